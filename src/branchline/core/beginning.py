"""A match that begins where another stood: with its draws, or with others."""

import msgspec

from branchline.core.acts import check_seats, taken_up
from branchline.core.entries import HOST, Begins, Reseeded
from branchline.core.errors import Refused
from branchline.core.match import Match, Moment, check_room, check_seed
from branchline.core.rng import Rng
from branchline.core.values import Reason, Seat


def begun(match: Match, record: str, seed: str | None = None) -> Match:
    """A match of its own from here on, of what has the record of this digest. The draws that follow are the same, or
    those of a new seed. It counts for nothing."""
    if not match.to_act:
        raise Refused(Reason("begins-over", args={"step": match.seq}))
    match = msgspec.structs.replace(match, begins=Begins(record, match.seq))
    return taken_up(match if seed is None else reseed(match, HOST, seed))


def reseed(match: Match, seat: Seat, seed: str) -> Match:
    """Whatever nobody has seen is drawn by this seed from here on; nothing that any seat knows changes, and nobody
    takes back what was before it."""
    check_room(match)
    check_seed(seed)
    if seat != HOST:
        check_seats(match, seat)
    if match.begins is None or match.seq > match.begins.step:
        raise Refused(Reason("reseeded-later", args={"entry": match.seq + 1}))
    everyone, last = frozenset(range(match.seats)), match.last
    state = match.game.with_other_draws(match.state, Rng(seed))
    moment = Moment(match.seq + 1, HOST, state, (), last.to_act, everyone, last)
    return msgspec.structs.replace(match, last=moment, entries=match.entries.grown(Reseeded(seat, seed)), redoable=())
