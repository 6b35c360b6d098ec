"""Everything that one player may know, as plain data (C9)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import add, index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeVar

from kunitori.cards.sets import CardSet
from kunitori.decisions.handles import handles
from kunitori.decisions.table import TABLE
from kunitori.drawn import drawn
from kunitori.engine.battle import (
    ambush_bonus,
    ambush_value,
    army_attack,
    attack_strength,
    attack_value,
    defence_strength,
    defence_value,
    fighting,
    fighting_kinds,
    has_several,
    may_ambush,
    send,
    targets,
)
from kunitori.engine.battlefield import (
    bonus_of_text,
    fights_won,
    general_behind,
    goal,
    land_winner,
    lands,
    line_up,
    strength,
    wins_by_text,
)
from kunitori.engine.consts import (
    BOTH_BUT_NOT_THE_ORDER,
    D_MARKER,
    D_REARRANGE,
    D_REORDER,
    D_SPOT,
    D_STRIKE,
    LANDS,
    LINE,
    MAX_PLAYERS,
    TEAMS,
    K,
)
from kunitori.engine.deal import dealt, is_open_to
from kunitori.engine.moves import reset_move
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.turn import may_keep, may_stay, price, score, stayable, treasure, treasure_money
from kunitori.errors import BadOptions, BadPosition, quoted
from kunitori.game.words import read_view, view_data
from kunitori.values import vocabulary
from kunitori.values.answers import option
from kunitori.values.decision import Decision, Option
from kunitori.values.event import Event
from kunitori.values.vocabulary import COLOURS, card, cards_of, rule_of_decision

if TYPE_CHECKING:
    from kunitori.game.analysis import Analysis
    from kunitori.game.game import Game

Cards = Mapping[str, int]
T = TypeVar("T")


@dataclass(frozen=True)
class SeatView:
    """One player's territory, as far as the viewer may know it. Sizes are exact; contents may be partial."""

    name: str
    hand_size: int
    hand: Cards  # the viewer's whole hand; for others the publicly known cards
    deck_size: int
    deck: Cards | None  # the viewer's deck, unordered
    top: tuple[str, ...]  # known cards on top of the deck, next card first
    top_in_order: bool
    discard_size: int
    discard: Cards  # the viewer's whole pile; for others the cards seen
    deployed: Cards
    ambush: Cards
    revealed: tuple[str, ...]
    moats: int
    owned: Cards  # all cards that the player owns (C9.2)
    points: int
    has_gained_land: bool
    markers: Cards = field(default_factory=dict)  # Moegahara: colour -> how many


@dataclass(frozen=True, slots=True)
class Bonus:
    """A reason why a card in a line is stronger than its cost (M6.2)."""

    giver: str
    strength: int
    is_behind: bool  # the giver is a general behind a troop; otherwise it is the giver's text


@dataclass(frozen=True)
class LandView:
    """One Land of Moegahara's battlefield, from both sides."""

    winner: int | None  # the team that won it
    lines: tuple[tuple[str, ...], tuple[str, ...]]  # by team, position 1 next to the Land
    strengths: tuple[tuple[int, ...], tuple[int, ...]]  # with all bonuses (M6.2)
    bonuses: tuple[tuple[tuple[Bonus, ...], ...], ...] = field(compare=False)  # by team and position (M6.2)
    fights_won: tuple[int, int] = field(compare=False)  # by team, fights won here (M6.1)


