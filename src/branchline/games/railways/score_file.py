"""`branchline score FILE`: a finished plan as JSON, scored. docs/formats.md describes both sides."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from branchline.core.errors import BadPosition
from branchline.core.rng import Rng
from branchline.core.values import Arg, Cell, Reason, Value
from branchline.games.railways.content import COLOURS, LAND, OPENINGS, SIZES, Card, Colour, Content, content_of
from branchline.games.railways.rules import build, end
from branchline.games.railways.rules.plan import Network, network
from branchline.games.railways.state import BUILDING_DICE, MARKERS, POLLUTION, Die, Goal, Laid, Marker, State

_Place = Annotated[int, Meta(ge=-100, le=100)]


class DieRow(Value, frozen=True):
    """A building die that was built; the order of these rows is the order of building."""

    x: _Place
    y: _Place


class MarkerRow(Value, frozen=True):
    """A marker, by any cell of its railway."""

    x: _Place
    y: _Place
    upgraded: bool = False


class PlanFile(Value, frozen=True):
    game: Literal["railways"]
    plan: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=40)]
    profit: Annotated[int, Meta(le=10_000)]
    pollution: int
    dice: Annotated[tuple[DieRow, ...], Meta(max_length=40)] = ()
    markers: Annotated[tuple[MarkerRow, ...], Meta(max_length=40)] = ()
    delivered: Annotated[tuple[Colour, ...], Meta(max_length=40)] = ()
    emptied: bool = False
    goals: Annotated[tuple[Goal, ...], Meta(max_length=40)] = ("economist",)


def score(data: Any) -> dict[str, Any]:
    """The score of a plan given as plain JSON data, and the dice and markers that cannot be where they are said to be:
    it counts without. Raises BadPosition for what leaves nothing to score."""
    file, problems = _read(data), list[Reason]()
    _check_numbers(file)
    content = _content(file.plan)
    state = _with_dice(content, _state(file), file.dice, problems)
    return {"score": _sheet(content, _with_markers(content, state, file.markers, problems)), "problems": problems}


def _sheet(content: Content, state: State) -> dict[str, Any]:
    return {
        "profit": state.profit,
        "railways": {"count": len(state.markers), "points": end.POINTS_A_RAILWAY * len(state.markers)},
        "pollution": -state.pollution,
        "total": end.score(state),
        "complete": _complete(network(content, state), state),
        "goals": {goal: is_reached(content, state) for goal, is_reached in end.REACHED.items()},
        "counts": end.is_met(content, state),
        "result": end.outcome(content, state).scores[0],
    }


def _complete(plan: Network, state: State) -> list[dict[str, Any]]:
    marks = {marker.railway: marker.is_upgraded for marker in state.markers}
    return [
        {
            "x": railway.id[0],
            "y": railway.id[1],
            "length": len(railway.cells),
            "ends": railway.colours,
            "marked": railway.id in marks,
            "upgraded": marks.get(railway.id, False),
        }
        for railway in plan.railways
    ]


# Reading and checking ------------------------------------------------------------------------------------------------


def _refuse(message: str, clause: str, cell: Cell | None = None, **args: Arg) -> BadPosition:
    return BadPosition(Reason(message, clause, cell, args=args))


def _read(data: Any) -> PlanFile:
    try:
        file: PlanFile = msgspec.convert(data, PlanFile)
    except msgspec.ValidationError as error:
        raise BadPosition(Reason("score-wrong", args={"detail": str(error)})) from None
    return file


def _check_numbers(file: PlanFile) -> None:
    if not POLLUTION[0] <= file.pollution <= POLLUTION[1]:
        raise _refuse("railways-score-pollution", "RW-C5", pollution=file.pollution)
    if file.profit < 0:
        raise _refuse("railways-score-profit", "RW-C5", profit=file.profit)
    if len(file.dice) > len(BUILDING_DICE):
        raise _refuse("railways-score-dice", "RW-A3", dice=len(file.dice))
    if len(file.markers) > MARKERS:
        raise _refuse("railways-score-markers", "RW-A2", markers=len(file.markers))
    if len(set(file.delivered)) < len(file.delivered):
        raise _refuse("railways-score-colour-twice", "RW-G3")
    if not file.goals or len(set(file.goals)) < len(file.goals):
        raise _refuse("railways-bad-goals", "RW-G5", goals=", ".join(file.goals))


def _content(rows: tuple[str, ...]) -> Content:
    """The plan as four cards of the owner's, each as good as RW-C2 and RW-C4 want it."""
    if len(rows) % 2 or len(rows) // 2 not in SIZES:
        raise _refuse("railways-score-rows", "RW-C2", rows=len(rows))
    wanted = len(rows[0])
    for number, row in enumerate(rows, 1):
        if len(row) != wanted or wanted % 2 or wanted // 2 not in SIZES:
            raise _refuse("railways-score-columns", "RW-C2", row=number, columns=len(row), wanted=wanted)
    high, wide = len(rows) // 2, wanted // 2
    cards = tuple(
        Card(place + 1, tuple(row[left : left + wide] for row in rows[top : top + high]), ())
        for place, (left, top) in enumerate(((0, 0), (wide, 0), (0, high), (wide, high)))
    )
    for card in cards:
        _check_card(card, wide, high)
    return content_of("owner", wide, high, cards)


