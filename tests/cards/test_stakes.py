"""What is at stake with reconstructed numbers: a sentence at each, and none that claims more than was measured."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kunitori.cards import GAMES, Facts, card_set, game_cards
from kunitori.cards.corrections import correctable
from kunitori.cards.stakes import Shift, TriedValue, stake_note, stake_of, stake_sentence, tried_values
from kunitori.i18n import LANGUAGES, texts

NONE = Shift(20.0, 0.0, -0.1, 0.1, 1.0)
EVEN = Shift(0.5, 0.0, -0.01, 0.01, 1.0)
COPIES = Shift(2.0, 0.0, -0.1, 0.1, 1.0)
TRIED = TriedValue("kunitori", 2, "moat", "cost", 3, 4, NONE, EVEN, COPIES)


def reconstructed() -> list[tuple[Facts, str]]:
    """All numbers on a card that could be other ones, with the cards."""
    return [
        (card, field)
        for game in GAMES
        for card in game_cards(game).values()
        for field, source in card.doubtful()
        if field in correctable(card) and (card.number(field) or source.plausible)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reconstructed_number_says_what_is_at_stake(language: str) -> None:
    say, numbers = texts(language), reconstructed()
    assert len(numbers) > 100
    for card, field in numbers:
        sentence = stake_sentence(card, field)
        assert sentence, f"{card.game} {card.id} {field}: run tools/write_stakes.py"
        assert str(abs(card.number(field))) in say(sentence) or field == "deployable"


def test_the_study_was_played_with_the_present_numbers_in_every_game() -> None:
    for tried in tried_values():
        card = card_set(tried.game)[tried.card]
        assert card.number(tried.field) == tried.played != tried.value, "run tools/write_stakes.py"
    assert {(tried.game, tried.players) for tried in tried_values()} == {
        (game, players) for game in (*GAMES, "world_chaos") for players in (2, 4)
    }


def test_certain_and_corrected_numbers_have_no_sentence() -> None:
    owned = card_set("kunitori", corrections={"kunitori": {"land": {"cost": 10}}})["land"]
    assert stake_sentence(owned, "cost") is None
    assert stake_sentence(game_cards("world_on_fire")["land"], "vp") is None
    assert stake_note(game_cards("moegahara")["trap"]) is not None
    assert stake_note(game_cards("world_on_fire")["cavalry"]) is None


def test_a_verdict_needs_a_change_that_is_large_and_sure() -> None:
    fewer = Shift(2.0, -1.5, -1.6, -1.4, 0.001)
    longer = Shift(20.0, 2.0, 1.8, 2.2, 0.001)
    assert replace(TRIED, bought=fewer).verdict == "decides"
    assert replace(TRIED, bought=Shift(2.0, -0.6, -0.7, -0.5, 0.001)).verdict == "bought"
    assert replace(TRIED, rounds=longer).verdict == "rounds"
    assert replace(TRIED, first=Shift(0.5, 0.06, 0.04, 0.08, 0.001)).verdict == "first"
    assert replace(TRIED, rounds=Shift(20.0, 0.3, 0.2, 0.4, 0.001)).verdict == "little"  # sure, but small
    assert replace(TRIED, bought=Shift(0.02, -0.02, -0.03, -0.01, 0.001)).verdict == "little"  # hardly ever bought
    assert replace(TRIED, bought=replace(fewer, p=0.2)).verdict == "little"
    assert replace(TRIED, rounds=replace(longer, p=0.2)).verdict == "open"
    assert replace(TRIED, first=Shift(0.5, 0.03, -0.09, 0.15, 1.0)).verdict == "open"  # too few games to tell
    assert TRIED.verdict == "little"


def test_the_most_telling_value_speaks_for_the_number() -> None:
    order = ("decides", "rounds", "first", "bought", "open", "little")
    for card, field in reconstructed():
        stake = stake_of(card, field)
        assert stake and stake.values == tuple(sorted(stake.values)) and card.number(field) in stake.values
        mine = [t.verdict for t in tried_values() if (t.game, t.card, t.field) == (card.game, card.id, field)]
        assert stake.telling.verdict == min(mine, key=order.index)
