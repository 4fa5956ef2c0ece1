"""Files that somebody names: read no further than they may go, and what cannot be read is said in one sentence."""

from pathlib import Path

from branchline.core.errors import BadOption


def read_bytes(path: Path, most: int) -> bytes:
    """Raises BadOption. A file without an end is no reason to wait for it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise BadOption("no-such-file", file=str(path)) from None
    except OSError as error:
        raise BadOption("cannot-read", file=str(path), detail=error.strerror or str(error)) from None
    if len(data) > most:
        raise BadOption("file-too-large", file=str(path), most=most)
    return data


def read_text(path: Path, most: int) -> str:
    try:
        return read_bytes(path, most).decode()
    except UnicodeDecodeError as error:
        raise BadOption("cannot-read", file=str(path), detail=str(error)) from None
