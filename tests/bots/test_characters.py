"""Styles of the lord: a character tips the scales where the mind is torn, and does nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import exp, log

import pytest
from tests.bots.test_thinking import TABLES, asked
from tests.property.tables import GAMES, NAMES

from kunitori import Game, new_game
from kunitori.bots import InEngine, new_bot
from kunitori.bots.levels import STYLES
from kunitori.bots.table import play_out
from kunitori.cards import CardSet
from kunitori.engine.consts import FEATURES, GUESSING, PATIENCE, ROW_BUY
from kunitori.engine.moves import step
from kunitori.engine.state import State
from kunitori.engine.thinking.insight import instinct
from kunitori.engine.thinking.match import Brain, answer
from kunitori.engine.thinking.mind import Mind, Thought, is_plain
from kunitori.minds import mind_for
from kunitori.minds.character import CHARACTERS, LIKING, with_character

EVERYWHERE = [*TABLES, ("everything", 4), ("random 7", 2), ("expansion 7", 3)]
FAINT = 1e-200


@cache
def positions(name: str, seats: int) -> tuple[State, ...]:
    """Questions of random games, and of games that the mind plays by itself."""
    found = [g for g in asked(name, seats, 100) if g.turn < PATIENCE * seats]
    for begun in (found[0], found[-1]):
        g = begun.clone()
        mind = mind_for(g.rules.cards, seats)
        for _ in range(800):
            if g.over or g.turn >= PATIENCE * g.seats:
                break
            if not is_plain(g):
                found.append(g.clone())
            step(g, likeliest(g, mind))
    return tuple(found)


def likeliest(g: State, mind: Mind) -> int:
    return answer(g, Brain(GUESSING, 0, None, mind))


def liked(g: State, character: str) -> set[int]:
    """The open answers that take a card of the character's liking, or begin a battle if it is a warrior."""
    game = Game.of_state(g, NAMES[: g.seats])
    assert game.decision
    found = set()
    for option in game.decision.options:
        move = option.move
        if move.verb in ("buy", "gain") and move.card:
            is_liked = game.cards[move.card].category in CHARACTERS[character]
        else:
            is_liked = game.decision.kind == "battle" and move.verb != "peace" and character == "warrior"
        if is_liked:
            found.add(option.action % 64)
    return found


def is_buying(g: State) -> bool:
    decision = Game.of_state(g, NAMES[: g.seats]).decision
    return decision is not None and decision.kind == "buy" and not is_plain(g)


# ---- a character
def test_every_style_is_a_character() -> None:
    assert tuple(CHARACTERS) == STYLES
    categories = [category for each in CHARACTERS.values() for category in each]
    assert sorted(categories) == sorted({*categories}), "no two like the same cards"


@pytest.mark.parametrize("character", STYLES)
@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_character_only_tips_the_scales(name: str, seats: int, character: str) -> None:
    """What it likes is more likely by one and the same factor; so an answer that is likelier by this factor stays."""
    tipped = clear = 0
    for g in positions(name, seats):
        cards: CardSet = g.rules.cards
        plain, other = mind_for(cards, seats), mind_for(cards, seats, character)
        before, after = instinct(g, plain, Thought()), instinct(g, other, Thought())
        likes = liked(g, character)
        tipped += bool(likes) and likes != {*before}
        shift = {x: log(after[x] / chance) for x, chance in before.items() if chance > FAINT and after[x] > FAINT}
        usual = min(shift[x] - LIKING * (x in likes) for x in shift)
        assert shift == pytest.approx({x: usual + LIKING * (x in likes) for x in shift}, abs=1e-6)
        first, *others = sorted(before.values(), reverse=True)
        best = likeliest(g, other)
        if is_plain(g) or not others or first > 1.0001 * exp(LIKING) * others[0]:
            clear += not is_plain(g)
            assert best == likeliest(g, plain)
        assert best == likeliest(g, plain) or best in likes
        assert is_plain(g) or before[best] * 1.0001 * exp(LIKING) >= first
    assert tipped > 10 and clear > 10


@pytest.mark.parametrize("character", STYLES)
@pytest.mark.parametrize("name", GAMES)
def test_where_the_mind_is_torn_the_character_decides(name: str, character: str) -> None:
    """A mind that finds all answers equally likely buys what its character likes, unless something else is better."""
    asks = [g for g in positions(name, 2) if is_buying(g) and liked(g, character)]
    assert len(asks) > 3
    for g in asks[:8]:
        cards: CardSet = g.rules.cards
        torn, likes = Mind(), liked(g, character)
        assert likeliest(g, with_character(torn, cards, character)) in likes
        for x in {*instinct(g, torn, Thought())} - likes:
            weights = torn.weights()
            weights[(ROW_BUY + x) * FEATURES] = 1.01 * LIKING
            sure = Mind()
            sure.set_weights(weights)
            assert likeliest(g, with_character(sure, cards, character)) == x


def test_a_character_leaves_the_mind_as_it_was() -> None:
    (g, *_) = positions("kunitori", 2)
    plain = mind_for(g.rules.cards, 2)
    before = plain.weights()
    for style in STYLES:
        assert mind_for(g.rules.cards, 2, style).weights() != before
    assert plain.weights() == before and mind_for(g.rules.cards, 2) is plain


# ---- the lord
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lord_plays_by_the_mind_with_its_character(name: str, style: str) -> None:
    for seed in range(3):
        lord = new_bot(f"lord/{style}", seed)
        assert isinstance(lord, InEngine)
        for g in positions(name, 2)[:60]:
            expected = likeliest(g, mind_for(g.rules.cards, 2, style))
            assert answer(g, lord.brain(g.rules, 2)) == expected


def test_styles_of_the_lord_buy_different_cards() -> None:
    """Over some games of every kind, each style takes the largest share of the cards it likes."""
    shares: dict[str, dict[str, float]] = {style: dict.fromkeys(STYLES, 0.0) for style in STYLES}
    for name in GAMES:
        for style in STYLES:
            taken = Counter[str]()
            for seed in range(8):
                table = new_game(name, 2, seed, max_rounds=20)
                play_out(table, [new_bot(f"lord/{style}") for _ in range(2)])
                for event in table.events:
                    if event.kind in ("buy", "gain"):
                        for card, number in event.cards:
                            taken[table.cards[card].category] += number
            for other, categories in CHARACTERS.items():
                shares[style][other] += sum(taken[category] for category in categories) / taken.total()
    for style in STYLES:
        assert all(shares[style][style] > shares[other][style] for other in STYLES if other != style), shares
