"""Minds from files of the user's: what `kunitori train` wrote, read when a bot is named ``mind:FILE``."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kunitori.cards.facts import game_name
from kunitori.cards.sets import CardSet
from kunitori.engine.thinking.mind import Mind
from kunitori.errors import BadOptions, BadRecord
from kunitori.minds.file import MindFile, read_mind

__all__ = ["check_own_mind", "own_mind", "own_mind_file"]

_MOST_BYTES = 8_000_000
"""Ours have about 100 kB."""
_LONGEST_QUOTE = 200


def own_mind_file(path: str) -> MindFile:
    """The mind in a file; `BadOptions` if there is none.

    >>> own_mind_file("nowhere.json")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: The file nowhere.json is not there, or it cannot be read. “kunitori train” writes ...
    """
    return _read(path, _stamp(path))


def check_own_mind(path: str, cards: CardSet) -> None:
    """Raise `BadOptions` if there is no mind in a file, or if it learnt another game; mixes take World Chaos."""
    file = own_mind_file(path)
    game = "world_chaos" if cards.game == "custom" else cards.game
    if file.game != game:
        learnt, here = game_name(file.game), game_name(cards.game)
        raise BadOptions("error-mind-game", path=path[:_LONGEST_QUOTE], learnt=learnt, here=here, game=game)


def own_mind(path: str, cards: CardSet) -> Mind:
    """The mind in a file for a card set. It is shared and must not be changed."""
    check_own_mind(path, cards)
    return _mind(path, _stamp(path), cards)


def _stamp(path: str) -> tuple[int, int]:
    """What changes when the file is written again."""
    try:
        found = Path(path).expanduser().stat()
    except (OSError, RuntimeError, ValueError):
        raise BadOptions("error-mind-missing", path=path[:_LONGEST_QUOTE]) from None
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=16)
def _read(path: str, stamp: tuple[int, int]) -> MindFile:
    file = Path(path).expanduser()
    if not file.is_file():
        raise BadOptions("error-mind-missing", path=path[:_LONGEST_QUOTE])
    try:
        if stamp[1] > _MOST_BYTES:
            raise BadRecord("error-mind")
        return read_mind(file.read_bytes().decode())
    except OSError:
        raise BadOptions("error-mind-missing", path=path[:_LONGEST_QUOTE]) from None
    except (BadRecord, UnicodeDecodeError):
        raise BadOptions("error-mind-file", path=path[:_LONGEST_QUOTE]) from None


@lru_cache(maxsize=64)
def _mind(path: str, stamp: tuple[int, int], cards: CardSet) -> Mind:
    return _read(path, stamp).mind(cards)
