"""A table as fragments: id -> HTML of one element, for one viewer in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from markupsafe import Markup

from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.values import Chat
from kunitori.tables.view import SeatInfo, TableView
from kunitori.web.render import around, battlefield, seats
from kunitori.web.render.army_zones import zone
from kunitori.web.render.asking import Asked, asked, question
from kunitori.web.render.battle_scene import battle
from kunitori.web.render.chronicle import SHOWN, Told, chronicle, drawn, since, top
from kunitori.web.render.ending import ending
from kunitori.web.render.extras import Extras
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import Deck, chat_line, hand_card, joined, macros, prompt
from kunitori.web.render.public_scene import PublicScene, scene_of

__all__ = ["Page", "filled", "fragments", "page", "title"]

_KEPT = re.compile(r'<(\w+) class="[^"]*" id="([^"]+)" data-kept></\1>')

Page = tuple[Mapping[str, str], ...]
"""A page as groups of fragments. A group that has not changed is the same object, so it need not be compared."""
_NOTHING: Mapping[str, str] = {}
_STACKED_FROM = 14  # cards in a hand: so many lie in stacks, one for each kind


def fragments(
    seen: TableView, language: str, extras: Extras = Extras(), cache: FragmentCache | None = None  # noqa: B008 (frozen)
) -> dict[str, str]:
    """Everything on the page that can change, by the id of its element; a table's ``cache`` makes it cheap."""
    return {id: html for group in page(seen, language, extras, cache or FragmentCache()) for id, html in group.items()}


def page(seen: TableView, language: str, extras: Extras, cache: FragmentCache) -> Page:
    """The same in groups: what all viewers share, and what this one sees differently."""
    view = seen.view
    if view is None:
        return (around.gathering(seen, language, extras),)
    say = texts(language)
    scene = scene_of(seen, view, language, cache)
    deck = scene.deck
    at = asked(seen, say, extras.covered)
    told = chronicle(view, language, cache, seen.reader)
    own = {
        "prompt": prompt(language, *_prompt(seen, view, at, say)),
        "notices": around.notices(seen, language),
        "cover": around.cover(seen, language, extras),
        "over": ending(seen, language),
        "since": _since(seen, at, told, language, cache),
        **_place(seen, view, deck, language, cache),
        "field": _field(seen, view, deck, at, language, scene, cache),
        "battle": battle(seen, view, scene.fought, deck, language),
        "lesson": around.lesson(seen, language, extras),
        "hand": _hand(seen, view, deck, language, extras.covered, cache),
        "phases": scene.phases,
        "res": scene.numbers,
        "question": question(seen, at, language),
        "undo": around.undo(seen, language),
        "foot": around.foot(seen, language),
        "pace": around.pace(seen, language),
        "coach": around.coach(seen, language, extras),
    }
    lands = battlefield.fragments(seen, view, deck, at, language, cache) if view.lands else _NOTHING
    rivals = _rivals(seen, view, language, scene, cache)
    said = told.settled_shown, told.running_shown, _chat(seen, language, cache)
    return (own, scene.pool, lands, *said, scene.clocks, *rivals)


def filled(parts: dict[str, str]) -> dict[str, str]:
    """The same fragments for a whole page, with nested ones in their places."""
    return {id: _KEPT.sub(lambda place: parts[place[2]], html) for id, html in parts.items()}


# ---- whose turn it is
def _prompt(seen: TableView, view: View, at: Asked, say: Texts) -> tuple[str, str]:
    if seen.stage == "over":
        return say("table-game-over"), "done"
    if seen.paused:
        return say("table-paused"), "wait"
    decision = view.decision
    assert decision is not None
    if decision.player == seen.you:
        if view.active == seen.you:
            return say("table-your-turn", phase=say(f"phase-{view.phase}")), "mine"
        return say("table-your-answer"), "mine"
    who = seen.players[decision.player]
    if decision.player != view.active:
        return say("table-answers", player=who), "wait"
    return say("table-their-turn", player=who, phase=say(f"phase-{view.phase}")), "wait"


def title(seen: TableView, language: str) -> str:
    """The title of the browser's tab: it says when the viewer is asked."""
    say = texts(language)
    game = say(f"game-{seen.settings.game.replace('_', '-')}")
    if seen.view is None:
        return say("table-title-lobby", game=game)
    if seen.stage == "over":
        return say("table-title-over", game=game)
    decision = seen.view.decision
    if decision is not None and decision.player in ((seen.you,) if not seen.hot_seat else seen.mine):
        return say("table-title-mine", game=game)
    return say("table-title", game=game, player=seen.players[decision.player] if decision else "")


