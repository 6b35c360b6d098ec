"""docs/shuffles.md is enough to check a record: a stranger's program, which knows nothing of ours but that page and the
text of the record, predicts every card that was drawn.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

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
    def __init__(self, key: bytes, number: int, shuffle: int) -> None:
        word = number * 2**40 + shuffle * 2
        self.x = sip_2_4(key, word.to_bytes(8, "little"))
        self.step = sip_2_4(key, (word + 1).to_bytes(8, "little")) | 1

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
    def __init__(self, key: bytes, number: int, order: list[str]) -> None:
        self.key, self.number, self.order = key, number, order
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
                self.stream = Stream(self.key, self.number, self.shuffles)
                self.shuffles += 1
            hand[self.stream.card(self.deck, self.order)] += 1
        self.drawn.append(hand)
        return hand.copy()


def mix(secret: bytes, entries: dict[str, str]) -> bytes:
    """The key of the shuffles, after a look at the players' numbers."""
    if "Parts" not in entries:
        return secret
    mixed = b"kunitori mix" + secret
    for seat, (part, number) in enumerate(zip(entries["Parts"].split(), entries["Opened"].split(), strict=True)):
        if number != "-":
            assert hashlib.sha256(bytes.fromhex(number)).hexdigest() == part
            mixed += bytes([seat]) + bytes.fromhex(number)
    return hashlib.sha256(mixed).digest()[:16]


def predict(record: str) -> tuple[list[Seat], list[str], int]:
    """Every hand and the order of the generals of a game in which nobody played an action card, and who would begin."""
    header, cards, moves, closing = (block.splitlines() for block in record.rstrip().split("\n\n"))
    entries = dict(line.split(": ", 1) for line in [*header[1:], *closing])
    salt, secret = bytes.fromhex(entries["Salt"]), bytes.fromhex(entries["Secret"])
    assert hashlib.sha256(salt + secret).hexdigest() == entries["Commit"]
    key = mix(secret, entries)
    players = json.loads(entries["Players"])
    kinds = [line.split()[:2] for line in cards[1:]]
    order = [name.split("/")[1] for name, _ in kinds]
    waiting = Counter(name.split("/")[1] for name, category in kinds if category == "general")
    seats = [Seat(key, number, order) for number in range(len(players))]
    pile = Stream(key, GENERALS, 0)
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
    return seats, generals, Stream(key, SET_UP, 0).below(len(players))


# ---- what really happened
WISHES = (
    "play gold", "play silver", "play copper", "buy land", "general", "buy gold", "buy silver", "end", "peace",
    "keep none",
)  # fmt: skip


def peaceful_game(
    name: str, players: list[str], seed: int, parts: Sequence[kunitori.ShufflePart | None] = ()
) -> kunitori.Game:
    game = kunitori.new_game(name, players, seed=seed, max_rounds=30, parts=parts)
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
@pytest.mark.parametrize("opened", [(), (0,), (0, 1)])
def test_a_stranger_can_predict_every_draw(name: str, players: list[str], opened: tuple[int, ...]) -> None:
    """With the server's secret alone, and with numbers of the first players; the second may not open theirs."""
    game = peaceful_game(name, players, 2026, parts_of(len(players), opened) if opened else ())
    check_prediction(game)


def parts_of(players: int, opened: tuple[int, ...]) -> list[kunitori.ShufflePart | None]:
    """The first two players have parts, and some of them open theirs."""
    whole = [kunitori.ShufflePart.of(hashlib.sha256(bytes([seat])).digest()) for seat in (0, 1)]
    parts = [part if seat in opened else replace(part, number=None) for seat, part in enumerate(whole)]
    return [*parts, *[None] * (players - 2)]


def check_prediction(game: kunitori.Game) -> None:
    name = game.cards.game
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


MIXED = peaceful_game("world_on_fire", ["Ann", "Ben"], 5, parts_of(2, (0, 1)))


def forged_lines(record: str, key: str, words: list[str]) -> str:
    told = f"{key}: {' '.join(words)}"
    return "\n".join(told if line.startswith(f"{key}: ") else line for line in record.split("\n"))


