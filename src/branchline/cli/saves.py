"""Matches kept in the user's data folder, written whole or not at all."""

import os
import time
from pathlib import Path

from branchline.cli.files import read_bytes
from branchline.core import record
from branchline.core.errors import BadOption, BadRecord
from branchline.core.record import Record
from branchline.data_folder import data_folder
from branchline.tables.sitting import Sitting


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_name(game: str) -> str:
    """A name that no save has yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    taken = {path.stem for path in list_saves()}
    return next(name for n in range(1000) if (name := f"{stem}-{n}" if n else stem) not in taken)


def path_of(name: str) -> Path:
    """A save by its name, or a file anywhere by its path."""
    given = Path(name)
    return given if given.suffix == ".json" else saves_folder() / f"{name}.json"


def list_saves() -> list[Path]:
    """The newest first."""
    return sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def write(path: Path, sitting: Sitting, players: tuple[str, ...]) -> None:
    """On disk before anyone is told; a power cut leaves the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".json.tmp")
    with draft.open("wb") as file:
        file.write(record.export(sitting.match, players, sitting.times))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(name: str | None) -> tuple[Path, Record]:
    """The named save, or the newest. It is only read: a broken file stays as it is."""
    path = path_of(name) if name else next(iter(list_saves()), None)
    if path is None:
        raise BadOption("no-saves", folder=str(saves_folder()))
    try:
        return path, record.read(read_bytes(path, record.MOST_BYTES))
    except BadRecord as refusal:
        detail = str(refusal.reason.args.get("detail", refusal))
        raise BadRecord("save-broken", file=str(path), detail=detail) from None
