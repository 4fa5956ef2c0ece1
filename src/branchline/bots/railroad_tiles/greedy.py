"""What the greedy bot sees in Railroad Tiles beyond the points of the moment."""

from collections.abc import Callable
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.values import Action, Preview, Seat
from branchline.games.railroad_tiles.actions import (
    DiscardTile,
    EndTurn,
    PlacePawn,
    PlaceTile,
    RejectTile,
    TakeColumn,
)
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import Face
from branchline.games.railroad_tiles.placements import Placements
from branchline.games.railroad_tiles.state import Player
from branchline.games.railroad_tiles.view import View
from branchline.rails.grid import neighbours

STAR, TILE, OPENING, TOWN_SIDE, CHAIN, TOUCH = 1.5, 0.8, 0.15, 0.6, 0.25, 0.2
REJECTION = -3.0
LIMIT_BROKEN = -100.0


def worth(game: AnyGame, view: View, seat: Seat, action: Action) -> float:
    """How good an action looks: points now, and a little for what they may become."""
    return _WORTH[type(action)](game, view, seat, action)


def _place(game: AnyGame, view: View, seat: Seat, action: PlaceTile) -> float:
    preview = game.preview(view, seat, action)
    player = view.players[seat]
    face = _content(game).tiles[action.tile].face_of[action.turn, action.flipped]
    touching = [player.area.faces[cell] for cell in neighbours(action.cell) if cell in player.area.faces]
    return (
        preview.gain()
        - OPENING * preview.gain("openings")
        + TOUCH * len(touching)
        + TOWN_SIDE * _town_sides(face, touching)
        + CHAIN * _chains(preview)
        + (LIMIT_BROKEN if preview.gain("limit_broken") else 0)
    )


def _content(game: AnyGame) -> Content:
    content: Content = game.content
    return content


def _town_sides(face: Face, touching: list[Face]) -> int:
    return sum(other.is_town for other in touching) if face.is_town else 0


def _chains(preview: Preview) -> int:
    """How much the pins of the area are worth more than before."""
    chains = [change for change in preview.changes if change.item.startswith("chain")]
    return sum(int(change.after or 0) - int(change.before or 0) for change in chains)


def _pawn(game: AnyGame, view: View, seat: Seat, action: PlacePawn) -> float:
    preview = game.preview(view, seat, action)
    broken = LIMIT_BROKEN if preview.gain("limit_broken") else 0
    return preview.gain() - STAR * action.star + broken


def _column(game: AnyGame, view: View, seat: Seat, action: TakeColumn) -> float:
    """What its tiles could do one by one, its stars, and that more tiles fill more."""
    column = view.columns[action.column]
    content, player = _content(game), view.players[seat]
    preview = game.preview(view, seat, action)
    tiles = sum(_best_spot(content, player, tile) for tile in column.tiles)
    return tiles + TILE * len(column.tiles) + STAR * preview.gain("stars") + preview.gain()


def _best_spot(content: Content, player: Player, tile: int) -> float:
    """How well the tile joins what lies there: by sides that meet, and towns by towns."""
    area = player.area
    best = 0.0
    for spot in Placements(content, area, (tile,)):
        assert isinstance(spot, PlaceTile)
        face = content.tiles[tile].face_of[spot.turn, spot.flipped]
        touching = [area.faces[cell] for cell in neighbours(spot.cell) if cell in area.faces]
        best = max(best, TOUCH * len(touching) + TOWN_SIDE * _town_sides(face, touching))
    return best


def _reject(_game: AnyGame, _view: View, _seat: Seat, _action: RejectTile) -> float:
    return REJECTION


def _nothing(_game: AnyGame, _view: View, _seat: Seat, _action: Action) -> float:
    return 0.0


_WORTH: dict[type[Action], Callable[[AnyGame, View, Seat, Any], float]] = {
    PlaceTile: _place,
    PlacePawn: _pawn,
    TakeColumn: _column,
    RejectTile: _reject,
    DiscardTile: _nothing,
    EndTurn: _nothing,
}
