"""A database made before a table was a value of its own, as `branchline admin backup` of that time wrote it: of every
game a match that is over and one under way, with what was taken back, done again, given up and handed over."""

from collections import Counter
from pathlib import Path

from sqlalchemy import text

from branchline.core.codec import decode
from branchline.core.entries import Entry
from branchline.games import NAMES, find_game
from branchline.server import admin
from branchline.server.store.backup import restore
from branchline.server.store.engine import open_engine

BACKUP = Path(__file__).parent / "before_tables.jsonl.gz"


def test_a_database_of_before_replays_unchanged(data: str) -> None:
    restore(BACKUP, data)
    assert list(admin.verify(data, find_game)) == [None] * (2 * len(NAMES))
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            kept = connection.execute(text("SELECT game, state FROM matches")).all()
            entries = connection.execute(text("SELECT entry FROM entries")).scalars().all()
            connection.execute(text("UPDATE matches SET seed = 'another'"))
    finally:
        engine.dispose()
    assert Counter(map(tuple, kept)) == Counter((game, state) for game in NAMES for state in ("over", "playing"))
    kinds = {type(decode(entry, Entry)).__name__ for entry in entries}
    assert kinds >= {"Played", "Undone", "Redone", "Resigned", "Ended"}
    assert any(admin.verify(data, find_game)), "another seed is another match: the test would notice"
