"""Frozen bots and cards: what the tasks of the benchmark name, the same in later versions (docs/benchmark.md).

The folder ``frozen1`` holds the lists, minds and cards of the first suite. Its files never change: another suite gets
another folder, and ``hashes.txt`` has their SHA-256.

``lord-v1`` is short for the first lord, whom every newer one has to beat.

>>> frozen_bot("frozen1:captain").name, frozen_cards("kunitori").total
('frozen1:captain', 270)
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources

from kunitori.bots.levels import STYLES
from kunitori.bots.protocol import Bot
from kunitori.bots.scripted import ScriptedBot
from kunitori.bots.seeds import seed_number
from kunitori.bots.strategy import Strategy
from kunitori.bots.thinking import LearnedBot
from kunitori.cards.facts import game_name
from kunitori.cards.sets import CardSet
from kunitori.engine.consts import DRAWING
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain
from kunitori.engine.thinking.mind import Mind
from kunitori.errors import BadOptions, quoted
from kunitori.minds import MindFile, mind_name, read_mind

__all__ = [
    "FROZEN", "FROZEN_BOTS", "FROZEN_GAMES", "LORD_V1", "check_frozen_bot", "frozen_bot", "frozen_cards", "frozen_hash",
    "frozen_mind_file", "is_frozen", "kind_of_frozen",
]  # fmt: skip

FROZEN = "frozen1"
"""The folder, and what the names of its bots begin with."""
FROZEN_BOTS: tuple[str, ...] = (f"{FROZEN}:beginner", f"{FROZEN}:captain", f"{FROZEN}:lord")
"""Two bots that play by lists, and one that draws from the policy of a mind. None searches, so no clock matters."""
FROZEN_GAMES: tuple[str, ...] = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
"""The games that they play."""
LORD_V1 = "lord-v1"
"""The other name of the frozen lord."""


def is_frozen(name: str) -> bool:
    """Whether this is the name of a frozen bot.

    >>> is_frozen("frozen1:lord"), is_frozen("lord-v1"), is_frozen("lord")
    (True, True, False)
    """
    return name == LORD_V1 or name.startswith(f"{FROZEN}:")


def kind_of_frozen(name: str) -> str:
    """The level that was frozen."""
    return "lord" if name == LORD_V1 else name.removeprefix(f"{FROZEN}:")


def check_frozen_bot(name: str, cards: CardSet) -> None:
    """Raise `BadOptions` for an unknown frozen bot, or a game that it was not frozen for."""
    frozen_bot(name)
    if cards.game not in FROZEN_GAMES:
        others = tuple(map(kind_of_frozen, FROZEN_BOTS))
        raise BadOptions("error-strategy-unsuited", bot=name, game=game_name(cards.game), bots=others)


def frozen_bot(name: str, seed: int | str | None = None) -> Bot:
    """The frozen bot of this name."""
    if name not in (*FROZEN_BOTS, LORD_V1):
        raise BadOptions("error-unknown-bot", bot=quoted(name), bots=FROZEN_BOTS)
    kind = kind_of_frozen(name)
    if kind == "lord":
        return FrozenLord(name, seed)
    style = STYLES[seed_number(seed) % len(STYLES)]
    return ScriptedBot(name, seed, lambda cards, _: _list(_lists(kind, cards.game, [style])[0]))


class FrozenLord(LearnedBot):
    """Draws each answer by the chances of a frozen mind."""

    def brain(self, rules: Rules, seats: int) -> Brain:
        return Brain(DRAWING, self._seed, None, _mind(mind_name(rules.cards, seats), rules.cards))


def frozen_cards(game: str) -> CardSet:
    """The cards of a game as they were frozen."""
    return _cards(game)


def frozen_hash(name: str, game: str, players: int) -> str:
    """The SHA-256 of what a frozen bot plays by in a game for this number of players."""
    kind = kind_of_frozen(name)
    if kind == "lord":
        files = [f"minds/{mind_name(frozen_cards(game), players)}.json"]
    else:
        files = [f"lists/{each}.txt" for each in _lists(kind, game, STYLES)]
    return hashlib.sha256("".join(map(_read, files)).encode()).hexdigest()


def _lists(kind: str, game: str, styles: Sequence[str]) -> list[str]:
    """The names of the lists that a bot plays by; a beginner has one for each style, and its seed decides."""
    if kind == "beginner":
        return [f"beginner_{style}" for style in styles]
    return ["hideyori" if game == "moegahara" else "warlord"]


@cache
def _read(path: str) -> str:
    return resources.files("kunitori.bots").joinpath(FROZEN, *path.split("/")).read_text(encoding="utf-8")


@cache
def _list(name: str) -> Strategy:
    return Strategy.read(name, _read(f"lists/{name}.txt"))


@cache
def _cards(game: str) -> CardSet:
    return CardSet.from_text(_read(f"cards/{game}.txt"))


@cache
def frozen_mind_file(name: str) -> MindFile:
    """The file of a frozen mind."""
    return read_mind(_read(f"minds/{name}.json"))


@lru_cache(maxsize=16)
def _mind(name: str, cards: CardSet) -> Mind:
    return frozen_mind_file(name).mind(cards)
