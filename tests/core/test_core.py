"""The core, proved on the tiny game alone."""

from typing import Any

import pytest

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.entries import Undone
from branchline.core.errors import BadOption, BadRecord, IllegalAction, NothingToUndo, NotYourTurn, Stale
from branchline.core.match import Match, can_undo, last_change, play, redo, start, undo
from branchline.core.rng import Rng, new_seed
from branchline.core.values import Action, Seat
from kits.games import TINY, begin, find_any_game, finish
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll, State, TinyGame, TinyOptions, View


def playing(*moves: tuple[int, Action], seats: int = 2) -> Match:
    match = start(GAME, seats, "tiny")
    for seat, action in moves:
        match = play(match, seat, action)
    return match


HIDDEN = ((0, Hide(1)), (1, Hide(2)))


def test_seats_may_act_at_the_same_time_in_any_order() -> None:
    assert playing().to_act == {0, 1}
    assert playing((1, Hide(2))).to_act == {0}
    assert encode(playing(*HIDDEN).state) == encode(playing(*reversed(HIDDEN)).state)


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    with pytest.raises(NotYourTurn) as refusal:
        play(playing(*HIDDEN), 1, Pass())
    assert refusal.value.reason.args == {"seat": 1}


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    match = playing(*HIDDEN)
    before = encode(match.state)
    with pytest.raises(IllegalAction) as refusal:
        play(match, 0, Hide(1))
    assert refusal.value.reason.message == "tiny-not-now"
    assert encode(match.state) == before
    assert len(match.entries) == 2


def test_a_stale_action_is_refused_and_one_that_nobody_touched_is_not() -> None:
    match = playing((1, Hide(2)))
    assert last_change(match, 0) == 0
    fresh = play(match, 0, Hide(1), seq=0)
    assert fresh.seq == 2
    for seq in (0, 1, 3):
        with pytest.raises(Stale):
            play(fresh, 0, Grow(), seq=seq)
    assert play(fresh, 0, Grow(), seq=2).seq == 3


