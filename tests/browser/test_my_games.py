"""My games and my statistics on a phone, in German: nothing is cut off, and days are the reader's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser
from tests.browser.looks import barriers, flaws
from tests.browser.people import PHONE, Person, someone

from kunitori.store import GameAccount, open_store

GAMES = (("kunitori", 1), ("world_on_fire", 3), ("moegahara", 3))


def play(web: httpx.Client, game: str, bots: int) -> str:
    """A game that a guest ends at once, with all points counted."""
    wish = {"game": game, "seats": ["person", *["retainer"] * bots], "sit": {"name": "Maximiliane"}}
    made = web.post("/api/v1/tables", json=wish).json()
    token = {"Authorization": f"Bearer {made['seat']['token']}"}
    assert web.post(f"/api/v1/tables/{made['id']}/agree", json={"agree": True}, headers=token).status_code == 200
    return str(made["id"])


async def review(database: str, ids: list[str]) -> None:
    store = await open_store(database)
    for place, id in enumerate(ids):
        await store.playing.keep_accounts(id, {0: GameAccount(0.3 - 0.25 * place, -0.08)})
    await store.close()


@pytest.fixture(scope="module")
def reader(browser: Browser, server: ServerProcess) -> Iterator[Person]:
    with httpx.Client(base_url=server.address) as web, ThreadPoolExecutor(1) as thread:
        web.get("/")
        ids = [play(web, *game) for game in GAMES]
        thread.submit(asyncio.run, review(server.database, ids)).result()
        with someone(browser, server, PHONE, "de", reduced_motion="reduce") as person:
            ((name, value),) = web.cookies.items()
            person.page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
            yield person


def test_my_games_on_a_phone(reader: Person) -> None:
    reader.go("/games")
    assert reader.page.locator("time[title]").all_inner_texts() == ["heute"] * len(GAMES)
    text = reader.page.inner_text("main")
    assert "Du" in text and "Gefolgsmann" in text and "einvernehmlich beendet" in text
    assert flaws(reader.page) == [] and barriers(reader.page) == []
    reader.page.select_option("#game", "moegahara")
    reader.page.click(".filters button")
    assert reader.page.locator(".score").count() == 1
    assert flaws(reader.page) == []


def test_my_statistics_on_a_phone(reader: Person) -> None:
    reader.go("/games/statistics")
    assert reader.page.locator(".fortunes rect.luck").count() == len(GAMES) + 1, "bars and their meaning"
    assert flaws(reader.page) == [] and barriers(reader.page) == []
    reader.page.click("details.more summary")
    assert reader.page.locator("details.more tbody tr").count() == len(GAMES)
    assert flaws(reader.page) == []
