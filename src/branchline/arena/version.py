"""Which rules and bots results are of: what was found with others is not counted with them."""

from functools import cache

from branchline.sources import PACKAGE, digest_of


@cache
def version(game: str) -> str:
    """Of everything that a result hangs on: the game's rules and content, its kernel, the bots."""
    folder = game.replace("-", "_")
    sources = [*(PACKAGE / "bots").glob("*.py"), *(PACKAGE / "kernels").glob("*.py")]
    for part in (f"games/{folder}/rules", f"kernels/{folder}", f"bots/{folder}"):
        sources += (PACKAGE / part).rglob("*.py")
    return digest_of([*sources, *(PACKAGE / "games" / folder / "content").glob("*.toml")])