# ---- players
def _rivals(
    seen: TableView, view: View, language: str, scene: PublicScene, cache: FragmentCache
) -> Iterator[Mapping[str, str]]:
    for info in _around(seen):
        is_own = info.seat == seen.seat
        is_mate = info.team is not None and seen.seat is not None and seen.seat % 2 == info.team and not is_own
        if is_own or is_mate:
            shown = top(view, info.seat, cache)
            yield seats.rival(view, scene.deck, info, shown, language, cache, is_mate, is_own)
        else:
            yield scene.rival(info.seat, is_enemy=info.team is not None and seen.you is not None)


def _place(seen: TableView, view: View, deck: Deck, language: str, cache: FragmentCache) -> dict[str, str]:
    """The viewer's own place: the name, and the piles beside the hand."""
    if seen.seat is None:
        return {
            "plate": '<div class="plate none" id="plate"></div>',
            "mypiles": '<div class="mypiles none" id="mypiles"></div>',
        }
    info, shown = seen.seats[seen.seat], top(view, seen.seat, cache)
    return {
        "plate": seats.plate(view, info, language, cache),
        "mypiles": seats.mypiles(view, deck, info, shown, language, seen.you is not None),
    }


def _around(seen: TableView) -> Iterator[SeatInfo]:
    """The other players, clockwise from the viewer's left; everybody for a spectator or a shared screen."""
    number = len(seen.seats)
    if seen.seat is None or len(seen.mine) > 1:
        yield from seen.seats
    else:
        yield from (seen.seats[(seen.seat + i) % number] for i in range(1, number))


# ---- army areas
def _field(
    seen: TableView, view: View, deck: Deck, at: Asked, language: str, scene: PublicScene, cache: FragmentCache
) -> str:
    """The army area of the active player, and the viewer's if that is another."""
    if seen.seat is None:
        zones: tuple[Markup, ...] = (scene.army,)
    else:
        own = zone(seen, view, deck, at, language, seen.seat, cache, is_mine=True)
        zones = (own,) if seen.seat == view.active else (scene.army, own)
    return f'<div class="zones" id="field">{"".join(zones)}</div>'


# ---- the viewer's hand
def _hand(seen: TableView, view: View, deck: Deck, language: str, is_covered: bool, cache: FragmentCache) -> str:
    if seen.seat is None or is_covered:
        return _hand_html(language, Markup(""), -1 if seen.seat is None else seen.seat, 0, "", is_covered)
    seat, hand = seen.seat, view.seats[seen.seat].hand
    owner = seen.players[seat] if seen.is_open else ""

    def make() -> str:
        if sum(hand.values()) < _STACKED_FROM:
            cards = [hand_card(language, deck, card, copy) for card, n in hand.items() for copy in range(n)]
        else:
            cards = [hand_card(language, deck, card, "stack", n) for card, n in hand.items()]
        return _hand_html(language, joined(cards), seat, len(cards), owner, False)

    return cache.draw(("hand", seat), (hand,), make)


@lru_cache(maxsize=192)
def _hand_html(language: str, cards: Markup, seat: int, size: int, owner: str, is_covered: bool) -> str:
    say = texts(language)
    label = say("table-hand-of", player=owner) if owner else say("table-hand")
    return str(macros(language).hand(cards, label, seat, size, is_covered, seat < 0 or bool(owner)))


# ---- what was said and done
def _since(seen: TableView, at: Asked, told: Told, language: str, cache: FragmentCache) -> str:
    """What happened since the viewer's last turn; shown when the viewer is asked."""
    if at.decision is None or seen.seat is None:
        return _since_html(language, (), False)
    lines = tuple(since(told.lines, seen.seat))
    is_own_turn = seen.view is not None and seen.view.active == seen.seat

    def make() -> str:
        shown = tuple(drawn(line, "since", place, language) for place, line in enumerate(lines))
        return _since_html(language, shown, is_own_turn)

    return cache.draw(("since", seen.seat), (lines, is_own_turn), make)


@lru_cache(maxsize=512)
def _since_html(language: str, lines: tuple[str, ...], is_own_turn: bool) -> str:
    return str(macros(language).since(Markup("".join(lines)), len(lines), is_own_turn))


def _chat(seen: TableView, language: str, cache: FragmentCache) -> Mapping[str, str]:
    heard = seen.chat[-SHOWN:]
    if not heard:
        return _NOTHING
    colours = tuple(info.colour for info in seen.seats)
    part = "chat", seen.seat if seen.settings.game == "moegahara" else None  # team talk
    return cache.draw(part, (heard, colours), lambda: _lines(heard, colours, language))


def _lines(heard: tuple[Chat, ...], colours: tuple[str, ...], language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in heard:
        colour = colours[line.seat] if line.seat is not None else "sumi"
        id = f"chat-{line.seq}"
        name = line.name if line.seat is not None else texts(language)("table-chat-spectator", name=line.name)
        found[id] = chat_line(language, id, name, line.text, line.team is not None, colour)
    return found
