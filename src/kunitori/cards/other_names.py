"""Names of cards that other rulebooks use, so that a search finds the card under any of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

__all__ = ["named_otherwise", "other_names"]


def other_names(card: str) -> Mapping[str, tuple[str, ...]]:
    """The other names of a card by language; empty if there are none.

    >>> dict(other_names("land_destroyer"))
    {'en': ('Country Destroyer',)}
    >>> dict(other_names("gold"))
    {}
    """
    return _read().get(card, MappingProxyType({}))


def named_otherwise() -> tuple[str, ...]:
    """The ids of all cards that have other names.

    >>> "travelling_monk" in named_otherwise()
    True
    """
    return tuple(_read())


@cache
def _read() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    source = resources.files(__package__).joinpath("other_names.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        {
            card: MappingProxyType({language: tuple(names) for language, names in by_language.items()})
            for card, by_language in tomllib.loads(source).items()
        }
    )
