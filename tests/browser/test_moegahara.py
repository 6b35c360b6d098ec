"""Moegahara at the table: the pool comes when something is bought, and nobody takes a team mate for an enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from load.server_process import ServerProcess
from tests.browser.people import Person, someone, table_for

from kunitori.i18n import texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDE, UPRIGHT, LYING = (1280, 720), (390, 844), (844, 390)


def kind_of_question(person: Person) -> str:
    return str(person.page.locator("#question").get_attribute("data-key")).split(".")[1]


def to_the_buy_phase(person: Person) -> None:
    """End phases, and answer anything else somehow, until something can be bought."""
    person.wait_for_turn()
    while kind_of_question(person) != "buy":
        before = person.state()
        if person.page.query_selector("#choice-end"):
            person.page.keyboard.press("e")
        else:
            person.page.locator("#question [data-do]:visible").first.click()
        person.wait_for_change(before)
        person.wait_for_turn()


@pytest.mark.parametrize("size", [WIDE, UPRIGHT, LYING])
def test_the_pool_comes_with_the_buy_phase_and_goes_again(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    table = table_for(server, "moegahara", (None, "beginner", "beginner", "beginner"))
    with someone(browser, server, size) as ann:
        ann.sit_down(table)
        to_the_buy_phase(ann)
        pool, lands = ann.page.locator(".supply"), ann.page.locator(".lands-box")
        assert pool.is_visible() and lands.is_visible() == (size == WIDE)
        if size == WIDE:
            left, right = pool.bounding_box(), lands.bounding_box()
            assert left and right and left["x"] + left["width"] <= right["x"]
            assert right["x"] + right["width"] <= size[0]
        before = ann.state()
        ann.page.keyboard.press("e")
        ann.wait_for_change(before)
        ann.page.wait_for_function("document.body.dataset.show === 'lands'")
        assert lands.is_visible() and not pool.is_visible()


def test_words_tell_teams_sides_and_markers(browser: Browser, server: ServerProcess) -> None:
    say = texts("en")
    table = table_for(server, "moegahara", (None, "captain", "captain", "captain"))
    with someone(browser, server, WIDE) as ann, someone(browser, server, WIDE) as zoe:
        ann.sit_down(table)
        to_the_buy_phase(ann)
        camps = [text.split(" · ")[0] for text in ann.page.locator("#rivals .id small").all_inner_texts()]
        assert camps == [say("table-enemy"), say("table-mate"), say("table-enemy")]
        edges = [
            seat.evaluate("e => getComputedStyle(e).backgroundImage.includes('repeating')")
            for seat in ann.page.locator("#rivals .rival").all()
        ]
        assert edges == [True, False, True]
        ours, theirs = ann.page.locator("#teams .name").all_inner_texts()
        assert ours.startswith("Your team: Ann and ") and theirs.startswith("Enemies: ")
        assert ann.page.locator("#res").inner_text().lower().count("round") == 1
        sides = ann.page.locator("#pool .army-of").all_inner_texts()
        assert sides.count("East") == sides.count("West") == 5
        assert say("table-team-only") in ann.page.locator("#say").inner_text()
        for _ in range(3):
            to_the_buy_phase(ann)
            before = ann.state()
            ann.page.keyboard.press("e")
            ann.wait_for_change(before)
            ann.wait_for_turn()
        for marker in ann.page.locator(".nums li:has(.marker)").all():
            assert marker.locator("b").inner_text().isdecimal()
            assert "marker" in str(marker.get_attribute("title"))
        zoe.go(f"/t/{table.id}/watch").wait_for_table()
        assert not zoe.page.query_selector("#rivals .enemy, #rivals .mate")


def test_a_team_of_one_has_no_team_chat(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "moegahara", (None, "beginner"))
    with someone(browser, server, WIDE) as ann:
        ann.sit_down(table)
        assert ann.page.locator("#say").is_visible() and not ann.page.query_selector("#say input[name=team]")
