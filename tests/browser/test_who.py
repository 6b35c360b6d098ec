"""Who is who: bots have names and levels, the reader is "you", and a name is asked for once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import expect
from tests.browser.people import Person, someone, table_for

from kunitori.bots.names import PERSONS
from kunitori.i18n import LANGUAGES, texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser


WITHOUT_RULES = """all => all.map(line => {
  const copy = line.cloneNode(true);
  copy.querySelector(".rule")?.remove();
  return copy.textContent.trim();
})"""


def lines(person: Person) -> list[str]:
    """The lines of the log, without the rules behind them."""
    found: list[str] = person.page.locator("#log > li").evaluate_all(WITHOUT_RULES)
    return found


def play_a_turn(person: Person) -> None:
    """Play all treasure and end the turn, and wait until it comes round again."""
    for key in ("t", "e"):
        person.wait_for_turn()
        before = person.state()
        person.page.keyboard.press(key)
        person.wait_for_change(before)
    person.wait_for_turn()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_and_levels_and_the_log_says_you(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    say = texts(language)
    persons = {say(f"person-{person}") for person in PERSONS}
    with someone(browser, server, language=language) as ann:
        ann.go("/")
        ann.page.select_option("#level", "captain")
        ann.page.select_option("#opponents", "2")
        ann.page.click("button[name=quick][value=kunitori]")
        ann.wait_for_table()
        names = ann.page.locator("#rivals .id .name").all_inner_texts()
        assert len({*names}) == 2 and {*names} <= persons
        badge = say("who-bot", badge=say("bot-captain.name"))
        assert ann.page.locator("#rivals .id small").all_inner_texts() == [badge, badge]
        play_a_turn(ann)
        told = lines(ann)
        assert say("you-turn") in told
        assert any(say("log-turn", player=name) in told for name in names)
        guest = say("guest-name")
        assert not any(line.startswith((f"{guest} ", f"{guest}は", f"{guest}の")) for line in told)


def test_everybody_is_you_to_themselves(browser: Browser, server: ServerProcess) -> None:
    table = table_for(server, "kunitori", (None, None))
    with someone(browser, server) as ann, someone(browser, server) as ben, someone(browser, server) as zoe:
        ann.sit_down(table, 0)
        ben.sit_down(table, 1)
        zoe.go(f"/t/{table.id}/watch").wait_for_table()
        first = ann if ann.page.query_selector("#question[data-mine]") else ben
        other, name = (ben, "Ann") if first is ann else (ann, "Ben")
        before = [each.rev for each in (other, zoe)]
        first.page.keyboard.press("t")
        for each, rev in zip((other, zoe), before, strict=True):
            each.page.wait_for_function("rev => Number(document.body.dataset.rev) > rev", arg=rev)
        assert any(line.startswith("You play") for line in lines(first))
        for each in (other, zoe):
            assert any(line.startswith(f"{name} plays") for line in lines(each))
        assert not any(line.startswith("You") for line in lines(zoe))


def test_a_name_is_asked_for_once(browser: Browser, server: ServerProcess) -> None:
    say = texts("en")
    with someone(browser, server) as ann, someone(browser, server) as ben, someone(browser, server) as zoe:
        ann.go("/new?with=friends")
        assert ann.page.get_by_text(say("who-ask")).is_visible()
        ann.page.fill("#name", "Ann")
        ann.page.click("button.main")
        link = ann.page.input_value("#invite")
        ben.page.goto(link)
        assert ben.page.get_by_text(say("who-ask")).is_visible() and ben.page.input_value("#name") == ""
        ben.page.fill("#name", "Ben")
        ben.page.click("button.main")
        ann.wait_for_table()
        ben.wait_for_table()
        expect(ben.page.locator("#rivals .name")).to_have_text(["Ann"])
        ann.go("/new?with=friends")
        assert not ann.page.get_by_text(say("who-ask")).is_visible()
        zoe.go(f"/t/{ben.page.url.rpartition('/')[2]}").wait_for_table()
        assert not zoe.page.query_selector("#say")
        zoe.page.fill("#my-name", "Zoe")
        zoe.page.click("#ask-name button")
        zoe.wait_for_table()
        zoe.page.fill("#words", "Hello")
        zoe.page.press("#words", "Enter")
        ben.page.get_by_text("Zoe (watching)").wait_for()
