"""The books of a game: every change of the chances is entered once, under luck or under somebody's choices."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.review.values import Account, Shares

__all__ = ["Books", "minus", "plus"]


def plus(one: Shares, other: Shares) -> Shares:
    """The sum for each side."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Shares, other: Shares) -> Shares:
    """The difference for each side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


class Books:
    """The chances now, and what brought them there from the start.

    >>> books = Books((0.5, 0.5))
    >>> books.by_luck((0.75, 0.25)), books.by_choice(1, (1.0, 0.0))
    ((0.25, -0.25), (0.25, -0.25))
    >>> books.account((1,))
    Account(start=0.5, luck=-0.25, own=-0.25, others=0.0, end=0.0)
    """

    def __init__(self, start: Shares) -> None:
        self.now: Shares = start
        self._start = start
        self._luck: list[Shares] = []
        self._choices: list[tuple[int, Shares]] = []
        self._agreed: Shares = (0.0,) * len(start)

    def by_luck(self, chances: Shares) -> Shares:
        """Luck has changed the chances to these; return by how much."""
        self._luck.append(self._change(chances))
        return self._luck[-1]

    def by_choice(self, seat: int, chances: Shares) -> Shares:
        """A choice of a seat has changed the chances to these; return by how much."""
        change = self._change(chances)
        self._choices.append((seat, change))
        return change

    def by_agreement(self, chances: Shares) -> Shares:
        """An agreement of all has: who lost by it chose so, and who gained owes it to the others."""
        self._agreed = self._change(chances)
        return self._agreed

    def account(self, seats: Sequence[int]) -> Account:
        """Where the chance of a side comes from."""
        side = seats[0]  # sides have the numbers of their first seats
        own = sum(change[side] for seat, change in self._choices if seat in seats)
        others = sum(change[side] for seat, change in self._choices if seat not in seats)
        return Account(
            start=self._start[side],
            luck=sum(change[side] for change in self._luck),
            own=own + min(0.0, self._agreed[side]),
            others=others + max(0.0, self._agreed[side]),
            end=self.now[side],
        )

    def _change(self, chances: Shares) -> Shares:
        before, self.now = self.now, chances
        return minus(chances, before)
