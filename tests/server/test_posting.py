"""Which addresses a server calls, how it calls them, and how what it pushes is encrypted."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from branchline.server.errors import Malformed
from branchline.server.reminders.addresses import Resolver, target_of
from branchline.server.reminders.outcomes import Attempt, NotSent
from branchline.server.reminders.posting import Caller
from branchline.server.reminders.web_push import Keys, b64, check_keys, encrypt, read_key, unb64
from kits.telling import Receiver

INSIDE = [
    *("127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1"),
    *("203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1"),
    *("64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::1", "fc00::1", "fd12::1"),
    *("fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "2606:4700:4700::1111%eth0", "nonsense", ""),
]
OUTSIDE = ["1.1.1.1", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "64:ff9b::101:101"]


def test_no_address_of_ones_own_network_is_called_unless_the_host_says_so() -> None:
    none = Resolver()
    assert [address for address in INSIDE if none.may_call(address, is_secure=True)] == []
    assert [address for address in OUTSIDE if not none.may_call(address, is_secure=True)] == []
    assert [address for address in OUTSIDE if none.may_call(address, is_secure=False)] == [], "outside only with TLS"
    some = Resolver(("10.0.0.0/8", "fd12::/16"))
    allowed = [address for address in INSIDE if some.may_call(address, is_secure=False)]
    assert allowed == ["10.0.0.1", "::ffff:10.0.0.1", "2002:a00:1::1", "fd12::1"]


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::1]", "[::ffff:127.0.0.1]"])
def test_however_an_address_is_written_what_it_stands_for_is_looked_at(host: str) -> None:
    with pytest.raises(NotSent) as refused:
        asyncio.run(Resolver().address_of(target_of(f"https://{host}/")))
    assert refused.value.reason.message in ("told-barred", "told-no-such-host")


@pytest.mark.parametrize("url", ["ftp://x/", "https:///x", "https://u:p@x/", "https://x/ y", "https://x:0x1/", "x"])
def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(Malformed):
        target_of(url)


class Once(Resolver):
    """A name that stands for this machine when it is first asked for, and for another one afterwards."""

    asked = 0

    def look_up(self, host: str, port: int) -> list[str]:
        assert (host, port) == ("hooks.test", self.port)
        self.asked += 1
        return ["10.1.2.3", "127.0.0.1"] if self.asked == 1 else ["127.0.0.2"]

    port = 0


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    cert, private = folder / f"{name}.pem", folder / f"{name}.key"
    cert.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    private.write_bytes(pem)
    return cert, private


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[tuple[Receiver, list[str | None], Path]]:
    """A receiver with TLS and a certificate for hooks.test, and the names by which it was called."""
    cert, key = certificate(tmp_path, "hooks.test")
    context, names = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), list[str | None]()
    context.load_cert_chain(cert, key)
    context.sni_callback = lambda _socket, name, _context: names.append(name)
    receiver = Receiver()
    receiver.server.socket = context.wrap_socket(receiver.server.socket, server_side=True)
    threading.Thread(target=receiver.server.serve_forever, daemon=True).start()
    try:
        yield receiver, names, cert
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()


def test_the_address_that_was_checked_is_the_one_connected_to_by_the_name(
    secure: tuple[Receiver, list[str | None], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up once; certificate, SNI and Host are the name's."""
    receiver, names, cert = secure
    resolver = Once(("127.0.0.1/32",))
    resolver.port = receiver.server.server_address[1]
    caller, target = Caller(resolver, 60.0), target_of(f"https://hooks.test:{resolver.port}/hook?a=1")
    with pytest.raises(NotSent) as untrusted:
        asyncio.run(caller.post(target, {}, b"{}", Attempt()))
    assert untrusted.value.reason.message == "told-no-tls", "nobody vouches for the certificate"
    monkeypatch.setenv("SSL_CERT_FILE", str(cert))
    caller, resolver.asked = Caller(resolver, 60.0), 0
    assert asyncio.run(caller.post(target, {"X-Mine": "1"}, b"{}", Attempt())) == 201
    [call] = receiver.calls
    assert (call.path, call.headers["host"], call.body) == ("/hook?a=1", f"hooks.test:{resolver.port}", b"{}")
    assert (names[-1], resolver.asked) == ("hooks.test", 1)
    other = target._replace(host="127.0.0.1")
    with pytest.raises(NotSent) as wrong:
        asyncio.run(Caller(Resolver(("127.0.0.0/8",)), 60.0).post(other, {}, b"{}", Attempt()))
    assert wrong.value.reason.message == "told-no-tls", "a certificate for another name"


def test_an_answer_that_never_ends_is_not_read() -> None:
    async def run() -> tuple[int, int]:
        sent = 0

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal sent
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n")
            try:
                while sent < 100_000_000:
                    writer.write(b"x" * 100_000)
                    await writer.drain()
                    sent += 100_000
            except OSError:
                return
            finally:
                writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        caller = Caller(Resolver(("127.0.0.0/8",)), 60.0)
        status = await caller.post(target_of(f"http://127.0.0.1:{port}/"), {}, b"", Attempt())
        server.close()
        return status, sent

    status, sent = asyncio.run(run())
    assert status == 200
    assert sent < 100_000_000


# What is pushed -------------------------------------------------------------------------------------------------------

VECTOR: dict[str, str] = {
    "plain": "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "receiver": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "sender": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "message": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}
"""RFC 8291, appendix A."""


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    keys = Keys(VECTOR["receiver"], VECTOR["auth"])
    made = encrypt(unb64(VECTOR["plain"]), keys, read_key(VECTOR["sender"]), unb64(VECTOR["salt"]))
    assert b64(made) == VECTOR["message"]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("BCVx", VECTOR["auth"]),
        (VECTOR["receiver"][:-3] + "AAA", VECTOR["auth"]),
        (VECTOR["receiver"], "BTBZ"),
        ("A" * 87, VECTOR["auth"]),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Malformed):
        check_keys(Keys(p256dh, auth))
