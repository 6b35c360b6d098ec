#!/usr/bin/env python3
"""Masked PPO learns World on Fire for two players, on many games at once.

Half of the games are self-play; in the others the learner meets bots of ours. Without ``--rivals`` all are self-play.

    pip install "kunitori[learn]"
    python ppo.py --seed 1 --rivals money,retainer/warrior --out learnt

Each printed line is a point of the learning curve. ``learnt.pt`` gets the weights, and ``learnt.json`` the settings,
the curve and the final exam.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from kunitori.envs import Arrangement, new_task
from kunitori.envs.many import GameRows, ManyGames

GAME, PLAYERS = "world_on_fire", 2
EXAMINERS = ("random", "money", "retainer/merchant", "retainer/builder", "retainer/warrior", "captain")
EXAM_SEED = 1_000_000  # far from the seeds of training


@dataclass(frozen=True)
class Settings:
    """What a run depends on."""

    seed: int
    rivals: tuple[str, ...]
    steps: int
    games: int = 256
    rollout: int = 64  # steps of each game between two updates
    epochs: int = 2
    parts: int = 4  # of a rollout, each with a step of the optimiser
    width: int = 128
    rate: float = 1e-3  # falls to 0
    entropy: float = 0.04
    clip: float = 0.2
    trace: float = 0.95  # how far advantages are carried back; nothing is discounted
    point: float = 0.02  # what a point more than the rival's is worth at the end, beside 1 for the win
    rounds: int = 60  # where games of the training end; exams have 200


def task_of(rounds: int) -> Arrangement:
    """Treasure is played without asking; half of all steps would do nothing else."""
    return new_task(GAME, PLAYERS, max_rounds=rounds, auto="treasure")


class Net(nn.Module):
    """Policy and value on one body. It sees only the bytes that can differ from 0."""

    def __init__(self, task: Arrangement, width: int) -> None:
        super().__init__()
        used = task.layout.used
        points = {task.layout[f"seat {seat}: points"].first for seat in range(PLAYERS)}
        self.register_buffer("used", torch.tensor(used))
        self.register_buffer("is_points", torch.tensor([byte in points for byte in used]))
        self.body = nn.Sequential(nn.Linear(len(used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, task.actions.size)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first nearly all open actions are equally likely

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of the actions, and the reward to expect."""
        known = seen[:, self.used].float()
        # Counts matter less the larger they are; points are counted from 64.
        known = torch.where(self.is_points, (known - 64) / 20, torch.log1p(known))
        thought = self.body(known)
        wish = self.policy(thought).masked_fill(~mask, -1e9)
        return torch.log_softmax(wish, 1), self.value(thought)[:, 0]


class Rollout:
    """What happened in some games: arrays by step and game."""

    def __init__(self, length: int, games: ManyGames) -> None:
        shape = (length, games.number)
        self.seen = np.zeros((*shape, games.task.size), np.uint8)
        self.mask = np.zeros((*shape, games.actions), np.bool_)
        self.who = np.zeros(shape, np.int64)
        self.action = np.zeros(shape, np.int64)
        self.likely = np.zeros(shape, np.float32)  # logarithm of the action's chance
        self.value = np.zeros(shape, np.float32)
        self.reward = np.zeros((*shape, PLAYERS), np.float32)
        self.done = np.zeros(shape, np.bool_)

    def advantages(self, last_who: Any, last_value: Any, trace: float) -> Any:
        """Generalised advantages. A seat's next value is that of its own next decision, whoever is asked between."""
        found = np.zeros_like(self.value)
        row = np.arange(self.who.shape[1])
        value = np.repeat(-last_value[:, None], PLAYERS, 1)  # what one hopes for, the other fears
        value[row, last_who] = last_value
        carried = np.zeros_like(value)
        reward = np.zeros_like(value)
        for step in reversed(range(len(self.value))):
            over, who = self.done[step], self.who[step]
            value[over] = carried[over] = 0
            reward[over] = self.reward[step, over]
            here = reward[row, who] + value[row, who] - self.value[step] + trace * carried[row, who]
            found[step] = carried[row, who] = here
            value[row, who] = self.value[step]
            reward[row, who] = 0
        return found


