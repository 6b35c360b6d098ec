"""TextArena's own interface, with players that follow a script."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from tests.docs.pages import DOCS, ROOT, blocks

from kunitori.errors import BadOptions

ta = pytest.importorskip("textarena", reason="TextArena is not installed (pip install -e '.[textarena]')")

from kunitori.envs.textarena import TextArenaEnv, environment_id  # noqa: E402


class Scripted:
    """Chooses one of the listed moves; it reads nothing but its observation."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.read: list[str] = []

    def __call__(self, observation: str) -> str:
        self.read.append(observation)
        listed = observation.rpartition("These moves are open:\n")[2]
        moves = [line.partition(" – ")[0] for line in listed.splitlines() if " – " in line]
        return f"I have thought about it. [{self.dice.choice(moves)}]"


def play(env: Any, players: int, seed: int) -> tuple[dict[int, int], dict[int, dict[str, Any]]]:
    """The usual loop of TextArena."""
    agents = [Scripted(seat) for seat in range(players)]
    env.reset(num_players=players, seed=seed)
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, _ = env.step(action=agents[seat](observation))
    assert all(agent.read for agent in agents)
    result: tuple[dict[int, int], dict[int, dict[str, Any]]] = env.close()
    return result


@pytest.mark.parametrize(
    ("game", "players"), [("kunitori", 2), ("world_on_fire", 3), ("world_chaos", 2), ("moegahara", 4)]
)
def test_every_game_is_played_to_its_end(game: str, players: int) -> None:
    rewards, infos = play(ta.make(environment_id(game), max_rounds=8), players, 5)
    teams = game == "moegahara"
    assert sorted(rewards) == [*range(players)]
    assert sorted(rewards.values()).count(1) == (players // 2 if teams else 1)
    assert all("win" in info["reason"] and not info["invalid_move"] and info["turn_count"] for info in infos.values())


def test_the_same_seed_is_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = ta.make("kunitori/Kunitori-v0", max_rounds=4)
        play(env, 2, 11)
        games.append(env.game.moves)
    assert games[0] == games[1]


def test_a_player_reads_prompt_and_board_and_nobody_elses_thoughts() -> None:
    env = ta.make("kunitori/Kunitori-v0-raw")
    assert isinstance(env, ta.Env)
    env.reset(num_players=2, seed=7)
    first, told = env.get_observation()
    assert [kind.name for _, _, kind in told] == ["PROMPT", "GAME_BOARD"]
    assert "Answer each question with one move in square brackets" in told[0][1]
    env.step("My plan is secret. [end]")
    second, told = env.get_observation()
    assert second != first and not any("secret" in text for _, text, _ in told)


def test_a_wrong_answer_may_be_given_again_and_then_the_move_is_lost() -> None:
    env = ta.make("kunitori/Kunitori-v0", retries=1)
    env.reset(num_players=2, seed=7)
    seat, _ = env.get_observation()
    done, info = env.step("[buy gold]")
    assert not done and "Gold costs 6" in info["refusal"] and "moves" not in info
    again, observation = env.get_observation()
    assert again == seat and "Gold costs 6" in observation
    done, info = env.step("[buy gold]")
    assert not done and info["moves"] == ["end"] and "was played for you" in info["refusal"]
    assert env.get_observation()[0] != seat
    assert env.state.game_info[seat]["invalid_move"]


def test_the_moves_can_be_hidden_and_the_language_chosen() -> None:
    env = ta.make("kunitori/Kunitori-v0", lists_moves=False, language="ja")
    env.reset(num_players=2, seed=7)
    _, observation = env.get_observation()
    assert "可能な手" not in observation and observation.endswith("何を買いますか。")


def test_the_program_of_the_page_runs() -> None:
    (program,) = (block.text for block in blocks(DOCS / "language-models.md") if block.language == "py")
    names: dict[str, Any] = {"agents": [Scripted(0), Scripted(1)]}
    exec(program, names)
    assert sorted(names["rewards"].values()) == [-1, 1]


def test_without_the_extra_there_is_a_sentence() -> None:
    program = "from tests.only_with import pretend; pretend([]); import kunitori.envs.textarena"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stderr.strip().endswith('pip install "kunitori[textarena]"')


def test_a_wrong_number_of_players_is_a_sentence() -> None:
    with pytest.raises(BadOptions, match=r"rule M1\.1"):
        TextArenaEnv("moegahara").reset(num_players=3)
