"""Cards that somebody made: what their author wrote stands everywhere, and never what the catalogues call that id."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from html import unescape
from importlib import resources
from typing import Any

import pytest
from rich.console import Console
from tests.web.conftest import Server
from tests.web.test_render import add

from kunitori import Game
from kunitori.arena.crew import Crew
from kunitori.cards import CardSet, Facts, card_set, read_picture
from kunitori.cards.facts import card_name
from kunitori.cards.sets import differences
from kunitori.cards.text import card_page, find_cards
from kunitori.cli.pages import FIELD_WORDS, WORDS, find_page
from kunitori.cli.questions import ask as ask_for_keys
from kunitori.cli.score_sheet import score_sheet
from kunitori.cli.screen import Scene, draw
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError
from kunitori.game.words import read_view
from kunitori.i18n import LANGUAGES, entries, texts
from kunitori.lab import rulesets
from kunitori.lab.compare import compare
from kunitori.lab.order import Order
from kunitori.lab.page import write_page
from kunitori.lab.report import report
from kunitori.lab.rulesets import Ruleset
from kunitori.pictures import card_svg, table_html, table_text
from kunitori.store import PlayedGame
from kunitori.tables import MoveInProgress, Settings, Table, seen_by, settings
from kunitori.telling import chronicle
from kunitori.telling.ahead import bought_ahead
from kunitori.telling.coach import advise
from kunitori.telling.question import ask
from kunitori.web.api.lists import card_seen
from kunitori.web.api.shown import view_seen
from kunitori.web.art import face, full_face
from kunitori.web.context import Reader
from kunitori.web.guests import new_guest
from kunitori.web.pages import replay, statistics
from kunitori.web.pages.cards import zoom
from kunitori.web.render import Deck, FragmentCache, Sent, fragments, frame, models, pile_dialog
from kunitori.web.replay_frames import OPEN, ReplayFrames
from kunitori.web.shelf import Book

MIX = "world_chaos,moat,fake_fortress,skilled_ninja,take_back,young_general,market,fortress,toll_abolition"
BOAT = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><path d='M1 5h8l-2 3H3Z'/></svg>"
WORDING = (("de", "Fährt über den Fluss & zurück."), ("en", "It crosses the river & comes back."))
NAMELESS = {"custom": {"land"}, "moegahara": {"generals", "trash"}}
"""Where no card of that game is named."""
Said = Iterator[tuple[str, str]]
"""Where something is said, and what."""


def made(card: Facts, number: int) -> Facts:
    """A card as its author wrote it. Some authors write the text and draw the picture, too."""
    names = (("de", f"Flussboot {number}"), ("en", f"River Boat {number}"))
    own: dict[str, Any] = {"names": names, "author": "Ann", "provenance": (), "coined": ()}
    if number % 3:
        own |= {"wording": WORDING, "picture": read_picture(BOAT)}
    return replace(card, **own)


def with_own_cards(cards: CardSet) -> CardSet:
    """The same set, with every card that can be played made by somebody."""
    own = ("general", "troop", "tactics", "politics")
    facts = (made(card, number) if card.category in own else card for number, card in enumerate(cards.facts, 10))
    return CardSet(cards.game, tuple(facts))


def own_set(game: str, *_: object) -> CardSet:
    return with_own_cards(card_set(game, MIX if game == "custom" else None))


@cache
def printed_names(game: str, language: str) -> tuple[str, ...]:
    """The catalogue's names of the cards that somebody made, as far as no other text has the same words."""
    folder = resources.files("kunitori.i18n").joinpath("catalogues", language)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    texts_there = [entries(file.read_text(encoding="utf-8")) for file in files]
    others = "\n".join(text for found in texts_there for id, text in found.items() if not id.startswith("card-"))
    cards = own_set(game)
    ids = [card_name(card.id).id for card in cards.facts if card.names]
    names = [texts(language)(id) for id in ids if not re.search(rf"{id}\b(?!-)", others)]
    return tuple(name for name in names if name.casefold() not in others.casefold())


