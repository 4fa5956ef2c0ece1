"""RW-P, RW-B: a decade: the first action, the second action, and the bookkeeping."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from msgspec.structs import replace

from branchline.core.values import Event, Seat, Turn, snake_case
from branchline.games.railways import actions as act
from branchline.games.railways.content import Content
from branchline.games.railways.events import (
    CardsDrawn,
    DecadeBegun,
    DiscardShuffled,
    GameEnded,
    GoalReached,
    Paid,
)
from branchline.games.railways.rules import build, buy, move, small_actions
from branchline.games.railways.rules.end import REACHED, is_empty, is_met, score
from branchline.games.railways.rules.payments import Price, Purse, Way, purse, ways_to_pay
from branchline.games.railways.rules.plan import Network, network
from branchline.games.railways.rules.tracks import move_pollution
from branchline.games.railways.state import (
    DECADES,
    HAND_SIZE,
    AnyStep,
    Bookkeeping,
    CloseDecade,
    PayFor,
    State,
    TakeAction,
)

DECADE: tuple[AnyStep, ...] = (TakeAction(1), TakeAction(2), CloseDecade(), Bookkeeping())


class DeedRule(NamedTuple):
    """One of the eight actions: where it is possible, what it costs, what it does."""

    legal: Callable[[Network, Purse, State], Sequence[act.Deed]]
    price: Callable[[Content, State, Any], Price]
    apply: Callable[[Content, State, Any, Way], Turn]


def _fixed(price: Price) -> Callable[[Content, State, Any], Price]:
    return lambda _content, _state, _deed: price


DEEDS: dict[type[act.Deed], DeedRule] = {
    act.BuyRailway: DeedRule(buy.legal, buy.price, buy.apply),
    act.Build: DeedRule(build.legal, build.price, build.apply),
    act.MovePassenger: DeedRule(move.legal, move.price, move.apply),
    act.Recruit: DeedRule(small_actions.legal_recruit, _fixed(small_actions.RECRUIT), small_actions.recruit),
    act.RaiseCapital: DeedRule(
        small_actions.legal_raise_capital, _fixed(small_actions.CAPITAL), small_actions.raise_capital
    ),
    act.CleanUp: DeedRule(small_actions.legal_clean_up, _fixed(small_actions.CLEAN_UP), small_actions.clean_up),
    act.AddPassenger: DeedRule(
        small_actions.legal_add_passenger, _fixed(small_actions.PASSENGER), small_actions.add_passenger
    ),
    act.Upgrade: DeedRule(
        small_actions.legal_upgrade,
        lambda content, state, deed: small_actions.upgrade_price(network(content, state).chain_at[deed.railway]),
        small_actions.upgrade,
    ),
}


def deeds(content: Content, state: State) -> list[act.Deed]:
    """Everything the hand can pay, action by action."""
    plan, payable = network(content, state), purse(content, state.hand)
    return list(chain.from_iterable([rule.legal(plan, payable, state) for rule in DEEDS.values()]))


def take_action_legal(
    content: Content, state: State, step: TakeAction, _seat: Seat
) -> Sequence[act.Deed | act.EndDecade]:
    """The first action must be taken if any is legal; the second may be passed."""
    possible = deeds(content, state)
    return possible if possible and step.number == 1 else [*possible, act.EndDecade()]


def take_action(content: Content, state: State, step: TakeAction, seat: Seat, action: act.Deed | act.EndDecade) -> Turn:
    """What to do is said first; nothing changes until it is paid."""
    if isinstance(action, act.EndDecade):
        return close(content, state, step, seat, action)
    return Turn(replace(state, agenda=(PayFor(step.number, action), *state.agenda[1:])), ())


def ways_for(content: Content, state: State, deed: act.Deed) -> tuple[Way, ...]:
    return ways_to_pay(content, state, DEEDS[type(deed)].price(content, state, deed))


def pay_legal(content: Content, state: State, step: PayFor, _seat: Seat) -> Sequence[act.Pay]:
    """RW-P2: the ways to pay, in their order."""
    return [act.Pay(way.slots) for way in ways_for(content, state, step.deed)]


def pay(content: Content, state: State, step: PayFor, _seat: Seat, action: act.Pay) -> Turn:
    """RW-P1, RW-P2: the cards go to the discard, pollution rises, and then the action takes effect."""
    way = next(way for way in ways_for(content, state, step.deed) if way.slots == action.slots)
    before = spend(replace(state, agenda=state.agenda[1:]), way)
    paid = Paid(snake_case(type(step.deed).__name__), way.slots)
    smoky, smoke = move_pollution(before, way.pollution)
    after, events = DEEDS[type(step.deed)].apply(content, smoky, step.deed, way)
    after, goals = judge(content, before, after)
    return Turn(after, (paid, *smoke, *events, *goals))


def spend(state: State, way: Way) -> State:
    """RW-P1: every card used goes to the discard."""
    cards = way.cards
    hand = tuple([card for card in state.hand if card not in cards])
    return replace(state, hand=hand, discard=(*state.discard, *cards))


def judge(content: Content, before: State, after: State) -> Turn:
    """RW-G2: is the plan empty after this action? And which goals hold now that did not before?"""
    if is_empty(after):
        after = replace(after, was_empty=True)
    events = [
        GoalReached(goal)
        for goal, is_reached in REACHED.items()
        if is_reached(content, after) and not is_reached(content, before)
    ]
    return Turn(after, tuple(events))


def close_legal(_content: Content, _state: State, _step: CloseDecade, _seat: Seat) -> Sequence[act.EndDecade]:
    return [act.EndDecade()]


def close(_content: Content, state: State, _step: AnyStep, _seat: Seat, _action: act.EndDecade) -> Turn:
    """What is left of the decade is passed."""
    return Turn(replace(state, agenda=(Bookkeeping(),)), ())


# The bookkeeping ----------------------------------------------------------------------------------------------


def keep_books(content: Content, state: State, _step: Bookkeeping) -> Turn:
    """RW-B1, then RW-B2."""
    state, drawn = fill_hand(state)
    state, begun = next_decade(content, state)
    return Turn(state, (*drawn, *begun))


def fill_hand(state: State) -> Turn:
    """RW-B1: from the reserve; when it runs short, the discard is shuffled into a new one."""
    state, events = draw(state)
    if needs_shuffle(state):
        reserve, rng = state.rng.shuffled(state.discard)
        events += (DiscardShuffled(len(reserve)),)
        state, more = draw(replace(state, rng=rng, reserve=reserve, discard=()))
        events += more
    return Turn(state, events)


def draw(state: State) -> Turn:
    """RW-B1: what is there is drawn first."""
    count = HAND_SIZE - len(state.hand)
    drawn, reserve = state.reserve[:count], state.reserve[count:]
    events: tuple[Event, ...] = (CardsDrawn(drawn),) if drawn else ()
    return Turn(replace(state, hand=state.hand + drawn, reserve=reserve), events)


def needs_shuffle(state: State) -> bool:
    """RW-B1: whether the reserve could not fill the hand."""
    return len(state.hand) < HAND_SIZE


def next_decade(content: Content, state: State) -> Turn:
    """RW-B2: the next decade, or the end after the twelfth."""
    if state.decade == DECADES:
        ended = GameEnded(score(state), is_met(content, state))
        return Turn(replace(state, agenda=()), (ended,))
    decade = state.decade + 1
    return Turn(replace(state, decade=decade, agenda=DECADE), (DecadeBegun(decade),))
