"""The gallery and the rulebook: lookups find their target, and every link leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from tests.web.conftest import Server

from kunitori import handbook, rulebook
from kunitori.cards import GAMES, game_cards
from kunitori.cards.stakes import stake_sentence
from kunitori.i18n import LANGUAGES, texts

LINK = re.compile(r'<a [^>]*href="(/(?:rules|cards)[^"#]*)')


@pytest.fixture(scope="module")
def reader(server: Server) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


def read(reader: httpx.Client, path: str, language: str = "en") -> str:
    answer = reader.get(path, params={"lang": language} if "?" not in path else None, follow_redirects=True)
    assert answer.status_code == 200, (path, answer.status_code)
    return answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_rule_under_its_number_and_every_ruling(reader: httpx.Client, language: str) -> None:
    book = read(reader, "/rules", language)
    for rule in rulebook.rules():
        assert f'id="{rule.number}"' in book
    for ruling in rulebook.rulings():
        assert f'id="ruling-{ruling.number}"' in book
    assert texts(language)("rulebook-title") in book
    assert "\ue000" not in book


def test_the_book_opens_with_its_search_and_speaks_to_readers_of_the_web(reader: httpx.Client) -> None:
    page = reader.get("/rules", params={"lang": "en"}).text
    assert page.index("<h1>") < page.index('id="q"') < page.index('class="panel contents"')
    assert "the gallery of cards" in page and "kunitori cards" not in page


def test_numbers_and_names_in_the_rules_lead_to_where_they_stand(reader: httpx.Client) -> None:
    page = read(reader, "/rules/C1.4")
    assert 'href="/rules/C7.1"' in page
    assert 'href="/cards/world_on_fire/moat">Moat Construction</a>' in page
    assert 'href="/cards/moegahara/spear_troopers"' in read(reader, "/cards/moegahara/ukita_hideie")


def test_the_lands_of_the_battlefield_are_not_the_card_of_that_name(reader: httpx.Client) -> None:
    assert "/cards/kunitori/land" in read(reader, "/rules/C5.6")
    assert "/land" not in read(reader, "/rules/M6.3")


def test_no_link_of_the_books_leads_nowhere(reader: httpx.Client) -> None:
    pages = [read(reader, path) for path in ("/rules", "/cards", "/cards/moegahara/horo_musha", "/rules/M5")]
    links = {link.replace("&amp;", "&") for page in pages for link in LINK.findall(page)}
    assert len(links) > 200
    dead = [link for link in sorted(links) if reader.get(link, follow_redirects=True).status_code != 200]
    assert dead == []


def test_a_rule_is_found_by_its_number_however_it_is_written(reader: httpx.Client) -> None:
    assert "Money and buys not used are lost" in read(reader, "/rules/c6.3")
    assert "Money and buys not used are lost" in read(reader, "/rules?q=C6.3&lang=en")
    short, long = (read(reader, path).partition("<body")[2] for path in ("/rules/11", "/rules/ruling-11"))
    assert short == long.replace("/rules/ruling-11?", "/rules/11?")


def test_words_are_found_and_marked_and_cannot_write_into_the_page(reader: httpx.Client) -> None:
    found = read(reader, "/rules?q=unplayed+tactics&lang=en")
    assert "<mark>unplayed</mark>" in found
    assert 'id="W7.2"' in found
    nothing = read(reader, "/rules?q=%3Cscript%3Ealert(1)%3C/script%3E&lang=en")
    assert "<script>alert" not in nothing
    assert "Not in the rules" in nothing


def test_a_number_that_does_not_exist_names_its_neighbours(reader: httpx.Client) -> None:
    answer = reader.get("/rules/C5.11", params={"lang": "en"})
    assert answer.status_code == 404
    assert "The nearest are C5.5, C5.6 and C5.7" in answer.text


def test_cards_are_found_by_game_category_and_a_name_in_any_language(reader: httpx.Client) -> None:
    everything = read(reader, "/cards", "de")
    for game in GAMES:
        for id in game_cards(game):
            assert f'href="/cards/{game}/{id}"' in everything
    monks = read(reader, "/cards?q=Wandermönch&lang=ja")
    assert LINK.findall(monks)[-1] == "/cards/world_on_fire/travelling_monk"
    generals = read(reader, "/cards?game=moegahara&category=general&lang=en")
    assert "otani_yoshitsugu" in generals
    assert "uesugi_kenshin" not in generals
    assert "copper" not in generals
    assert texts("fr")("books-no-card").partition("’")[0] in read(reader, "/cards?q=zzz&lang=fr")


def test_a_card_says_where_its_numbers_come_from(reader: httpx.Client) -> None:
    moat = read(reader, "/cards/world_on_fire/moat")
    assert "reconstructed by us; 2 to 4 are plausible" in moat
    assert "a rulebook" in moat
    ishida = read(reader, "/cards/world_on_fire/ishida_mitsunari")
    assert "another source says 1" in ishida
    assert "Ruling 9" in ishida
    assert "of our own making" in read(reader, "/cards/kunitori/post_relay")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reconstructed_number_says_what_is_at_stake(reader: httpx.Client, language: str) -> None:
    say = texts(language)
    for address in ("/cards/world_on_fire/moat?", "/cards/world_on_fire/moat?part=1&"):
        page = read(reader, f"{address}lang={language}")
        sentence = stake_sentence(game_cards("world_on_fire")["moat"], "cost")
        assert sentence and say(sentence) in page and say("bot-lord.name") in page
    assert say("bot-lord.name") not in read(reader, f"/cards/world_on_fire/cavalry?lang={language}")


def test_rulings_of_another_game_do_not_stand_on_a_card(reader: httpx.Client) -> None:
    assert "ruling-21" in read(reader, "/cards/moegahara/trap")
    assert "ruling-21" not in read(reader, "/cards/world_on_fire/trap")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_gets_a_card_held_near_without_a_page_around_it(reader: httpx.Client, language: str) -> None:
    part = read(reader, f"/cards/world_chaos/trap?part=1&lang={language}")
    assert part.startswith('<div class="near">')
    assert texts(language)("card-trap") in part
    assert texts(language)("books-numbers") in part and 'class="origins"' in part  # where the numbers come from
    assert "<html" not in part


def test_an_unknown_card_is_refused_in_a_sentence(reader: httpx.Client) -> None:
    answer = reader.get("/cards/kunitori/goldd", params={"lang": "en"})
    assert answer.status_code == 404
    assert "Did you mean “gold”?" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_handbook_can_be_read(reader: httpx.Client, language: str) -> None:
    whole = read(reader, "/rules", language) + read(reader, "/handbook", language)
    for chapter in handbook.chapters():
        assert whole.count(f'href="/handbook/{chapter.id}"') == 2
        page = read(reader, f"/handbook/{chapter.id}", language)
        assert chapter.title(language) in page and "\ue000" not in page
        assert all(f'id="{entry.id}"' in page for entry in chapter.entries)
    assert reader.get("/handbook/haiku").status_code == 404


def test_no_link_of_the_handbook_leads_nowhere(reader: httpx.Client) -> None:
    pages = [read(reader, f"/handbook/{chapter.id}") for chapter in handbook.chapters()]
    links = {link for page in pages for link in LINK.findall(page)}
    assert len(links) > 80
    assert [link for link in sorted(links) if reader.get(link, follow_redirects=True).status_code != 200] == []


def test_an_example_is_read_and_played(reader: httpx.Client) -> None:
    page = read(reader, "/handbook/examples")
    assert "3 + 3 + 3 + 1 = 10. Hideyoshi has a" in page
    for id in re.findall(r'action="/learn/(\w+)"', page):
        table = reader.post(f"/learn/{id}", follow_redirects=True)
        assert table.status_code == 200 and 'id="lesson"' in table.text
    assert len(re.findall(r'action="/learn/example_', page)) == 5


def test_a_search_finds_answers_beside_the_rules(reader: httpx.Client) -> None:
    found = read(reader, "/rules?q=refuse+prize&lang=en")
    assert 'href="/handbook/questions#questions-refuse"' in found


def test_a_card_says_what_others_call_it(reader: httpx.Client) -> None:
    assert "Also known as Country Destroyer" in read(reader, "/cards/world_on_fire/land_destroyer")
    assert LINK.findall(read(reader, "/cards?q=Revenge&lang=de"))[-1] == "/cards/world_on_fire/take_back"
    assert "Country Destroyer" in read(reader, "/handbook/names", "ja")
