"""RW-C: what an owner's cards must be, and what is said of those that are not."""

from collections.abc import Callable

import pytest

from branchline.core import record
from branchline.core.errors import BadContent
from branchline.core.match import play, start
from branchline.games.railways.content import capital_of, load, shipped_text
from branchline.games.railways.game import GAME


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
    "an opening to land": (
        changed("R─┐··", "R─┐┌·"),
        "railways-content-opening-land",
        {"card": 1, "row": 1, "column": 4, "side": "E", "clause": "RW-C2"},
    ),
    "an opening to the side of a rail": (
        changed("┘·C──", "┘┌C──"),
        "railways-content-opening-land",
        {"card": 1, "row": 2, "column": 2, "side": "S"},
    ),
    "a rail that does not face back": (
        changed("R─┐··", "R─│··"),
        "railways-content-opening-rail",
        {"card": 1, "row": 1, "column": 2, "side": "E", "clause": "RW-C2"},
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
    "capital of 21": (
        changed('"capital_3"', '"capital_21"'),
        "railways-content-icon",
        {"card": 1, "slot": 3, "icon": "capital_21"},
    ),
    "two capital icons": (
        changed('["ticket", "clean"]', '["ticket", "capital_1"]'),
        "railways-content-capital",
        {"card": 1, "clause": "RW-C3"},
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


@pytest.mark.clause("RW-C2")
def test_the_edges_of_a_card_are_free() -> None:
    load(changed("R─┐··", "R─┐·┌").replace("┘·C──", "┘·C─┘", 1))


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
