"""Moves as text, both ways. The grammar is in docs/notation.md.

A *move* is a whole choice in one line (``ambush cavalry spear_troopers*2``); the engine asks for it in steps. An option
of a step that leaves the move unfinished ends with ``...``, one that goes on with it begins so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from kunitori.cards.facts import card_name
from kunitori.cards.sets import CardSet
from kunitori.engine.battle import fall_bit, fall_kind, fall_place
from kunitori.engine.battlefield import order_index
from kunitori.engine.consts import (
    AMBUSH,
    ATTACK,
    COPPER,
    D_AMBUSH,
    D_ASK,
    D_BATTLE,
    D_BUY,
    D_CHOOSE,
    D_DEFEND,
    D_DEPLOY,
    D_DEPLOYED,
    D_EXCHANGE,
    D_FALL,
    D_GAIN,
    D_GIVE,
    D_HORO,
    D_JOIN,
    D_JOINT_PRIZE,
    D_JOINT_TARGET,
    D_KEEP,
    D_LAND,
    D_LEADERS,
    D_MARKER,
    D_MATE,
    D_NAME,
    D_ORDER,
    D_PASS_ON,
    D_PICK,
    D_PLAY,
    D_PRIZE,
    D_REARRANGE,
    D_REORDER,
    D_SHOW,
    D_SPOT,
    D_STAY,
    D_STRIKE,
    D_TAKE,
    D_TARGET,
    D_TRAP_CARD,
    D_TRAP_SEAT,
    D_TRASH,
    D_TROOPS,
    D_WHOSE,
    FIELD_TRAP,
    GOLD,
    HORO,
    JOINT,
    LAND,
    LANDS,
    NO,
    PEACE,
    PLAY_TREASURE,
    REINFORCEMENTS,
    VILLAGE,
)  # fmt: skip
from kunitori.engine.effects.take_back import is_taken_from_deck, take_bit, taken_kind
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.errors import BadNotation, quoted
from kunitori.values.vocabulary import VERBS

ALL_VERBS = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))
MORE = "..."
MOST = 8000  # characters; the longest attack of six players with long names has about a sixth of it
_CARDS = {"ambush", "stay", "keep"}  # verbs with a list of cards
_CARD = {"play", "buy", "trash", "gain", "pick", "top", "show", "take", "fall", "fetch", "exchange"}
_SEAT = {"ask", "name", "target", "joint", "pass", "marker"}
_MAYBE = {"show", "pass", "exchange"}  # verbs that may say "none"
_PLACES = ("", "ambush", "reinforcements")
_HORO = ("dismiss", "reorder", "give")
_FIELD_SIDES = ("own", "enemy")
_SIDES = {  # the two words of a card's choice, by its text
    "draw_or_trash": ("draw", "trash"),
    "actions_or_joint_battle": ("actions", "joint"),
    "money_or_trash": ("money", "trash"),
    "draw_or_action": ("draw", "action"),
    "may_gain_spear": ("gain", "none"),
}
_SIDE_WORDS = {word for words in _SIDES.values() for word in words}


def handles(names: Sequence[str]) -> tuple[str, ...]:
    """How players are written in moves: lower case, one word, no two alike.

    >>> handles(["Ann", "Ben", "ann", "Oda Nobunaga", "信長"])
    ('ann', 'ben', 'ann_3', 'oda_nobunaga', '信長')
    """
    return _handles(tuple(names))


@lru_cache(maxsize=1024)  # every view of a game asks for them
def _handles(names: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        word = re.sub(r"\W+", "_", name.casefold()).strip("_") or f"player_{seat}"
        while word in found or word.isdigit() or word == "none":
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
    land: int = -1  # on the battlefield, from 0
    spot: int = -1
    order: tuple[int, ...] = ()
    absent: str = ""  # a printed card that is not in this game

    @property
    def card(self) -> int:
        """The only card of a move that names one, or -1."""
        return next(iter(self.cards), -1)


# ---- reading
def read(text: str, names: Sequence[str], cards: CardSet) -> Wish:
    """Read one whole move of a game with these cards; the players are given by their handles."""
    words = text.split()
    if not words or len(text) > MOST:
        raise BadNotation("error-move-empty")
    verb, rest = words[0].casefold(), [word.casefold() for word in words[1:]]
    if verb not in ALL_VERBS:
        raise BadNotation("error-move-verb", verb=quoted(words[0]), verbs=tuple(ALL_VERBS))
    wish = Wish(verb)
    reader = _Reader(wish, rest, names, cards)
    reader.read()
    return wish


@dataclass
class _Reader:
    """Fills a wish from the words after its verb."""

    wish: Wish
    words: list[str]
    names: Sequence[str]
    cards: CardSet

    def read(self) -> None:
        verb, words = self.wish.verb, self.words
        if verb == "choose":
            self.read_choice()
        elif verb == "attack":
            for group in words:
                self.read_army(group)
        elif verb == "trap" and self.cards.game != "moegahara":
            self.want(1, 1)
            self.read_army(words[0])
        elif verb in _CARDS:
            if words != ["none"]:
                self.wish.cards = self.read_cards(words)
        elif verb in _CARD:
            self.read_card()
        elif verb in _SEAT:
            self.want(1, 1)
            if words != ["none"] or verb not in _MAYBE:
                self.wish.seat = self.read_seat(words[0])
        elif verb in ("deploy", "horo", "trap", "strike", "reorder"):
            self.read_field()
        else:
            self.want(0, 0)

    def want(self, least: int, most: int) -> None:
        if not least <= len(self.words) <= most:
            raise BadNotation("error-move-shape", verb=self.wish.verb)

    def read_choice(self) -> None:
        self.want(1, 2)
        if self.words[0] not in _SIDE_WORDS:
            raise BadNotation("error-move-shape", verb="choose")
        self.wish.word = self.words[0]
        self.wish.cards = self.read_cards(self.words[1:])

    def read_card(self) -> None:
        verb, words = self.wish.verb, self.words
        if verb in _MAYBE and words == ["none"]:
            return
        self.want(0 if verb == "take" else 1, 2 if verb in ("fall", "fetch") else 1)
        self.wish.cards = self.read_cards(words[:1])
        self.wish.word = words[1] if len(words) > 1 else ""
        known = _PLACES if verb == "fall" else ("", "deck", "discard")
        if self.wish.word not in known or self.wish.cards.total() > 1:
            raise BadNotation("error-move-shape", verb=verb)

    def read_army(self, group: str) -> None:
        seat, colon, units = group.partition(":")
        if not colon or not units:
            raise BadNotation("error-move-army", group=quoted(group))
        army = self.read_cards(units.split(","))
        against = self.read_seat(seat)
        self.wish.armies[against] = self.wish.armies.get(against, Counter()) + army
        self.wish.cards += army

    def read_field(self) -> None:
        """``deploy C L``, ``horo dismiss L:P [player]``, ``horo reorder L C C C``, ``horo give C player``,
        ``trap own|enemy L:P [player]``, ``strike P [player]``, ``reorder C C C``.
        """
        verb, words, wish = self.wish.verb, self.words, self.wish
        if verb in ("strike", "reorder") and words == ["none"]:
            return
        if verb in ("horo", "trap"):
            self.want(2, 5)
            wish.word = words.pop(0)
            if wish.word not in (_HORO if verb == "horo" else _FIELD_SIDES):
                raise BadNotation("error-move-shape", verb=verb)
        shape = wish.word if verb == "horo" else verb
        if shape == "deploy":
            self.want(2, 2)
            wish.cards, wish.land = self.read_cards(words[:1]), self.read_place(words[1])
        elif shape == "give":
            self.want(1, 2)
            wish.cards = self.read_cards(words[:1])
            self.read_receiver()
        elif shape == "reorder":
            if verb == "horo":
                wish.land = self.read_place(words.pop(0))
            self.want(2, 3)
            wish.order = tuple(k for word in words for k in self.read_cards([word]))
        elif shape == "strike":
            self.want(1, 2)
            wish.spot = self.read_place(words[0])
            self.read_receiver()
        else:
            self.want(1, 2)
            land, _, spot = words[0].partition(":")
            wish.land, wish.spot = self.read_place(land), self.read_place(spot)
            self.read_receiver()

    def read_receiver(self) -> None:
        if len(self.words) > 1:
            self.wish.seat = self.read_seat(self.words[1])

    def read_place(self, word: str) -> int:
        """A Land or a position, from 1."""
        if not re.fullmatch("[1-9]|10", word):
            raise BadNotation("error-move-place", place=quoted(word))
        return int(word) - 1

    def read_seat(self, word: str) -> int:
        """A seat by its player's handle or by its number, from 1."""
        if word in self.names:
            return self.names.index(word)
        if re.fullmatch("[1-9]", word) and int(word) <= len(self.names):
            return int(word) - 1
        raise BadNotation("error-move-player", player=quoted(word), players=tuple(self.names))

    def read_cards(self, words: Iterable[str]) -> Counter[int]:
        """Cards as ``id`` or ``id*number``."""
        numbers = self.cards.kind_number
        cards: Counter[int] = Counter()
        for word in words:
            name, star, number = word.partition("*")
            if not self.cards.knows(name):
                raise BadNotation("error-move-card", rule="C1.2", card=quoted(name))
            if star and not re.fullmatch("[1-9][0-9]?", number):
                raise BadNotation("error-move-number", card=card_name(name), number=quoted(number))
            if name in numbers:
                cards[numbers[name]] += int(number) if star else 1
            else:
                self.wish.absent = self.wish.absent or name
        return cards


