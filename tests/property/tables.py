"""Tables for tests: every card set, any number of players, from the normal start or a rich one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from tests.property.expansions import invented_set
from tests.property.invented import six_invented, sixty_kinds

from kunitori import BadCards, Game
from kunitori.cards import CardSet, Facts, card_set
from kunitori.cards.corrections import Correction, Corrections, check_number, correctable
from kunitori.engine.battlefield import fights_won, lands, points
from kunitori.engine.consts import ACTION, LAND, LINE, TEAMS, K
from kunitori.engine.invariants import check
from kunitori.engine.moves import advance, new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State, revive
from kunitori.values.position import write_position
from kunitori.values.vocabulary import COLOURS

CIRCLE_GAMES = ("kunitori", "world_on_fire", "world_chaos")
FIELD_GAME = "moegahara"
GAMES = (*CIRCLE_GAMES, FIELD_GAME)
NAMES = ("Ann", "Ben", "Chloe", "Dai", "Emi", "Finn")
INVENTED = {"invented": six_invented, "sixty": sixty_kinds}
PLACES = ("hand", "deck", "pile", "hidden", "deployed")
WORD = 1 << 64


@cache
def rules(name: str) -> Rules:
    """Of a game id, of ``everything`` in one mix, of ``random 7`` (that seed's mix), of ``corrected 7`` (one of the
    circle games), of ``corrected moegahara 7``, of ``house 7`` (random house rules), of ``expansion 7`` (that seed's
    own cards), or of ``invented`` or ``sixty`` kinds.
    """
    word, *game, seed = name.split() if " " in name else (name, "")
    if word == "random":
        return Rules(card_set("custom", "random", seed=int(seed)))
    if word == "corrected":
        return Rules(corrected(int(seed), *game))
    if word == "house":
        return Rules(housed(int(seed)))
    if word == "expansion":
        return Rules(invented_set(int(seed)))
    if word in INVENTED:
        return Rules(INVENTED[word]())
    if word == "everything":
        return Rules(card_set("custom", "kunitori,world_on_fire"))
    return Rules(card_set(name))


def housed(seed: int) -> CardSet:
    """A circle game, or everything in one mix, with random house rules; in half of them some troops give no action."""
    chance = random.Random(f"house {seed}")
    game = chance.choice((*CIRCLE_GAMES, "custom"))
    mix = "kunitori,world_on_fire" if game == "custom" else None
    idle = {id: {"actions": 0} for id in ("cavalry", "spear_troopers")}
    corrections = {"kunitori": idle, "world_on_fire": idle} if chance.random() < 0.5 else None
    readings = card_set(game, mix).readings
    return card_set(game, mix, None, corrections, {each.name: chance.choice(each.values) for each in readings})


def seats_of(name: str) -> Sequence[int]:
    """The possible numbers of players (C1.1, M1.1)."""
    return (2, 4, 6) if FIELD_GAME in name else range(2, 7)


def tables_of(names: Sequence[str]) -> list[tuple[str, int]]:
    """Every card set with every number of players."""
    return [(name, seats) for name in names for seats in seats_of(name)]


def corrected(seed: int, game: str = "") -> CardSet:
    """Cards with many corrected numbers, most of them mildly, some to the limit."""
    chance = random.Random(seed)
    game = game or chance.choice(CIRCLE_GAMES)
    entries: list[Correction] = []
    for fact in card_set(game).facts:
        for field in correctable(fact):
            is_dealt = fact.category in ("treasure", "victory") or fact.id == "horo_musha"
            if chance.random() < 0.6 or (field == "copies" and is_dealt):
                continue
            low, high = limits(fact, field)
            if field == "copies":
                low, high = 1, min(14, high)
            elif chance.random() < 0.9:
                low, high = max(low, -9), min(high, 9 if field in ("cost", "vp") else 4)
            entries.append(Correction(fact.game, fact.id, field, chance.randint(low, high)))
    return card_set(game, corrections=Corrections(tuple(entries)))


@cache
def limits(fact: Facts, field: str) -> tuple[int, int]:
    """The smallest and the largest allowed correction."""
    if field == "deployable":
        return 0, 1
    allowed = [n for n in range(-70, 71) if is_allowed(fact, field, n)]
    return allowed[0], allowed[-1]


def is_allowed(fact: Facts, field: str, number: int) -> bool:
    try:
        return check_number(fact, field, number) == number
    except BadCards:
        return False


def answers(g: State) -> list[int]:
    """The open answers of the pending question."""
    return list(bits(g.mask))


def bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def kinds_in(cards: Rules, mask: int) -> list[str]:
    return [cards.cards.kinds[k] for k in bits(mask)]


class Table:
    """A new game whose cards a test can place freely."""

    def __init__(self, name: str, seats: int, seed: int, max_rounds: int = 0, **options: int) -> None:
        self.rules = rules(name)
        self.data: dict[str, Any] = plain(name, seats, seed, max_rounds, **options).export()

    def put(self, seat: int, card: str, place: str, copies: int = 1) -> int:
        """Move up to this many copies from the pool to one of PLACES or to the ``top`` of the deck; return how many."""
        if card not in self.rules.cards:
            return 0
        k, data = self.rules.cards.kind_number[card], self.data
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

    def deploy(self, seat: int, card: str, land: int) -> bool:
        """Move a copy from the pool to the line of a player's team, with its marker; False if none is left."""
        k, data = self.rules.cards.kind_number[card], self.data
        if not data["pool"][k]:
            return False
        data["pool"][k] -= 1
        data["line"][seat % TEAMS][land].append(k)
        colour = COLOURS.index(self.rules.cards[card].marker)
        data["markers"][seat][colour] += colour > 0
        return True

    def clear(self, land: int) -> None:
        """Return both lines to the pool, with their markers."""
        data, cards = self.data, self.rules.cards
        for team in range(TEAMS):
            for k in data["line"][team][land]:
                data["pool"][k] += 1
                if colour := COLOURS.index(cards[cards.kinds[k]].marker):
                    next(held for held in data["markers"][team::TEAMS] if held[colour])[colour] -= 1
            data["line"][team][land] = []

    def left(self, card: str) -> int:
        n: int = self.data["pool"][self.rules.cards.kind_number[card]]
        return n

    def bury(self, card: str) -> None:
        """Move a copy from the pool under a won Land."""
        k = self.rules.cards.kind_number[card]
        self.data["buried"][k] += 1
        self.data["pool"][k] -= 1

    def state(self) -> State:
        """The game at its first decision."""
        data, cards, seats = self.data, self.rules, range(self.data["seats"])
        generals = [k for k in bits(cards.generals) if data["pool"][k] and not cards.moegahara]
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
        data["have"] = [
            [sum(place[p][k] for place in places) + data["top"][p].count(k) for k in range(K)] for p in seats
        ]
        data["have_n"] = [sum(row) for row in data["have"]]
        data["have_m"] = [sum(1 << k for k in range(K) if row[k]) for row in data["have"]]
        for name, kinds in (("actions_owned", cards.action_cards), ("tactics_owned", cards.tactics)):
            data[name] = [sum(row[k] for k in bits(kinds)) for row in data["have"]]
        data |= {"phase": ACTION, "actions": max(1, data["actions"]) + sum(data["markers"][data["cur"]])}
        data["unplayed"] = [*data["deployed"][data["cur"]]]
        data["unplayed_m"] = data["deployed_m"][data["cur"]]
        g = revive(cards, data)
        advance(g)
        assert check(g) == 0
        return g


