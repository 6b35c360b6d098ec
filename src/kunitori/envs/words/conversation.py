"""A game as a conversation: every seat is told what it may know and asked in words, and answers in words.

>>> from kunitori import new_game
>>> talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))
>>> print(talk.look(0).splitlines()[-1])
Ann: What do you buy?
>>> talk.answer(0, "Gold is best. [buy gold]").refusal
'Gold costs 6. With all the treasure in your hand you have 2. (rule C6.2)'
>>> talk.answer(0, "Then [buy farmers]").moves       # the treasure that pays for it is played first
('play copper', 'play copper', 'buy farmers')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kunitori.bots.guard import IN_A_ROW, IN_ALL, Fault, Trouble, least_option
from kunitori.decisions.move import AGREEMENT
from kunitori.envs.words.answers import said_move
from kunitori.envs.words.books import briefing
from kunitori.errors import KunitoriError
from kunitori.game import Game, View, purchases, with_treasure
from kunitori.i18n import texts
from kunitori.pictures.text import table_text
from kunitori.telling import chronicle
from kunitori.telling.ahead import bought_ahead
from kunitori.telling.facts import cards_phrase, facts_line
from kunitori.telling.naming import with_named_card
from kunitori.telling.question import Choice, ask
from kunitori.telling.territories import out_of_play, territory

__all__ = ["RETRIES", "Answered", "Conversation"]

RETRIES = 3
"""How often a seat may answer a question again after a refusal, unless something else is chosen."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an answer."""

    moves: tuple[str, ...] = ()
    """The moves that were played, in the notation; none after a refusal."""
    refusal: str = ""
    """Why the answer was refused, in the reader's language."""
    is_lost: bool = False
    """Whether that was one refusal too many, so that the option that does least was played."""


