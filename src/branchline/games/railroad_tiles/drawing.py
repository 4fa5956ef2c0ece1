"""What a client draws and cannot know by itself: the pieces, and what the rules see in a view."""

from collections import Counter
from typing import Any

from branchline.core.values import Cell, Seat
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.preview import items_of
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.rules.cities import cities
from branchline.games.railroad_tiles.rules.final_scoring import (
    CITY_POINTS,
    FREE_OPENINGS,
    OBJECTIVE_POINTS,
)
from branchline.games.railroad_tiles.rules.setup import OBJECTIVES_IN_PLAY
from branchline.games.railroad_tiles.rules.tile_selection import REJECTIONS, tiles_due
from branchline.games.railroad_tiles.state import ROUNDS, Options, Player
from branchline.games.railroad_tiles.view import View
from branchline.rails.grid import LETTERS

# The pieces ----------------------------------------------------------------------------------------------------------


def catalogue(content: Content) -> dict[str, Any]:
    return {
        "status": content.status,
        "rounds": ROUNDS,
        "free_openings": FREE_OPENINGS,
        "city_points": CITY_POINTS,
        "objective_points": OBJECTIVE_POINTS,
        "objectives_in_play": OBJECTIVES_IN_PLAY,
        "rejections": REJECTIONS,
        "tiles": [_tile(content, tile) for tile in range(len(content.tiles))],
        "tokens": content.tokens,
        "columns": {str(seats): sizes for seats, sizes in content.columns.items()},
        "editions": content.editions,
        "challenges": [
            {"id": name, "medals": facts.medals, "is_limit": facts.is_limit} for name, facts in CHALLENGES.items()
        ],
    }


def _tile(content: Content, number: int) -> dict[str, Any]:
    tile = content.tiles[number]
    counts = {edition: found[number] if number < len(found) else 0 for edition, found in content.counts.items()}
    return {"id": number, "shape": tile.shape, "face": tile.printed, "count": counts}


# What lies on the table -----------------------------------------------------------------------------------------------


def marks(content: Content, view: View) -> dict[str, Any]:
    return {
        "areas": [area_marks(player, view.options) for player in view.players],
        "next_places": [next_places(view, column) for column in range(len(view.columns))],
        "due": [tiles_due(player) for player in view.players],
        "holes": [] if view.seat is None else holes(content, view, view.seat),
    }


def glance(view: View) -> dict[str, Any]:
    """One's own area (the first one for who has none), and how far the match is."""
    player = view.players[view.seat or 0]
    tiles = [{"cell": laid.cell, "face": laid.face, "pawn": laid.cell in player.pawns} for laid in player.area.laid]
    return {"round": view.round, "rounds": ROUNDS, "tiles": tiles}


def area_marks(player: Player, options: Options) -> dict[str, Any]:
    """RT-F1, RT-F3, RT-P5 to RT-P8: cities, openings, the chain of every pin, and which segments hang together. Worked
    out once for a player's things and kept beside them: everybody draws them, and they stay while others play."""
    kept: dict[Any, dict[str, Any]] = player.__dict__
    key = ("marks", options)
    if key not in kept:
        kept[key] = _area_marks(player, options)
    return kept[key]


def _area_marks(player: Player, options: Options) -> dict[str, Any]:
    area = player.area
    return {
        "cities": [sorted(city) for city in cities(area)],
        "openings": [{"cell": opening.cell, "side": LETTERS[opening.side]} for opening in area.openings],
        "chains": [{"cell": cell, "points": points} for cell, points in _chains(player, options)],
        "networks": _networks(area),
    }


def _chains(player: Player, options: Options) -> list[tuple[Cell, Any]]:
    """For each pin what a pawn would score, or the chain its pawn stands in, as a preview says it."""
    items = items_of(player, options)
    cells = sorted(cell for pins in player.area.pins.values() for cell in pins)
    return [(cell, items[f"chain:{cell[0]},{cell[1]}"]) for cell in cells]


def _networks(area: Area) -> list[dict[str, Any]]:
    """For each tile the numbers of the networks its segments belong to: for vehicles, and for travellers; and which of
    the two, and of its segments, what stands on its pin goes by (RT-P5 to RT-P7)."""
    own, travel = area.networks, area.travel_networks
    return [
        {
            "cell": cell,
            "own": [own[cell, segment] for segment in range(len(face.segments))],
            "travel": [travel[cell, segment] for segment in range(len(face.segments))],
            "goes": "travel" if face.pin == "traveller" else "own",
            "from": face.pin_segments if face.pin is not None else tuple(range(len(face.segments))),
        }
        for cell, face in area.faces.items()
    ]


def next_places(view: View, column: int) -> tuple[int, int] | None:
    """RT-E3: the best and the worst place in the next round's order for who takes this column (1 is first)."""
    takers = len(view.players) - sum(other.taken_by is not None for other in view.columns)
    taken = [number for number, other in enumerate(view.columns) if other.taken_by is not None]
    free = [number for number in range(len(view.columns)) if number not in taken and number != column]
    rest = takers - (view.columns[column].taken_by is None)
    if rest < 0:
        return None
    ahead = sum(number < column for number in taken)
    left, right = sum(number < column for number in free), sum(number > column for number in free)
    return 1 + ahead + max(0, rest - right), 1 + ahead + min(rest, left)


def holes(content: Content, view: View, seat: Seat) -> list[dict[str, Any]]:
    """RT-T3: for each cell next to the area how many tiles of the bag would fit there, and which kinds."""
    bag = Counter(view.bag)
    found = []
    for cell, demand in view.players[seat].area.frontier.items():
        fitting = [tile for tile in bag if content.tiles[tile].fits[demand]]
        found.append({"cell": cell, "count": sum(bag[tile] for tile in fitting), "tiles": fitting})
    return found
