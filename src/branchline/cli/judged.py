"""What `branchline analyse` found, kept part by part in the user's data folder: the same command goes on there."""

import contextlib
import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from branchline.cli.files import read_bytes
from branchline.core import record
from branchline.core.codec import decode, encode
from branchline.core.errors import BadOption
from branchline.data_folder import data_folder
from branchline.sources import PACKAGE, digest_of
from branchline.study.findings import VERSION, JudgedTurn, Part
from branchline.study.parts import Study

MOST_KEPT: Final = 50
"""Analyses; a new one takes the place of the one that was asked for longest ago."""
MOST_BYTES: Final = 8_388_608
"""Of one analysis: what does not fit is worked out again."""
JUDGES: Final = ("bots", "core", "games", "kernels", "rails", "study")
"""The packages that a judgement hangs on: what others of them found is not gone on with."""


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: which part, and what it is."""

    place: Annotated[int, Meta(ge=0)]
    part: Part


class Judged:
    """The parts of an analysis that are known, whoever found them; `trouble`: why a new one cannot be kept."""

    def __init__(self, study: Study) -> None:
        self._study, self._path = study, analyses_folder() / f"{_name(study)}.jsonl"
        self.trouble = ""
        self.parts: dict[int, Part] = {}
        with contextlib.suppress(BadOption):
            for line in read_bytes(self._path, MOST_BYTES).splitlines():
                self._take(line)
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch()  # as old as its last use
            _forget_old()

    def _take(self, line: bytes) -> None:
        """One that was torn off, or that fits nothing here, is as if it were not there."""
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
            found = decode(line, Found)
            if _fits(self._study, found):
                self.parts[found.place] = found.part

    def add(self, place: int, part: Part) -> None:
        """On disk before the next one is begun, each on a line of its own: one that was torn off spoils no other."""
        self.parts[place] = part
        line = b"\n" + encode(Found(place, part))
        try:
            with self._path.open("ab") as file:
                if file.tell() + len(line) <= MOST_BYTES:
                    file.write(line)
                    file.flush()
                    os.fsync(file.fileno())
        except OSError as error:
            self.trouble = error.strerror or str(error)


def analyses_folder() -> Path:
    return data_folder() / "analyses"


def _name(study: Study) -> str:
    """The same for what finds the same: the match, the task, and who judges."""
    parts = [record.export(study.match), encode(study.outline), str(VERSION).encode(), _judges().encode()]
    return sha256(b"\0".join(parts)).hexdigest()[:32]


@cache
def _judges() -> str:
    return digest_of(path for folder in JUDGES for path in (PACKAGE / folder).rglob("*.py"))


def _fits(study: Study, found: Found) -> bool:
    if not isinstance(found.part, JudgedTurn):
        return len(study.turns) <= found.place < study.outline.parts
    turn = study.turns[found.place] if found.place < len(study.turns) else None
    return turn is not None and (turn.seat, turn.last) == (found.part.seat, found.part.last)


def _forget_old() -> None:
    kept = sorted(analyses_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[MOST_KEPT:]:
        path.unlink(missing_ok=True)
