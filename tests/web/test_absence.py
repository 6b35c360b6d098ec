"""People who are away, over real sockets: who may go on without them, from when on, and what they keep."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.web.conftest import Player, Seated, Server, database, quick

EVENING = {"stand_in": 300, "concede": 3600}


def pass_time(table: Seated, seconds: float) -> None:
    """So much time goes by, for the log and for the connections."""

    def back_then() -> None:
        live = table.live_now()
        for there in live.table.seats:
            if there.awaited_since is not None:
                there.awaited_since -= seconds
        live.gone = {seat: at - seconds for seat, at in live.gone.items()}
        live.came = {seat: at - seconds for seat, at in live.came.items()}
        live.began -= seconds
        live._owed = lambda _: 0.0  # the server knows that it was not there
        live.tell()

    table.server.ask(back_then)


def leaves(table: Seated, player: Player, seat: int) -> None:
    player.socket.close()
    while seat in table.server.ask(lambda: table.live_now().present):
        pass


@contextmanager
def ben_waits_for_ann(server: Server, **settings: Any) -> Iterator[tuple[Seated, Player]]:
    """Ann is asked and has left; Ben is at the table."""
    table = server.table("Ann", "Ben", **{"absence": EVENING, **settings})
    with table.player(1) as ben:
        ann = table.player(0)
        ann.hear()
        ann.act(do="play copper")
        leaves(table, ann, 0)
        yield table, ben


def test_a_bot_stands_in_only_after_the_agreed_time(server: Server) -> None:
    with ben_waits_for_ann(server) as (table, ben), table.player(None) as eve:
        assert "Ann" in ben.refused(stand_in=0)
        pass_time(table, 250)
        assert "Ann" in ben.refused(stand_in=0)
        pass_time(table, 100)  # a busy server may have stood still, and that does not count
        assert eve.refused(stand_in=0) and all(ben.refused(stand_in=nobody) for nobody in (1, 9, -1, "x"))
        ben.say(stand_in=0)
        ben.until(lambda _: table.asked()[0] == 1)
        assert table.live_now().table.seats[0].stand_in
        with table.player(0) as ann:
            ben.until(lambda _: table.live_now().table.seats[0].stand_in is None)
            ben.until_rev(table.seq())
            ben.act(do="end")
            assert ben.refused(stand_in=0)  # she is here
            ann.until_rev(table.seq())
            ann.act(do="end")


def test_the_one_who_waits_neither_takes_back_nor_ends_the_game_alone(server: Server) -> None:
    with ben_waits_for_ann(server) as (table, ben):
        pass_time(table, 350)
        ben.say(stand_in=0)
        ben.until(lambda _: table.asked()[0] == 1)
        ben.act(do="end")
        ben.until(lambda _: table.asked()[0] == 1 and table.live_now().table.game.turn > 2)  # type: ignore[union-attr]
        moves = len(table.game.moves)
        ben.until_rev(table.seq())
        ben.act(undo=table.live_now().table.can_undo(1))
        ben.act(agree=True)
        assert len(table.game.moves) == moves and table.live_now().table.result is None
        assert "Ann" in ben.refused(concede=0)
        with table.player(0) as ann:  # she is back, and asked for both
            ann.until(lambda _: "undo_answer" in ann.shown["notices"] and "agree" in ann.shown["notices"])
            ann.say(undo_answer=False)
            ann.until(lambda _: table.live_now().table.undo_request is None)
            assert len(table.game.moves) == moves
        while 0 in table.server.ask(lambda: table.live_now().present):
            pass
        pass_time(table, 3700)
        ben.say(concede=0)
        ben.until(lambda _: table.live_now().table.result is not None)


def test_short_visits_neither_block_nor_cost_the_seat(server: Server) -> None:
    with ben_waits_for_ann(server) as (table, ben):
        table.live_now().grace = 15.0
        pass_time(table, 350)
        for _ in range(3):
            with table.player(0) as ann:
                ann.hear()
                assert ben.refused(stand_in=0)  # while she is here
            while 0 in table.server.ask(lambda: table.live_now().present):
                pass
        wait = table.server.ask(lambda: table.live_now().wait_for(0))
        assert wait is not None and wait.stand_in_from is not None and wait.stand_in_from <= time.time()
        ann = table.player(0)
        ann.hear()
        pass_time(table, 20)  # a real visit
        leaves(table, ann, 0)
        assert "Ann" in ben.refused(stand_in=0)


def test_somebody_who_sits_there_and_does_nothing_does_not_block_for_ever(server: Server) -> None:
    table = server.table("Ann", "Ben", absence=EVENING)
    with table.player(0) as ann, table.player(1) as ben:
        ann.hear()
        pass_time(table, 3500)
        assert ben.refused(stand_in=0)
        pass_time(table, 200)
        assert ben.refused(concede=0)  # she keeps her say
        server.ask(lambda: table.live_now().tell_of_late())
        while "stand_in" not in ben.shown["notices"]:
            ben.hear()
        ben.say(stand_in=0)
        ben.until(lambda _: table.asked()[0] == 1)
        ann.until_rev(table.seq())
        ann.act(hand_back=True)
        assert table.live_now().table.seats[0].has_say


def test_nobody_is_away_because_the_server_was_down(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick()) as server:
        table = server.table("Ann", "Ben", absence=EVENING)
        seated = table.id, table.tokens, table.guests
        store = server.context.store

        async def a_day_ago() -> None:
            live = server.context.hub._tables.pop(table.id)
            assert live.table.asked == 0
            entry = await store.append(table.id, live.table.seq + 1, live.table.say(0, "", "hm"), time.time() - 86_400)
            assert entry.at < time.time() - 86_000

        server.do(a_day_ago())
    with Server(database(tmp_path), quick()) as server:
        table = Seated(server, *seated)
        with table.player(1) as ben:
            ben.hear()
            assert "Ann" in ben.refused(stand_in=0)
            assert "Ann" in ben.refused(concede=0)
        assert server.errors == 0


def test_a_day_passes_though_the_table_sleeps_meanwhile(server: Server) -> None:
    """Friends over days: nobody keeps the page open, so the log alone says how long somebody is awaited."""
    table = server.table("Ann", "Ben")
    pass_time(table, 86_000)
    with table.player(1) as ben:
        ben.hear()
        assert ben.refused(stand_in=0)
        pass_time(table, 500)
        ben.say(stand_in=0)
        ben.until(lambda _: table.asked()[0] == 1)


def test_where_a_clock_runs_the_clock_decides(server: Server) -> None:
    table = server.table("Ann", "Ben", clock={"bank": 600})
    with table.player(1) as ben:
        pass_time(table, 500)
        assert "clock" in ben.refused(stand_in=0) and "clock" in ben.refused(concede=0)
        assert "clock is running" in ben.shown["notices"]


def test_programs_are_told_and_may_do_the_same(server: Server) -> None:
    table = server.table("Ann", "Ben", absence=EVENING)
    with server.http() as web:
        head = {"Authorization": f"Bearer {table.tokens[1]}"}
        path = f"/api/v1/tables/{table.id}"
        seen = web.get(f"{path}/view", headers=head).json()
        assert (seen["settings"]["stand_in_after"], seen["settings"]["concede_after"]) == (300, 3600)
        wait = seen["seats"][0]["wait"]
        assert wait["is_away"] and wait["stand_in_from"] >= wait["since"] + 300 and seen["seats"][0]["has_say"]
        assert seen["seats"][1]["wait"] is None
        assert web.post(f"{path}/stand-in", headers=head, json={"seat": 0}).status_code == 409
        pass_time(table, 3700)
        said = web.post(f"{path}/concede", headers=head, json={"seat": 0})
        assert said.status_code == 200 and not said.json()["table"]["seats"][0]["has_say"]
        again = web.post(f"{path}/stand-in", headers=head, json={"seat": 0})
        assert again.status_code == 409 and again.json()["id"] == "error-table-conceded"
        wish = {"seats": ["person", "person"], "absence": {"stand_in": 90, "concede": 60}}
        made = web.post("/api/v1/tables", json=wish)
        assert made.status_code == 400


def test_those_who_come_are_told_before_they_sit(server: Server) -> None:
    with server.http() as web, server.http() as friend:
        form = {"game": "kunitori", "name": "Ann", "seat1": "me", "seat2": "friend", "absence": "300+3600"}
        assert "absence" in web.get("/new").text
        lobby = web.post("/new", data=form, follow_redirects=True)
        words = "after 5 minutes the others can let a bot take over; after one hour they can decide"
        assert words in lobby.text
        link = lobby.text.partition("/join/")[2].partition('"')[0]
        assert words in friend.get(f"/join/{link}").text
        refused = web.post("/new", data={**form, "absence": "1+1"})
        assert refused.status_code == 400


def test_who_was_connected_to_another_process_was_not_away(server: Server) -> None:
    table = server.table("Ann", "Ben", absence=EVENING)
    server.ask(lambda: table.live_now().find_elsewhere(frozenset({0})))
    pass_time(table, 3000)
    assert server.ask(lambda: table.live_now().find_elsewhere(frozenset()))
    wait = server.ask(lambda: table.live_now().wait_for(0))
    assert wait is not None and wait.stand_in_from is not None and wait.stand_in_from > time.time() + 200


def test_an_outage_is_nobodys_absence(server: Server) -> None:
    table = server.table("Ann", "Ben", absence=EVENING)
    pass_time(table, 7200)
    live = table.live_now()
    server.ask(lambda: setattr(live, "_owed", server.context.hub.clock.owed))  # it began a moment ago
    wait = server.ask(lambda: live.wait_for(0))
    assert wait is not None and wait.concede_from is not None and wait.concede_from > time.time() + 3000


def test_a_paused_clock_starts_when_both_are_ready(server: Server) -> None:
    table = server.table("Ann", "Ben", clock={"bank": 600})
    with table.player(0) as ann, table.player(1) as ben:
        ben.hear()
        ben.act(pause=True)
        ben.act(pause=False)
        ann.until(lambda _: "Ben is ready to resume" in str(ann.shown))
        assert table.live_now().table.is_paused
        assert "Ann is not ready" in ben.refused(pause=False)
        assert "Resume without waiting" in str(ben.shown)
        ann.until_rev(ben.rev)
        ann.act(pause=False)
        assert not table.live_now().table.is_paused
