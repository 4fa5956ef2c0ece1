"""The states of Off the Rails for the one table of states: every phase, every question, the end, the first match."""

from collections.abc import Callable
from typing import Any

from branchline.core.codec import convert, to_plain
from branchline.core.match import Match, play, start
from branchline.games import find_game
from kits.browser import Visitor
from kits.off_the_rails_tables import crash
from kits.webstates import State, bring, page

HANDED_OVER = """() => document.querySelector('.curtain .btn, .table.over')
  || document.querySelector('.table')?.dataset.turn === 'true'"""
"""The screen is with who must act, or waits for them behind the curtain."""
Reached = Callable[[dict[str, Any]], bool]
ORDER = (
    "take_jewel", "choose_exit", "choose_facing", "choose_cart", "split_load", "name_hand", "drop_load", "take_mission",
    "place_token", "end_turn",
)  # fmt: skip


def digging(position: dict[str, Any]) -> dict[str, Any]:
    """Two carts in turn, track where a path would derail, and everything that lies on the way."""
    legal: list[dict[str, Any]] = position["legal"]
    others = [action for action in legal if action["type"] in ORDER]
    if others:
        return min(others, key=lambda action: ORDER.index(action["type"]))
    paths = [found["path"] for found in position["view"]["paths"]]
    wanted = next((path["ahead"] for path in paths if path["ends"] == "derails"), None)
    if wanted:
        laid = [action for action in legal if action["type"] == "lay_track" and action["cell"] == wanted]
        fits = [action for action in laid if action["exits"] in ("NS", "EW")]
        if laid:
            found: dict[str, Any] = fits[sum(wanted) % len(fits)]
            return found
    carts = [action for action in legal if action["type"] == "place_cart"]
    turn = len(position["view"]["turned"])
    return carts[0] if carts and turn % 3 == 0 else next(action for action in legal if action["type"] == "end_actions")


def at(step: str, **facts: Any) -> Reached:
    def reached(position: dict[str, Any]) -> bool:
        view = position["view"]
        is_there = bool(view["agenda"]) and view["agenda"][0]["type"] == step
        return is_there and all(view[name] == value for name, value in facts.items())

    return reached


def begun(_position: dict[str, Any]) -> bool:
    return True


def over(_position: dict[str, Any]) -> bool:
    return False


def grown(reached: Reached, seats: int = 2, seed: str = "states", **options: Any) -> Match:
    """A match played by the rules themselves until a position is reached."""
    match = start(find_game("off-the-rails"), seats, seed, {"length": 13, **options})
    while match.to_act:
        seat = min(match.to_act)
        position = {"legal": to_plain(list(match.legal_actions(seat))), "view": to_plain(match.view(seat))}
        if reached(position):
            break
        match = play(match, seat, convert(digging(position), match.game.action_type))
    return match


def table_at(reached: Reached, seats: int = 2, **options: Any) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(f"/table/{bring(visitor, grown(reached, seats, **options))}")
        visitor.page.wait_for_selector(".otr-stage, .curtain")
        if visitor.page.locator(".curtain .btn").count():
            visitor.page.locator(".curtain .btn").dispatch_event("click")

    return show


def scripted(beats: int) -> Callable[[Visitor], None]:
    """A deal that is known, played as far as this: where carts collide and loads are split."""

    def show(visitor: Visitor) -> None:
        visitor.open(f"/table/{bring(visitor, crash(beats))}")
        visitor.page.wait_for_function(HANDED_OVER)

    return show


def curtain(visitor: Visitor) -> None:
    """By hand into the collision: the screen goes to who must split."""
    scripted(52)(visitor)
    visitor.page.locator("[data-choice=black]").click()


def uncurtained(beats: int) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        scripted(beats)(visitor)
        # Who must decide may have the screen already: then nothing is handed over, and no curtain comes.
        if visitor.page.locator(".curtain .btn").count():
            visitor.page.locator(".curtain .btn").click()

    return show


def planning(visitor: Visitor) -> None:
    scripted(2)(visitor)
    visitor.page.locator(".cave [data-cell='7,3']").dispatch_event(
        "pointermove", {"pointerType": "mouse", "bubbles": True}
    )
    visitor.page.wait_for_selector("#preview[data-ready=true]")


def entering(visitor: Visitor) -> None:
    """A cart on its way in, what leaves the reserve is said on the button, another way beside it."""
    scripted(2)(visitor)
    visitor.page.locator("[data-tool=cart]").click()
    visitor.page.locator(".cave [data-cell='9,4']").dispatch_event(
        "pointermove", {"pointerType": "mouse", "bubbles": True}
    )
    visitor.page.wait_for_selector("#preview[data-ready=true]")


def odds_on(visitor: Visitor) -> None:
    """Asked for before the chasm is open: where the next deposit may lie."""
    scripted(2)(visitor)
    visitor.page.keyboard.press("o")


def refused(visitor: Visitor) -> None:
    scripted(1)(visitor)
    visitor.page.locator(".cave [data-cell='2,2']").dispatch_event(
        "pointermove", {"pointerType": "mouse", "bubbles": True}
    )


def replay(visitor: Visitor) -> None:
    visitor.open(f"/replay/{bring(visitor, grown(over))}/40")


def given_up(visitor: Visitor) -> None:
    """Bruno has given up, and nobody is left to play against."""
    made = bring(visitor, grown(begun))
    visitor.ask("POST", f"/api/tables/{made}/resign", {"seat": 1})
    visitor.open(f"/table/{made}")


def tutorial(visitor: Visitor) -> None:
    visitor.open(f"/table/{bring(visitor, grown(begun))}")
    visitor.page.locator("#tutor-offer .btn.ok").click()


OFF_THE_RAILS = (
    State("otr-new-table", page("/new/off-the-rails"), ".form"),
    State("otr-gallery", page("/gallery/off-the-rails"), ".otr-gallery"),
    State("otr-rules", page("/rules/off-the-rails"), "main"),
    State("otr-actions", table_at(at("action_phase"), 4, missions=True), ".otr-tools"),
    State("otr-plan", planning, "#preview"),
    State("otr-cart", entering, "#preview"),
    State("otr-refused", refused, ".toast"),
    State("otr-odds", odds_on, ".cave .odds"),
    State("otr-carts", scripted(31), "[data-choice=black]"),
    State("otr-junction", scripted(32), "[data-choice=E]"),
    State("otr-jewels", scripted(33), "[data-choice=emerald]"),
    State("otr-drop", scripted(35), ".otr-choices"),
    State("otr-curtain", curtain, ".curtain"),
    State("otr-split", uncurtained(53), ".split .gem"),
    State("otr-hand", uncurtained(54), ".fist"),
    State("otr-moved", scripted(55), ".table[data-turn=true]"),
    State("otr-chasm", scripted(63), ".cave .odds"),
    State("otr-token", scripted(65), ".legal-ring"),
    State("otr-end", scripted(999), ".ending"),
    State("otr-end-three", table_at(over, 3), ".ending"),
    State("otr-replay", replay, ".scrub"),
    State("otr-tutorial", tutorial, ".tutor .todo"),
    State("otr-end-early", given_up, ".ending"),
)
