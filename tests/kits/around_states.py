"""States around the table: what is asked, shown and said before and beside a match."""

from collections.abc import Callable

from kits.browser import Visitor, shared
from kits.lessons import skip_all
from kits.railways_states import at as railways_at
from kits.railways_states import table_at as railways_table
from kits.webstates import State, at, table_at


def naming(visitor: Visitor) -> None:
    visitor.open("/").locator(".who-with button", has_text="Someone here").click()


def picturing(visitor: Visitor) -> None:
    seats = [{"type": "me", "name": "Ada"}, {"type": "open"}]
    table = visitor.ask("POST", "/api/tables", {"game": "railroad-tiles", "seats": seats})
    visitor.open(f"/table/{table['id']}").locator("[data-qr='1']").click()


def spoken_to(visitor: Visitor) -> None:
    """Somebody else said something, and one has not looked."""
    browser = visitor.context.browser
    assert browser is not None
    friend = Visitor(browser, visitor.url)
    table = shared(visitor, friend)
    visitor.open(f"/table/{table}").wait_for_selector(".table")
    friend.ask("POST", f"/api/tables/{table}/lines", {"text": "Bonjour à toi", "seat": 1})
    friend.close()


def explained(visitor: Visitor) -> None:
    table_at(at("place_tiles", 3))(visitor)
    visitor.page.locator(".chip.c-open").hover()


def zoomed(visitor: Visitor) -> None:
    railways_table(railways_at("take_action", 4))(visitor)
    visitor.page.wait_for_selector(".rw-plan")
    for _ in range(3):
        visitor.page.keyboard.press("+")


def without_hints(visitor: Visitor) -> None:
    wish = {"game": "railroad-tiles", "seats": [{"type": "me"}], "hints": False}
    visitor.open(f"/table/{visitor.ask('POST', '/api/tables', wish)['id']}")


def all_taught(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(f"/learn/{game}")
        skip_all(visitor.page)

    return show


AROUND = (
    State("names", naming, ".names"),
    State("qr", picturing, ".qr"),
    State("unread", spoken_to, ".chat-tool .count"),
    State("explained", explained, "#about"),
    State("rw-zoomed", zoomed, ".zoom-frame.zoomed"),
    State("no-hints", without_hints, ".table"),
    State("tutorial-end", all_taught("railroad-tiles"), "[data-tutor-on]"),
    State("rw-tutorial-end", all_taught("railways"), "[data-tutor-on]"),
    State("otr-tutorial-end", all_taught("off-the-rails"), "[data-tutor-on]"),
)
