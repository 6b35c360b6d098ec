"""People who are away: a bot may play for them, but they keep their say until the agreed time has passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.evening import NOON, Evening, why

from kunitori.errors import BadOptions, IllegalMove
from kunitori.tables import Draft, Entry, Settings

MINUTE, HOUR, DAY = 60, 3600, 86400
EVENING = {"stand_in": 5 * MINUTE, "concede": HOUR}


def an_evening(*people: str, **settings: Any) -> Evening:
    return Evening(*people, **{"absence": EVENING, **settings})


def leave_it_to_a_bot(evening: Evening, by: int, seat: int, after: float = 5 * MINUTE) -> None:
    """The others wait for this seat, and then a bot stands in."""
    table = evening.table
    evening.do(table.stand_in(by, seat, evening.now, evening.now + after), after)


def test_a_bot_plays_for_somebody_who_is_away_and_hands_the_seat_back() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    with pytest.raises(IllegalMove) as problem:
        leave_it_to_a_bot(evening, 1, 0, 4 * MINUTE)
    assert why(problem) == "error-table-not-away"
    leave_it_to_a_bot(evening, 1, 0)
    assert table.bot_to_move() == (0, "captain") and [*table.people] == [1] and [*table.voices] == [0, 1]
    acts: list[Callable[[], Draft]] = [
        lambda: table.move(0, "end"), lambda: table.undo(0, 1), lambda: table.pause(0)
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(IllegalMove) as problem:
            act()
        assert why(problem) == "error-table-stood-in"
    with pytest.raises(IllegalMove) as problem:
        leave_it_to_a_bot(evening, 1, 0)
    assert why(problem) == "error-table-stands-in"
    assert evening.bots_play() > 0 and table.asked == 1
    evening.do(table.hand_back(0))
    assert table.bot_to_move() is None and [*table.people] == [0, 1]
    with pytest.raises(IllegalMove):
        table.hand_back(0)
    assert evening.again().seats[0].stand_in is None


def test_moves_of_both_wait_for_the_rival_who_is_away() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.pass_turns(1)
    leave_it_to_a_bot(evening, 0, 1)
    evening.bots_play()
    evening.do(table.undo(0, table.can_undo(0)))
    assert table.undo_request is not None and table.undo_request.waits_for == {1} and evening.game.turn == 2
    evening.do(table.hand_back(1))  # Ben is back, and asked
    evening.do(table.answer_undo(1, False))
    assert table.undo_refused == (0, 1) and evening.game.turn == 2

    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.answer_undo(1, True))
    assert evening.game.turn == 0


@pytest.mark.rules("ruling 16")
def test_nobody_ends_the_game_without_the_rival_who_is_away() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.pass_turns(1)
    leave_it_to_a_bot(evening, 0, 1)
    evening.bots_play()
    evening.do(table.agree(0))
    assert table.result is None and table.agreed == {0}
    with pytest.raises(IllegalMove) as problem:
        table.concede(0, 1, 0.0, evening.now + 50 * MINUTE)
    assert why(problem) == "error-table-not-away"
    evening.do(table.hand_back(1))
    evening.do(table.agree(1))
    assert table.result is not None and table.result.how == "agreed"


def test_after_the_agreed_time_nobody_waits_for_ever() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.pass_turns(1)
    away = evening.now
    leave_it_to_a_bot(evening, 0, 1)
    evening.bots_play()
    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.concede(0, 1, away, away + HOUR), HOUR)
    assert table.undo_request is None and evening.game.turn == 0  # the undo that waited happens
    assert table.seats[1].stand_in and [*table.voices] == [0]
    evening.do(table.agree(0))
    assert table.result is not None and table.result.how == "agreed" and evening.again().result == table.result


def test_who_comes_back_gets_everything_back() -> None:
    evening = an_evening("Ann", "Ben", "Chloe")
    table = evening.table
    evening.pass_turns(1)
    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.concede(0, 1, 0.0, evening.now + HOUR), HOUR)
    assert table.undo_request is not None and table.undo_request.waits_for == {2}
    evening.do(table.hand_back(1))
    assert [*table.voices] == [0, 1, 2] and table.undo_request is not None
    assert table.undo_request.waits_for == {1, 2}  # he is asked again
    evening.do(table.answer_undo(2, True))
    assert evening.game.turn == 1


def test_the_wait_begins_when_somebody_is_asked() -> None:
    """Ben slept while Ann thought for a day. That is no absence."""
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.play("Ann", "play copper", after=DAY)
    evening.pass_turns(1)
    assert table.asked == 1 and table.seats[1].awaited_since == evening.now
    with pytest.raises(IllegalMove):
        table.stand_in(0, 1, 0.0, evening.now + 1)
    with pytest.raises(IllegalMove):
        table.concede(1, 0, 0.0, evening.now + DAY)  # nobody waits for Ann


def test_a_short_visit_or_a_word_does_not_begin_the_wait_anew() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    leave_it_to_a_bot(evening, 1, 0)
    since = table.seats[0].awaited_since
    evening.do(table.hand_back(0))
    evening.do(table.say(0, "", "One moment"))
    evening.do(table.pause(0))
    evening.do(table.resume(1, evening.now), after=0)
    assert table.seats[0].awaited_since == since
    evening.do(table.stand_in(1, 0, 0.0, evening.now))
    evening.do(table.hand_back(0))
    evening.play("Ann", "play copper")
    assert table.seats[0].awaited_since == evening.now


def test_a_pause_is_nobodys_absence() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    asked = table.seats[0].awaited_since
    assert asked == evening.now
    evening.do(table.pause(1), after=MINUTE)
    with pytest.raises(IllegalMove) as problem:
        table.stand_in(1, 0, 0.0, evening.now + HOUR)
    assert why(problem) == "error-table-paused"
    evening.do(table.resume(1, evening.now), after=7 * DAY)
    assert table.seats[0].awaited_since == asked + 7 * DAY
    assert evening.again().seats[0].awaited_since == table.seats[0].awaited_since


def test_who_has_agreed_may_still_end_the_waiting() -> None:
    """Ann's wish must not hold Chloe, who agreed, until Ben is back."""
    evening = an_evening("Ann", "Ben", "Chloe", bots=("retainer",))
    table = evening.table
    evening.pass_turns(3)
    assert table.bot_to_move()
    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.answer_undo(2, True))
    assert table.bot_to_move() is None
    evening.do(table.answer_undo(2, False))
    assert table.bot_to_move() and table.undo_request is None


