"""Trains minds by self-play: `kunitori train`."""

from __future__ import annotations

from kunitori.training.course import Course, Progress, train

__all__ = ["Course", "Progress", "train"]
