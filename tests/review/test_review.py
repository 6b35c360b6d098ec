"""Reviews: planted mistakes and planted luck are found, the accounts add up, and secrets stay secret."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from itertools import pairwise
from math import sqrt
from statistics import fmean as mean
from statistics import stdev
from typing import Any

import pytest
from rich.console import Console
from tests.property.leaks import other_truth
from tests.property.tables import NAMES

from kunitori import BadOptions, Game, dumps, loads, new_game
from kunitori.bots import new_bot
from kunitori.bots.seeds import chosen
from kunitori.bots.table import play_out
from kunitori.engine.consts import DRAWING
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, answer
from kunitori.game import View
from kunitori.game.lookout import Futures
from kunitori.i18n import LANGUAGES, texts
from kunitori.minds import mind_for
from kunitori.review import Moment, Review, review, study
from kunitori.review.export import FIRST, to_data, to_json
from kunitori.review.figures import balance, steps
from kunitori.review.report import report
from kunitori.values.decision import Decision, Option

NODES = 60
EXACT = 1e-9
FOUR_GAMES = (("kunitori", 2), ("world_chaos", 2), ("world_on_fire", 3), ("moegahara", 4))
LAST: Mapping[str, Any] = {
    "players": ["Ann", "Ben"], "game": "world_on_fire", "start": 1, "turn": 1, "last_turn": 1,
}  # fmt: skip
LAND_OR_NOT: Mapping[str, Any] = {
    **LAST, "phase": "buy", "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}],
}  # fmt: skip


def played(name: str, seats: int, rounds: int = 3, bots: str = "money", seed: int = 3, **options: Any) -> Game:
    game = new_game(name, NAMES[:seats], seed=seed, max_rounds=rounds, **options)
    play_out(game, [new_bot(bots, seat) for seat in range(seats)])
    return game


def exactly(expected: float | tuple[float, ...]) -> Any:
    return pytest.approx(expected, abs=EXACT, rel=0)


def given_to(side: int, moments: Sequence[Moment]) -> float:
    """What choices gave a side; an agreement is a choice of those who lose by it."""
    return sum(moment.choice[side] for moment in moments if moment.move != "agree")


def check_accounts(found: Review) -> None:
    """Every change of the chances is entered once, for every side."""
    for moment in found.moments:
        assert sum(moment.luck) == exactly(0) and sum(moment.choice) == exactly(0)
        assert (moment.loss > 0) == (moment.better is not None)
    agreed = found.moments[-1].choice if found.is_agreed else (0.0,) * len(found.sides)
    for side, account in enumerate(found.accounts):
        assert account.start + account.luck + account.own + account.others == exactly(account.end)
        assert found.curve[0].chances[side] == exactly(account.start + found.deal[side])
        assert found.curve[-1].chances[side] == exactly(account.end)
        assert account.luck == exactly(found.deal[side] + sum(moment.luck[side] for moment in found.moments))
        if found.viewer is None:
            own = [moment for moment in found.moments if found.side(moment.player) == side]
            others = [moment for moment in found.moments if found.side(moment.player) != side]
            assert account.own == exactly(given_to(side, own) + min(0, agreed[side]))
            assert account.others == exactly(given_to(side, others) + max(0, agreed[side]))
            assert account.end in (0, 1)
            assert not any(abs(step[side]) > EXACT for step in unentered(found).values())
    assert sum(account.start for account in found.accounts) == exactly(1)
    assert sum(account.end for account in found.accounts) == exactly(1)
    for choices in found.choices:
        own = [moment for moment in found.moments if moment.player == choices.player]
        assert choices.cost == exactly(sum(moment.loss for moment in own))
        assert choices.mistakes <= choices.decisions <= len(own)
    for point in found.curve:
        assert sum(point.chances) == exactly(1)
    assert [point.player is None for point in found.curve] == [False] * (len(found.curve) - 1) + [True]


def unentered(found: Review) -> dict[int, list[float]]:
    """By turn: what changed the chances of the sides, and no move is said to have done it."""
    changes: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(found.sides))
    for point, following in pairwise(found.curve):
        moments = [moment for moment in found.moments if moment.turn == point.turn]
        for side in range(len(found.sides)):
            entered = sum(moment.luck[side] + moment.choice[side] for moment in moments)
            changes[point.turn][side] += following.chances[side] - point.chances[side] - entered
    return changes


# ---- planted mistakes, planted luck
def test_a_game_thrown_away_in_the_last_turn() -> None:
    """Ann could buy the Land that wins, and ends her turn."""
    game = Game.from_position(LAND_OR_NOT)
    game.apply("end")
    found = review(game, nodes=NODES)
    thrown = found.worth_another_look()[0]
    assert (thrown.move, thrown.better, thrown.loss, thrown.margin) == ("end", "buy land", 1.0, 0.0)
    assert (thrown.before, thrown.after) == (1.0, 0.0)
    assert texts("en")(thrown.reasons[0]) == "It wins the game on the spot."
    chance = found.curve[0].chances[0]
    assert astuple(found.accounts[0]) == exactly((chance, 0.0, -chance, 0.0, 0.0))
    assert astuple(found.accounts[1]) == exactly((1 - chance, 0.0, 0.0, chance, 1.0))
    check_accounts(found)


def test_a_good_choice_costs_nothing() -> None:
    game = Game.from_position(LAND_OR_NOT)
    game.apply("buy land")
    found = review(game, nodes=NODES)
    assert found.choices[0].decisions == 1 and found.choices[0].cost == 0
    assert found.worth_another_look() == ()
    assert found.curve[-1].chances == (1.0, 0.0)
    chance = found.curve[0].chances[0]
    assert astuple(found.accounts[0]) == exactly((chance, 0.0, 1 - chance, 0.0, 1.0))
    assert astuple(found.accounts[1]) == exactly((1 - chance, 0.0, 0.0, chance - 1, 0.0))
    check_accounts(found)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_depends_on_two_revealed_cards(seed: int) -> None:
    """Maeda attacks with 6. If the Land Destroyer is not among Ben's reinforcements, Ann gains the Town she needs."""
    game = Game.from_position(
        {
            **LAST, "seed": seed, "phase": "battle", "played": {"maeda_keiji": 1},
            "seats": [{"deck": {"copper": 4}}, {"deck": {"land_destroyer": 1, "copper": 5}, "discard": {"town": 1}}],
        }
    )  # fmt: skip
    game.apply("attack ben:maeda_keiji")
    game.apply("reinforcements")
    while game.decision:
        game.apply(game.decision.options[0])
    is_won = game.winners == (0,)
    found = review(game, nodes=600)
    assert found.moments[1].luck[0] == pytest.approx(1 / 3 if is_won else -2 / 3, abs=0.1)
    assert found.accounts[0].luck == exactly(found.moments[1].luck[0])
    assert all(not any(moment.luck) for moment in found.moments if moment.number != 2)
    check_accounts(found)


