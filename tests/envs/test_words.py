"""Games in words: what a seat is told, what its answers mean, and what becomes of wrong ones."""

from __future__ import annotations

import random

import pytest

from kunitori import Game, new_game
from kunitori.bots.guard import IN_A_ROW
from kunitori.envs.words import RETRIES, Conversation
from kunitori.envs.words.answers import said_move
from kunitori.envs.words.bot_table import BotTable
from kunitori.errors import KunitoriError
from kunitori.game import loads
from kunitori.i18n import LANGUAGES, texts

GAMES = [("kunitori", 2), ("world_on_fire", 3), ("world_chaos", 4), ("moegahara", 2), ("moegahara", 4)]


def first_words(moves: str) -> list[str]:
    """The moves of a list, as they are written."""
    return [line.partition(" – ")[0] for line in moves.splitlines()]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_is_played_from_the_listed_moves(game: str, players: int) -> None:
    dice = random.Random(f"{game} {players}")
    language = dice.choice(LANGUAGES)
    talk = Conversation(new_game(game, players, seed=5, max_rounds=12), language)
    while (seat := talk.game.asked) is not None:
        assert talk.why_not((seat + 1) % players, "end")
        listed = first_words(talk.moves(seat))
        decision = talk.game.decision
        assert decision is not None
        assert {*decision.texts} <= {*listed} or decision.kind.startswith("trap")  # whole moves instead of steps
        assert all(not talk.why_not(seat, move) for move in listed)
        reply = talk.answer(seat, f"[{dice.choice(listed)}]")
        assert reply.moves and not reply.refusal
    assert loads(talk.game.record().to_text()) == talk.game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_shows_no_more_than_the_view(language: str) -> None:
    """Games that differ only in what a seat may not know are told alike."""
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=7, start=0)
    others = [game.view(0).sample(seed) for seed in (1, 2, 3)]
    assert len({other.state_after() for other in others}) > 1
    told = {(talk.look(0), talk.moves(0)) for talk in (Conversation(other, language) for other in others)}
    assert len(told) == 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_during_a_game_nobody_is_told_more_than_the_view_knows(game: str, players: int) -> None:
    dice = random.Random(f"{game} {players}")
    talk = Conversation(new_game(game, players, seed=9, max_rounds=15))
    while (decision := talk.game.decision) is not None:
        if dice.random() < 0.05:
            seat = dice.randrange(players)
            dealt = Conversation(talk.game.view(seat).sample(dice.randrange(99)))
            assert (dealt.look(seat), dealt.moves(seat)) == (talk.look(seat), talk.moves(seat))
        talk.game.apply(dice.choice(decision.options))


def test_news_are_told_once() -> None:
    talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))
    assert "Your turn." in talk.news(0)
    assert talk.news(0) == ""
    talk.answer(0, "end")
    assert "Ann" in talk.news(1)


def test_the_moves_are_listed_only_if_wanted() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    assert "buy farmers – Buy Farmers for 2 (plays 2 × Copper)" in Conversation(game).board(0)
    silent = Conversation(game, lists_moves=False).board(0)
    assert "play copper" not in silent and silent.endswith("Ann: What do you buy?")


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("buy farmers", "buy farmers"),
        ("I could [end], but no:\n[Buy Farmers]", "Buy Farmers"),
        ("Let me think.\n\n`end`", "end"),
        ("**end**", "end"),
        ("buy farmers.", "buy farmers"),
        ("I will do this.\nbuy farmers – Buy Farmers for 2 (plays 2 × Copper)", "buy farmers"),
        ("[buy farmers – Buy Farmers for 2 (plays 2 × Copper)]", "buy farmers"),
        ("... troops cavalry", "... troops cavalry"),
        ("attack ben:cavalry ...", "attack ben:cavalry ..."),
        ("[]", "[]"),
        ("", ""),
    ],
)
def test_the_move_is_found_in_an_answer(answer: str, move: str) -> None:
    assert said_move(answer) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_may_be_named_in_any_language(language: str) -> None:
    talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))
    name = texts(language)(talk.game.cards["farmers"].name)
    assert talk.answer(0, f"buy {name}").moves[-1] == "buy farmers"