def words_of(record: str, key: str) -> list[str]:
    return next(line for line in record.split("\n") if line.startswith(f"{key}: ")).split()[1:]


def is_found_by_the_stranger(record: str) -> bool:
    try:
        seats, _, _ = predict(record)
    except (AssertionError, IndexError, ZeroDivisionError):
        return True
    return any(hands(MIXED, number) != seat.drawn for number, seat in enumerate(seats))


@given(
    key=st.sampled_from(["Commit", "Parts", "Opened", "Salt", "Secret"]), seat=st.integers(0, 1),
    place=st.integers(0, 63), by=st.integers(1, 15),
)  # fmt: skip
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_one_changed_digit_is_found_by_both_verifiers(key: str, seat: int, place: int, by: int) -> None:
    text = kunitori.dumps(MIXED)
    words = words_of(text, key)
    word = words[seat % len(words)]
    place %= len(word)
    words[seat % len(words)] = f"{word[:place]}{int(word[place], 16) ^ by:x}{word[place + 1 :]}"
    forged = forged_lines(text, key, words)
    verdict = kunitori.verify(forged)
    found = [check.what for check in verdict.checks if not check.is_good]
    assert not verdict.is_good and ("part" if key in ("Parts", "Opened") else "commit") in found
    assert is_found_by_the_stranger(forged)


@pytest.mark.parametrize("forgery", ["order", "dropped", "taken out", "added"])
def test_numbers_that_were_not_mixed_like_this_are_found_by_both_verifiers(forgery: str) -> None:
    """Every number fits its commitment, but they give another key, so that the recorded moves cannot be played."""
    text = kunitori.dumps(MIXED)
    for key in ("Parts", "Opened"):
        words = words_of(text, key)
        match forgery:
            case "order":
                words.reverse()
            case "dropped" if key == "Opened":
                words[1] = "-"
            case "taken out":
                words[1] = "-"
            case "added":
                words[0] = kunitori.ShufflePart.of(bytes(32)).commit if key == "Parts" else bytes(32).hex()
        text = forged_lines(text, key, words)
    verdict = kunitori.verify(text)
    assert [check.what for check in verdict.checks if not check.is_good] == ["moves"]
    assert is_found_by_the_stranger(text)


def test_a_record_with_parts_says_what_was_mixed_in() -> None:
    text = kunitori.dumps(MIXED)
    assert text.startswith("Kunitori record 2\n") and kunitori.dumps(kunitori.loads(text)) == text
    assert [check.told.id for check in kunitori.verify(text).checks] == [
        "verified-commit", "verified-part", "verified-part", "verified-rules", "verified-moves", "verified-result",
    ]  # fmt: skip
    late = peaceful_game("world_on_fire", ["Ann", "Ben"], 5, parts_of(2, (0,)))
    verdict = kunitori.verify(kunitori.dumps(late))
    assert verdict.is_good and "verified-part-missing" in [check.told.id for check in verdict.checks]
    shown = kunitori.Record.parse(late.record().without_secret().to_text())
    assert shown.parts == late.parts and shown.secret is None, "the players' parts are public, the secret is not"


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("Kunitori record 2", "Kunitori record 1"), ("Kunitori record 2", "Kunitori record 3"),
        ("Opened: ", "Opened: - "), ("Parts: ", "Parts: - "), ("Parts: ", "Parts: x"),
        ("Commit: ", "Position: {}\nCommit: "),
    ],
)  # fmt: skip
def test_a_record_with_strange_parts_is_refused(was: str, becomes: str) -> None:
    with pytest.raises(kunitori.BadRecord):
        kunitori.verify(kunitori.dumps(MIXED).replace(was, becomes, 1))


def test_strange_parts_are_refused() -> None:
    part = kunitori.ShufflePart.of(bytes(32))
    for parts in ([part], [part, "x"], [part, kunitori.ShufflePart("x")], [part, replace(part, number="0")]):
        with pytest.raises(kunitori.BadOptions):
            kunitori.new_game(players=2, parts=parts)  # type: ignore[arg-type]
    with pytest.raises(kunitori.BadOptions):
        kunitori.ShufflePart.of(b"short")