class Asked(TinyGame):
    """Counts what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def view(self, state: State, seat: Seat | None) -> View:
        self.asked.append(f"view of {seat}")
        return super().view(state, seat)

    def marks(self, view: View) -> dict[str, Any]:
        self.asked.append(f"marks of {view.seat}")
        return {"points": view.points}


def test_what_a_seat_may_know_is_found_out_once_and_goes_with_its_match() -> None:
    game = Asked()
    match = start(game, 2, "tiny")
    assert match.view(0) is match.view(0)
    assert match.marks(0) is match.marks(0)
    assert match.view(1).seat == 1
    assert match.marks(None) == {"points": (0, 0)}
    assert game.asked == ["view of 0", "marks of 0", "view of 1", "view of None", "marks of None"]
    after = play(match, 0, Hide(1))
    assert not after.__dict__, "the next one begins with nothing"
    assert after.view(0).mine == 1 and match.view(0).mine is None
    assert encode(after.last.before.state if after.last.before else None) == encode(match.state)


def test_undo_takes_back_one_action_and_redo_does_it_again() -> None:
    match = playing(*HIDDEN, (0, Grow()), (0, Grow()))
    assert can_undo(match, 0) == (4, 3)
    back = undo(match, 0)
    assert back.state.points == (2, 2)
    assert back.entries[-1] == Undone(0, (4,))
    assert redo(back, 0).state == match.state
    whole = undo(match, 0, whole_turn=True)
    assert whole.state.points == (1, 2)
    assert redo(whole, 0).state == match.state


def test_undo_stops_at_a_draw_a_reveal_and_the_end_of_the_turn() -> None:
    assert can_undo(playing(*HIDDEN), 1) == (), "the numbers were shown"
    assert can_undo(playing(*HIDDEN, (0, Grow()), (0, Roll())), 0) == (), "a die was rolled"
    assert can_undo(playing(*HIDDEN, (0, Grow()), (0, Pass())), 0) == (), "the turn was passed on"
    with pytest.raises(NothingToUndo):
        undo(playing(*HIDDEN), 0)


def test_a_seat_takes_back_its_own_entries_alone() -> None:
    match = playing((2, Hide(0)), (1, Hide(2)), seats=3)
    assert can_undo(match, 2) == (), "it finished its part"
    assert match.to_act == {0}


def test_an_action_ends_what_could_be_done_again() -> None:
    match = undo(playing(*HIDDEN, (0, Grow())), 0)
    with pytest.raises(NothingToUndo):
        redo(play(match, 0, Grow()), 0)


def test_the_same_draw_comes_again_after_an_undo() -> None:
    first = playing(*HIDDEN, (0, Roll()))
    again = play(undo(playing(*HIDDEN, (0, Grow())), 0), 0, Roll())
    assert first.state.points == again.state.points


def test_a_record_keeps_undone_entries_and_replays_through_them() -> None:
    match = play(undo(playing(*HIDDEN, (0, Grow()), (0, Grow())), 0), 0, Pass())
    match = redo(undo(play(match, 1, Grow()), 1), 1)
    again = record.replay(record.read(record.export(match)), find_any_game)
    assert again.entries == match.entries
    assert encode(again.state) == encode(match.state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[:-40], "record-not-json"),
        (lambda text: text.replace('"seats": 2', '"seats": "two"'), "record-wrong"),
        (lambda text: text.replace('"seats": 2', '"seats": 2, "extra": 1'), "record-wrong"),
        (lambda text: text.replace('"type": "roll"', '"type": "pass"', 1), "record-"),
        (lambda text: text.replace('"number": 1', '"number": 7', 1), "record-entry-refused"),
        (lambda text: text.replace('"seed": "tiny"', '"seed": "other"'), "record-ends-differently"),
        (lambda text: text.replace('"rules_version": 1', '"rules_version": 9'), "record-other-rules"),
        (lambda text: text.replace('"tiny:"', '"tiny:x"'), "record-other-content"),
    ],
)
def test_a_bad_record_says_what_is_wrong(change: object, message: str) -> None:
    text = record.export(finish(playing(*HIDDEN, (0, Roll())), "rest")).decode()
    with pytest.raises(BadRecord) as refusal:
        record.replay(record.read(change(text).encode()), find_any_game)  # type: ignore[operator]
    assert refusal.value.reason.message.startswith(message)


def test_a_record_carries_an_owners_content() -> None:
    match = start(GAME.with_content("mine"), 2, "tiny")
    again = record.replay(record.read(record.export(match)), find_any_game)
    assert again.game.content_text == "mine"


@pytest.mark.parametrize(
    ("seats", "options", "seed", "message"),
    [
        (1, {}, "s", "bad-seat-count"),
        (2, {"rounds": "many"}, "s", "bad-option"),
        (2, {"colour": "red"}, "s", "bad-option"),
        (2, {"rounds": 0}, "s", "tiny-rounds"),
        (2, {}, "", "bad-seed"),
        (2, {}, "x" * 65, "bad-seed"),
    ],
)
def test_a_bad_option_says_what_is_wrong(seats: int, options: dict[str, object], seed: str, message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        start(GAME, seats, seed, options)
    assert refusal.value.reason.message == message


def test_typed_options_are_taken_as_they_are() -> None:
    assert start(GAME, 2, "s", TinyOptions(rounds=3)).options.rounds == 3


def test_the_rng_is_stable_fair_and_a_value() -> None:
    rng = Rng("stable")
    drawn = []
    for _ in range(8):
        value, rng = rng.below(100)
        drawn.append(value)
    assert drawn == [35, 31, 89, 47, 60, 31, 48, 52]
    assert Rng("stable").below(100)[0] == drawn[0]
    order, _ = Rng("stable").shuffled(range(10))
    assert sorted(order) == list(range(10))
    counts = [0] * 6
    for _ in range(6000):
        value, rng = rng.below(6)
        counts[value] += 1
    assert min(counts) > 850


def test_new_seeds_are_128_bits_and_differ() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_the_tiny_game_ends_with_an_outcome() -> None:
    outcome = finish(begin(TINY, TINY.variants[1], "end"), "end").outcome
    assert outcome is not None
    assert sorted(outcome.places)[0] == 1
