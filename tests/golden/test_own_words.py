"""Printed cards written in the words of own cards play the golden games: the words say all of what they do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.engine.played import fingerprints
from tests.golden.games import FINGERPRINTS
from tests.property import tables

from kunitori.cards import CardSet, Facts
from kunitori.cards.composition import Text
from kunitori.cards.facts import FLAGS, NUMBERS
from kunitori.cards.own_cards import own_card_data, read_own_card
from kunitori.cards.printed_texts import text_of
from kunitori.engine.rules import Rules


def in_own_words(card: Facts) -> Facts:
    """The card as a file of own cards says it, in the place of the printed one."""
    if not card.effect or text_of(card) == Text():
        return card
    data = own_card_data(replace(card, text=text_of(card)))
    if card.game == "moegahara":  # files have no cards for it; the words are the same
        return replace(card, effect="composed", numbers=(), text=Text.read(text_of(card).to_data()))
    own = read_own_card(f"own_{card.id}", data)
    assert [own.number(name) for name in (*NUMBERS, *FLAGS)] == [card.number(name) for name in (*NUMBERS, *FLAGS)]
    return replace(own, id=card.id, game=card.game)


def test_printed_cards_in_own_words_play_the_golden_games(monkeypatch: pytest.MonkeyPatch) -> None:
    printed, said = tables.rules, set[tuple[str, str]]()

    def rules(name: str) -> Rules:
        cards = printed(name).cards
        if "corrected" in name:  # corrections go further than the words, for example to a discount of 0
            return Rules(cards)
        own = tuple(map(in_own_words, cards.facts))
        said.update((card.game, card.id) for card in own if card.effect == "composed")
        return Rules(CardSet(cards.game, own, cards.house))

    monkeypatch.setattr(tables, "rules", rules)
    assert [*fingerprints(3)] == FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    assert len(said) == 25, "every text that the words can say (docs/own-cards.md) was played"
