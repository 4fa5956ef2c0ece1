"""An owner's list of tiles or cards, as TOML: how much of it there may be is checked before any of it is read.

The reader of the standard library takes time that grows with the square of a key's dots, goes as deep as the brackets
do and gives up on long numbers. So one look goes over the text first, each character once, and refuses what no list
needs.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from branchline.core.errors import BadContent

MOST_BYTES: Final = 65_536
MOST_TABLES: Final = 1_000
"""`[tables]`, rows of `[[tables]]` and tables in one line, together."""
MOST_DEPTH: Final = 6
"""Brackets in brackets; a row has two, `[[tile]]`."""
MOST_CHARACTERS: Final = 64
"""Of a key, number or date that stands without quotes."""
MOST_PARTS: Final = 4
"""Of a key with dots."""
MOST: Final = 1_000_000
"""No number of a list is further from zero: what is computed from them stays small enough to be stored and sent."""

# Every alternative takes what it can and never gives back (`++`, `*+`), so that no text makes it look twice. A string
# that does not end takes the rest: the reader will refuse it there.
_TOKEN: Final = re.compile(
    r"""
      (?P<string> \"\"\"(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}|\Z) | '''(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)
                | "(?:[^"\\\n]++|\\[^\n])*+"?+ | '[^'\n]*+'?+ )
    | (?P<comment> \#[^\n]*+ )
    | (?P<space> [\ \t\r]++ )
    | (?P<mark> [\n=,\[\]{}] )
    | (?P<word> [^\s"'\#=,\[\]{}]++ )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)


def read(text: str) -> dict[str, Any]:
    """What the text says. Raises BadContent, which names the line."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise BadContent("content-too-large", bytes=size, most=MOST_BYTES)
    _Look(text).over_all()
    try:
        text.encode()
        said = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, or half a character
        raise BadContent("content-not-toml", detail=str(error)) from None
    _check_numbers(said)
    return said


class _Look:
    """What the text asks of its reader, counted token by token."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = self._depth = self._tables = self._parts = 0
        self._is_value = False

    def over_all(self) -> None:
        for token in _TOKEN.finditer(self._text):
            kind = token.lastgroup
            self._at = token.start()
            if kind == "word":
                self._word(token.group())
            elif kind == "mark":
                self._mark(token.group())

    def _word(self, word: str) -> None:
        self._parts += word.count(".")
        if self._parts >= MOST_PARTS:
            raise self._refused("content-too-many-parts", MOST_PARTS)
        if len(word) > MOST_CHARACTERS:
            raise self._refused("content-word-too-long", MOST_CHARACTERS)

    def _mark(self, mark: str) -> None:
        self._parts = 0
        if mark in "[{":
            self._open(mark)
        elif mark in "]}":
            self._depth = max(0, self._depth - 1)
        elif mark == "=":
            self._is_value = True
        elif mark == "\n" and not self._depth:
            self._is_value = False

    def _open(self, mark: str) -> None:
        is_header = not self._depth and not self._is_value
        self._depth += 1
        self._tables += mark == "{" or is_header
        if self._depth > MOST_DEPTH:
            raise self._refused("content-too-deep", MOST_DEPTH)
        if self._tables > MOST_TABLES:
            raise self._refused("content-too-many-tables", MOST_TABLES)

    def _refused(self, message: str, most: int) -> BadContent:
        return BadContent(message, line=self._text.count("\n", 0, self._at) + 1, most=most)


def _check_numbers(said: dict[str, Any]) -> None:
    for key, value in said.items():
        for number in _numbers(value):
            if not -MOST <= number <= MOST:
                raise BadContent("content-number", key=key, most=MOST)


def _numbers(value: Any) -> Iterator[int]:
    """The whole numbers in it; as deep as the brackets go, and no deeper."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)
