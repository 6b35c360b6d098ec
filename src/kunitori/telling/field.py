"""Moegahara's battlefield in words: who is ahead at a Land and why, and what a card would do there."""

from __future__ import annotations

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet
from kunitori.engine.consts import LINE
from kunitori.game import LandView, View
from kunitori.i18n import Arg, Texts, message

__all__ = ["LINE", "ahead", "outcome", "own_team", "preview", "short_name", "side_of", "sign", "summed", "team_name"]

_SIGNS = {1: ">", 0: "=", -1: "<"}


def own_team(view: View) -> int:
    """The viewer's team; for a spectator, the first."""
    return (view.player or 0) % 2


def short_name(card: Facts, say: Texts) -> str:
    """A short name for a line of the battlefield; an author's own card has but one."""
    id = f"short-{card.id.replace('_', '-')}"
    return say(id) if say.has(id) and not card.names else say(card.name)


def sign(one: int, other: int) -> str:
    """The comparison of two strengths: ``>``, ``=`` or ``<``."""
    return _SIGNS[(one > other) - (one < other)]


def ahead(land: LandView, own: int) -> str:
    """The sign for who is ahead: by fights won, or by being alone at the Land."""
    if land.winner is not None:
        return "★" if land.winner == own else "☆"
    mine, theirs = land.lines[own], land.lines[1 - own]
    if not mine and not theirs:
        return " "
    if not mine or not theirs:
        return ">" if mine else "<"
    return sign(land.fights_won[own], land.fights_won[1 - own])


def side_of(view: View, team: int) -> str:
    """``east``, ``west``, or empty until it is fixed (M4.1)."""
    return "" if view.east_team is None else "east" if team == view.east_team else "west"


def team_name(view: View, team: int, say: Texts) -> str:
    """The members of a team, with its side once it is fixed (M4.1)."""
    names: tuple[Arg, ...] = view.players[team::2]
    side = side_of(view, team)
    return say("team-side", players=names, side=message(f"side-{side}")) if side else say("team", players=names)


def outcome(land: LandView, own: int, spot: int) -> str:
    """The message about who wins a fight, from a team's point of view."""
    if any(spot >= len(line) for line in land.lines):
        return "fight-none"
    mine, theirs = land.strengths[own][spot], land.strengths[1 - own][spot]
    return "fight-won" if mine > theirs else "fight-lost" if mine < theirs else "fight-level"


def summed(land: LandView, team: int, spot: int, cards: CardSet, say: Texts) -> str:
    """A card's strength as a sum, each bonus with its reason."""
    card = cards[land.lines[team][spot]]
    reasons = [
        say("bonus-behind" if bonus.is_behind else "bonus-text", number=bonus.strength, card=cards.name(bonus.giver))
        for bonus in land.bonuses[team][spot]
    ]
    strength = land.strengths[team][spot]
    line = say("field-card", card=card.name, strength=strength)
    return f"{line} = {' '.join([say('bonus-cost', number=card.cost), *reasons])}" if reasons else line


def preview(view: View, card: str, place: int, say: Texts) -> tuple[str, str]:
    """What deploying a card at a Land would do there, in signs and in words."""
    land, own = view.land_with(card, place), own_team(view)
    mine, theirs = land.strengths[own], land.strengths[1 - own]
    spot = len(mine) - 1
    if land.winner is not None:
        is_ours = land.winner == own
        return "★" if is_ours else "☆", say("preview-wins" if is_ours else "preview-loses", position=spot + 1)
    if spot >= len(theirs):
        return f"{mine[spot]}·", say("preview-alone", position=spot + 1, strength=mine[spot])
    foe = view.cards.name(land.lines[1 - own][spot])
    compared = sign(mine[spot], theirs[spot])
    words = say("preview-fight", position=spot + 1, strength=mine[spot], sign=compared, against=theirs[spot], card=foe)
    return f"{mine[spot]}{compared}{theirs[spot]}", words
