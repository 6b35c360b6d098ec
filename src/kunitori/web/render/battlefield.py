"""Moegahara's battlefield: ten Lands, a line on each side of them, the viewer's below (M1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from kunitori.game import LandView, View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.field import LINE, outcome, own_team, preview, summed, team_name
from kunitori.web.art import breakable, land_scene
from kunitori.web.render.asking import Asked
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import Deck, joined, macros, small

__all__ = ["fragments"]


@dataclass(frozen=True, slots=True)
class _Open:
    """What can be done at a Land now."""

    do: str = ""
    why: str = ""
    line_moves: tuple[str, str] = ("", "")
    """What a click on a whole line does, by team."""
    card_moves: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    preview: tuple[str, str] = ("", "")
    """The effect of deploying the card here, in signs and in words."""


def fragments(
    seen: TableView, view: View, deck: Deck, at: Asked, language: str, cache: FragmentCache
) -> dict[str, str]:
    """The Lands, the points of both teams, and the battlefield as one strip."""
    own, is_player = own_team(view), seen.you is not None
    colours = (seen.seats[0].colour, seen.seats[1].colour)

    def make() -> dict[str, str]:
        found = {
            f"land-{number}": _land(language, deck, number, land, own, colours, _open(view, number, land, at, language))
            for number, land in enumerate(view.lands)
        }
        found["teams"] = _teams(view, own, language, is_player)
        found["strip"] = _strip(language, own, view.lands)
        return found

    if at.decision:
        return make()
    points = (view.seats[own].points, view.seats[1 - own].points)
    return cache.draw(("lands", own, is_player), (view.lands, view.east_team, points), make)


def _open(view: View, number: int, land: LandView, at: Asked, language: str) -> _Open:
    decision = at.decision
    if decision is None:
        return _Open()
    do, why = at.do(f"land/{number}"), at.why_land(number)
    shown = ("", "")
    if do and decision.kind == "land" and decision.card:
        shown = preview(view, decision.card, number, texts(language))
    first, second = (
        tuple(at.do(f"line/{team}/{number}/{i}") for i in range(len(land.lines[team]))) for team in (0, 1)
    )
    lines = (at.do(f"line/0/{number}"), at.do(f"line/1/{number}"))
    return _Open(do, "" if do else why, lines, (first, second), shown)


def _words(number: int, land: LandView, own: int, say: Texts) -> str:
    """The Land for screen readers: who holds it, or every fight."""
    said = [say("field-title", land=number + 1)]
    if land.winner is not None:
        said.append(say("field-ours" if land.winner == own else "field-theirs"))
    elif not any(land.lines):
        said.append(say("field-empty"))
    else:
        spots = range(max(map(len, land.lines)))
        said += [say("field-fight", position=spot + 1, outcome=say(outcome(land, own, spot))) for spot in spots]
    return " – ".join(said)


@lru_cache(maxsize=1024)
def _land(
    language: str, deck: Deck, number: int, land: LandView, own: int, colours: tuple[str, str], at: _Open
) -> str:
    say = texts(language)
    enemy = 1 - own
    rows = {team: _row(language, deck, number, land, team, team == own, at, say) for team in (0, 1)}
    state = "open"
    if land.winner is not None:
        state = "won" if land.winner == own else "lost"
    there: dict[str, Any] = {
        "number0": number,
        "number": number + 1,
        "state": state,
        "is_begun": any(land.lines),
        "do": at.do,
        "why": at.why,
        "words": " – ".join(filter(None, (_words(number, land, own, say), at.preview[1]))),
        "scene": land_scene(number),
        "up": joined(reversed(rows[enemy])),
        "down": joined(rows[own]),
        "up_wins": land.fights_won[enemy],
        "down_wins": land.fights_won[own],
        "flag": say("field-ours" if state == "won" else "field-theirs") if state != "open" else "",
        "flag_colour": colours[land.winner] if land.winner is not None else "",
        "preview": at.preview[0],
        "preview_words": at.preview[1],
        "up_do": at.line_moves[enemy],
        "down_do": at.line_moves[own],
        "up_colour": colours[enemy],
        "down_colour": colours[own],
    }
    return str(macros(language).land(there))


def _row(
    language: str, deck: Deck, number: int, land: LandView, team: int, is_own: bool, at: _Open, say: Texts
) -> list[Markup]:
    """One line, position 1 first; an open place is marked where the deployed card would lie."""
    line, facing = land.strengths[team], land.strengths[1 - team]
    spot_of = macros(language).spot
    cards: list[Markup] = []
    for spot in range(LINE):
        if spot >= len(land.lines[team]):
            is_next = bool(at.do) and is_own and spot == len(land.lines[team])
            cards.append(Markup(spot_of(team, number, spot, "", "", 0, 0, "", is_next, "", "")))
            continue
        card = land.lines[team][spot]
        fate = ""
        if spot < len(facing):
            fate = "wins" if line[spot] > facing[spot] else "falls" if line[spot] < facing[spot] else "level"
        bonus = line[spot] - deck[card].cost
        moves = at.card_moves[team]
        do = (moves[spot] if spot < len(moves) else "") or at.line_moves[team]
        words, name = summed(land, team, spot, deck.cards, say), breakable(say(deck[card].name), say)
        cards.append(
            Markup(spot_of(team, number, spot, card, small(card), line[spot], bonus, words, fate, do, name))
        )
    return cards


def _teams(view: View, own: int, language: str, is_player: bool) -> str:
    say = texts(language)
    ours, theirs = team_name(view, own, say), team_name(view, 1 - own, say)
    if is_player:
        ours = say("site-labelled", label=say("field-our-team"), text=ours)
        theirs = say("site-labelled", label=say("field-enemies"), text=theirs)
    return _teams_html(language, ours, view.seats[own].points, theirs, view.seats[1 - own].points, view.goal)


@lru_cache(maxsize=1024)
def _teams_html(language: str, ours: str, points: int, theirs: str, against: int, goal: int) -> str:
    own = {"where": "ours", "name": ours, "points": points}
    enemy = {"where": "theirs", "name": theirs, "points": against}
    return str(macros(language).teams(own, enemy, goal))


def _ahead(land: LandView, own: int) -> str:
    if land.winner is not None:
        return "won" if land.winner == own else "lost"
    mine, theirs = land.fights_won[own], land.fights_won[1 - own]
    if not any(land.lines):
        return "none"
    return "ahead" if mine > theirs else "behind" if mine < theirs else "level"


@lru_cache(maxsize=4096)
def _strip(language: str, own: int, lands: tuple[LandView, ...]) -> str:
    signs = {"ahead": ">", "behind": "<", "level": "=", "none": "", "won": "★", "lost": "☆"}
    states = [_ahead(land, own) for land in lands]
    items = [{"number": number, "state": state, "sign": signs[state]} for number, state in enumerate(states, 1)]
    return str(macros(language).strip(items))
