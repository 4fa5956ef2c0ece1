"""Writes that a page may ask for again. Under an id of the page's the first answer is kept, in the stroke that stored
what was asked for: whoever asks again within a day is given it, and nothing happens twice."""

import re
import time
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from branchline.core.codec import encode
from branchline.pocket.kept import Change, KeptAnswer, Store
from branchline.tables.refusals import Conflict, Malformed
from branchline.tables.wire import KEY_PATTERN

KEPT_SECONDS: Final = 86_400.0
MOST_ANSWERS: Final = 500
"""Of the latest writes; the oldest go with the next one that is stored."""


class Answers:
    """The first answers: which there are, and since when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.known: dict[str, float] = {}

    async def first(self, once: "Once") -> msgspec.Raw | None:
        """Raises Conflict where the same id was given to something else, and StoreFailed."""
        if not once.key:
            return None
        stored = await self._store.answer(once.key)
        found = msgspec.json.decode(stored, type=KeptAnswer) if stored else None
        if found is None or found.at <= time.time() - KEPT_SECONDS:
            return None
        if found.digest != once.digest:
            raise Conflict("key-used")
        return found.answer

    def add(self, change: Change, once: "Once", answer: Any) -> Change:
        """With what is answered to it, and without what is too old or too much."""
        now = time.time()
        latest = sorted(self.known, key=lambda key: self.known[key])[-(MOST_ANSWERS - 1) :]
        young = {key for key in latest if self.known[key] > now - KEPT_SECONDS}
        forgotten = tuple(key for key in self.known if key not in young)
        kept = KeptAnswer(once.key, once.digest, msgspec.Raw(encode(answer)), now)
        return msgspec.structs.replace(change, answer=kept, forgotten=forgotten)

    def note(self, change: Change) -> None:
        """It is stored."""
        for key in change.forgotten:
            self.known.pop(key, None)  # two that were stored at once may both have thrown it away
        if change.answer is not None:
            self.known[change.answer.key] = change.answer.at


class Once(NamedTuple):
    """One write of a page; without an id nothing is kept of it."""

    answers: Answers | None = None
    key: str = ""
    digest: str = ""
    answer: Any = None

    def saying(self, answer: Any) -> "Once":
        """With an answer other than the usual one to such a change."""
        return self._replace(answer=answer)

    def added(self, change: Change, usual: Any) -> Change:
        if self.answers is None:
            return change
        return self.answers.add(change, self, usual if self.answer is None else self.answer)

    def note(self, change: Change) -> None:
        if self.answers is not None:
            self.answers.note(change)


ANY: Final = Once()
"""Nobody asks for it again."""


def read_key(answers: Answers, given: str | None, *asked: Any) -> Once:
    """Raises Malformed."""
    if given is None:
        return ANY
    if re.fullmatch(KEY_PATTERN, given) is None:
        raise Malformed("bad-key", header="idempotency-key")
    return Once(answers, given, sha256(encode(asked)).hexdigest())
