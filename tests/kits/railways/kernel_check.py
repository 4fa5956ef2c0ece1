"""The kernel beside the plain rules: the same actions with the same payments, the same successors, the same scores."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from branchline.core.agenda import apply, legal_actions
from branchline.core.game import AnyGame
from branchline.core.values import Action, Seat
from branchline.games.railways.actions import Build, BuyRailway, Exchange, KeepMarker, MovePassenger, Pay, Upgrade
from branchline.games.railways.content import COLOURS, LAND, OPENINGS, Content, load, shipped_text
from branchline.games.railways.rules import build, end
from branchline.games.railways.rules.decade import fill_hand, next_decade
from branchline.games.railways.rules.payments import capital_in
from branchline.games.railways.rules.plan import network
from branchline.games.railways.rules.routes import capital_of, lines, routes
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import PLAN_SIZE, Bookkeeping, CloseDecade, State, TakeAction
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.railways import layout as at
from branchline.kernels.railways.ground import can_build_on, is_railway
from branchline.kernels.railways.legal import list_actions
from branchline.kernels.railways.play import carried_out, refill, score, unmet
from branchline.kernels.railways.translate import bits, circulating, ground_of, head_of, number_of, tables
from branchline.kernels.railways.trips import ROOM


def owners_list(columns: int, rows: int) -> str:
    """Cards of another size with anything on them; more rails and more capital in their slots."""
    dice = Random("owner")
    lines = [f'status = "drawn for tests"\ncolumns = {columns}\nrows = {rows}']
    for card in load(shipped_text()).cards:
        plan = ["".join(dice.choices(GLYPHS, k=columns)) for _ in range(rows - 1)]
        slots = [["two_rails", "two_rails"] if slot == ("two_rails",) else [*slot] for slot in card.slots]
        slots[-1] = [{"capital_4": "capital_9"}.get(icon, icon) for icon in slots[-1]]
        plan.append(COLOURS[card.id % 4] + "".join(dice.choices(GLYPHS, k=columns - 1)))
        lines.append(f"[[card]]\nid = {card.id}\nplan = {json.dumps(plan)}\nslots = {json.dumps(slots)}")
    return "\n".join(lines)


GLYPHS = (*"RLCI", LAND, LAND, LAND, *OPENINGS, "─", "│")
OWNERS = owners_list(6, 4)
Row = tuple[int, ...]
KINDS = {"BuyRailway": at.BUY, "Build": at.BUILD, "MovePassenger": at.MOVE, "Recruit": at.RECRUIT,
         "RaiseCapital": at.RAISE, "CleanUp": at.CLEAN, "AddPassenger": at.ADD, "Upgrade": at.UPGRADE}  # fmt: skip


def check_position(game: AnyGame, state: State, number: int) -> Iterator[str]:
    """At a decade's first or second action everything; the steps between are inside the kernel's rows."""
    content: Any = game.content
    if len(state.plan) == PLAN_SIZE:
        same_score(content, state)
        same_network(content, state)
    if not state.agenda or not isinstance(state.agenda[0], TakeAction):
        return
    rows = rows_of(content, state)
    found = dict(rules_rows(content, state))
    assert rows == set(found), sorted(rows ^ set(found))[:4]
    for place, (row, after) in enumerate(sorted(found.items())):
        if len(found) < 60 or place % 7 == number % 7:
            same_after(content, state, row, after)
            yield f"kind {row[at.KIND]}"


def check_set_up(_game: AnyGame, _state: State, _seed: int) -> None:
    """The kernel begins with the plan laid; how bots lay it is theirs."""


def check_playout(_game: AnyGame, _state: State, _seed: int) -> None:
    """A match is played on by the bots: the kernel has no playout of its own."""


def same_successor(_game: AnyGame, _state: State, _seat: Seat, _action: Action) -> None:
    """Every successor is compared where a decade's action begins."""


def vectors(content: Content, state: State) -> tuple[Vector, Vector, Vector]:
    cards = cards_of(content, state)
    return tables(content, cards, state.goals), head_of(content, state), ground_of(content, state)


def cards_of(content: Content, state: State) -> tuple[int, ...]:
    return circulating(content, (*(laid.card for laid in state.plan), *state.to_lay))


def rows_of(content: Content, state: State) -> set[Row]:
    t, h, g = vectors(content, state)
    out, spare = vector(at.ROW * (at.ROWS_MOST + 1)), vector(len(g))
    count = list_actions(t, h, g, out, 1, vector(ROOM), spare)
    rows = [tuple(int(out[at.ROW * row + place]) for place in range(at.ROW)) for row in range(count)]
    assert len(set(rows)) == len(rows)
    return set(rows)


def rules_rows(content: Content, state: State) -> Iterator[tuple[Row, State]]:
    """Every action with every payment, exchange and marker kept, as the kernel says it; of equal ones that with the
    least pollution comes last."""
    best: dict[Row, tuple[int, State]] = {}
    for action in legal_actions(STEPS, content, state, 0):
        if type(action).__name__ not in KINDS:
            continue
        asked = apply(STEPS, content, state, 0, action).state
        for pay in legal_actions(STEPS, content, asked, 0):
            assert isinstance(pay, Pay)
            paid = apply(STEPS, content, asked, 0, pay).state
            for extra, after in settled(content, paid):
                row = row_of(content, state, action, pay, extra)
                smoke = len(pay.slots) - len({card for card, _ in pay.slots})
                if row not in best or smoke < best[row][0]:
                    best[row] = smoke, after
    for row, (smoke, after) in best.items():
        yield (*row, smoke), after


