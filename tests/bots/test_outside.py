"""Bots in separate processes: good ones play as usual, and bad ones harm neither the game nor the machine."""

from __future__ import annotations

import json
import random
import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from tests.bots.outside_schema import check_message, is_answer
from tests.property.leaks import begin, common_move, compare_told, other_truth

from kunitori import BadOptions, Decision, Event, Game, Option, SeatView, View, dumps, loads, new_game, verify
from kunitori.arena import new_contest, play_contest
from kunitori.arena.export import to_json
from kunitori.arena.report import report
from kunitori.bots import Bot, new_bot
from kunitori.bots.guard import IN_A_ROW, Guarded, LostMove, Trouble
from kunitori.bots.outside import PROTOCOL, OutsideBot, is_outside, outside_bot
from kunitori.bots.outside.talk import Talk, hello
from kunitori.bots.outside.words import cards_data, line
from kunitori.bots.table import play_out
from kunitori.cards import card_set
from kunitori.envs.words.bot_table import BotTable
from kunitori.game.words import decision_data
from kunitori.i18n import LANGUAGES, texts
from kunitori.lab.pool import check_bots
from kunitori.lab.rulesets import Ruleset
from kunitori.tables.settings import check_table_bot

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
GAMES = ["kunitori", "world_on_fire", "world_chaos", "moegahara"]
PYTHON = [sys.executable, "-S", "-E"]
PATIENT = 30.0
"""Seconds for good bots, so that a busy machine does not fail the test."""

HELLO = f"""
import json, os, signal, subprocess, sys, time
def hear():
    return json.loads(sys.stdin.readline())
def say(answer):
    print(json.dumps(answer), flush=True)
hear()
say({{"protocol": {PROTOCOL}}})
hear()
"""
ASKED = HELLO + "hear()\n"

DEAD = {
    "raises at once": ("raise RuntimeError", Trouble.GONE),
    "greets and goes": (HELLO, Trouble.GONE),
    "goes when it is asked": (ASKED + "sys.exit()", Trouble.GONE),
    "goes amid its answer": (ASKED + "os.write(1, b'{\"option\":')", Trouble.GONE),
    "closes its mouth": (ASKED + "os.close(1); time.sleep(99)", Trouble.GONE),
    "kills its own group": (ASKED + "os.killpg(0, signal.SIGKILL)", Trouble.GONE),
}
MUTE = {
    "never says a word": ("import time; time.sleep(99)", Trouble.LATE),
    "greets and falls asleep": (HELLO + "time.sleep(99)", Trouble.LATE),
    "sleeps when it is asked": (ASKED + "time.sleep(99)", Trouble.LATE),
    "never ends its line": (ASKED + "os.write(1, b'{\"option\":\"end\"}'); time.sleep(99)", Trouble.LATE),
    "closes its ears": (HELLO + "os.close(0); time.sleep(99)", Trouble.LATE),
    "is busy for ever": (ASKED + "while True: pass", Trouble.LATE),
    "ignores SIGTERM": (ASKED + "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(99)", Trouble.LATE),
    "leaves a grandchild behind that keeps the pipe": (
        "import pathlib, subprocess\nchild = subprocess.Popen(['sleep', '99'])\n"
        "pathlib.Path(__file__).with_suffix('.alive').write_text(str(child.pid))\n" + ASKED + "os._exit(0)",
        Trouble.LATE,
    ),
    "answers questions of long ago for ever": (
        ASKED + "while True: say({'number': 0, 'option': 'end'}); time.sleep(0.01)",
        Trouble.LATE,
    ),
}
NOISY = {
    "greets in another way": ("print('Good evening, gentlemen.', flush=True); input()", Trouble.GARBLED),
    "speaks another protocol": ("print('{\"protocol\": 99}', flush=True); input(); input()", Trouble.GARBLED),
    "talks to itself": (ASKED + "print('thinking ...', flush=True); time.sleep(99)", Trouble.GARBLED),
    "answers with a list": (ASKED + "say([1, 2]); time.sleep(99)", Trouble.GARBLED),
    "answers too deeply": (ASKED + "print('[' * 50_000, flush=True); time.sleep(99)", Trouble.GARBLED),
    "answers with a long number": (ASKED + "print('9' * 50_000, flush=True); time.sleep(99)", Trouble.GARBLED),
    "answers with bytes": (ASKED + "os.write(1, bytes([0, 255, 254, 10])); time.sleep(99)", Trouble.GARBLED),
    "says 100 MB in one line": (ASKED + "for _ in range(100): os.write(1, b'x' * 2**20)", Trouble.GARBLED),
    "says 100 MB in one line before it is asked": (
        HELLO + "for _ in range(100): os.write(1, b'x' * 2**20)",
        Trouble.GARBLED,
    ),
    "says 100 MB in many lines": (ASKED + "while True: os.write(1, b'{}' + b' ' * 70_000 + b'\\n')", Trouble.GARBLED),
}
WRONG = {
    "answers with nothing": "say({})",
    "answers with null": "say({'option': None, 'action': None})",
    "answers with everything": "say({'option': d['options']})",
    "answers with a move that is not open": "say({'option': 'buy land'})",
    "answers with a number out of nowhere": "say({'action': -1})",
    "contradicts itself": "say({'option': 'end', 'action': d['actions'][0] - 1})",
}


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Path]:
    """A place for a program; whatever it starts is gone in the end."""
    path = tmp_path / "program.py"
    yield path
    alive = path.with_suffix(".alive")
    if ".alive" in path.read_text("utf-8"):
        assert not is_alive(int(alive.read_text("utf-8")))