def plain(name: str, seats: int, seed: int, max_rounds: int = 200, **options: int) -> State:
    """The normal set-up (C1)."""
    chance = random.Random(f"{name} {seats} {seed}")
    keys = chance.randrange(WORD), chance.randrange(WORD)
    return new_state(rules(name), seats, *keys, max_rounds=max_rounds, **options)


def rich(name: str, seats: int, seed: int, max_rounds: int = 12, **options: int) -> State:
    """Everybody owns many action cards, some deployed; every third table has large armies."""
    table = Table(name, seats, seed, max_rounds, **options)
    chance, cards = random.Random(f"rich {name} {seats} {seed}"), table.rules
    war = seed % 3 == 0
    if cards.moegahara:
        return rich_field(table, chance, war=seed // 3 % 2 == 0, is_full=seed % 4 == 3)
    action_cards = [*kinds_in(cards, cards.units), "travelling_monk"] if war else kinds_in(cards, cards.action_cards)
    for seat in range(seats):
        for _ in range(chance.randrange(4, 20)):
            table.put(seat, chance.choice(action_cards), chance.choice(("hand", "deck", "deck", "pile")))
        for card in kinds_in(cards, cards.deployable):
            table.put(seat, card, "deployed", chance.randrange(3) // 2 + war)
        for card in ("silver", "gold", "town", "land"):
            table.put(seat, card, chance.choice(("hand", "deck", "pile")), chance.randrange(2))
    return table.state()


def rich_field(table: Table, chance: random.Random, war: bool, is_full: bool) -> State:
    """Cards lie at many Lands and some are won, with sides mostly fixed; a full field has no room."""
    data, cards, seats = table.data, table.rules, range(table.data["seats"])
    east = data["east_team"] = chance.choice((0, 1) if is_full else (-1, 0, 1, 1, 0))
    sides = (cards.east, cards.generals & ~cards.east)
    generals = [kinds_in(cards, sides[team != east]) if east >= 0 else [] for team in range(TEAMS)]
    troops = kinds_in(cards, cards.troops)
    field = range(lands(revive(cards, data)))
    if war:
        data["actions"] = 6
        for team, side in enumerate(generals):
            for card in side:
                table.put(chance.randrange(team, len(seats), TEAMS), card, "hand")
    for i, land in enumerate(chance.sample(field, 4 if is_full else chance.randrange(7))):
        win(table, chance, land, i % TEAMS, [*generals[0], *generals[1]], troops, is_full)
    for land in field:
        if not data["won"][land]:
            face(table, chance, land, [troops + side for side in generals], is_full)
    others = kinds_in(cards, cards.tactics if war else cards.action_cards & ~cards.units)
    for seat in seats:
        wishes = [*troops, *generals[seat % TEAMS], *others]
        for _ in range(chance.randrange(4, 16)):
            card, place = chance.choice(wishes), chance.choice(("hand", "deck", "deck", "pile"))
            if card != "castle_town" or len(seats) > 2:
                table.put(seat, card, place)
            elif not data["castles"] >> seat & 1:  # M1.5
                data["castles"] |= table.put(seat, card, place) << seat
        for card in ("silver", "gold"):
            table.put(seat, card, chance.choice(("hand", "deck", "pile")), chance.randrange(3))
    if not any(table.left(card) == 0 for side in generals for card in side):
        data |= {"east_team": -1, "money": 9, "buys": 2}  # enough for the first general
    return table.state()


def win(
    table: Table, chance: random.Random, land: int, team: int, generals: list[str], troops: list[str], is_full: bool
) -> None:
    """Win a Land with cards under it, unless that would end the game; a full field saves its troops."""
    data = table.data
    data["won"][land] = team + 1
    size = LINE if is_full else chance.randrange(LINE, TEAMS * LINE + 1)
    is_last = points(revive(table.rules, data), team) * 2 >= lands(revive(table.rules, data))
    if is_last or sum(table.left(card) for card in generals + troops) < size:
        data["won"][land] = 0
        return
    for _ in range(size):
        leaders = [card for card in generals if table.left(card)]
        others = [card for card in troops if table.left(card)]
        table.bury(chance.choice(leaders if is_full and leaders else leaders + others))


def face(table: Table, chance: random.Random, land: int, armies: Sequence[Sequence[str]], is_full: bool) -> None:
    """Two lines that leave the Land undecided; on a full field, three equal troops each."""
    seats = table.data["seats"]
    for _ in range(LINE if is_full else 0):
        card = max(set(armies[0]) & set(armies[1]), key=lambda card: (table.left(card), card))
        for team in range(TEAMS) if table.left(card) >= TEAMS else ():
            table.deploy(chance.randrange(team, seats, TEAMS), card, land)
    for team in range(TEAMS if not is_full else 0):
        for _ in range(chance.randrange(LINE + 1)):
            table.deploy(chance.randrange(team, seats, TEAMS), chance.choice(armies[team]), land)
    g, lengths = revive(table.rules, table.data), {len(table.data["line"][team][land]) for team in range(TEAMS)}
    if lengths == {0, LINE} or max(fights_won(g, team, land) for team in range(TEAMS)) > 1:
        table.clear(land)


def game_of(g: State) -> Game:
    """A game from an engine state, as if from a position."""
    return Game.from_position(write_position(g, NAMES[: g.seats]))
