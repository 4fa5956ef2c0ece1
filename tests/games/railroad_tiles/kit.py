"""What the shared tests need to know of Railroad Tiles."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, cycle, product
from typing import Any

import msgspec

from branchline.core.codec import convert
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.games.railroad_tiles.area import Area, Laid
from branchline.games.railroad_tiles.content import OBJECTIVES
from branchline.games.railroad_tiles.faces import PAWN_TYPES, Orientation
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.preview import standing
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.state import Column, Player, State, Supply
from gamekit import Kit, Variant

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
    """Over and over: seats, editions, placing at once, every set of objectives, every challenge."""
    sets = cycle(combinations(OBJECTIVES, 3))
    challenges = cycle([None, *CHALLENGES])
    for number, (edition, seats, at_once) in enumerate(
        cycle(product(("final", "prototype"), (1, 2, 3, 4), (False, True)))
    ):
        options: dict[str, Any] = {"edition": edition, "parallel_placement": at_once}
        options["objectives"] = (
            ("none", "random", next(sets))[number % 3] if edition == "final" else ("none", "random")[number % 2]
        )
        if seats == 1:
            options["challenge"] = next(challenges)
        yield Variant(seats, options)


def check(game: AnyGame, state: State) -> None:
    """Tiles, pawns, stars and tokens are conserved; what lies fits."""
    content = game.content  # type: ignore[attr-defined]
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


def standing_of(_game: AnyGame, view: Any, seat: Seat) -> Mapping[str, Any]:
    return standing(view.players[seat], view.options)


# Positions of scenario files -----------------------------------------------------------------------------------------


def arrange(game: AnyGame, match: Match, position: Mapping[str, Any]) -> State:
    """The match's own first state, changed as the table says.

    players.N: `area` (rows of `x,y shape [terrain] [pin] [turned D] [flipped] [pawn]`), `hand`, `rejected`,
    `objectives`, and plain fields. Pieces come out of the bag or the supply, so that everything is conserved.
    Top level: `agenda`, `order`, `round`, `columns`, `halls`, `waiting_room`, and plain fields.
    """
    state: State = match.state
    table = _Arranger(game, state)
    for seat, fields in position.get("players", {}).items():
        table.player(int(seat), fields)
    return table.finish({key: value for key, value in position.items() if key != "players"})


class _Arranger:
    def __init__(self, game: AnyGame, state: State) -> None:
        self.content = game.content  # type: ignore[attr-defined]
        seats = len(state.players)
        self.options = state.options
        self.state = state
        self.bag = list(self.content.bag(state.options.edition))
        for column in state.columns:
            self._take(column.tiles)
        self._take(state.starting_tiles)
        self.players = [self._fresh(player) for player in state.players]
        stars = self.content.editions[state.options.edition].stars - seats
        self.supply = {**self.content.pawns, "star": stars}

    def _fresh(self, player: Player) -> Player:
        self._take(player.hand)
        return player

    def _take(self, tiles: Any) -> None:
        for tile in tiles:
            if tile < len(self.content.counts[self.options.edition]):
                self.bag.remove(tile)

    def tile(self, words: str) -> int:
        """A tile of the bag by shape, and terrain and pin where given; an objective by its id."""
        if words in self.content.objective_tile:
            return int(self.content.objective_tile[words])
        shape, *rest = words.split()
        for tile in self.content.tiles:
            face = tile.printed
            marks = {face.terrain, face.pin or "plain"}
            if tile.shape == shape and tile.id in self.bag and set(rest) <= marks:
                self.bag.remove(tile.id)
                return int(tile.id)
        raise AssertionError(f"no {words!r} is left in the bag")

    def player(self, seat: Seat, fields: Mapping[str, Any]) -> None:
        fields = dict(fields)
        laid, pawns = self._area(fields.pop("area", ""))
        lists = {
            key: tuple(map(self.tile, fields.pop(key))) for key in ("hand", "rejected", "objectives") if key in fields
        }
        player = self.players[seat]
        self.supply["star"] -= fields.get("stars", player.stars) - player.stars
        self.players[seat] = msgspec.structs.replace(player, area=Area(laid), pawns=pawns, **lists, **_typed(fields))

    def _area(self, text: str) -> tuple[tuple[Laid, ...], tuple[tuple[int, int], ...]]:
        laid, pawns = [], []
        for line in text.strip().splitlines():
            where, *words = line.split()
            x, _, y = where.partition(",")
            cell = (int(x), int(y))
            flipped = "flipped" in words
            turn = int(words[words.index("turned") + 1]) if "turned" in words else 0
            plain = [w for w in words if w not in ("flipped", "turned", "pawn", str(turn) if "turned" in words else "")]
            tile = self.tile(" ".join(plain))
            face = self.content.tiles[tile].printed.turned(Orientation(turn, flipped))
            laid.append(Laid(cell, tile, face))
            if "pawn" in words:
                self.supply[face.pin] -= 1
                pawns.append(cell)
        return tuple(laid), tuple(pawns)

    def finish(self, fields: dict[str, Any]) -> State:
        fields = dict(fields)
        if "columns" in fields:
            self._return(tile for column in self.state.columns for tile in column.tiles)
            fields["columns"] = tuple(self._column(column) for column in fields["columns"])
        if "starting_tiles" in fields:
            self._return(self.state.starting_tiles)
            fields["starting_tiles"] = tuple(map(self.tile, fields["starting_tiles"]))
        if "agenda" in fields:
            fields["agenda"] = convert(fields["agenda"], State.__annotations__["agenda"])
        shown = [fields.get(key) for key in ("waiting_room", "left_hall", "right_hall")]
        if any(token is not None for token in shown) or "round" in fields:
            unseen = tuple(t for t in range(7) if t not in shown)
            gone = max(0, fields.get("round", 1) - 1 - 2)
            fields.setdefault("undrawn_tokens", unseen[min(gone, len(unseen)) :])
            for key in ("waiting_room", "left_hall", "right_hall"):
                fields.setdefault(key, None)
        if "order" in fields:
            fields["order"] = tuple(fields["order"])
        spare = fields.pop("supply", {})
        self.supply.update(spare)
        return msgspec.structs.replace(
            self.state,
            players=tuple(self.players),
            bag=tuple(sorted(self.bag)),
            supply=Supply(**self.supply),
            **fields,
        )

    def _return(self, tiles: Any) -> None:
        self.bag += list(tiles)

    def _column(self, column: Mapping[str, Any]) -> Column:
        self.supply["star"] -= column.get("stars", 0)
        return Column(tuple(map(self.tile, column.get("tiles", []))), column.get("stars", 0), column.get("taken_by"))


def _typed(fields: Mapping[str, Any]) -> dict[str, Any]:
    kinds = {"used_halls": tuple, "pawns": tuple}
    return {key: kinds[key](value) if key in kinds else value for key, value in fields.items()}


KIT = Kit(GAME, VARIANTS, every_variant, check, standing_of, arrange)
