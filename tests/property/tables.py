"""Tables to test at: every card set, any number of players, from the plain beginning or from a rich one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from kunitori import Game
from kunitori.cards import KIND_NUMBER, CardSet, card_set
from kunitori.cards.corrections import Correction, Corrections, correctable
from kunitori.cards.kinds import KINDS
from kunitori.engine.consts import ACTION, LAND, K
from kunitori.engine.invariants import check
from kunitori.engine.moves import advance, new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State, revive
from kunitori.values.position import write_position

GAMES = ("kunitori", "world_on_fire", "world_chaos")
SEATS = range(2, 7)
NAMES = ("Ann", "Ben", "Chloe", "Dai", "Emi", "Finn")
PLACES = ("hand", "deck", "pile", "hidden", "deployed")
WORD = 1 << 64


@cache
def rules(name: str) -> Rules:
    """Of a game id, of ``everything`` in one mix, of ``random 7`` (that seed's mix) or of ``corrected 7``."""
    word, _, seed = name.partition(" ")
    if word == "random":
        return Rules(card_set("custom", "random", seed=int(seed)))
    if word == "corrected":
        return Rules(corrected(int(seed)))
    if word == "everything":
        return Rules(card_set("custom", "kunitori,world_on_fire"))
    return Rules(card_set(name))


def corrected(seed: int) -> CardSet:
    """Cards of which an owner has corrected many numbers, to anything he may."""
    chance = random.Random(seed)
    entries: list[Correction] = []
    spans = {"deployable": (0, 1), "cost": (0, 9), "vp": (-9, 9), "effect.less": (0, 3)}
    for fact in card_set(chance.choice(GAMES)).facts:
        for field in correctable(fact):
            if field == "copies" or chance.random() < 0.6:
                continue
            low, high = spans.get(field, (0, 5))
            value = high if chance.random() < 0.1 else chance.randint(low, high)
            entries.append(Correction(fact.game, fact.id, field, value))
    return card_set(chance.choice(GAMES), corrections=Corrections(tuple(entries)))


def answers(g: State) -> list[int]:
    """The open answers of the pending question."""
    return list(bits(g.mask))


def bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def kinds_in(mask: int) -> list[str]:
    return [KINDS[k] for k in bits(mask)]


class Table:
    """A game about to begin whose cards can be put where a test wants them."""

    def __init__(self, name: str, seats: int, seed: int, max_rounds: int = 0, **options: int) -> None:
        self.rules = rules(name)
        self.data: dict[str, Any] = plain(name, seats, seed, max_rounds, **options).export()

    def put(self, seat: int, card: str, place: str, copies: int = 1) -> int:
        """Up to so many copies go from the pool to one of PLACES or on ``top`` of the deck; how many there were."""
        k, data = KIND_NUMBER[card], self.data
        n: int = max(0, min(copies, data["pool"][k] - (k == LAND)))
        data["pool"][k] -= n
        if place == "top":
            data["top"][seat][:0] = [k] * n
        else:
            data[place][seat][k] += n
        if place != "deployed":
            data[f"{place}_n"][seat] += n
        if place == "hidden":
            data["pile_n"][seat] += n
        if n and k == LAND:
            data["land_gained"] |= 1 << seat
        return n

    def state(self) -> State:
        """The game as it lies now, waiting for its first decision."""
        data, cards, seats = self.data, self.rules, range(self.data["seats"])
        generals = [k for k in bits(cards.generals) if data["pool"][k]]
        if data["top_general"] not in generals:
            data["top_general"] = generals[0] if generals else -1
        data["generals_n"] = len(generals)
        pool = {k for k in range(K) if data["pool"][k]} - {*generals} | {data["top_general"]} - {-1}
        data["pool_m"] = sum(1 << k for k in pool)
        for place in ("hand", "deck", "pile", "deployed"):
            data[f"{place}_m"] = [sum(1 << k for k in range(K) if data[place][p][k]) for p in seats]
        places = [data[place] for place in PLACES]
        for p in seats:
            data["pile_m"][p] |= sum(1 << k for k in range(K) if data["hidden"][p][k])
        for name, kinds in (("actions_owned", cards.action_cards), ("tactics_owned", cards.tactics)):
            data[name] = [
                sum(place[p][k] for place in places for k in bits(kinds)) + sum(kinds >> k & 1 for k in data["top"][p])
                for p in seats
            ]
        data |= {"phase": ACTION, "actions": 1}
        data["unplayed"] = [*data["deployed"][data["cur"]]]
        data["unplayed_m"] = data["deployed_m"][data["cur"]]
        g = revive(cards, data)
        advance(g)
        assert check(g) == 0
        return g


def plain(name: str, seats: int, seed: int, max_rounds: int = 200, **options: int) -> State:
    """The beginning of C1."""
    chance = random.Random(f"{name} {seats} {seed}")
    keys = chance.randrange(WORD), chance.randrange(WORD)
    return new_state(rules(name), seats, *keys, max_rounds=max_rounds, **options)


def rich(name: str, seats: int, seed: int, max_rounds: int = 12, **options: int) -> State:
    """Everybody already owns a good many action cards, some of them deployed; every third table is armed for war."""
    table = Table(name, seats, seed, max_rounds, **options)
    chance, cards = random.Random(f"rich {name} {seats} {seed}"), table.rules
    war = seed % 3 == 0
    action_cards = kinds_in(cards.units | 1 << KIND_NUMBER["travelling_monk"] if war else cards.action_cards)
    for seat in range(seats):
        for _ in range(chance.randrange(4, 20)):
            table.put(seat, chance.choice(action_cards), chance.choice(("hand", "deck", "deck", "pile")))
        for card in kinds_in(cards.deployable):
            table.put(seat, card, "deployed", chance.randrange(3) // 2 + war)
        for card in ("silver", "gold", "town", "land"):
            table.put(seat, card, chance.choice(("hand", "deck", "pile")), chance.randrange(2))
    return table.state()


def game_of(g: State) -> Game:
    """The game of an engine state, as if it had been set up as a position."""
    return Game.from_position(write_position(g, NAMES[: g.seats]))
