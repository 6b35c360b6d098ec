"""Puzzles in the browser: find one, answer it once, see the solution; nothing betrays it before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest
from tests.web.conftest import Server

from kunitori.i18n import LANGUAGES, texts
from kunitori.puzzles import GAMES, Puzzle, find_puzzle, puzzles_of


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with server.http() as web:
        yield web


def first(game: str = "kunitori") -> Puzzle:
    return next(iter(puzzles_of(game).values()))


def number_of(puzzle: Puzzle, *, right: bool) -> int:
    chances = puzzle.mean_chances
    best = chances.index(max(chances))
    return best if right else (best + 1) % len(chances)


def answer(web: httpx.Client, puzzle: Puzzle, *, right: bool = True) -> httpx.Response:
    data = {"answer": str(number_of(puzzle, right=right))}
    return web.post(f"/puzzles/{puzzle.id}", data=data, follow_redirects=True)


def rating(web: httpx.Client) -> int:
    found = re.search(r"Your rating: (\d+)", web.get("/puzzles").text)
    assert found
    return int(found[1])


def test_the_list_leads_to_a_puzzle_of_the_chosen_theme(web: httpx.Client) -> None:
    page = web.get("/puzzles").text
    assert '<meta name="description"' in page
    for game in GAMES:
        assert f"/puzzles/next?game={game}" in page
    theme = first().theme
    there = web.get(f"/puzzles/next?game=kunitori&theme={theme}", follow_redirects=True)
    found = find_puzzle(there.url.path.rpartition("/")[2])
    assert found is not None and (found.game, found.theme) == ("kunitori", theme)
    assert there.url.query == f"game=kunitori&theme={theme}".encode()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_in_every_language(web: httpx.Client, game: str) -> None:
    puzzle = first(game)
    for language in LANGUAGES:
        page = unescape(web.get(f"/puzzles/{puzzle.id}?lang={language}").text)
        assert texts(language)("puzzle-task", player=puzzle.view().players[puzzle.seat]) in page
        assert page.count('name="answer"') == len(puzzle.mean_chances)


def test_a_right_answer_is_praised_and_a_wrong_one_explained(web: httpx.Client) -> None:
    right, wrong = [*puzzles_of("kunitori").values()][:2]
    begin = rating(web)
    page = unescape(answer(web, right).text)
    assert "That’s it!" in page and "Why" in page and "your answer" in page
    after = rating(web)
    assert after > begin
    page = unescape(answer(web, wrong, right=False).text)
    assert "Not this time" in page and "best" in page
    assert rating(web) < after
    assert "1 of 2 solved" in web.get("/puzzles").text


def test_only_the_first_try_counts(web: httpx.Client) -> None:
    puzzle = first()
    answer(web, puzzle, right=False)
    after = rating(web)
    assert "Not this time" in answer(web, puzzle, right=True).text
    assert rating(web) == after
    assert puzzle.id not in {
        web.get("/puzzles/next?game=kunitori").headers["location"].rpartition("/")[2] for _ in range(5)
    }


def test_nothing_betrays_the_solution_before_the_answer(server: Server, web: httpx.Client) -> None:
    puzzle = first()
    before = web.get(f"/puzzles/{puzzle.id}").text
    for word in ("best", "judged", "marked", "verdict"):
        assert f'class="{word}' not in before and f'id="{word}' not in before
    panel = before.partition("<aside")[2].partition("</aside")[0]
    assert "%" not in panel
    answer(web, puzzle)
    with server.http() as other:  # what one guest has answered tells the next one nothing
        assert 'class="judged"' not in other.get(f"/puzzles/{puzzle.id}").text


def test_the_hidden_cards_of_rivals_are_not_in_the_page(web: httpx.Client) -> None:
    """Two deals that look the same to the seat make the same page."""
    puzzle = first("world_on_fire")
    view = puzzle.view()
    assert view.sample(1) != view.sample(2)
    again = view.sample(2).view(puzzle.seat)
    assert {**again.to_data(), "events": []} == {**view.to_data(), "events": []}


def test_an_address_moves_the_rating_of_a_puzzle_only_so_often(server: Server) -> None:
    puzzle = [*puzzles_of("kunitori").values()][7]
    for _ in range(20):
        with server.http() as stranger:  # a new guest each time
            answer(stranger, puzzle, right=False)
    solving = server.context.store.solving
    assert server.do(solving.standing_of(puzzle)).tried == 6
    with server.http() as ann:
        answer(ann, puzzle)
        assert "1 of 1 solved" in ann.get("/puzzles").text


@pytest.mark.parametrize("data", [{}, {"answer": "99"}, {"answer": "-1"}, {"answer": "land"}])
def test_nonsense_is_refused_in_a_sentence_and_changes_nothing(web: httpx.Client, data: dict[str, str]) -> None:
    refused = web.post(f"/puzzles/{first().id}", data=data)
    assert refused.status_code == 400 and "Traceback" not in refused.text
    assert web.get("/puzzles/z9").status_code == web.get("/puzzles/k99999").status_code == 404
    assert "None tried yet" in web.get("/puzzles").text
