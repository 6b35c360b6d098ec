"""Somebody wants a seat, a hand or a win that belongs to somebody else."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.target import Attack, Target
from attack.wire import Visitor

__all__ = ["Absence", "ForeignSeats", "KnownDeal", "Whispers"]

_PEOPLE = ("Ann", "Ben", "Chloe", "Dai")


async def seat_people(target: Target, people: int, **settings: Any) -> tuple[str, list[tuple[Visitor, str]]]:
    """A table where people of one address sit: its id, and everybody with a seat token."""
    host = await target.guest()
    wish = {"game": "kunitori", "seats": ["person"] * people, "start": 0, "sit": {"name": _PEOPLE[0]}, **settings}
    made = await host.api("POST", "/tables", wish)
    seated = [(host, str(made["seat"]["token"]))]
    for name in _PEOPLE[1:people]:
        guest = await target.guest()
        sit = {"name": name, "invite": made["invitation"]["invite"]}
        taken = await guest.api("POST", f"/tables/{made['id']}/seats", sit)
        seated.append((guest, str(taken["token"])))
    return str(made["id"]), seated


class ForeignSeats(Attack):
    """A stranger with the address of a table tries to sit, move, chat and look there without being asked."""

    name = "foreign-seats"
    point = "identity"

    async def prepare(self, target: Target) -> None:
        """Two people play; a third has a table of his own."""
        self.table, self.seated = await seat_people(target, 2)
        self.other, self.others = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Use every key but the right one."""
        stranger = await target.guest()
        path, own = f"/api/v1/tables/{self.table}", self.others[0][1]
        right = self.seated[0][1]
        before = (await stranger.ask("GET", f"{path}/view")).data()
        wishes: list[tuple[str, Any]] = [
            ("moves", {"move": "end"}), ("undo", {"moves": 1}), ("resign", {}), ("pause", {"paused": True}),
            ("agree", {"agrees": True}), ("chat", {"text": "x", "team": True}), ("name", {"name": "Eve"}),
            ("leave", {}), ("hand-back", {}), ("rematch", {}), ("undo/answer", {"agrees": True}),
            ("seats", {"name": "Eve", "seat": 0, "invite": "0" * 22}),
        ]  # fmt: skip
        for token in ("", own, right[:-1], right[::-1], "0" * 22, right.swapcase(), f"{right}\x00"[:22] + "A"):
            for wish, data in wishes:
                reply = await stranger.ask("POST", f"{path}/{wish}", data, token=token)
                target.statuses[reply.status] += 1
                target.breach(reply.status < 400, f"{wish}: {reply.status}")
            seen = await stranger.ask("GET", f"{path}/view", token=token)
            hands = seen.data()["view"]["seats"] if seen.status == 200 else []
            target.breach(any("hand" in seat and seat["hand"] for seat in hands), "a hand")
        for token, kind in ((own, "t"), (right[:-1], "t"), (own, "bot"), (right[:-1], "bot"), ("", "bot")):
            try:
                socket = await stranger.socket(self.table, token, kind=kind)
            except InvalidStatus:
                continue
            target.breach(True, "a socket with a foreign token")
            await socket.close()
        after = (await stranger.ask("GET", f"{path}/view")).data()
        target.breach(before["view"]["events_total"] != after["view"]["events_total"], "the game has changed")


class Absence(Attack):
    """Ann plays with Ben. While he is away she wants a bot in his seat, moves taken back, or the game ended."""

    name = "absence"
    point = "absence"
    least_seconds = 22.0  # a player counts as away after fifteen

    async def prepare(self, target: Target) -> None:
        """Both play three turns, then Ben's connection is lost."""
        self.table, (self.ann, self.ben) = await seat_people(target, 2)
        for _ in range(3):
            for guest, token in (self.ann, self.ben):
                await guest.api("POST", f"/tables/{self.table}/moves", {"move": "end"}, token)
        await self.ann[0].api("POST", f"/tables/{self.table}/moves", {"move": "end"}, self.ann[1])

    async def strike(self, target: Target) -> None:
        """Try everything while he is away."""
        guest, token = self.ann
        before = await guest.api("GET", f"/tables/{self.table}/view", token=token)
        events = before["view"]["events_total"]
        async with await guest.socket(self.table, token) as socket:
            await socket.send(json.dumps({"have": ""}))
            while target.has_time:
                for wish in ({"stand_in": 1}, {"undo": 4}, {"undo_answer": True}, {"agree": True}):
                    await socket.send(json.dumps(wish))
                    await asyncio.sleep(0.25)
                    seen = await guest.api("GET", f"/tables/{self.table}/view", token=token)
                    if seen is None:
                        continue
                    target.breach(seen["view"]["events_total"] < events, "moves of both were taken back")
                    target.breach(seen["stage"] == "over", "the game was ended without him")
                if target.breaches:
                    return


