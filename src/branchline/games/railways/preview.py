"""What an action would change, itemised, up to the first draw or reveal.

What to do and how to pay are two choices, so a position in between is judged by where it leads: the action under way is
carried out in the first way to pay, with nothing exchanged. What to do then shows all it brings; a way to pay, or an
exchange, shows what it changes against that. Of a railway that was cut, the part that keeps the marker shows what it
brings against the first.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Change, Preview, Reason, Seat
from branchline.games.railways import actions as act
from branchline.games.railways.content import Content
from branchline.games.railways.rules import decade, end, move
from branchline.games.railways.rules.plan import cell_name, network
from branchline.games.railways.rules.routes import rides
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import DealHand, DivideRailway, ExchangeCapital, PayFor, State
from branchline.games.railways.view import View, guess

Items = Mapping[str, int | bool | str | None]
CLAUSES: Final = {
    "profit": "RW-A7",
    "capital": "RW-C5",
    "pollution": "RW-P3",
    "workers": "RW-A10",
    "passengers": "RW-A13",
    "waiting": "RW-A9",
    "building_dice": "RW-A3",
    "complete": "RW-A1",
    "parts": "RW-A4",
    "marked": "RW-F1",
    "upgraded": "RW-A14",
    "fares": "RW-A7",
    "hand": "RW-P1",
    "decade": "RW-B2",
    "colours": "RW-G3",
    "mayor": "RW-G2",
    "conductor": "RW-G3",
    "engineer": "RW-G4",
    "total": "RW-F1",
}
TRACKS: Final[dict[type[Action], tuple[str, str]]] = {
    act.CleanUp: ("pollution", "RW-P3"),
    act.Recruit: ("workers", "RW-A10"),
    act.RaiseCapital: ("capital", "RW-A11"),
}
"""The actions that move one track and do nothing else."""


def preview(content: Content, view: View, _seat: Seat, action: Action) -> Preview:
    """The difference of two such lists of items; the rules themselves say what comes."""
    before = guess(content, view, Rng("preview"))
    if isinstance(action, act.EndDecade):
        return _end_of_decade(content, before)
    if len(before.agenda) > 1 and isinstance(before.agenda[1], DealHand):
        bare = replace(before, agenda=before.agenda[:1])
        return Preview(changes(content, before, agenda.apply(STEPS, content, bare, 0, action).state), "reveal")
    after = agenda.apply(STEPS, content, before, 0, action).state
    if isinstance(action, act.KeepMarker):
        return Preview(tuple(_chosen(change, action) for change in changes(content, before, after)))
    return Preview(changes(content, before, after), note=what_stays(content, before, action, after))


def _chosen(change: Change, action: act.KeepMarker) -> Change:
    """RW-A4: of the parts, the one that keeps the marker is left."""
    return replace(change, after=cell_name(action.railway)) if change.item == "parts" else change


def _end_of_decade(content: Content, before: State) -> Preview:
    is_unused = len(agenda.legal_actions(STEPS, content, before, 0)) > 1
    asks = Reason("railways-asks-unused", "RW-B2") if is_unused else None
    drawn = decade.draw(before).state
    if decade.needs_shuffle(drawn):
        return Preview(changes(content, before, drawn), "draw", asks=asks)
    return Preview(changes(content, before, agenda.apply(STEPS, content, before, 0, act.EndDecade()).state), asks=asks)


def what_stays(content: Content, before: State, action: Action, after: State) -> Reason | None:
    """RW-P3, RW-A10, RW-A11: at the end of its track an action is legal, but without effect."""
    step = before.agenda[0]
    track, clause = TRACKS.get(type(step.deed if isinstance(step, PayFor) else action), (None, ""))
    if track is None or getattr(before, track) != getattr(carried_out(content, after), track):
        return None
    return Reason(f"railways-stays-{track}", clause, args={"value": getattr(before, track)})


def changes(content: Content, before: State, after: State) -> tuple[Change, ...]:
    old, new = items_of(content, before), items_of(content, after)
    return tuple(
        Change(item, old[item], new[item], clause) for item, clause in CLAUSES.items() if old[item] != new[item]
    )


def items_of(content: Content, state: State) -> Items:
    """What a preview speaks of."""
    state = carried_out(content, state)
    plan = network(content, state)
    return {
        "profit": state.profit,
        "capital": state.capital,
        "pollution": state.pollution,
        "workers": state.workers,
        "passengers": sum(die.value for die in state.dice),
        "waiting": state.waiting,
        "building_dice": len(state.building_dice),
        "complete": len(plan.railways),
        "parts": parts_to_choose(state),
        "marked": len(state.markers),
        "upgraded": sum(marker.is_upgraded for marker in state.markers),
        "fares": sum(ride.capital for ride in rides(plan, state.markers)),
        "hand": " ".join(str(card) for card in sorted(state.hand)) or None,
        "decade": state.decade,
        "colours": len(state.delivered),
        "mayor": end.mayor(content, state),
        "conductor": end.conductor(content, state),
        "engineer": end.engineer(content, state),
        "total": end.score(state),
    }


def parts_to_choose(state: State) -> str | None:
    """RW-A4: the parts of a railway just cut, while it is open which of them keeps the marker."""
    step = state.agenda[0] if state.agenda else None
    return " ".join(map(cell_name, step.railways)) if isinstance(step, DivideRailway) else None


def carried_out(content: Content, state: State) -> State:
    """The position once the action under way is done in the first way, with nothing exchanged."""
    step = state.agenda[0] if state.agenda else None
    if isinstance(step, PayFor):
        state = decade.pay(content, state, step, 0, decade.pay_legal(content, state, step, 0)[0]).state
        step = state.agenda[0]
    if isinstance(step, ExchangeCapital):
        state = move.exchange(content, state, step, 0, act.Exchange(0)).state
    return state
