"""A table as fragments: id -> HTML of one element, for one viewer in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from kunitori.cards.kinds import CATEGORIES
from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import SeatInfo, TableView
from kunitori.web.render import around, battlefield, seats
from kunitori.web.render.asking import Asked, asked, question
from kunitori.web.render.battles import Battle, Fighter, battle_of
from kunitori.web.render.chronicle import SHOWN, Told, chronicle, drawn, since, tops
from kunitori.web.render.extras import Extras
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import (
    Deck,
    chat_line,
    clock,
    crest_name,
    crest_of,
    hand_card,
    macros,
    pile,
    prompt,
    share,
    small,
    stack,
)  # fmt: skip

__all__ = ["filled", "fragments", "title"]

_KEPT = re.compile(r'<(\w+) class="[^"]*" id="([^"]+)" data-kept></\1>')

_PHASES = (("action", "行"), ("battle", "戦"), ("buy", "市"), ("redraw", "休"))
_FIELD_PHASES = (("action", "行"), ("buy", "市"), ("deploy", "陣"), ("end", "休"))


def fragments(
    seen: TableView, language: str, extras: Extras = Extras(), cache: FragmentCache | None = None  # noqa: B008 (frozen)
) -> dict[str, str]:
    """Everything on the page that can change, by the id of its element; a table's ``cache`` makes it cheap."""
    say = texts(language)
    if seen.view is None:
        return around.gathering(seen, language, extras)
    view = seen.view
    deck = Deck(view.cards)
    cache = cache or FragmentCache()
    at = asked(seen, say, extras.covered)
    told = chronicle(view, language, cache)
    found = {
        "prompt": prompt(language, *_prompt(seen, view, at, say)),
        "notices": around.notices(seen, language),
        "cover": around.cover(seen, language, extras),
        "over": around.over(seen, language),
        "since": _since(seen, at, told, language),
    }
    found |= _people(seen, view, deck, language, cache)
    found |= _pool(view, deck, language, cache)
    if view.lands:
        found |= battlefield.fragments(seen, view, deck, at, language, cache)
    found["field"] = _field(seen, view, deck, at, language, cache)
    found["battle"] = _battle(seen, view, deck, language)
    found["lesson"] = around.lesson(seen, language, extras)
    found["hand"] = _hand(seen, view, deck, language, extras.covered, cache)
    found["phases"] = _phases(language, bool(view.lands), view.phase)
    found["res"] = _numbers(view, language)
    found["question"] = question(seen, at, language)
    found["undo"] = around.undo(seen, language)
    found["foot"] = around.foot(seen, language)
    found["coach"] = around.coach(seen, language, extras)
    found |= told.shown
    found |= _chat(seen, language)
    return found


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
def _people(seen: TableView, view: View, deck: Deck, language: str, cache: FragmentCache) -> dict[str, str]:
    found: dict[str, str] = {}
    heaps = tops(view, cache)
    for info in _around(seen):
        found |= seats.rival(seen, view, deck, info, heaps[info.seat], language, cache)
    if seen.seat is None:
        found["plate"] = '<div class="plate none" id="plate"></div>'
        found["mypiles"] = '<div class="mypiles none" id="mypiles"></div>'
    else:
        info, top = seen.seats[seen.seat], heaps[seen.seat]
        found["plate"] = seats.plate(view, info, language, cache)
        found["mypiles"] = seats.mypiles(view, deck, info, top, language, seen.you is not None)
    for info in seen.seats:
        if info.remaining is not None:
            left = round(info.remaining, 1) if info.clock_runs else round(info.remaining)
            found[f"clock-{info.seat}"] = clock(language, info.seat, left, info.clock_runs)
    return found


def _around(seen: TableView) -> Iterator[SeatInfo]:
    """The other players, clockwise from the viewer's left; everybody for a spectator or a shared screen."""
    number = len(seen.seats)
    if seen.seat is None or len(seen.mine) > 1:
        yield from seen.seats
    else:
        yield from (seen.seats[(seen.seat + i) % number] for i in range(1, number))


# ---- the pool
@lru_cache(maxsize=256)
def _order(deck: Deck, in_teams: bool) -> tuple[tuple[str, str | None], ...]:
    """The piles in order: the id of each, and its card; the generals are one pile (C1.2), whose card changes."""
    by_category = sorted(deck.cards.facts, key=lambda card: CATEGORIES.index(card.category))
    found: dict[str, str | None] = {}
    for card in by_category:
        is_one_pile = card.category == "general" and not in_teams
        found["general" if is_one_pile else card.id] = None if is_one_pile else card.id
    return tuple(found.items())


