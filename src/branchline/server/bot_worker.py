"""A worker process in which bots think: one question a line, one answer a line. It may be killed at any moment."""

import sys
from importlib import import_module
from typing import Any

import msgspec

from branchline.bots.bot import Budget, Choice
from branchline.core.codec import decode
from branchline.core.game import AnyGame
from branchline.core.rng import Rng


class Question(msgspec.Struct, frozen=True):
    game: str
    content: str | None
    level: str
    seat: int
    view: msgspec.Raw
    legal: msgspec.Raw
    seed: str
    budget: Budget
    plan: Any = None
    """What the seat's bot gave with its last answer."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of the chosen action in the list with the bot's plan for what follows, or what went wrong."""

    place: int = -1
    plan: Any = None
    error: str = ""


def named(path: str) -> Any:
    """The thing at `module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def answer(question: Question, games: dict[tuple[str, str | None], AnyGame], find_game: Any, choose: Any) -> Answer:
    key = (question.game, question.content)
    if key not in games:
        game = find_game(question.game)
        games[key] = game.with_content(question.content) if question.content is not None else game
    game = games[key]
    legal = decode(bytes(question.legal), list[game.action_type])  # type: ignore[name-defined]
    view = decode(bytes(question.view), game.view_type)
    rng = Rng(question.seed)
    chosen: Choice = choose(question.level, game, view, legal, question.seat, rng, question.budget, question.plan)
    return Answer(legal.index(chosen.action), chosen.plan)


def main() -> None:
    find_game, choose = named(sys.argv[1]), named(sys.argv[2])
    games: dict[tuple[str, str | None], AnyGame] = {}
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            reply = answer(decoder.decode(line), games, find_game, choose)
        except Exception as error:
            reply = Answer(error=f"{type(error).__name__}: {error}"[:300])
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
