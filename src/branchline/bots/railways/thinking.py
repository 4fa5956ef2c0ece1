"""How a bot of Railways thinks: the opening rehearsed, each decade planned whole, then done action by action."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from branchline.bots.bot import Bot, Budget, Choice
from branchline.bots.railways.answers import answer_of
from branchline.bots.railways.bench import Bench, Decade, Position
from branchline.bots.railways.halving import Purse, best_of
from branchline.bots.railways.opening import Rehearsal, choose_dice, choose_plan
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.railways.actions import LayCard, PlaceDie
from branchline.games.railways.state import ArrangePlan, CloseDecade, PlaceDice, TakeAction
from branchline.games.railways.view import View

IN_PLAYOUTS = 3
"""First actions that are followed up in every decade of a playout."""


class Appetite(NamedTuple):
    """How a level plays: what it sees, and how much it thinks."""

    weights: Sequence[int]
    breadth: int
    """First actions that are followed up."""
    keep: int = 1
    """Decades that are compared by playouts."""
    playouts: int = 0
    """In a decade."""
    rehearsals: int = 0
    """Playouts for the plan, and as many for the dice."""
    width: int = 1
    """Positions kept in each decade of a playout."""
    plan_width: int = 1
    """The same in a rehearsal of the opening."""
    slips: int = 0
    """Among how many of the best it takes any: a beginner's eye. It lays cards and dice anyhow, too."""


class Mind(NamedTuple):
    """A level asked for one choice."""

    appetite: Appetite
    game: AnyGame
    view: View
    legal: Sequence[Action]
    seat: Seat
    rng: Rng
    budget: Budget
    plan: Any


def player(appetite: Appetite) -> Bot:
    def choose(
        game: AnyGame, view: Any, legal: Sequence[Action], seat: Seat, rng: Rng, budget: Budget, plan: Any
    ) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], plan)
        mind = Mind(appetite, game, view, legal, seat, rng, budget, plan if isinstance(plan, dict) else {})
        return _BY_STEP.get(type(view.agenda[0]), _go_on)(mind)

    return choose


def bench_of(mind: Mind) -> Bench:
    return Bench(mind.game.content, mind.view, mind.appetite.weights)


# The opening ----------------------------------------------------------------------------------------------------------


def _arrange(mind: Mind) -> Choice:
    """RW-S2: as planned, while what lies is what was planned."""
    if mind.appetite.slips:
        return Choice(mind.rng.choice(mind.legal)[0])
    laid = len(mind.view.plan)
    planned = [LayCard(card, turned) for card, turned in mind.plan.get("cards", ())]
    lies = [LayCard(card.card, card.turned) for card in mind.view.plan]
    if planned[:laid] != lies or planned[laid:][:1] not in [[action] for action in mind.legal]:
        rehearsal, purse = _rehearsal(mind, mind.appetite.rehearsals)
        planned = [LayCard(card.card, card.turned) for card in choose_plan(rehearsal, mind.view, purse)]
    return Choice(planned[laid], {"cards": [[action.card, action.turned] for action in planned]})


def _place_dice(mind: Mind) -> Choice:
    """RW-S3: all four at once."""
    if mind.appetite.slips:
        return Choice(mind.rng.choice(mind.legal)[0])
    placed = len(mind.view.dice)
    planned = [PlaceDie(tuple(cell), value) for cell, value in mind.plan.get("dice", ())]
    lies = {(die.cell, die.value) for die in mind.view.dice}
    fits = {(action.cell, action.value) for action in planned[:placed]} == lies
    if not fits or planned[placed:][:1] not in [[action] for action in mind.legal]:
        rehearsal, purse = _rehearsal(mind, mind.appetite.rehearsals)
        chosen = choose_dice(rehearsal, mind.view, purse, mind.rng)
        planned = [*(PlaceDie(*die) for die in lies), *(PlaceDie(*die) for die in chosen)]
    return Choice(planned[placed], {"dice": [[list(action.cell), action.value] for action in planned]})


def _rehearsal(mind: Mind, playouts: int) -> tuple[Rehearsal, Purse]:
    rehearsal = Rehearsal(bench_of(mind), mind.rng, IN_PLAYOUTS, mind.appetite.plan_width)
    return rehearsal, Purse.of(mind.budget, playouts)


# A decade -------------------------------------------------------------------------------------------------------------


def _take_action(mind: Mind) -> Choice:
    """Both actions are planned at the first; at the second the plan is gone through with, if all went as thought."""
    step = mind.view.agenda[0]
    assert isinstance(step, TakeAction)
    bench = bench_of(mind)
    here = bench.position(mind.view)
    if step.number == 2 and mind.plan.get("before") == listed(here):
        choice = _follow(mind, mind.plan["rows"][1:], None)
        if choice is not None:
            return choice
    decade = plan_decade(mind, bench, here, step.number)
    rows = decade.rows if step.number == 1 else decade.rows[1:]
    choice = _follow(mind, rows, listed(bench.after(here, rows[0])))
    return choice or Choice(mind.legal[0], fell_back=True)


def listed(position: Position) -> list[int]:
    return [int(number) for number in position.head]


def plan_decade(mind: Mind, bench: Bench, here: Position, number: int) -> Decade:
    appetite = mind.appetite
    keep = max(appetite.keep, appetite.slips)
    found = bench.decades([here], appetite.breadth, keep) if number == 1 else bench.second_actions(here, keep)
    if appetite.slips:
        return mind.rng.choice(found)[0]
    rehearsal, purse = _rehearsal(mind, appetite.playouts)

    def trial(decade: Decade, number: int) -> int:
        draws = rehearsal.draws(number)
        return bench.play_out(bench.follow(here, decade, draws), draws, IN_PLAYOUTS, appetite.width)

    return best_of(found, trial, purse)


def _follow(mind: Mind, rows: Sequence[Sequence[int]], before: list[int] | None) -> Choice | None:
    """What the first of these rows says here; the plan keeps them, and how things will lie before the next."""
    action = answer_of(mind.game.content, mind.view, mind.legal, rows[0])
    plan = {"rows": [list(row) for row in rows], "before": before}
    return None if action is None else Choice(action, plan)


def _go_on(mind: Mind) -> Choice:
    """A payment, an exchange, a marker that stays: as planned, or where the plan is lost, what is worth the most."""
    rows = mind.plan.get("rows")
    if rows:
        action = answer_of(mind.game.content, mind.view, mind.legal, rows[0])
        if action is not None:
            return Choice(action, mind.plan)
    bench, state = bench_of(mind), mind.game.guess(mind.view, mind.rng)
    return Choice(max(mind.legal, key=lambda action: _worth_of(mind, bench, state, action)))


def _worth_of(mind: Mind, bench: Bench, state: Any, action: Action) -> int:
    """By the rules to the end of the action under way, and then as the kernel sees it."""
    after = mind.game.apply(state, mind.seat, action).state
    if after.agenda and not isinstance(after.agenda[0], TakeAction | CloseDecade):
        return max(_worth_of(mind, bench, after, next_) for next_ in mind.game.legal_actions(after, mind.seat))
    return bench.worth(bench.position(after))


_BY_STEP: dict[type[Any], Callable[[Mind], Choice]] = {
    ArrangePlan: _arrange,
    PlaceDice: _place_dice,
    TakeAction: _take_action,
}
