"""What every game owes the core, run on every registered game and on the tiny one."""

from typing import Any

import msgspec
import pytest

from branchline.core import record
from branchline.core.beginning import begun
from branchline.core.codec import decode, encode
from branchline.core.entries import Played
from branchline.core.errors import BadOption
from branchline.core.game import AnyGame
from branchline.core.match import Match, can_undo, match_at, play, redo, start, undo
from branchline.core.planning import Planned, plan_one
from branchline.core.planning import begin as begin_plan
from branchline.core.rng import Rng
from branchline.core.values import Change, Seat
from branchline.core.why_over import why_over
from branchline.words import in_language
from branchline.words.rulebook import clauses
from kits.game_kit import Kit, Variant
from kits.games import CASE_IDS, CASES, KITS, begin, find_any_game, finish, random_moves

every_game = pytest.mark.parametrize("game", [kit.game for kit in KITS.values()], ids=list(KITS))
every_case = pytest.mark.parametrize(("kit", "variant"), CASES, ids=CASE_IDS)


def some_positions(kit: Kit, variant: Variant, seed: str, every: int) -> list[Match]:
    return [match for number, match in enumerate(random_moves(begin(kit, variant, seed), seed)) if number % every == 0]


@every_case
def test_a_match_ends_and_is_legal_until_then(kit: Kit, variant: Variant) -> None:
    for match in random_moves(begin(kit, variant, "ends"), "ends"):
        for seat in range(match.seats):
            assert bool(match.legal_actions(seat)) == (seat in match.to_act)
        assert (match.outcome is None) == bool(match.to_act)
        assert not match.to_act or not why_over(match)
        kit.check(kit.game, match.state)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == variant.seats
    assert min(outcome.places) == 1
    for reason in why_over(match):
        assert reason.clause in clauses(kit.game.name, "en")
        assert in_language("it").knows(reason.message)


@every_case
def test_legal_actions_are_listed_once_and_behave_as_a_sequence(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "listed", 7):
        for seat in match.to_act:
            legal = match.legal_actions(seat)
            listed = list(legal)
            assert len(legal) == len(listed) == len({encode(action) for action in listed})
            assert [legal[place] for place in range(len(listed))] == listed
            assert all(action in legal for action in listed)


@every_case
def test_apply_is_pure(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "pure", 5):
        before = encode(match.state)
        for seat in match.to_act:
            action = match.legal_actions(seat)[-1]
            once = kit.game.apply(match.state, seat, action)
            twice = kit.game.apply(match.state, seat, action)
            assert encode(once.state) == encode(twice.state)
            assert once.events == twice.events
        assert encode(match.state) == before


@every_case
def test_values_survive_the_codec(kit: Kit, variant: Variant) -> None:
    game = kit.game
    for match in some_positions(kit, variant, "codec", 5):
        state = decode(encode(match.state), game.state_type)
        assert state == match.state
        assert encode(state) == encode(match.state)
        for seat in (*range(match.seats), None):
            view = match.view(seat)
            assert decode(encode(view), game.view_type) == view
        for seat in match.to_act:
            legal = list(match.legal_actions(seat))
            assert list(game.legal_actions(state, seat)) == legal
            assert [decode(encode(action), game.action_type) for action in legal] == legal
        for event in match.last.events:
            assert decode(encode(event), game.event_type) == event


@every_case
def test_a_record_replays_to_the_identical_state(kit: Kit, variant: Variant) -> None:
    match = finish(begin(kit, variant, "record"), "record")
    data = record.export(match)
    again = record.replay(record.read(data), find_any_game)
    assert encode(again.state) == encode(match.state)
    assert record.export(again) == data


@every_case
def test_the_same_seed_is_the_same_game_and_another_is_another(kit: Kit, variant: Variant) -> None:
    ends = [encode(finish(begin(kit, variant, seed), "moves").state) for seed in ("one", "one", "two")]
    assert ends[0] == ends[1] != ends[2]


def shown(kit: Kit, state: Any, seat: Seat | None) -> bytes:
    """All that a seat is told of a state."""
    own = list(kit.game.legal_actions(state, seat)) if seat is not None else []
    return encode([kit.game.view(state, seat), own])


