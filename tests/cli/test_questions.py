"""Every question can be answered with keys, and no key makes an illegal move."""

from __future__ import annotations

from random import Random

import pytest

from kunitori import Game, new_game
from kunitori.cards import GAMES, game_cards
from kunitori.cli.questions import ask
from kunitori.cli.typed import read_numbers
from kunitori.i18n import LANGUAGES, texts
from kunitori.values.decision import Decision

STEPS = ("attack ...", "joint ...", "choose trash ...")  # asked step by step, see test_play.py
CHEAP_GENERALS = {  # aggressive bots bring up more questions
    game: {id: {"cost": 2} for id, card in game_cards(game).items() if card.category == "general"} for game in GAMES
}
PICKED = ("stay", "keep", "defend")


def check(game: Game, decision: Decision, chance: Random) -> None:
    language = LANGUAGES[chance.randrange(len(LANGUAGES))]
    question = ask(game.view(decision.player), decision, texts(language))
    assert question.text
    keys = [choice.key for choice in question.choices if choice.move]
    assert len({*keys, *question.keys}) == len(keys) + len(question.keys)
    moves = [question.move(key) for key in keys]
    for move in moves:
        assert move is not None
        assert move in STEPS or move in decision.texts or game.why_not(move) is None, move
    if question.picks:
        most = len(question.picks.cards)
        some = sorted(chance.sample(range(1, most + 1), chance.randint(0, most)))
        line = " ".join(map(str, some))
        assert (read_numbers(line, most) or []) == some
        if some:
            assert game.why_not(question.move(line) or "") is None
    if decision.kind in PICKED:
        return
    treasure = {option.text for option in decision.options if decision.kind == "buy" and option.text.startswith("play")}
    assert treasure <= {"play copper", "play silver", "play gold"}  # the key t
    whole = {option.text for option in decision.options if not option.text.endswith("...")} - treasure
    if question.open_lands and decision.card not in ("horo_musha", "trap"):
        whole = {text.replace("...", f"deploy {decision.card}") for text in whole}
    assert whole <= {*moves, *question.keys.values()}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "custom"])
def test_every_question_of_random_games(game: str, players: int) -> None:
    chance = Random(f"{game} {players}")
    asked: set[str] = set()
    for seed in range(3):
        mix = "kunitori,world_on_fire" if game == "custom" else None
        table = new_game(game, players, seed, mix=mix, max_rounds=12, corrections=CHEAP_GENERALS)
        while not table.is_over:
            decision = table.decision
            assert decision is not None
            if not decision.step:
                asked.add(decision.kind)
                check(table, decision, chance)
            costs = [option for option in decision.options if option.text.startswith(("play", "attack", "buy"))]
            table.apply(chance.choice(costs if costs and chance.random() < 0.8 else decision.options))
    assert {"play", "buy", "battle", "defend"} <= asked


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_question_on_the_battlefield(players: int) -> None:
    """Here every step of a move is a separate question."""
    chance = Random(players)
    asked: set[str] = set()
    cheap = {id: {"cost": 2} for id, card in game_cards("moegahara").items() if card.category != "treasure"}
    for seed in range(12 // players):
        table = new_game("moegahara", players, seed, max_rounds=40, corrections={"moegahara": cheap})
        while not table.is_over:
            decision = table.decision
            assert decision is not None
            asked.add(decision.kind)
            if not (decision.step and decision.kind == "keep"):
                check(table, decision, chance)
            liked = [option for option in decision.options if option.text.startswith(("play", "buy", "horo", "trap"))]
            table.apply(chance.choice(liked if liked and chance.random() < 0.7 else decision.options))
    assert {"play", "buy", "choose", "deploy", "land", "horo", "spot", "strike", "rearrange", "exchange"} <= asked
    if players > 2:
        assert {"whose", "give", "reorder"} <= asked
