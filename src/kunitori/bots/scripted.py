"""Bots that play by a list: one of the strategies that come with Kunitori, or any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from random import Random

from kunitori.bots.strategy import Script, Strategy
from kunitori.bots.unknown import unknown_bot
from kunitori.cards.facts import game_name
from kunitori.cards.sets import CardSet
from kunitori.engine.consts import PLANNING
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.heuristics import plan_answer
from kunitori.engine.thinking.match import Brain
from kunitori.errors import BadOptions
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["SPARRING", "STRATEGIES", "Library", "ScriptedBot", "script_for", "strategies_for"]

_SUFFIX = ".txt"


class Library(Mapping[str, Strategy]):
    """The strategies of some folders by name, in alphabetical order; later folders override earlier ones.

    Each strategy is a text file, read when it is first used.
    """

    def __init__(self, *folders: str) -> None:
        texts = [file for folder in folders for file in resources.files("kunitori.bots").joinpath(folder).iterdir()]
        files = {file.name.removesuffix(_SUFFIX): file for file in texts if file.name.endswith(_SUFFIX)}
        self._files = {name: files[name] for name in sorted(files)}
        self._read: dict[str, Strategy] = {}

    def __getitem__(self, name: str) -> Strategy:
        if name not in self._read:
            self._read[name] = Strategy.read(name, self._files[name].read_text(encoding="utf-8"))
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


SPARRING: Mapping[str, Strategy] = Library("sparring")
"""The lists that minds were trained against. They are frozen, so that a course can be repeated to the last bit."""

STRATEGIES: Mapping[str, Strategy] = Library("sparring", "strategies")
"""All strategies that come with Kunitori: the sparring lists, except where the folder `strategies` overrides them.

>>> print(STRATEGIES["money"].idea)
Plain money: treasure, and Land with the treasure.
"""


def strategies_for(cards: CardSet, seats: int) -> tuple[str, ...]:
    """The strategies that can be played with these cards at a table of this size.

    >>> from kunitori.cards import card_set
    >>> "monks" in strategies_for(card_set("world_on_fire"), 2), "monks" in strategies_for(card_set("world_on_fire"), 3)
    (False, True)
    """
    return tuple(name for name, strategy in STRATEGIES.items() if strategy.script(cards, seats))


def script_for(strategy: str | Strategy, cards: CardSet, seats: int) -> Script:
    """The script of a strategy for these cards; `BadOptions` if it has none."""
    strategy = STRATEGIES[strategy] if isinstance(strategy, str) else strategy
    script = strategy.script(cards, seats)
    if script is None:
        others = strategies_for(cards, seats)
        raise BadOptions("error-strategy-unsuited", bot=strategy.name, game=game_name(cards.game), bots=others)
    return script


class ScriptedBot:
    """Plays a strategy: the one given, the one chosen for the table, or the one of its name.

    It never plays at random, so the seed changes nothing.
    """

    def __init__(
        self,
        name: str,
        seed: int | str | None = None,
        strategy: Strategy | Callable[[CardSet, int], Strategy] | None = None,
    ) -> None:
        if strategy is None and name not in STRATEGIES:
            raise unknown_bot(name, tuple(STRATEGIES))
        self.name = name
        self._strategy = strategy or STRATEGIES[name]
        self._seed = Random(str(seed)).getrandbits(64)
        self._brain: Brain | None = None
        self._table: tuple[CardSet, int] | None = None

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same bot for matches inside the engine."""
        cards = rules.cards
        strategy = self._strategy if isinstance(self._strategy, Strategy) else self._strategy(cards, seats)
        return Brain(PLANNING, self._seed, script_for(strategy, cards, seats).plan(cards))

    def decide(self, view: View, decision: Decision) -> Option:
        known = view.known_state
        table = known.rules.cards, known.seats
        if self._brain is None or table != self._table:
            self._brain, self._table = self.brain(known.rules, known.seats), table
        assert self._brain.plan is not None
        bit = plan_answer(known, self._brain.plan)
        return next(option for option in decision.options if option.action % 64 == bit)
