"""The card kinds of the C family, numbered once for all its games: a kind's number is its place in `KINDS`."""

from __future__ import annotations

__all__ = ["CATEGORIES", "GAMES", "KINDS", "KIND_NUMBER"]

GAMES = ("kunitori", "world_on_fire")
"""The games that have cards of their own; world_chaos and custom mixes take theirs from these."""

CATEGORIES = ("treasure", "victory", "general", "troop", "tactics", "politics")

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
