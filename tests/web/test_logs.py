"""The server's log: where it is written, and that it can be taken down again."""

from __future__ import annotations

import io
import json
import logging
import sys

import pytest

from kunitori.web.logs import note, set_up


def test_a_line_goes_to_the_standard_error_of_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    with io.StringIO() as first:
        monkeypatch.setattr(sys, "stderr", first)
        set_up("json")
        note("request", path="/")
        assert json.loads(first.getvalue())["event"] == "request"
    second = io.StringIO()
    monkeypatch.setattr(sys, "stderr", second)
    note("request", path="/t/{id}")
    assert json.loads(second.getvalue())["path"] == "/t/{id}"


@pytest.mark.parametrize("style", ["json", "text", "quiet"])
def test_no_test_leaves_its_log_to_the_next(style: str) -> None:
    def ours() -> list[str]:
        handlers = logging.getLogger().handlers
        return [type(handler).__module__ for handler in handlers if type(handler).__module__ == "kunitori.web.logs"]

    assert ours() == []
    set_up(style)
    assert ours() == ["kunitori.web.logs"]
