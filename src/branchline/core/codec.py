"""JSON for every value of the core and the games; the same value always gives the same bytes."""

from functools import cache
from typing import Any, Protocol, runtime_checkable

import msgspec


@runtime_checkable
class Wired(Protocol):
    """A class that keeps caches beside its data says itself how it travels."""

    def to_wire(self) -> Any: ...

    @classmethod
    def from_wire(cls, data: Any) -> Any: ...


def _to_wire(value: Any) -> Any:
    if isinstance(value, Wired):
        return value.to_wire()
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


def _from_wire(kind: Any, data: Any) -> Any:
    return kind.from_wire(data)


_encoder = msgspec.json.Encoder(enc_hook=_to_wire)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=_from_wire)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """Raises msgspec.ValidationError (with the path of what is wrong) or msgspec.DecodeError."""
    return _decoder(kind).decode(data)


def convert(data: Any, kind: Any) -> Any:
    """The typed value of plain JSON data."""
    return msgspec.convert(data, kind, dec_hook=_from_wire)


def to_plain(value: Any) -> Any:
    """Plain JSON data of a typed value."""
    return msgspec.to_builtins(value, enc_hook=_to_wire)
