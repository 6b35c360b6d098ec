"""Bots over sockets: the messages of outside bots, to programs that sit at a server's tables like any guest."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.bots.outside_schema import check_answer, check_message
from tests.web.conftest import PATIENCE, Seated, Server, database, quick
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kunitori import Game, View
from kunitori.bots.outside import PROTOCOL
from kunitori.game.words import decision_data
from kunitori.web.guests import cookie_for
from kunitori.web.options import Limits

CLIENT = Path(__file__).parents[2] / "examples" / "bots" / "socket_client.py"


class SocketBot:
    """A program at the other end; every message it gets and every answer it gives fits the schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.say(protocol=PROTOCOL)

    def say(self, **answer: Any) -> None:
        check_answer(answer)
        self.socket.send(json.dumps(answer))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        check_message(message)
        self.heard.append(message)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def closed(self) -> int:
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def bot_address(table: Seated, seat: int = 0) -> str:
    return f"{table.address.replace('/ws/t/', '/ws/bot/')}?token={table.tokens[seat]}"


@contextmanager
def bot_at(table: Seated, seat: int, **headers: str) -> Iterator[SocketBot]:
    with connect(bot_address(table, seat), additional_headers=headers, max_size=None) as socket:
        yield SocketBot(socket)


def as_guest(table: Seated, seat: int) -> dict[str, str]:
    """The cookie of who sits there, so that the limits of one guest count, too."""
    return {"Cookie": cookie_for(table.guests[seat], table.server.context.key, False).partition(";")[0]}


def answer_at_random(bot: SocketBot, chance: random.Random) -> dict[str, Any]:
    """Answer until the game is over, now by text and now by number."""
    while (message := bot.hear())["type"] != "over":
        if message["type"] == "decide":
            decision = message["decision"]
            place = chance.randrange(len(decision["options"]))
            if chance.random() < 0.5:
                bot.say(number=message["number"], option=decision["options"][place])
            else:
                bot.say(number=message["number"], action=decision["actions"][place])
    return message


@pytest.mark.parametrize("game", ["kunitori", "world_chaos", "moegahara"])
def test_a_bot_plays_a_whole_game_and_sees_what_its_seat_sees(server: Server, game: str) -> None:
    """All events come, in their order, and the view is that of the seat."""
    table = server.table("Ann", game=game, bots=("random",), max_rounds=8)
    with bot_at(table, 0) as bot:
        over = answer_at_random(bot, random.Random(game))
        assert bot.closed() == 1000
    assert [message["type"] for message in bot.heard[:2]] == ["hello", "game"]
    assert over["scores"] == [*table.game.scores] and over["winners"] == [*table.game.winners]
    events: list[Any] = []
    for message in bot.heard:
        if "view" in message:
            assert message["view"]["seat"] == 0
            events[message["view"]["events_before"] :] = message["view"]["events"]
    whole = table.game.view(0).to_data()
    assert events == json.loads(json.dumps(whole["events"]))
    assert View.from_data({**over["view"], "events": events, "events_before": 0}) == table.game.view(0)


def test_two_bots_play_each_other_and_neither_sees_the_others_hand(server: Server) -> None:
    table = server.table("Ann", "Ben", max_rounds=3)
    with bot_at(table, 0) as ann, bot_at(table, 1) as ben:
        bots = {0: ann, 1: ben}
        while not table.game.is_over:
            seat = table.asked()[0]
            if seat < 0:
                break
            message = bots[seat].until("decide")
            assert message["decision"]["player"] == seat
            assert "deck" in message["view"]["seats"][1 - seat] and message["view"]["seats"][1 - seat]["deck"] is None
            before = table.seq()
            bots[seat].say(number=message["number"], option=message["decision"]["options"][-1])
            while table.seq() == before:
                pass
        assert ann.until("over")["scores"] == ben.until("over")["scores"]


