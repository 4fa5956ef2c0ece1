"""Positions of Off the Rails for tests: random ones, arranged ones, and what must hold of each."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from branchline.core.codec import convert
from branchline.core.game import AnyGame
from branchline.core.match import Match, start
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.off_the_rails.actions import EndActions
from branchline.games.off_the_rails.content import CHASM_CARD, COLOURS, Content
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.jewels import KINDS, NOTHING, Jewels, add, counted, less
from branchline.games.off_the_rails.rules.turn import TURN
from branchline.games.off_the_rails.sensible import sensible
from branchline.games.off_the_rails.state import Cart, State, TokenChoice, put, track_at


def pick(match: Match, seat: Seat, rng: Rng) -> tuple[Action, Rng]:
    """Mostly what keeps carts on the rails, every verb as likely as another, and most of the four actions used, or
    random games would hardly ever see a cart move."""
    legal = match.legal_actions(seat)
    is_wild, rng = rng.below(8)
    if is_wild:
        legal = sensible(match.view(seat), legal)
    is_eager, rng = rng.below(6)
    verbs: dict[type, list[Action]] = {}
    for action in legal:
        if not (is_eager and isinstance(action, EndActions) and len(legal) > 1):
            verbs.setdefault(type(action), []).append(action)
    chosen, rng = rng.choice(list(verbs.values()))
    return rng.choice(chosen)


# What must hold ------------------------------------------------------------------------------------------------------


def check(game: AnyGame, state: State) -> None:
    content: Content = game.content
    check_jewels(content, state)
    check_carts(content, state)
    check_board(content, state)
    check_cards_and_tokens(content, state)


def check_jewels(content: Content, state: State) -> None:
    """OR-E6: in bag, on cells, in holds and stockpiles, less those swallowed on their cells."""
    piles = (state.bag, state.swallowed, *state.deposits, *state.stockpiles, *(cart.hold for cart in state.carts))
    total = NOTHING
    for pile in piles:
        assert min(pile) >= 0
        total = add(total, pile)
    assert total == content.jewels
    assert sum(total) == 66


def check_carts(content: Content, state: State) -> None:
    out = [cart for cart in state.carts if cart.place == "board"]
    assert len({cart.cell for cart in out}) == len(out), "two carts on a cell"
    for cart in state.carts:
        assert cart.place == "board" or cart == Cart(place=cart.place)
        assert sum(cart.hold) <= 5 and 1 <= cart.speed <= 6
    moving = None if state.motion is None else state.carts[state.motion.cart]
    for cart in out:
        assert cart is moving or cart.facing in track_at(content, state, cart.cell), "it faces no track"
    assert state.is_open or all(cart.place != "lost" for cart in state.carts)


def check_board(content: Content, state: State) -> None:
    for cell, track, chasm, jewels in zip(content.cells, state.tracks, state.chasms, state.deposits, strict=True):
        assert not (track and (chasm or cell in content.centres)), f"track on {cell}"
        assert not (chasm and any(jewels))
    laid = sum(bool(track) for track in state.tracks)
    assert state.supply >= 0 and laid + state.supply <= 90
    assert state.is_open or laid + state.supply == 90


def check_cards_and_tokens(content: Content, state: State) -> None:
    cards = (*state.deck, *state.turned, *state.starting, *state.chasm_deck, *state.box)
    assert sorted(cards) == sorted([*content.card_cells, CHASM_CARD])
    placed = Counter(chasm for chasm in state.chasms if chasm)
    at_hand = Counter(step.colour for step in state.agenda if isinstance(step, TokenChoice))
    for number, colour in enumerate(COLOURS):
        on_deck = 0 if state.is_open else 1
        assert state.tokens[number] + state.set_aside[number] + placed[colour] + at_hand[colour] + on_deck == 5
    assert len(state.missions) + sum(map(len, state.taken)) in (0, len(state.clans) + 1)


# Positions of scenario files -----------------------------------------------------------------------------------------

DRAWN = {
    "·": "", "│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "┼": "NESW",
}  # fmt: skip
SEATED: dict[int, tuple[Any, ...]] = {2: ("red", "green"), 3: ("red", "blue", "green"), 4: COLOURS}


def arrange(game: AnyGame, match: Match, position: Mapping[str, Any]) -> State:
    """An empty board with seat 0 to act, changed as the table says. Clans are red, (blue,) green, (yellow) by seat.

    `board`: rows of `·│─└┌┐┘├┬┤┴┼` from the first; `jewels`: `x,y ruby 2 rock 1`; `carts`: `0 at x,y N speed 3 ruby 2`
    or `1 lost`; `chasms`: `red x,y` (the first of a colour came with the opening); `stockpiles`: one line a seat;
    `bag`: what is in it (the rest counts as swallowed); `turned`: so many cards are off the deck; `deck`: its top
    cards; `chasm_cards`: the chasm deck; and plain fields of the state.
    """
    return _Arranger(game, match.state, dict(position)).finish()


def placed(position: Mapping[str, Any], seats: int = 2, seed: str = "placed", **options: Any) -> Match:
    """A match that stands at the position."""
    match = start(GAME, seats, seed, options)
    state = arrange(GAME, match, position)
    last = msgspec.structs.replace(match.last, state=state, to_act=GAME.to_act(state), events=())
    return msgspec.structs.replace(match, last=last)


def busy(seats: int, seed: str, **options: Any) -> Match:
    """A board full of junctions and crossroads with every cart on it, some of them loaded: there will be collisions."""
    rng = Rng(seed)
    rows, carts, taken = list[str](), list[str](), set[tuple[int, int]]()
    for y in range(9):
        row = ""
        for x in range(9):
            drawn, rng = rng.choice("┼┼┼├┬┤┴─│┌┐└┘")
            row += "·" if (x, y) in GAME.content.centres else drawn
        rows.append(row)
    while len(carts) < 2 * seats:
        x, rng = rng.below(9)
        y, rng = rng.below(9)
        drawn = DRAWN[rows[y][x]]
        if drawn and (x, y) not in taken:
            taken.add((x, y))
            facing, rng = rng.choice(drawn)
            load, rng = rng.choice(
                ("", "ruby 1", "rock 1", "ruby 1 gold 1", "ruby 2 rock 1", "emerald 1 gold 1 ruby 2")
            )
            speed, rng = rng.below(6)
            carts.append(f"{len(carts)} at {x},{y} {facing} speed {speed + 1} {load}")
    jewels = [f"{x},{y} ruby 1 rock 1" for x, y in ((1, 1), (5, 1), (4, 4), (3, 6), (7, 7))]
    return placed({"board": "\n".join(rows), "carts": carts, "jewels": jewels}, seats, seed, **options)


class _Arranger:
    def __init__(self, game: AnyGame, state: State, table: dict[str, Any]) -> None:
        self.content: Content = game.content
        self.table = table
        cells = len(self.content.cells)
        seats = len(state.clans)
        self.state = msgspec.structs.replace(
            state, clans=SEATED[seats], active=0, agenda=TURN, deposits=(NOTHING,) * cells, bag=self.content.jewels
        )

    def finish(self) -> State:
        for key in ("board", "jewels", "carts", "chasms", "stockpiles", "bag", "turned", "chasm_cards", "deck"):
            if key in self.table:
                getattr(self, f"_{key}")(self.table.pop(key))
        kinds = State.__annotations__
        fields = {key: convert(value, kinds[key]) for key, value in self.table.items()}
        return msgspec.structs.replace(self.state, **fields)

    def _set(self, **fields: Any) -> None:
        self.state = msgspec.structs.replace(self.state, **fields)

    def _from_bag(self, words: list[str]) -> Jewels:
        jewels = _jewels(words)
        self._set(bag=less(self.state.bag, jewels))
        return jewels

    def _board(self, text: str) -> None:
        tracks = list(self.state.tracks)
        for y, row in enumerate(text.strip().split()):
            for x, drawn in enumerate(row):
                tracks[self.content.place[(x, y)]] = DRAWN[drawn]
        self._set(tracks=tuple(tracks), supply=90 - sum(bool(track) for track in tracks))

    def _jewels(self, lines: list[str]) -> None:
        for line in lines:
            where, *words = line.split()
            place = self.content.place[_cell(where)]
            self._set(deposits=put(self.state.deposits, place, self._from_bag(words)))

    def _carts(self, lines: list[str]) -> None:
        for line in lines:
            number, verb, *words = line.split()
            cart = Cart(place="lost") if verb == "lost" else self._cart_at(words)
            self._set(carts=put(self.state.carts, int(number), cart))

    def _cart_at(self, words: list[str]) -> Cart:
        where, facing, *rest = words
        speed = 3
        if rest[:1] == ["speed"]:
            speed, rest = int(rest[1]), rest[2:]
        return Cart("board", _cell(where), facing, speed, self._from_bag(rest))

    def _chasms(self, lines: list[str]) -> None:
        tokens = [4, 4, 4, 4]
        chasms: list[Any] = list(self.state.chasms)
        for number, line in enumerate(lines):
            colour, where = line.split()
            if any(earlier.startswith(colour) for earlier in lines[:number]):
                tokens[[*COLOURS].index(colour)] -= 1  # type: ignore[arg-type]
            chasms[self.content.place[_cell(where)]] = colour
        self._set(chasms=tuple(chasms), tokens=tuple(tokens), is_open=True, chasm_holder=len(self.state.clans) - 1)

    def _stockpiles(self, lines: list[str]) -> None:
        self._set(stockpiles=tuple(self._from_bag(line.split()) for line in lines))

    def _bag(self, line: str) -> None:
        kept = _jewels(line.split())
        self._set(swallowed=less(self.state.bag, kept), bag=kept)

    def _turned(self, count: int) -> None:
        deck = self.state.deck
        self._set(deck=deck[count:], turned=deck[:count])

    def _deck(self, cards: list[str]) -> None:
        self._lay_cards("deck", cards)

    def _chasm_cards(self, cards: list[str]) -> None:
        self._lay_cards("chasm_deck", cards)

    def _lay_cards(self, pile: str, cards: list[str]) -> None:
        """Each card changes places with the one that lay there, wherever it was."""
        for place, card in enumerate(cards):
            other = getattr(self.state, pile)[place]
            swap = {card: other, other: card}
            for key in ("deck", "turned", "starting", "chasm_deck", "box"):
                self._set(**{key: tuple(swap.get(each, each) for each in getattr(self.state, key))})


def _cell(words: str) -> tuple[int, int]:
    x, _, y = words.partition(",")
    return (int(x), int(y))


def _jewels(words: list[str]) -> Jewels:
    assert all(kind in KINDS for kind in words[::2]), words
    return counted(dict(zip(words[::2], map(int, words[1::2]), strict=True)))
