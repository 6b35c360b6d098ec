"""Bots with a learned mind: one that follows its instinct, and one that searches. Each may have a mind from a file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from kunitori.bots.protocol import Budget
from kunitori.bots.seeds import chosen, seed_number
from kunitori.engine.consts import GUESSING, PARTS, SEARCHING
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, answer, word_of
from kunitori.engine.thinking.mind import Mind, Thought, is_plain
from kunitori.engine.thinking.search import Search, explore_alone, gather, halve, rounds_of, time_now
from kunitori.game import View
from kunitori.minds import mind_for
from kunitori.minds.own import own_mind
from kunitori.values.decision import Decision, Option

__all__ = ["LearnedBot", "SearchingBot"]


class LearnedBot:
    """Gives the answer that the mind for its game likes best, or the mind in ``file``; it may have a character."""

    def __init__(
        self, name: str, seed: int | str | None = None, *, file: str | None = None, character: str = ""
    ) -> None:
        self.name = name
        self.file = file
        self.character = character
        self._seed = seed_number(seed)
        self._brain: Brain | None = None
        self._rules: Rules | None = None

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same bot for matches inside the engine."""
        return Brain(GUESSING, self._seed, None, self._mind(rules, seats))

    def own_brain(self, view: View) -> Brain:
        """The brain for the table of a view, created once."""
        known = view.known_state
        if self._brain is None or self._rules is not known.rules:
            self._brain, self._rules = self.brain(known.rules, known.seats), known.rules
        return self._brain

    def decide(self, view: View, decision: Decision) -> Option:
        return chosen(decision, answer(view.known_state, self.own_brain(view)))

    def _mind(self, rules: Rules, seats: int) -> Mind:
        if self.file is not None:
            return own_mind(self.file, rules.cards)
        return mind_for(rules.cards, seats, self.character)


class SearchingBot(LearnedBot):
    """Searches: deals the unknown cards again and again, and plays on in its mind.

    >>> from kunitori.game import new_game
    >>> game = new_game("kunitori", seed=7, start=0)
    >>> one, two = (SearchingBot("master", 1, Budget(64, threads=n)) for n in (1, 2))
    >>> one.decide(game.view(0), game.decision) == two.decide(game.view(0), game.decision)
    True
    """

    def __init__(
        self, name: str, seed: int | str | None, budget: Budget, rounds: int = 4, *, file: str | None = None
    ) -> None:
        super().__init__(name, seed, file=file)
        self.budget = budget
        self._rounds = rounds  # simulated before the mind judges the position

    def brain(self, rules: Rules, seats: int) -> Brain:
        brain = Brain(SEARCHING, self._seed, None, self._mind(rules, seats), self.budget.nodes, self._rounds * seats)
        brain.seconds = self.budget.seconds
        return brain

    def decide(self, view: View, decision: Decision) -> Option:
        brain = self.own_brain(view)
        known = view.known_state
        if self.budget.threads == 1 or is_plain(known):
            return chosen(decision, answer(known, brain))
        return chosen(decision, self._searched(known, brain))

    def _searched(self, known: State, brain: Brain) -> int:
        """The same as `search`, with the parts of the futures in threads."""
        search: Search = brain.search
        word = word_of(known, brain.seed)
        until = time_now() + self.budget.seconds if self.budget.seconds > 0 else 0.0
        rooms = [(known.clone(), known.clone(), Thought()) for _ in range(PARTS)]
        gather(search, known, known.clone(), brain.mind, brain.thought, word)
        rounds, first = rounds_of(search.n), 0
        with ThreadPoolExecutor(self.budget.threads) as pool:
            while search.n > 1:
                each = max(1, self.budget.nodes // (rounds * search.n))
                work = [
                    pool.submit(
                        explore_alone, search, part, known, room, scratch, brain.mind, thought, first, each, word, until
                    )
                    for part, (room, scratch, thought) in enumerate(rooms)
                ]
                for each_part in work:
                    each_part.result()
                halve(search, each)
                first += each
        return search.best
