"""Every open answer has an action, seats are relative, and the tables stay what they are."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from tests.property.tables import GAMES, answers, plain, rich, tables_of

from kunitori import BadOptions, IllegalMove
from kunitori.cards import card_set
from kunitori.engine.consts import SELF
from kunitori.engine.episode import absolute, answer_of, id_of, open_bits, relative
from kunitori.engine.groups import answers_seats
from kunitori.engine.moves import apply
from kunitori.engine.sight import sight_size
from kunitori.envs import Episode, new_task
from kunitori.envs.actions import action_table
from kunitori.envs.layout import COMMON, COMMON_ROWS, SEAT, SEAT_ROWS, layout_of

AUTO: tuple[str | tuple[str, ...], ...] = ((), "forced", "treasure", ("forced", "treasure"))
V0 = {
    "kunitori": (313, "c2007575b782"),
    "world_on_fire": (339, "88f65df0c111"),
    "world_chaos": (371, "eb842eff4867"),
    "moegahara": (173, "a5db197bbf24"),
}


def test_the_tables_of_this_version_stay() -> None:
    """Trained policies depend on them: another table needs another version in the environments' names."""
    for game, (size, digest) in V0.items():
        table = action_table(card_set(game))
        assert (table.size, hashlib.sha256(repr(table.answers).encode()).hexdigest()[:12]) == (size, digest)
        assert [*table.answers] == sorted({*table.answers}) and len({*table.names}) == size
        assert [table.number(answer) for answer in table.answers] == [*range(size)]


@pytest.mark.parametrize(("game", "players"), tables_of([*GAMES, "everything", "house 7", "expansion 7"]))
def test_every_open_answer_has_an_action_and_back(game: str, players: int) -> None:
    chance = random.Random(f"{game} {players}")
    for g in (plain(game, players, 1, 12), *(rich(game, players, seed, 6) for seed in range(6))):
        ids = action_table(g.rules.cards).ids
        while not g.over:
            open_now = answers(g)
            actions = [id_of(g, ids, x) for x in open_now]
            assert min(actions) >= 0 and [answer_of(g, ids, action) for action in actions] == open_now, g.kind
            assert open_bits(g).bit_count() == len(open_now)
            if answers_seats(g.kind):
                assert all(absolute(g, relative(g, x)) == x for x in open_now)
                assert all((relative(g, x) == SELF) == (x == g.who) for x in open_now)
            apply(g, chance.choice(open_now))


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_decided_by_its_seed_and_is_zero_sum(game: str) -> None:
    task = new_task(game, 4, max_rounds=15)
    used, fresh = Episode(task, 1), Episode(task, 2)
    while not used.is_over:
        used.step(used.legal()[0])
    used.begin(2)
    assert used.state == fresh.state
    chance = random.Random(game)
    while not used.is_over:
        assert used.rewards() == (0, 0, 0, 0)
        twin, action = used.clone(), chance.choice(used.legal())
        used.step(action)
        twin.step(action)
        assert twin.state == used.state
    assert used.legal() == [] and abs(sum(used.rewards())) < 1e-9 and max(used.rewards()) == 1


def habit(episode: Episode) -> int:
    """Treasure first; otherwise an answer that the position decides."""
    legal, g = episode.legal(), episode.state
    treasure = [action for action in legal if episode.task.actions.name(action).endswith("from hand")]
    return treasure[0] if treasure else legal[(g.turn * 31 + g.kind + g.money) % len(legal)]


def test_what_is_no_choice_can_be_skipped_without_changing_the_game() -> None:
    asked: dict[str | tuple[str, ...], int] = {}
    ends = []
    for auto in AUTO:
        episode = Episode(new_task("world_on_fire", 2, max_rounds=50, auto=auto), 7)
        asked[auto] = 0
        while not episode.is_over:
            names = [episode.task.actions.name(action) for action in episode.legal()]
            assert "forced" not in auto or len(names) > 1
            assert "treasure" not in auto or not any(name.endswith("from hand") for name in names)
            episode.step(habit(episode))
            asked[auto] += 1
        ends.append(episode.state)
    assert ends == [ends[0]] * len(AUTO)
    assert asked["forced", "treasure"] < min(asked["forced"], asked["treasure"]) < asked[()]


def test_a_wrong_action_changes_nothing() -> None:
    episode = Episode(new_task("kunitori", 2), 3)
    before = episode.state.clone()
    for action in (-1, 10**6, episode.mask().index(0)):
        with pytest.raises(IllegalMove, match="is not open now"):
            episode.step(action)
    assert episode.state == before
    with pytest.raises(BadOptions, match="forced"):
        new_task("kunitori", 2, auto="all")


@pytest.mark.parametrize(("game", "players"), tables_of(GAMES))
def test_the_layout_names_every_byte(game: str, players: int) -> None:
    g = rich(game, players, 1)
    layout = layout_of(g.rules.cards, players)
    assert layout.size == sight_size(g.rules, players)
    assert len({feature.name for feature in layout.features}) == len(layout.features)
    seen = Episode.__new__(Episode)
    seen.task, seen.state = new_task(game, players), g
    for _ in range(300):
        if g.over:
            break
        row = seen.observe(g.who)
        assert {i for i, byte in enumerate(row) if byte} <= {*layout.used}
        assert row[layout["money"].first] == g.money and row[layout["actions"].first] == g.actions
        assert row[layout["seat 0: asked"].first] == 1
        assert [*row[layout["pool"].bytes]] == g.export()["pool"]
        assert [*row[layout["seat 0: hand"].bytes]] == g.export()["hand"][g.who]
        left = (g.who + 1) % players
        assert [*row[layout["seat 1: army"].bytes]] == g.export()["deployed"][left]
        assert row[layout["seat 1: hand size"].first] == g.export()["hand_n"][left]
        apply(g, answers(g)[-1])


def test_the_page_explains_every_feature() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    for table in (COMMON, COMMON_ROWS, SEAT_ROWS, SEAT):
        for name, meaning in table.items():
            assert f"| {name} | {meaning} |" in page