def is_alive(process: int) -> bool:
    """Whether a process runs; one that is dead and only not yet buried does not."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        done = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
        if not done.stdout.strip() or done.stdout.startswith("Z"):
            return False
        time.sleep(0.05)
    return True


def seated(path: Path, text: str, seconds: float, starting: float = PATIENT) -> OutsideBot:
    path.write_text(text, encoding="utf-8")
    return OutsideBot("nasty", [*PYTHON, str(path)], 1, seconds=seconds, starting=starting)


def check_record(game: Game) -> None:
    assert game.is_over
    text = dumps(game)
    assert verify(text).is_good
    assert dumps(loads(text)) == text
    assert str(EXAMPLES) not in text and "Traceback" not in text


# ---- bad ones
BAD = {**DEAD, **MUTE, **NOISY}


@pytest.mark.parametrize(("text", "trouble"), BAD.values(), ids=[*BAD])
def test_a_bad_program_loses_its_moves_and_the_game_goes_on(program: Path, text: str, trouble: Trouble) -> None:
    # A program that is only waited for gets little time, one that has to do something first gets all it needs.
    is_mute = trouble is Trouble.LATE
    greets = HELLO in text
    bot = seated(program, text, 0.1 if is_mute else PATIENT, PATIENT if greets or not is_mute else 0.1)
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0, max_rounds=6)
    faults = play_out(game, [bot, new_bot("money")])
    # It is started twice, and then no longer asked.
    assert [fault.trouble for fault in faults] == [trouble, trouble, Trouble.GONE]
    assert len(faults) == IN_A_ROW and faults[-1].is_last
    check_record(game)


@pytest.mark.parametrize("answer", WRONG.values(), ids=[*WRONG])
def test_a_wrong_answer_costs_a_move_but_the_program_stays(program: Path, answer: str) -> None:
    text = HELLO + f"d = hear()['decision']\n{answer}\nd = hear()['decision']\nsay({{'action': d['actions'][0]}})\n"
    bot = seated(program, text, PATIENT)
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0)
    decision = game.decision
    assert decision is not None
    with pytest.raises(LostMove) as lost:
        bot.decide(game.view(0), decision)
    assert lost.value.trouble is Trouble.NONSENSE
    assert bot.decide(game.view(0), decision) == decision.options[0]
    bot.leave(None)


def test_early_and_repeated_answers_are_not_mistaken_for_others(program: Path) -> None:
    """It answers before it is asked and everything three times, and is understood all the same."""
    text = HELLO + "say({'number': 0, 'option': 'no such'})\nwhile True:\n    q = hear()\n"
    text += "    if q['type'] == 'over': break\n    for _ in range(3):\n"
    text += "        say({'number': q['number'], 'action': q['decision']['actions'][-1]})\n"
    game = new_game("world_on_fire", seed=7, start=0, max_rounds=4)
    assert play_out(game, [seated(program, text, PATIENT), new_bot("money")]) == ()
    check_record(game)


def test_a_program_that_recovers_is_asked_again(program: Path) -> None:
    """It dies once; the second time it plays on as if nothing had happened."""
    text = HELLO + "import pathlib\nfirst = pathlib.Path(__file__).with_suffix('.first')\n"
    text += "if not first.exists():\n    first.touch()\n    sys.exit()\n"
    text += "while True:\n    q = hear()\n    if q['type'] == 'over': break\n"
    text += "    say({'option': q['decision']['options'][-1]})\n"
    game = new_game("world_on_fire", seed=7, start=0, max_rounds=4)
    faults = play_out(game, [seated(program, text, PATIENT), new_bot("money")])
    assert [(fault.trouble, fault.is_last) for fault in faults] == [(Trouble.GONE, False)]
    check_record(game)


def test_a_program_learns_how_the_game_ended_and_may_exit(program: Path) -> None:
    text = HELLO + "import pathlib\nwhile True:\n    q = hear()\n    if q['type'] == 'over': break\n"
    text += "    say({'option': q['decision']['options'][-1]})\n"
    text += "pathlib.Path(__file__).with_suffix('.json').write_text(json.dumps(q))\n"
    for name, winners in (("kunitori", [1]), ("moegahara", [1, 3])):
        game = new_game(name, 4, seed=7, max_rounds=30)
        bots: list[Bot] = [new_bot("money") for _ in range(4)]
        bots[0] = seated(program, text, PATIENT)
        play_out(game, bots)
        told = json.loads(program.with_suffix(".json").read_text("utf-8"))
        assert told["winners"] == [*game.winners]
        assert told["scores"] == [*game.scores]
        assert told["view"]["is_over"] is True
        if name == "moegahara":
            assert told["winners"] == winners


def test_a_program_that_does_not_exit_is_killed(program: Path) -> None:
    text = "import os, pathlib, signal\n" + HELLO + "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    text += "pathlib.Path(__file__).with_suffix('.alive').write_text(str(os.getpid()))\n"
    text += "while True:\n    q = hear()\n    if q['type'] == 'over': break\n"
    text += "    say({'option': q['decision']['options'][-1]})\nwhile True: os.write(1, b'and another thing')\n"
    game = new_game("kunitori", seed=7, max_rounds=2)
    begun = time.monotonic()
    play_out(game, [seated(program, text, PATIENT), new_bot("money")])
    assert time.monotonic() - begun < PATIENT


def test_no_process_is_left_without_a_farewell(program: Path) -> None:
    text = "import os, pathlib\n" + HELLO
    text += "pathlib.Path(__file__).with_suffix('.alive').write_text(str(os.getpid()))\nsay(hear())\nhear()\n"
    bot = seated(program, text, PATIENT)
    game = new_game("kunitori", seed=7)
    decision = game.decision
    assert decision is not None
    with pytest.raises(LostMove):
        bot.decide(game.view(decision.player), decision)
    del bot


# ---- good ones
@pytest.mark.parametrize("game", GAMES)
def test_the_program_of_the_examples_plays_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    table = new_game(game, 2, seed=5, max_rounds=15)
    bot = outside_bot("exec:./plain_money.py", seconds=PATIENT)
    assert play_out(table, [bot, new_bot("random", 1)]) == ()
    check_record(table)
    if game == "kunitori":
        assert table.winners == (0,)


@pytest.mark.parametrize(
    "program",
    [
        pytest.param("plain_money.js", marks=pytest.mark.skipif(not shutil.which("node"), reason="no Node here")),
        "plain_money.sh",
    ],
)
def test_the_examples_in_other_languages_play_like_the_one_in_python(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    tables = [new_game("kunitori", 2, seed=5, max_rounds=8) for _ in range(2)]
    for table, name in zip(tables, (program, "plain_money.py"), strict=True):
        assert play_out(table, [outside_bot(f"exec:./{name}", seconds=PATIENT), new_bot("random", 1)]) == ()
    assert tables[0].moves == tables[1].moves


CURIOUS = '''
from random import Random

class Curious:
    """Plays by everything it is told, so that different messages lead to different moves."""

    name = "curious"

    def decide(self, view, decision):
        told = str(view.events[-1:]) + str(len(view.events)) + str(view.seats) + str(view.sample(1).view(view.player))
        return decision.options[Random(told).randrange(len(decision.options))]

class Chatty(Curious):
    def decide(self, view, decision):
        print("thinking", flush=True)
        try:
            print(input("what now? "))
        except EOFError:
            return super().decide(view, decision)

class Broken(Curious):
    def decide(self, view, decision):
        raise RuntimeError("no idea")

class Leaving(Curious):
    def decide(self, view, decision):
        raise SystemExit(3)

class Stubborn(Curious):
    def decide(self, view, decision):
        return "buy the castle of Osaka"

class Unmakeable:
    def __init__(self):
        raise RuntimeError("not today")
'''


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the writer's module; a file beside it is called like one of Python's own."""
    (tmp_path / "my_bots.py").write_text(CURIOUS, encoding="utf-8")
    (tmp_path / "json.py").write_text("raise ImportError('the wrong one')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def at_home(name: str) -> Bot:
    namespace: dict[str, type] = {}
    exec(CURIOUS, namespace)
    bot: Bot = namespace[name]()
    return bot


@pytest.mark.parametrize("game", GAMES)
def test_a_python_class_plays_the_same_in_its_own_process(classes: Path, game: str) -> None:
    """It is told the same, events included; printing and asking for input does not disturb it."""
    tables = [new_game(game, 2, seed=5, max_rounds=6) for _ in range(2)]
    abroad = [outside_bot("python:my_bots:Curious", seconds=PATIENT), outside_bot("python@9:my_bots:Chatty")]
    assert isinstance(abroad[1], OutsideBot) and abroad[1].seconds == 9
    assert play_out(tables[0], abroad) == ()
    assert play_out(tables[1], [at_home("Curious"), at_home("Curious")]) == ()
    assert dumps(tables[0]) == dumps(tables[1])


def test_an_undo_reaches_the_other_process(classes: Path) -> None:
    bot, same = outside_bot("python:my_bots:Curious", seconds=PATIENT), at_home("Curious")
    game = new_game("world_on_fire", seed=5)
    for undone in (0, 0, 0, 0, 3, 0, 0, 0, 2, 0, 1, 0, 6, 0, 0):
        game.undo(undone)
        decision = game.decision
        assert decision is not None
        view = game.view(decision.player)
        # One bot hears what different seats know: of nothing that it was told before can it be sure.
        option = bot.decide(view, decision)
        assert option == same.decide(view, decision)
        game.apply(option)
    bot.leave(None)


def test_the_class_of_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    game = new_game("kunitori", 2, seed=5, max_rounds=15)
    assert play_out(game, [outside_bot("python:spender:Spender", seconds=PATIENT), new_bot("random", 1)]) == ()
    check_record(game)


@pytest.mark.parametrize(
    ("name", "troubles"),
    [
        ("Broken", [Trouble.RAISED] * 3),
        ("Leaving", [Trouble.RAISED] * 3),
        ("Stubborn", [Trouble.NONSENSE] * 3),
        ("Unmakeable", [Trouble.GONE] * 3),
        ("Nobody", [Trouble.GONE] * 3),
    ],
)
def test_a_bad_python_class(
    classes: Path, monkeypatch: pytest.MonkeyPatch, name: str, troubles: list[Trouble]
) -> None:
    """The record says what sort of trouble it was, the log says it all."""
    log = classes / "bot.log"
    monkeypatch.setenv("KUNITORI_BOT_LOG", str(log))
    game = new_game("kunitori", 2, seed=5, max_rounds=4)
    faults = play_out(game, [outside_bot(f"python:my_bots:{name}", seconds=PATIENT), new_bot("money")])
    assert [fault.trouble for fault in faults] == troubles
    check_record(game)
    assert ("Traceback" in log.read_text("utf-8")) == (name != "Stubborn")


WHY = {
    "error": ("raise OSError('too early')", "ended with exit status 1; its last words were “OSError: too early”"),
    "quiet": (ASKED + "sys.exit(3)", "its program ended with exit status 3"),
    "killed": (ASKED + "os.kill(0, signal.SIGTERM)", "its program was ended by signal 15"),
    "closed": (ASKED + "os.close(1); time.sleep(99)", "its program closed its output"),
    "late": (ASKED + "time.sleep(99)", "no answer came within 0.10 seconds"),
    "words": (ASKED + "say({'failed': True, 'why': 'I am lost'})\nhear()", "it failed with “I am lost”"),
    "no words": (ASKED + "say({'failed': True})\nhear()", "it says that it has failed"),
    "garbled": (ASKED + "print('thinking …', flush=True); hear()", "“thinking …” is no message of the protocol"),
    "greeting": ("print('{\"protocol\": 99}'); input(); input()", "“{\"protocol\": 99}” is no message of the protocol"),
    "wrong": (ASKED + "say({'option': 'buy gold'})\nhear()", "its answer “buy gold” is not among the options"),
    "talkative": (
        ASKED + "for _ in range(100): os.write(2, b'.' * 99_999)\nos.write(2, b'\\nThe end\\n\\n'); sys.exit(4)",
        "its program ended with exit status 4; its last words were “The end”",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), WHY.values(), ids=[*WHY])
def test_the_owner_of_a_program_is_told_why_it_lost_a_move(program: Path, text: str, sentence: str) -> None:
    bot = Guarded(seated(program, text, 0.1 if "within" in sentence else PATIENT))
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0)
    assert game.decision is not None
    bot.decide(game.view(0), game.decision)
    assert bot.why and sentence in texts("en")(bot.why)
    bot.leave(None)


