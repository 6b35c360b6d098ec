"""Random games in words: each answer has a label and a place on the table, and no secret is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from kunitori import Game, new_game
from kunitori.cards import GAMES, game_cards
from kunitori.game import View
from kunitori.i18n import LANGUAGES, texts
from kunitori.telling.discards import EMPTY, last_discarded
from kunitori.telling.flights import flights
from kunitori.telling.picks import attack
from kunitori.telling.places import place_of
from kunitori.telling.question import Question, ask
from kunitori.values.decision import Decision

TABLES = [
    ("kunitori", 2), ("kunitori", 3), ("world_on_fire", 2), ("world_on_fire", 4), ("world_chaos", 3), ("custom", 4),
    ("moegahara", 2), ("moegahara", 4), ("moegahara", 6),
]  # fmt: skip
CHEAP = {  # so that there are enough battles
    game: {id: {"cost": 2} for id, card in game_cards(game).items() if card.category not in ("treasure", "victory")}
    for game in GAMES
}
GENERALS = {id for game in GAMES for id, card in game_cards(game).items() if card.category == "general"}
LIKED = ("play", "attack", "joint", "buy", "horo", "trap", "deploy", "ambush", "join", "...")


def played(game: str, players: int, seed: int) -> Iterator[Game]:
    """A random game with many battles, before each answer and at the end."""
    mix = "kunitori,world_on_fire" if game == "custom" else None
    rounds = 30 if game == "moegahara" else 15
    table = new_game(game, players, seed, mix=mix, max_rounds=rounds, corrections=CHEAP)
    chance = Random(f"{game} {players} {seed}")
    while decision := table.decision:
        yield table
        liked = [option for option in decision.options if option.text.startswith(LIKED)]
        warlike = [option for option in liked if option.text.split()[-1] in GENERALS or "attack" in option.text]
        chosen = warlike if chance.random() < 0.5 and warlike else liked
        table.apply(chance.choice(chosen if chosen and chance.random() < 0.75 else decision.options))
    yield table


def is_shown(place: str, view: View) -> bool:
    """Whether the view shows a place."""
    what, *where = place.split("/")
    match what:
        case "hand":
            return where[0] in view.me.hand
        case "pool":
            if where[0] == "general":
                return view.top_general is not None and not view.lands
            return view.pool[where[0]] > 0
        case "seat":
            return int(where[0]) in range(len(view.players))
        case "army":
            seat = int(where[0])
            return where[1] in view.seats[seat].deployed or (seat == view.active and where[1] in view.played)
        case "ambush":
            return where[1] in view.seats[int(where[0])].ambush
        case "revealed":
            return where[1] in view.seats[int(where[0])].revealed
        case "discard":
            return where[1] in view.seats[int(where[0])].discard
        case "land":
            return view.lands[int(where[0])].winner is None
        case "line":
            line = view.lands[int(where[1])].lines[int(where[0])]
            return int(where[2]) < len(line) if len(where) > 2 else bool(line)
    return False


def check_words(question: Question, decision: Decision) -> None:
    assert question.text
    said = [choice.text for choice in question.choices]
    if decision.kind == "trap_seat":  # the card is chosen at once, and says whose it is
        wanted = [text.removesuffix(" ...") for text in decision.texts]
        assert all(any(text.startswith(player) for text in said) for player in wanted)
        assert all(any(text.startswith(player) for player in wanted) for text in said)
    else:
        assert sorted(said) == sorted(decision.texts)
    labels = [choice.label for choice in question.choices]
    assert len({*labels}) == len(labels), labels
    for choice in question.choices:
        word = choice.text.split()[0]
        assert choice.label.strip() and "_" not in choice.label and not choice.label.startswith(f"{word} "), choice


def check_whole_moves(question: Question, table: Game, chance: Random) -> None:
    for choice in question.shortcuts:
        assert choice.label and table.why_not(choice.move) is None, choice.text
        assert table.read(choice.text) == choice.move
    if picks := question.picks:
        some = chance.sample(picks.cards, chance.randint(0, len(picks.cards)))
        assert table.why_not(picks.move_of(some)) is None
    if way := question.march:
        view = table.view(table.decision.player if table.decision else None)
        armies: dict[int, Counter[str]] = {}
        for unit in way.units:
            seats = way.seats if unit.is_leader else view.targets(unit.card, armies)
            armies.setdefault(chance.choice(seats), Counter())[unit.card] += 1
        assert table.why_not(attack(armies)) is None
        assert view.attack_with(armies) == {
            seat: sum(view.attack_of(card) for card in army.elements()) for seat, army in armies.items()
        }


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_answer_has_words_and_lies_where_it_is_shown(game: str, players: int) -> None:
    chance = Random(f"{game} {players}")
    pointed: Counter[str] = Counter()
    for table in chain(*(played(game, players, seed) for seed in range(4))):
        decision = table.decision
        if decision is None:
            continue
        view = table.view(decision.player)
        for language in LANGUAGES if chance.random() < 0.1 else ["en"]:
            question = ask(view, decision, texts(language))
            check_words(question, decision)
        check_whole_moves(question, table, chance)
        answers = (*(option.move for option in decision.options), *(choice.move for choice in question.shortcuts))
        for move in answers:
            if place := place_of(view, decision, move):
                assert is_shown(place, view), (decision.kind, move, place)
                pointed[place.partition("/")[0]] += 1
        if question.picks:
            assert all(is_shown(f"{question.picks.place}/{card}", view) for card in question.picks.cards)
    wanted = {"hand", "pool", "army"} | ({"land", "line"} if game == "moegahara" else {"seat"})
    assert wanted <= {*pointed}


def sizes(view: View) -> dict[str, int]:
    """How many cards lie at each place."""
    found = {"trash": sum(view.trash.values())}
    for n, seat in enumerate(view.seats):
        lying = sum(seat.deployed.values()) + seat.moats + (sum(view.played.values()) if n == view.active else 0)
        found |= {
            f"hand/{n}": seat.hand_size, f"deck/{n}": seat.deck_size, f"discard/{n}": seat.discard_size,
            f"army/{n}": lying, f"revealed/{n}": len(seat.revealed), f"ambush/{n}": sum(seat.ambush.values()),
        }  # fmt: skip
    for card, n in view.pool.items():
        place = "pool/general" if view.cards[card].category == "general" and not view.lands else f"pool/{card}"
        found[place] = found.get(place, 0) + n
    return {place: n for place, n in found.items() if n}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_flights_carry_every_card_that_moves_and_name_none_that_is_secret(game: str, players: int) -> None:
    """Moving the cards as the flights say gives the table of the next view, for every viewer."""
    told: dict[int | None, int] = {}
    lying: dict[int | None, Counter[str]] = {}
    for table in played(game, players, 2):
        if table.decision and (table.decision.step or table.decision.kind == "order"):
            continue  # steps are not shown, and the order of two returning cards is asked on their way
        for viewer in (None, 0, 1):
            view = table.view(viewer)
            if viewer in told:
                news = view.events[told[viewer] :]
                named = Counter({card for event in news for card, _ in event.cards})
                for flight in flights(news, view.cards):
                    assert flight.card is None or flight.card in named
                    lying[viewer][flight.source] -= flight.number
                    lying[viewer][flight.target] += flight.number
            else:
                lying[viewer] = Counter(sizes(view))
            told[viewer] = len(view.events)
            here = {place: n for place, n in lying[viewer].items() if n and not place.startswith("land/")}
            assert here == sizes(view)


@pytest.mark.parametrize(
    ("game", "players"), [*TABLES[:-1], pytest.param(*TABLES[-1], marks=pytest.mark.slow)]  # the longest game
)
def test_the_top_of_a_discard_pile_is_a_card_that_may_be_known_to_lie_there(game: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for table in played(game, players, 3):
        for viewer in (None, 0):
            view = table.view(viewer)
            for n, seat in enumerate(view.seats):
                top = last_discarded(view, n)
                assert (top == EMPTY) == (seat.discard_size == 0)
                assert top in (None, EMPTY) or top in seat.discard
                known_whole = sum(seat.discard.values()) == seat.discard_size > 0
                assert not known_whole or top is not None  # viewers who know the pile see a face
                seen["back" if top is None else "empty" if top == EMPTY else "face"] += 1
    assert {*seen} == {"back", "empty", "face"}


SCENES = [  # random games hardly ever ask these
    (
        {
            "seats": [
                {"hand": {"trap": 1, "copper": 1}},
                {"deployed": {"cavalry": 1, "light_archers": 1}},
                {"deployed": {"cavalry": 1}},
            ]
        },
        ["play trap", "trap ben: ..."],
        [
            {
                "Light Archers of Ben": "army/1/light_archers",
                "Cavalry of Ben": "army/1/cavalry",
                "Cavalry of Chloe": "army/2/cavalry",
            },
            {"Light Archers of Ben": "army/1/light_archers", "Cavalry of Ben": "army/1/cavalry"},
        ],
    ),
    (
        {
            "phase": "battle",
            "played": {"maeda_keiji": 1, "land_destroyer": 1},
            "seats": [{}, {"hand": {"cavalry": 2}, "deployed": {"cavalry": 1}}, {}],
        },
        ["attack ben:maeda_keiji,land_destroyer", "ambush cavalry*2"],
        [
            {"Lay an ambush…": None, "Reinforcements": None},
            {"Cavalry": "army/1/cavalry", "Cavalry (from the ambush)": "ambush/1/cavalry"},
        ],
    ),
    (
        {
            "phase": "battle",
            "joint": 1,
            "played": {"maeda_keiji": 1, "cavalry": 1},
            "seats": [{}, {"deployed": {"cavalry": 1}}, {"deployed": {"land_destroyer": 1}}],
        },
        ["joint ...", "... chloe", "join", "ambush none"],
        [
            {"Ben": "seat/1", "Chloe": "seat/2"},
            {"Join": None, "Refuse": None},
            {"Ambush with no cards": None, "Reinforcements": None},
            {"Ann": "seat/0", "Ben": "seat/1"},
        ],
    ),
]


@pytest.mark.parametrize(("puzzle", "moves", "asked"), SCENES, ids=["trap", "fall", "name"])
def test_what_is_seldom_asked(puzzle: dict[str, object], moves: list[str], asked: list[dict[str, str | None]]) -> None:
    table = Game.from_position({"game": "world_on_fire", "players": ["Ann", "Ben", "Chloe"], **puzzle})
    for move, answers in zip(moves, asked, strict=True):
        table.apply(move)
        decision = table.decision
        assert decision
        view = table.view(decision.player)
        question = ask(view, decision, texts("en"))
        assert {choice.label: place_of(view, decision, choice.move) for choice in question.choices} == answers


def test_a_question_speaks_to_the_player_who_is_asked() -> None:
    redraw = {"game": "world_on_fire", "players": ["Ann", "Ben"], "start": 0, "phase": "redraw"}
    seats = [{"hand": {"trap": 1, "copper": 2}, "deck": {"copper": 5}}, {"deck": {"copper": 8}}]
    game = Game.from_position({**redraw, "played": {"cavalry": 1}, "seats": seats})
    view = game.view(0)
    assert view.decision is not None
    stay = ask(view, view.decision, texts("en"))
    assert stay.text == "Which cards do you leave in your army area?"
    assert [choice.label for choice in stay.shortcuts] == ["1 × Cavalry stays", "None stay"], "one card is not “all”"
    game.apply("stay cavalry")
    view = game.view(0)
    assert view.decision is not None
    keep = ask(view, view.decision, texts("de"))
    assert keep.text == "Welche Strategiekarten behältst du? Für jede ziehst du eine Karte weniger."
    assert keep.shortcuts[0].label == "Behalten: 1 × Falle"
