"""All that is kept about one person, as one file."""

import asyncio
from typing import Any

import msgspec

from branchline.core.codec import encode
from branchline.server.errors import NotSignedIn
from branchline.server.people.player import Player
from branchline.server.store.own_rows import PARTS, facts_of, part_of
from branchline.server.store.store import Store
from branchline.tables.own_data import OwnData


async def own_data(store: Store, player: Player, most: int) -> bytes:
    """Read part by part, so that others are answered in between; written beside the event loop: it may be long.
    Raises NotSignedIn for who is gone."""
    facts = await store.read(facts_of(player.id))
    if facts is None:
        raise NotSignedIn("not-signed-in")
    kind = "guest" if player.is_guest else "account"
    found: dict[str, Any] = {"kind": kind, "id": player.id, "name": player.name, **facts}
    left_off: dict[str, int] = {}
    for name in PARTS:
        found[name], count = await store.read(part_of(name, player.id, most))
        if count > len(found[name]):
            left_off[name] = count - len(found[name])
    return await asyncio.to_thread(_written, {**found, "left_off": left_off})


def _written(found: dict[str, Any]) -> bytes:
    return encode(msgspec.convert(found, OwnData))
