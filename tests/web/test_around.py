"""Around the table: names, links and their pictures, the chat, tables made and taken up again."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kits.browser import PHONE, SHEET, Visitor, seq, settle, until_my_turn, wait_for_change
from kits.qr import read_qr
from kits.webstates import at, bring, grown

New = Callable[..., Visitor]


def test_a_table_can_forbid_hints(visitor: New) -> None:
    """What they say and show is in test_hints.py."""
    ada = visitor()
    page = ada.open("/new/railroad-tiles")
    page.get_by_label("Hints may be asked for").uncheck()
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    expect(page.locator(".bar .where")).to_contain_text("No hints at this table")
    until_my_turn(page)
    expect(page.locator("[data-tool=hint]")).to_have_count(0)


def test_a_friend_is_invited_by_a_picture_and_heard_wherever_one_looks(visitor: New) -> None:
    """One is asked one's name once; a camera reads the link off the screen; a line shows in the banner until seen."""
    ada, bo = visitor(viewport=PHONE, has_touch=True), visitor()
    page = ada.open()
    page.locator(".who-with button", has_text="Someone far").tap()
    page.get_by_label("Your name").fill("Ada")
    page.locator(".names .btn.go").tap()
    expect(page.locator(".local")).to_contain_text("branchline serve --lan")
    link = page.locator(".link-box input").input_value()
    page.locator("[data-qr='1']").tap()
    picture = page.locator(".qr")
    expect(picture).to_be_visible()
    settle(page)
    read = read_qr(picture.screenshot())
    assert read == link
    bo.page.goto(read)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.locator(".submit .btn.go").click()
    for each in (page, bo.page):
        each.wait_for_selector(".table")
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 0")
    bo.page.locator("#say").fill("Bonjour à toi")
    bo.page.keyboard.press("Enter")
    expect(page.locator(".bubble")).to_contain_text("Bo Bonjour à toi")
    expect(page.locator(".bubble")).to_be_in_viewport()
    expect(page.locator(".chat-tool .count")).to_have_text("1")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.locator("[data-tool=chat]").tap()
    expect(page.locator("#say")).to_be_focused()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(bo.page.locator("[data-tool=chat] .count")).to_have_count(0)

    ada.open().locator(".who-with button", has_text="Someone far").tap()
    page.wait_for_selector(".link-box")
    ada.open().locator(".who-with button", has_text="Someone here").tap()
    expect(page.get_by_label("Player 1")).to_have_value("Ada")
    page.get_by_label("Player 2").fill("Cleo")
    page.locator(".names .btn.go").tap()
    page.wait_for_selector(".table")
    page.locator("#p-seats summary").tap()
    expect(page.locator(".seats li b")).to_have_text(["Ada", "Cleo"])


def test_the_picture_is_fetched_when_asked_for_and_one_is_told_when_it_does_not_come(visitor: New) -> None:
    ada = visitor()
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": [{"type": "me"}, {"type": "open"}]})
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    page = ada.open(f"/table/{made['id']}")
    expect(page.locator("[data-qr='1']")).to_be_visible()
    settle(page)
    assert not [url for url in asked if "qr" in url]
    page.route("**/vendor/lean_qr.js", lambda route: route.abort())
    page.locator("[data-qr='1']").click()
    expect(page.get_by_role("alert")).to_contain_text("The picture did not come")
    assert [url for url in asked if "lean_qr" in url]


def test_who_sits_down_at_a_public_table_is_asked_for_a_name_once(visitor: New) -> None:
    ada, bo = visitor(), visitor()
    tables = []
    for _ in range(2):
        seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
        made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats, "public": True})
        tables.append(made["id"])
    page = bo.open(f"/table/{tables[0]}")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_label("Your name").fill("Bo")
    with page.expect_event("load"):
        page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table")
    page = bo.open(f"/table/{tables[1]}")
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".table")
    for table in tables:
        assert [seat["name"] for seat in ada.ask("GET", f"/api/tables/{table}")["seats"]] == ["Ada", "Bo"]
        bo.ask(
            "POST", f"/api/tables/{table}/resign", {}
        )  # a public table is on everybody's home page as long as it runs


