"""The crests people can choose, those of who chooses none, and the colours of the seats."""

from __future__ import annotations

from collections.abc import Collection

__all__ = ["COLOURS", "CRESTS", "OF_THE_SEATS", "free_crest", "own_crest"]

CRESTS = (
    "mitsudomoe", "hishi", "uroko", "kikyo", "sakura", "umebachi", "kuyo", "jumonji", "futatsuhiki", "igeta",
    "rokumonsen", "yotsume", "kikko", "ogi", "janome", "shippo", "tsuki", "chidori", "aoi", "kuginuki",
)  # fmt: skip
OF_THE_SEATS = ("janome", "uroko", "kikyo", "rokumonsen", "tsuki", "shippo")
"""Of whoever chooses none, as bots do."""
COLOURS = ("indigo", "beni", "moss", "murasaki", "ochre", "sumi")
"""By seat."""


def free_crest(crest: str, taken: Collection[str]) -> str:
    """The crest, or where somebody has it already the next one that is free; there are more than seats.

    >>> free_crest("aoi", ["sakura"]), free_crest("aoi", ["aoi", "kuginuki"])
    ('aoi', 'mitsudomoe')
    """
    first = CRESTS.index(crest)
    return next(other for other in CRESTS[first:] + CRESTS[:first] if other not in taken)


def own_crest(seat: int, taken: Collection[str]) -> str:
    """The crest of a seat where nobody has chosen one: its own, or one that belongs to no seat.

    >>> own_crest(1, ["janome"]), own_crest(1, ["uroko", "sakura"])
    ('uroko', 'umebachi')
    """
    own = OF_THE_SEATS[seat]
    return own if own not in taken else free_crest(own, {*taken, *OF_THE_SEATS})
