"""RW-C: what an owner's cards must be, and what is said of those that are not."""

import re
from collections.abc import Callable

import msgspec
import pytest

from branchline.core import record
from branchline.core.errors import BadContent
from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.core.values import Reason
from branchline.games.railways.actions import RaiseCapital
from branchline.games.railways.content import MOST_WARNINGS, capital_of, load, shipped_text
from branchline.games.railways.game import GAME
from kits.games import KITS, finish


def changed(old: str, new: str, count: int = 1) -> str:
    text = shipped_text()
    assert old in text
    return text.replace(old, new, count)


@pytest.mark.clause("RW-C1", "RW-C2", "RW-C3", "RW-C4")
def test_the_shipped_cards_are_a_reconstruction_of_eight() -> None:
    content = load(shipped_text())
    assert content.status == "reconstruction"
    assert (content.columns, content.rows) == (5, 3)
    assert [card.id for card in content.cards] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert GAME.content_hash == content.hash
    assert GAME.content_text is None


BAD: dict[str, tuple[str, str, dict[str, object]]] = {
    "not toml": ("card = [", "content-not-toml", {}),
    "unknown key": (changed("status =", "stature ="), "railways-content-wrong", {}),
    "empty status": (changed('"reconstruction"', '" "'), "railways-content-status", {"clause": "RW-C4"}),
    "seven cards": (
        shipped_text().rpartition("[[card]]")[0],
        "railways-content-count",
        {"count": 7, "clause": "RW-C1"},
    ),
    "a card twice": (changed("id = 8", "id = 7"), "railways-content-twice", {"card": 7, "clause": "RW-C1"}),
    "a size of one": (changed("rows = 3", "rows = 1"), "railways-content-size", {"rows": 1, "clause": "RW-C2"}),
    "rows missing": (
        changed('  "R─┐··",\n', ""),
        "railways-content-rows",
        {"card": 1, "rows": 2, "wanted": 3, "clause": "RW-C2"},
    ),
    "a row too short": (
        changed("┘·C──", "┘·C─"),
        "railways-content-columns",
        {"card": 1, "row": 2, "columns": 4, "clause": "RW-C2"},
    ),
    "a strange cell": (
        changed("┘·C──", "┘xC──"),
        "railways-content-glyph",
        {"card": 1, "row": 2, "column": 2, "glyph": "x", "clause": "RW-C2"},
    ),
    "three slots": (
        changed('  ["ticket", "clean"],\n', ""),
        "railways-content-slots",
        {"card": 1, "slots": 3, "clause": "RW-C3"},
    ),
    "an empty slot": (
        changed('["ticket", "clean"]', "[]"),
        "railways-content-icons",
        {"card": 1, "slot": 1, "icons": 0, "clause": "RW-C3"},
    ),
    "three icons": (
        changed('["ticket", "clean"]', '["ticket", "clean", "rail"]'),
        "railways-content-icons",
        {"card": 1, "slot": 1, "icons": 3},
    ),
    "an unknown icon": (
        changed('"to_L"', '"to_X"'),
        "railways-content-icon",
        {"card": 1, "slot": 4, "icon": "to_X", "clause": "RW-C3"},
    ),
    "capital of a thousand": (
        changed('"capital_3"', '"capital_1000"'),
        "railways-content-icon",
        {"card": 1, "slot": 3, "icon": "capital_1000"},
    ),
    "capital below nothing": (
        changed('"capital_3"', '"capital_-1"'),
        "railways-content-icon",
        {"card": 1, "slot": 3, "icon": "capital_-1"},
    ),
    "two capital icons": (
        changed('["ticket", "clean"]', '["ticket", "capital_1"]'),
        "railways-content-capital",
        {"card": 1, "clause": "RW-C3"},
    ),
    "two capital icons, one of nothing": (
        changed('["ticket", "clean"]', '["ticket", "capital_0"]'),
        "railways-content-capital",
        {"card": 1},
    ),
    "no building": (
        changed('"C──┐·",\n  "┘·┌R┌",\n  "··│└I",', '"·····",\n  "─────",\n  "·····",'),
        "railways-content-no-building",
        {"card": 6, "clause": "RW-C4"},
    ),
}


@pytest.mark.clause("RW-C1", "RW-C2", "RW-C3", "RW-C4")
@pytest.mark.parametrize("name", BAD)
def test_bad_cards_are_refused_by_name(name: str) -> None:
    text, message, details = BAD[name]
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(text)
    reason = refusal.value.reason
    assert reason.message == message
    for key, value in details.items():
        assert (reason.clause if key == "clause" else reason.args[key]) == value


