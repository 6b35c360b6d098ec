"""Bots that play by a mind of the user's: ``mind:FILE``, and ``mind@500:FILE`` to look ahead with it."""

from __future__ import annotations

import re

from kunitori.bots.protocol import Budget
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.cards.sets import CardSet
from kunitori.minds.own import check_own_mind, own_mind_file

__all__ = ["check_mind_bot", "is_mind_bot", "mind_bot", "nodes_of", "unquoted"]

_NAME = re.compile(r"mind(?:@(?P<nodes>[0-9]{1,7}))?:(?P<file>.*)", re.DOTALL)
_QUOTES = "'\""


def is_mind_bot(name: str) -> bool:
    """Whether a name has the form of a bot with a mind from a file, valid or not.

    >>> is_mind_bot("mind:my.json"), is_mind_bot("mind@500:my.json"), is_mind_bot("lord")
    (True, True, False)
    """
    return _NAME.fullmatch(name) is not None


def nodes_of(name: str) -> str | None:
    """The simulations in the name of such a bot; None if it does not look ahead."""
    found = _NAME.fullmatch(name)
    assert found is not None
    return found["nodes"]


def mind_bot(name: str, seed: int | str | None, budget: Budget | None) -> LearnedBot:
    """The bot of that name: with a budget it looks ahead like the master, without one it follows its instinct."""
    file = _file(name)
    own_mind_file(file)
    return LearnedBot(name, seed, file=file) if budget is None else SearchingBot(name, seed, budget, file=file)


def check_mind_bot(name: str, cards: CardSet) -> None:
    """Raise `BadOptions` if the file is no mind, or the mind of another game."""
    check_own_mind(_file(name), cards)


def _file(name: str) -> str:
    found = _NAME.fullmatch(name)
    assert found is not None
    return unquoted(found["file"])


def unquoted(file: str) -> str:
    """A path without its quotation marks; a comma between them belongs to it.

    >>> unquoted("'one, two.json'"), unquoted("one.json")
    ('one, two.json', 'one.json')
    """
    is_quoted = len(file) > 1 and file[0] == file[-1] and file[0] in _QUOTES
    return file[1:-1] if is_quoted else file
