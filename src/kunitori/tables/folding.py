"""Folding the log: how each entry changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Self

from kunitori.decisions.move import AGREEMENT
from kunitori.errors import BadRecord, KunitoriError, quoted
from kunitori.game import Game
from kunitori.tables.entries import Entry
from kunitori.tables.openings import openings_of
from kunitori.tables.resigning import is_given_up, sides_left
from kunitori.tables.settings import Settings
from kunitori.tables.state import NOBODY, TableState
from kunitori.tables.values import Chat, GameResult, UndoRequest
from kunitori.values.record import REVISION, Record, rules_hash

__all__ = ["FoldedTable"]

NOTES_KEPT = 20
"""How many reported problems stay in memory; the log has them all."""


class FoldedTable(TableState):
    """A table that entries change, one after the other. It follows from the settings and the log alone."""

    __slots__ = ()

    agreed: frozenset[int]
    asked: int | None
    broken: KunitoriError | None
    ended: float | None
    game: Game | None
    is_paused: bool
    is_taken_back: bool
    next_table: str | None
    openings: tuple[str, ...]
    pace: int
    ready: frozenset[int]
    result: GameResult | None
    seq: int
    undo_refused: tuple[int, int] | None
    undo_request: UndoRequest | None
    updated: float

    @classmethod
    def of(cls, id: str, settings: Settings, created: float, entries: Iterable[Entry] = ()) -> Self:
        """The table after these entries."""
        table = cls(id, settings, created)
        for entry in entries:
            table.add(entry)
        return table

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
        if self.result is not None and self.ended is None:
            self.ended = self.updated
            if self.game is not None and self.settings.is_new_game:
                self.openings = openings_of(self.game)
        self._clock_seat = self._whose_clock()
        self._note_waiting(entry)

    def _note_waiting(self, entry: Entry) -> None:
        """Note since when the table has been waiting for whom.

        Only the person ends that: the wait for a move with a move, the wait for consent with an answer. Coming back for
        a moment does not, nor does a move of the stand-in.
        """
        is_shared = len({seat.guest for seat in self.seats if seat.guest}) > 1
        for number, seat in enumerate(self.seats):
            if number == entry.seat and self._is_answer(entry):
                seat.awaited_since = None
            if not is_shared or not self._waits_for(number):
                seat.awaited_since = None
            elif seat.awaited_since is None:
                seat.awaited_since = self.updated

    def _is_answer(self, entry: Entry) -> bool:
        if entry.kind == "move":
            return entry.data.get("by") != "bot"
        return entry.kind in _ANSWERS and entry.seat != self.asked

    def _waits_for(self, seat: int) -> bool:
        """Whether the game waits for a move of this person, for their consent, or for their return."""
        there = self.seats[seat]
        if self.stage != "playing" or self.broken or not there.has_say:
            return False
        request = self.undo_request
        is_consent_missing = (request and seat in request.waits_for) or (self.agreed and seat not in self.agreed)
        return seat == self.asked or there.stand_in is not None or bool(is_consent_missing)

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

    def _on_sit(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.guest, seat.token_hash = entry.data["guest"], entry.data["token"]
        seat.name, seat.crest = entry.data["name"], entry.data["crest"]
        self._deal.set_part(_seat_of(entry), entry.data.get("part"))
        self._give_names()
        self._give_crests()

    def _on_leave(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.guest, seat.token_hash, seat.name, seat.crest = None, "", "", ""
        self._deal.set_part(_seat_of(entry), None)
        self._give_names()
        self._give_crests()

    def _on_name(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.name, seat.crest = entry.data.get("name", seat.name), entry.data.get("crest", seat.crest)
        self._give_names()
        self._give_crests()

    def _on_commit(self, entry: Entry) -> None:
        self._deal.set_secret(entry.data)

    def _on_open(self, entry: Entry) -> None:
        self._deal.open(_seat_of(entry), entry.data["number"])

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
        self._choosers.append(NOBODY if entry.data.get("joined") else seat)
        self.is_taken_back = False
        self._waited.append(self._waiting_time(seat))
        request, self.undo_request = self.undo_request, None
        self.undo_refused = (request.by, seat) if request and request.by != seat else None
        self.agreed -= {seat}
        if self.settings.clock and game.turn != turn and self.seats[active].is_person_playing:
            self.seats[active].seconds_left += self.settings.clock.increment
        self._ask()

    def _waiting_time(self, seat: int) -> float:
        since = self.seats[seat].awaited_since
        return 0.0 if since is None else max(0.0, self.updated - since)

    def _on_undo(self, entry: Entry) -> None:
        number, moves = _seat_of(entry), entry.data["moves"]
        undone = zip(self._movers[-moves:], self._waited[-moves:], strict=True)  # copies
        self._take_back(moves)
        # The same question again: the others have waited for its answer before.
        seat = self.seats[number]
        since = self.updated if seat.awaited_since is None else seat.awaited_since
        seat.awaited_since = since - sum(waited for mover, waited in undone if mover == number)

    def _take_back(self, moves: int) -> None:
        self._game().undo(moves)
        del self._movers[len(self._movers) - moves :]
        del self._waited[len(self._movers) :]
        del self._choosers[len(self._movers) :]
        self.is_taken_back = True
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
            self.seats[request.by].awaited_since = None

    def _on_chat(self, entry: Entry) -> None:
        data = entry.data
        if data.get("team") in (0, 1):
            self._whispers[data["team"]].append(entry.seq)
        self._chat.append(Chat(entry.seq, entry.at, entry.seat, data["name"], data["text"], data.get("team")))

    def _on_stand_in(self, entry: Entry) -> None:
        # In old logs people who were away had no say.
        self.seats[_seat_of(entry)].has_conceded = "since" not in entry.data
        self._set_stand_in(_seat_of(entry), entry.data["bot"])

    def _on_concede(self, entry: Entry) -> None:
        number = _seat_of(entry)
        seat = self.seats[number]
        seat.has_conceded = True
        self.agreed -= {number}
        self._set_stand_in(number, seat.stand_in or entry.data["bot"])

    def _set_stand_in(self, seat: int, bot: str) -> None:
        self.seats[seat].stand_in = bot
        request = self.undo_request
        if request and request.by == seat:
            self.undo_request = None
        elif request and seat in request.waits_for and not self.seats[seat].has_say:
            self._stop_waiting_for(request, seat)
        self._end_if_all_agree()

    def _on_hand_back(self, entry: Entry) -> None:
        number = _seat_of(entry)
        seat, request = self.seats[number], self.undo_request
        seat.stand_in = None
        if seat.has_conceded:
            seat.has_conceded = False
            if request and not self._is_same_guest(request.by, number):
                self.undo_request = replace(request, waits_for=request.waits_for | {number})

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
        self.ready = frozenset()

    def _on_time_up(self, entry: Entry) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.is_out_of_time = True
        seat.seconds_left = 0.0
        self.agreed -= {_seat_of(entry)}
        self._set_stand_in(_seat_of(entry), entry.data["bot"])

    def _on_outage(self, entry: Entry) -> None:
        self._clock_since = entry.at  # also back, if the time was set back

    def _on_pause(self, entry: Entry) -> None:
        self.is_paused = True
        self._paused_at = self.updated

    def _on_ask_resume(self, entry: Entry) -> None:
        if not self.ready:
            self._ready_since = self.updated
        self.ready |= {_seat_of(entry)}
        self.seats[_seat_of(entry)].delayed += self.updated - self._ready_since

    def _on_resume(self, entry: Entry) -> None:
        if self.ready:
            for number in self.waited_for(self.ready):
                self.seats[number].delayed += self.updated - self._ready_since
        self.is_paused = False
        self.ready = frozenset()
        for seat in self.seats:
            if seat.awaited_since is not None:  # a pause is nobody's absence
                seat.awaited_since = min(self.updated, seat.awaited_since + self.updated - self._paused_at)

    def _on_agree(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.agreed = self.agreed | {seat} if entry.data["agrees"] else self.agreed - {seat}
        self._end_if_all_agree()

    def _end_if_all_agree(self) -> None:
        # Stand-ins alone never end a game.
        if self.agreed and self.agreed >= {*self.voices} and self.result is None:
            game = self._game()
            game.agree_to_end()
            self._end(self._result("agreed", game.winners))

    def _on_expire(self, entry: Entry) -> None:
        game = self._game()
        game.agree_to_end()
        self._end(self._result("agreed", game.winners))

    def _on_pace(self, entry: Entry) -> None:
        self.pace = int(entry.data["pace"])

    def _on_rematch(self, entry: Entry) -> None:
        self.next_table = entry.data["table"]

    def _on_problem(self, entry: Entry) -> None:
        self.notes.append(entry.data["note"])
        del self.notes[:-NOTES_KEPT]


_ANSWERS = ("undo", "ask_undo", "answer_undo", "agree")
"""What ends the wait for a person who need not move. Talk and pauses do not, or they could delay a game for ever."""


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


_HANDLERS: dict[str, Callable[[FoldedTable, Entry], None]] = {
    "sit": FoldedTable._on_sit,
    "leave": FoldedTable._on_leave,
    "name": FoldedTable._on_name,
    "commit": FoldedTable._on_commit,
    "open": FoldedTable._on_open,
    "start": FoldedTable._on_start,
    "move": FoldedTable._on_move,
    "undo": FoldedTable._on_undo,
    "ask_undo": FoldedTable._on_ask_undo,
    "answer_undo": FoldedTable._on_answer_undo,
    "chat": FoldedTable._on_chat,
    "stand_in": FoldedTable._on_stand_in,
    "concede": FoldedTable._on_concede,
    "hand_back": FoldedTable._on_hand_back,
    "resign": FoldedTable._on_resign,
    "time_up": FoldedTable._on_time_up,
    "outage": FoldedTable._on_outage,
    "pause": FoldedTable._on_pause,
    "ask_resume": FoldedTable._on_ask_resume,
    "resume": FoldedTable._on_resume,
    "agree": FoldedTable._on_agree,
    "expire": FoldedTable._on_expire,
    "pace": FoldedTable._on_pace,
    "rematch": FoldedTable._on_rematch,
    "problem": FoldedTable._on_problem,
}
