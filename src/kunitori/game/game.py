"""`Game`: the public interface of one engine state.

>>> game = new_game("world_on_fire", players=["Ann", "Ben"], seed=7, start=0)
>>> game.decision.kind, game.decision.player
('buy', 0)
>>> game.apply("play copper")
>>> game.view(0).money
1
"""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.metadata import version
from itertools import islice
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from kunitori.cards.expansion import Expansion
from kunitori.cards.house_rules import HouseRules
from kunitori.cards.seeds import seed_text
from kunitori.cards.sets import CardSet, card_set
from kunitori.decisions.handles import handles
from kunitori.decisions.move import AGREEMENT, MORE, Move
from kunitori.decisions.reading import read
from kunitori.decisions.table import TABLE
from kunitori.engine.battlefield import lands_won, points
from kunitori.engine.consts import LANDS
from kunitori.engine.deal import known_to
from kunitori.engine.moves import advance, apply, new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.turn import owned, score, winner, worth
from kunitori.errors import BadCards, BadNotation, BadOptions, BadRecord, IllegalMove, KunitoriError, quoted
from kunitori.game.event_log import MAX_WAITING_ROWS, EventLog, SeenEvents
from kunitori.game.history import AGREED, History
from kunitori.game.view import ALONE, View, ViewCache, ask, phase_name, see
from kunitori.i18n import message
from kunitori.values.answers import meant, steps
from kunitori.values.decision import CardScore, Decision, Option, Reason
from kunitori.values.event import Event
from kunitori.values.position import parse_position, read_position, write_position
from kunitori.values.record import FIRST, REVISION, Record, commitment, rules_hash
from kunitori.values.shuffle_part import ShufflePart, checked_parts, mixed
from kunitori.values.vocabulary import default_names, is_player_name, shared_name
from kunitori.values.why import over, reason

if TYPE_CHECKING:
    from kunitori.game.analysis import Analysis

VERSION = version("kunitori")
_MAX_NAMES = 100  # that are counted before they are refused
_SECRET_BYTES = 16  # of the secret and of its salt

_GOES_ON = [number in TABLE and TABLE[number].goes_on for number in range(max(TABLE) + 1)]


def new_game(
    game: str = "world_on_fire",
    players: int | Sequence[str] = 2,
    seed: int | str | None = None,
    *,
    mix: str | Iterable[str] | None = None,
    corrections: Any = None,
    expansion: Expansion | None = None,
    start: int | None = None,
    max_rounds: int = 0,
    ask_all: bool = False,
    parts: Sequence[ShufflePart | None] = (),
    rules: str | Mapping[str, str] | HouseRules | None = None,
) -> Game:
    """Set up a game.

    ``game`` is ``kunitori``, ``world_on_fire``, ``world_chaos`` or ``custom`` with a ``mix``; ``corrections`` are
    corrected numbers, as a mapping or as `load_corrections` returns them (docs/cards-and-corrections.md); an
    ``expansion`` brings own cards (`load_expansion`, docs/own-cards.md). ``players`` are names or their number. Without
    a ``seed`` the shuffles are secret; with one they can be repeated. ``start`` is the starting seat, from 0; by
    default it is random (C1.5). ``max_rounds`` ends a game without progress (ruling 16); 0 means no limit. ``ask_all``
    asks even questions with one publicly known answer. ``parts`` are the numbers that the players add to the secret, by
    seat (docs/shuffles.md). ``rules`` are house rules (docs/house-rules.md).

    >>> new_game("kunitori", players=3, seed=7).players
    ('Player 1', 'Player 2', 'Player 3')
    >>> new_game("kunitori", players=7)
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: ... (rule C1.1)
    """
    cards = card_set(game, mix, seed if mix is not None else None, corrections, rules, expansion)
    return Game(cards, players, seed, start=start, max_rounds=max_rounds, ask_all=ask_all, parts=parts)


