"""The owner of a printed game can correct numbers in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from kunitori.cards import (
    CardSet,
    Corrections,
    card_set,
    default_corrections_path,
    load_corrections,
    parse_corrections,
    parse_expansion,
)
from kunitori.cards.text import card_page
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES

OWNER = """
[world_on_fire.moat]
cost = 4
[world_on_fire.moat.effect]
draw = 2
[world_on_fire.gunner_mercenaries]
deployable = false
[kunitori.young_general]
copies = 8
"""


def test_corrected_numbers_are_played_with_shown_and_marked() -> None:
    corrections = parse_corrections(OWNER)
    cards = card_set("world_on_fire", corrections=corrections)
    assert (cards["moat"].cost, cards["moat"].numbers) == (4, (2,))
    assert not cards["gunner_mercenaries"].deployable
    assert cards["moat"].source("cost").source == cards["moat"].source("effect.draw").source == "O"
    assert cards["moat"].source("copies").source == "S"
    page = card_page(cards["moat"])
    assert "Cost 4*" in page and "you draw 2 extra cards" in page
    assert "* Corrected by the owner: cost and cards in the text." in page
    assert card_set("kunitori", corrections=corrections)["young_general"].copies == 8
    assert card_set("custom", "young_general,moat", corrections=corrections)["moat"].cost == 4


def test_the_same_card_is_corrected_in_each_game_by_itself() -> None:
    """Moegahara's Cavalry is not World on Fire's; its corrected cost is its strength (M6.2)."""
    corrections = parse_corrections(
        "[moegahara.cavalry]\ncost = 6\ncopies = 9\n[moegahara.tokugawa_ieyasu.effect]\nstrength = 2\n"
    )
    field = card_set("moegahara", corrections=corrections)
    assert (field["cavalry"].cost, field["cavalry"].copies, field["tokugawa_ieyasu"].numbers) == (6, 9, (2,))
    assert card_set("world_on_fire", corrections=corrections) == card_set("world_on_fire")
    assert "Strength 6*" in card_page(field["cavalry"]) and "has +2 strength" in card_page(field["tokugawa_ieyasu"])


def test_the_default_place_is_read_and_a_named_file_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert load_corrections() == Corrections()
    place = default_corrections_path()
    assert place == tmp_path / "kunitori" / "corrections.toml"
    place.parent.mkdir()
    place.write_text(OWNER, encoding="utf-8")
    assert load_corrections() == parse_corrections(OWNER)
    other = tmp_path / "mine.toml"
    other.write_text("[kunitori.farmers]\ncost = 1\n", encoding="utf-8")
    assert load_corrections(other) == Corrections.of({"kunitori": {"farmers": {"cost": 1}}})


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"nowhere\.toml cannot be read"):
        load_corrections(tmp_path / "nowhere.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "bytes.toml", tmp_path):
        with pytest.raises(BadCards, match="cannot be read"):
            load_corrections(path)


BOAT = '[cards.river_boat]\ncategory = "politics"\ncopies = 8\ncost = 4\nplay = [{ trash = "this" }]\n'


def test_own_cards_are_corrected_where_they_are_played() -> None:
    corrections = parse_corrections("[own.river_boat]\ncost = 6\ncopies = 9\n[own.raft]\ncost = 2\n")
    for game in ("kunitori", "world_chaos"):
        cards = card_set(game, corrections=corrections, expansion=parse_expansion(BOAT))
        assert (cards["river_boat"].cost, cards["river_boat"].copies) == (6, 9)
        assert CardSet.from_text(cards.to_text()) == cards
    assert Corrections.of({"own": {"river_boat": {"cost": 6}}}).entries == corrections.entries[:1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[own.river_boat]\nattack = 2", "River boat has no number “attack”"),
        ("[own.river_boat]\ndeployable = true", "for troops only"),
        ("[own.river_boat]\ncost = 99", "river_boat: 99 cannot be right for “cost”"),
        ("[own.river_boat]\nspeed = 9", "river_boat has no number “speed”"),
        ("[own.River]\ncost = 9", "There is no card “River” here."),
        ("[own.raft]\ndeployable = 3", "must be true or false"),
    ],
)
def test_what_cannot_be_corrected_on_an_own_card_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadCards) as caught:
        card_set("kunitori", corrections=parse_corrections(text), expansion=parse_expansion(BOAT))
    assert sentence in str(caught.value)


def test_a_correction_that_a_text_does_not_bear_is_refused() -> None:
    raft = parse_expansion(BOAT.replace("politics", "troop"))
    with pytest.raises(BadCards) as caught:
        card_set("kunitori", corrections={"own": {"river_boat": {"deployable": True}}}, expansion=raft)
    assert caught.value.message.id == "expansion-error-deployed-leaves"


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("[kunitori.farmers\ncost = 1", None, "not valid TOML: see line 1"),
        ("[kunitori.farmers]\ncost = ", None, "not valid TOML: see line 2"),
        ("a = " + "9" * 5000, None, "not valid TOML"),
        ("a = " + "[" * 20000, None, "not valid TOML"),
        ("[sekigahara.trap]\ncost = 1", "C1.2", "no game “sekigahara” here"),
        ("[kunitori.farmer]\ncost = 1", None, "Did you mean “farmers”?"),
        ("[kunitori.samurai]\ncost = 1", None, "There is no card “samurai” here."),
        ("[kunitori.trap]\ncost = 1", None, "There is no card “trap” here."),
        ("kunitori = 3", None, "“kunitori” must be a table of numbers"),
        ("[kunitori]\nfarmers = 3", None, "“kunitori.farmers” must be a table of numbers"),
        ("[world_on_fire.moat]\neffect = 2", None, "“world_on_fire.moat.effect” must be a table of numbers"),
        ("[kunitori.farmers]\nspeed = 1", None, "Farmers has no number “speed”"),
        ("[kunitori.farmers]\neffect = { draw = 1 }", None, "Farmers has no number “effect.draw”"),
        ("[kunitori.farmers]\nleader = true", None, "Farmers has no number “leader”"),
        ("[kunitori.gold]\nattack = 1", "C5.5", "Gold has no number “attack”"),
        ("[world_on_fire.trap]\ndefence = 1", "C5.5", "Trap has no number “defence”"),
        ("[kunitori.oda_nobunaga]\ncopies = 2", "C1.2", "Oda Nobunaga has no number “copies”"),
        ("[kunitori.farmers]\ncost = 2.5", None, "“cost” must be a whole number, not “2.5”"),
        ("[kunitori.farmers]\ncost = true", None, "“cost” must be a whole number"),
        ("[kunitori.farmers]\ncost = 1999-12-31", None, "“cost” must be a whole number"),
        ("[kunitori.farmers]\ncost = '2'", None, "“cost” must be a whole number"),
        ("[kunitori.farmers]\ncost = -1", None, "It must be from 0 to 20."),
        ("[kunitori.farmers]\ncost = 0x" + "f" * 9000, None, "It must be from 0 to 20."),
        ("[kunitori.farmers]\ncopies = 0", "C1.2", "It must be from 1 to 60."),
        ("[kunitori.farmers]\ndeployable = 1", "C7.1", "“deployable” must be true or false"),
        ("[kunitori.magnificent_castle]\ndeployable = false", "C7.1", "for troops only"),
        ("[kunitori.oda_nobunaga]\ndeployable = true", "C7.1", "for troops only"),
        ("[moegahara.archers]\ncopies = 11", "M5.2", "It must be from 1 to 10."),
        ("[moegahara.spear_troopers]\ncopies = 61", "M1.3", "It must be from 1 to 60."),
        ("[moegahara.ii_naomasa]\ncopies = 2", "M1.3", "Ii Naomasa has no number “copies”"),
        ("[moegahara.cavalry]\nattack = 2", "M6.2", "Cavalry has no number “attack”"),
        ("[moegahara.cavalry]\ndeployable = true", "M5.1", "Cavalry has no number “deployable”"),
        ("[moegahara.castle_town]\nvp = 2", "M8.1", "Castle Town has no number “vp”"),
        ("[moegahara.ii_naomasa.effect]\nstrength = 11", None, "It must be from 0 to 10."),
        ("[moegahara.land]\ncost = 9", None, "There is no card “land” here."),
    ],
)
def test_nonsense_gets_a_sentence_in_every_language(text: str, rule: str | None, sentence: str) -> None:
    with pytest.raises(BadCards) as caught:
        parse_corrections(text)
    assert sentence in str(caught.value) and caught.value.rule == rule
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == 4
