"""What is seen on a card: one of our pictures, or that of a card which somebody else invented."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256

from kunitori.cards.facts import Facts
from kunitori.cards.picture import Picture
from kunitori.pictures.composing import composed, filled
from kunitori.pictures.scenes import is_ours, sky_of

__all__ = ["Artwork", "artwork"]


@dataclass(frozen=True, slots=True)
class Artwork:
    """The picture of a card: its sky, and what is drawn before it.

    ``symbol`` is its id. The sprite has our own symbols. Another one is drawn by ``body``, which uses parts of the
    sprite as ``#part``, or is an author's ``svg``, which stands alone and is shown as an image or after a check.
    """

    sky: str
    symbol: str
    body: str = ""
    svg: str = ""

    @property
    def is_own(self) -> bool:
        """Whether the sprite does not have its symbol."""
        return bool(self.body or self.svg)


def artwork(card: Facts) -> Artwork:
    """The picture of a card: its author's, ours, or a plain one by category and id.

    >>> from dataclasses import replace
    >>> from kunitori.cards import card_set
    >>> moat = card_set("world_on_fire")["moat"]
    >>> artwork(moat)
    Artwork(sky='day', symbol='m-moat', body='', svg='')
    >>> artwork(replace(moat, picture=Picture(things=("pine",), sky="dusk"))).sky
    'dusk'
    """
    if card.picture is None and is_ours(card.id):
        return _ours(card.id)
    return _invented(card.picture, card.category, card.id)


@cache
def _ours(id: str) -> Artwork:
    return Artwork(sky_of(id), f"m-{id}")


@lru_cache(maxsize=256)
def _invented(picture: Picture | None, category: str, id: str) -> Artwork:
    whole = filled(picture, category, id)
    body = "" if whole.svg else composed(whole, id)
    return Artwork(whole.sky, f"o-{sha256((whole.svg + body).encode()).hexdigest()[:10]}", body, whole.svg)
