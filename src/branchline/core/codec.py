"""JSON for every value of the core and the games; the same value always gives the same bytes."""

from functools import cache
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """Raises msgspec.ValidationError (with the path of what is wrong) or msgspec.DecodeError."""
    return _decoder(kind).decode(data)


def convert(data: Any, kind: Any) -> Any:
    """The typed value of plain JSON data."""
    return msgspec.convert(data, kind)


def to_plain(value: Any) -> Any:
    """Plain JSON data of a typed value."""
    return msgspec.to_builtins(value)
