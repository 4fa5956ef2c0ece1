"""What may be a name: something one can see, in few enough characters, without tricks of writing."""

import unicodedata
from typing import Final

from branchline.core.values import Reason

MOST: Final = 40
MOST_MARKS: Final = 2
"""So many marks may stand on one letter; more climb out of their line."""
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\ufffc\U0001d159")
"""Letters, marks and signs by their kind, and nothing to see."""
_VARIANTS: Final = dict.fromkeys((*range(65024, 65040), *range(6155, 6158), *range(917760, 918000)))
"""They choose among the shapes of the sign before them: without them it is the same name."""


def clean(name: str) -> str:
    """The name as it is kept: one way to write each letter, one kind of space, and one at a time."""
    return " ".join(_plain(name).split())


def fault_in(name: str, most: int = MOST) -> Reason | None:
    """Why this cannot be a name, of so many characters at most."""
    for character in _plain(name):
        if unicodedata.category(character) in _HIDDEN or character in _BLANK:
            return _fault("invisible", code=f"U+{ord(character):04X}")
    kept = clean(name)
    if not 0 < len(kept) <= most:
        return _fault("length", most=most)
    if _most_marks(kept) > MOST_MARKS or unicodedata.category(kept[0]).startswith("M"):
        return _fault("marks", most=MOST_MARKS)
    return None


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name.translate(_VARIANTS))


def _fault(why: str, code: str = "", most: int = 0) -> Reason:
    return Reason("bad-name", args={"why": why, "code": code, "most": most})


def _most_marks(name: str) -> int:
    most = run = 0
    for character in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        most = max(most, run)
    return most
