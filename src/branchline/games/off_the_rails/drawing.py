"""What a client draws and cannot know by itself: the pieces, and what the rules see in a view.

Everything here is built from the view, so that it tells no more than the seat may know (OR-F6).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from branchline.core.codec import to_plain
from branchline.core.values import Cell
from branchline.games.off_the_rails.content import CHASM_CARD, COLOURS, Colour, Content
from branchline.games.off_the_rails.effects import effects
from branchline.games.off_the_rails.forecast import forecast
from branchline.games.off_the_rails.holds import Holds, along, holds_from, most
from branchline.games.off_the_rails.paths import Path, cart_paths, path_of
from branchline.games.off_the_rails.rules.chasm import growing_cells
from branchline.games.off_the_rails.rules.deposit import ends_with
from branchline.games.off_the_rails.rules.missions import met_missions
from branchline.games.off_the_rails.rules.score import MISSION, MOST_RUBIES, SAFE_CART
from branchline.games.off_the_rails.rules.setup import PILES_ABOVE, deck_length
from branchline.games.off_the_rails.rules.turn import ACTIONS, next_seat
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import (
    FASTEST,
    FIRST_SPEED,
    HOLD,
    TONES,
    OffTheRailsOptions,
    State,
    is_on_board,
    owner,
    tone,
)
from branchline.games.off_the_rails.view import View, fitting, piles_left

# The pieces ----------------------------------------------------------------------------------------------------------


def catalogue(content: Content) -> dict[str, Any]:
    sheet = content.sheet
    usual = {str(seats): deck_length(seats, OffTheRailsOptions()) for seats in (2, 3, 4)}
    return {
        "status": sheet.status,
        "columns": sheet.columns,
        "rows": sheet.rows,
        "track_tiles": sheet.track_tiles,
        "tokens": sheet.tokens_a_colour,
        "deposits": sheet.deposits,
        "jewels": [to_plain(line) for line in sheet.jewel],
        "mines": [to_plain(mine) for mine in sheet.mine],
        "exits": [{**to_plain(line), "inward": line.inward} for line in sheet.exit],
        "carts": [_piece(number) for number in range(len(TONES) * len(sheet.exit))],
        "missions": [to_plain(mission) for mission in sheet.mission],
        "hold": HOLD,
        "first_speed": FIRST_SPEED,
        "fastest": FASTEST,
        "actions": ACTIONS,
        "growing_tokens": len(COLOURS) * (sheet.tokens_a_colour - 1),
        "points": {"rubies": MOST_RUBIES, "cart": SAFE_CART, "mission": MISSION},
        "lengths": sorted(PILES_ABOVE),
        "usual_length": usual,
    }


def _piece(cart: int) -> dict[str, Any]:
    """OR-A3: whose cart it is, and the colour of its die."""
    return {"seat": owner(cart), "tone": tone(cart)}


# What lies on the table -----------------------------------------------------------------------------------------------


def marks(content: Content, view: View) -> dict[str, Any]:
    state, sums = fitting(content, view), forecast(Ruleset(content), view)
    return {
        "paths": [_drawn(content, state, found.cart, found.path) for found in cart_paths(content, state, view.active)],
        "carts": [_drawn(content, state, cart, path_of(content, state, cart)) for cart in _on_board(state)],
        "joins": list(_joins(content, state)),
        "cards": None if view.is_open else next_cards(content, view),
        "chasm": chasm_odds(content, view, state),
        "met": met_missions(content, state) if view.agenda else (),
        "sums": None if sums is None else to_plain(sums),
        "effects": to_plain(effects(content, view)),
        "next_seat": next_seat(state),
        "ends_with": ends_with(state),
    }


def glance(view: View) -> dict[str, Any]:
    """The board with what lies on it, and what is left of the deck that counts: of cards, then of tokens."""
    return {
        "columns": view.columns,
        "rows": view.rows,
        "mines": view.mines,
        "exits": view.exits,
        "clans": view.clans,
        "tracks": view.tracks,
        "deposits": view.deposits,
        "chasms": view.chasms,
        "carts": view.carts,
        "pieces": [_piece(number) for number in range(len(view.carts))],
        "is_open": view.is_open,
        "left": sum(view.tokens) if view.is_open else view.deck_size,
    }


def _on_board(state: State) -> list[int]:
    return [cart for cart in range(len(state.carts)) if is_on_board(state, cart)] if state.agenda else []


def _joins(content: Content, state: State) -> Iterator[dict[str, Any]]:
    """For each board cell the sides from which track already leads into it: where a tile laid there would go on."""
    tracks = {**content.stubs, **dict(zip(content.cells, state.tracks, strict=True))}
    for cell, around in content.around.items():
        sides = "".join([side for side, back, beyond in around if back in tracks.get(beyond, "")])
        if sides:
            yield {"cell": cell, "sides": sides}


# Paths ---------------------------------------------------------------------------------------------------------------


def _drawn(content: Content, state: State, cart: int, path: Path) -> dict[str, Any]:
    """The tree of a cart's ways, with what the hold could be worth at each end."""
    return {"cart": cart, "path": _branch(content, path, holds_from(state.carts[cart].hold))}


