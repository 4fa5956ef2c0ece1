"""What nobody thought of: hypothesis plays, and what must hold is checked after every action."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from branchline.core.codec import encode
from branchline.core.match import Match, can_undo, play, start, undo
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.sensible import sensible
from kits.off_the_rails.positions import busy, check

OPTIONS = st.fixed_dictionaries(
    {
        "length": st.sampled_from([None, 13, 17, 21, 25]),
        "bumper_carts": st.booleans(),
        "chasm_die": st.booleans(),
        "missions": st.booleans(),
    }
)


class Table(RuleBasedStateMachine):
    """One match."""

    match: Match

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 10_000), options=OPTIONS)
    def begin(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.match = start(GAME, seats, str(seed), options)

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 10_000), options=OPTIONS)
    def begin_busy(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.match = busy(seats, str(seed), **options)

    def _act(self, actions: list[Action], data: st.DataObject) -> None:
        verbs = sorted({type(action).__name__ for action in actions})
        verb = data.draw(st.sampled_from(verbs))
        self.match = play(
            self.match,
            min(self.match.to_act),
            data.draw(st.sampled_from([action for action in actions if type(action).__name__ == verb])),
        )

    @precondition(lambda self: bool(self.match.to_act))
    @rule(data=st.data())
    def anything(self, data: st.DataObject) -> None:
        self._act(list(self.match.legal_actions(min(self.match.to_act))), data)

    @precondition(lambda self: bool(self.match.to_act))
    @rule(data=st.data())
    def something_sensible(self, data: st.DataObject) -> None:
        seat = min(self.match.to_act)
        self._act(list(sensible(self.match.view(seat), self.match.legal_actions(seat))), data)

    @precondition(lambda self: not self.match.to_act)
    @rule(seats=st.integers(2, 4))
    def another_match(self, seats: int) -> None:
        self.match = start(GAME, seats, f"again {self.match.seq}")

    @precondition(lambda self: self.match.seq > 0 and bool(can_undo(self.match, self.match.last.seat)))
    @rule()
    def take_back(self) -> None:
        self.match = undo(self.match, self.match.last.seat)

    @invariant()
    def all_holds(self) -> None:
        check(GAME, self.match.state)
        assert bool(self.match.to_act) == (self.match.outcome is None)

    @invariant()
    def views_fit(self) -> None:
        for seat in self.match.to_act:
            view = self.match.view(seat)
            guessed = GAME.guess(view, Rng("machine"))
            check(GAME, guessed)
            assert encode(GAME.view(guessed, seat)) == encode(view)
            assert GAME.legal_actions(guessed, seat) == self.match.legal_actions(seat)


TestTable = pytest.mark.clause("OR-E6")(Table.TestCase)
TestTable.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
