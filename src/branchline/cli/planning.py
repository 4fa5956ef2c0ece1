"""`plan` at the terminal: moves tried on a private copy of the table, and played when one likes what comes of them."""

from pathlib import Path
from typing import Any, Final

import msgspec

from branchline.cli.screens import Misread
from branchline.cli.table import Table
from branchline.cli.vocabulary import read_tokens, spoken
from branchline.core.errors import NothingToUndo, Refused
from branchline.core.planning import Planned, begin, plan, plan_one
from branchline.core.values import Action, Reason, Seat
from branchline.tables.sitting import Sitting

NOT_HERE: Final = ("hint", "redo", "save")
"""What a match has and a plan has not."""


class Left(Exception):
    """Enough planned: these are to be played."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions


class PlanTable(Table):
    """The copy, on the same screen. Nothing of it is kept."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.begun = self.planned = begin(table.match, seat, whole_turn=False)
        name = table.words.say("terminal-plan-player", player=table.players[seat].name)
        me = msgspec.structs.replace(table.players[seat], name=name)
        players = (*table.players[:seat], me, *table.players[seat + 1 :])
        super().__init__(table.terminal, self.planned.match, players, Path())
        self.confirms, self.zoomed, self.shown_to = False, table.zoomed, table.shown_to
        self.may_play = seat in table.match.to_act

    def tried(self, seat: Seat) -> tuple[Action, ...]:
        """Until one leaves it: what is to be played of it."""
        try:
            while True:
                self._person_acts(seat)
        except Left as left:
            return left.actions

    def _keep(self, sitting: Sitting) -> None:
        """Nothing."""

    def _draw(self, seat: Seat) -> None:
        super()._draw(seat)
        ways = {word: spoken(word, self.words) for word in ("plan", "play")}
        self.terminal.say("terminal-plan-steps", style="dim", count=len(self._steps()), **ways)

    def _steps(self) -> tuple[Action, ...]:
        entries: tuple[Any, ...] = tuple(self.planned.match.entries)
        last = () if self.planned.last is None else (self.planned.last,)
        return (*(entry.action for entry in entries), *last)

    def _stand(self, planned: Planned) -> None:
        self.planned, self.listed = planned, []
        self.sitting = self._sat_down(planned.match)

    def _obey(self, seat: Seat, line: str) -> None:
        tokens = read_tokens(line, self.words)
        if tokens[:1] == ["plan"]:
            raise Left(())
        if tokens == ["play"]:
            if not self.may_play:
                raise Misread("terminal-plan-not-yet", word=spoken("plan", self.words))
            raise Left(self._steps())
        if tokens and tokens[0] in NOT_HERE:
            raise Misread("terminal-plan-not-here", word=spoken("plan", self.words))
        if tokens in (["undo"], ["restart"]):
            self._back(seat, self._steps()[:-1] if tokens == ["undo"] else ())
        else:
            super()._obey(seat, line)

    def _commit(self, seat: Seat, action: Action) -> None:
        """What it changes is shown, and it is tried: nothing is lost by that."""
        if self.planned.ends is None:
            self._show_preview(seat, action, self._considered(seat, action))
        self._act(seat, action)

    def _act(self, _seat: Seat, action: Action) -> None:
        planned = plan_one(self.planned, action)
        if planned.refused is not None:
            raise Refused(planned.refused)
        self._stand(planned)
        if planned.ends is not None:
            self.terminal.say(f"plan-ends-{planned.ends}", style="bold")

    def _back(self, seat: Seat, steps: tuple[Action, ...]) -> None:
        if not self._steps():
            raise NothingToUndo(Reason("nothing-to-undo", args={"seat": seat}))
        self._stand(plan(self.begun, steps))
        self._draw(seat)
