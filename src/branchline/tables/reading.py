"""What somebody sent, read and checked: a body, a query, a message. What is wrong with it is said."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from branchline.core.codec import convert, decode
from branchline.core.game import AnyGame
from branchline.core.values import Action
from branchline.tables.live_messages import Said
from branchline.tables.queries import Query
from branchline.tables.refusals import Malformed

MOST_SAID: Final = 200
"""So many letters of what the decoder says are passed on."""


def read_query(pairs: Mapping[str, list[str]], kind: Any) -> Any:
    """Of each name its values; a path without a `kind` takes none."""
    if any(len(values) != 1 for values in pairs.values()):
        raise Malformed("bad-query", detail="given twice")
    try:
        return msgspec.convert({name: values[0] for name, values in pairs.items()}, kind or Query, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("bad-query", detail=str(error)[:MOST_SAID]) from None


def read_body(data: bytes | str, kind: Any) -> Any:
    return _read(data, kind, "bad-body")


def read_said(data: bytes | str) -> Any:
    """A message of the live connection."""
    return _read(data, Said, "bad-message")


def read_action(game: AnyGame, action: Any) -> Action:
    """An action of the game, from plain data."""
    try:
        read: Action = convert(action, game.action_type)
    except msgspec.ValidationError as error:
        raise Malformed("bad-action", detail=str(error)[:MOST_SAID]) from None
    return read


def _read(data: bytes | str, kind: Any, wrong: str) -> Any:
    try:
        return decode(data, kind)
    except msgspec.ValidationError as error:
        raise Malformed(wrong, detail=str(error)[:MOST_SAID]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("not-json", detail=str(error)[:MOST_SAID]) from None