def test_a_link_is_copied_and_shared_by_the_systems_sheet_where_there_is_one(visitor: New) -> None:
    ada = visitor(permissions=["clipboard-read", "clipboard-write"])
    ada.context.add_init_script(SHEET)
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    made = ada.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    page = ada.open(f"/table/{made['id']}")
    link = page.locator(".link-box input").input_value()
    page.locator(".link-box").get_by_role("button", name="Copy").click()
    expect(page.locator(".link-box")).to_contain_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    page.locator(".link-box").get_by_role("button", name="Share").click()
    page.wait_for_function("link => shared[0]?.url === link", arg=link)


def test_a_new_table_is_set_up_in_one_choice_and_start_stays_in_sight(visitor: New) -> None:
    here = visitor(viewport=PHONE, has_touch=True)
    page = here.open("/new/off-the-rails")
    start = page.locator(".submit .btn.go")
    expect(start).to_be_in_viewport(ratio=1)
    text, buttons = (page.locator(f"#tutor-offer > {part}").bounding_box() for part in ("p", ".do"))
    assert text and buttons and text["y"] < buttons["y"], "what is offered stands before the answers"
    expect(page.locator("[data-preset=usual]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-preset=everything]").tap()
    expect(page.get_by_label("Hints may be asked for")).not_to_be_in_viewport()
    start.tap()
    page.wait_for_selector(".table")
    options = here.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["options"]
    assert options["missions"] and options["chasm_die"] and options["bumper_carts"]


def test_a_quick_match_is_offered_where_it_differs_from_the_usual(visitor: New) -> None:
    here = visitor()
    page = here.open("/new/railroad-tiles")
    rows, quick = page.locator(".seat-rows select"), page.locator("[data-preset=quick]")
    quick.click()
    expect(quick).to_have_attribute("aria-pressed", "true")
    page.locator(".submit .btn.go").click()
    page.wait_for_selector(".table")
    assert here.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["options"]["parallel_placement"]
    page = here.open("/new/railroad-tiles")
    page.locator(".seat-rows button").last.click()
    expect(rows).to_have_count(1)
    expect(quick).to_have_count(0)
    expect(page.locator("[data-preset=everything]")).to_be_visible()


def test_a_table_that_waits_shows_its_board_and_its_round_once_its_card_is_in_sight(visitor: New) -> None:
    """What comes from the server is asked for when it can be seen, and again when the match has gone on."""
    here = visitor(viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    table = bring(here, grown(at("place_tiles", 3)))
    asked: list[str] = []
    here.page.on("request", lambda request: asked.append(request.url) if "/glance?" in request.url else None)
    page = here.open("/")
    card = page.locator(f".cont [data-table='{table}']")
    expect(card).to_be_attached()
    assert not asked
    card.scroll_into_view_if_needed()
    expect(card.locator(".at")).to_have_text("Round 3 of 8")
    changed = here.ask("GET", f"/api/tables/{table}")["changed_at"]
    for later, says in ((40, "now"), (70, "1 minute ago")):
        page.clock.set_fixed_time(changed + later)
        expect(card.locator(".p").first).to_have_text(f"Round 3 of 8 · {says}")
    tiles = card.locator(".seen .bl-tile")
    before = tiles.count()
    assert before > 2 and len(asked) == 1
    page.set_viewport_size({"width": 1440, "height": 900})
    card.click()
    until_my_turn(page)
    was = seq(page)
    page.locator(".cell.can").first.click()
    wait_for_change(page, was)
    page.locator(".bar .name").click()
    expect(tiles).to_have_count(before + 1)
    page.locator(".seg button", has_text="IT").click()
    expect(card.locator(".at")).to_have_text("Round 3 di 8")
