"""Guards against failing bots: a bot that fails loses its move, never the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from kunitori.bots.failures import no_option, raised
from kunitori.bots.protocol import Bot
from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.i18n import Message, message
from kunitori.values.decision import Decision, Option

__all__ = ["IN_ALL", "IN_A_ROW", "Fault", "Guarded", "LeavingBot", "LostMove", "Trouble", "least_option", "open_option"]

IN_A_ROW = 3
"""After this many faults in a row, a bot is no longer asked."""
IN_ALL = 10
"""After this many faults in one game, a bot is no longer asked."""



class Trouble(StrEnum):
    """What went wrong, in the word used in records. Details are left out: errors can contain anything."""

    RAISED = "error"
    NONSENSE = "no option"
    LATE = "late"
    GONE = "gone"
    GARBLED = "garbled"


class LostMove(Exception):
    """Raised by a bot that knows what went wrong."""

    def __init__(self, trouble: Trouble, why: Message | None = None) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble
        self.why = why


@runtime_checkable
class LeavingBot(Protocol):
    """A bot that is told when its game is over, for example to end a process."""

    def leave(self, view: View | None) -> None:
        """The game is over; without a view it was aborted."""
        ...


@dataclass(frozen=True, slots=True)
class Fault:
    """A move that a bot lost."""

    seat: int
    move: int
    """The number of the move in the record, from 1."""
    trouble: Trouble
    is_last: bool = False
    """The bot is no longer asked in this game."""
    why: Message | None = None
    """What went wrong exactly, for the owner of the bot alone: it is in no record, and nobody at the table is told."""

    def note(self, players: Sequence[str]) -> str:
        """The comment for the record, one or two lines.

        >>> print(Fault(1, 17, Trouble.LATE, is_last=True).note(["Ann", "Oda Nobunaga"]))
        bot oda_nobunaga lost move 17: late
        bot oda_nobunaga is not asked any more
        """
        handle = handles(players)[self.seat]
        lost = f"bot {handle} lost move {self.move}: {self.trouble}"
        return f"{lost}\nbot {handle} is not asked any more" if self.is_last else lost

    def messages(self, players: Sequence[str]) -> Iterator[Message]:
        """The messages for the people at the table."""
        player = players[self.seat]
        yield message(f"bot-lost-{self.trouble.name.lower()}", player=player)
        if self.is_last:
            yield message("bot-given-up", player=player)


def least_option(decision: Decision) -> Option:
    """The option played for a bot that lost its move: the one that does least.

    That is to end, to keep the peace, to refuse, to decline or to take none. Where something must be done, it is the
    first option: the lowest number, or the first card of the list.

    >>> from kunitori.game import new_game
    >>> least_option(new_game("kunitori", seed=7, start=0).decision).text
    'end'
    """
    return next((option for option in decision.options if option.is_pass), decision.options[0])


def open_option(answer: object, decision: Decision) -> Option | None:
    """The option that a bot's answer is, or whose text it is; None if there is none.

    >>> from kunitori.game import new_game
    >>> decision = new_game("kunitori", seed=7, start=0).decision
    >>> open_option("end", decision) == open_option(decision["end"], decision) == decision["end"]
    True
    >>> open_option("buy castle", decision)
    """
    if type(answer) is str:
        return next((option for option in decision.options if option.text == answer), None)
    if type(answer) is not Option:
        return None
    return next((option for option in decision.options if option == answer), None)


class Guarded:
    """Wraps a bot so that every answer is an open option. After `IN_A_ROW` or `IN_ALL` faults it is no longer asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name: str = bot.name
        self.trouble: Trouble | None = None
        """What was wrong with the last answer."""
        self.why: Message | None = None
        """The same in more words."""
        self._in_a_row = 0
        self._in_all = 0

    @property
    def is_given_up(self) -> bool:
        """Whether the bot is no longer asked."""
        return self._in_a_row >= IN_A_ROW or self._in_all >= IN_ALL

    def decide(self, view: View, decision: Decision) -> Option:
        self.trouble = self.why = None
        if self.is_given_up:
            return least_option(decision)
        try:
            answer = self.bot.decide(view, decision)
            option = open_option(answer, decision)
            if option is None:
                raise LostMove(Trouble.NONSENSE, no_option(answer))
        except KeyboardInterrupt:
            raise
        except LostMove as lost:
            self.trouble, self.why = lost.trouble, lost.why
        except BaseException as error:  # even sys.exit() in a bot must not end the game
            self.trouble, self.why = Trouble.RAISED, raised(error)
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
            except BaseException:  # the game is over; there is nothing left to lose
                return
