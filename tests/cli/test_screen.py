"""The game on a real screen, read through tmux."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from itertools import dropwhile
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Save
from tests.cli.test_moegahara import field
from tests.cli.test_play import AMBUSH

from kunitori.cards import card_set
from kunitori.i18n import LANGUAGES, texts
from kunitori.telling.facts import facts_line

PATIENCE = 20.0  # seconds


class Screen:
    """The game in a terminal of a given size."""

    def __init__(self, home: Path, width: int, height: int, arguments: str, variables: str) -> None:
        self.width, self.height = width, height
        self._socket = f"kunitori-{uuid.uuid4().hex[:12]}"
        settings = f"XDG_STATE_HOME={home}/state XDG_CONFIG_HOME={home}/config LC_ALL=C.UTF-8 TERM=screen-256color"
        settings = f"-u NO_COLOR -u FORCE_COLOR {settings} {variables}"
        game = f"env -u COLUMNS -u LINES {settings} {sys.executable} -m kunitori {arguments}; echo EXIT $?; sleep 60"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height), game)

    def _tmux(self, *words: str) -> str:
        command = ["tmux", "-L", self._socket, *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False).stdout

    def lines(self) -> list[str]:
        return self._tmux("capture-pane", "-p").rstrip("\n").split("\n")

    def coloured(self) -> str:
        """The screen with its colours and styles."""
        return self._tmux("capture-pane", "-p", "-e")

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def wait(self, *wanted: str) -> list[str]:
        """The screen, once it shows all of these texts."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = self.lines()
            if all(words in "\n".join(shown) for words in wanted):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{wanted} did not appear:\n" + "\n".join(self.lines()))

    def type(self, line: str) -> None:
        if line:
            self._tmux("send-keys", "-l", "--", line)
        self._tmux("send-keys", "Enter")

    def press(self, key: str) -> None:
        self._tmux("send-keys", key)

    def close(self) -> None:
        self._tmux("kill-server")


Open = Callable[..., Screen]


@pytest.fixture
def screen(home: Path) -> Iterator[Open]:
    if not shutil.which("tmux"):
        pytest.skip("tmux is not installed, so nobody can look at the screen")
    opened: list[Screen] = []

    def open_screen(arguments: str, width: int = 80, height: int = 24, variables: str = "") -> Screen:
        opened.append(Screen(home, width, height, arguments, variables))
        return opened[-1]

    yield open_screen
    for each in opened:
        each.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_picture_fits(screen: Open, save: Save, width: int, height: int, language: str) -> None:
    say = texts(language)
    path = save(AMBUSH, "person", "money")
    shown = screen(f"play --load {path} --lang {language}", width, height).wait("Ann>", say("phase-action"))
    assert say("game-world-on-fire") in shown[0]  # nothing has scrolled off the top
    assert shown[-1] == "Ann>"
    assert all(cell_len(line) <= width for line in shown)
    text = "\n".join(shown)
    for word in ("screen-army", "screen-hand", "hint-help"):
        assert say(word) in text
    for category in ("troop", "tactics", "politics"):
        assert say(f"screen-{category}") in text
    if width >= 120:
        assert say("card-beauty") in text  # no name is cut
    copper = next(line for line in shown if say("card-copper") in line)
    land = next(line for line in shown if say("card-land") in line and " 9 ×" in line)
    assert cell_len(copper[: copper.index(" 6 ×")]) == cell_len(land[: land.index(" 9 ×")])  # columns are aligned


