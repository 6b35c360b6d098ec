"""A table for scenario tests: set a scene, let the players act, and be strict about every question asked.

    with scene("world_on_fire", ann={"hand": "cavalry castle_town", "deck": "gold"}, ben={}) as table:
        table.ann("play cavalry")
        table.has("ann", hand="castle_town")
        table.asks("ann", "play")

A player who acts without being asked fails the test, and so does a scene that ends at an unexpected question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from kunitori import Event, Game, IllegalMove, new_game
from kunitori.cards.kinds import KINDS, MOEGAHARA_KINDS
from kunitori.cards.sets import card_set
from kunitori.game import SeatView

Seat = Mapping[str, Any]
ZONES = ("hand", "known", "deck", "discard", "unseen", "deployed", "ambush", "attackers")
CORRECTIONS: dict[str, Any] = {}
"""Numbers the scenes are played with instead of the printed ones; tests/scenarios/test_numbers.py changes them."""


def rules(*numbers: str) -> pytest.MarkDecorator:
    """The rules ("C5.6", "ruling 11") that a scenario shows."""
    return pytest.mark.rules(*numbers)


def cards(*names: str) -> pytest.MarkDecorator:
    """The cards that a scenario is about."""
    return pytest.mark.cards(*names)


def counted(text: str) -> dict[str, int]:
    """Cards as moves write them: "copper*2 cavalry"."""
    found: Counter[str] = Counter()
    for word in text.split():
        name, _, number = word.partition("*")
        assert name in KINDS or name in MOEGAHARA_KINDS, name
        found[name] += int(number or 1)
    return dict(found)


class Table:
    """A game in progress, with a method for each player's name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.planned = ""

    def __getattr__(self, name: str) -> Callable[..., None]:
        seat = self.seat(name)

        def act(*moves: str) -> None:
            for move in moves:
                decision = self.game.decision
                assert decision is not None, f"{name} wants to {move!r}, but the game is over"
                asked = self.game.players[decision.player]
                assert decision.player == seat, f"{name} wants to {move!r}, but {asked} is asked: {decision.kind}"
                self.game.apply(move)
            self.planned = ""

        return act

    def seat(self, name: str) -> int:
        names = [player.lower() for player in self.game.players]
        if name not in names:
            raise AttributeError(name)
        return names.index(name)

    # ---- what is asked
    def asks(self, name: str, kind: str, options: str | None = None) -> None:
        """Check the pending question and, if given, all its options, separated by " | "."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        assert (self.game.players[decision.player].lower(), decision.kind) == (name, kind)
        if options is not None:
            assert sorted(decision.texts) == sorted(options.split(" | "))
        self.planned = kind

    def options(self) -> tuple[str, ...]:
        """The options of the pending question."""
        return self.game.decision.texts if self.game.decision else ()

    def refuses(self, name: str, move: str, rule: str) -> None:
        """Check that the move is refused for this rule and changes nothing."""
        decision = self.game.decision
        assert decision is not None and decision.player == self.seat(name)
        before = self.game.clone()
        why = self.game.why_not(move)
        assert why is not None, f"{move!r} is open"
        assert why.rule == rule
        with pytest.raises(IllegalMove) as refusal:
            self.game.apply(move)
        assert refusal.value.rule == rule
        assert self.game == before

    def is_over(self) -> None:
        assert self.game.is_over
        self.planned = "over"

    # ---- what is there
    def own(self, name: str) -> SeatView:
        """A seat as its own player sees it."""
        return self.game.view(self.seat(name)).me

    def has(self, name: str, **zones: str | int) -> None:
        """Check what lies where: hand, deck, discard, deployed, ambush, owned (all of them), sizes, moats, points."""
        self.sees(name, name, **zones)

    def sees(self, viewer: str | None, name: str, **zones: str | int) -> None:
        """Check what a player, or with None a spectator, knows of somebody's cards (C9)."""
        view = self.game.view(None if viewer is None else self.seat(viewer))
        seat = view.seats[self.seat(name)]
        for zone, expected in zones.items():
            found = getattr(seat, zone)
            if isinstance(expected, str):
                found = dict(Counter(found)) if isinstance(found, tuple) else dict(found)
                assert found == counted(expected), f"{name}'s {zone}: {found}, not {expected}"
            else:
                assert found == expected, f"{name}'s {zone}: {found}, not {expected}"

    def counts(self, **numbers: int) -> None:
        """actions, money, buys of the active player."""
        view = self.game.view(None)
        assert {name: getattr(view, name) for name in numbers} == numbers

    def pool(self, **piles: int) -> None:
        view = self.game.view(None)
        assert {name: view.pool.get(name, 0) for name in piles} == piles

    def trash(self, text: str) -> None:
        assert dict(self.game.view(None).trash) == counted(text)

    def played(self, text: str) -> None:
        """What the active player has played from hand this turn."""
        assert dict(self.game.view(None).played) == counted(text)

    def told(self, kind: str, name: str | None = None) -> list[Event]:
        """Events of a kind (and player) so far."""
        seat = None if name is None else self.seat(name)
        return [e for e in self.game.events if e.kind == kind and (seat is None or e.player == seat)]


def _merged(corrections: Mapping[str, Any] | None) -> dict[str, Any]:
    """The corrections under test, overridden by those of the scene."""
    merged: dict[str, Any] = {}
    for source in (CORRECTIONS, corrections or {}):
        for game, names in source.items():
            for name, numbers in names.items():
                merged.setdefault(game, {}).setdefault(name, {}).update(numbers)
    return merged


def _closed(table: Table) -> None:
    assert table.planned, f"the scene ends on a question that nobody planned: {table.game.decision}"


@contextmanager
def scene(
    game: str = "world_on_fire",
    *,
    rest: Seat | None = None,
    mix: str | None = None,
    corrections: Mapping[str, Any] | None = None,
    house: str | None = None,
    **players: Seat,
) -> Iterator[Table]:
    """Set a scene: players in seat order, the first to act; ``rest`` adds entries to the position.

    ``mix`` is for the game "custom"; ``corrections`` are an owner's corrected numbers, ``house`` the house rules.
    """
    seats = []
    for seat in players.values():
        cards_in = {zone: counted(value) for zone, value in seat.items() if isinstance(value, str) and zone in ZONES}
        in_order = {zone: seat[zone].split() for zone in ("top", "revealed") if zone in seat}
        seats.append({**seat, **cards_in, **in_order})
    position: dict[str, Any] = {"game": game, "players": [name.capitalize() for name in players], "seats": seats}
    for key, value in (rest or {}).items():
        position[key] = counted(value) if isinstance(value, str) and key in ("pool", "trash", "played") else value
    numbers = _merged(corrections)
    if numbers or mix is not None or house is not None:
        position["cards"] = card_set(game, mix, corrections=numbers or None, rules=house).to_text().splitlines()
    table = Table(Game.from_position(position))
    yield table
    _closed(table)


@contextmanager
def opening(
    game: str = "world_on_fire",
    players: Sequence[str] = ("Ann", "Ben"),
    seed: int = 1,
    *,
    corrections: Mapping[str, Any] | None = None,
    **options: Any,
) -> Iterator[Table]:
    """A game from the start, with the options of `kunitori.new_game`."""
    table = Table(new_game(game, players, seed, corrections=_merged(corrections) or None, **options))
    yield table
    _closed(table)
