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
from kunitori.game.lookout import Lookout, Row, futures, mean, word_for
from kunitori.game.reasons import Case, reasons
from kunitori.game.trial import Trial
from kunitori.game.view import see
from kunitori.review.values import EXPLAINED, Account, Choices, Moment, Point, Review, Shares
from kunitori.values.record import Record

__all__ = ["NODES", "Told", "review"]

NODES = 1000
"""The default number of simulations per decision: a game takes about a minute."""
Told = Callable[[int, int], None]
"""Called after every move with the number done and the total."""
_AGREED = AGREEMENT.verb
_SMALLEST_LOSS = 0.005  # anything smaller is ignored
_LEAST_DEALS = 8  # for comparing two moves
_SET_UPS = 32  # other deals that the first hands are compared with


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
    gain: Row = ()
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
        self.curve: list[Point] = []
        self.moments: list[Moment] = []
        self._mistakes: dict[int, _Mistake] = {}

    def review(self, told: Told | None) -> Review:
        game = self.game
        moves = game.moves
        start: Shares = ()
        deal: Shares = ()
        chances: Shares | None = None  # of the next state, where they are already known
        for place, (g, given) in enumerate(game.replay()):
            if place == 0 and self.viewer is None:
                chances = self._outlook(g, place)
                start = self._before_the_deal(g) or chances
                deal = _minus(chances, start)
            if not self.curve or self.curve[-1].turn != g.turn:
                self.curve.append(Point(g.turn, g.cur, chances or self._outlook(g, place)))
            chances = None
            if self.viewer not in (None, g.who):
                pass  # the choices of others may depend on secrets
            elif moves[place] == _AGREED:
                self.moments.append(Moment(place + 1, g.turn, g.who, _AGREED))
            else:
                chances = self._move(place, moves[place], g, given)
            if told:
                told(place + 1, len(moves))
        if game.is_over:
            self.curve.append(Point(game.turn, None, self._result()))
        elif not self.curve or self.curve[-1].turn != game.turn:
            self.curve.append(Point(game.turn, game.active, self._outlook(game._state, len(moves))))
        return Review(
            game=game.cards.game,
            players=game.players,
            sides=self.sides,
            viewer=self.viewer,
            moves=len(moves),
            curve=tuple(self.curve),
            moments=tuple(self._explained()),
            choices=tuple(self._choices(seat) for seat in range(len(game.players)) if self.viewer in (None, seat)),
            accounts=tuple(self._accounts(start, deal)) if self.viewer is None else (),
            deal=deal,
            nodes=self.nodes,
            is_agreed=bool(moves) and moves[-1] == _AGREED,
        )

    # ---- chances
    def _outlook(self, g: State, place: int, given: Sequence[int] = ()) -> Shares:
        """The chances of the sides, after an answer if one is given: with all hands open, or as the viewer sees it.

        Randomness is drawn anew from here on, so an answer is judged before its luck is known.
        """
        known = g if self.viewer is None else known_to(g, self.viewer)
        word = word_for(f"{self.seed} outlook {place}")
        return self._shares(futures(known, max(1, self.nodes // 2), word, given))

    def _shares(self, rows: Sequence[Row]) -> Shares:
        return mean(rows)[: len(self.sides)]

    def _before_the_deal(self, g: State) -> Shares | None:
        """The chances averaged over many first hands; None if the game began from a position."""
        if self.game.record().position is not None:
            return None
        rows: list[Row] = []
        for place in range(_SET_UPS):
            keys = word_for(f"{self.seed} set-up {place}"), word_for(f"{self.seed} deal {place}")
            other = new_state(g.rules, g.seats, *keys, g.start, g.max_turns // g.seats, g.ask_all)
            rows += futures(other, max(1, self.nodes // _SET_UPS), keys[0], ())
        return self._shares(rows)

    def _result(self) -> Shares:
        return tuple(float(seats[0] in self.game.winners) for seats in self.sides)

    # ---- one move
    def _move(self, place: int, text: str, g: State, given: Sequence[int]) -> Shares | None:
        """Record a move; return the chances after it if luck was involved."""
        moment = Moment(place + 1, g.turn, g.who, text)
        luck = (0.0,) * len(self.sides)
        chances: Shares | None = None
        for step, x in enumerate(given):
            if not moment.loss and _is_choice(g, x):
                moment = self._judged(moment, known_to(g, moment.player), given, step)
            chance, last = chance_of(g), g.clone()
            apply(g, x)
            if self.viewer is None and chance_of(g) != chance:
                chances = self._outlook(g, place)
                luck = _plus(luck, _minus(chances, self._outlook(last, place, (x,))))
        self.moments.append(replace(moment, luck=luck if self.viewer is None else ()))
        return chances

    def _judged(self, moment: Moment, known: State, given: Sequence[int], step: int) -> Moment:
        """The moment with the verdict on the choice in one of its steps."""
        verdict = self._verdict(moment, known, given, step)
        before = verdict.before if moment.before is None else moment.before
        if verdict.better is None:
            return replace(moment, before=before, after=before)
        loss = -verdict.gain[moment.player]
        self._mistakes[moment.number] = _Mistake(known, tuple(given[step:]), verdict.better)
        return replace(
            moment, before=before, after=max(0.0, before - loss), loss=loss, margin=verdict.margin,
            better=verdict.better.move, choice=verdict.gain[: len(self.sides)],
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

        There the policy alone plays on, because a search tree that happened to favour a move would count twice. But a
        search may still repair a loss later, so the smaller of the two losses counts.
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
        chosen, other = (futures(known, number, word, answers) for answers in (given[step:], better.given))
        rows = [_minus(mine, his) for mine, his in zip(chosen, other, strict=True)]
        gain, margin = mean(rows), _margin([row[me] for row in rows])
        if -gain[me] <= max(margin, _SMALLEST_LOSS):
            return _Verdict(before)
        part = min(1.0, seen / -gain[me])
        return _Verdict(before, tuple(part * each for each in gain), margin, better)

    # ---- accounts
    def _choices(self, seat: int) -> Choices:
        own = [moment for moment in self.moments if moment.player == seat and moment.before is not None]
        return Choices(seat, len(own), sum(moment.loss > 0 for moment in own), sum(moment.loss for moment in own))

    def _accounts(self, start: Shares, deal: Shares) -> Iterator[Account]:
        end = self._result()
        start = start or end  # a game without a move
        for place, seats in enumerate(self.sides):
            luck = sum(moment.luck[place] for moment in self.moments if moment.luck)
            luck += deal[place] if deal else 0.0
            own = sum(moment.choice[place] for moment in self.moments if moment.choice and moment.player in seats)
            others = sum(m.choice[place] for m in self.moments if m.choice and m.player not in seats)
            rest = end[place] - start[place] - luck - own - others
            yield Account(start[place], luck, own, others, rest, end[place])


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


def _plus(one: Shares, other: Shares) -> Shares:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _minus(one: Shares, other: Shares) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))