def told_apart(kit: Kit, state: Any, seat: Seat | None, shown: Any) -> bool:
    """Whether the seat can tell this state from others that fit its view."""
    view = kit.game.view(state, seat)
    others = [kit.game.guess(view, Rng(f"guess {number}")) for number in range(3)]
    assert any(encode(other) != encode(state) for other in others), "the guesses hide nothing"
    return any(shown(kit, other, seat) != shown(kit, state, seat) for other in others)


@every_case
def test_views_leak_nothing(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "leak", 6):
        for seat in (*range(match.seats), None):
            assert not told_apart(kit, match.state, seat, shown)


@every_case
def test_with_other_draws_no_seat_can_tell_and_what_follows_is_another_match(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "others", 11):
        if not match.to_act:
            continue
        others = [kit.game.with_other_draws(match.state, Rng(f"others {number}")) for number in range(3)]
        for state in others:
            kit.check(kit.game, state)
            assert all(shown(kit, state, seat) == shown(kit, match.state, seat) for seat in (*range(match.seats), None))
        assert encode(others[0]) == encode(kit.game.with_other_draws(match.state, Rng("others 0")))
        assert len({encode(state) for state in (match.state, *others)}) == 4
    match = begun(begin(kit, variant, "others"), "", "others 0")
    again = record.replay(record.read(record.export(finish(match, "moves"))), find_any_game)
    ends = {encode(end.state) for end in (again, finish(begin(kit, variant, "others"), "moves"))}
    assert len(ends) == 2, "the same moves at random, and other draws"


@every_case
def test_a_secret_put_into_a_view_is_caught(kit: Kit, variant: Variant) -> None:
    def leaking(kit: Kit, state: Any, seat: Seat | None) -> bytes:
        return shown(kit, state, seat) + encode(state.rng)

    match = begin(kit, variant, "leak")
    assert told_apart(kit, match.state, 0, leaking)


@every_case
def test_a_guess_is_a_state_one_can_play_on(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "guess", 9):
        state = kit.game.guess(match.view(0), Rng("guessed"))
        kit.check(kit.game, state)
        assert kit.game.to_act(state) == match.to_act


@every_case
def test_undo_goes_back_to_the_barrier_and_the_same_draws_come_again(kit: Kit, variant: Variant) -> None:
    undone = 0
    for match in random_moves(begin(kit, variant, "undo"), "undo"):
        seat = max(match.last.seat, 0)
        possible = can_undo(match, seat)
        if not possible:
            continue
        undone += 1
        back = undo(match, seat)
        before = [moment for moment in match.chain if moment.seq != possible[0]][-1]
        assert encode(back.state) == encode(before.state)
        assert encode(redo(back, seat).state) == encode(match.state)
        start_of_turn = undo(match, seat, whole_turn=True)
        assert not can_undo(start_of_turn, seat)
    assert undone


