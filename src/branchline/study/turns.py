"""The turns of a match: what a seat does between two draws, or until the turn passes on."""

from collections.abc import Iterator
from typing import NamedTuple

from branchline.core.entries import Played
from branchline.core.match import Match, Moment, moments_back
from branchline.core.values import Action, Seat


class Turn(NamedTuple):
    seat: Seat
    number: int
    step: int
    last: int
    before: Moment
    """Where it began."""
    actions: tuple[Action, ...]


def turns_of(match: Match) -> tuple[Turn, ...]:
    """Those in which there was something to choose, in the order in which they ended. What was there when the match
    began was played in another."""
    counts = [0] * match.seats
    steps = {id(moment): seq for seq, moment in moments_back(match)}
    first = match.begins.step if match.begins is not None else 0
    turns = []
    for moments in _own_moments(match):
        before, seat = moments[0].before, moments[0].seat
        assert before is not None
        if moments[0].seq <= first or not _has_choice(match, moments):
            continue
        counts[seat] += 1
        actions = tuple(_action(match, moment) for moment in moments)
        turns.append(Turn(seat, counts[seat], steps.get(id(before), before.seq), moments[-1].seq, before, actions))
    return tuple(turns)


def _own_moments(match: Match) -> Iterator[list[Moment]]:
    """Each seat's moments from barrier to barrier: what it could have taken back by itself, had it not gone on."""
    begun: dict[Seat, list[Moment]] = {}
    for moment in match.chain[1:]:
        if isinstance(match.entries[moment.seq - 1], Played):
            begun.setdefault(moment.seat, []).append(moment)
        for seat in moment.barred:
            if seat in begun:
                yield begun.pop(seat)
    yield from begun.values()


def _has_choice(match: Match, moments: list[Moment]) -> bool:
    return any(len(moment.before.legal_actions(match.game, moment.seat)) > 1 for moment in moments if moment.before)


def _action(match: Match, moment: Moment) -> Action:
    entry = match.entries[moment.seq - 1]
    assert isinstance(entry, Played)
    action: Action = entry.action
    return action
