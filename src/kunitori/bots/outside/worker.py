"""The program behind ``python:package.module:Class``: it creates the bot and answers for it.

Run as ``python -m kunitori.bots.outside.worker package.module:Class``, in the folder of the module.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from dataclasses import replace
from typing import Any, BinaryIO

from kunitori.bots.failures import last_line
from kunitori.bots.guard import LeavingBot, open_option
from kunitori.bots.outside.classes import NO_CLASS, maker
from kunitori.bots.outside.words import PROTOCOL
from kunitori.bots.protocol import Bot
from kunitori.errors import quoted
from kunitori.game import View
from kunitori.values.event import Event

__all__ = ["main"]


def main(target: str) -> None:
    """Answer questions until the input ends."""
    questions, answers = _pipes()
    try:
        make = maker(target)
    except Exception:
        traceback.print_exc()
        sys.exit(NO_CLASS)
    bot: Bot | None = None
    events: tuple[Event, ...] = ()
    for question in questions:
        data = json.loads(question)
        match data["type"]:
            case "hello":
                bot = make(data["seed"])
                _say(answers, {"protocol": PROTOCOL})
            case "decide" | "over" as type:
                assert bot is not None
                seen = View.from_data(data["view"])
                events = (*events[: data["view"]["events_before"]], *seen.events)
                view = replace(seen, events=events)
                if type == "decide":
                    _say(answers, {"number": data["number"], **_answer(bot, view)})
                elif isinstance(bot, LeavingBot):
                    bot.leave(view)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep both pipes to ourselves: what the bot prints goes to the log, and its input is empty."""
    # The output closes only when the process ends: whoever reads it then learns how.
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", closefd=False)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _answer(bot: Bot, view: View) -> dict[str, Any]:
    decision = view.decision
    assert decision is not None
    try:
        answer = bot.decide(view, decision)
        option = open_option(answer, decision)
        words = quoted(answer)
    except BaseException as error:  # any error of the bot costs this move; it is asked again
        traceback.print_exc()
        return {"failed": True, "why": last_line(error)}
    if option is None:
        return {"option": None if words in decision.texts else words}
    return {"action": option.action}


def _say(answers: BinaryIO, data: dict[str, Any]) -> None:
    answers.write(json.dumps(data).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
