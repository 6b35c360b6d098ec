"""Mining: bots play, a quick search looks for decisions with one clearly best answer, and the analyst checks them.

Only what the seat may know counts: a puzzle keeps the seat's view and one of the many deals that fit it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from math import log10
from random import Random
from typing import Any

from kunitori.bots import Bot, new_bot
from kunitori.bots.editions import edition
from kunitori.bots.levels import ANALYST, LEVELS, Level
from kunitori.cards.sets import card_set
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.errors import BadPosition
from kunitori.game import Game, View, new_game
from kunitori.game.analysis import Analysis
from kunitori.game.lookout import Lookout
from kunitori.puzzles.shelf import GAMES
from kunitori.puzzles.themes import ASKED, theme_of
from kunitori.puzzles.values import CLEAR, MadeWith, Puzzle, difficulty_of
from kunitori.values.decision import Decision, Option
from kunitori.values.record import REVISION

__all__ = ["SEEDS", "Mine", "level_rating", "provenance"]

SEEDS = (1, 2, 3)
"""The analyst's seeds."""
PLAYERS = ("Aki", "Hana", "Jiro", "Kenta", "Sayo", "Yuki")
"""Names for the seats of a puzzle; they are the same in all languages."""
_MARGIN = 0.012  # beyond CLEAR, so that other seeds would seldom say otherwise
_STEPS = ((240, 0.12), (3000, 0.11))  # simulations and the lead they must show, before the analyst is asked
_LEAST_CHANCE = 0.15  # of the best answer: nobody likes to choose how to lose
_A_GAME = 2  # puzzles from one game
_MOST_ROUNDS = 60
_SIZES = {"moegahara": (2, 2, 4, 4, 6)}
_USUAL_SIZES = (2, 2, 3, 4)
_TABLES = (("lord",), ("lord",), ("lord", "captain"), ("lord", "retainer"), ("captain", "retainer", "lord"))
_OBVIOUS = 0.9  # the share of solvers from which on nobody needs to be asked
_THEME_SHARE, _EASY_SHARE, _ANSWER_SHARE = 0.5, 0.4, 0.08
_KEPT = ("game", "seed", "players", "seats", "effects", "lines")  # entries that are never left out as a whole


def level_rating(share: float) -> int:
    """The rating of a puzzle that this share of the levels solves, if the levels together count as 1500.

    >>> level_rating(0.5), level_rating(0.1), level_rating(1.0)
    (1500, 1882, 896)
    """
    share = min(0.97, max(0.03, share))
    return round(1500 + 400 * log10((1 - share) / share))


def provenance(game: str) -> MadeWith:
    """What puzzles mined now are made with."""
    cards = card_set(game)
    bots = [edition(bot, cards, seats) for seats in (2, 4) for bot in ("lord", "analyst")]
    bots += [edition(bot, cards, 2) for bot in ("captain", "retainer", "beginner")]
    return MadeWith(
        game, version("kunitori"), REVISION, cards.hash, tuple(cards.to_text().splitlines()),
        tuple(dict.fromkeys(bots)), ANALYST.nodes, SEEDS,
    )  # fmt: skip


@dataclass
class Mine:
    """Finds puzzles of one game, varied in theme, difficulty and answer."""

    made: MadeWith
    wanted: int
    found: list[Puzzle] = field(default_factory=list)
    looked_at: int = 0
    """Decisions that the quick search has seen."""
    checked: int = 0
    """Decisions that the analyst has seen."""

    @property
    def next_source(self) -> int:
        """The seed of the next game to play."""
        return 1 + max((puzzle.source for puzzle in self.found), default=0)

    def dig(self, source: int) -> Iterator[Puzzle]:
        """Play the game with this seed and give the puzzles found in it."""
        game, bots = _table(self.made.game, source)
        turns: set[int] = set()
        while not game.is_over and game.round <= _MOST_ROUNDS and len(turns) < _A_GAME:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.player)
            if game.turn not in turns and (puzzle := self._puzzle(view, decision, source)):
                turns.add(game.turn)
                self.found.append(puzzle)
                yield puzzle
            game.apply(bots[decision.player].decide(view, decision))

    def _puzzle(self, view: View, decision: Decision, source: int) -> Puzzle | None:
        if not _is_a_question(decision):
            return None
        self.looked_at += 1
        best: Option | None = None
        for nodes, lead in _STEPS:
            best = _clear_answer(view, decision, nodes, lead, best)
            if best is None or not self._is_wanted(decision, best, ASKED[decision.kind], None):
                return None
        assert best is not None
        solvers = _solvers(view, decision, best)
        share = sum(solvers.values()) / len(solvers)
        rating = level_rating(share)
        if share > _OBVIOUS or not self._is_wanted(decision, best, ASKED[decision.kind], rating):
            return None
        self.checked += 1
        entries = _entries(view, source)
        if entries is None:
            return None
        view = Game.from_position({"game": self.made.game, "seed": source, **entries}).view(view.player)
        rows: list[Analysis] = []
        for seed in self.made.seeds:
            analysis = view.analyse(nodes=self.made.nodes, seed=seed)
            top, second = analysis.options[:2]
            if top.option.text != best.text or second.loss < CLEAR + _MARGIN or top.chance < _LEAST_CHANCE:
                return None
            rows.append(analysis)
        told = next((row for row in rows if row.options[0].reasons), None)
        if told is None:
            return None
        reasons = told.options[0].reasons
        last_round = view.known_state.last_turn >= 0
        theme = theme_of(decision.kind, [reasons[0].id], is_last_round=last_round)
        if not self._is_wanted(decision, best, theme, rating):
            return None
        assert view.player is not None
        return Puzzle(
            id=f"{GAMES[self.made.game]}{len(self.found) + 1}",
            made=self.made,
            source=source,
            seat=view.player,
            entries=entries,
            best=best.text,
            lines=_lines(told),
            chances=tuple(_thousandths(row, decision) for row in rows),
            reasons=reasons,
            theme=theme,
            rating=rating,
            found_by=tuple(name for name, found in solvers.items() if found > 0.5),
        )

    def _is_wanted(self, decision: Decision, best: Option, theme: str, rating: int | None) -> bool:
        """Whether there is still room for such a puzzle."""
        themes = Counter(puzzle.theme for puzzle in self.found)
        answers = Counter(puzzle.best for puzzle in self.found)
        easy = sum(puzzle.difficulty == "easy" for puzzle in self.found)
        return (
            themes[theme] < _THEME_SHARE * self.wanted
            and answers[best.text] < max(2, _ANSWER_SHARE * self.wanted)
            and (rating is None or difficulty_of(rating) != "easy" or easy < _EASY_SHARE * self.wanted)
        )


