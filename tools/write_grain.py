"""Make the grain of the paper, a tile that browsers repeat: ``python tools/write_grain.py``.

A bitmap, because a browser would compute the noise of an SVG filter again with every change of a card.
"""

from __future__ import annotations

import random
import struct
import zlib

from kunitori.web.statics import FOLDER

SIZE = 160
INK = bytes((89, 66, 31))
ALPHAS = bytes((0, 7, 14, 22, 31, 41))  # faint, in few steps: the file stays small
FIBRE = (1, 2, 2, 1)  # each grain is drawn out downwards


def rows() -> list[bytes]:
    """The tile's rows as numbers of `ALPHAS`; it repeats without a seam."""
    chance = random.Random("washi")
    noise = [[chance.random() for _ in range(SIZE)] for _ in range(SIZE)]
    most = len(ALPHAS) - 1

    def strength(x: int, y: int) -> int:
        fibre = sum(weight * noise[(y + i) % SIZE][x] for i, weight in enumerate(FIBRE)) / sum(FIBRE)
        return min(most, max(0, round(most * (2.2 * fibre - 0.7))))

    return [bytes(strength(x, y) for x in range(SIZE)) for y in range(SIZE)]


def png(lines: list[bytes]) -> bytes:
    """A picture with a palette of one ink in several strengths."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    pixels = b"".join(b"\0" + bytes(a << 4 | b for a, b in zip(line[::2], line[1::2], strict=True)) for line in lines)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 4, 3, 0, 0, 0)),
            chunk(b"PLTE", INK * len(ALPHAS)),
            chunk(b"tRNS", ALPHAS),
            chunk(b"IDAT", zlib.compress(pixels, 9)),
            chunk(b"IEND", b""),
        )
    )


if __name__ == "__main__":
    (FOLDER / "grain.png").write_bytes(png(rows()))
