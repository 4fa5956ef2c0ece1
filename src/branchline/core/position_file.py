"""A position of somebody's box, written down as JSON: read within bounds, and not yet looked at."""

from typing import Any, Final

import msgspec

from branchline.core.errors import BadPosition
from branchline.core.values import Reason

MOST_BYTES: Final = 65_536
MOST_PARTS: Final = 150
"""Of one list in it: tiles, cells, markers."""


def read(data: bytes, most_parts: int = MOST_PARTS) -> Any:
    """What the bytes say. Raises BadPosition."""
    if len(data) > MOST_BYTES:
        raise BadPosition(Reason("score-too-large", args={"bytes": len(data), "most": MOST_BYTES}))
    try:
        position = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(Reason("score-not-json", args={"detail": str(error)})) from None
    for part, value in position.items() if isinstance(position, dict) else ():
        if isinstance(value, list) and len(value) > most_parts:
            args: dict[str, str | int] = {"part": part[:40], "count": len(value), "most": most_parts}
            raise BadPosition(Reason("score-too-many", args=args))
    return position
