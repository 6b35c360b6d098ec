"""Hypothesis plays with all operations of a game, and shrinks every failure to a short sequence."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.property.tables import GAMES, NAMES, game_of, rich, seats_of

from kunitori import Game, KunitoriError, Option, View, dumps, loads, new_game
from kunitori.cards import KINDS, MOEGAHARA_KINDS
from kunitori.engine.invariants import check
from kunitori.i18n import LANGUAGES, texts

VERBS = (
    "play", "buy", "end", "peace", "attack", "joint", "ask", "join", "refuse", "ambush", "reinforcements", "fall",
    "name", "take", "decline", "top", "stay", "keep", "choose", "trash", "gain", "trap", "target", "show", "pick",
    "fetch", "pass", "deploy", "horo", "strike", "reorder", "marker", "exchange",
)  # fmt: skip
OTHER_WORDS = (
    "ann", "ben", "ben:cavalry*2", "none", "deck", "discard", "draw", "*", ":", "...", "1", "-3", "10", "11", "enemy",
    "dismiss", "give", "agree",
)  # fmt: skip
words = st.sampled_from((*VERBS, *dict.fromkeys((*KINDS, *filter(None, MOEGAHARA_KINDS))), *OTHER_WORDS))
nonsense = st.lists(words, max_size=5).map(" ".join) | st.text(max_size=20)


def nearest(name: str, seats: int) -> int:
    return max(n for n in seats_of(name) if n <= seats)


class Story(RuleBasedStateMachine):
    """A game, copies that must not change, and a history of all states for undo."""

    game: Game

    def __init__(self) -> None:
        super().__init__()
        self.copies: list[tuple[Game, dict[str, Any]]] = []
        self.diary: list[dict[str, Any]] = []

    @initialize(name=st.sampled_from(GAMES), seats=st.integers(2, 6), seed=st.integers(0, 9), ask_all=st.booleans())
    def begin(self, name: str, seats: int, seed: int, ask_all: bool) -> None:
        seats = nearest(name, seats)
        self.game = new_game(name, NAMES[:seats], seed=seed, max_rounds=20, ask_all=ask_all)

    @initialize(name=st.sampled_from((*GAMES, "everything")), seats=st.integers(2, 6), seed=st.integers(0, 99))
    def begin_rich(self, name: str, seats: int, seed: int) -> None:
        self.game = game_of(rich(name, nearest(name, seats), seed))
        self.diary.clear()

    def is_between_moves(self) -> bool:
        return not self.game.decision or not self.game.decision.step

    @precondition(lambda self: not self.game.is_over)
    @rule(which=st.integers(0, 63), how=st.sampled_from(("option", "text", "action")))
    def answer(self, which: int, how: str) -> None:
        decision = self.game.decision
        assert decision is not None
        if not decision.step:
            self.diary.append(self.game._state.export())
        option = decision.options[which % len(decision.options)]
        move: Option | str | int = option
        if how != "option":
            move = option.text if how == "text" else option.action
        self.game.apply(move)

    @rule(back=st.integers(1, 6))
    def undo(self, back: int) -> None:
        if back <= len(self.diary):
            self.game.undo(back)
            assert self.game._state.export() == self.diary[-back]
            del self.diary[-back:]
        else:
            self.refuses(lambda: self.game.undo(len(self.diary) + 1))

    @rule()
    def pickle(self) -> None:
        self.game = pickle.loads(pickle.dumps(self.game))

    @precondition(is_between_moves)
    @rule()
    def save_and_load(self) -> None:
        text = dumps(self.game)
        self.game = loads(text)
        assert dumps(self.game) == text

    @rule()
    def set_up_as_a_position(self) -> None:
        """Only the start of an unfinished move is left to undo."""
        again = Game.from_position(self.game.position())
        assert again == self.game
        self.diary = [] if self.is_between_moves() else self.diary[-1:]
        self.game = again

    @rule()
    def copy(self) -> None:
        copy = self.game.clone()
        assert copy == self.game and hash(copy) == hash(self.game)
        self.copies.append((copy, copy._state.export()))

    @precondition(lambda self: not self.game.is_over)
    @rule(which=st.integers(0, 6), seed=st.integers(0, 2**64 - 1))
    def look_and_sample(self, which: int, seed: int) -> None:
        viewer = which if which < len(self.game.players) else None
        view = self.game.view(viewer)
        assert View.from_data(view.to_data()) == view
        sample = view.sample(seed)
        assert check(sample._state) == 0
        assert replace(sample.view(viewer), events=()) == replace(view, events=())
        assert sample.decision is not None
        if not sample.decision.step:  # a record holds whole moves
            assert loads(dumps(sample)) == sample
        sample.apply(sample.decision.options[-1])

    @rule(move=nonsense)
    def ask_about_nonsense(self, move: str) -> None:
        self.ask_why_not(move)

    def ask_why_not(self, move: str) -> None:
        why = self.game.why_not(move)
        if why is None:
            self.game.clone().apply(move)
        else:
            assert all(texts(language)(why.message) for language in LANGUAGES)
            self.refuses(lambda: self.game.apply(move))

    @precondition(lambda self: not self.game.is_over)
    @rule(which=st.integers(0, 63), word=words)
    def ask_about_almost_a_move(self, which: int, word: str) -> None:
        assert self.game.decision is not None
        option = self.game.decision.options[which % len(self.game.decision.options)]
        self.ask_why_not(" ".join([*option.text.split()[:-1], word]))

    @rule(action=st.integers(-5, 64 * 64))
    def give_any_action_id(self, action: int) -> None:
        if action not in [option.action for option in self.game.decision.options] if self.game.decision else True:
            self.refuses(lambda: self.game.apply(action))

    def refuses(self, what: Any) -> None:
        """A refusal is a sentence in every language and changes nothing."""
        before = self.game._state.export(), self.game.moves, self.game.events
        with pytest.raises(KunitoriError) as refusal:
            what()
        assert len({refusal.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert before == (self.game._state.export(), self.game.moves, self.game.events)

    @invariant()
    def is_sound(self) -> None:
        if not hasattr(self, "game"):
            return
        assert check(self.game._state) == 0
        assert self.game.is_over == (self.game.decision is None)
        assert bool(self.game.winners) == self.game.is_over
        sheets = [sum(line.total for line in self.game.score_sheet(p)) for p in range(len(self.game.players))]
        assert sheets == [*self.game.scores]
        assert len(self.game.moves) == len(self.game.move_players)

    def teardown(self) -> None:
        for copy, as_it_was in self.copies:
            assert copy._state.export() == as_it_was


def tell(stories: int, steps: int) -> None:
    slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large]
    plan = settings(max_examples=stories, stateful_step_count=steps, suppress_health_check=slow_is_fine, deadline=None)
    run_state_machine_as_test(Story, settings=plan)


def test_stories() -> None:
    tell(40, 40)


@pytest.mark.slow
def test_long_stories() -> None:
    tell(400, 100)