@dataclass(frozen=True)
class View:
    """A game as one seat, or a spectator (None), sees it; made by `Game.view`.

    Cards are mappings from card id to number. Views with the same contents are equal.

    >>> from kunitori.game import new_game
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(1)
    >>> view.me.name, view.me.hand, view.me.points
    ('Ben', {'copper': 3, 'village': 1}, 2)
    >>> view.seats[0].hand_size, view.seats[0].hand, view.seats[0].owned
    (4, {}, {'copper': 6, 'village': 2})
    >>> view.decision.player, view.decision.kind, view.decision.options
    (0, 'buy', ())
    """

    player: int | None
    players: tuple[str, ...]
    game: str
    turn: int
    round: int
    active: int
    phase: str
    actions: int
    money: int
    buys: int
    discount: int
    pool: Cards  # all remaining generals are known, but only the top one can be bought
    top_general: str | None
    generals_left: int
    trash: Cards
    played: Cards  # by the active player this turn
    unplayed: Cards  # the active player's deployed cards still to be played
    attackers: tuple[Cards, ...]  # the active player's units by the seat they attack
    ally: int | None
    decision: Decision | None
    seats: tuple[SeatView, ...]
    is_over: bool
    is_last_round: bool
    events: Sequence[Event]
    lands: tuple[LandView, ...]  # Moegahara's battlefield; no Lands in the other games
    buried: Cards  # cards under won Lands
    east_team: int | None  # the team bound to the East (M4.1)
    answered: tuple[int, ...]  # answers of the viewer's unfinished move
    known_state: State = field(repr=False, compare=False)
    """The engine's state with only what the viewer may know; bots answer from it (docs/decisions/0007)."""

    @property
    def cards(self) -> CardSet:
        """The cards of the game."""
        return self.known_state.rules.cards

    @property
    def me(self) -> SeatView:
        """The viewer's territory."""
        if self.player is None:
            raise BadPosition("error-seat", seat="-")
        return self.seats[self.player]

    def price(self, card: str) -> int:
        """What a card costs to buy now (C6.2)."""
        return price(self.known_state, self._number(card))

    @property
    def treasure(self) -> Cards:
        """The treasure in the viewer's hand, which may be played in the buy phase (C6.1)."""
        return self._in_hand(treasure)

    @property
    def treasure_money(self) -> int:
        """What all treasure in the viewer's hand brings (C6.1)."""
        return 0 if self.player is None else treasure_money(self.known_state, self.player)

    @property
    def stayable(self) -> Cards:
        """The cards that the active player may leave in the army area at the end of the turn (C7.1)."""
        g = self.known_state
        return {name: stayable(g, k) for k, name in self._kinds(may_stay(g))}

    @property
    def keepable(self) -> Cards:
        """The cards in the viewer's hand that may be kept when the hand is discarded (W7.2)."""
        return self._in_hand(may_keep)

    @property
    def ambushable(self) -> Cards:
        """The cards in the viewer's hand that may lie in ambush (C5.4)."""
        return self._in_hand(may_ambush)

    def army(self, seat: int) -> Cards:
        """The generals and troops in a player's army area, which fight in every attack (C5.2)."""
        g = self.known_state
        p = self._seat(seat)
        return {name: fighting(g, p, k) for k, name in self._kinds(fighting_kinds(g, p) & g.rules.units)}

    def has_several_targets(self, card: str) -> bool:
        """Whether one unit may attack several players at once: a leader, by a house rule (ruling 2)."""
        return bool(has_several(self.known_state, self._number(card)))

    def targets(self, card: str, led: Collection[int] = ()) -> tuple[int, ...]:
        """The seats that a unit may attack, clockwise: a troop only those where a leader goes, ``led`` (C5.2).

        >>> from kunitori.game import new_game
        >>> view = new_game("kunitori", ["Ann", "Ben", "Cat"], seed=7, start=0).view(0)
        >>> view.targets("oda_nobunaga"), view.targets("cavalry"), view.targets("cavalry", [2])
        ((1, 2), (), (2,))
        """
        g = self.known_state
        mask = targets(g, self._number(card), sum(1 << seat for seat in {*led}))
        clockwise = ((g.cur + i) % g.seats for i in range(1, g.seats))
        return tuple(seat for seat in clockwise if mask >> seat & 1)

    def army_attack(self, seat: int) -> int:
        """The strength of a player's whole army area in an attack (C5.5)."""
        return army_attack(self.known_state, self._seat(seat))

    def attack_on(self, seat: int) -> int:
        """The strength that attacks a player in the battle that has been declared (C5.5, W5.8)."""
        return attack_strength(self.known_state, self._seat(seat))

    def attack_with(self, armies: Mapping[int, Mapping[str, int]]) -> dict[int, int]:
        """How strong each army would be if the active player divided all units like this, by target seat (C5.2, C5.5).

        >>> from kunitori.game import Game
        >>> played = {"akechi_mitsuhide": 1, "maeda_keiji": 1}
        >>> game = Game.from_position({"players": ["Ann", "Ben", "Cat"], "phase": "battle", "played": played})
        >>> game.view(0).attack_with({1: {"akechi_mitsuhide": 1}, 2: {"maeda_keiji": 1}})
        {1: 2, 2: 6}
        """
        g = self.known_state.clone()
        reset_move(g)  # units of an unfinished attack are not sent yet
        if not self._is_whole_army(armies):
            several = self.known_state.rules.several_targets
            raise BadPosition("why-all-units-several" if several else "why-all-units", rule="C5.2")
        for seat, army in armies.items():
            for name, n in army.items():
                send(g, self._seat(seat), self._number(name), n)
        return {seat: attack_strength(g, seat) for seat in armies}

    def _is_whole_army(self, armies: Mapping[int, Mapping[str, int]]) -> bool:
        """Whether every unit of the active player is sent, each once, or where it may have several targets at least."""
        whole, sent, most = self.army(self.active), Counter[str](), Counter[str]()
        for army in armies.values():
            sent.update(army)
            most |= Counter(army)
        several = {card for card in whole if self.has_several_targets(card)}
        if any(sent[card] < whole[card] or most[card] > whole[card] for card in several):
            return False
        return {card: n for card, n in sent.items() if card not in several} == {
            card: n for card, n in whole.items() if card not in several
        }

    def defence(self, seat: int) -> int:
        """The strength that a player's army area has in defence, with what lies in ambush or is revealed (C5.5)."""
        return defence_strength(self.known_state, self._seat(seat))

    def attack_of(self, card: str) -> int:
        """What one card adds to an attack (C5.5)."""
        return attack_value(self.known_state, self._number(card))

    def defence_of(self, card: str, in_ambush: bool = False) -> int:
        """What one card adds to a defence, from ambush with its own bonus (C5.5, K5.4)."""
        return (ambush_value if in_ambush else defence_value)(self.known_state, self._number(card))

    def ambush_bonus(self, cards: Collection[str]) -> int:
        """What cards in ambush get together (W5.4)."""
        return ambush_bonus(self.known_state, sum(1 << self._number(card) for card in {*cards}))

    @property
    def goal(self) -> int:
        """The points that win the game at once, in Moegahara (M8.2)."""
        return goal(self.known_state)

    def land_with(self, card: str, land: int) -> LandView:
        """A Land as it would be if the active player deployed a card there, before its text changes lines (M5.3)."""
        g, k, land = self.known_state.clone(), self._number(card), range(len(self.lands))[land]
        team = g.cur % TEAMS
        n = len(self.lands[land].lines[team])
        if n == LINE:
            raise BadPosition("why-line-full", rule="M5.1", land=land + 1)
        line_up(g, team, land, k)
        winner = team if wins_by_text(g, k, n) else land_winner(g, land)
        _, first, second = g.land_rows()[land]
        return _see_land(g, land, winner + 1, first, second)

    def _kinds(self, mask: int) -> Iterator[tuple[int, str]]:
        kinds = self.cards.kinds
        while mask:
            k = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            yield k, kinds[k]

    def _number(self, card: str) -> int:
        return self.cards.kind_number[self.cards[card].id]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise BadPosition("error-seat", seat=quoted(seat))
        return seat

    def _in_hand(self, allowed: Callable[[State, int], int]) -> Cards:
        hand = self.me.hand
        return {name: hand[name] for _, name in self._kinds(allowed(self.known_state, self.known_state.viewer))}

    def sample(self, seed: int) -> Game:
        """A game that fits this view, dealt from the view alone; the same seed gives the same game.

        Randomness is new too, so two samples continue differently. A sample has no past events, so its view differs
        from this one in ``events`` and nothing else.

        >>> from dataclasses import replace
        >>> from kunitori.game import new_game
        >>> view = new_game("kunitori", seed=7).view(0)
        >>> view.sample(1) == view.sample(1), replace(view.sample(1).view(0), events=view.events) == view
        (True, True)
        """
        from kunitori.game.game import Game

        if not isinstance(seed, SupportsIndex):
            raise BadOptions("error-sample", seed=quoted(seed))
        state = dealt(self.known_state, index(seed) & (2**64 - 1))
        reset_move(state)
        game = Game.of_state(state, self.players)
        for x in self.answered:
            game.answer(x)
        return game

    def analyse(
        self, *, nodes: int | None = None, seconds: float = 0.0, threads: int = 1, seed: int | str = 0
    ) -> Analysis:
        """Win chances, and the best options with reasons, from this view alone.

        ``nodes`` is the number of simulations; more are more accurate. The same ``seed`` and nodes give the same
        analysis. ``seconds`` limit the time (0: no limit), and ``threads`` only change the speed. Options are given
        only if the viewer is asked. docs/analysis.md explains the figures.

        >>> from kunitori.game import new_game
        >>> view = new_game("kunitori", seed=7, start=0).view(1)
        >>> analysis = view.analyse(nodes=50)
        >>> analysis.options, round(sum(analysis.chances), 6), analysis == view.analyse(nodes=50)
        ((), 1.0, True)
        """
        from kunitori.game.analysis import NODES, analyse

        return analyse(self, NODES if nodes is None else nodes, seconds, threads, seed)

    def __str__(self) -> str:
        return self.picture()

    def picture(self, language: str = "en") -> str:
        """The table as text, as the viewer sees it; `print` shows it in English.

        >>> from kunitori.game import new_game
        >>> print(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0))
        Kunitori! · round 1 · Ann’s turn
        ...
        Hand: 2 × Copper, 2 × Village
        Buy phase · money 0 · buys 1
        Ann: What do you buy?
          play copper   end
        """
        return drawn("table_text", self, language)

    def _repr_html_(self) -> str:
        return drawn("table_html", self)

    def to_data(self, since: int = 0) -> dict[str, Any]:
        """The view in words, ready for JSON, with the events from number ``since`` on; `from_data` is the inverse.

        It is the form that outside bots get; docs/writing-a-bot.md describes every field.

        >>> from kunitori.game import new_game
        >>> data = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0).to_data()
        >>> data["seats"][0]["hand"], data["decision"]["options"]
        ({'copper': 2, 'village': 2}, ['play copper', 'end'])
        """
        return view_data(self, since)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> View:
        """The view from what `to_data` returned; `BadPosition` if it is something else."""
        return read_view(data)

    def to_json(self) -> str:
        """The view as JSON, in the words of `to_data`.

        >>> from kunitori.game import new_game
        >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
        >>> View.from_json(view.to_json()) == view
        True
        """
        return json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str | bytes) -> View:
        """The view from what `to_json` wrote; `BadPosition` if it is something else.

        >>> View.from_json("[1, 2")
        Traceback (most recent call last):
        ...
        kunitori.errors.BadPosition: This is not JSON. Pass what View.to_json() returned.
        """
        return read_view(text)


