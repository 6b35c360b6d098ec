"""Moves as text, both ways. The grammar is in docs/notation.md.

A *move* is a whole choice in one line (``ambush cavalry spear_troopers*2``); the engine asks for it in steps. An option
of a step that leaves the move unfinished ends with ``...``, one that goes on with it begins so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kunitori.cards.facts import card_name
from kunitori.cards.kinds import KIND_NUMBER, KINDS
from kunitori.engine.consts import (
    AMBUSH,
    ATTACK,
    D_AMBUSH,
    D_ASK,
    D_BATTLE,
    D_BUY,
    D_CHOOSE,
    D_DEFEND,
    D_DEPLOYED,
    D_FALL,
    D_GAIN,
    D_JOIN,
    D_JOINT_PRIZE,
    D_JOINT_TARGET,
    D_KEEP,
    D_LEADERS,
    D_NAME,
    D_ORDER,
    D_PASS_ON,
    D_PICK,
    D_PLAY,
    D_PRIZE,
    D_SHOW,
    D_STAY,
    D_TAKE,
    D_TARGET,
    D_TRAP_CARD,
    D_TRAP_SEAT,
    D_TRASH,
    D_TROOPS,
    E_ACTIONS_OR_JOINT_BATTLE,
    E_DRAW_OR_TRASH,
    FIRST_TROOP,
    GENERALS,
    JOINT,
    NO,
    PEACE,
    PLAY_TREASURE,
    REINFORCEMENTS,
    TROOPS,
)  # fmt: skip
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.errors import BadNotation
from kunitori.values.vocabulary import VERBS

ALL_VERBS = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))
MORE = "..."
_CARDS = {"ambush", "stay", "keep"}  # verbs with a list of cards
_CARD = {"play", "buy", "trash", "gain", "pick", "top", "show", "take", "fall", "fetch"}
_SEAT = {"ask", "name", "target", "joint", "pass"}
_PLACES = ("", "ambush", "reinforcements")
_SIDES = {
    E_DRAW_OR_TRASH: ("draw", "trash"),
    E_ACTIONS_OR_JOINT_BATTLE: ("actions", "joint"),
}
_MONEY = ("money", "trash")


def handles(names: Sequence[str]) -> tuple[str, ...]:
    """How players are written in moves: lower case, one word, no two alike.

    >>> handles(["Ann", "Ben", "ann", "Oda Nobunaga", "信長"])
    ('ann', 'ben', 'ann_3', 'oda_nobunaga', '信長')
    """
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        word = re.sub(r"\W+", "_", name.casefold()).strip("_") or f"player_{seat}"
        if word in found or word.isdigit() or word == "none":
            word = f"{word}_{seat}"
        found.append(word)
    return tuple(found)


@dataclass
class Wish:
    """What a line of text asks for, before anybody looks whether the rules allow it."""

    verb: str
    cards: Counter[int] = field(default_factory=Counter)
    seat: int = -1
    armies: dict[int, Counter[int]] = field(default_factory=dict)
    word: str = ""

    @property
    def card(self) -> int:
        """The only card of a move that names one, or -1."""
        return next(iter(self.cards), -1)


# ---- reading
def read(text: str, names: Sequence[str]) -> Wish:
    """Read one whole move; the players are given by their handles."""
    words = text.split()
    if not words or len(text) > 1000:
        raise BadNotation("error-move-empty")
    verb, rest = words[0].casefold(), [word.casefold() for word in words[1:]]
    if verb not in ALL_VERBS:
        raise BadNotation("error-move-verb", verb=words[0][:40], verbs=tuple(ALL_VERBS))
    wish = Wish(verb)
    if verb == "choose":
        _read_choice(wish, rest)
    elif verb == "attack":
        for group in rest:
            _read_army(wish, group, names)
    elif verb == "trap":
        _want(rest, 1, 1, verb)
        _read_army(wish, rest[0], names)
    elif verb in _CARDS:
        if rest != ["none"]:
            wish.cards = read_cards(rest)
    elif verb in _CARD:
        _read_card(wish, rest)
    elif verb in _SEAT:
        _want(rest, 1, 1, verb)
        if rest != ["none"] or verb != "pass":
            wish.seat = read_seat(rest[0], names)
    else:
        _want(rest, 0, 0, verb)
    return wish


def _want(words: Sequence[str], least: int, most: int, verb: str) -> None:
    if not least <= len(words) <= most:
        raise BadNotation("error-move-shape", verb=verb)


def _read_choice(wish: Wish, words: list[str]) -> None:
    _want(words, 1, 2, "choose")
    if words[0] not in ("draw", "trash", "actions", "joint", "money"):
        raise BadNotation("error-move-shape", verb="choose")
    wish.word = words[0]
    wish.cards = read_cards(words[1:])


def _read_card(wish: Wish, words: list[str]) -> None:
    if wish.verb == "show" and words == ["none"]:
        return
    _want(words, 0 if wish.verb == "take" else 1, 2 if wish.verb in ("fall", "fetch") else 1, wish.verb)
    wish.cards = read_cards(words[:1])
    wish.word = words[1] if len(words) > 1 else ""
    if wish.word not in (("", "ambush", "reinforcements") if wish.verb == "fall" else ("", "deck", "discard")):
        raise BadNotation("error-move-shape", verb=wish.verb)
    if wish.cards.total() > 1:
        raise BadNotation("error-move-shape", verb=wish.verb)


def _read_army(wish: Wish, group: str, names: Sequence[str]) -> None:
    seat, colon, units = group.partition(":")
    if not colon or not units:
        raise BadNotation("error-move-army", group=group[:40])
    army = read_cards(units.split(","))
    wish.armies[read_seat(seat, names)] = army
    wish.cards += army


def read_seat(word: str, names: Sequence[str]) -> int:
    """A seat by its player's handle or by its number, from 1."""
    if word in names:
        return names.index(word)
    if re.fullmatch("[1-9]", word) and int(word) <= len(names):
        return int(word) - 1
    raise BadNotation("error-move-player", player=word[:40], players=tuple(names))


