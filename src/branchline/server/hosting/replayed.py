"""A record that was replayed: what is to be stored of it, without the match itself."""

import msgspec

from branchline.core.acts import taken_up
from branchline.core.codec import encode
from branchline.core.entries import Begins
from branchline.core.match import Match
from branchline.core.record import Times
from branchline.core.values import Outcome
from branchline.tables.sitting import handed_in


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
    times: Times | None
    begins: Begins | None
    to_act: tuple[int, ...]
    handed: tuple[int, ...]
    """The seats of people that a bot plays now."""
    outcome: Outcome | None


def replayed(players: tuple[str, ...], match: Match, times: Times | None = None) -> Replayed:
    """A match that was kept in a pause goes on: whoever brings it has taken it up."""
    game, match = match.game, taken_up(match)
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
        times=times.until(match.seq) if times is not None else None,
        begins=match.begins,
        to_act=tuple(sorted(match.to_act)),
        handed=tuple(sorted(handed_in(match))),
        outcome=match.outcome if not match.to_act else None,
    )
