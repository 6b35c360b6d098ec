"""One address fills the memory with tables, or the server sleeps."""

from __future__ import annotations

import asyncio
import os
import signal

from attack.attacks.seats import seat_people
from attack.target import Attack, Claim, Target

__all__ = ["Asleep", "ManyTables"]


class ManyTables(Attack):
    """Guests at one address make tables and look at each, so that all are in memory; then they leave."""

    name = "many-tables"
    point = "memory"

    async def strike(self, target: Target) -> None:
        """As many as the limits allow."""
        made = 0
        while target.has_time:
            guest = await target.guest()
            wish = {"game": "world_on_fire", "seats": ["person", "captain"], "pace": 0, "sit": {"name": "Eve"}}
            while target.has_time:
                reply = await guest.ask("POST", "/api/v1/tables", wish)
                target.statuses[reply.status] += 1
                if reply.status >= 400:
                    break
                made += 1
                await guest.ask("GET", f"/t/{reply.data()['id']}")
            await asyncio.sleep(0.2)
        self.made = made

    async def judge(self, target: Target) -> list[Claim]:
        """How many tables there were."""
        least = None if target.ground.is_short else 1  # a burst may last longer than the short form
        return [Claim("tables-made", self.made, least=1), Claim("refusals", target.statuses[429], least=least)]


class Asleep(Attack):
    """The machine sleeps while Ann's clock runs; the honest rest meanwhile, because nobody can answer them."""

    name = "asleep"
    point = "clocks"
    stops_server = True

    async def prepare(self, target: Target) -> None:
        """A game with the shortest clock."""
        self.table, self.seated = await seat_people(target, 2, clock={"bank": 10, "increment": 0})

    async def strike(self, target: Target) -> None:
        """Stop the server for longer than her clock has."""
        guest, token = self.seated[0]
        before = await guest.api("GET", f"/tables/{self.table}/view", token=token)
        seconds = 3.0 if target.ground.is_short else 12.0
        os.kill(target.ground.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(target.ground.pid, signal.SIGCONT)
        await asyncio.sleep(0.5)
        after = await guest.api("GET", f"/tables/{self.table}/view", token=token)
        left = [seen["seats"][0]["remaining"] for seen in (before, after)]
        self.charged = left[0] - left[1]
        target.breach(after["seats"][0].get("bot") is not None or after["stage"] == "over", "a bot has her seat")

    async def judge(self, target: Target) -> list[Claim]:
        """How much of her time is gone; she thought for a second herself."""
        return [Claim("charged", self.charged, "s", most=2.5)]