# ---- writing
def write_cards(cards: Mapping[int, int], kinds: Sequence[str]) -> str:
    """Cards in kind order, or ``none``."""
    words = [kinds[k] + (f"*{n}" if n > 1 else "") for k, n in sorted(cards.items()) if n]
    return " ".join(words) or "none"


def write(wish: Wish, names: Sequence[str], kinds: Sequence[str]) -> str:
    """The canonical text of a wish; read() is the way back."""
    verb = wish.verb
    if verb == "choose":
        return " ".join([verb, wish.word, *(kinds[k] for k in wish.cards)])
    if wish.armies or verb == "attack":
        armies = [f"{names[seat]}:{write_cards(army, kinds).replace(' ', ',')}" for seat, army in wish.armies.items()]
        return " ".join([verb, *armies])
    if verb in _CARDS:
        return f"{verb} {write_cards(wish.cards, kinds)}"
    if verb in _SEAT:
        return f"{verb} {names[wish.seat] if wish.seat >= 0 else 'none'}"
    if verb in _CARD:
        return " ".join(filter(None, (verb, write_cards(wish.cards, kinds), wish.word)))
    if verb in ("deploy", "horo", "trap", "strike", "reorder"):
        return " ".join([verb, *_field_words(wish, names, kinds)])
    return verb


