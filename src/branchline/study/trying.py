"""A turn tried out, on a position that fits what its seat could know when it began."""

import time
from collections.abc import Sequence
from typing import Any

from branchline.bots import find_bot
from branchline.bots.bot import Budget
from branchline.core.match import Match, Moment, match_at, play
from branchline.core.rng import Rng
from branchline.core.values import Action, Event, Seat


def guessed(match: Match, moment: Moment, seat: Seat, rng: Rng) -> Match:
    """A position that is to the seat what this one was: what it could not know is another."""
    return match_at(match, match.game.guess(match.game.view(moment.state, seat), rng))


def done(match: Match, seat: Seat, actions: Sequence[Action]) -> Match:
    for action in actions:
        match = play(match, seat, action)
    return match


def events_of(match: Match, seat: Seat, actions: Sequence[Action]) -> tuple[Event, ...]:
    """What happens, for whoever may know everything. Of the action that ends the turn only what it is itself: what was
    drawn then is a draw of this position alone."""
    events: list[Event] = []
    for action in actions:
        match = play(match, seat, action)
        happened = match.last.events
        if seat in match.last.barred:
            happened = tuple(event for event in happened[:1] if not event.reveals)
        events += happened
    return tuple(events)


def is_turn_over(match: Match, seat: Seat) -> bool:
    return seat not in match.to_act or (match.seq > 0 and seat in match.last.barred)


def turn_by(match: Match, seat: Seat, level: str, rng: Rng, budget: Budget) -> tuple[Action, ...]:
    """What a bot would do from here until something is drawn or the turn passes on. Seconds are those of the whole
    turn: what it has to decide first may take them all."""
    bot, plan, actions = find_bot(level, match.game.name), None, list[Action]()
    began = time.monotonic()
    while not is_turn_over(match, seat):
        view, legal = match.view(seat), match.legal_actions(seat)
        own, rng = _split(rng)
        choice = bot(match.game, view, legal, seat, own, _left(budget, began), plan)
        match, plan = play(match, seat, choice.action), choice.plan
        actions.append(choice.action)
    return tuple(actions)


def _left(budget: Budget, began: float) -> Budget:
    """Playouts are for each decision, so that they are the same for whoever goes on with a turn."""
    if budget.seconds is None:
        return budget
    return Budget(seconds=max(0.0, budget.seconds - (time.monotonic() - began)))


def played_out(match: Match, level: str, rng: Rng) -> Match:
    """To the end, every seat played by this level."""
    bot, plans = find_bot(level, match.game.name), dict[Seat, Any]()
    while match.to_act:
        seat = min(match.to_act)
        own, rng = _split(rng)
        view, legal = match.view(seat), match.legal_actions(seat)
        choice = bot(match.game, view, legal, seat, own, Budget(playouts=0), plans.get(seat))
        match, plans[seat] = play(match, seat, choice.action), choice.plan
    return match


def one_by(match: Match, level: str, rng: Rng) -> Match:
    """One decision, by this level."""
    seat = min(match.to_act)
    view, legal = match.view(seat), match.legal_actions(seat)
    choice = find_bot(level, match.game.name)(match.game, view, legal, seat, rng, Budget(playouts=0), None)
    return play(match, seat, choice.action)


def _split(rng: Rng) -> tuple[Rng, Rng]:
    number, rest = rng.below(1 << 60)
    return Rng(str(number)), rest
