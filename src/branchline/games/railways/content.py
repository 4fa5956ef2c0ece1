"""RW-C: the eight cards, loaded, checked and frozen. An owner's list goes the same way as the shipped one."""

from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from itertools import chain, islice
from typing import Annotated, Final, Literal

import msgspec

from branchline.core import owners_list
from branchline.core.codec import encode
from branchline.core.errors import BadContent
from branchline.core.values import Arg, Cell, Reason, Value
from branchline.rails.grid import EAST, LETTERS, NORTH, SOUTH, WEST, Side, neighbour, opposite

Colour = Literal["R", "L", "C", "I"]
COLOURS: Final[tuple[Colour, ...]] = ("R", "L", "C", "I")
LAND: Final = "·"
OPENINGS: Final[dict[str, tuple[Side, Side]]] = {
    "─": (EAST, WEST),
    "│": (NORTH, SOUTH),
    "┌": (EAST, SOUTH),
    "┐": (SOUTH, WEST),
    "└": (NORTH, EAST),
    "┘": (NORTH, WEST),
}
DESTINATIONS: Final[dict[Colour, str]] = {colour: f"to_{colour}" for colour in COLOURS}
RAILS: Final[dict[str, int]] = {"rail": 1, "two_rails": 2}
CAPITAL_ICON: Final = "capital_"
MOST_CAPITAL: Final = 20
ICONS: Final = frozenset({"ticket", "passenger", "worker", "upgrade", "clean", "build", *RAILS, *DESTINATIONS.values()})
CAPITAL_ICONS: Final = {f"{CAPITAL_ICON}{amount}": amount for amount in range(1000)}
"""RW-C3: with what each is worth. The track ends at 20; an owner's icon of another amount does what it can."""
MOST_WARNINGS: Final = 24
"""More of them would say nothing new."""
CARD_COUNT: Final = 8
SLOT_COUNT: Final = 4
SIZES: Final = range(2, 9)


def capital_of(icon: str) -> int:
    """RW-C3: what a capital icon is worth; 0 for any other icon."""
    return CAPITAL_ICONS.get(icon, 0)


def kind_of(icon: str) -> str:
    """RW-C3: one rail and two are of one kind, and capital is capital, whatever it is worth."""
    if icon in RAILS:
        return "rail"
    return "capital" if icon in CAPITAL_ICONS else icon


class Card(Value, frozen=True):
    """Both sides of one card: the rows of its plan, and the icons of its four slots."""

    id: int
    plan: tuple[str, ...]
    slots: tuple[tuple[str, ...], ...]


class CardFile(Value, frozen=True):
    """A card file as it is written."""

    columns: int
    rows: int
    card: tuple[Card, ...]
    status: Annotated[str, msgspec.Meta(max_length=40)] = "owner"