def _field_words(wish: Wish, names: Sequence[str], kinds: Sequence[str]) -> list[str]:
    words = [wish.word] if wish.word else []
    if wish.verb == "deploy" or wish.word == "give":
        words.append(write_cards(wish.cards, kinds))
    if wish.spot >= 0 and wish.land >= 0:
        words.append(f"{wish.land + 1}:{wish.spot + 1}")
    elif max(wish.land, wish.spot) >= 0:
        words.append(str(max(wish.land, wish.spot) + 1))
    words += [kinds[k] for k in wish.order]
    if wish.seat >= 0:
        words.append(names[wish.seat])
    return words or ["none"]


# ---- wishes and answers: the engine's bits
def _one(verb: str) -> Callable[[State, int], Wish]:
    return lambda g, x: Wish(verb, Counter([x]))


def _seat(verb: str) -> Callable[[State, int], Wish]:
    return lambda g, x: Wish(verb, seat=x)


def _count(verb: str) -> Callable[[State, int], Wish]:
    return lambda g, x: Wish(verb, Counter({g.a: x}) if g.a >= 0 else Counter())


def _buy(g: State, x: int) -> Wish:
    treasure = x - PLAY_TREASURE
    return Wish("play", Counter([treasure])) if COPPER <= treasure <= GOLD else Wish("buy", Counter([x]))