def _check_card(card: Card, wide: int, high: int) -> None:
    left, top = (card.id - 1) % 2 * wide, (card.id - 1) // 2 * high
    ground = {(left + x, top + y): glyph for y, row in enumerate(card.plan) for x, glyph in enumerate(row)}
    for cell, glyph in ground.items():
        if glyph != LAND and glyph not in OPENINGS and glyph not in COLOURS:
            raise _refuse("railways-score-glyph", "RW-C2", cell, glyph=glyph)
    if not any(glyph in COLOURS for glyph in ground.values()):
        raise _refuse("railways-content-no-building", "RW-C4", card=card.id)


def _state(file: PlanFile) -> State:
    return State(
        rng=Rng("score"),
        agenda=(),
        goals=file.goals,
        to_lay=(),
        stock=(),
        to_place=(),
        plan=tuple(Laid(card, False) for card in (1, 2, 3, 4)),
        profit=file.profit,
        pollution=file.pollution,
        delivered=file.delivered,
        was_empty=file.emptied,
    )


def _with_dice(content: Content, state: State, rows: tuple[DieRow, ...], problems: list[Reason]) -> State:
    """RW-A3: built one after the other; the last ones see the colours of the first."""
    for row in rows:
        cell, plan = (row.x, row.y), network(content, state)
        fault = _die_fault(plan, cell)
        if fault:
            problems.append(fault)
            continue
        die = Die(cell, 0, (*build.colours_beside(plan, cell), "L")[0])
        state = replace(state, dice=(*state.dice, die))
    return state


def _die_fault(plan: Network, cell: Cell) -> Reason | None:
    if cell not in plan.ground:
        return Reason("railways-off-plan", "RW-A3", cell)
    if cell in plan.building_at:
        return Reason("railways-building-there", "RW-A3", cell)
    colours = "".join(build.colours_beside(plan, cell))
    return Reason("railways-two-colours", "RW-A3", cell, args={"colours": colours}) if len(colours) > 1 else None


def _with_markers(content: Content, state: State, rows: tuple[MarkerRow, ...], problems: list[Reason]) -> State:
    """RW-A1: on rails with a building at either end, which may have become one since."""
    plan = network(content, state)
    markers: dict[Cell, Marker] = {}
    for row in rows:
        message = _marker_fault(plan, row, markers)
        if message:
            problems.append(Reason(message, "RW-A1", (row.x, row.y)))
        else:
            railway = plan.chain_at[row.x, row.y].id
            markers[railway] = Marker(railway, row.upgraded)
    return replace(state, markers=tuple(markers.values()))


def _marker_fault(plan: Network, row: MarkerRow, markers: dict[Cell, Marker]) -> str | None:
    chain = plan.chain_at.get((row.x, row.y))
    if chain is None:
        return "railways-no-rail" if (row.x, row.y) in plan.ground else "railways-off-plan"
    if None in chain.ends:
        return "railways-dangling"
    return "railways-score-two-markers" if chain.id in markers else None
