"""Whether levels have something compiled to think with. Asked without loading it, which a server never does."""

import os
from functools import cache


@cache
def is_plain() -> bool:
    """Without numba the kernels run as plain Python: the stronger a level is, the more it misses them."""
    if os.environ.get("BRANCHLINE_PLAIN"):
        return True
    try:
        from importlib import metadata  # a browser's Python has not even this

        metadata.version("numba")
    except ImportError:
        return True
    return False
