"""Pages about cards and rules, for `kunitori cards`, `kunitori rules` and the same words during a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori import handbook, rulebook
from kunitori.cards import GAMES, CardSet, Corrections, Facts, card_set, game_cards
from kunitori.cards.facts import game_name, number_fields, number_name
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.loader import unknown_card
from kunitori.cards.stakes import stake_note, stake_sentence
from kunitori.cards.text import card_page, effect_text, find_cards, printed, provenance_mark
from kunitori.cli.colours import BY_CATEGORY, NOTICE
from kunitori.i18n import Message, Texts
from kunitori.rulebook import Rule, Ruling

__all__ = ["all_cards", "card_list", "card_pages", "contents", "pages_of", "rule_pages", "with_mark"]


def with_mark(facts: Facts, field: str, say: Texts) -> str:
    """A number of a card with the mark that says how certain it is."""
    mark = provenance_mark(facts.source(field))
    return f"{facts.number(field)}{say(mark) if isinstance(mark, Message) else mark}"


def all_cards(corrections: Corrections) -> list[CardSet]:
    """The cards of the two boxes."""
    return [card_set(game, corrections=corrections) for game in GAMES]


def card_list(sets: Iterable[CardSet], say: Texts, command: str) -> RenderableType:
    """All cards of some games by category, one line each, then what the marks mean and how to see more."""
    parts: list[RenderableType] = []
    for cards in sets:
        heading = say("list-cards-heading", game=game_name(cards.game), total=cards.total)
        parts.append(Padding(Text(heading, style="bold"), (1 if parts else 0, 0, 0, 0)))
        by_category = sorted(cards.facts, key=lambda card: CATEGORIES.index(card.category))
        for category, group in groupby(by_category, key=lambda card: card.category):
            parts.append(Text(say(f"category-{category}"), style=BY_CATEGORY[category]))
            parts.append(Padding(_table(group, say), (0, 0, 0, 2)))
        parts += [Text(say(remark), style=NOTICE) for remark in cards.remarks]
    notes = f"{say('list-cards-marks')}\n{say('list-cards-hint', command=command)}"
    parts.append(Padding(Text(notes, style="dim"), (1, 0, 0, 0)))
    return Group(*parts)


def _table(cards: Iterable[Facts], say: Texts) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="left", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    for card in cards:
        copies = f"{with_mark(card, 'copies', say)}"
        table.add_row(with_mark(card, "cost", say), Text(f"{say(card.name)}"), f"×{copies}", Text(_short(card, say)))
    return table


def _short(card: Facts, say: Texts) -> str:
    words = [say(line) for line in printed(card)]
    if effect_text(card):
        words.append(say("list-cards-text"))
    return " · ".join([*words, f"[{card.id}]"])


def card_pages(word: str, sets: Sequence[CardSet], say: Texts) -> RenderableType:
    """The pages of all cards that a word may mean, in all the given games."""
    found = [card for cards in sets for card in find_cards(word, cards.facts)]
    exact = [card for card in found if say(card.name).casefold() == word.casefold() or card.id == word]
    if not found:
        known = {id for game in GAMES for id in game_cards(game)} | {id for cards in sets for id in cards.by_id}
        names = {say(card.name) for cards in sets for card in cards.facts}
        raise unknown_card(word, [*known, *names])
    return pages_of(exact or found, say)


def pages_of(cards: Iterable[Facts], say: Texts) -> RenderableType:
    """The pages of these cards."""
    parts: list[RenderableType] = []
    for card in cards:
        heading, _, body = card_page(card, say.language).partition("\n")
        parts.append(Padding(Text(heading, style=f"bold {BY_CATEGORY[card.category]}"), (1 if parts else 0, 0, 0, 0)))
        parts += [Text(line) for line in body.split("\n")]
        parts += [Text(line, style="dim") for line in _stakes(card, say)]
    return Group(*parts)


def _stakes(card: Facts, say: Texts) -> Iterator[str]:
    """What each number matters that we do not know for certain."""
    for field in number_fields(card):
        sentence = stake_sentence(card, field) if card.number(field) else None
        if sentence:
            yield say("stake-line", number=number_name(field), sentence=sentence)
    if note := stake_note(card):
        yield say(note)


def contents(say: Texts, command: str) -> RenderableType:
    """The headings of the rulebook."""
    parts: list[RenderableType] = [Text(say("rulebook-title"), style="bold")]
    for section in rulebook.sections():
        parts.append(Text(f"{section.number}  {section.title(say.language)}"))
        headings = [entry for entry in section.below() if entry.heading]
        lines = [(entry.number, entry.title(say.language)) for entry in headings]
        if not lines:
            lines = [(", ".join(entry.number for entry in section.below()), "")]
        parts.append(Padding(_numbered(lines), (0, 0, 0, 3)))
    numbers = ", ".join(str(entry.number) for entry in rulebook.rulings())
    parts += [Text(say("rulebook-rulings")), Padding(Text(numbers), (0, 0, 0, 3))]
    parts.append(Text(say("handbook-title")))
    chapters = [(chapter.id, chapter.title(say.language)) for chapter in _readable()]
    parts.append(Padding(_numbered(chapters), (0, 0, 0, 3)))
    parts.append(Padding(Text(say("rules-hint", command=command), style="dim"), (1, 0, 0, 0)))
    return Group(*parts)


def rule_pages(what: str, say: Texts) -> RenderableType:
    """The rules and rulings with a number or a word, or a chapter of the handbook."""
    for chapter in _readable():
        if what.casefold() in (chapter.id, chapter.title(say.language).casefold()):
            return _chapter(chapter, say)
    parts: list[RenderableType] = []
    for entry in rulebook.look_up(what, say.language):
        if isinstance(entry, Ruling):
            parts.append(_ruling(entry, say))
        elif entry.heading:
            title = f"{entry.number}  {entry.title(say.language)}"
            parts.append(Padding(Text(title, style="bold"), (1 if parts else 0, 0, 0, 0)))
            if text := entry.text(say.language):
                parts.append(Padding(Text(text), (0, 0, 0, 2)))
        else:
            parts.append(_rule(entry, say))
    return Group(*parts)


def _readable() -> list[handbook.Chapter]:
    """The chapters that need no picture."""
    return [chapter for chapter in handbook.chapters() if chapter.entries and chapter.id != "cards"]


def _chapter(chapter: handbook.Chapter, say: Texts) -> RenderableType:
    parts: list[RenderableType] = [Text(chapter.title(say.language), style="bold")]
    if lead := chapter.lead(say.language):
        parts.append(Text(lead))
    for entry in chapter.entries:
        parts.append(Padding(Text(entry.title(say.language), style="bold"), (1, 0, 0, 0)))
        parts.append(Padding(Text(entry.text(say.language)), (0, 0, 0, 2)))
    return Group(*parts)


def _rule(entry: Rule, say: Texts) -> RenderableType:
    text = entry.text(say.language)
    if entry.rulings:
        numbers = tuple(str(number) for number in entry.rulings)
        text += f" ({say('rulebook-see', count=len(numbers), rulings=numbers)})"
    return _numbered([(entry.number, text)])


def _ruling(entry: Ruling, say: Texts) -> RenderableType:
    reason = f"{say('rulebook-why')}: {entry.why(say.language)}"
    name = f"{entry.name(say.language)} ({', '.join(entry.rules)})"
    return Group(
        Text(f"{name}  {entry.title(say.language)}", style="bold"),
        Padding(Text(f"{entry.text(say.language)}\n{reason}"), (0, 0, 0, 2)),
    )


def _numbered(lines: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, min_width=4)
    table.add_column(ratio=1)
    for number, text in lines:
        table.add_row(number, Text(text))
    return table
