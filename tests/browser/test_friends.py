"""Friends at one table, each with their own browser: they play, reconnect, take back moves and watch the replay."""

from __future__ import annotations

import random
import re

import pytest
from load.server_process import ServerProcess, temporary_database
from playwright.sync_api import Browser, expect
from tests.browser.people import CUT_WIRE, TIMEOUT_MS, Person, click, someone, table_for


def play_together(people: list[Person], chance: random.Random, acts: int = 10_000) -> int:
    """The person who is asked plays, until the game is over; how many acts there were."""
    done = 0
    while done < acts and not any(person.is_over for person in people):
        asked = [person for person in people if person.page.query_selector("#question[data-mine]")]
        if not asked:
            people[0].page.wait_for_timeout(30)
            continue
        before = asked[0].state()
        click(asked[0], chance)
        asked[0].wait_for_change(before)
        done += 1
    return done


def chronicle(person: Person) -> str:
    return person.page.locator("#log").inner_text()


def test_two_friends_and_a_spectator(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "world_on_fire", (None, None))
    with someone(browser, server) as ann, someone(browser, server) as ben, someone(browser, server) as eve:
        ann.sit_down(table, 0)
        ben.sit_down(table, 1)
        eve.go(f"/t/{table.id}/watch").wait_for_table()
        assert play_together([ann, ben], random.Random(1)) > 12
        for person in (ann, ben, eve):
            expect(person.page.locator("#over")).to_be_visible(timeout=TIMEOUT_MS)
        scores = {tuple(person.page.locator("#over .points").all_inner_texts()) for person in (ann, ben, eve)}
        assert len(scores) == 1
        assert eve.page.locator("#hand button, [data-do]").count() == 0


