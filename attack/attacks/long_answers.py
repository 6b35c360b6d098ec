"""One guest within all limits asks for what takes long."""

from __future__ import annotations

from urllib.parse import quote

from attack.target import Attack, Target, endless_record
from attack.wire import Reply, Visitor

__all__ = ["ColdReplays", "FirstViews", "LongReplays", "RulesSearch", "Statics", "WholeLog"]

_CONNECTIONS = 40
_MOVES = 9_900
_SEARCHED_BYTES = 8_000


async def _imported(guest: Visitor, seed: int) -> str:
    """A finished game of 9,900 moves that a guest imported; a table that is not there if the server refused."""
    made = await guest.api("POST", "/records/import", {"record": endless_record(seed, _MOVES)})
    return str(made["id"]) if made else "none"


class WholeLog(Attack):
    """One guest imports a game of 9,900 moves and asks for its whole log over 40 connections."""

    name = "whole-log"
    point = "shares"

    async def prepare(self, target: Target) -> None:
        """Import the game."""
        self.guest = await target.guest()
        self.table = await _imported(self.guest, 1)

    async def strike(self, target: Target) -> None:
        """Ask for all of it."""

        async def ask(_: int) -> Reply:
            return await self.guest.ask("GET", f"/t/{self.table}/part/log")

        await target.flood(_CONNECTIONS, ask)


class RulesSearch(Attack):
    """One guest searches the rules for words of 8 KB, on the page and over the API."""

    name = "rules-search"
    point = "shares"

    async def strike(self, target: Target) -> None:
        """Search for many words, long words, and words that are everywhere."""
        guest = await target.guest()
        sought = ["a " * (_SEARCHED_BYTES // 2), "x" * _SEARCHED_BYTES, "the card ", "e", "ａ" * 900, "* ( [ \\" * 400]

        async def ask(number: int) -> Reply:
            path = ("/rules", "/api/v1/rules", "/api/v1/rulings", "/api/v1/rules/")[number % 4]
            words = quote(target.chance.choice(sought)[:_SEARCHED_BYTES])
            return await guest.ask("GET", f"{path}{words}" if path.endswith("/") else f"{path}?q={words}")

        await target.flood(_CONNECTIONS, ask)


class LongReplays(Attack):
    """One guest steps through a game of 9,900 moves at random, on the page and over the API."""

    name = "long-replays"
    point = "shares"

    async def prepare(self, target: Target) -> None:
        """Import the game."""
        self.guest = await target.guest()
        self.table = await _imported(self.guest, 2)

    async def strike(self, target: Target) -> None:
        """Look at any move through anybody's eyes."""
        table = self.table

        async def ask(number: int) -> Reply:
            move = target.chance.randrange(_MOVES)
            seat = target.chance.choice(("open", "0", "1"))
            paths = (
                f"/replay/{table}/{move}?seat={seat}",
                f"/api/v1/tables/{table}/replay/{move}?eyes={seat}&events_from={target.chance.randrange(30_000)}",
                f"/api/v1/tables/{table}/view?events_from={target.chance.randrange(30_000)}",
                f"/api/v1/tables/{table}/record",
                f"/t/{table}/watch",
            )
            return await self.guest.ask("GET", paths[number % len(paths)])

        await target.flood(_CONNECTIONS, ask)


class ColdReplays(Attack):
    """One guest imports long games and opens each of them once, so that nothing was prepared or kept."""

    name = "cold-replays"
    point = "shares"

    async def prepare(self, target: Target) -> None:
        """Import the first games."""
        self.guest = await target.guest()
        games = 2 if target.ground.is_short else 6
        self.tables = [await _imported(self.guest, seed + 1) for seed in range(games)]

    async def strike(self, target: Target) -> None:
        """Open each, then import more."""

        async def ask(number: int) -> Reply:
            if self.tables:
                return await self.guest.ask("GET", f"/replay/{self.tables.pop()}/{_MOVES - 5}")
            record = endless_record(1 + number % 2, _MOVES)
            reply = await self.guest.ask("POST", "/api/v1/records/import", {"record": record})
            if reply.status == 201:
                self.tables.append(reply.data()["id"])
            return reply

        await target.flood(4, ask)


class FirstViews(Attack):
    """Guests at one address open games of 9,900 moves in turn, more of them than the server keeps in memory."""

    name = "first-views"
    point = "shares"

    async def prepare(self, target: Target) -> None:
        """Import the games."""
        self.guests = [await target.guest() for _ in range(3)]
        games = 6 if target.ground.is_short else 12
        self.tables = [await _imported(self.guests[seed % 3], 1 + seed % 2) for seed in range(games)]

    async def strike(self, target: Target) -> None:
        """Open one after the other, on the table's page, as a spectator and over the API."""

        async def ask(number: int) -> Reply:
            self.tables.append(table := self.tables.pop(0))
            paths = (
                f"/t/{table}", f"/api/v1/tables/{table}/view?events_from=0", f"/t/{table}/verify", f"/t/{table}/review",
            )  # fmt: skip
            return await self.guests[number % 3].ask("GET", paths[number % len(paths)])

        await target.flood(12, ask)


class Statics(Attack):
    """Somebody asks for files, pages and API addresses that are not there, over 40 connections."""

    name = "statics"
    point = "shares"

    async def strike(self, target: Target) -> None:
        """Ask for what is there, too."""
        guest = await target.guest()

        async def ask(number: int) -> Reply:
            word = "x" * target.chance.randrange(1, 2000)
            paths = (f"/static/{word[:9]}/{word}", "/static/x/kit.css", f"/static/x/fonts/{word[:99]}", f"/{word}")
            return await guest.ask("GET", paths[number % len(paths)])

        await target.flood(_CONNECTIONS, ask)
