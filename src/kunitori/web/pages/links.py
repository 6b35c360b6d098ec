"""Texts of the rulebook as markup, with links from rule numbers and card names."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from markupsafe import Markup, escape

from kunitori.cards import GAMES, game_cards
from kunitori.i18n import Message, Texts
from kunitori.rulebook import Rule, Ruling, rules, rulings

__all__ = [
    "address_of", "anchor", "cards_named_in", "linked", "named", "parts_of", "plain", "rules_about", "rulings_about",
]  # fmt: skip

# While a text is put together, these enclose a card's id and name. No catalogue contains them.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_CARD = re.compile(f"{_OPEN}([a-z_]+){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")
_NUMBER = re.compile(r"(?<![\w.])([CKWXM]\d{1,2}(?:\.\d{1,2})?)(?![\w]|\.\d)")
_KINDS = {id for game in GAMES for id in game_cards(game)}
_LETTERS = {"moegahara": "M", "world_on_fire": "CWX", "kunitori": "CKX"}


class _Named(Texts):
    """The catalogues of a language, with the id added to every card name."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        for name, source in self._sources.items():
            id = name.removeprefix("card-").replace("-", "_")
            if name.startswith("card-") and id in _KINDS:
                first, _, rest = source.partition("\n")
                value = first.partition("=")[2].strip()
                self._unread[name] = f"{name} = {_OPEN}{id}{_MIDDLE}{value}{_CLOSE}\n{rest}"


@cache
def _texts(language: str) -> _Named:
    return _Named(language)


def anchor(entry: Rule | Ruling) -> str:
    """The anchor of an entry of the rulebook: C5.6, or ruling-11."""
    return entry.number if isinstance(entry, Rule) else f"ruling-{entry.number}"


@lru_cache(maxsize=2048)
def parts_of(entry: Rule | Ruling, language: str) -> dict[str, str]:
    """The title, text and reason of an entry, with cards marked; missing parts are empty."""
    say = _texts(language)
    if isinstance(entry, Ruling):
        id = f"ruling-{entry.number}"
        return {"title": say(f"{id}.matter"), "text": say(id), "why": say(f"{id}.why")}
    id = "rule-" + entry.number.replace(".", "-")
    if not entry.heading:
        return {"title": "", "text": say(id), "why": ""}
    has_text = say.has(f"{id}.title")
    return {"title": say(f"{id}.title" if has_text else id), "text": say(id) if has_text else "", "why": ""}


def cards_named_in(entry: Rule | Ruling) -> frozenset[str]:
    """The ids of the cards that an entry names."""
    found = {id for part in parts_of(entry, "en").values() for id, _ in _CARD.findall(part)}
    return frozenset(found | set(entry.cards if isinstance(entry, Ruling) else ()))


def named(text: Message, language: str) -> str:
    """A text with its cards marked."""
    return _texts(language)(text)


def plain(text: str) -> str:
    """A marked text without its marks."""
    return _CARD.sub(r"\2", text)


def linked(text: str, near: str, words: tuple[str, ...] = (), own: str = "") -> Markup:
    """A marked text as markup. ``near`` is the number of its rule, which decides which game's card is meant.

    Searched words are highlighted; a card is not linked on its own page.
    """
    shown = str(escape(text))
    shown = _NUMBER.sub(lambda found: _to_rule(found[1]), shown)
    if words:
        shown = _highlighted(shown, words)
    shown = _CARD.sub(lambda found: found[2] if found[1] == own else _to_card(found[1], found[2], near), shown)
    shown = re.sub(r"`([^`]+)`", r"<code>\1</code>", shown)
    return Markup(shown)


def address_of(card: str, near: str) -> str:
    """The page of a card, in the game that a rule is about."""
    preferred = {"M": "moegahara", "W": "world_on_fire"}.get(near[:1], "kunitori")
    games = [preferred, *(game for game in GAMES if game != preferred)]
    return f"/cards/{next(game for game in games if card in game_cards(game))}/{card}"


@cache
def _numbers() -> frozenset[str]:
    return frozenset(entry.number for entry in rules())


def _to_card(card: str, name: str, near: str) -> str:
    # Moegahara's Lands are the battlefield, not the cards of that name (M1.2).
    if card not in _KINDS or (near.startswith("M") and card not in game_cards("moegahara")):
        return name
    return f'<a class="named" href="{address_of(card, near)}">{name}</a>'


def _to_rule(number: str) -> str:
    return f'<a class="rule" href="/rules/{number}">{number}</a>' if number in _numbers() else number


def _highlighted(text: str, words: tuple[str, ...]) -> str:
    pattern = re.compile("|".join(re.escape(str(escape(word))) for word in words if word), re.IGNORECASE)
    outside = re.split(f"(<[^>]*>|&[a-z#0-9]+;|{_OPEN}[a-z_]+{_MIDDLE})", text)
    return "".join(
        part if i % 2 else pattern.sub(lambda found: f"<mark>{found[0]}</mark>", part) for i, part in enumerate(outside)
    )


def rulings_about(card: str, game: str) -> tuple[Ruling, ...]:
    """The rulings that name a card and hold in its game."""
    letters = _LETTERS.get(game, "")
    return tuple(
        entry
        for entry in rulings()
        if card in cards_named_in(entry) and any(number[0] in letters for number in entry.rules)
    )


def rules_about(card: str, game: str) -> tuple[Rule, ...]:
    """The rules that name a card and hold in its game."""
    letters = _LETTERS.get(game, "")
    return tuple(entry for entry in rules() if entry.number[0] in letters and card in cards_named_in(entry))
