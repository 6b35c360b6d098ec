"""Converts between the engine's answers and moves.

Each sort of answer has a function from a bit to a move and one from a move to a bit.

A *move* is a whole choice; the engine asks for it in steps, each answered by a bit of the mask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kunitori.cards.printed_texts import text_of
from kunitori.decisions.move import LIST_VERBS, MORE, Cards, Move, card_words
from kunitori.decisions.reading import FIELD_SIDES, PLACES_OF_FALLEN, in_set_order
from kunitori.decisions.table import CHOICES, TABLE, Answers, DecisionKind
from kunitori.engine.battle import fall_bit, fall_kind, fall_place
from kunitori.engine.battlefield import order_index
from kunitori.engine.consts import (
    D_REARRANGE,
    D_TRAP_CARD,
    D_TRAP_SEAT,
    FIELD_TRAP,
    HORO,
    LAND,
    LANDS,
    NO,
    PLAY_TREASURE,
    VILLAGE,
)  # fmt: skip
from kunitori.engine.effects.take_back import is_taken_from_deck, take_bit, taken_kind
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.values.decision import Option

__all__ = ["CODES", "Code", "choice_words", "meant", "option", "steps", "wanted", "whole"]

_ACTIONS_EACH = 64  # an action id is the decision's number * 64 + the answer


@dataclass(frozen=True, slots=True)
class Code:
    """A sort of answer: what a bit says, and the bit that a move asks for (-1 if none)."""

    says: Callable[[State, DecisionKind, int], Move]
    asks: Callable[[State, DecisionKind, Move], int]


@lru_cache(maxsize=4096)
def _of_card(verb: str, card: str, word: str = "") -> Move:
    return Move(verb, ((card, 1),), word=word)


@lru_cache(maxsize=1024)
def _of_seat(verb: str, seat: int) -> Move:
    return Move(verb, seat=seat)


@lru_cache(maxsize=256)
def _of_word(verb: str, word: str = "") -> Move:
    return Move(verb, word=word)


def _card(g: State, k: int) -> str:
    return g.rules.cards.kinds[k]


def _kind(g: State, move: Move) -> int:
    """The kind of the only card that a move names, or -1."""
    return g.rules.cards.kind_number.get(move.cards[0][0], -1) if move.cards else -1


def _count_of(cards: Cards, card: str) -> int:
    return dict(cards).get(card, 0)


# ---- sorts of answers
def _says_kind(g: State, row: DecisionKind, x: int) -> Move:
    return _of_card(row.answer_verb, _card(g, x))


def _asks_kind(g: State, row: DecisionKind, move: Move) -> int:
    if row.name == "joint_prize" and not move.cards:  # it need not be named while only one pile has cards (W5.8)
        left = [x for x in range(VILLAGE, LAND + 1) if g.mask >> x & 1]
        return left[0] if len(left) == 1 else -1
    return _kind(g, move)


def _says_number(g: State, row: DecisionKind, x: int) -> Move:
    return Move(row.answer_verb, ((_card(g, g.a), x),) if g.a >= 0 else ())


def _asks_number(g: State, row: DecisionKind, move: Move) -> int:
    return _count_of(move.cards, _card(g, g.a)) if g.a >= 0 else 0


def _says_assigned(g: State, row: DecisionKind, x: int) -> Move:
    return Move("attack", armies=((g.b, ((_card(g, g.a), x),)),))


def _asks_assigned(g: State, row: DecisionKind, move: Move) -> int:
    return _count_of(dict(move.armies).get(g.b, ()), _card(g, g.a))


def _says_word(g: State, row: DecisionKind, x: int) -> Move:
    return _of_word(row.words[x])


def _asks_word(g: State, row: DecisionKind, move: Move) -> int:
    return row.words.index(move.verb) if move.verb in row.words else -1


def _says_use(g: State, row: DecisionKind, x: int) -> Move:
    return _of_word(row.answer_verb, row.words[x])


def _asks_use(g: State, row: DecisionKind, move: Move) -> int:
    return row.words.index(move.word) if move.word in row.words else -1


def _says_bought(g: State, row: DecisionKind, x: int) -> Move:
    if g.rules.treasure_answers >> x & 1:
        return _of_card("play", g.rules.cards.treasures[x - PLAY_TREASURE])
    return _of_card("buy", _card(g, x))


def _asks_bought(g: State, row: DecisionKind, move: Move) -> int:
    if move.verb != "play":
        return _kind(g, move)
    treasures = g.rules.cards.treasures
    return PLAY_TREASURE + treasures.index(move.card) if move.card in treasures else -1


def _says_prize(g: State, row: DecisionKind, x: int) -> Move:
    return _of_card("take", _card(g, g.a)) if x else _of_word("decline")


def _asks_prize(g: State, row: DecisionKind, move: Move) -> int:
    if move.verb == "decline":
        return 0
    return 1 if not move.cards or _kind(g, move) == g.a else -1


def choice_words(g: State, k: int) -> tuple[str, ...]:
    """The words of a card's choice."""
    card = g.rules.cards.by_id[_card(g, k)]
    return CHOICES.get(card.effect) or text_of(card).choice_words


