"""Expansions: cards that somebody writes in a TOML file, without code.

A small one::

    author = "Ann"

    [cards.river_boat]
    category = "politics"
    names = { en = "River boat", de = "Flussboot" }
    copies = 8
    cost = 4
    play = [{ draw = 2 }, { choose = [[{ actions = 1 }], [{ money = 1 }]] }]

docs/own-cards.md describes every word. A file is found by its path, or by its name in the user's folder of expansions.
"""

from __future__ import annotations

import difflib
import json
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kunitori.cards.composition import Text, unknown_word
from kunitori.cards.corrections import default_corrections_path
from kunitori.cards.facts import Facts
from kunitori.cards.kinds import KIND_NUMBER, KINDS, MIXABLE_GAMES, UNIT_SLOTS
from kunitori.cards.loader import game_cards
from kunitori.cards.own_cards import own_card_data, read_own_card, with_mentions
from kunitori.cards.printed_texts import text_of
from kunitori.cards.vocabulary import MAX_FOUGHT, MAX_TITLE_CHARACTERS
from kunitori.errors import BadCards, quoted
from kunitori.i18n import LANGUAGES

__all__ = [
    "FORMAT", "MAX_OWN_CARDS", "Expansion", "check_named", "default_expansions_folder", "find_expansion",
    "load_expansion",
    "parse_expansion",
]  # fmt: skip

