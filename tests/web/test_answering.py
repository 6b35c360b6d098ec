"""Answers for people: at once against bots, betraying nothing between people, and never again after an undo."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Seated, Server, database, quick

from kunitori.game import View
from kunitori.store import open_store
from kunitori.tables import MoveInProgress, Settings
from kunitori.web import hub as hubs
from kunitori.web.driver import Driver
from kunitori.web.guests import new_guest
from kunitori.web.hub import Hub
from kunitori.web.live import Live
from kunitori.web.metrics import Metrics
from kunitori.web.server_clock import ServerClock
from kunitori.web.socket.answering import ReadyAnswers
from kunitori.web.tokens import new_id

Position = dict[str, Any]


def action_phase(hand: dict[str, int], deck: dict[str, int], **seat: Any) -> Position:
    rival = {"deck": {"copper": 6}, "hand": {"copper": 4}}
    return {
        "game": "kunitori",
        "players": ["Ann", "Ben"],
        "start": 0,
        "seats": [{"hand": hand, "deck": deck, **seat}, rival],
    }


# ---- over sockets
def has_moved(table: Seated, _: object) -> bool:
    return bool(table.game.moves)


def test_an_action_phase_without_actions_ends_by_itself_against_bots(server: Server) -> None:
    position = action_phase({"copper": 3}, {"market": 1, "copper": 3})
    table = server.table("Ann", bots=("beginner",), seed=None, start=None, position=position)
    with table.player(0) as ann:
        ann.until_rev(table.seq())
        assert table.asked()[1] == ("end",)
        ann.say(habits=["one"])
        ann.until(lambda _: table.game.phase == "buy")
        assert table.game.moves == ("end",) and table.asked() == (0, ("play copper", "end"))
        assert table.live_now().table.can_undo(0) == 0, "she has chosen nothing yet"


def test_one_click_buys_and_one_undo_takes_all_of_it_back(server: Server) -> None:
    table = server.table("Ann", bots=("beginner",))
    with table.player(0) as ann:
        ann.until_rev(table.seq())
        bought = "play copper", "play copper", "buy farmers"
        ann.say(do="buy farmers", rev=ann.rev)
        ann.until(lambda _: table.game.moves[:3] == bought and table.asked()[0] == 0)
        entries = server.do(server.context.hub.store.entries(table.id, 0))
        made = [entry for entry in entries if entry.kind == "move" and entry.seat == 0][:3]
        assert [entry.data["move"] for entry in made] == [*bought]
        assert all(entry.data["by"] == "person" for entry in made)
        ann.until_rev(table.seq())
        ann.say(undo=table.live_now().table.can_undo(0))
        ann.until(lambda _: table.game.moves == ())


def test_what_was_answered_is_not_answered_again_after_an_undo(server: Server) -> None:
    position = action_phase({"copper": 3}, {"market": 1, "copper": 3})
    table = server.table("Ann", bots=("beginner",), seed=None, start=None, position=position)
    with table.player(0) as ann:
        ann.say(habits=["one"])
        ann.until(lambda _: table.game.moves == ("end",))
        ann.say(undo=1)
        ann.until(lambda _: table.game.moves == ())
        ann.act(chat="Let me think.")
        ann.say(habits=["one", "troops"])  # not even if she changes her mind about the rest
        ann.act(chat="I am still asked.")
        assert [*table.game.moves] == []
        ann.act(do="end")
        assert [*table.game.moves] == ["end"]


def test_undo_returns_to_what_the_player_chose(server: Server) -> None:
    position = action_phase({"copper": 2, "market": 1}, {"copper": 6})
    table = server.table("Ann", bots=("beginner",), seed=None, start=None, position=position)
    with table.player(0) as ann:
        ann.say(habits=["one"])
        ann.until_rev(table.seq())
        ann.say(do="play market")
        ann.until(lambda _: table.asked()[0] == 0 and len(table.asked()[1]) > 1)
        moves = table.game.moves
        assert moves[:2] == ("play market", "trash copper"), "Copper was all she had"
        assert table.live_now().table.can_undo(0) == len(moves)


def test_after_a_step_that_was_no_choice_the_next_one_is_taken_and_there_is_no_way_back(server: Server) -> None:
    """Both troops must be deployed (M5.1): after the first, only the Land of the second is asked."""
    position = {
        "game": "moegahara", "players": ["Ann", "Ben", "Chloe", "Dai"], "start": 0, "phase": "deploy", "actions": 0,
        "played": {"farmer_militia": 1, "archers": 1}, "seats": [{"hand": {"copper": 2}, "deck": {"copper": 4}}] * 4,
    }  # fmt: skip
    table = server.table("Ann", bots=("beginner",) * 3, game="moegahara", seed=None, start=None, position=position)
    with table.player(0) as ann:
        ann.say(habits=["one"])
        ann.until_rev(table.seq())
        ann.say(do="deploy farmer_militia ...")
        ann.until(lambda _: "... 9" in ann.shown["question"])
        assert "data-cancel" in ann.shown["question"], "she may choose the other troop"
        ann.say(do="... 9")
        ann.until(lambda _: "Archers" in ann.shown["question"] and "... 4" in ann.shown["question"])
        assert "data-cancel" not in ann.shown["question"], "there is nothing to go back to"
        ann.say(do="... 4")
        ann.until(lambda _: len(table.game.moves) > 1)
        assert table.game.moves[:2] == ("deploy farmer_militia 9", "deploy archers 4")


def test_between_people_only_what_everybody_sees_is_answered(server: Server) -> None:
    for seat, is_open in (({"discard": {"market": 1}}, True), ({"deck": {"market": 1}}, False)):
        position = action_phase({"copper": 3}, {"copper": 1})
        position["seats"][0] |= seat
        table = server.table("Ann", "Ben", seed=None, start=None, position=position)
        with table.player(0) as ann:
            ann.say(habits=["one"])
            ann.act(chat="Hello")
            if is_open:
                ann.until(partial(has_moved, table))
            assert table.game.moves == (("end",) if is_open else ())


def test_somebody_who_wants_to_end_the_game_is_not_answered_for(server: Server) -> None:
    """A move would withdraw the wish."""
    position = action_phase({"copper": 3}, {"copper": 1}, discard={"market": 1})
    table = server.table("Ann", "Ben", seed=None, start=None, position=position)
    with table.player(0) as ann:
        ann.act(agree=True)
        ann.say(habits=["one"])
        ann.act(chat="Shall we stop here?")
        assert table.game.moves == () and table.live_now().table.agreed == {0}


def test_the_pace_is_changed_by_those_who_play(server: Server) -> None:
    table = server.table("Ann", bots=("beginner",), pace=600)
    with table.player(0) as ann, table.player(None) as eve:
        for there in (ann, eve):
            there.until_rev(table.seq())
        ann.act(pace=200)
        assert table.live_now().table.pace == 200
        assert 'data-send=\'{"pace": 200}\' aria-pressed="true"' in ann.shown["pace"]
        for wrong in (200, -1, 20_000, "fast", None, True):
            assert ann.refused(pace=wrong)
        assert eve.refused(pace=0) and "hidden" in eve.shown["pace"]
        assert table.live_now().table.pace == 200


@pytest.mark.parametrize("wrong", [["sing"], "one", [1], None, {"one": True}])
def test_habits_that_nobody_knows_are_refused(server: Server, wrong: Any) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann:
        assert ann.refused(habits=wrong)


# ---- between people, by an injected clock
class Time:
    """A clock that stands still until it is set, and what is to happen later."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, do: Callable[[], None]) -> Appointment:
        self.due.append((self.now + seconds, do))
        return Appointment(self, do)

    def pass_to_the_next(self) -> None:
        at, do = min(self.due, key=lambda each: each[0])
        self.due.remove((at, do))
        self.now = at
        do()


