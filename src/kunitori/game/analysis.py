"""What a player should do and why: chances to win and the best options, from what the player may know.

>>> from kunitori.game import Game
>>> last = {"game": "kunitori", "players": ["Ann", "Ben"], "phase": "buy", "start": 1, "turn": 1, "last_turn": 1,
...         "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
>>> analysis = Game.from_position(last).analyse(nodes=400)
>>> analysis.best.move, analysis.best.chance
('buy land', 1.0)
>>> for sentence in analysis.sentences()[:4]:
...     print(sentence)
Win chances: Ann 100%, Ben 0%.
Best: “buy land” (100%).
It wins the game on the spot.
It is worth 10 points right away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from numbers import Real
from typing import TYPE_CHECKING

from kunitori.cards.seeds import seed_text
from kunitori.engine.consts import TEAMS
from kunitori.engine.state import State
from kunitori.engine.thinking.insight import chance_of, likely_line
from kunitori.engine.thinking.mind import Thought
from kunitori.errors import BadOptions
from kunitori.game.lookout import DEAL, Candidate, Futures, Lookout, mean, word_for
from kunitori.game.reasons import Case, reasons
from kunitori.game.trial import Trial
from kunitori.i18n import Message, message, texts
from kunitori.minds import mind_for
from kunitori.values.decision import Option

if TYPE_CHECKING:
    from kunitori.game.view import View

__all__ = ["NODES", "Analysis", "Line", "Prospect", "analyse", "chance_text", "check_budget", "line_of", "sides_of"]

NODES = 8000
"""The default number of simulations for an analysis: about half a second."""
_FEWEST, _MOST, _MOST_THREADS = 4, 10_000_000, 64
_LONGEST = 1e9  # seconds
_EXPLAINED = 5
_CLOSE = 0.01


@dataclass(frozen=True, slots=True)
class Prospect:
    """One option and its prospects."""

    option: Option
    move: str
    """The whole move that begins with the option, with its best other steps by a small search."""
    chance: float
    """The chance to win after that move."""
    loss: float
    """How much lower its chance is than the best option's."""
    share: float
    """Its share of all simulations: the search soon abandons options that promise little."""
    continuation: tuple[str, ...]
    """Likely next moves, while the same player decides and nothing is random."""
    reasons: tuple[Message, ...]
    """True statements that compare the best options with others."""

    def why(self, language: str = "en") -> tuple[str, ...]:
        """The reasons in words."""
        say = texts(language)
        return tuple(say(reason) for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysis of the pending decision for one seat. Equal views, budgets and seeds give equal analyses."""

    player: int | None
    """The viewer's seat, or None for a spectator."""
    sides: tuple[tuple[str, ...], ...]
    """Who wins together: every player alone, or the two teams of Moegahara."""
    chances: tuple[float, ...]
    """Each side's chance to win, with a sum of 1; after the best option, if it is the viewer's decision."""
    options: tuple[Prospect, ...]
    """The options, best first; empty if the viewer is not asked."""
    nodes: int
    """The number of simulations that were run."""

    @property
    def best(self) -> Prospect | None:
        """The best option, if the viewer is asked."""
        return self.options[0] if self.options else None

    def sentences(self, language: str = "en") -> tuple[str, ...]:
        """The analysis in words, chances first."""
        say = texts(language)
        chances = zip(self.sides, self.chances, strict=True)
        listed = tuple(message("analysis-chance", players=side, chance=chance_text(chance)) for side, chance in chances)
        said = [say("analysis-chances", chances=say("separator").join(say(text) for text in listed))]
        if not self.best:
            return tuple(said)
        is_only = len(self.options) == 1 and not self.best.option.is_partial
        id = "analysis-only" if is_only else "analysis-best"
        said.append(say(Message(id, (("chance", chance_text(self.best.chance)), ("move", self.best.move)))))
        said += self.best.why(language)
        if self.best.continuation:
            said.append(say("analysis-continuation", moves=self.best.continuation))
        close = [option for option in self.options[1:] if option.loss < _CLOSE]
        if close:
            said.append(say("analysis-close", moves=tuple(option.move for option in close[:_EXPLAINED])))
        elif len(self.options) > 1:
            second = self.options[1]
            said.append(say("analysis-next", move=second.move, chance=chance_text(second.chance)))
        return tuple(said)


def chance_text(chance: float) -> Message:
    """A chance as a percentage; only certain results are 0 or 100.

    >>> [texts("en")(chance_text(chance)) for chance in (0.0, 0.002, 0.613, 0.999, 1.0)]
    ['0%', 'under 1%', '61%', 'over 99%', '100%']
    """
    if 0 < chance < 0.005:
        return message("chance-under")
    if 0.995 < chance < 1:
        return message("chance-over")
    return message("chance-percent", percent=round(100 * chance))


def sides_of(g: State) -> tuple[tuple[int, ...], ...]:
    """The seats that win together."""
    if g.rules.cards.teams:
        return tuple(tuple(range(team, g.seats, TEAMS)) for team in range(TEAMS))
    return tuple((seat,) for seat in range(g.seats))


def check_budget(nodes: object, seconds: object = 0.0, threads: object = 1) -> None:
    """Raise `BadOptions` for an invalid budget."""
    is_fine = (
        isinstance(nodes, int)
        and _FEWEST <= nodes <= _MOST
        and isinstance(seconds, Real)
        and not seconds < 0
        and seconds <= _LONGEST
        and isinstance(threads, int)
        and 1 <= threads <= _MOST_THREADS
    )
    if not is_fine:
        raise BadOptions("analysis-error-budget", least=_FEWEST, most=_MOST, threads=_MOST_THREADS)


def analyse(
    view: View, nodes: int = NODES, seconds: float = 0.0, threads: int = 1, seed: int | str = 0
) -> Analysis:
    """Analyse what a view shows; see `View.analyse`."""
    check_budget(nodes, seconds, threads)
    seed_text(seed)
    known = view.known_state
    seats = sides_of(known)
    sides = tuple(tuple(view.players[seat] for seat in side) for side in seats)
    if known.over or known.who != view.player:
        rows = Futures(known, word_for(seed)).more(1 if known.over else nodes)
        return Analysis(view.player, sides, mean(rows)[: len(seats)], (), len(rows))
    lookout = Lookout(known, seed, threads=threads, seconds=seconds)
    best = lookout.examine(nodes)
    return Analysis(
        view.player,
        sides,
        lookout.chances(best)[: len(seats)],
        _prospects(view, lookout, best, seed),
        lookout.simulations,
    )


@dataclass(frozen=True, slots=True)
class Line:
    """An option and its best continuation."""

    given: tuple[int, ...]
    """The answers of the whole move."""
    move: str
    continuation: tuple[str, ...]


def line_of(view: View, candidate: Candidate) -> Line:
    """The whole move that begins with a candidate, and the likely next moves."""
    game = view.sample(DEAL)
    chance = chance_of(game._state)
    for x in candidate.given:
        game.answer(x)
    goes_on = game._state.who == view.player and chance_of(game._state) == chance
    mind = mind_for(view.known_state.rules.cards, view.known_state.seats)
    for x in likely_line(game._state.clone(), mind, Thought()) if goes_on else ():
        game.answer(x)
    moves = game.moves
    return Line(candidate.given, moves[0], moves[1:])


def _prospects(view: View, lookout: Lookout, best: Candidate, seed: int | str) -> tuple[Prospect, ...]:
    assert view.decision is not None and view.player is not None
    me = view.player
    found: list[Prospect] = []
    by_answer: dict[int, Candidate] = {}
    chance = lookout.chances(best)[me]
    for option in view.decision.options:
        candidate = lookout.candidate(option.action % 64)
        by_answer[option.action] = candidate
        own = chance if candidate is best else min(chance, max(0.0, lookout.chances(candidate)[me]))
        share = len(candidate.rows) / lookout.simulations
        found.append(Prospect(option, option.text, own, chance - own, share, (), ()))
    found.sort(key=lambda prospect: (by_answer[prospect.option.action] is not best, prospect.loss, -prospect.share))
    explained = [
        _explained(view, prospect, by_answer[prospect.option.action], seed) for prospect in found[:_EXPLAINED]
    ]
    trials = {prospect.option: trial for prospect, trial in explained}
    best_option = found[0].option
    told: list[Prospect] = []
    for prospect, trial in explained:
        is_best = prospect.option == best_option
        others = [found[0]] if not is_best else found[1:2] or found  # a single option has nothing to be compared with
        if is_best:
            others = [*others, *(each for each in found[2:] if each.option.is_pass)]
        why: tuple[Message, ...] = ()
        while others and not why:
            other = others.pop(0)
            against = trials.get(other.option) or Trial(
                view.known_state, other.option.text, [other.option.action % 64], seed
            )
            gap = prospect.chance - other.chance
            why = reasons(Case(view.known_state, view.players, trial, against, gap), only_good=is_best)
        told.append(replace(prospect, reasons=why))
    return (*told, *found[len(told) :])


def _explained(view: View, prospect: Prospect, candidate: Candidate, seed: int | str) -> tuple[Prospect, Trial]:
    line = line_of(view, candidate)
    trial = Trial(view.known_state, line.move, line.given, seed)
    return replace(prospect, move=line.move, continuation=line.continuation), trial


