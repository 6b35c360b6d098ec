"""The pages around the table, visited as a browser without scripts would: links followed, forms filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from tests.web.conftest import Server

from kunitori.bots import new_bot
from kunitori.game import Game, new_game
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables.crests import CRESTS
from kunitori.web import study
from kunitori.web.pages.about import CREDITS
from kunitori.web.replay_frames import ReplayFrames

PROJECT = Path(__file__).parents[2]
PAGES = (
    "/", "/new", "/new?game=custom", "/settings", "/games", "/games?result=won", "/games/statistics", "/learn",
    "/learn/kunitori", "/daily", "/import", "/about", "/workshop",
)  # fmt: skip


class Page(HTMLParser):
    """A page as parsed: its links, its text, and the fields of its forms."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: list[str] = []
        self.words: list[str] = []
        self.labelled: set[str] = set()
        self.fields: dict[str, str] = {}
        self.bare: list[str] = []
        self._area = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = {name: value or "" for name, value in attrs}
        if "id" in at:
            self.ids.append(at["id"])
        if tag == "a" and "href" in at:
            self.links.add(at["href"])
        if tag in ("link", "script", "img", "use") and (found := at.get("href") or at.get("src")):
            self.links.add(found)
        if tag == "label" and "for" in at:
            self.labelled.add(at["for"])
        if tag in ("input", "select", "textarea"):
            self.fields[at.get("name", at.get("id", ""))] = at.get("value", "")
            is_inside_label = at.get("type") in ("radio", "checkbox", "hidden")
            if not is_inside_label and "aria-label" not in at:
                self.bare.append(at.get("id", "?"))
        self._area = at.get("name", "") if tag == "textarea" else ""
        assert "style" not in at, at  # the Content-Security-Policy forbids it
        assert not [name for name in at if name.startswith("on")], at

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._area:
            self.fields[self._area] += data

    def handle_endtag(self, tag: str) -> None:
        self._area = "" if tag == "textarea" else self._area

    @property
    def text(self) -> str:
        return re.sub(r"[ \t\r\n]+", " ", " ".join(self.words))  # other blanks are intended

    @property
    def unlabelled(self) -> set[str]:
        return {*self.bare} - self.labelled


def played(game: str = "kunitori", rounds: int = 3, players: tuple[str, ...] = ("Ann", "Ben")) -> Game:
    """A finished game between bots."""
    match = new_game(game, players, seed=7, max_rounds=rounds)
    bots = [new_bot("retainer", seat) for seat in range(len(players))]
    while decision := match.decision:
        match.apply(bots[decision.player].decide(match.view(decision.player), decision))
    return match


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with server.http(Origin=server.address) as client:
        yield client


