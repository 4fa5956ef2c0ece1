"""Bots at a table: they get their view and legal actions like a person, and submit through the same door."""

import logging
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakKeyDictionary

import msgspec

from branchline.bots import Lineup
from branchline.bots.bot import Budget
from branchline.core.codec import to_plain
from branchline.core.errors import Refused
from branchline.core.rng import Rng, new_seed
from branchline.core.values import Action, Reason, Seat
from branchline.server.bounds.costs import ASKER
from branchline.server.bounds.turns import Turns
from branchline.server.errors import TooMany
from branchline.server.health.metrics import BOT_FALLBACKS
from branchline.server.hosting.new_entries import is_full
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.table import Table
from branchline.server.store import chat
from branchline.server.workers.bot_pool import BotFailed, BotPool
from branchline.study.advice import Advice, HintTask
from branchline.study.findings import MOST_PLAYOUTS
from branchline.tables.bot_choice import Plan, down_from, plan_of
from branchline.tables.bot_question import advice_of, question_for
from branchline.tables.sitting import Sitting

log = logging.getLogger("branchline.bots")


def _bots_due(table: Table) -> list[Seat]:
    """None where nothing more can be entered: the table is looked at again and again, and they would think for ever."""
    sitting = table.sitting
    if sitting is None or table.is_spoilt or is_full(sitting.match, table.bounds):
        return []
    return sitting.bots_to_act()


class BotSeats:
    """Looks after the bots of all tables in memory. What their moves cost counts for who made them move."""

    def __init__(
        self, registry: Registry, pool: BotPool, lineup: Callable[[str], Lineup], turns: Turns, seconds: float = 5.0
    ) -> None:
        self._registry, self._pool, self._lineup, self._seconds = registry, pool, lineup, seconds
        self._turns = turns
        self._thinking: set[str] = set()
        self._plans: WeakKeyDictionary[Table, dict[Seat, Plan]] = WeakKeyDictionary()
        registry.watchers.append(self.look_at)

    def look_at(self, table: Table) -> None:
        """Called after every change: is a bot to act?"""
        if table.id not in self._thinking and _bots_due(table):
            self._thinking.add(table.id)
            self._registry.go(self._play(table))

    async def _play(self, table: Table) -> None:
        table.busy += 1
        try:
            if await self._registry.holds(table):
                # Where too many bots wait to think, the table is looked at again in a moment.
                with suppress(TooMany):
                    await self._play_on(table)
        finally:
            table.busy -= 1
            self._thinking.discard(table.id)

    async def _play_on(self, table: Table) -> None:
        while table.sitting is not None and (seats := _bots_due(table)):
            asker = ASKER.get() or table.row.owner
            await self._turns.spend(asker, self._act(table, table.sitting, seats[0]))

    async def _act(self, table: Table, sitting: Sitting, seat: Seat) -> None:
        level = table.seats[seat].level or self._lineup(table.row.game).quick
        action = await self.choice(table, sitting, seat, level, self._plans.setdefault(table, {}))
        try:
            await table.submit(seat, sitting.match.seq, to_plain(action))
        except Refused:
            # Somebody else's entry changed what the bot may do: the loop looks again. Anything else is a fault.
            if table.sitting is sitting:
                raise

    async def choice(
        self,
        table: Table,
        sitting: Sitting,
        seat: Seat,
        level: str,
        plans: dict[Seat, Plan] | None = None,
        seconds: float | None = None,
        person: str | None = None,
    ) -> Action:
        """The level's choice, or that of the next simpler one that gives an answer. Its plan goes to `plans`, where
        the seats' last ones are. It counts for `person`, or for who made the table. Raises TooMany."""
        budget = Budget(seconds=min(self._seconds, seconds or self._seconds))
        plans = {} if plans is None else plans
        legal: list[Action] = list(sitting.match.legal_actions(seat))
        for simpler in down_from(self._lineup(table.row.game).levels, level):
            try:
                question = question_for(
                    sitting.match,
                    table.row.content,
                    seat,
                    simpler,
                    legal,
                    plan_of(plans, seat, simpler),
                    budget,
                    new_seed(),
                )
                answer = await self._pool.choose(question, person or table.row.owner)
                plans[seat] = Plan(simpler, answer.plan)
                return legal[answer.place]
            except BotFailed as failure:
                await self._say_so(table, seat, simpler, str(failure))
        return Rng(new_seed()).choice(legal)[0]

    async def hint(self, table: Table, sitting: Sitting, seat: Seat, seconds: float, person: str) -> Advice:
        """What speaks for which action; where that cannot be found, what a bot would do. Raises TooMany."""
        legal: list[Action] = list(sitting.match.legal_actions(seat))
        strongest, budget = self._lineup(table.row.game).strongest, Budget(seconds=min(self._seconds, seconds))
        question = msgspec.structs.replace(
            question_for(sitting.match, table.row.content, seat, strongest, legal, None, budget, new_seed()),
            hint=HintTask(MOST_PLAYOUTS, budget.seconds),
            seats=sitting.match.seats,
        )
        try:
            return await self._pool.advise(question, person)
        except BotFailed as failure:
            BOT_FALLBACKS.add()
            log.warning("hint failed", extra={"table": table.id, "seat": seat, "why": str(failure)})
        action = await self.choice(table, sitting, seat, strongest, seconds=seconds, person=person)
        return advice_of(sitting.match, seat, action, strongest)

    async def _say_so(self, table: Table, seat: Seat, level: str, why: str) -> None:
        BOT_FALLBACKS.add()
        log.warning("bot failed", extra={"table": table.id, "seat": seat, "level": level, "why": why})
        await table.change(chat.note(table.id, Reason("bot-fell-back", args={"level": level}), seat))
