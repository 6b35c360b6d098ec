"""The sky in the picture of each card."""

from __future__ import annotations

__all__ = ["LAND_SKIES", "SKIES", "sky_of"]

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

LAND_SKIES = ("day", "rose", "dusk", "moss", "gold", "dawn", "day", "night", "rose", "gold")
"""The skies of the ten Lands on Moegahara's battlefield."""

_SKY = {card: sky for sky, cards in SKIES.items() for card in cards.split()}


def sky_of(card: str) -> str:
    return _SKY[card]