FORMAT = 1
"""The format of the files."""
MAX_OWN_CARDS = 24
_MAX_BYTES = 400_000
_FIELDS = ("format", "title", "author", "language", "cards")
_PARTS_OF_KEYS = re.compile(r"""[\w \t-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_LONG_KEY = "." * 30


@dataclass(frozen=True)
class Expansion:
    r"""Some cards of one author.

    >>> one = parse_expansion('[cards.river_boat]\ncategory = "politics"\ncopies = 8\ncost = 4\ncards = 2\n')
    >>> [card.id for card in one.cards], Expansion.read(one.to_data()) == one
    (['river_boat'], True)
    """

    cards: tuple[Facts, ...] = ()
    title: str = ""
    author: str = ""
    language: str = "en"

    @classmethod
    def read(cls, data: object) -> Expansion:
        """An expansion from the tables of its file; `BadCards` names the place of what is wrong."""
        if not isinstance(data, Mapping):
            raise BadCards("expansion-error-table", where="file", value=quoted(data))
        for name in data:
            if name not in _FIELDS:
                raise unknown_word(name, _FIELDS, "file")
        if data.get("format", FORMAT) != FORMAT:
            raise BadCards("expansion-error-format", value=quoted(data["format"]), known=FORMAT)
        language = data.get("language", "en")
        if language not in LANGUAGES:
            raise unknown_word(language, LANGUAGES, "language")
        title, author = (_title(data.get(name, ""), name) for name in ("title", "author"))
        cards = data.get("cards", {})
        if not isinstance(cards, Mapping) or not cards:
            raise BadCards("expansion-error-no-cards")
        if len(cards) > MAX_OWN_CARDS:
            raise BadCards("expansion-error-many-cards", cards=len(cards), most=MAX_OWN_CARDS)
        read = tuple(
            read_own_card(id, card, f"cards.{quoted(id)}", author, str(language)) for id, card in cards.items()
        )
        check_named(read)
        return cls(with_mentions(read), title, author, str(language))

    def to_data(self) -> dict[str, Any]:
        """The tables of its file."""
        head = {"title": self.title, "author": self.author, "language": self.language if self.language != "en" else ""}
        kept = {name: value for name, value in head.items() if value}
        return {"format": FORMAT, **kept, "cards": {card.id: own_card_data(card) for card in self.cards}}

    def to_text(self) -> str:
        """The expansion as one line of JSON, which `parse_expansion` reads too."""
        return json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))


def _title(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_TITLE_CHARACTERS or not value.isprintable():
        raise BadCards("expansion-error-words", where=where, most=MAX_TITLE_CHARACTERS)
    return value.strip()


def check_named(cards: tuple[Facts, ...]) -> None:
    """The cards that texts name are there, and nothing that is gained gains more in a circle."""
    own = {card.id: text_of(card) for card in cards}
    known = {*KINDS, *own}
    generals = {card.id for card in cards if card.category == "general"}
    generals |= {id for id in KINDS if KIND_NUMBER[id] in UNIT_SLOTS["general"]}
    passed_on = {id for id, text in {**_printed_texts(), **own}.items() if text.passes_on}
    for id, text in own.items():
        for where, named in text.places_of_cards(f"cards.{id}"):
            if named not in known:
                raise _unknown_card(named, known, where)
        if text.passes_on and text.gained:
            raise BadCards("expansion-error-passed-on", where=f"cards.{id}.gained", card=id)
        for clause in text.clauses:
            if clause.word == "gain" and clause.what in generals:
                raise BadCards("expansion-error-gain-general", rule="C1.2", where=f"cards.{id}", card=clause.what)
            if clause.word == "gain" and clause.what in passed_on:
                raise BadCards("expansion-error-passed-on", where=f"cards.{id}", card=clause.what)
        for clause in text.gained:
            if clause.word == "gain" and clause.what in own and own[clause.what].gained:
                raise BadCards("expansion-error-circle", where=f"cards.{id}.gained", card=clause.what)
    if sum(bool(text.fought) for text in own.values()) > MAX_FOUGHT:
        raise BadCards("expansion-error-many-fought", rule="C5.7", most=MAX_FOUGHT)
    if sum(text.stays is not None for text in own.values()) > 1:
        raise BadCards("expansion-error-one-stays", rule="W7.3")


def _unknown_card(card: str, known: Iterable[str], where: str) -> BadCards:
    if similar := difflib.get_close_matches(card, known, n=1):
        return BadCards("expansion-error-unknown-card-similar", where=where, card=card, similar=similar[0])
    return BadCards("expansion-error-unknown-card", where=where, card=card)


@cache
def _printed_texts() -> Mapping[str, Text]:
    return {card.id: text_of(card) for game in MIXABLE_GAMES for card in game_cards(game).values()}


def default_expansions_folder() -> Path:
    """The user's folder of expansions, beside the corrections file."""
    return default_corrections_path().parent / "cards"


def find_expansion(name: str | os.PathLike[str]) -> Path:
    """The file or folder that is meant: that one, or else the file of that name in the user's folder."""
    path = Path(name)
    if path.exists() or path.name != str(name):
        return path
    return default_expansions_folder() / (path.name if path.suffix else f"{path.name}.toml")


def load_expansion(name: str | os.PathLike[str]) -> Expansion:
    """The expansion in a file, in a folder (its ``cards.toml``), or of that name in the user's folder."""
    try:
        path = find_expansion(name)
        path = path / "cards.toml" if path.is_dir() else path
        with path.open("rb") as file:
            content = file.read(_MAX_BYTES + 1)
        if len(content) > _MAX_BYTES:
            raise ValueError
        text = content.decode("utf-8")
    except (OSError, ValueError):
        raise BadCards("expansion-error-file", path=str(name), folder=str(default_expansions_folder())) from None
    return parse_expansion(text, path.parent)


def parse_expansion(text: str, folder: Path | None = None) -> Expansion:
    """The expansion in a text, TOML or the JSON of `Expansion.to_text`.

    With a folder, a picture may be the name of an SVG file in it.
    """
    if len(text) > _MAX_BYTES:
        raise BadCards("expansion-error-long", most=_MAX_BYTES)
    text = text.removeprefix("\ufeff")  # some editors put it there
    _check_keys(text)
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as problem:
        found = re.search(r"line (\d+)", str(problem))
        raise BadCards("expansion-error-toml", line=int(found.group(1)) if found else text.count("\n") + 1) from None
    return Expansion.read(_with_files(data, folder) if folder else data)


def _check_keys(text: str) -> None:
    """Refuse a key such as ``a.a.a.a``: the time that TOML takes for one grows with the square of its length."""
    dots = "" if text.lstrip().startswith("{") else _PARTS_OF_KEYS.sub("", text)
    if _LONG_KEY in dots:
        raise BadCards("expansion-error-toml", line=dots[: dots.index(_LONG_KEY)].count("\n") + 1)


def _with_files(data: Any, folder: Path) -> Any:
    cards = data.get("cards") if isinstance(data, dict) else None
    for id, card in cards.items() if isinstance(cards, dict) else ():
        name = card.get("picture") if isinstance(card, dict) else None
        if isinstance(name, str) and re.fullmatch(r"[\w.-]{1,60}\.svg", name):
            try:
                card["picture"] = (folder / name).read_text(encoding="utf-8")
            except (OSError, ValueError):
                raise BadCards("expansion-error-picture-file", where=f"cards.{quoted(id)}", path=name) from None
    return data
