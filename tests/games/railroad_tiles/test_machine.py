"""Random matches over every option, with undo and redo, and with actions that nobody would think of."""

import tomllib
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from branchline.core.codec import encode
from branchline.core.errors import IllegalAction, NotYourTurn
from branchline.core.match import Match, can_undo, play, redo, undo
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.railroad_tiles.actions import (
    HALLS,
    DiscardTile,
    EndTurn,
    PlacePawn,
    PlaceTile,
    RejectTile,
    TakeColumn,
)
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.state import PlaceStartingTile, PlaceTiles, State
from kits.games import begin, random_moves
from kits.railroad_tiles import plain_rules as plain
from kits.railroad_tiles.kit import KIT, VARIANTS

INDEX = tomllib.loads((Path(__file__).parents[3] / "docs" / "rules" / "index.toml").read_text(encoding="utf-8"))
VARIETY = (*VARIANTS, *islice(KIT.every_variant(), 32))

numbers = st.integers(0, 2**32)
cells = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
tiles = st.integers(-2, len(GAME.content.tiles) + 1)
silly: st.SearchStrategy[Action] = st.one_of(
    st.builds(TakeColumn, st.integers(-2, 6)),
    st.builds(PlaceTile, tiles, cells, st.sampled_from([0, 90, 180, 270]), st.booleans()),
    st.builds(RejectTile, tiles),
    st.builds(DiscardTile, tiles),
    st.builds(PlacePawn, st.sampled_from(HALLS), st.sampled_from(PAWN_TYPES), cells, st.booleans()),
    st.just(EndTurn()),
)


def bent(action: Action, number: int) -> Action:
    """The action with one of its fields changed a little."""
    fields = action.__struct_fields__
    if not fields:
        return action
    field = fields[number % len(fields)]
    value: Any = getattr(action, field)
    bends: dict[type, Any] = {
        bool: lambda: not value,
        int: lambda: (value + 90) % 360 if field == "turn" else value + 1,
        str: lambda: "right" if field == "hall" else PAWN_TYPES[number % 3],
        tuple: lambda: (value[0] + number % 2, value[1] + 1 - number % 2),
    }
    return msgspec.structs.replace(action, **{field: bends[type(value)]()})


def check_any_action(match: Match, seat: Seat, action: Action) -> None:
    """Whatever is tried: nothing raises, nothing changes, and a refusal names its rule."""
    game, state = match.game, match.state
    view = match.view(seat)
    before = encode([state, view])
    preview = game.preview(view, seat, action)
    reason = game.why_not(view, seat, action)
    assert (preview.stops == "refused") == (action not in match.legal_actions(seat))
    if seat not in match.to_act:
        with pytest.raises(NotYourTurn):
            play(match, seat, action)
    elif action not in match.legal_actions(seat):
        assert reason.clause in INDEX, reason
        with pytest.raises(IllegalAction) as refused:
            play(match, seat, action)
        assert refused.value.reason == reason
    assert encode([match.state, match.view(seat)]) == before


def check_choices(match: Match) -> None:
    """What is offered while tiles are placed is what the plain words say."""
    state: State = match.state
    step = state.agenda[0] if state.agenda else None
    if not isinstance(step, PlaceTiles | PlaceStartingTile):
        return
    for seat in match.to_act:
        player = state.players[seat]
        starting = isinstance(step, PlaceStartingTile)
        due = player.objectives if player.owes_objective else ()
        hand = (state.starting_tiles if not player.area.laid else ()) if starting else (*player.hand, *due)
        fitting = {
            (tile, *way)
            for tile in set(hand)
            for way in plain.placements(player.area.faces, GAME.content.tiles[tile].printed)
        }
        legal = list(match.legal_actions(seat))
        faces = [(a, GAME.content.tiles[a.tile].face_of[a.turn, a.flipped]) for a in legal if isinstance(a, PlaceTile)]
        offered = [(a.tile, a.cell, face.sides, frozenset(face.segments)) for a, face in faces]
        assert set(offered) == fitting and len(offered) == len(fitting)
        rejected = {a.tile for a in legal if isinstance(a, RejectTile)}
        assert rejected == (set(player.hand) if len(player.rejected) < 2 and not starting else set())
        discarded = {a.tile for a in legal if isinstance(a, DiscardTile)}
        assert discarded == (set() if fitting or starting else set(player.hand or due))
        assert (EndTurn() in legal) == (not hand)


