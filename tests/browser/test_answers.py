"""Needless questions are not asked: a click on a pile plays the treasure, empty phases end, habits answer."""

from __future__ import annotations

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, expect
from tests.browser.people import PHONE, Person, someone, table_for
from tests.browser.positions import set_games
from tests.web.set_tables import id_of, token_of

from kunitori import Game

NO_ACTIONS = {"hand": {"copper": 3}, "deck": {"market": 1, "copper": 4}}
RIVAL = {"hand": {"copper": 4}, "deck": {"copper": 4}}


def tables(**positions: dict[str, object]) -> dict[str, Game]:
    players = {"game": "kunitori", "players": ["Ann", "Ben"], "start": 0}
    return {name: Game.from_position({**players, **position}) for name, position in positions.items()}


@pytest.fixture(scope="module")
def games(server: ServerProcess) -> None:
    army: dict[str, object] = {"phase": "redraw", "played": {"cavalry": 2}, "seats": [NO_ACTIONS, RIVAL]}
    empty: dict[str, object] = {"seats": [NO_ACTIONS, RIVAL]}
    seen: dict[str, object] = {"seats": [{"hand": {"copper": 3}, "discard": {"market": 1}}, RIVAL]}
    bots = ("beginner",)
    set_games(server, tables(alone=empty, lazy=empty), bots=(None, *bots))
    set_games(server, tables(army=army), bots=(None, *bots))
    set_games(server, tables(secret=empty, open=seen))


def sit_at(person: Person, name: str) -> Person:
    person.go(f"/seat/{id_of(name)}/{token_of(0)}")
    return person.wait_for_table()


def phase(person: Person) -> str:
    return person.page.locator("#phases [aria-current]").inner_text()


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_a_click_on_a_pile_plays_the_treasure_and_one_undo_takes_it_back(
    size: tuple[int, int], browser: Browser, server: ServerProcess
) -> None:
    with someone(browser, server, size) as ann:
        ann.sit_down(table_for(server, "kunitori", (None, "beginner")))
        page = ann.page
        pile = page.locator("#pile-farmers.near")
        assert pile.get_attribute("aria-disabled") is None
        assert "treasure" in (pile.get_attribute("aria-description") or "")
        assert page.locator("#pile-gold").get_attribute("aria-disabled") == "true"
        look = "e => [getComputedStyle(e).outlineStyle, getComputedStyle(e, '::before').content]"
        assert pile.evaluate(look) == ["dashed", '""'], "a form of its own, not only a colour"
        hand = page.locator("#hand .card").all_inner_texts()
        pile.click()
        expect(page.locator("#log")).to_contain_text("buy Farmers")
        page.wait_for_selector("#question[data-mine]")
        page.locator("#undo").click()
        expect(page.locator("#log")).not_to_contain_text("buy Farmers")
        pile.wait_for()
        assert page.locator("#hand .card").all_inner_texts() == hand, "the treasure is back, too"


def test_what_the_treasure_cannot_pay_for_is_explained(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "kunitori", (None, None)))
        ann.page.locator("#pile-gold").click(force=True)
        expect(ann.page.locator("#tip .why")).to_contain_text("With all the treasure in your hand you have 2.")


def test_buys_are_offered_by_keyboard_and_in_words(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "kunitori", (None, "beginner")))
        ann.page.locator("#more > summary").press("Enter")
        button = ann.page.get_by_role("button", name="Buy Farmers for 2 plays 2 × Copper")
        button.press("Enter")
        expect(ann.page.locator("#log")).to_contain_text("Farmers")


def test_an_empty_action_phase_ends_by_itself_and_undo_returns_to_the_buy(
    browser: Browser, server: ServerProcess, games: None
) -> None:
    with someone(browser, server) as ann:
        sit_at(ann, "alone")
        expect(ann.page.locator("#phases [aria-current]")).to_contain_text("Buy", timeout=5000)
        ann.page.locator("#pile-copper").click()
        expect(ann.page.locator("#log")).to_contain_text("buy Copper")
        ann.page.wait_for_selector("#question[data-mine]")
        ann.page.locator("#undo").click()
        expect(ann.page.locator("#log")).not_to_contain_text("buy Copper")
        expect(ann.page.locator("#phases [aria-current]")).to_contain_text("Buy")


def test_the_setting_can_be_switched_off(browser: Browser, server: ServerProcess, games: None) -> None:
    with someone(browser, server) as ann:
        ann.go("/")
        ann.page.evaluate("localStorage.setItem('kunitori-table', JSON.stringify({ answers: false }))")
        sit_at(ann, "lazy")
        ann.page.wait_for_timeout(400)
        assert ann.page.locator("[data-do='end']").count() and "Action" in phase(ann)
        ann.page.locator("#menu-button").click()
        box = ann.page.get_by_label("Answer for me when there is only one answer")
        assert not box.is_checked()
        box.check()
        expect(ann.page.locator("#phases [aria-current]")).to_contain_text("Buy", timeout=5000)


def test_between_people_only_what_everybody_sees_is_answered(
    browser: Browser, server: ServerProcess, games: None
) -> None:
    with someone(browser, server) as ann:
        sit_at(ann, "open")
        expect(ann.page.locator("#phases [aria-current]")).to_contain_text("Buy", timeout=5000)
    with someone(browser, server) as ann:
        sit_at(ann, "secret")
        ann.page.wait_for_timeout(400)
        assert "Action" in phase(ann), "nobody else can know"
        ann.page.locator("#menu-button").click()
        ann.page.get_by_label("Even if only I can know that").check()
        expect(ann.page.locator("#phases [aria-current]")).to_contain_text("Buy", timeout=8000)


def test_troops_stay_by_habit(browser: Browser, server: ServerProcess, games: None) -> None:
    with someone(browser, server) as ann:
        sit_at(ann, "army")
        assert ann.page.locator("#question .picks [data-card]").count() == 1
        ann.page.locator("#menu-button").click()
        labels = ann.page.locator(".answers fieldset label").all_inner_texts()
        assert [label.strip() for label in labels] == ["decline prizes", "leave my troops deployed"]
        ann.page.get_by_label("leave my troops deployed").check()
        ann.page.locator("#question .picks").wait_for(state="detached")
        ann.page.keyboard.press("Escape")
        ann.page.reload()
        ann.wait_for_table()
        ann.page.locator("#menu-button").click()
        assert ann.page.get_by_label("leave my troops deployed").is_checked()


def test_the_pace_of_the_bots_is_changed_at_the_table(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server, PHONE) as ann:
        ann.sit_down(table_for(server, "kunitori", (None, "beginner")))
        ann.page.locator("#menu-button").click()
        quick = ann.page.get_by_role("group", name="Bot speed").get_by_role("button", name="fast")
        assert quick.get_attribute("aria-pressed") == "false"
        quick.click()
        expect(quick).to_have_attribute("aria-pressed", "true")
