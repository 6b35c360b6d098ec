"""Bots of the user's own: programs in any language over lines of JSON, and Python classes (docs/writing-a-bot.md)."""

from __future__ import annotations

from kunitori.bots.outside.bot import DECISION_SECONDS, OutsideBot, start_refused
from kunitori.bots.outside.here import HereBot
from kunitori.bots.outside.names import is_outside, outside_bot
from kunitori.bots.outside.words import PROTOCOL

__all__ = ["DECISION_SECONDS", "PROTOCOL", "HereBot", "OutsideBot", "is_outside", "outside_bot", "start_refused"]
