"""A spectator who tracks public events by C9 alone, and so knows what a view must hold."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from tests.property.tables import game_of

from kunitori import Event, Game, SeatView, View
from kunitori.engine.state import State

Cards = Counter[str]


@dataclass
class Seat:
    """One player's cards, as far as everybody can follow them."""

    hand: Cards = field(default_factory=Counter)
    unknown_in_hand: int = 0
    kept: Cards = field(default_factory=Counter)  # shown when the rest of the hand is discarded
    deck: int = 0
    top: list[str] = field(default_factory=list)
    in_order: bool = True
    pile: Cards = field(default_factory=Counter)
    unknown_in_pile: int = 0
    played: Cards = field(default_factory=Counter)
    deployed: Cards = field(default_factory=Counter)
    staying: Cards = field(default_factory=Counter)
    moats: int = 0
    ambush: Cards = field(default_factory=Counter)
    revealed: list[str] = field(default_factory=list)
    owned: Cards = field(default_factory=Counter)
    markers: Cards = field(default_factory=Counter)

    def leave_hand(self, gone: Cards) -> None:
        """Remove a card in public; copies known to be there go first."""
        known = gone & self.hand
        self.hand -= known
        self.unknown_in_hand -= gone.total() - known.total()

    def leave_army(self, gone: Cards) -> None:
        """Remove a card: those of this turn first, then deployed ones, then Moats of the last turn."""
        played = gone & self.played
        deployed = (gone - played) & self.deployed
        self.played -= played
        self.deployed -= deployed
        self.moats -= (gone - played - deployed).total()


