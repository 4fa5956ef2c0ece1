"""Analysis: a turn is judged by what its seat could know, and the same task finds the same, whoever does which part."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from branchline.bots import Budget
from branchline.bots.bot import Choice
from branchline.cli.judged import Found
from branchline.core import record
from branchline.core.errors import Refused
from branchline.core.match import Match, Moment, match_at, play, start
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.study.analysis import judge_turn
from branchline.study.findings import (
    VERSION,
    Deals,
    JudgedTurn,
    Luck,
    Outline,
    Part,
    Task,
    accuracy,
    costliest,
    luck_of,
)
from branchline.study.parts import Study
from branchline.study.playouts import plain_playout, playout_for
from branchline.study.trying import done, turn_by
from branchline.study.turns import turns_of
from kits.tiny_game import GAME, Grow, Hide, Pass

RECORDS = Path(__file__).parents[1] / "records"
FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"
GAMES = ("railroad_tiles/two", "railways/arranged-conductor", "off_the_rails/2-quick")
TASK = Task(playouts=8, seed="test", deals=0)


def replayed(name: str) -> Match:
    return record.replay(record.read((RECORDS / f"{name}.json").read_bytes()), find_game)


def tiny_match() -> Match:
    """Seat 0 passes where it could have grown by three; seat 1 grows as much as it can."""
    match = start(GAME, 2, "seed", {"rounds": 1})
    for seat, action in ((0, Hide(2)), (1, Hide(2)), (0, Pass()), (1, Grow()), (1, Grow()), (1, Grow()), (1, Pass())):
        match = play(match, seat, action)
    return match


@pytest.mark.parametrize("name", [*GAMES, "railroad_tiles/three-parallel", "off_the_rails/4-everything"])
def test_every_choice_is_part_of_one_turn_which_can_be_played_again(name: str) -> None:
    match = replayed(name)
    turns = turns_of(match)
    choices = [
        (moment.seat, moment.seq)
        for moment in match.chain[1:]
        if moment.before is not None and len(moment.before.legal_actions(match.game, moment.seat)) > 1
    ]
    for seat, seq in choices:
        holding = [turn for turn in turns if turn.seat == seat and turn.step < seq <= turn.last]
        assert len(holding) == 1
    for turn in turns:
        after = done(match_at(match, turn.before.state), turn.seat, turn.actions)
        assert after.last.seat == turn.seat
    for seat in range(match.seats):
        assert [turn.number for turn in turns if turn.seat == seat] == list(range(1, 1 + turns_count(turns, seat)))


def turns_count(turns: tuple[object, ...], seat: int) -> int:
    return sum(getattr(turn, "seat", None) == seat for turn in turns)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """Where everything that the seat could not see is another, nothing in the judgement is."""
    match = replayed(name)
    playout = playout_for(match)
    turn = turns_of(match)[-3]
    view = match.game.view(turn.before.state, turn.seat)
    other = match.game.guess(view, Rng("another world"))
    assert other != turn.before.state
    moment = Moment(turn.before.seq, turn.before.seat, other, (), match.game.to_act(other), frozenset())
    judged = judge_turn(match, turn, TASK, playout)
    elsewhere = judge_turn(match, turn._replace(before=moment), TASK, playout)
    assert judged == elsewhere
    secret = judge_turn(match, turn, msgspec.structs.replace(TASK, seed="other"), playout)
    assert secret.played == judged.played
    assert judged.best_value >= judged.value
    assert 0 <= judged.given_away <= judged.stake


@pytest.mark.parametrize("name", GAMES)
def test_a_part_is_the_same_whoever_does_it_and_whatever_they_did_before(name: str) -> None:
    """So two workers can share an analysis, and one that was stopped is gone on with by another."""
    one, other = Study(replayed(name), TASK), Study(replayed(name), TASK)
    parts = [one.part(place) for place in (2, 5, 6)]
    assert [other.part(place) for place in (6, 2, 5)] == [parts[2], parts[0], parts[1]]


@pytest.mark.parametrize(("width", "least", "most"), [(0, 8, 500), (50, 1100, 1200)])
def test_no_more_is_played_out_than_tells_something(width: int, least: int, most: int) -> None:
    """Where every end is the same little is enough, and where they are far apart the playouts are spent."""
    ends: list[float] = []

    def playout(match: Match, seat: int, number: int) -> float:
        ends.append(float(match.state.points[seat] * (number % (width + 1))))
        return ends[-1]

    match = tiny_match()
    judge_turn(match, turns_of(match)[-1], Task(playouts=1200), playout)
    assert least <= len(ends) <= most


def test_what_was_given_away_is_found_and_costs_accuracy() -> None:
    match = tiny_match()
    study = Study(match, Task(playouts=48))
    parts = [study.part(place) for place in range(study.outline.parts)]
    turns = [part for part in parts if isinstance(part, JudgedTurn)]
    assert (study.outline.counts, study.outline.is_searching, study.outline.deals_by) == ("lead", False, None)
    passed = next(turn for turn in turns if turn.played == ({"type": "pass"},))
    assert costliest(turns)[0] == passed
    assert passed.given_away >= 3
    assert passed.best != passed.played
    assert not passed.is_best
    kept = accuracy(turns, 0)
    assert kept is not None and kept < 100
    shuffled = Study(match, Task(playouts=48))
    assert [shuffled.part(place) for place in reversed(range(len(parts)))] == parts[::-1]


def test_nobody_is_told_anything_while_a_match_runs() -> None:
    with pytest.raises(Refused, match="study-not-over"):
        Study(start(GAME, 2, "seed"), TASK)


def test_a_turn_ends_where_something_is_drawn() -> None:
    match = start(GAME, 2, "seed", {"rounds": 1})
    match = play(play(match, 0, Hide(1)), 1, Hide(1))
    found = turn_by(match, 0, "greedy", Rng("bot"), Budget(playouts=0))
    assert match.state.rng == done(match, 0, found[:-1]).state.rng


def test_seconds_are_those_of_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is decided first may take them all: then what follows is done at once."""
    given, clock = list[float](), iter(range(100))

    def slow(game: Any, view: Any, legal: Any, seat: Any, rng: Any, budget: Budget, plan: Any) -> Choice:  # noqa: ARG001
        given.append(budget.seconds or 0.0)
        return Choice(legal[0])

    monkeypatch.setattr("branchline.study.trying.find_bot", lambda *_: slow)
    monkeypatch.setattr("branchline.study.trying.time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    match = start(find_game("railways"), 1, "seed")
    turn_by(match, 0, "slow", Rng("bot"), Budget(seconds=2.5))
    assert given[:4] == [1.5, 0.5, 0.0, 0.0]


def test_the_share_kept_is_of_what_was_at_stake() -> None:
    def turn(seat: int, given: float, stake: float) -> JudgedTurn:
        return JudgedTurn(seat, 1, 0, 1, (), (), (), (), False, 0.0, given, 0.0, given, 0.0, stake)

    turns = [turn(0, 1.0, 4.0), turn(0, 0.0, 6.0), turn(1, 5.0, 5.0), turn(2, 0.0, 0.0)]
    assert [accuracy(turns, seat) for seat in range(3)] == [90.0, 0.0, None]


def test_the_draws_are_compared_with_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    match = replayed("railways/arranged")
    study = Study(match, Task(playouts=8, deals=2))
    assert study.outline.deals_by == "greedy"
    parts = [study.part(study.outline.turns)]
    assert isinstance(parts[0], Deals)
    luck = luck_of(study.outline, parts)
    assert luck is not None
    assert len(luck.scores) == 2
    assert luck_of(study.outline, ()) is None
    assert Luck("greedy", 10, (5, 10, 20, 30)).percentile == 38
    assert plain_playout(match, 0, 1) == match.outcome.scores[0]  # type: ignore[union-attr]


def test_where_nobody_says_otherwise_there_are_a_hundred_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match's own deal is played too, and each once: number 60 is as kind as the deal of the match is here."""
    monkeypatch.setattr("branchline.study.parts.score_of_deal", lambda _match, _task, number: number or 60)
    study = Study(replayed("railways/arranged"), Task())
    parts = [study.part(place) for place in range(study.outline.turns, study.outline.parts)]
    luck = luck_of(study.outline, parts)
    assert luck is not None
    assert (luck.score, luck.scores) == (60, tuple(range(1, 101)))
    assert luck.percentile == round(59.5)
    assert luck_of(study.outline, parts[:-1]) is None, "not all deals are played yet"


def test_the_document_shows_an_analysis_as_it_is_kept() -> None:
    told = FORMATS.read_text(encoding="utf-8").partition("## An analysis\n")[2].partition("\n## ")[0]
    outline, turn, deals, line = re.findall(r"```json\n(.+?)```", told, re.DOTALL)
    kinds: tuple[tuple[str, Any], ...] = ((outline, Outline), (turn, Part), (deals, Part), (line, Found))
    for shown, kind in kinds:
        kept = msgspec.json.encode(msgspec.json.decode(shown, type=kind))
        assert msgspec.json.decode(kept) == msgspec.json.decode(shown)
    assert f"(now {VERSION}:" in told
    usual = Task()
    assert f'({usual.playouts}), `seed` ("{usual.seed}") and `deals` ({usual.deals})' in told
