"""The state of a table. It follows from the settings and the log alone, times included."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from kunitori.bots import new_bot
from kunitori.bots.names import bot_names
from kunitori.decisions.move import AGREEMENT, MORE
from kunitori.decisions.reading import MAX_MOVE_CHARACTERS
from kunitori.errors import BadOptions, BadRecord, IllegalMove, KunitoriError, quoted
from kunitori.game import Game
from kunitori.i18n import texts
from kunitori.tables.crests import free_crest, seat_crest
from kunitori.tables.entries import Draft, Entry
from kunitori.tables.names import (
    MAX_NOTE_CHARACTERS,
    checked_crest,
    checked_name,
    checked_words,
    free_name,
)
from kunitori.tables.resigning import is_given_up, resignation_comments, sides_left, who_resigned
from kunitori.tables.seat import Seat
from kunitori.tables.seat_comment import PERSON, STAND_IN, seat_comment
from kunitori.tables.settings import Settings, check_table_bot
from kunitori.tables.summary import Summary
from kunitori.tables.values import Chat, GameResult, UndoRequest
from kunitori.values.record import REVISION, Record, rules_hash

__all__ = ["Table"]

CHAT_LINES_KEPT, NOTES_KEPT = 200, 20
"""How many lines of chat and reported problems stay in memory; the log has them all."""


class Table:
    """A table after the entries of its log.

    `sit`, `move`, `undo` and the like change nothing: they return a `Draft` that may be appended to the log, or raise a
    `KunitoriError`. Only `add` changes a table.
    """

    __slots__ = (
        "_chat", "_clock_seat", "_clock_since", "_movers", "agreed", "asked", "broken", "created", "game", "id",
        "is_paused", "next_table", "notes", "public_settings", "result", "seats", "seq", "settings", "undo_refused",
        "undo_request", "updated",
    )  # fmt: skip

    def __init__(self, id: str, settings: Settings, created: float) -> None:
        self.id: str = id
        self.settings: Settings = settings
        self.public_settings: Settings = replace(settings, seed=None, record=None, position=None)
        """The settings without anything that would reveal the shuffles."""
        self.created: float = created
        self.updated: float = created
        self.seq: int = 0
        bank = float(settings.clock.bank) if settings.clock else 0.0
        self.seats: tuple[Seat, ...] = tuple(Seat(plan.bot, bank) for plan in settings.seats)
        self.game: Game | None = None
        self._give_crests()
        self.asked: int | None = None
        self.result: GameResult | None = None
        self.is_paused: bool = False
        self.agreed: frozenset[int] = frozenset()
        self.undo_request: UndoRequest | None = None
        self.undo_refused: tuple[int, int] | None = None  # who asked, and who refused
        self.next_table: str | None = None
        self.notes: list[str] = []
        self.broken: KunitoriError | None = None
        """Why this version cannot continue the game; then only chat goes on."""
        self._chat: deque[Chat] = deque(maxlen=CHAT_LINES_KEPT)
        self._movers = bytearray()  # the seat of each move made here
        self._clock_seat: int | None = None
        self._clock_since = created

    @classmethod
    def of(cls, id: str, settings: Settings, created: float, entries: Iterable[Entry] = ()) -> Table:
        """The table after these entries."""
        table = cls(id, settings, created)
        for entry in entries:
            table.add(entry)
        return table

    # ---- state
    @property
    def stage(self) -> str:
        """``gathering``, ``playing`` or ``over``."""
        if self.result is not None:
            return "over"
        return "gathering" if self.game is None and self.broken is None else "playing"

    @property
    def teams(self) -> bool:
        """Whether two teams play (M1.1)."""
        return self.settings.game == "moegahara"

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; before the game, empty for a free seat."""
        return self.game.players if self.game else tuple(seat.name for seat in self.seats)

    @property
    def chat(self) -> tuple[Chat, ...]:
        """The last lines of chat, team talk included; `seen_by` filters them."""
        return tuple(self._chat)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where a person plays now."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person_playing)

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def moves_here(self) -> int:
        """Moves made at this table and not taken back."""
        return len(self._movers)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats a guest holds."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot to move; None while the game is paused or an undo is being discussed."""
        if self.asked is None or self.is_paused or self.undo_request or self.stage != "playing" or self.broken:
            return None
        bot = self.seats[self.asked].player
        return (self.asked, bot) if bot else None

    @property
    def clock_of(self) -> int | None:
        """The seat whose clock is running."""
        return self._clock_seat

    def clock_due(self) -> float | None:
        """When the running clock will run out."""
        return None if self._clock_seat is None else self._clock_since + self.seats[self._clock_seat].seconds_left

    def remaining(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None without a clock or for a bot."""
        there = self._seat(seat)
        if self.settings.clock is None or not there.is_person:
            return None
        spent = max(0.0, now - self._clock_since) if seat == self._clock_seat else 0.0
        return max(0.0, there.seconds_left - spent)

    def can_undo(self, seat: int) -> int:
        """How many moves to undo to return to this seat's last decision; 0 if there is none."""
        if self.stage != "playing" or self.broken:
            return 0
        place = self._movers.rfind(seat)
        return 0 if place < 0 else len(self._movers) - place

    def undo_asks(self, seat: int, moves: int) -> frozenset[int]:
        """The people who would have to agree if a seat took back this many moves."""
        assert self.game is not None
        needed = self.game.undo_needs(moves, seat)
        people = {other for other in needed if self.seats[other].is_person_playing}
        return frozenset(other for other in people if not self._is_same_guest(seat, other))

    def summary(self) -> Summary:
        """The summary of the table."""
        return Summary(
            id=self.id,
            seq=self.seq,
            stage=self.stage,
            game=self.settings.game,
            title=self.settings.title,
            names=self.names,
            people=tuple(seat.is_person for seat in self.seats),
            asked=self.asked,
            round=self.game.round if self.game else 0,
            winners=self.result.winners if self.result else (),
            updated=self.updated,
            is_paused=self.is_paused,
            is_broken=self.broken is not None,
            due=0.0 if self.bot_to_move() else self.clock_due(),
        )

    def record(self, note: str | None = None) -> Record:
        """The game so far as a record with its secret, for those who may know everything."""
        game = self._game()
        record = game.record()
        unsaid = {*self._resigned()} - {*who_resigned(record)}  # an imported record may already say it
        notes = [*resignation_comments(self.names, unsaid), *([] if note is None else [note])]
        if not notes:
            return record
        copy = game.clone()
        for line in notes:
            copy.comment(line)
        return copy.record()

    # ---- sitting down
    def sit(self, guest: str, name: str, crest: str, token_hash: str, seat: int | None = None) -> Draft:
        """A guest takes a seat, by default the first free one."""
        self._check_gathering()
        name, crest = checked_name(name), checked_crest(crest)
        if self.seats_of(guest) and not self.settings.hot_seat:
            raise IllegalMove("error-table-sits-already")
        free = [number for number, there in enumerate(self.seats) if not there.is_taken]
        if not free:
            raise IllegalMove("error-table-full")
        if seat is not None and not self._seat(seat).is_taken:
            free = [seat]
        elif seat is not None:
            raise IllegalMove("error-table-taken", seat=seat + 1)
        name = free_name(name, [there.name for there in self.seats])
        crest = free_crest(crest, [there.crest for there in self.seats if there.guest])
        data = {"guest": guest, "name": name, "crest": crest, "token": token_hash}
        return Draft("sit", free[0], data)

    def leave(self, seat: int) -> Draft:
        """A person leaves a seat before the game begins."""
        self._check_gathering()
        self._person(seat)
        return Draft("leave", seat)

    def rename(self, seat: int, name: str | None = None, crest: str | None = None) -> Draft:
        """A person changes their crest, or before the game their name."""
        there = self._person(seat)
        data: dict[str, Any] = {}
        if name is not None and (name := checked_name(name)) != there.name:
            self._check_gathering()
            others = [other.name for other in self.seats if other is not there]
            data["name"] = free_name(name, others)
        if crest is not None:
            data["crest"] = checked_crest(crest)
        return Draft("name", seat, data)

    def start(self) -> Draft:
        """Deal the cards; the draft holds a whole record with its secret."""
        self._check_gathering()
        source = self.settings.source()
        is_finished = source is not None and self.settings.is_finished(source)
        if not self.is_full and not is_finished:
            raise IllegalMove("error-table-not-full")
        bots = self._settled_bots()
        if source is not None and is_finished:
            game = source
        else:
            names = self._names(bots)
            game = _renamed(source, names) if source else self._dealt(names)
            game.comment(seat_comment([bot or PERSON for bot in bots]))
        record = game.record()
        data: dict[str, Any] = {"record": record.to_text(), "rules": record.rules, "bots": bots}
        if is_finished and (resigned := who_resigned(record)):
            data["resigned"] = [*resigned]
        return Draft("start", None, data)

    def _settled_bots(self) -> list[str | None]:
        """The bots by seat, each with its style, so that a restart keeps the styles."""
        seed = self.settings.seed or secrets.token_hex(8)
        plans = enumerate(self.settings.seats)
        return [None if plan.bot is None else new_bot(plan.bot, f"{seed} {number}").name for number, plan in plans]

    def _names(self, bots: list[str | None]) -> tuple[str, ...]:
        people = [seat.name for seat in self.seats if seat.is_person]
        called = iter(bot_names([bot for bot in bots if bot], texts(self.settings.language), people))
        return tuple(next(called) if bot else seat.name for bot, seat in zip(bots, self.seats, strict=True))

    def _dealt(self, names: tuple[str, ...]) -> Game:
        here = self.settings
        return Game(here.cards(), names, here.seed, start=here.start, max_rounds=here.max_rounds)

    # ---- playing
    def move(self, seat: int, text: str, *, by_bot: bool = False) -> Draft:
        """A whole move of the seat that has to decide."""
        game = self._running_game()
        there = self._seat(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        if there.is_person and there.stand_in and not by_bot:
            self._check_still_playing(there)
            raise IllegalMove("error-table-stood-in")
        if seat != self.asked:
            assert self.asked is not None
            raise IllegalMove("error-table-turn", player=self.names[self.asked])
        if by_bot != (there.player is not None) or (by_bot and self.undo_request):
            raise IllegalMove("error-table-not-asked")
        if not isinstance(text, str) or len(text) > MAX_MOVE_CHARACTERS or MORE in text:
            raise IllegalMove("error-move-partial", move=quoted(text))
        if why := game.why_not(text):
            raise IllegalMove(why.message.id, rule=why.rule, **dict(why.message.args))
        if game.read(text) == AGREEMENT:
            raise IllegalMove("error-table-agree-together")
        return Draft("move", seat, {"move": " ".join(text.split()), "by": "bot" if by_bot else PERSON})

    def undo(self, seat: int, moves: int) -> Draft:
        """Undo moves, or ask those who have to agree."""
        self._running_game()
        self._check_playing(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        if isinstance(moves, bool) or not isinstance(moves, int) or not 1 <= moves <= self.moves_here:
            raise BadOptions("error-undo", moves=self.moves_here)
        if self.undo_request:
            raise IllegalMove("error-table-undo-asked", player=self.names[self.undo_request.by])
        waits_for = self.undo_asks(seat, moves)
        if not waits_for:
            return Draft("undo", seat, {"moves": moves})
        return Draft("ask_undo", seat, {"moves": moves, "waits_for": sorted(waits_for)})

    def answer_undo(self, seat: int, agrees: bool) -> Draft:
        """Agree to an undo or refuse it; the person who asked may withdraw it."""
        self._running_game()
        self._check_playing(seat)
        asked = self.undo_request
        if asked is None or (seat not in asked.waits_for and (seat != asked.by or agrees)):
            raise IllegalMove("error-table-undo-nothing")
        return Draft("answer_undo", seat, {"agrees": bool(agrees)})

    def agree(self, seat: int, agrees: bool = True) -> Draft:
        """Agree to end and score the game here, or withdraw that (ruling 16); it ends when all people agree."""
        self._running_game()
        self._check_playing(seat)
        if bool(agrees) == (seat in self.agreed):
            raise IllegalMove("error-table-agreed" if agrees else "error-table-not-agreed", rule="ruling 16")
        return Draft("agree", seat, {"agrees": bool(agrees)})

    def resign(self, seat: int) -> Draft:
        """Resign the game."""
        self._running_game()
        self._check_still_playing(self._person(seat))
        return Draft("resign", seat, {"bot": STAND_IN})

    def stand_in(self, seat: int, bot: str = STAND_IN) -> Draft:
        """A bot plays for a person who is away."""
        self._running_game()
        there = self._person(seat)
        self._check_still_playing(there)
        if there.stand_in:
            raise IllegalMove("error-table-stands-in", player=self.names[seat])
        check_table_bot(bot, self._game().cards, len(self.seats))
        return Draft("stand_in", seat, {"bot": bot})

    def hand_back(self, seat: int) -> Draft:
        """A person who was away plays again."""
        self._running_game()
        there = self._person(seat)
        self._check_still_playing(there)
        if not there.stand_in:
            raise IllegalMove("error-table-no-stand-in")
        return Draft("hand_back", seat)

    def time_up(self, seat: int, now: float) -> Draft:
        """A clock has run out; a bot plays from now on."""
        self._running_game()
        self._check_still_playing(self._person(seat))
        if seat != self._clock_seat or self.remaining(seat, now):
            raise IllegalMove("error-table-time-left", player=self.names[seat])
        return Draft("time_up", seat, {"bot": STAND_IN})

    def outage(self, seconds: float) -> Draft:
        """The server was down for this long, and no clock ran meanwhile."""
        self._running_game()
        if self._clock_seat is None:
            raise IllegalMove("error-table-no-clock")
        return Draft("outage", None, {"seconds": round(seconds, 3)})

    def pause(self, seat: int) -> Draft:
        """Pause the game: clocks stop and bots wait."""
        self._running_game()
        self._check_playing(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        return Draft("pause", seat)

    def resume(self, seat: int) -> Draft:
        """Resume a paused game."""
        self._running_game()
        self._person(seat)
        if not self.is_paused:
            raise IllegalMove("error-table-not-paused")
        return Draft("resume", seat)

    # ---- around the game
    def say(self, seat: int | None, name: str, text: str, team: bool = False) -> Draft:
        """Say something to all or to the team; a spectator (no seat) gives a name."""
        name = checked_name(name) if seat is None else self._person(seat).name
        data: dict[str, Any] = {"name": name, "text": checked_words(text)}
        if team:
            if seat is None or not self.teams:
                raise IllegalMove("error-table-no-team", rule="M1.1")
            data["team"] = seat % 2
        return Draft("chat", seat, data)

    def rematch(self, seat: int, id: str) -> Draft:
        """A new table has been set up for the same people."""
        self._person(seat)
        if self.stage != "over":
            raise IllegalMove("error-table-not-over")
        if self.next_table:
            raise IllegalMove("error-table-rematch")
        return Draft("rematch", seat, {"table": id})

    def report(self, seat: int | None, note: str) -> Draft:
        """Report a problem with the game."""
        return Draft("problem", seat, {"note": checked_words(note, MAX_NOTE_CHARACTERS)})

    # ---- checks
    def _seat(self, seat: int) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise BadOptions("error-seat", seat=quoted(seat))
        return self.seats[seat]

    def _person(self, seat: int) -> Seat:
        """The seat, if a person sits there."""
        there = self._seat(seat)
        if there.guest is None:
            raise IllegalMove("error-table-nobody", seat=seat + 1)
        return there

    def _check_playing(self, seat: int) -> Seat:
        """The seat, if a person plays there now."""
        there = self._person(seat)
        self._check_still_playing(there)
        if there.stand_in:
            raise IllegalMove("error-table-stood-in")
        return there

    def _check_still_playing(self, seat: Seat) -> None:
        if seat.has_resigned:
            raise IllegalMove("error-table-resigned")
        if seat.is_out_of_time:
            raise IllegalMove("error-table-out-of-time")

    def _check_gathering(self) -> None:
        if self.stage != "gathering":
            raise IllegalMove("error-table-begun")

    def _game(self) -> Game:
        if self.broken:
            raise self.broken
        if self.game is None:
            raise IllegalMove("error-table-gathering")
        return self.game

    def _running_game(self) -> Game:
        game = self._game()
        if self.result:
            raise IllegalMove("error-table-over")
        return game

    def _is_same_guest(self, seat: int, other: int) -> bool:
        """Whether one person holds both seats."""
        return self.seats[seat].guest is not None and self.seats[seat].guest == self.seats[other].guest

    # ---- applying entries
    def add(self, entry: Entry) -> None:
        """Apply the next entry of the log. An entry that this version cannot read breaks only this table."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"{self.id}: entry {entry.seq} after {self.seq}")
        self._tick(entry.at - _seconds_away(entry))
        self.seq = entry.seq
        self.updated = max(self.updated, entry.at)
        if self.broken is None or entry.kind in ("chat", "problem"):
            try:
                _HANDLERS[entry.kind](self, entry)
            except (KunitoriError, LookupError, TypeError, ValueError, AttributeError) as problem:
                self.broken = _breakage(problem, entry)
        self._clock_seat = self._whose_clock()

    def _tick(self, at: float) -> None:
        if self._clock_seat is not None:
            seat = self.seats[self._clock_seat]
            seat.seconds_left = max(0.0, seat.seconds_left - max(0.0, at - self._clock_since))
        self._clock_since = max(self._clock_since, at)

    def _whose_clock(self) -> int | None:
        is_still = self.settings.clock is None or self.is_paused or self.stage != "playing" or self.broken
        if is_still or self.asked is None:
            return None
        return self.asked if self.seats[self.asked].is_person_playing else None

    def _ask(self) -> None:
        """Update who has to decide, and the result if the game is over."""
        game = self.game
        assert game is not None
        self.asked = game.asked
        if self.asked is None and self.result is None:
            how = "agreed" if game.played[-1:] == (AGREEMENT,) else "points"
            self.result = self._result(how, game.winners)

    def _result(self, how: str, winners: Iterable[int]) -> GameResult:
        game = self._game()
        sheets = tuple(game.score_sheet(seat) for seat in range(len(self.seats)))
        return GameResult(how, game.scores, tuple(winners), self._resigned(), sheets)

    def _resigned(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.has_resigned)

    def _on_sit(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.guest, seat.token_hash = entry.data["guest"], entry.data["token"]
        seat.name, seat.crest = entry.data["name"], entry.data["crest"]
        self._give_crests()

    def _on_leave(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.guest, seat.token_hash, seat.name, seat.crest = None, "", "", ""
        self._give_crests()

    def _on_name(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.name, seat.crest = entry.data.get("name", seat.name), entry.data.get("crest", seat.crest)
        self._give_crests()

    def _give_crests(self) -> None:
        """Give default crests to bots and recorded players, avoiding those that people chose."""
        taken = {seat.crest for seat in self.seats if seat.guest}
        for number, seat in enumerate(self.seats):
            if seat.bot or (self.game and not seat.guest):
                seat.crest = seat_crest(number, taken)
                taken.add(seat.crest)

    def _on_start(self, entry: Entry) -> None:
        record = Record.parse(entry.data["record"])
        if not record.rules == entry.data["rules"] == rules_hash(record.cards, record.revision):
            raise BadRecord("verify-rules")
        if record.revision > REVISION:  # older ones are tried, and fail at the first illegal move
            raise BadRecord("record-differs-newer", ours=REVISION, theirs=record.revision)
        game = Game.from_record(record)
        for seat, bot, name in zip(self.seats, entry.data["bots"], record.players, strict=True):
            seat.bot = bot
            seat.name = name
        self.game = game
        self._give_crests()
        for number in entry.data.get("resigned", ()):
            self.seats[number].has_resigned = True
        self._ask()
        if self.result is None and "resigned" in entry.data:
            self._give_up()

    def _on_move(self, entry: Entry) -> None:
        game, seat = self._game(), _seat_of(entry)
        turn, active = game.turn, game.active
        game.apply(entry.data["move"])
        self._movers.append(seat)
        request, self.undo_request = self.undo_request, None
        self.undo_refused = (request.by, seat) if request and request.by != seat else None
        self.agreed -= {seat}
        if self.settings.clock and game.turn != turn and self.seats[active].is_person_playing:
            self.seats[active].seconds_left += self.settings.clock.increment
        self._ask()

    def _on_undo(self, entry: Entry) -> None:
        self._take_back(entry.data["moves"])

    def _take_back(self, moves: int) -> None:
        self._game().undo(moves)
        del self._movers[len(self._movers) - moves :]
        self.undo_request = self.undo_refused = None
        self.agreed = frozenset()
        self._ask()

    def _on_ask_undo(self, entry: Entry) -> None:
        self.undo_request = UndoRequest(_seat_of(entry), entry.data["moves"], frozenset(entry.data["waits_for"]))
        self.undo_refused = None

    def _on_answer_undo(self, entry: Entry) -> None:
        request = self.undo_request
        assert request is not None
        if not entry.data["agrees"]:
            self.undo_request = None
            self.undo_refused = (request.by, _seat_of(entry)) if request.by != entry.seat else None
        else:
            self._stop_waiting_for(request, _seat_of(entry))

    def _stop_waiting_for(self, request: UndoRequest, seat: int) -> None:
        """A person agreed to the undo or no longer plays."""
        left = request.waits_for - {seat}
        if left:
            self.undo_request = replace(request, waits_for=left)
        else:
            self._take_back(request.moves)

    def _on_chat(self, entry: Entry) -> None:
        data = entry.data
        self._chat.append(Chat(entry.seq, entry.at, entry.seat, data["name"], data["text"], data.get("team")))

    def _on_stand_in(self, entry: Entry) -> None:
        self._set_stand_in(_seat_of(entry), entry.data["bot"])

    def _set_stand_in(self, seat: int, bot: str) -> None:
        self.seats[seat].stand_in = bot
        request = self.undo_request
        if request and request.by == seat:
            self.undo_request = None
        elif request and seat in request.waits_for:
            self._stop_waiting_for(request, seat)
        self._end_if_all_agree()

    def _on_hand_back(self, entry: Entry) -> None:
        self.seats[_seat_of(entry)].stand_in = None

    def _on_resign(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.seats[seat].has_resigned = True
        self.agreed -= {seat}
        if is_given_up(self._are_people(), self._resigned(), self.teams):
            self._give_up()
        else:
            self._set_stand_in(seat, entry.data["bot"])

    def _give_up(self) -> None:
        """End the game; those who are left win."""
        game = self._game()
        sides = sides_left(self._are_people(), self._resigned(), self.teams)
        left = [number for side in sides for number in side]
        best = max((game.scores[number] for number in left), default=0)
        winners = left if len(sides) == 1 else [number for number in left if game.scores[number] == best]
        self._end(self._result("resigned", winners))

    def _are_people(self) -> list[bool]:
        return [seat.is_person for seat in self.seats]

    def _end(self, result: GameResult) -> None:
        self.result = result
        self.asked = None
        self.undo_request = None
        self.is_paused = False

    def _on_time_up(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.is_out_of_time = True
        seat.seconds_left = 0.0
        self.agreed -= {_seat_of(entry)}
        self._set_stand_in(_seat_of(entry), entry.data["bot"])

    def _on_outage(self, entry: Entry) -> None:
        self._clock_since = max(self._clock_since, entry.at)

    def _on_pause(self, entry: Entry) -> None:
        self.is_paused = True

    def _on_resume(self, entry: Entry) -> None:
        self.is_paused = False

    def _on_agree(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.agreed = self.agreed | {seat} if entry.data["agrees"] else self.agreed - {seat}
        self._end_if_all_agree()

    def _end_if_all_agree(self) -> None:
        # People who are away are not asked, but stand-ins alone never end a game.
        if self.agreed and self.agreed >= {*self.people} and self.result is None:
            game = self._game()
            game.agree_to_end()
            self._end(self._result("agreed", game.winners))

    def _on_rematch(self, entry: Entry) -> None:
        self.next_table = entry.data["table"]

    def _on_problem(self, entry: Entry) -> None:
        self.notes.append(entry.data["note"])
        del self.notes[:-NOTES_KEPT]


def _seat_of(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"no seat in entry {entry.seq}")
    return entry.seat


def _seconds_away(entry: Entry) -> float:
    seconds = entry.data.get("seconds") if entry.kind == "outage" else None
    return seconds if isinstance(seconds, (int, float)) else 0.0


def _breakage(problem: Exception, entry: Entry) -> KunitoriError:
    if entry.kind not in _HANDLERS:
        return BadRecord("error-table-newer", kind=quoted(entry.kind), entry=entry.seq)
    if isinstance(problem, KunitoriError):
        return BadRecord("error-table-broken", rule=problem.rule, entry=entry.seq, why=problem.message)
    return BadRecord("error-table-garbled", entry=entry.seq)


def _renamed(source: Game, names: tuple[str, ...]) -> Game:
    """The same game with other names, in its moves too."""
    game = Game.from_record(replace(source.record(), players=names, lines=(), result=None))
    for _, given in source.replay():
        for x in given:
            game.answer(x)
    return game


_HANDLERS: dict[str, Callable[[Table, Entry], None]] = {
    "sit": Table._on_sit,
    "leave": Table._on_leave,
    "name": Table._on_name,
    "start": Table._on_start,
    "move": Table._on_move,
    "undo": Table._on_undo,
    "ask_undo": Table._on_ask_undo,
    "answer_undo": Table._on_answer_undo,
    "chat": Table._on_chat,
    "stand_in": Table._on_stand_in,
    "hand_back": Table._on_hand_back,
    "resign": Table._on_resign,
    "time_up": Table._on_time_up,
    "outage": Table._on_outage,
    "pause": Table._on_pause,
    "resume": Table._on_resume,
    "agree": Table._on_agree,
    "rematch": Table._on_rematch,
    "problem": Table._on_problem,
}
