"""The last round of Railroad Tiles is played to the best end there is: all is tried by the plain rules beside it."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.bots import Bot, Budget, find_bot
from branchline.bots.railroad_tiles import bench
from branchline.bots.railroad_tiles.beam import lay_out
from branchline.bots.railroad_tiles.levels import level
from branchline.bots.railroad_tiles.style import Style
from branchline.bots.railroad_tiles.thinking import Thinker
from branchline.bots.railroad_tiles.weights import TUNED
from branchline.bots.railroad_tiles.worth import worth
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.rules.final_scoring import final_score, score_sheet
from branchline.games.railroad_tiles.state import ROUNDS, BeginPawnPlacement, FinalScoring, State
from branchline.kernels.railroad_tiles.translate import table

WHOLE = Budget(playouts=1_000_000)
BEAM = Style(weights=TUNED, width=64, plain_width=8, candidates=12, playouts=450, seconds=1.0)
"""The stationmaster without its search for the best ending."""


def last_round(seed: str, begins: int, sizes: tuple[int, ...], options: dict[str, Any] | None = None) -> State:
    """A match alone, up to a round that is said to be the last, with so many tiles in its columns."""
    match, bot = start(GAME, 1, seed, options or {}), find_bot("signaller", GAME.name)
    while match.state.round < begins:
        rng = Rng(f"{seed} {match.seq}")
        match = play(
            match, 0, bot(GAME, match.view(0), match.legal_actions(0), 0, rng, Budget(playouts=0), None).action
        )
    state: State = match.state
    end = next(place for place, step in enumerate(state.agenda) if isinstance(step, BeginPawnPlacement))
    columns = tuple(replace(one, tiles=one.tiles[:size]) for one, size in zip(state.columns, sizes, strict=True))
    state = replace(state, round=ROUNDS, columns=columns, undrawn_tokens=(), waiting_room=None)
    return replace(state, agenda=(*state.agenda[: end + 1], FinalScoring()))


def score(state: State) -> int:
    return final_score(score_sheet(state.players[0], state.options.challenge))


def best_score(state: State) -> int:
    """Everything tried: columns, tiles in every order, pawns."""

    @cache
    def best(key: Any) -> int:
        state = states[key]
        return max((best(known(after)) for after in successors(state)), default=score(state))

    def known(state: State) -> Any:
        player = state.players[0]
        key = (
            frozenset(player.area.laid),
            tuple(sorted(player.hand)),
            (player.objectives, len(player.rejected), player.column),
            (frozenset(player.pawns), player.used_halls, player.points, player.stars),
            state.agenda,
        )
        states.setdefault(key, state)
        return key

    states: dict[Any, State] = {}
    return best(known(state))


def successors(state: State) -> Iterator[State]:
    if GAME.to_act(state):
        for action in GAME.legal_actions(state, 0):
            yield GAME.apply(state, 0, action)[0]


def played(state: State, bot: Bot, budget: Budget | None = None) -> int:
    """The score when the bot plays on."""
    plan, number = None, 0
    while GAME.to_act(state):
        view, legal = GAME.view(state, 0), GAME.legal_actions(state, 0)
        choice = bot(GAME, view, legal, 0, Rng(str(number)), budget or WHOLE, plan)
        state, plan, number = GAME.apply(state, 0, choice.action)[0], choice.plan, number + 1
    return score(state)


MISSED = ("missed 4", 4, (2, 1, 1), {"objectives": ["metropolis", "stadium", "temple"]})
"""Where what looks best is not: the beam ends with a point less."""
BEGINS_BADLY = "badly 5"
CASES = [
    ("one", 3, (2, 1, 1), {}),
    ("two", 4, (1, 2, 1), {}),
    ("three", 6, (1, 1, 1), {}),
    ("four", 8, (1, 1, 1), {}),
    ("openings", 3, (1, 1, 1), {"challenge": "perfection"}),
    ("lazy", 5, (1, 1, 1), {"challenge": "lazy_travellers"}),
    ("strict", 5, (1, 1, 1), {"challenge": "strict_ruling"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_the_last_round_ends_as_well_as_it_can(case: tuple[str, int, tuple[int, ...], dict[str, Any]]) -> None:
    state = last_round(*case)
    assert played(state, find_bot("stationmaster", GAME.name), WHOLE) == best_score(state)


def test_a_hand_half_laid_is_ended_as_well_as_it_can_be() -> None:
    """Whoever lost a plan, or asks for a hint, has some tiles laid already."""
    taken = next(after for after in successors(last_round("half", 2, (1, 1, 3))) if len(after.players[0].hand) == 3)
    state = next(successors(taken))
    assert played(state, find_bot("driver", GAME.name), WHOLE) == best_score(state)


def test_the_beam_alone_does_not_find_every_ending() -> None:
    """Otherwise the tests above would say nothing of the search."""
    state = last_round(*MISSED)
    assert played(state, level(BEAM)) < played(state, find_bot("stationmaster", GAME.name))


def test_where_there_are_too_many_positions_the_beam_plays() -> None:
    """And where there is no budget at all."""
    state = last_round(*MISSED)
    few = Style(weights=TUNED, width=64, plain_width=8, candidates=12, playouts=450, seconds=1.0, endings=20)
    beamed = played(state, level(BEAM))
    assert played(state, level(few)) == beamed
    assert played(state, find_bot("stationmaster", GAME.name), Budget(playouts=0)) == beamed


# Rounds before the last -----------------------------------------------------------------------------------------------


def thinker_with(hand: int, seed: str) -> tuple[Thinker, State]:
    """At the start of a round with a column in hand, of as many tiles."""
    state = replace(last_round(seed, 5, (2, 3, 4)), round=5)
    state = next(after for after in successors(state) if len(after.players[0].hand) == hand)
    return Thinker(GAME.content, GAME.view(state, 0), 0, BEAM), state


def all_laid(state: State) -> dict[Any, State]:
    """Every way to deal with the hand, by what lies in the area and what was rejected."""
    found, states = {}, {(): state}
    for _ in state.players[0].hand:
        found = {way(after): after for one in states.values() for after in successors(one)}
        states = found
    return found


def way(state: State) -> Any:
    player = state.players[0]
    return frozenset(player.area.laid), tuple(sorted(player.hand)), len(player.rejected)


def worth_of(thinker: Thinker, state: State) -> int:
    """As the bot sees an area, once it is there."""
    t, s, o, k = thinker.t, table(GAME.content, state), thinker.o, thinker.k
    spare = k[bench.WORTHS + bench.WEIGHTS * (ROUNDS - state.round) + bench.SPARE]
    return int(worth(t, s, o, k) - spare * len(state.players[0].rejected))


def test_a_small_column_is_listed_whole() -> None:
    """Each set of placements once, in whatever order they come, and those with a tile rejected too."""
    thinker, state = thinker_with(2, "listed")
    ways = all_laid(state)
    value = lay_out(thinker.t, thinker.s, thinker.o, thinker.k, bench.WIDTH_MOST, bench.WIDTH_MOST)
    assert thinker.k[bench.BEAM_COUNT + 2] == len(ways)
    assert value == max(worth_of(thinker, state) for state in ways.values())


def test_of_three_tiles_a_good_way_may_begin_badly() -> None:
    """The stationmaster lists them: of the twelve ways that it tries, a beam as wide as its own misses some."""
    thinker, _ = thinker_with(3, BEGINS_BADLY)
    listed, beamed = best_worths(thinker, bench.WIDTH_MOST), best_worths(thinker, BEAM.width)
    assert thinker.k[bench.BEAM_COUNT + 2] < bench.WIDTH_MOST
    assert listed != beamed and all(one >= other for one, other in zip(listed, beamed, strict=True))


def best_worths(thinker: Thinker, wide: int) -> list[int]:
    """Of the twelve best ways to deal with three tiles."""
    k, heap = thinker.k, bench.BEAM + 3 * bench.BEAM_LEVEL
    lay_out(thinker.t, thinker.s, thinker.o, k, wide, BEAM.candidates)
    return sorted(int(k[heap + bench.NODE_FIELDS * node]) for node in range(BEAM.candidates))
