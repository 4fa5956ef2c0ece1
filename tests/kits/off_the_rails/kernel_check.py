"""The kernel beside the plain rules: the same runs of every cart, the same successors, the same ends of turns, the same
scores, at any position."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from branchline.bots.off_the_rails.levels import MINDS
from branchline.bots.off_the_rails.thinking import Bench
from branchline.bots.off_the_rails.walking import Intent, Walk, actions_of, intent_of, run_of, walk
from branchline.core.agenda import settle
from branchline.core.game import AnyGame
from branchline.core.values import Action, Event, Seat, Turn
from branchline.games.off_the_rails.actions import (
    ChangeSpeed,
    ChooseFacing,
    EndActions,
    EndTurn,
    LayTrack,
    LeaveJewels,
    NameHand,
    PlaceCart,
    PlaceToken,
    SplitLoad,
    TakeJewel,
    UpgradeTrack,
)
from branchline.games.off_the_rails.content import COLOURS, Content, shipped_text
from branchline.games.off_the_rails.events import CartsCollided, CellSwallowed, DepositMade, DieRolled, TokenDrawn
from branchline.games.off_the_rails.jewels import KINDS, NOTHING, Jewels, less
from branchline.games.off_the_rails.rules.carts_move import set_off
from branchline.games.off_the_rails.rules.chasm import growing_cells
from branchline.games.off_the_rails.rules.jewels_taken import lying_on, room
from branchline.games.off_the_rails.rules.missions import is_met
from branchline.games.off_the_rails.rules.score import rank, score
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.sequence import STEPS
from branchline.games.off_the_rails.state import (
    ActionPhase,
    CartPhase,
    FacingChoice,
    HandChoice,
    JewelChoice,
    SplitChoice,
    State,
    is_on_board,
    own_carts,
)
from branchline.kernels.chance import luck
from branchline.kernels.compiling import IS_COMPILED, Vector, vector
from branchline.kernels.off_the_rails import layout as at
from branchline.kernels.off_the_rails import turn_end, turns, ways
from branchline.kernels.off_the_rails.aims import gathered
from branchline.kernels.off_the_rails.playouts import play_on
from branchline.kernels.off_the_rails.riding import build, place_cart, prepare, ride, wanted
from branchline.kernels.off_the_rails.runs import list_runs
from branchline.kernels.off_the_rails.tables import number_of, tables
from branchline.kernels.off_the_rails.translate import exits_of, packed, position
from branchline.rails.grid import LETTERS
from kits.kernels import changed

OWNERS = changed(
    shipped_text(),
    {
        "columns = 9": "columns = 12",
        "rows = 9": "rows = 10",
        "centre = [6, 2]": "centre = [9, 2]",
        "[[5, 1], [6, 1], [7, 1], [7, 2], [7, 3], [6, 3], [5, 3], [5, 2]]": (
            "[[9, 3], [8, 3], [8, 2], [8, 1], [9, 1], [10, 1], [10, 2], [10, 3]]"
        ),
        "[[3, -1], [4, -1], [5, -1]]": "[[0, -1], [4, -1], [5, -1], [6, -1]]",
        "[[9, 3], [9, 4], [9, 5]]": "[[12, 3], [12, 9]]",
        "[[3, 9], [4, 9], [5, 9]]": "[[3, 10], [4, 10], [11, 10]]",
        "count = 24\nvalue = 1": "count = 26\nvalue = 1",
        "count = 10\nvalue = 3": "count = 10\nvalue = 4",
        "count = 5\nvalue = 5": "count = 3\nvalue = 9",
        "deposits = [2, 3, 2, 3, 2, 3, 2, 3]": "deposits = [1, 2, 4, 3, 1, 2, 4, 3]",
        "pieces = 5": "pieces = 2",
        "cells = 3": "cells = 2",
        "jewels = { ruby = 1, emerald = 1, gold = 1 }": "jewels = { ruby = 2, rock = 1 }\nspeed = 3",
        'deed = "wreck"\nforeign = true': 'deed = "wreck"',
    },
)
"""A larger board that is no square, other mines, exits, jewels, deposits and missions."""
TURNS = 4
"""So many of the turns are tried by the rules too."""
RIDDEN = 4
"""So many of the runs of a cart are ridden by the rules too, others at every position."""
OF_CARTS = (at.CELL, at.FACING, at.SPEED, at.LOAD)
ENDINGS = {at.HOME: "home", at.STANDS: "stands", at.HITS: "hits", at.BUMPS: "bumps", at.DERAILS: "derails"}


def unpacked(number: int) -> Jewels:
    ruby, emerald, gold, diamond, rock = (int(number) >> (at.BITS * kind) & at.COUNT for kind in range(at.KINDS))
    return (ruby, emerald, gold, diamond, rock)


def check_set_up(_game: AnyGame, _state: State, _seed: int) -> None:
    """The kernel begins with a position of the rules."""


def check_playout(game: AnyGame, state: State, seed: int) -> None:
    """A match that the kernel plays on from the start ends, and no piece is lost on the way (OR-E6)."""
    d = Bench(game.content, MINDS["signaller"], seed)
    s = position(game.content, state)
    play_on(d.t, s, d.r, d.f, d.w, d.one, d.two, d.x, d.turns, 200 if IS_COMPILED else 3, 1)
    assert s[at.IS_OVER] or not IS_COMPILED
    piles = [s[at.BAG], s[at.SWALLOWED], *s[at.STOCK : at.STOCK + 4], *s[at.LOAD : at.LOAD + 8]]
    piles += [*s[at.JEWELS : at.JEWELS + at.CELLS]]
    assert unpacked(sum(int(pile) for pile in piles)) == game.content.jewels


def check_position(game: AnyGame, state: State, number: int) -> Iterator[str]:
    """Everything at one position. Yields how the runs ended that were compared."""
    content: Content = game.content
    same_scores(content, state)
    same_growth(content, state)
    first = state.agenda[0] if state.agenda else None
    if isinstance(first, ActionPhase):
        for cart in own_carts(state.active):
            if is_on_board(state, cart):
                same_ends(content, state, cart)
            yield from same_rides(content, state, cart, first.left, number)
        can_be_done(content, state, first.left, number)


def same_scores(content: Content, state: State) -> None:
    t, s = tables(content), position(content, state)
    seats = range(len(state.clans))
    totals = [score(content, state, seat).total for seat in seats]
    assert [int(turn_end.score(t, s, seat)) for seat in seats] == totals
    found = [int(turn_end.rank(t, s, seat)) for seat in seats]
    ranks = [rank(state, seat, total) for seat, total in enumerate(totals)]
    assert all((found[one] < found[two]) == (ranks[one] < ranks[two]) for one in seats for two in seats)


def same_growth(content: Content, state: State) -> None:
    t, s = tables(content), position(content, state)
    for number, colour in enumerate(COLOURS):
        found = [cell for cell in content.cells if turn_end.can_grow(t, s, number, number_of(cell))]
        assert sorted(found) == growing_cells(content, state, colour)
        assert bool(turn_end.can_grow_anywhere(t, s, number)) == bool(found)


def can_be_done(content: Content, state: State, left: int, number: int) -> None:
    """OR-A3, OR-M1: of the turns that the kernel lists some, by the rules: all actions of both carts come before both
    moves, and each is legal."""
    d, s = Bench(content, MINDS["signaller"], number), position(content, state)
    ways.survey(d.t, s, d.f)
    turns.list_turns(d.t, s, d.r, d.f, d.w, d.one, d.two, d.x, d.turns, left, 6, 3)
    for row in range(number % 5, int(d.turns[0]), 1 + int(d.turns[0]) // TURNS):
        begin = 1 + turns.TURN_ROW * row
        intent = intent_of([int(field) for field in d.turns[begin : begin + turns.TURN_ROW]])
        done = [action for _, action in walk(content, state, state.active, intent)]
        asked = list(actions_of(state, intent))
        assert len(done) >= len(asked), (intent, done)


# Runs -----------------------------------------------------------------------------------------------------------------


def listed(content: Content, state: State, cart: int, budget: int) -> list[Vector]:
    """The runs of a cart, each as a vector of its own; listing them has changed nothing."""
    d, s = Bench(content, MINDS["signaller"], 7), position(content, state)
    ways.survey(d.t, s, d.f)
    list_runs(d.t, s, d.f, d.w, d.one, cart, budget, 0)
    assert facts(s) == facts(position(content, state))
    rows = []
    for number in range(int(d.one[0])):
        row = vector(at.RUN)
        for place in range(at.RUN):
            row[place] = d.one[1 + at.RUN * number + place]
        rows.append(row)
    return rows


def same_ends(content: Content, state: State, cart: int) -> None:
    """With no action spent, the kernel lists every end that the rules can bring the cart to, and no other."""
    found = set()
    for row in listed(content, state, cart, 0):
        s = position(content, state)
        ride(tables(content), s, luck(1), row, 0)
        end = int(row[at.RUN_END])
        found.add(ENDINGS[end] if end in (at.HITS, at.BUMPS) else cart_facts(s, cart))
    assert found == set(_ends(content, _set_off_alone(content, state, cart), cart))


def _set_off_alone(content: Content, state: State, cart: int) -> Turn:
    """The actions are over, and the seat's other cart has moved already."""
    phase = CartPhase(tuple(other for other in own_carts(state.active) if other != cart))
    return settle(STEPS, content, *set_off(replace(state, agenda=(phase, *state.agenda[2:])), cart, phase))


