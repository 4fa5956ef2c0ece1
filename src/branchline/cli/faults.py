"""What can be wrong with files and databases, said in one sentence."""

import argparse
import sys
from typing import Any

from branchline.cli.serve import data_of
from branchline.core.values import Reason
from branchline.data_folder import without_password


def reason_of(error: Exception, options: argparse.Namespace | None) -> Reason | None:
    """None: a mistake of ours, which is told as it is."""
    if isinstance(error, OSError) and error.filename is not None:
        return Reason("cannot-read", args={"file": str(error.filename), "detail": error.strerror or str(error)})
    data = data_of(options) if options is not None and "data" in options else ""
    name = type(error).__name__
    if name == "FolderTaken":
        return Reason("folder-taken", args={"folder": data})
    if name == "NewerDatabase":
        return Reason("database-newer", args={"revision": str(error)})
    if _is_of_the_database(error):
        return Reason("database-unusable", args={"data": without_password(data), "detail": _detail(error)})
    return None


def _is_of_the_database(error: Exception) -> bool:
    """Where the store was not even loaded, it is not at fault."""
    loaded: Any = sys.modules.get("sqlalchemy.exc")
    if loaded is None:
        return False
    return isinstance(error, loaded.DBAPIError | loaded.ArgumentError | loaded.TimeoutError | loaded.NoResultFound)


def _detail(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return without_password(str(cause).strip().partition("\n")[0])