@pytest.mark.parametrize("kind", ["python", "python-here"])
def test_a_class_that_cannot_be_loaded_is_refused_with_the_reason(classes: Path, kind: str) -> None:
    for name, told in {"my_bots:Nobody": "has no attribute", "nowhere:Nobody": "No module named"}.items():
        with pytest.raises(BadOptions, match=f"“{name}” cannot be loaded.*{told}"):
            new_contest("kunitori", [f"{kind}:{name}", "money"])


def test_the_arena_says_why_a_bot_failed(classes: Path) -> None:
    bots = ["python@30:my_bots:Broken", "python-here:my_bots:Stubborn"]
    outcome = play_contest(new_contest("kunitori", bots, games=2, seed=7, max_rounds=3))
    for language, broken in zip(LANGUAGES, ("failed with", "gescheitert", "échoué", "失敗"), strict=True):
        told = "\n".join(str(part) for part in report(outcome, texts(language)))
        assert broken in told and "RuntimeError: no idea" in told and "buy the castle of Osaka" in told
    around = json.loads(to_json(outcome, {}))["around"]
    assert around["failures"]["python@30:my_bots:Broken"] == [
        {"why": "it failed with “RuntimeError: no idea”", "games": len(outcome.games)}
    ]


# ---- in this process
@pytest.mark.parametrize("game", GAMES)
def test_a_class_plays_the_same_in_our_process(classes: Path, game: str) -> None:
    tables = [new_game(game, 2, seed=5, max_rounds=6) for _ in range(2)]
    assert play_out(tables[0], [outside_bot("python-here:my_bots:Curious", seed) for seed in (1, 2)]) == ()
    assert play_out(tables[1], [at_home("Curious"), at_home("Curious")]) == ()
    assert dumps(tables[0]) == dumps(tables[1])


