"""Chance chosen from outside is the engine's own chance, and a seat remembers what it saw and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from math import comb

import pytest
from tests.property.tables import GAMES, seats_of, tables_of
from tests.property.test_chance import is_fair

from kunitori import IllegalMove
from kunitori.envs import Episode, new_task
from kunitori.envs.scripted import ScriptedEpisode

TABLES = [(game, seats_of(game)[i]) for game in GAMES for i in (0, 1)]
Hand = tuple[int, ...]


def deal(episode: ScriptedEpisode, chance: random.Random) -> None:
    """Draw until somebody is asked."""
    while episode.is_chance:
        outcomes = episode.outcomes()
        episode.choose(chance.choices([what for what, _ in outcomes], [share for _, share in outcomes])[0])


def play(episode: ScriptedEpisode, chance: random.Random) -> Iterator[ScriptedEpisode]:
    """The game at every question of a random play-out, and at its end."""
    deal(episode, chance)
    while not episode.is_over:
        yield episode
        episode.step(chance.choice(episode.legal()))
        deal(episode, chance)
    yield episode


def deals(episode: ScriptedEpisode, share: float = 1) -> Iterator[tuple[ScriptedEpisode, float]]:
    """Every way the first hands can be drawn, with its probability."""
    if not episode.is_chance:
        yield episode, share
    for outcome, chance in episode.outcomes():
        twin = episode.clone()
        twin.choose(outcome)
        yield from deals(twin, share * chance)


def dealt_out(episode: Episode) -> tuple[int, int, Hand, Hand]:
    """Who begins, the general on top, and both hands."""
    data = episode.state.export()
    hands = [tuple(k for k, n in enumerate(hand) for _ in range(n)) for hand in data["hand"]]
    return data["start"], data["top_general"], hands[0], hands[1]


def test_first_hands_are_as_likely_as_the_engine_deals_them() -> None:
    task = new_task("kunitori", 2, max_rounds=2)
    shares: Counter[tuple[int, int, Hand, Hand]] = Counter()
    for episode, share in deals(ScriptedEpisode(task)):
        shares[dealt_out(episode)] += share  # type: ignore[assignment]
    hands = {hand for _, _, hand, _ in shares}
    assert {len(hand) for hand in hands} == {4} and len(hands) == 3 and len(shares) == 2 * 8 * 3 * 3
    for (_, _, first, second), share in shares.items():
        ways = [comb(6, hand.count(0)) * comb(2, hand.count(3)) for hand in (first, second)]
        assert share == pytest.approx(ways[0] * ways[1] / comb(8, 4) ** 2 / 2 / 8)
    assert is_fair((dealt_out(Episode(task, seed)) for seed in range(8000)), shares)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_number_leads_where_its_outcome_leads(game: str, players: int) -> None:
    """The engine draws a number below n. Its n ways, counted by what they lead to, are the probabilities shown here."""
    chance = random.Random(f"{game} {players}")
    episode = ScriptedEpisode(new_task(game, players, max_rounds=6))
    checked = 0
    while not episode.is_over:
        if not episode.is_chance:
            episode.step(chance.choice(episode.legal()))
            continue
        outcomes = episode.outcomes()
        if chance.random() < 0.3:
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            script = episode._script
            assert script is not None
            expected: Counter[str] = Counter()
            for outcome, share in outcomes:
                twin = episode.clone()
                twin.choose(outcome)
                expected[drawn_out(twin)] += round(share * script.missing)
            found: Counter[str] = Counter()
            for number in range(script.missing):
                twin = episode.clone()
                twin._play(episode._answer, (*episode._numbers, number))
                found[drawn_out(twin)] += 1
            assert found == expected
            checked += 1
        episode.choose(chance.choice(outcomes)[0])
    assert checked > 3


def drawn_out(episode: ScriptedEpisode) -> str:
    """The position when the last outcome is always drawn from here on."""
    while episode.is_chance:
        episode.choose(episode.outcomes()[-1][0])
    return repr(episode.state.export())


def without_streams(episode: Episode) -> dict[str, object]:
    data = episode.state.export()
    return {name: value for name, value in data.items() if name not in ("key0", "key1", "stream", "gamma")}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_no_choice_is_skipped_here_too(game: str, players: int) -> None:
    task = new_task(game, players, max_rounds=20, auto=("forced", "treasure"))
    for now in play(ScriptedEpisode(task), random.Random(game)):
        names = [task.actions.name(action) for action in now.legal()]
        assert now.is_over or (len(names) > 1 and not any(name.endswith("from hand") for name in names))
    assert abs(sum(now.rewards())) < 1e-9 and max(now.rewards()) == 1


def test_a_clone_goes_its_own_way() -> None:
    chance = random.Random(1)
    episode = ScriptedEpisode(new_task("world_on_fire", 2, max_rounds=5))
    for now in play(episode, chance):
        before, memories = now.state.export(), now.memories[:]
        twin = now.clone()
        if not twin.is_over:
            twin.step(twin.legal()[-1])
            assert twin.memories != memories
        assert (now.state.export(), now.memories) == (before, memories)


# ---- what seats remember
@pytest.mark.parametrize(("game", "players"), tables_of(GAMES))
def test_a_resampled_game_looks_and_is_remembered_alike(game: str, players: int) -> None:
    chance = random.Random(f"{game} {players}")
    differ = 0
    for now in play(ScriptedEpisode(new_task(game, players, max_rounds=10)), chance):
        if chance.random() < 0.3:
            viewer = chance.randrange(players)
            twin = now.resampled(viewer, chance.getrandbits(53))
            assert twin.memories[viewer] == now.memories[viewer] and twin.seen[viewer] == now.seen[viewer]
            assert twin.who == now.who and (viewer != now.who or twin.legal() == now.legal())
            assert all(twin.memories[seat] != now.memories[seat] for seat in range(players) if seat != viewer)
            differ += twin.state.export()["hand"] != now.state.export()["hand"]
    assert differ > 2


def test_nothing_of_the_truth_is_left_in_a_resampled_game() -> None:
    """Two games that a seat cannot tell apart are resampled alike."""
    chance = random.Random(3)
    for now in play(ScriptedEpisode(new_task("world_chaos", 3, max_rounds=6)), chance):
        viewer = chance.randrange(3)
        other = now.resampled(viewer, chance.getrandbits(53))
        one, two = now.resampled(viewer, 7), other.resampled(viewer, 7)
        assert (one.memories, one.seen) == (two.memories, two.seen)
        assert without_streams(one) == without_streams(two)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_two_truths_that_a_seat_cannot_tell_apart_are_remembered_alike(game: str, players: int) -> None:
    """Rivals draw different cards in two games and only end their phases; the seat draws and buys the same in both."""
    equal, apart = 0, 0
    for seed in range(12):
        task = new_task(game, players, max_rounds=5)
        pair = [ScriptedEpisode(task), ScriptedEpisode(task)]
        common, own = random.Random(seed), [random.Random(f"{seed} {i}") for i in range(2)]
        one, two = pair
        while True:
            for each, chance in zip(pair, own, strict=True):
                while each.is_chance and is_a_rivals_draw(each):
                    each.choose(chance.choice(each.outcomes())[0])
            if one.is_over:
                break
            if one.is_chance:
                assert one.outcomes() == two.outcomes()
                outcome = common.choice(one.outcomes())[0]
                for each in pair:
                    each.choose(outcome)
                continue
            assert one.who == two.who and (one.memories[0], one.seen[0]) == (two.memories[0], two.seen[0])
            equal += 1
            apart += one.memories[1] != two.memories[1]
            assert one.who != 0 or one.legal() == two.legal()
            quiet = [action for action in one.legal() if task.actions.name(action).endswith((" end", " none", " 0"))]
            buys = one.who == 0 and (not quiet or task.actions.name(quiet[0]) == "buy end")
            action = common.choice(one.legal()) if buys else quiet[0]
            for each in pair:
                each.step(action)
    assert equal > 100 and apart > 50


def is_a_rivals_draw(episode: ScriptedEpisode) -> bool:
    seat, draws = (*episode.outcome_name(episode.outcomes()[0][0]).split(), "", "")[1:3]
    teams = episode.task.cards.teams
    return draws == "draws" and (int(seat) % 2 == 1 if teams else seat != "0")


def histories(make: Callable[[], ScriptedEpisode], games: int) -> Iterator[tuple[bytes, tuple[object, ...]]]:
    """Every memory of a seat that is asked, with what it saw and answered up to then."""
    for seed in range(games):
        chance, episode = random.Random(seed), make()
        own: list[tuple[object, ...]] = [()] * episode.task.players
        deal(episode, chance)
        while not episode.is_over:
            who, action = episode.who, chance.choice(episode.legal())
            own[who] = (*own[who], bytes(episode.seen[who]))
            yield episode.memories[who], (*own[who], tuple(episode.legal()))
            own[who] = (*own[who], action)
            episode.step(action)
            deal(episode, chance)


def test_recall_is_perfect() -> None:
    """Equal memories mean the same questions seen, the same answers given, and the same answers open."""
    task = new_task("custom", 2, mix="market,trap", max_rounds=1, auto="treasure")
    known: dict[bytes, tuple[object, ...]] = {}
    met = 0
    for memory, history in histories(lambda: ScriptedEpisode(task), 400):
        met += memory in known
        assert known.setdefault(memory, history) == history
    assert met > 100


def test_a_draw_or_an_answer_that_is_not_open_is_refused() -> None:
    episode = ScriptedEpisode(new_task("kunitori", 2))
    with pytest.raises(IllegalMove):
        episode.choose(2)
    with pytest.raises(IllegalMove):
        episode.step(0)
    deal(episode, random.Random(1))
    with pytest.raises(IllegalMove):
        episode.choose(0)
    with pytest.raises(IllegalMove):
        episode.step(-1)
    assert episode.state.script is None and episode.outcomes() == []
