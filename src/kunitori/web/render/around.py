"""What stands around the table: notices, the cover of a shared screen, the coach, the end, and the gathering before."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from kunitori.cards.facts import card_name
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.coach import Advice
from kunitori.telling.places import place_of
from kunitori.values.decision import CardScore
from kunitori.web.render.extras import Extras
from kunitori.web.render.lobby import lobby
from kunitori.web.render.parts import crest_name, crest_of, macros, share
from kunitori.web.tutorial.panel import panel

__all__ = ["coach", "cover", "foot", "gathering", "hint", "lesson", "notices", "over", "undo"]

_SHOWN_OPTIONS = 3


def gathering(seen: TableView, language: str, extras: Extras) -> dict[str, str]:
    """The one fragment of a table that waits for its players."""
    return {"lobby": lobby(seen, language, extras.invite, extras.qr)}


# ---- notices
def notices(seen: TableView, language: str) -> str:
    """Notices that need attention at once."""
    return _notices(language, tuple(_found(seen, texts(language))))


Notice = tuple[str, str, bool, tuple[tuple[str, str, str], ...], tuple[tuple[str, str], ...]]


def _found(seen: TableView, say: Texts) -> list[Notice]:
    found: list[Notice] = []
    if seen.broken is not None:
        found.append(("bad", seen.broken.sentence(say.language), True, (), ()))
    if seen.undo is not None:
        found.append(_undo(seen, say))
    if seen.undo_refused and seen.undo_refused[0] in seen.mine and seen.stage == "playing":
        found.append(("calm", say("table-undo-refused", player=seen.players[seen.undo_refused[1]]), True, (), ()))
    if seen.paused and seen.stage == "playing":
        resume = ((say("table-resume"), "main", json.dumps({"pause": False})),) if seen.mine else ()
        found.append(("calm", say("table-paused-long"), False, resume, ()))
    for seat in seen.mine:
        info = seen.seats[seat]
        if not info.stands_in or info.has_resigned or seen.stage != "playing":
            continue
        if info.is_out_of_time:
            found.append(("calm", say("table-time-up", bot=say(_bot(info.stands_in))), True, (), ()))
        else:
            back = ((say("table-hand-back"), "main", json.dumps({"hand_back": True})),)
            found.append(("calm", say("table-stood-in", bot=say(_bot(info.stands_in))), True, back, ()))
    absent = _absent(seen)
    if absent is not None:
        text = say("table-absent", player=seen.players[absent])
        help = (say("table-stand-in", player=seen.players[absent]), "plain", json.dumps({"stand_in": absent}))
        found.append(("calm", text, False, (help,), ()))
    if seen.agreed and seen.stage == "playing":
        names = tuple(seen.players[seat] for seat in sorted(seen.agreed))
        text = say("table-agree-asks", players=names, count=len(names))
        buttons: tuple[tuple[str, str, str], ...] = ()
        if any(seat not in seen.agreed for seat in seen.mine):
            buttons = ((say("table-agree"), "main", json.dumps({"agree": True})),)
        if any(seat in seen.agreed for seat in seen.mine):
            buttons = ((say("table-agree-not"), "plain", json.dumps({"agree": False})),)
        found.append(("calm", text, False, buttons, ()))
    if seen.rematch:
        go, watch = say("table-rematch-go"), ((say("table-rematch-go"), f"/t/{seen.rematch}"),)
        sit = ((go, "main", json.dumps({"rematch": True})),)  # players take their seats there, others watch
        found.append(("good", say("table-rematch-ready"), True, sit if seen.mine else (), () if seen.mine else watch))
    return found


def _absent(seen: TableView) -> int | None:
    """The seat everybody waits for: its player is asked, and away."""
    if seen.asked is None or seen.stage != "playing" or seen.paused or seen.asked in seen.mine or not seen.mine:
        return None
    info = seen.seats[seen.asked]
    return None if info.is_present or info.stands_in else seen.asked


def _undo(seen: TableView, say: Texts) -> Notice:
    request = seen.undo
    assert request is not None
    who = seen.players[request.by]
    if any(seat in request.waits_for for seat in seen.mine):
        yes = (say("table-undo-allow"), "main", json.dumps({"undo_answer": True}))
        no = (say("table-undo-deny"), "plain", json.dumps({"undo_answer": False}))
        return ("ask", say("table-undo-asked", player=who, moves=request.moves), True, (yes, no), ())
    waits = tuple(seen.players[seat] for seat in sorted(request.waits_for))
    mine: tuple[tuple[str, str, str], ...] = ()
    if request.by in seen.mine:
        mine = ((say("table-undo-withdraw"), "plain", json.dumps({"undo_answer": False})),)
    return ("calm", say("table-undo-waits", player=who, players=waits), False, mine, ())


@lru_cache(maxsize=1024)
def _notices(language: str, found: tuple[Notice, ...]) -> str:
    items = [
        {"sort": sort, "text": text, "is_urgent": urgent, "buttons": buttons, "links": links}
        for sort, text, urgent, buttons, links in found
    ]
    return str(macros(language).notices(items))


def _bot(name: str) -> str:
    return f"bot-{name.replace('/', '-').replace('_', '-')}.name"


# ---- one screen for several people
def cover(seen: TableView, language: str, extras: Extras) -> str:
    """Hides the hands until the player who is asked uncovers them."""
    if not extras.covered or seen.asked is None or seen.asked not in seen.mine:
        return '<div class="cover none" id="cover" hidden></div>'
    info = seen.seats[seen.asked]
    return _cover(language, seen.players[seen.asked], seen.asked, crest_name(info.crest, info.seat), info.colour)


@lru_cache(maxsize=256)
def _cover(language: str, name: str, seat: int, crest: str, colour: str) -> str:
    return str(macros(language).cover(name, seat, crest_of(crest), colour))


# ---- what else can be done
def undo(seen: TableView, language: str) -> str:
    """The button that takes moves back, or asks the others to allow it."""
    return _undo_button(language, 0 if seen.undo else seen.can_undo, bool(seen.undo_asks))


@lru_cache(maxsize=1024)
def _undo_button(language: str, moves: int, asks: bool) -> str:
    say = texts(language)
    return str(macros(language).undo(moves, say("table-undo-ask") if asks else say("table-undo")))


def foot(seen: TableView, language: str) -> str:
    """Buttons for pause and resigning, and the number of spectators."""
    is_playing = seen.stage == "playing" and bool(seen.mine)
    has_agreed = bool(set(seen.mine) & seen.agreed)
    return _foot(
        language, seen.id, is_playing, seen.paused, has_agreed, seen.watchers, bool(seen.mine), seen.is_deal_known
    )


@lru_cache(maxsize=4096)
def _foot(
    language: str,
    table: str,
    is_playing: bool,
    is_paused: bool,
    has_agreed: bool,
    watchers: int,
    is_seated: bool,
    is_deal_known: bool,
) -> str:
    say = texts(language)
    buttons: list[tuple[str, str, str]] = []
    if is_playing:
        if not is_paused:
            buttons.append((say("table-pause"), json.dumps({"pause": True}), ""))
        if not has_agreed:
            buttons.append((say("table-agree-end"), json.dumps({"agree": True}), say("table-agree-sure")))
        buttons.append((say("table-resign"), json.dumps({"resign": True}), say("table-resign-sure")))
    there = {
        "buttons": buttons,
        "links": [(say("table-problem"), f"/t/{table}/problem")] if is_seated else [],
        "known": say("join-known-deal") if is_deal_known else "",
        "watching": say("table-watchers", number=watchers) if watchers else "",
    }
    return str(macros(language).foot(there))


# ---- the coach
def coach(seen: TableView, language: str, extras: Extras) -> str:
    """Hints where they are allowed, and the chances if wanted; lessons have a coach of their own."""
    is_lesson = seen.settings.tutorial is not None
    if not extras.may_coach or seen.stage != "playing" or (is_lesson and not extras.coach):
        return '<section class="coach none" id="coach" hidden></section>'
    chances: list[dict[str, Any]] = []
    for side, chance in enumerate((extras.coach and extras.chances) or ()):
        names = seen.players[side::2] if seen.settings.game == "moegahara" else (seen.players[side],)
        colour, percent = seen.seats[side].colour, round(chance * 100)
        chances.append({"name": " · ".join(names), "colour": colour, "share": share(chance, 1), "percent": percent})
    may_ask = seen.seat is not None and seen.asked == seen.seat
    return str(macros(language).coach({"chances": chances, "may_ask": may_ask, "hint": extras.hint}))


def hint(advice: Advice, language: str) -> Markup:
    """The coach's advice with its reasons, and the next best options."""
    say, view = texts(language), advice.view
    best, told = advice.analysis.best, advice.told(language)
    if view.decision is None or best is None:
        return Markup("")
    whole = told.options[0]
    return Markup(
        macros(language).hint(
            {
                "place": place_of(view, view.decision, best.option.move) or "",
                "move": best.option.text,
                "first": say("choice-treasure", money=advice.money) if advice.first else "",
                "words": advice.words(best, language),
                "whole": whole.move if best.move != best.option.text else "",
                "percent": round(best.chance * 100),
                "reasons": whole.why(language),
                "others": [
                    (advice.words(other, language), round(other.chance * 100))
                    for other in told.options[1:_SHOWN_OPTIONS]
                ],
            }
        )
    )


