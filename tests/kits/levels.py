"""Matches between bots, for tests of levels: budgets in playouts, so that the same match is played everywhere."""

from collections.abc import Sequence
from typing import Any

import msgspec

from branchline.bots import Budget, find_bot
from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng


def bots_match(
    game: AnyGame,
    levels: Sequence[str],
    seed: str,
    options: dict[str, Any] | None = None,
    budget: Budget | None = None,
    *,
    keeps_plans: bool = True,
) -> Match:
    """To the end; every choice must be one of the legal actions, and every plan plain data."""
    match = start(game, len(levels), seed, options or {})
    bots = [find_bot(level, game.name) for level in levels]
    plans: list[Any] = [None] * len(levels)
    while match.to_act:
        seat = min(match.to_act)
        legal, rng = match.legal_actions(seat), Rng(f"{seed} {seat} {match.seq}")
        choice = bots[seat](game, match.view(seat), legal, seat, rng, budget or Budget(playouts=0), plans[seat])
        assert choice.action in legal
        plans[seat] = msgspec.json.decode(msgspec.json.encode(choice.plan)) if keeps_plans else None
        match = play(match, seat, choice.action)
    return match


def score_of(match: Match, seat: int = 0) -> int:
    assert match.outcome is not None
    score = match.outcome.scores[seat]
    assert score is not None
    return score