def test_two_clicks_from_the_front_page_to_a_game_with_bots(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.go("/")
        ann.page.locator("button[name=quick][value=world_on_fire]").click()
        ann.wait_for_table()
        ann.play(random.Random(9), click, 2)


def test_an_invitation_leads_to_a_seat(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann, someone(browser, server, language="de") as ben:
        ann.go("/new?with=friends")
        ann.page.locator("#name").fill("Ann")
        expect(ann.page.locator("[data-name='1']")).to_be_hidden()  # one name is enough
        ann.page.locator("form[action='/new'] button.main").click()
        ann.page.wait_for_url(re.compile("/t/"))
        link = ann.page.locator("input[value*='/join/'], a[href*='/join/']").first
        address = link.get_attribute("value") or link.get_attribute("href") or ""
        ben.go(address[address.index("/join/") :])
        ben.page.locator("input[name=name]").fill("Ben <b>der Große</b>")
        ben.page.locator("form button.main").click()
        for person in (ann, ben):
            person.page.wait_for_selector("body.at-table")
            person.wait_for_table()
        assert "<b>der Große" in ann.page.locator("#rivals").inner_text(), "names are text, never markup"
        ben.page.locator("#words").fill("Los <i>geht</i> es!")
        ben.page.locator("#words").press("Enter")
        expect(ann.page.locator("#chat")).to_contain_text("Los <i>geht</i> es!", timeout=TIMEOUT_MS)
        assert play_together([ann, ben], random.Random(8), 4) == 4


def test_the_invitation_can_still_be_copied_after_somebody_joined(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann, someone(browser, server) as ben:
        ann.go("/new?with=friends")
        ann.page.locator("#name").fill("Ann")
        ann.page.locator("#seat3").select_option("friend")
        ann.page.locator("form[action='/new'] button.main").click()
        ann.wait_for_table()
        copy = ann.page.locator("[data-copy=invite]")
        expect(copy).to_be_visible()
        address = ann.page.locator("#invite").input_value()
        ben.go(address[address.index("/join/") :])
        ben.page.locator("input[name=name]").fill("Ben")
        ben.page.locator("form button.main").click()
        expect(ann.page.locator("#lobby .chairs")).to_contain_text("Ben", timeout=TIMEOUT_MS)
        expect(copy).to_be_visible()


def test_two_players_share_a_screen(browser: Browser, server: ServerProcess) -> None:
    """Nobody sees another player's hand: the screen is covered until the next player uncovers it."""
    with someone(browser, server) as both:
        both.go("/new")
        for seat, who in (("1", "me"), ("2", "screen")):
            both.page.locator(f"#seat{seat}").select_option(who)
        both.page.locator("[data-name='2']").fill("Ben")
        for seat in ("3", "4", "5", "6"):
            if both.page.locator(f"#seat{seat}").is_enabled():
                both.page.locator(f"#seat{seat}").select_option("")
        both.page.locator("form[action='/new'] button.main").click()
        both.wait_for_table()
        for _ in range(3):
            both.page.locator("#uncover").click()
            both.wait_for_turn()
            assert both.page.locator("#hand button").count() > 0
            while not both.page.locator("#uncover").is_visible():
                before = both.state()
                both.page.locator("#question [data-do]:visible").last.click()
                both.wait_for_change(before)
            assert both.page.locator("#hand [data-card]").count() == 0


def test_a_table_survives_a_killed_server(browser: Browser) -> None:
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        table = table_for(server, "kunitori")
        with someone(browser, server) as ann:
            ann.forgiven = CUT_WIRE
            ann.sit_down(table)
            chance = random.Random(2)
            ann.play(chance, click, 5)
            ann.wait_for_turn()
            asked, hand = ann.page.locator("#asked").inner_text(), ann.page.locator("#hand").inner_text()
            server.kill()
            ann.page.wait_for_selector("body.offline")
            server.start()
            ann.page.wait_for_selector("body:not(.offline)")
            assert ann.page.locator("#asked").inner_text() == asked
            assert ann.page.locator("#hand").inner_text() == hand
            assert ann.play(chance, click, 3) == 3


def test_a_table_survives_a_lost_network(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "kunitori", (None, None))
    with someone(browser, server) as ann, someone(browser, server) as ben:
        ann.forgiven = CUT_WIRE
        ann.sit_down(table, 0)
        ben.sit_down(table, 1)
        chance = random.Random(3)
        play_together([ann, ben], chance, 4)
        ann.page.context.set_offline(True)
        ann.page.wait_for_selector("body.offline")
        if ben.page.query_selector("#question[data-mine]"):
            play_together([ben], chance, 1)
        ann.page.context.set_offline(False)
        ann.page.wait_for_selector("body:not(.offline)")
        ann.page.wait_for_function("rev => +document.body.dataset.rev >= rev", arg=ben.rev)
        assert play_together([ann, ben], chance, 4) == 4


def test_a_move_is_taken_back_if_the_other_player_agrees(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "kunitori", (None, None))
    with someone(browser, server) as ann, someone(browser, server) as ben:
        ann.sit_down(table, 0)
        ben.sit_down(table, 1)
        ann.wait_for_turn()
        ann.page.locator("#question [data-do='end']").click()  # draws a new hand, so Ben has to agree
        ben.wait_for_turn()
        before = ann.page.locator("#asked").inner_text()
        ann.page.locator("[data-undo]").first.click()
        notice = ben.page.locator("#notices button")
        expect(notice.first).to_be_visible(timeout=TIMEOUT_MS)
        notice.first.click()
        ann.wait_for_turn()
        assert ann.page.locator("#asked").inner_text() != before
        assert not ben.page.query_selector("#question[data-mine]")


def test_a_finished_game_can_be_replayed(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "kunitori", max_rounds=4)
    with someone(browser, server) as ann:
        ann.sit_down(table)
        ann.play(random.Random(6), click)
        ann.page.locator("#over a[href^='/replay/']").first.click()
        ann.page.wait_for_url(re.compile("/replay/"))
        page = ann.page
        page.wait_for_selector("body[data-move='0']")
        for move in range(1, 4):
            page.locator("#step-on").click()
            page.wait_for_selector(f"body[data-move='{move}']")
        page.locator("#eyes").select_option("open")
        page.wait_for_selector("body[data-viewer=open]")
        page.locator("#branch-box summary").click()
        page.locator("#branch button").click()
        page.wait_for_url(re.compile("/t/"))
        ann.wait_for_table()
        assert ann.play(random.Random(7), click, 2) == 2, "a new game goes on from there"


@pytest.mark.slow
def test_whole_games_of_friends(browser: Browser, server: ServerProcess) -> None:
    for seed, game in enumerate(("kunitori", "world_on_fire", "moegahara")):
        seats: tuple[str | None, ...] = (None, None) if game != "moegahara" else (None, None, "beginner", "beginner")
        table = table_for(server, game, seats, max_rounds=25)
        with someone(browser, server) as ann, someone(browser, server) as ben:
            ann.sit_down(table, 0)
            ben.sit_down(table, 1)
            play_together([ann, ben], random.Random(seed))
            assert ann.is_over


@pytest.mark.slow
def test_team_chat_reaches_the_team_and_chat_reaches_everybody(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "moegahara", (None, None, "beginner", None))
    with someone(browser, server) as ann, someone(browser, server) as ben, someone(browser, server) as dai:
        for seat, person in ((1, ann), (3, dai), (0, ben)):
            person.sit_down(table, seat)
        ann.page.locator("#words").fill("hold the third Land")
        ann.page.get_by_label("team only").check()
        ann.page.locator("#say button").click()
        dai.page.get_by_text("hold the third Land").wait_for()
        ann.page.get_by_label("team only").uncheck()
        ann.page.locator("#words").fill("good luck to all")
        ann.page.locator("#say button").click()
        ben.page.get_by_text("good luck to all").wait_for()
        assert "third Land" not in ben.page.content()
