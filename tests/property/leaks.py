"""Plays two states that a viewer cannot tell apart side by side; the viewer must see the same in both (C9, M9).

The second state is dealt from the viewer's knowledge alone. The viewer's deck, those of team mates and the generals'
pile keep their order, so randomness treats them alike in both. The view, who is asked what, the viewer's options and
the events of every move are compared while both states allow the same moves. They may part in only two ways: a card is
revealed from another player's deck, or a compulsory effect of another player cannot be carried out.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from tests.property.tables import NAMES

from kunitori import Event, Game
from kunitori.cards import CardSet
from kunitori.engine.consts import GENERALS_STREAM, TEAMS
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.invariants import check
from kunitori.engine.state import State, revive

Viewer = int | None
FINDS_NOTHING = ("take_back", "market", "temple_town")
PATIENCE = 8  # moves tried to find one that both states allow


class Leak(AssertionError):
    """A viewer could learn a secret."""


@dataclass
class Seen:
    """Counts of comparisons, so that a test can check that there were enough."""

    positions: int = 0
    truths: int = 0
    others: int = 0  # second states that differed from the first
    questions: set[str] = field(default_factory=set)
    partings: set[str] = field(default_factory=set)

    def __iadd__(self, more: Seen) -> Seen:
        self.positions += more.positions
        self.truths += more.truths
        self.others += more.others
        self.questions |= more.questions
        self.partings |= more.partings
        return self


def other_truth(g: State, viewer: Viewer, seed: int) -> State:
    """Deal everything that the viewer may not know anew; the viewer's own randomness stays the same."""
    truth = g.export()
    data = dealt(known_to(g, seat(viewer)), seed).export()
    for stream in [GENERALS_STREAM, *team(g, viewer)]:
        data["stream"][stream] = truth["stream"][stream]
        data["gamma"][stream] = truth["gamma"][stream]
    data.update({name: truth[name] for name in ("key0", "key1", "shuffles")})
    other = revive(g.rules, data)
    if broken := check(other):
        raise Leak(f"what was dealt for viewer {viewer} breaks invariant {broken}")
    return other


def team(g: State, viewer: Viewer) -> list[int]:
    """The seats whose hands and discard piles a viewer may see."""
    if viewer is None:
        return []
    return [*range(viewer % TEAMS, g.seats, TEAMS)] if g.rules.cards.teams else [viewer]


def seat(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer


def begin(g: State) -> Game:
    return Game.of_state(g.clone(), NAMES[: g.seats])


def compare(one: Game, other: Game, viewer: Viewer) -> None:
    """Check that both views are exactly equal: question, options, sizes of piles, cards seen."""
    mine, theirs = (replace(game.view(viewer), events=()) for game in (one, other))
    if mine != theirs:
        differs = [name for name in vars(mine) if getattr(mine, name) != getattr(theirs, name)]
        raise Leak(f"viewer {viewer} sees {', '.join(differs)}")
    sent = [view.known_state.export() for view in (mine, theirs)]
    if sent[0] != sent[1]:
        differs = [name for name in sent[0] if sent[0][name] != sent[1][name]]
        raise Leak(f"viewer {viewer} is sent {', '.join(differs)}")


def may_find_nothing(id: str | None, cards: CardSet | None) -> bool:
    """Whether the card has to take something from a deck or hand that may not be there."""
    text = cards[id].text if id and cards and id in cards else None
    if id in FINDS_NOTHING or text is None:
        return id in FINDS_NOTHING
    return any(clause.word == "fetch" or clause.trashes_from_hand for clause in text.clauses)


def is_forced(event: Event, cards: CardSet | None) -> bool:
    """Whether a hand card left because a text took it: nobody is asked about the only one (C3.7)."""
    text = cards[event.cause].text if event.cause and cards and event.cause in cards else None
    if text is None or event.kind not in ("discard", "trash") or event.place != "hand":
        return False
    return any(clause.discards_from_hand or clause.trashes_from_hand for clause in text.clauses)


def compare_told(
    mine: tuple[Event, ...], theirs: tuple[Event, ...], viewer: Viewer, cards: CardSet | None = None
) -> str:
    """Check that the events are the same, or return why the two states may part here."""
    if mine == theirs:
        lines = [[event.message(NAMES) for event in told] for told in (mine, theirs)]
        if lines[0] != lines[1]:
            raise Leak(f"viewer {viewer} reads {lines[0]} or {lines[1]}")
        return ""
    parted = next([*pair] for pair in zip_longest(mine, theirs) if pair[0] != pair[1])
    if all(event and event.kind == "reveal" and event.player != viewer for event in parted):
        return "reveal"
    for event in parted:
        is_others = event and event.kind == "nothing" and event.player != viewer
        if event and is_others and may_find_nothing(event.cause, cards):
            return f"nothing for {event.cause}"
    if all(event and event.player != viewer and is_forced(event, cards) for event in parted):
        return "the only card"
    raise Leak(f"viewer {viewer} is told {parted[0]} or {parted[1]}")


def random_move(game: Game, viewer: Viewer, chance: random.Random) -> str:
    """A random whole move, step by step; others see it only after the last step."""
    trial = game.clone()
    while trial.decision and (trial.decision.step or len(trial.moves) == len(game.moves)):
        if trial.decision.step and trial.decision.player != viewer:
            compare(trial, game, viewer)
            if trial.events_for(viewer) != game.events_for(viewer):
                raise Leak(f"viewer {viewer} is told of half a move")
        trial.apply(chance.choice(trial.decision.options))
    return trial.moves[-1]


def common_move(one: Game, other: Game, viewer: Viewer, chance: random.Random) -> tuple[str, bool]:
    """A move of the first state, preferably legal in the other too; the viewer's own must be legal in both."""
    assert one.decision is not None
    for _ in range(PATIENCE):
        move = random_move(one, viewer, chance)
        if other.why_not(move) is None:
            return move, True
        if one.decision.player == viewer:
            raise Leak(f"viewer {viewer} can {move!r} in one truth only")
    return move, False


def watch(g: State, viewer: Viewer, seed: int, turns: int = 1000) -> Seen:
    """Play on for one viewer (None: a spectator) with other states beside the first."""
    chance, seen = random.Random(seed), Seen()
    while not g.over and g.turn < turns:
        one, other = begin(g), begin(other_truth(g, viewer, chance.randrange(1 << 64)))
        seen.truths += 1
        seen.others += one != other
        moves, parting = chance.randrange(1, 20), ""
        while moves and not parting:
            compare(one, other, viewer)
            seen.positions += 1
            if one.decision is None:
                break
            seen.questions.add(one.decision.kind)
            move, is_common = common_move(one, other, viewer, chance)
            before = len(one.events)
            one.apply(move)
            if is_common:
                other.apply(move)
                mine, theirs = (game.events_for(viewer, before) for game in (one, other))
                parting = compare_told(mine, theirs, viewer, one.cards)
            else:
                parting = "no common move"
            moves -= 1
        g = one._state
        seen.partings |= {parting} - {""}
    return seen
