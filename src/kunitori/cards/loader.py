"""Reads the card files that come with Kunitori, one for each game."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from kunitori.cards.facts import EFFECTS, FLAGS, NUMBERS, Facts, Provenance
from kunitori.cards.kinds import CATEGORIES, GAMES, KINDS, MARKERS, MOEGAHARA_KINDS, SIDES, kind_order
from kunitori.errors import BadCards, quoted
from kunitori.i18n import LANGUAGES

__all__ = ["game_cards", "read_cards", "unknown_card", "unknown_game"]

_WORDS = {"yes": 1, "no": 0}
_SOURCES = ("S", "P", "R")


@cache
def game_cards(game: str) -> Mapping[str, Facts]:
    """The printed cards of one game by id, in the order of the kinds.

    >>> game_cards("world_on_fire")["land_destroyer"].attack
    5
    """
    if game not in GAMES:
        raise unknown_game(game, GAMES)
    source = resources.files("kunitori.cards").joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return MappingProxyType(read_cards(source, game))


def read_cards(source: str, game: str) -> dict[str, Facts]:
    """The cards in a card file; `BadCards` for anything it cannot read."""
    data = tomllib.loads(source)
    otherwise = data.pop("otherwise", None)
    cards = data.pop("cards", {})
    if data != {"game": game} or otherwise not in _SOURCES:
        raise _bad(game, "", "game", str(data))
    facts = [_read_card(game, id, dict(entry), Provenance(otherwise)) for id, entry in cards.items()]
    return {card.id: card for card in sorted(facts, key=lambda card: kind_order(card.id, game))}


def _read_card(game: str, id: str, entry: dict[str, Any], otherwise: Provenance) -> Facts:
    category = entry.pop("category", "")
    side, marker = entry.pop("side", ""), entry.pop("marker", "")
    coined = tuple(entry.pop("coined", ()))
    effect = dict(entry.pop("effect", {}))
    name = effect.pop("name", "")
    text_source = effect.pop("source", otherwise.source)
    known_effect = not name or (name in EFFECTS and text_source in _SOURCES)
    printed = MOEGAHARA_KINDS if game == "moegahara" else KINDS
    if id not in printed or category not in CATEGORIES or not known_effect:
        raise _bad(game, id, "category", f"{category} {name}")
    if side not in ("", *SIDES) or marker not in ("", *MARKERS):
        raise _bad(game, id, "side", f"{side} {marker}")
    if not {*coined} <= {*LANGUAGES}:
        raise _bad(game, id, "coined", str(coined))
    written = {**entry, **{f"effect.{number}": value for number, value in effect.items()}}
    known = [*NUMBERS, *FLAGS, *(f"effect.{number}" for number in EFFECTS.get(name, ()))]
    values: dict[str, int] = dict.fromkeys(known, 0)
    sources = dict.fromkeys(known, otherwise)
    for field, text in written.items():
        if field not in values:
            raise _bad(game, id, field, str(text))
        values[field], sources[field] = _read_number(game, id, field, text)
    if name:
        sources["effect"] = Provenance(text_source)
    if not {"copies", "cost", *(f"effect.{number}" for number in EFFECTS.get(name, ()))} <= written.keys():
        raise _bad(game, id, "copies", "")
    return Facts(
        id,
        game,
        category,
        copies=values["copies"],
        cost=values["cost"],
        attack=values["attack"],
        defence=values["defence"],
        cards=values["cards"],
        actions=values["actions"],
        money=values["money"],
        buys=values["buys"],
        vp=values["vp"],
        deployable=bool(values["deployable"]),
        leader=bool(values["leader"]) or (category == "general" and game != "moegahara"),  # C5.1
        ninja=bool(values["ninja"]),
        effect=name,
        numbers=tuple(values[f"effect.{number}"] for number in EFFECTS.get(name, ())),
        side=side,
        marker=marker,
        provenance=tuple(sources.items()),
        coined=coined,
    )


def _read_number(game: str, id: str, field: str, text: object) -> tuple[int, Provenance]:
    value, _, source = str(text).partition(" ")
    try:
        return _WORDS[value] if field in FLAGS else int(value), Provenance.parse(source)
    except (ValueError, KeyError):
        raise _bad(game, id, field, str(text)) from None


def _bad(game: str, id: str, field: str, value: str) -> BadCards:
    return BadCards("error-card-data", game=game, card=id, field=field, value=quoted(value))


def unknown_card(card: object, known: Iterable[str], rule: str | None = None) -> BadCards:
    """The error for an unknown card, with the most similar name."""
    similar = difflib.get_close_matches(quoted(card), known, n=1)
    if similar:
        return BadCards("error-unknown-card-similar", rule=rule, card=quoted(card), similar=similar[0])
    return BadCards("error-unknown-card", rule=rule, card=quoted(card))


def unknown_game(game: object, games: tuple[str, ...]) -> BadCards:
    """The error for an unknown game."""
    return BadCards("error-unknown-game", rule="C1.2", game=quoted(game), games=games)
