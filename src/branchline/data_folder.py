"""Where a user's own data lies: never in the checkout."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """BRANCHLINE_DATA, or where this system keeps a user's data."""
    named = os.environ.get("BRANCHLINE_DATA")
    return Path(named) if named else platformdirs.user_data_path("branchline", appauthor=False)