def where(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def imported(guest: httpx.Client, game: Game) -> str:
    return where(guest.post("/import", data={"record": game.record().to_text()})).rpartition("/")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_there_in_every_language(guest: httpx.Client, address: str, language: str) -> None:
    joint = "&" if "?" in address else "?"
    answer = guest.get(f"{address}{joint}lang={language}")
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    page = Page(answer.text)
    assert page.unlabelled == set()
    assert sorted(page.ids) == sorted({*page.ids})
    assert texts(language)("site-fan") in page.text
    assert guest.get("/about").text.count(f'<html lang="{language}"') == 1  # and it is remembered


def test_every_link_leads_somewhere(server: Server, guest: httpx.Client) -> None:
    """Follow every link from the front page, finished games included."""
    waiting = ["/", f"/replay/{imported(guest, played())}/2?seat=0"]
    seen: dict[str, int] = {}
    while waiting:
        address = waiting.pop()
        shape = re.sub(r"(/replay/\w+)/\d+", r"\1/n", urlsplit(address).path)
        if shape in seen:
            continue
        answer = guest.get(address, follow_redirects=True)
        seen[shape] = answer.status_code
        if "text/html" not in answer.headers["content-type"]:
            continue
        for link in Page(answer.text).links:
            target = urlsplit(urljoin(server.address + address, link))
            if target.netloc == urlsplit(server.address).netloc:
                waiting.append(target.path + (f"?{target.query}" if target.query else ""))
    assert {address: status for address, status in seen.items() if status != 200} == {}
    assert {"/rules", "/cards", "/games", "/new"} <= {*seen}


def test_two_clicks_from_an_empty_machine_one_sits_at_a_table_with_bots(server: Server, guest: httpx.Client) -> None:
    assert 'name="quick" value="moegahara"' in guest.get("/").text
    table = where(guest.post("/new", data={"quick": "moegahara", "level": "beginner", "opponents": "2"}))
    live = server.do(server.context.hub.live(table.removeprefix("/t/")))
    assert live.table.stage == "playing"
    assert len(live.table.seats) == 4  # two teams of the same size (M1.1)
    assert guest.get(table).status_code == 200
    assert table in guest.get("/").text  # to go on with
    assert table in guest.get("/games").text


def test_a_table_is_set_as_the_form_says(server: Server, guest: httpx.Client) -> None:
    form = {
        "game": "custom", "mixing": "own", "card": ["trap", "kunitori/cavalry", "moat"], "generals": "kunitori",
        "seat1": "lord", "seat3": "screen", "name3": "Fumi", "seat5": "me", "name5": "Ann", "start": "2",
        "clock": "5+10", "pace": "quick", "rounds": "6", "seed": "seven", "title": "Friday",
        "corrections": "[world_on_fire.moat]\ncost = 4",
    }  # fmt: skip
    table = where(guest.post("/new", data=form)).removeprefix("/t/")
    settings = server.do(server.context.hub.live(table)).table.settings
    assert (settings.game, settings.mix) == ("custom", "kunitori/cavalry,trap,moat,generals=kunitori")
    assert [str(seat) for seat in settings.seats] == ["lord", "person", "person"]
    assert settings.hot_seat and settings.start == 1 and settings.pace == 200 and settings.max_rounds == 6
    assert settings.clock is not None and (settings.clock.bank, settings.clock.increment) == (300, 10)
    assert settings.cards()["moat"].cost == 4
    players = server.do(server.context.hub.live(table)).table.names
    assert players[1:] == ("Fumi", "Ann")
    assert "Friday" in guest.get("/games").text


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"seat2": ""}, "two seats"),
        ({"seat2": "me"}, "one seat"),
        ({"seat2": "merlin"}, "merlin"),
        ({"seat1": "friend"}, "Take a seat"),
        ({"seat2": "friend", "seat3": "screen"}, "cannot share a table"),
        ({"game": "moegahara", "seat3": "captain"}, "M1.1"),
        ({"game": "go"}, "go"),
        ({"game": "custom", "mixing": "own"}, "X5"),
        ({"rounds": "many"}, "many"),
        ({"clock": "1+1"}, "1+1"),
        ({"corrections": "[moat"}, "TOML"),
        ({"title": "x" * 61}, "60"),
        ({"game": "kunitori", "seat2": "beauty"}, "beauty"),
    ],
)
def test_a_form_with_nonsense_is_answered_with_a_sentence_and_keeps_what_was_filled_in(
    guest: httpx.Client, wrong: dict[str, str], word: str
) -> None:
    form = {"game": "world_on_fire", "seat1": "me", "seat2": "captain", "seed": "kept <b>", **wrong}
    answer = guest.post("/new", data=form)
    assert 400 <= answer.status_code < 500
    page = Page(answer.text)
    assert 'class="problems"' in answer.text and word in page.text
    assert page.fields["seed"] == "kept <b>"


def test_the_mix_says_what_is_recommended(guest: httpx.Client) -> None:
    form = {"game": "custom", "mixing": "own", "card": ["trap", "market"], "seat1": "me", "seat2": "captain"}
    checked = guest.post("/new", data={**form, "action": "check"})
    assert "18 kinds of action cards are recommended; this mix has 2" in Page(checked.text).text
    rolled = guest.post("/new", data={**form, "action": "roll"})
    assert rolled.text.count('name="card"') > rolled.text.count("checked") > 18
    assert texts("en")("new-mix-sound") in Page(rolled.text).text
    assert texts("en")("new-mix-sound") in Page(guest.post("/new", data={**form, "action": "preset"}).text).text


