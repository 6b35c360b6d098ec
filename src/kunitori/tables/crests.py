"""The crests people can choose, and the colours of the seats."""

from __future__ import annotations

__all__ = ["COLOURS", "CRESTS"]

CRESTS = (
    "mitsudomoe", "hishi", "uroko", "kikyo", "sakura", "umebachi", "kuyo", "jumonji", "futatsuhiki", "igeta",
    "rokumonsen", "yotsume", "kikko", "ogi", "janome", "shippo", "tsuki", "chidori", "aoi", "kuginuki",
)  # fmt: skip
COLOURS = ("indigo", "beni", "moss", "murasaki", "ochre", "sumi")
"""By seat."""
