"""The players' rules, clause by clause, in the reader's language."""

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any


def _folder() -> Any:
    """In the wheel the rules lie inside the package; in a checkout they lie in docs/rules."""
    shipped = resources.files("branchline") / "docs" / "rules"
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def book(game: str, language: str) -> str:
    """The whole text, as Markdown."""
    file = _folder() / language / f"{game.replace('-', '_')}.md"
    return str(file.read_text(encoding="utf-8"))


@cache
def clauses(game: str, language: str) -> dict[str, str]:
    """Each clause by its id, without the Markdown."""
    found = re.findall(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*((?:.|\n(?!- \*\*|\n|#))*)", book(game, language), re.MULTILINE)
    return {clause: _plain(text) for clause, text in found}


def _plain(text: str) -> str:
    return re.sub(r"[ \n]+", " ", re.sub(r"[*`]", "", text)).strip()