class Content(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The cards one plays with. Compared by identity, so that what is computed from it can be kept cheaply."""

    status: str
    columns: int
    rows: int
    cards: tuple[Card, ...]
    card: dict[int, Card]
    """By its number."""
    hash: str
    warnings: tuple[Reason, ...] = ()
    """What is unusual about an owner's cards, which can be played with all the same."""


def shipped_text() -> str:
    return (resources.files(__package__) / "content" / "cards.toml").read_text(encoding="utf-8")


def load(text: str) -> Content:
    """RW-C4: the content in this TOML text, checked. BadContent names the card, the row and the column."""
    file = _read(text)
    check(file)
    cards = tuple(sorted(file.card, key=lambda card: card.id))
    known = sha256(encode([file.status, file.columns, file.rows, cards])).hexdigest()[:32]
    warnings = tuple(islice(chain.from_iterable(map(unusual, cards)), MOST_WARNINGS))
    return content_of(file.status, file.columns, file.rows, cards, known, warnings)


def content_of(
    status: str, columns: int, rows: int, cards: tuple[Card, ...], known: str = "", warnings: tuple[Reason, ...] = ()
) -> Content:
    return Content(status, columns, rows, cards, {card.id: card for card in cards}, known, warnings)


def _read(text: str) -> CardFile:
    try:
        return msgspec.convert(owners_list.read(text), CardFile)
    except msgspec.ValidationError as error:
        raise BadContent("railways-content-wrong", detail=str(error)) from None


def check(file: CardFile) -> None:
    """RW-C1, RW-C4: eight different cards, each fit to be played with, and a word on where they come from."""
    if not file.status.strip():
        raise BadContent("railways-content-status", "RW-C4")
    if file.columns not in SIZES or file.rows not in SIZES:
        raise BadContent("railways-content-size", "RW-C2", columns=file.columns, rows=file.rows)
    if len(file.card) != CARD_COUNT:
        raise BadContent("railways-content-count", "RW-C1", count=len(file.card), wanted=CARD_COUNT)
    numbers = [card.id for card in file.card]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadContent("railways-content-twice", "RW-C1", card=number)
    for card in file.card:
        check_plan(card, file.columns, file.rows)
        check_slots(card)


def check_plan(card: Card, columns: int, rows: int) -> None:
    """RW-C2, RW-C4: a full grid of land, rails and buildings, and at least one building."""
    if len(card.plan) != rows:
        raise BadContent("railways-content-rows", "RW-C2", card=card.id, rows=len(card.plan), wanted=rows)
    for row, line in enumerate(card.plan, 1):
        if len(line) != columns:
            raise BadContent(
                "railways-content-columns", "RW-C2", card=card.id, row=row, columns=len(line), wanted=columns
            )
    ground = dict(_cells(card))
    for (x, y), glyph in ground.items():
        if glyph != LAND and glyph not in OPENINGS and glyph not in COLOURS:
            raise BadContent("railways-content-glyph", "RW-C2", card=card.id, row=y + 1, column=x + 1, glyph=glyph)
    if not any(glyph in COLOURS for glyph in ground.values()):
        raise BadContent("railways-content-no-building", "RW-C4", card=card.id)


def _cells(card: Card) -> Iterator[tuple[Cell, str]]:
    return (((x, y), glyph) for y, line in enumerate(card.plan) for x, glyph in enumerate(line))


def unusual(card: Card) -> Iterator[Reason]:
    """RW-C2, RW-C3: rails that end inside the card, and capital that is none or more than the track has. The book rules
    out neither."""
    ground = dict(_cells(card))
    for cell, side in blind_openings(ground):
        is_land = ground[neighbour(cell, side)] == LAND
        message = "railways-content-opening-land" if is_land else "railways-content-opening-rail"
        args: dict[str, Arg] = {"card": card.id, "row": cell[1] + 1, "column": cell[0] + 1, "side": LETTERS[side]}
        yield Reason(message, "RW-C2", args=args)
    for number, icons in enumerate(card.slots, 1):
        for amount in (CAPITAL_ICONS[icon] for icon in icons if icon in CAPITAL_ICONS):
            if not 0 < amount <= MOST_CAPITAL:
                args = {"card": card.id, "slot": number, "amount": amount, "most": MOST_CAPITAL}
                yield Reason("railways-content-amount", "RW-C3", args=args)


def blind_openings(ground: dict[Cell, str]) -> Iterator[tuple[Cell, Side]]:
    """RW-C2: the openings inside a card that face land or a rail that does not face back; the card's edges are free."""
    for cell, glyph in ground.items():
        for side in OPENINGS.get(glyph, ()):
            facing = ground.get(neighbour(cell, side))
            if facing is None or facing in COLOURS or opposite(side) in OPENINGS.get(facing, ()):
                continue
            yield cell, side


def check_slots(card: Card) -> None:
    """RW-C3: four slots of one or two icons that exist, at most one capital icon on the card."""
    if len(card.slots) != SLOT_COUNT:
        raise BadContent("railways-content-slots", "RW-C3", card=card.id, slots=len(card.slots), wanted=SLOT_COUNT)
    for number, icons in enumerate(card.slots, 1):
        if len(icons) not in (1, 2):
            raise BadContent("railways-content-icons", "RW-C3", card=card.id, slot=number, icons=len(icons))
        for icon in icons:
            if icon not in ICONS and icon not in CAPITAL_ICONS:
                raise BadContent("railways-content-icon", "RW-C3", card=card.id, slot=number, icon=icon)
    if sum(icon in CAPITAL_ICONS for icons in card.slots for icon in icons) > 1:
        raise BadContent("railways-content-capital", "RW-C3", card=card.id)
