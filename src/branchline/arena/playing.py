"""One match between bots. It follows from the contest's seed and the match's number, wherever it is played."""

import time
from socket import gethostname
from typing import Any

from branchline.arena.contest import Contest, Fixture
from branchline.arena.version import version
from branchline.bots import find_bot
from branchline.core import record
from branchline.core.errors import BadOption
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat, Value
from branchline.games import find_game


class Result(Value, frozen=True, omit_defaults=True):
    """How a match ended. A bot that failed to choose, or left it to a simpler one, has lost it, whatever it had."""

    fixture: Fixture
    scores: tuple[int | None, ...] = ()
    places: tuple[int, ...] = ()
    failed: Seat | None = None
    why: str = ""
    digest: str = ""
    """Of the final state: the same for the same seeds, wherever it was played."""
    seconds: float = 0.0


class Played(Value, frozen=True, omit_defaults=True):
    result: Result
    record: bytes = b""


class _Failed(Exception):
    def __init__(self, seat: Seat, why: str) -> None:
        self.seat, self.why = seat, why
        super().__init__(why)


def play_fixture(contest: Contest, fixture: Fixture, *, is_recorded: bool = False) -> Played:
    if contest.version != version(contest.game):  # a machine far away may have another one installed
        raise BadOption("arena-other-install", machine=gethostname())
    began = time.perf_counter()
    try:
        match = _played(contest, fixture)
    except _Failed as failure:
        places = tuple(2 if seat == failure.seat else 1 for seat in range(contest.seats))
        spent = time.perf_counter() - began
        return Played(Result(fixture, places=places, failed=failure.seat, why=failure.why, seconds=spent))
    assert match.outcome is not None
    result = Result(
        fixture,
        scores=match.outcome.scores,
        places=match.outcome.places,
        digest=record.digest(match.state),
        seconds=time.perf_counter() - began,
    )
    return Played(result, record.export(match, fixture.bots) if is_recorded else b"")


def _played(contest: Contest, fixture: Fixture) -> Match:
    match = start(find_game(contest.game), contest.seats, f"{contest.seed} {fixture.deal}", contest.options)
    plans: dict[Seat, Any] = {}
    while match.to_act:
        seat = min(match.to_act)
        match = play(match, seat, _choice(contest, fixture, match, seat, plans))
    return match


def _choice(contest: Contest, fixture: Fixture, match: Match, seat: Seat, plans: dict[Seat, Any]) -> Action:
    """The bot's own randomness follows from the deal, the seat and the place in the match."""
    bot, legal = find_bot(fixture.bots[seat], contest.game), match.legal_actions(seat)
    rng = Rng(f"{contest.seed} {fixture.deal} {seat} {match.seq}")
    try:
        choice = bot(match.game, match.view(seat), legal, seat, rng, contest.budget, plans.get(seat))
    except Exception as error:
        raise _Failed(seat, f"{type(error).__name__}: {error}"[:300]) from error
    if choice.action not in legal:
        raise _Failed(seat, f"no legal action: {choice.action}"[:300])
    if choice.fell_back:
        raise _Failed(seat, "a simpler bot chose in its place")
    plans[seat] = choice.plan
    return choice.action