class Table(RuleBasedStateMachine):
    """A match in which anybody may do anything at any time."""

    match: Match

    @initialize(variant=st.sampled_from(VARIETY), seed=numbers, moves=st.integers(0, 120))
    def sit_down(self, variant: Any, seed: int, moves: int) -> None:
        """Some matches are looked at from the middle on."""
        match = begin(KIT, variant, f"machine {seed}")
        *_, self.match = islice(random_moves(match, f"late {seed}"), moves + 1)

    @precondition(lambda self: self.match.to_act)
    @rule(number=numbers)
    def act(self, number: int) -> None:
        seat = sorted(self.match.to_act)[number % len(self.match.to_act)]
        legal = self.match.legal_actions(seat)
        self.match = play(self.match, seat, legal[number // 7 % len(legal)])

    @precondition(lambda self: any(can_undo(self.match, seat) for seat in range(self.match.seats)))
    @rule(whole_turn=st.booleans(), again=st.booleans())
    def take_back(self, whole_turn: bool, again: bool) -> None:
        seat = next(seat for seat in range(self.match.seats) if can_undo(self.match, seat))
        before = encode(self.match.state)
        back = undo(self.match, seat, whole_turn=whole_turn)
        KIT.check(GAME, back.state)
        if again:
            assert encode(redo(back, seat).state) == before
        self.match = redo(back, seat) if again else back

    @rule(seat=st.integers(0, 3), action=silly)
    def try_anything(self, seat: Seat, action: Action) -> None:
        check_any_action(self.match, seat % self.match.seats, action)

    @precondition(lambda self: self.match.to_act)
    @rule(number=numbers, bend=numbers)
    def try_nearly_right(self, number: int, bend: int) -> None:
        seat = sorted(self.match.to_act)[number % len(self.match.to_act)]
        legal = self.match.legal_actions(seat)
        check_any_action(self.match, seat, bent(legal[number % len(legal)], bend))

    @invariant()
    def all_is_well(self) -> None:
        KIT.check(GAME, self.match.state)
        check_scores(self.match)

    @invariant()
    def offers_are_the_plain_words(self) -> None:
        check_choices(self.match)


def check_scores(match: Match) -> None:
    """The score sheets are those of the rules written out plainly."""
    for player, sheet in zip(match.state.players, match.view(None).sheets, strict=True):
        faces = player.area.faces
        cities = [size for size in plain.town_groups(faces) if size >= 3]
        assert sheet.city_points == 5 * len(cities)
        assert sheet.rectangle_points == plain.largest_rectangle(faces)
        assert sheet.opening_points == -max(0, plain.openings(faces) - 5)
        assert sheet.total == (
            player.points
            + sheet.city_points
            + sheet.rectangle_points
            + sheet.opening_points
            + 5 * sum(line.met is True for line in sheet.objectives)
        )


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=30, derandomize=True, deadline=None)


@pytest.mark.clause("RT-P5", "RT-P6", "RT-P7", "RT-P8", "RT-T1", "RT-T4", "RT-T8")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_whole_matches_keep_to_the_plain_words(variant: Any) -> None:
    rng = Rng("whole")
    placed = 0
    for match in random_moves(begin(KIT, variant, "whole"), "whole"):
        action = match.entries[-1].action if match.entries else None  # type: ignore[union-attr]
        if isinstance(action, PlacePawn):
            placed += 1
            check_pawn(match, action)
        number, rng = rng.below(2)
        if number == 0:
            check_choices(match)
            check_scores(match)
    assert placed


def check_pawn(match: Match, action: PlacePawn) -> None:
    """A pawn scores 1 and 1 for each other one that the ways reach, at most 5."""
    seat = match.last.seat
    assert match.last.before is not None
    before, after = match.last.before.state.players[seat], match.state.players[seat]
    faces, kinds = after.area.faces, {"car": "H", "train": "R", "traveller": "HR"}[action.pawn]
    others = plain.reached(faces, before.pawns, action.cell, kinds, change=action.pawn == "traveller")
    if match.options.challenge == "lazy_travellers" and action.pawn == "traveller":
        others = {cell for kind in "HR" for cell in plain.reached(faces, before.pawns, action.cell, kind, change=False)}
    assert after.points - before.points == min(5, 1 + len(others))