class Conversation:
    """A game in words, for any number of seats.

    A wrong answer is refused with its reason and may be given again, ``retries`` times for one question. Then the seat
    loses its move: the option that does least is played. After several lost moves it is not asked any more, as with any
    bot that fails (`kunitori.bots.guard`). ``lists_moves`` says whether the moves that are open are told with the
    question.
    """

    def __init__(self, game: Game, language: str = "en", *, lists_moves: bool = True, retries: int = RETRIES) -> None:
        self.game = game
        self.lists_moves = lists_moves
        self._say = texts(language)
        self._retries = retries
        seats = range(len(game.players))
        self._told = [0 for _ in seats]
        self._refused = 0
        self._lost_in_a_row = [0 for _ in seats]
        self.lost: list[int] = [0 for _ in seats]
        """The moves that each seat has lost."""

    # ---- telling
    def briefing(self, seat: int) -> str:
        """What a player reads before the game: the rules on one page, all cards, and how moves are written."""
        return briefing(self.game, seat, self._say)

    def news(self, seat: int) -> str:
        """What has happened since this seat was last told; empty if nothing has."""
        events = self.game.seen_events(seat)
        new = events[self._told[seat] :]
        self._told[seat] = len(events)
        return "\n".join(chronicle.lines(new, self.game.players, self.game.cards, self._say, seat))

    def look(self, seat: int) -> str:
        """Everything that a seat may know, then the question; without the moves."""
        view, say = self.game.view(seat), self._say
        known = [
            say("words-territory", player=place.name, known=" · ".join(territory(place, view, say)))
            for place in view.seats
        ]
        table, question = table_text(view, say.language, lists_moves=False).rsplit("\n\n", 1)
        return "\n\n".join([table, "\n".join([*known, *self._hands_of_mates(view), *out_of_play(view, say)]), question])

    def _hands_of_mates(self, view: View) -> Iterator[str]:
        """The hands of team mates, who may see each other's cards (M9)."""
        for place, seat in enumerate(view.seats):
            if view.lands and view.player is not None and place != view.player and (place - view.player) % 2 == 0:
                held = cards_phrase(seat.hand, view.cards, self._say) or "–"
                yield f"{self._say('screen-mate-hand', player=seat.name)} {held}"

    def moves(self, seat: int) -> str:
        """The moves that are open to a seat, a line for each, in the notation and in words; empty if it is not asked.

        A move of several steps is offered step by step, but its whole text is understood too.
        """
        view = self.game.view(seat)
        told: dict[str, str] = {}
        for choice in self._choices(view):
            told.setdefault(choice.text, self._line(choice, view))  # some moves are an option and a shortcut
        return "\n".join(told.values())

    def _choices(self, view: View) -> Iterator[Choice]:
        if view.decision is None or view.decision.player != view.player:
            return
        question = ask(view, view.decision, self._say)
        yield from (*question.choices, *question.shortcuts, *bought_ahead(view, self._say))

    def _line(self, choice: Choice, view: View) -> str:
        """A choice in one line. What its card does is left out, because the briefing says it."""
        card = choice.move.card
        is_known = card is not None and choice.note == facts_line(view.cards[card], self._say)
        if is_known or not choice.note:
            return self._say("words-move", move=choice.text, label=choice.label)
        return self._say("words-move-note", move=choice.text, label=choice.label, note=choice.note)

    def board(self, seat: int, *, refusal: str = "") -> str:
        """What a seat reads when it is asked: a refusal, what has happened, the table, and perhaps the moves."""
        parts = [refusal, self.news(seat), self.look(seat)]
        if self.lists_moves and (moves := self.moves(seat)):
            parts.append(f"{self._say('words-open')}\n{moves}")
        return "\n\n".join(part for part in parts if part)

    # ---- answering
    def why_not(self, seat: int, answer: str) -> str:
        """Why a move cannot be played now, with its rule; empty if it can be."""
        try:
            self._meant(seat, answer)
        except KunitoriError as problem:
            return problem.sentence(self._say.language)
        return ""

    def play(self, seat: int, answer: str) -> tuple[str, ...]:
        """Play the move that an answer names; a `KunitoriError` says why not, and then nothing has changed."""
        moves = self._meant(seat, answer)
        for move in moves:
            self.game.apply(move)
        self._refused = 0
        self._lost_in_a_row[seat] = 0
        return moves

    def answer(self, seat: int, answer: str) -> Answered:
        """The same, but too many refusals lose the move."""
        try:
            return Answered(self.play(seat, answer))
        except KunitoriError as problem:
            refusal = problem.sentence(self._say.language)
        if self.game.asked == seat:
            self._refused += 1
        return self._lose(seat, refusal) if self._refused > self._retries else Answered(refusal=refusal)

    def _meant(self, seat: int, answer: str) -> tuple[str, ...]:
        """The moves that an answer means, all of them open; `KunitoriError` if there are none."""
        game = self.game
        asked = game.asked
        if asked is not None and asked != seat:
            raise KunitoriError("server-turn-of", player=game.players[asked])
        view = game.view(seat)
        move = with_named_card(said_move(answer), view)
        verb, _, card = move.partition(" ")
        if verb.casefold() == AGREEMENT.verb:
            raise KunitoriError("words-agree", rule="ruling 16")
        if verb.casefold() == "buy" and (ahead := purchases(view).get(card.strip().casefold())):
            return ahead
        reason = game.why_not(move)
        if reason is not None:
            told = with_treasure(reason, view)
            raise KunitoriError(told.message.id, told.rule, **dict(told.message.args))
        return (move,)

    # ---- lost moves
    def _lose(self, seat: int, refusal: str) -> Answered:
        self._lost_in_a_row[seat] += 1
        self.lost[seat] += 1
        is_last = self.is_given_up(seat)
        fault = Fault(seat, len(self.game.moves) + 1, Trouble.NONSENSE, is_last)
        self.game.comment(fault.note(self.game.players))
        moves = (self._play_least(),)
        told = [refusal, self._say("words-lost", move=moves[0])]
        told += [self._say("words-given-up")] * is_last
        return Answered(moves, self._say("sentence-separator").join(told), True)

    def is_given_up(self, seat: int) -> bool:
        """Whether a seat has lost so many moves that it is not asked any more."""
        return self._lost_in_a_row[seat] >= IN_A_ROW or self.lost[seat] >= IN_ALL

    def play_on(self) -> None:
        """Play for the seats that are not asked any more; if that is all of them, end the game (ruling 16)."""
        while (seat := self.game.asked) is not None and self.is_given_up(seat):
            if all(map(self.is_given_up, range(len(self.game.players)))):
                self.game.agree_to_end()
            else:
                self._play_least()

    def _play_least(self) -> str:
        assert self.game.decision is not None
        option = least_option(self.game.decision)
        self.game.apply(option)
        self._refused = 0
        return option.text
