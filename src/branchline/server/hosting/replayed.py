"""A record that was replayed: what is to be stored of it, without the match itself."""

import msgspec

from branchline.core.codec import encode
from branchline.core.match import Match
from branchline.core.values import Outcome


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules_version: int
    content_hash: str
    content: str | None
    seats: int
    players: tuple[str, ...]
    options: str
    seed: str
    entries: tuple[str, ...]
    to_act: tuple[int, ...]
    outcome: Outcome | None


def replayed(players: tuple[str, ...], match: Match) -> Replayed:
    game = match.game
    return Replayed(
        game=game.name,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        content=game.content_text,
        seats=match.seats,
        players=players,
        options=encode(match.options).decode(),
        seed=match.seed,
        entries=tuple(encode(entry).decode() for entry in match.entries),
        to_act=tuple(sorted(match.to_act)),
        outcome=match.outcome if not match.to_act else None,
    )