def _names(players: object, cards: CardSet) -> tuple[str, ...]:
    if isinstance(players, int) or not isinstance(players, Iterable):
        cards.check_players(players)
        assert isinstance(players, int)
        return default_names(players)
    names = () if isinstance(players, str) else tuple(islice(players, _MAX_NAMES))
    if isinstance(players, str) or not all(is_player_name(name) for name in names):
        raise BadOptions("error-names")
    if name := shared_name(names):
        raise BadOptions("error-same-name", name=name)
    return names


def _is_whole(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and least <= number <= most


def _derived(word: str, seed: int | str) -> bytes:
    return hashlib.sha256(f"kunitori {word} {seed_text(seed)}".encode()).digest()[:_SECRET_BYTES]


def _ways(g: State, answers: int) -> int:
    if not answers or g.over:
        return 1
    if answers == 1:
        return g.mask.bit_count()
    ways = 0
    for x in range(64):
        if g.mask >> x & 1:
            after = g.clone()
            apply(after, x)
            ways += _ways(after, answers - 1)
    return ways


def _secret_of(state: State) -> bytes:
    return state.key0.to_bytes(8, "little") + state.key1.to_bytes(8, "little")


class Game:
    """One game: the pending decision, moves, views, events, undo, record.

    Made by `new_game`, `loads` or `Game.from_position`. It can be compared, hashed, pickled and cloned. Games are equal
    if they have the same players and the same state, randomness included, whatever their history.

    >>> game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0)
    >>> twin = game.clone()
    >>> twin.apply("play copper")
    >>> game == twin, game.moves, twin.moves
    (False, (), ('play copper',))
    """

    _parts: tuple[ShufflePart | None, ...] = ()  # a game from a position has none

    def __init__(
        self,
        cards: CardSet,
        players: int | Sequence[str] = 2,
        seed: int | str | None = None,
        *,
        start: int | None = None,
        max_rounds: int = 0,
        ask_all: bool = False,
        secret: bytes | None = None,
        salt: bytes | None = None,
        parts: Sequence[ShufflePart | None] = (),
    ) -> None:
        if not isinstance(cards, CardSet):
            raise BadCards("error-not-cards", value=quoted(cards))
        for given in (secret, salt):
            if given is not None and not (isinstance(given, bytes) and len(given) == _SECRET_BYTES):
                raise BadOptions("error-secret", bytes=_SECRET_BYTES)
        names = _names(players, cards)
        cards.check_players(len(names))
        if start is not None and not _is_whole(start, 0, len(names) - 1):
            raise BadOptions("error-start", rule="C1.5", last=len(names) - 1)
        if not _is_whole(max_rounds, 0, 100_000):
            raise BadOptions("error-rounds", rule="ruling 16")
        if secret is None:
            secret = secrets.token_bytes(_SECRET_BYTES) if seed is None else _derived("secret", seed)
        if salt is None:
            salt = secrets.token_bytes(_SECRET_BYTES) if seed is None else _derived("salt", seed)
        self._parts = checked_parts(parts, len(names))
        key = mixed(secret, self._parts)
        keys = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
        state = new_state(
            Rules(cards), len(names), *keys, -1 if start is None else start, max_rounds, int(bool(ask_all)), 1
        )  # fmt: skip
        options = {"max_rounds": max_rounds, "ask_all": int(bool(ask_all))}
        self._begin(state, names, secret, salt, tuple((key, value) for key, value in options.items() if value))

    def _begin(
        self,
        state: State,
        players: tuple[str, ...],
        secret: bytes,
        salt: bytes,
        options: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self._state = state
        self.players = players
        self._handles = handles(players)
        self._secret, self._salt = secret, salt
        self._options = options
        self._position: Mapping[str, Any] | None = None
        self._history = History(state)
        self._log = EventLog(state)
        self._comments: list[tuple[int, str]] = []
        self._version, self._revision = VERSION, REVISION
        state.learned = 0

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str) -> Game:
        """A game from a position; docs/notation.md describes the format.

        Steps that ask nobody are taken at once, up to the first decision; ``events`` tells what happened.

        >>> puzzle = {"game": "kunitori", "seats": [{"hand": {"market": 1, "copper": 1}}, {}]}
        >>> Game.from_position(puzzle).decision.texts
        ('play market', 'end')
        """
        data = parse_position(position)
        state, names, answered = read_position(data)
        game = cls._of_position(state, names)
        for x in answered:
            game.answer(x)
        return game

    @classmethod
    def _of_position(cls, state: State, names: tuple[str, ...], salt: bytes = bytes(_SECRET_BYTES)) -> Game:
        """A game that plays on to the first decision and tells how; its record begins with the position."""
        game = cls.__new__(cls)
        position = write_position(state, names)
        state.listen()
        advance(state)
        game._begin(state, names, _secret_of(state), salt)
        game._position = position
        return game

    @classmethod
    def of_state(cls, state: State, names: tuple[str, ...], salt: bytes = bytes(_SECRET_BYTES)) -> Game:
        """A game that continues from an engine state and owns it."""
        game = cls.__new__(cls)
        state.listen()
        game._begin(state, names, _secret_of(state), salt)
        game._position = write_position(state, names)
        return game

    # ---- state
    @property
    def cards(self) -> CardSet:
        """The card set."""
        return self._state.rules.cards

    @property
    def turn(self) -> int:
        """The number of finished turns."""
        return self._state.turn

    @property
    def round(self) -> int:
        """The current round, from 1."""
        return self._state.turn // self._state.seats + 1

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.cur

    @property
    def start(self) -> int:
        """The starting seat."""
        return self._state.start

    @property
    def phase(self) -> str:
        """``action``, ``battle``, ``buy``, ``redraw`` (C2); in Moegahara also ``deploy`` and ``end`` (M2)."""
        return phase_name(self._state)

    @property
    def decision(self) -> Decision | None:
        """The pending decision, or None when the game is over."""
        return ask(self._state, self._handles)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the pending decision; empty when the game is over.

        >>> game = new_game("kunitori", seed=7)
        >>> [option.text for option in game.options]
        ['play copper', 'end']
        >>> game.apply(game.options[0])
        """
        decision = self.decision
        return decision.options if decision else ()

    @property
    def asked(self) -> int | None:
        """The seat that has to decide, or None when the game is over; cheaper than `decision`."""
        return None if self._state.over else self._state.who

    @property
    def is_over(self) -> bool:
        """Whether the game is over (C8.1)."""
        return bool(self._state.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The current victory points of every seat (C8.2)."""
        return tuple(score(self._state, p) for p in range(self._state.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seat (C8.3), or the seats of the winning team (M8.2); empty until the game is over."""
        g = self._state
        if not g.over:
            return ()
        return tuple(range(winner(g), g.seats, 2)) if self.cards.teams else (winner(g),)

    def score_sheet(self, player: int) -> tuple[CardScore, ...]:
        """The points of each card for a player, or of the Lands for the team (M8.1), without zeros.

        >>> new_game(seed=7).score_sheet(0)
        (CardScore(card='village', copies=2, each=1),)
        """
        self._seat(player)
        g = self._state
        if self.cards.teams:
            count = lands_won(g, player % 2)
            sheet = [CardScore("land", count, 1), CardScore("three_lands", points(g, player % 2) - count, 1)]
            return tuple(line for line in sheet if line.copies)
        numbers = [(card.id, self.cards.kind_number[card.id]) for card in self.cards.facts]
        sheet = [CardScore(name, owned(g, player, k), worth(g, player, k)) for name, k in numbers]
        return tuple(line for line in sheet if line.copies and line.each)

    def view(self, player: int | None, cache: ViewCache = ALONE, public: View | None = None) -> View:
        """Everything that a seat, or a spectator (None), may know.

        Views that are only read can share a ``cache``, and a seat's view the parts of a spectator's of the same moment.
        """
        told = self.seen_events(player)
        known = known_to(self._state, -1 if player is None else player)
        half = tuple(self._history.half_move()) if known.step else ()
        return see(known, self.players, told, half, cache, None if half else public)

    def perft(self, answers: int) -> int:
        """How many ways there are to give the next answers, as chess programs count moves.

        Chance is fixed: in each of them the same cards are drawn. A game that is over early counts once.

        >>> new_game("kunitori", seed=7, start=0).perft(3)
        14
        """
        if not _is_whole(answers, 0, sys.maxsize):
            raise BadOptions("error-perft", number=quoted(answers))
        return _ways(self._state, answers)

    def analyse(
        self,
        player: int | None = None,
        *,
        nodes: int | None = None,
        seconds: float = 0.0,
        threads: int = 1,
        seed: int | str = 0,
    ) -> Analysis:
        """Win chances, and the best options with reasons, for a seat; by default the one that is asked.

        It uses only what this seat may know; see `View.analyse`.

        >>> last = {"game": "kunitori", "phase": "buy", "money": 3, "start": 1, "turn": 1, "last_turn": 1,
        ...         "seats": [{}, {"deck": {"village": 1}}]}
        >>> Game.from_position(last).analyse(nodes=100).best.move
        'buy village'
        """
        if player is None and not self.is_over:
            player = self._state.who
        return self.view(player).analyse(nodes=nodes, seconds=seconds, threads=threads, seed=seed)

    def _seat(self, player: int) -> None:
        if not _is_whole(player, 0, self._state.seats - 1):
            raise BadOptions("error-seat", seat=quoted(player))

    # ---- moving
    def apply(self, move: str | Move | Option | int) -> None:
        """Play a move: a text, a `Move`, an option of the decision, or an action id.

        An illegal move raises `IllegalMove`, and a text that is no move raises `BadNotation`; then nothing changes. A
        whole move replaces an unfinished one.

        >>> game = new_game("world_on_fire", seed=7, start=0)
        >>> game.apply("end")
        >>> game.apply(game.decision["play copper"])
        >>> game.apply(game.decision["end"].action)
        >>> game.moves, game.turn
        (('end', 'play copper', 'end'), 2)
        >>> game.apply("sing")
        Traceback (most recent call last):
        ...
        kunitori.errors.BadNotation: ...
        """
        if not isinstance(move, Option):  # the usual case costs one test
            if isinstance(move, str):
                move = self.read(move)
            if isinstance(move, Move):
                self._apply_move(move)
                return
        x = self._answer_of(move)
        if x is None:
            raise self._refusal(self._not_an_option(move))
        self.answer(x)

    def read(self, text: str) -> Move | Option:
        """The move that a text means, or the open option if it is a part of one; `BadNotation` if it is neither.

        >>> new_game("world_on_fire", ["Ann", "Ben"], seed=7).read("target ben").seat
        1
        """
        if MORE not in text:
            return read(text, self._handles, self.cards)
        words = " ".join(text.split())
        options = self.decision.options if self.decision else ()
        for option in options:
            if option.text == words:
                return option
        raise BadNotation("error-move-partial", move=quoted(text))

    def _apply_move(self, move: Move) -> None:
        if move.verb == AGREEMENT.verb:
            self.agree_to_end()
            return
        found = self._steps(move)
        if found is None:
            raise self._refusal(self._why_illegal(move))
        given, said = found
        if self._state.step:
            self._cancel_half_move()
        self._begin_move(said)
        for x in given:
            self._history.give(self._state, x)
        if self._state.log.n > MAX_WAITING_ROWS:
            self._log.collect(self._state)

    def _answer_of(self, move: object) -> int | None:
        """The open answer for an option or an action id, or None."""
        action = move.action if isinstance(move, Option) else move
        g = self._state
        if type(action) is not int:
            if not isinstance(action, SupportsIndex):
                return None
            action = index(action)
        x = action - g.kind * 64
        return x if 0 <= x < 64 and g.mask >> x & 1 and not g.over else None

    def _not_an_option(self, move: object) -> Reason:
        if self.is_over:
            return over(self._state)
        return Reason(message("error-move-option", action=quoted(move.action if isinstance(move, Option) else move)))

    def agree_to_end(self) -> None:
        """End and score the game here, as all players agree (ruling 16); undo takes it back.

        >>> game = new_game("world_on_fire", seed=7)
        >>> game.agree_to_end()
        >>> game.is_over, game.scores, game.moves
        (True, (2, 2), ('agree',))
        """
        if self.is_over:
            raise self._refusal(over(self._state))
        if self._state.step:
            self._cancel_half_move()
        self._begin_move(AGREEMENT)
        self._history.give(self._state, AGREED)
        self._history.everybody_decided(self._state.seats)

    def _steps(self, move: Move) -> tuple[list[int], Move] | None:
        """The answers of a move, and the move in full; None if it is not legal."""
        return steps(self._start_of_move(), move)

    def _refusal(self, why: Reason) -> IllegalMove:
        return IllegalMove(why.message.id, rule=why.rule, **dict(why.message.args))

    def why_not(self, move: str | Move | Option | int) -> Reason | None:
        """Why a move, an option or an action id is not legal now, with the rule; None if it is legal.

        >>> game = new_game("world_on_fire", seed=7, start=0)
        >>> game.why_not("buy gold").rule
        'C6.2'
        """
        if isinstance(move, str):
            try:
                move = self.read(move)
            except KunitoriError as error:
                return Reason(error.message, error.rule)
        if not isinstance(move, Move):
            return self._not_an_option(move) if self._answer_of(move) is None else None
        if move == AGREEMENT:
            return over(self._state) if self.is_over else None
        if self._steps(move) is not None:
            return None
        return self._why_illegal(move)

    def _why_illegal(self, move: Move) -> Reason:
        """Why a move is not legal. One that was built by hand may name too much, or what does not exist."""
        try:
            plain = read(move.text(self._handles), self._handles, self.cards)
        except BadNotation as error:
            if not self._names_what_exists(move):
                return Reason(error.message, error.rule)
            plain = move  # only its beginning
        else:
            if self._steps(plain) is not None:
                return Reason(message("error-move-shape", verb=move.verb))
        return reason(self._start_of_move(), plain, self.players)

    def _names_what_exists(self, move: Move) -> bool:
        seats = [seat for seat in (move.seat, *(seat for seat, _ in move.armies)) if seat is not None]
        cards = [*(card for card, _ in (*move.cards, *move.units)), *move.order]
        places = [place for place in (move.land, move.spot) if place is not None]
        return (
            all(0 <= seat < len(self.players) for seat in seats)
            and all(map(self.cards.knows, cards))
            and all(0 <= place < LANDS for place in places)
        )

    def _start_of_move(self) -> State:
        """The state before the unfinished move, or the current state."""
        if not self._state.step:
            return self._state
        return self._history.state_after(len(self._history) - 1)

    def answer(self, x: int) -> None:
        """Give an answer to one step without checking it, unlike `apply`."""
        g, history, log = self._state, self._history, self._log
        if not g.step:
            history.begin(g, None if x == AGREED or _GOES_ON[g.kind] else meant(g, x))
            log.begin_move(g)
        history.give(g, x)
        if g.log.n > MAX_WAITING_ROWS:
            log.collect(g)

    def _begin_move(self, move: Move | None) -> None:
        self._history.begin(self._state, move)
        self._log.begin_move(self._state)

    # ---- history
    @property
    def move_count(self) -> int:
        """The number of whole moves so far."""
        return len(self._history) - (1 if self._state.step else 0)

    @property
    def moves(self) -> tuple[str, ...]:
        """All whole moves so far as text."""
        return self._history.texts(self.move_count, self._handles)

    def move_text(self, number: int) -> str:
        """One of the whole moves as text, from 0."""
        return self._history.text(range(self.move_count)[number], self._handles)

    @property
    def played(self) -> tuple[Move, ...]:
        """All whole moves so far as values."""
        return self._history.moves(self.move_count)

    @property
    def move_players(self) -> tuple[int, ...]:
        """The seat that made each move."""
        return self._history.movers(self.move_count)

    def replay(self) -> Iterator[tuple[State, tuple[int, ...]]]:
        """The engine's state before each whole move, secrets included, and the answers of the move."""
        return self._history.replay(self.move_count)

    def state_after(self, moves: int | None = None) -> State:
        """A copy of the engine's state, secrets included, after this many whole moves, or now."""
        return self._state.clone() if moves is None else self._history.state_after(moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        return self._log.events(self._state)

    @property
    def event_counts(self) -> tuple[int, ...]:
        """How many events there were at the start and after each move."""
        return tuple(self._log.counts(self._state))

    def events_for(self, player: int | None, since: int = 0) -> tuple[Event, ...]:
        """The events as a seat or a spectator may see them, without other players' unfinished moves."""
        if not _is_whole(since, 0, sys.maxsize):
            raise BadOptions("error-since", number=quoted(since))
        return self.seen_events(player)[since:]

    def seen_events(self, player: int | None) -> SeenEvents:
        """The same without copying them; what happens later is not part of it."""
        if player is not None:
            self._seat(player)
        return self._log.seen_by(self._state, player)

    def undo(self, n: int = 1) -> None:
        """Take back n moves; an unfinished move counts as one. `undo_needs` says who should agree.

        >>> game = new_game("world_on_fire", seed=7, start=0)
        >>> game.apply("play copper")
        >>> game.undo()
        >>> game.moves
        ()
        """
        if not _is_whole(n, 0, len(self._history)):
            raise BadOptions("error-undo", moves=len(self._history))
        if n:
            self._rewind(len(self._history) - n)

    def undo_needs(self, n: int = 1, player: int | None = None) -> frozenset[int]:
        """Who would have to agree if a player (by default the last mover) took back n moves.

        Undo is free back to the last move by which the player learnt something or another player decided.

        >>> game = new_game("world_on_fire", seed=7, start=0)
        >>> game.apply("play copper")
        >>> game.undo_needs()
        frozenset()
        >>> game.apply("end")  # and new cards are drawn
        >>> game.undo_needs()
        frozenset({1})
        """
        if not _is_whole(n, 0, len(self._history)):
            raise BadOptions("error-undo", moves=len(self._history))
        if not n:
            return frozenset()
        who = self._history.last_mover() if player is None else player
        self._seat(who)
        is_free = self._history.is_free_to_undo(n, who)
        return frozenset() if is_free else frozenset(range(self._state.seats)) - {who}

    def _cancel_half_move(self) -> None:
        self._rewind(len(self._history) - 1)

    def _rewind(self, moves: int) -> None:
        self._log.rewind(self._state, moves)
        self._state = self._history.state_after(moves)
        self._state.listen()
        self._history.rewind(moves)
        self._comments = [(i, text) for i, text in self._comments if i <= moves]

    def clone(self) -> Game:
        """An independent copy, history included."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__getstate__())
        copy._state = self._state.clone()
        copy._state.listen()
        copy._history, copy._log = self._history.copy(), self._log.copy()
        copy._comments = self._comments[:]
        return copy

    def __getstate__(self) -> dict[str, Any]:
        self._log.collect(self._state)
        return dict(vars(self))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._state.listen()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.players == other.players and self._state == other._state

    def __hash__(self) -> int:
        return hash((self.players, self._state))

    def __repr__(self) -> str:
        return f"<Game {self.cards.game}, {', '.join(self.players)}, turn {self.turn}, {self.phase}>"

    def __str__(self) -> str:
        return self.picture()

    def picture(self, language: str = "en") -> str:
        """The table as text, with what everybody may know; `print` shows it in English.

        >>> print(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))
        Kunitori! · round 1 · Ann’s turn
        <BLANKLINE>
        Treasure  Copper 1 ×28   Silver 3 ×...
        ...
        ▶ Ann     4     4        0       2  –
          Ben     4     4        0       2  –
        <BLANKLINE>
        Buy phase · money 0 · buys 1
        Ann: Play treasure, buy a card, or end the buy phase?
        """
        return self.view(None).picture(language)

    def _repr_html_(self) -> str:
        return self.view(None)._repr_html_()

    # ---- saving
    def position(self) -> dict[str, Any]:
        """The position as readable data, secrets included; `Game.from_position` is the inverse (docs/notation.md)."""
        half = self._history.half_move() if self._state.step else ()
        return write_position(self._state, self.players, half)

    @cached_property
    def commit(self) -> str:
        """The SHA-256 of salt and secret, which fixes the secret beforehand."""
        return commitment(self._salt, self._secret)

    @property
    def secret(self) -> str:
        """The secret of the shuffles in hexadecimal; show it only when the game is over."""
        return self._secret.hex()

    @property
    def salt(self) -> str:
        """The salt of the commitment in hexadecimal; show it only when the game is over."""
        return self._salt.hex()

    @property
    def parts(self) -> tuple[ShufflePart | None, ...]:
        """What each player added to the secret, by seat; empty if nobody could."""
        return self._parts

    def comment(self, text: str) -> None:
        """Add a comment to the record here, a line for each line of the text."""
        self._comments += [(self.move_count, line.strip()) for line in str(text).splitlines() if line.strip()]

    def record(self) -> Record:
        """The game as a record; show a running game `without_secret`."""
        return Record(
            players=self.players,
            start=self.start,
            cards=self.cards,
            commit=self.commit,
            lines=self._lines(),
            version=self._version,
            rules=rules_hash(self.cards, self._revision),
            options=self._options,
            position=self._position,
            result=self.scores if self.is_over else None,
            salt=self.salt,
            secret=self.secret,
            revision=self._revision,
            parts=self._parts,
        )

    def _lines(self) -> tuple[str, ...]:
        lines: list[str] = []
        turn = -1
        comments = list(self._comments)
        for i, (text, (g, _)) in enumerate(zip(self.moves, self.replay(), strict=True)):
            if g.turn != turn:
                turn = g.turn
                lines.append(f"# turn {turn + 1} {self._handles[g.cur]}")
            while comments and comments[0][0] <= i:
                lines.append(f"# {comments.pop(0)[1]}")
            lines.append(text)
        return (*lines, *(f"# {text}" for _, text in comments))

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """Replay a record; `BadRecord` names the illegal move."""
        if not isinstance(record, Record):
            raise BadRecord("error-record-text", first=FIRST)
        if record.secret is None or record.salt is None:
            raise BadRecord("error-record-secret")
        secret, salt = bytes.fromhex(record.secret), bytes.fromhex(record.salt)
        if record.position is not None:
            state, _, _ = read_position(record.position, record.cards)
            if state.seats != len(record.players):
                raise BadRecord("error-record-value", key="Players", value=str(len(record.players)))
            game = cls._of_position(state, record.players, salt)
            game._secret = secret
            game._position = record.position
        else:
            options = dict(record.options)
            game = cls(
                record.cards, record.players, start=record.start, max_rounds=options.get("max_rounds", 0),
                ask_all=bool(options.get("ask_all", 0)), secret=secret, salt=salt,
                parts=record.parts,
            )  # fmt: skip
        game._options = record.options
        game._version, game._revision = record.version, record.revision
        game._replay(record)
        return game

    def _replay(self, record: Record) -> None:
        number = 0
        for line, text in enumerate(record.lines, record.first_line):
            if text.startswith("#"):
                if not self._is_turn_comment(text):
                    self._comments.append((number, text.removeprefix("#").strip()))
                continue
            number += 1
            try:
                self.apply(text)
            except KunitoriError as error:
                raise BadRecord(
                    "error-record-move", rule=error.rule, number=number, line=line, move=quoted(text), why=error.message
                ) from None

    def _is_turn_comment(self, text: str) -> bool:
        return text == f"# turn {self._state.turn + 1} {self._handles[self._state.cur]}"
