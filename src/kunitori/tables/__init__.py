"""Tables: settings, and the state that follows from a log. No input or output, and no clock."""

from kunitori.tables.absence import Absence, Wait
from kunitori.tables.crests import COLOURS, CRESTS
from kunitori.tables.daily_result import DailyResult, daily_result
from kunitori.tables.day import Day
from kunitori.tables.entries import Draft, Entry
from kunitori.tables.move_in_progress import MoveInProgress
from kunitori.tables.names import checked_crest, checked_name, checked_words
from kunitori.tables.seat import Seat
from kunitori.tables.seat_comment import PERSON, STAND_IN
from kunitori.tables.settings import Clock, SeatPlan, Settings
from kunitori.tables.summary import Summary
from kunitori.tables.table import Table
from kunitori.tables.values import Chat, GameResult, UndoRequest
from kunitori.tables.view import SeatInfo, TableSnapshot, TableView, seen_by

__all__ = [
    "COLOURS", "CRESTS", "PERSON", "STAND_IN", "Absence", "Chat", "Clock", "DailyResult", "Day", "Draft", "Entry",
    "GameResult", "MoveInProgress", "Seat", "SeatInfo", "SeatPlan", "Settings", "Summary", "Table", "TableSnapshot",
    "TableView", "UndoRequest", "Wait", "checked_crest", "checked_name", "checked_words", "daily_result", "seen_by",
]  # fmt: skip
