"""A hint at the terminal, further each time it is asked for: where to look, three choices, the move."""

from typing import Final, NamedTuple

import msgspec

from branchline.cli.screens import Screen
from branchline.core.match import Match
from branchline.core.values import Seat
from branchline.study.advice import Advice, HintChoice, HintTask
from branchline.study.hints import Asked, advise
from branchline.words import Words

NUDGE, THREE, MOVE = 1, 2, 3
FIRST: Final = HintTask(400, 0.8)
DEEPER: Final = HintTask(5000, 4.0)
"""Whoever wants to see choices waits a little for better ones."""
MOST_CHANGES: Final = 4
"""Of each of several choices, so that all of them are in sight; the move has every one."""


class Hinted(NamedTuple):
    """How far the hint at a decision has gone."""

    seq: int
    part: int
    advice: Advice


def hinted(match: Match, seat: Seat, before: Hinted | None, wished: int | None) -> Hinted:
    """One part further than before at this decision, or as far as was wished."""
    is_same = before is not None and before.seq == match.seq
    part = wished or (_next(match, seat, before.part) if is_same and before is not None else NUDGE)
    if is_same and before is not None and before.part >= THREE:
        return before._replace(part=part)
    asked = Asked(match.game, match.seats, seat, match.view(seat))
    return Hinted(match.seq, part, advise(asked, FIRST if part == NUDGE else DEEPER))


def _next(match: Match, seat: Seat, part: int) -> int:
    return THREE if part == NUDGE and not is_only(match, seat) else MOVE


def is_only(match: Match, seat: Seat) -> bool:
    """Where one thing alone can be done there are no choices."""
    return len(match.legal_actions(seat)) == 1


def nudge_lines(words: Words, screen: Screen, advice: Advice) -> list[str]:
    """Where to look, in words; then the places of all choices, so that none of them is told."""
    places = " · ".join(screen.cell(cell) for cell in advice.cells)
    return [words.reason(advice.nudge), *([words.say("terminal-hint-places", places=places)] if places else [])]


def gain_line(words: Words, advice: Advice, choice: HintChoice) -> str:
    """What it is expected to gain, and by how much it is behind the first."""
    if not advice.is_searching:
        return "" if choice.gain is None else _gain_now(words, choice.gain)
    kind = {"points": "hint-gain", "lead": "hint-gain-lead"}[advice.counts]
    parts = [] if choice.gain is None else [_gain(words, kind, choice.gain)]
    if choice.error is not None:
        parts.append(words.say("hint-about-error", error=words.decimal(choice.error)))
    if choice is not advice.choices[0]:
        is_behind = round(choice.behind, 1) > 0
        behind = words.say("hint-behind", points=words.decimal(choice.behind))
        parts.append(behind if is_behind else words.say("hint-even"))
    return ", ".join(parts)


def _gain(words: Words, message: str, gain: float) -> str:
    """With its sign; how many there are decides between one point and several."""
    sign = "+" if round(gain, 1) > 0 else ""
    return words.say(message, points=sign + words.decimal(gain), count=abs(round(gain, 1)))


def _gain_now(words: Words, gain: float) -> str:
    """Of this turn alone: what it costs or does not bring now may come later, and is not counted."""
    if gain > 0:
        return _gain(words, "hint-gain-now", gain)
    return words.say("hint-gain-costs", points=round(-gain)) if gain else words.say("hint-gain-nothing")


def reason_line(words: Words, choice: HintChoice) -> str:
    return "; ".join(words.reason(reason) for reason in choice.reasons)


def changes_line(words: Words, game: str, choice: HintChoice, *, is_one_of_many: bool) -> str:
    """What the action itself changes, item by item, as its preview says it."""
    lines = words.preview(game, msgspec.structs.replace(choice.preview, stops=None))
    is_cut = is_one_of_many and len(lines) > MOST_CHANGES
    return " · ".join([*lines[:MOST_CHANGES], "…"] if is_cut else lines)


def last_line(words: Words, advice: Advice) -> str:
    """How sure it is, or why it cannot say."""
    if not advice.is_searching:
        return words.say("hint-plain", level=words.say(f"level-{advice.level}"))
    return "" if advice.sure is None else words.say("hint-sure", percent=advice.sure, playouts=advice.playouts)
