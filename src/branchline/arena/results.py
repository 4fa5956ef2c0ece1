"""The file in which a contest's results are kept as they come: a stop loses at most the matches under way."""

import os
from pathlib import Path
from typing import IO, Final

import msgspec

from branchline.arena.contest import Contest
from branchline.arena.playing import Result
from branchline.core.codec import encode
from branchline.core.errors import BadOption

MOST_BYTES: Final = 512 * 1024 * 1024


class Results:
    """One line says what the contest is, each further one how a match of it ended."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Takes up a file of the same contest. Raises BadOption where it holds another."""
        self.done: dict[int, Result] = {}
        is_new = not file.exists() or file.stat().st_size == 0
        if not is_new:
            self._read(file, contest)
        self._file: IO[bytes] = file.open("ab")
        if is_new:
            self._write(encode(contest))

    def _read(self, file: Path, contest: Contest) -> None:
        if file.stat().st_size > MOST_BYTES:
            raise BadOption("file-too-large", file=str(file), most=MOST_BYTES)
        data = file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        first, *rest = whole.splitlines() or [b""]
        if first != encode(contest):
            raise BadOption(_difference(first, contest), file=str(file))
        for number, line in enumerate(rest, 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise BadOption("arena-bad-line", file=str(file), line=number, detail=str(error)) from None
            self.done[result.fixture.number] = result
        if len(whole) < len(data):  # what a stop cut short is played again; a file that is not ours is left alone
            with file.open("r+b") as cut:
                cut.truncate(len(whole))

    def add(self, result: Result) -> None:
        self._write(encode(result))
        self.done[result.fixture.number] = result

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _difference(first: bytes, contest: Contest) -> str:
    """Whether the file holds another contest, or this one played by other bots or other rules."""
    try:
        other = msgspec.json.decode(first, type=Contest)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return "arena-other-contest"
    is_same = msgspec.structs.replace(other, version=contest.version) == contest
    return "arena-other-version" if is_same else "arena-other-contest"
