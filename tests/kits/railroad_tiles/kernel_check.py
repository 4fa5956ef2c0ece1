"""The kernel beside the plain rules: the same legal actions, the same successors, the same scores, at any position."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from branchline.bots.railroad_tiles.bench import NEXT_MOST
from branchline.core.game import AnyGame
from branchline.core.values import Action, Event, Seat
from branchline.games.railroad_tiles.content import OBJECTIVES, shipped_text
from branchline.games.railroad_tiles.events import CoinFlipped, ColumnFilled, TokenRevealed
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.rules.final_scoring import final_score, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import pawn_points
from branchline.games.railroad_tiles.state import Player, State
from branchline.kernels.chance import luck
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.railroad_tiles import chance, legal, objectives, pawns, scoring
from branchline.kernels.railroad_tiles import layout as at
from branchline.kernels.railroad_tiles.area import clear, lay, lift
from branchline.kernels.railroad_tiles.challenges import holds
from branchline.kernels.railroad_tiles.networks import root
from branchline.kernels.railroad_tiles.play import apply
from branchline.kernels.railroad_tiles.playouts import play_at_random
from branchline.kernels.railroad_tiles.rounds import set_up
from branchline.kernels.railroad_tiles.tables import tables
from branchline.kernels.railroad_tiles.translate import (
    cell_of,
    fresh_table,
    read_action,
    table,
    tile_at,
    write_action,
)
from kits.kernels import changed

OWNERS = (
    changed(
        shipped_text(),
        {
            "count = { final = 1, prototype = 1 }": "count = { final = 3, prototype = 2 }",
            "1 = [2, 3, 4]": "1 = [4, 1, 3]",
            "4 = [2, 2, 3, 3, 4]": "4 = [3, 1, 2, 4, 2]",
            "car = 18": "car = 4",
            "train = 18": "train = 3",
            "stars = 10": "stars = 5",
            'types = ["train", "car"]\nflag = false': 'types = ["train", "traveller"]\nflag = true',
        },
    )
    + """
[[tile]]
shape = "HT"
sides = "HHRH"
segments = ["road:NEW", "rail:S"]
terrain = "town"
pin = "car"
count = { final = 6, prototype = 4 }
"""
)
"""More of the rare tiles, and one that no box holds; other columns and tokens; few stars, and pawns to contest."""
LAZY = 15
FOREST = ("NODE_COUNT", "EMPTY_PINS", "PAWN_COUNT", "OPEN_ENDS", "STATIONS")
OF_SEAT = ("POINTS", "STARS", "REJECTED", "COLUMN", "USED", "OWES", "OPENINGS", "CITIES", "LONE_TOWNS", "TOWN_PAIRS",
           "RECTANGLE", "MARK")  # fmt: skip
OF_TABLE = ("SEATS", "ROUND", "PHASE", "PARALLEL", "CHALLENGE", "HAS_GOALS", "COLUMNS", "WAITING")


def check_position(game: AnyGame, state: State, number: int) -> Iterator[str]:
    """Everything at one position; what takes long, at some of them. Yields what was found to hold or not to hold."""
    same_legal(game, state)
    same_networks(game, state)
    yield from same_scores(game, state)
    if number % 20 == 0:
        same_when_lifted(game, state)


def check_set_up(game: AnyGame, state: State, seed: int) -> None:
    """RT-S1 to RT-S4: a table that the kernel dealt has all the pieces."""
    content: Any = game.content
    seats = len(state.players)
    s = dealt(game, state, seed)[1]
    starting = listed(s, at.STARTING + 1, int(s[at.STARTING]))
    columns = [
        tile
        for n in range(int(s[at.COLUMNS]))
        for tile in listed(s, at.COLUMN_TILES + at.COLUMN_MOST * n, s[at.SIZE + n])
    ]
    assert sorted([*starting, *columns, *listed(s, at.BAG, s[at.BAG_LEFT])]) == list(content.bag(state.options.edition))
    assert len({content.tiles[tile].configuration for tile in starting}) == len(starting) == (seats if seats > 1 else 0)
    assert sorted(listed(s, at.ORDER, seats)) == list(range(seats))
    assert sorted([*listed(s, at.TOKEN_ORDER, s[at.UNDRAWN]), int(s[at.WAITING])]) == list(range(at.TOKENS))


def check_playout(game: AnyGame, state: State, seed: int) -> None:
    """A match that the kernel plays from the deal on ends."""
    t, s, r = dealt(game, state, seed)
    assert play_at_random(t, s, r) > 10
    assert s[at.PHASE] == at.OVER


def dealt(game: AnyGame, state: State, seed: int) -> tuple[Vector, Vector, Vector]:
    """Tables, a table that the kernel dealt, and the luck to go on with."""
    content: Any = game.content
    t, s, r = tables(content), fresh_table(content, len(state.players), state.options), luck(seed)
    chance.deal(s, r)
    set_up(t, s, r)
    return t, s, r


def listed(s: Vector, begin: int, count: int) -> list[int]:
    return [int(s[begin + place]) for place in range(count)]


def same_legal(game: AnyGame, state: State) -> None:
    """Who may act, and every one's list."""
    content: Any = game.content
    t, s = tables(content), table(content, state)
    acting = int(legal.to_act(t, s))
    assert {seat for seat in range(4) if acting >> seat & 1} == game.to_act(state)
    for seat in game.to_act(state):
        codes = [int(legal.nth_legal(t, s, seat, number)) for number in range(legal.count_legal(t, s, seat))]
        found = [read_action(content, s, seat, code) for code in codes]
        expected = list(game.legal_actions(state, seat))
        assert len(found) == len(expected) and set(found) == set(expected)
        assert [write_action(content, s, seat, action) for action in found] == codes
        if s[at.PHASE] == at.PLACING and codes != [at.END]:
            assert at_once(t, s, seat) == codes


