"""Small random changes of a list, for climbing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random

from kunitori.bots.strategy import GENERAL, Script, Wish
from kunitori.cards.sets import CardSet

__all__ = ["changed"]

_MOST_WISHES = 14


def changed(script: Script, cards: CardSet, chance: Random, without: Collection[str] = ()) -> Script:
    """A script with a small random change, or without one; the cards in ``without`` are never added.

    >>> from kunitori.bots.scripted import script_for
    >>> from kunitori.cards import card_set
    >>> cards = card_set("kunitori")
    >>> money = script_for("money", cards, 2)
    >>> others = {str(changed(money, cards, Random(seed))) for seed in range(20)}
    >>> len(others) > 9
    True
    """
    wishes = list(script.wishes)
    at = chance.randrange(len(wishes))
    wish = wishes[at]
    match chance.choice(("move", "move", "until", "until", "when", "add", "add", "drop", "fight", "habit")):
        case "move":
            wishes.insert(max(0, at + chance.choice((-3, -2, -1, 1, 2, 3))), wishes.pop(at))
        case "until":
            wishes[at] = replace(wish, until=max(0, wish.until + chance.choice((-2, -1, 1, 2))) % 11)
        case "when":
            when = chance.choice(("", "from", "before", "deck") + (() if cards.teams else ("late", "early")))
            limits = {"": 0, "late": chance.randint(1, 9), "early": chance.randint(1, 6), "deck": chance.randint(9, 20)}
            wishes[at] = replace(wish, when=when, limit=limits.get(when, chance.randint(2, 20)))
        case "add" if len(wishes) < _MOST_WISHES:
            names = [fact.id for fact in cards.facts if fact.category != "general" or cards.teams]
            name = chance.choice([name for name in (*names, GENERAL) if name not in without])
            wishes.insert(chance.randrange(len(wishes) + 1), Wish(name, chance.choice((0, 1, 2, 3, 5))))
        case "drop" if len(wishes) > 3:
            wishes.pop(at)
        case "fight" if not cards.teams:
            script = replace(script, fight=chance.choice((None, *range(-2, 7))))
        case "habit":
            script = _habit(script, cards, chance)
    return replace(script, wishes=tuple(wishes)) if len({*wishes}) == len(wishes) else script


def _habit(script: Script, cards: CardSet, chance: Random) -> Script:
    habit = chance.choice(("junk", "keep", "first", "shun", "burn"))
    if habit == "burn":
        return replace(script, burn=not script.burn)
    wished = {wish.card for wish in script.wishes if wish.card in cards}
    if habit == "junk":
        pool = set() if cards.teams else {"copper", "village"} | {name for name in wished if cards[name].cost < 5}
    elif habit == "keep":
        pool = {name for name in wished if cards[name].category == "tactics"}
    else:
        pool = {name for name in wished if cards[name].category in ("tactics", "politics", "troop")}
    if not pool:
        return script
    now: tuple[str, ...] = getattr(script, habit)
    name = chance.choice(sorted(pool))
    then = tuple(other for other in now if other != name) if name in now else (*now, name)
    return replace(script, **{habit: then})  # type: ignore[arg-type]
