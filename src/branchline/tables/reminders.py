"""What travels of reminders: the ways in which one is told that it is one's turn."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.core.values import Reason
from branchline.tables.wire import Name, Wire

Url = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]
MailAddress = Annotated[
    str, Meta(min_length=3, max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$(?!\n)")
]
"""The end is the very end: `$` alone stands before a last line break, too."""
Base64Url = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z]+$")]
Kind = Literal["push", "mail", "webhook"]
WebhookForm = Literal["json", "discord", "slack", "ntfy"]
Code = Annotated[str, Meta(min_length=1, max_length=80)]


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="push", tag_field="type"):
    """A browser's subscription, as it gives it."""

    endpoint: Url
    p256dh: Base64Url
    auth: Base64Url
    label: Name
    language: Language


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="mail", tag_field="type"):
    """An address; it is used once somebody has followed the link that is sent there."""

    address: MailAddress
    language: Language


class NewWebhook(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="webhook", tag_field="type"
):
    url: Url
    form: WebhookForm
    label: Name
    language: Language


NewChannel = NewPush | NewMail | NewWebhook


class ChannelInfo(Wire, omit_defaults=True):
    """One of one's channels. Of a browser's subscription the address is nobody's business."""

    id: str
    kind: Kind
    label: str
    language: str
    is_on: bool
    is_confirmed: bool
    created_at: float
    address: str = ""
    form: WebhookForm | None = None
    secret: str = ""
    """What the messages of a webhook are signed with."""
    told_at: float | None = None
    failed_at: float | None = None
    failure: Reason | None = None
    """Why the last message did not arrive; none since one did."""
    tries_again: bool = False
    """Whether what failed is going to be tried again; otherwise it was given up."""


class Channels(Wire):
    channels: list[ChannelInfo]
    push_key: str
    """With which a browser subscribes here (`applicationServerKey`)."""
    has_mail: bool
    """Whether the server can send mail."""


class ChangedChannel(Wire):
    is_on: bool


class Confirm(Wire):
    code: Code


class Confirmed(Wire):
    address: str


class TableReminders(Wire):
    """By which kinds of channel one wants to be told at a table."""

    push: bool
    mail: bool
    webhook: bool
