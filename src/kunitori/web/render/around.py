"""What stands around the table: notices, the cover of a shared screen, the coach, and the gathering before."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from markupsafe import Markup

from kunitori.i18n import Message, Texts, texts
from kunitori.tables.view import SeatInfo, TableView
from kunitori.telling.coach import Advice
from kunitori.telling.places import place_of
from kunitori.telling.who import badge
from kunitori.web.bot_pace import PACES
from kunitori.web.render.extras import Extras
from kunitori.web.render.lobby import lobby
from kunitori.web.render.parts import crest_name, crest_of, macros, share
from kunitori.web.tutorial.panel import panel

__all__ = ["coach", "cover", "foot", "gathering", "hint", "lesson", "notices", "undo"]

_SHOWN_OPTIONS = 3


def gathering(seen: TableView, language: str, extras: Extras) -> dict[str, str]:
    """The one fragment of a table that waits for its players."""
    return {"lobby": lobby(seen, language, extras.invite, extras.qr)}


# ---- notices
def notices(seen: TableView, language: str) -> str:
    """Notices that need attention at once."""
    return _notices(language, tuple(_found(seen, texts(language))))


Button = tuple[str, str, str]
Later = tuple[str, int, str, str]
"""A button that appears at a time: what is said until then, the time, the label, the message."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that needs attention, and what can be done about it."""

    sort: str
    text: str
    is_urgent: bool = False
    buttons: tuple[Button, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    since: int | None = None
    """The page counts the time from here on, after the text."""
    later: tuple[Later, ...] = ()


def _found(seen: TableView, say: Texts) -> list[Notice]:
    found: list[Notice] = []
    if seen.broken is not None:
        found.append(Notice("bad", seen.broken.sentence(say.language), True))
    if seen.undo is not None:
        found.append(_undo(seen, say))
    if seen.undo_refused and seen.undo_refused[0] in seen.mine and seen.stage == "playing":
        found.append(Notice("calm", say("table-undo-refused", player=seen.players[seen.undo_refused[1]]), True))
    if seen.paused and seen.stage == "playing":
        found.append(_pause(seen, say))
    for seat in seen.mine:
        info = seen.seats[seat]
        if not info.stands_in or info.has_resigned or seen.stage != "playing":
            continue
        if info.is_out_of_time:
            found.append(Notice("calm", say("table-time-up", bot=badge(info.stands_in, say)), True))
        else:
            back = ((say("table-hand-back"), "main", json.dumps({"hand_back": True})),)
            found.append(Notice("calm", say("table-stood-in", bot=badge(info.stands_in, say)), True, back))
    found += [notice for info in seen.seats if (notice := _awaited(seen, info, say))]
    if seen.agreed and seen.stage == "playing":
        names = tuple(seen.players[seat] for seat in sorted(seen.agreed))
        text = say("table-agree-asks", players=names, count=len(names))
        buttons: tuple[Button, ...] = ()
        if any(seat not in seen.agreed for seat in seen.mine):
            buttons = ((say("table-agree"), "main", json.dumps({"agree": True})),)
        if any(seat in seen.agreed for seat in seen.mine):
            buttons = ((say("table-agree-not"), "plain", json.dumps({"agree": False})),)
        found.append(Notice("calm", text, False, buttons))
    if seen.rematch:
        go, watch = say("table-rematch-go"), ((say("table-rematch-go"), f"/t/{seen.rematch}"),)
        sit = ((go, "main", json.dumps({"rematch": True})),)  # players take their seats there, others watch
        links = () if seen.mine else watch
        found.append(Notice("good", say("table-rematch-ready"), True, sit if seen.mine else (), links))
    return found


def _awaited(seen: TableView, info: SeatInfo, say: Texts) -> Notice | None:
    """Somebody lets the others wait: since when, and from when on they may go on without this person."""
    wait, seat = info.wait, info.seat
    if wait is None or not seen.mine or seat in seen.mine:
        return None
    if not wait.is_away and wait.stand_in_from is None:
        return None
    player = seen.players[seat]
    help = say("table-stand-in", player=player), json.dumps({"stand_in": seat})
    if not wait.is_away:
        return Notice("calm", say("table-idle", player=player), False, ((help[0], "plain", help[1]),))
    later: list[Later] = []
    if wait.stand_in_from is not None:
        later.append((say("table-stand-in-wait"), ceil(wait.stand_in_from), *help))
    is_wish_open = bool(seen.agreed) and seat not in seen.agreed
    is_consent_missing = is_wish_open or (seen.undo is not None and seat in seen.undo.waits_for)
    if is_consent_missing and wait.concede_from is not None:
        alone = say("table-concede", player=player), json.dumps({"concede": seat})
        later.append((say("table-concede-wait"), ceil(wait.concede_from), *alone))
    elif seat != seen.asked or info.stands_in:
        return None
    if not later:
        return Notice("calm", say("table-absent-clock", player=player))
    text = "table-absent-asked" if is_consent_missing else "table-absent"
    return Notice("calm", say(text, player=player), since=int(wait.since), later=tuple(later))


def _pause(seen: TableView, say: Texts) -> Notice:
    wish = json.dumps({"pause": False})
    resume = ((say("table-resume"), "main", wish),) if seen.mine else ()
    if not seen.ready:
        return Notice("calm", say("table-paused-long"), False, resume)
    names = tuple(seen.players[seat] for seat in sorted(seen.ready))
    text = say("table-ready", players=names, count=len(names))
    if not seen.mine:
        return Notice("calm", text)
    if seen.ready.isdisjoint(seen.mine):
        return Notice("ask", text, True, resume)
    alone = say("table-resume-wait"), ceil(seen.resume_from or 0), say("table-resume-alone"), wish
    return Notice("calm", text, later=(alone,))


def _undo(seen: TableView, say: Texts) -> Notice:
    request = seen.undo
    assert request is not None
    who = seen.players[request.by]
    if any(seat in request.waits_for for seat in seen.mine):
        yes = (say("table-undo-allow"), "main", json.dumps({"undo_answer": True}))
        no = (say("table-undo-deny"), "plain", json.dumps({"undo_answer": False}))
        return Notice("ask", say("table-undo-asked", player=who, moves=request.moves), True, (yes, no))
    waits = tuple(seen.players[seat] for seat in sorted(request.waits_for))
    mine: tuple[Button, ...] = ()
    if seen.mine:  # who has asked or agreed may still change their mind
        label = say("table-undo-withdraw" if request.by in seen.mine else "table-undo-deny-after-all")
        mine = ((label, "plain", json.dumps({"undo_answer": False})),)
    return Notice("calm", say("table-undo-waits", player=who, players=waits), False, mine)


@lru_cache(maxsize=1024)
def _notices(language: str, found: tuple[Notice, ...]) -> str:
    return str(macros(language).notices(found))


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
    may_agree = not set(seen.mine) & seen.agreed and seen.settings.daily is None
    return _foot(
        language, seen.id, is_playing, seen.paused, may_agree, seen.watchers, bool(seen.mine), seen.is_deal_known,
        seen.settings.house.told(seen.settings.game),
    )  # fmt: skip


@lru_cache(maxsize=384)
def _foot(
    language: str,
    table: str,
    is_playing: bool,
    is_paused: bool,
    may_agree: bool,
    watchers: int,
    is_seated: bool,
    is_deal_known: bool,
    house: tuple[Message, ...],
) -> str:
    say = texts(language)
    buttons: list[tuple[str, str, str]] = []
    if is_playing:
        if not is_paused:
            buttons.append((say("table-pause"), json.dumps({"pause": True}), ""))
        if may_agree:
            buttons.append((say("table-agree-end"), json.dumps({"agree": True}), say("table-agree-sure")))
        buttons.append((say("table-resign"), json.dumps({"resign": True}), say("table-resign-sure")))
    there = {
        "buttons": buttons,
        "links": [(say("table-problem"), f"/t/{table}/problem")] if is_seated else [],
        "known": say("join-known-deal") if is_deal_known else "",
        "house": [say(line) for line in house],
        "watching": say("table-watchers", number=watchers) if watchers else "",
    }
    return str(macros(language).foot(there))


def pace(seen: TableView, language: str) -> str:
    """The paces of the bots, where somebody who plays can change them."""
    has_bots = any(info.bot or info.stands_in for info in seen.seats)
    return _pace(language, seen.pace, bool(seen.mine) and has_bots and seen.stage == "playing")


@lru_cache(maxsize=128)
def _pace(language: str, now: int, is_open: bool) -> str:
    if not is_open:
        return '<div class="pace none" id="pace" hidden></div>'
    return str(macros(language).pace([*PACES.items()], now))


# ---- the coach
def coach(seen: TableView, language: str, extras: Extras) -> str:
    """Hints where they are allowed, and the chances if wanted; lessons have a coach of their own."""
    is_lesson = seen.settings.tutorial is not None
    if not extras.may_coach or seen.stage != "playing" or (is_lesson and not extras.coach):
        return '<div class="coach none" id="coach" hidden></div>'
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
        return '<div class="lesson none" id="lesson" hidden></div>'
    return str(panel(extras.walk, extras.moves, texts(language)))
