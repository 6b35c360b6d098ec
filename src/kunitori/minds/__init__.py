"""Minds for every game: small files of weights, with what `kunitori train` recorded about their training.

>>> from kunitori.cards import card_set
>>> mind_name(card_set("world_on_fire"), 2), mind_name(card_set("moegahara"), 6)
('world_on_fire-duel', 'moegahara-table')
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from kunitori.cards.sets import CardSet
from kunitori.engine.thinking.mind import Mind
from kunitori.minds.character import with_character
from kunitori.minds.file import MindFile, continued_mind, fresh_mind, read_mind, write_mind

__all__ = [
    "MindFile", "continued_mind", "fresh_mind", "mind_file", "mind_for", "mind_name", "read_mind",
    "write_mind",
]  # fmt: skip


def mind_name(cards: CardSet, seats: int) -> str:
    """The name of the mind for a table: each game has one for two players and one for more; mixes share one."""
    game = "world_chaos" if cards.game == "custom" else cards.game
    return f"{game}-{'duel' if seats == 2 else 'table'}"


@lru_cache(maxsize=16)
def mind_file(name: str) -> MindFile:
    """A mind file of the package."""
    return read_mind(resources.files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _mind(name: str, cards: CardSet, character: str) -> Mind:
    return with_character(_mind(name, cards, ""), cards, character) if character else mind_file(name).mind(cards)


def mind_for(cards: CardSet, seats: int, character: str = "") -> Mind:
    """The mind for a table, with a character if one is given. It is shared and must not be changed."""
    return _mind(mind_name(cards, seats), cards, character)
