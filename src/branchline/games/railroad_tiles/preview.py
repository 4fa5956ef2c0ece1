"""What an action would change, itemised. It works on the view alone, so it cannot reveal what is hidden."""

from collections.abc import Mapping

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Cell, Change, Preview, Reason, Seat
from branchline.games.railroad_tiles.actions import EndTurn
from branchline.games.railroad_tiles.content import OBJECTIVES, Content
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import chain, pawn_points, placeable
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import Options, Player, State
from branchline.games.railroad_tiles.view import View, guess

Item = int | bool | None

CLAUSES = {
    "points": "RT-P8",
    "stars": "RT-P3",
    "cities": "RT-F1",
    "city_points": "RT-F1",
    "rectangle": "RT-F2",
    "openings": "RT-F3",
    "opening_points": "RT-F3",
    "objective_points": "RT-F4",
    "rejections_left": "RT-T5",
    "total": "RT-F6",
}
CHAIN_CLAUSES = {"car": "RT-P5", "train": "RT-P6", "traveller": "RT-P7"}
OBJECTIVE_CLAUSES = {name: f"RT-O{number}" for number, name in enumerate(OBJECTIVES, 1)}
CHALLENGE_CLAUSES: dict[str, str] = {name: f"RT-Q{number}" for number, name in enumerate(CHALLENGES, 1)}


def items_of(player: Player, options: Options) -> Mapping[str, Item]:
    """Everything a preview speaks of, item by item."""
    sheet = score_sheet(player, options.challenge)
    items: dict[str, Item] = {
        "total": sheet.total,
        "points": sheet.points,
        "city_points": sheet.city_points,
        "cities": len(sheet.cities),
        "rectangle": sheet.rectangle_points,
        "opening_points": sheet.opening_points,
        "openings": sheet.openings,
        "objective_points": sheet.objective_points,
        "stars": player.stars,
        "rejections_left": 2 - len(player.rejected),
    }
    return items | _objective_items(sheet) | _challenge_items(sheet) | _chain_items(player, options)


def _objective_items(sheet: ScoreSheet) -> dict[str, Item]:
    return {f"objective:{line.objective}": line.met for line in sheet.objectives}


def _challenge_items(sheet: ScoreSheet) -> dict[str, Item]:
    line = sheet.challenge
    return {} if line is None else {"challenge": line.holds, "limit_broken": line.lost}


def _chain_items(player: Player, options: Options) -> dict[str, Item]:
    """For each pin: what a pawn there would score now, or the chain that the pawn there stands in."""
    lazy = options.challenge == "lazy_travellers"
    chains: dict[str, Item] = {}
    for pawn, cells in player.area.pins.items():
        for cell in cells:
            worth = chain if cell in player.pawns else pawn_points
            chains[f"chain:{cell[0]},{cell[1]}"] = worth(player, cell, pawn, lazy=lazy)
    return chains


def preview(content: Content, view: View, seat: Seat, action: Action) -> Preview:
    """The difference that the rules themselves make to a state that fits the view, up to the first draw."""
    before = guess(content, view, Rng("preview"))
    if action not in agenda.legal_actions(STEPS, content, before, seat):
        return Preview(stops="refused")
    after, _ = agenda.apply(STEPS, content, before, seat, action)
    found = changes(view.players[seat], after.players[seat], view.options)
    asks = _asks(content, before, seat, action, found)
    return Preview(stops="draw", asks=asks) if after.rng is not before.rng else Preview(found, asks=asks)


def _asks(content: Content, state: State, seat: Seat, action: Action, found: tuple[Change, ...]) -> Reason | None:
    """A challenge is lost for good, or a turn is passed in which a pawn could be placed and none was."""
    broken = next((change for change in found if change.item == "limit_broken" and change.after is True), None)
    if broken is not None:
        return Reason("railroad-tiles-asks-limit", broken.clause)
    player = state.players[seat]
    is_unused = isinstance(action, EndTurn) and not player.used_halls and any(placeable(content, state, player))
    return Reason("railroad-tiles-asks-unused", "RT-P1") if is_unused else None


def changes(before: Player, after: Player, options: Options) -> tuple[Change, ...]:
    """The items that differ, each with the clause it follows and the cell to look at."""
    old, new = items_of(before, options), items_of(after, options)
    items = [*old, *(item for item in new if item not in old)]
    return tuple(
        Change(item, old.get(item), new.get(item), *_clause_and_cells(item, after, options))
        for item in items
        if old.get(item) != new.get(item)
    )


def _clause_and_cells(item: str, player: Player, options: Options) -> tuple[str, tuple[Cell, ...]]:
    kind, _, name = item.partition(":")
    if kind == "chain":
        x, _, y = name.partition(",")
        cell = (int(x), int(y))
        return CHAIN_CLAUSES[str(player.area.faces[cell].pin)], (cell,)
    if kind == "objective":
        return OBJECTIVE_CLAUSES[name], tuple(tile.cell for tile in player.area.laid if tile.face.objective == name)
    if kind in ("challenge", "limit_broken"):
        return CHALLENGE_CLAUSES[str(options.challenge)], ()
    return CLAUSES[kind], ()
