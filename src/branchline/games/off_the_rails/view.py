"""What a seat may know (OR-F6), built from nothing up, and a random state that fits it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Cell, Outcome, Seat, Value
from branchline.games.off_the_rails.content import CHASM_CARD, COLOURS, Colour, Content, Exit, Mine, Mission
from branchline.games.off_the_rails.jewels import NOTHING, Jewels
from branchline.games.off_the_rails.paths import CartPath, cart_paths
from branchline.games.off_the_rails.rules.collisions import halves
from branchline.games.off_the_rails.rules.score import Score, outcome, score
from branchline.games.off_the_rails.rules.setup import CHASM_PILE, PILES_ABOVE
from branchline.games.off_the_rails.state import (
    AnyStep,
    Cart,
    Deed,
    HandChoice,
    Motion,
    OffTheRailsOptions,
    State,
    owner,
)

ANY_RNG: Final = Rng("any")
"""Of a state that merely fits: nothing is ever drawn by it that is shown."""


class TrackSeen(Value, frozen=True):
    cell: Cell
    exits: str


class DepositSeen(Value, frozen=True):
    cell: Cell
    jewels: Jewels


class ChasmSeen(Value, frozen=True):
    cell: Cell
    colour: Colour


class View(Value, frozen=True, dict=True, gc=True):
    """All of it is open to everybody, but for a hand in the agenda, which only its owner sees. `dict=True` lets what
    takes long to find out be kept beside it."""

    seat: Seat | None
    content_status: str
    columns: int
    rows: int
    mines: tuple[Mine, ...]
    exits: tuple[Exit, ...]
    options: OffTheRailsOptions
    clans: tuple[Colour, ...]
    active: Seat
    agenda: tuple[AnyStep, ...]
    tracks: tuple[TrackSeen, ...]
    deposits: tuple[DepositSeen, ...]
    chasms: tuple[ChasmSeen, ...]
    supply: int
    carts: tuple[Cart, ...]
    """Two for each seat, white and black, seat after seat."""
    stockpiles: tuple[Jewels, ...]
    bag: Jewels
    """What is in it follows from what lies about; in which order it comes out, nobody knows."""
    swallowed: Jewels
    deck_size: int
    turned: tuple[str, ...]
    starting: tuple[str, ...]
    chasm_deck: tuple[str, ...]
    """Empty until the chasm opens."""
    tokens: tuple[int, ...]
    """Still face down, by colour: red, blue, green, yellow."""
    set_aside: tuple[int, ...]
    chasm_holder: Seat | None
    is_open: bool
    missions: tuple[Mission, ...]
    taken: tuple[tuple[str, ...], ...]
    motion: Motion | None
    deeds: tuple[Deed, ...]
    scores: tuple[Score, ...]
    """As if the match ended now."""
    outcome: Outcome | None
    paths: tuple[CartPath, ...]
    """Of the own carts that are still to move, while it is one's turn."""


def view(content: Content, state: State, seat: Seat | None) -> View:
    """OR-F6: holds and stockpiles are open; deck order, piles, face-down tokens and hands are not."""
    sheet = content.sheet
    return View(
        seat=seat,
        content_status=sheet.status,
        columns=sheet.columns,
        rows=sheet.rows,
        mines=sheet.mine,
        exits=sheet.exit,
        options=state.options,
        clans=state.clans,
        active=state.active,
        agenda=tuple(_step_seen(step, seat) for step in state.agenda),
        tracks=tuple(TrackSeen(cell, t) for cell, t in zip(content.cells, state.tracks, strict=True) if t),
        deposits=tuple(
            DepositSeen(cell, j) for cell, j in zip(content.cells, state.deposits, strict=True) if j != NOTHING
        ),
        chasms=tuple(ChasmSeen(cell, c) for cell, c in zip(content.cells, state.chasms, strict=True) if c),
        supply=state.supply,
        carts=state.carts,
        stockpiles=state.stockpiles,
        bag=state.bag,
        swallowed=state.swallowed,
        deck_size=len(state.deck),
        turned=state.turned,
        starting=state.starting,
        chasm_deck=state.chasm_deck if state.is_open else (),
        tokens=state.tokens,
        set_aside=state.set_aside,
        chasm_holder=state.chasm_holder,
        is_open=state.is_open,
        missions=tuple(content.missions[name] for name in state.missions),
        taken=state.taken,
        motion=state.motion,
        deeds=state.deeds,
        scores=tuple(score(content, state, each) for each in range(len(state.clans))),
        outcome=None if state.agenda else outcome(content, state),
        paths=() if seat is None else cart_paths(content, state, seat),
    )


