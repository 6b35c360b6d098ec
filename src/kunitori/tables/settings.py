"""The settings of a table: game, seats, clock and so on, with strict checks of data from outside."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kunitori.bots import check_bot, new_bot
from kunitori.bots.names import OUTSIDE, is_visitor
from kunitori.cards import PLAYABLE_GAMES, CardSet, Corrections, Expansion, HouseRules, card_set
from kunitori.cards.seeds import seed_text
from kunitori.errors import BadCards, BadOptions, BadPosition, BadRecord, quoted
from kunitori.game import Game
from kunitori.i18n import LANGUAGES
from kunitori.tables.absence import USUAL_ABSENCE, Absence, read_absence
from kunitori.tables.day import Day
from kunitori.tables.resigning import is_given_up, who_resigned
from kunitori.tables.seat_comment import PERSON, STAND_IN, is_seat_comment, read_seat_comment
from kunitori.values.record import Record

__all__ = ["VERSION", "Clock", "SeatPlan", "Settings"]

VERSION = 1
"""The version of the stored format. Older versions must stay readable."""
NOT_AT_TABLES = ("analyst",)  # thinks for many seconds a move
MAX_TITLE_CHARACTERS = 60
MAX_MIX_CHARACTERS = 2000
MAX_RULES_CHARACTERS = 500
MAX_RECORD_CHARACTERS = 500_000
MAX_MOVES = 10_000  # six players make some thousand moves in a hundred rounds
MIN_BANK_SECONDS, MAX_BANK_SECONDS = 10, 30 * 24 * 3600
MAX_INCREMENT_SECONDS = 3600
MAX_PACE_MILLISECONDS = 10_000
_FIXED_BY_RECORD = ("game", "mix", "rules", "corrections", "expansion", "seed", "max_rounds", "start")
_NO_CORRECTIONS = Corrections()
_SETTING_NAMES = (
    "version", "game", "mix", "rules", "corrections", "expansion", "seed", "max_rounds", "seats", "clock", "absence",
    "start",
    "hot_seat", "pace", "title", "language", "position", "record", "until", "tutorial",
)  # fmt: skip
_STORED_NAMES = (*_SETTING_NAMES, "daily", "owner")


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who may sit at a seat: a person, or the named bot."""

    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether the seat is for a person."""
        return self.bot is None

    def __str__(self) -> str:
        return self.bot or PERSON


@dataclass(frozen=True, slots=True)
class Clock:
    """Time to think: seconds for the whole game, and seconds added after each turn."""

    bank: int
    increment: int = 0


@dataclass(frozen=True)
class Settings:
    """A table's settings. `Settings.read` takes data from outside, `Settings.stored` our own.

    >>> Settings.read({"game": "kunitori", "seats": ["person", "captain"]}).seats[1].bot
    'captain'
    >>> Settings.read({"game": "kunitori", "seats": ["person"]})
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: This game is for two to six players, not 1. (rule C1.1)
    """

    game: str
    seats: tuple[SeatPlan, ...]
    mix: str | None = None
    rules: str = ""
    """The house rules, also those of a record or position; empty if the law is played."""
    corrections: Corrections = _NO_CORRECTIONS
    expansion: Expansion | None = None
    """Own cards that come on top of the game's."""
    seed: str | None = None
    max_rounds: int = 0
    clock: Clock | None = None
    absence: Absence | None = None
    """How long to wait for people who are away; None if their clocks alone decide that."""
    start: int | None = None
    hot_seat: bool = False
    """People share one screen, so a guest may hold several seats."""
    pace: int = 600
    """Milliseconds before each move of a bot, so that people can follow."""
    title: str = ""
    language: str = "en"
    """The language of the bots' names."""
    position: Mapping[str, Any] | None = None
    record: str | None = None
    """The text of a record to continue."""
    until: int | None = None
    """After how many moves of the record to continue; None means all."""
    tutorial: str | None = None
    daily: str | None = None
    """The day whose challenge is played here; only the server makes such tables."""
    owner: str = ""
    """Who made the table and pays for its bots, as the server calls them; empty if it is not known."""

    @classmethod
    def read(cls, data: object) -> Settings:
        """Settings from outside: checks everything, and draws a random mix.

        Raises `BadOptions`, `BadCards`, `BadRecord` or `BadPosition`.
        """
        settings = _parse(data, _SETTING_NAMES)
        if settings.mix is not None:
            settings = replace(settings, mix=replace(settings, rules="").cards().mix)
        settings._check()
        if settings.rules and not settings._is_continued:
            settings = replace(settings, rules=str(settings.cards().house))
        return settings

    @classmethod
    def stored(cls, data: object) -> Settings:
        """Settings from our database, which were checked before they were stored."""
        return _parse(data, _STORED_NAMES)

    def to_data(self) -> dict[str, Any]:
        """The settings as JSON-ready data, without defaults."""
        data: dict[str, Any] = {"version": VERSION, "game": self.game, "seats": [str(seat) for seat in self.seats]}
        if self.corrections.entries:
            data["corrections"] = _corrections_data(self.corrections)
        if self.expansion:
            data["expansion"] = self.expansion.to_data()
        if self.clock:
            data["clock"] = {"bank": self.clock.bank, "increment": self.clock.increment}
        if self.absence:
            data["absence"] = {"stand_in": self.absence.stand_in, "concede": self.absence.concede}
        usual = _DEFAULTS
        for name in _PLAIN_SETTINGS:
            value = getattr(self, name)
            if value != getattr(usual, name):
                data[name] = value
        if self._is_continued:
            data.pop("rules", None)  # the record or position says them itself
        return data

    @property
    def _is_deal_given(self) -> bool:
        return self.seed is not None or self.record is not None or self.position is not None

    @property
    def _is_continued(self) -> bool:
        return self.record is not None or self.position is not None

    @property
    def is_new_game(self) -> bool:
        """Whether the game begins with the deal: no lesson, no record and no position."""
        return not self._is_continued and self.tutorial is None

    @property
    def people(self) -> int:
        """The number of seats for people."""
        return sum(plan.is_person for plan in self.seats)

    @property
    def is_deal_known(self) -> bool:
        """Whether somebody can know every card: they chose the seed, or have the record or the position.

        It matters only between people.
        """
        return self._is_deal_given and self.tutorial is None and self.people > 1

    @property
    def takes_parts(self) -> bool:
        """Whether players add numbers to the secret of the shuffles (docs/shuffles.md).

        Only between people with screens of their own; all others need not wait.
        """
        return not self._is_deal_given and self.tutorial is None and self.people > 1 and not self.hot_seat

    def is_sealed(self, now: float) -> bool:
        """Whether the cards are those of a daily challenge and still a secret, even after the game."""
        return self.daily is not None and now < Day.read(self.daily).opens

    def cards(self) -> CardSet:
        """The cards this table plays with."""
        if self.record is not None:
            return Record.parse(self.record).cards
        if self.position is not None:
            return Game.from_position(self.position).cards
        # Without a seed the shuffles stay secret, so a random mix gets a seed of its own.
        is_random = self.mix is not None and self.seed is None
        seed = secrets.token_hex(8) if is_random else self.seed
        return card_set(self.game, self.mix, seed, self.corrections, self.rules, self.expansion)

    @property
    def house(self) -> HouseRules:
        """The house rules of this table."""
        return HouseRules.parse(self.rules)

    def again(self) -> Settings:
        """The settings for a rematch: the same, with new shuffles."""
        fresh = replace(
            self, seed=None, start=None, position=None, record=None, until=None, tutorial=None, daily=None
        )  # fmt: skip
        if not self._is_continued:
            return fresh
        cards = self.cards()
        mix = cards.mix if cards.game == "custom" else None
        return replace(fresh, game=cards.game, mix=mix, expansion=cards.expansion)

    def source(self) -> Game | None:
        """The game before the first move at this table, if it comes from a record or a position."""
        if self.position is not None:
            return Game.from_position(self.position)
        if self.record is None:
            return None
        record = Record.parse(self.record)
        if self.until is not None:
            record = replace(record, lines=_first_moves(record.lines, self.until), result=None)
        return Game.from_record(record)

    def is_finished(self, source: Game) -> bool:
        """Whether the source can only be viewed: the game is over, or it was resigned and is not continued."""
        if source.is_over or self.record is None or self.until is not None:
            return source.is_over
        return was_given_up(Record.parse(self.record))

    def _check(self) -> None:
        source = None
        if self.record is not None or self.position is not None:
            source = self.source()
            assert source is not None
            cards = source.cards
            if len(source.players) != len(self.seats):
                raise BadOptions("error-table-seats-record", players=len(source.players), seats=len(self.seats))
        else:
            cards = self.cards()
            cards.check_players(len(self.seats))
        if self.start is not None and not 0 <= self.start < len(self.seats):
            raise BadOptions("error-start", rule="C1.5", last=len(self.seats) - 1)
        if self.clock and all(seat.bot for seat in self.seats):
            raise BadOptions("error-table-clock-bots")
        if self.hot_seat and all(seat.bot for seat in self.seats):
            raise BadOptions("error-table-hot-seat")
        if source is not None and self.is_finished(source):
            if self.until is not None:
                raise BadOptions("error-table-until-over", moves=self.until)
            return  # viewed, not played
        for seat in self.seats:
            if seat.bot is not None:
                check_table_bot(seat.bot, cards, len(self.seats))


