"""Bots: what they see, what they answer, and that a plan beats no plan."""

from __future__ import annotations

from random import Random

import pytest

from kunitori import BadOptions, Decision, Game, Option, View, new_game
from kunitori.bots import STRATEGIES, Bot, bots_for, new_bot
from kunitori.cards import card_set

PLANS = ("random", *STRATEGIES)  # levels: test_levels.py


def play(game: Game, *bots: Bot) -> Game:
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        option = bots[decision.player].decide(game.view(decision.player), decision)
        assert option in decision.options
        game.apply(option)
    return game


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos"])
def test_every_plan_answers_every_question(game: str) -> None:
    for name in {*bots_for(card_set(game), 3)}.intersection(PLANS):
        table = play(new_game(game, 3, 5, max_rounds=12), *(new_bot(bot, 1) for bot in (name, "random", name)))
        assert table.is_over


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos"])
def test_money_beats_random_play(game: str) -> None:
    for seed in range(4):
        table = play(new_game(game, 2, seed, max_rounds=40), new_bot("money"), new_bot("random", seed))
        assert table.winners == (0,)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_plan_fights_on_the_battlefield_to_the_end(players: int) -> None:
    for name in {*bots_for(card_set("moegahara"), players)}.intersection(PLANS):
        bots = [new_bot(name, seat) for seat in range(players)]
        assert play(new_game("moegahara", players, 5, max_rounds=40), *bots).is_over


@pytest.mark.parametrize("players", [2, 4, 6])
def test_money_beats_random_play_on_the_battlefield(players: int) -> None:
    for seed in range(3):
        bots = [new_bot("random" if (place + seed) % 2 else "money", place) for place in range(players)]
        assert play(new_game("moegahara", players, seed, max_rounds=80), *bots).winners[0] == seed % 2


def test_money_marches_where_it_wins() -> None:
    lines = [[["archers"], [], ["spear_troopers"]], [["cavalry"], ["gunners"], ["farmer_militia", "farmer_militia"]]]
    seats = [{"markers": {"yellow": 1}}, {"markers": {"blue": 1, "red": 1}}]
    field = {"game": "moegahara", "phase": "deploy", "played": {"spear_troopers": 1}, "lines": lines, "seats": seats}
    game = Game.from_position(field)
    while game.decision is not None and game.active == 0:
        game.apply(new_bot("money").decide(game.view(0), game.decision))
    assert game.moves[0] == "deploy spear_troopers 3"
    assert game.view(None).lands[2].winner == 0


def test_money_buys_land_before_gold_before_silver() -> None:
    bot = new_bot("money")
    for hand, bought in (
        ({"gold": 3}, "buy land"),
        ({"gold": 2, "copper": 1}, "buy gold"),
        ({"copper": 3}, "buy silver"),
        ({"copper": 2}, "end"),
    ):
        game = Game.from_position({"seats": [{"hand": hand}, {}], "phase": "buy"})
        while game.active == 0 and not any(move.startswith(("buy", "end")) for move in game.moves):
            assert game.decision is not None
            game.apply(bot.decide(game.view(0), game.decision))
        assert game.moves[-1] == bought


def test_money_takes_the_prize_it_has_won() -> None:
    attack = {"phase": "battle", "played": {"maeda_keiji": 1}, "players": ["Ann", "Ben"]}
    game = Game.from_position({**attack, "seats": [{}, {"deployed": {"gunner_mercenaries": 3}}]})
    game.apply("attack ben:maeda_keiji")
    while game.decision is not None and game.decision.player == 1:
        game.apply(new_bot("money").decide(game.view(1), game.decision))
    assert "take land" in game.moves


def test_a_seed_makes_the_random_bot_reproducible() -> None:
    def moves(seed: int) -> tuple[str, ...]:
        return play(new_game("world_on_fire", 2, 9, max_rounds=8), new_bot("random", seed), new_bot("money")).moves

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


def test_bots_have_independent_random_streams() -> None:
    """The shuffles come from the game's secret alone, whatever the bots think about."""

    class Brooding:
        name = "brooding"

        def decide(self, view: View, decision: Decision) -> Option | str:
            Random().random()
            view.sample(3)
            return new_bot("money").decide(view, decision)

    quick = play(new_game("kunitori", 2, 9, max_rounds=8), new_bot("money"), new_bot("money"))
    slow = play(new_game("kunitori", 2, 9, max_rounds=8), Brooding(), Brooding())
    assert quick.events == slow.events


def test_an_unknown_bot() -> None:
    with pytest.raises(BadOptions, match=r"“merlin” here\. Choose one of beginner, retainer, captain, lord, master"):
        new_bot("merlin")
