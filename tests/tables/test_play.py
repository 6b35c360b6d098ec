"""Evenings at a table: sitting down, playing, taking back moves, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.evening import NOON, Evening, least, why

from kunitori.errors import BadOptions, IllegalMove, KunitoriError
from kunitori.game import loads, verify
from kunitori.tables import Draft, Entry, MoveInProgress, Settings, Table, seen_by
from kunitori.values.record import REVISION, Record, rules_hash


def test_two_friends_and_a_bot_sit_down_and_the_game_is_dealt_when_all_seats_are_taken() -> None:
    evening = Evening(game="world_on_fire", seats=["person", "person", "beginner/warrior"])
    table = evening.table
    evening.sit("Ann")
    assert table.stage == "gathering" and not table.is_full
    with pytest.raises(IllegalMove) as problem:
        table.start()
    assert why(problem) == "error-table-not-full"
    evening.sit("Ann", guest="another Ann")
    evening.do(table.start())
    assert table.stage == "playing" and table.names == ("Ann", "Ann 2", "Geki")
    assert table.seats_of("another Ann") == (1,) and table.seats[0].token_hash == "token Ann"
    with pytest.raises(IllegalMove) as problem:
        table.sit("late", "Late", "hishi", "token")
    assert why(problem) == "error-table-begun"


def test_before_the_game_people_may_change_their_minds() -> None:
    evening = Evening(seats=["person", "person"])
    table = evening.table
    evening.sit("Ann")
    with pytest.raises(IllegalMove) as problem:
        table.sit("guest Ann", "Ann again", "hishi", "token")
    assert why(problem) == "error-table-sits-already"
    evening.do(table.leave(0))
    evening.do(table.sit("guest Ann", "Ann", "hishi", "token", seat=1))
    evening.sit("Ben")
    assert table.names == ("Ben", "Ann")
    evening.do(table.rename(0, "Ann", "aoi"))
    assert table.names == ("Ann 2", "Ann") and table.seats[0].crest == "aoi"
    with pytest.raises(IllegalMove) as problem:
        table.sit("guest Dai", "Dai", "hishi", "token")
    assert why(problem) == "error-table-full"
    evening.do(table.start())
    evening.do(table.rename(0, crest="hishi"))
    with pytest.raises(IllegalMove):
        table.rename(0, "Ben")


def test_nobody_looks_like_somebody_else_and_bots_give_way() -> None:
    evening = Evening(seats=["person", "captain", "person", "captain"])
    table = evening.table

    def crests() -> list[str]:
        return [seat.crest for seat in table.seats]

    alone = crests()
    assert alone[0] == alone[2] == "" and len({*alone}) == 3
    evening.do(table.sit("guest Ann", "Ann", alone[1], "token Ann"))
    assert table.seats[0].crest == alone[1] and table.seats[3].crest == alone[3]
    evening.do(table.sit("guest Ben", "Ben", alone[1], "token Ben"))
    assert len({*crests(), ""}) == 5
    evening.do(table.rename(2, crest=alone[3]))
    assert table.seats[2].crest == alone[3] and len({*crests(), ""}) == 5
    evening.do(table.leave(0))
    assert table.seats[1].crest == alone[1]
    evening.sit("Chloe")
    evening.do(table.start())
    assert [seat.crest for seat in evening.again().seats] == crests() and len({*crests(), ""}) == 5


def test_who_only_looks_at_a_record_can_tell_its_players_apart() -> None:
    evening = Evening("Ann", "Ben", "Chloe", bots=("captain",))
    for seat in (0, 1, 2):
        evening.do(evening.table.agree(seat))
    assert len({seat.crest for seat in looked_at(evening.table.record().to_text()).seats} - {""}) == 4


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a\x1bb", None, 7, "\u202e"])
def test_nobody_is_called_what_cannot_be_read(name: str) -> None:
    with pytest.raises(BadOptions) as problem:
        Evening(seats=["person", "captain"]).table.sit("guest", name, "hishi", "token")
    assert why(problem) == "error-table-name"


def test_only_who_is_asked_may_move_and_only_what_is_open() -> None:
    evening = Evening("Ann", "Ben")
    table = evening.table
    for seat, move, reason in [
        (1, "end", "error-table-turn"),
        (0, "buy gold", "why-too-dear"),
        (0, "agree", "error-table-agree-together"),
        (0, "attack ...", "error-move-partial"),
        (0, "sing", "error-move-verb"),
    ]:
        with pytest.raises(KunitoriError) as problem:
            table.move(seat, move)
        assert why(problem) == reason
    before = table.seq
    evening.play("Ann", "play  copper ")
    assert (table.seq, evening.game.moves) == (before + 1, ("play copper",))


def test_a_move_of_several_steps_is_nobodys_business_until_it_is_whole() -> None:
    battle = {"players": ["Ann", "Ben", "Chloe"], "phase": "battle", "played": {"maeda_keiji": 1, "cavalry": 2}}
    evening = Evening(game=None, seats=["person", "person", "captain"], position=battle, seed=None, start=None)
    evening.sit("Dai")
    evening.sit("Eve")
    evening.do(evening.table.start())
    in_progress = MoveInProgress(evening.game, 0)
    in_progress.answer("attack ...")
    assert in_progress.is_begun and in_progress.view().decision != seen_by(evening.table, 0, evening.now).view.decision  # type: ignore[union-attr]
    in_progress = MoveInProgress(evening.game, 0)  # the steps of the other one have left no trace
    assert not in_progress.is_begun
    with pytest.raises(IllegalMove):
        MoveInProgress(evening.game, 1).answer("peace")
    with pytest.raises(IllegalMove):
        in_progress.answer("agree")
    in_progress.answer("attack ...")
    while in_progress.finished is None:
        assert in_progress.decision is not None
        in_progress.answer(in_progress.decision.options[-1])
    assert in_progress.finished.startswith("attack eve:")
    evening.do(evening.table.move(0, in_progress.finished))
    assert evening.game.moves == (in_progress.finished,) and evening.again().game == evening.game


def test_taking_back_is_free_until_somebody_learns_something() -> None:
    evening = Evening("Ann", "Ben")
    table = evening.table
    evening.play("Ann", "play copper", "play copper")
    assert table.can_undo(0) == 1 and table.undo_asks(0, 2) == frozenset()
    evening.do(table.undo(0, 2))
    assert evening.game.moves == () and table.can_undo(0) == 0
    with pytest.raises(BadOptions):
        table.undo(0, 1)


def test_beyond_the_horizon_all_other_people_have_to_agree_and_bots_do_not() -> None:
    evening = Evening("Ann", "Ben", "Chloe", bots=("captain",))
    table = evening.table
    evening.pass_turns(1)
    moved = table.can_undo(0)
    evening.do(table.undo(0, moved))
    assert table.undo_request is not None and table.undo_request.waits_for == {1, 2}
    with pytest.raises(IllegalMove) as problem:
        table.undo(1, 1)
    assert why(problem) == "error-table-undo-asked"
    with pytest.raises(IllegalMove):
        table.answer_undo(3, True)
    evening.do(table.answer_undo(1, True))
    assert table.undo_request.waits_for == {2} and evening.game.turn == 1
    evening.do(table.answer_undo(2, True))
    assert table.undo_request is None and evening.game.turn == 0 and evening.again().game == evening.game

    evening.pass_turns(1)
    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.answer_undo(1, False))
    assert table.undo_refused == (0, 1)
    assert table.undo_request is None and evening.game.turn == 1
    evening.do(table.undo(0, table.can_undo(0)))
    evening.do(table.answer_undo(0, False))  # withdrawn
    evening.do(table.undo(0, table.can_undo(0)))
    evening.play("Ben", least(table))  # plays on, which is an answer, too
    assert table.undo_request is None and evening.game.turn >= 1


def test_against_bots_alone_everything_can_be_taken_back_and_they_wait_while_people_consider() -> None:
    evening = Evening("Ann", bots=("retainer",))
    table = evening.table
    evening.pass_turns(1)
    assert table.bot_to_move() == (1, table.seats[1].bot)
    assert evening.bots_play() > 0
    evening.do(table.undo(0, table.can_undo(0)))
    assert evening.game.turn == 0 and table.asked == 0

    evening = Evening("Ann", "Ben", bots=("retainer",))
    evening.pass_turns(2)
    assert evening.table.bot_to_move()
    evening.do(evening.table.undo(1, 1))
    assert evening.table.bot_to_move() is None
    evening.do(evening.table.answer_undo(0, True))
    assert evening.table.undo_request is None and evening.game.turn == 1


def test_at_one_screen_nobody_asks_himself() -> None:
    evening = Evening(seats=["person", "person"], hot_seat=True)
    for name in ("Ann", "Ben"):
        evening.sit(name, guest="the family")
    evening.do(evening.table.start())
    evening.pass_turns(1)
    evening.do(evening.table.undo(0, evening.table.can_undo(0)))
    assert evening.game.turn == 0
    assert seen_by(evening.table, 0, evening.now).mine == (0, 1)


def test_resigning_against_one_player_loses() -> None:
    evening = Evening("Ann", "Ben")
    evening.do(evening.table.resign(0))
    result = evening.table.result
    assert evening.table.stage == "over" and result is not None
    assert (result.how, result.winners, result.resigned) == ("resigned", (1,), (0,))
    assert seen_by(evening.table, None, evening.now).result == result
    with pytest.raises(IllegalMove) as problem:
        evening.table.move(0, "end")
    assert why(problem) == "error-table-over"
    assert "# ann resigned" in evening.table.record().to_text()


def test_among_more_players_a_bot_takes_over_a_resigned_seat() -> None:
    evening = Evening("Ann", "Ben", "Chloe")
    evening.do(evening.table.resign(0))
    assert evening.table.stage == "playing" and evening.table.bot_to_move() == (0, "captain")
    with pytest.raises(IllegalMove) as problem:
        evening.table.hand_back(0)
    assert why(problem) == "error-table-resigned"
    evening.do(evening.table.resign(2))
    assert evening.table.stage == "over" and evening.table.result is not None
    assert evening.table.result.winners == (1,)


def test_when_the_last_person_resigns_the_bots_do_not_play_on() -> None:
    evening = Evening("Ann", bots=("captain", "captain"))
    evening.do(evening.table.resign(0))
    assert evening.table.stage == "over" and evening.table.result is not None
    assert evening.table.result.winners == (1, 2)  # whose scores are equal


@pytest.mark.rules("M1.1")
def test_a_team_gives_up_when_all_its_people_do() -> None:
    evening = Evening("Ann", "Ben", "Chloe", game="moegahara", bots=("captain",))
    evening.do(evening.table.resign(0))
    assert evening.table.stage == "playing"
    evening.do(evening.table.resign(2))
    assert evening.table.result is not None and evening.table.result.winners == (1, 3)

    evening = Evening("Ann", "Ben", "Chloe", game="moegahara", bots=("captain",))
    evening.do(evening.table.resign(1))  # with a bot at his side
    assert evening.table.result is not None and evening.table.result.winners == (0, 2)


@pytest.mark.rules("ruling 16")
def test_all_people_together_can_end_a_game() -> None:
    evening = Evening("Ann", "Ben", bots=("captain",))
    table = evening.table
    evening.do(table.agree(0))
    assert seen_by(table, 1, evening.now).seats[0].has_agreed
    with pytest.raises(IllegalMove):
        table.agree(0)
    evening.play("Ann", least(table))  # plays on, and has changed her mind
    assert table.agreed == frozenset()
    evening.do(table.agree(1))
    evening.do(table.agree(1, False))
    evening.do(table.agree(1))
    evening.do(table.agree(0))
    assert table.result is not None and table.result.how == "agreed" and evening.game.moves[-1] == "agree"
    assert evening.again().result == table.result
    assert looked_at(table.record().to_text()).result == table.result


def test_a_rematch_is_set_once() -> None:
    evening = Evening("Ann", "Ben")
    with pytest.raises(IllegalMove):
        evening.table.rematch(0, "next")
    evening.do(evening.table.resign(0))
    evening.do(evening.table.rematch(1, "next"))
    assert seen_by(evening.table, 0, evening.now).rematch == "next"
    with pytest.raises(IllegalMove) as problem:
        evening.table.rematch(0, "another")
    assert why(problem) == "error-table-rematch"
    assert evening.settings.again().seed is None


def test_only_the_clock_of_the_deciding_player_runs() -> None:
    evening = Evening("Ann", "Ben", clock={"bank": 60, "increment": 5})
    table = evening.table
    assert (
        table.clock_of == 0
        and table.remaining(0, evening.now + 10) == 50
        and table.remaining(1, evening.now + 10) == 60
    )
    evening.do(table.say(1, "", "take your time"), after=10)
    evening.play("Ann", "play copper", after=10)
    assert table.remaining(0, evening.now) == 40
    evening.play("Ann", "end", after=1)
    while table.asked == 0:
        evening.play("Ann", least(table), after=1)
    spent = evening.game.moves.__len__() - 1
    assert table.remaining(0, evening.now + 1000) == 40 - spent + 5  # the increment, after a whole turn
    assert table.clock_due() == evening.now + 60
    with pytest.raises(IllegalMove) as problem:
        table.time_up(1, evening.now + 59)
    assert why(problem) == "error-table-time-left"
    evening.do(table.time_up(1, evening.now + 60), after=60)
    assert table.bot_to_move() == (1, "captain") and table.clock_due() is None and table.seats[1].is_out_of_time
    with pytest.raises(IllegalMove) as problem:
        table.hand_back(1)
    assert why(problem) == "error-table-out-of-time"


def test_while_no_server_is_there_no_clock_runs() -> None:
    evening = Evening("Ann", "Ben", clock={"bank": 60})
    table = evening.table
    evening.do(table.outage(3600), after=3610)
    assert table.remaining(0, evening.now) == 50 and table.clock_due() == evening.now + 50
    evening.do(table.outage(9999), after=10)  # never more than the time that has passed
    assert table.remaining(0, evening.now) == 50
    evening.do(table.pause(0))
    with pytest.raises(IllegalMove) as problem:
        table.outage(10)
    assert why(problem) == "error-table-no-clock"


def test_a_game_can_rest_for_days_and_no_clock_runs() -> None:
    evening = Evening("Ann", "Ben", bots=("captain",), clock={"bank": 60})
    table = evening.table
    evening.do(table.pause(1), after=10)
    assert table.clock_due() is None and seen_by(table, 0, evening.now).paused
    acts: list[Callable[[], Draft]] = [
        lambda: table.move(0, "end"), lambda: table.undo(0, 1), lambda: table.pause(0)
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(IllegalMove) as problem:
            act()
        assert why(problem) == "error-table-paused"
    evening.do(table.resume(0, evening.now))
    evening.do(table.resume(1, evening.now), after=3 * 86400)
    assert table.remaining(0, evening.now) == 50
    with pytest.raises(IllegalMove):
        table.resume(0, evening.now)
    table_again = evening.again()
    assert table_again.clock_due() == table.clock_due()


def test_bots_rest_with_the_table() -> None:
    evening = Evening("Ann", bots=("captain",), start=1)
    assert evening.table.bot_to_move()
    evening.do(evening.table.pause(0))
    assert evening.table.bot_to_move() is None and evening.table.summary().due is None


def test_the_talk_of_a_team_is_for_the_team() -> None:
    evening = Evening("Ann", "Ben", "Chloe", "Dai", game="moegahara")
    evening.do(evening.table.say(0, "", " Hello  all! "))
    evening.do(evening.table.say(0, "", "To the left, Chloe", team=True))
    evening.do(evening.table.say(None, "Eve", "Who is winning?"))
    for mate in (0, 2):
        assert [line.text for line in seen_by(evening.table, mate, 0).chat] == [
            "Hello all!", "To the left, Chloe", "Who is winning?",
        ]  # fmt: skip
    for viewer in (1, 3, None):
        assert [line.text for line in seen_by(evening.table, viewer, 0).chat] == ["Hello all!", "Who is winning?"]
    with pytest.raises(IllegalMove):
        evening.table.say(None, "Eve", "psst", team=True)
    with pytest.raises(IllegalMove):
        Evening("Ann", "Ben").table.say(0, "", "psst", team=True)
    for words in ("", " ", "a" * 301, "a\x00", None):
        with pytest.raises(BadOptions):
            evening.table.say(0, "", words)  # type: ignore[arg-type]


def test_only_the_last_lines_are_remembered() -> None:
    evening = Evening("Ann", "Ben")
    for number in range(250):
        evening.do(evening.table.say(0, "", f"line {number}"))
    heard = seen_by(evening.table, 1, 0).chat
    assert (len(heard), heard[-1].text) == (200, "line 249")


def test_a_finished_record_is_imported_to_be_looked_at() -> None:
    evening = Evening("Ann", "Ben", max_rounds=2)
    while evening.table.stage == "playing":
        evening.play(evening.table.names[evening.table.asked or 0], least(evening.table))
    text = evening.table.record().to_text()
    assert verify(text).is_good
    table = Table("import", Settings.read({"record": text}), NOON)
    table.add(table.start().at(1, NOON))
    assert table.stage == "over" and table.names == ("Ann", "Ben") and table.game == evening.game
    assert table.record().to_text() == text and table.result == evening.table.result


def looked_at(text: str) -> Table:
    """A table made from a record, for review."""
    table = Table("import", Settings.read({"record": text}), NOON)
    table.add(table.start().at(1, NOON))
    return table


@pytest.mark.parametrize(
    "people, bots, game, resign",
    [
        (("Ann", "Ben"), (), "kunitori", (1,)),
        (("Ann",), ("captain", "captain"), "world_on_fire", (0,)),
        (("Ann", "Ben", "Chloe"), (), "kunitori", (0, 2)),
        (("Ann", "Ben", "Chloe"), ("captain",), "moegahara", (1,)),
    ],
)
def test_a_game_that_was_given_up_is_given_up_in_its_record_too(
    people: tuple[str, ...], bots: tuple[str, ...], game: str, resign: tuple[int, ...]
) -> None:
    evening = Evening(*people, bots=bots, game=game)
    evening.play("Ann", least(evening.table))
    for seat in resign:
        evening.do(evening.table.resign(seat))
    text = evening.table.record("problem: none").to_text()
    table = looked_at(text)
    assert table.stage == "over" and table.asked is None
    assert table.result == evening.table.result and table.result is not None and table.result.how == "resigned"
    assert table.record().to_text() == text and looked_at(text).result == table.result
    with pytest.raises(IllegalMove) as problem:
        table.sit("guest", "Zoe", "hishi", "token")
    assert why(problem) == "error-table-begun"


def test_resignations_are_recorded_but_not_carried_into_a_branch() -> None:
    evening = Evening("Ann", "Ben", "Chloe", max_rounds=1)
    evening.do(evening.table.resign(2))
    while evening.table.stage == "playing":
        evening.bots_play()
        if evening.table.asked is not None:
            evening.play(evening.table.names[evening.table.asked], least(evening.table))
    text = evening.table.record().to_text()
    result = looked_at(text).result
    assert result == evening.table.result and result is not None and (result.how, result.resigned) == ("points", (2,))

    evening = Evening("Ann", "Ben")
    evening.play("Ann", "play copper")
    evening.do(evening.table.resign(1))
    settings = {"record": evening.table.record().to_text(), "until": 1, "seats": ["person", "captain"]}
    again = Table("again", Settings.read(settings), NOON)
    again.add(again.sit("guest", "Zoe", "hishi", "token").at(1, NOON))
    again.add(again.start().at(2, NOON))
    assert again.stage == "playing" and not again.seats[1].has_resigned
    assert "resigned" not in again.record().to_text()


def test_a_game_is_branched_at_any_move_and_other_people_may_play_it() -> None:
    evening = Evening("Ann", "Ben", game="world_on_fire")
    evening.play("Ann", "play copper", "play copper", "end")
    branch = Table(
        "branch",
        Settings.read({"record": evening.table.record().to_text(), "until": 2, "seats": ["person", "captain"]}),
        NOON,
    )
    branch.add(branch.sit("guest", "Zoe", "hishi", "token").at(1, NOON))
    branch.add(branch.start().at(2, NOON))
    assert branch.names == ("Zoe", "Kageyu") and branch.game is not None
    assert branch.game.moves == ("play copper", "play copper") and branch.asked == 0
    assert branch.can_undo(0) == 0  # moves made elsewhere cannot be taken back here
    branch.add(branch.move(0, "end").at(3, NOON))
    assert loads(branch.record().to_text()) == branch.game


@pytest.mark.parametrize("bot", ["beginner/warrior", "lord/builder", "lord-v1"])
def test_an_unfinished_record_goes_on_with_the_bots_it_names(bot: str) -> None:
    evening = Evening("Ann", bots=(bot,))
    evening.play("Ann", "play copper")
    settings = Settings.read({"record": evening.table.record().to_text()})
    assert [str(seat) for seat in settings.seats] == ["person", bot]


@pytest.mark.parametrize("level", ["beginner", "retainer", "lord"])
def test_a_style_is_chosen_once_for_a_table_and_its_record(level: str) -> None:
    evening = Evening("Ann", bots=(level,) * 4)
    evening.play("Ann", "play copper")
    chosen = [seat.bot for seat in evening.table.seats[1:]]
    assert all(bot and bot.startswith(f"{level}/") for bot in chosen) and len({*chosen}) > 1
    assert [seat.bot for seat in evening.again().seats[1:]] == chosen
    again = Settings.read({"record": evening.table.record().to_text()})
    assert [str(seat) for seat in again.seats] == ["person", *chosen]


def test_a_problem_is_reported_with_the_game() -> None:
    evening = Evening("Ann", "Ben")
    evening.do(evening.table.report(0, "My trap did nothing"))
    assert evening.table.notes == ["My trap did nothing"]
    assert "# My trap did nothing" in evening.table.record("My trap did nothing").to_text()
    assert "My trap" not in evening.table.record().to_text()


def test_what_this_version_does_not_understand_breaks_one_table_with_a_sentence() -> None:
    lines: list[tuple[str, dict[str, Any], str]] = [
        ("dance", {}, "error-table-newer"),
        ("move", {"move": "buy gold"}, "error-table-broken"),
        ("move", {}, "error-table-garbled"),
        ("undo", {"moves": 50}, "error-table-broken"),
        ("sit", {"guest": 1}, "error-table-garbled"),
    ]
    for kind, data, reason in lines:
        evening = Evening("Ann", "Ben")
        table = evening.table
        evening.do(table.move(0, "play copper"))
        table.add(Entry(table.seq + 1, evening.now, kind, 0, data))
        assert table.broken is not None and table.broken.message.id == reason
        with pytest.raises(KunitoriError) as problem:
            table.move(0, "play copper")
        assert problem.value is table.broken and all(problem.value.sentence(language) for language in ("en", "ja"))
        seen = seen_by(table, 0, evening.now)
        assert seen.broken is table.broken and seen.view is not None
        assert table.summary().is_broken and table.bot_to_move() is None
        evening.do(table.say(0, "", "What a pity"))
        assert seen_by(table, 1, evening.now).chat


def test_a_record_that_was_tampered_with_is_not_played() -> None:
    evening = Evening(seats=["person", "captain"])
    evening.sit("Ann")
    draft = evening.table.start()
    text = draft.data["record"].replace("cost=6", "cost=5", 1)
    evening.table.add(Entry(2, NOON, "start", None, {**draft.data, "record": text}))
    assert evening.table.broken is not None and evening.table.stage == "playing"
    assert seen_by(evening.table, 0, NOON).view is None


def test_a_game_begun_with_other_numbers_goes_on_with_them() -> None:
    """In an older version, or with an owner's corrections, Silver cost more."""
    evening = Evening("Ann", "Ben", corrections={"kunitori": {"silver": {"cost": 4}}})
    today = Table("evening", Settings.read({"game": "kunitori", "seats": ["person", "person"]}), NOON)
    assert today.settings.cards()["silver"].cost != 4
    for entry in evening.log:
        today.add(entry)
    assert today.broken is None and today.game is not None and today.game.cards["silver"].cost == 4
    today.add(today.move(0, "end").at(today.seq + 1, NOON))


