"""Rules stand in the engine alone: a view has prices, strengths and picks from it, and nothing adds them up again."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import pytest

from kunitori import Game, View, new_game
from kunitori.cards import GAMES, game_cards
from kunitori.errors import KunitoriError
from kunitori.values.event import Event

PACKAGE = Path(__file__).parents[1] / "src" / "kunitori"
FOUGHT = {"battle", "fought"}  # battles whose strengths the engine has compared
CARD_VALUES = {"attack", "defence", "discount"}
COUNTED = (ast.BinOp, ast.AugAssign)

# Troops and politics for everybody: games with many battles and discounts.
CHEAP = {
    game: {id: {"cost": 2} for id, card in game_cards(game).items() if card.category not in ("treasure", "victory")}
    for game in GAMES
}
CHEAP["kunitori"]["toll_abolition"] = {"cost": 2, "effect.less": 3}
GENERALS = {id for game in GAMES for id, card in game_cards(game).items() if card.category == "general"}
LIKED = ("play", "attack", "joint", "buy", "deploy", "ambush", "join", "stay", "keep", "...")
TABLES = [("kunitori", 2), ("kunitori", 4), ("world_on_fire", 2), ("world_on_fire", 4), ("world_chaos", 3)]


# ---- nobody else does the sum
def sums(source: str) -> list[int]:
    """The lines that calculate with a card's attack or defence, or with the discount."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        is_sum = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum"
        if not is_sum and not isinstance(node, COUNTED):
            continue
        for part in ast.walk(node):
            if not isinstance(part, ast.Attribute) or part.attr not in CARD_VALUES:
                continue
            if not (isinstance(part.value, ast.Name) and part.value.id in FOUGHT):
                found.add(part.lineno)
    return sorted(found)


@pytest.mark.parametrize(
    "source",
    [
        "force = sum(cards[id].attack * n for id, n in army.items())",
        "def price(card, view):\n    return max(card.cost - view.discount, 1)",
        "defence = 0\nfor card in deployed:\n    defence += card.attack + card.defence",
        "total = sum(unit.attack for unit in units)",
    ],
)
def test_a_copy_of_a_rule_is_found(source: str) -> None:
    assert sums(source)


def test_what_the_engine_compared_may_be_shown() -> None:
    assert not sums("ahead = battle.attack - battle.defence")
    assert not sums("part = share(fought.attack, fought.attack + fought.defence)")


def test_only_the_engine_adds_up_strengths_and_discounts() -> None:
    outside = [file for file in PACKAGE.rglob("*.py") if "engine" not in file.relative_to(PACKAGE).parts]
    assert len(outside) > 100
    found = [f"{file.relative_to(PACKAGE)}:{line}" for file in outside for line in sums(file.read_text("utf-8"))]
    assert not found


# ---- what a view says is what happens
def played(game: str, players: int, seed: int, rounds: int = 25) -> Iterator[tuple[Game, View]]:
    """A random game with much fighting, with the view of the player asked before each of its answers."""
    table = new_game(game, players, seed, max_rounds=rounds, corrections=CHEAP, ask_all=True)
    chance = Random(f"rules {game} {players} {seed}")
    while decision := table.decision:
        yield table, table.view(decision.player)
        liked = [option for option in decision.options if option.text.startswith(LIKED)]
        warlike = [option for option in liked if option.text.split()[-1] in GENERALS or "attack" in option.text]
        chosen = warlike if chance.random() < 0.5 and warlike else liked
        table.apply(chance.choice(chosen if chosen and chance.random() < 0.75 else decision.options))


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("moegahara", 4)])
def test_the_price_is_what_buying_costs(game: str, players: int) -> None:
    discounts = Counter[int]()
    for seed in range(4):
        for table, view in played(game, players, seed):
            if view.phase != "buy" or view.decision is None:
                continue
            played_now = {text.split()[1] for text in view.decision.texts if text.startswith("play ")}
            assert view.decision.kind != "buy" or played_now == {*view.treasure}
            bought = [option for option in view.decision.options if option.text.startswith("buy ")]
            for option in bought:
                after = table.clone()
                after.apply(option)
                paid = after.events[len(table.events)]
                assert paid.kind == "buy" and paid.number == view.price(paid.cards[0][0])
            discounts[view.discount] += len(bought)
            if not view.buys or game == "moegahara":
                continue
            open_now = {option.text.split()[1] for option in bought}
            on_top = {card for card in view.pool if card not in GENERALS} | {view.top_general}
            assert open_now == {card for card in on_top if card and view.price(card) <= view.money}
    assert discounts[0] and (discounts[1] or discounts[3] or game == "moegahara"), discounts


