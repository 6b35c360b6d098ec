"""The lessons as a pupil takes them: each task is done with the mouse, on the table itself where possible."""

from __future__ import annotations

import re

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser
from tests.browser.people import Person, someone
from tests.browser.test_games import has_ended

from kunitori import Game
from kunitori.web.tutorial import Lesson, Walk, lessons

LONG_MS = 90_000  # rivals play slowly enough to be watched


def way_to(game: Game, move: str) -> list[str]:
    """The answers that make up a move, step by step."""
    assert game.decision is not None
    for text in game.decision.texts:
        tried = game.clone()
        tried.apply(tried.decision[text])  # type: ignore[index]
        if len(tried.moves) > len(game.moves):
            if tried.moves[-1] == move:
                return [text]
        elif tried.decision is not None and tried.decision.step and (rest := way_to(tried, move)):
            return [text, *rest]
    return []


def point(pupil: Person, text: str) -> None:
    """Click an answer: on the table if it has a place of its own there, otherwise on its button."""
    page, answer = pupil.page, f"[data-do='{text}']"
    on_the_table = page.locator(f"main [data-place]{answer}")
    if on_the_table.count() and on_the_table.first.is_visible():
        on_the_table.first.click()
        return
    button = page.locator(f"#question {answer}").first
    if not button.is_visible():
        page.locator("#more > summary").click()
    button.click()


def pick(pupil: Person, move: str) -> None:
    """Pick the cards of a move one by one and confirm."""
    page = pupil.page
    for card, times in re.findall(r"(\w+)(?:\*(\d+))?", move.partition(" ")[2]):
        for _ in range(int(times or 1)):
            if card != "none":
                page.locator(f"#question [data-picks][data-card='{card}']").click()
    page.locator("#confirm").click()


def do(pupil: Person, game: Game, move: str) -> None:
    """Make a move the way the page offers it."""
    page = pupil.page
    if page.locator("#confirm").count() and page.locator(".picks").get_attribute("data-verb") == move.split()[0]:
        pick(pupil, move)
        return
    if page.locator(f"#question [data-do='{move}']").count():
        point(pupil, move)
        return
    for text in way_to(game, move):
        key = page.locator("#question").get_attribute("data-key")
        if page.locator("#confirm").count():
            pick(pupil, move)
            return
        point(pupil, text)
        page.wait_for_function("key => document.querySelector('#question')?.dataset.key !== key", arg=key)


@pytest.mark.slow
@pytest.mark.parametrize("lesson", lessons(), ids=lambda each: each.id)
def test_a_pupil_does_every_task_with_the_mouse(lesson: Lesson, browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as pupil:
        pupil.go(f"/learn/{lesson.id}")
        page = pupil.page
        page.locator("form button.main").click()
        pupil.wait_for_table()
        names = [page.locator("#plate .name").inner_text(), *page.locator("#rivals .who .name").all_inner_texts()]
        game = lesson.start(names)
        walk, steps = Walk(lesson, names), set[str]()
        while wanted := walk.wanted(game.moves):
            step = walk.step_for(game.moves)
            assert step is not None
            if not step.is_task:
                game.apply(wanted[0])
                continue
            page.locator(f"#lesson[data-step='{step.number}']").wait_for(timeout=LONG_MS)
            page.locator("#question[data-mine]").wait_for()
            steps.add(str(step.number))
            while page.locator("#lesson [data-leaf='1']").is_visible():
                page.locator("#lesson [data-leaf='1']").click()
            rev = pupil.rev
            do(pupil, game, wanted[0])
            page.wait_for_function("rev => Number(document.body.dataset.rev) > rev", arg=rev)
            game.apply(wanted[0])
        page.wait_for_selector("#over:not([hidden])", timeout=LONG_MS)
        assert game.is_over and len(steps) >= 5
        has_ended(pupil)
        assert page.locator("#lesson.done").count()