def _fetch(g: State, x: int) -> Wish:
    word = "deck" if is_taken_from_deck(g.rules, x) else "discard"
    return Wish("fetch", Counter([taken_kind(g.rules, x)]), word=word)


def _fall(g: State, x: int) -> Wish:
    return Wish("fall", Counter([fall_kind(g.rules, x)]), word=_PLACES[fall_place(g.rules, x)])


def _trap(g: State, x: int) -> Wish:
    army = Counter([x]) if g.kind == D_TRAP_CARD else Counter()
    return Wish("trap", army, armies={g.b if g.kind == D_TRAP_CARD else x: army})


def _assign(g: State, x: int) -> Wish:
    return Wish("attack", armies={g.b: Counter({g.a: x})})


def _deploy(g: State, x: int) -> Wish:
    if x in (HORO, FIELD_TRAP):
        return Wish("horo" if x == HORO else "trap")
    return Wish("deploy", Counter([x]))


def _land(g: State, x: int) -> Wish:
    if g.a == FIELD_TRAP:
        return Wish("", word=_FIELD_SIDES[x // LANDS], land=x % LANDS)
    return Wish("", land=x)


def _ordered(verb: str) -> Callable[[State, int], Wish]:
    return lambda g, x: Wish(verb, order=_line_in_order(g, x))


def _line_in_order(g: State, order: int) -> tuple[int, ...]:
    """The own line that the pending question is about, in one of its orders."""
    land = g.b if g.kind == D_REARRANGE else g.field_land
    line = g.export()["line"][g.cur & 1][land]
    return tuple(line[order_index(order, i)] for i in range(len(line)))


_MEANT: dict[int, Callable[[State, int], Wish]] = {
    D_DEPLOYED: _one("play"), D_PLAY: _one("play"), D_BUY: _buy, D_STAY: _count("stay"), D_KEEP: _count("keep"),
    D_AMBUSH: _count("ambush"), D_ASK: _seat("ask"), D_NAME: _seat("name"), D_TARGET: _seat("target"),
    D_JOINT_TARGET: _seat("joint"), D_TRASH: _one("trash"), D_GAIN: _one("gain"), D_PICK: _one("pick"),
    D_ORDER: _one("top"), D_SHOW: _one("show"), D_JOINT_PRIZE: _one("take"),
    D_PASS_ON: lambda g, x: Wish("pass", seat=-1 if x == g.who else x), D_TAKE: _fetch, D_FALL: _fall,
    D_PRIZE: lambda g, x: Wish("take", Counter([g.a])) if x else Wish("decline"),
    D_JOIN: lambda g, x: Wish("join" if x else "refuse"),
    D_DEFEND: lambda g, x: Wish("ambush" if x == AMBUSH else "reinforcements"),
    D_BATTLE: lambda g, x: Wish({PEACE: "peace", ATTACK: "attack", JOINT: "joint"}[x]),
    D_CHOOSE: lambda g, x: Wish("choose", word=sides(g, g.a)[x]), D_TRAP_SEAT: _trap, D_TRAP_CARD: _trap,
    D_LEADERS: _assign, D_TROOPS: _assign, D_DEPLOY: _deploy, D_HORO: lambda g, x: Wish("horo", word=_HORO[x]),
    D_LAND: _land, D_SPOT: lambda g, x: Wish("", spot=x), D_WHOSE: _seat(""), D_REORDER: _ordered(""),
    D_GIVE: _one(""), D_MATE: _seat(""), D_STRIKE: lambda g, x: Wish("strike", spot=x),
    D_REARRANGE: _ordered("reorder"), D_MARKER: _seat("marker"), D_EXCHANGE: _one("exchange"),
}  # fmt: skip
_NOTHING = {
    D_PLAY: "end", D_BUY: "end", D_SHOW: "show", D_JOINT_PRIZE: "decline", D_DEPLOY: "end", D_STRIKE: "strike",
    D_REARRANGE: "reorder", D_EXCHANGE: "exchange",
}  # fmt: skip


def meant(g: State, x: int) -> Wish:
    """What one answer to the pending question says, as (a part of) a move."""
    return Wish(_NOTHING[g.kind]) if x == NO else _MEANT[g.kind](g, x)


def sides(g: State, card: int) -> tuple[str, str]:
    """The two words of a card's choice."""
    return _SIDES[g.rules.cards.by_id[g.rules.cards.kinds[card]].effect]


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
        return card + PLAY_TREASURE if COPPER <= card <= GOLD else -1
    if kind in (D_STAY, D_KEEP, D_AMBUSH):
        return wish.cards[g.a] if g.a >= 0 else 0
    if kind in (D_LEADERS, D_TROOPS):
        return wish.armies.get(g.b, Counter())[g.a]
    if kind == D_PASS_ON:
        return g.who if wish.seat < 0 else wish.seat
    if kind in (D_SHOW, D_EXCHANGE):
        return card if card >= 0 else NO
    if kind == D_TAKE:
        places = {"discard": take_bit(g.rules, card, False), "deck": take_bit(g.rules, card, True)}
        there = [x for x in places.values() if is_open(g, x)]
        return places.get(wish.word, there[0] if len(there) == 1 else -1)
    if kind == D_FALL:
        return fall_bit(g.rules, _PLACES.index(wish.word), card)
    if kind == D_PRIZE:
        return 1 if card in (-1, g.a) else -1
    if kind == D_JOINT_PRIZE and card < 0:  # which one is only a question while several piles have cards (W5.8)
        left = [x for x in range(VILLAGE, LAND + 1) if g.mask >> x & 1]
        return left[0] if len(left) == 1 else -1
    if kind == D_CHOOSE:
        words = sides(g, g.a)
        return words.index(wish.word) if wish.word in words else -1
    if kind == D_TRAP_SEAT:
        return next(iter(wish.armies), -1)
    if kind in _FIELD_ANSWERS:
        return _FIELD_ANSWERS[kind](g, wish)
    return {"join": 1, "ambush": AMBUSH, "attack": ATTACK, "joint": JOINT}.get(verb, card)


def _order_wanted(g: State, wish: Wish) -> int:
    if g.kind == D_REARRANGE and not wish.order:
        return NO
    open_orders = [x for x in range(6) if g.mask >> x & 1 and _line_in_order(g, x) == wish.order]
    return open_orders[0] if open_orders else -1


_FIELD_ANSWERS: dict[int, Callable[[State, Wish], int]] = {
    D_ASK: lambda g, wish: wish.seat, D_NAME: lambda g, wish: wish.seat, D_TARGET: lambda g, wish: wish.seat,
    D_JOINT_TARGET: lambda g, wish: wish.seat, D_MARKER: lambda g, wish: wish.seat,
    D_DEPLOY: lambda g, wish: {"horo": HORO, "trap": FIELD_TRAP}.get(wish.verb, wish.card),
    D_HORO: lambda g, wish: _HORO.index(wish.word),
    D_LAND: lambda g, wish: wish.land + (LANDS if wish.word == "enemy" else 0),
    D_SPOT: lambda g, wish: wish.spot, D_WHOSE: lambda g, wish: wish.seat, D_MATE: lambda g, wish: wish.seat,
    D_GIVE: lambda g, wish: wish.card, D_REORDER: _order_wanted, D_REARRANGE: _order_wanted,
    D_STRIKE: lambda g, wish: wish.spot if wish.spot >= 0 else NO,
}  # fmt: skip


def is_open(g: State, x: int) -> bool:
    return 0 <= x < 64 and bool(g.mask >> x & 1)


def steps(g: State, wish: Wish) -> tuple[list[int], State] | None:
    """The answers that make up a move, and the state after it; None if some answer is not open."""
    if wish.absent:
        return None
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
    """The whole move that these answers make from a state, and the state after it.

    A second copy of the state is asked everything, so that the text also says what needed no question.
    """
    done, told = g.clone(), g.clone()
    told.ask_all = 1
    wish = Wish("")
    rest = list(given)
    while True:
        is_asked = rest and (done.kind, done.a, done.b) == (told.kind, told.a, told.b)
        x = rest.pop(0) if is_asked else (told.mask & -told.mask).bit_length() - 1
        _add(wish, meant(told, x))
        if is_asked:
            apply(done, x)
        apply(told, x)
        if not told.step:
            break
    if wish.verb == "attack":
        wish.armies = _announced(done)
        wish.cards = Counter()
        for army in wish.armies.values():
            wish.cards += army
    wish.cards = +wish.cards
    wish.armies = {seat: +army for seat, army in wish.armies.items()}
    return wish, done


def _add(wish: Wish, more: Wish) -> None:
    """Add a part of a move to what was said before."""
    wish.verb = wish.verb or more.verb
    for seat, army in more.armies.items():
        wish.armies[seat] = wish.armies.get(seat, Counter()) + army
    wish.cards.update(more.cards)
    wish.seat = max(wish.seat, more.seat)
    wish.land = max(wish.land, more.land)
    wish.spot = max(wish.spot, more.spot)
    wish.word = wish.word or more.word
    wish.order = wish.order or more.order


def _announced(c: State) -> dict[int, Counter[int]]:
    """Who attacks whom, as just declared (C5.2), clockwise."""
    against = c.export()["against"]
    order = [(c.cur + i) % c.seats for i in range(1, c.seats)]
    return {p: Counter({k: n for k, n in enumerate(against[p]) if n}) for p in order if any(against[p])}


_LONG = {
    D_LEADERS, D_TROOPS, D_AMBUSH, D_STAY, D_KEEP, D_BATTLE, D_DEFEND, D_CHOOSE, D_TRAP_SEAT, D_DEPLOY, D_HORO, D_LAND,
    D_SPOT, D_GIVE, D_STRIKE,
}  # fmt: skip


def option_text(g: State, x: int, names: Sequence[str]) -> str:
    """The text of one answer: a whole move, or a part of one marked by ``...``."""
    kinds = g.rules.cards.kinds
    is_unfinished = False
    if g.kind in _LONG:
        c = g.clone()
        apply(c, x)
        is_unfinished = c.step > 0
    if g.step == 0 and g.kind not in _LONG:
        return write(meant(g, x), names, kinds)
    if g.step == 0 and not is_unfinished:
        return write(whole(g, [x])[0], names, kinds)
    wish = meant(g, x)
    if g.kind in (D_STAY, D_KEEP, D_AMBUSH, D_LEADERS, D_TROOPS):
        text = f"{kinds[g.a]}*{x}"
        if g.kind in (D_LEADERS, D_TROOPS):
            text = f"{names[g.b]}:{text}"
    elif wish.verb == "trap" and g.kind == D_TRAP_SEAT:
        text = f"{names[x]}:"
    elif g.kind in (D_TRAP_CARD, D_TRASH, D_JOINT_TARGET):
        text = kinds[x] if g.kind != D_JOINT_TARGET else names[x]
    elif g.kind == D_GIVE:
        text = kinds[x]
    else:
        text = " ".join(word for word in _field_words(wish, names, kinds) if word != "none")
        if g.kind == D_DEPLOY and wish.cards:
            text = write_cards(wish.cards, kinds)
    text = text if g.step else f"{wish.verb} {text}".strip()
    return " ".join(filter(None, (MORE if g.step else "", text, MORE if is_unfinished else "")))
