"""Our own figures for one game and player count."""

from __future__ import annotations

from itertools import repeat
from random import Random
from threading import Thread
from time import perf_counter

from kunitori.bench.lap import Lap, Size, clock
from kunitori.bench.own_words import bench_set
from kunitori.engine.moves import new_state, step
from kunitori.engine.playout import money_games, random_games
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.game import Game
from kunitori.values.decision import Option

MAX_ROUNDS = 200


def set_ups(game: str, players: int, count: int) -> list[State]:
    """Games about to begin, each with its own shuffle key."""
    rules = Rules(bench_set(game))
    return [new_state(rules, players, key, ~key & 0xFFFF, max_rounds=MAX_ROUNDS) for key in range(count)]


def random_play(setups: list[State], games: int) -> Lap:
    """Random games inside the engine; the lap counts decisions with at least two options."""
    begun = clock()
    decisions = sum([random_games(setup, games, place * games) for place, setup in enumerate(setups)])
    return Lap(decisions, clock() - begun)


def random_answers(setup: State, chance: Random) -> bytes:
    """All answers of one random game, each drawn uniformly from the open ones."""
    state = setup.clone()
    mask, answers = state.mask, bytearray()
    while mask:
        answers.append(chance.choice([bit for bit in range(64) if mask >> bit & 1]))
        mask = step(state, answers[-1])
    return bytes(answers)


def random_options(game: Game, chance: Random) -> tuple[Option, ...]:
    """Play a game to its end with random options; return them."""
    options: list[Option] = []
    while decision := game.decision:
        options.append(chance.choice(decision.options))
        game.apply(options[-1])
    return tuple(options)


class Bench:
    """One game and player count; everything is drawn beforehand so that only the engine is timed."""

    def __init__(self, game: str, players: int, size: Size) -> None:
        self.game: str = game
        self.players: int = players
        self.size: Size = size
        self.setups: list[State] = set_ups(game, players, size.setups)
        chance = Random(players)
        self.stepped: list[tuple[State, bytes]] = [(setup, random_answers(setup, chance)) for setup in self.setups]
        self.positions: list[State] = [setup.clone() for setup in self.setups]
        for state, (_, answers) in zip(self.positions, self.stepped, strict=True):
            for answer in answers[: len(answers) // 2]:
                step(state, answer)
        self.applied: list[tuple[Option, ...]] = [
            random_options(self.new_game(seed), chance) for seed in range(size.applied)
        ]

    @property
    def is_won_by_money(self) -> bool:
        """Whether points can be bought; in Moegahara they cannot (M0), and money alone never ends a game."""
        return not self.setups[0].rules.cards.teams

    def new_game(self, seed: int) -> Game:
        """A game through the public interface."""
        return Game(self.setups[0].rules.cards, self.players, seed, max_rounds=MAX_ROUNDS)

    def random_games(self) -> tuple[Lap, Lap]:
        """Random play inside the engine, in decisions and in games."""
        lap = random_play(self.setups, self.size.games)
        return lap, Lap(self.size.games * len(self.setups), lap.seconds)

    def money_games(self) -> Lap:
        """Games of the plain money strategy inside the engine."""
        begun = clock()
        for place, setup in enumerate(self.setups):
            money_games(setup, self.size.money_games, place * self.size.money_games)
        return Lap(self.size.money_games * len(self.setups), clock() - begun)

    def steps(self) -> Lap:
        """Engine steps driven from Python: one answer in, the mask of the next question out, without events."""
        games = [(setup.clone(), answers) for setup, answers in self.stepped * self.size.passes]
        begun = clock()
        for state, answers in games:
            for answer in answers:
                step(state, answer)
        seconds = clock() - begun
        return Lap(self.size.passes * sum(len(answers) for _, answers in self.stepped), seconds)

    def applies(self) -> Lap:
        """``Game.apply(option)``: checked, with events, undo and the record."""
        games = [(self.new_game(seed), options) for seed, options in enumerate(self.applied)]
        begun = clock()
        for game, options in games:
            for option in options:
                game.apply(option)
        seconds = clock() - begun
        return Lap(sum(map(len, self.applied)), seconds)

    def decisions(self) -> Lap:
        """The same, reading the next decision with all its options after each move."""
        games = [(self.new_game(seed), options) for seed, options in enumerate(self.applied)]
        begun = clock()
        for game, options in games:
            for option in options:
                game.apply(option)
                _ = game.decision
        seconds = clock() - begun
        return Lap(sum(map(len, self.applied)), seconds)

    def clones(self) -> Lap:
        """Clones of positions from the middle of random games."""
        begun = clock()
        for position in self.positions:
            clone = position.clone
            for _ in repeat(None, self.size.clones):
                clone()
        return Lap(self.size.clones * len(self.positions), clock() - begun)

    def threads(self, count: int) -> Lap:
        """The random games in several threads at once, in wall-clock time; the engine releases the GIL."""
        threads = [Thread(target=random_play, args=(self.setups, self.size.games)) for _ in range(count)]
        begun = perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return Lap(count * self.size.games * len(self.setups), perf_counter() - begun)