class KnownDeal(Attack):
    """Eve knows every hand of a table, by a seed of her own or a game on record, and lets others sit down unwarned."""

    name = "known-deal"
    point = "shuffles"

    async def strike(self, target: Target) -> None:
        """Look at the table as somebody who is invited, before sitting down."""
        eve = await target.guest()
        wish = {"game": "kunitori", "seats": ["person", "person"], "sit": {"name": "Eve"}}
        secret = await eve.api("POST", "/tables", wish)
        target.breach(await self._is_told(target, secret), "a warning at a fair table")
        seeded = await eve.api("POST", "/tables", {**wish, "seed": "7"})
        target.breach(not await self._is_told(target, seeded), "a seed is not told")
        from kunitori.game import new_game

        game = new_game("kunitori", ("Ann", "Ben"), 7, start=0)
        game.apply("end")
        brought = {"record": game.record().to_text(), "seats": ["person", "person"], "sit": {"name": "Eve"}}
        kept = await eve.api("POST", "/records/import", brought)
        target.breach(kept is None or not await self._is_told(target, kept), "a game on record is not told")

    async def _is_told(self, target: Target, made: Any) -> bool:
        guest = await target.guest()
        page = await guest.ask("GET", f"/join/{made['id']}/{made['invitation']['invite']}")
        lobby = await guest.ask("GET", f"/t/{made['id']}")
        seen = await guest.api("GET", f"/tables/{made['id']}/view")
        told = ['class="known"' in page.text, 'class="known"' in lobby.text, seen["settings"]["known_deal"]]
        target.breach(len({*told}) != 1, f"join page, table and API disagree: {told}")
        return all(told)


class Whispers(Attack):
    """An enemy listens for the whispers of the other team: any frame or revision would show that there was one."""

    name = "whispers"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """Two teams of two."""
        self.table, self.seated = await seat_people(target, 4, game="moegahara")

    async def strike(self, target: Target) -> None:
        """Listen while they whisper."""
        async with (
            await self._listen(0) as friend,
            await self._listen(1) as enemy,
            await self.seated[3][0].socket(self.table, watch="1") as watcher,
        ):
            for socket in (friend, enemy, watcher):
                await _heard(socket, 1.5)
            before = await self._rev(1)
            await friend.send(json.dumps({"chat": "attack at dawn", "team": True}))
            target.breach(not await _heard(friend, 1.0), "nobody hears a whisper, so nothing was tried")
            for name, socket in (("enemy", enemy), ("spectator", watcher)):
                for frame in await _heard(socket, 0.5):
                    target.breach(True, f"{name}: {frame[:80]}")
            target.breach(await self._rev(1) != before, "the revision of the API has grown")

    async def _listen(self, seat: int) -> ClientConnection:
        guest, token = self.seated[seat]
        socket = await guest.socket(self.table, token)
        await socket.send(json.dumps({"have": ""}))
        return socket

    async def _rev(self, seat: int) -> int:
        guest, token = self.seated[seat]
        seen = await guest.api("GET", f"/tables/{self.table}/view", token=token)
        return int(seen["rev"])


async def _heard(socket: ClientConnection, seconds: float) -> list[str]:
    """All frames of the next seconds."""
    heard, end = [], time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            heard.append(str(await asyncio.wait_for(socket.recv(), left)))
        except TimeoutError:
            break
        except ConnectionClosed:
            heard.append("closed")
            break
    return heard
