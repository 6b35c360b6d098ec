"""The end of a game, as each viewer is told it, and the course of the game that follows."""

from __future__ import annotations

import time
from functools import partial

import pytest
from tests.web.conftest import PATIENCE, Server
from tests.web.test_permissions import cookie
from tests.web.test_render import add, play, see, table_of

from kunitori.i18n import LANGUAGES, texts
from kunitori.tables import Table
from kunitori.web import study
from kunitori.web.render import fragments


def ended(game: str, players: int, rounds: int = 2) -> Table:
    """A game that bots have played to its end."""
    table = table_of(game, players, max_rounds=rounds)
    for _ in play(table, 10_000):
        pass
    assert table.result is not None
    return table


def told(table: Table, seat: int | None, language: str = "en") -> str:
    return fragments(see(table, seat), language)["over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_to_the_person_who_looks(language: str) -> None:
    table, say = ended("world_on_fire", 3), texts(language)
    assert table.result is not None
    winner, others = table.result.winners[0], [seat for seat in range(3) if seat not in table.result.winners]
    assert say("ending-won") in told(table, winner, language)
    assert say("who-you") in told(table, winner, language) and "Name" in told(table, winner, language)
    for seat in others:
        assert say("ending-won") not in told(table, seat, language) and "lost" in told(table, seat, language)
    assert say("who-you") + "<" not in told(table, None, language)
    for sheet, points in zip(table.result.sheets, table.result.scores, strict=True):
        assert sum(line.total for line in sheet) == points
        assert say("ending-total", points=points) in told(table, 0, language)


def test_a_team_wins_and_loses_together() -> None:
    table, say = ended("moegahara", 4, 12), texts("en")
    assert table.result is not None
    titles = [say("ending-team-won") in told(table, seat) for seat in range(4)]
    assert titles == [seat in table.result.winners for seat in range(4)]
    assert all(say("ending-team-lost") in told(table, seat) for seat in range(4) if not titles[seat])


def test_a_narrow_defeat_is_called_one() -> None:
    table = table_of("kunitori", 2)
    for seat in range(2):
        add(table, table.agree(seat))
    assert table.result is not None
    first, second = (told(table, seat) for seat in (*table.result.winners, 1 - table.result.winners[0]))
    say = texts("en")
    assert say("ending-with", points=table.result.scores[0]) in first and say("table-over-agreed") in first
    assert say("ending-level", points=table.result.scores[0]) in second and say("score-tie") in second


def test_the_course_of_the_game_follows(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "NODES", 40)
    table = server.table("Ann", "Ben", max_rounds=2)
    path = f"/t/{table.id}/ending"
    with server.http(**cookie(server, table.guests[0])) as ann, server.http() as eve:
        assert ann.get(path).status_code == 409, "hands are secret"
        while (asked := table.asked())[0] >= 0:
            seat, options = asked
            choice = "end" if "end" in options else options[0]
            server.do(server.context.hub.act(table.id, partial(Table.move, seat=seat, text=choice)))
        waits, last = ann.get(path), time.monotonic() + PATIENCE
        assert waits.status_code == 200
        while "data-wait" in (mine := ann.get(path).text):
            assert time.monotonic() < last
            time.sleep(0.05)
        assert "<svg" in mine and texts("en")("ending-course") in mine and "You" in mine
        assert "Your win chance went from" in mine and "your own choices" in mine
        watched = eve.get(f"{path}?watch=1&lang=fr")
        assert watched.status_code == 200 and texts("fr")("ending-course") in watched.text
        assert "Vous" not in watched.text


def test_a_game_that_was_given_up_stays_secret_from_spectators(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "NODES", 40)
    table = server.table("Ann", "Ben")
    server.do(server.context.hub.act(table.id, lambda here: here.move(0, "end")))
    server.do(server.context.hub.act(table.id, lambda here: here.resign(1)))
    with server.http(**cookie(server, table.guests[0])) as ann, server.http() as eve:
        assert eve.get(f"/t/{table.id}/ending").status_code == 204
        assert ann.get(f"/t/{table.id}/ending?watch=1").status_code == 204
        assert ann.get(f"/t/{table.id}/ending").status_code == 200


def test_a_review_that_somebody_waits_for_comes_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "NODES", 40)
    table = server.table("Ann", "Ben")
    server.do(server.context.hub.act(table.id, lambda here: here.move(0, "end")))
    server.do(server.context.hub.act(table.id, lambda here: here.resign(1)))
    with server.http(**cookie(server, table.guests[0])) as ann:
        assert ann.get(f"/t/{table.id}/ending").status_code == 200
        assert ann.get(f"/t/{table.id}/review").status_code == 200
        last = time.monotonic() + PATIENCE
        while not ann.get(f"/t/{table.id}/review/progress").json()["ready"]:
            assert time.monotonic() < last
            time.sleep(0.05)
        assert texts("en")("review-curve") in ann.get(f"/t/{table.id}/review").text
