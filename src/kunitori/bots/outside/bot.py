"""A bot in a separate process: it is asked on standard input and answers on standard output."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence

from kunitori.bots.failures import ended, late, no_class
from kunitori.bots.guard import LostMove, Trouble
from kunitori.bots.outside.child import Child
from kunitori.bots.outside.classes import NO_CLASS
from kunitori.bots.outside.talk import Talk, check_greeting, hello, read_answer
from kunitori.bots.outside.words import lines
from kunitori.errors import BadOptions, quoted
from kunitori.game import View
from kunitori.i18n import Message, message
from kunitori.values.decision import Decision, Option

__all__ = ["DECISION_SECONDS", "GREETING_SECONDS", "OutsideBot", "seed_for", "start_refused"]

DECISION_SECONDS = 1.0
"""The default time limit of an outside bot for each decision."""
GREETING_SECONDS = 10.0
"""The time limit for answering the greeting."""
_STARTS_PER_GAME = 2  # a program that died, hung or sent garbage gets one more chance
_FATAL = (Trouble.LATE, Trouble.GONE, Trouble.GARBLED)


class OutsideBot:
    """Asks a program, which is started with the first question of a game and ends with the game.

    Whatever the program does, `decide` ends in time, with one of the options or with `LostMove`.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        seed: int | str | None = None,
        *,
        seconds: float = DECISION_SECONDS,
        starting: float = GREETING_SECONDS,
        python_class: str = "",
    ) -> None:
        self.name = name
        self.seconds = seconds
        self._command = command
        self._starting = starting
        self._class = python_class
        self._seed = secrets.randbits(53) if seed is None else seed_for(seed)
        self._child: Child | None = None
        self._starts = 0
        self._talk = Talk()
        self._why: Message | None = None
        """Why the program ended before."""

    def greet(self) -> None:
        """Start the program if it is not running and check that it speaks the protocol; `LostMove` if not."""
        if self._child is not None:
            return
        if self._starts == _STARTS_PER_GAME:
            raise LostMove(Trouble.GONE, self._why)
        self._starts += 1
        self._talk = Talk()
        try:
            self._child = Child(self._command)
            self._child.tell(lines([hello(self._seed, self.seconds)]))
            check_greeting(read_answer(self._child.hear(time.monotonic() + self._starting)))
        except LostMove as lost:
            raise self._given_up(lost, self._starting) from None

    def decide(self, view: View, decision: Decision) -> Option:
        self.greet()
        assert self._child is not None
        try:
            return self._asked(self._child, view, decision)
        except LostMove as lost:
            if lost.trouble in _FATAL:
                raise self._given_up(lost, self.seconds) from None
            raise

    def leave(self, view: View | None) -> None:
        """Tell the program how the game ended; it is killed if it does not exit soon."""
        if self._child and view:
            self._child.end(lines([self._talk.over(view)]))
        self._end()
        self._starts = 0

    def _asked(self, child: Child, view: View, decision: Decision) -> Option:
        until = time.monotonic() + self.seconds
        child.tell(lines(self._talk.game(view)))
        question = lines([self._talk.question(view, decision)])
        answer = read_answer(child.ask(question, until - time.monotonic()))
        while not self._talk.is_answer(answer):
            answer = read_answer(child.hear(until))
        return self._talk.option(answer, decision)

    def _given_up(self, lost: LostMove, seconds: float) -> LostMove:
        """End the program; the loss that says what became of it."""
        child = self._child
        if child is not None and lost.trouble is Trouble.GONE:
            child.wait()
        self._end()
        self._why = lost.why
        if lost.trouble is Trouble.LATE:
            self._why = late(seconds)
        elif lost.trouble is Trouble.GONE and child is not None:
            is_missing = self._class and child.status == NO_CLASS
            missing = no_class(self._class, child.last_line) if is_missing else None
            self._why = missing or ended(child.status, child.last_line)
        return LostMove(lost.trouble, self._why)

    def _end(self) -> None:
        if self._child:
            self._child.end()
        self._child = None


def seed_for(seed: int | str) -> int:
    """The seed that a bot is given: the game may be shuffled from the same one, which it must not learn.

    >>> seed_for(7) == seed_for("7") != 7
    True
    """
    digest = hashlib.sha256(f"kunitori bot {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 11  # 53 bits: an exact integer in every language


def start_refused(name: str, lost: LostMove) -> BadOptions:
    """The error that says why a program cannot take its seat."""
    return BadOptions("error-bot-start", bot=quoted(name), why=lost.why or message("bot-why-failed"))
