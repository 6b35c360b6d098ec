"""Garbage is collected when nobody plays, and play is never paused for a collection."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from kunitori.web import gc_tuning


class Knot:
    """An object that refers to itself, so that only the garbage collector frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def server_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = gc.get_threshold()
    monkeypatch.setattr(gc_tuning, "_last", None)
    gc_tuning.begin()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("server_process")
def test_old_garbage_goes_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    knot = Knot()
    left = weakref.ref(knot)
    gc_tuning.tidy_up(is_quiet=False)  # by now it is frozen with the old objects
    del knot
    gc_tuning.tidy_up(is_quiet=False)
    gc.collect()
    assert left() is not None
    gc_tuning.tidy_up(is_quiet=True)
    assert left() is None
    knot = Knot()
    left = weakref.ref(knot)
    gc_tuning.tidy_up(is_quiet=False)
    del knot
    monkeypatch.setattr(gc_tuning, "_LONGEST_SECONDS", -1.0)  # or after a day
    gc_tuning.tidy_up(is_quiet=False)
    assert left() is None


def test_a_process_that_does_more_than_serve_is_left_alone() -> None:
    before, aside = gc.get_threshold(), gc.get_freeze_count()
    gc_tuning.tidy_up(is_quiet=True)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, aside)
