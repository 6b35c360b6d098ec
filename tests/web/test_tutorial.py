"""Every lesson can be played through as written, and replies to other moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kunitori import Game, rulebook
from kunitori.errors import BadOptions, IllegalMove
from kunitori.game import View
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables.settings import Settings
from kunitori.telling.places import place_of
from kunitori.web.tutorial import Lesson, Walk, examples, lesson, lessons
from kunitori.web.tutorial.panel import panel

NAMES = ("Lady Ann", "信長", "Ben", "ben 2")  # names whose handles differ from the names
PUPIL = 0


@pytest.fixture(params=lessons(), ids=lambda each: each.id)
def each(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def walked(each: Lesson, *, backwards: bool = False) -> Iterator[tuple[Walk, Game]]:
    """The lesson before each of its moves and at its end. `backwards` reverses the moves of each task."""
    game = each.start(NAMES[: each.players])
    walk = Walk(each, game.players)
    while wanted := walk.wanted(game.moves):
        yield walk, game
        step = walk.step_for(game.moves)
        assert step is not None
        game.apply(wanted[-1] if step.is_task and backwards else wanted[0])
    yield walk, game


def test_a_lesson_teaches_a_whole_game_that_the_pupil_wins(each: Lesson) -> None:
    for walk, game in walked(each):
        step, decision = walk.step_for(game.moves), game.decision
        assert step is not None
        if decision is None:
            continue
        assert (decision.player == PUPIL) == step.is_task, step
        assert (walk.rival_move(game) is None) == step.is_task
        if step.is_task:
            assert all(walk.refusal(game, move) is None for move in walk.wanted(game.moves)[:1])
    assert game.is_over and PUPIL in game.winners
    assert walk.step_for(game.moves) == each.steps[-1] and walk.is_over(game.moves)
    pages = [page for step in each.steps for page in step.pages]
    assert len(pages) == len({*pages}) >= (12 if each.before else 25)


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.id)
def test_an_example_plays_as_it_is_told(example: Lesson) -> None:
    for walk, game in walked(example):
        step, decision = walk.step_for(game.moves), game.decision
        assert step is not None and decision is not None
        if walk.wanted(game.moves):
            assert (decision.player == PUPIL) == step.is_task, step
        if game.moves == () or walk.step_for(game.moves[:-1]) != step:
            assert all(is_on_the_table(place, game.view(PUPIL)) for place in step.points), step
    assert walk.step_for(game.moves) == example.steps[-1] and walk.is_over(game.moves)
    for language in LANGUAGES:
        said = [page for step in example.steps for page in walk.pages(step, texts(language))]
        assert len(said) >= 4 and not any("{" in page for page in said)
    assert "/handbook/examples" in panel(walk, game.moves, texts("en"))


def test_the_examples_end_as_they_say() -> None:
    def ended(id: str) -> Game:
        *_, (_, game) = walked(lesson(id))
        return game

    turn = ended("example_turn").view(PUPIL)
    assert turn.seats[PUPIL].deployed == {"light_archers": 1, "cavalry": 1} and sum(turn.me.hand.values()) == 4
    sums = [(event.number, event.against) for event in ended("example_battle").events if event.kind == "strength"]
    assert sums == [(10, 10)]
    fire = ended("example_fire_battle").view(PUPIL)
    assert fire.me.hand["spear_troopers"] == 2 and "fake_fortress" not in fire.seats[PUPIL].deployed
    kept = ended("example_fire_turn").view(PUPIL)
    assert kept.me.hand["take_back"] == 1 and sum(kept.me.hand.values()) == 4
    lands = ended("example_lands").view(PUPIL)
    assert [land.winner for land in lands.lands[:3]] == [0, 0, None]


def test_a_task_of_several_moves_may_be_done_in_any_order(each: Lesson) -> None:
    for walk, game in walked(each, backwards=True):
        assert walk.step_for(game.moves) is not None
    assert game.is_over


def test_another_legal_move_is_answered_in_words_and_changes_nothing(each: Lesson) -> None:
    answered = 0
    for walk, game in walked(each):
        step, decision = walk.step_for(game.moves), game.decision
        if decision is None or step is None or not step.is_task:
            continue
        before = game.position()
        for move in decision.texts:
            if "..." in move or move in walk.wanted(game.moves):
                continue
            answer = walk.refusal(game, move)
            assert answer is not None
            assert all(texts(language)(answer).strip() for language in LANGUAGES)
            answered += 1
        with pytest.raises(IllegalMove):
            walk.refusal(game, "buy gold" if decision.kind != "buy" else "peace")
        assert game.position() == before
    assert answered > 10


def test_where_a_pupil_stands_follows_from_the_moves_alone(each: Lesson) -> None:
    """So reconnecting and undo need no extra state."""
    found = {len(game.moves): walk.step_for(game.moves) for walk, game in walked(each)}
    *_, (walk, game) = walked(each)
    for made, step in found.items():
        assert walk.step_for(game.moves[:made]) == step
    assert walk.step_for(("buy gold",)) is None and walk.rival_move(each.start()) is None
    game.undo(3)
    assert walk.step_for(game.moves) == found[len(game.moves)]


def is_on_the_table(place: str, view: View) -> bool:
    """Whether a view shows this place at all. The tests of telling check what can be chosen there."""
    what, *where = place.split("/")
    match what:
        case "hand":
            return where[0] in view.me.hand
        case "pool":
            return bool(view.pool.get(where[0]))
        case "seat":
            return int(where[0]) < len(view.players)
        case "army":
            seat = view.seats[int(where[0])]
            return where[1] in seat.deployed or (int(where[0]) == view.active and where[1] in view.played)
        case "revealed":
            return where[1] in view.seats[int(where[0])].revealed
        case "discard":
            return where[1] in view.seats[int(where[0])].discard
        case "land":
            return int(where[0]) < len(view.lands)
        case "line":
            return bool(view.lands[int(where[1])].lines[int(where[0])])
    return False


def test_a_step_points_at_what_is_there_and_at_what_is_to_be_done(each: Lesson) -> None:
    shown = None
    for walk, game in walked(each):
        step, decision = walk.step_for(game.moves), game.decision
        if step is None or decision is None or step.number == shown:
            continue
        shown = step.number
        view = game.view(PUPIL)
        for place in step.points:
            assert is_on_the_table(place, view), (step, place)
        if step.is_task and step.points and decision.kind in ("play", "buy", "gain", "deployed", "show", "order"):
            wanted = [decision[move] for move in walk.wanted(game.moves)]
            done = {place_of(view, decision, option.move) for option in wanted} - {None}
            assert done <= {*step.points}, step


CITED = re.compile(r"[CKWXM][0-9](?:\.[0-9])?(?![0-9])")


def test_a_lesson_speaks_all_languages_and_cites_the_same_rules_in_them(each: Lesson) -> None:
    walk = Walk(each, NAMES[: each.players])
    told = {
        language: [page for step in each.steps for page in walk.pages(step, texts(language))] for language in LANGUAGES
    }
    cited = [CITED.findall(page) for page in told["en"]]
    for language in LANGUAGES:
        assert texts(language)(each.title)
        assert all("{" not in page for page in told[language])
        assert [CITED.findall(page) for page in told[language]] == cited
    numbers = {number for page in cited for number in page}
    assert all(rulebook.rule(number) for number in numbers)
    assert len(numbers) >= (6 if each.before else 14)


WORDS_A_MINUTE, LETTERS_A_MINUTE = 238, 500  # silent reading: Brysbaert 2019 (doi:10.1016/j.jml.2019.104047); Japanese
SECONDS_A_MOVE, SECONDS_A_PAGE = 3, 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_takes_less_than_five_minutes(language: str) -> None:
    first = lessons()[0]
    walk = Walk(first, first.start().players)
    pages = [page for step in first.steps for page in walk.pages(step, texts(language))]
    words = [word for page in pages for word in page.split() if re.search(r"\w", word)]
    read = sum(map(len, words)) / LETTERS_A_MINUTE if language == "ja" else len(words) / WORDS_A_MINUTE
    done = SECONDS_A_MOVE * sum(len(step.moves) for step in first.steps if step.is_task)
    watched = first.settings()["pace"] / 1000 * sum(len(step.moves) for step in first.steps if not step.is_task)
    turned = SECONDS_A_PAGE * (len(pages) - len(first.steps))  # the first page of a step is there without a click
    assert 60 * read + done + watched + turned < 5 * 60


def test_every_text_of_the_tutorials_belongs_to_a_step() -> None:
    told = (*lessons(), *examples())
    used = {page for each in told for step in each.steps for page in (*step.pages, step.otherwise)}
    used |= {each.title.id for each in told}
    assert {id for id in texts("en")._sources if id.startswith("tutorial-")} == used - {""}


def test_a_table_can_be_set_for_a_lesson(each: Lesson) -> None:
    settings = Settings.read(each.settings("ja"))
    assert settings.tutorial == each.id and settings.seats[PUPIL].is_person
    source = settings.source()
    assert source is not None and source.position() == each.start().position()


def test_an_unknown_lesson_is_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="There is no tutorial “go”"):
        lesson("go")


def test_the_panel_tells_where_the_pupil_stands_and_trusts_no_name(each: Lesson) -> None:
    names = ("<b>Ann</b>", "Ben & Ben", "Chloe", "Dai")[: each.players]
    walk = Walk(each, names)
    game = each.start(names)
    for language in LANGUAGES:
        shown = panel(walk, game.moves, texts(language))
        assert shown.count("<li>") == len(each.steps[0].pages) and 'data-step="0"' in shown
        assert "<b>Ann" not in shown and "& Ben" not in shown
    english = panel(walk, (), texts("en"))
    assert "Your task" in english and f"Step 1 of {len(each.steps)}" in english
    assert re.search(r'<a href="/rules/[CKWXM][0-9](\.[0-9])?" target="_blank"', english)
    assert f'data-points="{" ".join(each.steps[0].points)}"' in english
    left = panel(walk, ("buy gold",), texts("en"))
    assert "left the lesson" in left and f'href="/learn/{each.id}"' in left
    *_, (there, over) = walked(each)
    assert "The lesson is over" in panel(there, over.moves, texts("en"))
