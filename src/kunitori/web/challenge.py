"""The challenge of a day: which game against whom, with which secret, and what a level makes of it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from kunitori.bots import LEVELS, new_bot
from kunitori.bots.editions import edition
from kunitori.bots.table import play_out
from kunitori.cards import Corrections
from kunitori.game import Game
from kunitori.game.game import VERSION
from kunitori.store import Challenge
from kunitori.tables import PERSON, DailyResult, Day, Settings
from kunitori.values.record import REVISION, rules_hash

__all__ = ["LEVEL_NAMES", "level_result", "made_now", "secret_of"]

LEVEL_NAMES = tuple(level.name for level in LEVELS)
"""The levels that play every challenge, the weakest first."""

_CYCLE: tuple[tuple[str, ...], ...] = (
    ("kunitori", "captain"),
    ("world_on_fire", "retainer/warrior", "captain"),
    ("world_chaos", "lord/builder"),
    ("moegahara", "captain", "captain", "captain"),
    ("kunitori", "retainer/merchant", "lord/warrior"),
    ("world_on_fire", "lord/merchant"),
    ("world_chaos", "captain", "retainer/builder"),
    ("moegahara", "lord/warrior"),
    ("kunitori", "captain", "retainer/warrior", "lord/builder"),
    ("world_on_fire", "captain", "retainer/merchant", "lord/warrior"),
    ("world_chaos", "captain", "lord/merchant", "retainer/warrior"),
    ("moegahara", "lord/builder", "captain", "captain"),
)
"""The game and the opponents of each day, again and again, in styles that are the same for everybody.

None of them searches: a search may depend on the time.
"""
_MOST_ROUNDS = 100  # of the levels among bots, and so of everybody
_SECRET_BYTES = 16


def secret_of(key: bytes, day: str) -> tuple[str, str]:
    """The secret and the salt of a day; nobody can compute them without the server's key.

    >>> secret_of(b"key", "2026-11-18") == secret_of(b"key", "2026-11-18") != secret_of(b"key", "2026-11-19")
    True
    """
    drawn = hmac.new(key, f"daily {day}".encode(), hashlib.sha256).hexdigest()
    return drawn[: 2 * _SECRET_BYTES], drawn[2 * _SECRET_BYTES :]


def made_now(day: str, secret: str, salt: str, corrections: Corrections) -> Challenge:
    """The challenge of a day as this version makes it; in a thread, because minds are read."""
    game, *opponents = _CYCLE[Day.read(day).date.toordinal() % len(_CYCLE)]
    seats = [PERSON, *opponents]
    settings = Settings.read({"game": game, "seats": seats, "max_rounds": _MOST_ROUNDS, "corrections": corrections})
    cards = settings.cards()
    bots = tuple(edition(bot, cards, len(seats)) for bot in dict.fromkeys((*opponents, *LEVEL_NAMES)))
    return Challenge(day, settings.to_data(), secret, salt, VERSION, REVISION, rules_hash(cards, REVISION), bots)


def level_result(challenge: Challenge, seeds: Sequence[str], level: str) -> DailyResult:
    """What a level makes of a challenge in the guest's seat, with a seed for every seat; in the helper process."""
    settings = Settings.stored(challenge.settings)
    secret, salt = bytes.fromhex(challenge.secret), bytes.fromhex(challenge.salt)
    game = Game(settings.cards(), len(settings.seats), max_rounds=settings.max_rounds, secret=secret, salt=salt)
    bots = [plan.bot or level for plan in settings.seats]
    # Without a cap on the time, so that the result depends on the seeds alone.
    play_out(game, [new_bot(bot, seed, seconds=0.0) for bot, seed in zip(bots, seeds, strict=True)])
    return DailyResult.of(game.scores, game.winners, teams=bool(game.cards.teams))
