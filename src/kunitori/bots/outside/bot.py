"""A bot in a separate process: it is asked on standard input and answers on standard output."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kunitori.bots.guard import LostMove, Trouble
from kunitori.bots.outside.child import Child
from kunitori.bots.outside.words import PROTOCOL, cards_data, line, result_data
from kunitori.game import View
from kunitori.game.game import VERSION
from kunitori.game.words import decision_data
from kunitori.values.decision import Decision, Option
from kunitori.values.event import Event

__all__ = ["DECISION_SECONDS", "GREETING_SECONDS", "OutsideBot"]

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
    ) -> None:
        self.name = name
        self.seconds = seconds
        self._command = command
        self._starting = starting
        # The game may be shuffled from the same seed, so the program gets a number that does not reveal it.
        self._seed = secrets.randbits(53) if seed is None else _number(seed)
        self._child: Child | None = None
        self._starts = 0
        self._knows_the_game = False
        self._told: Sequence[Event] = ()
        self._number = 0

    def greet(self) -> None:
        """Start the program if it is not running and check that it speaks the protocol; `LostMove` if not."""
        if self._child is not None:
            return
        if self._starts == _STARTS_PER_GAME:
            raise LostMove(Trouble.GONE)
        self._starts += 1
        self._knows_the_game = False
        self._told = ()
        try:
            self._child = Child(self._command)
            self._child.tell(
                line("hello", protocol=PROTOCOL, version=VERSION, seed=self._seed, seconds=self.seconds)
            )
            answer = _read(self._child.hear(time.monotonic() + self._starting))
            if answer.get("protocol") != PROTOCOL:
                raise LostMove(Trouble.GARBLED)
        except LostMove:
            self._end()
            raise

    def decide(self, view: View, decision: Decision) -> Option:
        self.greet()
        assert self._child is not None
        try:
            return self._asked(self._child, view, decision)
        except LostMove as lost:
            if lost.trouble in _FATAL:
                self._end()
            raise

    def leave(self, view: View | None) -> None:
        """Tell the program how the game ended; it is killed if it does not exit soon."""
        if self._child and view:
            self._child.end(line("over", **result_data(view), view=self._seen(view)))
        self._end()
        self._starts = 0

    def _asked(self, child: Child, view: View, decision: Decision) -> Option:
        until = time.monotonic() + self.seconds
        if not self._knows_the_game:
            cards = cards_data(view.cards)
            child.tell(line("game", game=view.game, players=view.players, seat=view.player, cards=cards))
            self._knows_the_game = True
        self._number += 1
        question = line("decide", number=self._number, view=self._seen(view), decision=decision_data(decision))
        answer = _read(child.ask(question, until - time.monotonic()))
        while answer.get("number", self._number) != self._number:
            answer = _read(child.hear(until))
        if "failed" in answer:
            raise LostMove(Trouble.RAISED)
        said = answer.get("option"), answer.get("action")
        for option in decision.options:
            if said in ((option.text, None), (None, option.action), (option.text, option.action)):
                return option
        raise LostMove(Trouble.NONSENSE)

    def _seen(self, view: View) -> dict[str, Any]:
        """The view with the events that the running program has not seen; an undo removes some."""
        both = zip(self._told, view.events, strict=False)
        known = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
        self._told = view.events
        return view.to_data(known)

    def _end(self) -> None:
        if self._child:
            self._child.end()
        self._child = None


def _read(answer: bytes) -> dict[str, Any]:
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):
        raise LostMove(Trouble.GARBLED) from None
    if not isinstance(data, dict):
        raise LostMove(Trouble.GARBLED)
    return data


def _number(seed: int | str) -> int:
    digest = hashlib.sha256(f"kunitori bot {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 11  # 53 bits: an exact integer in every language
