"""Secrets: the links to seats, the tokens in cookies and headers. Only hashes of tokens are kept."""

import hmac
import secrets
from hashlib import sha256

from branchline.server.store.rows import SeatRow

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing one could misread


def new_id(length: int = 12) -> str:
    number, signs = secrets.randbelow(len(_ALPHABET) ** length), []  # the system is asked once, not for every sign
    for _ in range(length):
        number, place = divmod(number, len(_ALPHABET))
        signs.append(_ALPHABET[place])
    return "".join(signs)


def is_id(text: str) -> bool:
    """Whether it could be one of ours: nothing else is ever asked of the database."""
    return 0 < len(text) <= 16 and text.isascii() and text.isalnum()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether it could be one of ours: nothing else is ever asked of the database."""
    return len(text) == 43 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def place_of(secret: bytes, address: str) -> str:
    """An address as it is kept: no row says it. Who has the whole database has the key as well, and can try all of
    them out."""
    return hmac.new(secret, f"place {address}".encode(), sha256).hexdigest()


def link_code(secret: bytes, table: str, seat: SeatRow) -> str:
    """`table.seat.proof`: made anew whenever it is shown, so that nothing secret needs to be kept. `seat.link` counts
    up when a seat is given back, and its old link ends."""
    proof = hmac.new(secret, f"{table}.{seat.seat}.{seat.link}".encode(), sha256).hexdigest()[:24]
    return f"{table}.{seat.seat}.{proof}"


def is_link(code: str, secret: bytes, table: str, seat: SeatRow) -> bool:
    return hmac.compare_digest(code.encode(), link_code(secret, table, seat).encode())


def read_link(code: str) -> tuple[str, int] | None:
    """The table and seat a link speaks of; whether it is true is another question."""
    table, _, rest = code.partition(".")
    seat, _, proof = rest.partition(".")
    return (table, int(seat)) if table and proof and seat.isdecimal() and len(seat) < 3 else None
