"""How a bot is asked that thinks somewhere else: in a process or a worker of its own. A hint is asked for there too."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from branchline.bots.bot import Budget, Choice
from branchline.core.codec import decode, encode, to_plain
from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.study.advice import Advice, HintChoice, HintTask

MOST_GAMES: Final = 50
"""With content of their own, that whoever thinks keeps at hand."""


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
    hint: HintTask | None = None
    """Where it is given, what to do is asked for, and no level for its choice; `seats` is how many play."""
    seats: int = 0


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of the chosen action in the list with the bot's plan for what follows; a hint; or what went wrong."""

    place: int = -1
    plan: Any = None
    advice: Advice | None = None
    error: str = ""


def question_for(
    match: Match, content: str | None, seat: Seat, level: str, legal: list[Action], plan: Any, budget: Budget, seed: str
) -> Question:
    """For one choice of a level's; with an owner's content where the match has one."""
    return Question(
        game=match.game.name,
        content=content,
        level=level,
        seat=seat,
        view=msgspec.Raw(encode(match.view(seat))),
        legal=msgspec.Raw(encode(legal)),
        seed=seed,
        budget=budget,
        plan=plan,
    )


def advice_of(match: Match, seat: Seat, action: Action, level: str) -> Advice:
    """Where no hint comes: what a level would do."""
    preview = match.game.preview(match.view(seat), seat, action)
    return Advice((HintChoice(to_plain(action), preview=preview),), level, is_searching=False)


def answer(question: Question, games: dict[tuple[str, str | None], AnyGame], find_game: Any, choose: Any) -> Answer:
    key = (question.game, question.content)
    if key not in games:
        if len(games) >= MOST_GAMES:
            games.clear()
        game = find_game(question.game)
        games[key] = game.with_content(question.content) if question.content is not None else game
    game = games[key]
    legal = decode(bytes(question.legal), list[game.action_type])  # type: ignore[name-defined]
    view = decode(bytes(question.view), game.view_type)
    if question.hint is not None:
        from branchline.study.hints import Asked, advise  # only here: who is never asked for one does without

        return Answer(advice=advise(Asked(game, question.seats, question.seat, view), question.hint))
    rng = Rng(question.seed)
    chosen: Choice = choose(question.level, game, view, legal, question.seat, rng, question.budget, question.plan)
    return Answer(legal.index(chosen.action), chosen.plan)


def answering(find_game: Any, choose: Any) -> Callable[[bytes], bytes]:
    """Answers one question after another, as JSON; what goes wrong is an answer too."""
    games: dict[tuple[str, str | None], AnyGame] = {}
    decoder = msgspec.json.Decoder(Question)

    def answered(question: bytes) -> bytes:
        try:
            reply = answer(decoder.decode(question), games, find_game, choose)
        except Exception as error:
            reply = Answer(error=f"{type(error).__name__}: {error}"[:300])
        return msgspec.json.encode(reply)

    return answered
