"""Nobody sits down under a name that cannot be seen, or that is taken for another's."""

from __future__ import annotations

import pytest
from tests.tables.evening import Evening

from kunitori.errors import BadOptions
from kunitori.tables.names import checked_name, free_name

WELCOME = [
    "Ann", "Zoë", "Jörg-Ünal", "Łukasz", "Ștefan", "Bjørn", "葛城ミサト", "ひなた", "김민수", "Владимир", "Νίκος",
    "محمد",
    "מֹשֶׁה", "นภัสสร", "प्रिया", "Đặng Thị Hà", "O’Neill", "R2-D2", "❤️", "🦊 Fox",
]  # fmt: skip
INVISIBLE = [
    "\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "A\u3164nn", "Ann\u2800", "\u0301", " \u0308\u0308",
    "A" + 5 * "\u0301",
    "\u200b", "Ann\u200b", "A\u200dnn", "\u202eAnn", "Ann\u2066", "\u00ad", "\ufeff", "A\u0000", "\u2028", "\U000e0041",
    "\ufe0f", "\u180e",
]  # fmt: skip
LIKE_ANN = [
    "ann", "ANN", "\u0410nn", "\u0391nn", "\uff21nn", "A\uff4en", "\U0001d400nn", "\u1d00nn", "\U0001f170nn", "A n n",
    "\u13aann", "\u24b6nn", "An\u207f", "\u15e9nn", "\ua4eenn", "\ua4ee\ua4e0\ua4e0", "A\u144en",
    "Ann.", "-Ann-",
]  # fmt: skip


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_the_whole_world_are_welcome(name: str) -> None:
    name = checked_name(name)
    assert free_name(name, [checked_name(other) for other in WELCOME if checked_name(other) != name]) == name


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        checked_name(name)
    assert refused.value.sentence().startswith("A name must be")


@pytest.mark.parametrize("name", LIKE_ANN, ids=ascii)
def test_a_name_that_looks_taken_gets_a_number(name: str) -> None:
    assert free_name(checked_name(name), ["Ben", "Ann"]) == f"{checked_name(name)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "\u0420\u0430ul"), ("Bill", "BiIl"), ("Lord", "L0rd"), ("Arne", "Ame"),
        ("Max", "\u041c\u0430\u0445"),
        ("Νίκος", "ΝΊΚΟΣ"), ("Zoë", "Zo\u0451"), ("Toyotomi", "\u03a4\u03bfyotomi"),
        ("タロー", "夕口一"), ("ニカ", "二力"), ("へいた", "ヘいた"), ("ベン", "べン"),
    ],
)  # fmt: skip
def test_pairs_that_nobody_can_tell_apart(one: str, other: str) -> None:
    assert free_name(checked_name(other), [one]) == f"{checked_name(other)} 2"


@pytest.mark.parametrize("name", ["Geki", "geki", "G\u0435ki", "\uff27eki"], ids=ascii)
def test_a_bot_is_not_called_like_a_person(name: str) -> None:
    assert Evening("Ann", bots=("captain", "captain")).table.names == ("Ann", "Geki", "Kageyu")
    assert Evening(name, bots=("captain", "captain")).table.names == (name, "Kageyu", "Danjo")
