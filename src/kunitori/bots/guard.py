"""A bot that fails loses its move, never the game: whatever it does, an open option comes out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from kunitori.bots.protocol import Bot
from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.i18n import Message, message
from kunitori.values.decision import Decision, Option

__all__ = ["IN_ALL", "IN_A_ROW", "Fault", "Guarded", "LeavingBot", "LostMove", "Trouble", "least_option", "open_option"]

IN_A_ROW = 3
"""Faults one after another, with no sound answer between them, after which a bot is not asked any more."""
IN_ALL = 10
"""Faults in one game after which a bot is not asked any more."""



class Trouble(StrEnum):
    """What went wrong, in the word that stands in the record. More is not told: errors can hold anything."""

    RAISED = "error"
    NONSENSE = "no option"
    LATE = "late"
    GONE = "gone"
    GARBLED = "garbled"


class LostMove(Exception):
    """Raised by a bot that knows what went wrong with it."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


@runtime_checkable
class LeavingBot(Protocol):
    """A bot that wants to know when its game is over, for instance because it has a process to end."""

    def leave(self, view: View | None) -> None:
        """The game is over, as the view shows it; without a view it was broken off."""
        ...


@dataclass(frozen=True, slots=True)
class Fault:
    """A move that a bot lost."""

    seat: int
    move: int
    """Its number in the record, from 1."""
    trouble: Trouble
    is_last: bool = False
    """The bot is not asked any more in this game."""

    def note(self, players: Sequence[str]) -> str:
        """The comment for the record, a line for each thing to say.

        >>> print(Fault(1, 17, Trouble.LATE, is_last=True).note(["Ann", "Oda Nobunaga"]))
        bot oda_nobunaga lost move 17: late
        bot oda_nobunaga is not asked any more
        """
        handle = handles(players)[self.seat]
        lost = f"bot {handle} lost move {self.move}: {self.trouble}"
        return f"{lost}\nbot {handle} is not asked any more" if self.is_last else lost

    def messages(self, players: Sequence[str]) -> Iterator[Message]:
        """What the people at the table are told."""
        player = players[self.seat]
        yield message(f"bot-lost-{self.trouble.name.lower()}", player=player)
        if self.is_last:
            yield message("bot-given-up", player=player)


def least_option(decision: Decision) -> Option:
    """What is played for a bot that lost its move: the option that does least.

    That is to end, to keep the peace, to refuse, to decline, or none of something; where something has to be done, the
    first option: the lowest number, the card that comes first in the list.

    >>> from kunitori.game import new_game
    >>> least_option(new_game("kunitori", seed=7, start=0).decision).text
    'end'
    """
    return next((option for option in decision.options if option.is_pass), decision.options[0])


def open_option(answer: object, decision: Decision) -> Option | None:
    """The option of the decision that an answer is; None if it is anything else."""
    if type(answer) is not Option:
        return None
    return next((option for option in decision.options if option == answer), None)


class Guarded:
    """A bot whose every answer is an open option. After `IN_A_ROW` or `IN_ALL` faults it is not asked any more."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name: str = bot.name
        self.trouble: Trouble | None = None
        """What was wrong with the last answer."""
        self._in_a_row = 0
        self._in_all = 0

    @property
    def is_given_up(self) -> bool:
        """Whether it is not asked any more."""
        return self._in_a_row >= IN_A_ROW or self._in_all >= IN_ALL

    def decide(self, view: View, decision: Decision) -> Option:
        self.trouble = None
        if self.is_given_up:
            return least_option(decision)
        try:
            option = open_option(self.bot.decide(view, decision), decision)
            if option is None:
                raise LostMove(Trouble.NONSENSE)
        except KeyboardInterrupt:
            raise
        except LostMove as lost:
            self.trouble = lost.trouble
        except BaseException:  # a bot that calls sys.exit() does not end the game either
            self.trouble = Trouble.RAISED
        else:
            self._in_a_row = 0
            return option
        self._in_a_row += 1
        self._in_all += 1
        return least_option(decision)

    def leave(self, view: View | None) -> None:
        if isinstance(self.bot, LeavingBot):
            try:
                self.bot.leave(view)
            except KeyboardInterrupt:
                raise
            except BaseException:  # the game is over; there is nothing left that could be lost
                return
