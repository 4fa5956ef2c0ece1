"""Which two names could be taken for one another: look-alike letters of other alphabets, capitals, marks, spaces.

The looks of accounts are stored. Whoever changes what is here, or the list, adds a migration that makes them anew.
"""

import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_MARKS: Final = ((0x0300, 0x0370), (0x1AB0, 0x1B00), (0x1DC0, 0x1E00), (0x20D0, 0x2100), (0xFE20, 0xFE30))
"""What stands on letters. The vowel signs of other scripts are letters to their readers."""


def _listed() -> Iterator[tuple[int, str]]:
    text = (files("branchline.server.people") / "look_alikes.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            shape, others = line.split(" ")
            yield from ((ord(other), shape) for other in others)


LOOK_ALIKES: Final = dict(_listed())


def looks_of(name: str) -> frozenset[str]:
    """How a name looks as it is written, and in capitals: two names that share one could be taken for one another."""
    return frozenset({_shape(name), _shape(name.upper())})


def _shape(name: str) -> str:
    letters = _bare(_bare(name).translate(LOOK_ALIKES).casefold()).translate(LOOK_ALIKES)
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    seen = "".join(character for character in letters if unicodedata.category(character)[0] not in "ZP")
    return seen or letters


def _bare(name: str) -> str:
    """Every letter without its marks."""
    return "".join(each for each in unicodedata.normalize("NFKD", name) if not _is_mark(ord(each)))


def _is_mark(code: int) -> bool:
    return any(first <= code < end for first, end in _MARKS)