# ---- every kind of table
@pytest.mark.parametrize(("name", "seats"), FOUR_GAMES)
def test_the_accounts_of_whole_games_add_up_exactly(name: str, seats: int) -> None:
    for seed in range(2):
        game = played(name, seats, rounds=100, bots="captain", seed=seed)
        assert game.is_over and game.round < 100
        found = review(game, nodes=8, seed=seed)
        assert found.viewer is None and len(found.moments) == len(game.moves)
        check_accounts(found)


@pytest.mark.parametrize(("name", "seats"), FOUR_GAMES)
def test_the_accounts_of_games_that_are_not_over_add_up_exactly_for_every_viewer(name: str, seats: int) -> None:
    game = played(name, seats, rounds=8, bots="captain")
    game.undo(len(game.moves) // 2)
    for viewer in range(seats):
        found = review(game, player=viewer, nodes=8)
        assert found.viewer == viewer and {moment.player for moment in found.moments} == {viewer}
        check_accounts(found)
        side, changes = found.side(viewer), unentered(found)
        by_others = {g.turn for g, _ in game.replay() if g.who != viewer}
        assert by_others
        assert not any(abs(share) > EXACT for turn in changes.keys() - by_others for share in changes[turn])
        account = found.accounts[side]
        by_choice = sum(moment.choice[side] for moment in found.moments)
        assert account.own + account.others == exactly(by_choice + sum(change[side] for change in changes.values()))
        if len(found.sides) == seats:
            assert account.own == exactly(by_choice)


class Instinct:
    """Plays exactly as the futures of a review suppose."""

    name = "instinct"

    def __init__(self, game: Game, seed: int) -> None:
        self._brain = Brain(DRAWING, seed, None, mind_for(game.cards, len(game.players)))

    def decide(self, view: View, decision: Decision) -> Option:
        return chosen(decision, answer(view.known_state, self._brain))


def test_who_plays_as_the_mind_does_gains_nothing_by_choice_and_beginners_lose() -> None:
    choices: dict[str, list[float]] = defaultdict(list)
    luck: list[float] = []
    for seed in range(16):
        game = new_game("kunitori", 2, seed=seed)
        bots = [Instinct(game, seed), Instinct(game, seed + 99) if seed < 4 else new_bot("beginner", seed)]
        play_out(game, bots)
        for moment in review(game, nodes=24).moments:
            luck += [moment.luck[0]] * any(moment.luck)
            choices[bots[moment.player].name.partition("/")[0]] += [moment.choice[moment.player]] * any(moment.choice)
    assert abs(mean(luck)) < 4 * error(luck)
    assert abs(mean(choices["instinct"])) < 4 * error(choices["instinct"])
    assert mean(choices["beginner"]) < -4 * error(choices["beginner"])


def error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers))


