"""What a person is asked, and with which keys it can be answered.

Every decision of the game becomes a question with choices under number keys. Choices of several cards (ambush, what
stays, what is kept) are picked in one line from a numbered list; the whole move can always be typed instead.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kunitori.cards.facts import card_name
from kunitori.cli import on_the_field
from kunitori.cli.battlefield import preview
from kunitori.cli.screen import Choice, facts_line, piles
from kunitori.game import View
from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.values.decision import Decision
from kunitori.values.notation import handles

__all__ = ["Picks", "Question", "army", "ask", "attack_text", "read_numbers", "strength"]

_END_KEY, _TREASURE_KEY, _NONE_KEY, _ALL_KEY, _REINFORCEMENTS_KEY = "e", "t", "0", "a", "r"
_SHORTEST_BEGINNING = 3  # one or two letters are a slip of the finger, not a card


@dataclass(frozen=True, slots=True)
class Picks:
    """Cards of which any number can be picked, each copy under its own number from 1."""

    verb: str
    cards: tuple[str, ...]

    def move(self, numbers: Sequence[int]) -> str:
        """The move that picks these numbers."""
        picked = Counter(self.cards[number - 1] for number in numbers)
        words = [card + (f"*{n}" if n > 1 else "") for card, n in picked.items()]
        return " ".join([self.verb, *(words or ["none"])])


@dataclass(frozen=True, slots=True)
class Question:
    """One question: what it says, its choices, and what can be picked or had from the pool."""

    text: str
    choices: tuple[Choice, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys that make a move without standing among the choices: the numbers of the piles."""
    picks: Picks | None = None
    on_offer: frozenset[str] | None = None
    hint: str = ""
    open_lands: frozenset[int] = frozenset()
    """The Lands of the battlefield that can be chosen, from 0; their own numbers are the keys."""

    def move(self, line: str) -> str | None:
        """The move that a line of keys makes; None if it is none."""
        key = line.casefold()
        for choice in self.choices:
            if choice.key == key and choice.move:
                return choice.move
        if key in self.keys:
            return self.keys[key]
        if self.picks:
            numbers = read_numbers(line, len(self.picks.cards))
            return None if numbers is None else self.picks.move(numbers)
        return None

    def by_name(self, words: str, view: View, decision: Decision, say: Texts) -> list[str]:
        """The moves that a name means: of a card in any language, of a player, of a choice; or how one begins."""
        wanted = _plain(words)
        named: list[tuple[str, str]] = [(_plain(choice.label), choice.move) for choice in self.choices if choice.move]
        called = [*named]
        for option in decision.options:
            card = option.text.removeprefix("...").removesuffix("...").strip().rpartition(" ")[2]
            if card in view.cards:
                name = view.cards[card].name
                called += [(_plain(text), option.text) for text in (card, *(texts(other)(name) for other in LANGUAGES))]
                named += [(_plain(say(name)), option.text), (_plain(card), option.text)]
        exact = [move for name, move in called if name == wanted]
        if exact or len(wanted) < _SHORTEST_BEGINNING:
            return [*dict.fromkeys(exact)]
        return [*dict.fromkeys(move for name, move in named if name.startswith(wanted) or f" {wanted}" in name)]


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").replace("’", "'").split())


def read_numbers(line: str, most: int) -> list[int] | None:
    """Different numbers from 1, with blanks or commas between them, also as "2-4"; None if the line says anything else.

    >>> read_numbers("1 3-5", 6), read_numbers("7", 6), read_numbers("one", 6)
    ([1, 3, 4, 5], None, None)
    """
    numbers: list[int] = []
    for word in re.split(r"[\s,、]+", line.strip()):
        found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", word, re.ASCII)
        if not found:
            return None
        first = int(found[1])
        numbers += range(first, int(found[2] or first) + 1)
    return numbers if numbers and {*numbers} <= {*range(1, most + 1)} and len({*numbers}) == len(numbers) else None


def ask(view: View, decision: Decision, say: Texts) -> Question:
    """The question that a decision of the viewer is."""
    kind = decision.kind
    text = _text(view, decision, say)
    if kind == "buy":
        return _buy(view, decision, text, say)
    if kind == "gain":
        return _from_pool(view, decision, text, "gain", (), say)
    if kind in ("stay", "keep") and not decision.step:
        everything = Choice(_ALL_KEY, say(f"choice-{kind}-all"), "")
        nothing = Choice(_NONE_KEY, say(f"choice-{kind}-none"), f"{kind} none")
        cards = _stayable(view) if kind == "stay" else _keepable(view)
        return _pick(view, kind, cards, text, (everything, nothing), say)
    if kind == "defend":
        none = Choice(_NONE_KEY, say("choice-ambush-none"), "ambush none")
        note = say("choice-reinforcements.note")
        call = Choice(_REINFORCEMENTS_KEY, say("choice-reinforcements"), "reinforcements", note)
        return _pick(view, "ambush", _fighters(view), text, (none, call), say)
    if kind in ("trap_seat", "trap_card") and not decision.step:
        return _one_of(_trapped(view, say), text)
    if kind == "land" and decision.card and view.cards[decision.card].category != "tactics":
        return _where(view, decision, text, say)
    lands = frozenset(on_the_field.land(text) - 1 for text in decision.texts if kind == "land")
    return Question(text, tuple(_options(view, decision, say)), open_lands=lands)