class Learner:
    """A net, and the games from which it learns."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        torch.manual_seed(settings.seed)
        self.task = task_of(settings.rounds)
        self.net = Net(self.task, settings.width)
        self.optimiser = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.tables = [
            ManyGames(self.task, number, rival) for rival, number in _shares(settings.rivals, settings.games)
        ]
        self.rows: list[GameRows] = [
            games.reset(settings.seed * 10_000 + 1_000 * i) for i, games in enumerate(self.tables)
        ]
        points = [self.task.layout[f"seat {seat}: points"].first for seat in range(PLAYERS)]
        self.points = np.array(points)
        self.steps = 0

    def learn(self) -> None:
        """Play a rollout and learn from it."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * max(0.0, 1 - self.steps / settings.steps)
        rollouts = [Rollout(settings.rollout, games) for games in self.tables]
        for step in range(settings.rollout):
            self._play(rollouts, step)
        _, values = self._think()
        gains = [
            rollout.advantages(rows.who.astype(np.int64), value, settings.trace)
            for rollout, rows, value in zip(rollouts, self.rows, self._split(values.numpy()), strict=True)
        ]
        self._improve(rollouts, gains)
        self.steps += settings.rollout * settings.games

    def _think(self) -> tuple[Tensor, Tensor]:
        seen = torch.from_numpy(np.concatenate([rows.observation for rows in self.rows]))
        mask = torch.from_numpy(np.concatenate([rows.mask for rows in self.rows])).bool()
        with torch.no_grad():
            chances, values = self.net(seen, mask)
        return chances, values

    def _split(self, array: Any) -> list[Any]:
        return np.split(array, np.cumsum([games.number for games in self.tables])[:-1])

    def _play(self, rollouts: list[Rollout], step: int) -> None:
        """Draw an action for every game from the policy, and note all that is needed to learn from it."""
        chances, values = self._think()
        drawn = torch.multinomial(chances.exp(), 1)
        likely = chances.gather(1, drawn)[:, 0].numpy()
        parts = zip(*map(self._split, (drawn[:, 0].numpy(), likely, values.numpy())), strict=True)
        for i, (actions, each_likely, each_value) in enumerate(parts):
            rollout, rows = rollouts[i], self.rows[i]
            rollout.seen[step], rollout.mask[step], rollout.who[step] = rows.observation, rows.mask, rows.who
            rollout.action[step], rollout.likely[step], rollout.value[step] = actions, each_likely, each_value
            rows = self.rows[i] = self.tables[i].step(actions)
            rollout.done[step] = rows.done
            rollout.reward[step] = rows.reward
            for game in np.flatnonzero(rows.done):
                own, rival = rows.final_observation[game, self.points].astype(np.float32)
                more = self.settings.point * (own - rival)
                who = rollout.who[step, game]
                rollout.reward[step, game, who] += more
                rollout.reward[step, game, 1 - who] -= more

    def _improve(self, rollouts: list[Rollout], gains: list[Any]) -> None:
        """PPO: better actions become likelier, but never by much at once."""
        settings = self.settings

        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([getattr(each, name).reshape(-1) for each in rollouts]))

        seen = torch.from_numpy(np.concatenate([each.seen.reshape(-1, self.task.size) for each in rollouts]))
        mask = torch.from_numpy(np.concatenate([each.mask.reshape(-1, self.task.actions.size) for each in rollouts]))
        action, likely, value = joined("action"), joined("likely"), joined("value")
        gain = torch.from_numpy(np.concatenate([each.reshape(-1) for each in gains]))
        for _ in range(settings.epochs):
            for part in torch.randperm(len(action)).chunk(settings.parts):
                chances, guess = self.net(seen[part], mask[part])
                better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
                ratio = (chances.gather(1, action[part, None])[:, 0] - likely[part]).exp()
                near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                surprise = -(chances.exp() * chances).sum(1).mean()
                loss = (
                    -torch.min(ratio * better, near * better).mean()
                    + 0.5 * (guess - (value + gain)[part]).square().mean()
                    - settings.entropy * surprise
                )
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def _shares(rivals: tuple[str, ...], games: int) -> list[tuple[str | None, int]]:
    """Self-play in half of the games, and each rival in an equal share of the others."""
    if not rivals:
        return [(None, games)]
    each = games // 2 // len(rivals)
    return [(None, games - each * len(rivals)), *((rival, each) for rival in rivals)]


def exam(net: Net, bot: str, number: int) -> float:
    """The share of games won against a bot, with the likeliest action every time."""
    games = ManyGames(task_of(200), number, bot)
    rows = games.reset(EXAM_SEED)
    result = np.zeros(number)
    while not result.all():
        with torch.no_grad():
            chances, _ = net(torch.from_numpy(rows.observation), torch.from_numpy(rows.mask).bool())
        rows = games.step(chances.argmax(1).numpy())
        first = rows.done & (result == 0)  # of each game only the first deal counts
        result[first] = rows.reward[first, 0]
    return float((result > 0).mean())


def exams(net: Net, number: int) -> dict[str, float]:
    """The shares won against every examiner, in per cent."""
    return {bot: round(100 * exam(net, bot, number), 1) for bot in EXAMINERS}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivals", default="", help="bots to meet in half of the games, such as money,captain")
    parser.add_argument("--steps", type=int, default=6_000_000)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--exam", type=int, default=1000, help="games against each examiner at the end")
    parser.add_argument("--out", type=Path, help="where to put the weights (.pt) and the curve (.json)")
    options = parser.parse_args()
    rivals = tuple(filter(None, options.rivals.split(",")))
    learner = Learner(Settings(options.seed, rivals, options.steps, options.games))
    curve: list[dict[str, Any]] = []
    began, cpu_began, next_look = time.monotonic(), time.process_time(), 0
    while learner.steps < options.steps:
        learner.learn()
        if learner.steps >= next_look:
            next_look += options.steps // 12
            shares = exams(learner.net, max(1, options.exam // 5))
            curve.append({"steps": learner.steps, "won": shares})
            won = "  ".join(f"{bot} {share:g}" for bot, share in shares.items())
            print(f"{learner.steps:>12,} steps  {won}", flush=True)
    result = {
        "settings": asdict(learner.settings),
        "seconds": round(time.monotonic() - began),
        "cpu_seconds": round(time.process_time() - cpu_began),
        "cores": os.cpu_count(),
        "curve": curve,
        "games": options.exam,
        "won": exams(learner.net, options.exam),
    }
    print(json.dumps(result["won"]))
    if options.out:
        torch.save(learner.net.state_dict(), options.out.with_suffix(".pt"))
        options.out.with_suffix(".json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