def _says_choice(g: State, row: DecisionKind, x: int) -> Move:
    return _of_word("choose", choice_words(g, g.a)[x])


def _asks_choice(g: State, row: DecisionKind, move: Move) -> int:
    words = choice_words(g, g.a)
    return words.index(move.word) if move.word in words else -1


def _says_fetched(g: State, row: DecisionKind, x: int) -> Move:
    place = "deck" if is_taken_from_deck(g.rules, x) else "discard"
    return _of_card("fetch", _card(g, taken_kind(g.rules, x)), place)


def _asks_fetched(g: State, row: DecisionKind, move: Move) -> int:
    k = _kind(g, move)
    places = {"discard": take_bit(g.rules, k, False), "deck": take_bit(g.rules, k, True)}
    there = [x for x in places.values() if _is_open(g, x)]
    return places.get(move.word, there[0] if len(there) == 1 else -1)


def _says_fallen(g: State, row: DecisionKind, x: int) -> Move:
    return _of_card("fall", _card(g, fall_kind(g.rules, x)), PLACES_OF_FALLEN[fall_place(g.rules, x)])


def _asks_fallen(g: State, row: DecisionKind, move: Move) -> int:
    return fall_bit(g.rules, PLACES_OF_FALLEN.index(move.word), _kind(g, move))


def _says_trapped(g: State, row: DecisionKind, x: int) -> Move:
    if g.kind == D_TRAP_CARD:
        return Move("trap", armies=((g.b, ((_card(g, x), 1),)),))
    return Move("trap", armies=((x, ()),))


def _asks_trapped(g: State, row: DecisionKind, move: Move) -> int:
    if not move.armies:
        return -1
    if g.kind == D_TRAP_SEAT:
        return move.armies[0][0]
    units = move.units
    return g.rules.cards.kind_number.get(units[0][0], -1) if units else -1


def _says_receiver(g: State, row: DecisionKind, x: int) -> Move:
    return Move("pass") if x == g.who else _of_seat("pass", x)


def _asks_receiver(g: State, row: DecisionKind, move: Move) -> int:
    return g.who if move.seat is None else move.seat


def _says_seat(g: State, row: DecisionKind, x: int) -> Move:
    return _of_seat(row.answer_verb, x)


def _asks_seat(g: State, row: DecisionKind, move: Move) -> int:
    return -1 if move.seat is None else move.seat


def _says_deployed(g: State, row: DecisionKind, x: int) -> Move:
    if x in (HORO, FIELD_TRAP):
        return _of_word("horo" if x == HORO else "trap")
    return _of_card("deploy", _card(g, x))


def _asks_deployed(g: State, row: DecisionKind, move: Move) -> int:
    return {"horo": HORO, "trap": FIELD_TRAP}.get(move.verb, _kind(g, move))


