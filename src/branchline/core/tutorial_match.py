"""The match of a tutorial, played by the rules like any other."""

from branchline.core import match as matches
from branchline.core.codec import convert
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.tutorial import LessonStep, Tutorial
from branchline.core.values import Action


def action_of(game: AnyGame, step: LessonStep) -> Action:
    action: Action = convert(step.action, game.action_type)
    return action


def played(game: AnyGame, tutorial: Tutorial, count: int | None = None) -> Match:
    """The match after so many steps; after all of them, where it can be played on."""
    match = matches.start(game, len(tutorial.players), tutorial.seed, tutorial.options)
    for step in tutorial.steps[:count]:
        match = matches.play(match, step.seat, action_of(game, step))
    return match
