"""Two servers play two truths that a viewer must not tell apart: both must send the viewer the same."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from difflib import unified_diff
from typing import Any

from load.server_process import temporary_database
from tests.property.leaks import Leak, Viewer, common_move, compare_told, other_truth
from tests.property.tables import NAMES
from tests.web.conftest import Server
from tests.web.set_tables import id_of, set_table, token_of
from websockets.sync.client import ClientConnection, connect

from kunitori import Game
from kunitori.engine.state import State
from kunitori.web.guests import Guest, cookie_for
from kunitori.web.options import UNLIMITED, Options

LANGUAGES = ("en", "de", "fr", "ja")
# Differs between servers and says nothing about cards: the time of day, the time of the start, how long somebody waits,
# the server's key at push services, the digest of all that is compared here with these times in it.
PASSING = re.compile(
    r'"(?:at|updated|remaining|since|stand_in_from|concede_from)": ?[0-9.]+|/static/[0-9a-f]+/'
    r'|data-(?:from|until|since|to)=\\?"[0-9]+|data-key="B[\w-]{86}"|data-have="[0-9a-f]{8}"'
)
# The link to the viewer's seat for another device, as text and QR code: each server has its own address and key.
OWN_SEAT = re.compile(r'http://[^"<> ]+/seat/[^"<> ]+|<svg [^>]*class="qr".*?</svg>', re.DOTALL)


@dataclass
class Compared:
    """Counts the comparisons, so that a test can check that there were enough."""

    moves: int = 0
    frames: int = 0
    pages: int = 0
    answers: int = 0
    letters: int = 0
    others: int = 0
    questions: set[str] = field(default_factory=set)

    def __iadd__(self, more: Compared) -> Compared:
        for name in ("moves", "frames", "pages", "answers", "letters", "others"):
            setattr(self, name, getattr(self, name) + getattr(more, name))
        self.questions |= more.questions
        return self


class House:
    """One of the two servers, and the viewer's browser there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = server.http()
        self.wire: ClientConnection | None = None

    def close(self) -> None:
        """Close the browser of the last guest."""
        self.browser.close()

    def set_table(self, id: str, game: Game) -> None:
        self.server.do(set_table(self.server.context.store, id, game))

    def come(self, id: str, viewer: Viewer, language: str) -> None:
        """Visit both servers as the same guest, so that name and crest do not differ."""
        self.browser.close()
        guest = Guest("somebody" if viewer is None else f"{id}-{viewer}", "Eve", "hishi", language)
        cookie = cookie_for(guest, self.server.context.key, False).partition(";")[0]
        self.browser = self.server.http(Cookie=cookie)
        answer = self.browser.get(f"/t/{id}")
        assert answer.status_code == 200, answer.text[:500]

    def page(self, path: str) -> str:
        answer = self.browser.get(path)
        return f"{answer.status_code}\n{PASSING.sub('', OWN_SEAT.sub('', answer.text))}"

    def answer(self, path: str, viewer: Viewer, data: Any = None) -> str:
        """An answer of the API to the viewer."""
        headers = {} if viewer is None else {"Authorization": f"Bearer {token_of(viewer)}"}
        if data is None:
            said = self.browser.get(f"/api/v1{path}", headers=headers)
        else:
            said = self.browser.post(f"/api/v1{path}", headers=headers, json=data)
        return f"{said.status_code}\n{PASSING.sub('', said.text)}"

    @contextmanager
    def wired(self, id: str, viewer: Viewer, language: str) -> Iterator[None]:
        """Keep the viewer's socket open."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/ws/t/{id}?lang={language}"
        headers = {} if viewer is None else {"Authorization": f"Bearer {token_of(viewer)}"}
        with connect(address, additional_headers=headers, max_size=2**24, max_queue=None) as self.wire:
            self.wire.send('{"have": ""}')
            yield
        self.wire = None

    def frames(self, rev: int) -> list[str]:
        """All frames until the table is at a revision."""
        assert self.wire is not None
        found: list[str] = []
        while not found or json.loads(found[-1]).get("rev", -1) < rev:
            found.append(PASSING.sub("", str(self.wire.recv(timeout=20))))
        return found


@contextmanager
def two_houses() -> Iterator[tuple[House, House]]:
    with ExitStack() as stack:
        houses = []
        for _ in range(2):
            database = stack.enter_context(temporary_database())
            server = stack.enter_context(Server(database, Options(limits=UNLIMITED, grace=0)))
            houses.append(House(server))
            stack.callback(houses[-1].close)
        yield houses[0], houses[1]


class Watch:
    """A viewer at the same table in two truths."""

    def __init__(self, houses: tuple[House, House], viewer: Viewer, chance: random.Random, done: Compared) -> None:
        self.houses = houses
        self.viewer = viewer
        self.chance = chance
        self.done = done
        self.language = ""

    def same(self, what: str, said: Sequence[str]) -> str:
        one, other = said
        if one != other:
            before, after = (re.sub(r"(?<=[>,])", "\n", each).splitlines() for each in said)
            changes = [line for line in unified_diff(before, after, lineterm="", n=0) if not line.startswith("@@")]
            raise Leak(f"viewer {self.viewer} is sent by {what}:\n" + "\n".join(changes[:20]))
        self.done.letters += len(one)
        return one

    def sit_down(self, id: str, games: tuple[Game, Game]) -> None:
        self.language = self.chance.choice(LANGUAGES)
        for house, game in zip(self.houses, games, strict=True):
            house.set_table(id, game)
            house.come(id, self.viewer, self.language)

    def look_round(self, id: str, game: Game) -> None:
        """Compare all pages of the table, all API answers, and the reasons why rivals' cards cannot be played."""
        seats = range(len(game.players))
        pages = [f"/t/{id}", f"/t/{id}/watch", f"/t/{id}/record", "/games"]
        pages += [f"/replay/{id}", f"/replay/{id}/1?seat=open"]
        pages += [f"/t/{id}/part/{pile}-{seat}" for pile in ("deck", "discard", "owned") for seat in seats]
        pages += [f"/t/{id}/part/{name}" for name in ("trash", "log")]
        for path in pages:
            self.same(path, [house.page(path) for house in self.houses])
            self.done.pages += 1
        answers = ["", "/view", "/invitation", "/chat", "/hint", "/record", "/replay/0", "/replay/0?eyes=open"]
        answers = [f"/tables/{id}{each}" for each in answers] + ["/tables"]
        for path in answers:
            self.same(path, [house.answer(path, self.viewer) for house in self.houses])
            self.done.answers += 1
        card = self.chance.choice(game.cards.facts).id
        for move in (f"play {card}", f"ambush {card}", f"show {card}"):
            asked = [house.answer(f"/tables/{id}/why?move={move}", self.viewer) for house in self.houses]
            self.same(f"why not {move}", asked)
            self.done.answers += 1

    def play(self, id: str, games: tuple[Game, Game], moves: int) -> None:
        """Play on in both truths while they allow the same moves, and compare after each move."""
        one, other = games
        rev = 0
        with ExitStack() as stack:
            for house in self.houses:
                stack.enter_context(house.wired(id, self.viewer, self.language))
            self.frames(rev)
            rev = len(one.players) + 1
            while moves and one.decision is not None:
                self.done.questions.add(one.decision.kind)
                move, is_common = common_move(one, other, self.viewer, self.chance)
                if not is_common:
                    break
                mover, before = one.decision.player, len(one.events)
                one.apply(move)
                other.apply(move)
                for house in self.houses:
                    said = house.answer(f"/tables/{id}/moves", mover, {"move": move})
                    assert said.startswith("200"), said[:300]
                parting = compare_told(
                    one.events_for(self.viewer, before), other.events_for(self.viewer, before), self.viewer
                )
                if parting:  # from here on the two may legally differ
                    return
                rev += 1
                self.frames(rev)
                self.done.moves += 1
                moves -= 1
            if not one.is_over:  # a finished game has no secrets: its record is public
                self.look_round(id, one)

    def frames(self, rev: int) -> None:
        told = [house.frames(rev) for house in self.houses]
        self.same("its socket", ["\n".join(frames) for frames in told])
        self.done.frames += len(told[0])


def watch(g: State, viewer: Viewer, seed: int, houses: tuple[House, House], turns: int, name: str) -> Compared:
    """Tables along one game, each in two truths, as one viewer sees them."""
    chance, done = random.Random(f"{name} {viewer} {seed}"), Compared()
    for number in range(turns):
        if g.over:
            break
        one = Game.of_state(g.clone(), NAMES[: g.seats])
        other = Game.of_state(other_truth(g, viewer, chance.randrange(1 << 64)), NAMES[: g.seats])
        done.others += one != other
        id = id_of(f"{name} {viewer} {seed} {number}")
        looking = Watch(houses, viewer, chance, done)
        looking.sit_down(id, (one, other))
        looking.play(id, (one, other), 6)
        g = one._state
    return done
