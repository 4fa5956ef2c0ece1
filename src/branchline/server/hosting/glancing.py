"""A table at a glance: its board as one's own seat sees it, small, for a list.

A list shows several tables at once, and most of them lie idle: none is loaded for its picture, and none played again,
as long as the snapshot that was kept when it was let go is still where the match stands.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from branchline.core.codec import decode
from branchline.core.game import AnyGame
from branchline.core.values import Seat
from branchline.server.hosting.loading import FindGame, game_of, load_around
from branchline.server.hosting.table import Table
from branchline.server.store.connection import Connection
from branchline.server.store.played import snapshot_of
from branchline.server.store.rows import SeatRow, to_act_seats
from branchline.tables.play_messages import Glance


def own_viewpoint(seats: list[SeatRow], to_act: list[Seat], player: str | None) -> Seat | None:
    """Of several seats that are somebody's, the one that is to act; None: the place of a spectator."""
    mine = [seat.seat for seat in seats if seat.is_of(player)]
    return next((seat for seat in mine if seat in to_act), mine[0] if mine else None)


def glance_at(table: Table, player: str | None) -> Glance:
    """A table that is loaded. Raises Conflict where there is nothing to see."""
    frozen = table.frozen
    seat = own_viewpoint(table.seats, to_act_seats(table.row.to_act), player)
    if frozen is not None and frozen.state is not None:
        return _seen(table.game, frozen.state, frozen.seq, seat)
    return _seen(table.game, table.stands().match.state, table.seq, seat)


def kept_glance(table: str, player: str | None, find_game: FindGame) -> Callable[[Connection], Glance | None]:
    """From the snapshot, where that is of the last entry and by these rules. Raises Unknown."""

    def run(connection: Connection) -> Glance | None:
        row, seats = load_around(table)(connection)
        snapshot = snapshot_of(connection, table)
        if snapshot is None or snapshot["seq"] != row.seq:
            return None
        game = game_of(row, find_game)
        if game.rules_version != row.rules_version:
            return None
        try:
            state = decode(snapshot["state"], game.state_type)
        except (msgspec.MsgspecError, UnicodeError):
            return None
        return _seen(game, state, row.seq, own_viewpoint(seats, to_act_seats(row.to_act), player))

    return run


def _seen(game: AnyGame, state: Any, seq: int, seat: Seat | None) -> Glance:
    return Glance(seq=seq, seat=seat, board=game.glance(game.view(state, seat)))
