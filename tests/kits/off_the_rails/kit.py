"""What the shared tests need to know of Off the Rails."""

from collections.abc import Iterator, Mapping
from itertools import cycle, product
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.values import Seat
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.preview import items_of
from kits.game_kit import Kit, Variant
from kits.off_the_rails.positions import arrange, check, pick

VARIANTS = (
    Variant(2, {}),
    Variant(2, {"bumper_carts": True, "missions": True, "length": 25}),
    Variant(3, {"chasm_die": True, "length": 13}),
    Variant(3, {"missions": True}),
    Variant(4, {}),
    Variant(4, {"missions": True, "chasm_die": True, "length": 17}),
)


def every_variant() -> Iterator[Variant]:
    """Over and over: seats, lengths, bumper carts, chasm die, missions."""
    flags = (False, True)
    for seats, length, bumpers, die, missions in cycle(product((2, 3, 4), (None, 13, 17, 21, 25), flags, flags, flags)):
        yield Variant(seats, {"length": length, "bumper_carts": bumpers, "chasm_die": die, "missions": missions})


def values_of(game: AnyGame, view: Any, seat: Seat) -> Mapping[str, Any]:
    return items_of(game.content, view, seat)


KIT = Kit(GAME, VARIANTS, every_variant, check, values_of, arrange, pick=pick)
