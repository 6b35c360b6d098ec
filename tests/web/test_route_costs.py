"""Every route and every message of a socket stands in docs/attacks.md with what its worst request costs."""

from __future__ import annotations

import re
from pathlib import Path

from attack.costs import routes_of

from kunitori.web.app import create_app
from kunitori.web.socket.messages import WORDS

PAGE = Path(__file__).parents[2] / "docs" / "attacks.md"
ROW = re.compile(r"^\| `([^`]+)` \|[^|]*\| ([0-9.]+) ms \| ([0-9.]+) ms \|", re.MULTILINE)
MOST_MILLISECONDS = 50.0


def rows() -> list[tuple[str, str, str]]:
    page = PAGE.read_text(encoding="utf-8")
    return ROW.findall(page.partition("## What each route costs")[2])


def test_every_route_has_been_weighed() -> None:
    routes = {*routes_of(create_app().router)} | {f"socket /ws/t/{{id}}: {word}" for word in WORDS}
    routes.add("socket /ws/bot/{id}: answer")
    assert {route for route, _, _ in rows()} == routes, "python -m attack.costs writes the table anew"


def test_nothing_holds_up_the_event_loop() -> None:
    slow = {route: times for route, *times in rows() if max(map(float, times)) > MOST_MILLISECONDS}
    assert not slow, "run it in a helper or in pieces"
