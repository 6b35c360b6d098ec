"""What happened since a player's last turn, on screens that are too small for all of it."""

from __future__ import annotations

import io
import re

import pytest
from tests.cli.test_play import AMBUSH

from kunitori.cli.screen import Scene, draw
from kunitori.cli.terminal import Terminal
from kunitori.game import Game
from kunitori.i18n import LANGUAGES, texts

POSITION = AMBUSH | {"players": ["Ann", "Ben", "Cem", "Dai"], "seats": [{}, {}, {}, {}]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", range(24, 46, 3))
def test_it_begins_with_a_whole_sentence(monkeypatch: pytest.MonkeyPatch, language: str, lines: int) -> None:
    monkeypatch.setenv("LINES", str(lines))
    say = texts(language)
    terminal = Terminal(say, io.StringIO(), io.StringIO())
    terminal.is_screen = True
    game = Game.from_position(POSITION)
    view = game.view(0)
    turns = [[say("log-turn", player=name, round=3), *(f"{name} {'x' * n} {n}." for n in (5, 60, 90, 30, 170))]
             for name in view.players[1:]]  # fmt: skip
    shown, is_whole = draw(Scene(view, turns, "?"), terminal)
    text = ["".join(segment.text for segment in line) for line in shown]
    assert len(text) < lines
    start = next(place for place, line in enumerate(text) if say("screen-since") in line)
    end = next(place for place, line in enumerate(text) if line.startswith(say("screen-hand")))
    log = re.sub(r"\s", "", "".join(text[start + 1 : end]))
    assert is_whole == (say("screen-since-more") not in text[start])
    sentences = [re.sub(r"\s", "", sentence) for turn in turns for sentence in turn]
    endings = ["".join(sentences[first:]) for first in range(len(sentences) + 1)]
    assert log.removeprefix("…") in endings
    if log and not is_whole:
        begins_a_turn = log in ("".join(re.sub(r"\s", "", s) for t in turns[n:] for s in t) for n in range(len(turns)))
        assert log.startswith("…") != begins_a_turn