def _pool(view: View, deck: Deck, language: str, cache: FragmentCache) -> dict[str, str]:
    def make() -> dict[str, str]:
        found: dict[str, str] = {}
        for id, card in _order(deck, bool(view.lands)):
            name, n = (card, view.pool.get(card, 0)) if card else (view.top_general, view.generals_left)
            price = view.price(name) if name else 0
            found[f"pile-{id.replace('_', '-')}"] = pile(language, deck, id, name, n, price)
        return found

    return cache.draw("pool", (view.pool, view.top_general, view.generals_left, view.discount), make)


# ---- army areas
def _field(seen: TableView, view: View, deck: Deck, at: Asked, language: str, cache: FragmentCache) -> str:
    """The army area of the active player, and the viewer's if that is another."""
    zones = [_zone(seen, view, deck, at, language, view.active, cache)]
    if seen.seat is not None and seen.seat != view.active:
        zones.append(_zone(seen, view, deck, at, language, seen.seat, cache))
    return f'<div class="zones" id="field">{"".join(zones)}</div>'


def _zone(
    seen: TableView, view: View, deck: Deck, at: Asked, language: str, seat: int, cache: FragmentCache
) -> Markup:
    there, info = view.seats[seat], seen.seats[seat]
    is_mine, is_turn = seat == seen.seat, seat == view.active
    played, unplayed = (view.played, view.unplayed) if is_turn else ({}, {})
    may_play = is_mine and at.decision is not None and at.decision.kind == "play"
    are_picked = at.picked_from == f"army/{seat}"
    say = texts(language)

    def make() -> Markup:
        items: list[Markup] = []

        def lay(card: str, n: int, zone: str, sort: str, note: str = "") -> None:
            items.append(stack(language, deck, f"{zone}/{seat}/{card}", card, n, sort, note))

        if are_picked:  # what may stay is picked from both together (C7.1)
            for card in dict.fromkeys([*there.deployed, *played]):
                lay(card, there.deployed.get(card, 0) + played.get(card, 0), "army", "all")
        else:
            for card, n in there.deployed.items():
                note = say("table-unplayed") if unplayed.get(card) else say("table-deployed")
                lay(card, n, "army", "deployed", note)
            for card, n in played.items():
                lay(card, n, "army", "played")
        if there.moats:
            lay("moat", there.moats, "army", "moat", say("table-lying"))
        for card, n in there.ambush.items():
            lay(card, n, "ambush", "ambush", say("table-ambush"))
        for card in dict.fromkeys(there.revealed):
            lay(card, there.revealed.count(card), "revealed", "revealed", say("table-revealed"))
        label = say("table-own-army") if seat == seen.you else say("table-army-of", player=seen.players[seat])
        empty = say("table-play-hint") if may_play else say("table-army-empty")
        owner = f"c-{info.colour}{' own' if is_mine else ''}{' now' if is_turn else ''}"
        mon = Markup('<span class="mon">{}</span>').format(crest_of(crest_name(info.crest, seat)))
        cards = Markup("").join(items)
        return Markup(
            macros(language).zone(f"zone-{seat}", owner, label, mon, cards, f"army/{seat}", len(items), empty)
        )

    lies = (there.deployed, there.moats, there.ambush, there.revealed, played, unplayed)
    of = (*lies, is_turn, may_play, are_picked, info.colour, info.crest)
    return cache.draw(("zone", seat, is_mine), of, make)


# ---- the viewer's hand
def _hand(seen: TableView, view: View, deck: Deck, language: str, is_covered: bool, cache: FragmentCache) -> str:
    if seen.seat is None or is_covered:
        return _hand_html(language, Markup(""), -1 if seen.seat is None else seen.seat, 0, "", is_covered)
    seat, hand = seen.seat, view.seats[seen.seat].hand
    owner = seen.players[seat] if seen.is_open else ""

    def make() -> str:
        cards = [hand_card(language, deck, card, copy) for card, n in hand.items() for copy in range(n)]
        return _hand_html(language, Markup("").join(cards), seat, len(cards), owner, False)

    return cache.draw(("hand", seat), (hand,), make)


@lru_cache(maxsize=4096)
def _hand_html(language: str, cards: Markup, seat: int, size: int, owner: str, is_covered: bool) -> str:
    say = texts(language)
    label = say("table-hand-of", player=owner) if owner else say("table-hand")
    return str(macros(language).hand(cards, label, seat, size, is_covered, seat < 0 or bool(owner)))


@lru_cache(maxsize=64)
def _phases(language: str, in_teams: bool, phase: str) -> str:
    phases = _FIELD_PHASES if in_teams else _PHASES
    names = [name for name, _ in phases]
    return str(macros(language).phases(phases, names.index(phase) if phase in names else len(names) - 1))


def _numbers(view: View, language: str) -> str:
    force = -1 if view.lands else view.army_attack(view.active)
    return _numbers_html(
        language, view.actions, view.money, view.buys, force, view.discount, view.round, view.is_last_round
    )


