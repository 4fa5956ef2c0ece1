"""A comparison of kernels with rules takes hours: it goes on where it was stopped, and keeps nothing that differed."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, ClassVar

import pytest

import fuzz


class Here(nullcontext[Any]):
    """Plays in this very process; it remembers what was asked of it."""

    asked: ClassVar[list[str]] = []

    def __enter__(self) -> "Here":
        return self

    def map(self, work: Any, *words: Any, **_more: Any) -> Iterator[Any]:
        for name, match in zip(*words, strict=False):
            Here.asked.append(match.seed)
            yield work(name, match)


@pytest.fixture(autouse=True)
def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "KEPT", tmp_path)
    monkeypatch.setattr(fuzz, "BATCH", 2)
    monkeypatch.setattr(fuzz, "clauses", lambda _name: 0)
    monkeypatch.setattr(fuzz, "ProcessPoolExecutor", Here)
    Here.asked.clear()


def test_a_comparison_that_was_stopped_goes_on_where_it_was() -> None:
    assert fuzz.comparison("railways", 1, "short", 1) == 0
    assert fuzz.comparison("railways", 1, "short", 1) == 0
    assert Here.asked == ["short-0", "short-1"], "it was done already"
    assert fuzz.comparison("railways", 150, "short", 1) == 0
    assert Here.asked == ["short-0", "short-1", "short-2", "short-3"]


def test_what_another_comparison_compared_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have asked for less, or of others."""
    assert fuzz.comparison("railways", 1, "short", 1) == 0
    monkeypatch.setattr(fuzz, "comparing", lambda: "another")
    assert fuzz.comparison("railways", 1, "short", 1) == 0
    assert Here.asked == ["short-0", "short-1"] * 2


def test_what_differed_is_compared_again_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kits.railways.kernel_check.score", lambda _h: -1)
    for _ in range(2):
        assert fuzz.comparison("railways", 1, "short", 1) == 2
    assert Here.asked == ["short-0", "short-1"] * 2