def _branch(content: Content, path: Path, holds: Holds) -> dict[str, Any]:
    there = along(holds, path)
    branches = [_branch(content, each, there) for each in path.branches]
    return {**to_plain(path), "most": most(content, there), "branches": branches}


# Odds ----------------------------------------------------------------------------------------------------------------


def next_cards(content: Content, view: View) -> dict[str, Any]:
    """OR-S2, OR-D1: the chance of every card to be the next one. The pile on top holds one more of each colour it has
    not shown; which number of its colour that is, nobody knows."""
    pile = next((pile for pile in piles_left(view) if pile), [])
    unseen = unseen_cards(content, view)
    chance = {
        card: 1 / len(pile) / len(unseen[colour]) for colour in pile if colour != CHASM_CARD for card in unseen[colour]
    }
    return {
        "chance": chance,
        "chasm": 1 / len(pile) if CHASM_CARD in pile else 0,
        "before_chasm": _cards_before_chasm(view),
        "unseen": unseen,
    }


def _cards_before_chasm(view: View) -> tuple[int, int] | None:
    """OR-S2: the fewest and the most cards that can come before the chasm card."""
    above = 0
    for pile in piles_left(view):
        if CHASM_CARD in pile:
            return above, above + len(pile) - 1
        above += len(pile)
    return None


def unseen_cards(content: Content, view: View) -> dict[str, list[str]]:
    seen = {*view.turned, *view.starting, *view.chasm_deck}
    return {colour: [card for card in content.cards_of[colour] if card not in seen] for colour in COLOURS}


def chasm_odds(content: Content, view: View, state: State) -> dict[str, Any] | None:
    """For each cell the chance that the dark may come there next, and from which colours."""
    if not view.agenda:
        return None
    if not view.is_open:
        return None if view.chasm_holder is None else {"kind": "opening", "cells": list(_opening(content, view))}
    left = sum(view.tokens)
    colours = {colour: count / left for colour, count in zip(COLOURS, view.tokens, strict=True)} if left else {}
    spread = _by_die if view.options.chasm_die else _by_token
    return {"kind": "growing", "colours": colours, "cells": spread(content, state, colours)}


def _opening(content: Content, view: View) -> Iterator[dict[str, Any]]:
    """OR-H3: of each mine one cell whose card nobody has seen falls."""
    for colour, cards in unseen_cards(content, view).items():
        for card in cards:
            yield _odd(content.card_cells[card], 1 / len(cards), colour)


def _odd(cell: Cell, chance: float, *colours: str) -> dict[str, Any]:
    return {"cell": cell, "chance": chance, "colours": colours}


def _by_token(content: Content, state: State, colours: Mapping[Colour, float]) -> list[dict[str, Any]]:
    """OR-H4: the cells beside a token of the colour that is drawn."""
    reach = {colour: set(growing_cells(content, state, colour)) for colour in COLOURS if colours.get(colour)}
    cells = sorted({cell for found in reach.values() for cell in found})
    return [
        _odd(cell, sum(colours[colour] for colour in from_), *from_)
        for cell in cells
        for from_ in [[colour for colour, found in reach.items() if cell in found]]
    ]


def _by_die(content: Content, state: State, colours: Mapping[Colour, float]) -> list[dict[str, Any]]:
    """OR-V2: a cell of the mine that has not fallen."""
    found = []
    for mine in content.sheet.mine:
        left = [cell for cell in mine.cells if state.chasms[content.place[cell]] is None]
        if colours.get(mine.colour):
            found += [_odd(cell, colours[mine.colour] / len(left), mine.colour) for cell in left]
    return found
