"""Make the scripted strategies as strong as their ideas allow, by hill climbing over duplicate games in the engine.

    python tools/tune_strategies.py GAME [SECONDS [NAME...]]

Each strategy of the game is changed a little, again and again: order, numbers, conditions, habits. A change that wins
more games against all strategies of the game stays. The cards that a strategy `needs` are its idea and stay too, and
plain money stays plain. The
texts in src/kunitori/bots/strategies are written anew; commit what you like. The lists of the training's sparring
partners are never touched.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from kunitori.bots.scripted import STRATEGIES, strategies_for
from kunitori.bots.strategy import Script, Strategy, Wish
from kunitori.cards.sets import CardSet, card_set
from kunitori.engine.consts import PLANNING
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, play
from kunitori.engine.turn import winner

FOLDER = Path(__file__).parents[1] / "src" / "kunitori" / "bots" / "strategies"
MOST_WISHES = 14
ROUNDS = 100
PLAIN = "money"
STAGES = ((40, 0.0), (120, 0.003), (400, 0.004))
"""Deals against every rival, and by how much a change must be better to be looked at further."""


class Bench:
    """The rivals that a script is measured against."""

    def __init__(self, cards: CardSet, seats: int, rivals: list[Script]) -> None:
        self.cards, self.seats = cards, seats
        self.rules = Rules(cards)
        self.rivals = [self._brain(script) for script in rivals]
        self._known: dict[tuple[str, int, int], float] = {}

    def _brain(self, script: Script) -> Brain:
        return Brain(PLANNING, 1, script.plan(self.cards))

    def share(self, script: Script, deals: int, seed: int) -> float:
        """The share of games won over all rivals, every deal played from every seat."""
        key = (str(script), deals, seed)
        if key not in self._known:
            own = self._brain(script)
            self._known[key] = sum(self._against(own, rival, deals, seed) for rival in self.rivals) / len(self.rivals)
        return self._known[key]

    def _against(self, own: Brain, rival: Brain, deals: int, seed: int) -> float:
        sides = 2 if self.rules.moegahara else self.seats
        won = 0
        for deal in range(deals):
            chance = Random(f"tune {seed} {deal}")
            keys = chance.getrandbits(64), chance.getrandbits(64)
            for side in range(sides):
                state = new_state(self.rules, self.seats, *keys, -1, ROUNDS, 0, 0)
                play(state, [own if seat % sides == side else rival for seat in range(self.seats)])
                won += winner(state) == side
        return won / (deals * sides)


def changed(script: Script, cards: CardSet, chance: Random) -> Script:
    """A script that differs a little; it may come out as it was."""
    wishes = list(script.wishes)
    at = chance.randrange(len(wishes))
    wish = wishes[at]
    match chance.choice(("move", "move", "until", "until", "when", "add", "add", "drop", "fight", "habit")):
        case "move":
            wishes.insert(max(0, at + chance.choice((-3, -2, -1, 1, 2, 3))), wishes.pop(at))
        case "until":
            wishes[at] = replace(wish, until=max(0, wish.until + chance.choice((-2, -1, 1, 2))) % 11)
        case "when":
            when = chance.choice(("", "from", "before", "deck") + (() if cards.teams else ("late", "early")))
            limits = {"": 0, "late": chance.randint(1, 9), "early": chance.randint(1, 6), "deck": chance.randint(9, 20)}
            wishes[at] = replace(wish, when=when, limit=limits.get(when, chance.randint(2, 20)))
        case "add" if len(wishes) < MOST_WISHES:
            name = chance.choice([*(fact.id for fact in cards.facts if fact.category != "general"), "general"])
            wishes.insert(chance.randrange(len(wishes) + 1), Wish(name, chance.choice((0, 1, 2, 3, 5))))
        case "drop" if len(wishes) > 3 and wish.card not in script.needs:
            wishes.pop(at)
        case "fight" if not cards.teams:
            script = replace(script, fight=chance.choice((None, *range(-2, 7))))
        case "habit":
            script = _habit(script, cards, chance)
    is_list = len({(wish.card, wish.when) for wish in wishes}) == len(wishes)
    return replace(script, wishes=tuple(wishes)) if is_list else script


def _habit(script: Script, cards: CardSet, chance: Random) -> Script:
    habit = chance.choice(("junk", "keep", "first", "shun", "burn"))
    if habit == "burn":
        return replace(script, burn=not script.burn)
    wished = {wish.card for wish in script.wishes if wish.card in cards}
    if habit == "junk":
        pool = {"copper", "village"} & {fact.id for fact in cards.facts} if not cards.teams else set()
    elif habit == "keep":
        pool = {name for name in wished if cards[name].category == "tactics"}
    else:
        pool = {name for name in wished if cards[name].category in ("tactics", "politics", "troop")}
    if not pool:
        return script
    now: tuple[str, ...] = getattr(script, habit)
    name = chance.choice(sorted(pool))
    then = tuple(other for other in now if other != name) if name in now else (*now, name)
    return replace(script, **{habit: then})


def climbed(script: Script, bench: Bench, seconds: float, chance: Random) -> Script:
    """The best script found in that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        other = changed(changed(script, bench.cards, chance), bench.cards, chance)
        if other == script or any(need not in {wish.card for wish in other.wishes} for need in script.needs):
            continue
        seed = chance.randrange(50)
        if all(bench.share(other, deals, seed) > bench.share(script, deals, seed) + more for deals, more in STAGES):
            script = other
    return script


def main(game: str, seconds: float = 20, *names: str) -> None:
    cards = card_set(game)
    chance = Random(f"tune {game}")
    for name in names or [name for name in strategies_for(cards, 4) if name != PLAIN]:
        script = STRATEGIES[name].script(cards, 6)
        assert script is not None
        seats = max(script.players, 2)
        rivals = [STRATEGIES[other].script(cards, seats) for other in strategies_for(cards, seats)]
        bench = Bench(cards, seats, [rival for rival in rivals if rival])
        best = climbed(script, bench, seconds, chance)
        print(f"{game} {name}: {bench.share(script, 500, 99):.3f} -> {bench.share(best, 500, 99):.3f}", flush=True)
        _write(STRATEGIES[name], replace(best, games=(game,)), game)


def _write(strategy: Strategy, new: Script, game: str) -> None:
    """The strategy with a script of its own for the game."""
    text = (FOLDER / f"{strategy.name}.txt").read_text(encoding="utf-8")
    now = Strategy.read(strategy.name, text)
    scripts = []
    for script in now.scripts:
        others = tuple(other for other in script.games if other != game)
        if others:
            scripts.append(replace(script, games=others))
    written = Strategy(strategy.name, now.idea, (*scripts, new))
    (FOLDER / f"{strategy.name}.txt").write_text(str(written), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(float, sys.argv[2:3]), *sys.argv[3:])