@lru_cache(maxsize=8192)
def _numbers_html(
    language: str, actions: int, money: int, buys: int, force: int, discount: int, round: int, is_last: bool
) -> str:
    say = texts(language)
    numbers = [(say("table-actions"), actions), (say("table-money"), money), (say("table-buys"), buys)]
    numbers.append((say("table-strength"), force) if force >= 0 else (say("table-round"), round))
    notes = [say("screen-round", round=round)]
    if is_last:
        notes.append(say("screen-last-round"))
    if discount:
        notes.append(say("screen-discount", number=discount))
    return str(macros(language).numbers(numbers, " · ".join(notes)))


# ---- the battle
def _battle(seen: TableView, view: View, deck: Deck, language: str) -> str:
    fought = battle_of(view)
    if fought is None:
        return '<section class="battle none" id="battle" hidden></section>'
    people = tuple((info.name, crest_name(info.crest, info.seat), info.colour) for info in seen.seats)
    return _battle_html(language, deck, fought, people, view.turn)


@lru_cache(maxsize=2048)
def _battle_html(
    language: str, deck: Deck, fought: Battle, people: tuple[tuple[str, str, str], ...], turn: int
) -> str:
    say = texts(language)
    names = [name for name, _, _ in people]

    def host(seat: int) -> dict[str, Any]:
        name, crest, colour = people[seat]
        return {"name": name, "crest": crest_of(crest), "colour": colour}

    def shown(fighter: Fighter) -> dict[str, Any]:
        facts = deck[fighter.card]
        note = say(f"table-{fighter.sort}") if fighter.sort else ""
        return {
            "thumb": small(fighter.card), "count": fighter.count, "worth": fighter.worth, "sort": fighter.sort,
            "note": note, "words": say("table-fighter", number=fighter.count, card=facts.name, worth=fighter.worth),
        }  # fmt: skip

    attacker, defender = names[fought.attacker], names[fought.defender]
    both = say("table-allies", player=attacker, ally=names[fought.ally]) if fought.ally is not None else attacker
    words = say("log-strength", player=both, other=defender, number=fought.attack, against=fought.defence)
    title = say("table-battle", player=both, other=defender)
    if fought.of > 1:
        title = say("table-battle-of", title=title, number=fought.number, of=fought.of)
    there = {
        "key": f"{turn}.{fought.number}",
        "is_over": fought.is_over,
        "ally": fought.ally is not None,
        "title": title,
        "attacker": host(fought.attacker),
        "attacker_name": both,
        "defender": host(fought.defender),
        "attack": fought.attack,
        "defence": fought.defence,
        "words": words,
        "attackers": [shown(fighter) for fighter in fought.attackers],
        "defenders": [shown(fighter) for fighter in fought.defenders],
        "attack_label": say("table-attackers"),
        "defence_label": say("table-defenders"),
        "bonus": fought.bonus,
        "bonus_words": say("table-ambush"),
        "share": share(fought.attack, fought.attack + fought.defence),
        "outcome": _outcome(fought, names, deck, say),
    }
    return str(macros(language).battle(there))


def _outcome(fought: Battle, names: list[str], deck: Deck, say: Texts) -> str:
    if not fought.is_over:
        return say("table-battle-waits", player=names[fought.defender])
    if fought.attack == fought.defence:
        return say("table-battle-level")
    winner = fought.attacker if fought.attack > fought.defence else fought.defender
    ahead = abs(fought.attack - fought.defence)
    words = say("table-battle-won", player=names[winner], number=ahead)
    gained = tuple(say("table-prize", player=names[seat], card=deck[card].name) for seat, card in fought.prizes)
    return say("sentence-separator").join([words, *gained])


# ---- what was said and done
def _since(seen: TableView, at: Asked, told: Told, language: str) -> str:
    """What happened since the viewer's last turn; shown when the viewer is asked."""
    if at.decision is None or seen.seat is None:
        return _since_html(language, (), False)
    lines = since(told.lines, seen.seat)
    shown = tuple(drawn(line, "since", place, language) for place, line in enumerate(lines))
    return _since_html(language, shown, seen.view is not None and seen.view.active == seen.seat)


@lru_cache(maxsize=512)
def _since_html(language: str, lines: tuple[str, ...], is_own_turn: bool) -> str:
    return str(macros(language).since(Markup("".join(lines)), len(lines), is_own_turn))


def _chat(seen: TableView, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in seen.chat[-SHOWN:]:
        colour = seen.seats[line.seat].colour if line.seat is not None else "sumi"
        id = f"chat-{line.seq}"
        found[id] = chat_line(language, id, line.name, line.text, line.team is not None, colour)
    return found


