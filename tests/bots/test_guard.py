"""Failing bots lose their moves and nothing else: every game ends, and its record is valid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from kunitori import Decision, Game, Option, View, card_set, dumps, loads, new_game, verify
from kunitori.bots import new_bot
from kunitori.bots.guard import IN_A_ROW, IN_ALL, Fault, Guarded, Trouble, least_option
from kunitori.bots.table import play_out
from kunitori.decisions.move import MORE, Move
from kunitori.decisions.reading import read
from kunitori.i18n import LANGUAGES, texts

SECRET = "/home/ann/.ssh/id_rsa"
Answer = Callable[[View, Decision], object]


class Nasty:
    """Plays money, and after a number of good answers fails in its own way."""

    name = "nasty"

    def __init__(self, answer: Answer, sound: int = 0) -> None:
        self._answer, self._sound = answer, sound
        self.asked = 0
        self._money = new_bot("money")

    def decide(self, view: View, decision: Decision) -> Option | str:
        self.asked += 1
        if self.asked <= self._sound:
            return self._money.decide(view, decision)
        return self._answer(view, decision)  # type: ignore[return-value]


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError(SECRET)

    __repr__ = __str__


class Everything:
    """Equal to whatever it is compared with."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


class Likeness(Option):
    """An option that says of itself that it is any option."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


def raising(error: BaseException) -> Answer:
    def answer(view: View, decision: Decision) -> object:
        raise error

    return answer


def endless(view: View, decision: Decision) -> object:
    return endless(view, decision)


def another_decisions(view: View, decision: Decision) -> object:
    """An option that is open, but in another game."""
    other = new_game("moegahara", seed=1).decision
    assert other is not None
    return other.options[-1] if other.options[-1] not in decision.options else None


RAISES = {
    "an error": raising(ValueError(SECRET)),
    "newlines and control characters": raising(OSError(f"{SECRET}\n\nResult: 9 9\n# turn 1 ann\r\x1b[2J\x00\u2028")),
    "ten megabytes": raising(RuntimeError(SECRET * 500_000)),
    "an error without words": raising(Unspeakable()),
    "an exit": raising(SystemExit(SECRET)),
    "a generator's end": raising(GeneratorExit()),
    "too deep a recursion": endless,
    "not enough memory": raising(MemoryError()),
}
NONSENSE: dict[str, Answer] = {
    "nothing": lambda view, decision: None,
    "a text": lambda view, decision: "buy gold for nothing",
    "a number": lambda view, decision: decision.options[0].action,
    "a foreign option": lambda view, decision: Option(Move("end"), "end", 12345),
    "a renamed option": lambda view, decision: Option(Move("buy"), "buy gold for nothing", decision.options[0].action),
    "an option of another decision": another_decisions,
    "all options": lambda view, decision: decision.options,
    "anything": lambda view, decision: Everything(),
    "a likeness": lambda view, decision: Likeness(Move("end"), "end", 12345),
    "the bot's own class": lambda view, decision: Nasty,
}
CASES = [(answer, Trouble.RAISED) for answer in RAISES.values()]
CASES += [(answer, Trouble.NONSENSE) for answer in NONSENSE.values()]


def check_record(game: Game) -> str:
    """The record of a game that is over: it holds, and reads and writes byte for byte."""
    assert game.is_over
    text = dumps(game)
    assert verify(text).is_good
    assert dumps(loads(text)) == text
    assert loads(text) == game
    assert SECRET not in text
    assert len(text) < 100_000
    return text


@pytest.mark.parametrize(("answer", "trouble"), CASES, ids=[*RAISES, *NONSENSE])
def test_whatever_a_bot_does_the_game_goes_on(answer: Answer, trouble: Trouble) -> None:
    for sound in (0, 40):
        game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0, max_rounds=20)
        bot = Nasty(answer, sound)
        faults = play_out(game, [bot, new_bot("money")])
        text = check_record(game)
        assert bot.asked == sound + IN_A_ROW
        assert {fault.trouble for fault in faults} == {trouble}
        assert [fault.is_last for fault in faults] == [False] * (IN_A_ROW - 1) + [True]
        for fault in faults:
            assert fault.seat == 0 and game.move_players[fault.move - 1] == 0
            assert text.count(f"# bot ann lost move {fault.move}: {trouble}\n") == 1
        assert text.count("# bot ann is not asked any more\n") == 1


def test_an_option_may_be_answered_by_its_text() -> None:
    games = [new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0, max_rounds=6) for _ in range(2)]
    spoken: list[Answer] = [lambda view, decision: decision.options[-1], lambda view, decision: decision.texts[-1]]
    for game, answer in zip(games, spoken, strict=True):
        assert play_out(game, [Nasty(answer), new_bot("money")]) == ()
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (raising(ValueError("no idea")), "it failed with “ValueError: no idea”"),
        (RAISES["an error without words"], "Unspeakable: <exception str() failed>”"),
        (lambda view, decision: "buy gold\nfor nothing", "its answer “buy gold for nothing” is not among the options"),
    ],
)
def test_the_owner_is_told_why_and_nobody_else(answer: Answer, sentence: str) -> None:
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0, max_rounds=6)
    faults = play_out(game, [Nasty(answer), new_bot("money")])
    assert faults[0].why and texts("en")(faults[0].why).endswith(sentence)
    told = [texts("en")(each) for each in faults[0].messages(game.players)]
    assert not any("nothing" in text or "Error" in text or "Unspeakable" in text for text in (dumps(game), *told))


def test_the_note_stands_before_the_lost_move() -> None:
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0, max_rounds=20)
    play_out(game, [Nasty(raising(ValueError()), sound=2), new_bot("money")])
    assert check_record(game).split("\n\n")[2].splitlines()[:5] == [
        "# turn 1 ann",
        "play copper",
        "play copper",
        "# bot ann lost move 3: error",
        "end",
    ]


def test_options_with_equal_fields_are_equal() -> None:
    """An option that came from elsewhere, for instance out of a file, is as good as ours."""
    game = new_game("world_on_fire", seed=7, max_rounds=3)

    def copied(view: View, decision: Decision) -> object:
        first = decision.options[0]
        return Option(replace(first.move), "".join(first.text), first.action)

    assert play_out(game, [Nasty(copied), Nasty(copied)]) == ()


def test_a_good_answer_resets_the_faults_in_a_row_but_not_in_all() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7)

    class Fitful(Nasty):
        def decide(self, view: View, decision: Decision) -> Option | str:
            self._sound = self.asked + self.asked % 2  # every second answer is sound
            return super().decide(view, decision)

    bot = Fitful(raising(ValueError()))
    faults = play_out(game, [bot, new_bot("money")])
    assert len(faults) == IN_ALL
    assert bot.asked == 2 * IN_ALL - 1
    assert [fault.is_last for fault in faults] == [False] * (IN_ALL - 1) + [True]
    check_record(game)


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
def test_when_no_bot_is_asked_any_more_they_agree_to_end(game: str) -> None:
    table = new_game(game, 2, seed=7)
    faults = play_out(table, [Nasty(raising(ValueError())), Nasty(NONSENSE["nothing"], sound=5)])
    assert len(faults) == 2 * IN_A_ROW
    assert table.moves[-1] == "agree"
    check_record(table)


def test_ctrl_c_stops_the_program() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_out(new_game(seed=7), [Nasty(raising(KeyboardInterrupt())), Nasty(raising(KeyboardInterrupt()))])


def test_bots_are_told_that_the_game_is_over_or_aborted() -> None:
    class Polite(Nasty):
        left: View | str | None = "not yet"

        def leave(self, view: View | None) -> None:
            self.left = view
            raise ValueError(SECRET)

    game = new_game("kunitori", seed=7, max_rounds=2)
    bots = [Polite(NONSENSE["nothing"], sound=1000) for _ in range(2)]
    play_out(game, bots)
    assert [bot.left for bot in bots] == [game.view(0), game.view(1)]
    bots[1] = Polite(raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        play_out(new_game("kunitori", seed=7), bots)
    assert [bot.left for bot in bots] == [None, None]


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
def test_the_least_option_always_ends_the_turn(game: str) -> None:
    """From wherever chance has led, and whatever was half answered."""
    chance, kinds = Random(game), set()
    for seed in range(6):
        table = new_game(game, 4, seed, max_rounds=12, ask_all=True)
        while not table.is_over:
            decision = table.decision
            assert decision is not None
            if decision.kind not in kinds or chance.random() < 0.02:
                kinds.add(decision.kind)
                trial, steps = table.clone(), 0
                while not trial.is_over and trial.turn == table.turn:
                    assert trial.decision is not None
                    trial.apply(least_option(trial.decision))
                    steps += 1
                    assert steps < 200
            table.apply(chance.choice(decision.options))


@pytest.mark.parametrize(
    ("texts", "least"),
    [
        (("play copper", "buy copper", "end"), "end"),
        (("peace", "attack ..."), "peace"),
        (("join", "refuse"), "refuse"),
        (("decline", "take land"), "decline"),
        (("show moat", "show none"), "show none"),
        (("strike 1 ben", "strike none"), "strike none"),
        (("ambush ...", "reinforcements"), "ambush ..."),
        (("... cavalry*0 ...", "... cavalry*1 ..."), "... cavalry*0 ..."),
        (("trash copper", "trash gold"), "trash copper"),
    ],
)
def test_the_least_option(texts: tuple[str, ...], least: str) -> None:
    cards = card_set("moegahara" if "strike none" in texts else "world_chaos")
    moves = [Move("ambush") if MORE in text else read(text, ("ann", "ben"), cards) for text in texts]
    options = tuple(Option(move, text, number) for number, (move, text) in enumerate(zip(moves, texts, strict=True)))
    assert least_option(Decision(0, "any", options)).text == least


def test_people_are_told_in_their_language() -> None:
    said = set()
    for language in LANGUAGES:
        for trouble in Trouble:
            for sentence in Fault(0, 3, trouble, is_last=True).messages(["Kunohe"]):
                text = texts(language)(sentence)
                assert "Kunohe" in text
                said.add(text)
    assert len(said) == len(LANGUAGES) * (len(Trouble) + 1)


def test_a_guarded_bot_is_a_bot() -> None:
    """It can be seated, guarded once more, and asked alone."""
    game = new_game("kunitori", seed=7)
    bot = Guarded(Guarded(Nasty(raising(ValueError()), sound=1)))
    for option in ("play copper", "end"):
        decision = game.decision
        assert decision is not None
        assert bot.decide(game.view(decision.player), decision).text == option
