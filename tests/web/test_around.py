"""Around the table: hints, names, links and their pictures, the chat, tables made and taken up again."""

from collections.abc import Callable

from playwright.sync_api import expect

from browserkit import Visitor, seq, until_my_turn, wait_for_change

New = Callable[..., Visitor]


def test_a_hint_is_shown_on_the_board_and_done_and_a_table_can_forbid_them(visitor: New) -> None:
    """Alone it is asked for twice, because it costs the record; the tile lies where the bot would lay it."""
    ada = visitor()
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}]})
    page = ada.open(f"/table/{made['id']}")
    until_my_turn(page)
    page.keyboard.press("h")
    page.locator(".dock.asking .btn.ok").click()
    page.locator(".hint-note").get_by_role("button", name="Do that").click()
    wait_for_change(page, 0)
    expect(page.locator(".hint-note")).to_have_count(0)
    before = seq(page)
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hint-note")).to_contain_text("Stationmaster would")
    page.wait_for_selector("[data-ghost]")
    page.locator("#preview .btn.ok").click()
    wait_for_change(page, before)
    assert ada.ask("GET", f"/api/tables/{made['id']}")["no_record"] == ["hint"]

    page = ada.open("/new/railroad-tiles")
    page.get_by_label("Hints may be asked for").uncheck()
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    expect(page.locator(".bar .where")).to_contain_text("No hints at this table")
    until_my_turn(page)
    expect(page.locator("[data-tool=hint]")).to_have_count(0)
