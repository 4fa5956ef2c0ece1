"""The host: the tables of who sits in front of this screen, and what they are told of them."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from branchline.bots.bot import Budget
from branchline.core.codec import encode
from branchline.core.errors import Refused
from branchline.core.match import play_through
from branchline.core.rng import Rng, new_seed
from branchline.core.values import Action, Reason, Seat
from branchline.pocket import asking
from branchline.pocket.asking import Asked
from branchline.pocket.kept import Change, Guarded, Kept, Repeated, Row, Store, StoreFailed, Thinker
from branchline.pocket.lineup import lineup
from branchline.pocket.listeners import Listener, Listeners, Tell
from branchline.pocket.once import ANY, Answers, Once, read_key
from branchline.pocket.table import Table, kept_entries, load, store_change, table_info
from branchline.study.advice import Advice, HintTask
from branchline.tables.bot_choice import Plan, down_from, plan_of
from branchline.tables.bot_question import Answer, Question, advice_of, question_for
from branchline.tables.giving_back import may_return, returned
from branchline.tables.messages import TableInfo
from branchline.tables.refusals import Conflict, Unavailable, Unknown, problem_of, status_of
from branchline.tables.requests import Request
from branchline.tables.sitting import Happening, Sitting

HINT_SECONDS: Final = 2.0
"""How long others than the first choice are looked for."""
BOT_BUDGET: Final = Budget(playouts=0)
"""On the plain rules one playout takes longer than anybody waits, and nothing is compared by it: what looks best is
chosen, and the same seed always chooses the same."""


class Said(NamedTuple):
    """An answer: a status, as of HTTP, and JSON."""

    status: int
    body: str


class Host:
    def __init__(self, store: Store, thinker: Thinker, asked: list[Asked]) -> None:
        self.store, self._thinker, self._asked = Guarded(store), thinker, asked
        self.rows: dict[str, Row] = {}
        self.name = ""
        self.listeners = Listeners()
        self.answers = Answers(self.store)
        self._tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._plans: dict[str, dict[Seat, Plan]] = {}
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Reads what is kept."""
        kept = msgspec.json.decode(await self.store.read(), type=Kept)
        self.rows = {row.id: row for row in kept.rows}
        self.name = kept.name
        self.answers.known = kept.answers

    # Questions --------------------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: str | None = None, key: str | None = None) -> Said:
        """What the server would answer."""
        try:
            once = read_key(self.answers, key, method, path, body)
            row, call = asking.read(self, self._asked, method, path, body, once)
            answer = await self.answer_once(once, row.handler(call))
            return Said(row.status, answer.decode() if isinstance(answer, bytes) else encode(answer).decode())
        except Refused as refused:
            return _refused(refused)
        except StoreFailed:
            return _refused(Unavailable("pocket-store-failed"))

    async def answer_once(self, once: Once, asked: Coroutine[Any, Any, Any]) -> Any:
        """To a write that is asked for again, what was answered the first time, as it is kept."""
        try:
            return await asked if (first := await self.answers.first(once)) is None else first
        except (Refused, StoreFailed, Repeated) as error:  # or it was done while we looked
            if (first := await self.answers.first(once)) is not None:
                return first
            if isinstance(error, Repeated):
                raise Conflict("key-used") from error
            raise
        finally:
            asked.close()

    # Tables -----------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """Loaded when it is first asked for; its bots then look whether they are to act. Raises Unknown."""
        if name not in self._tables:
            async with self._alone(name):
                if name not in self._tables:
                    self._tables[name] = await load(self.store, await self._read(name))
            self.look_at(self._tables[name])
        return self._tables[name]

    async def _read(self, name: str) -> Row:
        """As it is kept: another tab may have made it, or have gone on with it."""
        stored = await self.store.row(name)
        if not stored:
            raise Unknown("unknown-table", table=name[:40])
        self.rows[name] = msgspec.json.decode(stored, type=Row)
        return self.rows[name]

    def _alone(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    def info(self, row: Row) -> TableInfo:
        return table_info(row, self._tables.get(row.id), self.listeners.here(row.id))

    async def keep(self, row: Row, sitting: Sitting, once: Once = ANY, warnings: Sequence[Reason] = ()) -> TableInfo:
        """A new table."""
        made = table_info(row, Table(self.store, row, sitting), set())
        info = msgspec.structs.replace(made, warnings=list(warnings))
        await store_change(self.store, Change((row,), kept_entries(row.id, None, sitting)), once, info)
        self.rows[row.id] = row
        await self.table(row.id)
        return info

    async def rename(self, name: str, once: Once = ANY) -> None:
        await store_change(self.store, Change(name=name), once)
        self.name = name

    async def enter(
        self,
        table: Table,
        happens: Happening,
        seat: Seat | None = None,
        facts: dict[str, Any] | None = None,
        once: Once = ANY,
    ) -> int:
        """One thing happens at a time at a table; nothing is shown before it is stored."""
        async with self._alone(table.row.id):
            before, was = table.row, table.sitting
            seq = await table.enter(happens, seat, facts, once)
            self._show(table, before, was)
        return seq

    async def change(self, table: Table, once: Once = ANY, **facts: Any) -> None:
        async with self._alone(table.row.id):
            await table.change(once, **facts)
            self._put(table)

    async def ask(
        self, table: Table, asked: Request | None, seq: int, once: Once, answered: Request | None = None
    ) -> None:
        async with self._alone(table.row.id):
            await table.ask(asked, seq, once, answered)
            self._put(table)

    async def lead_on(self, table: Table, row: Row, sitting: Sitting, once: Once) -> str:
        """To the table of the match after this one, made where there is none yet."""
        async with self._alone(table.row.id):
            after = await table.lead_on(row, sitting, once)
            self._put(table)
        await self.table(after)
        return after

    def _show(self, table: Table, before: Row, was: Sitting | None) -> None:
        row, sitting = table.row, table.sitting
        self.rows[row.id] = row
        was_stuck, table.is_stuck = table.is_stuck, False
        if row.seq != before.seq:
            self.listeners.show_entries(table)
        handed = was is not None and sitting is not None and was.handed != sitting.handed
        if handed or was_stuck or before.asked is not None or (row.state, row.along) != (before.state, before.along):
            self.listeners.show_table(table)
        self.look_at(table)

    def _put(self, table: Table) -> None:
        self.rows[table.row.id] = table.row
        self.listeners.show_table(table)
        self.look_at(table)

    async def heard(self, name: str) -> None:
        """Another tab stored something of this table."""
        await self._read(name)
        table = self._tables.get(name)
        if table is None:
            return
        async with self._alone(name):
            before = table.row
            if await table.catch_up():
                if table.row.seq != before.seq:
                    table.is_stuck = False
                    self.listeners.show_entries(table)
                self._put(table)

    async def submit(self, table: Table, seat: Seat, seq: int, action: Action, once: Once = ANY) -> int:
        return await self.enter(table, lambda sitting: play_through(sitting.match, seat, action, seq), seat, once=once)

    async def come_back(self, table: Table, seat: Seat) -> None:
        """To a seat that a bot kept: a record may have been taken up in the middle of that."""
        if table.sitting is None or not may_return(table.sitting, seat):
            return
        await self.enter(table, lambda sitting: returned(sitting, seat), seat)

    # Lines ------------------------------------------------------------------------------------------------------------

    async def connect(self, number: int, name: str, tell: Tell) -> int:
        """A connection to a table, under a number of the page's own; the status of a refusal, or 0."""
        try:
            await self.table(name)
        except Refused as refused:
            return status_of(refused)
        except StoreFailed:
            return Unavailable.status
        self.listeners.add(number, Listener(name, tell))
        return 0

    async def leave(self, number: int) -> None:
        gone = self.listeners.remove(number)
        if gone is not None and gone.is_greeted:
            self.listeners.show_table(await self.table(gone.table))

    # Bots -------------------------------------------------------------------------------------------------------------

    def look_at(self, table: Table) -> None:
        """Called after every change: is a bot to act?"""
        sitting, name = table.sitting, table.row.id
        if sitting is not None and sitting.bots_to_act() and name not in self._thinking:
            self._thinking.add(name)
            self.go(self._play_on(table))

    def go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Waits for the bots that are thinking."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def _play_on(self, table: Table) -> None:
        name = table.row.id
        try:
            while table.sitting is not None and (seats := table.sitting.bots_to_act()):
                await self._act(table, table.sitting, seats[0])
        except StoreFailed:  # nothing was; who has the table open is told, and makes it look again
            table.is_stuck = True
            self.listeners.show_table(table)
        finally:
            self._thinking.discard(name)

    async def _act(self, table: Table, sitting: Sitting, seat: Seat) -> None:
        level = table.row.seats[seat].level or lineup(table.row.game).quick
        plans = self._plans.setdefault(table.row.id, {})
        action = await self.choice(table, sitting, seat, level, plans)
        try:
            await self.submit(table, seat, sitting.match.seq, action)
        except Refused:
            # Somebody else's entry changed what the bot may do: the loop looks again. Anything else is a fault.
            if table.sitting is sitting:
                raise

    async def choice(
        self, table: Table, sitting: Sitting, seat: Seat, level: str, plans: dict[Seat, Plan] | None = None
    ) -> Action:
        """The level's choice, or that of the next simpler one that gives an answer."""
        plans = {} if plans is None else plans
        legal: list[Action] = list(sitting.match.legal_actions(seat))
        for simpler in down_from(lineup(table.row.game).levels, level):
            question = _question(table, sitting, seat, simpler, legal, plan_of(plans, seat, simpler))
            answer = msgspec.json.decode(await self._thinker.choose(encode(question).decode()), type=Answer)
            if not answer.error:
                plans[seat] = Plan(simpler, answer.plan)
                return legal[answer.place]
        return Rng(new_seed()).choice(legal)[0]

    async def hint(self, table: Table, sitting: Sitting, seat: Seat) -> Advice:
        """By the levels there are here; where that fails, what the strongest of them would do."""
        level, legal = lineup(table.row.game).strongest, list(sitting.match.legal_actions(seat))
        question = msgspec.structs.replace(
            _question(table, sitting, seat, level, legal, None),
            hint=HintTask(seconds=HINT_SECONDS),
            seats=sitting.match.seats,
        )
        answer = msgspec.json.decode(await self._thinker.choose(encode(question).decode()), type=Answer)
        if answer.advice is not None:
            return answer.advice
        action = await self.choice(table, sitting, seat, level)
        return advice_of(sitting.match, seat, action, level)


def _question(table: Table, sitting: Sitting, seat: Seat, level: str, legal: list[Action], plan: Any) -> Question:
    return question_for(sitting.match, table.row.content, seat, level, legal, plan, BOT_BUDGET, new_seed())


def _refused(refused: Refused) -> Said:
    return Said(status_of(refused), encode(problem_of(refused)).decode())
