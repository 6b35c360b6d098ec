"""Looking at cards and hands: large hands lie in stacks, named cards open, and fingers learn how to zoom."""

from __future__ import annotations

import re
from typing import Any

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, Page, expect
from tests.browser.looks import hidden
from tests.browser.people import PHONE, someone
from tests.browser.positions import set_games
from tests.web.set_tables import id_of, token_of

from kunitori import Game

FINGERS: dict[str, Any] = {"has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module", autouse=True)
def tables(server: ServerProcess) -> None:
    seats = [
        {"hand": {"copper": 8, "silver": 3, "village": 3}, "deck": {"copper": 3}},
        {"hand": {"copper": 3}, "deck": {"village": 2}},
    ]
    position = {"game": "kunitori", "phase": "buy", "players": ["Ann", "Ben"], "seats": seats}
    games = {name: Game.from_position(position) for name in ("hand", "keys", "marks", "names")}
    for game in games.values():
        game.apply("play copper")
        game.undo(1)
    set_games(server, games)


def sit(page: Page, server: ServerProcess, name: str, seat: int = 0) -> Page:
    page.goto(f"{server.address}/seat/{id_of(name)}/{token_of(seat)}")
    page.wait_for_selector("body.live")
    return page


def test_a_hand_of_fourteen_lies_in_stacks_and_a_click_plays_one(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server, PHONE, **FINGERS) as ann:
        page = sit(ann.page, server, "hand")
        cards = page.locator("#hand .card")
        expect(cards).to_have_count(3)
        copper = page.locator("#hand [data-card=copper]")
        expect(copper.locator(".times")).to_have_text("×8")
        assert copper.locator(".vh").inner_text().startswith("8 × ")
        copper.tap()
        expect(page.locator("#hand [data-card=copper]")).to_have_count(7)  # thirteen cards lie side by side again
        expect(page.locator("#field [data-card=copper]")).to_be_visible()


def test_the_keyboard_plays_from_a_stack(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = sit(ann.page, server, "keys")
        page.locator("#hand [data-card=copper]").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.card") == "silver"
        page.keyboard.press("Enter")
        expect(page.locator("#hand [data-card=silver]")).to_have_count(2)


def test_cards_named_in_log_chat_and_dialogs_can_be_looked_at(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = sit(ann.page, server, "names")
        page.locator("#hand [data-card=silver]").click()
        named = page.locator("#log .named[data-card=silver]").last
        named.hover()
        expect(page.locator("#tip .face")).to_be_visible()
        page.mouse.move(2, 2)
        page.locator("#words").fill("<b>Village</b> beats Villagers and Coppersmith")
        page.keyboard.press("Enter")
        said = page.locator("#chat li").last
        expect(said.locator(".named")).to_have_text(["Village"])
        expect(said).to_contain_text("<b>Village</b> beats Villagers and Coppersmith")
        said.locator(".named").click()
        expect(page.locator("#zoom[open] .near")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("[data-listing=log]").click()
        inside = page.locator("#look .named").first
        inside.focus()
        page.keyboard.press("Shift")  # the focus is seen once a key was pressed
        inside.hover()
        expect(page.locator("#tip .face")).to_be_visible()


def test_a_card_under_the_pointer_hides_nothing_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server, PHONE) as ann:
        page = sit(ann.page, server, "marks")
        page.locator("#hand .card").nth(1).hover()
        assert hidden(page) == []


APART = """all => all.filter(button => {
  const box = button.getBoundingClientRect(), marks = [];
  for (const [node, first] of [[button.previousSibling, false], [button.nextSibling, true]]) {
    if (node?.nodeType !== 3 || !node.data) continue;
    const mark = document.createRange(), at = first ? 0 : node.data.length - 1;
    mark.setStart(node, at);
    mark.setEnd(node, at + 1);
    if (mark.toString().trim()) marks.push(mark.getBoundingClientRect());
  }
  return marks.some(mark => mark.bottom < box.top + 2 || mark.top > box.bottom - 2);
}).length"""


def test_no_mark_stands_on_another_line_than_its_card(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = sit(ann.page, server, "marks")
        words = "I own Copper, Silver, Village. (Copper) “Silver”: Village! «Copper» Silver? Village; ok"
        page.locator("#words").fill(words)
        page.keyboard.press("Enter")
        said = page.locator("#chat li").last
        expect(said.locator(".named")).to_have_count(9)
        assert words in said.inner_text()
        for width in range(60, 220, 3):
            said.evaluate("(line, width) => line.style.width = `${width}px`", width)
            assert said.locator(".named").evaluate_all(APART) == 0, width


def test_the_large_card_answers_questions_before_it_tells_of_numbers(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.forgiven = re.compile("404")  # a part of a page names no icon
        page = ann.go("/cards/world_on_fire/land_destroyer?part=1").page
        parts = page.locator(".near .card, .answers, .origins").evaluate_all("all => all.map(each => each.className)")
        assert parts.index("card") < parts.index("answers") < parts.index("origins")
        questions = page.locator(".answers dt").all_inner_texts()
        assert len(questions) == 2 and all(question.endswith("?") for question in questions)


def test_the_cards_of_an_own_selection_can_be_looked_at(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = ann.go("/new?game=custom").page
        page.locator("input[name=mixing][value=own]").check()
        look = page.locator("[data-look]").first
        look.hover()
        expect(page.locator(".glance .face")).to_be_visible()
        look.click()
        expect(page.locator("#looking[open] .origins")).to_be_visible()
        page.locator("#looking [data-close]").click()
        expect(page.locator("#looking[open]")).to_have_count(0)


def test_fingers_learn_once_how_to_zoom_and_the_chronicle_opens_without_keyboard(
    browser: Browser, server: ServerProcess
) -> None:
    with someone(browser, server, PHONE, **FINGERS) as ann:
        page = sit(ann.page, server, "names")
        expect(page.locator(".toast.hint")).to_be_visible()
        page.reload()
        page.wait_for_selector("body.live")
        assert page.locator(".toast.hint").count() == 0
        page.locator("[data-open=side]").tap()
        expect(page.locator("#log")).to_be_visible()
        assert page.evaluate("document.activeElement.matches('input, textarea')") is False