def at_once(t: Vector, s: Vector, seat: Seat) -> list[int]:
    """The same list as those who search are given it."""
    into = vector(NEXT_MOST)
    return listed(into, 0, int(legal.list_placing(t, s, legal.part(seat), into, 0)))


def same_successor(game: AnyGame, state: State, seat: Seat, action: Action) -> State:
    """The rules' successor, which the kernel's equals when the same things are drawn."""
    content: Any = game.content
    t, s = tables(content), table(content, state)
    after, events = game.apply(state, seat, action)
    rig(s, state, events)
    apply(t, s, seat, write_action(content, s, seat, action))
    assert facts(t, s) == facts(t, table(content, after))
    successor: State = after
    return successor


def rig(s: Vector, state: State, events: tuple[Event, ...]) -> None:
    """What the rules drew lies on top: the bag and the tokens are drawn from their ends."""
    drawn = [tile for event in events if isinstance(event, ColumnFilled) for tile in event.tiles]
    tokens = [event.token for event in events if isinstance(event, TokenRevealed)]
    coins = [event.side for event in events if isinstance(event, CoinFlipped)]
    for begin, known, top in ((at.BAG, state.bag, drawn), (at.TOKEN_ORDER, state.undrawn_tokens, tokens)):
        rest = Counter(known) - Counter(top)
        for place, item in enumerate([*rest.elements(), *reversed(top)]):
            s[begin + place] = item
    s[at.COINS] = coins == ["right"]


def same_scores(game: AnyGame, state: State) -> Iterator[str]:
    """The sheets, every objective, every challenge, every pin. Yields the clauses that held somewhere."""
    content: Any = game.content
    t, s = tables(content), table(content, state)
    for seat, player in enumerate(state.players):
        o = legal.part(seat)
        sheet = score_sheet(player, state.options.challenge)
        assert scoring.total(t, s, o) == sheet.total
        assert scoring.final_score(t, s, o) == final_score(sheet)
        yield from _same_objectives(t, s, o, player)
        yield from _same_challenges(t, s, o, player)
        yield from _same_pins(t, s, o, player)


def _same_objectives(t: Vector, s: Vector, o: int, player: Player) -> Iterator[str]:
    for line in score_sheet(player, None).objectives:
        number = 1 + OBJECTIVES.index(line.objective)
        met = objectives.is_met(t, s, o, tile_at(s, o, line.cell), number)
        assert line.met is None or bool(met) == line.met, line
        yield f"RT-O{number}" if met else f"RT-O{number} not"


def _same_challenges(t: Vector, s: Vector, o: int, player: Player) -> Iterator[str]:
    for number, (name, challenge) in enumerate(CHALLENGES.items(), 1):
        expected, found = challenge.holds(player), bool(holds(t, s, o, number))
        assert expected is None or found == expected, name
        yield f"RT-Q{number}" if found else f"RT-Q{number} not"


def _same_pins(t: Vector, s: Vector, o: int, player: Player) -> Iterator[str]:
    challenge = int(s[at.CHALLENGE])
    for number, (pawn, cells) in enumerate(player.area.pins.items()):
        for cell in cells:
            for lazy in (False, True):
                s[at.CHALLENGE] = LAZY if lazy else 0
                found = int(pawns.pawn_points(t, s, o, tile_at(s, o, cell)))
                assert cell in player.pawns or found == pawn_points(player, cell, pawn, lazy=lazy)
            yield f"RT-P{5 + number}"
    s[at.CHALLENGE] = challenge


def same_when_lifted(game: AnyGame, state: State) -> None:
    """Taking tiles up again leads back through the very same areas, networks and all."""
    content: Any = game.content
    t, s = tables(content), table(content, state)
    for seat, player in enumerate(state.players):
        o = legal.part(seat)
        for cell in player.pawns:
            pawns.stand(t, s, o, tile_at(s, o, cell), -1)
        bare = table(content, _without_pawns(state))
        for keep in range(len(player.area.laid), 0, -1):
            if keep % 7 == 1:
                assert seat_facts(t, s, o) == seat_facts(t, _cut(t, bare, o, keep), o)
            lift(t, s, o)
        assert s[o + at.EDGE] == 1 and s[o + at.OPENINGS] == s[o + at.CITIES] == s[o + at.RECTANGLE] == 0


