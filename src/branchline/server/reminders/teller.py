"""Sends what waits in the outbox: a loop and a few tasks of its own, so that no move ever waits for a service."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from branchline.core.values import Reason
from branchline.server.health.metrics import REMINDERS
from branchline.server.people.links import new_id
from branchline.server.reminders import web_push, webhooks
from branchline.server.reminders.addresses import Resolver
from branchline.server.reminders.mail import Post
from branchline.server.reminders.outcomes import Attempt, Gone, NotSent, Unsure
from branchline.server.reminders.posting import Caller
from branchline.server.reminders.wording import worded
from branchline.server.settings import Settings
from branchline.server.store import channels, reminders
from branchline.server.store.reminders import Due, Marked
from branchline.server.store.store import Store
from branchline.server.store.writer import StoreFailed

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = logging.getLogger("branchline.reminders")
AT_ONCE: Final = 100
"""People gathered for, and deliveries looked at, in one look."""
LOST_SECONDS: Final = 600.0
"""After which a delivery that was marked was being sent by a process that is gone."""
UNCONFIRMED_SECONDS: Final = 2 * 86_400.0
SETTLE_SECONDS: Final = 5.0
"""Before it is tried again to store what became of a message."""
Send = Callable[[Marked, Attempt], Awaitable[None]]
"""Raises NotSent, Unsure, Gone."""


class Teller:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings, self._rules = store, settings, settings.reminders
        self.caller = Caller(Resolver(self._rules.networks), self._rules.seconds)
        self._under_way: dict[asyncio.Task[None], Due] = {}
        self._post = Post(settings.mail, settings.links, store.secret, self._rules.seconds)
        self._key: EllipticCurvePrivateKey | None = None
        self._senders: dict[str, Send] = {"webhook": self._call_webhook, "push": self._push, "mail": self._mail}

    async def run(self) -> None:
        """For ever. What fails is tried again by whoever calls this."""
        while True:
            await self.look()
            await asyncio.sleep(self._rules.look_seconds)

    async def look(self) -> None:
        store, now = self._store, time.time()
        for player in await store.read(reminders.due_people(now - self._rules.gather_seconds, AT_ONCE)):
            await store.write(reminders.gather(player, store.alive, now, new_id))
        for due in await store.read(reminders.due_deliveries(time.time(), AT_ONCE)):
            if self._has_room(due) and (marked := await store.write(reminders.mark(due.id, store.alive, time.time()))):
                self._begin(due, marked)

    async def tidy(self) -> None:
        """Now and then: what a killed process left marked, and addresses that nobody confirmed."""
        store, now = self._store, time.time()
        count = await store.write(reminders.lost(now - LOST_SECONDS, now, Reason("told-lost")))
        REMINDERS.add("lost", count)
        if old := await store.read(channels.unconfirmed(now - UNCONFIRMED_SECONDS, AT_ONCE)):
            await store.write(lambda connection: channels.remove(connection, *old))

    async def close(self, seconds: float) -> None:
        """What is under way is finished, if that is soon."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)
        self.caller.close()
        self._post.close()

    # Sending ----------------------------------------------------------------------------------------------------------

    def _has_room(self, due: Due) -> bool:
        """A host that gives no answer takes the places of its own messages, and of no others; nor does somebody who has
        many hosts to be told at take more than half of all places."""
        under_way, rules = self._under_way.values(), self._rules
        to_it = sum(_host(other) == _host(due) for other in under_way)
        theirs = sum(other.whose == due.whose for other in under_way)
        return len(under_way) < rules.at_once and to_it < rules.each_host and theirs < max(1, rules.at_once // 2)

    def _begin(self, due: Due, marked: Marked) -> None:
        task = asyncio.ensure_future(self._deliver(marked))
        self._under_way[task] = due
        task.add_done_callback(lambda done: self._under_way.pop(done, None))

    async def _deliver(self, marked: Marked) -> None:
        attempt = Attempt()
        try:
            await self._senders[marked.channel["kind"]](marked, attempt)
        except Gone:
            await self._written(lambda connection: channels.remove(connection, marked.channel["id"]))
            REMINDERS.add("gone")
        except NotSent as failed:
            await self._not_sent(marked, failed)
        except Unsure as unsure:
            await self._settle(marked, "unsure", unsure.reason)
        except asyncio.CancelledError:  # the server stops
            if not attempt.has_begun:
                await self._written(reminders.settle(marked.id, marked.channel["id"], time.time(), None, time.time()))
            raise
        except Exception:
            log.exception("not told", extra={"kind": marked.channel["kind"]})
            await self._settle(marked, "failed", Reason("told-fault"))
        else:
            await self._settle(marked, "sent", None)

    async def _not_sent(self, marked: Marked, failed: NotSent) -> None:
        pauses = self._rules.pauses
        if failed.is_final or marked.tries > len(pauses):
            await self._settle(marked, "given_up", failed.reason)
        else:
            await self._settle(marked, "failed", failed.reason, time.time() + pauses[marked.tries - 1])

    async def _settle(self, marked: Marked, result: str, why: Reason | None, again_at: float | None = None) -> None:
        REMINDERS.add(result)
        if why is not None:
            log.warning("not told", extra={"kind": marked.channel["kind"], "why": why.message, "tries": marked.tries})
        await self._written(reminders.settle(marked.id, marked.channel["id"], time.time(), why, again_at))

    async def _written(self, job: Callable[[Any], None]) -> None:
        """What became of it is stored as soon as that is possible; until then the mark says that it is being sent."""
        until = time.monotonic() + LOST_SECONDS
        while True:
            try:
                await self._store.write(job)
                return
            except StoreFailed as error:
                log.error("not stored what became of a message", extra={"why": str(error)})
                if time.monotonic() > until:
                    return
            await asyncio.sleep(SETTLE_SECONDS)

    async def _call_webhook(self, marked: Marked, attempt: Attempt) -> None:
        message = worded(marked, self._settings.links)
        await webhooks.call(self.caller, marked.channel, message, self._store.secret, attempt)

    async def _push(self, marked: Marked, attempt: Attempt) -> None:
        if self._key is None:
            self._key = await web_push.server_key(self._store)
        links = self._settings.links
        contact = self._rules.contact or (links if links.startswith("https:") else "")
        await web_push.push(self.caller, marked.channel, worded(marked, links), self._key, contact, attempt)

    async def _mail(self, marked: Marked, attempt: Attempt) -> None:
        if marked.what == "confirm":
            await self._post.confirm(marked, attempt)
        else:
            await self._post.turns(marked, worded(marked, self._settings.links), attempt)


def _host(due: Due) -> str:
    return due.kind if due.kind == "mail" else urlsplit(due.address).netloc
