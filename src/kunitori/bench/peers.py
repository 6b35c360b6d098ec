"""Other engines, each used as intended and at its best: pyminion, and card games of OpenSpiel."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata
from typing import Any

from kunitori.bench.engine import MAX_ROUNDS
from kunitori.bench.lap import Lap, clock

__all__ = ["PEERS", "Pyminion", "Spiel", "SpielSearch", "versions"]

PEERS = ("pyminion", "open_spiel")


def versions(names: Sequence[str] = PEERS) -> dict[str, str | None]:
    """The version of each peer; None if it is not installed."""
    found: dict[str, str | None] = {}
    for name in names:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            found[name] = None
    return found


class RandomDecider:
    """Answers every question of pyminion's base set uniformly, card by card, and counts real decisions."""

    def __init__(self) -> None:
        self.decisions: int = 0

    def one_or_none(self, cards: Sequence[Any]) -> Any | None:
        if not cards:
            return None
        self.decisions += 1
        choice = int(random.random() * (len(cards) + 1))
        return cards[choice] if choice < len(cards) else None

    def some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        left, taken = [*cards], list[Any]()
        if most < 0 or most > len(left):
            most = len(left)
        while len(taken) < most:
            options = len(left) + (len(taken) >= least)
            self.decisions += options > 1
            choice = int(random.random() * options)
            if choice == len(left):
                break
            taken.append(left.pop(choice))
        return taken

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any | None:
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        treasure = self.one_or_none(valid_treasures)
        return [] if treasure is None else [treasure]

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any | None:
        return self.one_or_none(valid_cards)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: list[Any] | None = None
    ) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def discard_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any,
        min_num_discard: int = 0, max_num_discard: int = -1,
    ) -> list[Any]:  # fmt: skip
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any,
        min_num_trash: int = 0, max_num_trash: int = -1,
    ) -> list[Any]:  # fmt: skip
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any,
        min_num_gain: int = 0, max_num_gain: int = -1,
    ) -> list[Any]:  # fmt: skip
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any,
        min_num_topdeck: int = 0, max_num_topdeck: int = -1,
    ) -> list[Any]:  # fmt: skip
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any | None:
        return self.some(valid_cards, 1, 1)[0] if required else self.one_or_none(valid_cards)


class Pyminion:
    """Dominion's base set in idiomatic Python, ten random kingdom cards, nothing logged; it seats up to four."""

    SEATS = 4

    def __init__(self) -> None:
        from pyminion.bots.examples.big_money import BigMoney
        from pyminion.expansions.base import base_set
        from pyminion.game import Game
        from pyminion.player import Player

        self._game, self._player, self._big_money, self._cards = Game, Player, BigMoney, base_set

    def random_play(self, players: int, games: int) -> Lap:
        """Random games; the lap counts decisions with at least two options."""
        decider = RandomDecider()
        with quiet_and_seeded():
            begun = clock()
            for _ in range(games):
                seats = [self._player(decider, player_id=str(seat)) for seat in range(players)]
                game = self._game(seats, [self._cards], log_stdout=False)
                game.start()
                play_on(game, MAX_ROUNDS)
            return Lap(decider.decisions, clock() - begun)

    def play_outs(self, players: int, games: int, opening: int) -> tuple[Lap, Lap]:
        """Random play from the middle of games, in play-outs and in decisions with at least two options.

        The opening, some rounds of its big-money bots, is not timed. A search would also have to copy the game, which
        pyminion cannot do; that is not counted either.
        """
        decider, seconds = RandomDecider(), 0.0
        with quiet_and_seeded():
            for _ in range(games):
                seats = [self._big_money(str(seat)) for seat in range(players)]
                game = self._game(seats, [self._cards], log_stdout=False)
                game.start()
                play_on(game, opening)
                for player in game.players:
                    player.decider = decider
                begun = clock()
                play_on(game, MAX_ROUNDS - opening)
                seconds += clock() - begun
        return Lap(games, seconds), Lap(decider.decisions, seconds)

    def big_money(self, players: int, games: int) -> Lap:
        """Games of its big-money bots among themselves."""
        with quiet_and_seeded():
            begun = clock()
            for _ in range(games):
                seats = [self._big_money(str(seat)) for seat in range(players)]
                self._game(seats, [self._cards], log_stdout=False).play()
            return Lap(games, clock() - begun)