@dataclass
class Appointment:
    time: Time
    do: Callable[[], None]

    def cancel(self) -> None:
        self.time.due = [each for each in self.time.due if each[1] is not self.do]


@dataclass
class Seat:
    """A screen and a page that show one seat, and wake the answering as a connection does."""

    live: Live
    shown: int
    seats: tuple[int, ...] = ()
    in_progress: MoveInProgress | None = None
    thoughts: list[asyncio.Task[None]] = field(default_factory=list)

    def refresh(self) -> None: ...

    def wake(self) -> None: ...

    def begin_move(self, begun: MoveInProgress) -> None:
        raise AssertionError("nobody plays alone here")

    def think(self, thought: Coroutine[Any, Any, None]) -> None:
        self.thoughts.append(asyncio.create_task(thought))


@dataclass(frozen=True)
class Seen:
    """What a rival sees of a question: the table when it is asked, and when the answer comes."""

    asked: View
    waits: tuple[float, ...]
    answer: str
    log: tuple[tuple[str, float], ...]


async def answered(tmp_path: Path, name: str, position: Position, habits: set[str]) -> Seen:
    """A secret question of Ann, as far as Ben can follow it."""
    time = Time()
    store = await open_store(database(tmp_path / name))
    options, metrics = quick(), Metrics()
    hub = Hub(store, b"the key of every truth", options, metrics, ServerClock(lambda: time.now))
    await hub.begin(Driver(hub, options, metrics))
    try:
        id = await hub.create(Settings.read({"seats": ["person", "person"], "position": position}))
        for guest in ("Ann", "Ben"):
            await hub.sit(id, new_guest(), guest, "hishi")
        live = await hub.live(id)
        assert live.table.game is not None
        asked, begun, seat = live.table.game.view(1), time.now, Seat(live, 0, (0,))
        answering = ReadyAnswers(hub, live, seat, seat, time.later)  # type: ignore[arg-type]
        answering.set_habits(frozenset(habits))
        assert not answering.begin() and not answering.begin(), "it is asked all the same"
        waits = tuple(round(at - begun, 6) for at, _ in time.due)
        before = live.moved
        if time.due:
            time.pass_to_the_next()
            async with asyncio.timeout(10):
                while live.moved == before:
                    await asyncio.sleep(0.001)
        log = [(entry.kind, round(entry.at - begun, 6)) for entry in await store.entries(id, 0)]
        return Seen(asked, waits, "".join(live.table.game.moves[:1]), tuple(log))
    finally:
        await hub.end()
        await store.close()


