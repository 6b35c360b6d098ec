"""The sky in the picture of each card."""

from __future__ import annotations

__all__ = ["COLOURS", "LAND_SKIES", "SKIES", "is_ours", "sky_of"]

SKIES: dict[str, str] = {
    "dawn": "copper village farmers spear_troopers land_survey post_relay maeda_keiji oda_nobunaga farmer_militia"
    " ii_naomasa loyal_warning",
    "day": "silver land cavalry light_archers archers trade_harbour harbour_town uesugi_kenshin fortress young_general"
    " river_works moat honda_tadakatsu todo_takatora kuroda_nagamasa",
    "rose": "town temple_town beauty toyotomi_hideyoshi naoe_kanetsugu market konishi_yukinaga kobayakawa_hideaki"
    " horo_musha",
    "moss": "rice_field_plowing soil_renovation mori_motonari hojo_ujiyasu toll_abolition travelling_monk"
    " quality_tea_ware katakura_kojuro",
    "dusk": "light_gunners gunners gunner_mercenaries land_destroyer fake_fortress heavy_tax temple_tax"
    " ishida_mitsunari kuroda_kanbei otani_yoshitsugu ukita_hideie take_back",
    "night": "ninja_clan skilled_ninja trap date_masamune akechi_mitsuhide",
    "gold": "gold castle_town magnificent_castle technology_development takeda_shingen tokugawa_ieyasu sanada_yukimura"
    " toyotomi_hideyori",
}
"""Each bokashi sky of kit.css, with its cards."""

COLOURS: dict[str, tuple[str, str, str, str]] = {
    "dawn": ("#d8633f", "#f3c483", "#f6e4b8", "#7d8a4e"),
    "day": ("#3f7ba5", "#a9c9cf", "#f2e6c4", "#7c9155"),
    "rose": ("#c9656b", "#efb9a2", "#f5e5c6", "#6f7f8f"),
    "moss": ("#59743f", "#b6bf7d", "#efe6bd", "#4f6538"),
    "dusk": ("#3c3f63", "#9a7f93", "#eac7a0", "#4c4a55"),
    "night": ("#122645", "#2d5680", "#8fb5c4", "#1a2c40"),
    "gold": ("#a9741f", "#e3bd5c", "#f7e7ae", "#9c6a2a"),
}
"""Each sky from top to bottom, and its hills; kit.css has the same colours for the table."""

LAND_SKIES = ("day", "rose", "dusk", "moss", "gold", "dawn", "day", "night", "rose", "gold")
"""The skies of the ten Lands on Moegahara's battlefield."""

_SKY = {card: sky for sky, cards in SKIES.items() for card in cards.split()}


def is_ours(card: str) -> bool:
    """Whether the sprite has a picture of this card."""
    return card in _SKY


def sky_of(card: str) -> str:
    """The sky in our picture of a card."""
    return _SKY[card]
