"""Write the tables of docs/own-cards.md and of the two examples, and docs/own-cards.schema.json.

python tools/write_own_cards.py
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

from kunitori.cards import game_cards
from kunitori.cards.composed_text import composed
from kunitori.cards.composition import Text
from kunitori.cards.expansion import MAX_OWN_CARDS, load_expansion
from kunitori.cards.facts import Facts, card_name, game_name
from kunitori.cards.kinds import GAMES
from kunitori.cards.printed_texts import text_of
from kunitori.cards.safe_svg import MOST_BYTES
from kunitori.cards.schema import own_cards_schema
from kunitori.cards.sets import MAX_CARDS, MAX_TREASURES, MAX_UNITS
from kunitori.cards.text import effect_text
from kunitori.cards.text import printed as numbers_of
from kunitori.cards.vocabulary import (
    MAX_CLAUSES,
    MAX_ENTRIES,
    MAX_FOUGHT,
    MAX_NAME_CHARACTERS,
    MAX_SIDES,
    MAX_WORDING_CHARACTERS,
    TRAITS,
    WORDS,
    Word,
)
from kunitori.i18n import texts

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLES = DOCS.parent / "examples" / "expansions"
TRAIT_EXAMPLES = {
    "play": "[{ draw = 2 }]",
    "gained": '[{ gain = "copper" }]',
    "fought": "[{ draw = 1 }]",
    "points": '[{ each = ["land"], vp = 1 }]',
    "stays": "1",
    "falls": "true",
    "destroys": "true",
    "passes_on": "true",
    "trade_proof": "true",
}

say = texts("en")


def sentence(text: str) -> str:
    return say(composed(Text.read(tomllib.loads(text)), card_name))


def words() -> Iterator[str]:
    yield "| word | takes | options | example | which says |"
    yield "| --- | --- | --- | --- | --- |"
    for word in WORDS.values():
        options = ", ".join(f"`{name}`" for name in word.options)
        said = sentence(f"play = [{word.example}]")
        yield f"| `{word.name}` | {taken(word)} | {options} | `{word.example}` | {said} |"


def taken(word: Word) -> str:
    if word.high:
        return f"{word.low}–{word.high}"
    if word.name == "choose":
        return f"2–{MAX_SIDES} lists of clauses"
    if word.takes_clauses:
        return "a list with one clause"
    things = [f"`{thing}`" for thing in word.things or ("true",)]
    return " or ".join([*things, *["a card’s id"] * word.takes_card])


def traits() -> Iterator[str]:
    yield "| trait | is | example | which says |"
    yield "| --- | --- | --- | --- |"
    for name, kind in TRAITS.items():
        line = f"{name} = {TRAIT_EXAMPLES[name]}"
        is_what = {"clauses": "clauses", "points": "points", "number": "a number", "flag": "true or false"}[kind]
        yield f"| `{name}` | {is_what} | `{line}` | {sentence(line)} |"


def printed() -> Iterator[str]:
    cards = [card for game in GAMES for card in game_cards(game).values() if card.effect]
    composable = [card for card in cards if text_of(card) != Text()]
    others = [card for card in cards if text_of(card) == Text()]
    yield f"{len(composable)} of the {len(cards)} printed texts are composed of these words (`cards/texts.toml`):"
    yield ""
    yield from named(composable)
    yield ""
    yield f"The other {len(others)} are about places in the lines of Moegahara’s battlefield, which no other game has:"
    yield ""
    yield from named(others)


def named(cards: list[Facts]) -> Iterator[str]:
    for game in dict.fromkeys(card.game for card in cards):
        names = ", ".join(say(card.name) for card in cards if card.game == game)
        yield f"- {say(game_name(game))}: {names}"


def limits() -> Iterator[str]:
    yield "| what | most |"
    yield "| --- | --- |"
    yield f"| cards of an expansion | {MAX_OWN_CARDS} kinds |"
    yield f"| clauses of one card, those of its choices included | {MAX_CLAUSES} |"
    yield f"| sides of a choice | {MAX_SIDES} |"
    yield f"| cards of an expansion that do something after a battle | {MAX_FOUGHT} kinds |"
    yield f"| entries of a list | {MAX_ENTRIES} |"
    yield f"| a name, an author | {MAX_NAME_CHARACTERS} characters |"
    yield f"| the wording in one language | {MAX_WORDING_CHARACTERS} characters |"
    yield f"| a picture | {MOST_BYTES} bytes of SVG |"
    yield f"| a game with the expansion | {MAX_CARDS} cards |"
    yield f"| kinds of treasure in a game | {MAX_TREASURES}, three of them printed |"
    yield f"| kinds of generals and of troops in a game | {MAX_UNITS['general']} and {MAX_UNITS['troop']} |"


def example(name: str) -> Iterator[str]:
    yield "| card | cost | numbers | text |"
    yield "| --- | --- | --- | --- |"
    for card in load_expansion(EXAMPLES / f"{name}.toml").cards:
        text = effect_text(card)
        numbers = ", ".join(say(part) for part in numbers_of(card, is_marked=False))
        yield f"| {say(card.name)} | {card.cost} | {numbers} | {say(text) if text else ''} |"


def schema() -> str:
    return json.dumps(own_cards_schema(), indent=2) + "\n"


def with_tables(page: Path, tables: dict[str, Iterator[str]]) -> str:
    """The page with its tables made anew."""
    text = page.read_text(encoding="utf-8")
    for name, lines in tables.items():
        before, begin, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        assert begin and end, name
        text = f"{before}{begin}\n" + "\n".join(lines) + f"\n\n{end}{after}"
    return text


def written() -> dict[Path, str]:
    """What the files say when they are fresh."""
    page = DOCS / "own-cards.md"
    examples = {name: DOCS / f"{name.replace('_', '-')}.md" for name in ("river_and_sea", "temple_fires")}
    tables = {"traits": traits(), "words": words(), "printed": printed(), "limits": limits()}
    return {
        page: with_tables(page, tables),
        **{page: with_tables(page, {name: example(name)}) for name, page in examples.items()},
        DOCS / "own-cards.schema.json": schema(),
    }


if __name__ == "__main__":
    for file, text in written().items():
        file.write_text(text, encoding="utf-8")