def told(events: Sequence[Event], kind: str) -> Counter[str]:
    found = Counter[str]()
    for event in events:
        if event.kind == kind:
            found.update(dict(event.cards))
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_strengths_are_those_of_the_battle(game: str, players: int) -> None:
    ways = Counter[str]()
    for seed in range(8):
        before: View | None = None
        for table, view in played(game, players, seed):
            new = table.events[len(before.events) :] if before is not None else ()
            for event in new:
                if event.kind == "strength" and before is not None:
                    assert event.other is not None
                    ways.update(check_battle(before, new, event))
                    assert view.decision is not None
                    if view.decision.kind in ("prize", "joint_prize") and not told(new, "discard"):
                        assert view.defence(event.other) == event.against
                        ways["asked"] += 1
            before = view
    assert ways["ambush"] and ways["reinforcements"] and ways["deployed"] and ways["asked"], ways


def check_battle(before: View, new: Sequence[Event], event: Event) -> Iterator[str]:
    """Before the last answer the attack is known; the defence is what lay there and what that answer brought."""
    foe = event.other
    assert foe is not None
    assert before.attack_on(foe) == event.number
    deployed, ambush, revealed = before.seats[foe].deployed, told(new, "ambush"), told(new, "reveal")
    assert before.defence(foe) == added(before, deployed)
    from_ambush = sum(before.defence_of(card, in_ambush=True) * n for card, n in ambush.items())
    bonus = before.ambush_bonus(ambush)
    assert added(before, deployed) + from_ambush + bonus + added(before, revealed) == event.against
    yield from ["deployed"] * bool(deployed) + ["ambush"] * bool(ambush) + ["reinforcements"] * bool(revealed)


def added(view: View, cards: Mapping[str, int]) -> int:
    return sum(view.defence_of(card) * n for card, n in cards.items())


def most(table: Game, kind: str) -> dict[str, int]:
    """How many of each kind a move of several steps can take at most: the highest answer to every step."""
    found: dict[str, int] = {}
    while (decision := table.decision) and decision.kind == kind and (not found or decision.step):
        highest = max(decision.options, key=lambda option: option.action)
        if decision.card is None:
            break
        found[decision.card] = highest.action % 64
        table.apply(highest)
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_may_be_picked_is_what_is_asked(game: str, players: int) -> None:
    seen = Counter[str]()
    for seed in range(4):
        for table, view in played(game, players, seed):
            assert view.decision is not None
            kind, step = view.decision.kind, view.decision.step
            after = table.clone()
            if kind == "stay" and not step:
                assert view.stayable == most(after, "stay")
                seen["stay"] += 1
            elif kind == "keep" and not step:
                assert view.keepable == most(after, "keep")
                seen["keep"] += bool(view.keepable)
            elif kind == "defend" and view.ambushable:
                after.apply("ambush ...")
                assert view.ambushable == most(after, "ambush")
                seen["ambush"] += 1
    assert seen["stay"] and seen["ambush"] and (seen["keep"] or game == "kunitori")


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] > 2])
def test_units_go_where_they_may(game: str, players: int) -> None:
    asked = Counter[str]()
    for seed in range(6):
        for table, view in played(game, players, seed):
            decision = view.decision
            assert decision is not None
            if decision.kind == "battle" and "attack ..." in decision.texts:
                after = table.clone()
                after.apply("attack ...")
                sent = Counter[str]()
                while after.decision and after.decision.kind in ("leaders", "troops"):
                    asked[after.decision.kind] += 1
                    seen, step = after.view(decision.player), after.decision
                    assert step.card and step.other is not None
                    led = [seat for seat, army in enumerate(seen.attackers) if army]
                    assert step.other in seen.targets(step.card, led)
                    assert bool(seen.targets(step.card)) == (step.kind == "leaders")
                    after.apply(step.options[-1] if sum(sent.values()) % 2 else step.options[0])
                    sent[step.card] += 1
                fighting = Counter[str]()
                for army in after.view(None).attackers:
                    fighting.update(army)
                assert fighting == view.army(view.active)
    assert asked["leaders"]


@pytest.mark.parametrize("players", [2, 4])
def test_a_deployed_card_does_what_was_foreseen(players: int) -> None:
    won = 0
    for seed in range(3):
        for table, view in played("moegahara", players, seed, rounds=20):
            decision = view.decision
            if decision is None or decision.kind != "land" or not decision.card or not view.army(view.active):
                continue
            if decision.card in ("horo_musha", "trap"):
                continue
            for option in decision.options:
                land = int(option.text.split()[-1]) - 1
                foreseen, after = view.land_with(decision.card, land), table.clone()
                after.apply(option)
                if after.decision and after.decision.kind in ("strike", "rearrange"):
                    continue
                now = after.view(None).lands[land]
                won += now.winner is not None
                assert now.winner == foreseen.winner
                if now.winner is None:
                    assert (now.lines, now.strengths) == (foreseen.lines, foreseen.strengths)
                    assert (now.bonuses, now.fights_won) == (foreseen.bonuses, foreseen.fights_won)
    assert won


def test_questions_outside_the_table_are_refused() -> None:
    view = new_game("moegahara", 2, seed=7).view(0)
    for seat in (-1, 2, 6, 1000):
        for ask in (view.army, view.army_attack, view.attack_on, view.defence):
            with pytest.raises(KunitoriError):
                ask(seat)
    with pytest.raises(KunitoriError):
        view.price("village")
    with pytest.raises(IndexError):
        view.land_with("cavalry", 8)
