"""All that one player may know, as plain data, and never more (C9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kunitori.cards.kinds import KINDS
from kunitori.cards.sets import CardSet
from kunitori.engine.consts import BOTH_BUT_NOT_THE_ORDER, MAX_PLAYERS, K
from kunitori.engine.deal import dealt
from kunitori.engine.moves import reset_move
from kunitori.engine.rules import Rules
from kunitori.engine.state import State, revive
from kunitori.engine.turn import owned, score
from kunitori.errors import BadPosition
from kunitori.values.decision import Decision, Option
from kunitori.values.event import Event
from kunitori.values.notation import handles, option_text
from kunitori.values.vocabulary import DECISIONS, PHASES, RULE_OF_DECISION, card, cards_of

if TYPE_CHECKING:
    from kunitori.game.game import Game

Cards = Mapping[str, int]
_ABOUT_SEATS = ("leaders", "troops", "trap_card", "pick")


@dataclass(frozen=True)
class SeatView:
    """One player's territory as far as the viewer may know it. Sizes are always true; contents may be less."""

    name: str
    hand_size: int
    hand: Cards  # the whole own hand; of others what everybody knows to be there
    deck_size: int
    deck: Cards | None  # what the own deck holds, unordered
    top: tuple[str, ...]  # known cards on top of the deck, the next first
    top_in_order: bool
    discard_size: int
    discard: Cards  # the whole own pile; of others what was seen to go there
    deployed: Cards
    ambush: Cards
    revealed: tuple[str, ...]
    moats: int
    owned: Cards  # all cards the player owns, wherever they are (C9.2)
    points: int
    has_gained_land: bool


@dataclass(frozen=True)
class View:
    """A game through the eyes of one seat (or, with None, of a spectator), made by `Game.view`.

    Cards are mappings from card id to how many. Views with the same contents are equal.

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
    pool: Cards  # of the generals only the top one can be had, but all that are left are known
    top_general: str | None
    generals_left: int
    trash: Cards
    played: Cards  # by the active player this turn
    unplayed: Cards  # his deployed cards still to be played
    attackers: tuple[Cards, ...]  # the active player's units by the seat they attack
    ally: int | None
    decision: Decision | None
    seats: tuple[SeatView, ...]
    is_over: bool
    is_last_round: bool
    events: tuple[Event, ...]
    answered: tuple[int, ...]  # of the viewer's own half-answered move
    _known: State = field(repr=False, compare=False)

    @property
    def cards(self) -> CardSet:
        """The cards of the game."""
        return self._known.rules.cards

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        if self.player is None:
            raise BadPosition("error-seat", seat="-")
        return self.seats[self.player]

    def sample(self, seed: int) -> Game:
        """A game that this view allows, dealt from the view alone, for search; the same seed deals the same.

        Chance is new from here on, too: two samples go on differently.

        >>> from kunitori.game import new_game
        >>> view = new_game("kunitori", seed=7).view(0)
        >>> view.sample(1) == view.sample(1), view.sample(1).view(0).me == view.me
        (True, True)
        """
        from kunitori.game.game import Game

        state = dealt(self._known, seed & (2**64 - 1))
        reset_move(state)
        game = Game.of_state(state, self.players)
        for x in self.answered:
            game.answer(x)
        return game

    def to_data(self) -> dict[str, Any]:
        """The view as JSON-ready data, from which from_data() makes an equal view."""
        return {
            "players": list(self.players),
            "cards": self.cards.to_text().splitlines(),
            "events": [
                [e.kind, e.player, [list(c) for c in e.cards], e.number, e.other, e.place, e.rule, e.cause,
                 [list(c) for c in e.known], e.against]
                for e in self.events
            ],
            "answered": list(self.answered),
            "known": self._known.export(),
        }  # fmt: skip

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> View:
        """The way back from to_data()."""
        rules = Rules(CardSet.from_text("\n".join(data["cards"]) + "\n"))
        events = tuple(
            Event(kind, player, tuple((c, n) for c, n in cards), number, other, place, rule, cause,
                  tuple((c, n) for c, n in known), against)
            for kind, player, cards, number, other, place, rule, cause, known, against in data["events"]
        )  # fmt: skip
        return see(revive(rules, dict(data["known"])), tuple(data["players"]), events, tuple(data["answered"]))


def see(
    known: State, players: tuple[str, ...], events: tuple[Event, ...], answered: tuple[int, ...] = ()
) -> View:
    """A view from a state that holds only what its viewer may know."""
    data = known.export()
    viewer = None if known.viewer >= MAX_PLAYERS else known.viewer
    return View(
        player=viewer,
        players=players,
        game=known.rules.cards.game,
        turn=known.turn,
        round=known.turn // known.seats + 1,
        active=known.cur,
        phase=PHASES[known.phase],
        actions=known.actions,
        money=known.money,
        buys=known.buys,
        discount=known.discount,
        pool=cards_of(data["pool"]),
        top_general=card(known.top_general),
        generals_left=known.generals_n,
        trash=cards_of(data["trash"]),
        played=cards_of(data["played"]),
        unplayed=cards_of(data["unplayed"]),
        attackers=tuple(cards_of(row) for row in data["against"]),
        ally=known.ally if known.ally >= 0 else None,
        decision=ask(known, handles(players)),
        seats=tuple(_see_seat(known, data, p, players[p], viewer) for p in range(known.seats)),
        is_over=bool(known.over),
        is_last_round=known.last_turn >= 0,
        events=events,
        answered=answered,
        _known=known,
    )


def _see_seat(known: State, data: Mapping[str, Any], p: int, name: str, viewer: int | None) -> SeatView:
    own = p == viewer
    discard = [a + b for a, b in zip(data["pile"][p], data["hidden"][p], strict=True)]
    return SeatView(
        name=name,
        hand_size=data["hand_n"][p],
        hand=cards_of(data["hand"][p]),
        deck_size=data["deck_n"][p] + data["top_n"][p],
        deck=cards_of([n + data["top"][p].count(k) for k, n in enumerate(data["deck"][p])]) if own else None,
        top=tuple(KINDS[k] for k in data["top"][p]),
        top_in_order=own or data["top_open"][p] != BOTH_BUT_NOT_THE_ORDER,
        discard_size=data["pile_n"][p],
        discard=cards_of(discard),
        deployed=cards_of(data["deployed"][p]),
        ambush=cards_of(data["ambush"][p]),
        revealed=tuple(KINDS[k] for k in data["shown"][p]),
        moats=data["lying"][p],
        owned=cards_of(_owned(known, p)),
        points=score(known, p),
        has_gained_land=bool(known.land_gained >> p & 1),
    )


def _owned(known: State, p: int) -> list[int]:
    return [owned(known, p, k) for k in range(K)]


def ask(g: State, names: Sequence[str]) -> Decision | None:
    """The pending decision; without options where they are not known."""
    if g.over:
        return None
    options = tuple(Option(option_text(g, x, names), g.kind * 64 + x) for x in range(64) if g.mask >> x & 1)
    return Decision(
        g.who,
        DECISIONS[g.kind],
        options,
        card(g.a) if 0 <= g.a < K else None,
        g.b if 0 <= g.b < g.seats and DECISIONS[g.kind] in _ABOUT_SEATS else None,
        g.step,
        RULE_OF_DECISION[g.kind],
    )

