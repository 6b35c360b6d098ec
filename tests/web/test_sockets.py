"""Tables over real sockets: play, reconnects, unfinished moves, undo, hot seat, and everything beside the game."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Sequence
from typing import Any

import pytest
from tests.web.conftest import Player, Seated, Server

from kunitori.errors import KunitoriError
from kunitori.tables import Draft, Settings
from kunitori.web.guests import new_guest
from kunitori.web.live import Live
from kunitori.web.render import digest
from kunitori.web.socket import Connection
from kunitori.web.tutorial import lesson


def play_on(table: Seated, players: Sequence[Player], seed: int = 7) -> None:
    """Play at random, step by step, until the game is over."""
    chance = random.Random(seed)
    while (seat := table.asked()[0]) >= 0:
        player, before = players[seat], table.seq()
        player.until_rev(before)
        while player.rev == before:
            player.say(do=chance.choice(options(table, seat)), rev=player.rev)
            answer = player.until(lambda frame: "refused" in frame or "question" in frame.get("f", ()))
            assert "refused" not in answer, answer


def options(table: Seated, seat: int) -> tuple[str, ...]:
    """What a seat can answer now, even within an unfinished move."""

    def look() -> tuple[str, ...]:
        live = table.live_now()
        there = next(each for each in live.listeners if each.seats == (seat,))
        assert isinstance(there, Connection) and live.table.game is not None
        in_progress = there.screen.in_progress
        decision = in_progress.decision if in_progress else live.table.game.decision
        return decision.texts if decision else ()

    return table.server.ask(look)


@pytest.mark.parametrize(("game", "people"), [("kunitori", 2), ("world_on_fire", 3), ("moegahara", 2)])
def test_people_play_a_game_to_its_end_and_somebody_watches(server: Server, game: str, people: int) -> None:
    table = server.table(*("Ann", "Ben", "Cho")[:people], game=game, max_rounds=3)
    players = [table.player(seat) for seat in range(people)]
    with table.player(None) as watcher:
        while len(table.live_now().listeners) <= people:  # from now on nobody joins or leaves
            pass
        play_on(table, players)
        assert table.game.is_over
        for there in (*players, watcher):
            there.until_rev(table.seq())
            assert not any("refused" in frame for frame in there.heard)
            there.socket.close()


def test_a_bot_answers_at_once(server: Server) -> None:
    table = server.table("Ann", bots=("retainer", "master"))
    with table.player(0) as ann:
        ann.say(do="end")
        ann.until(lambda _: table.asked()[0] == 0 and table.game.turn == 3)
        ann.until_rev(table.seq())


def test_a_returning_player_finds_everything_in_place(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(1) as ben:
        with table.player(0) as ann:
            ann.hear()
            ann.act(do="play copper")
            shown = ann.shown
        ben.until(lambda _: 0 not in table.live_now().present)
        with table.player(0) as ann:
            ann.until_rev(table.seq())
            assert ann.shown == shown
            ann.act(do="end", rev=ann.rev)
            ben.until_rev(table.seq())
            assert table.asked()[0] == 1


def test_a_page_that_shows_everything_is_sent_nothing(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann:
        ann.hear()
        have = digest(ann.shown)
    while table.server.ask(lambda: table.live_now().listeners):
        pass
    with table.player(0, have) as ann:
        assert ann.hear()["f"] == {}


def test_half_a_move_is_seen_by_nobody_else_and_can_be_taken_back(server: Server) -> None:
    hand = {"cavalry": 2, "light_archers": 1}
    position = {"game": "world_on_fire", "phase": "redraw", "seats": [{"hand": hand}, {}]}
    table = server.table("Ann", "Ben", game="world_on_fire", seed=None, start=None, position=position)
    with table.player(0) as ann, table.player(1) as ben:
        for there in (ann, ben):
            there.until_rev(table.seq())
        while not any("..." in text for text in table.asked()[1]):
            seat, options = table.asked()
            (ann, ben)[seat].until_rev(table.seq())
            (ann, ben)[seat].act(do=options[0])
        for there in (ann, ben):
            there.until_rev(table.seq())
        before, shown, question = table.seq(), dict(ben.shown), ann.shown["question"]
        assert table.asked()[0] == 0
        ann.say(do=table.asked()[1][1], rev=ann.rev)
        ann.until(lambda frame: "question" in frame.get("f", {}))
        assert ann.shown["question"] != question
        ann.say(cancel=True)
        ann.until(lambda frame: "question" in frame.get("f", {}))
        assert ann.shown["question"] == question
        ben.say(why="end")
        ben.until(lambda frame: "why" in frame)
        assert ben.shown == shown
        assert table.seq() == before


def test_undo_is_free_until_something_new_is_known_and_then_by_consent(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann, table.player(1) as ben:
        ann.say(do="play copper")
        ann.until(lambda _: table.game.moves == ("play copper",))
        ann.say(undo=1)
        ann.until(lambda _: table.game.moves == ())
        ann.say(do="end")
        ben.until(lambda _: table.asked()[0] == 1)
        ann.say(undo=1)
        ben.until(lambda _: table.live_now().table.undo_request)
        assert ann.refused(undo=1)
        ben.say(undo_answer=False)
        ann.until(lambda _: not table.live_now().table.undo_request)
        ann.say(undo=1)
        ben.until(lambda _: table.live_now().table.undo_request)
        ben.say(undo_answer=True)
        ann.until(lambda _: table.game.moves == () and table.asked()[0] == 0)


def test_chat_reaches_all_and_team_talk_only_the_team(server: Server) -> None:
    table = server.table("Ann", "Ben", "Cho", "Dov", game="moegahara")
    with table.player(0) as ann, table.player(1) as ben, table.player(2) as cho, table.player(None) as eve:
        ann.say(chat="<b>banzai</b>")
        for there in (ann, ben, cho, eve):
            there.until(lambda frame: "&lt;b&gt;banzai&lt;/b&gt;" in str(frame.get("f")))
            assert not any("<b>banzai" in html for html in there.shown.values())
        ann.say(chat="left flank", team=True)
        cho.until(lambda frame: "left flank" in str(frame.get("f")))
        ann.say(chat="over")
        for there in (ben, eve):
            there.until(lambda frame: "over" in str(frame.get("f")))
            assert "left flank" not in str(there.heard)
        assert eve.refused(chat="for the left flank", team=True)


def test_one_screen_for_two_covers_the_hands(server: Server) -> None:
    table = server.table("Ann", "Ben", hot_seat=True)
    with table.browser(0) as screen:
        screen.until_rev(table.seq())
        assert table.live_now().present == {0, 1}
        assert 'data-do="play copper"' not in str(screen.shown)
        assert screen.refused(do="end")
        assert screen.refused(uncover=2)
        screen.say(uncover=0)
        screen.until(lambda frame: 'data-do="play copper"' in str(frame.get("f")))
        screen.act(do="end")
        assert table.asked()[0] == 1
        assert 'data-do="play copper"' not in str(screen.shown)
        assert screen.refused(do="end")
        screen.say(uncover=1)
        screen.until(lambda frame: 'data-do="play copper"' in str(frame.get("f")))
        screen.act(do="play copper")


def test_the_token_of_a_seat_opens_that_seat_alone(server: Server) -> None:
    table = server.table("Ann", "Ben", hot_seat=True)
    with table.player(1) as ben:
        ben.hear()
        assert table.live_now().present == {1}
        assert ben.refused(uncover=0)


def test_rest_resignation_and_the_next_table(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann, table.player(1) as ben:
        ann.say(pause=True)
        ben.until(lambda _: table.live_now().table.is_paused)
        assert ann.refused(do="end")
        ben.say(pause=False)
        ann.until(lambda _: not table.live_now().table.is_paused)
        assert ann.refused(rematch=True)
        ben.say(resign=True)
        ann.until(lambda _: table.live_now().table.stage == "over")
        assert table.live_now().table.result.winners == (0,)  # type: ignore[union-attr]
        ann.say(rematch=True)
        address = ann.until(lambda frame: "go" in frame)["go"]
        again = Seated(server, address.removeprefix("/t/"), table.tokens, table.guests)
        assert again.live.table.stage == "gathering"
        ben.say(rematch=True)
        assert ben.until(lambda frame: "go" in frame)["go"] == address
        assert again.live.table.stage == "playing"
        assert again.live.table.names == ("Ann", "Ben")


def test_all_agree_to_end(server: Server) -> None:
    table = server.table("Ann", "Ben", bots=("random",))
    with table.player(0) as ann, table.player(1) as ben:
        ann.say(agree=True)
        ben.until(lambda _: table.live_now().table.agreed == {0})
        ben.say(agree=True)
        ann.until(lambda _: table.live_now().table.stage == "over")


def test_all_treasure_is_played_with_one_word(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann:
        coppers = table.game.view(0).me.hand["copper"]
        ann.say(all_treasure=True)
        ann.until(lambda _: table.game.view(0).money == coppers)
        assert ann.refused(all_treasure=True)


def test_hints_are_for_those_who_play_alone(server: Server) -> None:
    alone = server.table("Ann", bots=("beginner",))
    with alone.player(0) as ann, alone.player(None) as watcher:
        ann.say(hint=True)
        told = ann.until(lambda frame: "hint" in frame)["hint"]
        assert told and 'data-move="play ' not in told  # treasure is played anyway (C6.1); the hint is what to buy
        assert "Play all treasure" in told
        ann.say(all_treasure=True)
        advice = re.search('data-move="[^"]+"', told)[0]  # type: ignore[index]

        def stands(frame: dict[str, Any]) -> bool:
            coach = frame.get("f", {}).get("coach", "")
            return advice in coach and "Play all treasure" not in coach

        ann.until(stands)
        ann.say(coach=True)
        ann.until(lambda _: alone.live_now().chances[1])
        assert len(alone.live_now().chances[1]) == 2
        assert watcher.refused(coach=True)
        assert watcher.refused(hint=True)
    together = server.table("Ann", "Ben")
    with together.player(0) as ann:
        assert "bots" in ann.refused(hint=True)
        assert "bots" in ann.refused(coach=True)


def test_an_army_that_is_not_there_is_not_weighed(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann, table.player(1) as ben:
        for nonsense in ("attack ben:cavalry*300", "attack nobody:cavalry", "attack", "buy gold", "attack ..."):
            before = table.seq()
            ann.say(weigh=nonsense)
            answer = ann.until(lambda frame: "weigh" in frame or "refused" in frame)
            assert answer.get("refused") or answer["armies"] == {}, nonsense
            assert table.seq() == before
        assert "Ann" in ben.refused(weigh="attack ann:cavalry")


def test_why_not_is_told_only_for_your_own_seat(server: Server) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann, table.player(1) as ben:
        ann.say(why="buy gold")
        answer = ann.until(lambda frame: "why" in frame)
        assert answer["rule"] == "C6.2"
        ann.say(why="play copper")
        assert ann.until(lambda frame: "why" in frame)["refused"] is None
        ben.say(why="play copper")
        assert "Ann" in ben.until(lambda frame: "why" in frame)["refused"]


def test_a_clock_that_runs_out_puts_a_bot_in_the_seat(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game began long ago, when no server ran; its clock runs out soon after the table is loaded."""
    monkeypatch.setattr("kunitori.tables.settings.MIN_BANK_SECONDS", 1)
    table = server.table("Ann", "Ben", clock={"bank": 1})
    store, hub = server.context.store, server.context.hub

    async def long_ago() -> Live:
        settings, _, entries = await store.load(table.id)
        id = "a" * 12
        then = time.time() - 1000
        await store.create(id, settings, then)
        for entry in entries:
            await store.append(id, entry.seq, Draft(entry.kind, entry.seat, entry.data), then)
        return await hub.live(id)

    live = server.do(long_ago())
    old = Seated(server, live.id, table.tokens, table.guests)
    with old.player(1) as ben:
        ben.until(lambda _: old.asked()[0] == 1)
        assert live.table.seats[0].is_out_of_time


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
def test_a_lesson_is_walked_to_its_end(server: Server, game: str) -> None:
    """The pupil does the tasks and the rivals follow the script; any other move gets a reply."""
    here = lesson(game)
    id = server.do(server.context.hub.create(Settings.read({**here.settings(), "pace": 0})))
    guest = new_guest()
    token = server.do(server.context.hub.sit(id, guest, "Ann", "hishi"))[1]
    table = Seated(server, id, [token], [guest])
    walk = table.live.walk
    assert walk is not None
    with table.player(0) as ann:
        ann.hear()
        others = [text for text in table.asked()[1] if text not in walk.wanted(())]
        assert others == [] or ann.refused(do=others[-1])
        while not walk.is_over(table.game.moves):
            while table.asked()[0] != 0 and not walk.is_over(table.game.moves):
                ann.hear()
            ann.until_rev(table.seq())
            wanted = walk.wanted(table.game.moves)
            if wanted and table.asked()[0] == 0:
                ann.act(do=wanted[0])
        assert walk.step_for(table.game.moves) == here.steps[-1]


