"""The books beside the table as plain text: what a player reads before the game, rules, and cards."""

from __future__ import annotations

from collections.abc import Iterator

from kunitori import handbook, rulebook
from kunitori.cards.facts import game_name
from kunitori.cards.loader import unknown_card
from kunitori.cards.sets import CardSet
from kunitori.cards.text import card_page, find_cards
from kunitori.decisions.handles import handles
from kunitori.game import Game
from kunitori.i18n import Texts
from kunitori.rulebook import Rule, Ruling
from kunitori.telling.facts import facts_line
from kunitori.telling.who import called

__all__ = ["briefing", "card_text", "rule_text"]

_ABOUT_THE_FIELD = "summary-moegahara"


def briefing(game: Game, seat: int, say: Texts) -> str:
    """What a player should know before the game: the rules on one page, all cards, and how moves are written."""
    cards = game.cards
    names = [called(name, say, is_you=place == seat) for place, name in enumerate(game.players)]
    players = tuple(
        say("words-player", player=name, handle=handle)
        for name, handle in zip(names, handles(game.players), strict=True)
    )
    parts = [
        [say(game_name(cards.game)), say("who-players", players=players)],
        [*_summary(cards, say)],
        [say("words-cards"), *(f"  {line}" for line in _card_lines(cards, say))],
        [say("words-notation-field" if cards.teams else "words-notation")],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def _summary(cards: CardSet, say: Texts) -> Iterator[str]:
    """The rules on one page; of Moegahara all that it does not share with the other games."""
    for entry in handbook.chapter("summary").entries:
        if (entry.id == _ABOUT_THE_FIELD) == cards.teams:
            yield say("words-rule", title=entry.title(say.language), text=entry.text(say.language))
    if cards.teams:
        yield rule_text("M", say)


def _card_lines(cards: CardSet, say: Texts) -> Iterator[str]:
    """One line for each card: its id, name, category, cost and what it does."""
    for card in cards.facts:
        category = say(f"category-{card.category}")
        line = say("words-card", card=card.id, name=card.name, category=category, cost=card.cost)
        facts = facts_line(card, say)
        yield f"{line} {facts}" if facts else line


def card_text(word: str, cards: CardSet, say: Texts) -> str:
    """The pages of all cards of a game that a word may mean; without a word, one line for each card."""
    if not word.strip():
        return "\n".join(_card_lines(cards, say))
    found = find_cards(word, cards.facts)
    if not found:
        raise unknown_card(word, [*cards.by_id, *(say(card.name) for card in cards.facts)])
    return "\n\n".join(card_page(card, say.language) for card in found)


def _contents(say: Texts) -> str:
    """The headings of the rulebook, with their numbers."""
    lines = [say("rulebook-title")]
    for section in rulebook.sections():
        lines.append(f"{section.number}  {section.title(say.language)}")
        lines += [f"  {entry.number}  {entry.title(say.language)}" for entry in section.below() if entry.heading]
    return "\n".join(lines)


def rule_text(what: str, say: Texts) -> str:
    """The rules and rulings with a number or a word; without either, the headings."""
    if not what.strip():
        return _contents(say)
    return "\n".join(_entry(entry, say) for entry in rulebook.look_up(what, say.language))


def _entry(entry: Rule | Ruling, say: Texts) -> str:
    if isinstance(entry, Ruling):
        name = f"{entry.name(say.language)} ({', '.join(entry.rules)})"
        return f"{name}  {entry.title(say.language)} {entry.text(say.language)}"
    if entry.heading:
        return "\n  ".join(filter(None, (f"{entry.number}  {entry.title(say.language)}", entry.text(say.language))))
    return f"{entry.number}  {entry.text(say.language)}"