def _text(view: View, decision: Decision, say: Texts) -> str:
    """The question in words, with the card and the players it is about."""
    kind = decision.kind
    if view.lands and (found := on_the_field.question(view, decision, say)):
        return found
    card = say(card_name(decision.card)) if decision.card else ""
    if kind == "defend":
        cards = view.cards.by_id
        defence = sum((cards[id].attack + cards[id].defence) * n for id, n in view.me.deployed.items())
        question = say("question-defend", player=view.players[view.active], strength=_coming(view), defence=defence)
        bonus = "ambush-bonus-each" if view.cards.ambush_per_card else "ambush-bonus-together"
        return question + say("sentence-separator") + say(bonus)
    if kind == "prize":
        return say("question-prize", card=card)
    if kind == "join":
        return say("question-join", player=view.players[view.active])
    if kind in ("choose", "trash", "gain", "target", "show", "pick"):
        return say(f"question-{kind}", card=card)
    if kind in ("play", "buy"):
        return say(f"question-{kind}")
    kind = "trap_card" if kind == "trap_seat" else kind  # both are asked in one list
    return say(f"ask-{kind.replace('_', '-')}")


def _coming(view: View) -> int:
    """The strength that attacks the viewer (C5.5, W5.8)."""
    cards = view.cards.by_id
    if view.ally is not None:
        return strength(army(view, view.active), view) + strength(army(view, view.ally), view)
    assert view.player is not None
    return sum(cards[id].attack * n for id, n in view.attackers[view.player].items())


def army(view: View, seat: int) -> Counter[str]:
    """The generals and troops in an army area."""
    lying = Counter(view.seats[seat].deployed)
    if seat == view.active:
        lying += Counter(view.played)
    return Counter({id: n for id, n in lying.items() if view.cards[id].category in ("general", "troop")})


def strength(units: Mapping[str, int], view: View) -> int:
    """Their attack values together."""
    return sum(view.cards[id].attack * n for id, n in units.items())


def attack_text(armies: Mapping[int, Mapping[str, int]], view: View) -> str:
    """The move that sends these units against these seats."""
    names = handles(view.players)
    groups = [
        f"{names[seat]}:" + ",".join(card + (f"*{n}" if n > 1 else "") for card, n in units.items() if n)
        for seat, units in armies.items()
    ]
    return " ".join(["attack", *groups])


# ---- questions with a shape of their own
def _buy(view: View, decision: Decision, text: str, say: Texts) -> Question:
    choices: list[Choice] = []
    treasure = {id: n for id, n in view.me.hand.items() if view.cards[id].category == "treasure"}
    if treasure:
        worth = sum(view.cards[id].money * n for id, n in treasure.items())
        choices.append(Choice(_TREASURE_KEY, say("choice-treasure", money=worth), ""))
    end = "choice-end-buying" if view.lands else "choice-end-buy"
    choices.append(Choice(_END_KEY, say(end), "end"))
    return _from_pool(view, decision, text, "buy", choices, say)


def _from_pool(
    view: View, decision: Decision, text: str, verb: str, choices: Sequence[Choice], say: Texts
) -> Question:
    keys = {str(pile.number): f"{verb} {pile.card.id}" for pile in piles(view) if pile.card}
    words = [option.text.split() for option in decision.options]
    on_offer = frozenset(word[1] for word in words if word[0] == verb)
    return Question(text, tuple(choices), keys, None, on_offer, say("hint-pool"))


def _pick(
    view: View, verb: str, cards: Sequence[str], text: str, others: Sequence[Choice], say: Texts
) -> Question:
    picks = Picks(verb, tuple(cards))
    listed = [
        Choice(str(number), say(card_name(card)), "", facts_line(view.cards[card], say))
        for number, card in enumerate(cards, 1)
    ]
    chosen = [
        Choice(choice.key, choice.label, choice.move or picks.move(range(1, len(cards) + 1)), choice.note)
        for choice in others
    ]
    return Question(text, (*listed, *chosen), {}, picks, None, say("hint-picks"))