def test_name_and_crest_are_kept(guest: httpx.Client) -> None:
    wishes = {"name": "  Oda  Nobunaga ", "crest": "aoi", "language": "fr", "motion": "none"}
    answer = guest.post("/settings", data=wishes)
    assert where(answer) == "/settings?kept"
    page = guest.get("/settings")
    assert '<html lang="fr" data-motion="none"' in page.text
    assert Page(page.text).fields["name"] == "Oda Nobunaga"
    for wrong in ({"name": "x" * 25}, {"name": "\x07"}, {"crest": "pigeon"}, {"language": "tlh"}):
        refused = guest.post("/settings", data={"name": "Ann", "crest": "aoi", **wrong})
        assert refused.status_code == 400 and 'class="problems"' in refused.text
    assert all(f"crest-{crest}" for crest in CRESTS)


def test_hostile_names_are_only_text(server: Server, guest: httpx.Client) -> None:
    name = '"><svg onload=x>'
    guest.post("/settings", data={"name": name, "crest": "aoi"})
    where(guest.post("/new", data={"game": "kunitori", "seat1": "me", "seat2": "friend", "title": "<i>&"}))
    for address in ("/", "/games", "/settings", "/new"):
        text = guest.get(address).text
        assert "<svg onload" not in text and "<i>&" not in text
        assert "&lt;svg onload" in text


def test_friends_come_by_the_link(server: Server, guest: httpx.Client) -> None:
    form = {"game": "kunitori", "seat1": "me", "seat2": "friend", "seat3": "friend", "title": "Duel"}
    asked = Page(guest.post("/new", data=form).text)  # once, before the first game with people
    assert texts("en")("who-ask") in asked.text and asked.fields["title"] == "Duel"
    assert guest.post("/new", data={**form, "name": "\u3164"}).status_code == 400
    address = where(guest.post("/new", data={**form, "name": "Ann"}))
    assert where(guest.post("/new", data=form)) != address
    id = address.removeprefix("/t/")
    assert texts("en")("lobby-text") in Page(guest.get(address).text).text
    link = urlsplit(server.context.hub.invitation(id, server.address)).path
    with server.http(Origin=server.address) as friend:
        assert "Duel" in Page(friend.get(link).text).text
        pasted = friend.get("/join", params={"link": f"https://elsewhere.example{link}?x=1"})
        assert where(pasted) == link
        assert Page(friend.get(link).text).fields["name"] == ""
        assert texts("en")("who-ask") in Page(friend.post(link, data={"name": "", "crest": "aoi"}).text).text
        refused = friend.post(link, data={"name": "x" * 30, "crest": "aoi"})
        assert refused.status_code == 400 and Page(refused.text).fields["name"] == "x" * 30
        assert where(friend.post(link, data={"name": "Ben", "crest": "aoi", "seat": "3"})) == address
        assert where(friend.get(link)) == address  # a seated player goes to the table
        assert where(friend.post(f"{address}/name", data={"name": "Benkei", "crest": "ogi"})) == address
        assert where(friend.post(f"{address}/leave")) == "/games"
        assert guest.post(f"{address}/name", data={"name": "Ann", "crest": "ogi"}).status_code == 303
    table = server.do(server.context.hub.live(id)).table
    assert table.names == ("Ann", "", "")
    for wrong in (f"/join/{id}/{'0' * 22}", "/join?link=https://example.com/", "/join?link=//", f"/seat/{id}/nonsense"):
        assert 400 <= guest.get(wrong).status_code < 500, wrong


