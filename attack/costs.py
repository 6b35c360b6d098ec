"""What the worst request to every route costs: ``python -m attack.costs`` writes the table of docs/attacks.md.

Everything is asked of one server without rate limits: sizes stay limited. The time is processor time, so it hardly
depends on what else the machine does.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from load.server_process import ServerProcess, temporary_database

from attack.target import endless_record
from attack.wire import Reply, Visitor
from kunitori.tables import Day
from kunitori.web.socket.messages import WORDS

__all__ = ["Cost", "measure_costs", "routes_of", "table_of"]

_AGAIN = 5
_SETTLE_SECONDS = 0.15
_LONG_NAME = "W" * 24
_MANY_GAMES = 120
_WORDS_8K = "a " * 4_000
_DEEP = '{"a":' * 900 + "1" + "}" * 900
_LEAST_SHOWN_MS = 5.0  # below that it is the server's own bookkeeping


@dataclass(frozen=True)
class Cost:
    """Milliseconds of processor time for one request."""

    route: str
    worst: str
    """The input, in a few words."""
    first: float
    """On the event loop, when it is asked for the first time."""
    again: float
    """On the event loop from then on."""
    threads: float
    helpers: float
    status: int

    @property
    def place(self) -> str:
        """Where most of the work is done."""
        found = [f"thread {self.threads:.0f} ms"] * (self.threads >= _LEAST_SHOWN_MS)
        found += [f"helper {self.helpers:.0f} ms"] * (self.helpers >= _LEAST_SHOWN_MS)
        return ", ".join(["loop", *found])


def routes_of(router: Any, prefix: str = "") -> Iterator[str]:
    """All routes of an app: the method and the path; sockets have no method."""
    for route in router.routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from routes_of(inner, prefix + route.include_context.prefix)
        else:
            for method in sorted({*(getattr(route, "methods", None) or {"socket"})} - {"HEAD"}):
                yield f"{method} {prefix}{route.path}"


def table_of(costs: list[Cost]) -> str:
    """The table in Markdown."""
    lines = ["| route | worst input | loop, first | loop, again | where |", "| --- | --- | --- | --- | --- |"]
    for cost in costs:
        times = f"{cost.first:.1f} ms | {cost.again:.1f} ms"
        lines.append(f"| `{cost.route}` | {cost.worst} | {times} | {cost.place} |")
    return "\n".join(lines)


@dataclass
class _World:
    """One server, one guest with many games, and the games that are worst to open."""

    server: ServerProcess
    guest: Visitor
    long: str = ""
    """A finished game of 9,900 moves."""
    running: str = ""
    """One that goes on after 9,900 moves."""
    token: str = ""
    full: str = ""
    """A table of six with the longest names."""
    full_token: str = ""
    invite: str = ""
    found: list[Cost] = field(default_factory=list)

    async def prepare(self) -> None:
        """Set everything up."""
        over, going = endless_record(2), endless_record(2, is_over=False)
        self.long = (await self.guest.api("POST", "/records/import", {"record": over}))["id"]
        wish = {"record": going, "seats": ["person", "person"], "sit": {"name": _LONG_NAME}}
        made = await self.guest.api("POST", "/records/import", wish)
        self.running, self.token = made["id"], made["seat"]["token"]
        await self._fill(made, 1)
        await self.guest.ask("GET", f"/t/{self.running}")
        six = {"game": "kunitori", "seats": ["person"] * 6, "sit": {"name": _LONG_NAME}, "title": "W" * 60}
        made = await self.guest.api("POST", "/tables", six)
        self.full, self.full_token = made["id"], made["seat"]["token"]
        await self._fill(made, 5)
        for _ in range(200):
            await self.guest.api("POST", f"/tables/{self.full}/chat", {"text": "x" * 300}, self.full_token)
        for _ in range(_MANY_GAMES):
            made = await self.guest.api("POST", "/tables", {**six, "seats": ["person", "person"]})
        self.invite = f"{made['id']}/{made['invitation']['invite']}"
        alone = {**six, "seats": ["person", "beginner"]}
        for _ in range(_MANY_GAMES):
            over = await self.guest.api("POST", "/tables", alone)
            await self.guest.api("POST", f"/tables/{over['id']}/resign", {}, over["seat"]["token"])

    async def _fill(self, made: Any, others: int) -> None:
        for number in range(others):
            sit = {"name": f"{'M' * 22}{number}", "invite": made["invitation"]["invite"]}
            other = await Visitor(self.server.port).arrive()
            assert await other.api("POST", f"/tables/{made['id']}/seats", sit), "nobody sat down"
            other.close()

    async def own_table(self, cards: str) -> str:
        """A table with the cards of a file."""
        reply = await self.guest.send_form("/workshop/play", {"text": cards, "game": "kunitori"})
        return reply.header("location").rpartition("/")[2]

    # ---- measuring
    async def cost(self, route: str, worst: str, ask: Callable[[], Awaitable[Reply | None]]) -> None:
        """Ask several times; the first time and the median of the others."""
        loops, threads, helpers, status = [], 0.0, 0.0, 0
        for _ in range(1 + _AGAIN):
            before, helped = self.server.work(), _helped(self.server.pid)
            reply = await ask()
            work = self.server.work().since(before)
            loops.append(1000 * work.loop)
            threads, helpers = max(threads, 1000 * work.threads), max(helpers, _helped(self.server.pid) - helped)
            status = reply.status if reply else status
        first, *again = loops
        self.found.append(Cost(route, worst, first, sorted(again)[_AGAIN // 2], threads, helpers, status))

    async def get(self, route: str, path: str, worst: str = "", token: str = "") -> None:
        """A page or an answer of the API."""
        ask = partial(self.guest.ask, "GET", path, token=token, Accept_Encoding="gzip")
        await self.cost(f"GET {route}", worst or "–", ask)

    async def post(self, route: str, path: str, worst: str, data: Any, token: str = "") -> None:
        """Something that is sent to the API."""
        ask = partial(self.guest.ask, "POST", path, data, token, Accept_Encoding="gzip")
        await self.cost(f"POST {route}", worst, ask)

    async def form(self, route: str, path: str, worst: str, **fields: str) -> None:
        """A form that is sent by a page."""
        ask = partial(self.guest.send_form, path, fields, Accept_Encoding="gzip")
        await self.cost(f"POST {route}", worst, ask)


def _helped(pid: int) -> float:
    """Milliseconds of processor time of all child processes."""
    ticks = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            ticks += int(fields[11]) + int(fields[12])
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def _many_cards() -> str:
    """The longest file of own cards: as many as there may be, with long texts, in comments up to the last byte."""
    text = 'play = [{ choose = [[{ draw = 1 }, { money = 2 }], [{ trash = "hand" }, { gain = "any", cost = 5 }]] }]'
    card = 'category = "politics"\ncopies = 4\ncost = 3\nauthor = "' + "W" * 40 + f'"\n{text}\n'
    names = "names = { " + ", ".join(f'{language} = "{"W" * 40}"' for language in ("en", "de", "fr", "ja")) + " }\n"
    cards = "".join(f"[cards.card_{number}]\n{card}{names}" for number in range(24))
    return cards + ("# " + "x" * 997 + "\n") * ((380_000 - len(cards)) // 1_000)


def _drawn_cards() -> str:
    """As many own cards as there may be, each with a drawing as long as a file allows."""
    line = "".join(f"L{n % 150} {n % 104}" for n in range(2_400))
    drawing = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 150 104'><path d='M0 0{line}'/></svg>"
    card = 'category = "politics"\ncopies = 4\ncost = 3\ncards = 1\nwording = { en = "W" }\n'
    return "".join(f'[cards.card_{number}]\n{card}picture = "{drawing}"\n' for number in range(24))


# ---- what is asked
async def _pages(world: _World) -> None:
    long, running, full = world.long, world.running, world.full
    record = endless_record(2)
    await world.get("/static/{version}/{name:path}", "/static/x/table.js", "a large script")
    await world.get("/", "/", f"a guest with {_MANY_GAMES} games")
    await world.get("/new", "/new?mix=" + quote(_WORDS_8K[:2000]), "a mix of 2,000 letters")
    await world.form("/new", "/new", "a mix of 60 KB", game="kunitori", mix="x," * 29_000)
    await world.form("/new", "/new", "24 own cards, 380 KB", seat1="me", seat2="captain", expansion=_many_cards())
    await world.get("/settings", "/settings")
    await world.form("/settings", "/settings", "a name of 60 KB", name="W" * 60_000)
    await world.form("/settings/theme", "/settings/theme", "a theme of 60 KB", theme="W" * 60_000)
    await world.form("/settings/push", "/settings/push", "an address of 60 KB", endpoint="https://x/" + "x" * 60_000)
    await world.form("/settings/push/forget", "/settings/push/forget", "an address of 60 KB", endpoint="x" * 60_000)
    await world.get("/recover/{code}", "/recover/" + "x" * 7_000, "a code of 7 KB")
    await world.form("/recover", "/recover", "a code of 60 KB", code="x" * 60_000)
    await world.get("/games", "/games", f"{_MANY_GAMES} games, as many finished")
    await world.get("/games/statistics", "/games/statistics", f"{_MANY_GAMES} finished games")
    await world.get("/join", "/join?link=" + "x" * 7_000, "a link of 7 KB")
    await world.get("/join/{id}/{invite}", f"/join/{world.invite}")
    await world.form("/join/{id}/{invite}", f"/join/{world.invite}", "a name of 60 KB", name="W" * 60_000)
    await world.get("/seat/{id}/{token}", f"/seat/{full}/" + "x" * 7_000, "a token of 7 KB")
    await world.form("/t/{id}/leave", f"/t/{full}/leave", "a table of six")
    await world.form("/t/{id}/name", f"/t/{full}/name", "a name of 60 KB", name="W" * 60_000)
    await world.get("/t/{id}/record", f"/t/{long}/record", "9,900 moves")
    await world.get("/import", "/import")
    await world.form("/import", "/import", "9,900 moves", record=record)
    await world.form("/import", "/import", "half a megabyte of nonsense", record="x\n" * 249_000)
    await world.get("/t/{id}/problem", f"/t/{full}/problem")
    await world.form("/t/{id}/problem", f"/t/{full}/problem", "a note of 60 KB", note="x" * 60_000)
    await world.get("/replay/{id}", f"/replay/{long}", "9,900 moves")
    await world.get("/replay/{id}/{move}", f"/replay/{long}/9890", "9,900 moves")
    await world.form("/replay/{id}/{move}", f"/replay/{long}/9890", "a branch after 9,890 moves", seat="1")
    await world.get("/t/{id}/review", f"/t/{long}/review", "9,900 moves")
    await world.get("/t/{id}/ending", f"/t/{long}/ending", "9,900 moves")
    await world.get("/t/{id}/review/progress", f"/t/{long}/review/progress", "9,900 moves")
    await world.get("/learn", "/learn")
    await world.get("/learn/{game}", "/learn/world_chaos")
    await world.form("/learn/{game}", "/learn/world_chaos", "the longest lesson")
    await world.get("/daily", "/daily", "the first one of the day")
    await world.form("/daily", "/daily", "a first try", day=str(Day.at(time.time())))
    await world.get("/daily/{date}", f"/daily/{Day.at(time.time())}")
    await world.get("/puzzles", "/puzzles")
    await world.get("/puzzles/next", "/puzzles/next?game=world_chaos")
    await world.get("/puzzles/{id}", "/puzzles/c1")
    await world.form("/puzzles/{id}", "/puzzles/c1", "a first try", answer="0")
    for path in ("/manifest.webmanifest", "/sw.js", "/offline", "/favicon.ico", "/robots.txt"):
        await world.get(path, path)
    await world.get("/rules", "/rules?q=" + quote(_WORDS_8K), "a search of 8 KB")
    await world.get("/rules/{number}", "/rules/C3.4")
    await world.get("/handbook", "/handbook")
    await world.get("/handbook/{chapter}", "/handbook/examples", "the longest chapter")
    await world.get("/cards", "/cards?game=world_chaos", "the largest set")
    await world.get("/cards/{game}/{id}", "/cards/world_chaos/copper")
    await world.get("/about", "/about")
    await world.get("/workshop", "/workshop")
    await world.form("/workshop", "/workshop", "24 cards, 380 KB", text=_many_cards())
    await world.form("/workshop/preview", "/workshop/preview", "24 cards, 380 KB", text=_many_cards(), card="card_1")
    await world.form("/workshop/preview", "/workshop/preview", "half a megabyte of nonsense", text="x\n" * 249_000)
    await world.form("/workshop/play", "/workshop/play", "24 cards, 380 KB", text=_many_cards(), opponents="5")
    await _drawn(world)
    own = await world.own_table(_many_cards())
    await world.get("/t/{id}/cards", f"/t/{own}/cards", "24 cards")
    at = "/workshop/measure"
    await world.form(at, at, "24 cards, 380 KB, 2,000 games", text=_many_cards(), game="world_on_fire")
    await world.get(at, at, "24 cards, in the middle")
    await world.get(f"{at}/progress", f"{at}/progress", "24 cards, in the middle")
    await world.form(f"{at}/stop", f"{at}/stop", "24 cards, in the middle")
    await _measured(world)
    await world.get(at, at, "the answers for 24 cards")
    await world.get(f"{at}/figures", f"{at}/figures", "24 cards")
    await world.get("/t/{id}/verify", f"/t/{long}/verify", "9,900 moves")
    await world.get("/verify", "/verify")
    await world.form("/verify", "/verify", "9,900 moves", record=record)
    await world.get("/t/{id}", f"/t/{running}", "9,900 moves, in play")
    await world.get("/t/{id}", f"/t/{full}", "six long names, 200 messages")
    await world.get("/t/{id}/watch", f"/t/{long}/watch", "9,900 moves")
    await world.get("/t/{id}/part/{name}", f"/t/{long}/part/log", "the log of 9,900 moves")


async def _drawn(world: _World) -> None:
    """Own cards with drawings: they begin a game, and a page shows them all."""
    drawn = _drawn_cards()
    worst = f"24 drawn cards, {len(drawn) / 1000:.0f} KB"
    await world.form("/workshop/play", "/workshop/play", worst, text=drawn, opponents="5")
    await world.get("/t/{id}", f"/t/{await world.own_table(drawn)}", worst)


async def _measured(world: _World) -> None:
    """Wait for a small measurement of many cards."""
    await world.guest.send_form("/workshop/measure", {"text": _many_cards(), "games": "200"})
    while not json.loads((await world.guest.ask("GET", "/workshop/measure/progress")).text)["ready"]:
        await asyncio.sleep(1.0)


async def _tables(world: _World) -> None:
    api, long, running, token = "/api/v1/tables", world.long, world.running, world.token
    at = "/api/v1/tables/{table}"
    wish = {"game": "kunitori", "seats": ["person"] * 6, "title": "W" * 60}
    await world.post(api, api, "six seats", {**wish, "sit": {"name": _LONG_NAME}})
    await world.post(api, api, "a mix of 60 KB", {**wish, "mix": "x," * 29_000})
    await world.post(api, api, "24 own cards, 380 KB", {**wish, "expansion": _many_cards()})
    await world.post(api, api, "nested 900 times", {"game": json.loads(_DEEP)})
    await world.get(api, api, f"{_MANY_GAMES} games")
    await world.get(at, f"{api}/{running}", "9,900 moves", token)
    await world.get(f"{at}/invitation", f"{api}/{running}/invitation", "9,900 moves", token)
    await world.get(f"{at}/view", f"{api}/{running}/view?events_from=0", "all events of 9,900 moves", token)
    await world.get(f"{at}/why", f"{api}/{running}/why?move=" + "x" * 7_000, "a move of 7 KB", token)
    await world.get(f"{at}/hint", f"{api}/{running}/hint", "9,900 moves", token)
    await world.get(f"{at}/chat", f"{api}/{world.full}/chat", "200 messages", world.full_token)
    acts: dict[str, tuple[str, Any]] = {
        "seats": ("a name of 60 KB", {"name": "W" * 60_000}),
        "leave": ("9,900 moves", {}),
        "number": ("a number of 60 KB", {"number": "1" * 60_000}),
        "name": ("a name of 60 KB", {"name": "W" * 60_000}),
        "moves": ("a move of 60 KB", {"steps": ["attack ben:" + "x" * 59_000]}),
        "undo": ("all 9,900 moves", {"moves": 9_900}),
        "undo/answer": ("9,900 moves", {"yes": True}),
        "chat": ("60 KB", {"text": "x" * 60_000}),
        "pause": ("9,900 moves", {"pause": True}),
        "agree": ("9,900 moves", {"agree": True}),
        "hand-back": ("9,900 moves", {}),
        "stand-in": ("9,900 moves", {"seat": 1}),
        "concede": ("9,900 moves", {"seat": 1}),
        "rematch": ("9,900 moves", {}),
        "problem": ("a note of 60 KB", {"note": "x" * 60_000}),
    }
    for act, (worst, data) in acts.items():
        await world.post(f"{at}/{act}", f"{api}/{running}/{act}", worst, data, token)
    await world.post(f"{at}/moves", f"{api}/{running}/moves", "a move after 9,900", {"steps": ["end"]}, token)
    await world.post(f"{at}/resign", f"{api}/{world.full}/resign", "six seats", {}, world.full_token)
    await world.get(f"{at}/record", f"{api}/{long}/record", "9,900 moves")
    await world.get(f"{at}/replay/{{move}}", f"{api}/{long}/replay/9800?events_from=0", "9,900 moves, all events")
    branch = {"move": 9_890, "seats": ["captain"] * 2}
    await world.post(f"{at}/branch", f"{api}/{long}/branch", "after 9,890 moves", branch)
    await world.get(f"{at}/review", f"{api}/{long}/review", "9,900 moves")


async def _lists(world: _World) -> None:
    api, record = "/api/v1", endless_record(2)
    await world.post(f"{api}/records/import", f"{api}/records/import", "9,900 moves", {"record": record})
    await world.post(f"{api}/records/verify", f"{api}/records/verify", "9,900 moves", {"record": record})
    await world.post(f"{api}/records/verify", f"{api}/records/verify", "two megabytes", {"record": "x\n" * 650_000})
    for name in ("games", "mixes", "cards", "bots", "crests"):
        await world.get(f"{api}/{name}", f"{api}/{name}")
    await world.get(f"{api}/mixes/read", f"{api}/mixes/read?mix=" + "x," * 3_500, "a mix of 7 KB")
    await world.get(f"{api}/cards/{{game}}/{{card}}", f"{api}/cards/world_chaos/copper")
    for name in ("rules", "rulings"):
        await world.get(f"{api}/{name}", f"{api}/{name}?q=" + quote(_WORDS_8K), "a search of 8 KB")
        await world.get(f"{api}/{name}/{{number}}", f"{api}/{name}/" + "9" * 7_000, "a number of 7 KB")
    await world.get("/api/openapi.json", "/api/openapi.json")
    await world.get("/api/docs", "/api/docs")
    for method in ("DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"):
        ask = partial(world.guest.ask, method, "/api/" + "x" * 7_000)
        await world.cost(f"{method} /api/{{rest:path}}", "an address of 7 KB", ask)
    for path in ("/health/live", "/health", "/health/ready", "/metrics"):
        await world.get(path, path)


_MESSAGES: dict[str, Any] = {
    "do": "attack ben:" + "x" * 15_000, "have": "x" * 15_000, "undo": 9_900, "chat": "x" * 15_000, "why": "x" * 15_000,
    "weigh": "attack ben:" + "x" * 15_000, "uncover": 0, "open": "1" * 15_000, "stand_in": 1, "concede": 1,
}  # fmt: skip


async def _sockets(world: _World) -> None:
    async with _socket(world) as socket:
        for word in WORDS:
            sent = json.dumps({word: _MESSAGES.get(word, True)})

            async def ask(sent: str = sent) -> None:
                await socket.send(sent)
                await asyncio.sleep(_SETTLE_SECONDS)

            await world.cost(f"socket /ws/t/{{id}}: {word}", f"9,900 moves, {_size(len(sent))}", ask)

    async def opened() -> None:
        async with _socket(world):
            await asyncio.sleep(_SETTLE_SECONDS)

    await world.cost("socket /ws/t/{id}", "9,900 moves", opened)
    await _bot_sockets(world)


async def _bot_sockets(world: _World) -> None:
    async def opened(*answers: str) -> None:
        async with await world.guest.socket(world.running, world.token, deflate=True, kind="bot") as socket:
            reading = asyncio.create_task(_read_all(socket))
            for answer in answers:
                await socket.send(answer)
            await asyncio.sleep(_SETTLE_SECONDS)
            reading.cancel()

    greeting, wrong = json.dumps({"protocol": 1}), json.dumps({"option": "x" * 15_000})
    await world.cost("socket /ws/bot/{id}", "9,900 moves, the last 1,000 events", partial(opened, greeting))
    await world.cost("socket /ws/bot/{id}: answer", "9,900 moves, opened for 15 KB", partial(opened, greeting, wrong))


def _size(letters: int) -> str:
    return f"{letters / 1000:.0f} KB" if letters > 1000 else "short"


@asynccontextmanager
async def _socket(world: _World) -> AsyncIterator[Any]:
    async with await world.guest.socket(world.running, world.token, deflate=True) as socket:
        await socket.send(json.dumps({"have": ""}))
        reading = asyncio.create_task(_read_all(socket))
        await asyncio.sleep(_SETTLE_SECONDS)
        try:
            yield socket
        finally:
            reading.cancel()


async def _read_all(socket: Any) -> None:
    async for _ in socket:
        pass


async def _measure(server: ServerProcess) -> list[Cost]:
    guest = await Visitor(server.port).arrive()
    world = _World(server, guest)
    await world.prepare()
    for part in (_pages, _tables, _lists, _sockets):
        await part(world)
    guest.close()
    return world.found


def measure_costs() -> list[Cost]:
    """Start a server with an empty store, and ask everything of it."""
    with temporary_database() as database, ServerProcess(database, "--no-limits", "--log", "quiet") as server:
        return asyncio.run(_measure(server))


if __name__ == "__main__":
    print(table_of(measure_costs()))