def check(game: str, language: str, said: Said) -> dict[str, bool]:
    """No printed name is said anywhere; returns for each place whether it says a name of the author's."""
    own = "River Boat" if language == "en" else "Flussboot"
    foreign = "Flussboot" if language == "en" else "River Boat"
    found: dict[str, bool] = {}
    for where, what in said:
        text = unescape(what).replace("\u00ad", "").replace("\u00a0", " ")
        wrong = [name for name in (*printed_names(game, language), foreign) if name in text]
        assert not wrong, (where, language, wrong, text)
        found[where] = found.get(where, False) or own in text
    return found


def on_screen(what: object) -> str:
    out = io.StringIO()
    Console(file=out, width=400, no_color=True).print(what)
    return out.getvalue()


def in_terminal(game: Game, language: str) -> Said:
    """What the terminal shows to somebody who is asked."""
    say = texts(language)
    assert game.asked is not None and game.decision is not None
    view = game.view(game.asked)
    asks = ask_for_keys(view, game.decision, say)
    yield "keys", f"{asks.text} {[(choice.label, choice.note) for choice in asks.choices]}"
    terminal = Terminal(say, io.StringIO(), io.StringIO())
    lines, _ = draw(Scene(view, chronicle.sentences(view.events, view.players, view.cards, say), asks.text), terminal)
    yield "screen", "\n".join("".join(segment.text for segment in line) for line in lines)
    for word in (*WORDS, *(FIELD_WORDS if view.lands else ())):
        if word not in ("hint", "help", "h", "?", "rules", "rule"):
            advised = [say(warning) for warning in view.cards.warnings]  # they recommend printed cards (X2)
            printed = on_screen(find_page(word, view, say)).splitlines()
            yield word, "\n".join(line for line in printed if line.strip() not in advised)


def asked(in_progress: MoveInProgress, language: str) -> Said:
    """The question on the table and its answers."""
    decision, say = in_progress.decision, texts(language)
    assert decision is not None
    view = in_progress.view()
    question = ask(view, decision, say)
    choices = [*question.choices, *question.shortcuts, *(bought_ahead(view, say) if decision.kind == "buy" else ())]
    yield "question", f"{question.text} {[(choice.label, choice.note) for choice in choices]}"
    yield "text", table_text(view, language)
    yield "picture", table_html(view, language)


def refused(game: Game, language: str) -> Said:
    """Why cards cannot be played or bought now."""
    for card in game.cards.facts:
        for move in (f"play {card.id}", f"buy {card.id}", f"trash {card.id}", f"deploy {card.id} 1", f"gain {card.id}"):
            try:
                why = game.why_not(move)
            except KunitoriError as problem:
                yield "misread", problem.sentence(language)
            else:
                yield "why not", why.sentence(language) if why else ""


def on_page(table: Table, seat: int | None, language: str, sent: dict[tuple[str, int | None], Sent]) -> Said:
    """What the browser and programs are sent."""
    everybody = frozenset(range(len(table.seats)))
    seen = seen_by(table, seat, 0.0, everybody, 1, None, () if seat is None else (seat,))
    assert seen.view is not None
    yield "page", " ".join(fragments(seen, language).values())
    message, sent[language, seat] = frame(sent.get((language, seat)), seen, language, cache=FragmentCache())
    yield "frames", f"{message.get('f')} {message.get('say')}"
    piles = [f"{sort}-{number}" for sort in ("discard", "deck", "owned", "land") for number in range(len(table.seats))]
    for name in (*piles, "trash", "generals", "log"):
        yield name.partition("-")[0], str(pile_dialog(seen, name, language) or "")
    shown = view_seen(seen.view, texts(language))
    yield "api events", " ".join(event.text for event in shown.events)
    if shown.decision and shown.decision.options:
        yield "api options", " ".join(option.label for option in shown.decision.options)


