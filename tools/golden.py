"""Makes the golden records: whole matches under tests/records/<game>/, one for each case of its cases.toml.

They pin down what the rules do, move by move. A record that is there is left alone, since a change of the rules that
breaks one must be seen; where the change is meant, `--remake` writes them all anew.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from branchline.bots import Budget, find_bot
from branchline.core import record
from branchline.core.match import Match, can_undo, play, redo, start, undo
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games import NAMES, find_game

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
LOOKED_AT = 12  # actions weighed at each choice: enough for a match that scores, and not always the same


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="make only these games' records")
    parser.add_argument("--remake", action="store_true", help="write anew what is there")
    words = parser.parse_args()
    games = words.games or [name for name in NAMES if (folder_of(name) / "cases.toml").exists()]
    kept = sum(make_all(name, remake=words.remake) for name in games)
    if kept:
        sys.stderr.write(f"{kept} records were there and are as they were; --remake makes them anew.\n")


def folder_of(name: str) -> Path:
    return RECORDS / name.replace("-", "_")


def make_all(name: str, *, remake: bool) -> int:
    """Makes the records of a game; how many were left alone."""
    folder = folder_of(name)
    outcomes = folder / "outcomes.json"
    known: dict[str, Any] = json.loads(outcomes.read_text()) if outcomes.exists() else {}
    kept = 0
    for case, facts in tomllib.loads((folder / "cases.toml").read_text(encoding="utf-8")).items():
        file = folder / f"{case}.json"
        if file.exists() and not remake:
            kept += 1
            continue
        match = played(name, case, facts)
        file.write_bytes(record.export(match))
        assert match.outcome is not None
        known[case] = msgspec.to_builtins(match.outcome)
        sys.stderr.write(f"{file.relative_to(RECORDS)}: {len(match.entries)} entries, {known[case]}\n")
    lines = [f"  {json.dumps(case)}: {json.dumps(known[case])}" for case in sorted(known)]
    outcomes.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    return kept


def played(name: str, case: str, facts: Mapping[str, Any]) -> Match:
    """A whole match: mostly what looks best of a few actions, now and then taken back and done again."""
    match = start(find_game(name), facts["seats"], f"golden {case}", facts.get("options", {}))
    rng = Rng(f"moves {case}")
    while match.to_act:
        seat, rng = rng.choice(sorted(match.to_act))
        action, rng = chosen(match, seat, rng, facts.get("bots"))
        match = play(match, seat, action)
        number, rng = rng.below(20)
        if number < 2 and can_undo(match, seat):
            back = undo(match, seat, whole_turn=number == 1)
            match = redo(back, seat) if number == 0 else back
    return match


def chosen(match: Match, seat: Seat, rng: Rng, bots: Sequence[str] | None) -> tuple[Action, Rng]:
    """Where a case names bots, seat by seat, they play it: in some games few actions out of many lead anywhere."""
    legal, view = match.legal_actions(seat), match.view(seat)
    if bots:
        bot = find_bot(bots[seat % len(bots)], match.game.name)
        own, rng = rng.below(1 << 32)
        return bot(match.game, view, legal, seat, Rng(str(own)), Budget(playouts=0), None).action, rng
    looked_at = []
    for _ in range(LOOKED_AT):
        action, rng = rng.choice(legal)
        looked_at.append(action)
    return max(looked_at, key=lambda action: match.game.preview(view, seat, action).gain()), rng


if __name__ == "__main__":
    main()
