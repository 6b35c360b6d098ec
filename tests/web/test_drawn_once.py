"""What a move costs to see: the public part is drawn once, and nothing grows with the length of the game."""

from __future__ import annotations

import sys
import tracemalloc
from typing import Any

import pytest
from tests.web.test_render import PLAYERS, add, play, table_of

from kunitori.tables import MoveInProgress
from kunitori.web.live import Live
from kunitori.web.render import Extras, Sent, frame, public_scene

LANGUAGES = ("en", "ja")
VIEWERS = [(seat, language) for language in LANGUAGES for seat in (None, *range(PLAYERS))]


class Viewers:
    """A spectator and all players, in two languages."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.sent: dict[tuple[int | None, str], Sent | None] = dict.fromkeys(VIEWERS)

    def look(self) -> None:
        self.live.tell()
        for seat, language in VIEWERS:
            seen = self.live.seen(seat, () if seat is None else (seat,))
            before, cache = self.sent[seat, language], self.live.cache(language)
            self.sent[seat, language] = frame(before, seen, language, Extras(), "", cache)[1]


@pytest.mark.parametrize("game", ["world_on_fire", "moegahara"])
def test_what_everybody_sees_is_drawn_once_for_each_language(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    begin = public_scene.PublicScene.__init__

    def counted(self: public_scene.PublicScene, *args: Any) -> None:
        made.append(1)
        begin(self, *args)

    monkeypatch.setattr(public_scene.PublicScene, "__init__", counted)
    table = table_of(game)
    viewers, moves = Viewers(Live(table)), 0
    for in_progress in play(table, 12):
        if not in_progress.is_begun:
            viewers.look()
            moves += 1
    assert len(made) == moves * len(LANGUAGES)


def test_a_move_costs_the_same_however_long_the_game_is() -> None:
    """Calls and memory of the same move, early and late: 2,000 moves that change nothing lie between."""
    table = table_of("kunitori", start=0)
    viewers = Viewers(Live(table))
    calls, memory = [], []
    for until in (40, 2040):
        while table.seq < until:
            _pass_on(table)
        viewers.look()
        for _ in range(2 * PLAYERS):  # a round, so that all caches are warm
            _pass_on(table)
            viewers.look()
        calls.append(_calls(table, viewers))
        memory.append(_peak(table, viewers))
    assert calls[1] < 1.1 * calls[0]
    assert memory[1] < 1.2 * memory[0]


def _pass_on(table: Any) -> None:
    """Play a card, or end the turn after one; begins as every move of several steps does."""
    assert table.game is not None and table.asked is not None
    in_progress = MoveInProgress(table.game, table.asked)
    is_new_turn = not table.game.view(None).played and "play copper" in table.game.decision.texts
    in_progress.answer("play copper" if is_new_turn else "end")
    assert in_progress.finished is not None
    add(table, table.move(table.asked, in_progress.finished))


def _calls(table: Any, viewers: Viewers) -> int:
    """How many functions a round calls."""
    number = 0

    def count(_: object, event: str, __: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        for _ in range(2 * PLAYERS):
            _pass_on(table)
            viewers.look()
    finally:
        sys.setprofile(None)
    return number


def _peak(table: Any, viewers: Viewers) -> int:
    """The most memory that is taken during a round, in bytes."""
    tracemalloc.start()
    try:
        for _ in range(2 * PLAYERS):
            _pass_on(table)
            viewers.look()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