def test_clocks_decide_unless_people_agreed_to_something_else() -> None:
    evening = Evening("Ann", "Ben", clock={"bank": 60})
    assert evening.settings.absence is None
    with pytest.raises(IllegalMove) as problem:
        evening.table.stand_in(1, 0, 0.0, evening.now + DAY)
    assert why(problem) == "error-table-clock-decides"
    evening.do(evening.table.time_up(0, evening.now + 60), 60)
    assert [*evening.table.voices] == [1]
    evening = an_evening("Ann", "Ben", clock={"bank": 3600})
    leave_it_to_a_bot(evening, 1, 0)
    assert evening.table.clock_due() is None


def test_nobody_can_be_sent_away() -> None:
    evening = an_evening("Ann", "Ben", "Chloe", bots=("captain",))
    table, late = evening.table, evening.now + 9 * DAY
    for by, seat in ((0, 0), (1, 2), (1, 3), (3, 0), (1, 7)):
        for act in (table.stand_in, table.concede):
            with pytest.raises((IllegalMove, BadOptions)):
                act(by, seat, 0.0, late)
    evening.do(table.resign(2))
    with pytest.raises(IllegalMove):
        table.concede(1, 2, 0.0, late)
    evening.do(table.concede(1, 0, 0.0, late), 9 * DAY)
    with pytest.raises(IllegalMove) as problem:
        table.concede(1, 0, 0.0, evening.now + DAY)
    assert why(problem) == "error-table-conceded"


def test_alone_against_bots_nobody_is_awaited() -> None:
    assert Evening("Ann", bots=("captain",)).table.seats[0].awaited_since is None
    family = Evening(seats=["person", "person"], hot_seat=True)
    for name in ("Ann", "Ben"):
        family.sit(name, guest="the family")
    family.do(family.table.start())
    assert all(seat.awaited_since is None for seat in family.table.seats)


def test_old_logs_end_as_they_ended() -> None:
    """Before there was an agreed time, people who were away had no say."""
    evening = Evening("Ann", "Ben")
    table = evening.table
    old = Settings.stored({"version": 1, "game": "kunitori", "seats": ["person", "person"], "seed": "7", "start": 0})
    assert old.absence is not None and (old.absence.stand_in, old.absence.concede) == (DAY, 3 * DAY)
    table.add(Entry(table.seq + 1, NOON + 9, "stand_in", 0, {"bot": "captain"}))
    table.add(table.agree(1).at(table.seq + 1, NOON + 10))
    assert table.result is not None and table.result.how == "agreed"


@pytest.mark.parametrize(
    "absence",
    [7, "never", [], {}, {"stand_in": 60}, {"stand_in": 59, "concede": 60}, {"stand_in": 120, "concede": 60},
     {"stand_in": 60, "concede": 31 * DAY}, {"stand_in": 60.0, "concede": 60}, {"stand_in": True, "concede": 60},
     {"stand_in": 60, "concede": 60, "more": 1}],
)  # fmt: skip
def test_what_is_no_agreement_is_refused(absence: object) -> None:
    with pytest.raises(BadOptions) as problem:
        Settings.read({"game": "kunitori", "seats": ["person", "person"], "absence": absence})
    assert why(problem) == "error-table-absence"


def test_the_agreement_is_kept_for_the_next_game() -> None:
    settings = Settings.read({"game": "kunitori", "seats": ["person", "person"], "absence": EVENING})
    assert Settings.stored(settings.to_data()) == settings and settings.again().absence == settings.absence


def test_only_a_move_ends_the_wait_for_a_move() -> None:
    """Ann is asked, and does everything but move."""
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.play("Ann", "play copper")
    since = table.seats[0].awaited_since
    for _ in range(5):
        evening.do(table.agree(0, True), 10 * MINUTE)
        evening.do(table.agree(0, False), 10 * MINUTE)
    assert table.seats[0].awaited_since == since
    evening.do(table.stand_in(1, 0, 0.0, evening.now))
    assert evening.again().seats[0].stand_in


def test_moves_that_are_taken_back_win_no_time() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    for _ in range(7):
        evening.play("Ann", "play copper", after=MINUTE - 10)
        evening.do(table.undo(0, 1), 10)
    waited = table.seats[0].awaited_since
    assert waited is not None and evening.now - waited == 7 * MINUTE
    evening.do(table.stand_in(1, 0, 0.0, evening.now))
    assert evening.again().seats[0].awaited_since == waited


def test_who_takes_back_a_move_with_consent_has_all_the_time_again() -> None:
    evening = an_evening("Ann", "Ben")
    table = evening.table
    evening.pass_turns(1)
    evening.do(table.undo(0, table.can_undo(0)), 2 * MINUTE)
    assert table.undo_request and table.asked == 1
    evening.do(table.answer_undo(1, True), 2 * MINUTE)
    assert table.asked == 0 and table.seats[0].awaited_since == evening.now
