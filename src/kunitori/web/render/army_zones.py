"""The army areas in the middle of the table: cards deployed, played, in ambush and revealed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from markupsafe import Markup, escape

from kunitori.game import View
from kunitori.i18n import texts
from kunitori.tables.view import TableView
from kunitori.web.render.asking import Asked
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import Deck, crest_name, crest_of, joined, stack, stepper

__all__ = ["zone"]

_NO_TOOL = Markup("")
_MOST_FANNED = 14  # more cards lie as closely as so many


@lru_cache(maxsize=64)
def _mon(crest: str) -> Markup:
    return Markup('<span class="mon">{}</span>').format(crest_of(crest))


def zone(
    seen: TableView, view: View, deck: Deck, at: Asked, language: str, seat: int, cache: FragmentCache, is_mine: bool
) -> Markup:
    """The army area of a seat, as its owner or somebody else sees it."""
    there, info = view.seats[seat], seen.seats[seat]
    is_turn = seat == view.active
    played, unplayed = (view.played, view.unplayed) if is_turn else ({}, {})
    may_play = is_mine and at.decision is not None and at.decision.kind == "play"
    march = at.march if is_mine and is_turn else None
    are_together = march is not None or at.picked_from == f"army/{seat}"
    leads = {unit.card: unit.is_leader for unit in march.units} if march else {}
    marching = Counter(unit.card for unit in march.units) if march else Counter[str]()
    say = texts(language)

    def make() -> Markup:
        items: list[Markup] = []

        def lay(card: str, n: int, zone: str, sort: str, note: str = "", tool: Markup = _NO_TOOL) -> None:
            items.append(stack(language, deck, f"{zone}/{seat}/{card}", card, n, sort, note, tool))

        if are_together:  # what may stay is picked from both together, and both attack together (C5.2, C7.1)
            for card in dict.fromkeys([*there.deployed, *played]):
                n = there.deployed.get(card, 0) + played.get(card, 0)
                tool = stepper(language, deck, card, marching[card], leads[card]) if card in leads else _NO_TOOL
                lay(card, n, "army", "all", tool=tool)
        else:
            for card, n in there.deployed.items():
                note = say("table-unplayed") if unplayed.get(card) else say("table-deployed")
                lay(card, n, "army", "deployed", note)
            for card, n in played.items():
                lay(card, n, "army", "played")
        if there.moats:
            lay(view.cards.moat, there.moats, "army", "moat", say("table-lying"))
        for card, n in there.ambush.items():
            lay(card, n, "ambush", "ambush", say("table-ambush"))
        for card in dict.fromkeys(there.revealed):
            lay(card, there.revealed.count(card), "revealed", "revealed", say("table-revealed"))
        is_own = is_mine and not seen.is_open
        label = say("table-own-army") if is_own else say("table-army-of", player=seen.players[seat])
        empty = say("table-play-hint") if may_play else say("table-army-empty")
        owner = f"c-{info.colour}{' own' if is_mine else ''}{' now' if is_turn else ''}"
        mon, said = _mon(crest_name(info.crest, seat)), escape(label)
        bare, fan = "" if items else " bare", min(len(items), _MOST_FANNED)
        cards = joined(items) or f'<li class="none">{escape(empty)}</li>'
        return Markup(  # by hand, because it changes with nearly every move
            f'<div role="region" class="zone {owner}{bare}" id="zone-{seat}" aria-label="{said}">'
            f"<h2>{mon}<span>{said}</span></h2>"
            f'<ol class="play k{fan}" data-roving data-place="army/{seat}">{cards}</ol></div>'
        )

    lies = (there.deployed, there.moats, there.ambush, there.revealed, played, unplayed)
    of = (*lies, is_turn, may_play, are_together, tuple(leads), info.colour, info.crest)
    return cache.draw(("zone", seat, is_mine), of, make)
