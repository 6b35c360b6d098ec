"""What is typed during a game and is nearly right."""

from __future__ import annotations

import re

import pytest
from tests.cli.conftest import Run, Save
from tests.cli.test_play import AMBUSH

from kunitori.i18n import LANGUAGES, texts

BUYING = "play --game world_on_fire --players Ann --bots money --seed 3"


def replies(text: str) -> dict[str, str]:
    """The first sentence after each line that was typed."""
    parts = re.split(r"^Ann> (.*)\n", text, flags=re.MULTILINE)[1:]
    said = zip(parts[::2], parts[1::2], strict=True)
    return {typed: " ".join(reply.split()) for typed, reply in said if typed}


def plain(sentence: str) -> str:
    """Without blanks: a language without them is wrapped anywhere."""
    return "".join(sentence.split())


def test_a_pile_can_be_called_by_its_number(run: Run) -> None:
    said = replies(run(BUYING, ["card 22", "card 7", "card 99", "card -1", "pool", "why 3", "why buy 3", "buy 3"]).text)
    assert said["card 22"].startswith("Temple Town")
    assert said["card 7"].startswith("Naoe Kanetsugu")
    assert said["card 99"] == "There is no pile “99”. The piles of the pool have the numbers 1 to 25."
    assert said["card -1"].startswith("There is no pile “-1”.")
    assert "22 Temple Town" in said["pool"]
    assert said["why 3"].startswith("Gold costs 6")
    assert said["why buy 3"] == said["why 3"]
    assert said["buy 3"].startswith(said["why 3"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_no_key_gets_the_right_range(run: Run, save: Save, language: str) -> None:
    say = texts(language)
    said = replies(run(f"{BUYING} --lang {language}", ["99", "0", "-1", "buy 99", "why 99"]).text)
    for typed in said:
        number = typed.split()[-1]
        assert plain(said[typed]) == plain(say("no-such-pile", number=number, most=25))
    path = save(AMBUSH | {"seats": [{"hand": {"moat": 1, "temple_tax": 1}}, {}]}, "person", "money")
    said = replies(run(f"play --load {path} --lang {language}", ["99", "why 99"]).text)
    expected = plain(say("choose-number", least=1, most=2))
    assert [plain(reply) for reply in said.values()] == [expected] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_move_gets_an_example(run: Run, language: str) -> None:
    say = texts(language)
    said = replies(run(f"{BUYING} --lang {language}", ["buy", "play", "why buy", "t", "BUY"]).text)
    for typed, verb, example in (
        ("buy", "buy", "buy copper"), ("play", "play", "play copper"), ("why buy", "buy", "buy copper"),
        ("BUY", "buy", "buy temple_town"),
    ):  # fmt: skip
        assert plain(said[typed]) == plain(say("move-needs-more", verb=verb, example=example))


def test_half_a_move_that_is_not_possible_now_gets_the_reason(run: Run, save: Save) -> None:
    said = replies(run(f"play --load {save(AMBUSH, 'person', 'money')}", ["buy", "joint", "trash"]).text)
    assert said["buy"] == "Cards are bought in the buy phase. Finish the earlier phases first. (rule C2)"
    assert said["joint"].startswith("Battle is declared in the battle phase.")
    assert said["trash"].startswith("Ann has another decision to make first")
    said = replies(run(BUYING, ["attack", "joint"]).text)
    assert said["attack"] == "You can attack only if you have played a leader this turn. (rule C5.1)"


def test_a_person_can_leave_in_the_middle_of_a_move(run: Run, save: Save) -> None:
    answer = run(f"play --load {save(AMBUSH, 'person', 'money', 'money')}", ["1", "attack", "quit"])
    assert answer.text.count("Ann> quit\n") == 1
    assert "The game is saved as it is." in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_number_can_be_typed_the_keys_are_named(run: Run, save: Save, language: str) -> None:
    say = texts(language)
    position = {"players": ["Ann", "Ben"], "seats": [{"hand": {"moat": 1, "copper": 2}}, {}]}
    said = replies(run(f"play --load {save(position, 'person', 'money')} --lang {language}", ["99", "t"]).text)
    assert plain(said["99"]) == plain(say("choose-key", keys=("1", "e")))
    assert plain(said["t"]) == plain(say("treasure-later"))


@pytest.mark.parametrize("card", ["silver", "Silver", "Silber", "SILBER", "Argent", "銀子", "2"])
def test_a_move_takes_the_name_of_its_card_in_any_language(run: Run, card: str) -> None:
    said = replies(run(BUYING, [f"why buy {card}", f"buy {card}", "play Kupfer"]).text)
    assert said[f"why buy {card}"] .casefold() == "“buy silver” is possible now."
    assert "buys Silver" in said[f"buy {card}"]
    assert "played: Copper" in said["play Kupfer"]


def test_a_word_that_is_both_a_verb_and_a_card_is_the_card(run: Run, save: Save) -> None:
    said = replies(run(BUYING, ["trap", "why trap"]).text)
    assert said["trap"].startswith("Trap costs 3") and said["why trap"].startswith("Trap costs 3")
    seats = [{"hand": {"trap": 1, "moat": 1}}, {"deployed": {"cavalry": 1}}]
    path = save({"players": ["Ann", "Ben"], "seats": seats}, "person", "money")
    said = replies(run(f"play --load {path}", ["why trap", "trap"]).text)
    assert said["why trap"] == "“play trap” is possible now."
    assert "Ann plays Trap" in said["trap"]
