"""Moves in words: what a move of one or more steps says in the reader's language, with card names and never ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kunitori.cards.sets import CardSet
from kunitori.decisions.move import Move
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.engine.state import State
from kunitori.game import Game, View
from kunitori.i18n import Message, Texts
from kunitori.telling.question import label

__all__ = ["move_words", "reworded"]

_ACTIONS = 64  # an action id is kind * 64 + the answer
_DEAL = 1  # an analysis writes its moves down in this deal


def move_words(view: View, moves: Sequence[str], say: Texts) -> tuple[str, ...]:
    """Moves that the viewer can make one after the other, in words.

    >>> from kunitori import new_game
    >>> from kunitori.i18n import texts
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> move_words(view, ["play copper", "end"], texts("en"))
    ('Play Copper (+1 money)', 'End the turn')
    """
    if len(moves) == 1 and view.decision is not None and moves[0] in view.decision.texts:
        return (label(view, view.decision, view.decision[moves[0]], say)[0],)
    game = view.sample(_DEAL)
    for move in moves:
        game.apply(move)
    made = zip(game.played, game.replay(), strict=True)
    return tuple(_phrase(move, state, answers, view.players, say) for move, (state, answers) in made)


def reworded(reason: Message, words: Mapping[str, str]) -> Message:
    """A reason that names a move, with words in place of the move's notation."""
    args = dict(reason.args)
    if isinstance(move := args.get("move"), str):
        args["move"] = words.get(move, move)
    return Message(reason.id, tuple(args.items()))


def _phrase(move: Move, state: State, answers: Sequence[int], players: tuple[str, ...], say: Texts) -> str:
    """A whole move in words: what its answers say, but how many of each card comes from the finished move."""
    game, said, kind = Game.of_state(state, players), list[str](), ""
    for answer in answers:
        decision = game.decision
        assert decision is not None
        kind = decision.kind
        if not KINDS_BY_NAME[kind].counts_cards:
            option = next(each for each in decision.options if each.action % _ACTIONS == answer)
            said.append(label(game.view(decision.player), decision, option, say)[0])
        game.answer(answer)
    if KINDS_BY_NAME[kind].counts_cards:
        said += _numbers(move, kind, players, game.cards, say)
    if said[0].endswith("…"):
        said[:2] = [say("sentence-separator").join(said[:2])]
    return say("separator").join(said)


def _numbers(move: Move, kind: str, players: tuple[str, ...], cards: CardSet, say: Texts) -> list[str]:
    """How many of each card attack somebody, lie in ambush, stay or are kept."""
    if move.armies:
        return [
            say("choice-assign", number=number, card=cards.name(card), player=players[seat])
            for seat, army in move.armies
            for card, number in army
        ]
    some = [say(f"choice-{kind}-some", number=number, card=cards.name(card)) for card, number in move.cards]
    return some or [say(f"choice-{kind}-none")]
