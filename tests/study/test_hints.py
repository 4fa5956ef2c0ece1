"""Hints: the best few actions from what a seat knows alone, with words that speak for them."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from branchline.bots.bot import Budget
from branchline.core import record
from branchline.core.codec import convert, encode
from branchline.core.match import Match, match_at, play, start
from branchline.core.rng import Rng
from branchline.core.values import Action, Preview, Reason
from branchline.games import NAMES, find_game
from branchline.study.advice import CHOICES, Advice, HintTask
from branchline.study.hints import Asked, advise
from branchline.study.turns import turns_of
from branchline.tables.bot_choice import choose
from branchline.tables.bot_question import Answer, Question, answering
from branchline.words import LANGUAGES, in_language
from kits.tiny_game import GAME

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("railroad_tiles/two", "railways/arranged-conductor", "off_the_rails/2-quick")
FEW = HintTask(playouts=40)


def replayed(name: str) -> Match:
    return record.replay(record.read((RECORDS / f"{name}.json").read_bytes()), find_game)


def decisions(match: Match, step: int) -> list[tuple[Any, int]]:
    """Every so many positions, as a seat that has something to choose finds it."""
    found = [
        (moment.state, seat)
        for moment in match.chain
        for seat in sorted(moment.to_act)
        if len(moment.legal_actions(match.game, seat)) > 1
    ]
    return found[2::step]


def asked_at(match: Match, state: Any, seat: int) -> Asked:
    return Asked(match.game, match.seats, seat, match.game.view(state, seat))


def of(advice: Advice, match: Match) -> list[Action]:
    return [convert(choice.action, match.game.action_type) for choice in advice.choices]


@pytest.mark.parametrize("name", GAMES)
def test_no_hint_tells_what_its_seat_may_not_know(name: str) -> None:
    """Where everything that the seat cannot see is another, nothing in the hint is; and asked twice, it is the same."""
    match = replayed(name)
    for state, seat in decisions(match, 23):
        other = match.game.guess(match.game.view(state, seat), Rng("another world"))
        assert other != state
        advice = advise(asked_at(match, state, seat), FEW)
        assert advise(asked_at(match, other, seat), FEW) == advice
        assert advise(asked_at(match, state, seat), FEW) == advice


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_legal_different_and_the_best_comes_first(name: str) -> None:
    match = replayed(name)
    for state, seat in decisions(match, 11):
        advice = advise(asked_at(match, state, seat), FEW)
        legal = match.game.legal_actions(state, seat)
        actions = of(advice, match)
        assert 1 <= len(actions) <= CHOICES
        assert len(set(actions)) == len(actions)
        assert all(action in legal for action in actions)
        behind = [choice.behind for choice in advice.choices]
        assert behind == sorted(behind) and behind[0] == 0
        gains = [choice.gain or 0.0 for choice in advice.choices]
        assert gains == sorted(gains, reverse=True), "the numbers stand in the order of the choices"
        assert [gains[0] - gain for gain in gains] == pytest.approx(behind, abs=0.011)
        assert advice.sure is None or advice.sure >= 50
        assert advice.is_searching and advice.playouts >= 2 * len(actions)
        assert (advice.sure is None) == (len(actions) == 1)
        for choice, action in zip(advice.choices, actions, strict=True):
            assert choice.turn[0] == choice.action
            assert choice.preview == match.game.preview(match.game.view(state, seat), seat, action)
            assert set(choice.cells) <= set(advice.cells)


def unsaid(reason: Reason) -> list[str]:
    """The languages that have no words for it, or leave a gap in them."""
    said = {language: in_language(language).reason(reason) for language in LANGUAGES}
    return [language for language, text in said.items() if "{" in text or not text.strip()]


@pytest.mark.parametrize("name", GAMES)
def test_what_speaks_for_a_choice_is_said_in_every_language(name: str) -> None:
    match, seen = replayed(name), set[str]()
    for state, seat in decisions(match, 7):
        advice = advise(asked_at(match, state, seat), HintTask(playouts=1))
        for reason in (advice.nudge, *(reason for choice in advice.choices for reason in choice.reasons)):
            assert not unsaid(reason), reason
            seen.add(reason.message)
        if advice.choices[0].action["type"] not in ("end_turn", "end_actions", "choose_cart", "choose_exit"):
            assert advice.choices[0].reasons or advice.choices[0].preview == Preview(stops="draw")
    assert len(seen) > 4, "they say different things"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_action_has_a_nudge_and_is_said(name: str) -> None:
    """A whole move is nobody's legal action: its steps are."""
    kinds = {kind.__struct_config__.tag.replace("_", "-") for kind in get_args(find_game(name).action_type)}
    for kind in kinds - {"run-cart"}:
        assert not unsaid(Reason(f"hint-{name}-nudge-{kind}"))
        assert not unsaid(Reason(f"hint-{name}-do-{kind}")), "the browser says what to do"