# ---- lessons
def lesson(seen: TableView, language: str, extras: Extras) -> str:
    """The current step of a lesson."""
    if extras.walk is None:
        return '<section class="lesson none" id="lesson" hidden></section>'
    return str(panel(extras.walk, extras.moves, texts(language)))


# ---- the end
def over(seen: TableView, language: str) -> str:
    """The score sheet, once the game is over."""
    result = seen.result
    if result is None or seen.view is None:
        return '<section class="over none" id="over" hidden></section>'
    say = texts(language)
    view = seen.view
    names = seen.players
    if view.lands:
        heads, rows, totals = _team_sheet(seen, say)
    else:
        heads = [_head(seen, seat, names[seat]) for seat in range(len(names))]
        rows, totals = _sheet(seen, say), list(result.scores)
    winners = tuple(names[seat] for seat in result.winners)
    points = result.scores[result.winners[0]] if result.winners else 0
    title = say("score-heading")
    if winners and result.how == "resigned":
        title = say("table-winner", players=winners, count=len(winners))
    elif winners:
        title = say("score-winner-teams", players=winners, count=len(winners), points=points)
    notes: list[str] = []
    if result.resigned:
        gone = tuple(names[seat] for seat in result.resigned)
        notes.append(say("table-over-resigned", players=gone, count=len(gone)))
    elif result.how == "agreed":
        notes.append(say("table-over-agreed"))
    elif not view.lands and result.scores.count(points) > 1:
        notes.append(say("score-tie"))
    elif view.lands and result.scores[0] == result.scores[1]:
        notes.append(say("score-tie-teams"))
    links = [(say("table-replay"), f"/replay/{seen.id}"), (say("table-review"), f"/t/{seen.id}/review")]
    has_won = set(seen.mine) & set(result.winners)
    return str(
        macros(language).over(
            {
                "title": title, "heads": heads, "rows": rows, "totals": totals, "notes": notes, "links": links,
                "may_rematch": bool(seen.mine), "rematch": say("table-rematch-go" if seen.rematch else "table-rematch"),
                "sort": "won" if has_won else "",
            }
        )
    )  # fmt: skip


