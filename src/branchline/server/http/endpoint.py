"""An endpoint: one row says its path, what it takes, what it gives, and how it may refuse.

The routes and the OpenAPI document are both made from these rows, so neither can say what the other does not.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from branchline.server.bounds.once import Once, WriteId, keeping
from branchline.server.errors import Denied, NotSignedIn
from branchline.server.people.allowance import check_kept
from branchline.server.people.links import new_token, place_of
from branchline.server.people.player import Player
from branchline.server.store.connection import Connection

if TYPE_CHECKING:
    from branchline.server.services import Services

T = TypeVar("T")
Method = Literal["GET", "POST", "PUT", "DELETE"]


async def _nobody() -> None:
    return None


@dataclass
class Call:
    """One request, read and checked."""

    services: "Services"
    player: Player | None
    path: dict[str, Any]
    query: Any
    body: Any
    address: str
    cookie: str | None = None
    new_cookie: str | None = None
    """A token to set; the empty string ends the cookie."""
    by_token: bool = False
    ask_again: Callable[[], Awaitable[Player | None]] = field(default=_nobody)
    """Asks the database, or what is remembered of it, who it is."""
    write: WriteId | None = None
    """What the client calls this write, so that it can send it again."""
    unknown: NotSignedIn | None = None
    """Why the asker's token is not good, where it may have been when this write was sent first."""

    def once(self, person: str | None = None) -> Once | None:
        """This write as one of the asker's, or of the person that the asker becomes by it."""
        whose = self.player_id or person
        return self.write.of(whose) if self.write is not None and whose is not None else None

    def keeping(self, job: Callable[[Connection], T], answer: Callable[[T], Any]) -> Callable[[Connection], T]:
        return keeping(self.once(), job, answer)

    def new_secret(self, kind: Literal["cookie", "token"]) -> str:
        """A token of its own, and the same again for the same write."""
        return self.write.secret(self.services.store.secret, kind) if self.write is not None else new_token()

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player is not None else None

    @property
    def askers(self) -> tuple[str, ...]:
        """Whom a question of this call counts for: an address, and the person where there is one."""
        return (f"address {self.address}", *([f"player {self.player.id}"] if self.player is not None else []))

    async def bring(self, size: int, *, is_new: bool = True) -> None:
        """Something that is kept as it was sent, a record or a list: is there room, in a new table or in one that is
        there? Raises TooMany, Conflict."""
        for asker in self.askers:
            self.services.limits.spend("brought", asker)
        store = self.services.store
        player = self.player or Player("", "", place=place_of(store.secret, self.address))  # as the guest they become
        await store.read(check_kept(player, self.services.settings.bounds, size, is_new=is_new))

    def make(self) -> None:
        """A table, by whichever way. Raises TooMany."""
        for asker in self.askers:
            self.services.limits.spend("tables", asker)

    def somebody(self) -> Player:
        """Who asks; raises NotSignedIn for nobody."""
        if self.player is None:
            raise NotSignedIn("not-signed-in")
        return self.player

    def account(self) -> Player:
        player = self.somebody()
        if player.is_guest:
            raise Denied("account-only")
        return player

    async def who_now(self) -> Player | None:
        """Who asks, after a while: the session or the token may have ended since. Raises NotSignedIn for a token."""
        self.player = await self.ask_again()
        return self.player

    async def anybody(self, name: str = "") -> Player:
        """Who asks; nobody becomes a guest."""
        if self.player is None:
            self.services.limits.spend("accounts", f"guest {self.address}")
            self.new_cookie = self.new_secret("cookie")
            self.player = await self.services.accounts.new_guest(name, self.new_cookie, self.address)
        return self.player


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: Method
    path: str
    handler: Handler
    about: str
    returns: Any
    body: Any = None
    query: Any = None
    refuses: tuple[int, ...] = ()
    status: int = 200
    most: str = "body_bytes"
    """Which of the bounds holds for its body."""
    is_raw: bool = False
    """The body comes as it was sent: somebody else reads it."""
    media: str = "application/json"
    tag: str = "tables"
    spends: str = "changes"
    """Which of the asker's rates a request counts for, beside `requests`, where it is more than a look."""
    is_write: bool = True
    """Whether what is not a GET stores something, and may be sent again under an id."""
    is_for_programs: bool = False
    """Other people's programs ask it, with no cookie of ours: it proves what it may by a code in its path."""
    again: Callable[[Call, bytes], bytes] | None = None
    """Puts back into a first answer what is a secret and was not kept."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def takes_key(self) -> bool:
        return self.method != "GET" and self.is_write

    @property
    def statuses(self) -> tuple[int, ...]:
        """All it may answer but success: what any endpoint may, and its own."""
        common = {400, 401, 403, 429, 503}
        if self.method != "GET":
            common |= {413}
        if self.takes_key:
            common |= {409}
        return tuple(sorted(common | set(self.refuses)))


@dataclass
class Endpoints:
    """Collects the endpoints of one module."""

    tag: str
    all: list[Endpoint] = field(default_factory=list)

    def add(self, method: Method, path: str, returns: Any, **facts: Any) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            about = (handler.__doc__ or "").strip()
            self.all.append(Endpoint(method, path, handler, about, returns, tag=self.tag, **facts))
            return handler

        return keep
