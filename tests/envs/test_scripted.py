"""Chance chosen from outside is the engine's own chance, and a seat remembers what it saw and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb

import pytest
from tests.property.tables import GAMES, seats_of, tables_of
from tests.property.test_chance import is_fair

from kunitori import IllegalMove
from kunitori.engine.deal import dealt, known_to
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
        if chance.random() < 0.15:
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            script = episode._script
            assert script is not None
            led: dict[int, str] = {}
            for outcome, _ in outcomes:
                twin = episode.clone()
                twin.choose(outcome)
                led[outcome] = position(twin)
            ways: Counter[str] = Counter()
            for number in range(script.missing):
                twin = episode.clone()
                twin._play(episode._answer, (*episode._numbers, number))
                ways[position(twin)] += 1
            assert {led[outcome]: pytest.approx(share * script.missing) for outcome, share in outcomes} == ways
            checked += 1
        episode.choose(chance.choice(outcomes)[0])
    assert checked > 5


def position(episode: ScriptedEpisode) -> str:
    return repr((episode.state.export(), episode.is_chance, episode.outcomes()))


def without_streams(episode: Episode) -> dict[str, object]:
    data = episode.state.export()
    return {name: value for name, value in data.items() if name not in ("key0", "key1", "stream", "gamma")}


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("auto", [(), ("forced", "treasure")])
def test_a_game_of_the_engine_can_be_drawn_again(game: str, players: int, auto: tuple[str, ...]) -> None:
    """With the same cards drawn, both are the same game, whatever is skipped."""
    chance = random.Random(f"{game} {players}")
    task = new_task(game, players, max_rounds=8, auto=auto)
    plain, scripted = Episode(task, 5), ScriptedEpisode(task)

    def follow(episode: ScriptedEpisode) -> ScriptedEpisode | None:
        """Search the draws that lead where the engine went."""
        if not episode.is_chance:
            return episode if without_streams(episode) == without_streams(plain) else None
        for outcome, _ in episode.outcomes():
            twin = episode.clone()
            twin.choose(outcome)
            if fits(twin) and (found := follow(twin)) is not None:
                return found
        return None

    def fits(episode: ScriptedEpisode) -> bool:
        return episode.is_chance or without_streams(episode) == without_streams(plain)

    for _ in range(25):
        found = follow(scripted)
        assert found is not None
        scripted = found
        if plain.is_over:
            break
        assert scripted.legal() == plain.legal() and scripted.who == plain.who
        action = chance.choice(plain.legal())
        plain.step(action)
        scripted.step(action)


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
    for now in play(ScriptedEpisode(new_task(game, players, max_rounds=6)), chance):
        if chance.random() < 0.2:
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


def passive(episode: ScriptedEpisode) -> int:
    """An answer that shows nobody a card: the last one, which ends or declines."""
    return episode.legal()[-1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_two_truths_that_a_seat_cannot_tell_apart_are_remembered_alike(game: str, players: int) -> None:
    """Others draw different cards in two games and show none of them; the seat draws and does the same in both."""
    viewer, apart, equal = 0, 0, 0
    for seed in range(12):
        task = new_task(game, players, max_rounds=5)
        games = [ScriptedEpisode(task), ScriptedEpisode(task)]
        common, own = random.Random(seed), [random.Random(f"{seed} {i}") for i in range(2)]
        while not games[0].is_over:
            if games[0].is_chance:
                names = [game.outcome_name(game.outcomes()[0][0]) for game in games]
                is_hidden = any(is_of_other(name, viewer) for name in names)
                if is_hidden:
                    for game_, chance in zip(games, own, strict=True):
                        game_.choose(chance.choice(game_.outcomes())[0])
                else:
                    assert games[0].outcomes() == games[1].outcomes()
                    outcome = common.choice(games[0].outcomes())[0]
                    for game_ in games:
                        game_.choose(outcome)
            else:
                assert games[0].who == games[1].who
                if games[0].who == viewer:
                    assert games[0].legal() == games[1].legal()
                    action = common.choice(games[0].legal())
                    for game_ in games:
                        game_.step(action)
                elif len({len(game_.legal()) for game_ in games}) and quiet(games):
                    for game_ in games:
                        game_.step(passive(game_))
                else:
                    break
            assert games[0].memories[viewer] == games[1].memories[viewer]
            assert games[0].seen[viewer] == games[1].seen[viewer]
            equal += 1
            apart += games[0].memories[1] != games[1].memories[1]
    assert equal > 50 and apart > 20


def is_of_other(name: str, viewer: int) -> bool:
    return name.startswith("seat ") and "draws" in name and not name.startswith(f"seat {viewer} ")


def quiet(games: list[ScriptedEpisode]) -> bool:
    """Whether both can give the same answer that shows nothing."""
    words = {game.task.actions.name(passive(game)) for game in games}
    return len(words) == 1 and words.pop().split()[-1] in ("end", "none", "decline", "pass", "0")


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
    for wrong in (lambda: episode.choose(2), lambda: episode.step(0)):
        with pytest.raises(IllegalMove):
            wrong()
    deal(episode, random.Random(1))
    with pytest.raises(IllegalMove):
        episode.choose(0)
    with pytest.raises(IllegalMove):
        episode.step(-1)
    assert dealt(known_to(episode.state, 0), 1).script is None and episode.state.script is None
    assert not [*combinations(episode.outcomes(), 1)]