def play_on(game: Any, rounds: int) -> None:
    """The loop of pyminion's own ``Game.play`` with a bound on its length."""
    for _ in range(rounds):
        for player in game.players:
            try:
                player.take_turn(game)
            except AssertionError:  # some cards demand an answer that does not exist; the game ends here
                return
            game.card_cost_reduction = 0
            if game.is_over():
                return


@contextmanager
def quiet_and_seeded() -> Iterator[None]:
    """No logging, and the same games every time; the global random generator is restored."""
    disabled, state = logging.root.manager.disable, random.getstate()
    logging.disable(logging.CRITICAL)
    random.seed(1)
    try:
        yield
    finally:
        logging.disable(disabled)
        random.setstate(state)


class Spiel:
    """One game of OpenSpiel with its default settings, stepped from Python by actions drawn beforehand."""

    def __init__(self, name: str, games: int, passes: int) -> None:
        import pyspiel

        self._passes = passes
        self._game = pyspiel.load_game(name)
        chance = random.Random(1)
        self._scripts = [self._script(chance) for _ in range(games)]

    def _script(self, chance: random.Random) -> tuple[list[int], list[tuple[int, bool]], int]:
        """The deal, the actions with whether a player is asked after each, and the number that players chose."""
        state = self._game.new_initial_state()
        deal: list[int] = []
        actions: list[tuple[int, bool]] = []
        chosen = 0
        while not state.is_terminal():
            chosen += state.is_player_node()
            action = drawn(state, chance)
            state.apply_action(action)
            if chosen:
                actions.append((action, state.is_player_node()))
            else:
                deal.append(action)
        return deal, actions, chosen

    def steps(self) -> Lap:
        """Player decisions: action in, chance after it, next legal actions out; the deal is not timed."""
        games = [(self._dealt(deal), actions) for deal, actions, _ in self._scripts * self._passes]
        begun = clock()
        for state, actions in games:
            apply, legal = state.apply_action, state.legal_actions
            for action, is_asked in actions:
                apply(action)
                if is_asked:
                    legal()
        seconds = clock() - begun
        return Lap(self._passes * sum(chosen for *_, chosen in self._scripts), seconds)

    def _dealt(self, deal: list[int]) -> Any:
        state = self._game.new_initial_state()
        for action in deal:
            state.apply_action(action)
        return state


def drawn(state: Any, chance: random.Random) -> int:
    """The next action: a chance outcome by its probability, or a random action of the player."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(outcomes, weights)[0])
    return int(chance.choice(state.legal_actions()))


class SpielSearch:
    """OpenSpiel's information-set search on one of its card games, all in C++, from the middle of random games.

    Each iteration deals the cards that the player cannot know, walks down the tree and plays at random to the end.
    """

    def __init__(self, name: str, positions: int, iterations: int, counted: int) -> None:
        import pyspiel

        self._iterations = iterations
        self._spiel = pyspiel
        self._game = pyspiel.load_game(name)
        chance = random.Random(1)
        self._positions = [self._middle(chance) for _ in range(positions)]
        left = [decisions_left(position, chance) for position in self._positions for _ in range(counted)]
        self._decisions = sum(left) / counted

    def _middle(self, chance: random.Random) -> Any:
        """The decision in the middle of a random game."""
        state, decisions = self._game.new_initial_state(), list[Any]()
        while not state.is_terminal():
            if is_decision(state):
                decisions.append(state.clone())
            state.apply_action(drawn(state, chance))
        return decisions[len(decisions) // 2]

    def iterations(self) -> tuple[Lap, Lap]:
        """A search from every position, in iterations and in the decisions that random play makes in them."""
        evaluator = self._spiel.RandomRolloutEvaluator(1, 1)
        bot = self._spiel.ISMCTSBot(
            1, evaluator, 2.0, self._iterations, -1, self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        )
        begun = clock()
        for position in self._positions:
            bot.step(position)
        seconds = clock() - begun
        done = self._iterations * len(self._positions)
        return Lap(done, seconds), Lap(round(self._iterations * self._decisions), seconds)


def is_decision(state: Any) -> bool:
    """Whether a player has at least two options."""
    return state.is_player_node() and len(state.legal_actions()) > 1


def decisions_left(position: Any, chance: random.Random) -> int:
    """The number of decisions with at least two options in random play to the end."""
    state, decisions = position.clone(), 0
    while not state.is_terminal():
        decisions += is_decision(state)
        state.apply_action(drawn(state, chance))
    return decisions
