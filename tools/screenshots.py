"""Pictures of the browser client in its states: the README's into docs/pictures, or all of them into a folder.

./run screenshots                 the README's pictures
./run screenshots --all FOLDER    every state on a phone, its side, a tablet, a desktop, a wide one, in both themes
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from kits.browser import DESKTOP, PHONE, TABLET, Visitor, chromium, settle
from kits.every_state import EVERY_STATE
from kits.server import serving

ROOT = Path(__file__).resolve().parent.parent
SIZES = {
    "phone": PHONE, "side": {"width": 844, "height": 390}, "tablet": TABLET, "desktop": DESKTOP,
    "wide": {"width": 1920, "height": 1080},
}  # fmt: skip
THEMES = {"day": "light", "night": "dark"}
PICTURES = (
    ("home", "desktop", "day"), ("place", "desktop", "day"), ("choose", "desktop", "night"), ("end", "desktop", "day"),
    ("place", "phone", "day"), ("pawns", "phone", "night"), ("tutorial", "desktop", "day"),
    ("rw-move", "desktop", "day"), ("rw-pay", "phone", "day"), ("otr-plan", "desktop", "day"),
    ("otr-hand", "phone", "night"),
)  # fmt: skip


def take(browser: Browser, url: str, folder: Path, name: str, size: str, theme: str) -> None:
    state = next(each for each in EVERY_STATE if each.name == name)
    facts = {"has_touch": True, "device_scale_factor": 2} if size in ("phone", "side") else {}
    visitor = Visitor(browser, url, viewport=SIZES[size], color_scheme=THEMES[theme], reduced_motion="reduce", **facts)
    state.show(visitor)
    visitor.page.wait_for_selector(state.ready)
    settle(visitor.page)
    visitor.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    visitor.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--only", help="only states whose name begins so")
    options = parser.parse_args()
    folder = options.all or ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    every = [(state.name, size, theme) for state in EVERY_STATE for size in SIZES for theme in THEMES]
    wanted = [row for row in (every if options.all else PICTURES) if row[0].startswith(options.only or "")]
    from branchline.server.settings import CHOOSE, FIND_GAME

    facts = {"find_game": FIND_GAME, "games": None, "choose": CHOOSE}
    with tempfile.TemporaryDirectory() as data, serving(data=data, **facts) as server, chromium() as browser:
        for row in wanted:
            take(browser, server.url, folder, *row)
            sys.stdout.write(" ".join(row) + "\n")


if __name__ == "__main__":
    main()