IDEAS = {
    "railroad_tiles/two": (
        r"keeps the road open for (a|\d+) car pins? \(\d+ points there\)",
        r"keeps the way open for (a|\d+) traveller pins?",
        r"makes a city",
        r"the rectangle grows by a tile",
        r"the pawn scores \d+ points?",
        r"your area does better without it",
    ),
    "railways/arranged-conductor": (
        r"completes \d+ railways",
        r"\d+ complete railways begin there",
        r"a passenger could then bring \d+ profit",
        r"nothing pays for it with less pollution",
        r"saves the cards for later",
        r"the Conductor’s goal is met",
    ),
    "off_the_rails/2-plain": (
        r"(White|Black) is home before the chasm, with \d+ points?",
        r"(White|Black) takes up \d+ points?",
        r"(White|Black) has \d+ points? on its way",
        r"(White|Black) does not derail",
        r"the most rubies are yours: 5 points",
    ),
}


def said(name: str) -> list[tuple[Action, list[str]]]:
    """Each action of a match, and what speaks for the rest of the turn that it was part of."""
    match, found = replayed(name), []
    for turn in turns_of(match):
        there = match_at(match, turn.before.state)
        for place, action in enumerate(turn.actions):
            why = match.game.why(there.view(turn.seat), turn.seat, turn.actions[place:])
            found.append((action, [in_language("en").reason(reason) for reason in why.reasons]))
            there = play(there, turn.seat, action)
    return found


@pytest.mark.parametrize("name", IDEAS)
def test_what_matters_in_a_game_is_among_its_reasons(name: str) -> None:
    texts = [text for _, reasons in said(name) for text in reasons]
    for idea in IDEAS[name]:
        assert any(re.match(idea, text) for text in texts), idea


def test_in_railways_each_decision_is_told_by_what_it_is_about() -> None:
    """Cards by the railways that they complete, as the preview counts them; who has no cards left saves none."""
    match = replayed("railways/arranged")
    last = match.chain[3].state
    view, action = match.game.view(last, 0), match.game.legal_actions(last, 0)[0]
    (change,) = [each for each in match.game.preview(view, 0, action).changes if each.item == "complete"]
    (reason,) = match.game.why(view, 0, (action,)).reasons
    assert reason.args == {"count": change.after - change.before}  # type: ignore[operator]
    ends = [reasons for action, reasons in said("railways/arranged") if type(action).__name__ == "EndDecade"]
    assert {text for reasons in ends for text in reasons} == {
        "saves the cards for later (RW-B1)",
        "nothing is left to pay with (RW-B1)",
    }


def test_better_with_time_more_is_played_out() -> None:
    match = replayed("railways/arranged-conductor")
    state, seat = decisions(match, 9)[1]
    counts = [advise(asked_at(match, state, seat), HintTask(playouts=playouts)).playouts for playouts in (20, 80, 200)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] <= 200


def test_however_late_it_is_there_is_an_answer() -> None:
    match = replayed("off_the_rails/2-quick")
    state, seat = decisions(match, 9)[1]
    advice = advise(asked_at(match, state, seat), HintTask(playouts=400, seconds=0.001))
    assert of(advice, match)[0] in match.game.legal_actions(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_without_kernels_the_plain_bots_are_asked_and_it_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    match = replayed(name)
    state, seat = decisions(match, 30)[-1]
    advice = advise(asked_at(match, state, seat), HintTask())
    assert (advice.is_searching, advice.playouts, advice.sure) == (False, 0, None)
    assert advice.level == "signaller"
    assert all(action in match.game.legal_actions(state, seat) for action in of(advice, match))
    assert advice == advise(asked_at(match, state, seat), HintTask())


def test_a_game_without_words_of_its_own_has_hints_too() -> None:
    match = start(GAME, 2, "seed", {"rounds": 1})
    advice = advise(Asked(match.game, 2, 0, match.view(0)), HintTask())
    assert advice.nudge == Reason("hint-nudge")
    assert of(advice, match)[0] in match.legal_actions(0)
    assert not unsaid(advice.nudge)


def test_it_is_asked_for_where_bots_think() -> None:
    match = start(GAME, 2, "seed", {"rounds": 1})
    question = Question(
        game="tiny", content=None, level="greedy", seat=0, view=msgspec.Raw(encode(match.view(0))),
        legal=msgspec.Raw(encode(list(match.legal_actions(0)))), seed="s", budget=Budget(seconds=1), hint=HintTask(),
        seats=2,
    )  # fmt: skip
    reply = answering(lambda _name: GAME, choose)(msgspec.json.encode(question))
    answer = msgspec.json.decode(reply, type=Answer)
    assert (answer.place, answer.error) == (-1, "")
    assert answer.advice is not None and answer.advice.choices
