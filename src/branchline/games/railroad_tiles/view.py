"""What a seat may know: all but the Rng. Built from nothing up."""

from branchline.core.rng import Rng
from branchline.core.values import Outcome, Seat, Value
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.state import AnyStep, Column, Options, Player, State, Supply


class View(Value, frozen=True, kw_only=True):
    """The table as a seat sees it. In this game the seats see the same, but for whose view it is."""

    seat: Seat | None
    content_status: str
    """`reconstruction` for the shipped tile list (RT-C4)."""
    agenda: tuple[AnyStep, ...]
    options: Options
    round: int
    order: tuple[Seat, ...]
    bag: tuple[int, ...]
    """The tiles left in the bag: what was not seen yet, which everybody can count."""
    columns: tuple[Column, ...]
    starting_tiles: tuple[int, ...]
    undrawn_tokens: tuple[int, ...]
    waiting_room: int | None
    left_hall: int | None
    right_hall: int | None
    supply: Supply
    discarded: tuple[int, ...]
    players: tuple[Player, ...]
    sheets: tuple[ScoreSheet, ...]
    outcome: Outcome | None


_SHARED = tuple(name for name in State.__struct_fields__ if name != "rng")


def view(content: Content, state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        content_status=content.status,
        agenda=state.agenda,
        options=state.options,
        round=state.round,
        order=state.order,
        bag=state.bag,
        columns=state.columns,
        starting_tiles=state.starting_tiles,
        undrawn_tokens=state.undrawn_tokens,
        waiting_room=state.waiting_room,
        left_hall=state.left_hall,
        right_hall=state.right_hall,
        supply=state.supply,
        discarded=state.discarded,
        players=state.players,
        sheets=tuple(score_sheet(player, state.options.challenge) for player in state.players),
        outcome=state.outcome,
    )


def guess(_content: Content, view: View, rng: Rng) -> State:
    """A state that fits the view: only what will be drawn is unknown."""
    return State(rng=rng, **{name: getattr(view, name) for name in _SHARED})
