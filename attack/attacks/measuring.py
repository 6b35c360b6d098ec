"""Somebody measures and measures, to keep the server from everything else."""

from __future__ import annotations

from attack.target import Attack, Claim, Target
from attack.wire import Reply

__all__ = ["Measuring"]

_GUESTS = 12
_CARD = (
    '[cards.card_{n}]\ncategory = "politics"\ncopies = 6\ncost = 2\n'
    'play = [{{ choose = [[{{ draw = 1 }}, {{ actions = 1 }}], [{{ actions = 1 }}, {{ trash = "hand" }}]] }}]\n'
)
_FILE = "".join(_CARD.format(n=n) for n in range(24))


class Measuring(Attack):
    """Twelve guests begin measurements of 24 cards, stop them, begin again, and send files that cannot be read."""

    name = "measuring"
    point = "shares"

    async def prepare(self, target: Target) -> None:
        """The guests arrive."""
        self.guests = [await target.guest() for _ in range(_GUESTS)]

    async def strike(self, target: Target) -> None:
        """Half of them begin twice, let it go on and ask how far it is; the others begin and stop."""
        for guest in 2 * self.guests[: _GUESTS // 2]:
            reply = await guest.send_form("/workshop/measure", {"text": _FILE, "games": "2000"})
            target.statuses[reply.status] += 1
        assert target.statuses[303], "no measurement was begun"
        turns = [0] * _GUESTS

        async def ask(number: int) -> Reply:
            guest, turns[number] = self.guests[number], turns[number] + 1
            if number < _GUESTS // 2:
                return await guest.ask("GET", "/workshop/measure" if turns[number] % 9 else "/workshop/measure/figures")
            if turns[number] % 3 == 0:
                return await guest.send_form("/workshop/measure/stop", {})
            text = _FILE if turns[number] % 3 == 1 else "x = " + "[" * 50_000
            return await guest.send_form("/workshop/measure", {"text": text, "games": "2000"})

        await target.flood(_GUESTS, ask)

    async def judge(self, target: Target) -> list[Claim]:
        """Nobody has more than their share, and afterwards everything is stopped."""
        for guest in self.guests:
            await guest.send_form("/workshop/measure/stop", {})
        return [Claim("refusals", sum(target.statuses[status] for status in (409, 429, 503)), least=_GUESTS // 2)]
