"""How large everything is. A disk that hangs is no business of the event loop: ask where one reads."""

import shutil

from branchline.server.store import office
from branchline.server.store.connection import Connection
from branchline.server.store.engine import backups_folder, folder_of
from branchline.tables.admin_messages import Sizes


def sizes_of(connection: Connection, data: str) -> Sizes:
    folder, place = folder_of(data), backups_folder(data)
    backups = [file.stat().st_size for file in place.glob("*.jsonl.gz")] if place.is_dir() else []
    return Sizes(
        database=office.database_bytes(connection),
        backups=sum(backups),
        backup_count=len(backups),
        free=shutil.disk_usage(folder).free if folder is not None else None,
        rows=office.counts(connection),
    )
