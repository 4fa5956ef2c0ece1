"""What an action would change, itemised. It works on the view alone, so it cannot reveal what is hidden."""

from collections.abc import Mapping

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Cell, Change, Preview, Seat
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import linked, pawn_points
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import Options, Player
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
    "challenge": "RT-4",
    "limit_broken": "RT-4",
    "chain": "RT-P5",
    "objective": "RT-F4",
}


def standing(player: Player, options: Options) -> Mapping[str, Item]:
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
            taken = cell in player.pawns
            value = 1 + len(linked(player, cell, pawn)) if taken else pawn_points(player, cell, pawn, lazy=lazy)
            chains[f"chain:{cell[0]},{cell[1]}"] = value
    return chains


def preview(content: Content, view: View, seat: Seat, action: Action) -> Preview:
    """The difference that the rules themselves make to a state that fits the view, up to the first draw."""
    before = guess(view, Rng("preview"))
    after, _ = agenda.apply(STEPS, content, before, seat, action)
    if after.rng is not before.rng:
        return Preview(stops="draw")
    player = after.players[seat]
    return Preview(changes(standing(view.players[seat], view.options), standing(player, view.options)))


def changes(before: Mapping[str, Item], after: Mapping[str, Item]) -> tuple[Change, ...]:
    items = [*before, *(item for item in after if item not in before)]
    return tuple(
        _change(item, before.get(item), after.get(item)) for item in items if before.get(item) != after.get(item)
    )


def _change(item: str, before: Item, after: Item) -> Change:
    kind, _, where = item.partition(":")
    cells: tuple[Cell, ...] = ()
    if kind == "chain":
        x, _, y = where.partition(",")
        cells = ((int(x), int(y)),)
    return Change(item, before, after, CLAUSES[kind], cells)
