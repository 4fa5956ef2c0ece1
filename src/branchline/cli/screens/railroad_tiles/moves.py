"""How moves of Railroad Tiles are typed: `place 2 at 3,-1 turned 90 flipped`, `pawn car at 0,1 left`, `take 3`."""

import re
from collections.abc import Callable
from typing import Any, cast

from branchline.cli.screens import Misread
from branchline.core.values import Action, Cell, Seat
from branchline.games.railroad_tiles.actions import (
    HALLS,
    DiscardTile,
    EndTurn,
    Hall,
    PlacePawn,
    PlaceTile,
    RejectTile,
    TakeColumn,
)
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.rules.pawn_placement import needs_star
from branchline.games.railroad_tiles.view import View


def parse_move(tokens: list[str], content: Content, view: View, seat: Seat, tiles: tuple[int, ...]) -> Action | None:
    """The move that the words say; None when the first word starts none. `tiles` are numbered from 1."""
    reader = _MOVES.get(tokens[0])
    return reader(tokens[1:], content, view, seat, tiles) if reader else None


def _number(tokens: list[str], message: str) -> int:
    if not tokens or not tokens[0].isdigit():
        raise Misread(message)
    return int(tokens[0])


def _tile(tokens: list[str], tiles: tuple[int, ...]) -> int:
    number = _number(tokens, "railroad-tiles-type-tile")
    if not tiles:
        raise Misread("railroad-tiles-type-no-tiles")
    if not 1 <= number <= len(tiles):
        raise Misread("railroad-tiles-type-no-such-number", number=number, tiles=len(tiles))
    return tiles[number - 1]


def _cell(tokens: list[str]) -> Cell:
    """`at 3,-1`; the word `at` may be left out."""
    found = re.search(r"(-?\d+)\s*,\s*(-?\d+)", " ".join(tokens).replace("−", "-"))
    if not found:
        raise Misread("railroad-tiles-type-cell")
    return int(found[1]), int(found[2])


def _place(tokens: list[str], content: Content, view: View, seat: Seat, tiles: tuple[int, ...]) -> Action:
    """Without a word on how it lies, the first way that fits is taken."""
    tile, cell = _tile(tokens, tiles), _cell(tokens[1:])
    turn, flipped = _turn(tokens), "flipped" in tokens
    if turn is None and not flipped:
        demand = view.players[seat].area.frontier.get(cell, 0)
        turn, flipped = next(iter(content.tiles[tile].fits[demand]), (0, False))
    known = content.tiles[tile].same_as(turn or 0, flipped)
    return PlaceTile(tile, cell, cast(Any, known.turn), known.flipped)


def _turn(tokens: list[str]) -> int | None:
    if "turned" not in tokens:
        return None
    after = tokens[tokens.index("turned") + 1 :]
    degrees = after[0].rstrip("°") if after else ""
    if degrees not in ("0", "90", "180", "270"):
        raise Misread("railroad-tiles-type-turn")
    return int(degrees)


def _pawn(tokens: list[str], content: Content, view: View, seat: Seat, _tiles: tuple[int, ...]) -> Action:
    """Without a hall, one whose token allows the pawn is taken; a star is spent only where it is needed."""
    kinds = [pawn for pawn in PAWN_TYPES if pawn in tokens]
    if not kinds:
        raise Misread("railroad-tiles-type-pawn")
    pawn = kinds[0]
    cell = _cell(tokens)
    used = view.players[seat].used_halls
    open_halls = [(hall, token) for hall in HALLS if hall not in used and (token := _token(view, hall)) is not None]
    named = [hall for hall in HALLS if hall in tokens]
    fitting = [hall for hall, token in open_halls if not needs_star(content, token, pawn)]
    hall = (named or fitting or [hall for hall, _ in open_halls] or ["left"])[0]
    token = _token(view, hall)
    star = "star" in tokens or (token is not None and needs_star(content, token, pawn))
    return PlacePawn(hall, pawn, cell, star)


def _token(view: View, hall: Hall) -> int | None:
    return view.left_hall if hall == "left" else view.right_hall


_MOVES: dict[str, Callable[[list[str], Content, View, Seat, tuple[int, ...]], Action]] = {
    "take": lambda tokens, *_: TakeColumn(_number(tokens, "railroad-tiles-type-column") - 1),
    "place": _place,
    "reject": lambda tokens, _content, _view, _seat, tiles: RejectTile(_tile(tokens, tiles)),
    "discard": lambda tokens, _content, _view, _seat, tiles: DiscardTile(_tile(tokens, tiles)),
    "pawn": _pawn,
    "end": lambda *_: EndTurn(),
}
