"""The cards: what is printed on them, where each number comes from, and which cards a game has."""

from kunitori.cards.corrections import Corrections, default_corrections_path, load_corrections, parse_corrections
from kunitori.cards.expansion import Expansion, default_expansions_folder, load_expansion, parse_expansion
from kunitori.cards.facts import EFFECTS, Facts, Provenance
from kunitori.cards.house_rules import READINGS, HouseRules, Reading, readings_for
from kunitori.cards.kinds import GAMES, KIND_NUMBER, KINDS, LANDS, MARKERS, MARKERS_EACH, MOEGAHARA_KINDS
from kunitori.cards.loader import game_cards
from kunitori.cards.picture import Picture, read_picture
from kunitori.cards.sets import PLAYABLE_GAMES, CardSet, card_set, differences

__all__ = [
    "EFFECTS", "GAMES", "KINDS", "KIND_NUMBER", "LANDS", "MARKERS", "MARKERS_EACH", "MOEGAHARA_KINDS", "PLAYABLE_GAMES",
    "READINGS", "CardSet", "Corrections", "Expansion", "Facts", "HouseRules", "Picture", "Provenance", "Reading",
    "card_set", "default_corrections_path", "default_expansions_folder", "differences", "game_cards",
    "load_corrections", "load_expansion", "parse_corrections", "parse_expansion", "read_picture", "readings_for",
]  # fmt: skip
