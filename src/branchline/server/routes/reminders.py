"""Being told that it is one's turn: by which channels, and at which tables."""

import asyncio

from branchline.server.errors import Denied
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.reminders import channels
from branchline.server.reminders.mail import channel_in
from branchline.server.reminders.web_push import Keys, b64, check_keys, public_of, server_key
from branchline.server.routes.seating import own_seats, table_of
from branchline.server.store import channels as stored
from branchline.server.store.connection import Connection
from branchline.server.store.reminders import waiting_channels
from branchline.tables.reminders import (
    ChangedChannel,
    ChannelInfo,
    Channels,
    Confirm,
    Confirmed,
    NewChannel,
    NewMail,
    NewPush,
    TableReminders,
)
from branchline.tables.wire import Nothing

REMINDERS = Endpoints("reminders")
KINDS = ("push", "mail", "webhook")


@REMINDERS.add("GET", "/api/me/channels", Channels)
async def list_channels(call: Call) -> Channels:
    """How one is told that it is one's turn, and what a browser needs to be one of the ways."""
    player, store = call.somebody(), call.services.store
    key = await server_key(store)
    rows = await store.read(stored.channels_of(player.id))
    trying = await store.read(waiting_channels([row["id"] for row in rows]))
    has_mail = bool(call.services.settings.mail.host)
    found = [channels.info(row, store.secret, trying) for row in rows]
    return Channels(channels=found, push_key=b64(public_of(key)), has_mail=has_mail)


@REMINDERS.add("POST", "/api/me/channels", ChannelInfo, body=NewChannel, status=201, refuses=(409,))
async def add_channel(call: Call) -> ChannelInfo:
    """One more: a browser's subscription, for anybody; an address for mail or a webhook, for who has an account. To an
    address a link is sent that has to be followed."""
    wish, services = call.body, call.services
    player = call.somebody() if isinstance(wish, NewPush) else call.account()
    if isinstance(wish, NewMail) and not services.settings.mail.host:
        raise Denied("told-no-mail")
    if isinstance(wish, NewPush):
        await asyncio.to_thread(check_keys, Keys(wish.p256dh, wish.auth))
    row = channels.row_of(wish, player.id, services.teller.caller.resolver)
    job = channels.add(row, services.settings.reminders, services.attempts)
    return channels.info(await services.store.write(call.keeping(job, channels.info)))


@REMINDERS.add("PUT", "/api/me/channels/{channel}", ChannelInfo, body=ChangedChannel, refuses=(404,))
async def switch_channel(call: Call) -> ChannelInfo:
    """On, or off until it is on again."""
    job = channels.switch(call.path["channel"], call.somebody().id, is_on=call.body.is_on)
    return channels.info(await call.services.store.write(call.keeping(job, channels.info)))


@REMINDERS.add("DELETE", "/api/me/channels/{channel}", Nothing, refuses=(404,))
async def remove_channel(call: Call) -> Nothing:
    """No more messages there, and nothing is kept of it."""
    job = channels.remove(call.path["channel"], call.somebody().id)
    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()


@REMINDERS.add("POST", "/api/me/channels/{channel}/try", Nothing, refuses=(404, 409))
async def try_channel(call: Call) -> Nothing:
    """A message for trial; to an address that is not confirmed yet, the link once more."""
    player = call.somebody()
    call.services.limits.spend("trials", player.id)
    job = channels.try_out(call.path["channel"], player.id, call.services.attempts)
    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()


@REMINDERS.add("POST", "/api/reminders/confirm", Confirmed, body=Confirm, refuses=(404,), is_write=False)
async def confirm_address(call: Call) -> Confirmed:
    """By the code of the link that was sent there: the address is one's own. Whoever has the code may say so."""
    channel = channel_in(call.services.store.secret, "confirm", call.body.code)
    return Confirmed(address=await call.services.store.write(channels.confirm(channel)))


@REMINDERS.add(
    "POST", "/api/reminders/stop/{code}", Confirmed, body=bytes, refuses=(404,), is_write=False, is_for_programs=True
)
async def stop_mails(call: Call) -> Confirmed:
    """No more mails there, by the code in each of them; mail programs ask this by themselves (RFC 8058)."""
    channel = channel_in(call.services.store.secret, "stop", call.path["code"])
    return Confirmed(address=await call.services.store.write(channels.stop(channel)))


@REMINDERS.add("GET", "/api/tables/{table}/reminders", TableReminders, refuses=(404,))
async def show_table_reminders(call: Call) -> TableReminders:
    """By which kinds of channel one is told at this table: by all, unless one said otherwise."""
    table, player = await table_of(call), call.somebody()
    silent = await call.services.store.read(stored.silent_kinds(player.id, table.id))
    return TableReminders(**{kind: kind not in silent for kind in KINDS})


@REMINDERS.add("PUT", "/api/tables/{table}/reminders", TableReminders, body=TableReminders, refuses=(404,))
async def change_table_reminders(call: Call) -> TableReminders:
    """Whether one is told at this table, by which kinds of channel. For who sits there."""
    table, player = await table_of(call), call.somebody()
    own_seats(table, player.id)
    wish: TableReminders = call.body
    silent = [kind for kind in KINDS if not getattr(wish, kind)]

    def job(connection: Connection) -> TableReminders:
        stored.put_silences(connection, player.id, table.id, silent)
        return wish

    return await call.services.store.write(call.keeping(job, lambda made: made))
