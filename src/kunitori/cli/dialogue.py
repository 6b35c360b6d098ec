"""Moves of several parts, asked for part by part: who attacks whom, a joint battle's target, what is trashed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from kunitori.cli.questions import Question
from kunitori.cli.screen import Choice
from kunitori.cli.typed import read_number
from kunitori.game import View
from kunitori.i18n import Texts
from kunitori.telling.picks import attack_text

__all__ = ["Dialogue"]

_BACK_WORDS = ("b", "back")


class _Back(Exception):
    """The person wants the question before this one."""


class Dialogue:
    """Asks for what is missing in a move. Every method gives the whole move, or None if the person goes back.

    A dialogue is run anew after every step back, with the answers that still stand: so no question knows of another.
    """

    def __init__(self, view: View, say: Texts, asked: Callable[[Question, str], str]) -> None:
        """``asked`` puts a question, with a notice about the last answer, and gives the line that was typed."""
        self._view = view
        self._say = say
        self._asked = asked
        seats = len(view.players)
        self._others = [(view.active + i) % seats for i in range(1, seats)]  # clockwise
        self._given: list[int] = []  # the answers so far
        self._place = 0  # how many of them were used in this run

    def attack(self) -> str | None:
        """Who marches against whom (C5.2): everything against one, or leader by leader, then troop by troop."""
        return self._whole(self._attack)

    def joint(self) -> str | None:
        """Against whom the joint battle is (W5.8)."""
        return self._whole(self._joint)

    def trash(self) -> str | None:
        """Which hand card goes when a card's text offered to trash one."""
        return self._whole(self._trash)

    def _whole(self, asked: Callable[[], str]) -> str | None:
        while True:
            self._place = 0
            try:
                return asked()
            except _Back:
                if not self._given:
                    return None
                self._given.pop()

    def _attack(self) -> str:
        view, say = self._view, self._say
        units = view.army(view.active)
        leaders = [id for id, n in units.items() if view.targets(id) for _ in range(n)]
        total = view.army_attack(view.active)
        labels = [say("attack-with-all", player=view.players[seat], strength=total) for seat in self._others]
        if len(leaders) > 1:
            labels.append(say("attack-several"))
        chosen = self._one_of(say("attack-whom"), labels)
        if chosen < len(self._others):
            return attack_text({self._others[chosen]: units}, view.players)
        return self._divided(leaders, units)

    def _divided(self, leaders: Sequence[str], units: Mapping[str, int]) -> str:
        view, say = self._view, self._say
        armies: dict[int, Counter[str]] = {}
        for leader in leaders:
            text = say("attack-leader", card=view.cards[leader].name, strength=view.attack_of(leader))
            open_to = view.targets(leader)
            target = open_to[self._one_of(text, [view.players[seat] for seat in open_to])]
            armies.setdefault(target, Counter())[leader] += 1
        for troop in (id for id in units if id not in leaders):
            left, foes = units[troop], view.targets(troop, armies)
            for seat in foes[:-1]:
                number = self._how_many(troop, left, seat) if left else 0
                armies[seat][troop] += number
                left -= number
            armies[foes[-1]][troop] += left
        return attack_text({seat: armies[seat] for seat in self._others if seat in armies}, view.players)

    def _joint(self) -> str:
        chosen = self._one_of(self._say("ask-joint-target"), [self._view.players[seat] for seat in self._others])
        return f"joint {self._others[chosen] + 1}"

    def _trash(self) -> str:
        hand = [*self._view.me.hand]
        chosen = self._one_of(self._say("ask-trash"), [self._say(self._view.cards[card].name) for card in hand])
        return f"choose trash {hand[chosen]}"

    def _one_of(self, text: str, labels: Sequence[str]) -> int:
        """One of several things, by its number or name."""
        choices = [Choice(str(number), label, label) for number, label in enumerate(labels, 1)]
        names = [label.casefold() for label in labels]

        def read(line: str) -> int | None:
            number = read_number(line, 1, len(labels))
            if number is not None:
                return number - 1
            return names.index(line) if names.count(line) == 1 else None

        again = self._say("choose-number", least=1, most=len(labels))
        return self._answer(Question(text, (*choices, self._back())), read, again)

    def _how_many(self, troop: str, most: int, seat: int) -> int:
        """How many of a kind of troops go against one of the attacked."""
        view, say = self._view, self._say
        text = say(
            "attack-troops", card=view.cards[troop].name, count=most, strength=view.attack_of(troop),
            player=view.players[seat],
        )  # fmt: skip
        question = Question(text, (self._back(),), hint=say("attack-number", most=most))
        return self._answer(question, lambda line: read_number(line, 0, most), say("choose-number", least=0, most=most))

    def _answer(self, question: Question, read: Callable[[str], int | None], again: str) -> int:
        """The answer given before, or else asked for until it is one."""
        if self._place == len(self._given):
            found, notice = None, ""
            while found is None:
                line = self._asked(question, notice).casefold()
                if line in _BACK_WORDS:
                    raise _Back
                found, notice = read(line), again
            self._given.append(found)
        self._place += 1
        return self._given[self._place - 1]

    def _back(self) -> Choice:
        return Choice("b", self._say("choice-back"), "b")