def test_six_players_and_a_full_hand_still_fit(screen: Open, save: Save) -> None:
    hand = {"maeda_keiji": 1, "cavalry": 2, "trap": 1, "loyal_warning": 1, "travelling_monk": 1, "skilled_ninja": 1}
    seats = [{"hand": hand | {"moat": 1, "temple_tax": 1}}, *({"deployed": {"cavalry": 1}} for _ in range(5))]
    path = save({"players": ["Ann", "Ben", "Cem", "Dai", "Eva", "Fay"], "seats": seats}, "person", *["money"] * 5)
    shown = screen(f"play --load {path}").wait("Ann>", "8 Moat Construction")
    assert "World on Fire" in shown[0]
    assert shown[-1] == "Ann>"
    assert "Maeda Keiji" in "\n".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_battlefield_fits_with_six_players(
    screen: Open, save: Save, width: int, height: int, language: str
) -> None:
    say = texts(language)
    table = screen(f"play --load {save(field(6), 'person', *['money'] * 5)} --lang {language}", width, height)
    shown = table.wait("Ann>", say("phase-deploy"))
    assert say("game-moegahara") in shown[0]
    assert shown[-1] == "Ann>"
    assert all(cell_len(line) <= width for line in shown)
    rows = [int(line[1:3]) for line in shown if re.match(r"[ ›][ 1][0-9]( [<>=★☆] |$)", line)]
    assert rows == [*range(1, 11)]
    assert any(say("field-ours") in line for line in shown)
    assert any(say("screen-you", player="Ann") in line and "Ben" in line for line in shown)
    is_roomy = height >= 40
    assert any(say("screen-mate-hand", player="Chloe") in line for line in shown) == is_roomy
    table.type("2")  # Cavalry; every open Land is now marked
    shown = table.wait("› 4 >", say("question-land", card=say("card-cavalry")), "\nAnn>")
    assert say("game-moegahara") in shown[0]
    assert shown[-1] == "Ann>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_buyer_sees_the_pool_and_the_field_in_short(screen: Open, save: Save, language: str) -> None:
    say = texts(language)
    position = field(6, phase="buy", played={})
    shown = screen(f"play --load {save(position, 'person', *['money'] * 5)} --lang {language}").wait("Ann>")
    assert say("game-moegahara") in shown[0]
    assert shown[-1] == "Ann>"
    assert any(line.startswith(f"{say('field-strip')} 1<  2★  3☆  4>  5<") for line in shown)
    assert any(say("short-ishida-mitsunari") in line and line.startswith(say("side-west")) for line in shown)


def test_hands_are_covered_between_turns(screen: Open, save: Save) -> None:
    table = screen(f"play --load {save(AMBUSH, 'person', 'person')}")
    shown = table.wait("Ann, press Enter when you are ready.")
    assert "Hand" not in "\n".join(shown)
    table.type("")
    table.wait("Hand: Copper, Honda Tadakatsu", "Ann>")
    table.type("why play honda_tadakatsu")
    table.wait("is possible now")
    table.type("1")
    table.wait("Do you declare battle?")
    table.type("1")
    shown = table.wait("Ben, press Enter when you are ready.")
    assert "Hand" not in "\n".join(shown)
    assert "Copper" not in "\n".join(shown)
    table.type("")
    table.wait("Ann attacks you with 7; your army area defends with 2.", "Hand: Copper, Fake Fortress, 2 × Cavalry")
    table.press("Up")
    table.press("Up")
    time.sleep(0.3)
    assert "why play" not in "\n".join(table.lines())  # the history of typed lines is empty too


def test_long_pages_are_turned(screen: Open) -> None:
    table = screen("play --game world_on_fire --players Ann --bots money --seed 3")
    table.wait("Ann>")
    table.type("rules C5")
    assert "C5  " in table.wait("Enter: next page, q: back")[0]
    table.type("")
    table.wait("C5.7")
    table.type("q")
    table.wait("Ann>", "round 1")


def test_what_is_typed_over_a_page_is_carried_out(screen: Open, save: Save) -> None:
    table = screen(f"play --load {save(AMBUSH, 'person', 'money')}")
    table.wait("Ann>")
    table.type("rules C5")
    table.wait("Enter: next page, q: back")
    table.type("card moat")
    table.wait("Moat Construction — Politics", "Enter: back to the table")
    table.type("1")
    table.wait("Do you declare battle?", "Ann plays Honda Tadakatsu.")