@pytest.mark.parametrize(
    "answer", ["buy gold", "sing", "", "[" * 9999, "attack ben:", "agree", "play 銅銭 銅銭", "... 1 ..."]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_refused_in_one_sentence_and_changes_nothing(answer: str, language: str) -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    before = game.clone()
    reply = Conversation(game, language).answer(0, answer)
    assert reply.refusal and not reply.moves and not reply.is_lost
    assert game == before


def test_after_too_many_wrong_answers_the_least_is_played() -> None:
    talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))
    for _ in range(RETRIES):
        assert not talk.answer(0, "sing").is_lost
    reply = talk.answer(0, "sing")
    assert reply.is_lost and reply.moves == ("end",) and "“end” was played for you" in reply.refusal
    assert talk.lost == [1, 0] and talk.game.asked == 1
    assert "# bot ann lost move 1: no option" in talk.game.record().to_text()


def test_a_right_answer_in_between_begins_the_count_again() -> None:
    talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0), retries=1)
    talk.answer(0, "sing")
    assert talk.answer(0, "play copper").moves
    assert not talk.answer(0, "sing").is_lost


def test_a_seat_that_never_answers_right_is_not_asked_any_more() -> None:
    talk = Conversation(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0), retries=0)
    for _ in range(IN_A_ROW):
        talk.answer(0, "sing")
        talk.play_on()
        while talk.game.asked == 1:
            talk.answer(1, "end")
    assert talk.is_given_up(0) and not talk.is_given_up(1)
    talk.play_on()
    assert talk.game.asked == 1
    for _ in range(IN_A_ROW):
        talk.answer(1, "sing")
        talk.play_on()
    assert talk.game.is_over and talk.game.moves[-1] == "agree"


def test_an_attack_can_be_answered_whole_or_step_by_step() -> None:
    battle = {
        "players": ["Ann", "Ben", "Chloe"], "phase": "battle",
        "played": {"akechi_mitsuhide": 1, "maeda_keiji": 1, "cavalry": 2},
    }  # fmt: skip
    talk = Conversation(Game.from_position(battle))
    assert "attack ..." in first_words(talk.moves(0))
    assert talk.answer(0, "[attack ...]").moves == ("attack ...",)
    whole = "attack ben:akechi_mitsuhide,cavalry*2 chloe:maeda_keiji"
    assert talk.answer(0, whole).moves == (whole,)
    assert talk.game.moves == (whole,)


# ---- a guest at a table of bots
@pytest.mark.parametrize(("game", "players"), [("kunitori", 2), ("world_chaos", 3), ("moegahara", 4)])
def test_a_guest_plays_a_game_against_bots(game: str, players: int) -> None:
    table = BotTable()
    told = table.new_game(game, players, ["retainer", "captain"][: players - 1], seed=3)
    dice = random.Random(3)
    for _ in range(400):
        moves = first_words(table.moves())
        if "wins with" in moves[0] or "win with" in moves[0]:
            break
        told = table.play(dice.choice(moves))
    assert told.startswith("Played: ")
    assert "# seats person retainer" in table.record()


def test_the_record_of_a_running_game_keeps_its_secret() -> None:
    table = BotTable()
    table.new_game("kunitori", seed=7, bots=["money"])
    assert "Secret:" not in table.record() and "Commit:" in table.record()


@pytest.mark.parametrize("wish", ["look", "moves", "record"])
def test_without_a_game_there_is_nothing_to_see(wish: str) -> None:
    with pytest.raises(KunitoriError, match="There is no game yet"):
        getattr(BotTable(), wish)()


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 9}, "rule C1.1"),
        ({"bots": ["merlin"]}, "There is no bot “merlin”"),
        ({"bots": ["exec:touch /tmp/x"]}, "There is no bot “exec:touch /tmp/x”"),
        ({"bots": ["money", "money"]}, "Beside you there is 1 seat"),
    ],
)
def test_a_wrong_wish_is_refused_and_the_game_goes_on(wishes: dict[str, object], said: str) -> None:
    table = BotTable()
    table.new_game("kunitori", seed=7)
    before = table.look()
    with pytest.raises(KunitoriError) as problem:
        table.new_game(**wishes)  # type: ignore[arg-type]
    assert said in str(problem.value)
    assert table.look() == before


def test_the_books_are_at_hand() -> None:
    table = BotTable()
    assert "C5.6" in table.rules("C5.6") and table.rules().count("\n") > 20
    assert "Moat Construction" in table.cards("moat") and "copper: Copper" in table.cards(game="kunitori")
    with pytest.raises(KunitoriError, match="no card"):
        table.cards("excalibur")
