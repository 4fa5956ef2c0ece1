"""Positions and actions of Railroad Tiles as scenario files write them.

A tile is written as it lies: `"H-H- town car"` has a road to the north and one to the south. After the four sides
come, where they matter, `town` or `field`; `car`, `train`, `traveller` or `plain` (no pin); `station` or `through` (a
road and a rail without one). An objective tile is its id and, in an area, its sides: `"temple ---R"`.

[position]
round, order                   8 and [0, 1, …] unless told
now = "place_tiles 0"          the step that waits; also "choose_column 1", "place_starting_tile 0", "place_pawns"
waiting_room, left_hall, right_hall = "car flag"      a token; "train or car"
columns = [{tiles = ["H-H- town"], stars = 1, taken_by = 0}, …]    filled from the bag unless told
starting_tiles = ["H-H-", …]   none unless told
discarded = ["H-H-", …]
[position.players.0]
area = "0,0 H-H- town car pawn"       a line for each tile; `pawn`: one stands on its pin
hand, rejected = ["H-H- town"]        objectives = ["temple"]: those not placed yet (the rest was discarded)
column = 2                            the one it took this round
points, stars, used_halls, owes_objective

Pieces come out of the bag and the supply, so that everything is conserved.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from branchline.core import agenda
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Cell, Seat
from branchline.games.railroad_tiles.area import Area, Laid
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import Face, Tile
from branchline.games.railroad_tiles.rules.new_round import has_flag, round_steps
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import AnyStep, Column, Player, State, Supply

TOKENS = ("car", "train", "traveller", "car flag", "train flag", "traveller flag", "train or car")
ROOMS = ("waiting_room", "left_hall", "right_hall")
PLAIN = ("points", "stars", "column", "owes_objective")


def arrange(game: AnyGame, match: Match, position: Mapping[str, Any]) -> State:
    """The state that the table describes, from the match's own first one."""
    content: Content = game.content
    return _Arranger(content, match.state, position).state()