UNUSUAL: dict[str, tuple[str, str, str, dict[str, object]]] = {
    "an opening to land": (
        changed("R─┐··", "R─┐┌·"),
        "railways-content-opening-land",
        "RW-C2",
        {"card": 1, "row": 1, "column": 4, "side": "E"},
    ),
    "an opening to the side of a rail": (
        changed("··│┌I", "·─│┌I"),
        "railways-content-opening-rail",
        "RW-C2",
        {"card": 1, "row": 3, "column": 2, "side": "E"},
    ),
    "capital of nothing": (
        changed('"capital_3"', '"capital_0"'),
        "railways-content-amount",
        "RW-C3",
        {"card": 1, "slot": 3, "amount": 0, "most": 20},
    ),
    "capital beyond the track": (
        changed('"capital_3"', '"capital_25"'),
        "railways-content-amount",
        "RW-C3",
        {"card": 1, "slot": 3, "amount": 25, "most": 20},
    ),
}


@pytest.mark.clause("RW-C2", "RW-C3")
@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_cards_are_played_with_and_noted(name: str) -> None:
    text, message, clause, args = UNUSUAL[name]
    game = GAME.with_content(text)
    assert Reason(message, clause, args=args) in game.content_warnings  # type: ignore[arg-type]
    assert finish(start(game, 1, name, {"plan": "as_dealt"}), name).outcome is not None


@pytest.mark.clause("RW-C2", "RW-C3")
def test_usual_cards_are_not_noted_and_of_many_notes_the_first_are_enough() -> None:
    assert GAME.content_warnings == load(changed('"capital_3"', '"capital_20"')).warnings == ()
    full = "\n".join(["plan = [", *['  "│─│─│",'] * 2, '  "R─│─│",', "]"])
    assert len(load(re.sub(r"plan = \[.*?\n\]", full, shipped_text(), flags=re.DOTALL)).warnings) == MOST_WARNINGS


@pytest.mark.clause("RW-C3", "RW-A11")
def test_capital_icons_of_nothing_and_of_more_than_the_track_do_what_they_can() -> None:
    text = changed('"capital_3"', '"capital_0"').replace('"capital_3"', '"capital_25"', 1)
    game = GAME.with_content(text)
    cards = [card for card in game.content.cards for icons in card.slots if {"capital_0", "capital_25"} & {*icons}]
    none, much = (card.id for card in cards)
    position = {"plan": [card.id for card in game.content.cards if card.id not in (none, much)][:4]}
    for card, after in ((none, 4), (much, 20)):
        match = at(game, {**position, "hand": [card], "capital": 4})
        assert RaiseCapital() in match.legal_actions(0)
        match = play(match, 0, RaiseCapital())
        assert play(match, 0, match.legal_actions(0)[0]).state.capital == after


def at(game: AnyGame, position: dict[str, object]) -> Match:
    match = start(game, 1, "at")
    last = msgspec.structs.replace(match.last, state=KITS["railways"].arrange(game, match, position))  # type: ignore[misc]
    return msgspec.structs.replace(match, last=last)


@pytest.mark.clause("RW-C2")
def test_the_edges_of_a_card_are_free() -> None:
    assert load(changed("R─┐··", "R─┐·┌").replace("┘·C──", "┘·C─┘", 1)).warnings == ()


@pytest.mark.clause("RW-C3")
def test_a_capital_icon_is_worth_its_number() -> None:
    assert [capital_of(icon) for icon in ("capital_3", "capital_20", "rail", "clean")] == [3, 20, 0, 0]


def owned(change: Callable[[str], str] = str) -> str:
    return change(shipped_text()).replace('status = "reconstruction"', 'status = "owner"')


@pytest.mark.clause("RW-C4")
def test_a_match_with_an_owners_cards_says_so_and_its_record_carries_them() -> None:
    game = GAME.with_content(owned(lambda text: text.replace("capital_4", "capital_5")))
    match = start(game, 1, "owner", {"plan": "as_dealt"})
    assert match.view(0).content_status == "owner"
    match = play(match, 0, match.legal_actions(0)[0])
    kept = record.read(record.export(match))
    assert kept.content == game.content_text
    assert record.replay(kept, lambda _name: GAME).state == match.state
    assert game.content_hash != GAME.content_hash
