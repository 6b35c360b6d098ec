"""People and programs that use the API."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

_WIRES: dict[str, httpx.Client] = {}


@contextmanager
def wired(address: str) -> Iterator[str]:
    """One HTTP connection pool, shared by all clients while the block lasts."""
    with httpx.Client(timeout=60) as wire:
        _WIRES[address] = wire
        yield address
        del _WIRES[address]


class Client:
    """A client of the API, with or without a seat token."""

    def __init__(self, address: str, token: str | None = None, language: str = "en") -> None:
        self.address, self.token = address, token
        self.headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {token}"} if token else {})

    def send(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        """Send a request with anything the test wants in it. No cookies are kept."""
        return self._request(method, f"/api/v1{path}", headers={**self.headers, **(headers or {})}, **more)

    def page(self, path: str, **query: Any) -> httpx.Response:
        """Get a page outside the API."""
        return self._request("GET", path, params=query)

    def _request(self, method: str, path: str, **more: Any) -> httpx.Response:
        wire = _WIRES[self.address]
        wire.cookies.clear()
        return wire.request(method, f"{self.address}{path}", **more)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.send("GET", path, params=query)

    def post(self, path: str, data: Any = None, **query: Any) -> httpx.Response:
        return self.send("POST", path, json={} if data is None else data, params=query)

    def ask(self, path: str, **query: Any) -> Any:
        """The server's answer, which must not be a refusal."""
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, path: str, data: Any = None, **query: Any) -> Any:
        answer = self.post(path, data, **query)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def sits(self, seat: dict[str, Any]) -> Player:
        return Player(self.address, seat["table"], seat["seat"], seat["token"])


class Player(Client):
    """A client with a seat."""

    def __init__(self, address: str, table: str, seat: int, token: str, language: str = "en") -> None:
        super().__init__(address, token, language)
        self.table, self.seat = f"/tables/{table}", seat

    def view(self, **query: Any) -> Any:
        return self.ask(f"{self.table}/view", **query)

    def move(self, chance: random.Random, seen: Any) -> Any:
        """Make any move, step by step; the table afterwards."""
        view, steps = seen["view"], []
        while True:
            assert view["decision"]["player"] == self.seat
            steps.append(chance.choice(view["decision"]["options"])["text"])
            answer = self.do(f"{self.table}/moves", {"steps": steps, "rev": seen["rev"]}, events_from=100_000)
            if answer["done"]:
                return answer["table"]
            view = answer["table"]["view"]


def gathered(address: str, names: str, **settings: Any) -> list[Player]:
    """A table where these people have taken their seats by invitation."""
    people = names.split()
    host = Client(address)
    made = host.do("/tables", {"seats": ["person"] * len(people), **settings, "sit": {"name": people[0]}})
    invite = made["invitation"]["invite"]
    others = [host.do(f"/tables/{made['id']}/seats", {"name": name, "invite": invite}) for name in people[1:]]
    return [host.sits(seat) for seat in (made["seat"], *others)]
