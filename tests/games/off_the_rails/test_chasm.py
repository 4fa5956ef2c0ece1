"""The chasm, where chance has a part in it."""

import msgspec
import pytest

from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games.off_the_rails.content import COLOURS
from branchline.games.off_the_rails.events import CellSwallowed, DieRolled, TokenDrawn
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.rules.chasm import draw_token, roll_die
from branchline.games.off_the_rails.rules.deposit import draw_jewels
from branchline.games.off_the_rails.state import State
from kits.off_the_rails.positions import arrange

OPEN = ["red 1,1", "blue 5,1", "green 5,5", "yellow 1,5"]
RED = GAME.content.sheet.mine[0].cells


def opened(seed: str, fallen: tuple[str, ...] = (), **options: bool) -> State:
    match = start(GAME, 2, "chasm", options)
    state: State = arrange(GAME, match, {"chasms": [*OPEN, *fallen]})
    return msgspec.structs.replace(state, rng=Rng(seed))


@pytest.mark.clause("OR-V2")
def test_the_die_falls_on_every_cell_and_rolls_again_for_one_that_has_fallen() -> None:
    fell, rolls = set(), set()
    for number in range(60):
        state, events = roll_die(GAME.content, opened(str(number), chasm_die=True), "red")
        (swallowed,) = [event for event in events if isinstance(event, CellSwallowed)]
        rolled = [event.number for event in events if isinstance(event, DieRolled)]
        assert RED[rolled[-1] - 1] == swallowed.cell
        assert set(rolled[:-1]) <= {1}, "only the first cell had fallen"
        assert state.chasms[GAME.content.place[swallowed.cell]] == "red"
        fell.add(swallowed.cell)
        rolls.add(len(rolled))
    assert fell == set(RED) - {(1, 1)}
    assert max(rolls) > 1


@pytest.mark.clause("OR-H4")
def test_any_token_may_come_and_each_is_drawn_once() -> None:
    colours = set()
    for number in range(40):
        state, events = draw_token(GAME.content, opened(str(number)))
        (drawn,) = [event for event in events if isinstance(event, TokenDrawn)]
        place = COLOURS.index(drawn.colour)
        assert state.tokens[place] == 3 and sum(state.tokens) == 15
        colours.add(drawn.colour)
    assert colours == set(COLOURS)


@pytest.mark.clause("OR-D1")
def test_jewels_are_drawn_at_random_and_no_more_than_there_are() -> None:
    seen = set()
    for number in range(30):
        drawn, left, _ = draw_jewels((2, 1, 0, 0, 3), 3, Rng(str(number)))
        assert sum(drawn) == 3
        assert tuple(a + b for a, b in zip(drawn, left, strict=True)) == (2, 1, 0, 0, 3)
        seen.add(drawn)
    assert len(seen) > 3
    assert draw_jewels((1, 0, 0, 0, 1), 3, Rng("short"))[:2] == ((1, 0, 0, 0, 1), (0, 0, 0, 0, 0))