def _where(view: View, decision: Decision, text: str, say: Texts) -> Question:
    """Where a unit is deployed (M5.1). Every Land answers to its own number, a closed one with the reason."""
    card = decision.card
    assert card
    is_open = [int(option.text.split()[1]) - 1 for option in decision.options]
    choices = []
    for land in is_open:
        result, words = preview(view, card, land, say)
        label = say("choice-land-result", land=land + 1, result=result)
        choices.append(Choice(str(land + 1), label, f"deploy {card} {land + 1}", words))
    closed = {str(land + 1): f"deploy {card} {land + 1}" for land in range(len(view.lands)) if land not in is_open}
    return Question(text, tuple(choices), closed, open_lands=frozenset(is_open))


def _copies(cards: Mapping[str, int]) -> list[str]:
    return [card for card, n in cards.items() for _ in range(n)]


def _stayable(view: View) -> list[str]:
    """What may be left lying (C7.1): deployable cards of the army area, and Moats just played."""
    lying = Counter(view.me.deployed) + Counter(view.played)
    cards = view.cards
    fit = {id: n for id, n in lying.items() if cards[id].deployable}
    fit |= {id: n for id, n in view.played.items() if cards[id].effect == "stays_lying"}
    return [id for id in _copies(lying) if id in fit]


def _keepable(view: View) -> list[str]:
    return _copies({id: n for id, n in view.me.hand.items() if view.cards[id].category == "tactics"})


def _fighters(view: View) -> list[str]:
    cards = view.cards
    return _copies({id: n for id, n in view.me.hand.items() if cards[id].attack or cards[id].defence})


def _trapped(view: View, say: Texts) -> Iterator[Choice]:
    """Every deployed card of every player, in one list."""
    names = handles(view.players)
    number = 0
    for seat, territory in enumerate(view.seats):
        for card in territory.deployed:
            number += 1
            label = say("choice-trap", card=card_name(card), player=territory.name)
            yield Choice(str(number), label, f"trap {names[seat]}:{card}", facts_line(view.cards[card], say))


# ---- questions with one answer
def _one_of(choices: Iterator[Choice], text: str) -> Question:
    return Question(text, tuple(choices))


def _options(view: View, decision: Decision, say: Texts) -> Iterator[Choice]:
    number = 0
    for option in sorted(decision.options, key=lambda option: option.text in ("refuse", "decline")):
        verb, _, rest = option.text.partition(" ")
        if verb in ("end", "peace"):
            label = "choice-end-deploy" if decision.kind == "deploy" else f"choice-{verb}"
            yield Choice(_END_KEY, say(label), option.text)
            continue
        number += 1
        found = on_the_field.label(view, decision, option.text, say) if view.lands else None
        label, note = found or _label(view, decision, verb, rest, say)
        key = on_the_field.land_key(option.text) if decision.kind == "land" else str(number)
        yield Choice(key, label, option.text, note)


def _label(view: View, decision: Decision, verb: str, rest: str, say: Texts) -> tuple[str, str]:
    words = rest.split()
    if verb == "attack":
        if rest == "...":
            return say("choice-attack"), ""
        foe = _player(words[0].partition(":")[0], view)
        return say("choice-attack-one", player=foe, strength=strength(army(view, view.active), view)), ""
    if verb == "joint":
        return say("choice-joint"), ""
    if verb in ("ask", "name", "target", "pass"):
        return (say("choice-pass-none"), "") if rest == "none" else (_player(rest, view), "")
    if verb in ("join", "refuse", "decline"):
        return say(f"choice-{verb}"), ""
    if verb == "choose":
        return _side(view, decision, words[0], say), ""
    if verb == "show" and rest == "none":
        return say("choice-show-none"), ""
    if words and words[0] in view.cards:
        card = view.cards[words[0]]
        name = say(card.name)
        if len(words) > 1:
            name = say(f"choice-{verb}-{words[1]}", card=card.name)
        return name, facts_line(card, say)
    return f"{verb} {rest}".strip(), ""


def _player(handle: str, view: View) -> str:
    return view.players[handles(view.players).index(handle)]


def _side(view: View, decision: Decision, side: str, say: Texts) -> str:
    """One of the two things a card's text offers."""
    card = view.cards[decision.card or ""]
    numbers = card.numbers
    if side == "draw":
        return say("print-cards", number=numbers[0], mark="")
    if side in ("actions", "action"):
        return say("print-actions", number=numbers[-1], mark="")
    if side == "money":
        return say("print-money", number=numbers[0], mark="")
    if side == "trash" and card.effect == "money_or_trash":
        return say("choice-trash-it", money=numbers[1])
    return say(f"choice-{side}-side")
