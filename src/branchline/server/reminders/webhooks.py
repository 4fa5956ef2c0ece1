"""Webhooks: a signed JSON POST, and the forms that Discord, Slack and ntfy take."""

import hmac
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec

from branchline.server.reminders.addresses import Target, target_of
from branchline.server.reminders.outcomes import Attempt
from branchline.server.reminders.posting import Caller, check_status
from branchline.server.reminders.wording import Message

MOST_TEXT: Final = 1800
"""Characters; Discord takes 2,000."""
Form = Callable[[Message, Target], tuple[Target, Any]]
"""Where it goes, and what is posted there as JSON."""


def secret_of(secret: bytes, channel: str) -> str:
    """What a webhook's messages are signed with: made anew whenever it is needed, and kept nowhere."""
    return hmac.new(secret, f"webhook {channel}".encode(), sha256).hexdigest()


def signature(secret: str, at: int, body: bytes) -> str:
    return "v1=" + hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()


def _json(message: Message, target: Target) -> tuple[Target, Any]:
    tables = [{"table": t.id, "game": t.game, "others": t.others, "url": t.link} for t in message.tables]
    facts = {"type": message.type, "id": message.id, "language": message.language, "title": message.title}
    return target, {**facts, "text": message.text, "url": message.link, "tables": tables}


def _discord(message: Message, target: Target) -> tuple[Target, Any]:
    """Nobody is called by a name that somebody gave themselves."""
    return target, {"content": message.text[:MOST_TEXT], "allowed_mentions": {"parse": []}}


def _slack(message: Message, target: Target) -> tuple[Target, Any]:
    """Three characters mean something there."""
    plain = message.text[:MOST_TEXT].replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return target, {"text": plain}


def _ntfy(message: Message, target: Target) -> tuple[Target, Any]:
    """As JSON it goes to the server itself, and names the topic: headers could not say it in every language."""
    folder, _, topic = target.path.partition("?")[0].rstrip("/").rpartition("/")
    note = {"topic": topic, "title": message.title, "message": (message.body or message.title)[:MOST_TEXT]}
    return target._replace(path=folder + "/"), {**note, "click": message.link, "tags": ["train"]}


_FORMS: Final[dict[str, Form]] = {"json": _json, "discord": _discord, "slack": _slack, "ntfy": _ntfy}


async def call(caller: Caller, channel: dict[str, Any], message: Message, secret: bytes, attempt: Attempt) -> None:
    """Raises NotSent, Unsure."""
    target, said = _FORMS[channel["form"]](message, target_of(channel["address"]))
    body, at = msgspec.json.encode(said), int(time.time())
    headers = {"Content-Type": "application/json"}
    if channel["form"] == "json":
        headers |= {
            "Branchline-Delivery": message.id,
            "Branchline-Timestamp": str(at),
            "Branchline-Signature": signature(secret_of(secret, channel["id"]), at, body),
        }
    check_status(await caller.post(target, headers, body, attempt), target)