def settled(content: Content, paid: State) -> Iterator[tuple[int, State]]:
    """After the exchange, or after the player said which part keeps the marker."""
    if isinstance(paid.agenda[0], TakeAction | CloseDecade):
        yield 0, paid
        return
    for place, choice in enumerate(legal_actions(STEPS, content, paid, 0)):
        assert isinstance(choice, Exchange | KeepMarker)
        assert place == choice.profit if isinstance(choice, Exchange) else isinstance(choice, KeepMarker)
        yield place, apply(STEPS, content, paid, 0, choice).state


def row_of(content: Content, state: State, action: Any, pay: Pay, extra: int) -> Row:
    """All places but the last, which is the pollution."""
    spent = bits(cards_of(content, state), tuple({card for card, _ in pay.slots}))
    kind, cell, amount, colour, income = KINDS[type(action).__name__], 0, 0, 0, 0
    if isinstance(action, BuyRailway | Upgrade):
        cell = number_of(content, action.railway)
    elif isinstance(action, Build):
        cell, amount = number_of(content, action.cell), action.value
    elif isinstance(action, MovePassenger):
        plan = network(content, state)
        found = routes(lines(plan, state.markers), plan.building_at[action.die])[action.destination]
        route = next(route for route in found if route.railways == action.railways)
        cell, amount, income = number_of(content, action.die), len(route.stops), capital_of(route)
        colour = COLOURS.index(action.destination)
    elif kind == at.ADD:
        cell = number_of(content, action.cell)
    elif kind == at.RAISE:
        amount = sum(capital_in(content, slot) for slot in pay.slots)
    return kind, cell, amount, colour, income, extra, spent


def same_after(content: Content, state: State, row: Row, after: State) -> None:
    """The position that an action leaves behind, and the bookkeeping after it."""
    t, h, g = vectors(content, state)
    a, into, ground = vector(at.ROW), vector(at.HEAD), vector(len(g))
    for place, value in enumerate(row):
        a[place] = value
    changed = carried_out(t, h, g, a, 0, into, ground)
    assert listed(into) == listed(head_of(content, after)), row
    assert facts(t, ground if changed else g) == facts(t, ground_of(content, after)), row
    same_books(content, into, after)


def same_books(content: Content, h: Vector, after: State) -> None:
    books = replace(after, agenda=(Bookkeeping(),))
    filled = fill_hand(books).state
    cards = cards_of(content, after)
    drawn = [card for card in filled.hand if card not in after.hand]
    order = vector(4)
    for place, card in enumerate([*drawn, *(card for card in cards if card not in drawn)]):
        order[place] = cards.index(card)
    refill(h, order, 0)
    expected = head_of(content, replace(filled, decade=after.decade + 1))
    assert listed(h) == listed(expected)
    if after.decade < 12:
        assert listed(h) == listed(head_of(content, next_decade(content, filled).state))


def same_score(content: Content, state: State) -> None:
    """RW-F1, RW-G2 to RW-G5."""
    t, h, g = vectors(content, state)
    assert score(h) == end.score(state)
    missed = sum(1 << place for place, goal in enumerate(end.REACHED) if not end.REACHED[goal](content, state))
    t = tables(content, cards_of(content, state), tuple(end.REACHED))
    assert unmet(t, h, g) == missed


def same_network(content: Content, state: State) -> None:
    """RW-C2, RW-A1, RW-A3: buildings, chains, and the railways among them."""
    t, _, g = vectors(content, state)
    plan, n = network(content, state), int(t[at.CELLS])
    buildings = {number_of(content, cell): number_of(content, b.id) for b in plan.buildings for cell in b.cells}
    chains = {number_of(content, cell): number_of(content, c.id) for c in plan.chains for cell in c.cells}
    assert [int(g[at.BUILDING * n + cell]) for cell in range(n)] == [buildings.get(cell, -1) for cell in range(n)]
    assert [int(g[at.CHAIN * n + cell]) for cell in range(n)] == [chains.get(cell, -1) for cell in range(n)]
    for chain in plan.chains:
        number = number_of(content, chain.id)
        ends = [-1 if end is None else number_of(content, end.id) for end in chain.ends]
        assert sorted(int(g[run * n + number]) for run in (at.END_A, at.END_B)) == sorted(ends)
        assert g[at.LENGTH * n + number] == len(chain.cells)
        assert is_railway(t, g, number) == chain.is_railway
    for cell in plan.ground:
        assert can_build_on(t, g, number_of(content, cell)) == (cell in build.sites(plan))


def listed(h: Vector) -> list[int]:
    return [int(value) for value in h]


def facts(t: Vector, g: Vector) -> list[Any]:
    """What a ground says, without what lies in the rest of its room."""
    n = int(t[at.CELLS])
    chains = sorted({int(g[at.CHAIN * n + cell]) for cell in range(n)} - {-1})
    return [
        [int(g[place]) for place in range(3 * n)],
        [(chain, int(g[at.LENGTH * n + chain]), {int(g[at.END_A * n + chain]), int(g[at.END_B * n + chain])})
         for chain in chains],
        [int(g[at.RAILWAYS * n + place]) for place in range(int(g[at.RUNS * n]))],
        [int(g[at.BUILDINGS * n + place]) for place in range(int(g[at.RUNS * n + 1]))],
    ]  # fmt: skip
