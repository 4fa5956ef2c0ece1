"""The whole product as a folder of files, for a host that knows nothing but files.

It has no accounts and no tables with others: the host in the browser keeps one's own. Addresses stand behind the `#`,
so that any of them can be opened anew; every path is relative, so that the folder can lie anywhere.
"""

import json
from pathlib import Path
from typing import Final

from branchline.server.http.pages import FILES, PARTS, UNLISTED, VERSION, Pages, import_map_hashes
from branchline.server.http.security import page_policy

SHELL: Final = 'data-theme="day"'
"""Where the page is told that it is its own host."""
AT_ROOT: Final = "/assets/"


class NotSetUp(Exception):
    """The parts of the host in the browser are not there."""


def write_site(pages: Pages, folder: Path) -> None:
    """Into a folder that is new or empty, or holds a site: nothing else of anybody's is touched. Raises NotSetUp,
    FileExistsError."""
    if PARTS not in pages.files:
        raise NotSetUp
    if folder.exists() and any(folder.iterdir()) and not (folder / "index.html").is_file():
        raise FileExistsError(str(folder))
    assets = folder / "assets" / pages.version
    for name, data in pages.files.items():
        if name not in UNLISTED:
            (assets / name).parent.mkdir(parents=True, exist_ok=True)
            (assets / name).write_bytes(data)
    (folder / "index.html").write_text(_shell(pages), encoding="utf-8")
    (folder / "manifest.webmanifest").write_text(_manifest(pages), encoding="utf-8")
    worker = pages.files["worker.js"].decode().replace(VERSION, pages.version)
    (folder / "worker.js").write_text(worker, encoding="utf-8")
    for listed in (folder / "assets").glob(f"*/{FILES}"):
        if listed.parent != assets:
            _remove_version(listed.parent)


def _remove_version(assets: Path) -> None:
    """What was written of a version before: the files it lists, and the folders that are empty then."""
    listed = [*json.loads((assets / FILES).read_text(encoding="utf-8")), FILES]
    for name in listed:
        if (assets / name).resolve().is_relative_to(assets.resolve()):
            (assets / name).unlink(missing_ok=True)
    for folder in [*sorted((each for each in assets.rglob("*") if each.is_dir()), reverse=True), assets]:
        if not any(folder.iterdir()):
            folder.rmdir()


def _shell(pages: Pages) -> str:
    """The import map is written anew, and so is its hash in the policy, which no header can bring here."""
    told = f'{SHELL} data-host="pocket" data-addresses="behind"'
    text = pages.shell_text.replace(SHELL, told, 1)
    text = text.replace(f'"{AT_ROOT}', f'".{AT_ROOT}').replace('"/manifest', '"./manifest')
    policy = f'<meta http-equiv="content-security-policy" content="{_policy(text)}">'
    return text.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}', 1)


def _policy(shell: str) -> str:
    """That of a server's page, but for what a page cannot say of itself. The workers have none here."""
    rules = page_policy(import_map_hashes(shell)).split("; ")
    return "; ".join(rule for rule in rules if not rule.startswith("frame-ancestors"))


def _manifest(pages: Pages) -> str:
    """An app is known by where it starts: an `id` could not name a folder that we do not know."""
    plain = json.loads(pages.files["manifest.webmanifest"].decode().replace(VERSION, pages.version))
    del plain["id"]
    icons = [{**icon, "src": "." + icon["src"]} for icon in plain["icons"]]
    return json.dumps({**plain, "start_url": "./", "scope": "./", "icons": icons}, indent=2) + "\n"
