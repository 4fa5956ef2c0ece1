"""What the shared tests need to know of Railroad Tiles."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.values import Seat
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.preview import items_of
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.state import Player, State
from kits.game_kit import Kit, Variant
from kits.railroad_tiles.positions import arrange, read_action

NAMED = ("temple", "stadium", "gas_station")

VARIANTS = (
    Variant(1, {"challenge": "traffic_control"}),
    Variant(1, {"challenge": "lazy_travellers", "objectives": "random"}),
    Variant(2, {}),
    Variant(2, {"edition": "prototype", "objectives": "random", "parallel_placement": True}),
    Variant(3, {"objectives": NAMED}),
    Variant(4, {}),
    Variant(4, {"objectives": "random", "parallel_placement": True}),
)


def every_variant() -> Iterator[Variant]:
    """For ever: seats, editions, placing at once, objectives, challenges. Each is drawn by itself: taken by turns, some
    of them would never meet."""
    dice = Random("every variant")
    while True:
        seats, edition = dice.choice((1, 2, 3, 4)), dice.choice(tuple(GAME.content.editions))
        sets = tuple(combinations(GAME.content.editions[edition].objectives, 3))
        options: dict[str, Any] = {"edition": edition, "parallel_placement": dice.choice((False, True))}
        options["objectives"] = dice.choice(("none", "random", dice.choice(sets)))
        if seats == 1:
            options["challenge"] = dice.choice((None, *CHALLENGES))
        yield Variant(seats, options)


def check(game: AnyGame, state: State) -> None:
    """Tiles, pawns, stars and tokens are conserved; what lies fits."""
    content = game.content
    edition = state.options.edition
    tiles: Counter[int] = Counter(state.bag + state.starting_tiles + state.discarded)
    for column in state.columns:
        tiles.update(column.tiles)
    objectives: Counter[int] = Counter()
    for player in state.players:
        tiles.update(player.hand + player.rejected + tuple(laid.tile for laid in player.area.laid))
        objectives.update(player.objectives)
    for tile in list(tiles):
        if content.tiles[tile].printed.objective:
            objectives[tile] += tiles.pop(tile)
    assert +tiles == Counter(content.bag(edition))
    assert set(objectives.values()) <= {len(state.players)} and len(objectives) in (0, 3)
    check_pawns(content, state)
    for player in state.players:
        check_area(player)


def check_pawns(content: Any, state: State) -> None:
    placed = Counter(player.area.faces[cell].pin for player in state.players for cell in player.pawns)
    for pawn in PAWN_TYPES:
        assert state.supply.of(pawn) + placed[pawn] == content.pawns[pawn]
    stars = state.supply.star + sum(p.stars for p in state.players) + sum(c.stars for c in state.columns)
    assert stars == content.editions[state.options.edition].stars
    assert min(state.supply.star, *(p.stars for p in state.players)) >= 0
    shown = [t for t in (state.waiting_room, state.left_hall, state.right_hall) if t is not None]
    assert len({*shown, *state.undrawn_tokens}) == len(shown) + len(state.undrawn_tokens) <= 7


def check_area(player: Player) -> None:
    area = player.area
    fresh = Area(area.laid)
    assert (fresh.faces, fresh.frontier, fresh.pins) == (area.faces, area.frontier, area.pins)
    assert len(area.faces) == len(area.laid)
    assert len(set(player.pawns)) == len(player.pawns) <= 13
    assert len(player.rejected) <= 2
    for cell, face in area.faces.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = area.faces.get((cell[0] + dx, cell[1] + dy))
            assert other is None or other.sides[(side + 2) % 4] == face.sides[side]


def values_of(_game: AnyGame, view: Any, seat: Seat) -> Mapping[str, Any]:
    return items_of(view.players[seat], view.options)


KIT = Kit(GAME, VARIANTS, every_variant, check, values_of, arrange, read_action)