def _head(seen: TableView, seat: int, name: str) -> dict[str, Any]:
    assert seen.result is not None
    info = seen.seats[seat]
    has_won = seat in seen.result.winners
    return {"name": name, "crest": crest_of(crest_name(info.crest, seat)), "colour": info.colour, "has_won": has_won}


def _sheet(seen: TableView, say: Texts) -> list[tuple[str, list[str]]]:
    """The points of every card for every player."""
    assert seen.result is not None and seen.view is not None
    sheets: list[dict[str, CardScore]] = [{line.card: line for line in sheet} for sheet in seen.result.sheets]
    cards = [card.id for card in seen.view.cards.facts if any(card.id in sheet for sheet in sheets)]
    return [
        (say(card_name(card)), [_cell(sheet.get(card)) for sheet in sheets]) for card in cards
    ]  # fmt: skip


def _cell(line: CardScore | None) -> str:
    return f"{line.copies} × {line.each} = {line.total}" if line else "–"


def _team_sheet(seen: TableView, say: Texts) -> tuple[list[dict[str, Any]], list[tuple[str, list[str]]], list[int]]:
    """The Lands of both teams and the extra points (M8)."""
    view = seen.view
    assert view is not None and seen.result is not None
    heads = [_head(seen, team, say("team", players=view.players[team::2])) for team in (0, 1)]
    won = [[str(number) for number, land in enumerate(view.lands, 1) if land.winner == team] for team in (0, 1)]
    totals = list(seen.result.scores[:2])
    rows = [
        (say("score-lands"), [str(len(numbers)) for numbers in won]),
        (say("score-which"), [say("separator").join(numbers) or "–" for numbers in won]),
        (say("card-three-lands"), [str(total - len(numbers)) for total, numbers in zip(totals, won, strict=True)]),
    ]
    return heads, rows, totals
