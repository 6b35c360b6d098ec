"""One guest fills the disk."""

from __future__ import annotations

import random

from load.client import random_move

from attack.target import Attack, Claim, Target
from attack.wire import Reply
from kunitori.game import new_game

__all__ = ["Imports", "Notes"]

_MOST_STORED_MB = 20.0
"""What one guest can store in a day, with what the database adds."""
_PADDING_LINES = 6_000


def _bulky_record(seed: int) -> str:
    """The record of a short finished game with half a megabyte of remarks that do not compress."""
    chance = random.Random(seed)
    game = new_game("kunitori", ("Ann", "Ben"), seed, max_rounds=2)
    while game.decision is not None:
        game.apply(random_move(game, chance))
    head, _, tail = game.record().to_text().rpartition("\n\nResult:")
    remarks = "\n".join(f"# {chance.getrandbits(280):070x}" for _ in range(_PADDING_LINES))
    return f"{head}\n{remarks}\n\nResult:{tail}"


class Imports(Attack):
    """One guest imports large records in a loop, to fill the disk."""

    name = "imports"
    point = "disk"

    async def prepare(self, target: Target) -> None:
        """Write the records."""
        self.guest = await target.guest()
        self.records = [_bulky_record(seed) for seed in range(8)]
        self.before = await target.metric("stored_bytes")

    async def strike(self, target: Target) -> None:
        """Import them again and again."""

        async def ask(number: int) -> Reply:
            return await self.guest.ask("POST", "/api/v1/records/import", {"record": self.records[number]})

        await target.flood(len(self.records), ask)

    async def judge(self, target: Target) -> list[Claim]:
        """How much the database has grown."""
        grown = (await target.metric("stored_bytes") - self.before) / 2**20
        return [
            Claim("stored", grown, "MB", most=_MOST_STORED_MB),
            Claim("imported", target.statuses[201], least=1),
        ]


class Notes(Attack):
    """A stranger writes problem reports on a table of others, to fill the disk and to begin its review anew."""

    name = "notes"
    point = "disk"

    async def prepare(self, target: Target) -> None:
        """Somebody else has played a game."""
        owner = await target.guest()
        chance, game = random.Random(3), new_game("kunitori", ("Ann", "Ben"), 3, max_rounds=20)
        while game.decision is not None:
            game.apply(random_move(game, chance))
        made = await owner.api("POST", "/records/import", {"record": game.record().to_text()})
        self.table = f"/api/v1/tables/{made['id']}"

    async def strike(self, target: Target) -> None:
        """Ask for the review, write a note, and look whether it begins anew."""
        stranger = await target.guest()
        done = 0
        note = {"note": "x" * 1900}

        async def ask(number: int) -> Reply:
            nonlocal done
            if number:
                return await stranger.ask("POST", f"{self.table}/problem", note)
            reply = await stranger.ask("GET", f"{self.table}/review")
            if reply.status == 200:
                seen = reply.data()
                now = seen["of"] if seen["ready"] else seen["done"]
                target.breach(now < done, f"the review fell from {done} to {now} moves")
                done = max(done, now)
            return reply

        await target.flood(3, ask)
        target.breach(bool(target.statuses[200] + target.statuses[204]) and await self._is_written(target), "a note")

    async def _is_written(self, target: Target) -> bool:
        record = await target.stranger().ask("GET", f"{self.table.replace('/api/v1/tables', '/t')}/record")
        return "x" * 100 in record.text
