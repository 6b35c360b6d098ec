"""Files of own cards: what they give, what they are refused for, and what their texts say."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import kunitori
from kunitori import BadCards
from kunitori.cards import CardSet, card_set, game_cards
from kunitori.cards.composed_text import composed
from kunitori.cards.composition import Text
from kunitori.cards.expansion import Expansion, load_expansion, parse_expansion
from kunitori.cards.facts import card_name
from kunitori.cards.kinds import GAMES
from kunitori.cards.printed_texts import text_of
from kunitori.cards.text import effect_text
from kunitori.i18n import LANGUAGES, entries, texts

SENTENCES = Path(__file__).parent / "composed_texts.txt"
CATALOGUE = Path(kunitori.__file__).parent / "i18n" / "catalogues" / "en" / "expansions.ftl"
BOAT = """
author = "Ann"
language = "de"
[cards.river_boat]
category = "politics"
names = { en = "River Boat", de = "Flussboot" }
copies = 8
cost = 4
play = [{ draw = 2 }, { choose = [[{ gain = "pearl" }], [{ money = 1 }]] }, { buys = 1 }]
[cards.pearl]
category = "treasure"
names = { de = "Perle" }
copies = 10
cost = 5
money = 2
wording = { fr = "Une perle rare." }
[cards.shrine]
category = "victory"
copies = 8
cost = 5
vp = 1
points = [{ each = ["pearl", "silver"], vp = 1 }]
wording = { fr = "Comptez vos perles." }
"""


def card(lines: str, category: str = "politics") -> str:
    copies = "copies = 8\n" * (category != "general")
    return f'[cards.boat]\ncategory = "{category}"\ncost = 4\n{copies}{lines}\n'


def clause(words: str) -> str:
    return card(f"play = [{words}]")


def cards_of(category: str, ids: range, more: str = "") -> str:
    copies = "copies = 1\n" * (category != "general")
    return "".join(f'[cards.own_{n}]\ncategory = "{category}"\ncost = 3\n{copies}{more}\n' for n in ids)


FIVE = ", ".join(["{ draw = 1 }"] * 5)
PEARL = '[cards.pearl]\ncategory = "treasure"\ncost = 4\ncopies = 8\ngained = [{ draw = 1 }]\n'
REFUSED = {
    "table": ("cards.boat.play[1]", clause("3")),
    "list": ("cards.boat.play", card('play = "draw"')),
    "long-text": ("cards.boat.play[20].choose[1][5]", clause("{ draw = 1 }, " * 19 + f"{{ choose = [[{FIVE}], []] }}")),
    "sides": ("cards.boat.play[1].choose", clause("{ choose = [[{ draw = 1 }]] }")),
    "flag": ("cards.boat.falls", card('falls = "often"', "troop")),
    "option": ("cards.boat.play[1].more", clause('{ trash = "hand", more = 2 }')),
    "missing": ("cards.boat.play[1]", clause('{ gain = "any" }')),
    "points": ("cards.boat.points[1]", card("points = [{ vp = 1 }]")),
    "id": ("cards.boat.play[1].only", clause('{ trash = "hand", only = ["Big Boat"] }')),
    "number": ("cards.boat.play[1].draw", clause("{ draw = 11 }")),
    "similar": ("cards.boat.play[1]", clause("{ drow = 1 }")),
    "word": ("cards.boat.category", '[cards.boat]\ncategory = "ship"\ncost = 4\ncopies = 8'),
    "never-played": ("cards.boat.play", card("play = [{ draw = 1 }]", "treasure")),
    "stays": ("cards.boat.stays", card("stays = 1", "troop")),
    "troops-only": ("cards.boat", card("falls = true")),
    "points-once": ("cards.boat.points", card('points = [{ each = ["land"], vp = 1 }, { each = ["town"], vp = 1 }]')),
    "one-choice": ("cards.boat.play", clause("{ choose = [[], [{ draw = 1 }]] }, { choose = [[], [{ draw = 1 }]] }")),
    "gained": ("cards.boat.gained[1]", card("gained = [{ money = 1 }]")),
    "fought": ("cards.boat.fought[1]", card("attack = 1\nfought = [{ money = 1 }]", "troop")),
    "never-fights": ("cards.boat.fought", card("fought = [{ draw = 1 }]", "tactics")),
    "two-on-deck": (
        "cards.boat",
        clause('{ gain = "copper", to = "deck" }, { rivals = [{ gain = "copper", to = "deck" }] }'),
    ),
    "many-fought": ("", cards_of("troop", range(4), "attack = 1\nfought = [{ draw = 1 }]")),
    "leaves-twice": ("cards.boat.play", clause('{ trash = "this" }, { return = "this" }')),
    "deployed-leaves": ("cards.boat.play", card('deployable = true\nplay = [{ trash = "this" }]')),
    "general-returns": ("cards.boat.play", card('play = [{ return = "this" }]', "general")),
    "gain-general": ("cards.boat", clause('{ gain = "oda_nobunaga" }')),
    "two-spies": ("cards.boat.play", clause('{ spy = "discard" }, { spy = "trash" }')),
    "next-treasure": ("cards.boat.play[1].only", clause('{ trash = "hand", only = ["gold"], gain = "next_treasure" }')),
    "moegahara": ("cards.boat.play[1]", clause('{ exchange = "treasure" }')),
    "rivals": ("cards.boat.play[1].rivals", clause("{ rivals = [{ money = 1 }] }")),
    "nested": ("cards.boat.play[1].choose[1][1]", clause("{ choose = [[{ choose = [[], []] }], []] }")),
    "secret-side": (
        "cards.boat.play[1].choose[1][1].only",
        clause('{ choose = [[{ trash = "hand", only = ["copper"] }], [{ draw = 1 }]] }'),
    ),
    "two-trashing": ("cards.boat.play[1].choose", clause('{ choose = [[{ trash = "hand" }], [{ trash = "hand" }]] }')),
    "printed-id": ("cards.market", '[cards.market]\ncategory = "politics"\ncost = 4\ncopies = 8'),
    "leader": ("cards.boat.leader", card("leader = true")),
    "deployable": ("cards.boat.deployable", card("deployable = true", "tactics")),
    "words": ("cards.boat.names.en", card(f'names = {{ en = "{"o" * 41}" }}')),
    "picture": ("cards.boat.picture", card("picture = 3")),
    "format": ("", "format = 2\n" + card("cards = 1")),
    "no-cards": ("", 'title = "Nothing"'),
    "many-cards": ("", cards_of("politics", range(25))),
    "circle": ("cards.boat.gained", card('gained = [{ gain = "pearl" }]') + PEARL),
    "passed-on": ("cards.boat.gained", card("passes_on = true\ngained = [{ draw = 1 }]")),
    "field": ("cards.boat.attack", card("attack = 1")),
    "two-words": ("cards.boat.play[1]", clause("{ draw = 2, actions = 1 }")),
    "unknown-card": ("cards.boat.gained[2]", card('gained = [{ draw = 1 }, { gain = "dragon" }]')),
    "unknown-card-similar": ("cards.boat.play[1]", clause('{ choose = [[{ gain = "silvr" }], []] }')),
    "one-stays": ("", cards_of("politics", range(2), "stays = 1")),
    "long": ("", "#" * 400_001),
    "toml": ("", "[cards.boat]\ncost = = 3"),
}
"""A bad file for each message, and the place that it names."""


def refused(text: str) -> BadCards:
    with pytest.raises(BadCards) as found:
        parse_expansion(text)
    return found.value


@pytest.mark.parametrize("name", REFUSED)
def test_a_bad_file_is_refused_with_its_place(name: str) -> None:
    where, text = REFUSED[name]
    problem = refused(text)
    assert problem.message.id == f"expansion-error-{name}"
    for language in LANGUAGES:
        assert problem.sentence(language).startswith(where)
    assert len({problem.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_games_refuse_cards_they_have_no_room_for(tmp_path: Path) -> None:
    cases: dict[str, Callable[[], object]] = {
        "game": lambda: card_set("moegahara", expansion=parse_expansion(BOAT)),
        "two-stay": lambda: card_set("world_on_fire", expansion=parse_expansion(card("stays = 1"))),
        "treasures": lambda: card_set("kunitori", expansion=parse_expansion(cards_of("treasure", range(5)))),
        "file": lambda: load_expansion(tmp_path / "nowhere.toml"),
        "picture-file": lambda: parse_expansion(card('picture = "boat.svg"'), tmp_path),
    }
    for name, case in cases.items():
        with pytest.raises(BadCards) as found:
            case()
        assert found.value.message.id == f"expansion-error-{name}"
        assert all(found.value.sentence(language) for language in LANGUAGES)
    ids = {id.removeprefix("expansion-error-") for id in entries(CATALOGUE.read_text(encoding="utf-8"))}
    assert ids == {*REFUSED, *cases}, "a file for every message"


def test_numbers_of_cards_and_of_texts_are_refused_alike() -> None:
    for cost in ("21", "-1", "true", "2.5"):
        said = str(refused(card("").replace("cost = 4", f"cost = {cost}")))
        assert said.startswith("cards.boat.cost: “") and said.endswith("A whole number from 0 to 20 does.")
    general = '[cards.boat]\ncategory = "general"\ncost = 4\ncopies = 2\n'
    assert str(refused(general)).startswith("cards.boat.copies: “2” does not fit. A whole number from 1 to 1 does.")
    assert refused(card('points = [{ empty = ["land"], least = 2, vp = 1 }]')).message.id == "expansion-error-option"
    a_copper = clause('{ rivals = [{ discard = "hand", only = ["copper"] }] }')
    assert refused(a_copper).message.id == "expansion-error-rivals"


def test_a_file_gives_cards_that_play(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(BOAT, encoding="utf-8")
    expansion = load_expansion(tmp_path)
    assert expansion == load_expansion(tmp_path / "cards.toml") == parse_expansion(BOAT)
    assert parse_expansion(f"\ufeff{BOAT}".replace("\n", "\r\n")) == expansion  # as some editors write it
    boat = expansion.cards[0]
    assert (boat.cost, boat.author, boat.game) == (4, "Ann", "own")
    assert [texts(language)(boat.name) for language in LANGUAGES] == ["River Boat", *["Flussboot"] * 3]
    game = kunitori.new_game("world_chaos", players=3, seed=1, expansion=expansion)
    assert game.cards.game == "custom" and game.cards["river_boat"] == boat
    assert Expansion.read(json.loads(expansion.to_text())) == expansion
    assert CardSet.from_text(game.cards.to_text()) == game.cards


def test_a_text_names_own_cards_and_goes_after_the_author() -> None:
    cards = {card.id: card for card in parse_expansion(BOAT).cards}
    again = CardSet.from_text(card_set("kunitori", expansion=parse_expansion(BOAT)).to_text())
    say = {language: texts(language) for language in LANGUAGES}
    for boat in (cards["river_boat"], again["river_boat"]):
        text = effect_text(boat)
        assert text is not None
        assert say["en"](text) == (
            "+2 cards. Choose one: (a) Gain one Perle card. (b) +1 money. In any case, then: +1 buy."
        )
    shrine, pearl = effect_text(cards["shrine"]), effect_text(cards["pearl"])
    assert shrine and pearl
    assert say["fr"](shrine) == "Comptez vos perles."
    assert say["ja"](shrine) == "ゲーム終了時、自分の「Perle」か「銀子」1枚につき勝利点1。"
    assert {speak(pearl) for speak in say.values()} == {"Une perle rare."}


def composed_texts() -> str:
    """Every printed text that the vocabulary can say, composed."""
    lines: dict[str, None] = {}
    for game in GAMES:
        for facts in game_cards(game).values():
            if text_of(facts) != Text():
                text = composed(text_of(facts), card_name)
                lines |= dict.fromkeys(f"{facts.id} {language}: {texts(language)(text)}" for language in LANGUAGES)
    return "\n".join(lines) + "\n"


def test_the_printed_texts_composed_say_the_same() -> None:
    """The golden file was read beside the printed texts, in all four languages."""
    assert composed_texts() == SENTENCES.read_text(encoding="utf-8")
    printed = [card for game in GAMES for card in game_cards(game).values() if card.effect]
    assert (sum(text_of(card) != Text() for card in printed), len(printed)) == (25, 34)


def test_a_text_with_the_words_of_a_printed_one_says_its_sentence() -> None:
    same = ("trap", "take_back", "skilled_ninja", "moat", "harbour_town", "beauty", "fake_fortress")
    for id in same:
        facts = game_cards("world_on_fire")[id]
        assert composed(text_of(facts), card_name) == effect_text(facts)


def test_a_category_in_a_list_is_named_in_every_language() -> None:
    trash = Text.read({"play": [{"trash": "hand", "only": ["silver", "troop"]}]})
    said = [texts(language)(composed(trash, card_name)).replace("\u00a0", " ") for language in LANGUAGES]
    assert said == [
        "Trash one Silver or Troop card from your hand.",
        "Schrotte eine Karte „Silber“ oder der Kategorie Einheit aus der Hand.",
        "Mettez au rebut une carte « Argent » ou de la catégorie Troupe de votre main.",
        "手札の「銀子」か軍団カードを1枚廃棄する。",
    ]
    points = Text.read({"points": [{"each": ["troop"], "vp": 1}]})
    said = [texts(language)(composed(points, card_name)).replace("\u00a0", " ") for language in LANGUAGES]
    assert said == [
        "At the end of the game: 1 VP for each Troop card you own.",
        "Bei Spielende: 1 SP für jede Karte der Kategorie Einheit, die du besitzt.",
        "À la fin de la partie : 1 PV pour chaque carte de la catégorie Troupe que vous possédez.",
        "ゲーム終了時、自分の軍団カード1枚につき勝利点1。",
    ]


def test_only_lists_take_a_category() -> None:
    assert str(refused(clause('{ gain = "troop" }'))).startswith("cards.boat.play[1]: there is no card “troop”.")
    empty = refused(card('points = [{ empty = ["troop"], vp = 1 }]'))
    assert str(empty).startswith("cards.boat.points[1]: there is no card “troop”.")
    assert refused('[cards.troop]\ncategory = "troop"\ncopies = 8\ncost = 3').message.id == "expansion-error-id"


def test_a_card_that_destroys_and_falls_says_that_its_like_are_safe() -> None:
    said = texts("en")(composed(Text.read({"destroys": True, "falls": True}), card_name))
    assert "not a Land Destroyer or the like. At the end of the battle phase this card is discarded." in said


def test_negative_points_and_a_card_that_only_stays() -> None:
    say = texts("en")
    text = Text.read({"stays": 0, "points": [{"empty": ["gold"], "vp": -3}]})
    assert say(composed(text, card_name)).endswith(
        "It does not count as deployed. At the end of the game: −3 VP if the pool has no Gold left."
    )
