"""What is in a picture that a page made."""

import struct
import zlib


def columns_of(png: bytes) -> tuple[int, int, list[int]]:
    """Width, height, and how many different lines each hundred pixels of the width hold, before filters are undone."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, facts = 8, b"", (0, 0, 0, 0)
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        facts = struct.unpack(">IIBB", body[:10]) if kind == b"IHDR" else facts
        packed += body if kind == b"IDAT" else b""
        at += length + 12
    width, height, _depth, colour = facts
    wide = width * {2: 3, 6: 4}[colour]
    raw = zlib.decompress(packed)
    rows = [raw[start + 1 : start + 1 + wide] for start in range(0, len(raw), wide + 1)]
    step = 100 * wide // width
    return width, height, [len({row[left : left + step] for row in rows}) for left in range(0, wide, step)]
