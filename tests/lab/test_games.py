"""The Lab observes what really happened in a game."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from dataclasses import replace

import pytest

from kunitori.cards.sets import card_set
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import answer
from kunitori.game import Game
from kunitori.game.view import line_strengths
from kunitori.lab.deals import Deal, deals, gauge, gauge_of, watch
from kunitori.lab.games import Observation, Task, observe
from kunitori.lab.pool import seat
from kunitori.lab.rulesets import Ruleset

TABLES = [
    ("kunitori", ("military", "money")),
    ("world_on_fire", ("monks", "military", "money")),
    ("world_chaos", ("destroyers", "military")),
    ("moegahara", ("money", "money", "money", "money")),
]


def played(task: Task) -> Game:
    """The same game through `Game`, told in events."""
    digest = hashlib.sha256(f"kunitori lab {task.seed}".encode()).digest()
    keys = int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")
    rules = Rules(task.ruleset.cards)
    names = tuple(f"Player {i}" for i in range(len(task.bots)))
    game = Game.of_state(new_state(rules, len(names), *keys, 0, 200), names)
    brains = [seat(bot, f"{task.seed} {i}", rules, len(names)) for i, bot in enumerate(task.bots)]
    while not game.is_over:
        state = game._state
        game.answer(answer(state, brains[state.who]))
    return game


@pytest.mark.parametrize(("game", "bots"), TABLES, ids=[game for game, _ in TABLES])
def test_an_observation_agrees_with_the_events(game: str, bots: tuple[str, ...]) -> None:
    task = Task(Ruleset(game), bots, "events")
    seen, told = observe(task), played(task)
    assert (seen.winners, seen.points) == (told.winners, told.scores)
    events = Counter(event.kind for event in told.events)
    assert len(seen.purchases) == events["buy"]
    assert len(seen.battles) == events["strength"]
    assert sum(bool(battle.prize) for battle in seen.battles) <= events["gain"]
    assert len(seen.lands) == events["win_land"]
    assert sum(seen.markers) == events["marker"]
    assert seen.turns == told.turn + (seen.ending == "points")
    bought = [(event.player, event.cards[0][0]) for event in told.events if event.kind == "buy"]
    assert [(purchase.seat, purchase.card) for purchase in seen.purchases] == bought
    strengths = [(e.player, e.other, e.number, e.against) for e in told.events if e.kind == "strength"]
    assert [(b.attacker, b.defender, b.attack, b.defence) for b in seen.battles] == strengths


def test_prizes_follow_from_the_difference_in_strength() -> None:
    """C5.6; the pile may be empty, and a defender may leave it."""
    ruleset = Ruleset("kunitori")
    battles = [b for i in range(30) for b in observe(Task(ruleset, ("military", "money"), str(i))).battles]
    assert len(battles) > 60
    for battle in battles:
        ahead = battle.attack - battle.defence
        if ahead > 0:
            assert battle.prize in ("", "village" if ahead <= 3 else "town" if ahead <= 6 else "land")
        elif ahead < 0:
            assert battle.prize in ("", {-1: "village", -2: "town"}.get(ahead, "land"))
        else:
            assert battle.prize == ""


def test_lands_are_won_by_the_rule() -> None:
    """M6.3: two fights, three against none, or a text."""
    rules = Rules(card_set("moegahara"))
    for i in range(10):
        seen = observe(Task(Ruleset("moegahara"), ("money", "hideyori"), f"lands {i}"))
        for land in seen.lands:
            own, other = land.lines[land.team], land.lines[1 - land.team]
            fights = zip(line_strengths(own, rules), line_strengths(other, rules), strict=False)
            assert land.by_text or (len(own) == 3 and not other) or sum(a > b for a, b in fights) >= 2
        for team in (0, 1):
            lands = sum(land.team == team for land in seen.lands)
            assert 0 <= seen.points[team] - lands <= lands // 3


@pytest.mark.parametrize("card", ["silver", "land", "spear_troopers"])
def test_a_barred_player_never_buys_the_card_and_others_may(card: str) -> None:
    bought = [Counter[str](), Counter[str]()]
    for i in range(10):
        seen = observe(Task(Ruleset("kunitori"), ("military", "military"), f"barred {i}", card, (1,)))
        for purchase in seen.purchases:
            bought[purchase.seat][purchase.card] += 1
    assert bought[1][card] == 0 < bought[0][card]


def test_only_the_barred_general_is_hidden() -> None:
    """C1.2: the one on top is there for the others all the same."""
    bought: list[Counter[str]] = [Counter(), Counter()]
    for i in range(40):
        seen = observe(Task(Ruleset("kunitori"), ("military", "military"), f"general {i}", "oda_nobunaga", (0,)))
        for purchase in seen.purchases:
            bought[purchase.seat][purchase.card] += 1
    assert bought[0]["oda_nobunaga"] == 0 < bought[1]["oda_nobunaga"]
    assert bought[0]["takeda_shingen"] > 0


def test_barring_nobody_changes_nothing() -> None:
    task = Task(Ruleset("kunitori"), ("military", "money"), "same")
    assert observe(replace(task, barred="land")) == observe(task)


def test_observations_and_deals_can_be_pickled() -> None:
    deal = Deal(Ruleset.of("custom", "random", 3), 2, "pickle", ("money", "military"))
    seen = watch(pickle.loads(pickle.dumps(deal)))
    assert pickle.loads(pickle.dumps(seen)) == seen == watch(deal)
    assert all(isinstance(game, Observation) for game in seen)


def test_every_bot_takes_every_seat_of_a_deal() -> None:
    three = Deal(Ruleset("kunitori"), 3, "x", ("a", "b", "c"))
    assert [task.bots for task in three.tasks()] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    teams = Deal(Ruleset("moegahara"), 4, "x", ("a", "b"))
    assert [task.bots for task in teams.tasks()] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert Deal(Ruleset("kunitori"), 4, "x", ("a", "b", "a", "b")).games == 2
    assert Deal(Ruleset("kunitori"), 2, "x", ("a", "a")).games == 1
    barred = Deal(Ruleset("moegahara"), 4, "x", ("a", "a"), "gunners")
    assert [task.barred_seats for task in barred.tasks()] == [(0, 2), (1, 3)]


def test_all_bots_play_about_equally_often() -> None:
    planned = deals(Ruleset("kunitori"), 2, tuple("abcde"), 200, "fair")
    count = Counter(bot for deal in planned for bot in deal.lineup)
    assert sum(deal.games for deal in planned) == 200
    assert max(count.values()) - min(count.values()) < 20
    assert all(len({*deal.lineup}) == 2 for deal in planned)
    assert all(deal.lineup in (("a",) * 3, ("a",) * 2) for deal in deals(Ruleset("kunitori"), 3, ("a",), 6, "one"))


def test_a_gauge_adds_up() -> None:
    deal = Deal(Ruleset("kunitori"), 2, "gauge", ("military", "money"))
    games = watch(deal)
    found = gauge(deal)
    assert found == gauge_of(deal, games)
    assert sum(found.sides) == pytest.approx(1) and sum(share for _, share in found.bots) == pytest.approx(1)
    assert found.rounds == sum(game.turns for game in games) / 4
    lands = sum(purchase.card == "land" for game in games for purchase in game.purchases)
    assert dict(found.bought)["land"] == lands / 4
