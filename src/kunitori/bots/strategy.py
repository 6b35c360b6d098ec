"""The text of a strategy: its idea in words, then for each game a buying list and a few habits.

=============================  ============================================================================
``# words``                    the idea; only in the first lines
``game kunitori world_chaos``  what follows is for these games
``players 3``                  the script needs that many players
``needs market``               cards the idea depends on; other cards that a mix lacks are skipped
``buy gold``                   a wish; the bot buys the first wish in the list that it can
``buy general until 3``        … while it owns fewer than three; ``general`` is whichever is on top
``buy town late 3``            … when at most 3 Lands or Towns, or 6 Villages, are left; ``early``: before that
``buy silver before 6``        … before the sixth round; ``from``: from then on
``buy village deck 20``        … when it owns twenty cards or more
``fight 1``                    declares battle if the army is expected to be ahead by that much
``junk copper village``        cards to get rid of first
``keep trap``                  tactics to keep in hand
``first market``               cards to play before all others
``shun beauty``                cards never to play
``burn``                       trashes cards that give more money that way, when it pays
=============================  ============================================================================
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kunitori.cards.facts import card_name
from kunitori.cards.kinds import MIXABLE_GAMES, OWN
from kunitori.cards.likeness import distance, is_of_use, most_alike
from kunitori.cards.loader import game_cards
from kunitori.cards.sets import CardSet, card_set
from kunitori.engine.consts import (
    ANY_GENERAL,
    NEVER,
    W_ALWAYS,
    W_BEFORE,
    W_DECK,
    W_EARLY,
    W_FROM,
    W_LATE,
    WISHES,
)
from kunitori.engine.thinking.plan import Plan
from kunitori.errors import BadNotation

__all__ = ["GAMES", "Script", "Strategy", "Wish"]

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
"""The games a strategy can be written for; a mix is played like the game it resembles most."""
GENERAL = "general"
"""In a wish: the general on top, whichever it is."""

_ALIKE = 6.0  # the distance within which an own card stands in for a card of the list
_PRINTED = {card.id: card for game in MIXABLE_GAMES for card in game_cards(game).values()}
_WHEN = {"": W_ALWAYS, "late": W_LATE, "early": W_EARLY, "from": W_FROM, "before": W_BEFORE, "deck": W_DECK}
_PILES = ("late", "early")  # Moegahara has no piles of victory points
_HABITS = ("junk", "keep", "first", "shun")
_WORDS = ("game", "players", "needs", "buy", "fight", *_HABITS, "burn")
_MOST = 99


@dataclass(frozen=True, slots=True)
class Wish:
    """A card to buy while fewer than ``until`` are owned (0: always) and its condition holds."""

    card: str
    until: int = 0
    when: str = ""
    limit: int = 0

    def __str__(self) -> str:
        until = f" until {self.until}" if self.until else ""
        return f"buy {self.card}{until}" + (f" {self.when} {self.limit}" if self.when else "")


@dataclass(frozen=True, slots=True)
class Script:
    """A strategy for some games: its wishes in order of preference, and its habits."""

    games: tuple[str, ...]
    wishes: tuple[Wish, ...]
    players: int = 2
    needs: tuple[str, ...] = ()
    fight: int | None = None
    junk: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    shun: tuple[str, ...] = ()
    burn: bool = False

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield " ".join(["game", *self.games])
        if self.players > 2:
            yield f"players {self.players}"
        if self.needs:
            yield " ".join(["needs", *self.needs])
        yield from map(str, self.wishes)
        if self.fight is not None:
            yield f"fight {self.fight}"
        for habit in _HABITS:
            if cards := getattr(self, habit):
                yield " ".join([habit, *cards])
        if self.burn:
            yield "burn"

    def suits(self, cards: CardSet, seats: int) -> bool:
        """Whether it can be played with these cards at a table of this size."""
        is_family = cards.teams == ("moegahara" in self.games)
        is_game = cards.game in self.games or cards.game == "custom"
        return is_family and is_game and seats >= self.players and all(card in cards for card in self.needs)

    def plan(self, cards: CardSet) -> Plan:
        """The script as the engine reads it, without the cards that are not in the game."""
        plan = Plan()
        alike = _own_cards_like((wish.card for wish in self.wishes), cards, bool(self.junk))
        for wish in self.wishes:
            if wish.card == GENERAL:
                plan.add_wish(ANY_GENERAL, wish.until, _WHEN[wish.when], wish.limit)
            else:
                for card in _meant(wish.card, cards, alike)[: WISHES - plan.wishes]:
                    plan.add_wish(cards.kind_number[card], wish.until, _WHEN[wish.when], wish.limit)
        plan.margin = NEVER if self.fight is None else self.fight
        plan.junk, plan.keep = _mask(self.junk, cards, {}), _mask(self.keep, cards, alike)
        plan.favourites, plan.shunned = _mask(self.first, cards, alike), _mask(self.shun, cards, {})
        plan.burn = int(self.burn)
        return plan


@dataclass(frozen=True, slots=True)
class Strategy:
    r"""A way to play, with a script for each of its games. `str` writes the text that `read` reads.

    >>> dash = Strategy.read("dash", "# Land, nothing else.\ngame kunitori\nbuy land\nbuy gold until 2")
    >>> dash.scripts[0].wishes[1]
    Wish(card='gold', until=2, when='', limit=0)
    >>> Strategy.read("dash", str(dash)) == dash
    True
    """

    name: str
    idea: str
    scripts: tuple[Script, ...]

    def __str__(self) -> str:
        idea = "".join(f"# {line}\n" for line in self.idea.splitlines())
        return idea + "".join(f"\n{script}\n" for script in self.scripts)

    @classmethod
    def read(cls, name: str, text: str) -> Strategy:
        """Read a strategy from its text; `BadNotation` names the wrong line."""
        lines = text.splitlines()
        idea: list[str] = []
        while lines[len(idea) :] and lines[len(idea)].startswith("#"):
            idea.append(lines[len(idea)].removeprefix("#").strip())
        reader = _ListReader()
        for number, line in enumerate(lines[len(idea) :], start=len(idea) + 1):
            if line.strip():
                reader.take(number, line.split())
        return cls(name, "\n".join(idea), reader.finished(len(lines)))

    def script(self, cards: CardSet, seats: int) -> Script | None:
        """The script for these cards: that of the game or, for a mix, the one that lacks the fewest cards."""
        suited = [script for script in self.scripts if script.suits(cards, seats)]
        return min(suited, key=lambda script: _lacks(script, cards), default=None)


def _mask(names: tuple[str, ...], cards: CardSet, alike: Mapping[str, list[str]]) -> int:
    return sum(1 << cards.kind_number[card] for name in names for card in _meant(name, cards, alike))


def _meant(name: str, cards: CardSet, alike: Mapping[str, list[str]]) -> list[str]:
    """The card of a list, and the own cards that stand in for it; the dearest first."""
    found = [*([name] if name in cards else []), *alike.get(name, ())]
    return sorted(found, key=lambda card: -cards[card].cost)


def _own_cards_like(names: Iterable[str], cards: CardSet, has_junk: bool) -> dict[str, list[str]]:
    """The own cards of a set that are of use, by the card of the list that each is most like, if one is near it."""
    found: dict[str, list[str]] = {}
    listed = [_PRINTED[name] for name in dict.fromkeys(names) if name in _PRINTED]
    for card in cards.facts:
        model = most_alike(card, listed) if card.game == OWN and is_of_use(card, has_junk) else None
        if model and distance(card, model) <= _ALIKE:
            found.setdefault(model.id, []).append(card.id)
    return found


def _lacks(script: Script, cards: CardSet) -> int:
    return sum(wish.card not in cards for wish in script.wishes if wish.card != GENERAL)


class _ListReader:
    """Reads a strategy line by line; the last script is still incomplete."""

    def __init__(self) -> None:
        self._scripts: list[Script] = []
        self._said: set[str] = set()
        self._cards: dict[str, bool] = {}  # the cards of the script's games, and whether they are tactics or strategy
        self._line = 0

    def take(self, number: int, words: list[str]) -> None:
        self._line = number
        word, *rest = words
        if word not in _WORDS:
            raise BadNotation("error-strategy-word", line=number, word=word[:40], words=_WORDS)
        if word == "game":
            self._game(rest)
        elif not self._scripts:
            raise BadNotation("error-strategy-no-game", line=number)
        elif word == "buy":
            self._change(wishes=(*self._scripts[-1].wishes, self._wish(rest)))
        else:
            if word in self._said:
                raise BadNotation("error-strategy-twice", line=number, word=word)
            self._said.add(word)
            self._habit(word, rest)

    def finished(self, lines: int) -> tuple[Script, ...]:
        self._line = lines
        self._close()
        if not self._scripts:
            raise BadNotation("error-strategy-no-game", line=max(lines, 1))
        return tuple(self._scripts)

    def _close(self) -> None:
        if self._scripts and not 0 < len(self._scripts[-1].wishes) <= WISHES:
            raise BadNotation("error-strategy-wishes", line=self._line, most=WISHES)

    def _game(self, games: list[str]) -> None:
        self._close()
        known = {game for script in self._scripts for game in script.games}
        for game in games:
            if game not in GAMES or game in known or games.count(game) > 1:
                raise BadNotation("error-strategy-game", line=self._line, game=game[:40], games=GAMES)
        if not games or ("moegahara" in games and len(games) > 1):
            raise self._unreadable("game", games)
        self._scripts.append(Script(tuple(games), ()))
        self._said = set()
        self._cards = {card.id: card.category == "tactics" for game in games for card in card_set(game).facts}

    def _change(self, **what: object) -> None:
        self._scripts[-1] = replace(self._scripts[-1], **what)  # type: ignore[arg-type]

    def _unreadable(self, word: str, rest: list[str]) -> BadNotation:
        return BadNotation("error-strategy-line", line=self._line, text=" ".join([word, *rest])[:80])

    def _number(self, word: str, rest: list[str], text: str, low: int, most: int = _MOST) -> int:
        if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 4 and low <= int(text) <= most:
            return int(text)
        raise self._unreadable(word, rest)

    def _card(self, id: str) -> str:
        if id not in self._cards:
            similar = difflib.get_close_matches(id, self._cards, 1)
            if similar:
                raise BadNotation("error-strategy-card-similar", line=self._line, card=id[:40], similar=similar[0])
            raise BadNotation("error-strategy-card", line=self._line, card=id[:40])
        return id

    def _wish(self, rest: list[str]) -> Wish:
        if not rest:
            raise self._unreadable("buy", rest)
        wish = Wish(rest[0] if rest[0] == GENERAL else self._card(rest[0]))
        more = rest[1:]
        if more[:1] == ["until"] and len(more) > 1:
            wish = replace(wish, until=self._number("buy", rest, more[1], 1))
            more = more[2:]
        if len(more) == 2 and more[0] in _WHEN and more[0]:
            if more[0] in _PILES and "moegahara" in self._scripts[-1].games:
                raise self._unreadable("buy", rest)
            low = 0 if more[0] in _PILES else 1
            return replace(wish, when=more[0], limit=self._number("buy", rest, more[1], low))
        if more:
            raise self._unreadable("buy", rest)
        return wish

    def _habit(self, word: str, rest: list[str]) -> None:
        if word == "burn" and not rest:
            self._change(burn=True)
        elif word == "fight" and len(rest) == 1:
            self._change(fight=self._number(word, rest, rest[0], -20, 20))
        elif word == "players" and len(rest) == 1:
            self._change(players=self._number(word, rest, rest[0], 3, 6))
        elif word in ("needs", *_HABITS) and rest and len({*rest}) == len(rest):
            cards = tuple(map(self._card, rest))
            if word == "needs":
                for game in self._scripts[-1].games:
                    missing = [card for card in cards if card not in card_set(game)]
                    if missing:
                        raise BadNotation("error-strategy-card", line=self._line, card=missing[0])
            if word == "keep":
                for card in cards:
                    if not self._cards[card]:
                        raise BadNotation("error-strategy-keep", line=self._line, card=card_name(card))
            self._change(**{word: cards})
        else:
            raise self._unreadable(word, rest)