def read_cards(words: Iterable[str]) -> Counter[int]:
    """Cards as ``id`` or ``id*number``."""
    cards: Counter[int] = Counter()
    for word in words:
        name, star, number = word.partition("*")
        if name not in KIND_NUMBER:
            raise BadNotation("error-move-card", rule="C1.2", card=name[:40])
        if star and not re.fullmatch("[1-9][0-9]?", number):
            raise BadNotation("error-move-number", card=card_name(name), number=number[:40])
        cards[KIND_NUMBER[name]] += int(number) if star else 1
    return cards


# ---- writing
def write_cards(cards: Mapping[int, int]) -> str:
    """Cards in kind order, or ``none``."""
    words = [KINDS[k] + (f"*{n}" if n > 1 else "") for k, n in sorted(cards.items()) if n]
    return " ".join(words) or "none"


def write(wish: Wish, names: Sequence[str]) -> str:
    """The canonical text of a wish; read() is the way back."""
    verb = wish.verb
    if verb == "choose":
        return " ".join([verb, wish.word, *(KINDS[k] for k in wish.cards)])
    if verb in ("attack", "trap"):
        armies = [f"{names[seat]}:{write_cards(army).replace(' ', ',')}" for seat, army in wish.armies.items()]
        return " ".join([verb, *armies])
    if verb in _CARDS:
        return f"{verb} {write_cards(wish.cards)}"
    if verb in _SEAT:
        return f"{verb} {names[wish.seat] if wish.seat >= 0 else 'none'}"
    if verb in _CARD:
        return " ".join(filter(None, (verb, write_cards(wish.cards), wish.word)))
    return verb


