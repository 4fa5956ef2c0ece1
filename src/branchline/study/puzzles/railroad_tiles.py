"""A turn of Railroad Tiles alone: the tiles in hand are laid, then pawns are placed."""

from typing import Any

from branchline.core.values import Seat
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.rules.final_scoring import OBJECTIVE_POINTS, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import MOST_POINTS
from branchline.games.railroad_tiles.state import PlacePawns, PlaceTiles, State
from branchline.study.puzzles.kinds import Kind


def total(_content: Content, state: State, seat: Seat) -> int:
    return score_sheet(state.players[seat], state.options.challenge).total


def is_over(begun: State, state: State, _seat: Seat) -> bool:
    return state.round != begun.round or not state.agenda


def can_stop(state: State, seat: Seat) -> bool:
    player, step = state.players[seat], state.agenda[0]
    is_laid = isinstance(step, PlaceTiles) and not player.hand and not player.owes_objective
    return is_laid or isinstance(step, PlacePawns)


def key(state: State, seat: Seat) -> tuple[Any, ...]:
    """Whatever the order in which tiles were laid. Pieces of one content: a face is known by where it is."""
    player, step = state.players[seat], state.agenda[0] if state.agenda else None
    laid = frozenset((laid.cell, laid.tile, id(laid.face)) for laid in player.area.laid)
    lies = laid, frozenset(player.pawns), len(player.rejected)
    return (
        type(step),
        lies,
        tuple(sorted(player.hand)),
        player.owes_objective,
        frozenset(player.used_halls),
        player.stars,
    )


def most(content: Content, state: State, seat: Seat) -> int | None:
    """Once all is laid, only pawns and what objectives make of them come."""
    player = state.players[seat]
    if player.hand or player.owes_objective:
        return None
    objectives = sum(laid.face.objective is not None for laid in player.area.laid)
    return total(content, state, seat) + MOST_POINTS * len(state.open_halls(player)) + OBJECTIVE_POINTS * objectives


KIND = Kind(total, is_over, can_stop, key, most)
