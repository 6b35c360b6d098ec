"""The lookout compares all answers to a question by simulation, keeping the better half in each round.

All answers are simulated with the same deals, so they differ by what they do and not by the cards dealt.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2
from time import monotonic

from kunitori.engine.consts import GUESSING, SEARCHING
from kunitori.engine.deal import dealt
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.engine.thinking.insight import MOST_SIMULATIONS, Insight, play_on
from kunitori.engine.thinking.match import Brain, answer
from kunitori.engine.thinking.mind import Thought
from kunitori.minds import mind_for

__all__ = ["DEAL", "ROUNDS_AHEAD", "Candidate", "Futures", "Lookout", "Row", "mean", "open_answers", "word_for"]

ROUNDS_AHEAD = 2
"""Rounds that a future is played on before the learned value is asked."""
DEAL = 1
"""The deal in which moves are written down; they are such that every deal allows them."""
_FUTURES_OF_A_STEP = 60  # for the later steps of a move
_LEAST_SIMULATIONS = 4  # per answer and round
_BETWEEN_CLOCK_CHECKS = 16  # simulations per answer

Row = tuple[float, ...]
"""Every seat's chance to win."""


def word_for(seed: object) -> int:
    """63 random bits for a seed, the same on every machine."""
    digest = hashlib.sha256(f"kunitori analysis {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1


def open_answers(g: State) -> list[int]:
    """The open answers as bits."""
    return [x for x in range(64) if g.mask >> x & 1]


def mean(rows: Sequence[Row]) -> Row:
    """The average of some rows.

    >>> mean([(1.0, 0.0), (0.5, 0.5)])
    (0.75, 0.25)
    """
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


class Candidate:
    """An answer, the best other steps of its move by a small search, and the futures of the whole move."""

    def __init__(self, known: State, x: int, brain: Brain, word: int) -> None:
        self.answer = x
        self.given: tuple[int, ...] = _whole_move(known, x, brain)
        self.rows: list[Row] = []
        self._futures = Futures(known, word, self.given)

    def simulate(self, number: int) -> None:
        """Play more futures. Two candidates with the same word have the same n-th deal."""
        self.rows += self._futures.more(number)


def _whole_move(known: State, x: int, brain: Brain) -> tuple[int, ...]:
    g, given = dealt(known, DEAL), [x]
    apply(g, x)
    while g.step and not g.over:
        given.append(answer(g, brain))
        apply(g, given[-1])
    return tuple(given)


class Lookout:
    """The candidates for the pending question of a view's state."""

    def __init__(self, known: State, seed: object = 0, *, threads: int = 1, seconds: float = 0.0) -> None:
        self.who: int = known.who
        mind, word = mind_for(known.rules.cards, known.seats), word_for(seed)
        searcher = Brain(SEARCHING, 0, None, mind, _FUTURES_OF_A_STEP, ROUNDS_AHEAD * known.seats)
        self.candidates: list[Candidate] = [Candidate(known, x, searcher, word) for x in open_answers(known)]
        self._favourite = answer(known, Brain(GUESSING, 0, None, mind))
        self._threads = threads
        self._until = monotonic() + seconds if seconds > 0 else 0.0
        self._finalists = self.candidates

    def examine(self, nodes: int, keep: Collection[int] = ()) -> Candidate:
        """Spend a budget of simulations and find the best answer; half of them drop out each round, except ``keep``."""
        alive = self.candidates
        rounds = max(1, ceil(log2(len(alive)))) if len(alive) > 1 else 1
        for _ in range(rounds):
            self._simulate(alive, max(_LEAST_SIMULATIONS, nodes // rounds // len(alive)))
            if self._is_late:
                break
            ranked = self._ranked(alive)
            if len(alive) > 2:
                stay = {*keep, self._favourite, *(c.answer for c in ranked[: ceil(len(alive) / 2)])}
                alive = [candidate for candidate in alive if candidate.answer in stay]
        self._finalists = alive
        return self.best

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return self._ranked(self._finalists)[0]

    @property
    def simulations(self) -> int:
        """The number of simulations so far."""
        return sum(len(candidate.rows) for candidate in self.candidates)

    def candidate(self, x: int) -> Candidate:
        """The candidate with this answer."""
        return next(candidate for candidate in self.candidates if candidate.answer == x)

    def chances(self, candidate: Candidate) -> Row:
        """Everybody's chance after an answer: the best answer's chance plus the difference in the deals both have seen.

        The first half of the simulations does not count: the search is still exploring then.
        """
        best = self.best
        seen, both = len(best.rows), min(len(best.rows), len(candidate.rows))
        at_best = mean(best.rows[seen // 2 :])
        if candidate is best:
            return at_best
        here, there = mean(best.rows[both // 2 : both]), mean(candidate.rows[both // 2 : both])
        return tuple(sum_up - a + b for sum_up, a, b in zip(at_best, here, there, strict=True))

    def _ranked(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        seen = min(len(candidate.rows) for candidate in candidates)

        def merit(candidate: Candidate) -> tuple[float, bool, int]:
            own = sum(row[self.who] for row in candidate.rows[:seen]) / seen
            return own, candidate.answer == self._favourite, -candidate.answer

        return sorted(candidates, key=merit, reverse=True)

    @property
    def _is_late(self) -> bool:
        return self._until > 0 and monotonic() > self._until

    def _simulate(self, alive: Sequence[Candidate], each: int) -> None:
        """Simulate each candidate equally often; with a time limit, in small steps so that all get their share."""
        for number in self._steps(each):
            if self._threads == 1 or len(alive) == 1:
                for candidate in alive:
                    candidate.simulate(number)
            else:
                with ThreadPoolExecutor(self._threads) as pool:
                    for done in [pool.submit(candidate.simulate, number) for candidate in alive]:
                        done.result()

    def _steps(self, each: int) -> Iterator[int]:
        breath = _BETWEEN_CLOCK_CHECKS if self._until > 0 else each
        while each > 0:
            yield min(each, breath)
            if self._is_late:
                return
            each -= breath


class Futures:
    """Everybody's chances in futures that begin with the same answers; then the policy plays.

    For a view the cards are dealt; for a full state only randomness is new. The same word gives the same deals for all
    answers. The learned value is asked so many turns after the answers.
    """

    def __init__(self, known: State, word: int, given: Sequence[int] = (), turns: int = 0) -> None:
        self._known, self._word, self._played = known, word, 0
        self._turns = turns or ROUNDS_AHEAD * known.seats
        self._mind = mind_for(known.rules.cards, known.seats)
        self._room, self._thought, self._insight = known.clone(), Thought(), Insight()
        self._insight.mean_to([*given])

    def more(self, number: int) -> list[Row]:
        """The rows of so many more futures."""
        rows: list[Row] = []
        while number > 0:
            part = min(number, MOST_SIMULATIONS)
            play_on(
                self._known, self._room, self._mind, self._thought, self._insight, self._turns, self._played, part,
                self._word,
            )  # fmt: skip
            rows += self._insight.rows()
            self._played += part
            number -= part
        return rows
