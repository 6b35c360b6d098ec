"""The battle of this turn as an element of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.facts import cards_phrase
from kunitori.web.render.battles import Battle, Fighter, battle_of
from kunitori.web.render.parts import Deck, crest_name, crest_of, macros, share, small

__all__ = ["battle"]


def battle(seen: TableView, view: View, deck: Deck, language: str) -> str:
    """The current or last battle of this turn as an element; empty if there is none."""
    fought = battle_of(view)
    if fought is None:
        return '<div class="battle none" id="battle" hidden></div>'
    people = tuple((info.name, crest_name(info.crest, info.seat), info.colour) for info in seen.seats)
    return _battle_html(language, deck, fought, people, view.turn)


@lru_cache(maxsize=2048)
def _battle_html(
    language: str, deck: Deck, fought: Battle, people: tuple[tuple[str, str, str], ...], turn: int
) -> str:
    say = texts(language)
    names = [name for name, _, _ in people]

    def host(seat: int) -> dict[str, Any]:
        name, crest, colour = people[seat]
        return {"name": name, "crest": crest_of(crest), "colour": colour}

    def shown(fighter: Fighter) -> dict[str, Any]:
        words = say("table-fighter", number=fighter.count, card=deck[fighter.card].name, worth=fighter.worth)
        ids = [f"table-{fighter.sort}"] * bool(fighter.sort) + ["battle-fallen"] * bool(fighter.fallen)
        notes = [say(id) for id in ids]
        term = cards_phrase({fighter.card: fighter.count}, deck.cards, say)
        return {
            "card": fighter.card, "thumb": small(fighter.card), "count": fighter.count, "worth": fighter.worth,
            "sort": fighter.sort + " fell" * bool(fighter.fallen), "note": notes[-1] if notes else "",
            "words": say("separator").join([words, *notes]), "term": term,
        }  # fmt: skip

    both, count = _attackers(fought, names, say)
    defender = names[fought.defender]
    words = say("log-strength", other=defender, number=fought.attack, against=fought.defence)
    title = say("table-battle", player=both, count=count, other=defender)
    if fought.of > 1:
        title = say("table-battle-of", title=title, number=fought.number, of=fought.of)
    there = {
        "key": f"{turn}.{fought.number}",
        "is_over": fought.is_over,
        "ally": fought.ally is not None,
        "title": title,
        "attacker": host(fought.attacker),
        "attacker_name": both,
        "defender": host(fought.defender),
        "attack": fought.attack,
        "defence": fought.defence,
        "words": words,
        "attackers": [shown(fighter) for fighter in fought.attackers],
        "defenders": [shown(fighter) for fighter in fought.defenders],
        "attack_label": say("table-attackers"),
        "defence_label": say("table-defenders"),
        "bonus": fought.bonus,
        "bonus_words": say("battle-bonus"),
        "share": share(fought.attack, fought.attack + fought.defence),
        "outcome": _outcome(fought, names, deck, say),
    }
    return str(macros(language).battle(there))


def _attackers(fought: Battle, names: list[str], say: Texts) -> tuple[str, int]:
    """Who attacks, and how many they are."""
    if fought.ally is None:
        return names[fought.attacker], 1
    return say("table-allies", player=names[fought.attacker], ally=names[fought.ally]), 2


def _outcome(fought: Battle, names: list[str], deck: Deck, say: Texts) -> str:
    if not fought.is_over:
        return say("table-battle-waits")
    if fought.attack == fought.defence:
        return say("table-battle-level")
    has_won = fought.attack > fought.defence
    winner, count = _attackers(fought, names, say) if has_won else (names[fought.defender], 1)
    ahead = abs(fought.attack - fought.defence)
    words = say("table-battle-won", player=winner, count=count, number=ahead)
    gained = tuple(say("table-prize", player=names[seat], card=deck[card].name) for seat, card in fought.prizes)
    return say("sentence-separator").join([words, *gained])