def _says_land(g: State, row: DecisionKind, x: int) -> Move:
    if g.a == FIELD_TRAP:
        return Move("", word=FIELD_SIDES[x // LANDS], land=x % LANDS)
    return Move("", land=x)


def _asks_land(g: State, row: DecisionKind, move: Move) -> int:
    return -1 if move.land is None else move.land + (LANDS if move.word == "enemy" else 0)


def _says_spot(g: State, row: DecisionKind, x: int) -> Move:
    return Move(row.answer_verb, spot=x)


def _asks_spot(g: State, row: DecisionKind, move: Move) -> int:
    return -1 if move.spot is None else move.spot


def _says_order(g: State, row: DecisionKind, x: int) -> Move:
    return Move(row.answer_verb, order=_line_in_order(g, x))


def _asks_order(g: State, row: DecisionKind, move: Move) -> int:
    return next((x for x in range(6) if g.mask >> x & 1 and _line_in_order(g, x) == move.order), -1)


def _line_in_order(g: State, order: int) -> tuple[str, ...]:
    """The active player's line that the pending question is about, in one of its orders."""
    land = g.b if g.kind == D_REARRANGE else g.field_land
    line = g.export()["line"][g.cur & 1][land]
    return tuple(_card(g, line[order_index(order, i)]) for i in range(len(line)))


CODES: Final = {
    Answers.KIND: Code(_says_kind, _asks_kind),
    Answers.SEAT: Code(_says_seat, _asks_seat),
    Answers.NUMBER: Code(_says_number, _asks_number),
    Answers.SPOT: Code(_says_spot, _asks_spot),
    Answers.ORDER: Code(_says_order, _asks_order),
    Answers.WORD: Code(_says_word, _asks_word),
    Answers.ASSIGNED: Code(_says_assigned, _asks_assigned),
    Answers.BOUGHT: Code(_says_bought, _asks_bought),
    Answers.CHOICE: Code(_says_choice, _asks_choice),
    Answers.DEPLOYED: Code(_says_deployed, _asks_deployed),
    Answers.FALLEN: Code(_says_fallen, _asks_fallen),
    Answers.FETCHED: Code(_says_fetched, _asks_fetched),
    Answers.LAND: Code(_says_land, _asks_land),
    Answers.PRIZE: Code(_says_prize, _asks_prize),
    Answers.RECEIVER: Code(_says_receiver, _asks_receiver),
    Answers.TRAPPED: Code(_says_trapped, _asks_trapped),
    Answers.USE: Code(_says_use, _asks_use),
}
_ROWS = [TABLE.get(number) for number in range(64)]
_SAYS = [CODES[row.answers].says if row else None for row in _ROWS]
_NONE = [_of_word(row.verbs[0] if row.none == "none" else row.none) if row and row.none else None for row in _ROWS]


# ---- one answer
def meant(g: State, x: int) -> Move:
    """The move, or part of a move, that an answer to the pending question means."""
    if x == NO:
        none = _NONE[g.kind]
        assert none is not None
        return none
    row, says = _ROWS[g.kind], _SAYS[g.kind]
    assert row is not None and says is not None
    return says(g, row, x)


def wanted(g: State, move: Move) -> int:
    """The answer that a move gives to the pending question, or -1."""
    row = TABLE[g.kind]
    if not g.step and move.verb not in row.verbs:
        return -1
    none = _NONE[g.kind]
    if none is not None and move.verb == none.verb and move == none:
        return NO
    return CODES[row.answers].asks(g, row, move)


def _is_open(g: State, x: int) -> bool:
    return 0 <= x < _ACTIONS_EACH and bool(g.mask >> x & 1)


# ---- whole moves
def steps(g: State, move: Move) -> tuple[list[int], Move] | None:
    """The answers that make up a move, and the move in full; None if some answer is not open.

    The given move may leave out a prize, or the only player who can get a card.
    """
    if g.over:
        return None
    x = wanted(g, move)
    if not _is_open(g, x):
        return None
    if not TABLE[g.kind].goes_on:
        said = meant(g, x)
        return ([x], said) if says_no_more(move, said) else None
    c = g.clone()
    given: list[int] = []
    while True:
        given.append(x)
        apply(c, x)
        if not c.step:
            break
        x = wanted(c, move)
        if not _is_open(c, x):
            return None
    said = whole(g, given)
    return (given, said) if says_no_more(move, said) else None


def says_no_more(move: Move, done: Move) -> bool:
    """Whether everything that a move names was done."""
    if move == done:
        return True
    names_cards = move.cards or move.verb in (*LIST_VERBS, "attack", "trap")
    if names_cards and (dict(move.cards) != dict(done.cards) or _armies(move) != _armies(done)):
        return False
    pairs = ((move.land, done.land), (move.spot, done.spot), (move.seat, done.seat))
    if any(said is not None and said != is_done for said, is_done in pairs):
        return False
    return (not move.order or move.order == done.order) and (not move.word or move.word == done.word)


def _armies(move: Move) -> dict[int, dict[str, int]]:
    return {seat: dict(army) for seat, army in move.armies}


def whole(g: State, given: Sequence[int]) -> Move:
    """The whole move that these answers make from a state.

    It is replayed with every question asked, so that the move also names what needed no question.
    """
    first = meant(g, given[0])
    if len(given) == 1 and first.verb != "attack" and not _asks_on(g, given[0]):
        return _without_zeros(first)
    done, told = g.clone(), g.clone()
    told.ask_all = 1
    said = _Parts(g)
    rest = list(given)
    while True:
        is_asked = rest and (done.kind, done.a, done.b) == (told.kind, told.a, told.b)
        x = rest.pop(0) if is_asked else (told.mask & -told.mask).bit_length() - 1
        said.add(meant(told, x))
        if is_asked:
            apply(done, x)
        apply(told, x)
        if not told.step:
            break
    if said.verb == "attack":
        return Move("attack", armies=_announced(done))
    return said.move()


def _asks_on(g: State, x: int) -> bool:
    """Whether an answer leaves steps that a game with `ask_all` would ask."""
    c = g.clone()
    c.ask_all = 1
    apply(c, x)
    return c.step > 0


def _without_zeros(move: Move) -> Move:
    return Move(move.verb) if move.cards and not move.cards[0][1] else move


class _Parts:
    """Combine the parts of a move."""

    def __init__(self, g: State) -> None:
        self._cards = g.rules.cards
        self._counts: Counter[str] = Counter()
        self._armies: dict[int, Counter[str]] = {}
        self.verb, self._word = "", ""
        self._seat: int | None = None
        self._land: int | None = None
        self._spot: int | None = None
        self._order: tuple[str, ...] = ()

    def add(self, part: Move) -> None:
        self.verb = self.verb or part.verb
        self._counts.update(dict(part.cards))
        for seat, army in part.armies:
            self._armies.setdefault(seat, Counter()).update(dict(army))
        self._seat = self._seat if part.seat is None else part.seat
        self._land = self._land if part.land is None else part.land
        self._spot = self._spot if part.spot is None else part.spot
        self._word = self._word or part.word
        self._order = self._order or part.order

    def move(self) -> Move:
        armies = tuple((seat, in_set_order(+army, self._cards)) for seat, army in self._armies.items())
        cards = in_set_order(+self._counts, self._cards)
        return Move(self.verb, cards, self._seat, armies, self._word, self._land, self._spot, self._order)


def _announced(c: State) -> tuple[tuple[int, Cards], ...]:
    """The armies just declared (C5.2), clockwise by target."""
    kinds, against = c.rules.cards.kinds, c.export()["against"]
    order = [(c.cur + i) % c.seats for i in range(1, c.seats)]
    return tuple((p, tuple((kinds[k], n) for k, n in enumerate(against[p]) if n)) for p in order if any(against[p]))


# ---- options
def option(g: State, x: int, handles: Sequence[str]) -> Option:
    """An open answer: a whole move, or a part of one, whose text has ``...``."""
    kind = g.kind
    action = kind * _ACTIONS_EACH + x
    if not g.step:
        if x == NO:
            return _NONE_OPTION[kind]
        if verb := _CARD_VERB[kind]:  # most options name a card and nothing else
            return _card_option(verb, g.rules.cards.kinds[x], action)
    row = TABLE[kind]
    move = meant(g, x)
    if not g.step and not row.goes_on:
        if move.cards and not move.word:
            return _card_option(move.verb, move.cards[0][0], action)
        return _whole_option(move, tuple(handles), action)
    is_unfinished = False
    if row.goes_on:
        c = g.clone()
        apply(c, x)
        is_unfinished = c.step > 0
    if not g.step and not is_unfinished:
        return _whole_option(whole(g, [x]), tuple(handles), action)
    text = _part_text(g, row, move, handles)
    text = text if g.step else f"{move.verb} {text}".strip()
    text = " ".join(filter(None, (MORE if g.step else "", text, MORE if is_unfinished else "")))
    return Option(move, text, action)


@lru_cache(maxsize=4096)
def _card_option(verb: str, card: str, action: int) -> Option:
    return Option(_of_card(verb, card), f"{verb} {card}", action)


@lru_cache(maxsize=16384)
def _whole_option(move: Move, handles: tuple[str, ...], action: int) -> Option:
    return Option(move, move.text(handles), action)


_CARD_VERB = [row.answer_verb if row and row.answers is Answers.KIND and not row.goes_on else "" for row in _ROWS]
_NONE_OPTION = [
    Option(move, move.text(()), number * _ACTIONS_EACH + NO) if move else Option(Move(""), "", -1)
    for number, move in enumerate(_NONE)
]


def _part_text(g: State, row: DecisionKind, move: Move, handles: Sequence[str]) -> str:
    """The text of one step, without the verb."""
    if row.counts_cards:
        text = f"{_card(g, g.a)}*{(move.cards or move.armies[0][1])[0][1]}"
        return f"{handles[g.b]}:{text}" if row.answers is Answers.ASSIGNED else text
    if g.kind == D_TRAP_SEAT:
        return f"{handles[move.armies[0][0]]}:"
    if row.answers in (Answers.KIND, Answers.TRAPPED, Answers.DEPLOYED):
        return " ".join(card_words(move.cards or move.units))
    if row.answers is Answers.SEAT:
        return "" if move.seat is None else handles[move.seat]
    return " ".join(word for word in move.field_words(handles) if word != "none")
