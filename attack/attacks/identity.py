"""Somebody wants to be somebody else."""

from __future__ import annotations

from attack.target import Attack, Target

__all__ = ["ForeignForms"]

_FOREIGN = "https://evil.example"
_ADDRESSES = (
    "/", "/games", "/settings", "/settings/theme", "/settings/push", "/new", "/import", "/recover", "/t/x", "/daily",
    "/puzzles/k1", "/learn/kunitori", "/verify", "/workshop", "/workshop/play", "/workshop/measure", "/api/v1/tables",
)  # fmt: skip


class ForeignForms(Attack):
    """A foreign page makes a player's browser send forms, pictures, frames and HEAD, without the player's cookie.

    Whatever comes back, the browser must not be told to become another guest.
    """

    name = "identity"
    point = "identity"

    async def strike(self, target: Target) -> None:
        """Try every way a foreign page has."""
        ways = [
            ("POST", {"Origin": _FOREIGN, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document"}),
            ("POST", {"Origin": "null", "Sec-Fetch-Dest": "document"}),
            ("POST", {"Origin": _FOREIGN}),
            ("POST", {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "document"}),
            ("PUT", {"Origin": _FOREIGN}),
            ("HEAD", {}),
            ("GET", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe"}),
            ("GET", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image"}),
            ("GET", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "no-cors"}),
        ]
        for path in (*_ADDRESSES, "/static/nothing.css"):
            for method, headers in ways:
                body = b"language=de&name=Eve" if method in ("POST", "PUT") else b""
                form = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
                reply = await target.line().ask(method, path, body, {**headers, **form})
                target.statuses[reply.status] += 1
                target.breach(bool(reply.header("set-cookie")), f"{method} {path} {headers}: a cookie")
                target.breach(method in ("POST", "PUT") and reply.status < 400, f"{method} {path} {headers}: taken")
        for forged in ("kunitori=x", "kunitori=eyJpZCI6IkFubiJ9.AAAA", 'kunitori="', "kunitori=" + "x" * 6000):
            reply = await target.line().ask("POST", "/games", b"", {"Cookie": forged, "Origin": _FOREIGN})
            target.breach(bool(reply.header("set-cookie")), f"{forged[:30]}: a cookie")