def test_a_game_begun_by_newer_rules_waits_for_the_update() -> None:
    evening = Evening(seats=["person", "captain"])
    evening.sit("Ann")
    data = dict(evening.table.start().data)
    newer = rules_hash(Record.parse(data["record"]).cards, REVISION + 1)
    data["record"] = data["record"].replace(f"Rules: {REVISION} {data['rules']}", f"Rules: {REVISION + 1} {newer}")
    evening.table.add(Entry(2, NOON, "start", None, data | {"rules": newer}))
    assert evening.table.broken is not None and "newer" in str(evening.table.broken)
    assert seen_by(evening.table, 0, NOON).broken is evening.table.broken


def test_what_is_seen_holds_no_secret_of_the_table() -> None:
    evening = Evening("Ann", "Ben", seed="nobody shall know")
    told = repr(seen_by(evening.table, None, evening.now))
    for secret in ("nobody shall know", "token Ann", "guest Ann", evening.table.record().secret):
        assert str(secret) not in told


def test_a_summary_survives_its_way_through_json() -> None:
    evening = Evening("Ann", bots=("captain",), title="Friday", clock={"bank": 60})
    summary = evening.table.summary()
    assert (summary.stage, summary.names, summary.asked, summary.title) == ("playing", ("Ann", "Geki"), 0, "Friday")
    assert summary.due == evening.now + 60
    assert type(summary).from_data(summary.to_data()) == summary
