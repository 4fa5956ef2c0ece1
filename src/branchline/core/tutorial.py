"""A first match in lessons: a fixed deal and what is done in it, as data."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from branchline.core.values import Seat

LEARNER: Seat = 0


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action. What is not `asked` of the learner plays by itself."""

    action: dict[str, Any]
    seat: Seat = LEARNER
    asked: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. `word` names what is said: the message `tutorial-<game>-<word>`."""

    word: str
    steps: tuple[LessonStep, ...] = ()


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    players: tuple[str, ...]
    """By seat; the learner, in the first, has a name of their own."""
    options: dict[str, Any]
    lessons: tuple[Lesson, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return tuple(step for lesson in self.lessons for step in lesson.steps)

    def first_step(self, lesson: int) -> int:
        """How many steps come before a lesson."""
        return sum(len(each.steps) for each in self.lessons[:lesson])


@cache
def read_tutorial(package: str) -> Tutorial:
    """The lessons that a game ships beside its content."""
    text = (resources.files(package) / "content" / "tutorial.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Tutorial)
