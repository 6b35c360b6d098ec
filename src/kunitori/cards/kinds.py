"""The printed card kinds and their home slots: the numbers they have in every set that holds them.

Kunitori!, World on Fire and their mixes share `KINDS`; Moegahara, which is never mixed in (X6), has
`MOEGAHARA_KINDS`, where ``""`` is a slot that no kind calls home. A kind without a home takes a free slot of the set
(`CardSet.kind_number`).
"""

from __future__ import annotations

__all__ = [
    "CATEGORIES", "GAMES", "KINDS", "KIND_NUMBER", "KIND_SLOTS", "LANDS", "MARKERS", "MARKERS_EACH", "MIXABLE_GAMES",
    "MOEGAHARA_KINDS", "MOEGAHARA_NUMBER", "OWN", "SIDES", "SLOTS", "UNIT_SLOTS", "free_slots", "home_slots",
    "kind_order",
]  # fmt: skip

MIXABLE_GAMES = ("kunitori", "world_on_fire")
"""The games whose cards can be mixed; world_chaos and custom mixes take theirs from these (X6)."""

GAMES = (*MIXABLE_GAMES, "moegahara")
"""The games that have cards of their own."""

OWN = "own"
"""What `Facts.game` says of a card of an expansion."""

CATEGORIES = ("treasure", "victory", "general", "troop", "tactics", "politics")

SIDES = ("east", "west")
"""The sides of Moegahara's generals (M1.3)."""
MARKERS = ("yellow", "blue", "red")
"""The colours of Moegahara's markers (M1.3)."""
MARKERS_EACH = 10
"""The markers of each colour (M1.3)."""
LANDS = 10
"""The Lands in Moegahara's box; they are the battlefield and never for sale (M1.2)."""

SLOTS = 64
"""The numbers a kind could have: the bits of a mask."""
KIND_SLOTS = (*range(56), *range(59, 63))
"""The slots that kinds may take. As answers, bits 56 to 58 play treasure and bit 63 means none.

>>> len(KIND_SLOTS)
60
"""
UNIT_SLOTS = {"general": range(6, 22), "troop": range(22, 32)}
"""The home slots of all printed generals and troops."""

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
"""The home slots of the kinds of Kunitori! and World on Fire: the place of an id is the number of its kind."""

KIND_NUMBER: dict[str, int] = dict(zip(KINDS, KIND_SLOTS, strict=False))
"""The home slot of a kind by its id.

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
"""The home slots of the kinds of Moegahara. An empty id is a free slot."""

MOEGAHARA_NUMBER: dict[str, int] = {id: slot for id, slot in zip(MOEGAHARA_KINDS, KIND_SLOTS, strict=False) if id}
"""The home slot of a kind of Moegahara by its id.

>>> MOEGAHARA_NUMBER["river_works"], len(MOEGAHARA_KINDS), len(MOEGAHARA_NUMBER)
(51, 56, 25)
"""


_FIXED = ("copper", "silver", "gold", "village", "town", "land")
_MOEGAHARA_FIXED = ("farmer_militia", "spear_troopers", "horo_musha", "trap", "castle_town")


def home_slots(game: str) -> dict[str, int]:
    """The home slots of the kinds that a game or mix can hold."""
    return MOEGAHARA_NUMBER if game == "moegahara" else KIND_NUMBER


def free_slots(game: str) -> list[int]:
    """The slots for kinds without a home; the engine knows the kinds that the rules name by their home slots."""
    fixed = {KIND_NUMBER[id] for id in _FIXED}
    if game == "moegahara":
        fixed |= {MOEGAHARA_NUMBER[id] for id in _MOEGAHARA_FIXED}
    return [slot for slot in KIND_SLOTS if slot not in fixed]


def kind_order(id: str, game: str) -> tuple[int, str]:
    """A sort key: kinds with a home slot first, by slot, then the others by id."""
    return home_slots(game).get(id, SLOTS), id
