"""Who plays the golden games: nobody tunes them, so the games stay the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["Miser", "Wanderer"]


class Wanderer:
    """Plays anything the rules allow."""

    name = "wanderer"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: View, decision: Decision) -> Option:
        return self._random.choice(decision.options)


class Miser:
    """Plays by a list: the first move on it that is open. It declares no battle, and takes what it is offered."""

    name = "miser"

    def decide(self, view: View, decision: Decision) -> Option:
        options = {option.text: option for option in decision.options}
        wishes = _wishes_on_the_field(view, decision) if view.lands else _wishes(view)
        return next((options[move] for move in wishes if move in options), decision.options[0])


def _wishes(view: View) -> Iterator[str]:
    is_late = view.is_last_round or view.pool.get("land", 0) <= 3
    yield from ("play copper", "play silver", "play gold")
    yield "buy land"
    if is_late:
        yield "buy town"
    yield "buy gold"
    if is_late:
        yield "buy village"
    yield "buy silver"
    yield from ("take land", "take town", "take village")
    yield from ("show none", "reinforcements", "end")


def _wishes_on_the_field(view: View, decision: Decision) -> Iterator[str]:
    """Moegahara: money first, then the strongest units; they march where they win, and make room when there is none."""
    units = [card.id for card in view.cards.facts if card.category in ("general", "troop")]
    units.sort(key=lambda id: view.cards[id].cost, reverse=True)
    if decision.kind == "land" and decision.card in units:
        yield from sorted(decision.texts, key=lambda text: _worth(view, decision.card or "", text), reverse=True)
    rooms = [land for land in view.lands if land.winner is None and len(land.lines[view.active % 2]) < 3]
    if len(rooms) < 2:
        yield from ("play trap", "buy trap", "trap ...", "play horo_musha", "horo ...", "... dismiss ...")
        yield from (text for text in decision.texts if text.startswith("... enemy"))
    yield from ("play copper", "play silver", "play gold", "choose action", "choose gain")
    yield from (f"play {unit}" for unit in reversed(units))
    if view.me.owned.get("silver", 0) + view.me.owned.get("gold", 0) < 3:
        yield from ("buy gold", "buy silver")
    yield from (f"buy {unit}" for unit in units)
    yield from ("buy gold", "buy silver")
    yield from (f"deploy {unit} ..." for unit in units)
    yield from ("keep none", "end")


def _worth(view: View, card: str, text: str) -> tuple[bool, int, int]:
    """How good a Land is for a unit: it wins there, it wins its fight, it is not alone."""
    land, own = view.land_with(card, int(text.split()[1]) - 1), view.active % 2
    won, lost = land.fights_won[own], land.fights_won[1 - own]
    return land.winner == own, won - lost - 2 * (lost >= 2), len(land.lines[own])
