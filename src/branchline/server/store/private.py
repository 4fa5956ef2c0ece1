"""What a server keeps is nobody else's business on its machine: folder and files are for their owner alone."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger("branchline.store")
_OTHERS: Final = 0o077


def write_privately() -> None:
    """Whatever this process makes from here on is for its owner alone."""
    os.umask(_OTHERS)


def write_own(file: Path, data: bytes) -> None:
    """A file for its owner alone, before there is a byte in it: also where there was one that others may read. What is
    no file, a pipe or a terminal, is as it is. Raises OSError, where it cannot be closed to others too."""

    def opened(path: str, flags: int) -> int:
        return os.open(path, flags & ~os.O_TRUNC, 0o600)

    with open(file, "wb", opener=opened) as out:
        if stat.S_ISREG(os.fstat(out.fileno()).st_mode):
            if os.name != "nt":
                _keep_to_oneself(out.fileno(), file)
            out.truncate()
        out.write(data)


def _keep_to_oneself(descriptor: int, file: Path) -> None:
    """What is for its owner alone already needs no right to be made so. A refusal says which file."""
    if not stat.S_IMODE(os.fstat(descriptor).st_mode) & _OTHERS:
        return
    try:
        os.fchmod(descriptor, 0o600)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None


def mend(folder: Path, file: str) -> list[Path]:
    """What an older version left open to everybody is closed, with a word. A folder that holds other things too is
    somebody else's to close."""
    mended = [path for path in ours_in(folder, file) if _close(path)]
    if mended:
        log.warning("made private", extra={"paths": [str(path) for path in mended]})
    return mended


def ours_in(folder: Path, file: str) -> list[Path]:
    """Database and backups; and the folder, where it holds nothing else."""
    if os.name == "nt" or not folder.is_dir():
        return []
    ours = [path for path in folder.iterdir() if path.name.startswith((file, "server.lock", "backups"))]
    backups = [path for part in ours if part.is_dir() for path in part.iterdir()]
    is_ours_alone = ours and len(ours) == len(list(folder.iterdir()))
    return [*ours, *backups, *([folder] if is_ours_alone else [])]


def is_open(path: Path) -> bool:
    """Whether others on the machine may do anything with it. What is gone meanwhile is not."""
    try:
        return os.name != "nt" and bool(path.stat().st_mode & _OTHERS)
    except FileNotFoundError:
        return False


def _close(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
        if not mode & _OTHERS:
            return False
        path.chmod(mode & ~_OTHERS & 0o7777)
    except FileNotFoundError:  # gone meanwhile, as SQLite's own files go
        return False
    except PermissionError:
        log.warning("open to others", extra={"path": str(path)})
        return False
    return True