def test_who_watches_is_asked_for_a_name_where_they_chat(server: Server, guest: httpx.Client) -> None:
    address = where(guest.post("/new", data={"quick": "kunitori", "level": "beginner"}))
    assert 'id="say"' in guest.get(address).text  # players have the names of their seats
    with server.http(Origin=server.address) as friend:
        page = friend.get(address).text
        assert texts("en")("who-ask-chat") in Page(page).text and 'id="say"' not in page
        assert friend.post(f"{address}/name", data={"watch": "1", "name": "\u3164"}).status_code == 400
        assert friend.post(f"{address}/name", data={"name": "Ben"}).status_code == 403
        assert where(friend.post(f"{address}/name", data={"watch": "1", "name": "Ben"})) == f"{address}/watch"
        page = friend.get(address).text
        assert 'id="say"' in page and texts("en")("who-ask-chat") not in Page(page).text
        assert Page(friend.get("/settings").text).fields["name"] == "Ben"
    assert "Ben" not in server.do(server.context.hub.live(address.removeprefix("/t/"))).table.names


def test_a_seat_moves_to_another_device(server: Server, guest: httpx.Client) -> None:
    """By a link in the player's list of games, which nobody else sees."""
    address = where(guest.post("/new", data={"quick": "kunitori", "level": "captain"}))
    id = address.removeprefix("/t/")
    link = urlsplit(Page(guest.get("/games").text).fields[f"device-{id}"]).path
    assert link.startswith(f"/seat/{id}/")
    with server.http() as phone:
        assert link not in phone.get("/games").text
        assert where(phone.get(link)) == address
        assert 'data-seat="0"' in phone.get(address).text


