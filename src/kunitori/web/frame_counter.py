"""How many WebSocket frames some bytes hold, without reading them."""

from __future__ import annotations

__all__ = ["FrameCounter"]

_MASK_BYTES = 4
_LENGTH_BYTES = {126: 2, 127: 8}


class FrameCounter:
    """Counts the frames of a stream of bytes.

    >>> counter = FrameCounter()
    >>> ping, word = bytes([0x89, 0x80, 1, 2, 3, 4]), bytes([0x81, 0x82, 1, 2, 3, 4, 5, 6])
    >>> counter.feed(3 * ping), counter.feed(word[:4]), counter.is_between_frames
    (3, 1, False)
    >>> counter.feed(word[4:]), counter.feed(ping), counter.is_between_frames
    (0, 1, True)
    """

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = bytearray()
        self._left = 0

    @property
    def is_between_frames(self) -> bool:
        """Whether everything so far was whole frames."""
        return not (self._left or self._head)

    def feed(self, data: bytes) -> int:
        """The number of frames whose head is complete with these bytes."""
        frames, at, end = 0, 0, len(data)
        while at < end:
            if self._left:
                skipped = min(self._left, end - at)
                self._left -= skipped
                at += skipped
                continue
            head = self._head
            head.append(data[at])
            at += 1
            if len(head) < 2:
                continue
            more = _LENGTH_BYTES.get(head[1] & 0x7F, 0)
            if len(head) < 2 + more:
                continue
            length = int.from_bytes(head[2:], "big") if more else head[1] & 0x7F
            self._left = length + (_MASK_BYTES if head[1] & 0x80 else 0)
            head.clear()
            frames += 1
        return frames