def read_action(match: Match, seat: Seat, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """`tile` in words is the one at hand that they describe; `lies` says its sides as it shall lie."""
    plain = dict(data)
    content: Content = match.game.content
    if isinstance(plain.get("tile"), str):
        player = match.state.players[seat]
        at_hand = (*player.hand, *player.objectives, *match.state.starting_tiles)
        everything = (*at_hand, *range(len(content.tiles)))
        plain["tile"] = next(tile for tile in everything if _is(content.tiles[tile], plain["tile"]))
    if "lies" in plain:
        sides = plain.pop("lies")
        lays = content.tiles[plain["tile"]].lays
        plain |= next({"turn": o.turn, "flipped": o.flipped} for o, face in lays if face.sides == sides)
    return plain


def _is(tile: Tile, words: str) -> bool:
    """Does the tile show this, however it is turned?"""
    return _lying(tile, words) is not None


def _lying(tile: Tile, words: str) -> Face | None:
    """The tile's face as the words have it."""
    marks = set(words.split())
    for _, face in tile.lays:
        joined = "station" if face.station else "through"
        shown: set[str] = {face.objective} if face.objective else {face.terrain, face.pin or "plain", joined}
        if marks - {face.sides} <= shown and bool(face.objective) == (face.objective in marks):
            return face
    return None


class _Arranger:
    """Takes the pieces out of a full bag and a full supply."""

    def __init__(self, content: Content, first: State, position: Mapping[str, Any]) -> None:
        self.content, self.first, self.position = content, first, position
        edition = first.options.edition
        self.bag = list(content.bag(edition))
        self.supply = {str(pawn): count for pawn, count in content.pawns.items()}
        self.supply["star"] = content.editions[edition].stars
        self.discarded: list[int] = []
        tables = position.get("players", {})
        self.players = tuple(self._player(tables.get(str(seat), {})) for seat in range(len(first.players)))

    def state(self) -> State:
        told = self.position
        rooms = {room: TOKENS.index(told[room]) if room in told else None for room in ROOMS}
        unseen = [token for token in range(len(TOKENS)) if token not in rooms.values()]
        round_ = told.get("round", 8)
        starting = tuple(map(self.take, told.get("starting_tiles", ())))
        self.discarded += map(self.take, told.get("discarded", ()))
        state = msgspec.structs.replace(
            self.first,
            round=round_,
            order=tuple(told.get("order", range(len(self.players)))),
            starting_tiles=starting,
            columns=self._columns(),
            undrawn_tokens=tuple(unseen[len(unseen) - max(0, 7 - round_) :]),
            **rooms,
        )
        state = msgspec.structs.replace(
            state,
            players=tuple(self._ready(state, seat) for seat in range(len(self.players))),
            bag=tuple(sorted(self.bag)),
            discarded=tuple(self.discarded),
            supply=Supply(**self.supply),
            agenda=_from_now(round_steps(state), told["now"]),
        )
        settled: State = agenda.settle(STEPS, self.content, state).state
        return settled

    def take(self, words: str) -> int:
        """A tile of the bag; an objective tile belongs to nobody's bag."""
        for tile in self.content.tiles:
            if _is(tile, words) and (tile.printed.objective or tile.id in self.bag):
                if not tile.printed.objective:
                    self.bag.remove(tile.id)
                return tile.id
        raise AssertionError(f"no {words!r} is left in the bag")

    def _player(self, told: Mapping[str, Any]) -> Player:
        laid, pawns = self._area(told.get("area", ""))
        player = Player(
            area=Area(tuple(laid)),
            pawns=tuple(pawns),
            hand=tuple(map(self.take, told.get("hand", ()))),
            rejected=tuple(map(self.take, told.get("rejected", ()))),
            objectives=self._objectives(told, {tile.tile for tile in laid}),
            used_halls=tuple(told.get("used_halls", ())),
            stars=1,
        )
        player = msgspec.structs.replace(player, **{key: told[key] for key in PLAIN if key in told})
        self.supply["star"] -= player.stars
        return player

    def _objectives(self, told: Mapping[str, Any], laid: set[int]) -> tuple[int, ...]:
        left = [tile for tile in self.first.players[0].objectives if tile not in laid]
        held = [tile for tile in left if self._holds(told, tile)]
        self.discarded += [tile for tile in left if tile not in held]
        return tuple(held)

    def _holds(self, told: Mapping[str, Any], tile: int) -> bool:
        return "objectives" not in told or self.content.tiles[tile].printed.objective in told["objectives"]

    def _area(self, text: str) -> tuple[list[Laid], list[Cell]]:
        laid, pawns = [], []
        for line in text.strip().splitlines():
            where, _, words = line.strip().partition(" ")
            x, _, y = where.partition(",")
            cell = (int(x), int(y))
            words, has_pawn = words.removesuffix(" pawn"), words.endswith(" pawn")
            tile = self.take(words)
            face = _lying(self.content.tiles[tile], words)
            assert face is not None
            laid.append(Laid(cell, tile, face))
            if has_pawn:
                assert face.pin, f"no pin at {where}"
                self.supply[face.pin] -= 1
                pawns.append(cell)
        return laid, pawns

    def _columns(self) -> tuple[Column, ...]:
        if "columns" in self.position:
            return tuple(map(self._column, self.position["columns"]))
        taken = {player.column: seat for seat, player in enumerate(self.players) if player.column is not None}
        sizes = self.content.columns[len(self.players)]
        if len(self.players) == 1 and taken:
            return tuple(Column(taken_by=taken.get(number)) for number in range(len(sizes)))
        return tuple(
            Column(taken_by=taken[number]) if number in taken else Column(self._drawn(number, size))
            for number, size in enumerate(sizes)
        )

    def _drawn(self, number: int, size: int) -> tuple[int, ...]:
        drawn = Rng(f"column {number}").shuffled(self.bag)[0][:size]
        for tile in drawn:
            self.bag.remove(tile)
        return drawn

    def _column(self, told: Mapping[str, Any]) -> Column:
        self.supply["star"] -= told.get("stars", 0)
        return Column(tuple(map(self.take, told.get("tiles", ()))), told.get("stars", 0), told.get("taken_by"))

    def _ready(self, state: State, seat: Seat) -> Player:
        """RT-T8: an objective is owed as the flag says, unless the table says otherwise."""
        player = self.players[seat]
        if "owes_objective" in self.position.get("players", {}).get(str(seat), {}):
            return player
        owes = has_flag(self.content, state) and bool(player.objectives)
        return msgspec.structs.replace(player, owes_objective=owes)


def _from_now(steps: Iterable[AnyStep], now: str) -> tuple[AnyStep, ...]:
    """The round's steps from the one that waits."""
    name, _, seat = now.partition(" ")
    wanted = "begin_pawn_placement" if name == "place_pawns" else name
    left = list(steps)
    while left[0].__struct_config__.tag != wanted or not _waits_for(left[0], seat):
        left.pop(0)
    return tuple(left)


def _waits_for(step: AnyStep, seat: str) -> bool:
    seats = getattr(step, "seats", (getattr(step, "seat", None),))
    return not seat or int(seat) in seats