def test_a_player_who_stands_up_loses_the_seat(server: Server) -> None:
    """An open socket gives no rights to a seat that was given up and taken by somebody else."""
    hub = server.context.hub
    id = server.do(hub.create(Settings.read({"game": "kunitori", "seats": ["person", "person"]})))
    ann, cho, ben = new_guest(), new_guest(), new_guest()
    token = server.do(hub.sit(id, ann, "Ann", "hishi"))[1]
    table = Seated(server, id, [token], [ann])
    with table.player(0) as by_token, table.browser(0) as by_cookie:
        by_token.hear()
        by_cookie.hear()
        server.do(hub.act(id, lambda table: table.leave(0)))
        server.do(hub.sit(id, cho, "Cho", "hishi", 0))
        server.do(hub.sit(id, ben, "Ben", "hishi", 1))
        for old in (by_token, by_cookie):
            old.until(lambda frame: "go" in frame)
            assert old.refused(do="end")
            assert old.refused(resign=True)
            assert table.server.ask(lambda: table.live_now().present) == frozenset()
            assert 'data-do="play' not in str(old.shown)


def test_a_store_that_fails_is_a_sentence_and_no_move(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.table("Ann", "Ben")
    with table.player(0) as ann:
        ann.hear()
        append = server.context.store.append_soon

        def broken(id: str, *what: Any) -> None:
            if id != table.id:  # bots play on at the tables of other tests
                return append(id, *what)
            raise OSError("no space left on device")

        def full(id: str, *what: Any) -> None:
            if id != table.id:
                append(id, *what)
            else:
                asyncio.get_running_loop().call_soon(what[-1], KunitoriError("error-store-write"))

        with monkeypatch.context() as patch:
            patch.setattr(server.context.store, "append_soon", broken)
            assert "went wrong" in ann.refused(do="end")
            assert not table.live_now().lock.locked()
            patch.setattr(server.context.store, "append_soon", full)
            assert "not answering" in ann.refused(do="end")
            assert "not answering" in ann.refused(chat="Hello?")
        assert table.game.moves == ()
        ann.act(do="end")
    server.context.metrics._counts["errors", ""] -= 1


def test_your_seat_on_another_device(server: Server) -> None:
    table = server.table("Ann", "Ben")
    hub = server.context.hub
    address = hub.other_device(table.id, table.live.table.seats[0].token_hash, server.address)
    with server.http() as phone:
        assert phone.get(address, follow_redirects=True).status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in phone.cookies.items())
        with Player(table.address, Cookie=cookie) as ann:
            ann.hear()
            ann.act(do="play copper")
        assert phone.get(address[:-1] + "x").status_code == 404
    with Player(f"{table.address}?token={address.rpartition('/')[2]}") as ann:
        ann.hear()
        assert table.live_now().present == {0}
