"""The coach: what to play and why, in the reader's language. Socket, API, terminal and library all ask here.

>>> from kunitori.game import Game
>>> position = {"game": "kunitori", "players": ["Ann", "Ben"], "phase": "buy", "start": 1, "turn": 1, "last_turn": 1,
...             "seats": [{"hand": {"gold": 3}, "deck": {"town": 1}}, {"deck": {"town": 3}}]}
>>> advice = advise(Game.from_position(position).view(0), nodes=400)
>>> advice.first, advice.analysis.best.move
(('play gold', 'play gold', 'play gold'), 'buy land')
>>> for sentence in advice.sentences()[:3]:
...     print(sentence)
Win chances: Ann 100%, Ben 0%.
First play all treasure (+9 money).
Best: “Buy Land for 9” (100%).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from kunitori.game import View
from kunitori.game.analysis import Analysis, Prospect
from kunitori.i18n import texts
from kunitori.telling.question import label
from kunitori.telling.wording import move_words, reworded
from kunitori.values.decision import Decision

__all__ = ["NODES", "SECONDS", "Advice", "advise"]

NODES = 4000
"""The search budget of a piece of advice; about a quarter of a second."""
SECONDS = 2.0
"""The longest anybody waits for advice where the engine is slow."""
_DEAL = 1  # any deal will do: playing treasure leaves nothing to chance


@dataclass(frozen=True, slots=True)
class Advice:
    """What one seat should do now."""

    view: View
    """What was analysed: the seat's view with all its treasure played."""
    analysis: Analysis
    """The analysis, with moves as a program writes them; `told` has them in words."""
    first: tuple[str, ...]
    """Treasure to play first, one move for each card."""
    money: int
    """The money that treasure brings."""

    def told(self, language: str = "en") -> Analysis:
        """The analysis with its moves in words instead of notation."""
        say, options = texts(language), self.analysis.options
        lines = {option: move_words(self.view, (option.move, *option.continuation), say) for option in options}
        words = {option.option.text: self.words(option, language) for option in options}
        words |= {option.move: line[0] for option, line in lines.items()}
        return replace(self.analysis, options=tuple(_told(option, lines[option], words) for option in options))

    def words(self, prospect: Prospect, language: str = "en") -> str:
        """What an option says, as the question on the table says it."""
        assert self.view.decision is not None
        return label(self.view, self.view.decision, prospect.option, texts(language))[0]

    def sentences(self, language: str = "en") -> tuple[str, ...]:
        """All there is to say, the chances first."""
        chances, *advice = self.told(language).sentences(language)
        treasure = [texts(language)("analysis-treasure", money=self.money)] if self.first else []
        return (chances, *treasure, *advice)


def advise(view: View, *, nodes: int | None = None, seconds: float | None = None, seed: int | str = 0) -> Advice:
    """Advise the viewer, from what the viewer may know.

    Playing treasure costs nothing (C6.1), so all of it is played first; what to buy with it is the real question.
    """
    played, first = _with_treasure_played(view)
    analysis = played.analyse(
        nodes=NODES if nodes is None else nodes, seconds=SECONDS if seconds is None else seconds, seed=seed
    )
    return Advice(played, analysis, first, max(0, played.money - view.money))


def _with_treasure_played(view: View) -> tuple[View, tuple[str, ...]]:
    if view.decision is None or not _treasure(view.decision):
        return view, ()
    game, first = view.sample(_DEAL), list[str]()
    while game.asked == view.player and game.decision is not None and (open_moves := _treasure(game.decision)):
        game.apply(open_moves[0])
        first.append(open_moves[0])
    return game.view(view.player), tuple(first)


def _treasure(decision: Decision) -> list[str]:
    if decision.kind != "buy":
        return []
    return [option.text for option in decision.options if option.move.verb == "play"]


def _told(option: Prospect, line: tuple[str, ...], words: Mapping[str, str]) -> Prospect:
    reasons = tuple(reworded(reason, words) for reason in option.reasons)
    return replace(option, move=line[0], continuation=line[1:], reasons=reasons)
