"""The HTML of a table: its fragments, which of them are sent, and what can be clicked in them."""

from __future__ import annotations

import gc
import json
import re
import weakref
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser

import pytest

from kunitori import Game
from kunitori.bots import new_bot
from kunitori.cards import CardSet, card_set, parse_expansion
from kunitori.game import Analysis, Prospect, ViewCache, purchases
from kunitori.i18n import LANGUAGES, message, texts
from kunitori.tables import MoveInProgress, Settings, Table, TableSnapshot, TableView, seen_by
from kunitori.telling.chronicle import entries, since_last_turn
from kunitori.telling.coach import Advice
from kunitori.telling.discards import last_discarded
from kunitori.web.render import Extras, FragmentCache, Sent, digest, fragments, frame, hint, pile_dialog
from kunitori.web.render.chronicle import SHOWN, chronicle, since, tops
from kunitori.web.render.parts import Deck, models

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
PLAYERS = 4
VOID = {"input", "br", "use", "path", "stop"}


def table_of(game: str, players: int = PLAYERS, seed: str = "7", **more: object) -> Table:
    """A table whose game has just begun."""
    settings = Settings.read({"game": game, "seats": ["person"] * players, "seed": seed, **more})
    table = Table(f"{game}{seed}", settings, 0.0)
    for seat in range(players):
        add(table, table.sit(f"guest {seat}", f"Name <{seat}>", "hishi", "h" * 64))
    if table.stage == "gathering":
        add(table, table.start())
    return table


def add(table: Table, draft: object) -> None:
    table.add(draft.at(table.seq + 1, float(table.seq)))  # type: ignore[attr-defined]


def play(table: Table, moves: int, level: str = "captain") -> Iterator[MoveInProgress]:
    """Let bots play on; yields the unfinished move before each step."""
    bots = [new_bot(level, seed) for seed in range(len(table.seats))]
    for _ in range(moves):
        if table.stage != "playing" or table.game is None or table.asked is None:
            return
        seat, seq = table.asked, table.seq
        in_progress = MoveInProgress(table.game, seat)
        while in_progress.finished is None:
            yield in_progress
            if table.seq != seq:  # the caller took something back
                break
            decision = in_progress.decision
            assert decision is not None
            in_progress.answer(bots[seat].decide(in_progress.view(), decision))
        if in_progress.finished is not None:
            add(table, table.move(seat, in_progress.finished))


def see(table: Table, seat: int | None, in_progress: MoveInProgress | None = None) -> TableView:
    return seen_by(table, seat, 0.0, frozenset(range(PLAYERS)), 1, in_progress, () if seat is None else (seat,))


