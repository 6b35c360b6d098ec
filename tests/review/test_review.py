"""Reviews: planted mistakes and planted luck are found, the accounts add up, and secrets stay secret."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console
from tests.property.leaks import other_truth
from tests.property.tables import NAMES

from kunitori import BadOptions, Game, dumps, loads, new_game
from kunitori.bots import new_bot
from kunitori.bots.table import play_out
from kunitori.i18n import LANGUAGES, texts
from kunitori.review import Review, review
from kunitori.review.export import FIRST, to_data, to_json
from kunitori.review.report import report

NODES = 60
LAST: Mapping[str, Any] = {
    "players": ["Ann", "Ben"], "game": "world_on_fire", "start": 1, "turn": 1, "last_turn": 1,
}  # fmt: skip


def played(name: str, seats: int, rounds: int = 3, bots: str = "money", **options: Any) -> Game:
    game = new_game(name, NAMES[:seats], seed=3, max_rounds=rounds, **options)
    play_out(game, [new_bot(bots, seat) for seat in range(seats)])
    return game


def check_accounts(found: Review) -> None:
    for moment in found.moments:
        assert sum(moment.luck) == pytest.approx(0) and sum(moment.choice) == pytest.approx(0)
        assert moment.loss == pytest.approx(-moment.choice[found.side(moment.player)] if moment.choice else 0)
        assert (moment.loss > 0) == (moment.better is not None)
    for side, account in enumerate(found.accounts):
        parts = (account.start, account.luck, account.own, account.others, account.rest)
        assert sum(parts) == pytest.approx(account.end)
        assert account.own <= 0
        own = [moment for moment in found.moments if found.side(moment.player) == side]
        assert account.own == pytest.approx(-sum(moment.loss for moment in own))
        lucky = sum(moment.luck[side] for moment in found.moments if moment.luck)
        assert account.luck == pytest.approx(lucky + (found.deal[side] if found.deal else 0))
    if found.accounts:
        assert sum(account.start for account in found.accounts) == pytest.approx(1)
        assert sum(account.end for account in found.accounts) == 1
    for choices in found.choices:
        own = [moment for moment in found.moments if moment.player == choices.player]
        assert choices.cost == pytest.approx(sum(moment.loss for moment in own))
        assert choices.mistakes <= choices.decisions <= len(own)
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1)


# ---- planted mistakes, planted luck
def test_a_game_thrown_away_in_the_last_turn() -> None:
    """Ann could buy the Land that wins, and ends her turn."""
    game = Game.from_position(
        {**LAST, "phase": "buy", "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
    )
    game.apply("end")
    found = review(game, nodes=NODES)
    thrown = found.worth_another_look()[0]
    assert (thrown.move, thrown.better, thrown.loss, thrown.margin) == ("end", "buy land", 1.0, 0.0)
    assert (thrown.before, thrown.after) == (1.0, 0.0)
    assert texts("en")(thrown.reasons[0]) == "It wins the game on the spot."
    assert (found.accounts[0].own, found.accounts[1].others, found.accounts[0].luck) == (-1.0, 1.0, 0.0)
    check_accounts(found)


def test_a_good_choice_costs_nothing() -> None:
    game = Game.from_position(
        {**LAST, "phase": "buy", "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
    )
    game.apply("buy land")
    found = review(game, nodes=NODES)
    assert found.choices[0].decisions == 1 and found.choices[0].cost == 0
    assert found.worth_another_look() == ()
    assert found.curve[-1].chances == (1.0, 0.0)
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
    assert found.accounts[0].luck == pytest.approx(found.moments[1].luck[0])
    assert all(not any(moment.luck) for moment in found.moments if moment.number != 2)
    check_accounts(found)


# ---- every kind of table
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
    assert found.moments[1].luck == () and found.moments[1].before is None
    check_accounts(found)
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
    for move in ("play copper", "buy copper", "end"):
        game.apply(move)
    found = review(game, player=0, nodes=NODES)
    assert (found.viewer, found.accounts, found.deal) == (0, (), ())
    assert {moment.player for moment in found.moments} == {0}
    assert all(moment.luck == () for moment in found.moments)
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
    assert data["accounts"][0]["end"] in (0.0, 1.0)