def at_the_end(table: Table, language: str) -> Said:
    game, say = table.game, texts(language)
    assert game is not None
    for viewer in (None, *range(len(game.players))):
        yield "chronicle", "\n".join(chronicle.lines(game.events_for(viewer), game.players, game.cards, say, viewer))
    yield "score sheet", on_screen(score_sheet(game, say))
    book = Book(table, ReplayFrames(game), dict.fromkeys(range(game.move_count + 1), (0.3, 0.3, 0.4)))
    for move in range(0, game.move_count, 40):
        wish = replay._Wish(move, OPEN, 0, "", ())
        yield "replay", replay._drawn(book, wish, Reader(language, new_guest(), "/", ""))
    yield "models", models(language, Deck(game.cards))
    for card in game.cards.facts:
        yield "zoom", zoom(card, say)
        yield "card page", card_page(card, language).replace(card.id, "")
        yield "card svg", card_svg(card, language)
        yield "api card", f"{card_seen(card, say).name} {card_seen(card, say).text} {card_seen(card, say).printed}"


@pytest.fixture
def own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables play with the cards that somebody made, and records that name them are read with them."""
    monkeypatch.setattr(settings, "card_set", own_set)
    monkeypatch.setattr(CardSet, "from_text", lambda text: own_set(text.split()[1]))


def table_of(game: str) -> Table:
    players = 4 if game == "moegahara" else 3
    wanted = {"game": game, "seats": ["person"] * players, "seed": "5", "max_rounds": 14}
    table = Table("own", Settings.read(wanted | ({"mix": MIX} if game == "custom" else {})), 0.0)
    for seat in range(players):
        add(table, table.sit(f"guest {seat}", f"Name {seat}", "hishi", "h" * 64))
    if table.stage == "gathering":
        add(table, table.start())
    return table


@pytest.mark.parametrize("game", ["custom", "moegahara"])
@pytest.mark.usefixtures("own_cards")
def test_a_whole_game_says_only_what_the_authors_wrote(game: str) -> None:
    table, chance = table_of(game), random.Random(3)
    sent: dict[tuple[str, int | None], Sent] = {}
    said: dict[str, bool] = {}
    number = 0
    while table.asked is not None and table.game is not None:
        seat, language = table.asked, LANGUAGES[number % len(LANGUAGES)]
        in_progress, told = MoveInProgress(table.game, seat), list[Iterable[tuple[str, str]]]()
        while in_progress.finished is None:
            told.append([*asked(in_progress, language)])
            assert in_progress.decision is not None
            in_progress.answer(chance.choice(in_progress.decision.options))
        if not number % 5:
            told += [in_terminal(table.game, language), on_page(table, seat, language, sent)]
        if not number % 17:
            told += [refused(table.game, language), on_page(table, None, language, sent)]
        if not number % 61:
            told.append([("advice", " ".join(advise(table.game.view(seat), nodes=50).sentences(language)))])
        for part in told:
            found = check(game, language, iter(part))
            said |= {where: said.get(where, False) or is_named for where, is_named in found.items()}
        add(table, table.move(seat, in_progress.finished))
        number += 1
    for language in LANGUAGES:
        said |= check(game, language, at_the_end(table, language))
    silent = {where for where, is_named in said.items() if not is_named}
    assert number > 100 and silent <= {"misread", "score sheet"} | NAMELESS[game]


def test_a_card_says_what_its_author_wrote_in_every_language() -> None:
    card = replace(own_set("custom")["trap"], game="own")
    assert card.wording and card.author == "Ann"
    assert card_page(card) == (
        f"{card.names[1][1]} — Tactics, Own cards\nCost 3 · 8 copies\nIt crosses the river & comes back.\n\nBy Ann."
    )
    assert card_page(card, "de").endswith("Fährt über den Fluss & zurück.\n\nVon Ann.")
    assert card_page(card, "fr").startswith(f"{card.names[0][1]} – Tactique, Cartes maison\n")
    assert "自作カード" in card_page(card, "ja") and card_page(card, "ja").endswith("作者：Ann。")
    assert card_page(replace(card, author="")).endswith("comes back.")
    large = zoom(card, texts("en"))
    assert "crosses the river &amp; comes back" in large and "By Ann." in large and "<a " not in large
    assert "data:image/svg+xml" in large and "M1 5h8l-2 3H3Z" in card_svg(card)
    assert [found.id for found in find_cards(card.names[0][1], own_set("custom").facts)] == ["trap"]
    assert "m-trap" not in large


def test_what_an_author_writes_is_never_markup() -> None:
    wording = (("en", "<i>\ue000x\ue001y\ue002"),)  # signs with which the rulebook marks cards
    card = replace(own_set("custom")["trap"], names=(("en", "<b>Boat</b>"),), wording=wording)
    shown = [zoom(card, texts("en")), card_svg(card), models("en", Deck(CardSet("custom", replaced(card))))]
    assert not any("<b>Boat" in html or "<i>" in html for html in shown)


def test_a_long_text_is_cut_where_there_is_no_room_for_it() -> None:
    long = replace(own_set("custom")["trap"], wording=(("en", "It crosses the river and comes back. " * 9),))
    on_table, large = (draw_face(long, texts("en")) for draw_face in (face, full_face))
    assert "It crosses the river" in on_table and "…" in on_table and "f5" in on_table
    assert "…" not in large and "…" in full_face(replace(long, wording=(("ja", "川を渡って帰る。" * 90),)), texts("ja"))


def replaced(card: Facts) -> tuple[Facts, ...]:
    return tuple(card if one.id == card.id else one for one in own_set("custom").facts)


def test_sets_that_play_alike_but_look_different_share_no_drawing() -> None:
    cards = own_set("custom")
    boat = replace(cards["trap"], names=(("en", "Sea Boat"),))
    other = CardSet("custom", replaced(boat))
    assert cards.hash == other.hash and Deck(cards) != Deck(other) and Deck(cards) == Deck(own_set("custom"))
    assert "Sea Boat" in models("en", Deck(other)) and "Sea Boat" not in models("en", Deck(cards))
    printed = card_set("custom", MIX)
    assert Deck(printed).key == printed.hash


def test_two_sets_are_compared_in_the_words_of_their_authors() -> None:
    cards = own_set("custom")
    dear = CardSet("custom", replaced(replace(cards["trap"], cost=9)))
    [told] = differences(cards, dear)
    assert texts("de")(told) == f"„{cards['trap'].names[0][1]}“, Kosten: hier 3, dort 9."


@pytest.mark.usefixtures("own_cards")
def test_a_view_with_own_cards_is_read_back() -> None:
    game = table_of("custom").game
    assert game is not None and game.cards.moat == "moat"
    assert read_view(game.view(0).to_data()) == game.view(0)


def test_the_lab_measures_cards_under_their_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulesets, "card_set", own_set)
    for game, language, bots in (("custom", "en", ("military", "money")), ("moegahara", "fr", ("generals", "money"))):
        rulesets.rules_of.cache_clear()
        order = Order(Ruleset(game), 2, bots, 16, "1", "kunitori lab")
        with Crew() as crew:
            say = texts(language)
            pages = [report(order, say, crew), compare(order, order, ("one", "two"), say, crew)]
        assert all(check(game, language, iter([("lab", write_page(page, say))]))["lab"] for page in pages)
    rulesets.rules_of.cache_clear()


def test_statistics_leave_out_openings_that_they_cannot_name() -> None:
    won = [PlayedGame("t", 0.0, "custom", "captain", True, opening=cards) for cards in ("river_boat,gold", "gold,trap")]
    groups = {group.id: group.lines for group in statistics._told(won, "custom", texts("en"))["groups"]}
    assert [line.name for line in groups["opening"]] == ["Gold and Trap"]


@pytest.mark.usefixtures("own_cards")
def test_the_table_shows_a_large_card_that_only_it_knows(server: Server) -> None:
    table = server.table("Ann", "Ben", game="custom", mix=MIX)
    name = table.game.cards["trap"].names[1][1]
    with server.http() as http:
        page = http.get(f"/t/{table.id}/watch").text
        assert name in page and "data-own" in page
        large = http.get(f"/t/{table.id}/part/card-trap?lang=en")
        assert large.status_code == 200 and name in large.text and "By Ann." in large.text
        assert http.get(f"/t/{table.id}/part/card-gold").status_code == 404  # the books have its page
        assert http.get(f"/t/{table.id}/part/card-dragon").status_code == 404
