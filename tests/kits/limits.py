"""The limits of a server as the documentation writes them."""

from typing import Any

from branchline.server.bounds.given_limits import GivenLimits


def defaults() -> dict[str, str]:
    """`rates.chats` → `10, 0.5`, as the documentation writes it."""
    made = GivenLimits()
    return {
        f"{section}.{name}": said(getattr(getattr(made, section), name))
        for section in made.__struct_fields__
        for name in getattr(made, section).__struct_fields__
    }


def said(value: Any) -> str:
    parts = value if isinstance(value, tuple) else (value,)
    return ", ".join(part if isinstance(part, str) else f"{part:,}".replace(",", " ") for part in parts)
