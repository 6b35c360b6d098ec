"""The card kinds, each family numbered once for all its games: a kind's number is its place in the family's 56.

Kunitori!, World on Fire and their mixes share `KINDS`; Moegahara, which is never mixed in (X6), has
`MOEGAHARA_KINDS`. Both keep treasure, generals, troops, tactics and politics in the same ranges; a place that
Moegahara does not use is ``""`` there.
"""

from __future__ import annotations

__all__ = [
    "CATEGORIES", "GAMES", "KINDS", "KIND_NUMBER", "LANDS", "MARKERS", "MARKERS_EACH", "MIXABLE_GAMES",
    "MOEGAHARA_KINDS", "MOEGAHARA_NUMBER", "SIDES", "kind_numbers_of", "kinds_of",
]  # fmt: skip

MIXABLE_GAMES = ("kunitori", "world_on_fire")
"""The games whose cards can be mixed; world_chaos and custom mixes take theirs from these (X6)."""

GAMES = (*MIXABLE_GAMES, "moegahara")
"""The games that have cards of their own."""

CATEGORIES = ("treasure", "victory", "general", "troop", "tactics", "politics")

SIDES = ("east", "west")
"""The sides of Moegahara's generals (M1.3)."""
MARKERS = ("yellow", "blue", "red")
"""The colours of Moegahara's markers (M1.3)."""
MARKERS_EACH = 10
LANDS = 10
"""The Lands in Moegahara's box; they are the battlefield and never for sale (M1.2)."""

KINDS: tuple[str, ...] = (
    "copper", "silver", "gold",
    "village", "town", "land",
    "maeda_keiji", "honda_tadakatsu", "sanada_yukimura", "ishida_mitsunari",
    "naoe_kanetsugu", "akechi_mitsuhide", "kuroda_kanbei", "katakura_kojuro",
    "uesugi_kenshin", "takeda_shingen", "oda_nobunaga", "date_masamune",
    "mori_motonari", "toyotomi_hideyoshi", "tokugawa_ieyasu", "hojo_ujiyasu",
    "fake_fortress", "spear_troopers", "light_archers", "cavalry", "gunner_mercenaries", "land_destroyer",
    "farmers", "ninja_clan", "young_general", "light_gunners",
    "loyal_warning", "trap", "take_back", "travelling_monk", "skilled_ninja", "beauty",
    "temple_tax", "moat", "temple_town", "soil_renovation", "harbour_town", "castle_town",
    "technology_development", "fortress", "heavy_tax", "rice_field_plowing", "market", "post_relay",
    "land_survey", "river_works", "toll_abolition", "quality_tea_ware", "trade_harbour", "magnificent_castle",
)  # fmt: skip

KIND_NUMBER: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
"""The number of a kind by its id.

>>> KIND_NUMBER["trap"], len(KINDS)
(33, 56)
"""

MOEGAHARA_KINDS: tuple[str, ...] = (
    "copper", "silver", "gold",
    "", "", "",
    "tokugawa_ieyasu", "ii_naomasa", "todo_takatora", "kuroda_nagamasa", "kobayakawa_hideaki",
    "ishida_mitsunari", "otani_yoshitsugu", "ukita_hideie", "konishi_yukinaga", "toyotomi_hideyori",
    "", "", "", "", "", "",
    "farmer_militia", "spear_troopers", "archers", "cavalry", "gunners",
    "", "", "", "", "",
    "horo_musha", "trap",
    "", "", "", "", "", "", "", "", "",
    "castle_town", "technology_development",
    "", "",
    "rice_field_plowing",
    "", "",
    "land_survey", "river_works",
    "", "", "", "",
)  # fmt: skip

MOEGAHARA_NUMBER: dict[str, int] = {kind: number for number, kind in enumerate(MOEGAHARA_KINDS) if kind}
"""The number of a kind of Moegahara by its id.

>>> MOEGAHARA_NUMBER["river_works"], len(MOEGAHARA_KINDS), len(MOEGAHARA_NUMBER)
(51, 56, 25)
"""


def kinds_of(game: str) -> tuple[str, ...]:
    """The 56 places of the family a game or mix belongs to."""
    return MOEGAHARA_KINDS if game == "moegahara" else KINDS


def kind_numbers_of(game: str) -> dict[str, int]:
    """The numbers of the kinds in the family a game or mix belongs to."""
    return MOEGAHARA_NUMBER if game == "moegahara" else KIND_NUMBER
