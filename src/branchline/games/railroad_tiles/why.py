"""What speaks for a turn, in words: what its tiles and pawns bring, and what they leave open."""

from collections.abc import Iterator, Sequence

from branchline.core.values import Action, Cell, Reason, Seat, Why, snake_case
from branchline.games.railroad_tiles.actions import PlacePawn, PlaceTile, RejectTile
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import PAWN_TYPES, PawnType
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import empty_pins, pawn_points
from branchline.games.railroad_tiles.state import Options, PlacePawns, Player, State

MOST = 3
ROOM = Reason("hint-railroad-tiles-why-room", "RT-F3")
WORTHWHILE = 2
"""A pin where a pawn would score as much is worth keeping within reach."""


def why(_content: Content, before: State, after: State, seat: Seat, actions: Sequence[Action]) -> Why:
    old, new, options = before.players[seat], after.players[seat], before.options
    sheets = score_sheet(old, options.challenge), score_sheet(new, options.challenge)
    found = [*_scored(old, new), *_counted(*sheets), *_kept_open(old, new, options)]
    reasons = tuple(found[:MOST]) or tuple(_otherwise(before, old, new, actions[0]))
    return Why(reasons, _cells(actions), Reason(f"hint-railroad-tiles-nudge-{_kind(actions[0])}"))


def _kind(action: Action) -> str:
    return snake_case(type(action).__name__).replace("_", "-")


def _cells(actions: Sequence[Action]) -> tuple[Cell, ...]:
    """A column has no place in an area: one looks where its tiles would go."""
    placed = [action.cell for action in actions if isinstance(action, PlaceTile | PlacePawn)]
    return tuple(placed[:1] if isinstance(actions[0], PlaceTile | PlacePawn) else placed)


def _scored(old: Player, new: Player) -> Iterator[Reason]:
    """RT-P8, and stars (RT-P3)."""
    if pawns := len(new.pawns) - len(old.pawns):
        points = new.points - old.points
        yield Reason("hint-railroad-tiles-why-pawns", "RT-P8", args={"count": pawns, "points": points})
    if new.stars > old.stars:
        yield Reason("hint-railroad-tiles-why-stars", "RT-P3", args={"count": new.stars - old.stars})


def _counted(old: ScoreSheet, new: ScoreSheet) -> Iterator[Reason]:
    """What the score sheet says more than before."""
    if new.challenge is not None and old.challenge is not None and new.challenge.holds and not old.challenge.holds:
        yield Reason("hint-railroad-tiles-why-challenge", "RT-Q1")
    if (met := sum(bool(line.met) for line in new.objectives) - sum(bool(line.met) for line in old.objectives)) > 0:
        yield Reason("hint-railroad-tiles-why-objectives", "RT-F4", args={"count": met})
    if (cities := len(new.cities) - len(old.cities)) > 0:
        yield Reason("hint-railroad-tiles-why-cities", "RT-F1", args={"count": cities})
    if (more := new.rectangle_points - old.rectangle_points) > 0:
        yield Reason("hint-railroad-tiles-why-rectangle", "RT-F2", args={"count": more})
    if (fewer := old.openings - new.openings) > 0:
        yield Reason("hint-railroad-tiles-why-openings", "RT-F3", args={"count": fewer})


def _kept_open(old: Player, new: Player, options: Options) -> Iterator[Reason]:
    """RT-P5 to RT-P7: pins that are free, where a pawn would find others within reach."""
    if old.area == new.area:
        return
    found = [(pawn, _within_reach(new, pawn, options)) for pawn in PAWN_TYPES]
    for pawn, pins in sorted(found, key=lambda each: -len(each[1])):
        if pins:
            clause = {"car": "RT-P5", "train": "RT-P6", "traveller": "RT-P7"}[pawn]
            args = {"pawn": pawn, "count": len(pins), "points": max(pins)}
            yield Reason("hint-railroad-tiles-why-reach", clause, args=args)


def _within_reach(player: Player, pawn: PawnType, options: Options) -> list[int]:
    lazy = options.challenge == "lazy_travellers"
    points = [pawn_points(player, cell, pawn, lazy=lazy) for cell in empty_pins(player, pawn)]
    return [each for each in points if each >= WORTHWHILE]


def _otherwise(before: State, old: Player, new: Player, action: Action) -> Iterator[Reason]:
    """What speaks for something that brings nothing by itself."""
    has_pins = any(empty_pins(old, pawn) for pawn in PAWN_TYPES)
    if old.area != new.area:
        yield ROOM
    elif isinstance(action, RejectTile):
        yield Reason("hint-railroad-tiles-why-reject", "RT-T5")
    elif isinstance(before.agenda[0], PlacePawns) and before.open_halls(old) and has_pins:
        yield Reason("hint-railroad-tiles-why-declines", "RT-P1")
