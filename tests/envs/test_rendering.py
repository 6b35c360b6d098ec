"""What environments render: the table as a seat sees it, in text, HTML and pixels, and nothing that it may not know."""

from __future__ import annotations

import asyncio
import random
from importlib import import_module
from typing import Any

import pytest
from tests.property.tables import GAMES, tables_of
from tests.test_extras import python

from kunitori import BadOptions, KunitoriError
from kunitori.engine.deal import dealt, known_to
from kunitori.envs import Episode, new_task
from kunitori.envs.rendering import Renderer

gymnasium = pytest.importorskip("gymnasium")
SoloEnv = import_module("kunitori.envs.solo").SoloEnv

FEW = [("moegahara", 4)]
MORE = [table for table in tables_of(GAMES) if table[1] in (2, 6) and table not in FEW]
TABLES = [*FEW, *(pytest.param(*table, marks=pytest.mark.slow) for table in MORE)]

WITHOUT = """
from tests.only_with import pretend
pretend(["envs"])
from kunitori import KunitoriError
from kunitori.envs.solo import SoloEnv
SoloEnv(render_mode="ansi")
try:
    SoloEnv(render_mode="rgb_array")
except KunitoriError as problem:
    print(problem)
"""


@pytest.fixture
def camera() -> Any:
    """The browser's module; the test is skipped where it cannot run."""
    import_module("tests.browser.people")
    pytest.importorskip("PIL")
    return import_module("kunitori.envs.camera")


@pytest.mark.parametrize(("game", "players"), [table for table in tables_of(GAMES) if table[1] in (2, 6)])
def test_a_picture_shows_no_more_than_its_seat_may_know(game: str, players: int) -> None:
    chance, names = random.Random(game), [f"player_{seat}" for seat in range(players)]
    renderers = [Renderer(mode, names) for mode in ("ansi", "html")]
    episode, other = (Episode(new_task(game, players, max_rounds=12), seed=3) for _ in range(2))
    seen = 0
    while not episode.is_over:
        if chance.random() < 0.3 / players:
            seat = chance.choice([None, *range(players)])
            other.state = dealt(known_to(episode.state, -1 if seat is None else seat), chance.getrandbits(64))
            for renderer in renderers:
                assert renderer.picture(episode, seat) == renderer.picture(other, seat)
            seen += 1
        episode.step(chance.choice(episode.legal()))
    assert seen > 5


def test_a_learner_sees_its_own_seat() -> None:
    env = SoloEnv("kunitori", 3, "random", render_mode="ansi", max_rounds=3)
    env.reset(seed=4)
    lines = env.render().splitlines()
    assert any("Player 1 (you)" in line for line in lines) and lines[-1].startswith("  ")
    html = SoloEnv("kunitori", render_mode="html", language="de")
    html.reset(seed=4)
    assert html.render().startswith("<div") and "Kupfer" in html.render()
    silent = SoloEnv("kunitori")
    silent.reset(seed=4)
    assert silent.render() is None


def test_a_table_shows_the_seat_that_is_asked_or_one_of_your_choice() -> None:
    pytest.importorskip("pettingzoo")
    raw_env = import_module("kunitori.envs.pettingzoo").raw_env
    asked, fixed = (raw_env("kunitori", 3, render_mode="ansi", viewer=viewer, max_rounds=2) for viewer in (None, 1))
    for table in (asked, fixed):
        table.reset(seed=9)
    while not any(asked.terminations.values()):
        assert f"{asked.agent_selection} (you)" in asked.render() and "player_1 (you)" in fixed.render()
        action = asked.observe(asked.agent_selection)["action_mask"].nonzero()[0][-1]
        asked.step(action)
        fixed.step(action)
    assert "(you)" not in asked.render() and "player_1 (you)" in fixed.render()


def test_pixels_are_the_same_picture_every_time(camera: Any) -> None:
    """Of one size, in a notebook's loop of events too, and not only paper."""

    async def in_a_notebook() -> Any:
        env = SoloEnv("moegahara", 6, "random", render_mode="rgb_array")
        env.reset(seed=2)
        pictures = env.render(), env.render()
        env.close()
        return pictures

    first, second = asyncio.run(in_a_notebook())
    assert first.shape == (camera.HEIGHT, camera.WIDTH, 3) and (first == second).all()
    paper = (first == first[-1, -1]).all(2)
    assert 0.2 < paper.mean() < 0.9 and paper[-8:].all() and not paper[-100:].all()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_accepts_the_pictures(camera: Any, game: str, players: int) -> None:
    import_module("tests.envs.measure_vector").conform(game, players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_the_pictures(camera: Any, game: str, players: int) -> None:
    pytest.importorskip("pettingzoo")
    import_module("tests.envs.measure_pettingzoo").render(game, players)


def test_without_a_browser_it_says_what_to_do(camera: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera, "_BROWSERS", ("false",))
    env = SoloEnv("kunitori", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(KunitoriError, match="needs a browser"):
        env.render()
    env.close()
    assert 'pip install "kunitori[render]"' in python(WITHOUT)


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(BadOptions, match="“ansi”, “html” or “rgb_array”"):
        SoloEnv(render_mode="human")
