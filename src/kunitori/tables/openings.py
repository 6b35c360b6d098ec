"""Openings: the first cards that players buy."""

from __future__ import annotations

from kunitori.game import Game

__all__ = ["JOINT", "openings_of"]

JOINT = ","
"""Between the cards of an opening."""
_CARDS = 2


def openings_of(game: Game) -> tuple[str, ...]:
    """The first two cards that each seat bought, in the order of the card set; fewer if it bought fewer.

    >>> from kunitori.game import new_game
    >>> game = new_game("kunitori", seed=7, start=0)
    >>> for move in ("play copper", "buy copper", "end"):
    ...     game.apply(move)
    >>> openings_of(game)
    ('copper', '')
    """
    found: list[list[str]] = [[] for _ in game.players]
    waiting = {*range(len(found))}
    for number, seat in enumerate(game.move_players):
        if seat not in waiting:
            continue
        verb, _, card = game.move_text(number).partition(" ")
        if verb == "buy":
            found[seat].append(card)
            if len(found[seat]) == _CARDS:
                waiting.remove(seat)
                if not waiting:
                    break
    place = game.cards.kind_number
    return tuple(JOINT.join(sorted(cards, key=place.__getitem__)) for cards in found)
