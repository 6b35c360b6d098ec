"""Fair shuffles, seen: two friends play a short game, and their browsers check it."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import TIMEOUT_MS, Person, someone
from tests.browser.test_friends import play_together

from kunitori.i18n import texts

pytestmark = pytest.mark.slow

SAY = texts("en")


def friends_sit_down(ann: Person, ben: Person) -> str:
    """Ann sets a table for one round and Ben follows her invitation; the id of the table."""
    ann.go("/new?with=friends")
    ann.page.locator("#name").fill("Ann")
    ann.page.locator("[name=rounds]").evaluate("(field) => { field.value = '1'; }")
    ann.page.locator("form[action='/new'] button.main").click()
    ann.page.wait_for_url(re.compile("/t/"))
    address = ann.page.locator("#invite").input_value()
    ben.go(address[address.index("/join/") :])
    ben.page.locator("input[name=name]").fill("Ben")
    ben.page.locator("form button.main").click()
    for person in (ann, ben):
        person.page.wait_for_selector("body.at-table")
        person.wait_for_table()
    return str(ann.page.evaluate("document.body.dataset.table"))


def found(page: Page, where: str) -> dict[str, str]:
    """What the checks on the page say: good, bad or none; of several with one name, what is worst."""
    script = "(items) => items.map((item) => [item.dataset.check + (item.dataset.seat || ''), item.className])"
    return dict(sorted(page.eval_on_selector_all(f"#{where} li", script), key=lambda check: check[1] == "bad"))


def test_two_friends_verify_their_game(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann, someone(browser, server) as ben, someone(browser, server) as eve:
        id = friends_sit_down(ann, ben)
        eve.go(f"/t/{id}/watch").wait_for_table()
        commits = set()
        for person in (ann, ben, eve):
            commits.add(person.page.locator("#fair").get_attribute("data-commit"))
            told = person.page.locator("#fair li").all_text_contents()
            assert told[1] == SAY("fair-part-in", player="Ben") and len(told) == 2
            assert told[0] == SAY("fair-part-in", player=told[0].partition(":")[0])
        assert len(commits) == 1 and re.fullmatch("[0-9a-f]{64}", commits.pop() or "")
        play_together([ann, ben], random.Random(4))
        expect(ben.page.locator("#over")).to_be_visible(timeout=TIMEOUT_MS)
        ben.page.locator(f"#over a[href='/t/{id}/verify']").click()
        ben.page.wait_for_selector("#checked-here:not([hidden])")
        checks = ("seen", "commit", "part0", "part1", "own", "key")
        assert found(ben.page, "checked-here") == dict.fromkeys(checks, "good")
        assert set(found(ben.page, "checked-there").values()) == {"good"}
        expect(ben.page.locator("#verdict")).to_have_text(SAY("check-all-good"))
        with someone(browser, server) as stranger:
            stranger.go(f"/t/{id}/verify").page.wait_for_selector("#checked-here:not([hidden])")
            here = found(stranger.page, "checked-here")
            assert (here["seen"], here["own"], here["commit"]) == ("none", "none", "good")

        record = httpx.get(f"{server.address}/t/{id}/record").text
        check_forgeries(ben, record)
        # A server that shows one commitment at the start and another at the end.
        ben.page.evaluate(
            "(id) => { const kept = JSON.parse(localStorage['kunitori-deals']); kept[id].commit = '0'.repeat(64);"
            " localStorage['kunitori-deals'] = JSON.stringify(kept); }", id
        )  # fmt: skip
        ben.go(f"/t/{id}/verify").page.wait_for_selector("#checked-here:not([hidden])")
        assert found(ben.page, "checked-here")["seen"] == "bad"
        ben.go(f"/t/{id}")
        expect(ben.page.locator("#fair-changed")).to_have_text(SAY("fair-changed"))
        assert ben.page.locator("#fair").get_attribute("open") is not None


def check_forgeries(person: Person, record: str) -> None:
    """Each forgery is named by the browser or the server, and by both where both can know."""
    secret = re.search("Secret: (.*)", record)[1]  # type: ignore[index]
    opened = re.search("Opened: (.*)", record)[1].split()  # type: ignore[index]
    moves = record.split("\n\n")[2].split("\n")
    first = next(line for line in moves if not line.startswith("#"))
    for was, becomes, here, there in (
        (secret, f"{int(secret, 16) ^ 1:032x}", "commit", "commit"),
        (opened[0], f"{int(opened[0], 16) ^ 1:064x}", "part0", "part"),
        (f"\n{first}\n", "\nbuy province\n", "", "moves"),
        ("Result: ", "Result: 9", "", "result"),
    ):
        person.go("/verify")
        person.page.fill("#record", record.replace(was, becomes, 1))
        person.page.locator("form[action='/verify'] button.main").click()
        person.page.wait_for_selector("#checked-here:not([hidden])")
        assert not here or found(person.page, "checked-here")[here] == "bad", becomes
        assert found(person.page, "checked-there")[there] == "bad", becomes
        expect(person.page.locator("#verdict")).to_have_text(SAY("check-all-bad"))


def test_our_sha_256_is_that_of_the_browser(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        ann.go("/import")
        script = ann.page.locator("script[src*='pages.js']").get_attribute("src") or ""
        differ = ann.page.evaluate(
            """async (address) => {
              const { sha256, toHex } = await import(address);
              const differ = [];
              for (const length of [...Array(130).keys(), 1000, 4096]) {
                const bytes = Uint8Array.from({ length }, (_, i) => (i * 167 + length) % 256);
                const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
                if (toHex(theirs) !== toHex(sha256(bytes))) differ.push(length);
              }
              return differ; }""",
            script.replace("pages.js", "sha256.js"),
        )
        assert differ == []