class ViewCache:
    """Shared parts of views of one game that are only read: seats, rows and Lands.

    >>> from kunitori.game import new_game
    >>> game, cache = new_game("kunitori", seed=7), ViewCache()
    >>> mine, watched = game.view(0, cache), game.view(None, cache)
    >>> mine == game.view(0), mine.seats[1] is watched.seats[1], mine.seats[0] == watched.seats[0]
    (True, True, False)
    """

    __slots__ = ("_known",)
    _MOST = 32

    def __init__(self) -> None:
        self._known: dict[Any, Any] = {}

    def find(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """The value for an equal key, made on first use."""
        found: T | None = self._known.get(key)
        if found is None:
            if len(self._known) >= self._MOST:
                self._known.clear()
            found = self._known[key] = make()
        return found


class _NoCache(ViewCache):
    __slots__ = ()

    def find(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        return make()


ALONE: Final[ViewCache] = _NoCache()
"""A cache that shares nothing."""


def see(
    known: State,
    players: tuple[str, ...],
    events: Sequence[Event],
    answered: tuple[int, ...] = (),
    cache: ViewCache = ALONE,
    public: View | None = None,
) -> View:
    """A view from a state that holds only what the viewer may know.

    With a spectator's view of the same moment, only what the viewer knows beyond that is made.
    """
    viewer = None if known.viewer >= MAX_PLAYERS else known.viewer
    found = vars(public).copy() if public else _see_table(known, players, cache)
    if public is None or (known.who == viewer and not known.over):
        found["decision"] = ask(known, handles(players))
    if public is None:
        found["seats"] = tuple(_see_seat(known, p, players[p], cache) for p in range(known.seats))
    else:
        found["seats"] = tuple(
            _see_seat(known, p, players[p], cache) if is_open_to(known, p, known.viewer) else seat
            for p, seat in enumerate(public.seats)
        )
    found |= {"player": viewer, "events": events, "answered": answered, "known_state": known}
    view = View.__new__(View)
    view.__dict__.update(found)
    return view


def _see_table(known: State, players: tuple[str, ...], cache: ViewCache) -> dict[str, Any]:
    """What everybody sees alike."""
    kinds = known.rules.cards.kinds
    pool, trash, played, unplayed, buried = known.common_rows()
    return {
        "players": players,
        "game": known.rules.cards.game,
        "turn": known.turn,
        "round": known.turn // known.seats + 1,
        "active": known.cur,
        "phase": phase_name(known),
        "actions": known.actions,
        "money": known.money,
        "buys": known.buys,
        "discount": known.discount,
        "pool": cache.find(("pool", pool), lambda: cards_of(pool, kinds)),
        "top_general": card(kinds, known.top_general),
        "generals_left": known.generals_n,
        "trash": cache.find(("trash", trash), lambda: cards_of(trash, kinds)),
        "played": cards_of(played, kinds),
        "unplayed": cards_of(unplayed, kinds),
        "attackers": tuple(cards_of(known.attack_row(p), kinds) for p in range(known.seats)),
        "ally": known.ally if known.ally >= 0 else None,
        "is_over": bool(known.over),
        "is_last_round": known.last_turn >= 0,
        "lands": _see_lands(known, cache) if known.rules.moegahara else (),
        "buried": cards_of(buried, kinds),
        "east_team": known.east_team if known.east_team >= 0 else None,
    }


def _see_seat(known: State, p: int, name: str, cache: ViewCache) -> SeatView:
    kinds, rows = known.rules.cards.kinds, known.seat_rows(p)
    own = is_open_to(known, p, known.viewer)
    points, has_gained_land = score(known, p), bool(known.land_gained >> p & 1)

    def make() -> SeatView:
        hand, deck, pile, hidden, deployed, ambush, have, top, shown, markers, *numbers = rows
        hand_n, deck_n, pile_n, top_open, lying = numbers
        return SeatView(
            name=name,
            hand_size=hand_n,
            hand=cards_of(hand, kinds),
            deck_size=deck_n + len(top),
            deck=cards_of([n + top.count(k) for k, n in enumerate(deck)] if top else deck, kinds) if own else None,
            top=tuple(kinds[k] for k in top),
            top_in_order=own or top_open != BOTH_BUT_NOT_THE_ORDER,
            discard_size=pile_n,
            discard=cards_of([*map(add, pile, hidden)], kinds),
            deployed=cards_of(deployed, kinds),
            ambush=cards_of(ambush, kinds),
            revealed=tuple(kinds[k] for k in shown),
            moats=lying,
            owned=cards_of(have, kinds),
            points=points,
            has_gained_land=has_gained_land,
            markers={COLOURS[c]: n for c, n in enumerate(markers) if n},
        )

    return cache.find((p, rows, own, points, has_gained_land), make)


def _see_lands(known: State, cache: ViewCache) -> tuple[LandView, ...]:
    rows = known.land_rows()
    return cache.find(("lands", rows), lambda: tuple(_see_land(known, i, *rows[i]) for i in range(lands(known))))


def _see_land(known: State, land: int, won: int, first: bytes, second: bytes) -> LandView:
    kinds, lines = known.rules.cards.kinds, (first, second)
    if not first and not second:
        return LandView(won - 1 if won else None, ((), ()), ((), ()), ((), ()), (0, 0))
    ours, theirs = (tuple(strength(known, t, land, i) for i in range(len(lines[t]))) for t in range(TEAMS))
    return LandView(
        winner=won - 1 if won else None,
        lines=(tuple(kinds[k] for k in first), tuple(kinds[k] for k in second)),
        strengths=(ours, theirs),
        bonuses=tuple(tuple(_bonuses(known, t, land, lines[t], i) for i in range(len(lines[t]))) for t in range(TEAMS)),
        fights_won=(fights_won(known, 0, land), fights_won(known, 1, land)),
    )


def _bonuses(known: State, team: int, land: int, line: bytes, i: int) -> tuple[Bonus, ...]:
    """What makes the card in position i of a line stronger (M6.2)."""
    kinds = known.rules.cards.kinds
    behind = general_behind(known, team, land, i)
    found = [Bonus(kinds[line[behind]], 1, True)] if behind >= 0 else []
    for j, k in enumerate(line):
        if more := bonus_of_text(known, k, j, i, line[i]):
            found.append(Bonus(kinds[k], more, False))
    return tuple(found)


def line_strengths(line: Sequence[str], rules: Rules) -> tuple[int, ...]:
    """The total strength of a line that is not on the battlefield (M6.2).

    >>> from kunitori.cards import card_set
    >>> line_strengths(["cavalry", "tokugawa_ieyasu"], Rules(card_set("moegahara")))
    (7, 8)
    """
    g = State(rules)
    held = line[:LINE]
    for name in held:
        line_up(g, 0, 0, rules.cards.kind_number[name])
    return tuple(strength(g, 0, 0, i) for i in range(len(held)))


def phase_name(g: State) -> str:
    return vocabulary.phase_name(g.phase, g.rules.cards.teams)


def _asked_about(g: State) -> str | None:
    """The card that a question is about; a marker's question is about a team."""
    return g.rules.cards.kinds[g.a] or None if 0 <= g.a < K and g.kind != D_MARKER else None


def ask(g: State, names: Sequence[str]) -> Decision | None:
    """The pending decision, without options if they are not known."""
    if g.over:
        return None
    options: list[Option] = []
    mask = g.mask
    while mask:
        x = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        options.append(option(g, x, names))
    row = TABLE[g.kind]
    return Decision(
        g.who,
        row.name,
        tuple(options),
        _asked_about(g),
        g.b if row.seat and 0 <= g.b < g.seats else None,
        g.step,
        rule_of_decision(g),
        **(_on_the_field(g) if g.mask and g.rules.moegahara else {}),
    )


def _on_the_field(g: State) -> dict[str, Any]:
    """The line or marker that a question is about."""
    own = g.cur % TEAMS
    if g.kind in (D_SPOT, D_REORDER):
        return {"land": g.field_land % LANDS, "team": own if g.field_land < LANDS else 1 - own}
    if g.kind in (D_STRIKE, D_REARRANGE):
        return {"land": g.b, "team": own if g.kind == D_REARRANGE else 1 - own}
    if g.kind == D_MARKER:
        return {"team": g.a, "colour": COLOURS[g.b]}
    return {}
