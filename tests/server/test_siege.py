"""The siege in short: every attack at once on a real server with its own limits, beside honest tables. What strangers
must not do is refused, nobody gets a 5xx, nobody honest is refused anything, and afterwards nothing is left of it."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from branchline.server.settings import Bounds, Crowds, Rates
from kits import siege_players
from kits.real_games import REAL
from kits.server import PATIENCE, TIMES, Server, serving
from kits.siege import CUT, Target
from kits.siege_attacks import ATTACKS, REFUSED, attack

SECONDS = 3.0
LAST_WORDS = 120.0
"""Seconds in which what was begun may end: nobody waits longer than until it has."""
QUICK = Bounds(head_seconds=20.0, body_seconds=20.0, hello_seconds=20.0, unread_seconds=20.0)
"""Short enough to see them end, long enough for honest people who share a busy machine with every attacker."""
MOST_MEGABYTES = 400
ROUNDS = 3
Heard = dict[str, Counter[str]]


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, siege_players.Diary, Heard]]:
    """A server after a siege, still running."""
    real = {**REAL, "rates": Rates(), "crowds": Crowds(), "bounds": QUICK, "times": TIMES}
    with pytest.MonkeyPatch.context() as patch, serving(data=str(tmp_path_factory.mktemp("siege")), **real) as server:
        patch.setattr(siege_players, "PERIOD", 1.0)
        patch.setattr(siege_players, "PATIENCE", 600.0)  # how long answers take is the campaign's question
        parts = urlsplit(server.url)
        target = Target(str(parts.hostname), int(parts.port or 0))
        siege = siege_players.play(
            target, 4, None, lambda: attack(target, ATTACKS, SECONDS, last_words=LAST_WORDS), settle=0.0
        )
        diary, heard = asyncio.run(siege)
        for _ in range(ROUNDS):
            asyncio.run(try_again(target, heard))
        yield server, diary, heard


async def try_again(target: Target, heard: Heard) -> None:
    """In the crowd an attack may never get so far that it is answered: then it is tried by itself."""
    unanswered = [name for name, attempts in heard.items() if not ATTACKS[name].answered(attempts)]
    if unanswered:
        for name, more in (await attack(target, unanswered, SECONDS, last_words=LAST_WORDS)).items():
            heard[name] += more


@pytest.mark.parametrize("name", list(ATTACKS))
def test_an_attack_ends_as_it_must(besieged: tuple[Server, Any, Heard], name: str) -> None:
    heard = besieged[2][name]
    assert ATTACKS[name].wrong(heard) == {}
    assert ATTACKS[name].answered(heard), f"it was never answered: {heard}"
    if ATTACKS[name].ends in (REFUSED, CUT):
        assert not heard["200"] + heard["201"]


def test_the_honest_play_on_and_are_refused_nothing(besieged: tuple[Server, siege_players.Diary, Heard]) -> None:
    _, diary, _ = besieged
    assert diary.times["act"] and diary.times["preview"], "they did play"
    assert not diary.refused
    assert set(diary.statuses) <= {"200", "201"}


def test_afterwards_nothing_is_left_of_it(besieged: tuple[Server, Any, Heard]) -> None:
    """No fault in the log, nobody left inside, and no more memory than a server may take."""
    server = besieged[0]
    assert '"fault"' not in server.log_text()
    assert "Traceback" not in server.log_text()
    assert httpx.get(server.url + "/health", timeout=PATIENCE).status_code == 200
    status = Path(f"/proc/{server.process.pid}/status")
    found = re.search(r"VmHWM:\s+(\d+)", status.read_text()) if status.exists() else None
    assert found is None or int(found[1]) / 1024 < MOST_MEGABYTES
