"""A position of somebody's box, written down as JSON: read within bounds, and not yet looked at."""

from typing import Any, Final

import msgspec

from branchline.core.errors import BadPosition
from branchline.core.values import Reason

MOST_BYTES: Final = 65_536


def read(data: bytes) -> Any:
    """What the bytes say. Raises BadPosition."""
    if len(data) > MOST_BYTES:
        raise BadPosition(Reason("score-too-large", args={"bytes": len(data), "most": MOST_BYTES}))
    try:
        return msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(Reason("score-not-json", args={"detail": str(error)})) from None
