"""Levels at the table: they are offered first, stand beside a name, and stay the same after a break."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori import loads
from kunitori.bots import BOTS, LEVELS
from kunitori.bots.levels import STYLES
from kunitori.bots.names import PERSONS, bot_badge, personal_names
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables import checked_name

STYLED = [f"{level.name}/{style}" for level in LEVELS for style in level.styles]
STYLE = f"({'|'.join(STYLES)})"


def seats_of(file: Path) -> list[str]:
    return [line for line in loads(file.read_text(encoding="utf-8")).record().lines if line.startswith("# seats")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_level_of_its_own(language: str) -> None:
    say = texts(language)
    names = personal_names(len(PERSONS), "a table", say, lambda name: True)
    assert len({*names}) == len(PERSONS) > 20 and all(checked_name(name) == name for name in names)
    badges = [bot_badge(bot, say) for bot in [*BOTS, "exec:./my_bot"]]
    assert len({*badges}) == len(BOTS) + 1 and not {*badges} & {*names}
    assert all(bot_badge(bot, say) == bot_badge(bot.partition("/")[0], say) for bot in STYLED)


def test_the_levels_are_offered_first_and_who_is_alone_meets_a_retainer(run: Run) -> None:
    text = run("play --game kunitori --players Ann", ["", "save mine.kunitori", "quit"]).text
    bots = [line.split()[0] for line in text.splitlines() if line[:3].strip() and line.startswith("  ")]
    assert bots[:5] == [level.name for level in LEVELS] and bots.index("random") + 1 == bots.index("exec:")
    assert seats_of(Path("mine.kunitori"))[0].startswith("# seats person retainer/")
    assert re.search(r"[A-Z][a-z]+ \(Retainer\)", text)


def test_a_style_is_chosen_once_and_kept(run: Run, home: Path) -> None:
    bots = "beginner,retainer/merchant,lord,master@8"
    line = f"play --game world_on_fire --players Ann --bots {bots} --seed 3 --max-rounds 4"
    text = run(line, ["t", "e", "save mine.kunitori", "quit"]).text
    (seats,) = seats_of(home / "mine.kunitori")
    assert re.fullmatch(rf"# seats person beginner/{STYLE} retainer/merchant lord/{STYLE} master@8", seats)
    for badge in ("Recruit", "Retainer", "Lord", "Master"):
        assert re.search(rf"[A-Z][a-z]+ \({badge}\)", text), "a badge names no style"
    (table,) = home.glob("state/**/table.json")
    last = json.loads(table.read_text(encoding="utf-8"))
    assert last["bots"] == bots.split(",")  # another game may have other styles
    for again in ("play", "play --load mine.kunitori"):
        run(again, ["", "save again.kunitori", "quit"])
        assert seats_of(home / "again.kunitori") == [seats]
    others = "beginner/builder,captain,lord/warrior,lord-v1"
    changed = run(f"play --load mine.kunitori --bots {others}", ["save again.kunitori", "quit"])
    assert changed.code == 0
    assert seats_of(home / "again.kunitori") == [seats, f"# seats person {others.replace(',', ' ')}"]


def test_bots_of_all_levels_play_each_other(run: Run) -> None:
    line = "play --auto --game kunitori --bots beginner,retainer,captain,lord,master@8 --seed 3 --max-rounds 3"
    assert run(line).code == 0
    assert run(line).text == run(line).text
    assert run("play --auto --seed 3 --max-rounds 2").code == 0
