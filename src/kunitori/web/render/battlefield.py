"""Moegahara's battlefield: ten Lands, a line on each side of them, the viewer's below (M1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from kunitori.game import LandView, View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.field import LINE, outcome, own_team, preview, short_name, summed, team_name
from kunitori.web.art import land_scene, thumb
from kunitori.web.render.asking import Asked
from kunitori.web.render.parts import Deck, macros

__all__ = ["fragments"]


@dataclass(frozen=True, slots=True)
class _Land:
    """All that the picture of a Land shows."""

    number: int
    winner: int | None
    own: int
    lines: tuple[tuple[str, ...], tuple[str, ...]]
    strengths: tuple[tuple[int, ...], tuple[int, ...]]
    words: str
    spoken: tuple[tuple[str, ...], tuple[str, ...]]
    do: str
    why: str
    line_moves: tuple[str, str]
    """What a click on a whole line does, by team."""
    card_moves: tuple[tuple[str, ...], tuple[str, ...]]
    preview: str
    colours: tuple[str, str]


def fragments(seen: TableView, view: View, deck: Deck, at: Asked, language: str) -> dict[str, str]:
    """The Lands, the points of both teams, and the battlefield as one strip."""
    own = own_team(view)
    colours = (seen.seats[0].colour, seen.seats[1].colour)
    found = {
        f"land-{number}": _land(language, deck, _look(view, number, land, own, at, colours, texts(language)))
        for number, land in enumerate(view.lands)
    }
    found["teams"] = _teams(view, own, language)
    found["strip"] = _strip(language, own, tuple((land.winner, _ahead(land, own)) for land in view.lands))
    return found


def _look(
    view: View, number: int, land: LandView, own: int, at: Asked, colours: tuple[str, str], say: Texts
) -> _Land:
    decision = at.decision
    shown = ""
    if decision and decision.kind == "land" and decision.card and at.do(f"land/{number}"):
        shown = preview(view, decision.card, number, say)[0]
    moves = [tuple(at.do(f"line/{team}/{number}/{i}") for i in range(len(land.lines[team]))) for team in (0, 1)]
    spoken = [tuple(summed(view, land, team, i, say) for i in range(len(land.lines[team]))) for team in (0, 1)]
    do, why = at.do(f"land/{number}"), at.why_land(number)
    return _Land(
        number, land.winner, own, land.lines, land.strengths, _words(view, number, land, own, say),
        (spoken[0], spoken[1]), do, "" if do else why, (at.do(f"line/0/{number}"), at.do(f"line/1/{number}")),
        (moves[0], moves[1]), shown, colours,
    )  # fmt: skip


def _words(view: View, number: int, land: LandView, own: int, say: Texts) -> str:
    """The Land for those who hear it: who holds it, or every fight."""
    said = [say("field-title", land=number + 1)]
    if land.winner is not None:
        said.append(say("field-ours" if land.winner == own else "field-theirs"))
    elif not any(land.lines):
        said.append(say("field-empty"))
    else:
        for spot in range(max(map(len, land.lines))):
            said.append(say("field-fight", position=spot + 1, outcome=say(outcome(land, own, spot))))
    return " – ".join(said)


@lru_cache(maxsize=16384)
def _land(language: str, deck: Deck, look: _Land) -> str:
    say = texts(language)
    enemy = 1 - look.own
    rows = {team: _row(language, deck, look, team, say) for team in (0, 1)}
    wins = [_wins(look, team) for team in (0, 1)]
    state = "open"
    if look.winner is not None:
        state = "won" if look.winner == look.own else "lost"
    there: dict[str, Any] = {
        "number0": look.number,
        "number": look.number + 1,
        "state": state,
        "do": look.do,
        "why": look.why,
        "words": look.words,
        "scene": land_scene(look.number),
        "up": Markup("").join(reversed(rows[enemy])),
        "down": Markup("").join(rows[look.own]),
        "up_wins": wins[enemy],
        "down_wins": wins[look.own],
        "flag": say("field-ours" if state == "won" else "field-theirs") if state != "open" else "",
        "flag_colour": look.colours[look.winner] if look.winner is not None else "",
        "preview": look.preview,
        "up_do": look.line_moves[enemy],
        "down_do": look.line_moves[look.own],
        "up_colour": look.colours[enemy],
        "down_colour": look.colours[look.own],
    }
    return str(macros(language).land(there))


def _wins(look: _Land, team: int) -> int:
    both = zip(look.strengths[team], look.strengths[1 - team], strict=False)
    return sum(mine > theirs for mine, theirs in both)


def _row(language: str, deck: Deck, look: _Land, team: int, say: Texts) -> list[Markup]:
    """One line, position 1 first; an open place is marked where the deployed card would lie."""
    line, facing = look.strengths[team], look.strengths[1 - team]
    cards: list[Markup] = []
    for spot in range(LINE):
        if spot >= len(look.lines[team]):
            is_next = bool(look.do) and team == look.own and spot == len(look.lines[team])
            cards.append(Markup(macros(language).spot(team, look.number, spot, "", "", 0, 0, "", is_next, "", "", "")))
            continue
        card = look.lines[team][spot]
        facts = deck[card]
        fate = ""
        if spot < len(facing):
            fate = "wins" if line[spot] > facing[spot] else "falls" if line[spot] < facing[spot] else "level"
        bonus = line[spot] - facts.cost
        do = look.card_moves[team][spot] or look.line_moves[team]
        words = look.spoken[team][spot]
        cards.append(
            Markup(
                macros(language).spot(
                    team, look.number, spot, card, thumb(facts, say), line[spot], bonus, words, fate, do, "",
                    short_name(card, say),
                )
            )
        )
    return cards


def _teams(view: View, own: int, language: str) -> str:
    say = texts(language)
    goal = len(view.lands) // 2  # M8.2
    return _teams_html(
        language, team_name(view, own, say), view.seats[own].points, team_name(view, 1 - own, say),
        view.seats[1 - own].points, goal,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _teams_html(language: str, ours: str, points: int, theirs: str, against: int, goal: int) -> str:
    own = {"where": "ours", "name": ours, "points": points}
    enemy = {"where": "theirs", "name": theirs, "points": against}
    return str(macros(language).teams(own, enemy, goal))


def _ahead(land: LandView, own: int) -> str:
    mine, theirs = land.fights_won(own), land.fights_won(1 - own)
    if not any(land.lines):
        return "none"
    return "ahead" if mine > theirs else "behind" if mine < theirs else "level"


@lru_cache(maxsize=4096)
def _strip(language: str, own: int, lands: tuple[tuple[int | None, str], ...]) -> str:
    items = [
        {
            "number": number,
            "state": ("won" if winner == own else "lost") if winner is not None else state,
            "sign": ("★" if winner == own else "☆")
            if winner is not None
            else {"ahead": ">", "behind": "<", "level": "=", "none": ""}[state],
        }
        for number, (winner, state) in enumerate(lands, 1)
    ]
    return str(macros(language).strip(items))
