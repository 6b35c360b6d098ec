"""A paused game with clocks goes on when everybody is ready, and nobody can hold the others for ever."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.evening import Evening, why

from kunitori.errors import IllegalMove
from kunitori.tables import Draft, seen_by

MINUTE, HOUR, DAY = 60, 3600, 86400


def with_clocks(*people: str, **settings: Any) -> Evening:
    return Evening(*people, clock={"bank": 600}, **settings)


def ask(evening: Evening, seat: int, after: float = 1.0) -> None:
    """Somebody wants to go on."""
    evening.do(evening.table.resume(seat, evening.now + after), after)


def test_nobody_starts_the_clock_of_a_rival_who_sleeps() -> None:
    evening = with_clocks("Ann", "Ben")
    table = evening.table
    evening.do(table.pause(1))  # at Ann's turn, before the night
    for hour in range(3):
        if hour == 0:
            ask(evening, 1, HOUR)
        else:
            with pytest.raises(IllegalMove) as problem:
                ask(evening, 1, HOUR)
            assert why(problem) == "error-table-not-ready" and "Ann" in problem.value.sentence()
        assert table.is_paused and table.clock_due() is None and table.ready == {1}
    assert seen_by(table, 0, evening.now).resume_from == evening.now + DAY
    ask(evening, 0, 8 * HOUR)
    assert not table.is_paused and table.remaining(0, evening.now) == 599 and table.ready == frozenset()
    assert evening.again().clock_due() == table.clock_due()


def test_all_who_play_must_be_ready_and_those_for_whom_bots_play_need_not() -> None:
    evening = with_clocks("Ann", "Ben", "Chloe", bots=("captain",))
    table = evening.table
    evening.do(table.resign(2))
    evening.do(table.pause(0))
    with pytest.raises(IllegalMove):
        table.resume(2, evening.now)
    with pytest.raises(IllegalMove):
        table.resume(3, evening.now)
    ask(evening, 0)
    assert table.is_paused
    ask(evening, 1)
    assert not table.is_paused


def test_a_pause_that_one_person_does_not_end_does_not_last_for_ever() -> None:
    evening = with_clocks("Ann", "Ben", "Chloe")
    table = evening.table
    evening.do(table.pause(1))
    ask(evening, 0, HOUR)
    ask(evening, 2, 22 * HOUR)
    with pytest.raises(IllegalMove):
        ask(evening, 0)
    ask(evening, 0, 2 * HOUR)
    assert not table.is_paused
    # Ben has used up everybody's patience: his next pause lasts until somebody wants to go on.
    evening.do(table.pause(1))
    ask(evening, 2)
    assert table.is_paused, "Chloe waits for Ann, who has let nobody wait"
    ask(evening, 0)
    assert not table.is_paused


def test_pauses_one_after_the_other_share_one_time() -> None:
    evening = with_clocks("Ann", "Ben")
    table = evening.table
    for _ in range(2):
        evening.do(table.pause(1))
        ask(evening, 0)
        ask(evening, 1, 11 * HOUR)
        assert not table.is_paused
    evening.do(table.pause(1))
    ask(evening, 0)
    ask(evening, 0, 3 * HOUR)
    assert not table.is_paused and evening.again().seats[1].delayed == table.seats[1].delayed > DAY


def test_what_was_agreed_about_absence_holds_for_pauses_too() -> None:
    evening = with_clocks("Ann", "Ben", absence={"stand_in": 5 * MINUTE, "concede": HOUR})
    evening.do(evening.table.pause(1))
    ask(evening, 0)
    ask(evening, 0, 5 * MINUTE)
    assert not evening.table.is_paused


def test_where_no_clock_runs_anybody_who_plays_goes_on() -> None:
    evening = Evening("Ann", "Ben")
    evening.do(evening.table.pause(1))
    ask(evening, 0)
    assert not evening.table.is_paused
    alone = with_clocks("Ann", bots=("captain",))
    alone.do(alone.table.pause(0))
    ask(alone, 0)
    assert not alone.table.is_paused


def test_two_seats_of_one_person_are_ready_together() -> None:
    family = Evening(seats=["person", "person"], hot_seat=True, clock={"bank": 600})
    for name in ("Ann", "Ben"):
        family.sit(name, guest="the family")
    family.do(family.table.start())
    family.do(family.table.pause(0))
    ask(family, 1)
    assert not family.table.is_paused


def test_old_logs_go_on_as_they_went_on() -> None:
    evening = with_clocks("Ann", "Ben")
    table = evening.table
    evening.do(table.pause(1))
    evening.do(Draft("resume", 1))
    assert not table.is_paused and table.clock_due() is not None
