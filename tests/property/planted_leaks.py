"""Plants leaks in the uncompiled engine, one at a time, to check that the leak test finds each."""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType

from tests.property.leaks import watch
from tests.property.notes import listen
from tests.property.tables import FIELD_GAME, Table

from kunitori.engine import COMPILED, deal, groups, moves
from kunitori.engine.consts import D_EXCHANGE, D_SHOW, D_TAKE, D_TRASH
from kunitori.engine.state import State
from kunitori.values import event

GENERALS = "maeda_keiji honda_tadakatsu uesugi_kenshin takeda_shingen oda_nobunaga akechi_mitsuhide"


@dataclass(frozen=True)
class Planted:
    """A place in the code, its text, the leaking text, and the cards that reveal the leak."""

    what: str
    module: ModuleType | type
    function: str
    sound: str
    leaky: str
    cards: str


PLANTED = (
    Planted(
        "the action phase is skipped when the hand holds no action card",
        moves, "run_action", "g.hand_n[g.cur] > 0", "g.hand_m[g.cur] & g.rules.action_cards", "cavalry",
    ),
    Planted(
        "keeping is skipped when the hand holds no tactics card",
        moves, "run_redraw", "return ask(g, D_KEEP, g.cur, -1, -1, bit(0))", "end_turn(g); return False", "trap",
    ),
    Planted(
        "players are not asked to show what they do not have",
        groups, "secret_from", f"kind == {D_SHOW}", "False", "ninja_clan ninja_clan skilled_ninja",
    ),
    Planted(
        "a single general is taken back without a question",
        groups, "secret_from", f"kind == {D_TAKE}", "False", "take_back maeda_keiji honda_tadakatsu",
    ),
    Planted(
        "a Market with one choice trashes without a question",
        groups, "secret_from", f"kind == {D_TRASH}", "False", "market market",
    ),
    Planted(
        "others see the first card that could be kept",
        deal, "known_to", "c.a = -1", "pass", "trap moat beauty loyal_warning",
    ),
    Planted(
        "others see half an attack",
        deal, "known_to", "reset_move(c)", "pass", GENERALS,
    ),
    Planted(
        "others see the unseen part of a discard pile",
        deal, "hide_seat", "c.hidden[p][k] = 0", "n -= c.hidden[p][k]", "cavalry trap",
    ),
    Planted(
        "others see the order of two cards put back",
        deal, "hide_seat", "c.top[p][0] > c.top[p][1]", "False", GENERALS,
    ),
    Planted(
        "others see the options",
        deal, "known_to", "c.mask = 0", "pass", "cavalry trap",
    ),
    Planted(
        "others hear what is drawn",
        event, "_joined", "known = _cards(kinds, ((row[2], row[4]) for row in group))", "known = cards", "castle_town",
    ),
)  # fmt: skip
IN_TEAMS = (
    Planted(
        "enemies hear what is drawn",
        event.Event, "is_open_to", "(viewer - self.player) % 2 == 0", "True", "castle_town rice_field_plowing",
    ),
    Planted(
        "enemies are taken for team mates",
        deal, "is_open_to", "team_of(p) == team_of(viewer)", "True", "cavalry castle_town",
    ),
    Planted(
        "the next player is treated as a team mate by viewers",
        deal, "known_to", "if not is_open_to(c, p, viewer)", "if not is_open_to(c, p, viewer) and p != viewer + 1",
        "cavalry castle_town",
    ),
    Planted(
        "a team mate's hand is hidden",
        deal, "known_to", "if not is_open_to(c, p, viewer)", "if p != viewer", "cavalry castle_town",
    ),
    Planted(
        "Konishi asks only who has something to exchange",
        groups, "secret_from", f"kind == {D_EXCHANGE}", "False", "konishi_yukinaga cavalry archers trap gunners",
    ),
    Planted(
        "others see where a unit is about to be deployed",
        deal, "known_to", "reset_move(c)", "pass", "cavalry spear_troopers",
    ),
    Planted(
        "enemies see which card could be kept",
        deal, "known_to", "c.a = -1", "pass", "trap horo_musha",
    ),
)  # fmt: skip


@contextmanager
def planted(leak: Planted) -> Iterator[None]:
    function = getattr(leak.module, leak.function)
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(leak.sound) == 1, f"{leak.function} has changed: where is {leak.sound!r}?"
    names: dict[str, object] = {}
    exec(compile("from __future__ import annotations\n" + source.replace(leak.sound, leak.leaky), "", "exec"), names)
    code = function.__code__
    function.__code__ = getattr(names[leak.function], "__code__")  # noqa: B009  (every module that imported it leaks)
    event._told.cache_clear()  # events that were told before the leak would hide it
    try:
        yield
    finally:
        function.__code__ = code
        event._told.cache_clear()


def table(cards: str, seed: int) -> State:
    """Three players own the cards, with a copy in each deck; the active player holds the first card."""
    scene = Table("everything", 3, seed, start=1)
    active = scene.data["cur"]
    for seat in range(3):
        for i, card in enumerate(cards.split()):
            scene.put((active + seat) % 3, card, "hand" if seat == 0 and i < 2 else "deck")
    return scene.state()


def field(cards: str, seed: int) -> State:
    """Two teams of two; the active player holds only the cards, and the others have them in their decks."""
    scene = Table(FIELD_GAME, 4, seed, max_rounds=1, start=1)
    hand, deck = scene.data["hand"][1], scene.data["deck"][1]
    for k, n in enumerate(hand):
        hand[k], deck[k] = 0, deck[k] + n
    scene.data["deck_n"][1] += scene.data["hand_n"][1]
    scene.data["hand_n"][1] = 0
    for seat in range(4):
        for card in cards.split():
            if seat % 2 or not scene.rules.cards[card].side:
                scene.put(seat, card, "hand" if seat == 1 else "deck")
    scene.data["east_team"] = -1 if scene.left("konishi_yukinaga") else 0
    return scene.state()


def is_found(leak: Planted, seeds: int) -> bool:
    """Whether one of this many games finds the leak, by comparing states or by notes."""
    for seed in range(seeds):
        try:
            if leak in PLANTED:
                watch(table(leak.cards, seed), None if seed % 2 else 0, seed, turns=1)
            else:
                seen = watch(field(leak.cards, seed), (0, 2, 3, None)[seed % 4], seed, turns=1)
                assert seen.others == seen.truths
                listen(field(leak.cards, seed), seed)
        except AssertionError:
            return True
    return False


def main() -> int:
    assert not COMPILED
    assert not any(is_found(leak, 2) for leak in (*PLANTED, *IN_TEAMS)), "something is found where nothing leaks"
    missed = 0
    for leak in (*PLANTED, *IN_TEAMS):
        with planted(leak):
            found = is_found(leak, 60)
        print(f"{'found' if found else 'missed'}: {leak.what}", flush=True)
        missed += not found
    return missed


if __name__ == "__main__":
    sys.exit(main())
