"""Where a user's own data lies: never in the checkout."""

import os
import re
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """BRANCHLINE_DATA, or where this system keeps a user's data: also where that variable names a database instead."""
    named = os.environ.get("BRANCHLINE_DATA")
    if named and not is_database_url(named):
        return Path(named)
    return platformdirs.user_data_path("branchline", appauthor=False)


def is_database_url(data: str) -> bool:
    return data.startswith(("postgresql:", "postgres:"))


def without_password(data: str) -> str:
    """As it may be shown: in a message, a log or a list."""
    if not is_database_url(data):
        return data
    return re.sub(r"(?<=[?&]password=)[^&]*", "…", re.sub(r"(?<=//)([^:@/]*):.*@", r"\1:…@", data))
