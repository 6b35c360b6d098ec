"""Every question can be answered: each of its options is somewhere on the page, and says something of its own."""

from __future__ import annotations

import html
import random
import re
from collections import Counter

import pytest
from load.client import random_move
from tests.property.tables import NAMES, rich

from kunitori import Game
from kunitori.tables import Settings, Table, TableView, seen_by
from kunitori.tables.move_in_progress import MoveInProgress
from kunitori.web.render import Extras, fragments
from kunitori.web.tokens import hashed

GAMES = (("kunitori", 2), ("world_on_fire", 3), ("everything", 5), ("moegahara", 4), ("moegahara", 2))
BUTTON = re.compile(r"<button[^>]*>(.*?)</button>")
DO = re.compile(r'data-do="([^"]*)"')
DOUBT = re.compile(r"°|\d\?")


def table_of(game: Game) -> Table:
    settings = Settings.read({"record": game.record().to_text(), "seats": ["person"] * len(game.players)})
    table = Table("table", settings, 0.0)
    for seat, name in enumerate(game.players):
        table.add(table.sit(f"guest-{seat}", name, "hishi", hashed(str(seat)), seat).at(table.seq + 1, 1.0))
    table.add(table.start().at(table.seq + 1, 2.0))
    return table


def unanswerable(seen: TableView, language: str) -> set[str]:
    """The options that the page does not offer."""
    assert seen.view is not None and seen.view.decision is not None
    page = "".join(fragments(seen, language, Extras()).values())
    given = {html.unescape(text) for text in DO.findall(page)}
    missing = set(seen.view.decision.texts) - given
    if "data-confirm" in page and seen.view.decision.kind in ("keep", "stay", "defend", "ambush"):
        missing -= {text for text in missing if text.split()[0] in ("keep", "stay", "ambush", "...")}
    if any(text.startswith("attack ") for text in given):
        missing.discard("attack ...")
    if seen.view.decision.kind == "trap_seat":  # each card of the player instead of the player
        missing -= {text for text in missing if any(other.startswith(text.removesuffix(" ...")) for other in given)}
    return missing


def choices(seen: TableView, language: str) -> list[str]:
    """What the buttons of the question say."""
    panel = re.sub(r"<kbd.*?</kbd>", "", fragments(seen, language, Extras())["question"])
    return [re.sub(r"<.*?>", " ", button).strip() for button in BUTTON.findall(panel)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow)])
def test_every_question_can_be_answered_on_the_page(name: str, seats: int, seed: int) -> None:
    table, chance = table_of(Game.of_state(rich(name, seats, seed, 8), NAMES[:seats])), random.Random(seed)
    asked: set[str] = set()
    while table.game is not None and table.game.decision is not None:
        seat = table.game.decision.player
        in_progress: MoveInProgress | None = None
        while True:  # every step of the move
            seen = seen_by(table, seat, 3.0, in_progress=in_progress, mine=(seat,))
            assert seen.view is not None and seen.view.decision is not None
            asked.add(seen.view.decision.kind)
            language = chance.choice(("en", "de", "fr", "ja"))
            assert unanswerable(seen, language) == set(), seen.view.decision
            words = choices(seen, language)
            assert [text for text, number in Counter(words).items() if number > 1] == [], seen.view.decision
            assert [text for text in words if DOUBT.search(text)] == [], "where numbers come from is for the zoom"
            in_progress = in_progress or MoveInProgress(table.game, seat)
            in_progress.answer(chance.choice(seen.view.decision.texts))
            if in_progress.finished is not None:
                break
        table.add(table.move(seat, random_move(table.game, chance)).at(table.seq + 1, 3.0))
    assert len(asked) > 3
