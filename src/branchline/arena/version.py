"""Which rules and bots results are of: what was found with others is not counted with them."""

from functools import cache
from pathlib import Path

from branchline.bots.plain import is_plain
from branchline.sources import PACKAGE, digest_of


@cache
def version(game: str) -> str:
    """Where nothing is compiled levels think less: for the same seeds they play other matches."""
    found = digest_of(sources(game))
    return f"{found}-plain" if is_plain() else found


def sources(game: str) -> list[Path]:
    """Everything that a result hangs on: the core, the game with its content, its kernel, the bots."""
    folder = game.replace("-", "_")
    found = [*(PACKAGE / "bots").glob("*.py"), *(PACKAGE / "kernels").glob("*.py"), PACKAGE / "games" / "__init__.py"]
    for part in ("core", "rails", f"games/{folder}", f"kernels/{folder}", f"bots/{folder}"):
        found += (PACKAGE / part).rglob("*.py")
    return [*found, *(PACKAGE / "games" / folder / "content").glob("*.toml")]
