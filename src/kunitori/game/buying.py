"""Buying with the treasure in hand: the cards that it pays for, and the moves that buy them (C6.1, C6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from kunitori.engine.consts import D_BUY, D_PLAY, NO, PLAY_TREASURE
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.engine.turn import price
from kunitori.game.view import View
from kunitori.i18n import message
from kunitori.values.decision import Reason

__all__ = ["purchases", "with_treasure"]

_Coins = tuple[int, ...]
"""How many of each kind of treasure are played."""


def purchases(view: View) -> Mapping[str, tuple[str, ...]]:
    """The cards that the viewer can have by playing treasure first, each with the moves that buy it.

    What can be bought without that is not among them. The treasure is the one that pays most exactly, and of that the
    fewest cards: all else stays unseen in hand, and pays for the next buy. The moves begin with ``end`` in an action
    phase in which no card can be played; while one can, or a battle is possible, nothing is bought ahead.

    >>> from kunitori.game import new_game
    >>> game = new_game("kunitori", seed=7, start=0)
    >>> sorted(game.view(0).treasure.items()), purchases(game.view(0))["farmers"]
    ([('copper', 2)], ('play copper', 'play copper', 'buy farmers'))
    """
    found = _at_the_market(view)
    if found is None:
        return {}
    g, first = found
    kinds = view.cards.kinds
    hand = {view.cards.kind_number[card]: number for card, number in view.treasure.items()}
    richest = _after_treasure(g, hand)
    if richest.kind != D_BUY or richest.turn != g.turn:  # nothing could be bought, so the phase has ended
        return {}
    reach = [*_bits(richest.mask & ~g.mask & richest.pool_m)]
    if not reach:
        return {}
    sums = _sums(g, hand)
    found_moves: dict[str, tuple[str, ...]] = {}
    for k in reach:
        total = min(total for total in sums if total >= price(g, k) - g.money)
        played = [f"play {kinds[coin]}" for coin, number in zip(hand, sums[total], strict=True) for _ in range(number)]
        found_moves[kinds[k]] = (*first, *played, f"buy {kinds[k]}")
    return found_moves


def _at_the_market(view: View) -> tuple[State, tuple[str, ...]] | None:
    """The state in which the viewer buys, and the moves that lead there; None if that is not certain."""
    g = view.known_state
    if view.player is None or g.over or g.who != view.player or g.step:
        return None
    if g.kind == D_BUY:
        return g, ()
    if g.kind != D_PLAY or g.mask != 1 << NO:
        return None
    after = g.clone()
    apply(after, NO)
    return (after, ("end",)) if after.kind == D_BUY and after.who == view.player else None


def _after_treasure(g: State, hand: Mapping[int, int]) -> State:
    after = g.clone()
    for k, number in hand.items():
        for _ in range(number):
            apply(after, PLAY_TREASURE + g.rules.cards.treasures.index(g.rules.cards.kinds[k]))
    return after


def _sums(g: State, hand: Mapping[int, int]) -> dict[int, _Coins]:
    """Every sum that the treasure can make, with the fewest cards that make it."""
    worth = [_after_treasure(g, {k: 1}).money - g.money for k in hand]
    found: dict[int, _Coins] = {}
    for coins in product(*(range(number + 1) for number in hand.values())):
        total = sum(number * each for number, each in zip(coins, worth, strict=True))
        if total not in found or sum(coins) < sum(found[total]):
            found[total] = coins
    return found


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def with_treasure(why: Reason, view: View) -> Reason:
    """The same reason; if a card is too dear for the viewer, with the treasure in hand counted."""
    if why.message.id != "why-too-dear" or not view.treasure:
        return why
    told = dict(why.message.args)
    money = view.money + view.treasure_money
    return Reason(message("why-too-dear-in-hand", card=told["card"], cost=told["cost"], money=money), why.rule)
