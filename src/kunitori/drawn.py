"""Pictures of values. `kunitori.pictures` makes them; it is a later layer, loaded when the first one is asked for."""

from __future__ import annotations

from importlib import import_module

__all__ = ["drawn"]


def drawn(form: str, value: object, language: str = "en") -> str:
    """A value in a form that a function of `kunitori.pictures` makes.

    >>> from kunitori.cards import card_set
    >>> print(drawn("card_text", card_set("kunitori")["copper"]))
    Copper — Treasure, Kunitori!
    Cost 1° · 40 copies° · +1 money
    """
    picture: str = getattr(import_module("kunitori.pictures"), form)(value, language)
    return picture
