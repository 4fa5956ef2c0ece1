"""A line of the log is one that can be read, whatever somebody sent."""

import json
import logging

from branchline.server.health.logs import MOST_CHARACTERS, JsonLines, shortened


def line_of(record: logging.LogRecord) -> str:
    return JsonLines().format(record)


def test_no_value_of_a_line_is_longer_than_it_may_be() -> None:
    def deep(level: int) -> None:
        if not level:
            raise ValueError("x" * 100_000)
        deep(level - 1)

    try:
        deep(200)
    except ValueError as error:
        facts = {"why": "y" * 50_000, "table": "abc", "ms": 1.5}
        record = logging.makeLogRecord(
            {"msg": "m" * 9_000, "exc_info": (type(error), error, error.__traceback__)} | facts
        )
    line = line_of(record)
    assert len(line) < 6 * MOST_CHARACTERS
    said = json.loads(line)
    assert (said["table"], said["ms"]) == ("abc", 1.5)
    assert said["why"].startswith("yyy") and f"{50_000 - MOST_CHARACTERS} characters" in said["why"]
    assert said["error"].startswith("Traceback") and said["error"].endswith("xxx")


def test_what_is_short_stays_whole() -> None:
    assert shortened("a" * MOST_CHARACTERS) == "a" * MOST_CHARACTERS
    assert len(shortened("a" * (MOST_CHARACTERS + 1))) < MOST_CHARACTERS + 60
