"""Web Push: encrypted for the browser (RFC 8291, RFC 8188) and signed by the server (VAPID, RFC 8292).

The push service in between learns that there is a message, from whom and for which subscription, and not what it says.
"""

import asyncio
import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from branchline.server.errors import Malformed
from branchline.server.reminders.addresses import Target, target_of
from branchline.server.reminders.outcomes import Attempt
from branchline.server.reminders.posting import Caller, check_status
from branchline.server.reminders.wording import Message
from branchline.server.store import channels
from branchline.server.store.store import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

FACT: Final = "vapid"
RECORD: Final = 4096
MOST_PLAIN: Final = 3000
"""Bytes of a message: a push service takes 4,096 when it is encrypted, and somebody has longer names."""
KEPT_SECONDS: Final = 2 * 86_400
"""For which the service keeps it for a browser that is not there."""
SIGNED_SECONDS: Final = 12 * 3600
_GONE: Final = frozenset({404, 410})


class Keys(msgspec.Struct, frozen=True):
    """What a browser gives to whoever may write to it."""

    p256dh: str
    auth: str


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: Keys) -> None:
    """Raises Malformed where nothing could ever be encrypted for them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(keys.p256dh))
        is_right = len(unb64(keys.auth)) == 16 and len(unb64(keys.p256dh)) == 65
    except ValueError:
        is_right = False
    if not is_right:
        raise Malformed("told-bad-keys")


# The payload ----------------------------------------------------------------------------------------------------------


def encrypt(
    plain: bytes, keys: Keys, sender: "EllipticCurvePrivateKey | None" = None, salt: bytes | None = None
) -> bytes:
    """RFC 8291: one record. The sender's key and the salt are new for every message; a test knows them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = unb64(keys.p256dh)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = public_of(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _expand(_mac(unb64(keys.auth), shared), b"WebPush: info\0" + theirs + ours, 32)
    key, nonce = derived(secret, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2 marks the last record


def derived(secret: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """RFC 8188: the key and the nonce of a record."""
    made = _mac(salt, secret)
    return _expand(made, b"Content-Encoding: aes128gcm\0", 16), _expand(made, b"Content-Encoding: nonce\0", 12)


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, sha256).digest()


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    """HKDF's second half, for no more than one block."""
    return _mac(key, info + b"\x01")[:length]


def public_of(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# The server's own key -------------------------------------------------------------------------------------------------


def read_key(text: str) -> "EllipticCurvePrivateKey":
    """Raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(unb64(text), "big"), ec.SECP256R1())


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return b64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


async def server_key(store: Store) -> "EllipticCurvePrivateKey":
    """Made when it is first needed, and kept in the database for all processes and all backups."""
    found = await store.read(channels.fact(FACT))
    if found is None:
        await store.write(channels.keep_fact(FACT, await asyncio.to_thread(_new_key)))
        found = await store.read(channels.fact(FACT))
    assert found is not None
    return await asyncio.to_thread(read_key, found)


def authorization(key: "EllipticCurvePrivateKey", target: Target, contact: str, now: float) -> str:
    """RFC 8292: who we are, to this push service alone, for a few hours."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    claims: dict[str, Any] = {"aud": target.origin, "exp": int(now) + SIGNED_SECONDS}
    claims |= {"sub": contact} if contact else {}
    said = ".".join(b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    signed = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signed}, k={b64(public_of(key))}"


# Sending --------------------------------------------------------------------------------------------------------------


def payload(message: Message) -> bytes:
    """What the worker shows; the tables at the end are left off where it would be too long."""
    tables, is_whole = list(message.tables), not message.more
    while True:
        lines = [table.line for table in tables] + ([] if is_whole else ["…"])
        tag = tables[0].id if len(message.tables) == 1 else "turns"
        path = tables[0].path if len(message.tables) == 1 else "/"
        said = {"title": message.title, "body": "\n".join(lines), "tag": tag, "path": path, "lang": message.language}
        made = msgspec.json.encode(said)
        if len(made) <= MOST_PLAIN or not tables:
            return made
        tables.pop()
        is_whole = False


async def push(
    caller: Caller,
    channel: dict[str, Any],
    message: Message,
    key: "EllipticCurvePrivateKey",
    contact: str,
    attempt: Attempt,
) -> None:
    """Raises NotSent, Unsure, Gone."""
    target, keys = target_of(channel["address"]), msgspec.json.decode(channel["keys"], type=Keys)
    body = await asyncio.to_thread(encrypt, payload(message), keys)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
        "Authorization": authorization(key, target, contact, time.time()),
    }
    check_status(await caller.post(target, headers, body, attempt), target, _GONE)
