"""The conversation with one program about one game, whichever way the messages travel (docs/writing-a-bot.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from kunitori.bots.failures import garbled, no_option, said
from kunitori.bots.guard import LostMove, Trouble
from kunitori.bots.outside.words import PROTOCOL, cards_data, result_data
from kunitori.game import View
from kunitori.game.game import VERSION
from kunitori.game.words import decision_data
from kunitori.values.decision import Decision, Option
from kunitori.values.event import Event

__all__ = ["Talk", "check_greeting", "hello", "read_answer"]

Said = dict[str, Any]
"""A message."""


def hello(seed: int, seconds: float | None) -> Said:
    """The greeting; ``seconds`` is the time limit for each decision, if there is one."""
    return {"type": "hello", "protocol": PROTOCOL, "version": VERSION, "seed": seed, "seconds": seconds}


def read_answer(answer: bytes | str) -> Said:
    """An answer, which must be a JSON object."""
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        shown = answer if isinstance(answer, str) else answer.decode(errors="replace")
        raise LostMove(Trouble.GARBLED, garbled(shown))
    return data


def check_greeting(answer: Mapping[str, Any]) -> None:
    """Raise `LostMove` if this is no answer to the greeting, or one in another protocol."""
    if "failed" in answer:
        raise LostMove(Trouble.RAISED, said(answer.get("why")))
    if answer.get("protocol") != PROTOCOL:
        raise LostMove(Trouble.GARBLED, garbled(json.dumps(answer, ensure_ascii=False)))


class Talk:
    """What a program was told, so that it is told only what is new; a program that starts anew needs a new talk."""

    def __init__(self, most_events: int | None = None) -> None:
        """``most_events`` are sent at once; of those who come late, some miss the beginning."""
        self.number: int = 0
        """The number of the last question."""
        self._knows_the_game = False
        self._told: Sequence[Event] = ()
        self._most = most_events

    def game(self, view: View) -> Iterator[Said]:
        """What it must know about the game, once."""
        if not self._knows_the_game:
            self._knows_the_game = True
            yield {
                "type": "game", "game": view.game, "players": view.players, "seat": view.player,
                "cards": cards_data(view.cards),
            }  # fmt: skip

    def question(self, view: View, decision: Decision) -> Said:
        """The next question."""
        self.number += 1
        return {"type": "decide", "number": self.number, "view": self._seen(view), "decision": decision_data(decision)}

    def over(self, view: View, result: Said | None = None) -> Said:
        """How the game ended; without a ``result``, by what the view shows."""
        return {"type": "over", **(result or result_data(view)), "view": self._seen(view)}

    def is_answer(self, answer: Mapping[str, Any]) -> bool:
        """Whether something is the answer to the last question, not to an earlier one."""
        number = answer.get("number", self.number)
        return type(number) is int and number == self.number

    def option(self, answer: Mapping[str, Any], decision: Decision) -> Option:
        """The option that an answer names by its text, by its number or by both; `LostMove` if it names none."""
        if "failed" in answer:
            raise LostMove(Trouble.RAISED, said(answer.get("why")))
        named = answer.get("option"), answer.get("action")
        for option in decision.options:
            if named in ((option.text, None), (None, option.action), (option.text, option.action)):
                return option
        raise LostMove(Trouble.NONSENSE, no_option(named[1] if named[0] is None else named[0]))

    def _seen(self, view: View) -> Said:
        """The view with the events that the program has not seen; an undo removes some."""
        both = zip(self._told, view.events, strict=False)
        known = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], both))
        self._told = view.events
        return view.to_data(known if self._most is None else max(known, len(view.events) - self._most))
