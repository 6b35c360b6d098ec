"""One coach: socket, API, terminal and library give the same advice, in words that name cards as the reader does."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from tests.cli.conftest import Run, Save, home, run, save  # noqa: F401
from tests.test_analysis import TWO_FOES
from tests.web.conftest import Server

from kunitori import Game, advise
from kunitori.i18n import LANGUAGES, texts
from kunitori.telling import coach

TREASURE_IN_HAND = {
    "players": ["Ann", "Ben"], "game": "kunitori", "phase": "buy", "start": 0, "turn": 8,
    "seats": [{"hand": {"gold": 2, "silver": 1}, "deck": {"copper": 5}}, {"deck": {"town": 3, "copper": 5}}],
}  # fmt: skip
POSITIONS = [TREASURE_IN_HAND, {"game": "world_on_fire", **TWO_FOES}]


def flat(text: str) -> str:
    return " ".join(text.split())


def unbroken(text: str) -> str:
    """A text wherever its lines break; Japanese breaks between any two letters."""
    return "".join(text.split())


def words(markup: str) -> str:
    """The text of a hint, as a person reads it."""
    return flat(html.unescape(re.sub("<[^>]+>", " ", markup)))


@pytest.mark.parametrize("position", POSITIONS, ids=["buy", "battle"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_hears_the_same(
    server: Server,
    run: Run,  # noqa: F811
    save: Save,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    position: dict[str, Any],
    language: str,
) -> None:
    monkeypatch.setattr(coach, "NODES", 200)
    monkeypatch.setattr(coach, "SECONDS", 0.0)
    rivals = ["random"] * (len(position["players"]) - 1)
    from_position = {"game": position["game"], "seed": None, "start": None, "position": position}
    table = server.table("Ann", bots=tuple(rivals), **from_position)
    position = {**position, "players": [*table.live.table.names]}
    game, say = Game.from_position(position), texts(language)

    library = advise(game.view(0))
    advice = library.sentences(language)
    with server.http(Authorization=f"Bearer {table.tokens[0]}") as client:
        api = client.get(f"/api/v1/tables/{table.id}/hint", params={"lang": language}).json()
    with table.player(0, lang=language) as ann:
        ann.say(hint=True)
        socket = ann.until(lambda frame: "hint" in frame)["hint"]
    typed = run(f"play --load {save(position, 'person', *rivals)} --lang {language}", ["hint"])

    assert tuple(api["sentences"]) == advice
    assert tuple(api["first"]) == library.first
    best = library.analysis.best
    assert best is not None and api["options"][0]["move"] == best.move
    assert all(unbroken(sentence) in unbroken(typed.text) for sentence in advice)
    assert f'data-move="{html.escape(best.option.text)}"' in socket
    assert all(flat(reason) in words(socket) for reason in library.told(language).options[0].why(language))
    assert (flat(say("choice-treasure", money=library.money)) in words(socket)) == bool(library.first)

    said = [*advice, words(socket), *(option["words"] for option in api["options"])]
    said += [reason for option in api["options"] for reason in option["reasons"]]
    for card in game.cards.facts:
        assert not [text for text in said if re.search(rf"\b{card.id}\b", text)], card.id


def test_treasure_is_played_before_anything_is_bought() -> None:
    advice = advise(Game.from_position(TREASURE_IN_HAND).view(0), nodes=60, seconds=0)
    assert sorted(advice.first) == ["play gold", "play gold", "play silver"]
    assert advice.money == 8 and advice.view.money == 8
    assert not any(option.option.text.startswith("play ") for option in advice.analysis.options)


def test_a_move_of_several_steps_says_who_goes_where() -> None:
    advice = advise(Game.from_position(TWO_FOES).view(0), nodes=200, seconds=0)
    assert advice.analysis.best is not None and advice.analysis.best.move.startswith("attack chloe:")
    assert "Akechi Mitsuhide against Chloe" in advice.told("en").options[0].move


def test_a_half_made_move_is_advised_too() -> None:
    game = Game.from_position(TWO_FOES)
    game.apply("attack ...")
    advice = advise(game.view(0), nodes=60, seconds=0)
    assert advice.first == () and advice.view == game.view(0)
    assert all(advice.told(language).options for language in LANGUAGES)


def test_who_is_not_asked_hears_only_the_chances() -> None:
    game = Game.from_position(TREASURE_IN_HAND)
    for viewer in (1, None):
        assert len(advise(game.view(viewer), nodes=16).sentences("en")) == 1
