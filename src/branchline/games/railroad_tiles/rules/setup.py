"""RT-S: set-up."""

from collections.abc import Sequence

from branchline.core.errors import BadOption
from branchline.core.rng import Rng
from branchline.core.values import Turn
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import StartingTilesRevealed, TurnOrderSet
from branchline.games.railroad_tiles.state import Column, NewRound, Options, Player, State, Supply

OBJECTIVES_IN_PLAY = 3
MOST_DUPLICATES = 1_000
"""So many go back one after the other; then the draw is among the others at once, which is as fair."""


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Turn:
    """The table before round 1. RT-S5: every player has a star."""
    check_options(content, seats, options)
    order, rng = turn_order(seats, rng)
    starting, bag, rng = starting_tiles(content, content.bag(options.edition), seats, rng)
    objectives, rng = objective_tiles(content, options, rng)
    state = State(
        rng=rng,
        agenda=(NewRound(1),),
        options=options,
        round=0,
        order=order,
        bag=bag,
        columns=columns_in_use(content, seats),
        starting_tiles=starting,
        undrawn_tokens=tuple(range(len(content.tokens))),
        waiting_room=None,
        left_hall=None,
        right_hall=None,
        supply=supply(content, seats, options),
        discarded=(),
        players=tuple(Player(stars=1, objectives=objectives) for _ in range(seats)),
        outcome=None,
    )
    revealed = (StartingTilesRevealed(starting),) if starting else ()
    return Turn(state, (TurnOrderSet(order), *revealed))


def check_options(content: Content, seats: int, options: Options) -> None:
    """RT-4, RT-S7: a challenge is for one player; objectives are none, random, or three different of the edition."""
    if options.challenge and seats > 1:
        raise BadOption("railroad-tiles-challenge-is-solo", seats=seats)
    content.check_for(seats, options.edition)
    named = options.objectives
    if isinstance(named, str):
        return
    unknown = [name for name in named if name not in content.editions[options.edition].objectives]
    if unknown:
        raise BadOption("railroad-tiles-unknown-objective", objective=unknown[0], edition=options.edition)
    if len(named) != OBJECTIVES_IN_PLAY or len(set(named)) != OBJECTIVES_IN_PLAY:
        raise BadOption("railroad-tiles-three-objectives", found=", ".join(named))


def turn_order(seats: int, rng: Rng) -> tuple[tuple[int, ...], Rng]:
    """RT-S3: the order of round 1 is random."""
    return rng.shuffled(range(seats))


def draw_tile(bag: tuple[int, ...], rng: Rng) -> tuple[int, tuple[int, ...], Rng]:
    """RT-S1: one tile at random out of the bag; none is known before it is drawn."""
    place, rng = rng.below(len(bag))
    return bag[place], bag[:place] + bag[place + 1 :], rng


def starting_tiles(
    content: Content, bag: tuple[int, ...], seats: int, rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...], Rng]:
    """RT-S4: one for each player, all of different configurations; a duplicate goes back. RT-1: none in solo."""
    found: list[int] = []
    while seats > 1 and len(found) < seats:
        known = {content.tiles[other].configuration for other in found}
        others = [place for place, tile in enumerate(bag) if content.tiles[tile].configuration not in known]
        place, rng = _draw_among(others, len(bag), rng)
        found.append(bag[place])
        bag = bag[:place] + bag[place + 1 :]
    return tuple(found), bag, rng


def _draw_among(good: Sequence[int], tiles: int, rng: Rng) -> tuple[int, Rng]:
    """RT-S4: a place in the bag; one that is not among the good goes back."""
    wanted = frozenset(good)
    for _ in range(MOST_DUPLICATES):
        place, rng = rng.below(tiles)
        if place in wanted:
            return place, rng
    return rng.choice(good)


def columns_in_use(content: Content, seats: int) -> tuple[Column, ...]:
    """RT-S6: four players use all five columns, two or three the rightmost four, solo three."""
    return tuple(Column() for _ in content.columns[seats])


def supply(content: Content, seats: int, options: Options) -> Supply:
    """RT-S5: every player has a star; the rest, and all other pawns, form the supply."""
    stars = content.editions[options.edition].stars - seats
    return Supply(star=stars, **content.pawns)


def objective_tiles(content: Content, options: Options, rng: Rng) -> tuple[tuple[int, ...], Rng]:
    """RT-S7: three different sets, chosen or drawn; each player gets one tile of each."""
    if options.objectives == "none":
        return (), rng
    names: tuple[str, ...] = tuple(options.objectives)
    if options.objectives == "random":
        shuffled, rng = rng.shuffled(content.editions[options.edition].objectives)
        names = shuffled[:OBJECTIVES_IN_PLAY]
    return tuple(sorted(content.objective_tile[name] for name in names)), rng
