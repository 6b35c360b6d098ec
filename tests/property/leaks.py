"""Two truths that a viewer cannot tell apart, played side by side: whatever he sees must stay the same (C9, M9).

The second truth is dealt from the viewer's knowledge alone. His own deck, those of his team mates and the generals'
pile keep their order, so chance treats them alike in both. His view, what is asked of whom, his own options and what
he is told of every move are compared as long as both truths allow the same moves. They may part in two ways only: a
card is turned up from somebody else's deck, or somebody's compulsory effect finds nothing it could be done with.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from tests.property.tables import NAMES

from kunitori import Event, Game
from kunitori.engine.consts import GENERALS_STREAM, TEAMS
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.invariants import check
from kunitori.engine.state import State, revive
from kunitori.i18n import texts

Viewer = int | None
FINDS_NOTHING = ("take_back", "market", "temple_town")
PATIENCE = 8  # moves tried in search of one that both truths allow


class Leak(AssertionError):
    """Somebody could learn what he must not know."""


@dataclass
class Seen:
    """How much was compared, so that a test can say that it was enough."""

    positions: int = 0
    truths: int = 0
    others: int = 0  # truths that really were others
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
    """All that the viewer may not know, dealt anew; chance goes on for him as in the first truth."""
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
    """The seats whose hands and discard piles a viewer may look at."""
    if viewer is None:
        return []
    return [*range(viewer % TEAMS, g.seats, TEAMS)] if g.rules.cards.teams else [viewer]


def seat(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer


def begin(g: State) -> Game:
    return Game.of_state(g.clone(), NAMES[: g.seats])


def compare(one: Game, other: Game, viewer: Viewer) -> None:
    """The same view, down to the last number: question, options, sizes of piles, cards seen."""
    mine, his = (replace(game.view(viewer), events=()) for game in (one, other))
    if mine != his:
        differs = [name for name in vars(mine) if getattr(mine, name) != getattr(his, name)]
        raise Leak(f"viewer {viewer} sees {', '.join(differs)}")
    sent = [view._known.export() for view in (mine, his)]
    if sent[0] != sent[1]:
        differs = [name for name in sent[0] if sent[0][name] != sent[1][name]]
        raise Leak(f"viewer {viewer} is sent {', '.join(differs)}")


def compare_told(mine: tuple[Event, ...], his: tuple[Event, ...], viewer: Viewer) -> str:
    """The same events in the same words; or why two truths may tell different things from here on."""
    if mine == his:
        lines = [[texts("en")(event.message(NAMES)) for event in told] for told in (mine, his)]
        if lines[0] != lines[1]:
            raise Leak(f"viewer {viewer} reads {lines[0]} or {lines[1]}")
        return ""
    parted = next([*pair] for pair in zip_longest(mine, his) if pair[0] != pair[1])
    if all(event and event.kind == "reveal" and event.player != viewer for event in parted):
        return "reveal"
    for event in parted:
        if event and event.kind == "nothing" and event.player != viewer and event.cause in FINDS_NOTHING:
            return f"nothing for {event.cause}"
    raise Leak(f"viewer {viewer} is told {parted[0]} or {parted[1]}")


def random_move(game: Game, viewer: Viewer, chance: random.Random) -> str:
    """Any whole move, asked for step by step; nobody else sees a step before the last one."""
    trial = game.clone()
    while trial.decision and (trial.decision.step or len(trial.moves) == len(game.moves)):
        if trial.decision.step and trial.decision.player != viewer:
            compare(trial, game, viewer)
            if trial.events_for(viewer) != game.events_for(viewer):
                raise Leak(f"viewer {viewer} is told of half a move")
        trial.apply(chance.choice(trial.decision.options))
    return trial.moves[-1]


def common_move(one: Game, other: Game, viewer: Viewer, chance: random.Random) -> tuple[str, bool]:
    """A move of the first truth, if possible one that the other allows too; the viewer's own must be open in both."""
    assert one.decision is not None
    for _ in range(PATIENCE):
        move = random_move(one, viewer, chance)
        if other.why_not(move) is None:
            return move, True
        if one.decision.player == viewer:
            raise Leak(f"viewer {viewer} can {move!r} in one truth only")
    return move, False


def watch(g: State, viewer: Viewer, seed: int, turns: int = 1000) -> Seen:
    """Play on, at most to the end, in the eyes of one viewer (None: a spectator), other truths beside the first."""
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
                parting = compare_told(one.events_for(viewer, before), other.events_for(viewer, before), viewer)
            else:
                parting = "no common move"
            moves -= 1
        g = one._state
        seen.partings |= {parting} - {""}
    return seen
