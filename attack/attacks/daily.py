"""Somebody wants to know the cards of the day before the day is over."""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import suppress
from itertools import permutations

from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.target import Attack, Target
from attack.wire import Reply, Visitor

__all__ = ["DailyDeal"]

_HALF = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")


class DailyDeal(Attack):
    """Eve has had her try at the daily challenge, and wants its secret, or a look at another guest's cards."""

    name = "daily-deal"
    point = "shuffles"

    async def prepare(self, target: Target) -> None:
        """Eve resigns at once, Ann is in the middle of her game, and Ben has finished."""
        self.eve, self.ann, self.ben = [await target.guest() for _ in range(3)]
        self.own, self.running, self.over = [await self._begin(target, each) for each in (self.eve, self.ann, self.ben)]
        for guest, table in ((self.eve, self.own), (self.ben, self.over)):
            await guest.api("POST", f"/tables/{table}/resign", {})
        seen = await self.eve.api("GET", f"/tables/{self.own}/view")
        target.breach(seen["stage"] != "over", "nothing to attack: the own game goes on")
        self.commit = str(seen["deal"]["commit"])

    async def strike(self, target: Target) -> None:
        """Ask for everything that shows cards, at the own table and at those of others."""
        await self._ask_for_cards(target, self.own, is_own=True)
        for table in (self.running, self.over):
            await self._ask_for_cards(target, table)
            await self._listen(target, table)
        for path in ("/daily", "/games", "/api/v1/tables"):
            self._look_for_secret(target, await self.eve.ask("GET", path), path)
        again = await self._begin(target, self.eve)
        target.breach(again != self.own, "a second try")

    async def _begin(self, target: Target, guest: Visitor) -> str:
        page = await guest.ask("GET", "/daily")
        day = re.search(r'<time datetime="([^"]+)"', page.text)
        assert day is not None
        reply = await guest.send_form("/daily", {"day": day[1]})
        return reply.header("location").removeprefix("/t/")

    async def _ask_for_cards(self, target: Target, table: str, is_own: bool = False) -> None:
        page, api = f"/t/{table}", f"/api/v1/tables/{table}"
        shown = [page, f"{page}/watch", f"{page}/part/log", f"{page}/part/generals", api, f"{api}/view", f"{api}/chat"]
        hidden = [
            f"{page}/record", f"{page}/verify", f"{page}/review", f"{page}/review/progress", f"{page}/ending",
            f"/replay/{table}", f"/replay/{table}/0?seat=1", f"{api}/record", f"{api}/replay/0", f"{api}/review",
            f"{api}/hint",
        ]  # fmt: skip
        for path in (*shown, *hidden):
            reply = await self.eve.ask("GET", path)
            self._look_for_secret(target, reply, path)
            target.breach(reply.status < 300 and not (is_own and path in shown), f"{path}: {reply.status}")
        wishes = {"branch": {"move": 0, "seats": ["person", "captain"]}, "undo": {"moves": 1}}
        for name, wish in wishes.items():
            reply = await self.eve.ask("POST", f"{api}/{name}", wish)
            target.breach(reply.status < 300, f"{name}: {reply.status}")
        reply = await self.eve.send_form(f"/replay/{table}/0", {"seat": "1"})
        target.breach(reply.status < 400, f"a branch from the replay: {reply.status}")

    async def _listen(self, target: Target, table: str) -> None:
        for watch in ("", "1"):
            with suppress(InvalidStatus, ConnectionClosed):
                async with await self.eve.socket(table, watch=watch) as socket:
                    await socket.send(json.dumps({"have": ""}))
                    heard = json.loads(await socket.recv())
                    target.breach("f" in heard, "a socket at the table of others")

    def _look_for_secret(self, target: Target, reply: Reply, path: str) -> None:
        """Whether two of the words in an answer are the salt and the secret."""
        target.statuses[reply.status] += 1
        for salt, secret in permutations({*_HALF.findall(reply.text)}, 2):
            found = hashlib.sha256(bytes.fromhex(salt + secret)).hexdigest()
            target.breach(found == self.commit, f"{path}: the secret of the day")
