"""A choice of a review in words: what was played and what was better, with card names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kunitori.engine.deal import known_to
from kunitori.game import Game, View
from kunitori.game.analysis import chance_text
from kunitori.game.view import see
from kunitori.i18n import Texts
from kunitori.review.values import Moment, Review
from kunitori.telling.question import ask
from kunitori.telling.wording import move_words, reworded

__all__ = ["ToldChoice", "told"]


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """A choice in words."""

    move: str
    better: str
    cost: str
    """What was played, and what it did to the chance."""
    why: tuple[str, ...]
    """What was better, and the reasons."""


def told(review: Review, moment: Moment, game: Game, say: Texts) -> ToldChoice:
    """A choice worth another look, as the question at the table says its options.

    >>> from kunitori.i18n import texts
    >>> from kunitori.review import review
    >>> last = {"game": "kunitori", "players": ["Ann", "Ben"], "phase": "buy", "start": 1, "turn": 1, "last_turn": 1,
    ...         "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
    >>> game = Game.from_position(last)
    >>> game.apply("end")
    >>> found = review(game, nodes=60)
    >>> said = told(found, found.moments[0], game, texts("en"))
    >>> said.cost, said.why[0]
    ('Turn 2, Ann: “End the turn” cut the win chance from 100% to 0%.', 'Better: “Buy Land for 9”.')
    """
    assert moment.before is not None and moment.after is not None and moment.better is not None
    words = _words(_view_before(game, moment), moment, say)
    move, better = (words.get(each, each) for each in (moment.move, moment.better))
    cost = say(
        "review-moment", turn=moment.turn + 1, player=review.players[moment.player], move=move,
        before=chance_text(moment.before), after=chance_text(moment.after),
    )  # fmt: skip
    why = (say(reworded(reason, words)) for reason in moment.reasons)
    return ToldChoice(move, better, cost, (say("review-better", move=better), *why))


def _view_before(game: Game, moment: Moment) -> View:
    """What the player saw before the choice."""
    return see(known_to(game.state_after(moment.number - 1), moment.player), game.players, ())


def _words(view: View, moment: Moment, say: Texts) -> Mapping[str, str]:
    if view.decision is None:
        return {}
    words = {choice.text: choice.label for choice in ask(view, view.decision, say).choices}
    return words | {move: move_words(view, [move], say)[0] for move in (moment.move, moment.better) if move}
