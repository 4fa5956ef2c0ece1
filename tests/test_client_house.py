"""The house rules of the browser client that a machine can check."""

import re
from pathlib import Path

WEB = Path(__file__).parent.parent / "src" / "branchline" / "web"
SCRIPTS = {
    path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
    for path in WEB.rglob("*.js")
    if "vendor" not in path.parts
}


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", "", text, flags=re.DOTALL)


def found(pattern: str) -> set[str]:
    return {name for name, text in SCRIPTS.items() if re.search(pattern, without_comments(text))}


def test_the_host_is_reached_in_one_place() -> None:
    """`Transport` in types.d.ts is the interface; the worker that keeps the shell stands between page and server."""
    reaches = r"\bfetch\(|\bWebSocket\b|\bXMLHttpRequest\b|\bEventSource\b|\bsendBeacon\b"
    assert found(reaches) == {"lib/http_transport.js", "worker.js"}


def test_nobody_polls() -> None:
    """What is waited for is a signal or a promise."""
    assert not found(r"while \([^\n]*\) await new Promise\([^\n]*setTimeout")
