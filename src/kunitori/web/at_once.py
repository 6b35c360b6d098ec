"""How many things each guest and each address may have going at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kunitori.web.options import allowance
from kunitori.web.refusals import TooFast

__all__ = ["AtOnce"]


class AtOnce:
    """Places that are taken for a while.

    >>> places = AtOnce(1)
    >>> with places.taken(["some guest"]), places.taken(["another guest"]):
    ...     len(places)
    2
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._taken)

    @contextmanager
    def taken(self, who: Sequence[str]) -> Iterator[None]:
        """Take a place for each of these; `TooFast` if one of them has too many already."""
        if any(self._taken[name] >= self._most * allowance(name) for name in who):
            raise TooFast("server-too-many-at-once")
        self._taken.update(who)
        try:
            yield
        finally:
            for name in who:
                self._taken[name] -= 1
                if not self._taken[name]:
                    del self._taken[name]