def test_a_small_screen_swallows_nothing(screen: Open, save: Save) -> None:
    quiet = {"players": ["Ann", "Ben"], "seats": [{"hand": {"moat": 1}}, {}]}
    table = screen(f"play --load {save(quiet, 'person', 'money')}", 60, 16)
    assert table.wait("Ann>")[-1] == "Ann>"  # no log page, since nothing has happened yet
    table.close()
    table = screen(f"play --load {save({**AMBUSH, 'phase': 'buy'}, 'money', 'person')}", 60, 16)
    table.wait("since your last turn", "Ann plays Copper.", "Enter: back to the table")
    table.type("why buy gold")
    table.wait("Ben>", "Cards are bought in the buy phase.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_whole_where_there_is_room(screen: Open, save: Save, language: str) -> None:
    say = texts(language)
    hand = {"skilled_ninja": 1, "travelling_monk": 1, "loyal_warning": 1}
    path = save({"players": ["Ann", "Ben"], "seats": [{"hand": hand}, {}]}, "person", "money")
    for height in (24, 36):
        shown = screen(f"play --load {path} --lang {language}", 80, height).wait("Ann>", say("question-play"))
        assert say("game-world-on-fire") in shown[0]
        assert all(cell_len(line) <= 80 for line in shown)
    below = [*dropwhile(lambda line: say("question-play") not in line, shown)]
    for card in card_set("world_on_fire").facts:
        if card.id in hand:
            assert re.sub(r"\s", "", facts_line(card, say)) in re.sub(r"\s", "", "".join(below))


def test_ctrl_c_and_ctrl_d_save_the_game_and_leave_a_clean_screen(screen: Open, home: Path) -> None:
    for key in ("C-c", "C-d"):
        table = screen("play --game world_on_fire --players Ann --bots money --seed 3")
        table.wait("Ann>")
        table.press(key)
        shown = table.wait("The game is saved as it is. Continue whenever you like:", "EXIT 0")
        assert "Hand" not in "\n".join(shown)
        assert "Traceback" not in "\n".join(shown)
    saved = [*(home / "state" / "kunitori" / "games").glob("*.kunitori")]
    assert len(saved) == 2


def test_a_game_that_cannot_be_saved_takes_two_ctrl_c(screen: Open, home: Path) -> None:
    (home / "state").write_text("not a folder", encoding="utf-8")
    table = screen("play --game world_on_fire --players Ann --bots money --seed 3")
    table.wait("Ann>")
    table.press("C-c")
    table.wait("The game is not saved!", "Ann>")
    table.press("C-c")
    table.wait("The game could not be saved and is lost.", "EXIT 1")


def test_at_the_end_the_score_stays_on_the_screen(screen: Open) -> None:
    table = screen("play --game kunitori --players Ann --bots money --seed 3 --max-rounds 1", 80, 40)
    table.wait("Ann>")
    table.type("t")
    table.wait("played: 4 × Copper")
    table.type("e")
    table.wait("The end", "wins with", "EXIT 0")

def test_a_resized_window_is_drawn_again_and_keeps_what_was_typed(screen: Open, save: Save) -> None:
    table = screen(f"play --load {save(AMBUSH, 'person', 'money')}")
    table.wait("Ann>")
    table.press("w")
    table.press("h")
    table.press("y")
    table.wait("Ann> why")
    table.resize(120, 40)
    shown = table.wait("Ann> why", "Politics  ")  # a wide screen has a column for the categories
    assert len(shown[0]) > 100
    table.resize(60, 20)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (table.lines()[-1] == "Ann> why" and len(table.lines()[0]) <= 60):
        time.sleep(0.05)
    assert "World on Fire" in table.lines()[0]
    table.type(" buy gold")
    table.wait("Ann>", "bought in the buy phase")


def test_a_page_and_a_covered_screen_are_drawn_again_too(screen: Open, save: Save) -> None:
    table = screen(f"play --load {save(AMBUSH, 'person', 'person')}")
    table.wait("Ann, press Enter")
    table.resize(100, 30)
    time.sleep(0.5)
    shown = table.wait("Ann, press Enter")
    assert "Hand" not in "\n".join(shown) and sum("press Enter" in line for line in shown) == 1
    table.type("")
    table.wait("Ann>")
    table.type("rules C5")
    table.wait("Enter: next page, q: back")
    table.resize(100, 60)
    table.wait("C5.7")
    table.type("q")
    table.wait("Ann>", "Hand:")


@pytest.mark.parametrize(
    ("variables", "is_coloured"), [("", True), ("NO_COLOR=1", False), ("TERM=dumb", False), ("TERM=vt100", False)]
)
def test_colours_are_shown_where_the_terminal_has_them(
    screen: Open, save: Save, variables: str, is_coloured: bool
) -> None:
    table = screen(f"play --load {save(AMBUSH, 'person', 'money')}", variables=variables)
    table.wait("Ann>")
    assert bool(re.search(r"\x1b\[[0-9;]*3[0-8][;m]", table.coloured())) == is_coloured