def truths(tmp_path: Path, habits: set[str], *positions: Position) -> list[Seen]:
    for number in range(len(positions)):
        (tmp_path / str(number)).mkdir()

    async def all_of() -> list[Seen]:
        return [await answered(tmp_path, str(n), position, habits) for n, position in enumerate(positions)]

    return asyncio.run(all_of())


@pytest.fixture
def one_id(monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_id()
    monkeypatch.setattr(hubs, "new_id", lambda: id)


COINS = action_phase({"copper": 3}, {"market": 1, "village": 2})
VILLAGES = action_phase({"copper": 1, "village": 2}, {"market": 1, "copper": 2})
MARKET = action_phase({"copper": 1, "village": 1, "market": 1}, {"village": 1, "copper": 2})


def test_the_time_of_a_secret_answer_tells_nothing_about_the_hand(tmp_path: Path, one_id: None) -> None:
    coins, villages, choice = truths(tmp_path, {"one", "secret"}, COINS, VILLAGES, MARKET)
    assert coins.asked == villages.asked == choice.asked, "Ben cannot tell these hands apart"
    assert coins == villages and coins.answer == "end"
    assert len(coins.waits) == 1 and 1.0 <= coins.waits[0] <= 4.0
    assert coins.log[-1] == ("move", coins.waits[0])
    assert choice.waits == () and choice.log == coins.log[:-1], "until then the log is the same, even with a choice"


def test_without_the_wish_a_secret_question_is_asked(tmp_path: Path, one_id: None) -> None:
    assert all(seen.waits == () and seen.answer == "" for seen in truths(tmp_path, {"one"}, COINS, VILLAGES, MARKET))


def test_the_habit_to_keep_tactics_answers_after_the_same_time_whatever_is_kept(tmp_path: Path, one_id: None) -> None:
    def end_of_turn(hand: dict[str, int], deck: dict[str, int]) -> Position:
        position = action_phase(hand, deck)
        return {**position, "game": "world_on_fire", "phase": "redraw"}

    some = end_of_turn({"trap": 1, "copper": 2}, {"copper": 5})
    none = end_of_turn({"copper": 3}, {"copper": 4, "trap": 1})
    kept, empty = truths(tmp_path, {"tactics"}, some, none)
    assert (kept.answer, empty.answer) == ("keep trap", "keep none")
    assert kept.asked == empty.asked and kept.waits == empty.waits and kept.log == empty.log


def test_the_delays_differ_from_question_to_question(one_id: None) -> None:
    from kunitori.web.socket.answering import drawn_delay

    drawn = [drawn_delay(b"key", "table", entry) for entry in range(1000)]
    assert min(drawn) < 1.1 and max(drawn) > 3.9 and 2.3 < sum(drawn) / 1000 < 2.7
