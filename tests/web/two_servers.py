"""Two servers at which two truths are played that a viewer cannot tell apart: all that he is sent must be the same."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from difflib import unified_diff
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from tests.property.leaks import Leak, Viewer, common_move, compare_told, other_truth
from tests.property.tables import NAMES
from tests.web.set_tables import set_table, token_of

from kunitori import Game
from kunitori.engine.state import State
from kunitori.web.app import create_app
from kunitori.web.context import UNLIMITED, Options
from kunitori.web.own_server import temporary_database

LANGUAGES = ("en", "de", "fr", "ja")
# What differs from one server to the other and says nothing about cards: the time of day.
PASSING = re.compile(r'"(?:at|updated|remaining)": ?[0-9.]+')


@dataclass
class Compared:
    """How much was compared, so that a test can say that it was enough."""

    moves: int = 0
    frames: int = 0
    pages: int = 0
    answers: int = 0
    letters: int = 0
    others: int = 0
    questions: set[str] = field(default_factory=set)


class House:
    """One of the two servers, asked in one process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.wire: WebSocketTestSession | None = None

    def set_table(self, id: str, game: Game) -> None:
        assert self.client.portal is not None
        self.client.portal.call(set_table, self.client.app.state.context.store, id, game)  # type: ignore[attr-defined]

    def come(self, id: str, viewer: Viewer, language: str) -> None:
        """The viewer's browser: no other cookies than the ones it gets now."""
        self.client.cookies.clear()
        if viewer is not None:
            assert self.client.get(f"/seat/{id}/{token_of(viewer)}").status_code == 200
        assert self.client.get(f"/t/{id}?lang={language}").status_code == 200

    def page(self, path: str) -> str:
        answer = self.client.get(path)
        return f"{answer.status_code}\n{answer.text}"

    def answer(self, path: str, viewer: Viewer, data: Any = None) -> str:
        """What the API says to a viewer."""
        headers = {} if viewer is None else {"Authorization": f"Bearer {token_of(viewer)}"}
        if data is None:
            said = self.client.get(f"/api/v1{path}", headers=headers)
        else:
            said = self.client.post(f"/api/v1{path}", headers=headers, json=data)
        return f"{said.status_code}\n{PASSING.sub('', said.text)}"

    def frames(self, rev: int) -> list[str]:
        """All frames until the table is at a revision."""
        assert self.wire is not None
        found = []
        while True:
            found.append(self.wire.receive_text())
            if json.loads(found[-1]).get("rev", -1) >= rev:
                return found


@contextmanager
def two_houses() -> Iterator[tuple[House, House]]:
    with ExitStack() as stack:
        houses = []
        for _ in range(2):
            database = stack.enter_context(temporary_database())
            app = create_app(database, Options(limits=UNLIMITED, grace=0))
            houses.append(House(stack.enter_context(TestClient(app))))
        yield houses[0], houses[1]


class Watch:
    """A viewer at the same table in two truths."""

    def __init__(self, houses: tuple[House, House], viewer: Viewer, chance: random.Random, done: Compared) -> None:
        self.houses = houses
        self.viewer = viewer
        self.chance = chance
        self.done = done

    def same(self, what: str, said: Sequence[str]) -> str:
        one, other = said
        if one != other:
            pieces = [re.sub(r"(?<=[>,])", "\n", each).splitlines() for each in said]
            changes = [line for line in unified_diff(*pieces, lineterm="", n=0) if not line.startswith("@@")]
            raise Leak(f"viewer {self.viewer} is sent by {what}:\n" + "\n".join(changes[:20]))
        self.done.letters += len(one)
        return one

    def sit_down(self, id: str, games: tuple[Game, Game]) -> None:
        language = self.chance.choice(LANGUAGES)
        for house, game in zip(self.houses, games, strict=True):
            house.set_table(id, game)
            house.come(id, self.viewer, language)

    def look_round(self, id: str, game: Game) -> None:
        """Every page about the table, every answer of the API, and the reasons why rivals' cards cannot be played."""
        seats = range(len(game.players))
        pages = [f"/t/{id}", f"/t/{id}/watch", f"/t/{id}/record", "/games"]
        pages += [f"/replay/{id}", f"/replay/{id}/1?seat=open"]
        pages += [f"/t/{id}/part/{pile}-{seat}" for pile in ("deck", "discard", "owned") for seat in seats]
        pages += [f"/t/{id}/part/{name}" for name in ("trash", "log", "chronicle")]
        for path in pages:
            self.same(path, [house.page(path) for house in self.houses])
            self.done.pages += 1
        answers = ["", "/view", "/invitation", "/chat", "/hint", "/record", "/replay/0", "/replay/0?seat=open"]
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
        """Play on in both truths as long as they allow the same moves, and compare after each of them."""
        one, other = games
        rev = 0
        headers = {} if self.viewer is None else {"Authorization": f"Bearer {token_of(self.viewer)}"}
        with ExitStack() as stack:
            for house in self.houses:
                house.wire = stack.enter_context(house.client.websocket_connect(f"/ws/t/{id}", headers=headers))
                house.wire.send_text('{"have": ""}')
            self.frames(rev)
            self.look_round(id, one)
            rev = len(one.players) + 1
            while moves and one.decision is not None:
                self.done.questions.add(one.decision.kind)
                move, is_common = common_move(one, other, self.viewer, self.chance)
                if not is_common:
                    return
                mover, before = one.decision.player, len(one.events)
                one.apply(move)
                other.apply(move)
                for house in self.houses:
                    said = house.answer(f"/tables/{id}/moves", mover, {"move": move})
                    assert said.startswith("200"), said[:300]
                parting = compare_told(
                    one.events_for(self.viewer, before), other.events_for(self.viewer, before), self.viewer
                )
                if parting:
                    return
                rev += 1
                self.frames(rev)
                self.done.moves += 1
                moves -= 1
            self.look_round(id, one)

    def frames(self, rev: int) -> None:
        told = [house.frames(rev) for house in self.houses]
        self.same("its socket", ["\n".join(frames) for frames in told])
        self.done.frames += len(told[0])


def watch(g: State, viewer: Viewer, seed: int, houses: tuple[House, House], turns: int, name: str) -> Compared:
    """Tables along one game, each in two truths, in the eyes of one viewer."""
    chance, done = random.Random(f"{name} {viewer} {seed}"), Compared()
    for number in range(turns):
        if g.over:
            break
        one = Game.of_state(g.clone(), NAMES[: g.seats])
        other = Game.of_state(other_truth(g, viewer, chance.randrange(1 << 64)), NAMES[: g.seats])
        done.others += one != other
        id = f"{name}-{'x' if viewer is None else viewer}-{seed}-{number}".replace("_", "-")
        looking = Watch(houses, viewer, chance, done)
        looking.sit_down(id, (one, other))
        looking.play(id, (one, other), 6)
        g = one._state
    return done
