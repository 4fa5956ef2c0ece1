"""The states of Railways for the one table of states: every phase, every question, the end, the guided first game."""

from collections.abc import Callable
from typing import Any

from branchline.core.codec import to_plain
from branchline.core.match import Match, play, start
from branchline.core.values import Action
from branchline.games.railways.actions import Build
from branchline.games.railways.game import GAME
from branchline.games.railways.state import DivideRailway
from kits.browser import Visitor
from kits.webstates import State, bring, page

ORDER = (
    "lay_card", "place_die", "move_passenger", "buy_railway", "upgrade", "build", "add_passenger", "recruit",
    "raise_capital", "clean_up", "pay", "keep_marker", "exchange", "end_decade",
)  # fmt: skip
Reached = Callable[[Match], bool]


def choice(match: Match) -> Action:
    """Journeys where there are some, railways where there are not; always the first way to pay."""
    return min(match.legal_actions(0), key=lambda action: ORDER.index(to_plain(action)["type"]))


def at(step: str, decade: int = 1, deed: str = "") -> Reached:
    """At this step of this decade or later; with a deed named, where it can be done or is to be paid."""

    def reached(match: Match) -> bool:
        now: Any = to_plain(match.state.agenda[0]) if match.state.agenda else {"type": "over"}
        if now["type"] != step or match.state.decade < decade:
            return False
        open_now = {to_plain(action)["type"] for action in match.legal_actions(0)}
        return not deed or deed == now.get("deed", {}).get("type") or deed in open_now

    return reached


def over(_match: Match) -> bool:
    return False


def grown(reached: Reached, **options: Any) -> Match:
    """A match played by the rules themselves until a position is reached."""
    match = start(GAME, 1, "states", options)
    while match.to_act and not reached(match):
        match = play(match, 0, choice(match))
    return match


def divided(**options: Any) -> Match:
    """A marked railway has been cut in two, and it is open which part keeps the marker."""
    match = start(GAME, 1, "states", options)
    while match.to_act:
        for action in match.legal_actions(0):
            if isinstance(action, Build):
                built = play(match, 0, action)
                built = play(built, 0, built.legal_actions(0)[0])
                if isinstance(built.state.agenda[0], DivideRailway):
                    return built
        match = play(match, 0, choice(match))
    raise AssertionError("no railway can be cut in two")


def dividing(visitor: Visitor) -> None:
    visitor.open(f"/table/{bring(visitor, divided())}")
    visitor.page.locator(".rw-choice").last.click()


def table_at(reached: Reached, **options: Any) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(f"/table/{bring(visitor, grown(reached, **options))}")
        visitor.page.wait_for_selector(".rw-plan, .rw-end")

    return show


def doing(deed: str, decade: int, target: str = ".rw-choice") -> Callable[[Visitor], None]:
    """An action taken up, and the first of its choices looked at."""

    def show(visitor: Visitor) -> None:
        table_at(at("take_action", decade, deed))(visitor)
        visitor.page.locator(f"[data-deed={deed}]").click()
        if visitor.page.locator("#preview").count() == 0:
            visitor.page.locator(target).first.click()

    return show


def refused(visitor: Visitor) -> None:
    table_at(at("place_dice"))(visitor)
    visitor.page.locator(".rw-cell:not(.legal)").first.click()


def swapping(visitor: Visitor) -> None:
    table_at(at("arrange_plan"))(visitor)
    visitor.page.locator("[data-do=swap]").click()


def offered(visitor: Visitor) -> None:
    seats = [{"type": "me", "name": "Ada"}]
    visitor.open(f"/table/{visitor.ask('POST', '/api/tables', {'game': 'railways', 'seats': seats})['id']}")


def tutorial(visitor: Visitor) -> None:
    offered(visitor)
    visitor.page.locator("#tutor-offer .btn.ok").click()
    visitor.page.locator("[data-tutor-next]").click()


def replay(visitor: Visitor) -> None:
    visitor.open(f"/replay/{bring(visitor, grown(over))}/30")


RAILWAYS = (
    State("rw-new-table", page("/new/railways"), ".form"),
    State("rw-arrange", table_at(at("arrange_plan")), ".arranging[data-complete]"),
    State("rw-swap", swapping, ".rw-place.swap"),
    State("rw-dice", table_at(at("place_dice")), ".rw-ghost"),
    State("rw-refused", refused, ".preview.refused"),
    State("rw-act", table_at(at("take_action")), "[data-deed]"),
    State("rw-buy", doing("buy_railway", 1), "#preview[data-ready=true]"),
    State("rw-move", doing("move_passenger", 4), ".rw-stop"),
    State("rw-build", doing("build", 3, ".rw-cell.legal"), "#preview[data-ready=true]"),
    State("rw-add", doing("add_passenger", 2), "#preview[data-ready=true]"),
    State("rw-pay", table_at(at("pay_for", 1, "buy_railway")), "#preview[data-ready=true]"),
    State("rw-pay-move", table_at(at("pay_for", 3, "move_passenger")), ".rw-stop"),
    State("rw-divide", dividing, "#preview[data-ready=true]"),
    State("rw-exchange", table_at(at("exchange_capital")), ".rw-choice"),
    State("rw-close", table_at(at("close_decade")), "[data-step=close_decade]"),
    State("rw-end", table_at(over), ".ending"),
    State("rw-end-lost", table_at(over, goals=["mayor", "engineer"], plan="as_dealt"), ".ending"),
    State("rw-offer", offered, "#tutor-offer"),
    State("rw-tutorial", tutorial, ".tutor .todo"),
    State("rw-replay", replay, ".scrub"),
    State("rw-rules", page("/rules/railways#RW-P2"), ".clause-row"),
    State("rw-gallery", page("/gallery/railways"), ".rw-gallery"),
)
