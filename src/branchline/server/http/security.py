"""Who may ask: cookies, tokens, where a request comes from, and the headers every answer carries."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from branchline.server.errors import Denied, NotSignedIn
from branchline.server.people.accounts import SESSION_SECONDS, Accounts
from branchline.server.people.player import Player
from branchline.server.settings import Settings

COOKIE: Final = "branchline"
MARK: Final = "x-branchline"
"""A header that a page elsewhere cannot send without asking us first, and we never agree."""

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_PORTS: Final = {"http": 80, "https": 443}
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

WORKER_POLICY: Final = "; ".join(
    ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "worker-src 'self'"]
)
"""For the workers with Python in them: WebAssembly, and nothing else that a page may not."""


def page_policy(script_hashes: list[str]) -> str:
    """For our pages: nothing from outside, no inline script but the import map, known by its hash."""
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in script_hashes)])
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """A browser says which page asks; it must be one of ours. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        is_ours = _is_ours(origin, headers, settings)
    except ValueError:  # not even an address
        is_ours = False
    if not is_ours:
        raise Denied("wrong-origin")


def _is_ours(origin: str, headers: Mapping[str, str], settings: Settings) -> bool:
    if settings.url is not None:
        return _origin_of(origin) == _origin_of(settings.url)
    return urlsplit(origin).netloc.lower() == headers.get("host", "?").lower()


def _origin_of(url: str) -> tuple[str, str | None, int | None]:
    """Scheme, host and port: a page that came without TLS is another one. Raises ValueError."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or _PORTS.get(parts.scheme)


def check_forgery(headers: Mapping[str, str], settings: Settings) -> None:
    """A request that changes something and is known by its cookie must come from our own page."""
    check_origin(headers, settings)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Denied("wrong-origin")
    if MARK not in headers:
        raise Denied("needs-mark", header=MARK)


def cookie_in(headers: Mapping[str, str]) -> str | None:
    """Our cookie among those a browser sends."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def who(headers: Mapping[str, str], cookie: str | None, accounts: Accounts) -> tuple[Player | None, bool]:
    """Who asks, and whether by a token. A wrong token is an error; a cookie no longer known is nobody."""
    word = headers.get("authorization")
    if word is None:
        return (await accounts.by_cookie(cookie) if cookie else None), False
    scheme, _, token = word.partition(" ")
    player = await accounts.by_token(token.strip()) if scheme.lower() == "bearer" else None
    if player is None:
        raise NotSignedIn("wrong-token")
    return player, True


def cookie_header(token: str, settings: Settings) -> str:
    age = SESSION_SECONDS if token else 0
    secure = "; Secure" if settings.is_secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