def _without_pawns(state: State) -> State:
    return replace(state, players=tuple(replace(player, pawns=()) for player in state.players))


def _cut(t: Vector, bare: Vector, o: int, keep: int) -> Vector:
    """The same area laid afresh with its first tiles alone."""
    s = vector(len(bare))
    for place in range(len(bare)):
        s[place] = bare[place]
    clear(s, o)
    for tile in range(keep):
        lay(t, s, o, int(bare[o + at.FACE + tile]), int(bare[o + at.CELL + tile]))
    for name in OF_SEAT[:6]:
        place = o + getattr(at, name)
        s[place] = bare[place]
    for begin, count in ((at.HAND, at.HELD), (at.GOAL, at.GOALS)):
        s[o + count] = bare[o + count]
        for place in range(int(bare[o + count])):
            s[o + begin + place] = bare[o + begin + place]
    return s


# What a vector says, free of the order in which it came about -----------------------------------------------------


def facts(t: Vector, s: Vector) -> dict[str, Any]:
    known: dict[str, Any] = {name: int(s[getattr(at, name)]) for name in OF_TABLE}
    known["acting"] = int(legal.to_act(t, s))
    known["halls"] = listed(s, at.HALL, 2)
    known["supply"] = listed(s, at.SUPPLY, 4)
    known["starting"] = listed(s, at.STARTING + 1, int(s[at.STARTING]))
    known["order"] = listed(s, at.ORDER, int(s[at.SEATS]))
    known["bag"] = sorted(listed(s, at.BAG, int(s[at.BAG_LEFT])))
    known["tokens"] = sorted(listed(s, at.TOKEN_ORDER, int(s[at.UNDRAWN])))
    known["columns"] = [
        (listed(s, at.COLUMN_TILES + at.COLUMN_MOST * n, int(s[at.FILLED + n])), int(s[at.COLUMN_STARS + n]),
         int(s[at.TAKEN + n]) if known["PHASE"] != at.OVER else None)
        for n in range(int(s[at.COLUMNS]))
    ]  # fmt: skip
    known["players"] = [seat_facts(t, s, legal.part(seat)) for seat in range(known["SEATS"])]
    return known


def seat_facts(t: Vector, s: Vector, o: int) -> dict[str, Any]:
    known: dict[str, Any] = {name: int(s[o + getattr(at, name)]) for name in OF_SEAT}
    laid = int(s[o + at.LAID])
    known["hand"] = listed(s, o + at.HAND, int(s[o + at.HELD]))
    known["goals"] = listed(s, o + at.GOAL, int(s[o + at.GOALS]))
    known["pawns"] = listed(s, o + at.PAWNS, 3)
    known["laid"] = {
        tuple(int(s[o + field + tile]) for field in (at.X, at.Y, at.FACE, at.CELL, at.PAWN)) for tile in range(laid)
    }
    cells = listed(s, o + at.FRONTIER, int(s[o + at.EDGE]))
    known["frontier"] = {(cell_of(s, o, cell), int(s[o + at.GRID + cell]) & 255) for cell in cells}
    known["ways"], known["travel"] = networks(t, s, o, at.WAY), networks(t, s, o, at.TRAVEL)
    return known


def networks(t: Vector, s: Vector, o: int, forest: int) -> set[Any]:
    """Each network: its segments by their cells, and what its root knows."""
    found: dict[int, set[tuple[int, int]]] = {}
    for tile in range(int(s[o + at.LAID])):
        for segment in range(int(t[at.FACES + at.FACE_FIELDS * int(s[o + at.FACE + tile]) + at.SEGMENTS])):
            network = int(root(s, o + forest, at.SEGMENTS_MOST * tile + segment))
            found.setdefault(network, set()).add((int(s[o + at.CELL + tile]), segment))
    return {
        (frozenset(nodes), *(int(s[o + forest + getattr(at, field) + network]) for field in FOREST))
        for network, nodes in found.items()
    }


def same_networks(game: AnyGame, state: State) -> None:
    """RT-P5 to RT-P7: the networks of the rules, segment for segment."""
    content: Any = game.content
    t, s = tables(content), table(content, state)
    for seat, player in enumerate(state.players):
        for forest, labels in ((at.WAY, player.area.networks), (at.TRAVEL, player.area.travel_networks)):
            groups: dict[int, set[tuple[int, int]]] = {}
            for (cell, segment), label in labels.items():
                number = int(s[legal.part(seat) + at.CELL + tile_at(s, legal.part(seat), cell)])
                groups.setdefault(label, set()).add((number, segment))
            found = {network[0] for network in networks(t, s, legal.part(seat), forest)}
            assert found == {frozenset(group) for group in groups.values()}