class Notes:
    """The notes about all events so far."""

    def __init__(self, view: View) -> None:
        self.seats = [self.first_look(seat) for seat in view.seats]
        self.pool, self.trash = Counter(view.pool), Counter(view.trash)
        self.top_general = view.top_general
        self.buried, self.won = Counter(view.buried), [land.winner for land in view.lands]
        self.lines = [[Counter(line) for line in land.lines] for land in view.lands]

    @staticmethod
    def first_look(seat: SeatView) -> Seat:
        hand, pile = Counter(seat.hand), Counter(seat.discard)
        return Seat(
            hand=hand,
            unknown_in_hand=seat.hand_size - hand.total(),
            deck=seat.deck_size,
            pile=pile,
            unknown_in_pile=seat.discard_size - pile.total(),
            deployed=Counter(seat.deployed),
            owned=Counter(seat.owned),
            markers=Counter(seat.markers),
        )

    def hear(self, event: Event) -> None:
        """Note one event as a spectator sees it; events without a method move no cards."""
        note = getattr(self, f"on_{event.kind}", None)
        if note and event.player is not None:
            note(self.seats[event.player], event, Counter(dict(event.cards)))
        elif event.kind == "turn_up":
            self.top_general = event.cards[0][0]
        elif event.kind == "win_land":
            assert event.land is not None
            self.won[event.land] = event.team
        elif event.kind == "bury":
            assert event.land is not None and event.team is not None
            self.lines[event.land][event.team] -= Counter(dict(event.cards))
            self.buried += Counter(dict(event.cards))

    def say(self, view: View) -> dict[str, object]:
        """The notes in the form of a view."""
        seats = [
            {
                "hand": seat.hand + seat.kept,
                "hand_size": (seat.hand + seat.kept).total() + seat.unknown_in_hand,
                "deck_size": seat.deck,
                "top": tuple(seat.top),
                "top_in_order": seat.in_order,
                "discard": +seat.pile,
                "discard_size": seat.pile.total() + seat.unknown_in_pile,
                "deployed": Counter({k: n for k, n in (seat.deployed + seat.staying).items() if k != "moat"}),
                "moats": seat.moats + seat.staying["moat"],
                "ambush": +seat.ambush,
                "revealed": tuple(seat.revealed),
                "owned": +seat.owned,
                "markers": +seat.markers,
            }
            for seat in self.seats
        ]
        played = self.seats[view.active].played
        piles = {"pool": +self.pool, "trash": +self.trash, "played": +played, "buried": +self.buried}
        lands = {"lines": [[+line for line in lines] for lines in self.lines], "won": self.won}
        return {"seats": seats, **piles, **lands, "top": self.top_general}

    @staticmethod
    def read(view: View) -> dict[str, object]:
        """The same from a view."""
        seats = [
            {
                "hand": Counter(seat.hand),
                "hand_size": seat.hand_size,
                "deck_size": seat.deck_size,
                "top": seat.top if seat.top_in_order else tuple(sorted(seat.top)),
                "top_in_order": seat.top_in_order,
                "discard": Counter(seat.discard),
                "discard_size": seat.discard_size,
                "deployed": Counter(seat.deployed),
                "moats": seat.moats,
                "ambush": Counter(seat.ambush),
                "revealed": seat.revealed,
                "owned": Counter(seat.owned),
                "markers": Counter(seat.markers),
            }
            for seat in view.seats
        ]
        piles = {"pool": Counter(view.pool), "trash": Counter(view.trash), "played": Counter(view.played)}
        piles["buried"] = Counter(view.buried)
        lines = [[Counter(line) for line in land.lines] for land in view.lands]
        return {
            "seats": seats, **piles, "lines": lines, "won": [land.winner for land in view.lands],
            "top": view.top_general,
        }  # fmt: skip

    # ---- turns
    def on_turn(self, seat: Seat, event: Event, cards: Cards) -> None:
        for somebody in self.seats:
            somebody.moats += somebody.staying.pop("moat", 0)
            somebody.deployed += somebody.staying
            somebody.staying = Counter()
            somebody.hand += somebody.kept
            somebody.kept = Counter()

    def on_play(self, seat: Seat, event: Event, cards: Cards) -> None:
        if event.place == "hand":
            seat.leave_hand(cards)
            seat.played += cards

    def on_stay(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.leave_army(cards)
        seat.staying += cards

    def on_keep(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.leave_hand(cards)
        seat.kept = cards

    def on_hand_discard(self, seat: Seat, event: Event, cards: Cards) -> None:
        assert cards == seat.hand, "of a discarded hand what everybody could follow is told, no more and no less"
        assert event.number == seat.hand.total() + seat.unknown_in_hand
        seat.pile += seat.hand
        seat.unknown_in_pile += seat.unknown_in_hand
        seat.hand, seat.unknown_in_hand = Counter(), 0

    # ---- decks
    def on_draw(self, seat: Seat, event: Event, cards: Cards) -> None:
        """A known card stays known in hand; of two in secret order, neither is known unless both are drawn (C9.3)."""
        if not seat.in_order and event.number == 1:
            seat.top = []
        known = Counter(seat.top[: event.number])
        assert cards == known, "of drawn cards those that everybody could follow are told, no more and no less"
        seat.top, seat.in_order = seat.top[event.number :], True
        seat.hand += known
        seat.unknown_in_hand += event.number - known.total()
        seat.deck -= event.number

    def on_shuffle(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.top, seat.in_order = [], True
        if event.place == "discard":
            seat.deck += seat.pile.total() + seat.unknown_in_pile
            seat.pile, seat.unknown_in_pile = Counter(), 0
        assert event.number == seat.deck

    def on_reveal(self, seat: Seat, event: Event, cards: Cards) -> None:
        [card] = cards
        if seat.top:
            assert card in (seat.top[:1] if seat.in_order else seat.top)
            seat.top.remove(card)
        seat.revealed.append(card)
        seat.deck -= 1

    def on_put_back(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.top, seat.in_order = sorted(seat.revealed), len(set(seat.revealed)) < 2
        seat.revealed = []
        seat.deck += len(seat.top)

    def on_take(self, seat: Seat, event: Event, cards: Cards) -> None:
        if event.place == "deck":
            seat.deck -= 1
        elif cards & seat.pile:
            seat.pile -= cards
        else:
            seat.unknown_in_pile -= 1
        seat.hand += cards

    # ---- to and from the pool
    def on_gain(self, seat: Seat, event: Event, cards: Cards) -> None:
        self.pool -= cards
        seat.owned += cards
        if event.place == "hand":
            seat.hand += cards
        else:
            seat.pile += cards
        if self.top_general in cards:
            self.top_general = None

    on_buy = on_gain

    def on_to_pool(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.leave_army(cards)
        seat.owned -= cards
        self.pool += cards

    def on_pass_on(self, seat: Seat, event: Event, cards: Cards) -> None:
        assert event.other is not None
        seat.pile -= cards
        seat.owned -= cards
        self.seats[event.other].pile += cards
        self.seats[event.other].owned += cards

    # ---- Moegahara
    def on_return(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.leave_hand(cards)
        seat.owned -= cards
        self.pool += cards

    def on_deploy(self, seat: Seat, event: Event, cards: Cards) -> None:
        assert event.land is not None and event.player is not None
        seat.leave_army(cards)
        seat.owned -= cards
        self.lines[event.land][event.player % 2] += cards

    def on_dismiss(self, seat: Seat, event: Event, cards: Cards) -> None:
        assert event.land is not None and event.player is not None
        self.lines[event.land][event.player % 2] -= cards
        seat.pile += cards
        seat.owned += cards

    def on_marker(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.markers[event.colour] += 1

    def on_marker_back(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.markers[event.colour] -= 1

    def on_give(self, seat: Seat, event: Event, cards: Cards) -> None:
        assert event.other is not None
        if cards & seat.pile:
            seat.pile -= cards
        else:
            seat.unknown_in_pile -= 1
        seat.owned -= cards
        self.seats[event.other].pile += cards
        self.seats[event.other].owned += cards

    # ---- lost
    def leave(self, seat: Seat, place: str, cards: Cards) -> None:
        if place == "hand":
            seat.leave_hand(cards)
        elif place == "army":
            seat.leave_army(cards)
        elif place == "ambush":
            seat.ambush -= cards
        else:
            assert place == "revealed"
            seat.revealed.remove(*cards)

    def on_trash(self, seat: Seat, event: Event, cards: Cards) -> None:
        self.leave(seat, event.place, cards)
        seat.owned -= cards
        self.trash += cards

    def on_discard(self, seat: Seat, event: Event, cards: Cards) -> None:
        if event.cause == "trap":
            seat.deployed -= cards  # never a card played this turn (C1.4)
        else:
            self.leave(seat, event.place, cards)
        seat.pile += cards

    # ---- revealed cards and battles
    def on_show(self, seat: Seat, event: Event, cards: Cards) -> None:
        new = cards - seat.hand
        seat.hand += new
        seat.unknown_in_hand -= new.total()

    def on_ambush(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.leave_hand(cards)
        seat.ambush += cards

    def on_to_hand(self, seat: Seat, event: Event, cards: Cards) -> None:
        seat.ambush -= cards
        seat.hand += cards


def listen(g: State, seed: int) -> set[str]:
    """Play a game, and compare the notes with the views after every move that leaves no pending effect."""
    game, chance, heard = game_of(g), random.Random(seed), 0
    notes, kinds = Notes(game.view(None)), set()
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        events = game.events_for(None, heard)
        for event in events:
            notes.hear(event)
            kinds.add(event.kind)
        compare_told(game, heard, chance.randrange(g.seats))
        heard += len(events)
        if game._state.sp == 0 and game._state.step == 0:
            view = game.view(None)
            assert notes.read(view) == notes.say(view), f"{game.moves[-3:]}"
            if chance.random() < 0.1:
                compare_seats(game, view, chance.randrange(g.seats))
    return kinds


def is_open(game: Game, viewer: int, seat: int) -> bool:
    """A player's seat, and in Moegahara the team mates' seats (M9)."""
    return viewer == seat or (game.cards.teams and viewer % 2 == seat % 2)


def compare_told(game: Game, since: int, viewer: int) -> None:
    """The player's events: in full for the player and team mates, public ones for others."""
    three = game.events[since:], game.events_for(None, since), game.events_for(viewer, since)
    for whole, open_part, told in zip(*three, strict=True):
        is_mine = whole.player is not None and is_open(game, viewer, whole.player)
        assert told == (whole if is_mine else open_part)


def compare_seats(game: Game, view: View, viewer: int) -> None:
    """A player knows the hand, deck and discard pile of their team, and of others what everybody knows."""
    own = game.view(viewer)
    truth = game._state.export()
    for seat, (mine, open_part) in enumerate(zip(own.seats, view.seats, strict=True)):
        if is_open(game, viewer, seat):
            sizes = mine.hand_size, mine.discard_size, mine.deck_size
            assert sizes == tuple(sum((cards or {}).values()) for cards in (mine.hand, mine.discard, mine.deck))
            assert mine.hand == {game.cards.kinds[k]: n for k, n in enumerate(truth["hand"][seat]) if n}
        else:
            assert mine == open_part, "everybody knows the same about other players"
