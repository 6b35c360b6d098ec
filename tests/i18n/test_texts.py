"""Messages become sentences in the reader's language, and mistakes never pass silently."""

from __future__ import annotations

import pickle
import threading
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from kunitori.errors import BadCards, KunitoriError
from kunitori.i18n import LANGUAGES, Texts, UnknownLanguage, message, texts

TROOPS = (message("card-cavalry"), message("card-trap"), message("card-moat"))


@pytest.mark.parametrize(
    ("language", "three", "nothing"),
    [
        ("en", "Cavalry, Trap and Moat Construction", "nothing"),
        ("de", "Kavallerie, Falle und Verteidigungswall-Baustelle", "nichts"),
        ("fr", "Cavalerie, Piège et Chantier de la douve", "rien"),
        ("ja", "騎馬兵、調略、堀普請", "なし"),
    ],
)
def test_a_list_of_messages_is_said_as_people_say_lists(language: str, three: str, nothing: str) -> None:
    say = texts(language)
    assert say.listed(TROOPS) == three
    assert say.listed(TROOPS[:1]) == say("card-cavalry")
    assert say.listed(()) == nothing
    assert three in say("mix-warning-castle", cards=TROOPS)


def test_an_id_its_attribute_and_a_message_are_all_said() -> None:
    say = texts("en")
    assert say("card-post-relay.note").startswith("The base game’s twelfth politics card")
    assert say(message("print-cards", number=1, mark="")) == "+1 card"
    assert say("print-cards", number=3, mark=message("mark-corrected")) == "+3 cards*"
    assert say.has("card-trap") and say.has("card-post-relay.note")
    assert not say.has("card-samurai") and not say.has("card-trap.note")


def test_a_negative_number_has_a_minus_sign_and_no_hyphen() -> None:
    said = [texts(language)("ending-total", points=-6) for language in LANGUAGES]
    assert said == ["−6 points", "−6 Punkte", "−6 points", "−6点"]
    assert "-wal" in texts("en")("error-reason-log"), "a hyphen of the text itself stays"


def test_a_gap_in_a_text_is_a_mistake_of_ours_and_is_loud() -> None:
    with pytest.raises(LookupError, match="card-samurai"):
        texts("en")("card-samurai")
    with pytest.raises(LookupError, match="print-cost"):
        texts("en")("print-cost", number=3)


def test_an_unknown_language_is_named_in_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match=r"no language “tlh” here\. Choose one of en, de, fr and ja\."):
        texts("tlh")


def test_an_error_is_a_sentence_with_its_rule_in_every_language_and_survives_pickling() -> None:
    error = BadCards("error-mix-always", rule="X1", card=message("card-gold"))
    for language, end in zip(LANGUAGES, ("(rule X1)", "(Regel X1)", "(règle X1)", "（ルールX1）"), strict=True):
        assert error.sentence(language).endswith(end)
        assert texts(language)("card-gold") in error.sentence(language)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.message, again.rule, str(again)) == (BadCards, error.message, "X1", error.sentence("en"))
    assert isinstance(error, KunitoriError) and isinstance(error, ValueError)


def test_threads_that_ask_at_once_get_the_same_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    say, add = Texts("en"), FluentBundle.add_resource
    found: list[str] = []

    def slow(self: FluentBundle, *what: Any) -> None:
        if threading.current_thread() is threading.main_thread():
            other = threading.Thread(target=lambda: found.append(say("card-trap")))
            other.start()
            other.join()
        add(self, *what)

    monkeypatch.setattr(FluentBundle, "add_resource", slow)
    assert [say("card-trap")] == found[:1]