WAR = {
    "game": "world_on_fire", "players": ["Ann", "Ben", "Chloe"], "phase": "battle",
    "played": {"akechi_mitsuhide": 1, "maeda_keiji": 1, "light_archers": 1, "cavalry": 2},
}  # fmt: skip
EVENING = {
    "game": "world_on_fire", "players": ["Ann", "Ben"], "phase": "redraw", "played": {"light_archers": 1, "cavalry": 2},
    "seats": [{"hand": {"trap": 1, "beauty": 1, "copper": 1}, "deck": {"copper": 5}}, {"deck": {"copper": 5}}],
}  # fmt: skip
FIELD = {
    "game": "moegahara", "players": ["Ann", "Ben", "Chloe", "Dai"], "phase": "deploy",
    "played": {"kobayakawa_hideaki": 1, "archers": 1, "horo_musha": 1},
    "lines": [[["spear_troopers", "farmer_militia"]], [["cavalry"]]],
    "seats": [{"discard": {"silver": 1}}, {"markers": {"blue": 1}}, {}, {}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("position", "answers", "moves"),
    [
        (
            WAR,
            ("attack ...", "... ben:maeda_keiji*0 ...", "... ben:akechi_mitsuhide*1 ...", "... ben:light_archers*0 ...",
             "... ben:cavalry*2"),
            ("attack ben:akechi_mitsuhide,cavalry*2 chloe:maeda_keiji,light_archers",),
        ),
        (
            EVENING,
            ("stay light_archers*1 ...", "... cavalry*2", "keep trap*0 ...", "... beauty*1"),
            ("stay light_archers cavalry*2", "keep beauty"),
        ),
        (
            FIELD,
            ("horo ...", "... reorder", "deploy kobayakawa_hideaki ...", "... 1", "strike 1 ben", "deploy archers ...",
             "... 2"),
            ("horo reorder 1 farmer_militia spear_troopers", "deploy kobayakawa_hideaki 1", "strike 1 ben",
             "deploy archers 2"),
        ),
    ],
    ids=["attack", "stay and keep", "deploy"],
)  # fmt: skip
def test_a_move_of_several_steps_is_asked_step_by_step(
    server: Server, position: dict[str, Any], answers: tuple[str, ...], moves: tuple[str, ...]
) -> None:
    """The questions are those of the library, every step has a number of its own, and the log has whole moves."""
    asked = Game.from_position(position)
    people = position["players"]
    table = server.table(*people, game=position["game"], seed=None, start=None, position=position)
    with bot_at(table, 0) as bot:
        for number, answer in enumerate(answers, 1):
            question = bot.until("decide")
            assert asked.decision is not None
            assert (question["number"], question["decision"]) == (number, decision_data(asked.decision))
            place = asked.decision.texts.index(answer)
            if number % 2:
                bot.say(number=number, option=answer)
            else:
                bot.say(number=number, action=question["decision"]["actions"][place])
            asked.apply(answer)
        with table.player(0) as page:
            page.until(lambda _: len(table.game.moves) >= len(moves))
    assert table.game.moves == asked.moves == moves


def test_an_undo_is_told_and_the_question_comes_anew(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with bot_at(table, 0) as bot, table.player(0) as page:
        first = bot.until("decide")
        bot.say(number=first["number"], option="play copper")
        second = bot.until("decide")
        assert second["view"]["events_before"] == len(first["view"]["events"])
        page.until_rev(table.seq())
        page.act(undo=1)
        third = bot.until("decide")
        assert third["number"] == 3 and third["decision"] == first["decision"]
        assert third["view"]["events_before"] == len(first["view"]["events"])
        bot.say(number=second["number"], option="end")  # an answer to what was taken back is dropped
        bot.say(number=third["number"], option="end")
        page.until(lambda _: table.asked()[0] == 1)


def test_wrong_answers_are_refused_and_asked_again_and_then_the_line_goes_dead(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with bot_at(table, 0) as bot:
        for number in (1, 2, 3):
            question = bot.until("decide")
            assert question["number"] == number
            bot.say(number=number, option="buy the castle of Osaka")
            refused = bot.until("refused")
            assert (refused["id"], refused["rule"]) == ("bot-socket-answer", None)
        assert bot.closed() == 4400
    assert table.game.moves == () and server.errors == 0


def test_who_is_hung_up_on_is_not_answered_any_more(server: Server) -> None:
    with bot_at(server.table("Ann", "Ben"), 0) as bot:
        bot.until("decide")
        with suppress(ConnectionClosed):
            for _ in range(100):
                bot.socket.send("[]")
        assert bot.closed() == 4400
    assert [message["type"] for message in bot.heard].count("refused") == 3


def test_nothing_is_asked_before_the_greeting_is_answered(server: Server) -> None:
    table = server.table("Ann", "Ben")
    address = table.address.replace("/ws/t/", "/ws/bot/") + f"?token={table.tokens[0]}&lang=de"
    with connect(address) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
        socket.send('{"protocol": 99}')
        assert "Begrüßung" in json.loads(socket.recv(PATIENCE))["error"]
        socket.send(f'{{"protocol": {PROTOCOL}}}')
        assert json.loads(socket.recv(PATIENCE))["type"] == "game"


def test_only_the_token_of_a_seat_opens_it(server: Server) -> None:
    table, other = server.table("Ann", "Ben"), server.table("Cho", "Dai")
    address = table.address.replace("/ws/t/", "/ws/bot/")
    for token in ("", other.tokens[0], "x"):
        with pytest.raises(InvalidStatus) as refused, connect(f"{address}?token={token}"):
            pass
        assert refused.value.response.status_code == 401
    foreign = {"Origin": "http://evil.example", "Authorization": f"Bearer {table.tokens[0]}"}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=foreign):
        pass
    assert refused.value.response.status_code == 403


def test_a_pause_holds_the_questions_back(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(1) as ben:
        ben.hear()
        ben.act(pause=True)
        with bot_at(table, 0) as bot:
            bot.until("game")
            ben.act(pause=False)
            bot.until("decide")


def test_a_bot_that_comes_late_gets_the_last_events(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.web.socket.bot.MOST_EVENTS", 5)
    table = server.table("Ann", "Ben")
    with bot_at(table, 0) as bot:
        view = bot.until("decide")["view"]
        total = len(table.game.view(0).events)
        assert len(view["events"]) == 5 and view["events_before"] == total - 5


def test_the_limits_of_guests_hold_for_bots(tmp_path: Path) -> None:
    """Who does not stop sending is cut off."""
    limits = Limits(frames=(1.0, 20.0), refused_frames=(0.1, 5.0))
    with Server(database(tmp_path), quick(limits=limits)) as server:
        table = server.table("Ann", "Ben")
        with bot_at(table, 0) as bot:
            bot.until("decide")
            with suppress(ConnectionClosed):
                for _ in range(200):
                    bot.socket.send('{"number": 99}')  # alone it is only dropped
            assert bot.closed() in (1008, 4429)
        assert server.errors == 0


def test_messages_are_counted_over_all_sockets_of_a_guest_and_others_play_on(tmp_path: Path) -> None:
    limits = Limits(frames=(10.0, 0.01))
    with Server(database(tmp_path), quick(limits=limits)) as server:
        table, other = server.table("Ann", "Ben"), server.table("Cho", "Dai")
        with bot_at(table, 0, **as_guest(table, 0)) as one, bot_at(table, 0, **as_guest(table, 0)) as two:
            one.until("decide")
            for _ in range(8 + 3):  # two greetings came before, and after three refusals the server hangs up
                two.socket.send('{"number": 99}')
            assert two.until("refused")["id"] == "server-too-often" and two.closed() == 4429
            one.say(number=1, option="end")
            assert one.until("refused")["id"] == "server-too-often"
            with bot_at(other, 0, **as_guest(other, 0)) as cho:
                cho.say(number=cho.until("decide")["number"], option="play copper")
                assert cho.until("decide")["number"] == 2
        assert table.game.moves == () and server.errors == 0


def test_a_guest_has_so_many_sockets_and_an_address_six_times_as_many(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(limits=Limits(sockets=2))) as server, ExitStack() as held:
        table = server.table("Ann", "Ben")
        ann = as_guest(table, 0)
        first, *_ = (held.enter_context(bot_at(table, 0, **headers)) for headers in (ann, ann, *[{}] * 10))
        for headers in (ann, {}):
            with connect(bot_address(table), additional_headers=headers) as late:
                assert json.loads(late.recv(PATIENCE))["id"] == "server-many-sockets"
                with pytest.raises(ConnectionClosed) as end:
                    late.recv(PATIENCE)
                assert end.value.rcvd is not None and end.value.rcvd.code == 4429
        first.say(number=first.until("decide")["number"], option="play copper")
        assert first.until("decide")["number"] == 2, "who is in plays on"
        assert server.errors == 0


def test_the_example_plays_a_whole_game(server: Server) -> None:
    run = [sys.executable, "-W", "error", str(CLIENT), server.address, "--rounds", "4", "--opponent", "random"]
    done = subprocess.run(run, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    *_, scores, link = done.stdout.splitlines()
    assert re.fullmatch(r"Visitor: -?\d+, [A-Z][a-z]+: -?\d+", scores)
    assert re.fullmatch(r"http://127.0.0.1:\d+/replay/\w+", link)
    lost = subprocess.run([*run, "--table", "nowhere", "--token", "x"], capture_output=True, text=True, check=False)
    assert lost.returncode == 1 and lost.stderr.count("\n") == 1, lost.stderr
