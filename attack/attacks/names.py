"""Somebody wants to look like somebody else, or like somewhere else."""

from __future__ import annotations

import json

from websockets.exceptions import InvalidStatus

from attack.attacks.seats import seat_people
from attack.target import Attack, Target

__all__ = ["LookAlikes", "Rebinding"]

_LOOK_LIKE_ANN = (
    "ANN", "Αnn", "Аnn", "Ａｎｎ", "Ann\u200b", "A\u200dnn", "Ann\u3164", "A\u034fnn", "\u202eAnn", "Ann\u2060",
    "𝐀𝐧𝐧", "Ann\ufe0f", "Ann\u00ad", "\u2066Ann\u2069", "Ann\U000e0041", "Aɴɴ", "Ann.", "Ann\u00a0",
)  # fmt: skip
_FOREIGN_NAMES = (
    "evil.example", "evil.example:8000", "kunitori.example.evil.example", "localhost.evil.example", "a" * 5000,
)  # fmt: skip
_ASKED = (("GET", "/"), ("GET", "/t/{table}"), ("POST", "/api/v1/tables"), ("GET", "/games"))


class LookAlikes(Attack):
    """Eve takes a name that looks like Ann's, with invisible letters or those of another alphabet, and chats as her."""

    name = "look-alikes"
    point = "small"

    async def strike(self, target: Target) -> None:
        """Sit down beside Ann under each name, and watch her table under her own."""
        host = await target.guest()
        for trick in _LOOK_LIKE_ANN[: 6 if target.ground.is_short else None]:
            wish = {"game": "kunitori", "seats": ["person", "person"], "sit": {"name": "Ann"}}
            made = await host.api("POST", "/tables", wish)
            if made is None:
                break
            eve = await target.guest()
            sit = {"name": trick, "invite": made["invitation"]["invite"]}
            reply = await eve.ask("POST", f"/api/v1/tables/{made['id']}/seats", sit)
            target.statuses[reply.status] += 1
            if reply.status < 400:
                seen = await eve.api("GET", f"/tables/{made['id']}/view")
                name = seen["seats"][1]["name"]
                target.breach(name in (trick, "Ann", trick.strip()), f"{trick!a} became {name!a}")
        await self._watch(target)

    async def _watch(self, target: Target) -> None:
        table, _ = await seat_people(target, 2)
        eve = await target.guest()
        await eve.ask("POST", "/settings", None, Origin=f"http://127.0.0.1:{target.ground.port}")
        async with await eve.socket(table, watch="1") as socket:
            await socket.send(json.dumps({"chat": "I resign"}))
        seen = await eve.api("GET", f"/tables/{table}/view")
        for line in seen["chat"]:
            target.breach(line.get("seat") is None and line.get("name") == "Ann", "a spectator chats as Ann")


class Rebinding(Attack):
    """A foreign name is made to lead to this server (DNS rebinding), so that a foreign page counts as its own."""

    name = "rebinding"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """Ann has a table."""
        self.table, self.seated = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Ask under foreign names for pages, API and sockets."""
        cookie = self.seated[0][0].cookie
        for host in _FOREIGN_NAMES:
            for method, address in _ASKED:
                path = address.replace("{table}", self.table)
                headers = {"Host": host, "Origin": f"http://{host}", "Cookie": cookie}
                body = b'{"seats": ["person", "person"]}' if method == "POST" else b""
                reply = await target.line().ask(method, path, body, {**headers, "Content-Type": "application/json"})
                target.statuses[reply.status] += 1
                target.breach(reply.status < 400, f"{method} {path} as {host[:40]}: {reply.status}")
                target.breach(bool(reply.cookie), f"{method} {path} as {host[:40]}: a cookie")
            try:
                socket = await self.seated[0][0].socket(self.table, Host=host[:200])
            except InvalidStatus:
                continue
            await socket.close()
