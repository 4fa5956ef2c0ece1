"""Collisions and the secret split of Off the Rails, by hand: around one screen, and between two browsers."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, expect

from kits.browser import Visitor, is_over, seq, wait_for_change
from kits.off_the_rails_hands import otr_by_mouse
from kits.off_the_rails_tables import ANN, CRASH, check_end, crash_table, script_until, table

New = Callable[..., Visitor]
BEFORE_THE_CRASH = 52
"""Black is about to run into Bob's cart, which carries two pieces."""


def run_into_it(page: Page) -> None:
    before = seq(page)
    page.locator("[data-choice=black]").click()
    wait_for_change(page, before)


def test_a_hot_seat_draws_the_curtain_for_the_split_alone(visitor: New) -> None:
    ann = visitor(reduced_motion="reduce")
    page = crash_table(ann, BEFORE_THE_CRASH)
    curtain = page.locator(".curtain")
    expect(curtain).to_have_count(0)
    run_into_it(page)
    expect(curtain).to_contain_text("Bob")
    expect(page.locator(".split")).to_have_count(0)
    curtain.locator(".btn").click()
    expect(page.locator(".split .gem")).to_have_count(2)
    page.locator("[data-do=split]").click()
    expect(curtain).to_contain_text("Ann")
    curtain.locator(".btn").click()
    expect(page.locator(".fist")).to_have_count(2)
    before = seq(page)
    page.locator(".fist").first.click()
    wait_for_change(page, before)
    expect(page.locator("#p-crash")).to_contain_text("drops")
    assert page.locator(".crash li").count() >= 3


def sit_down(ann: Visitor, bob: Visitor) -> tuple[Page, Page]:
    """Ann makes the table and sends the link; Bob takes it."""
    one = table(ann, ANN, {"type": "open"}, seed=CRASH)
    bob.page.goto(one.locator(".link-box input").input_value())
    two = bob.page
    two.get_by_label("Votre nom").fill("Bob")
    two.get_by_role("button", name="S’asseoir").click()
    for page in (one, two):
        page.wait_for_selector(".otr-stage")
    return one, two


def test_between_two_browsers_the_split_stays_secret(visitor: New) -> None:
    """With a reload before the split and a cut line after it; what travelled to the other is searched for the hand."""
    ann, bob = visitor(reduced_motion="reduce"), visitor(reduced_motion="reduce", locale="fr-FR")
    answers = Answers(ann.page)
    one, two = sit_down(ann, bob)
    script_until({0: ann, 1: bob}, one, BEFORE_THE_CRASH)
    run_into_it(one)
    two.reload()
    expect(two.locator(".split .gem")).to_have_count(2)
    two.locator(".swap").click()
    before = seq(one)
    two.locator("[data-do=split]").click()
    wait_for_change(one, before)
    bob.context.set_offline(True)
    expect(two.locator(".news")).to_be_visible()
    expect(one.locator(".fist")).to_have_count(2)
    look_about(one)
    assert_no_hand([*ann.heard, *answers.bodies()])
    assert {"marks", "replay", "content", "updates"} & answers.kinds() >= {"marks", "replay", "content"}
    one.locator(".fist").last.click()
    bob.context.set_offline(False)
    expect(two.locator(".news")).to_have_count(0)
    two.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) >= seq", arg=before + 2)
    play_on(one, two)
    assert seq(one) == seq(two)
    check_end(one)
    check_end(two)


def look_about(page: Page) -> None:
    """What else the page of the other seat can ask for while the hands are closed: its replay, step by step."""
    page.locator("#p-seats a[href^='/replay/']").click()
    step = page.locator(".scrub [data-step]")
    expect(step).to_contain_text("0 / 54")
    page.keyboard.press("End")
    expect(step).to_contain_text("54 / 54")
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("53 / 54")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("54 / 54")
    page.go_back()
    expect(page.locator(".fist")).to_have_count(2)


class Answers:
    """Every answer over HTTP that a page got from the server's own interface."""

    def __init__(self, page: Page) -> None:
        self.found: list[Response] = []
        page.on("response", lambda answer: self.found.append(answer) if "/api/" in answer.url else None)

    def bodies(self) -> list[str]:
        return [answer.text() for answer in self.found if answer.ok]

    def kinds(self) -> set[str]:
        return {part for answer in self.found for part in answer.url.split("?")[0].split("/")}


def assert_no_hand(texts: list[str]) -> None:
    """Neither in an event nor in the agenda nor among the actions is anything in a hand."""
    told = [json.loads(text) for text in texts if text.startswith(("{", "["))]
    found = [each for data in told for each in walk(data)]
    assert any(each.get("type") == "hand_choice" for each in found)
    assert any(each.get("type") == "load_split" for each in found)
    for each in found:
        if each.get("type") in ("load_split", "hand_choice"):
            assert each.get("left") is None, each
        assert each.get("type") != "split_load", each
    for text in texts:
        for secret in ('"rng"', '"deck":', '"box":', '"cookie"', '"password"'):
            assert secret not in text, secret


def walk(data: Any) -> list[dict[str, Any]]:
    if isinstance(data, dict):
        return [data, *(found for value in data.values() for found in walk(value))]
    return [found for value in data for found in walk(value)] if isinstance(data, list) else []


def meet(one: Page, two: Page) -> None:
    """Until both see the table as far as it has come: then one of them is to act, or it is over."""
    latest = max(seq(one), seq(two))
    for page in (one, two):
        wait_for_change(page, latest - 1)


def play_on(one: Page, two: Page) -> None:
    for turn in range(400):
        meet(one, two)
        if is_over(one):
            return
        otr_by_mouse(next(page for page in (one, two) if page.locator(".table[data-turn='true']").count()), turn)
    raise AssertionError("the match does not end")
