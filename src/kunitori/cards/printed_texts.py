"""What the texts of the printed cards do; texts.toml says it in the vocabulary of own cards.

>>> printed_text("money_or_trash", (1, 3)).to_data()
{'play': [{'choose': [[{'money': 1}], [{'trash': 'this'}, {'money': 3}]]}]}
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from kunitori.cards.composition import Text
from kunitori.cards.facts import EFFECTS, Facts

__all__ = ["printed_text", "text_of"]


@cache
def _printed() -> Mapping[str, Any]:
    source = resources.files("kunitori.cards").joinpath("texts.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def text_of(card: Facts) -> Text:
    """What a card's text does; empty for a card without one."""
    return card.text or printed_text(card.effect, card.numbers)


@lru_cache(maxsize=512)
def printed_text(effect: str, numbers: tuple[int, ...]) -> Text:
    """What the text of a printed card does; empty for a text about Moegahara's battlefield."""
    data = _printed().get(effect)
    return Text() if data is None else Text.read(data, effect, dict(zip(EFFECTS[effect], numbers, strict=True)))
