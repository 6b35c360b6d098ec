"""Moves of several parts, asked for part by part: who attacks whom, a joint battle's target, what is trashed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from kunitori.cli.questions import Question, army, attack_text, strength
from kunitori.cli.screen import Choice
from kunitori.game import View
from kunitori.i18n import Texts

__all__ = ["Dialogue"]

_BACK = ("b", "back")


class Dialogue:
    """Asks for what is missing in a move. Every method gives the whole move, or None if the person goes back."""

    def __init__(self, view: View, say: Texts, asked: Callable[[Question, str], str]) -> None:
        """``asked`` puts a question, with a notice about the last answer, and gives the line that was typed."""
        self._view = view
        self._say = say
        self._asked = asked
        seats = len(view.players)
        self._others = [(view.active + i) % seats for i in range(1, seats)]  # clockwise

    def attack(self) -> str | None:
        """Who marches against whom (C5.2): everything against one, or leader by leader, then troop by troop."""
        view, say = self._view, self._say
        units = army(view, view.active)
        leaders = [id for id, n in units.items() if view.cards[id].leader for _ in range(n)]
        total = strength(units, view)
        labels = [say("attack-with-all", player=view.players[seat], strength=total) for seat in self._others]
        if len(leaders) > 1:
            labels.append(say("attack-several"))
        chosen = self._one_of(say("attack-whom"), labels)
        if chosen is None:
            return None
        if chosen < len(self._others):
            return attack_text({self._others[chosen]: units}, view)
        return self._divided(leaders, units)

    def _divided(self, leaders: Sequence[str], units: Counter[str]) -> str | None:
        view, say = self._view, self._say
        armies: dict[int, Counter[str]] = {}
        for leader in leaders:
            card = view.cards[leader]
            text = say("attack-leader", card=card.name, strength=card.attack)
            target = self._one_of(text, [view.players[seat] for seat in self._others])
            if target is None:
                return None
            armies.setdefault(self._others[target], Counter())[leader] += 1
        foes = [seat for seat in self._others if seat in armies]
        for troop in (id for id in units if not view.cards[id].leader):
            left = units[troop]
            for seat in foes[:-1]:
                number = self._how_many(troop, left, seat) if left else 0
                if number is None:
                    return None
                armies[seat][troop] += number
                left -= number
            armies[foes[-1]][troop] += left
        return attack_text({seat: armies[seat] for seat in foes}, view)

    def joint(self) -> str | None:
        """Against whom the joint battle is (W5.8)."""
        chosen = self._one_of(self._say("ask-joint-target"), [self._view.players[seat] for seat in self._others])
        return None if chosen is None else f"joint {self._others[chosen] + 1}"

    def trash(self) -> str | None:
        """Which hand card goes when a card's text offered to trash one."""
        hand = [*self._view.me.hand]
        chosen = self._one_of(self._say("ask-trash"), [self._say(self._view.cards[card].name) for card in hand])
        return None if chosen is None else f"choose trash {hand[chosen]}"

    def _one_of(self, text: str, labels: Sequence[str]) -> int | None:
        """One of several things, by its number or name."""
        choices = [Choice(str(number), label, label) for number, label in enumerate(labels, 1)]
        question = Question(text, (*choices, self._back()))
        notice = ""
        while True:
            line = self._asked(question, notice).casefold()
            if line in _BACK:
                return None
            named = [place for place, label in enumerate(labels) if label.casefold() == line]
            number = _number(line, 1, len(labels))
            if number is not None:
                return number - 1
            if len(named) == 1:
                return named[0]
            notice = self._say("choose-number", least=1, most=len(labels))

    def _how_many(self, troop: str, most: int, seat: int) -> int | None:
        """How many of a kind of troops go against one of the attacked."""
        card, say = self._view.cards[troop], self._say
        player = self._view.players[seat]
        text = say("attack-troops", card=card.name, count=most, strength=card.attack, player=player)
        question = Question(text, (self._back(),), hint=say("attack-number", most=most))
        notice = ""
        while True:
            line = self._asked(question, notice).casefold()
            if line in _BACK:
                return None
            number = _number(line, 0, most)
            if number is not None:
                return number
            notice = say("choose-number", least=0, most=most)

    def _back(self) -> Choice:
        return Choice("b", self._say("choice-back"), "b")


def _number(word: str, least: int, most: int) -> int | None:
    """The number that a word is, if it lies in this span."""
    is_number = word.isascii() and word.isdecimal() and len(word) < 4
    return int(word) if is_number and least <= int(word) <= most else None