_DEFAULTS = Settings("", ())
_PLAIN_SETTINGS = (
    "mix", "rules", "seed", "max_rounds", "start", "hot_seat", "pace", "title", "language", "position", "record",
    "until", "tutorial", "daily", "owner",
)  # fmt: skip


def check_table_bot(bot: str, cards: CardSet, seats: int) -> None:
    """Raise `BadOptions` if a bot cannot play at a table with these cards and this many seats."""
    if is_visitor(bot):
        raise BadOptions("error-table-bot-outside")
    if "@" in bot:
        raise BadOptions("error-table-bot-budget", bot=quoted(bot))
    check_bot(bot, cards, seats, without=NOT_AT_TABLES)


def _first_moves(lines: Sequence[str], moves: int) -> tuple[str, ...]:
    """The lines of a record up to this many moves, without the comments after the last one."""
    kept: list[str] = []
    for line in lines:
        if not line.startswith("#"):
            if not moves:
                break
            moves -= 1
        kept.append(line)
    while kept and kept[-1].startswith("#") and not is_seat_comment(kept[-1]):
        kept.pop()
    return tuple(kept)


def seats_of(record: Record) -> tuple[SeatPlan, ...]:
    """Who sat where, according to the record; people if it does not say."""
    return tuple(SeatPlan(_known_bot(word)) for word in read_seat_comment(record))


