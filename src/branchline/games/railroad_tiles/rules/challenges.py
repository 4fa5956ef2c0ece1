"""RT-4 and RT-Q: the fifteen challenges of solo play. None: it hangs on a path whose length could not be proved."""

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from branchline.core.values import Cell
from branchline.games.railroad_tiles.area import Area, Node
from branchline.games.railroad_tiles.faces import PawnType
from branchline.games.railroad_tiles.longest_path import LongestPath, longest_path
from branchline.games.railroad_tiles.rules.cities import cities
from branchline.games.railroad_tiles.state import ChallengeId, Player
from branchline.rails.grid import neighbours

LONG_WAY, DISTANT, MANY_STATIONS, MANY_PAWNS = 14, 12, 10, 8


class Challenge(NamedTuple):
    """RT-4: its condition, the scores for one, two and three medals, and whether it is a limit one can break."""

    holds: Callable[[Player], bool | None]
    medals: tuple[int, int, int]
    is_limit: bool = False


def longest_road(area: Area) -> LongestPath:
    """RT-Q2: the longest simple path of road segments."""
    return _found_once(area, "longest_road", area.roads)


def longest_rail(area: Area) -> LongestPath:
    """RT-Q3: the longest simple path of rail segments."""
    return _found_once(area, "longest_rail", area.rails)


def _found_once(area: Area, name: str, segments: Mapping[Node, Collection[Node]]) -> LongestPath:
    kept = area.__dict__
    if name not in kept:
        kept[name] = longest_path(segments)
    found: LongestPath = kept[name]
    return found


def is_long(path: LongestPath) -> bool | None:
    """RT-Q2, RT-Q3: fourteen segments or more; None where a longer path could not be ruled out."""
    return True if path.length >= LONG_WAY else False if path.exact else None


def megalopolis(player: Player) -> bool:
    """RT-Q1: a city of ten or more town tiles."""
    return any(len(city) >= 10 for city in cities(player.area))


def route_66(player: Player) -> bool | None:
    """RT-Q2: a continuous road of fourteen or more segments."""
    return is_long(longest_road(player.area))


def trans_europe_express(player: Player) -> bool | None:
    """RT-Q3: a continuous rail of fourteen or more segments."""
    return is_long(longest_rail(player.area))


def perfection(player: Player) -> bool:
    """RT-Q4: at most three openings at the end."""
    return len(player.area.openings) <= 3


def flat_earth(player: Player) -> bool:
    """RT-Q5: the whole area never spans more than three rows."""
    rows = [y for _, y in player.area.faces]
    return not rows or max(rows) - min(rows) < 3


def volcano(player: Player) -> bool:
    """RT-Q6: an empty 2 x 2; the eight cells that share a side with it hold tiles."""
    faces = player.area.faces
    for x, y in player.area.frontier:
        hole = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
        around = {near for cell in hole for near in neighbours(cell)} - hole
        if not any(cell in faces for cell in hole) and all(cell in faces for cell in around):
            return True
    return False


def holes(player: Player) -> bool:
    """RT-Q7: at least three empty cells with a tile on each of the four sides."""
    faces = player.area.faces
    return sum(all(near in faces for near in neighbours(cell)) for cell in player.area.frontier) >= 3


def distant_friends(player: Player) -> bool:
    """RT-Q8: two linked travellers twelve steps apart or more, with no other traveller on some shortest way."""
    travellers = frozenset(pawns_of(player, "traveller"))
    for one in travellers:
        steps = steps_from(player.area, one)
        alone = steps_from(player.area, one, ends=travellers - {one})
        if any(steps.get(other, 0) >= DISTANT and alone.get(other) == steps[other] for other in travellers - {one}):
            return True
    return False