@pytest.mark.parametrize("name", ["Broken", "Leaving", "Unmakeable"])
def test_a_bad_class_in_our_process_loses_its_moves(classes: Path, name: str) -> None:
    game = new_game("kunitori", 2, seed=5, max_rounds=4)
    faults = play_out(game, [outside_bot(f"python-here:my_bots:{name}"), new_bot("money")])
    assert [fault.trouble for fault in faults] == [Trouble.RAISED] * 3
    check_record(game)


def test_nobody_elses_table_takes_a_class_into_its_process(classes: Path) -> None:
    for name in ("python-here:my_bots:Curious", "python-here:nowhere:Nobody"):
        with pytest.raises(BadOptions, match="at this table"):
            check_table_bot(name, card_set("kunitori"), 2)
        with pytest.raises(BadOptions, match="There is no bot"):
            BotTable("en").new_game("kunitori", bots=[name])
        with pytest.raises(BadOptions, match="cannot play in the Lab"):
            check_bots((name,), Ruleset.of("kunitori", None, None, None), 2)


# ---- names
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "The program “” cannot be started here"),
        ("exec:/nowhere/at/all --fast", "The program “/nowhere/at/all” cannot be started"),
        ("exec:./bot 'one", "A quotation mark is missing"),
        ("exec:\0", "The program “\ufffd” cannot be started"),
        ("python:", "is not a Python class"),
        ("python:miser", "is not a Python class"),
        ("python:my-bots:Miser", "is not a Python class"),
        ("python:my_bots:Miser()", "is not a Python class"),
        ("python-here:miser", "is not a Python class"),
        ("python-here@5:my_bots:Miser", "takes no time limit"),
        ("exec", "There is no bot “exec” here. Choose one of exec:COMMAND,"),
        ("exec@soon:./bot", "There is no bot “exec@soon:./bot” here"),
    ],
)
def test_invalid_names(name: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as problem:
        outside_bot(name)
    assert sentence in str(problem.value)


def test_other_systems_refuse_them_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.name", "nt")
    with pytest.raises(BadOptions, match="Linux and macOS"):
        outside_bot("exec:python3")
    monkeypatch.undo()


def test_no_built_in_bot_looks_like_an_outside_bot() -> None:
    assert not any(is_outside(name) for name in ("money", "master@500", "beginner/warlike", "", "execute:x"))


# ---- what they are told
def test_the_seed_of_the_game_is_not_revealed(program: Path) -> None:
    """A bot's seed comes from the game's in the terminal: with it the shuffles could be foretold."""
    text = "import pathlib\npathlib.Path(__file__).with_suffix('.json').write_text(input())\n"
    told = []
    for seed in ("4711", "4712", "4711"):
        program.write_text(text, encoding="utf-8")
        bot = OutsideBot("spy", [*PYTHON, str(program)], seed)
        with pytest.raises(LostMove):
            bot.greet()
        told.append(json.loads(program.with_suffix(".json").read_text("utf-8")))
    assert told[0] == told[2] != told[1]
    assert told[0]["type"] == "hello" and "4711" not in str(told[0])


def test_a_view_is_sent_completely() -> None:
    """Whatever a view and a seat hold has its plain name."""
    view = new_game("moegahara", 4, seed=3).view(1)
    data = view.to_data()
    assert data.keys() - {"seat", "events_before", "rest"} == {field.name for field in fields(View)} - {
        "player", "known_state",
    }  # fmt: skip
    assert [*data["seats"][0]] == [field.name for field in fields(SeatView)]
    assert data["seats"][1]["hand"] == view.me.hand
    assert data["seats"][0]["hand"] == {} and data["seats"][0]["deck"] is None
    decision = new_game("kunitori", seed=3).decision
    assert decision is not None
    assert decision_data(decision).keys() == {field.name for field in fields(Decision)} | {"actions"}
    facts = cards_data(view.cards)["cavalry"]
    assert (facts["category"], facts["cost"], facts["marker"]) == ("troop", 5, "blue")
    assert "money" not in facts and "provenance" not in facts


def said_to(game: Game, seat: int) -> bytes:
    """All that a program at this seat is told in a position."""
    view = game.view(seat)
    decision = view.decision
    about = line("game", game=view.game, players=view.players, seat=view.player, cards=cards_data(view.cards))
    return about + line("decide", view=view.to_data(), decision=decision and decision_data(decision))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_sent_that_the_seat_may_not_know(game: str) -> None:
    """In two truths that a seat cannot tell apart, the same bytes are sent, as long as the same things happen."""
    chance = random.Random(game)
    compared = others = 0
    for seed in range(3):
        table = new_game(game, 4, seed, max_rounds=8)
        while not table.is_over:
            viewer = chance.randrange(4)
            one, other = begin(table._state), begin(other_truth(table._state, viewer, chance.randrange(1 << 64)))
            others += one != other
            for _ in range(12):
                assert said_to(one, viewer) == said_to(other, viewer)
                compared += 1
                if one.decision is None:
                    break
                move, is_common = common_move(one, other, viewer, chance)
                before = len(one.events)
                if not is_common:
                    break
                one.apply(move)
                other.apply(move)
                if compare_told(one.events_for(viewer, before), other.events_for(viewer, before), viewer):
                    break
            steps = chance.randrange(5, 25)
            while table.decision is not None and (steps > 0 or table.decision.step):
                table.apply(chance.choice(table.decision.options))
                steps -= 1
    assert compared > 100 and others > 8


def test_options_come_back_by_text_or_by_number(program: Path) -> None:
    text = HELLO + "d = hear()['decision']\nsay({'option': d['options'][1]})\n"
    text += "d = hear()['decision']\nsay({'action': d['actions'][1], 'why': 'it is cheap'})\n"
    text += "d = hear()['decision']\nsay({'action': d['actions'][1], 'option': d['options'][1]})\nhear()\n"
    bot = seated(program, text, PATIENT)
    game = new_game("world_on_fire", seed=7, start=0)
    decision = game.decision
    assert decision is not None
    answers: list[Option] = [bot.decide(game.view(0), decision) for _ in range(3)]
    assert answers == [decision.options[1]] * 3
    bot.leave(None)


# ---- the schema
def test_the_schema_is_fresh() -> None:
    for file, text in runpy.run_path(str(EXAMPLES.parents[1] / "tools" / "write_bot_schema.py"))["written"]().items():
        assert file.read_text(encoding="utf-8") == text, "python tools/write_bot_schema.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_message_fits_the_schema(game: str) -> None:
    chance, talk = random.Random(game), Talk()
    check_message(hello(7, 1.0))
    table = new_game(game, 4, seed=3, max_rounds=6)
    while (decision := table.decision) is not None:
        view = table.view(decision.player)
        for message in (*talk.game(view), talk.question(view, decision)):
            check_message(message)
        table.apply(chance.choice(decision.options))
    check_message(talk.over(table.view(0)))


def test_the_schema_knows_answers_from_other_things() -> None:
    good = [{"protocol": PROTOCOL}, {"number": 3, "option": "end"}, {"action": 7}, {"failed": True, "why": "no idea"}]
    bad = [{}, [], {"protocol": 99}, {"number": 3}, {"option": 7}, {"action": "end"}, {"failed": False}]
    assert all(map(is_answer, good)) and not any(map(is_answer, bad))


# ---- what their writers read
def test_the_document_shows_the_examples_as_they_are() -> None:
    page = (EXAMPLES.parents[1] / "docs" / "writing-a-bot.md").read_text("utf-8")
    assert (EXAMPLES / "plain_money.py").read_text("utf-8") in page
    prompts = [line[4:] for line in page.splitlines() if line.startswith((">>> class", "..."))]
    assert "\n".join(prompts) in (EXAMPLES / "spender.py").read_text("utf-8")



def test_the_document_has_a_line_for_every_field() -> None:
    page = (EXAMPLES.parents[1] / "docs" / "writing-a-bot.md").read_text("utf-8")
    game = new_game("moegahara", seed=3)
    view, decision = game.view(0).to_data(), game.decision
    assert decision is not None
    event = [field.name for field in fields(Event)]
    for name in (*view, "cards", *view["seats"][0], *view["lands"][0], *decision_data(decision), *event):
        assert f"`{name}`" in page, name
    for trouble in Trouble:
        assert f"| `{trouble}` |" in page