class Element(HTMLParser):
    """A parsed fragment: the ids of its outermost elements, and all attributes inside."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.roots: list[str] = []
        self.found: list[dict[str, str]] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        if not self.open:
            self.roots.append(known.get("id", ""))
        self.found.append({"tag": tag, **known})
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({"tag": tag, **{name: value or "" for name, value in attrs}})

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [attrs[name] for attrs in self.found if name in attrs]


def moves_in(parts: dict[str, str]) -> dict[str, set[str]]:
    """The moves that clicks make, by fragment."""
    return {id: {*Element(html).values("data-do")} for id, html in parts.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_a_button_and_only_legal_things_can_be_clicked(game: str) -> None:
    table = table_of(game)
    for in_progress in play(table, 60):
        seat, decision = in_progress.seat, in_progress.decision
        assert decision is not None and table.game is not None
        parts = fragments(see(table, seat, in_progress), "en")
        by_part = moves_in(parts)
        panel = Element(parts["question"])
        offered = by_part["question"]
        ahead = {moves[-1]: moves for moves in purchases(in_progress.view()).values()}
        is_picked = bool(panel.values("data-verb"))
        for text in decision.texts:
            is_step = is_picked and decision.kind in ("stay", "keep", "defend") and text != "reinforcements"
            assert text in offered or is_step or (text == "attack ..." and panel.values("data-march")), text
        for move in set().union(*by_part.values()):
            if move in ahead:
                after = table.game.clone()
                for each in ahead[move]:
                    after.apply(each)
            else:
                assert in_progress.why_not(move) is None, (decision.kind, move)
        for other in {None, *range(PLAYERS)} - {seat}:
            assert not set().union(*moves_in(fragments(see(table, other), "en")).values())


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_told_what_changed_looks_like_a_new_one(game: str) -> None:
    """A page to which all frames were applied equals a page that is loaded now, undo included.

    The viewers share a cache of fragments; the new page is drawn without it.
    """
    table = table_of(game)
    pages: dict[int | None, dict[str, str]] = {}
    sent: dict[int | None, Sent | None] = dict.fromkeys((None, *range(PLAYERS)))
    views, cache = ViewCache(), FragmentCache()
    taken_back = 0
    for in_progress in play(table, 60):
        if in_progress.is_begun:
            continue
        if table.seq % 11 == 0 and table.can_undo(in_progress.seat) and taken_back < 5:
            draft = table.undo(in_progress.seat, table.can_undo(in_progress.seat))
            if draft.kind == "undo":
                add(table, draft)
                taken_back += 1
        sight = TableSnapshot(table, 0.0, frozenset(range(PLAYERS)), 1, views)
        for seat in sent:
            seen = sight.of(seat, None, () if seat is None else (seat,))
            message, sent[seat] = frame(sent[seat], seen, "de", cache=cache)
            page = pages.setdefault(seat, {})
            page.update(message.get("f", {}))
            for id in message.get("gone", ()):
                del page[id]
            whole = fragments(see(table, seat), "de")
            assert page == whole
            if message:
                assert message["rev"] == table.seq
            assert frame(sent[seat], seen, "de", cache=cache)[0] == {}
            assert frame(None, seen, "de", have=digest(whole))[0]["f"] == {}
    assert taken_back


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fragment_is_one_sound_element_in_every_language(game: str, language: str) -> None:
    table = table_of(game, clock={"bank": 60, "increment": 5})
    for number, in_progress in enumerate(play(table, 40)):
        if number % 5:
            continue
        covered = Extras(covered=number % 2 == 0, coach=True, may_coach=True, chances=(0.4, 0.3, 0.2, 0.1))
        for seat, extras in ((in_progress.seat, covered), (None, Extras())):
            seen = see(table, seat, in_progress if seat is not None else None)
            for id, html in fragments(seen, language, extras).items():
                element = Element(html)
                assert element.roots == [id] and not element.open
                assert not re.search(r"\son\w+=|style=|<script", html)  # what our Content-Security-Policy forbids
                assert "Name <" not in html


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_of_the_past_is_what_telling_says_of_all_of_it(game: str) -> None:
    table, cache = table_of(game), FragmentCache()
    say = texts("fr")
    for in_progress in play(table, 80):
        if in_progress.is_begun or table.seq % 3:
            continue
        for seat in (None, 0, 3):
            seen = see(table, seat)
            view = seen.view
            assert view is not None
            assert tops(view, cache) == [last_discarded(view, other) for other in range(PLAYERS)]
            lately = chronicle(view, "fr", cache)
            lines, whole = lately.lines, [line.text for line in entries(view.events, view.players, view.cards, say)]
            assert [line.text for line in lines] == whole[-len(lines) :]
            settled = len(whole) - len(lately.running)
            shown = [*lately.settled_shown, *lately.running_shown]
            assert shown == [f"log-{place}" for place in range(max(0, settled - SHOWN), len(whole))]
            if seat is not None and view.active != seat:
                rest = since_last_turn(view.events, seat)
                told = [line.text for line in entries(rest, view.players, view.cards, say)]
                assert [line.text for line in since(lines, seat)] == told


def test_piles_open_as_far_as_the_rules_let_one_look() -> None:
    table = table_of("world_on_fire")
    for _ in play(table, 60):
        pass
    own, other = see(table, 0), see(table, 1)
    assert own.view is not None and other.view is not None

    def cards_in(seen: TableView, name: str) -> int:
        html = pile_dialog(seen, name, "en")
        assert html is not None
        counts = re.findall(r'class="vh">(?:(\d+) × )?', str(html))
        return sum(int(count or 1) for count in counts)

    for seat in range(PLAYERS):
        assert cards_in(own, f"discard-{seat}") == sum(own.view.seats[seat].discard.values())
        assert cards_in(other, f"deck-{seat}") == (other.view.seats[1].deck_size if seat == 1 else 0)
        assert cards_in(own, f"owned-{seat}") == sum(own.view.seats[seat].owned.values())
    assert cards_in(own, "trash") == sum(own.view.trash.values())
    assert [pile_dialog(own, name, "en") for name in ("discard-9", "deck-x", "nothing")] == [None] * 3


def test_the_end_shows_who_has_won_and_why() -> None:
    table = table_of("kunitori", players=2, max_rounds=2)
    for _ in play(table, 200):
        pass
    assert table.result is not None
    over = fragments(see(table, 0), "en")["over"]
    assert texts("en")("card-village") in over and "/replay/" in over
    for score in table.result.scores:
        assert texts("en")("ending-total", points=score) in over


def test_a_player_asked_to_take_back_may_move_on_and_the_asker_is_told() -> None:
    table = table_of("kunitori", players=2)
    add(table, table.move(0, "end"))
    add(table, table.undo(0, 1))
    parts = fragments(see(table, 1), "en")
    assert "data-mine" in parts["question"] and "undo_answer" in parts["notices"]
    add(table, table.move(1, "end"))
    refused = texts("en")("table-undo-refused", player="Name &lt;1&gt;")
    assert refused in fragments(see(table, 0), "en")["notices"]
    assert refused not in fragments(see(table, 1), "en")["notices"]
    add(table, table.move(0, "end"))
    assert refused not in fragments(see(table, 0), "en")["notices"]


def test_whose_time_is_up_is_told_who_plays_on() -> None:
    table = table_of("kunitori", players=2, clock={"bank": 60, "increment": 0})
    draft = table.time_up(0, 100.0)
    table.add(draft.at(table.seq + 1, 100.0))
    up = texts("en")("table-time-up", bot=texts("en")("bot-captain.name"))
    assert up in fragments(see(table, 0), "en")["notices"] and up not in fragments(see(table, 1), "en")["notices"]


def test_the_seat_at_the_next_table_waits_for_its_holder() -> None:
    table = table_of("kunitori", players=2)
    add(table, table.resign(0))
    add(table, table.rematch(0, "again"))
    holder, watcher = fragments(see(table, 1), "en"), fragments(see(table, None), "en")
    for part in ("notices", "over"):
        assert {"rematch": True} in [json.loads(text) for text in Element(holder[part]).values("data-send")]
        assert not Element(watcher[part]).values("data-send")
    assert "/t/again" in Element(watcher["notices"]).values("href")


def test_a_hint_can_be_asked_for_at_once_and_the_chances_only_by_those_who_want_them() -> None:
    table = table_of("kunitori", players=2)
    friends = fragments(see(table, 0), "en")["coach"]
    alone = fragments(see(table, 0), "en", Extras(may_coach=True, chances=(0.4, 0.6)))["coach"]
    coached = fragments(see(table, 0), "en", Extras(coach=True, may_coach=True, chances=(0.4, 0.6)))["coach"]
    assert ["hint-button" in part for part in (friends, alone, coached)] == [False, True, True]
    assert ["chances" in part for part in (friends, alone, coached)] == [False, False, True]
    waiting = fragments(see(table, 1), "en", Extras(may_coach=True))["coach"]
    assert " disabled" in waiting and " disabled" not in alone


def test_a_hint_is_told_in_the_words_of_the_table() -> None:
    table = table_of("kunitori", players=2)
    seen = see(table, 0)
    assert seen.view is not None and seen.view.decision is not None
    end, play = (seen.view.decision[text] for text in ("end", "play copper"))
    reason = message("reason-lead", lead="1.0", move="play copper", other="0.5")
    best = Prospect(end, "end", 0.6, 0.0, 0.5, (), (reason,))
    other = Prospect(play, "play copper", 0.5, 0.1, 0.5, (), ())
    analysis = Analysis(0, (("Ann",), ("Ben",)), (0.6, 0.4), (best, other), 100)
    told = str(hint(Advice(seen.view, analysis, ("play silver", "play copper"), 3), "en"))
    assert texts("en")("choice-treasure", money=3) in told and "Play Copper" in told and "play copper" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_because_the_other_resigned_does_not_win_by_points(language: str) -> None:
    table = table_of("kunitori", 2)
    add(table, table.resign(1))
    say = texts(language)
    over = fragments(seen_by(table, 0, 9.0), language)["over"]
    winner, loser = (escape(name) for name in table.names)
    assert say("ending-won") in over and "lead" not in Element(over).values("class")
    assert say("table-over-resigned", players=(loser,), count=1) in over
    beaten = fragments(seen_by(table, 1, 9.0), language)["over"]
    assert say("ending-lost", players=(winner,), count=1) in beaten and say("ending-resigned") in beaten
    watched = fragments(seen_by(table, None, 9.0), language)["over"]
    assert say("ending-watched", players=(winner,), count=1) in watched and "/ending" not in watched


def test_one_card_that_may_be_kept_is_offered_once() -> None:
    for number in (1, 2):
        hand = {"hand": {"loyal_warning": number, "village": 1}, "deck": {"copper": 5}}
        position = {"game": "world_on_fire", "players": ["Ann", "Ben"], "phase": "buy", "seats": [hand, {}]}
        game = Game.from_position(position)
        game.apply("end")
        table = Table("keep", Settings.read({"record": game.record().to_text(), "seats": ["person"] * 2}), 0.0)
        for seat, name in enumerate(game.players):
            add(table, table.sit(f"guest {seat}", name, "hishi", "h" * 64, seat))
        add(table, table.start())
        asked = Element(fragments(see(table, 0), "en")["question"])
        assert "loyal_warning" in asked.values("data-card")
        assert asked.values("data-do") == (["keep loyal_warning*2"] if number == 2 else [])


def test_what_was_drawn_before_keeps_no_cards_of_tables_that_are_gone() -> None:
    """Drawings are remembered by the cards that they show."""
    sets: list[weakref.ref[CardSet]] = []
    for number in range(4):
        table = Table("t", Settings.read({"game": "kunitori", "seats": ["person"] * 2, "seed": str(number)}), 0.0)
        for seat in range(2):
            add(table, table.sit(f"guest {seat}", f"Player {number}", "hishi", "h" * 64, seat))
        add(table, table.start())
        assert table.game is not None
        fragments(seen_by(table, 0, 0.0, frozenset((0, 1)), 0, None, (0,)), "en")
        sets.append(weakref.ref(table.game.cards))
    del table
    gc.collect()
    assert len({id(each()) for each in sets if each() is not None}) <= 1


def test_own_cards_with_pictures_do_not_fill_the_memory() -> None:
    boat = '[cards.boat]\ncategory = "politics"\ncopies = 6\ncost = 2\ncards = 1\nnames = {{ en = "Boat {}" }}\n'
    decks = [Deck(card_set("kunitori", expansion=parse_expansion(boat.format(number)))) for number in range(30)]
    drawn = [[models("en", deck) for deck in decks] for _ in range(2)]
    assert drawn[0] == drawn[1]
    left = [weakref.ref(deck) for deck in decks]
    del decks
    gc.collect()
    assert 0 < sum(each() is not None for each in left) <= 12
