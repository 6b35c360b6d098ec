"""The crests that people can choose, the default crests, and the colours of the seats."""

from __future__ import annotations

from collections.abc import Collection

__all__ = ["COLOURS", "CRESTS", "SEAT_CRESTS", "free_crest", "seat_crest"]

CRESTS = (
    "mitsudomoe", "hishi", "uroko", "kikyo", "sakura", "umebachi", "kuyo", "jumonji", "futatsuhiki", "igeta",
    "rokumonsen", "yotsume", "kikko", "ogi", "janome", "shippo", "tsuki", "chidori", "aoi", "kuginuki",
)  # fmt: skip
"""The crests that a player can choose, by name."""
SEAT_CRESTS = ("janome", "uroko", "kikyo", "rokumonsen", "tsuki", "shippo")
"""The default crests by seat, for bots and for people who choose none."""
COLOURS = ("indigo", "beni", "moss", "murasaki", "ochre", "sumi")
"""The colours by seat."""


def free_crest(crest: str, taken: Collection[str]) -> str:
    """The crest, or the next free one if it is taken; there are more crests than seats.

    >>> free_crest("aoi", ["sakura"]), free_crest("aoi", ["aoi", "kuginuki"])
    ('aoi', 'mitsudomoe')
    """
    first = CRESTS.index(crest)
    return next(other for other in CRESTS[first:] + CRESTS[:first] if other not in taken)


def seat_crest(seat: int, taken: Collection[str]) -> str:
    """The default crest of a seat, or one that is no seat's default if it is taken.

    >>> seat_crest(1, ["janome"]), seat_crest(1, ["uroko", "sakura"])
    ('uroko', 'umebachi')
    """
    default = SEAT_CRESTS[seat]
    return default if default not in taken else free_crest(default, {*taken, *SEAT_CRESTS})