def _table(name: str, source: int) -> tuple[Game, list[Bot]]:
    chance = Random(f"puzzles {name} {source}")
    players = chance.choice(_SIZES.get(name, _USUAL_SIZES))
    game = new_game(name, PLAYERS[:players], seed=f"puzzles {source}")
    table = chance.choice(_TABLES)
    return game, [new_bot(chance.choice(table), f"{source} {seat}") for seat in range(players)]


def _is_a_question(decision: Decision) -> bool:
    """Whether the decision is worth asking: more than one answer, and each of them says something by itself."""
    options = decision.options
    if len(options) < 2 or decision.kind not in ASKED:
        return False
    if KINDS_BY_NAME[decision.kind].counts_cards and any(option.is_partial for option in options):
        return False
    is_treasure_left = decision.kind == "buy" and any(option.move.verb == "play" for option in options)
    return not is_treasure_left


def _is_dull(decision: Decision, best: Option) -> bool:
    """Whether the best answer is what everybody does anyway: the only card is played, all that may stay stays."""
    others = [option for option in decision.options if option != best]
    if decision.kind in ("play", "deploy", "strike", "exchange") and len(others) == 1:
        return others[0].is_pass
    return decision.kind == "stay" and best == decision.options[-1]


def _clear_answer(view: View, decision: Decision, nodes: int, lead: float, before: Option | None) -> Option | None:
    """The best answer of a small search, if it leads clearly and is the one found before."""
    lookout = Lookout(view.known_state, "mine")
    answer = lookout.examine(nodes)
    chances = sorted((lookout.chances(each)[decision.player] for each in lookout.candidates), reverse=True)
    best = next(option for option in decision.options if option.action % 64 == answer.answer)
    if chances[0] - chances[1] < lead or chances[0] < _LEAST_CHANCE or _is_dull(decision, best):
        return None
    return best if before in (None, best) else None


def _solvers(view: View, decision: Decision, best: Option) -> Mapping[str, float]:
    """The share of each level's styles that find the answer; the master is left out, because it searches."""

    def share(level: Level) -> float:
        names = [f"{level.name}/{style}" for style in level.styles] or [level.name]
        return sum(new_bot(name, 0).decide(view, decision) == best for name in names) / len(names)

    return {level.name: share(level) for level in LEVELS if level.name != "master"}


def _thousandths(analysis: Analysis, decision: Decision) -> tuple[int, ...]:
    chances = {option.option.text: option.chance for option in analysis.options}
    return tuple(round(1000 * chances[option.text]) for option in decision.options)


def _lines(analysis: Analysis) -> dict[str, str]:
    """The whole moves of answers that are only their first step."""
    return {each.option.text: each.move for each in analysis.options if each.move != each.option.text}


def _entries(view: View, source: int) -> dict[str, Any] | None:
    """The shortest position that shows the seat the same: whatever reading fills in is left out."""
    game = view.sample(source)
    assert view.player is not None
    shown = game.view(view.player)
    position = game.position()
    for key in ("chance", "format", "rules", "cards"):
        position.pop(key, None)
    position["seed"] = source

    def is_same() -> bool:
        try:
            other = Game.from_position(position).view(view.player)
        except BadPosition:
            return False
        return other.to_json() == shown.to_json()

    if not is_same():
        return None
    parts: Sequence[dict[str, Any]] = (position, position["effects"], *position["seats"])
    for part in parts:
        for key in [*part]:
            if key in _KEPT:
                continue
            value = part.pop(key)
            if not is_same():
                part[key] = value
    if not position["effects"]:
        del position["effects"]
    return {key: value for key, value in position.items() if key not in ("game", "seed")}