def steps_from(area: Area, start: Cell, ends: Collection[Cell] = ()) -> dict[Cell, int]:
    """RT-Q8: steps from tile to tile by road and rail; changing at a station costs none. A way may come to the cells in
    `ends` and leads no further."""
    faces = area.faces
    found: dict[Node, int] = {(start, segment): 0 for segment in faces[start].pin_segments}
    edge = deque(found)
    while edge:
        node = edge.popleft()
        for beyond in () if node[0] in ends else area.travel_links(node):
            if beyond in found:
                continue
            is_change = beyond[0] == node[0]
            found[beyond] = found[node] + (not is_change)
            (edge.appendleft if is_change else edge.append)(beyond)
    steps: dict[Cell, int] = {}
    for (cell, segment), count in found.items():
        if segment in faces[cell].pin_segments:
            steps[cell] = min(count, steps.get(cell, count))
    return steps


def station_mayhem(player: Player) -> bool:
    """RT-Q9: one network, road and rail joined at stations, with ten or more stations."""
    area = player.area
    stations = [cell for cell, face in area.faces.items() if face.station]
    counts = Counter(area.travel_networks[cell, 0] for cell in stations)
    return max(counts.values(), default=0) >= MANY_STATIONS


def pawns_of(player: Player, pawn: PawnType) -> list[Cell]:
    return [cell for cell in player.pawns if player.area.faces[cell].pin == pawn]


def most_linked(player: Player, pawn: PawnType) -> int:
    """RT-Q10, RT-Q11, RT-Q14: the most pawns of a type in one network."""
    counts = Counter(player.area.network_of(cell, pawn) for cell in pawns_of(player, pawn))
    return max(counts.values(), default=0)


def car_paradise(player: Player) -> bool:
    """RT-Q10: eight or more cars linked by road."""
    return most_linked(player, "car") >= MANY_PAWNS


def train_paradise(player: Player) -> bool:
    """RT-Q11: eight or more trains linked by rail."""
    return most_linked(player, "train") >= MANY_PAWNS


def four_cities(player: Player) -> bool:
    """RT-Q12: at least four cities."""
    return len(cities(player.area)) >= 4


def strict_ruling(player: Player) -> bool:
    """RT-Q13: never more than one pawn of a type in one row, gaps or not."""
    rows = Counter((player.area.faces[cell].pin, cell[1]) for cell in player.pawns)
    return max(rows.values(), default=0) <= 1


def traffic_control(player: Player) -> bool:
    """RT-Q14: no network with more than two linked pawns of one type."""
    return all(most_linked(player, pawn) <= 2 for pawn in ("car", "train", "traveller"))


def lazy_travellers(_player: Player) -> bool:
    """RT-Q15: it changes what travellers score (`lazily_linked`) and asks for nothing else."""
    return True


CHALLENGES: dict[ChallengeId, Challenge] = {
    "megalopolis": Challenge(megalopolis, (30, 40, 50)),
    "route_66": Challenge(route_66, (40, 50, 60)),
    "trans_europe_express": Challenge(trans_europe_express, (40, 50, 60)),
    "perfection": Challenge(perfection, (40, 50, 60)),
    "flat_earth": Challenge(flat_earth, (40, 50, 60), is_limit=True),
    "volcano": Challenge(volcano, (30, 40, 50)),
    "holes": Challenge(holes, (30, 40, 50)),
    "distant_friends": Challenge(distant_friends, (40, 50, 60)),
    "station_mayhem": Challenge(station_mayhem, (40, 50, 60)),
    "car_paradise": Challenge(car_paradise, (40, 50, 60)),
    "train_paradise": Challenge(train_paradise, (40, 50, 60)),
    "four_cities": Challenge(four_cities, (40, 50, 60)),
    "strict_ruling": Challenge(strict_ruling, (35, 45, 55), is_limit=True),
    "traffic_control": Challenge(traffic_control, (30, 40, 50), is_limit=True),
    "lazy_travellers": Challenge(lazy_travellers, (40, 50, 60)),
}


def medals(challenge: ChallengeId, score: int) -> int:
    """RT-4: one, two or three by the thresholds, reached at equality."""
    return sum(score >= threshold for threshold in CHALLENGES[challenge].medals)
