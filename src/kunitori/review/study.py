"""Reviewing a game: every choice is compared with the best one, and luck with what else could have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from kunitori.decisions.move import AGREEMENT
from kunitori.engine.consts import D_BUY, PLAY_TREASURE
from kunitori.engine.deal import known_to
from kunitori.engine.moves import apply, new_state
from kunitori.engine.state import State
from kunitori.engine.thinking.insight import chance_of
from kunitori.errors import BadOptions, quoted
from kunitori.game import Game
from kunitori.game.analysis import Line, check_budget, line_of, sides_of
from kunitori.game.lookout import ROUNDS_AHEAD, Futures, Lookout, Row, mean, word_for
from kunitori.game.reasons import Case, reasons
from kunitori.game.trial import Trial
from kunitori.game.view import see
from kunitori.review.books import Books, plus
from kunitori.review.values import EXPLAINED, Choices, Moment, Point, Review, Shares
from kunitori.values.record import Record

__all__ = ["NODES", "Told", "review"]

NODES = 1000
"""The default number of simulations per decision: a game takes about a minute."""
Told = Callable[[int, int], None]
"""Called after every move with the number done and the total."""
_AGREED = AGREEMENT.verb
_SMALLEST_LOSS = 0.005  # anything smaller is ignored
_LEAST_DEALS = 8  # for comparing two moves
_SET_UPS = 250  # other deals that the first hands are compared with


def review(
    game: Game | Record, *, nodes: int = NODES, player: int | None = None, seed: int | str = 0, told: Told | None = None
) -> Review:
    """Review a game with ``nodes`` simulations per decision.

    A finished game is reviewed with all hands open, and ``player`` changes nothing. An unfinished one can only be
    reviewed for one player, from what that player may know. The same seed and nodes give the same review.

    >>> from kunitori.game import Game, new_game
    >>> last = {"game": "kunitori", "players": ["Ann", "Ben"], "phase": "buy", "start": 1, "turn": 1, "last_turn": 1,
    ...         "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
    >>> game = Game.from_position(last)
    >>> game.apply("end")
    >>> review(game, nodes=60).moments[0].better
    'buy land'
    >>> review(new_game("kunitori", seed=7))
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: The game is not over yet, and hands are secret. ...
    """
    check_budget(nodes)
    game = Game.from_record(game) if isinstance(game, Record) else game
    if player is not None and not (isinstance(player, int) and 0 <= player < len(game.players)):
        raise BadOptions("error-seat", seat=quoted(player))
    if not game.is_over and player is None:
        raise BadOptions("review-error-open")
    return _Study(game, nodes, None if game.is_over else player, seed).review(told)


@dataclass(frozen=True, slots=True)
class _Verdict:
    """The judgement of one choice: the chance with the best move, and what was lost, if that is certain."""

    before: float
    loss: float = 0.0
    margin: float = 0.0
    better: Line | None = None


@dataclass(frozen=True, slots=True)
class _Mistake:
    """What the player knew and answered, and the better move."""

    known: State
    given: tuple[int, ...]
    better: Line


class _Study:
    def __init__(self, game: Game, nodes: int, viewer: int | None, seed: int | str) -> None:
        self.game, self.nodes, self.viewer, self.seed = game, nodes, viewer, seed
        self.sides = sides_of(game._state)
        self.nothing: Shares = (0.0,) * len(self.sides)
        self.curve: list[Point] = []
        self.moments: list[Moment] = []
        self._mistakes: dict[int, _Mistake] = {}
        first = game.state_after(0)
        opening = self._outlook(first)
        self.books = Books(self._before_the_deal(first) or opening)
        self.deal = self.books.by_luck(opening)
        self._away: int | None = None  # another seat, whose moves the viewer has not judged yet

    def review(self, told: Told | None) -> Review:
        game = self.game
        moves = game.moves
        for place, (g, given) in enumerate(game.replay()):
            is_new = not self.curve or self.curve[-1].turn != g.turn
            if is_new or g.who != self._away:
                self._catch_up(g)
            if is_new:
                self.curve.append(Point(g.turn, g.cur, self.books.now))
            if moves[place] == _AGREED:
                choice = self.books.by_agreement(self._result())
                self.moments.append(Moment(place + 1, g.turn, g.who, _AGREED, choice=choice, luck=self.nothing))
            elif self.viewer in (None, g.who):
                self._move(Moment(place + 1, g.turn, g.who, moves[place]), g, given)
            else:
                self._away = g.who  # the choices of others may depend on secrets
            if told:
                told(place + 1, len(moves))
        self._catch_up(game._state)
        self.curve.append(Point(game.turn, None, self.books.now))
        return Review(
            game=game.cards.game,
            players=game.players,
            sides=self.sides,
            viewer=self.viewer,
            moves=len(moves),
            curve=tuple(self.curve),
            moments=tuple(self._explained()),
            choices=tuple(self._choices(seat) for seat in range(len(game.players)) if self.viewer in (None, seat)),
            accounts=tuple(map(self.books.account, self.sides)),
            deal=self.deal,
            nodes=self.nodes,
            is_agreed=bool(moves) and moves[-1] == _AGREED,
        )

    # ---- chances
    def _outlook(self, g: State, given: Sequence[int] = (), turn: int | None = None) -> Shares:
        """The chances of the sides, after answers that lead to a turn if some are given.

        All hands are open, or as the viewer knows them. Randomness is drawn anew from here on, so an answer is judged
        before its luck is known. All positions meet the same random numbers, and all of a round look ahead to the same
        turn: they differ by what they are, and not by who would be next then. So do a position and its answers.
        """
        if g.over:
            return self._result()
        known = g if self.viewer is None else known_to(g, self.viewer)
        turns = (g.turn // g.seats + ROUNDS_AHEAD) * g.seats - (g.turn if turn is None else turn)
        futures = Futures(known, word_for(f"{self.seed} outlook"), given, turns)
        return self._shares(futures.more(max(1, self.nodes // 2)))

    def _shares(self, rows: Sequence[Row]) -> Shares:
        return mean(rows)[: len(self.sides)]

    def _catch_up(self, g: State) -> None:
        """Judge what another seat has done in the meantime, by what it has shown the viewer, luck included."""
        if self._away is not None:
            self.books.by_choice(self._away, self._outlook(g))
            self._away = None

    def _before_the_deal(self, g: State) -> Shares | None:
        """The chances averaged over many first hands; None if the game began from a position."""
        if self.game.record().position is not None:
            return None
        rows: list[Row] = []
        set_ups = min(_SET_UPS, self.nodes)
        for place in range(set_ups):
            keys = word_for(f"{self.seed} set-up {place}"), word_for(f"{self.seed} deal {place}")
            other = new_state(g.rules, g.seats, *keys, g.start, g.max_turns // g.seats, g.ask_all)
            rows += Futures(other, keys[0]).more(self.nodes // set_ups)
        return self._shares(rows)

    def _result(self) -> Shares:
        return tuple(float(seats[0] in self.game.winners) for seats in self.sides)

    # ---- one move
    def _move(self, moment: Moment, g: State, given: Sequence[int]) -> None:
        """Record a move. Its answers are judged together up to the one that brings luck.

        A new turn counts as luck, too: with a new round all look farther ahead, and nobody chose what that changes.
        """
        choice = luck = self.nothing
        before, answers, is_choice = g.clone(), [], False
        for step, x in enumerate(given):
            if _is_choice(g, x):
                is_choice = True
                if not moment.loss:
                    moment = self._judged(moment, known_to(g, moment.player), given, step)
            answers.append(x)
            is_lucky = self._apply(g, x)
            if not is_lucky and step < len(given) - 1:
                continue
            if is_choice:
                choice = plus(choice, self.books.by_choice(moment.player, self._outlook(before, answers, g.turn)))
            if is_lucky:
                luck = plus(luck, self.books.by_luck(self._outlook(g)))
            before, answers, is_choice = g.clone(), [], False
        self.moments.append(replace(moment, choice=choice, luck=luck))

    def _apply(self, g: State, x: int) -> bool:
        """Give an answer; return whether anything came of it that could have come differently, or the turn's end.

        A viewer may not know whether cards that others look at were random, but knows what is new to the viewer.
        """
        chance, turn, g.learned = chance_of(g), g.turn, 0
        apply(g, x)
        if g.over or g.turn != turn:
            return True
        return chance_of(g) != chance if self.viewer is None else bool(g.learned >> self.viewer & 1)

    def _judged(self, moment: Moment, known: State, given: Sequence[int], step: int) -> Moment:
        """The moment with the verdict on the choice in one of its steps."""
        verdict = self._verdict(moment, known, given, step)
        before = verdict.before if moment.before is None else moment.before
        if verdict.better is None:
            return replace(moment, before=before, after=before)
        self._mistakes[moment.number] = _Mistake(known, tuple(given[step:]), verdict.better)
        return replace(
            moment, before=before, after=max(0.0, before - verdict.loss), loss=verdict.loss, margin=verdict.margin,
            better=verdict.better.move,
        )  # fmt: skip

    def _explained(self) -> Iterator[Moment]:
        """All moments; the costliest of every player come with reasons why another move was better."""
        costliest: set[int] = set()
        for seat in range(len(self.game.players)):
            own = [moment for moment in self.moments if moment.player == seat and moment.is_worth_a_look]
            own.sort(key=lambda moment: (-moment.loss, moment.number))
            costliest |= {moment.number for moment in own[:EXPLAINED]}
        for moment in self.moments:
            if moment.number not in costliest:
                yield moment
                continue
            mistake, seed = self._mistakes[moment.number], f"{self.seed} {moment.number}"
            mine = Trial(mistake.known, moment.move, mistake.given, seed)
            better = Trial(mistake.known, mistake.better.move, mistake.better.given, seed)
            case = Case(mistake.known, self.game.players, better, mine, moment.loss)
            yield replace(moment, reasons=reasons(case, only_good=True))

    def _verdict(self, moment: Moment, known: State, given: Sequence[int], step: int) -> _Verdict:
        """Search for the best move; if it is another one, compare the two in fresh deals.

        The best of many moves was lucky in the deals of the search, too, so the smaller of the two losses counts.
        """
        me, seed = known.who, f"{self.seed} {moment.number} {step}"
        lookout = Lookout(known, seed)
        best = lookout.examine(self.nodes, keep=(given[step],))
        before = lookout.chances(best)[me]
        seen = before - lookout.chances(lookout.candidate(given[step]))[me]
        if best.answer == given[step] or seen < _SMALLEST_LOSS:
            return _Verdict(before)
        view = see(known, self.game.players, (), tuple(given[:step]))
        better = line_of(view, best)
        number, word = max(_LEAST_DEALS, self.nodes // 2), word_for(f"{seed} duel")
        chosen, other = (Futures(known, word, answers).more(number) for answers in (given[step:], better.given))
        losses = [his[me] - mine[me] for mine, his in zip(chosen, other, strict=True)]
        loss, margin = sum(losses) / len(losses), _margin(losses)
        if loss <= max(margin, _SMALLEST_LOSS):
            return _Verdict(before)
        return _Verdict(before, min(seen, loss), margin, better)

    def _choices(self, seat: int) -> Choices:
        own = [moment for moment in self.moments if moment.player == seat and moment.before is not None]
        return Choices(seat, len(own), sum(moment.loss > 0 for moment in own), sum(moment.loss for moment in own))


def _is_choice(g: State, x: int) -> bool:
    """Whether there was a real choice; playing treasure never hurts."""
    if not g.mask & (g.mask - 1):
        return False
    return not (g.kind == D_BUY and PLAY_TREASURE <= x < PLAY_TREASURE + 3)


def _margin(numbers: Sequence[float]) -> float:
    """Two standard errors of the mean."""
    middle = sum(numbers) / len(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return 2 * sqrt(spread / len(numbers))