def was_given_up(record: Record) -> bool:
    """Whether the recorded game ended because people resigned."""
    return is_given_up([plan.is_person for plan in seats_of(record)], who_resigned(record), record.cards.teams)


def _known_bot(word: str) -> str | None:
    if is_visitor(word) or word == OUTSIDE:
        return STAND_IN
    try:
        name = None if word == PERSON else new_bot(word).name.partition("@")[0]
    except BadOptions:
        return None
    return "master" if name in NOT_AT_TABLES else name


def _corrections_data(corrections: Corrections) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for entry in corrections.entries:
        numbers = data.setdefault(entry.game, {}).setdefault(entry.card, {})
        value: int | bool = bool(entry.value) if entry.field == "deployable" else entry.value
        if entry.field.startswith("effect."):
            numbers.setdefault("effect", {})[entry.field.removeprefix("effect.")] = value
        else:
            numbers[entry.field] = value
    return data


# ---- data from outside


def _parse(data: object, names: tuple[str, ...]) -> Settings:
    if not isinstance(data, Mapping):
        raise BadOptions("error-table-settings")
    for name in data:
        if name not in names:
            raise BadOptions("error-table-setting", name=quoted(name), names=names)
    version = data.get("version", VERSION)
    if not _is_number(version, 1, 1_000_000):
        raise _bad_number("version", version, 1, VERSION)
    if version > VERSION:
        raise BadOptions("error-table-version", version=version)
    given = {name: value for name, value in data.items() if value is not None and name != "version"}
    record = _read_record(given)
    position = _read_position(given)
    clock = _read_clock(given.get("clock"))
    absence = read_absence(given.get("absence"))
    game = given.get("game", "")
    if record is not None:
        game = record.cards.game
    elif position is not None:
        game = str(position.get("game", "world_on_fire"))
    elif game not in PLAYABLE_GAMES:
        raise BadCards("error-unknown-game", game=quoted(game), games=PLAYABLE_GAMES)
    return Settings(
        game=game,
        seats=seats_of(record) if record is not None and "seats" not in given else _read_seats(given.get("seats")),
        mix=_read_mix(given.get("mix")),
        rules=_read_rules(given.get("rules", ""), record, position),
        corrections=Corrections.of(given.get("corrections")),
        expansion=Expansion.read(given["expansion"]) if "expansion" in given else None,
        seed=_read_seed(given.get("seed")),
        max_rounds=_read_number(given, "max_rounds", 0, 100_000, 0),
        clock=clock,
        absence=absence or (None if clock else USUAL_ABSENCE),
        start=_read_number(given, "start", 0, 5, 0) if "start" in given else None,
        hot_seat=_read_flag(given, "hot_seat"),
        pace=_read_number(given, "pace", 0, MAX_PACE_MILLISECONDS, _DEFAULTS.pace),
        title=_read_title(given.get("title", "")),
        language=_read_language(given.get("language", "en")),
        position=position,
        record=given.get("record"),
        until=_read_until(given, record),
        tutorial=_read_tutorial(given.get("tutorial")),
        daily=given.get("daily"),
        owner=str(given.get("owner", "")),
    )


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _bad_number(name: str, value: object, low: int, high: int) -> BadOptions:
    return BadOptions("error-table-number", name=name, value=quoted(value), low=low, high=high)