def differences(before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    items = [*before, *(item for item in after if item not in before)]
    return {i: (before.get(i), after.get(i)) for i in items if before.get(i) != after.get(i)}


def told(changes: tuple[Change, ...]) -> dict[str, tuple[Any, Any]]:
    return {change.item: (change.before, change.after) for change in changes}


@every_case
def test_a_preview_is_what_committing_does(kit: Kit, variant: Variant) -> None:
    game, rng = kit.game, Rng("preview")
    compared = 0
    for match in some_positions(kit, variant, "preview", 3):
        for seat in match.to_act:
            action, rng = rng.choice(match.legal_actions(seat))
            view = match.view(seat)
            preview = game.preview(view, seat, action)
            assert preview == game.preview(decode(encode(view), game.view_type), seat, action)
            if preview.stops is not None:
                continue
            after = play(match, seat, action)
            before_items, after_items = kit.items_of(game, view, seat), kit.items_of(game, after.view(seat), seat)
            assert told(preview.changes) == differences(dict(before_items), dict(after_items))
            assert after.state.rng == match.state.rng, "a preview goes no further than the first draw"
            compared += 1
    assert compared


def plan_at_random(match: Match, seat: Seat, seed: str, *, whole_turn: bool) -> Planned:
    """Any actions, until the plan cannot go on."""
    planned, rng = begin_plan(match, seat, whole_turn=whole_turn), Rng(seed)
    while planned.ends is None and planned.refused is None:
        action, rng = rng.choice(planned.match.legal_actions(seat))
        planned = plan_one(planned, action)
    return planned


@every_case
def test_a_plan_tells_nothing_that_its_seat_may_not_know(kit: Kit, variant: Variant) -> None:
    """Whatever else is hidden, and whatever comes next: the same view, the same answers."""
    planned = 0
    for match in some_positions(kit, variant, "plans", 8):
        for seat in range(match.seats):
            others = [kit.game.guess(match.view(seat), Rng(f"other {number}")) for number in range(2)]
            for whole_turn in (False, True):
                told = [
                    plan_at_random(each, seat, "plan", whole_turn=whole_turn)
                    for each in (match, *(match_at(match, state) for state in others))
                ]
                assert len({encode(each.match.state) for each in told}) == 1
                assert len({encode([each.taken, each.ends, each.last]) for each in told}) == 1
                planned += told[0].taken
    assert planned


@every_case
def test_a_plan_is_judged_by_the_plain_rules_and_draws_nothing(kit: Kit, variant: Variant) -> None:
    for match in some_positions(kit, variant, "plain", 8):
        for seat in range(match.seats):
            for whole_turn in (False, True):
                empty = begin_plan(match, seat, whole_turn=whole_turn)
                planned = plan_at_random(match, seat, "plan", whole_turn=whole_turn)
                assert planned.match.state.rng == empty.match.state.rng
                assert not any(event.reveals for moment in planned.match.chain for event in moment.events)
                assert planned.refused is None or planned.refused.message == "plan-too-long"


@every_case
def test_a_plan_of_ones_turn_can_be_played(kit: Kit, variant: Variant) -> None:
    """As long as nobody else decides meanwhile, and then what the plan says comes of it does."""
    played = 0
    for match in some_positions(kit, variant, "played", 3):
        for seat in match.to_act:
            planned = plan_at_random(match, seat, "plan", whole_turn=False)
            played += _played_as_planned(kit, match, planned)
    assert played


def _played_as_planned(kit: Kit, match: Match, planned: Planned) -> int:
    """How many of the plan's actions came before somebody else's turn."""
    seat = planned.seat
    for number, (entry, moment) in enumerate(zip(planned.match.entries, planned.match.chain[1:], strict=True)):
        if seat not in match.to_act:
            return number
        assert isinstance(entry, Played)
        match = play(match, seat, entry.action)
        here, there = match.view(seat), kit.game.view(moment.state, seat)
        assert kit.items_of(kit.game, here, seat) == kit.items_of(kit.game, there, seat)
    return len(planned.match.entries)


@every_game
def test_an_option_means_something_with_the_seats_it_names_and_with_no_others(game: AnyGame) -> None:
    options = msgspec.json.schema(game.options_type)["$defs"][game.options_type.__name__]["properties"]
    for option, fields in options.items():
        for value in _other_values(fields)[:2] if "seats" in fields else ():
            counts = [seats for seats in game.seat_counts if _matters(game, seats, {option: value})]
            assert counts == fields["seats"], (option, value)


def _other_values(fields: dict[str, Any]) -> list[Any]:
    """Those of an option that its schema lists, without its default."""
    shapes = fields.get("anyOf", [fields])
    listed = [each for shape in shapes for each in shape.get("enum", [False, True] if _is_switch(shape) else [])]
    return [each for each in listed if each != fields["default"]]


def _is_switch(shape: dict[str, Any]) -> bool:
    return bool(shape.get("type") == "boolean")


def _matters(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether it is taken, and a match of random moves goes or ends another way by it."""
    try:
        chosen = start(game, seats, "matters", options)
    except BadOption:
        return False
    usual = start(game, seats, "matters")
    return _course(chosen) != _course(usual)


def _course(match: Match) -> list[Any]:
    *_, last = positions = [*random_moves(match, "matters")]
    assert last.outcome is not None
    return [
        *((each.to_act, *(list(each.legal_actions(seat)) for seat in each.to_act)) for each in positions),
        last.outcome,
    ]