# ---- wishes and answers: the engine's bits
def meant(g: State, x: int) -> Wish:
    """What one answer to the pending question says, as (the beginning of) a move."""
    kind, a = g.kind, g.a
    if x == NO:
        verb = {D_PLAY: "end", D_BUY: "end", D_SHOW: "show", D_JOINT_PRIZE: "decline"}[kind]
        return Wish(verb)
    if kind in (D_DEPLOYED, D_PLAY):
        return Wish("play", Counter([x]))
    if kind == D_BUY:
        return Wish("play", Counter([x - PLAY_TREASURE])) if x >= PLAY_TREASURE else Wish("buy", Counter([x]))
    if kind in (D_STAY, D_KEEP, D_AMBUSH):
        verb = {D_STAY: "stay", D_KEEP: "keep", D_AMBUSH: "ambush"}[kind]
        return Wish(verb, Counter({a: x}) if a >= 0 else Counter())
    if kind in (D_ASK, D_NAME, D_TARGET, D_JOINT_TARGET):
        return Wish({D_ASK: "ask", D_NAME: "name", D_TARGET: "target", D_JOINT_TARGET: "joint"}[kind], seat=x)
    if kind in (D_TRASH, D_GAIN, D_PICK, D_ORDER, D_SHOW, D_JOINT_PRIZE):
        verbs = {D_TRASH: "trash", D_GAIN: "gain", D_PICK: "pick", D_ORDER: "top", D_SHOW: "show"}
        return Wish(verbs.get(kind, "take"), Counter([x]))
    if kind == D_PASS_ON:
        return Wish("pass", seat=-1 if x == g.who else x)
    if kind == D_TAKE:
        in_deck = x >= FIRST_TROOP
        return Wish("fetch", Counter([x - GENERALS if in_deck else x]), word="deck" if in_deck else "discard")
    if kind == D_FALL:
        return Wish("fall", Counter([x % TROOPS + FIRST_TROOP]), word=_PLACES[x // TROOPS])
    if kind == D_PRIZE:
        return Wish("take", Counter([a])) if x else Wish("decline")
    if kind == D_JOIN:
        return Wish("join" if x else "refuse")
    if kind == D_DEFEND:
        return Wish("ambush" if x == AMBUSH else "reinforcements")
    if kind == D_BATTLE:
        return Wish({PEACE: "peace", ATTACK: "attack", JOINT: "joint"}[x])
    if kind == D_CHOOSE:
        return Wish("choose", word=sides(g, a)[x])
    if kind in (D_TRAP_SEAT, D_TRAP_CARD):
        army = Counter([x]) if kind == D_TRAP_CARD else Counter()
        return Wish("trap", army, armies={g.b if kind == D_TRAP_CARD else x: army})
    return Wish("attack", armies={g.b: Counter({a: x})})  # D_LEADERS, D_TROOPS


def sides(g: State, card: int) -> tuple[str, str]:
    """The two words of a card's choice."""
    return _SIDES.get(_effect(g, card), _MONEY)


def _effect(g: State, card: int) -> int:
    facts = g.rules.cards.by_id[KINDS[card]]
    return {"draw_or_trash": E_DRAW_OR_TRASH, "actions_or_joint_battle": E_ACTIONS_OR_JOINT_BATTLE}.get(facts.effect, 0)


def answer(g: State, wish: Wish) -> int:
    """The bit that this wish gives as answer to the pending question, or -1 if it gives none."""
    kind, verb, card = g.kind, wish.verb, wish.card
    if g.step == 0 and verb not in VERBS[kind]:
        return -1
    if verb in ("end", "decline", "peace", "refuse", "reinforcements"):
        return {"end": NO, "decline": NO if kind == D_JOINT_PRIZE else 0, "peace": PEACE, "refuse": 0}.get(
            verb, REINFORCEMENTS
        )
    if kind == D_BUY and verb == "play":
        return card + PLAY_TREASURE if card <= 2 else -1
    if kind in (D_STAY, D_KEEP, D_AMBUSH):
        return wish.cards[g.a] if g.a >= 0 else 0
    if kind in (D_LEADERS, D_TROOPS):
        return wish.armies.get(g.b, Counter())[g.a]
    if kind in (D_ASK, D_NAME, D_TARGET, D_JOINT_TARGET):
        return wish.seat
    if kind == D_PASS_ON:
        return g.who if wish.seat < 0 else wish.seat
    if kind == D_SHOW:
        return card if card >= 0 else NO
    if kind == D_TAKE:
        places = [x for x in (card, card + GENERALS) if g.mask >> x & 1]
        return {"discard": card, "deck": card + GENERALS}.get(wish.word, places[0] if len(places) == 1 else -1)
    if kind == D_FALL:
        return _PLACES.index(wish.word) * TROOPS + card - FIRST_TROOP if 0 <= card - FIRST_TROOP < TROOPS else -1
    if kind == D_PRIZE:
        return 1 if card in (-1, g.a) else -1
    if kind == D_CHOOSE:
        words = sides(g, g.a)
        return words.index(wish.word) if wish.word in words else -1
    if kind == D_TRAP_SEAT:
        return next(iter(wish.armies), -1)
    return {"join": 1, "ambush": AMBUSH, "attack": ATTACK, "joint": JOINT}.get(verb, card)


def is_open(g: State, x: int) -> bool:
    return 0 <= x < 64 and bool(g.mask >> x & 1)


def steps(g: State, wish: Wish) -> tuple[list[int], State] | None:
    """The answers that make up a move, and the state after it; None if some answer is not open."""
    c = g.clone()
    given: list[int] = []
    while not given or c.step:
        x = answer(c, wish)
        if not is_open(c, x):
            return None
        given.append(x)
        apply(c, x)
    return given, c


def whole(g: State, given: Sequence[int]) -> tuple[Wish, State]:
    """The whole move that these answers make from a state, and the state after it."""
    c = g.clone()
    wish = meant(c, given[0])
    hand = {k: n for k, n in enumerate(c.export()["hand"][c.who]) if n} if c.kind == D_CHOOSE else {}
    trapped = c.export()["deployed"][given[0]] if c.kind == D_TRAP_SEAT else []
    apply(c, given[0])
    for x in given[1:]:
        more = meant(c, x)
        if more.verb == "trash":
            more.cards = Counter([x])
        for seat, army in more.armies.items():
            wish.armies[seat] = wish.armies.get(seat, Counter()) + army
        wish.cards += more.cards
        wish.seat = max(wish.seat, more.seat)
        apply(c, x)
    if wish.verb == "attack":
        wish.armies = _announced(c)
        wish.cards = Counter()
        for army in wish.armies.values():
            wish.cards += army
    elif wish.verb == "choose" and wish.word == "trash" and len(given) == 1 and len(hand) == 1:
        if _effect(g, g.a) == E_DRAW_OR_TRASH:
            wish.cards = Counter(hand.keys())  # the only card in hand needed no question
    elif wish.verb == "trap" and len(given) == 1 and trapped:
        wish.cards = Counter(k for k, n in enumerate(trapped) if n)
        wish.armies = {given[0]: wish.cards}
    wish.cards = +wish.cards
    return wish, c


def _announced(c: State) -> dict[int, Counter[int]]:
    """Who attacks whom, as just declared (C5.2), clockwise."""
    against = c.export()["against"]
    order = [(c.cur + i) % c.seats for i in range(1, c.seats)]
    return {p: Counter({k: n for k, n in enumerate(against[p]) if n}) for p in order if any(against[p])}


def option_text(g: State, x: int, names: Sequence[str]) -> str:
    """The text of one answer: a whole move, or a part of one marked by ``...``."""
    if g.kind in (D_LEADERS, D_TROOPS, D_AMBUSH, D_STAY, D_KEEP, D_BATTLE, D_DEFEND, D_CHOOSE, D_TRAP_SEAT):
        c = g.clone()
        apply(c, x)
        is_unfinished = c.step > 0
    else:
        is_unfinished = False
    if g.step == 0 and not is_unfinished:
        return write(whole(g, [x])[0], names)
    wish = meant(g, x)
    if g.kind in (D_STAY, D_KEEP, D_AMBUSH, D_LEADERS, D_TROOPS):
        part = f"{KINDS[g.a]}*{x}"
        if g.kind in (D_LEADERS, D_TROOPS):
            part = f"{names[g.b]}:{part}"
        text = part if g.step else f"{wish.verb} {part}"
    elif g.step:
        text = write(wish, names).partition(" ")[2]
    elif wish.verb == "trap":
        text = f"trap {names[x]}:"
    else:
        text = wish.verb if wish.verb != "choose" else f"choose {wish.word}"
    return " ".join(filter(None, (MORE if g.step else "", text, MORE if is_unfinished else "")))
