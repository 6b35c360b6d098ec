"""The battle of this turn as an element of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.facts import cards_phrase
from kunitori.telling.who import called
from kunitori.web.render.battles import Battle, Fighter
from kunitori.web.render.parts import Deck, crest_name, crest_of, macros, share, small

__all__ = ["battle"]


def battle(seen: TableView, view: View, fought: Battle | None, deck: Deck, language: str) -> str:
    """The current or last battle of this turn as an element; empty if there is none. Who fights in it is "you"."""
    if fought is None:
        return '<div class="battle none" id="battle" hidden></div>'
    people = tuple((info.name, crest_name(info.crest, info.seat), info.colour) for info in seen.seats)
    you = seen.reader if seen.reader in (fought.attacker, fought.ally, fought.defender) else None
    return _battle_html(language, deck, fought, people, you, view.turn)


@lru_cache(maxsize=2048)
def _battle_html(
    language: str, deck: Deck, fought: Battle, people: tuple[tuple[str, str, str], ...], you: int | None, turn: int
) -> str:
    say = texts(language)
    names = [called(name, say, is_you=seat == you) for seat, (name, _, _) in enumerate(people)]

    def host(seat: int) -> dict[str, Any]:
        _, crest, colour = people[seat]
        return {"name": names[seat], "crest": crest_of(crest), "colour": colour}

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

    title = _title(fought, names, you, say)
    if fought.of > 1:
        title = say("table-battle-of", title=title, number=fought.number, of=fought.of)
    there = {
        "key": f"{turn}.{fought.number}",
        "is_over": fought.is_over,
        "ally": fought.ally is not None,
        "title": title,
        "attacker": host(fought.attacker),
        "attacker_name": _attackers(fought, names, you, say),
        "defender": host(fought.defender),
        "attack": fought.attack,
        "defence": fought.defence,
        "words": _strengths(fought, names, you, say),
        "attackers": [shown(fighter) for fighter in fought.attackers],
        "defenders": [shown(fighter) for fighter in fought.defenders],
        "attack_label": say("table-attackers"),
        "defence_label": say("table-defenders"),
        "bonus": fought.bonus,
        "bonus_words": say("battle-bonus"),
        "share": share(fought.attack, fought.attack + fought.defence),
        "outcome": _outcome(fought, names, you, deck, say),
    }
    return str(macros(language).battle(there))


def _attackers(fought: Battle, names: list[str], you: int | None, say: Texts) -> str:
    """Who attacks; the reader comes first."""
    if fought.ally is None:
        return names[fought.attacker]
    first, second = (fought.ally, fought.attacker) if you == fought.ally else (fought.attacker, fought.ally)
    return say("table-allies", player=names[first], ally=names[second])


def _count(fought: Battle) -> int:
    return 1 if fought.ally is None else 2


def _friend(fought: Battle, names: list[str], you: int | None) -> str:
    """The other one of two attackers; empty if the reader is not one of two."""
    if fought.ally is None or you not in (fought.attacker, fought.ally):
        return ""
    return names[fought.attacker if you == fought.ally else fought.ally]


def _title(fought: Battle, names: list[str], you: int | None, say: Texts) -> str:
    defender = names[fought.defender]
    if you is None:
        return say("table-battle", player=_attackers(fought, names, you, say), count=_count(fought), other=defender)
    if you == fought.defender:
        return say("battle-attacked", player=_attackers(fought, names, you, say), count=_count(fought))
    if friend := _friend(fought, names, you):
        return say("battle-you-and-ally", ally=friend, other=defender)
    return say("battle-you-attack", other=defender)


def _strengths(fought: Battle, names: list[str], you: int | None, say: Texts) -> str:
    attack, defence, defender = fought.attack, fought.defence, names[fought.defender]
    if you == fought.defender and fought.ally is None:
        return say("to-you-strength", player=names[fought.attacker], number=attack, against=defence)
    if you == fought.defender:
        return say("battle-you-defend", number=attack, against=defence)
    if you is not None and fought.ally is None:
        return say("you-strength", other=defender, number=attack, against=defence)
    return say("log-strength", other=defender, number=attack, against=defence)


def _outcome(fought: Battle, names: list[str], you: int | None, deck: Deck, say: Texts) -> str:
    if not fought.is_over:
        return say("battle-you-choose" if you == fought.defender else "table-battle-waits")
    if fought.attack == fought.defence:
        return say("table-battle-level")
    gained = tuple(
        say("you-gain-discard", cards=deck[card].name)
        if seat == you
        else say("table-prize", player=names[seat], card=deck[card].name)
        for seat, card in fought.prizes
    )
    return say("sentence-separator").join([_ahead(fought, names, you, say), *gained])


def _ahead(fought: Battle, names: list[str], you: int | None, say: Texts) -> str:
    has_won, ahead = fought.attack > fought.defence, abs(fought.attack - fought.defence)
    if you is not None and has_won != (you == fought.defender):
        if friend := _friend(fought, names, you):
            return say("battle-you-and-ally-ahead", ally=friend, number=ahead)
        return say("battle-you-ahead", number=ahead)
    if has_won:
        return say("table-battle-won", player=_attackers(fought, names, you, say), count=_count(fought), number=ahead)
    return say("table-battle-won", player=names[fought.defender], count=1, number=ahead)
