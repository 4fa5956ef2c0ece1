"""The states of Off the Rails for the one table of states: every phase, every question, the end, the first match."""

from collections.abc import Callable
from typing import Any

from kits.browser import Visitor
from kits.off_the_rails_tables import script
from kits.webstates import State, page

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


def over(_position: dict[str, Any]) -> bool:
    return False


def grow(visitor: Visitor, made: str, reached: Reached) -> None:
    """Plays by the API until a position is reached."""
    for _ in range(600):
        acting = visitor.ask("GET", f"/api/tables/{made}")["to_act"]
        if not acting:
            return
        position = visitor.ask("GET", f"/api/tables/{made}/updates?seat={acting[0]}")["position"]
        if reached(position):
            return
        body = {"seq": position["changed"], "action": digging(position), "seat": acting[0]}
        visitor.ask("POST", f"/api/tables/{made}/actions", body)
    raise AssertionError("the position never came")


def table(visitor: Visitor, seats: int = 2, seed: str = "states", **options: Any) -> str:
    names = ["Ada", "Bruno", "Chloé", "Dario"]
    wish = {"game": "off-the-rails", "seats": [{"type": "me", "name": names[n]} for n in range(seats)], "seed": seed}
    return str(visitor.ask("POST", "/api/tables", {**wish, "options": {"length": 13, **options}})["id"])


def table_at(reached: Reached, seats: int = 2, **options: Any) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        made = table(visitor, seats, **options)
        grow(visitor, made, reached)
        visitor.open(f"/table/{made}")
        visitor.page.wait_for_selector(".otr-stage, .curtain")
        if visitor.page.locator(".curtain .btn").count():
            visitor.page.locator(".curtain .btn").dispatch_event("click")

    return show


def scripted(beats: int) -> Callable[[Visitor], None]:
    """A deal that is known, played as far as this: where carts collide and loads are split."""

    def show(visitor: Visitor) -> None:
        made = table(visitor, seed="first game 61")
        for number, beat in enumerate(script()[:beats]):
            body = {"seq": number, "action": beat["do"], "seat": beat.get("by", 0)}
            visitor.ask("POST", f"/api/tables/{made}/actions", body)
        visitor.open(f"/table/{made}")
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


def refused(visitor: Visitor) -> None:
    scripted(1)(visitor)
    visitor.page.locator(".cave [data-cell='2,2']").dispatch_event(
        "pointermove", {"pointerType": "mouse", "bubbles": True}
    )


def replay(visitor: Visitor) -> None:
    made = table(visitor)
    grow(visitor, made, over)
    visitor.open(f"/replay/{made}/40")


def given_up(visitor: Visitor) -> None:
    """Bruno has given up, and nobody is left to play against."""
    made = table(visitor)
    visitor.ask("POST", f"/api/tables/{made}/resign", {"seat": 1})
    visitor.open(f"/table/{made}")


def tutorial(visitor: Visitor) -> None:
    visitor.open(f"/table/{table(visitor)}")
    visitor.page.locator("#tutor-offer .btn.ok").click()


OFF_THE_RAILS = (
    State("otr-new-table", page("/new/off-the-rails"), ".form"),
    State("otr-gallery", page("/gallery/off-the-rails"), ".otr-gallery"),
    State("otr-rules", page("/rules/off-the-rails"), "main"),
    State("otr-actions", table_at(at("action_phase"), 4, missions=True), ".otr-tools"),
    State("otr-plan", planning, "#preview"),
    State("otr-cart", entering, "#preview"),
    State("otr-refused", refused, ".toast"),
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