def test_a_choice_and_what_was_before_it_are_judged_by_the_same_later_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a learned value that likes those who are next to move praises no choice."""
    until: dict[int, set[int]] = defaultdict(set)

    class Watched(Futures):
        def __init__(self, known: State, word: int, given: Sequence[int] = (), turns: int = 0) -> None:
            super().__init__(known, word, given, turns)
            after = known.clone()
            for x in given:
                apply(after, x)
            if turns:  # of the curve
                until[known.turn // known.seats].add(after.turn + turns)

    monkeypatch.setattr(study, "Futures", Watched)
    found = review(played("kunitori", 3), nodes=8)
    assert until == {0: {6}, 1: {9}, 2: {12}} and len(found.curve) == 10


@pytest.mark.parametrize(
    ("name", "seats"), [("kunitori", 2), ("world_chaos", 3), ("world_on_fire", 6), ("moegahara", 2), ("moegahara", 6)]
)
def test_every_table_is_reviewed(name: str, seats: int) -> None:
    game = played(name, seats, bots="random")
    found = review(game, nodes=8)
    assert len(found.accounts) == len(found.sides) == (2 if name == "moegahara" else seats)
    assert [choices.player for choices in found.choices] == [*range(seats)]
    assert [moment.move for moment in found.moments] == [*game.moves]
    assert [point.turn for point in found.curve] == [*range(game.turn), game.turn]
    check_accounts(found)


def test_corrected_cards_notes_and_agreed_ends() -> None:
    game = played("world_on_fire", 2, corrections={"world_on_fire": {"silver": {"cost": 4}}})
    assert review(loads(dumps(game)), nodes=8).accounts
    noted = new_game("kunitori", ["Ann", "Ben"], seed=2, start=0)
    noted.comment("Ben thought too long and lost a move.")
    noted.apply("end")
    noted.agree_to_end()
    found = review(loads(dumps(noted)).record(), nodes=NODES)
    assert found.is_agreed and [moment.move for moment in found.moments] == ["end", "agree"]
    assert found.moments[1].luck == (0.0, 0.0) and found.moments[1].before is None
    check_accounts(found)
    loser = 1 - noted.winners[0]
    lost = found.curve[-2].chances[loser]
    assert found.moments[1].choice[loser] == exactly(-lost) and lost > 0
    assert found.accounts[loser].own == exactly(found.moments[0].choice[loser] * (loser == 0) - lost)
    nothing = new_game("kunitori", ["Ann", "Ben"], seed=2, start=0)
    nothing.agree_to_end()
    check_accounts(review(nothing, nodes=NODES))


def test_the_same_seed_gives_the_same_review() -> None:
    game = played("kunitori", 2)
    first = review(game, nodes=16, seed=1)
    steps: list[tuple[int, int]] = []
    assert first == review(game, nodes=16, seed=1, player=1, told=lambda *done: steps.append(done))
    assert steps == [(number, len(game.moves)) for number in range(1, len(game.moves) + 1)]
    assert first != review(game, nodes=16, seed=2)


# ---- games that are not over
def test_a_game_that_is_not_over_is_reviewed_for_one_player_only() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    with pytest.raises(BadOptions) as refused:
        review(game)
    assert all(refused.value.sentence(language) for language in LANGUAGES)
    for _ in range(3):
        game.apply("end")
    found = review(game, player=0, nodes=NODES)
    assert found.viewer == 0 and len(found.accounts) == 2
    assert [(moment.number, any(moment.luck)) for moment in found.moments] == [(1, False), (3, True)]
    assert any(found.deal), "the first hand is luck, but the second is what is left of the deck"
    assert [point.player for point in found.curve] == [0, 1, 0, None]
    check_accounts(found)


def test_a_review_of_a_running_game_reveals_no_secrets() -> None:
    first = new_game("world_on_fire", ["Ann", "Ben", "Chloe"], seed=7, start=0)
    truths = [Game.of_state(g, first.players) for g in (first._state.clone(), other_truth(first._state, 0, 5))]
    assert truths[0] != truths[1]
    for game in truths:
        for move in ("play copper", "buy copper", "end", "end"):
            game.apply(move)
    one, other = (review(game, player=0, nodes=NODES) for game in truths)
    assert one == other


@pytest.mark.parametrize("wrong", [{"player": 2}, {"player": "Ann"}, {"nodes": 1}, {"nodes": "many"}])
def test_nonsense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        review(new_game("kunitori", seed=1), **wrong)


# ---- for people and programs
def shown(game: Game, found: Review, language: str, width: int | None) -> str:
    console = Console(width=width or 100, record=True, force_terminal=False)
    with console.capture() as captured:
        for part in report(found, game, texts(language), None, width):
            console.print(part)
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_for_people(language: str) -> None:
    game = played("moegahara", 4, rounds=4, bots="random")
    found = review(game, nodes=8)
    say = texts(language)
    table, chart = shown(game, found, language, None), shown(game, found, language, 80)
    for page in (table, chart):
        assert say("review-account") in page and say("review-choices") in page
        assert say.listed(("Ann", "Chloe")) in page
    assert "█" not in table and "█" in chart
    assert len([line for line in table.splitlines() if line.strip()[:1].isdigit()]) >= 16
    assert max(map(len, chart.splitlines())) <= 80


def number(figure: str) -> float:
    """What a figure of the English report says, in tenths."""
    return round(10 * float(figure.rstrip("%").replace("−", "-")))


@pytest.mark.parametrize("is_over", [True, False])
def test_the_figures_for_people_add_up(is_over: bool) -> None:
    game, say = played("kunitori", 3, bots="random"), texts("en")
    if not is_over:
        game.undo()
    found = review(game, player=None if is_over else 1, nodes=8)
    lines = balance(found, say)
    assert [line.label for line in lines][::4] == ["Win chance at the start", "Result" if is_over else "Win chance now"]
    for side in range(3):
        *parts, end = (number(line.figures[side]) for line in lines)
        assert sum(parts) == end
    turns = [*steps(found, say)]
    assert len(turns) == len(found.curve) and turns[-1].player == ("end" if is_over else "now")
    for turn, (point, following) in zip(turns, pairwise(found.curve), strict=False):
        assert turn.turn == str(point.turn + 1) and point.player is not None
        changes = [number(figure) for figure in (turn.luck, turn.choice) if figure]
        change = following.chances[point.player] - point.chances[point.player]
        assert sum(changes) == pytest.approx(1000 * change, abs=2)


def test_the_chart_of_a_long_game_fits() -> None:
    game = played("kunitori", 2, rounds=60)
    found = review(game, nodes=4)
    assert len(found.curve) > 50
    assert all(len(line) <= 40 for line in shown(game, found, "en", 40).splitlines())


def test_the_json_for_programs() -> None:
    found = review(played("kunitori", 2), nodes=16)
    text = to_json(found)
    assert text.startswith(FIRST) and json.loads(text) == json.loads(json.dumps(to_data(found)))
    data = json.loads(text)
    assert len(data["moves"]) == len(found.moments) and len(data["curve"]) == len(found.curve)
    account = data["accounts"][0]
    assert list(account) == ["start", "luck", "own", "others", "end"] and account["end"] in (0.0, 1.0)
    assert sum(account[part] for part in ("start", "luck", "own", "others")) == pytest.approx(account["end"], abs=1e-5)
