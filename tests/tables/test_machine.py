"""Random acts at a table: after each entry, reading the log gives the same table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from hypothesis import settings as profile
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from kunitori.errors import KunitoriError
from kunitori.tables import CRESTS, Draft, Entry, MoveInProgress, Settings, Table, TableView, seen_by

SEATS = st.integers(0, 3)
LATER = 100.0
STAND_IN_SECONDS, CONCEDE_SECONDS = 60, 120


def as_seen(table: Table, now: float) -> list[TableView]:
    return [seen_by(table, viewer, now) for viewer in (*range(len(table.seats)), None)]


class TableMachine(RuleBasedStateMachine):
    """People and bots act at random; a twin reads the log entry by entry, as another server would."""

    def __init__(self) -> None:
        super().__init__()
        self.now = LATER
        self.log: list[Entry] = []
        self.answered: dict[int, float] = {}  # when each seat last did something of its own
        self.allowed: set[int] = set()  # who allows the undo that is asked for
        self.silent: set[int] = set()  # who resigned, ran out of time, or conceded by absence

    @initialize(
        game=st.sampled_from(["kunitori", "world_on_fire", "moegahara"]),
        seats=st.sampled_from([["person"] * 4, ["person", "person", "beginner", "person"], ["person"] * 2]),
        clock=st.sampled_from([None, {"bank": 30, "increment": 2}]),
        seed=st.integers(0, 50),
        hot_seat=st.booleans(),
    )
    def set_table(self, game: str, seats: list[str], clock: object, seed: int, hot_seat: bool) -> None:
        absence = {"stand_in": STAND_IN_SECONDS, "concede": CONCEDE_SECONDS}
        data = {"game": game, "seats": seats, "clock": clock, "seed": seed, "hot_seat": hot_seat, "max_rounds": 4}
        data["absence"] = absence
        self.settings = Settings.read(data)
        self.table = Table("t", self.settings, 0.0)
        self.twin = Table("t", Settings.stored(json.loads(json.dumps(self.settings.to_data()))), 0.0)
        people = [number for number, seat in enumerate(seats) if seat == "person"]
        for number in people:
            guest = "family" if hot_seat else f"guest {number}"
            self.act(partial(self.table.sit, guest, "Ann", CRESTS[number], f"token {number}"))
        self.act(lambda: self.table.start())
        assert self.table.stage == "playing"

    def act(self, wish: Callable[[], Draft]) -> None:
        """Try an act: it is refused with a message and changes nothing, or it becomes an entry."""
        before = self.table.seq
        try:
            draft = wish()
        except KunitoriError as problem:
            assert problem.sentence("de") and self.table.seq == before
            return
        entry = draft.at(before + 1, self.now)
        self.log.append(entry)
        horizon = self.who_must_allow(entry)
        moves, wishes = self.moves(), {*self.table.agreed}
        self.table.add(entry)
        self.hear(entry)
        if self.moves() < moves and entry.kind != "move":
            assert horizon <= self.allowed | self.silent
        if self.table.result and self.table.result.how == "agreed":
            people = {seat for seat, there in enumerate(self.table.seats) if there.is_person}
            assert people <= wishes | {entry.seat} | self.silent and (wishes or entry.kind == "agree")
        self.twin.add(Entry(entry.seq, entry.at, entry.kind, entry.seat, json.loads(json.dumps(dict(entry.data)))))

    def moves(self) -> int:
        return len(self.table.game.moves) if self.table.game else 0

    def who_must_allow(self, entry: Entry) -> set[int]:
        """The people without whom an undo must not happen, found without asking the table."""
        request, game, seats = self.table.undo_request, self.table.game, self.table.seats
        by, moves = (request.by, request.moves) if request else (entry.seat, entry.data.get("moves"))
        if game is None or by is None or not moves:
            return set()
        needed = game.undo_needs(moves, by)
        return {seat for seat in needed if seats[seat].is_person and seats[seat].guest != seats[by].guest}

    def hear(self, entry: Entry) -> None:
        """Note what people said themselves, and check that nobody concedes too early."""
        seat, kind = entry.seat, entry.kind
        if seat is None:
            return
        if kind == "ask_undo":
            self.allowed.clear()
        if kind == "answer_undo" and entry.data["agrees"]:
            self.allowed.add(seat)
        if kind in ("stand_in", "concede"):
            least = STAND_IN_SECONDS if kind == "stand_in" else CONCEDE_SECONDS
            assert self.now - self.answered.get(seat, LATER) >= least
        if kind in ("resign", "time_up", "concede"):
            self.silent.add(seat)
        if kind == "hand_back":
            self.silent.discard(seat)
        if kind in ("undo", "ask_undo", "answer_undo", "agree") or (kind == "move" and entry.data["by"] == "person"):
            self.answered[seat] = max(entry.at, self.table.updated)

    @rule(pick=st.integers(0, 1000), moves=st.integers(1, 6))
    def move(self, pick: int, moves: int) -> None:
        for _ in range(moves):
            seat, game = self.table.asked, self.table.game
            if seat is None or game is None:
                return
            in_progress = MoveInProgress(game, seat)
            while in_progress.finished is None:
                assert in_progress.decision is not None
                in_progress.answer(in_progress.decision.options[pick % len(in_progress.decision.options)])
            text, by_bot = in_progress.finished, self.table.bot_to_move() is not None
            self.act(partial(self.table.move, seat, text, by_bot=by_bot))
            pick //= 2

    @rule(seat=SEATS, text=st.sampled_from(["end", "play copper", "agree", "sing", "attack ...", "buy village"]))
    def move_out_of_turn(self, seat: int, text: str) -> None:
        self.act(lambda: self.table.move(seat, text))

    @rule(seat=SEATS, moves=st.integers(0, 8))
    def undo(self, seat: int, moves: int) -> None:
        self.act(lambda: self.table.undo(seat, moves))

    @rule(answers=st.lists(st.sampled_from([True, True, False]), max_size=3))
    def undo_what_was_decided_last(self, answers: list[bool]) -> None:
        for seat in {*self.table.people} - {self.table.asked}:
            if moves := self.table.can_undo(seat):
                self.act(partial(self.table.undo, seat, moves))
                break
        for agrees in answers:
            if request := self.table.undo_request:
                self.act(partial(self.table.answer_undo, min(request.waits_for), agrees))

    @rule(seat=SEATS, agrees=st.booleans())
    def answer_undo(self, seat: int, agrees: bool) -> None:
        self.act(lambda: self.table.answer_undo(seat, agrees))

    @rule(seat=SEATS, agrees=st.booleans())
    def agree(self, seat: int, agrees: bool) -> None:
        self.act(lambda: self.table.agree(seat, agrees))

    @rule(is_real=st.sampled_from([False] * 15 + [True]))
    def all_agree(self, is_real: bool) -> None:
        for seat in self.table.people if is_real else ():
            self.act(partial(self.table.agree, seat))

    @rule(seat=SEATS, team=st.booleans())
    def say(self, seat: int, team: bool) -> None:
        self.act(lambda: self.table.say(seat, "Ann", "hello", team))

    @rule(by=SEATS, seat=SEATS, since=st.sampled_from([0.0, LATER, 1e9]))
    def stand_in(self, by: int, seat: int, since: float) -> None:
        self.act(lambda: self.table.stand_in(by, seat, since, self.now))

    @rule(by=SEATS, wait=st.sampled_from([0.0, 200.0]))
    def stand_in_for_the_one_who_is_asked(self, by: int, wait: float) -> None:
        self.now += wait
        if (seat := self.table.asked) is not None:
            self.act(lambda: self.table.stand_in(by, seat, 0.0, self.now))

    @rule(by=SEATS, seat=SEATS, wait=st.sampled_from([0.0, 200.0]))
    def concede(self, by: int, seat: int, wait: float) -> None:
        self.now += wait
        self.act(lambda: self.table.concede(by, seat, 0.0, self.now))

    @rule(seat=SEATS)
    def hand_back(self, seat: int) -> None:
        self.act(lambda: self.table.hand_back(seat))

    @rule(seat=SEATS, is_real=st.sampled_from([False, False, True]))
    def resign(self, seat: int, is_real: bool) -> None:
        if is_real:
            self.act(lambda: self.table.resign(seat))

    @rule(seat=SEATS)
    def pause(self, seat: int) -> None:
        self.act(lambda: self.table.resume(seat, self.now) if self.table.is_paused else self.table.pause(seat))

    @rule(seat=SEATS)
    def rematch(self, seat: int) -> None:
        self.act(lambda: self.table.rematch(seat, "next"))

    @rule(seconds=st.sampled_from([-5.0, 0.5, 3.0, 40.0, 40.0]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds  # the clocks of two servers may differ
        due = self.table.clock_due()
        if due is not None and due <= self.now and self.table.clock_of is not None:
            seat = self.table.clock_of
            self.act(lambda: self.table.time_up(seat, self.now))

    @invariant()
    def all_see_the_same_table(self) -> None:
        if not self.log:
            return
        assert self.table.broken is None
        assert as_seen(self.table, self.now) == as_seen(self.twin, self.now)
        assert self.table.summary() == self.twin.summary() and self.table.clock_due() == self.twin.clock_due()

    @invariant()
    def what_is_shown_holds_together(self) -> None:
        if not self.log:
            return
        table = self.table
        for seen in as_seen(table, self.now):
            assert (seen.view is None) == (table.game is None)
            assert all(
                line.team is None or (seen.seat is not None and line.team == seen.seat % 2) for line in seen.chat
            )
            assert all(info.remaining is None or info.remaining >= 0 for info in seen.seats)
        if table.stage == "over":
            assert table.result is not None and table.asked is None and table.bot_to_move() is None
            assert table.clock_due() is None and table.undo_request is None
        elif table.stage == "playing":
            assert table.game is not None and table.game.decision is not None
            assert table.asked == table.game.decision.player
        if table.undo_request:
            assert table.undo_request.waits_for <= {*table.voices} - {table.undo_request.by}

    def teardown(self) -> None:
        """Reading the log in two parts gives the same table."""
        for length in {0, len(self.log) // 2, len(self.log)} if self.log else ():
            part = Table.of("t", self.settings, 0.0, self.log[:length])
            assert part.seq == length and part.broken is None
            as_seen(part, self.now)  # views change nothing
            for entry in self.log[length:]:
                part.add(entry)
            assert as_seen(part, self.now) == as_seen(self.table, self.now)


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = profile(max_examples=40, stateful_step_count=30)
