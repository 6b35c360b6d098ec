"""Bots in separate processes, in any language, over lines of JSON (docs/writing-a-bot.md)."""

from __future__ import annotations

from kunitori.bots.outside.bot import DECISION_SECONDS, OutsideBot
from kunitori.bots.outside.names import is_outside, outside_bot
from kunitori.bots.outside.words import PROTOCOL

__all__ = ["DECISION_SECONDS", "PROTOCOL", "OutsideBot", "is_outside", "outside_bot"]
