"""What a person is asked, and the keys that answer it.

Every decision becomes a question with choices under number keys. Where several cards can be picked (ambush, what stays,
what is kept), the person types their numbers in one line. A whole move can always be typed instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kunitori.cli.screen import KeyChoice
from kunitori.cli.typed import read_numbers
from kunitori.cli.typed_cards import card_of_pile, is_number
from kunitori.errors import KunitoriError
from kunitori.game import View, purchases
from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.telling import on_the_field
from kunitori.telling.facts import facts_line, piles
from kunitori.telling.naming import plain_name
from kunitori.telling.picks import Picks, picks
from kunitori.telling.question import falling, is_trap_set, label, on_offer, open_lands, question_text, refusals_last
from kunitori.values.decision import Decision

__all__ = ["KeyQuestion", "ask"]

_END_KEY, _TREASURE_KEY, _NONE_KEY, _ALL_KEY, _REINFORCEMENTS_KEY = "e", "t", "0", "a", "r"
_MIN_PREFIX_CHARACTERS = 3  # fewer letters are more likely a slip than a card


@dataclass(frozen=True, slots=True)
class KeyQuestion:
    """A question, the keys that answer it, and what can be picked or taken from the pool."""

    text: str
    choices: tuple[KeyChoice, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys that are not listed among the choices: the numbers of the piles."""
    picks: Picks | None = None
    on_offer: frozenset[str] | None = None
    hint: str = ""
    open_lands: frozenset[int] = frozenset()
    """The Lands that can be chosen, from 0; their keys are their numbers."""

    def move(self, line: str) -> str | None:
        """The move that a line of keys makes, or None."""
        key = line.casefold()
        for choice in self.choices:
            if choice.key == key and choice.move:
                return choice.move
        if key in self.keys:
            return self.keys[key]
        if self.picks:
            numbers = read_numbers(line, len(self.picks.cards))
            return None if numbers is None else str(self.picks.move(numbers))
        return None

    def check_number(self, line: str, view: View) -> None:
        """Raise a `KunitoriError` if the line is a number, but not the key of a choice or a pile."""
        if not is_number(line):
            return
        if self.on_offer is not None:
            card_of_pile(line, view)
        numbers = [int(key) for key in (*(choice.key for choice in self.choices), *self.keys) if key.isdecimal()]
        if len(numbers) > 1:
            raise KunitoriError("choose-number", least=min(numbers), most=max(numbers))
        raise KunitoriError("choose-key", keys=tuple(choice.key for choice in self.choices))

    def by_name(self, words: str, view: View, decision: Decision, say: Texts) -> list[str]:
        """The moves that a name can mean: of a card in any language, a player or a choice, or the beginning of one."""
        wanted = plain_name(words)
        named = [(plain_name(choice.label), choice.move) for choice in self.choices if choice.move]
        called = [*named]
        for option in decision.options:
            card = option.move.card
            if card and option.move.cards == ((card, 1),) and not option.move.word:
                name = view.cards[card].name
                names = (card, *(texts(other)(name) for other in LANGUAGES))
                called += [(plain_name(text), option.text) for text in names]
                named += [(plain_name(say(name)), option.text), (plain_name(card), option.text)]
        exact = [move for name, move in called if name == wanted]
        if exact or len(wanted) < _MIN_PREFIX_CHARACTERS:
            return [*dict.fromkeys(exact)]
        return [*dict.fromkeys(move for name, move in named if name.startswith(wanted) or f" {wanted}" in name)]


def ask(view: View, decision: Decision, say: Texts) -> KeyQuestion:
    """The question for a decision of the viewer."""
    kind = decision.kind
    text = question_text(view, decision, say)
    found = picks(view, decision)
    if kind == "buy":
        return _buy(view, decision, text, say)
    if kind == "gain":
        return _from_pool(view, decision, text, "gain", (), say)
    if found and kind in ("stay", "keep"):
        everything = KeyChoice(_ALL_KEY, say(f"choice-{kind}-all"), "")
        nothing = KeyChoice(_NONE_KEY, say(f"choice-{kind}-none"), f"{kind} none")
        return _pick(view, found, text, (everything, nothing), say)
    if found:
        none = KeyChoice(_NONE_KEY, say("choice-ambush-none"), "ambush none")
        note = say("choice-reinforcements.note")
        call = KeyChoice(_REINFORCEMENTS_KEY, say("choice-reinforcements"), "reinforcements", note)
        return _pick(view, found, text, (none, call), say)
    if is_trap_set(decision):
        trapped = [KeyChoice(str(n), one.label, one.text, one.note) for n, one in enumerate(falling(view, say), 1)]
        return KeyQuestion(text, tuple(trapped))
    if kind == "land" and decision.card and view.cards[decision.card].category != "tactics":
        return _deploy_where(view, decision, text, say)
    return KeyQuestion(text, tuple(_options(view, decision, say)), open_lands=open_lands(decision))


# ---- special questions
def _buy(view: View, decision: Decision, text: str, say: Texts) -> KeyQuestion:
    choices: list[KeyChoice] = []
    if view.treasure:
        choices.append(KeyChoice(_TREASURE_KEY, say("choice-treasure", money=view.treasure_money), ""))
    end = "choice-end-buying" if view.lands else "choice-end-buy"
    choices.append(KeyChoice(_END_KEY, say(end), "end"))
    return _from_pool(view, decision, text, "buy", choices, say)


def _from_pool(
    view: View, decision: Decision, text: str, verb: str, choices: Sequence[KeyChoice], say: Texts
) -> KeyQuestion:
    keys = {str(pile.number): f"{verb} {pile.card.id}" for pile in piles(view) if pile.card}
    offered = on_offer(decision) or frozenset()
    ahead = frozenset(purchases(view)) if verb == "buy" else frozenset()
    return KeyQuestion(text, tuple(choices), keys, None, offered | ahead, say("hint-pool"))


def _pick(view: View, picks: Picks, text: str, others: Sequence[KeyChoice], say: Texts) -> KeyQuestion:
    cards = picks.cards
    listed = [
        KeyChoice(str(number), say(view.cards.name(card)), "", facts_line(view.cards[card], say))
        for number, card in enumerate(cards, 1)
    ]
    chosen = [
        KeyChoice(choice.key, choice.label, choice.move or str(picks.move(range(1, len(cards) + 1))), choice.note)
        for choice in others
    ]
    return KeyQuestion(text, (*listed, *chosen), {}, picks, None, say("hint-picks"))


def _deploy_where(view: View, decision: Decision, text: str, say: Texts) -> KeyQuestion:
    """Where a unit is deployed (M5.1). The number of a closed Land is a key too, and brings the reason."""
    card = decision.card
    assert card
    is_open = []
    choices = []
    for option in decision.options:
        assert option.move.land is not None
        land = option.move.land + 1
        words, note = label(view, decision, option, say)
        is_open.append(land - 1)
        choices.append(KeyChoice(str(land), words, f"deploy {card} {land}", note))
    closed = {str(land + 1): f"deploy {card} {land + 1}" for land in range(len(view.lands)) if land not in is_open}
    return KeyQuestion(text, tuple(choices), closed, open_lands=frozenset(is_open))


# ---- plain questions
def _options(view: View, decision: Decision, say: Texts) -> Iterator[KeyChoice]:
    number = 0
    for option in refusals_last(decision):
        words, note = label(view, decision, option, say)
        if option.move.ends_phase:
            yield KeyChoice(_END_KEY, words, option.text)
            continue
        number += 1
        key = on_the_field.land_key(option.move) if decision.kind == "land" else str(number)
        yield KeyChoice(key, words, option.text, note)
