"""Whole games in a browser: with a mouse, a finger, the keyboard alone, and a screen reader."""

from __future__ import annotations

import random
import re

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser
from tests.browser.people import OPEN, PHONE, Person, click, someone, table_for

GAMES = (
    ("kunitori", (None, "beginner")),
    ("world_on_fire", (None, "beginner", "beginner")),
    ("world_chaos", (None, "beginner")),
    ("moegahara", (None, "beginner", "beginner", "beginner")),
)
ROUNDS = 6


def has_ended(person: Person) -> None:
    """Check that the page shows the scores and the link to the replay."""
    assert person.page.locator("#over-title").is_visible()
    assert person.page.locator("#over .standings .points").count() >= 2
    assert person.page.locator("#over a[href^='/replay/']").count()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_with_the_mouse(
    game: str, seats: tuple[str | None, ...], browser: Browser, server: ServerProcess
) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, game, seats, max_rounds=ROUNDS))
        assert ann.play(random.Random(game), click) >= ROUNDS
        has_ended(ann)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_with_the_mouse(
    game: str, seats: tuple[str | None, ...], browser: Browser, server: ServerProcess
) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, game, seats, max_rounds=40))
        ann.play(random.Random(f"whole {game}"), click)
        has_ended(ann)


def test_a_game_on_a_phone_with_a_finger(browser: Browser, server: ServerProcess) -> None:
    def tap(person: Person, chance: random.Random) -> None:
        person.choice(chance).tap()

    with someone(browser, server, PHONE, has_touch=True, is_mobile=True) as ann:
        ann.sit_down(table_for(server, "world_on_fire", max_rounds=ROUNDS))
        ann.play(random.Random(3), tap)
        has_ended(ann)


def by_key(person: Person, chance: random.Random) -> None:
    """Choose with Tab, arrow keys and Enter only."""
    page, wanted = person.page, chance.randrange(3)
    for _ in range(300):
        page.keyboard.press("Tab" if chance.random() < 0.7 else "ArrowRight")
        if page.evaluate("open => document.activeElement.matches(open)", OPEN):
            wanted -= 1
            if wanted < 0:
                page.keyboard.press("Enter")
                return
    raise AssertionError("no choice can be reached by keyboard")


def test_a_game_with_the_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "kunitori", max_rounds=ROUNDS))
        ann.play(random.Random(4), by_key)
        has_ended(ann)


BUTTON = re.compile(r'^\s*- button "((?:[^"\\]|\\.)*)"(.*)$', re.MULTILINE)


def by_name(person: Person, chance: random.Random) -> None:
    """Choose an answer only by role, state and name, as a screen reader presents them."""
    page = person.page
    question = page.get_by_role("region").filter(has=page.get_by_role("group", name="Choices")).last
    told = question.aria_snapshot()
    names = [name.replace('\\"', '"') for name, state in BUTTON.findall(told) if "disabled" not in state]
    assert names and all(names), told
    question.get_by_role("button", name=chance.choice(names), exact=True).first.press("Enter")


def test_a_game_with_a_screen_reader(browser: Browser, server: ServerProcess) -> None:
    """The question, its answers and the news are all available as text."""
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "world_on_fire", max_rounds=ROUNDS))
        ann.page.get_by_role("status").first.evaluate(
            """status => {
              window.heard = [];
              const hear = () => { if (status.textContent) window.heard.push(status.textContent); };
              new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
            }"""
        )
        ann.play(random.Random(5), by_name)
        has_ended(ann)
        heard = ann.page.evaluate("window.heard")
        assert len(heard) >= ROUNDS - 1, "what happens is announced"
        assert any("turn" in said and "?" in said for said in heard), "and so is the question"
