"""The deal of the day: from the date alone, the same for ever."""

import json
import re
from datetime import date, timedelta
from hashlib import sha256

from branchline.core.match import start
from branchline.games import NAMES, find_game
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.tables.daily import CHALLENGE, deals_of
from kits import TESTS

FORMATS = TESTS.parent / "docs" / "formats.md"
GAMES = [find_game(name) for name in NAMES]


def test_what_some_days_had_they_have_for_ever() -> None:
    pinned = {
        date(2026, 1, 1): [
            ("railroad-tiles", "railroad-tiles", {}, "d44dd318d85dfe12683edcd17442490d"),
            ("railways", "railways", {}, "1dfde90432971037b5e5891553dbd8e0"),
            ("challenge", "railroad-tiles", {"challenge": "lazy_travellers"}, "428dc1745dfb79fb30a60da26c2803ce"),
        ],
        date(2026, 11, 16): [
            ("railroad-tiles", "railroad-tiles", {}, "39766c1d15e687210749b842e14e2f07"),
            ("railways", "railways", {}, "30ec8b9a6e6b04a3976a9b978d9f996e"),
            ("challenge", "railroad-tiles", {"challenge": "volcano"}, "e912471afade62b503ceed87a5c91f0c"),
        ],
        date(2031, 2, 28): [
            ("railroad-tiles", "railroad-tiles", {}, "8699cddea797d4028526d0115f279a8e"),
            ("railways", "railways", {}, "83f3ebe9eaa41b0285889c669789e8a0"),
            ("challenge", "railroad-tiles", {"challenge": "flat_earth"}, "a7ec412d5c6bf88e190d8024edbd8de1"),
        ],
    }
    for day, expected in pinned.items():
        assert [(deal.key, deal.game, dict(deal.options), deal.seed) for deal in deals_of(day, GAMES)] == expected


def test_anybody_can_compute_it_as_the_document_says() -> None:
    shown = re.findall(r"\$ printf '(.+)' \| sha256sum \| cut -c1-32\n(.+)\n", FORMATS.read_text(encoding="utf-8"))
    for line, digits in shown:
        assert sha256(line.encode()).hexdigest()[:32] == digits
    (seeded, seed), (challenged, _) = ((json.loads(line), digits) for line, digits in shown)
    deals = deals_of(date.fromisoformat(seeded[2]), GAMES)
    assert seed == next(deal.seed for deal in deals if deal.key == seeded[3])
    assert (deals[-1].game, deals[-1].options) == (challenged[3], challenged[4])
    others = [json.dumps([*challenged[:4], {"challenge": name}], separators=(",", ":")) for name in CHALLENGES]
    assert min(others, key=lambda line: sha256(line.encode()).hexdigest()) == shown[1][0]


def test_every_day_is_another_and_every_challenge_has_its_days() -> None:
    days = [deals_of(date(2026, 1, 1) + timedelta(days=number), GAMES) for number in range(200)]
    seeds = [deal.seed for deals in days for deal in deals]
    assert len(set(seeds)) == len(seeds) == 600
    assert {deals[-1].options["challenge"] for deals in days} == set(CHALLENGES)
    for deal in days[0]:
        assert start(find_game(deal.game), 1, deal.seed, deal.options).to_act == {0}


def test_a_game_or_a_challenge_more_changes_nothing_for_the_others() -> None:
    day = date(2026, 5, 5)
    whole, fewer = deals_of(day, GAMES), deals_of(day, [game for game in GAMES if game.name != "railways"])
    assert [deal for deal in whole if deal.key != "railways"] == fewer
    assert [deal.key for deal in deals_of(day, [find_game("railways")])] == ["railways"], "one without challenges"
    assert whole[-1].key == CHALLENGE
