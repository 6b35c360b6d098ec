"""Make the scripted strategies as strong as their ideas allow, by hill climbing over duplicate games in the engine.

    python tools/tune_strategies.py GAME [SECONDS [NAME...]]

Each strategy of the game is changed a little, again and again: order, numbers, conditions, habits. A change that wins
more games against the other strategies stays; at the end, lines that bring nothing go. IDEAS says what makes a
strategy itself: the cards it must come to own and those it does without. Plain money stays plain. The new texts go to
src/kunitori/bots/strategies: review them, commit what you like, and measure them with tools/write_strategies.py. The
frozen lists in src/kunitori/bots/sparring are never touched.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from kunitori.bots.changes import changed
from kunitori.bots.scripted import STRATEGIES, strategies_for
from kunitori.bots.strategy import GENERAL, Script, Strategy
from kunitori.cards.sets import CardSet, card_set
from kunitori.engine.consts import PLANNING
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, play
from kunitori.engine.turn import winner

FOLDER = Path(__file__).parents[1] / "src" / "kunitori" / "bots" / "strategies"
PLAIN = "money"
ROUNDS = 100
STAGES = ((20, 0.0), (80, 0.0), (280, 0.003))
"""Deals against every rival, and by how much a change must be better to reach the next stage."""
SHUFFLES = 8  # different sets of deals; few, so that the results of the best script can often be reused
LAST = (400, 0.001)
"""Deals for the last comparison, and how much a list may lose by dropping a line."""


@dataclass(frozen=True)
class Idea:
    """What a strategy must own on average to be itself, and the cards that belong to other ideas."""

    least: Mapping[str, float] = field(default_factory=dict)
    without: tuple[str, ...] = ()


IDEAS: Mapping[str, Idea] = {
    "military": Idea(
        {"spear_troopers": 2, "young_general": 0.7, "land_survey": 0.7, GENERAL: 0.8},
        ("magnificent_castle", "heavy_tax", "market", "quality_tea_ware", "technology_development", "beauty",
         "land_destroyer", "skilled_ninja", "travelling_monk"),
    ),
    "stable_market": Idea({"market": 0.9, "technology_development": 0.9}, ("heavy_tax", "quality_tea_ware")),
    "draw": Idea({"heavy_tax": 1.5, "light_archers": 0.9}, ("market", "quality_tea_ware", "technology_development")),
    "start_dash": Idea(
        {"technology_development": 0.8, "quality_tea_ware": 0.7, "magnificent_castle": 2},
        ("heavy_tax", "market", "beauty", "trap", "land_destroyer"),
    ),
    "tactics": Idea(
        {"skilled_ninja": 1.5, "loyal_warning": 0.7, "trap": 0.8}, ("beauty", "land_destroyer")
    ),
    "monks": Idea({"travelling_monk": 0.9}, ("beauty", "land_destroyer", "skilled_ninja")),
    "destroyers": Idea({"land_destroyer": 1.2}, ("beauty", "skilled_ninja")),
    "beauty": Idea({"beauty": 2.5}, ("land_destroyer", "skilled_ninja")),
    "rush": Idea({"spear_troopers": 1.5, "archers": 2}, (GENERAL, "gunners", "castle_town", "trap", "gold")),
    "generals": Idea({GENERAL: 2.5}, ("trap", "toyotomi_hideyori")),
    "hideyori": Idea({"toyotomi_hideyori": 0.6}, ("trap",)),
    "traps": Idea({"trap": 1.5}, ("toyotomi_hideyori",)),
}  # fmt: skip


class Bench:
    """The rivals that a script is measured against."""

    def __init__(self, cards: CardSet, seats: int, rivals: list[Script]) -> None:
        self.cards, self.seats = cards, seats
        self.rules = Rules(cards)
        self.rivals = [self._brain(script) for script in rivals]
        self.sides = 2 if self.rules.moegahara else seats
        self._known: dict[tuple[str, int, int], float] = {}

    def _brain(self, script: Script) -> Brain:
        return Brain(PLANNING, 1, script.plan(self.cards))

    def share(self, script: Script, deals: int, seed: int) -> float:
        """The share of games won over all rivals, every deal played from every side."""
        key = (str(script), deals, seed)
        if key not in self._known:
            games = (
                winner(state) == side
                for rival in self.rivals
                for state, side in self._played(script, rival, deals, seed)
            )
            self._known[key] = sum(games) / (deals * self.sides * len(self.rivals))
        return self._known[key]

    def owned(self, script: Script, wanted: Mapping[str, float], deals: int) -> Iterator[float]:
        """How many copies of some cards the strategy owns in the end, against the first rival."""
        pools = [state.export() for state, _ in self._played(script, self.rivals[0], deals, 0)]
        for name in wanted:
            facts = [fact for fact in self.cards.facts if name in (fact.id, fact.category)]
            left = sum(data["pool"][self.cards.kind_number[fact.id]] for data in pools for fact in facts)
            yield sum(fact.copies for fact in facts) - left / len(pools)

    def _played(self, script: Script, rival: Brain, deals: int, seed: int) -> Iterator[tuple[State, int]]:
        own = self._brain(script)
        for deal in range(deals):
            chance = Random(f"tune {seed} {deal}")
            keys = chance.getrandbits(64), chance.getrandbits(64)
            for side in range(self.sides):
                state = new_state(self.rules, self.seats, *keys, -1, ROUNDS, 0, 0)
                play(state, [own if seat % self.sides == side else rival for seat in range(self.seats)])
                yield state, side


def is_itself(script: Script, bench: Bench, least: Mapping[str, float]) -> bool:
    """Whether a script still follows its idea."""
    if not {*least, *script.needs} <= {wish.card for wish in script.wishes}:
        return False
    return all(n >= least[name] for name, n in zip(least, bench.owned(script, least, 6), strict=True))


def climbed(script: Script, bench: Bench, idea: Idea, seconds: float, chance: Random) -> Script:
    """The best script found in that time."""
    least = {name: n for name, n in idea.least.items() if name == GENERAL or name in bench.cards}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        other = script
        for _ in range(chance.choice((1, 1, 2, 3))):
            other = changed(other, bench.cards, chance, idea.without)
        if other == script or not is_itself(other, bench, least):
            continue
        seed = chance.randrange(SHUFFLES)
        if all(bench.share(other, deals, seed) > bench.share(script, deals, seed) + more for deals, more in STAGES):
            script = other
    return shortened(script, bench, least)


def shortened(script: Script, bench: Bench, least: Mapping[str, float]) -> Script:
    """The script without lines, numbers and conditions that bring nothing."""
    deals, loss = LAST
    while True:
        known = bench.share(script, deals, SHUFFLES)
        shares = {other: bench.share(other, deals, SHUFFLES) for other in shorter(script)}
        fit = [other for other, share in shares.items() if share >= known - loss and is_itself(other, bench, least)]
        if not fit:
            return script
        script = max(fit, key=lambda other: shares[other])


def shorter(script: Script) -> Iterator[Script]:
    wishes = script.wishes
    for at, wish in enumerate(wishes):
        if len(wishes) > 1:
            yield replace(script, wishes=wishes[:at] + wishes[at + 1 :])
        if wish.when:
            yield replace(script, wishes=(*wishes[:at], replace(wish, when="", limit=0), *wishes[at + 1 :]))
        if wish.until:
            yield replace(script, wishes=(*wishes[:at], replace(wish, until=0), *wishes[at + 1 :]))
    for habit in ("junk", "keep", "first", "shun"):
        for name in getattr(script, habit):
            yield replace(script, **{habit: tuple(other for other in getattr(script, habit) if other != name)})
    if script.burn:
        yield replace(script, burn=False)


def main(game: str, seconds: float = 60, *names: str) -> None:
    cards = card_set(game)
    chance = Random(f"tune {game}")
    for name in names or [name for name in strategies_for(cards, 4) if name != PLAIN]:
        script = STRATEGIES[name].script(cards, 6)
        assert script is not None
        others = [PLAIN, *(other for other in strategies_for(cards, script.players) if other not in (PLAIN, name))]
        rivals = [STRATEGIES[other].script(cards, script.players) for other in others]
        bench = Bench(cards, script.players, [rival for rival in rivals if rival])
        best = climbed(script, bench, IDEAS.get(name, Idea()), seconds, chance)
        print(f"{game} {name}: {bench.share(script, 500, 99):.3f} -> {bench.share(best, 500, 99):.3f}", flush=True)
        _write(name, replace(best, games=(game,)), game)


def _write(name: str, new: Script, game: str) -> None:
    """Write the strategy with its new script for the game."""
    now = STRATEGIES[name]
    scripts = []
    for script in now.scripts:
        others = tuple(other for other in script.games if other != game)
        if others:
            scripts.append(replace(script, games=others))
    text = str(Strategy(name, now.idea, (*scripts, new)))
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(float, sys.argv[2:3]), *sys.argv[3:])
