"""Analyses: obvious positions have obvious answers, nobody peeks, and what is said is true.

The positions stand in the last turn of their game, so that the right answer is certain and not a matter of judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from tests.property.leaks import other_truth
from tests.property.tables import GAMES, NAMES, answers, rich, seats_of

from kunitori import BadOptions, Game, advise, new_game
from kunitori.cards.facts import card_name
from kunitori.engine.consts import DRAWING, GUESSING
from kunitori.engine.deal import dealt
from kunitori.engine.moves import step
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, answer
from kunitori.game import Analysis
from kunitori.game.lookout import word_for
from kunitori.game.reasons import Case, reasons
from kunitori.game.trial import DEALS, Trial
from kunitori.i18n import LANGUAGES, Message
from kunitori.i18n.numbers import decimal
from kunitori.minds import mind_for
from kunitori.values.event import Event

Position = Mapping[str, Any]
NODES = 200
LAST: Position = {"players": ["Ann", "Ben"], "game": "world_on_fire", "start": 1, "turn": 1, "last_turn": 1}
"""Ann's turn is the last one, and a tie is hers (C8.3)."""

BUY_LAND = {**LAST, "phase": "buy", "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}]}
LOST_BATTLE = {
    **LAST, "phase": "battle", "played": {"ishida_mitsunari": 1},
    "seats": [{"deck": {"village": 3}}, {"deployed": {"gunner_mercenaries": 3}, "deck": {"village": 2}}],
}  # fmt: skip
WON_BATTLE = {
    **LAST, "phase": "battle", "played": {"maeda_keiji": 1, "cavalry": 1},
    "seats": [{"deck": {"village": 1}}, {"hand": {"copper": 4}, "deck": {"copper": 4, "town": 1}}],
}  # fmt: skip
UNSURE_BATTLE = {
    **LAST, "phase": "battle", "played": {"maeda_keiji": 1},
    "seats": [
        {"deck": {"village": 1}},
        {"hand": {"copper": 2}, "deck": {"gunner_mercenaries": 3, "copper": 3, "village": 2}},
    ],
}  # fmt: skip
AMBUSH = {
    **LAST, "phase": "battle", "played": {"maeda_keiji": 1},
    "seats": [
        {"deck": {"village": 1}}, {"hand": {"gunner_mercenaries": 2, "copper": 1}, "deck": {"copper": 4, "village": 3}},
    ],
}  # fmt: skip
TWO_FOES = {
    "players": ["Ann", "Ben", "Chloe"], "start": 1, "turn": 2, "last_turn": 2, "phase": "battle",
    "played": {"maeda_keiji": 1, "akechi_mitsuhide": 1, "cavalry": 1},
    "seats": [
        {"deck": {"village": 1}}, {"deployed": {"gunner_mercenaries": 6}, "deck": {"copper": 6}},
        {"deck": {"copper": 6, "town": 1}},
    ],
}  # fmt: skip
FOURTH_POINT = {
    "game": "moegahara", "players": ["Ann", "Ben"], "phase": "deploy", "played": {"gunners": 1},
    "won": [1, 0, 1, 0, 2, 2, 0, 0],
    "lines": [[[], ["archers"], [], ["gunners"]], [[], ["farmer_militia", "spear_troopers"]]],
    "seats": [{"markers": {"yellow": 1, "red": 1}, "deck": {"copper": 6}}, {"deck": {"copper": 6}}],
}  # fmt: skip


def analysis_of(position: Position, *moves: str) -> Analysis:
    game = Game.from_position(position)
    for move in moves:
        game.apply(move)
    return game.analyse(nodes=NODES)


def ids(messages: Sequence[Message]) -> list[str]:
    return [message.id for message in messages]


# ---- obvious positions
OBVIOUS = [
    (BUY_LAND, (), "buy land"),
    (LOST_BATTLE, (), "peace"),
    (WON_BATTLE, (), "attack ben:maeda_keiji,cavalry"),
    (AMBUSH, ("attack ben:maeda_keiji",), "ambush gunner_mercenaries*2"),
    (AMBUSH, ("attack ben:maeda_keiji", "ambush ..."), "ambush gunner_mercenaries*2"),
    (TWO_FOES, (), "attack chloe:maeda_keiji,akechi_mitsuhide,cavalry"),
    (FOURTH_POINT, (), "deploy gunners 2"),
    (FOURTH_POINT, ("deploy gunners ...",), "deploy gunners 2"),
]


@pytest.mark.parametrize(("position", "moves", "best"), OBVIOUS, ids=lambda it: it if isinstance(it, str) else "")
def test_what_decides_the_game_is_found_and_worth_it(position: Position, moves: Sequence[str], best: str) -> None:
    analysis = analysis_of(position, *moves)
    assert analysis.best is not None
    assert (analysis.best.move, analysis.best.loss) == (best, 0.0)
    assert analysis.best.chance > 0.95
    assert analysis.best.reasons
    assert sum(analysis.chances) == pytest.approx(1)
    assert max(option.chance for option in analysis.options) == analysis.best.chance
    assert [option.loss for option in analysis.options] == sorted(option.loss for option in analysis.options)
    assert sum(option.share for option in analysis.options) == pytest.approx(1)
    assert all(option.chance + option.loss == pytest.approx(analysis.best.chance) for option in analysis.options)


def test_what_loses_the_game_is_worth_next_to_nothing() -> None:
    """The rival decides by the chances of the mind, so even a sure defence is left out now and then."""
    attack = analysis_of(LOST_BATTLE).options[-1]
    assert (attack.option.text, attack.loss > 0.8) == ("attack ben:ishida_mitsunari", True)
    peace = analysis_of(WON_BATTLE).options[-1]
    assert (peace.option.text, peace.chance) == ("peace", 0.0)


def test_the_reasons_of_obvious_positions() -> None:
    land = analysis_of(BUY_LAND).best
    assert land and land.why()[:2] == ("It wins the game on the spot.", "It is worth 10 points right away.")
    peace = analysis_of(LOST_BATTLE).best
    lost = "With “attack ben:ishida_mitsunari” the battle against Ben is won in 0 of 100 deals."
    assert peace and lost in peace.why()
    attack = analysis_of(WON_BATTLE).best
    assert attack and "The battle against Ben is won in 100 of 100 deals." in attack.why()
    ambush = analysis_of(AMBUSH, "attack ben:maeda_keiji").best
    holds = "It holds against Ann’s army of 6 in 100 of 100 deals, “reinforcements” in 0."
    assert ambush and holds in ambush.why()
    fourth = analysis_of(FOURTH_POINT, "deploy gunners ...").best
    assert fourth and fourth.why()[:2] == (
        "It wins the game on the spot.", "It wins Land 2 and makes a row of three: 2 points.",
    )  # fmt: skip


def test_it_says_how_the_turn_is_likely_to_go_on() -> None:
    """As the mind would play on; the coach plays the treasure first and then searches for what to buy."""
    hand = {**BUY_LAND, "money": 3, "seats": [{"hand": {"gold": 2}, "deck": {"town": 1}}, {"deck": {"town": 3}}]}
    best = analysis_of(hand).best
    assert best and best.move == "play gold"
    game = Game.from_position(hand)
    game.apply("play gold")
    brain = Brain(GUESSING, 0, None, mind_for(game.cards, 2))
    while game.asked == 0:
        game.answer(answer(game.view(0).known_state, brain))
    assert best.continuation == game.moves[1:] and best.continuation[0] == "play gold"
    bought = advise(Game.from_position(hand).view(0), nodes=NODES).analysis.best
    assert bought and (bought.move, bought.chance) == ("buy land", 1.0)
    drawn = {
        **LAST, "seats": [{"hand": {"castle_town": 1}, "deck": {"gold": 4, "copper": 2}}, {"deck": {"town": 1}}],
    }  # fmt: skip
    best = analysis_of(drawn).best
    assert best and (best.move, best.continuation) == ("play castle_town", ())  # nobody knows what is drawn


# ---- who is not asked
def test_a_player_who_is_not_asked_gets_chances_only() -> None:
    game = Game.from_position(WON_BATTLE)
    for viewer in (1, None):
        analysis = game.view(viewer).analyse(nodes=NODES)
        assert (analysis.player, analysis.options, analysis.best) == (viewer, (), None)
        assert sum(analysis.chances) == pytest.approx(1)
        assert len(analysis.sentences()) == 1
    game.apply("attack ben:maeda_keiji,cavalry")
    game.apply("ambush none")
    game.apply("stay none")
    assert game.is_over
    for over in (game.analyse(), game.analyse(1), game.view(None).analyse()):
        assert (over.chances, over.options) == ((1.0, 0.0), ())
    assert game.analyse().sentences("de") == ("Gewinnchancen: Ann 100\u00a0%, Ben 0\u00a0%.",)


def test_teams_win_together() -> None:
    game = new_game("moegahara", NAMES, seed=3)
    analysis = game.analyse(nodes=20)
    assert analysis.sides == (("Ann", "Chloe", "Emi"), ("Ben", "Dai", "Finn"))
    assert len(analysis.chances) == 2 and sum(analysis.chances) == pytest.approx(1)
    assert "Ann, Chloe and Emi" in analysis.sentences()[0]


# ---- honest work
def test_the_same_seed_and_nodes_say_the_same_whatever_the_threads() -> None:
    game = new_game("world_on_fire", ["Ann", "Ben"], seed=5, start=0)
    for move in ("play copper", "play copper"):
        game.apply(move)
    first = game.analyse(nodes=NODES, seed=4)
    assert first == game.analyse(nodes=NODES, seed=4) == game.clone().analyse(nodes=NODES, seed=4, threads=3)
    assert first != game.analyse(nodes=NODES, seed=5)
    assert 0.8 * NODES <= first.nodes <= 1.2 * NODES
    assert game.moves == ("play copper", "play copper")


def test_a_clock_cuts_it_short() -> None:
    game = new_game("world_on_fire", seed=5, start=0)
    hasty = game.analyse(nodes=1_000_000, seconds=0.05)
    assert hasty.best and 0 < hasty.nodes < 100_000


@pytest.mark.parametrize("name", GAMES)
def test_two_truths_that_a_seat_cannot_tell_apart_have_one_analysis(name: str) -> None:
    chance = Random(name)
    seen = others = 0
    for seats in (seats_of(name)[0], seats_of(name)[-1]):
        g = rich(name, seats, 1, 2)
        while not g.over and seen < 2 * seats:
            viewer = chance.randrange(seats)
            if g.mask & (g.mask - 1) and g.who == viewer and not g.step:
                truths = [Game.of_state(truth, NAMES[:seats]) for truth in (g.clone(), other_truth(g, viewer, 7))]
                assert truths[0].analyse(viewer, nodes=16) == truths[1].analyse(viewer, nodes=16)
                seen, others = seen + 1, others + (truths[0] != truths[1])
            step(g, chance.choice(answers(g)))
    assert seen > 5 and others > 3


@pytest.mark.parametrize(
    "budget",
    [
        {"nodes": 3}, {"nodes": -1}, {"nodes": "many"}, {"nodes": 2.5}, {"nodes": 10**9}, {"seconds": -1},
        {"seconds": "1"}, {"seconds": float("nan")}, {"threads": 0}, {"threads": 1000}, {"threads": "all"},
    ],
)  # fmt: skip
def test_budgets_that_cannot_be_are_refused_in_a_sentence(budget: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        new_game("kunitori", seed=1).analyse(**budget)
    assert all(refused.value.sentence(language) for language in LANGUAGES)
    with pytest.raises(BadOptions):
        new_game("kunitori", seed=1).analyse(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for position in (BUY_LAND, LOST_BATTLE, WON_BATTLE, TWO_FOES, FOURTH_POINT):
        sentences = analysis_of(position).sentences(language)
        assert len(sentences) >= 3 and all(sentences)


# ---- what is said is true
def given_by(game: Game, move: str) -> list[int]:
    after = game.clone()
    after.apply(move)
    return [*[*after.replay()][-1][1]]


def trial_of(game: Game, move: str) -> Trial:
    assert game.decision is not None
    return Trial(game.view(game.decision.player).known_state, move, given_by(game, move))


def said_of(position: Position, move: str, other: str, *before: str) -> dict[str, dict[str, Any]]:
    """Everything that is said of a move, compared with another."""
    game = Game.from_position(position)
    for earlier in before:
        game.apply(earlier)
    one, against = trial_of(game, move), trial_of(game, other)
    known = game.view(one.me).known_state
    found = reasons(Case(known, game.players, one, against, 0.0), only_good=False, most=99)
    return {reason.id: dict(reason.args) for reason in found}


OPEN: Position = {
    "players": ["Ann", "Ben"], "game": "world_on_fire", "start": 0, "turn": 20,
    "seats": [{"deck": {"copper": 6, "village": 2}}, {"deck": {"copper": 6, "village": 2}}],
}  # fmt: skip


def with_hand(*hand: str, **more: Any) -> Position:
    deck = {"copper": 5, "silver": 3, "village": 2}
    cards = {card: hand.count(card) for card in hand}
    return {**OPEN, "seats": [{"hand": cards, "deck": deck}, OPEN["seats"][1]], **more}


def test_points_and_piles() -> None:
    said = said_of({**OPEN, "phase": "buy", "money": 9, "pool": {"land": 3}}, "buy land", "buy silver")
    assert said["reason-points"] == {"points": 10}
    assert said["reason-pile"] == {"card": card_name("land"), "number": 2}
    assert said_of({**OPEN, "phase": "buy", "money": 2}, "buy temple_tax", "end")["reason-points-lost"] == {"points": 2}


def test_the_last_round() -> None:
    ben = {"hand": {"copper": 4}, "deck": {"copper": 2, "village": 2}}
    last_land = {**OPEN, "phase": "buy", "money": 9, "pool": {"land": 1}, "seats": [OPEN["seats"][0], ben]}
    assert said_of(last_land, "buy land", "buy silver")["reason-last-round"] == {"points": 10}
    behind = {**last_land, "seats": [OPEN["seats"][0], {**ben, "discard": {"town": 3}}]}  # 12 to 17
    assert said_of(behind, "buy land", "buy silver")["reason-last-round-behind"] == {"points": 5}
    assert said_of(behind, "buy silver", "buy land")["reason-not-yet"] == {"move": "buy land", "points": 5}


def test_what_a_played_card_does() -> None:
    hand = with_hand("light_archers", "castle_town", "harbour_town")
    said = said_of(hand, "play light_archers", "end")
    assert said["reason-actions"] == {"number": 2, "cards": (card_name("harbour_town"), card_name("castle_town"))}
    assert said_of(hand, "play castle_town", "play harbour_town")["reason-draws"] == {"number": 3}
    assert "reason-draws" not in said_of(hand, "play harbour_town", "play castle_town")


def test_thin_decks_and_treasure() -> None:
    said = said_of(
        with_hand("loyal_warning", "copper"), "choose trash copper", "choose draw", "play loyal_warning"
    )
    assert said["reason-thins"] == {"cards": (card_name("copper"),), "count": 1}
    said = said_of({**OPEN, "phase": "buy", "money": 6}, "buy gold", "buy moat")
    assert said["reason-treasure"] == {"before": decimal(3.0), "now": decimal(4.0)}  # 6 of 8 cards, 9 money of 9


def test_points_that_others_lose() -> None:
    beauty = {**OPEN, "phase": "buy", "money": 3, "seats": [OPEN["seats"][0], {"deck": {"copper": 6, "land": 1}}]}
    said = said_of(beauty, "pass ben", "pass none", "buy beauty")
    assert said["reason-rival-points"] == {"player": "Ben", "points": 4}
    assert said["reason-points"] == {"points": 4}


FIELD: Position = {
    "game": "moegahara", "players": ["Ann", "Ben"], "phase": "deploy", "played": {"cavalry": 1},
    "lines": [[["spear_troopers"], ["spear_troopers"], [], []], [[], ["gunners", "archers"], ["farmer_militia"] * 2]],
    "seats": [{"deck": {"copper": 6}}, {"markers": {"red": 1, "yellow": 1}, "deck": {"copper": 6}}],
}  # fmt: skip


def test_the_battlefield() -> None:
    assert said_of(FIELD, "deploy cavalry 1", "deploy cavalry 4")["reason-two"] == {"land": 1}
    said = said_of(FIELD, "deploy cavalry 2", "deploy cavalry 4")
    assert said["reason-fight"] == {
        "land": 2, "card": card_name("cavalry"), "strength": 5, "foe": card_name("archers"), "against": 4,
    }  # fmt: skip
    said = said_of(FIELD, "deploy cavalry 3", "deploy cavalry 4")
    assert said["reason-stops"] == {"land": 3}
    assert said["reason-fight"]["against"] == 2
    weak = {
        **FIELD, "played": {"spear_troopers": 1}, "lines": [[[], ["gunners"]], [[], ["spear_troopers", "archers"]]],
        "seats": [{"markers": {"red": 1}}, {"markers": {"yellow": 1}}],
    }  # fmt: skip
    assert said_of(weak, "deploy spear_troopers 2", "deploy spear_troopers 4")["reason-fight-lost"]["strength"] == 3
    both = {**FIELD, "played": {"cavalry": 1, "spear_troopers": 1}}
    assert said_of(both, "deploy cavalry 4", "deploy spear_troopers 4")["reason-marker"] == {}
    certain = {**FIELD, "lines": [[["spear_troopers"] * 2], [[]]], "seats": [{}, {}]}
    assert said_of(certain, "deploy cavalry 1", "deploy cavalry 4")["reason-land"] == {"land": 1}


# ---- counted again, by playing the same deals as people would
class Recount:
    """The deals of a trial played at a table, by bots that see what their seats may know."""

    def __init__(self, g: State, given: Sequence[int], seats: int) -> None:
        self.me, self.turn = g.who, g.turn
        known = Game.of_state(g.clone(), NAMES[:seats]).view(g.who).known_state
        self.tables = [self.played(dealt(known, word_for("trial 0") + deal), given) for deal in range(DEALS)]

    def played(self, state: State, given: Sequence[int]) -> list[tuple[int, Event]]:
        """What happened, each with the turn it happened in, to the end of the next own turn."""
        seats, me = state.seats, self.me
        following = self.turn + (seats if state.cur == me else (me - state.cur) % seats)
        brain = Brain(DRAWING, word_for("trial 0"), None, mind_for(state.rules.cards, seats))
        game = Game.of_state(state, NAMES[:seats])
        told: list[tuple[int, Event]] = []
        rest, number = [*given], 0
        while not game.is_over and game.turn <= following:
            turn, decision = game.turn, game.decision
            assert decision is not None
            if rest:
                game.answer(rest.pop(0))
            else:
                game.answer(answer(game.view(decision.player).known_state, brain))
            told += [(turn, event) for event in game.events[number:]]
            number = len(game.events)
        return told

    def battles(self, holds: Callable[[int, Event], bool]) -> int:
        return sum(
            any(e.kind == "strength" and e.number > e.against and holds(turn, e) for turn, e in table)
            for table in self.tables
        )

    def lands(self, is_own: bool) -> int:
        return sum(
            any(event.kind == "win_land" and (event.team == self.me % 2) == is_own for _, event in table)
            for table in self.tables
        )


@pytest.mark.parametrize(("name", "seats"), [("kunitori", 2), ("world_on_fire", 3), ("moegahara", 2)])
def test_what_is_counted_is_what_happens_at_the_table(name: str, seats: int) -> None:
    chance = Random(3)
    g = rich(name, seats, 4, 3)
    while g.phase not in (1, 5) or not g.mask & (g.mask - 1) or g.step:  # battle or deploy phase
        step(g, chance.choice(answers(g)))
        g = rich(name, seats, chance.randrange(1000), 3) if g.over else g
    game = Game.of_state(g.clone(), NAMES[:seats])
    assert game.decision is not None
    trial = Trial(game.view(g.who).known_state, "", [answers(g)[-1]])
    again = Recount(g, trial.given, seats)
    me, own = g.who, g.who % 2

    def won(turn: int, event: Event) -> bool:
        return turn == g.turn and event.player == me

    def attacked(turn: int, event: Event) -> bool:
        return turn > g.turn and event.other == me

    assert trial.count(lambda c: any(b.attacker == me and b.is_won for b in c.battles)) == again.battles(won)
    assert trial.count(lambda c: any(b.is_won for b in c.attacks)) == again.battles(attacked)
    if g.rules.cards.teams:
        assert trial.count(lambda c: any(team == own for _, team in c.lands_soon)) == again.lands(True)
        assert trial.count(lambda c: any(team != own for _, team in c.lands_soon)) == again.lands(False)


def test_an_unsure_battle_is_counted_and_not_guessed() -> None:
    """Ben has two of eight cards in hand: what he holds decides, and he plays it."""
    game = Game.from_position(UNSURE_BATTLE)
    attack = trial_of(game, "attack ben:maeda_keiji")
    again = Recount(game._state, attack.given, 2)
    won = again.battles(lambda turn, event: event.player == 0)
    said = said_of(UNSURE_BATTLE, "attack ben:maeda_keiji", "peace")
    assert said["reason-battle"] == {"player": "Ben", "count": won, "deals": 100}
    assert 0 < won < 100


def test_money_is_enough_exactly_as_often_as_it_is_said() -> None:
    hand = with_hand("castle_town", "copper")
    said = said_of(hand, "play castle_town", "end")["reason-money"]
    trial = trial_of(Game.from_position(hand), "play castle_town")
    enough = 0
    for deal in range(DEALS):
        known = Game.from_position(hand).view(0).known_state
        game = Game.of_state(dealt(known, word_for("trial 0") + deal), ("Ann", "Ben"))
        game.apply("play castle_town")
        held = game.view(0).me.hand
        enough += sum(game.cards[card].money * n for card, n in held.items()) >= said["cost"]
    assert (said["count"], said["other"]) == (enough, 0)
    assert trial.count(lambda course: course.money >= said["cost"]) == enough
