"""Somebody's channels: made, confirmed, switched, tried and stopped, each within its bounds."""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from branchline.core.values import Reason
from branchline.server.bounds.limits import Attempts
from branchline.server.errors import Conflict, Malformed, TooMany, Unknown
from branchline.server.people.links import is_id, new_id
from branchline.server.reminders.addresses import Resolver, is_written_address, target_of
from branchline.server.reminders.webhooks import secret_of
from branchline.server.settings import ReminderRules
from branchline.server.store import channels, people
from branchline.server.store.connection import Connection
from branchline.server.store.reminders import add_delivery
from branchline.tables.reminders import ChannelInfo, NewChannel, NewMail, NewPush, NewWebhook
from branchline.words import LANGUAGES

Job = Callable[[Connection], dict[str, Any]]
_MOST: Final = {"push": "subscriptions", "mail": "mail_addresses", "webhook": "webhooks"}


def checked_address(wish: NewPush | NewWebhook, resolver: Resolver) -> str:
    """Raises Malformed. What a name stands for is looked up whenever it is called; an address that is written out can
    be refused at once."""
    url = wish.endpoint if isinstance(wish, NewPush) else wish.url
    target = target_of(url)
    is_secure = target.scheme == "https"
    if is_written_address(target.host) and not resolver.may_call(target.host, is_secure=is_secure):
        raise Malformed("told-barred", host=target.host)
    if isinstance(wish, NewWebhook) and wish.form == "ntfy" and not target.path.partition("?")[0].strip("/"):
        raise Malformed("told-no-topic")
    return url


def row_of(wish: NewChannel, player: str, resolver: Resolver) -> dict[str, Any]:
    """What is stored of a wish. Raises Malformed."""
    if wish.language not in LANGUAGES:
        raise Malformed("told-bad-language", language=wish.language)
    row: dict[str, Any] = {
        "id": new_id(),
        "player": player,
        "kind": type(wish).__struct_config__.tag,
        "form": "",
        "keys": None,
        "language": wish.language,
        "is_on": True,
        "is_confirmed": not isinstance(wish, NewMail),
        "created_at": time.time(),
    }
    if isinstance(wish, NewMail):
        return {**row, "address": wish.address, "label": wish.address[:40]}
    row |= {"address": checked_address(wish, resolver), "label": wish.label}
    if isinstance(wish, NewWebhook):
        return {**row, "form": wish.form}
    return {**row, "keys": msgspec.json.encode({"p256dh": wish.p256dh, "auth": wish.auth}).decode()}


def add(row: dict[str, Any], rules: ReminderRules, attempts: Attempts) -> Job:
    """The channel as it is stored. One to the same address is written over: a browser subscribes again and again."""

    def run(connection: Connection) -> dict[str, Any]:
        people.hold(connection, row["player"])
        if row["kind"] == "push":
            channels.remove_others(connection, row["player"], row["address"])
        known = channels.same(connection, row["player"], row["kind"], row["address"])
        if known is not None:
            kept = {**known, **{name: row[name] for name in ("keys", "label", "language", "form", "is_on")}}
            channels.put(connection, known["id"], kept)
            if not kept["is_confirmed"]:
                _ask_to_confirm(connection, kept, attempts)
            return kept
        most = getattr(rules, _MOST[row["kind"]])
        if channels.count(connection, row["player"], row["kind"]) >= most:
            raise Conflict("told-too-many", most=most)
        channels.add(connection, row)
        if not row["is_confirmed"]:
            _ask_to_confirm(connection, row, attempts)
        return row

    return run


def _ask_to_confirm(connection: Connection, row: dict[str, Any], attempts: Attempts) -> None:
    """Raises TooMany, and then nothing is stored: nobody is flooded by what others wish for them."""
    if not attempts.may_mail(connection, row["address"].casefold()):
        raise TooMany("too-many", kind="mails")
    add_delivery(connection, new_id(), row["id"], "confirm", [], time.time())


def own(connection: Connection, name: str, player: str) -> dict[str, Any]:
    """Raises Unknown for what is not theirs."""
    found = channels.channel(connection, name, player) if is_id(name) else None
    if found is None:
        raise Unknown("told-unknown-channel")
    return found


def switch(name: str, player: str, *, is_on: bool) -> Job:
    def run(connection: Connection) -> dict[str, Any]:
        row = own(connection, name, player)
        channels.put(connection, name, {"is_on": is_on})
        return {**row, "is_on": is_on}

    return run


def remove(name: str, player: str) -> Callable[[Connection], None]:
    def run(connection: Connection) -> None:
        own(connection, name, player)
        channels.remove(connection, name)

    return run


def try_out(name: str, player: str, attempts: Attempts) -> Callable[[Connection], None]:
    """A message for trial; to an address that is not confirmed, the question whether it is theirs."""

    def run(connection: Connection) -> None:
        row = own(connection, name, player)
        if not row["is_confirmed"]:
            _ask_to_confirm(connection, row, attempts)
        elif not row["is_on"]:
            raise Conflict("told-is-off")
        else:
            add_delivery(connection, new_id(), name, "trial", [], time.time())

    return run


def confirm(name: str | None) -> Callable[[Connection], str]:
    """The address that is somebody's from now on. Raises Unknown where the link is not one of ours, or too old."""

    def run(connection: Connection) -> str:
        row = channels.channel(connection, name) if name is not None else None
        if row is None:
            raise Unknown("told-bad-code")
        channels.put(connection, row["id"], {"is_confirmed": True})
        return str(row["address"])

    return run


def stop(name: str | None) -> Callable[[Connection], str]:
    """No more messages there; of an address that nobody confirmed nothing is kept."""

    def run(connection: Connection) -> str:
        row = channels.channel(connection, name) if name is not None else None
        if row is None:
            raise Unknown("told-bad-code")
        if row["is_confirmed"]:
            channels.put(connection, row["id"], {"is_on": False})
        else:
            channels.remove(connection, row["id"])
        return str(row["address"])

    return run


def info(row: dict[str, Any], secret: bytes | None = None, trying: frozenset[str] = frozenset()) -> ChannelInfo:
    """With the server's secret, also what its messages are signed with."""
    is_signed = row["kind"] == "webhook" and row["form"] == "json" and secret is not None
    return ChannelInfo(
        **{name: row[name] for name in ("id", "kind", "label", "language", "is_on", "is_confirmed", "created_at")},
        address="" if row["kind"] == "push" else row["address"],
        form=row["form"] or None,
        secret=secret_of(secret, row["id"]) if is_signed and secret is not None else "",
        told_at=row.get("told_at"),
        failed_at=row.get("failed_at"),
        failure=msgspec.json.decode(row["failure"], type=Reason) if row.get("failure") else None,
        tries_again=row["id"] in trying,
    )
