"""What travels of people: who one is, accounts, tokens."""

from typing import Annotated, Literal

from msgspec import Meta

from branchline.tables.wire import LEAST_PASSWORD, Name, Password, Registration, Wire


class Me(Wire):
    """Who the server takes the asker for: nobody yet, a guest, or an account."""

    kind: Literal["nobody", "guest", "account"]
    name: str
    id: str | None = None
    admin: bool = False
    """Whether they have the page of an admin."""
    registration: Registration = "open"
    """Who may make an account here: everybody, whoever has a code, nobody."""
    least_password: int = LEAST_PASSWORD
    """Characters that a new password has here, at least."""


class Rename(Wire):
    name: Name


class Credentials(Wire):
    name: Name
    password: Password


class NewAccount(Credentials):
    code: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """Where one registers by invitation."""


class NewPassword(Wire):
    old: Password
    new: Password


class Goodbye(Wire):
    """Deleting an account asks for its password again; a guest has none."""

    password: Password | None = None


class NewToken(Wire):
    label: Name


class TokenInfo(Wire, omit_defaults=True):
    id: str
    label: str
    created_at: float
    token: str | None = None
    """The token itself, shown once, when it is made."""


class TokenList(Wire):
    tokens: list[TokenInfo]
