"""Reads a QR code off a picture, as a camera would. ISO/IEC 18004, versions 1 to 10."""

import struct
import zlib

LEVELS = "MLHQ"
EC_PER_BLOCK = {
    "L": (7, 10, 15, 20, 26, 18, 20, 24, 30, 18), "M": (10, 16, 26, 18, 24, 16, 18, 22, 22, 26),
    "Q": (13, 22, 18, 26, 18, 24, 18, 22, 20, 24), "H": (17, 28, 22, 16, 22, 28, 26, 26, 24, 28),
}  # fmt: skip
BLOCKS = {
    "L": (1, 1, 1, 1, 1, 2, 2, 2, 2, 4), "M": (1, 1, 1, 2, 2, 4, 4, 4, 5, 5),
    "Q": (1, 1, 2, 2, 4, 4, 6, 6, 8, 8), "H": (1, 1, 2, 4, 4, 4, 5, 6, 8, 8),
}  # fmt: skip
MASKS = (
    lambda x, y: (x + y) % 2, lambda _x, y: y % 2, lambda x, _y: x % 3, lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2, lambda x, y: x * y % 2 + x * y % 3, lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)  # fmt: skip
ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
Grid = list[list[bool]]


def read_qr(png: bytes) -> str:
    grid = squares(dark_of(png))
    version = (len(grid) - 17) // 4
    level, mask = format_of(grid)
    return text_of(data_of(codewords(grid, version, mask), version, level), version)


def dark_of(png: bytes) -> Grid:
    """Which pixels are dark: of a PNG with eight bits a channel, as a browser makes it."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, facts = 8, b"", (0, 0, 0, 0)
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            facts = struct.unpack(">IIBB", body[:10])
        packed += body if kind == b"IDAT" else b""
        at += length + 12
    width, _height, _depth, colour = facts
    size = {2: 3, 6: 4}[colour]
    rows = unfiltered(zlib.decompress(packed), width * size, size)
    return [[sum(row[x * size : x * size + 3]) < 384 for x in range(width)] for row in rows]


def unfiltered(raw: bytes, wide: int, size: int) -> list[bytearray]:
    rows: list[bytearray] = []
    above = bytearray(wide)
    for start in range(0, len(raw), wide + 1):
        how, row = raw[start], bytearray(raw[start + 1 : start + 1 + wide])
        for i in range(wide):
            left, up = (row[i - size] if i >= size else 0), above[i]
            corner = above[i - size] if i >= size else 0
            row[i] = (row[i] + (0, left, up, (left + up) // 2, paeth(left, up, corner))[how]) & 255
        rows.append(row)
        above = row
    return rows


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]


def squares(dark: Grid) -> Grid:
    """The dark box, cut into squares as large as a seventh of the corner mark."""
    rows = [y for y, row in enumerate(dark) if any(row)]
    columns = [x for x in range(len(dark[0])) if any(row[x] for row in dark)]
    left, top, wide = columns[0], rows[0], columns[-1] - columns[0] + 1
    run = next(i for i in range(wide) if not dark[top + 1][left + i])
    count = round(wide * 7 / run)
    count += (17 - count) % 4 if (17 - count) % 4 < 2 else (17 - count) % 4 - 4
    step = wide / count
    return [
        [dark[int(top + (y + 0.5) * step)][int(left + (x + 0.5) * step)] for x in range(count)] for y in range(count)
    ]


def format_of(grid: Grid) -> tuple[str, int]:
    bits = [grid[8][x] for x in (0, 1, 2, 3, 4)]
    number = int("".join("01"[bit] for bit in bits), 2) ^ 0b10101
    return LEVELS[number >> 3], number & 7


def reserved(version: int) -> set[tuple[int, int]]:
    """Squares that hold no data: corner marks with the format, timing, alignment, and the version from 7 on."""
    size = 4 * version + 17
    taken = {(x, y) for x in range(9) for y in range(9)}
    taken |= {(x, y) for x in range(size - 8, size) for y in range(9)} | {
        (x, y) for x in range(9) for y in range(size - 8, size)
    }
    taken |= {(6, n) for n in range(size)} | {(n, 6) for n in range(size)}
    centres = alignment(version)
    for x in centres:
        for y in centres:
            if (x, y) not in {(6, 6), (6, size - 7), (size - 7, 6)}:
                taken |= {(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)}
    if version >= 7:
        taken |= {(x, y) for x in range(6) for y in range(size - 11, size - 8)}
        taken |= {(x, y) for y in range(6) for x in range(size - 11, size - 8)}
    return taken


def alignment(version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return [6, *(4 * version + 10 - i * step for i in range(count - 1))]


def codewords(grid: Grid, version: int, mask: int) -> list[int]:
    """Up and down in columns of two, from the right; the timing column is jumped over."""
    size, taken, bits = len(grid), reserved(version), ""
    is_up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if is_up else range(size):
            for x in (right, right - 1):
                if (x, y) not in taken:
                    bits += "01"[grid[y][x] ^ (MASKS[mask](x, y) == 0)]
        is_up = not is_up
    return [int(bits[i : i + 8], 2) for i in range(0, len(bits) - 7, 8)]


def data_of(words: list[int], version: int, level: str) -> list[int]:
    """The blocks one after the other, less what mends them."""
    blocks, mending = BLOCKS[level][version - 1], EC_PER_BLOCK[level][version - 1]
    short = len(words) // blocks - mending
    longer = len(words) % blocks
    lengths = [short + (n >= blocks - longer) for n in range(blocks)]
    parts: list[list[int]] = [[] for _ in range(blocks)]
    stream = iter(words)
    for i in range(max(lengths)):
        for part, length in zip(parts, lengths, strict=True):
            if i < length:
                part.append(next(stream))
    return [word for part in parts for word in part]


def text_of(data: list[int], version: int) -> str:
    bits, at, found = "".join(f"{word:08b}" for word in data), 0, b""

    def take(count: int) -> int:
        nonlocal at
        at += count
        return int(bits[at - count : at], 2)

    while at + 4 <= len(bits) and (mode := take(4)):
        wide = {1: (10, 12), 2: (9, 11), 4: (8, 16)}[mode][version > 9]
        count = take(wide)
        if mode == 4:
            found += bytes(take(8) for _ in range(count))
        elif mode == 2:
            pairs = (take(11) for _ in range(count // 2))
            found += "".join(ALPHANUMERIC[both // 45] + ALPHANUMERIC[both % 45] for both in pairs).encode()
            found += ALPHANUMERIC[take(6)].encode() if count % 2 else b""
        else:
            for start in range(0, count, 3):
                digits = min(3, count - start)
                found += f"{take((0, 4, 7, 10)[digits]):0{digits}d}".encode()
    return found.decode()
