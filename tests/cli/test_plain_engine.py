"""Without a C compiler the command says so once, on a terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from kunitori.cli import main
from kunitori.i18n import LANGUAGES


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.engine.COMPILED", False)
    monkeypatch.delenv("KUNITORI_ENGINE", raising=False)


def complaint(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, line: str = "rules C5.6") -> str:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", stream)
        patch.setattr(sys, "stdout", io.StringIO())
        assert main(line.split()) == 0
    return stream.getvalue()


@pytest.mark.usefixtures("uncompiled")
def test_it_is_said_once_and_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert complaint(monkeypatch, io.StringIO()) == ""
    assert complaint(monkeypatch, Screen(), "--version") == ""
    said = complaint(monkeypatch, Screen())
    assert "C compiler" in said and said.count("\n") == 1
    assert complaint(monkeypatch, Screen()) == ""


@pytest.mark.usefixtures("uncompiled")
def test_it_is_said_in_every_language(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("XDG_STATE_HOME", str(home / language))
        said.add(complaint(monkeypatch, Screen(), f"rules C5.6 --lang {language}"))
    assert len(said) == len(LANGUAGES) and "" not in said


@pytest.mark.usefixtures("uncompiled")
def test_a_chosen_engine_and_a_compiled_one_need_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUNITORI_ENGINE", "python")
    assert complaint(monkeypatch, Screen()) == ""
    monkeypatch.delenv("KUNITORI_ENGINE")
    monkeypatch.setattr("kunitori.engine.COMPILED", True)
    assert complaint(monkeypatch, Screen()) == ""


@pytest.mark.usefixtures("uncompiled")
def test_a_folder_that_cannot_be_written_does_no_harm(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    (home / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "file"))
    assert "C compiler" in complaint(monkeypatch, Screen())
