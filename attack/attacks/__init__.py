"""All attacks, in the order in which they are carried out: first what is quick, last what leaves traces."""

from __future__ import annotations

from attack.attacks.bots import EndlessMasters, Hints, MastersAgain, MastersJoined
from attack.attacks.crowd import Crowd
from attack.attacks.daily import DailyDeal
from attack.attacks.floods import BotFlood, ChatFlood, DeflateBombs, MessageFlood
from attack.attacks.fuzz import Fuzz
from attack.attacks.identity import ForeignForms
from attack.attacks.long_answers import ColdReplays, FirstViews, LongReplays, RulesSearch, Statics, WholeLog
from attack.attacks.measuring import Measuring
from attack.attacks.memory import Asleep, ManyTables
from attack.attacks.names import LookAlikes, Rebinding
from attack.attacks.own_cards import HostileCards
from attack.attacks.push import PrivateMessages
from attack.attacks.puzzles import PuzzleRatings
from attack.attacks.seats import Absence, ForeignSeats, KnownDeal, Whispers
from attack.attacks.slow_clients import DeafSockets, HalfSent, LongPolls
from attack.attacks.storage import Imports, Notes
from attack.target import Attack

__all__ = ["ATTACKS"]

ATTACKS: tuple[type[Attack], ...] = (
    ForeignForms, ForeignSeats, KnownDeal, DailyDeal, LookAlikes, Rebinding, PrivateMessages, Whispers, Absence, Asleep,
    WholeLog, RulesSearch, LongReplays, ColdReplays, FirstViews, Statics, Imports, Notes,
    HalfSent, LongPolls, DeafSockets, MessageFlood, BotFlood, ChatFlood, Crowd, DeflateBombs, Fuzz, PuzzleRatings,
    HostileCards, Measuring, ManyTables, Hints, EndlessMasters, MastersAgain, MastersJoined,
)  # fmt: skip
