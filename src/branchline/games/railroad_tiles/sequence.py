"""The sequence of play: what each step of the agenda does."""

from branchline.core.agenda import Automatic, Decision, Steps
from branchline.games.railroad_tiles.rules import (
    end_of_round,
    final_scoring,
    new_round,
    pawn_placement,
    tile_selection,
)
from branchline.games.railroad_tiles.state import (
    BeginPawnPlacement,
    ChooseColumn,
    EndOfRound,
    FinalScoring,
    NewRound,
    PlacePawns,
    PlaceStartingTile,
    PlaceTiles,
)

STEPS: Steps = {
    NewRound: Automatic(new_round.run),
    PlaceStartingTile: Decision(new_round.seats, new_round.legal, new_round.apply),
    ChooseColumn: Decision(tile_selection.column_seats, tile_selection.column_legal, tile_selection.take_column),
    PlaceTiles: Decision(tile_selection.placing_seats, tile_selection.placing_legal, tile_selection.apply_placing),
    BeginPawnPlacement: Automatic(pawn_placement.begin),
    PlacePawns: Decision(pawn_placement.seats, pawn_placement.legal, pawn_placement.apply),
    EndOfRound: Automatic(end_of_round.run),
    FinalScoring: Automatic(final_scoring.run),
}