def _step_seen(step: AnyStep, seat: Seat | None) -> AnyStep:
    """OR-X3: what is in a hand, and how many, is for the owner of the cart alone."""
    return HandChoice(step.cart, None) if isinstance(step, HandChoice) and owner(step.cart) != seat else step


# A state that fits ---------------------------------------------------------------------------------------------------


def guess(content: Content, view: View, rng: Rng) -> State:
    """The cards nobody has seen are dealt again as OR-S1 to OR-S3 deal them; a hidden hand is filled at random."""
    hidden, rng = _deal_again(content, view, rng)
    agenda, rng = _fill_hands(view, rng)
    return _state(content, view, hidden, agenda, rng)


def fitting(content: Content, view: View) -> State:
    """Some state that fits, for what comes out the same whichever it is: what nobody has seen lies in order."""
    kept: dict[str, State] = view.__dict__
    if "fitting" not in kept:
        agenda, rng = _fill_hands(view, ANY_RNG)
        kept["fitting"] = _state(content, view, _dealt(content, view, list), agenda, rng)
    return kept["fitting"]


def _state(content: Content, view: View, hidden: "Hidden", agenda: tuple[AnyStep, ...], rng: Rng) -> State:
    cells = content.place
    tracks, deposits = [""] * len(cells), [NOTHING] * len(cells)
    chasms: list[Colour | None] = [None] * len(cells)
    for track in view.tracks:
        tracks[cells[track.cell]] = track.exits
    for deposit in view.deposits:
        deposits[cells[deposit.cell]] = deposit.jewels
    for chasm in view.chasms:
        chasms[cells[chasm.cell]] = chasm.colour
    return State(
        rng, agenda, view.options, view.clans, view.active, tuple(tracks), tuple(deposits), tuple(chasms), view.supply,
        view.carts, view.stockpiles, view.bag, view.swallowed, hidden.deck, view.turned, view.starting,
        hidden.chasm_deck, hidden.box, view.tokens, view.set_aside, view.chasm_holder, view.is_open,
        tuple(mission.name for mission in view.missions), view.taken, view.motion, view.deeds,
    )  # fmt: skip


def with_other_draws(content: Content, state: State, rng: Rng) -> State:
    """OR-S1 to OR-S3: the cards nobody has seen are dealt again; a hidden hand (OR-X3) holds what it holds."""
    hidden, rng = _deal_again(content, view(content, state, None), rng)
    return replace(state, rng=rng, deck=hidden.deck, chasm_deck=hidden.chasm_deck, box=hidden.box)


Cards = tuple[str, ...]


class Hidden(NamedTuple):
    """The cards that nobody sees."""

    deck: Cards
    chasm_deck: Cards
    box: Cards


def _deal_again(content: Content, view: View, rng: Rng) -> tuple[Hidden, Rng]:
    def shuffled(cards: list[str]) -> list[str]:
        nonlocal rng
        order, rng = rng.shuffled(cards)
        return list(order)

    return _dealt(content, view, shuffled), rng


def _dealt(content: Content, view: View, shuffled: Callable[[list[str]], list[str]]) -> Hidden:
    seen = {*view.turned, *view.starting, *view.chasm_deck}
    unseen: dict[str, list[str]] = {}
    for colour in COLOURS:
        unseen[colour] = shuffled([card for card in content.cards_of[colour] if card not in seen])
    deck: Cards = ()
    for colours in piles_left(view):
        order = shuffled(colours)
        deck += tuple(colour if colour == CHASM_CARD else unseen[colour].pop() for colour in order)
    chasm_deck = view.chasm_deck or tuple(unseen[colour].pop() for colour in COLOURS)
    return Hidden(deck, chasm_deck, tuple(card for colour in COLOURS for card in unseen[colour]))


def piles_left(view: View) -> list[list[str]]:
    """The colours (or the chasm card) still to come, pile by pile: every pile has one of each."""
    turned = [card.partition("-")[0] for card in view.turned]
    left = []
    for number in PILES_ABOVE[len(turned) + view.deck_size]:
        pile = [*COLOURS, CHASM_CARD] if number == CHASM_PILE else [*COLOURS]
        gone = turned[: len(pile)]
        turned = turned[len(pile) :]
        left.append([colour for colour in pile if colour not in gone])
    return left


def _fill_hands(view: View, rng: Rng) -> tuple[tuple[AnyStep, ...], Rng]:
    agenda = view.agenda
    first = agenda[0] if agenda else None
    if not isinstance(first, HandChoice) or first.left is not None:
        return agenda, rng
    left, rng = rng.choice(halves(view.carts[first.cart].hold))
    return (HandChoice(first.cart, left), *agenda[1:]), rng
