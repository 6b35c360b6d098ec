"""Somebody wants the server to call addresses for them."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode

from attack.attacks.seats import seat_people
from attack.target import Attack, Target
from attack.wire import Reply

__all__ = ["PrivateMessages"]

_ENDPOINTS = (
    "http://127.0.0.1:{trap}/x", "https://127.0.0.1:{trap}/x", "https://localhost:{trap}/x", "http://[::1]:{trap}/x",
    "https://10.0.0.1/x", "https://192.168.1.1/x", "http://169.254.169.254/latest/meta-data/", "https://0x7f000001/x",
    "https://evil.example/x", "https://fcm.googleapis.com.evil.example/x", "https://fcm.googleapis.com@127.0.0.1:{trap}/",
    "https://127.0.0.1:{trap}\\@fcm.googleapis.com/", "https://fcm.googleapis.com:{trap}/x", "file:///etc/passwd",
    "gopher://127.0.0.1:{trap}/x", "https://fcm.googleapis.com/x\r\nHost: evil.example", "//127.0.0.1:{trap}/x",
    "http://fcm.googleapis.com/x", "https://push.services.mozilla.com.evil.example/x", "https://" + "x" * 5000,
)  # fmt: skip
_POINT = bytes.fromhex(
    "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)
"""A point of P-256, so that the address alone is wrong."""
_WAIT_SECONDS = 5.0  # the server waits before it tells somebody of a turn


class PrivateMessages(Attack):
    """A guest subscribes to messages at private addresses and foreign hosts, and lets turns begin there (SSRF).

    They end their turns as fast as they may, so that the server has somebody to tell all the time.
    """

    name = "push"
    point = "small"

    async def strike(self, target: Target) -> None:
        """Subscribe everywhere; behind one address stands a trap that must not be called."""
        called = 0

        async def trap(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal called
            called += 1
            writer.close()

        table, seated = await seat_people(target, 2)
        keys = {"key": _text(_POINT), "secret": _text(bytes(16))}
        async with await asyncio.start_server(trap, "127.0.0.1", 0) as listening:
            port = listening.sockets[0].getsockname()[1]
            for guest, _ in seated:
                for endpoint in _ENDPOINTS:
                    where = endpoint.replace("{trap}", str(port))
                    reply = await guest.send_form("/settings/push", {"endpoint": where, **keys})
                    target.statuses[reply.status] += 1
                    target.breach(reply.status < 400, f"{where[:60]!a}: taken")
            turns = 0

            async def end(_: int) -> Reply:
                nonlocal turns
                turns += 1
                guest, token = seated[turns % 2]
                return await guest.ask("POST", f"/api/v1/tables/{table}/moves", {"steps": ["end"]}, token)

            await target.flood(4, end)
            await end(0)
            await asyncio.sleep(_WAIT_SECONDS)
        target.breach(called > 0, f"the server called a private address {called} times")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
