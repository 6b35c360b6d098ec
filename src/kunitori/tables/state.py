"""What is true of a table: its seats, its game and its clocks, and what can be asked of them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from dataclasses import replace

from kunitori.errors import BadOptions, IllegalMove, KunitoriError, quoted
from kunitori.game import Game
from kunitori.tables.absence import USUAL_ABSENCE
from kunitori.tables.crests import seat_crest
from kunitori.tables.deal import DealView, TableDeal
from kunitori.tables.names import names_of_bots
from kunitori.tables.resigning import resignation_comments, who_resigned
from kunitori.tables.seat import Seat
from kunitori.tables.settings import Settings
from kunitori.tables.summary import Summary
from kunitori.tables.values import Chat, GameResult, UndoRequest
from kunitori.values.record import Record

__all__ = ["TableState"]

CHAT_LINES_KEPT = 200
"""How many lines of chat stay in memory; the log has them all."""
NOBODY = 255
"""Who chose a move that belongs to the choice before it."""


class TableState:
    """A table at one moment; `FoldedTable` changes it."""

    __slots__ = (
        "_chat", "_choosers", "_clock_seat", "_clock_since", "_deal", "_movers", "_paused_at", "_ready_since",
        "_waited", "_whispers", "agreed", "asked", "broken", "created", "ended", "game", "id", "is_paused",
        "is_taken_back", "next_table", "notes", "openings", "pace", "public_settings", "ready", "result", "seats",
        "seq", "settings", "undo_refused", "undo_request", "updated",
    )  # fmt: skip

    def __init__(self, id: str, settings: Settings, created: float) -> None:
        self.id: str = id
        self.settings: Settings = settings
        self.public_settings: Settings = replace(settings, seed=None, record=None, position=None, owner="")
        """The settings without anything that would reveal the shuffles, or whose table it is."""
        self.created: float = created
        self.updated: float = created
        self.seq: int = 0
        bank = float(settings.clock.bank) if settings.clock else 0.0
        self.seats: tuple[Seat, ...] = tuple(Seat(plan.bot, bank) for plan in settings.seats)
        self.game: Game | None = None
        self._deal = TableDeal(len(self.seats))
        self._give_names()
        self._give_crests()
        self.asked: int | None = None
        self.result: GameResult | None = None
        self.ended: float | None = None
        self.openings: tuple[str, ...] = ()
        """What each seat bought first, see `openings_of`; known when a game that began here is over."""
        self.pace: int = settings.pace
        """Milliseconds before each move of a bot, as the people here want it now."""
        self.is_paused: bool = False
        self.ready: frozenset[int] = frozenset()
        """Who wants to go on with a paused game."""
        self.agreed: frozenset[int] = frozenset()
        self.undo_request: UndoRequest | None = None
        self.undo_refused: tuple[int, int] | None = None  # who asked, and who refused
        self.next_table: str | None = None
        self.notes: list[str] = []
        self.broken: KunitoriError | None = None
        """Why this version cannot continue the game; then only chat goes on."""
        self._chat: deque[Chat] = deque(maxlen=CHAT_LINES_KEPT)
        self._whispers: tuple[list[int], list[int]] = ([], [])
        self.is_taken_back: bool = False
        """Whether the last move was taken back: then the player decides anew, whatever could be answered for them."""
        self._movers = bytearray()  # the seat of each move made here
        self._choosers = bytearray()  # the same, but nobody where a move was part of the choice before it
        self._waited = array("d")  # for how many seconds the others waited for each
        self._clock_seat: int | None = None
        self._clock_since = created
        self._paused_at = created
        self._ready_since = created

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
    def voices(self) -> tuple[int, ...]:
        """The seats of the people who must agree to undo and to the end of the game."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.has_say)

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def is_dealing(self) -> bool:
        """Whether the server has committed to its secret and waits for the players' numbers."""
        return self._deal.is_drawn and self.stage == "gathering"

    @property
    def has_parts(self) -> bool:
        """Whether players add numbers to the secret."""
        return self._deal.is_mixed

    @property
    def unopened(self) -> tuple[int, ...]:
        """The seats whose numbers are missing."""
        return self._deal.unopened

    def deal(self, *, is_sealed: bool = False) -> DealView:
        """What everybody may know about the shuffles; the secret of a daily challenge is shown after its day."""
        return self._deal.seen(self.game, self.stage == "over" and not is_sealed)

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

    @property
    def clock_since(self) -> float:
        """Until when the running clock has been charged."""
        return self._clock_since

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

    def waited_for(self, ready: frozenset[int]) -> tuple[int, ...]:
        """The people who must still be ready before a paused game goes on: where clocks run, all who play."""
        if not self.is_paused or self.settings.clock is None:
            return ()
        guests = {self.seats[seat].guest for seat in ready}
        return tuple(seat for seat in self.people if self.seats[seat].guest not in guests)

    def resume_from(self, ready: frozenset[int], now: float) -> float:
        """From when on these people may go on without the others, none of whom can hold them for ever."""
        patience = (self.settings.absence or USUAL_ABSENCE).stand_in
        since = self._ready_since if self.ready else now
        return max((since + patience - self.seats[seat].delayed for seat in self.waited_for(ready)), default=now)

    def can_undo(self, seat: int) -> int:
        """How many moves to undo to return to the last thing that this seat chose; 0 if there is none.

        Moves that were made with it, or for the player after it, are taken back together with it.
        """
        if self.stage != "playing" or self.broken:
            return 0
        place = self._choosers.rfind(seat)
        moves = 0 if place < 0 else len(self._choosers) - place
        return 0 if self._is_undo_barred(seat, moves) else moves

    def _is_undo_barred(self, seat: int, moves: int) -> bool:
        """Whether an undo would go back behind something learnt, which nobody may at a daily challenge."""
        return self.settings.daily is not None and bool(self._game().undo_needs(moves, seat))

    def undo_asks(self, seat: int, moves: int) -> frozenset[int]:
        """The people who would have to agree if a seat took back this many moves."""
        assert self.game is not None
        needed = self.game.undo_needs(moves, seat)
        people = {other for other in needed if self.seats[other].has_say}
        return frozenset(other for other in people if not self._is_same_guest(seat, other))

    def revision(self, seat: int | None, seq: int | None = None) -> int:
        """How many entries, up to one or to the last, a seat or a spectator may know of.

        What one team whispers is not even counted for the others, or they would know that there was a whisper.
        """
        seq = self.seq if seq is None else seq
        hidden = self._whispers if seat is None else (self._whispers[1 - seat % 2],)
        return seq - sum(bisect_right(whispers, seq) for whispers in hidden)

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
            bots=tuple(seat.bot or "" for seat in self.seats),
            asked=self.asked,
            round=self.game.round if self.game else 0,
            winners=self.result.winners if self.result else (),
            updated=self.updated,
            is_paused=self.is_paused,
            is_broken=self.broken is not None,
            guests=tuple(seat.guest or "" for seat in self.seats),
            tokens=tuple(seat.token_hash for seat in self.seats),
            due=self._due(),
            created=self.created,
            ended=self.ended,
            how=self.result.how if self.result else "",
            scores=self.result.scores if self.result else (),
            resigned=self.result.resigned if self.result else (),
            start=self.game.start if self.game else None,
            openings=self.openings,
            is_new_game=self.settings.is_new_game,
        )

    def _due(self) -> float | None:
        if self.bot_to_move():
            return 0.0 if self.people else None  # bots among themselves wait until somebody looks on
        return self.clock_due()

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

    def _seat(self, seat: int) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise BadOptions("error-seat", seat=quoted(seat))
        return self.seats[seat]

    def _game(self) -> Game:
        if self.broken:
            raise self.broken
        if self.game is None:
            raise IllegalMove("error-table-gathering")
        return self.game

    def _resigned(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.has_resigned)

    def _is_same_guest(self, seat: int, other: int) -> bool:
        """Whether one person holds both seats."""
        return self.seats[seat].guest is not None and self.seats[seat].guest == self.seats[other].guest

    def _give_names(self) -> None:
        """Name the bots; when the game begins, its record keeps the names."""
        bots = [seat for seat in self.seats if seat.bot]
        people = [seat.name for seat in self.seats if not seat.bot]
        names = names_of_bots(len(bots), self.settings.daily or self.id, self.settings.language, people)
        for seat, name in zip(bots, names, strict=True):
            seat.name = name

    def _give_crests(self) -> None:
        """Give default crests to bots and recorded players, avoiding those that people chose."""
        taken = {seat.crest for seat in self.seats if seat.guest}
        for number, seat in enumerate(self.seats):
            if seat.bot or (self.game and not seat.guest):
                seat.crest = seat_crest(number, taken)
                taken.add(seat.crest)
