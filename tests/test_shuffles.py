"""docs/shuffles.md is enough to check a record: a stranger's program, which knows nothing of ours but that page and the
text of the record, predicts every card that was drawn.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

import kunitori
from kunitori.engine.rng import siphash

# ---- the stranger's program: nothing below this line and above the next imports or calls Kunitori
ONES = 2**64 - 1
GENERALS, SET_UP = 6, 7


def sip_2_4(key: bytes, message: bytes) -> int:
    k0, k1 = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8))
    a, b, c, d = k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573

    def turn(x: int, n: int) -> int:
        return (x << n | x >> (64 - n)) & ONES

    def rounds(n: int) -> None:
        nonlocal a, b, c, d
        for _ in range(n):
            a, c = (a + b) & ONES, (c + d) & ONES
            b, d = turn(b, 13) ^ a, turn(d, 16) ^ c
            a = turn(a, 32)
            a, c = (a + d) & ONES, (c + b) & ONES
            b, d = turn(b, 17) ^ c, turn(d, 21) ^ a
            c = turn(c, 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) % 256])
    for i in range(0, len(padded), 8):
        word = int.from_bytes(padded[i : i + 8], "little")
        d ^= word
        rounds(2)
        a ^= word
    c ^= 255
    rounds(4)
    return a ^ b ^ c ^ d


class Stream:
    def __init__(self, secret: bytes, number: int, shuffle: int) -> None:
        word = number * 2**40 + shuffle * 2
        self.x = sip_2_4(secret, word.to_bytes(8, "little"))
        self.step = sip_2_4(secret, (word + 1).to_bytes(8, "little")) | 1

    def below(self, n: int) -> int:
        self.x = z = (self.x + self.step) & ONES
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & ONES
        z = (z ^ z >> 27) * 0x94D049BB133111EB & ONES
        return ((z ^ z >> 31) >> 32) * n >> 32

    def card(self, pile: Counter[str], order: list[str]) -> str:
        cards = [card for card in order for _ in range(pile[card])]
        card = cards[self.below(len(cards))]
        pile[card] -= 1
        return card


class Seat:
    def __init__(self, secret: bytes, number: int, order: list[str]) -> None:
        self.secret, self.number, self.order = secret, number, order
        self.deck: Counter[str] = Counter()
        self.discard = Counter({"copper": 6, "village" if "village" in order else "horo_musha": 2})
        self.shuffles = 0
        self.drawn: list[Counter[str]] = []
        self.hand = self.draw_four()

    def draw_four(self) -> Counter[str]:
        hand: Counter[str] = Counter()
        for _ in range(4):
            if not self.deck.total():
                self.deck, self.discard = self.discard, Counter()
                self.stream = Stream(self.secret, self.number, self.shuffles)
                self.shuffles += 1
            hand[self.stream.card(self.deck, self.order)] += 1
        self.drawn.append(hand)
        return hand.copy()


def predict(record: str) -> tuple[list[Seat], list[str], int]:
    """Every hand and the order of the generals of a game in which nobody played an action card, and who would begin."""
    header, cards, moves, closing = (block.splitlines() for block in record.rstrip().split("\n\n"))
    entries = dict(line.split(": ", 1) for line in [*header[1:], *closing])
    salt, secret = bytes.fromhex(entries["Salt"]), bytes.fromhex(entries["Secret"])
    assert hashlib.sha256(salt + secret).hexdigest() == entries["Commit"]
    players = json.loads(entries["Players"])
    kinds = [line.split()[:2] for line in cards[1:]]
    order = [name.split("/")[1] for name, _ in kinds]
    waiting = Counter(name.split("/")[1] for name, category in kinds if category == "general")
    seats = [Seat(secret, number, order) for number in range(len(players))]
    pile = Stream(secret, GENERALS, 0)
    generals = [] if cards[0] == "cards moegahara" else [pile.card(waiting, order)]
    seat, army = None, Counter[str]()
    for line in [*moves, "# turn"]:
        verb, _, card = line.partition(" ")
        if verb == "#" and card.startswith("turn"):
            if seat:
                seat.discard += seat.hand + army
                seat.hand, army = seat.draw_four(), Counter()
            seat = seats[players.index(card.split()[-1].title())] if line != "# turn" else None
        elif verb == "play" and seat:
            seat.hand[card] -= 1
            army[card] += 1
        elif verb == "buy" and seat:
            seat.discard[card] += 1
            if card in generals[-1:] and waiting.total():
                generals.append(pile.card(waiting, order))
    return seats, generals, Stream(secret, SET_UP, 0).below(len(players))


# ---- what really happened
WISHES = (
    "play gold", "play silver", "play copper", "buy land", "general", "buy gold", "buy silver", "end", "peace",
    "keep none",
)  # fmt: skip


def peaceful_game(name: str, players: list[str], seed: int) -> kunitori.Game:
    game = kunitori.new_game(name, players, seed=seed, max_rounds=30)
    while decision := game.decision:
        general = f"buy {game.view(None).top_general}"
        wishes = [general if wish == "general" else wish for wish in WISHES]
        game.apply(next(wish for wish in wishes if wish in decision.texts))
    return game


def hands(game: kunitori.Game, player: int) -> list[Counter[str]]:
    """All hands of four that a player drew; a shuffle in the middle makes two events of one."""
    found = [Counter[str]()]
    for event in game.events:
        if event.kind == "draw" and event.player == player:
            found += [Counter()] * (found[-1].total() == 4)
            found[-1] += Counter(dict(event.cards))
    return found


@pytest.mark.parametrize("name", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
@pytest.mark.parametrize("players", [["Ann", "Ben"], ["Ann", "Ben", "Chloe", "Dan", "Eve", "Finn"]])
def test_a_stranger_can_predict_every_draw(name: str, players: list[str]) -> None:
    game = peaceful_game(name, players, seed=2026)
    seats, generals, start = predict(kunitori.dumps(game))
    for number, seat in enumerate(seats):
        assert hands(game, number) == seat.drawn
        assert seat.shuffles >= 5
    assert [event.cards[0][0] for event in game.events if event.kind == "turn_up"] == generals
    assert len(generals) > 2 or name == "moegahara"
    assert start == game.start


def test_siphash_is_siphash() -> None:
    # The reference vectors of SipHash-2-4: key 00 01 … 0f, message 00 01 … of 15 bytes (from the paper) and of eight.
    key = bytes(range(16))
    assert sip_2_4(key, bytes(range(15))) == 0xA129CA6149BE45E5
    assert sip_2_4(key, bytes(range(8))) == 0x93F5F5799A932462
    words = [int.from_bytes(bytes(range(i, i + 8)), "little") for i in (0, 8)]
    assert siphash(words[0], words[1], words[0]) == 0x93F5F5799A932462


def test_equal_decks_shuffle_equally_whatever_happens_elsewhere() -> None:
    two, six = (kunitori.new_game("world_on_fire", players, seed=1, start=0) for players in (2, 6))
    assert [two.view(seat).me.hand for seat in (0, 1)] == [six.view(seat).me.hand for seat in (0, 1)]


def test_a_seed_gives_secret_and_salt() -> None:
    record = kunitori.new_game(seed="sekigahara").record()
    assert record.secret == hashlib.sha256(b"kunitori secret sekigahara").digest()[:16].hex()
    assert record.salt == hashlib.sha256(b"kunitori salt sekigahara").digest()[:16].hex()


def test_another_secret_is_found_out() -> None:
    text = kunitori.dumps(peaceful_game("world_on_fire", ["Ann", "Ben"], seed=5))
    assert kunitori.verify(text).is_good
    record = kunitori.Record.parse(text)
    assert record.salt
    forged = text.replace(record.salt, f"{int(record.salt, 16) ^ 1:032x}")
    assert [finding.id for finding in kunitori.verify(forged).findings] == ["verify-commit"]