def _read_number(given: Mapping[str, Any], name: str, low: int, high: int, usual: int) -> int:
    value = given.get(name, usual)
    if not _is_number(value, low, high):
        raise _bad_number(name, value, low, high)
    return int(value)


def _read_flag(given: Mapping[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise BadOptions("error-table-flag", name=name, value=quoted(value))
    return value


def _read_seats(value: object) -> tuple[SeatPlan, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise BadOptions("error-table-seats")
    if not all(isinstance(seat, str) and 0 < len(seat) <= 200 for seat in value[:7]):
        raise BadOptions("error-table-seats")
    if not 2 <= len(value) <= 6:
        raise BadOptions("error-players", rule="C1.1", players=str(len(value)))
    return tuple(SeatPlan(None if seat == PERSON else seat) for seat in value)


def _read_seed(value: object) -> str | None:
    if isinstance(value, bool):
        raise BadOptions("error-seed", seed=quoted(value), most=1000)
    return None if value is None else seed_text(value)


def _read_mix(value: object) -> str | None:
    if value is None:
        return None
    if isinstance(value, Sequence) and not isinstance(value, str | bytes) and all(isinstance(v, str) for v in value):
        value = ",".join(value)
    if not isinstance(value, str) or len(value) > MAX_MIX_CHARACTERS:
        raise BadOptions("error-table-mix", most=MAX_MIX_CHARACTERS)
    return value


def _read_rules(value: object, record: Record | None, position: Mapping[str, Any] | None) -> str:
    if record is not None:
        return str(record.cards.house)
    if position is not None:
        lines = position.get("cards")
        second = lines[1] if isinstance(lines, list) and len(lines) > 1 else ""
        return second.removeprefix("rules ") if isinstance(second, str) and second.startswith("rules ") else ""
    if not isinstance(value, str) or len(value) > MAX_RULES_CHARACTERS:
        raise BadOptions("error-table-rules", most=MAX_RULES_CHARACTERS)
    return value


def _read_clock(value: object) -> Clock | None:
    if value is None:
        return None
    days = MAX_BANK_SECONDS // 86400
    problem = BadOptions("error-table-clock", least=MIN_BANK_SECONDS, days=days, most=MAX_INCREMENT_SECONDS)
    if not isinstance(value, Mapping) or not {"bank"} <= {*value} <= {"bank", "increment"}:
        raise problem
    bank, increment = value["bank"], value.get("increment", 0)
    if not _is_number(bank, MIN_BANK_SECONDS, MAX_BANK_SECONDS) or not _is_number(increment, 0, MAX_INCREMENT_SECONDS):
        raise problem
    return Clock(bank, increment)


def _read_title(value: object) -> str:
    if not isinstance(value, str) or len(value) > MAX_TITLE_CHARACTERS or not value.isprintable():
        raise BadOptions("error-table-title", most=MAX_TITLE_CHARACTERS)
    return " ".join(value.split())


def _read_language(value: object) -> str:
    if value not in LANGUAGES:
        raise BadOptions("error-language", language=quoted(value), languages=LANGUAGES)
    return str(value)


def _read_tutorial(value: object) -> str | None:
    if value is not None and (not isinstance(value, str) or not re.fullmatch("[a-z0-9_]{1,40}", value)):
        raise BadOptions("error-table-tutorial", name=quoted(value))
    return value


def _read_record(given: Mapping[str, Any]) -> Record | None:
    text = given.get("record")
    if text is None:
        return None
    if "position" in given:
        raise BadOptions("error-table-two-sources")
    for name in _FIXED_BY_RECORD:
        if name in given and name != "game":
            raise BadOptions("error-table-fixed", name=name)
    if not isinstance(text, str) or len(text) > MAX_RECORD_CHARACTERS:
        raise BadRecord("error-record-long")
    record = Record.parse(text)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    if record.secret is None:
        raise BadRecord("error-record-secret")
    if given.get("game", record.cards.game) != record.cards.game:
        raise BadOptions("error-table-fixed", name="game")
    return record


def _read_position(given: Mapping[str, Any]) -> Mapping[str, Any] | None:
    position = given.get("position")
    if position is None:
        return None
    for name in _FIXED_BY_RECORD:
        if name in given and name != "game":
            raise BadOptions("error-table-fixed", name=name)
    if not isinstance(position, Mapping):
        raise BadPosition("error-position-shape", value=quoted(position))
    if given.get("game", position.get("game", "world_on_fire")) != position.get("game", "world_on_fire"):
        raise BadOptions("error-table-fixed", name="game")
    return position


def _read_until(given: Mapping[str, Any], record: Record | None) -> int | None:
    if "until" not in given:
        return None
    if record is None:
        raise BadOptions("error-table-until")
    return _read_number(given, "until", 0, len(record.moves), 0)
