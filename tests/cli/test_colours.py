"""The colours can be read on dark and on light screens."""

from __future__ import annotations

import pytest
from rich.color import Color
from rich.console import Console

from kunitori.cards.kinds import CATEGORIES
from kunitori.cli.colours import BY_CATEGORY, BY_MARKER, BY_SEAT, NOTICE, with_players


def brightness(name: str) -> float:
    """The relative luminance, as the accessibility guidelines define it."""
    parts = (part / 255 for part in Color.parse(name).get_truecolor())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("colour", sorted({*BY_SEAT, *BY_CATEGORY.values(), *BY_MARKER.values(), NOTICE}))
def test_every_colour_has_enough_contrast_to_black_and_to_white(colour: str) -> None:
    assert (brightness(colour) + 0.05) / 0.05 >= 4
    assert 1.05 / (brightness(colour) + 0.05) >= 4


def test_every_seat_and_every_category_has_a_colour_of_its_own() -> None:
    assert len({*BY_SEAT}) == 6
    assert len({BY_CATEGORY[category] for category in CATEGORIES}) == len(CATEGORIES)


def test_names_of_players_have_the_colours_of_their_seats() -> None:
    text = with_players("Ann attacks Ben; Annabel stays out.", ["Ann", "Ben", "Annabel"])
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("Ann", BY_SEAT[0]), ("Ben", BY_SEAT[1]), ("Annabel", BY_SEAT[2]),
    ]  # fmt: skip
    rendered = with_players("General 2 waits.", ["General 2", "General"])
    assert rendered.get_style_at_offset(Console(), 0).color == Color.parse(BY_SEAT[0])
    assert with_players("Annの手番", ["Ann"]).spans
