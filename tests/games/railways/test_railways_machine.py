"""What nobody thought of: random play, with undo and redo, holding what must never break."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.match import Match, can_undo, play, redo, start, undo
from branchline.games.railways import actions as act
from branchline.games.railways.actions import Build, KeepMarker, Pay
from branchline.games.railways.game import GAME
from branchline.games.railways.rules.end import score
from branchline.games.railways.rules.plan import network
from branchline.games.railways.state import GOALS, DivideRailway, PayFor, State
from kits.games import KITS

PASSENGERS = {act.MovePassenger: -1, act.AddPassenger: 1}


def passengers(state: State) -> int:
    return sum(die.value for die in state.dice)


def upgrades(state: State) -> int:
    return sum(marker.is_upgraded for marker in state.markers)


class RailwaysMachine(RuleBasedStateMachine):
    match: Match

    @initialize(
        seed=st.integers(0, 10**6),
        plan=st.sampled_from(["arrange", "as_dealt"]),
        goals=st.lists(st.sampled_from(GOALS), min_size=1, unique=True),
    )
    def begin(self, seed: int, plan: str, goals: list[str]) -> None:
        self.match = start(GAME, 1, f"machine {seed}", {"plan": plan, "goals": goals})

    def is_on(self) -> bool:
        return bool(self.match.to_act)

    @precondition(is_on)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        before: Any = self.match.state
        legal = self.match.legal_actions(0)
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        self.match = play(self.match, 0, action)
        after: Any = self.match.state
        assert after.decade - before.decade in (0, 1)
        assert after.profit >= before.profit
        assert set(before.delivered) <= set(after.delivered)
        if isinstance(action, KeepMarker):
            self.was_kept(before, after, action)
        elif not isinstance(before.agenda[0], PayFor):
            assert before.markers == after.markers
        if isinstance(action, Pay):
            assert set(before.hand) - set(after.hand) == {card for card, _ in action.slots}
            self.was_paid(before, after)

    def was_paid(self, before: State, after: State) -> None:
        """What each action moves, and that it moves nothing else."""
        step = before.agenda[0]
        assert isinstance(step, PayFor)
        deed = step.deed
        assert passengers(after) - passengers(before) == PASSENGERS.get(type(deed), 0) + getattr(deed, "value", 0)
        if isinstance(deed, act.Build):
            self.was_built(before, after, deed)
        else:
            assert {m.railway for m in before.markers} <= {m.railway for m in after.markers}
            assert len(after.markers) - len(before.markers) == isinstance(deed, act.BuyRailway)
            assert upgrades(after) - upgrades(before) == isinstance(deed, act.Upgrade)
        if isinstance(deed, act.BuyRailway):
            assert after.workers == before.workers - 1
        elif not isinstance(deed, act.Recruit | act.MovePassenger):
            assert after.workers == before.workers
        if isinstance(deed, act.Build):
            assert after.capital == before.capital - 2 * deed.value
        elif not isinstance(deed, act.RaiseCapital | act.MovePassenger):
            assert after.capital == before.capital
        if not isinstance(deed, act.MovePassenger):
            assert after.profit == before.profit

    def was_built(self, before: State, after: State, deed: Build) -> None:
        """At most the railway under the die is another now; it has its upgrade still, or its marker is back."""
        cut = network(GAME.content, before).chain_at.get(deed.cell)
        old, new = ({m.railway: m.is_upgraded for m in state.markers} for state in (before, after))
        gone, come = old.keys() - new.keys(), new.keys() - old.keys()
        assert gone <= ({cut.id} if cut else set())
        assert len(come) <= 1
        for part in come:
            assert cut and part in cut.cells and new[part] == old[cut.id]
        assert isinstance(after.agenda[0], DivideRailway) <= bool(cut and cut.id in old)

    def was_kept(self, before: State, after: State, action: KeepMarker) -> None:
        """The marker lies on the part that was named, and nothing else has moved."""
        step = before.agenda[0]
        assert isinstance(step, DivideRailway)
        moved = [m for m in after.markers if m not in before.markers]
        assert [m.railway for m in moved] == [action.railway] * (action.railway != step.railways[0])
        assert (len(after.markers), upgrades(after)) == (len(before.markers), upgrades(before))
        assert after.dice == before.dice

    @precondition(lambda self: not self.match.to_act)
    @rule()
    def again(self) -> None:
        """A match that is over can be replayed; then another begins."""
        kept = record.read(record.export(self.match))
        assert encode(record.replay(kept, lambda _name: GAME).state) == encode(self.match.state)
        self.match = start(GAME, 1, f"{self.match.seed} again", self.match.options)

    @precondition(lambda self: bool(can_undo(self.match, 0)))
    @rule()
    def think_again(self) -> None:
        back = undo(self.match, 0)
        assert encode(redo(back, 0).state) == encode(self.match.state)
        self.match = back

    @invariant()
    def holds(self) -> None:
        KITS["railways"].check(GAME, self.match.state)
        view = self.match.view(0)
        assert passengers(self.match.state) == sum(building.passengers for building in view.buildings)
        assert view.score.total == score(self.match.state)


RailwaysMachine.TestCase.settings = settings(max_examples=30, stateful_step_count=90, deadline=None)
TestRailways = RailwaysMachine.TestCase