def test_a_finished_game_is_stepped_through_from_every_seat(guest: httpx.Client) -> None:
    game = played("world_on_fire", players=("Ann", "Ben", "Cho"))
    id = imported(guest, game)
    last = len(game.moves)
    for move in (0, 1, last // 2, last):
        for eyes in ("open", "watch", "0", "1", "2"):
            answer = guest.get(f"/replay/{id}/{move}", params={"seat": eyes})
            assert answer.status_code == 200
            assert "data-do=" not in answer.text  # nothing can be played here
            assert f"Move {move} of {last}" in Page(answer.text).text
    for wrong in (f"/replay/{id}/{last + 1}", f"/replay/{id}/x", f"/replay/{id}/1?seat=9", "/replay/nothing"):
        assert guest.get(wrong).status_code == 404
    assert id in guest.get("/games").text


@pytest.mark.parametrize("family", ["world_on_fire", "moegahara"])
def test_a_film_shows_exactly_what_everybody_saw_then(family: str) -> None:
    game = played(family)
    frames = ReplayFrames(game)
    for move in range(0, len(game.moves) + 1, 7):
        then = game.clone()
        then.undo(len(game.moves) - move)
        for viewer in (None, 0, 1):
            assert frames.view(move, viewer) == then.view(viewer)


def test_a_replay_from_one_seat_shows_no_other_hand(guest: httpx.Client) -> None:
    """An open replay shows all hands; the replay of a seat shows only what that seat saw."""
    game = played("kunitori", rounds=4)
    id = imported(guest, game)
    move = len(game.moves) // 2
    then = game.clone()
    then.undo(len(game.moves) - move)
    view = then.view(0)
    assert view.seats[1].hand_size and not view.seats[1].hand
    closed = guest.get(f"/replay/{id}/{move}", params={"seat": "0"}).text
    opened = guest.get(f"/replay/{id}/{move}", params={"seat": "open"}).text
    assert closed.count('class="known"') == 0 < opened.count('class="known"')
    assert "Your army area" in closed and "Your hand" in closed
    assert "Your" not in Page(opened).text.replace("Your turn", "")  # nobody sits there
    assert f"{game.players[then.view(None).active]}’s hand" in opened


def test_a_replay_branches_into_a_new_game(server: Server, guest: httpx.Client) -> None:
    game = played()
    id = imported(guest, game)
    move = len(game.moves) // 2
    table = where(guest.post(f"/replay/{id}/{move}", data={"seat": "2", "others": "beginner"})).removeprefix("/t/")
    here = server.do(server.context.hub.live(table)).table
    assert here.stage == "playing" and here.game is not None
    assert here.settings.until == move and here.game.players[1] == texts("en")("guest-name")
    assert guest.post(f"/replay/{id}/{move}", data={"seat": "7"}).status_code == 400
    assert guest.post(f"/replay/{id}/{move}", data={"others": "merlin"}).status_code == 400


def test_a_record_goes_out_and_comes_in_again(guest: httpx.Client) -> None:
    game = played()
    record = guest.get(f"/t/{imported(guest, game)}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    assert record.text == game.record().to_text()
    again = imported(guest, game)
    assert guest.get(f"/replay/{again}").status_code == 200
    refused = guest.post("/import", data={"record": "no record & <b>"})
    assert refused.status_code == 400 and Page(refused.text).fields["record"] == "no record & <b>"
    broken = record.text.replace("\nend\n", "\nsing\n", 1)
    assert guest.post("/import", data={"record": broken}).status_code == 400


def test_an_unfinished_record_is_played_on(server: Server, guest: httpx.Client) -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7)
    game.apply(game.decision.options[0] if game.decision else "")
    text = game.record().to_text()
    asked = guest.post("/import", data={"record": text})
    assert asked.status_code == 200 and texts("en")("import-unfinished") in Page(asked.text).text
    table = where(guest.post("/import", data={"record": text, "seat": "1", "others": "captain"})).removeprefix("/t/")
    assert server.do(server.context.hub.live(table)).table.stage == "playing"


def test_a_running_game_keeps_its_record_to_itself(server: Server, guest: httpx.Client) -> None:
    table = server.table("Ann", "Ben")
    secret = table.game.record().secret
    assert secret
    for address in ("record", "review", "review/progress", "problem"):
        answer = guest.get(f"/t/{table.id}/{address}")
        assert answer.status_code == (200 if address == "problem" else 409)
        assert secret not in answer.text
    assert guest.get(f"/replay/{table.id}").status_code == 409
    assert guest.get(f"/replay/{table.id}/0").status_code == 409
    assert guest.post(f"/replay/{table.id}/0", data={"seat": "1"}).status_code == 409


def test_a_problem_is_noted_and_goes_out_with_the_record(guest: httpx.Client) -> None:
    id = guest.post("/new", data={"quick": "kunitori"}).headers["location"].rpartition("/")[2]
    refused = guest.post(f"/t/{id}/problem", data={"note": "  "})
    assert refused.status_code == 400
    told = guest.post(f"/t/{id}/problem", data={"note": "The trap\ncaught nobody."})
    assert texts("en")("problem-thanks") in Page(told.text).text
    assert guest.post(f"/t/{id}/problem", data={"note": "x" * 3000}).status_code == 400
    assert guest.post(f"/api/v1/tables/{id}/resign").status_code == 200
    assert "# problem: The trap caught nobody." in guest.get(f"/t/{id}/record").text
    guest.cookies.clear()
    refused = guest.post(f"/t/{id}/problem", data={"note": "I only watch."})
    assert refused.status_code == 403 and "Only players at this table" in refused.text


def test_a_game_is_reviewed(guest: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "NODES", 8)
    id = imported(guest, played(rounds=2))
    assert guest.get(f"/t/{id}/review").status_code == 200
    while not guest.get(f"/t/{id}/review/progress").json()["ready"]:
        pass
    for language in LANGUAGES:
        page = guest.get(f"/t/{id}/review?lang={language}")
        assert page.status_code == 200 and "<svg" in page.text
        assert texts(language)("review-account") in Page(page.text).text
    assert all(f"{name}: " in Page(guest.get(f"/t/{id}/review?seat=9&lang=en").text).text for name in ("Ann", "Ben"))
    text = Page(guest.get(f"/t/{id}/review?seat=1&lang=en").text).text
    assert "Ben: " in text and "Ann: " not in text


def test_a_game_that_was_given_up_is_looked_at_again(
    server: Server, guest: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "NODES", 8)
    table = server.table("Ann", bots=("beginner",))
    server.do(server.context.hub.act(table.id, lambda now: now.move(0, "play copper")))
    server.do(server.context.hub.act(table.id, lambda now: now.resign(0)))
    resigned = texts("en")("table-resigned")
    assert resigned in Page(guest.get(f"/replay/{table.id}/1").text).text
    assert resigned not in Page(guest.get(f"/replay/{table.id}/0").text).text, "that comes later"
    assert guest.get(f"/t/{table.id}/record").status_code == 200
    assert guest.get(f"/t/{table.id}/review").status_code == 200
    while not guest.get(f"/t/{table.id}/review/progress").json()["ready"]:
        pass
    assert texts("en")("review-view", player="Ann") in Page(guest.get(f"/t/{table.id}/review").text).text


def test_a_game_that_was_given_up_comes_in_again_as_it_went_out(server: Server, guest: httpx.Client) -> None:
    table = server.table("Ann", bots=("beginner",))
    server.do(server.context.hub.act(table.id, lambda now: now.move(0, "play copper")))
    server.do(server.context.hub.act(table.id, lambda now: now.resign(0)))
    record = guest.get(f"/t/{table.id}/record").text
    again = where(guest.post("/import", data={"record": record})).removeprefix("/replay/")
    assert server.do(server.context.hub.live(again)).table.result == table.live.table.result
    first, last = (Page(guest.get(f"/replay/{again}/{move}").text).text for move in (0, 1))
    gone = texts("en")("table-over-resigned", players=("Ann",), count=1)
    assert gone in last and gone not in first
    assert guest.get(f"/t/{again}/record").text == record
    branch = where(guest.post(f"/replay/{again}/1", data={"seat": "1", "others": "captain"})).removeprefix("/t/")
    assert server.do(server.context.hub.live(branch)).table.stage == "playing"


def test_what_is_not_there_is_said_in_the_style_of_the_house(guest: httpx.Client) -> None:
    for language in LANGUAGES:
        answer = guest.get(f"/nowhere?lang={language}")
        assert answer.status_code == 404
        assert texts(language)("wrong-missing") in Page(answer.text).text
    assert guest.get("/t/zzzz").status_code == 404
    assert guest.put("/settings").status_code == 405
    assert guest.post("/new", content=b"\xff\xfe", headers={"content-type": "text/xml"}).status_code == 400
    assert guest.post("/new", data={"seed": "x" * 70_000}).status_code == 413


def test_everybody_whom_the_notice_names_is_named() -> None:
    notice = " ".join((PROJECT / "NOTICE").read_text(encoding="utf-8").split())
    for rows in CREDITS.values():
        for _, names in rows:
            for name in names.split(", "):
                assert name in notice
    listed = {name for rows in CREDITS.values() for _, names in rows for name in names.split(", ")}
    credits = notice.partition("named as the rulebooks name them.")[2].partition("The German and the French")[0]
    for name in ("Simon Lundstrom", "Philip Lindemer", "refeia", "Kazuno Yuikawa", "Yamadori Ofu"):
        assert name in listed and name in credits


def test_the_lesson_begins(server: Server, guest: httpx.Client) -> None:
    for game in ("kunitori", "world_on_fire", "world_chaos", "moegahara"):
        table = where(guest.post(f"/learn/{game}")).removeprefix("/t/")
        assert server.do(server.context.hub.live(table)).table.settings.tutorial == game
    assert guest.post("/learn/go").status_code == 404


def test_pages_say_what_is_there_and_nothing_else(server: Server, guest: httpx.Client) -> None:
    """Titles and empty states: no game to verify yet, no seat to join, a move that tells nothing, a number with %."""
    assert "<h1>Verify a game</h1>" in guest.get("/verify").text
    assert 'href="/learn">More lessons</a>' in guest.get("/learn/kunitori").text
    assert "None tried yet" in guest.get("/puzzles").text and "0 of 0" not in guest.get("/puzzles").text
    replay = guest.get(f"/replay/{imported(guest, played())}/2").text
    assert re.search(r"<b>\d+%</b>", replay) and not re.search(r"\d %", replay)
