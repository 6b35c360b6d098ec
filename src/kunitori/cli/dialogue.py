"""Asks for the parts of a move one by one: who attacks whom, a joint battle's target, what is trashed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from kunitori.cli.questions import KeyQuestion
from kunitori.cli.screen import KeyChoice
from kunitori.cli.typed import read_number
from kunitori.decisions.move import Move
from kunitori.game import View
from kunitori.i18n import Arg, Texts
from kunitori.telling.picks import attack

__all__ = ["Dialogue"]

_BACK_WORDS = ("b", "back")


class _GoBack(Exception):
    """The person wants to go back to the previous question."""


class Dialogue:
    """Asks for the missing parts of a move. Every method returns the whole move, or None if the person goes back.

    After a step back the dialogue runs again with the remaining answers, so the questions stay independent.
    """

    def __init__(self, view: View, say: Texts, ask: Callable[[KeyQuestion, str], str]) -> None:
        """``ask`` shows a question and a notice about the last answer, and returns the line that was typed."""
        self._view = view
        self._say = say
        self._ask = ask
        seats = len(view.players)
        self._others = [(view.active + i) % seats for i in range(1, seats)]  # clockwise
        self._answers: list[int] = []
        self._answers_used = 0  # in this run

    def attack(self) -> Move | None:
        """Who attacks whom (C5.2): everything against one player, or leader by leader, then troop by troop."""
        return self._run(self._attack)

    def joint(self) -> Move | None:
        """The target of a joint battle (W5.8)."""
        return self._run(self._joint)

    def trash(self) -> Move | None:
        """The hand card to trash, when a card's text offers that."""
        return self._run(self._trash)

    def _run(self, dialogue: Callable[[], Move]) -> Move | None:
        while True:
            self._answers_used = 0
            try:
                return dialogue()
            except _GoBack:
                if not self._answers:
                    return None
                self._answers.pop()

    def _attack(self) -> Move:
        view, say = self._view, self._say
        units = view.army(view.active)
        leaders = [id for id, n in units.items() if view.targets(id) for _ in range(n)]
        total = view.army_attack(view.active)
        labels = [say("attack-with-all", player=view.players[seat], strength=total) for seat in self._others]
        if len(leaders) > 1 or view.has_several_targets(leaders[0]):
            labels.append(say("attack-several"))
        chosen = self._choose(say("attack-whom"), labels)
        if chosen < len(self._others):
            return attack({self._others[chosen]: units})
        return self._divided(leaders, units)

    def _divided(self, leaders: Sequence[str], units: Mapping[str, int]) -> Move:
        view = self._view
        armies: dict[int, Counter[str]] = {}
        for leader in leaders:
            for target in self._targets(leader):
                armies.setdefault(target, Counter())[leader] += 1
        for troop in (id for id in units if id not in leaders):
            left, foes = units[troop], view.targets(troop, armies)
            for seat in foes[:-1]:
                number = self._how_many(troop, left, seat) if left else 0
                armies[seat][troop] += number
                left -= number
            armies[foes[-1]][troop] += left
        return attack({seat: armies[seat] for seat in self._others if seat in armies})

    def _targets(self, leader: str) -> Sequence[int]:
        """Whom a leader attacks: one player, or by a house rule several (ruling 2)."""
        view, say = self._view, self._say
        about: dict[str, Arg] = {"card": view.cards[leader].name, "strength": view.attack_of(leader)}
        left = [*view.targets(leader)]
        found = [left.pop(self._choose(say("attack-leader", **about), [view.players[seat] for seat in left]))]
        while left and view.has_several_targets(leader):
            names = [say("attack-nobody-else"), *(view.players[seat] for seat in left)]
            chosen = self._choose(say("attack-also", **about), names)
            if not chosen:
                break
            found.append(left.pop(chosen - 1))
        return found

    def _joint(self) -> Move:
        chosen = self._choose(self._say("ask-joint-target"), [self._view.players[seat] for seat in self._others])
        return Move("joint", seat=self._others[chosen])

    def _trash(self) -> Move:
        hand = [*self._view.me.hand]
        chosen = self._choose(self._say("ask-trash"), [self._say(self._view.cards[card].name) for card in hand])
        return Move("choose", ((hand[chosen], 1),), word="trash")

    def _choose(self, text: str, labels: Sequence[str]) -> int:
        """The index of the label that the person chooses by number or name."""
        choices = [KeyChoice(str(number), label, label) for number, label in enumerate(labels, 1)]
        names = [label.casefold() for label in labels]

        def read(line: str) -> int | None:
            number = read_number(line, 1, len(labels))
            if number is not None:
                return number - 1
            return names.index(line) if names.count(line) == 1 else None

        again = self._say("choose-number", least=1, most=len(labels))
        return self._answer(KeyQuestion(text, (*choices, self._back())), read, again)

    def _how_many(self, troop: str, most: int, seat: int) -> int:
        """How many troops of a kind attack one of the players."""
        view, say = self._view, self._say
        text = say(
            "attack-troops", card=view.cards[troop].name, count=most, strength=view.attack_of(troop),
            player=view.players[seat],
        )  # fmt: skip
        question = KeyQuestion(text, (self._back(),), hint=say("attack-number", most=most))
        return self._answer(question, lambda line: read_number(line, 0, most), say("choose-number", least=0, most=most))

    def _answer(self, question: KeyQuestion, read: Callable[[str], int | None], again: str) -> int:
        """The answer given before, or else a new one, asked for until it is valid."""
        if self._answers_used == len(self._answers):
            found, notice = None, ""
            while found is None:
                line = self._ask(question, notice).casefold()
                if line in _BACK_WORDS:
                    raise _GoBack
                found, notice = read(line), again
            self._answers.append(found)
        self._answers_used += 1
        return self._answers[self._answers_used - 1]

    def _back(self) -> KeyChoice:
        return KeyChoice("b", self._say("choice-back"), "b")
