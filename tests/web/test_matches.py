"""Whole matches, from the home page to the final score, by input events alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kits.browser import (
    PHONE,
    Visitor,
    by_keyboard,
    by_mouse,
    by_touch,
    is_over,
    play_out,
    seq,
    settle,
    tab_to,
    until_my_turn,
)
from kits.server import known_seed

New = Callable[..., Visitor]


def check_end(page: Page) -> None:
    """The breakdown adds up to what the score table says."""
    expect(page.locator(".ending h2")).to_be_visible()
    assert page.locator(".fbar").count() == page.locator("[data-total]").count()


def test_a_match_against_a_bot_by_mouse(visitor: New) -> None:
    page = visitor().open()
    page.locator(".who-with button").first.click()
    assert play_out(page, by_mouse) > 30
    check_end(page)


def test_a_match_against_a_bot_by_keyboard_alone(visitor: New) -> None:
    page = visitor(reduced_motion="reduce").open()
    page.wait_for_selector(".who-with button")
    tab_to(page, lambda: page.locator(".who-with button").first)
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    assert play_out(page, by_keyboard) > 30
    check_end(page)


def test_a_match_alone_by_touch_on_a_phone(visitor: New) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce").open()
    page.locator(".who-with button", has_text="Alone").tap()
    assert play_out(page, by_touch) > 30
    check_end(page)


def test_a_match_between_two_browsers_with_a_reload_and_a_cut_connection(visitor: New) -> None:
    ann, bob = visitor(), visitor(locale="fr-FR")
    one = ann.open()
    one.locator(".who-with button", has_text="Someone far").click()
    one.locator(".names .btn.go").click()
    link = one.locator(".link-box input").input_value()
    two = bob.page
    two.goto(link)
    two.get_by_label("Votre nom").fill("Bob")
    two.get_by_role("button", name="S’asseoir").click()
    for page in (one, two):
        page.wait_for_selector(".table")
    play_both(one, two, bob)
    assert seq(one) == seq(two)
    totals = [[page.locator(f"[data-total='{seat}']").inner_text() for seat in (0, 1)] for page in (one, two)]
    assert totals[0] == totals[1]
    check_end(one)
    assert "Bob" in one.locator(".final").inner_text()


def test_who_waited_for_a_friend_reads_the_set_up_in_the_log_too(visitor: New) -> None:
    ann, bob = visitor(), visitor()
    one, two = ann.open(), bob.page
    one.locator(".who-with button", has_text="Someone far").click()
    one.locator(".names .btn.go").click()
    two.goto(one.locator(".link-box input").input_value())
    two.get_by_role("button", name="Sit down").click()
    logs = [page.locator(".log li") for page in (one, two)]
    for log in logs:
        expect(log).not_to_have_count(0)
    assert logs[0].all_inner_texts() == logs[1].all_inner_texts()


def play_both(one: Page, two: Page, bob: Visitor) -> None:
    """Whoever is to act acts. On the way one reloads, and the other's line is cut and mended."""
    for turn in range(500):
        if is_over(one) and is_over(two):
            return
        if turn == 12:
            before = seq(one)
            one.reload()
            one.wait_for_selector(".table")
            assert seq(one) >= before
        if turn == 20:
            bob.context.set_offline(True)
            expect(two.locator(".news")).to_be_visible()
            bob.context.set_offline(False)
            expect(two.locator(".news")).to_have_count(0)
        one.wait_for_function("() => document.querySelector('.table, .final')")
        acting = next((page for page in (one, two) if page.locator(".table[data-turn='true']").count()), None)
        if acting is None or is_over(acting):
            settle(one)
            continue
        by_mouse(acting, turn)
    raise AssertionError("the match does not end")


def test_a_hot_seat_passes_from_one_to_the_other(visitor: New) -> None:
    page = visitor().open()
    page.locator(".who-with button", has_text="Someone here").click()
    page.locator(".names .btn.go").click()
    seen = set()

    def stop(page: Page, turn: int) -> bool:
        seen.add(page.locator(".banner h1").inner_text().split(",")[0])
        return turn >= 12

    play_out(page, by_mouse, stop)
    assert seen == {"Player 1", "Player 2"}


def test_what_the_server_sent_to_a_seat_holds_nothing_it_may_not_know(visitor: New) -> None:
    """The seed decides every draw: it may not travel before the end. Neither may the generator or another's secrets."""
    ann = visitor()
    page = ann.open()
    page.locator(".who-with button").first.click()
    page.wait_for_selector(".table")
    play_out(page, by_mouse, lambda _page, turn: turn >= 25)
    until_my_turn(page)
    heard = ann.received()
    table = page.url.rsplit("/", 1)[-1]
    ann.ask("POST", f"/api/tables/{table}/resign", {})
    seed = ann.ask("GET", f"/api/tables/{table}")["seed"]
    assert len(heard) > 10_000 and '"opening":' in heard and '"type":"changed"' in heard
    assert seed and seed not in heard
    for secret in ('"rng"', '"seed":', '"counter"', '"link":', '"cookie"', '"password"'):
        assert secret not in heard, secret


def test_what_is_dealt_to_a_test_follows_from_its_name(visitor: New, request: pytest.FixtureRequest) -> None:
    """Whatever fails here can be seen again."""
    ann = visitor()
    for number in (1, 2):
        table = ann.ask("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me"}]})["id"]
        ann.ask("POST", f"/api/tables/{table}/resign", {})
        seed = ann.ask("GET", f"/api/tables/{table}")["seed"]
        assert seed == known_seed(request.node.nodeid, "deal", number)
