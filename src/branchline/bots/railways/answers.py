"""From the kernel's rows to the rules' actions: what a planned action answers at each step of the agenda."""

from collections.abc import Callable, Sequence

from branchline.core.values import Action, Cell
from branchline.games.railways import actions
from branchline.games.railways.content import COLOURS, Content
from branchline.games.railways.state import DivideRailway, ExchangeCapital, PayFor
from branchline.games.railways.view import View
from branchline.kernels.railways import layout as at
from branchline.kernels.railways.translate import bits, cell_of, circulating

Row = Sequence[int]


def deed_of(content: Content, view: View, row: Row) -> Action | None:
    """What the row does; None for a trip that there is not."""
    cell = cell_of(content, row[at.CELL])
    kind = row[at.KIND]
    if kind == at.MOVE:
        return _trip(view, cell, row)
    if kind == at.BUILD:
        return actions.Build(row[at.AMOUNT], cell)
    return _WITH_CELL[kind](cell) if kind in _WITH_CELL else _ALONE[kind]


_WITH_CELL: dict[int, Callable[[Cell], Action]] = {
    at.BUY: actions.BuyRailway,
    at.ADD: actions.AddPassenger,
    at.UPGRADE: actions.Upgrade,
}
_ALONE: dict[int, Action] = {
    at.RECRUIT: actions.Recruit(),
    at.RAISE: actions.RaiseCapital(),
    at.CLEAN: actions.CleanUp(),
    at.PASS: actions.EndDecade(),
}


def _trip(view: View, cell: Cell, row: Row) -> Action | None:
    """One of the routes with these stops and this income: all leave the same behind."""
    wanted = (cell, COLOURS[row[at.COLOUR]], row[at.AMOUNT], row[at.INCOME])
    for route in view.routes:
        if (route.die, route.destination, route.profit, route.capital) == wanted:
            return actions.MovePassenger(route.die, route.destination, route.railways)
    return None


def answer_of(content: Content, view: View, legal: Sequence[Action], row: Row) -> Action | None:
    """What the row answers at the step that is due; None where it does not fit."""
    wanted = _wanted(content, view, legal, row)
    return wanted if wanted is not None and wanted in legal else None


def _wanted(content: Content, view: View, legal: Sequence[Action], row: Row) -> Action | None:
    step = view.agenda[0]
    if isinstance(step, PayFor):
        return _payment(content, view, row) if step.deed == deed_of(content, view, row) else None
    if isinstance(step, ExchangeCapital):
        return actions.Exchange(row[at.EXCHANGED])
    if isinstance(step, DivideRailway):
        return legal[row[at.KEPT]] if row[at.KEPT] < len(legal) else None
    return deed_of(content, view, row)


def _payment(content: Content, view: View, row: Row) -> Action | None:
    """RW-P2: of the ways with these cards the first, which is the one with the least pollution."""
    cards = circulating(content, tuple(laid.card for laid in view.plan))
    for way in view.ways:
        if bits(cards, way.cards) == row[at.CARDS]:
            return actions.Pay(way.slots)
    return None
