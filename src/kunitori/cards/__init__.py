"""The cards: what is printed on them, where each number comes from, and which cards a game has."""

from kunitori.cards.corrections import Corrections, default_corrections_path, load_corrections, parse_corrections
from kunitori.cards.facts import EFFECTS, Facts, Provenance
from kunitori.cards.kinds import GAMES, KIND_NUMBER, KINDS, LANDS, MARKERS, MARKERS_EACH, MOEGAHARA_KINDS
from kunitori.cards.loader import game_cards
from kunitori.cards.sets import PLAYABLE_GAMES, CardSet, card_set, differences

__all__ = [
    "EFFECTS", "GAMES", "KINDS", "KIND_NUMBER", "LANDS", "MARKERS", "MARKERS_EACH", "MOEGAHARA_KINDS", "PLAYABLE_GAMES",
    "CardSet", "Corrections", "Facts", "Provenance", "card_set", "default_corrections_path", "differences",
    "game_cards", "load_corrections", "parse_corrections",
]  # fmt: skip