def _ends(content: Content, turn: Turn, cart: int) -> Iterator[Any]:
    state: State = turn.state
    collided = next((event for event in turn.events if isinstance(event, CartsCollided)), None)
    if collided and collided.cart == cart:
        yield "hits" if collided.is_connected else "bumps"
    elif state.motion is None or state.motion.cart != cart:
        yield cart_facts(position(content, state), cart)
    else:
        rules = Ruleset(content)
        for action in _choices(content, state, rules.legal_actions(state, state.active)):
            yield from _ends(content, rules.apply(state, state.active, action), cart)


def _choices(content: Content, state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """Every way; of the pieces, what the kernel wants."""
    if not isinstance(state.agenda[0], JewelChoice):
        return legal
    return [_wanted(content, state, state.agenda[0])]


def _wanted(content: Content, state: State, step: JewelChoice) -> Action:
    assert state.motion is not None
    cart = state.carts[state.motion.cart]
    limit = min(step.limit - state.motion.taken, room(cart.hold))
    kind = wanted(tables(content), packed(lying_on(content, state, cart.cell)), limit) & 7
    return TakeJewel(KINDS[kind - 1]) if kind else LeaveJewels()


def same_rides(content: Content, state: State, cart: int, budget: int, number: int) -> Iterator[str]:
    """Some of the runs that actions make possible: every step of them is legal, and they end as the kernel says. One
    that hits comes first: there are few."""
    rows = [row for row in listed(content, state, cart, budget) if row[at.RUN_END]]
    rows.sort(key=lambda row: row[at.RUN_END] not in (at.HITS, at.BUMPS))
    for row in [*rows[:1], *rows[number % 7 :: max(1, len(rows) // RIDDEN)]]:
        t, s, plain = tables(content), position(content, state), [int(field) for field in row]
        prepare(t, s, row, 0)
        ride(t, s, luck(number), row, 0)
        intent = Intent((run_of(plain),))
        after = _ridden(content, state, s, intent, cart)
        mine, theirs = facts(s), facts(position(content, after))
        assert mine == theirs, (plain, {key: (mine[key], theirs[key]) for key in mine if mine[key] != theirs[key]})
        same_aim(content, after, plain)
        yield ENDINGS[plain[at.RUN_END]]


def same_aim(content: Content, after: State, row: list[int]) -> None:
    """OR-V4: the run is worth a mission just where the rules would let it be taken. What is picked up after a collision
    is not part of a route, and a cell that is passed twice counts twice in one."""
    missions = [content.missions[name] for name in after.missions]
    if any(mission.deed == "collect" for mission in missions) and row[at.RUN_END] not in (at.HOME, at.DERAILS):
        return
    met = any(mission.times == 1 and is_met(mission, after.deeds) for mission in missions)
    assert bool(row[at.RUN_AIM]) == met or gathered(row[at.RUN_ROUTE]) > 3


def _ridden(content: Content, state: State, s: Vector, intent: Intent, cart: int) -> State:
    """The run by the rules, this cart's alone. What others decide is decided as the kernel did."""
    rules, seat, walked = Ruleset(content), state.active, Walk(content, state, intent)
    while (action := walked.answer()) != EndActions():
        assert action is not None and action in rules.legal_actions(walked.state, seat), action
        walked.see(rules.apply(walked.state, seat, action), False)
    walked.see(_set_off_alone(content, walked.state, cart), False)
    while walked.state.motion:
        decider = min(rules.to_act(walked.state))
        action = (walked.answer() if decider == seat else None) or _as_kernel(content, walked.state, s)
        walked.see(rules.apply(walked.state, decider, action), isinstance(action, TakeJewel))
    return walked.state


def _as_kernel(content: Content, state: State, s: Vector) -> Action:
    """What the kernel dropped is in the hand that is named; carts face as they do there."""
    step = state.agenda[0]
    if isinstance(step, SplitChoice):
        return SplitLoad(less(state.carts[step.cart].hold, unpacked(int(s[at.LOAD + step.cart]))))
    if isinstance(step, HandChoice):
        return NameHand("left")
    if isinstance(step, FacingChoice):
        return ChooseFacing(step.cart, LETTERS[int(s[at.FACING + step.cart])])
    assert isinstance(step, JewelChoice), step
    return _wanted(content, state, step)


# Successors -----------------------------------------------------------------------------------------------------------


def same_successor(game: AnyGame, state: State, seat: Seat, action: Action) -> None:
    """After an action, and after the end of a turn when the same things are drawn. A move is compared as a whole, by
    its runs."""
    content: Content = game.content
    t, s = tables(content), position(content, state)
    after, events = game.apply(state, seat, action)
    if isinstance(action, LayTrack | UpgradeTrack):
        build(s, number_of(action.cell), exits_of(action.exits))
    elif isinstance(action, PlaceCart):
        place_cart(t, s, action.cart, number_of(action.cell))
    elif isinstance(action, ChangeSpeed):
        s[at.SPEED + action.cart] += action.change
    elif isinstance(action, EndTurn):
        _end_turn(content, s, events)
    elif isinstance(action, PlaceToken):
        turn_end.swallow(s, number_of(action.cell), int(s[at.PENDING]))
        turn_end.next_turn(s)
    else:
        return
    assert facts(s) == facts(position(content, after)), action


def _end_turn(content: Content, s: Vector, events: tuple[Event, ...]) -> None:
    """Only what the rules drew can be drawn: the rest is put back afterwards."""
    t = tables(content)
    drawn = next((event.jewels for event in events if isinstance(event, DepositMade)), NOTHING)
    token = next((event.colour for event in events if isinstance(event, TokenDrawn)), None)
    fell = next((event.cell for event in events if isinstance(event, CellSwallowed)), None)
    bag, s[at.BAG] = int(s[at.BAG]) - packed(drawn), packed(drawn)
    tokens = [int(count) for count in s[at.TOKENS : at.TOKENS + 4]]
    barred = []
    for number, colour in enumerate(COLOURS):
        if token is not None and colour != token:
            s[at.TOKENS + number] = 0
    if any(isinstance(event, DieRolled) for event in events) and token and fell:
        mine = content.sheet.mine[COLOURS.index(token)]
        barred = [number_of(cell) for cell in mine.cells if cell != fell and not s[at.CHASM + number_of(cell)]]
    for cell in barred:
        s[at.CHASM + cell] = 9
    is_rigged = token is not None
    turn_end.deposit(t, s, luck(3))
    for cell in barred:
        s[at.CHASM + cell] = 0
    s[at.BAG] += bag
    for number, colour in enumerate(COLOURS):
        s[at.TOKENS + number] = tokens[number] - (is_rigged and colour == token)
    if s[at.PENDING] < 0:
        turn_end.next_turn(s)


# What a vector says ---------------------------------------------------------------------------------------------------


def cart_facts(s: Vector, cart: int) -> tuple[int, ...]:
    is_out = s[at.PLACE + cart] == at.OUT
    return (int(s[at.PLACE + cart]), *(int(s[field + cart]) if is_out else 0 for field in OF_CARTS))


def facts(s: Vector) -> dict[str, Any]:
    """Where carts stood when the actions ended is no part of a state of the rules."""
    known: dict[str, Any] = {f"cart {cart}": cart_facts(s, cart) for cart in range(at.CARTS_MOST)}
    left = int(s[at.DECK_LEFT])
    known["common"] = [int(number) for number in s[: at.PLACE]]
    known["deck"] = [int(card) for card in s[at.DECK : at.DECK + left]]
    for name in ("TRACK", "JEWELS", "CHASM", "ON"):
        begin = getattr(at, name)
        known[name] = [int(number) for number in s[begin : begin + at.CELLS]]
    return known
