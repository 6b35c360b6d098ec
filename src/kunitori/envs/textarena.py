"""The games as environments of TextArena (docs/language-models.md). Needs the extra ``textarena``.

Importing this module registers ``kunitori/Kunitori-v0``, ``kunitori/WorldOnFire-v0``, ``kunitori/WorldChaos-v0`` and
``kunitori/Moegahara-v0``; each also without wrappers, as in ``kunitori/Kunitori-v0-raw``.

>>> env = TextArenaEnv("kunitori")
>>> env.reset(num_players=2, seed=7)
>>> seat, told = env.get_observation()
>>> env.step("I end my turn: [end]")
(False, {'moves': ['end']})
>>> env.get_observation()[0] == seat
False
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from kunitori.cards.sets import card_set
from kunitori.envs.words import RETRIES, Conversation
from kunitori.errors import KunitoriError
from kunitori.game import Game
from kunitori.i18n import texts
from kunitori.pictures.text import result

if find_spec("textarena") is None:
    raise KunitoriError("extra-missing", extra="textarena")

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY, register_with_versions
from textarena.wrappers import GameBoardObservationWrapper

__all__ = ["MAX_ROUNDS", "TextArenaEnv", "environment_id"]

MAX_ROUNDS = 200
"""The limit of rounds (ruling 16) unless another is chosen."""


class TextArenaEnv:
    """One game, with a player of TextArena in every seat.

    A player reads a prompt with rules and cards once, and a board whenever it is asked. A wrong answer is refused with
    its reason; after ``retries`` more the option that does least is played. Rewards are 1 for the winner, or the
    winning team, and -1 for the others. ``lists_moves`` says whether the board lists the open moves.
    """

    def __init__(
        self,
        game: str = "world_on_fire",
        language: str = "en",
        *,
        lists_moves: bool = True,
        retries: int = RETRIES,
        max_rounds: int = MAX_ROUNDS,
    ) -> None:
        self._cards = card_set(game)
        self._language = texts(language).language
        self._lists_moves, self._retries, self._max_rounds = lists_moves, retries, max_rounds

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; `BadOptions` if it is not for this number of players."""
        self._cards.check_players(num_players)
        self.game: Game = Game(self._cards, num_players, seed, max_rounds=self._max_rounds)
        self.talk: Conversation = Conversation(
            self.game, self._language, lists_moves=self._lists_moves, retries=self._retries
        )
        self.state: Any = ta.FFAMultiPlayerState(num_players=num_players, seed=seed, error_allowance=self._retries)
        names = dict(enumerate(self.game.players))
        self.state.reset(
            game_state={},
            player_prompt_function=lambda player_id, game_state: self._prompt(player_id),
            role_mapping=names,
        )
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Give the answer of the player who is asked."""
        seat = self.state.current_player_id
        # What a player thinks aloud is nobody else's business.
        self.state.add_observation(action, ta.ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        reply = self.talk.answer(seat, action)
        self.state.step_info = {"moves": list(reply.moves)} if reply.moves else {"refusal": reply.refusal}
        if reply.is_lost:
            self.state.game_info[seat]["invalid_move"] = True
            self.state.step_info["refusal"] = reply.refusal
        self.talk.play_on()
        if self.game.is_over:
            self.state.set_winners([*self.game.winners], texts(self._language)(result(self.game.view(None))))
        self.state.made_invalid_move = not reply.moves
        done, info = self.state.step(rotate_player=False)
        if not done:
            if reply.refusal and self.game.asked != seat:
                self.state.add_observation(reply.refusal, ta.ObservationType.GAME_ADMIN, to_id=seat)
            self._ask(reply.refusal if self.game.asked == seat else "")
        return done, info

    def get_observation(self) -> tuple[int, Any]:
        """The seat that is asked, and what it has not read yet."""
        return self.state.current_player_id, self.state.get_current_player_observation()

    def close(self) -> tuple[dict[int, int], dict[int, dict[str, Any]]]:
        """The rewards by seat, and what became of each."""
        rewards, game_info = self.state.close()
        return rewards, game_info

    def _prompt(self, seat: int) -> str:
        return f"{self.talk.briefing(seat)}\n\n{texts(self._language)('words-answer')}"

    def _ask(self, refusal: str = "") -> None:
        seat = self.game.asked
        assert seat is not None
        self.state.manually_set_current_player_id(seat)
        board = self.talk.board(seat, refusal=refusal)
        self.state.add_observation(board, ta.ObservationType.GAME_BOARD, to_id=seat)


ta.Env.register(TextArenaEnv)  # not derived from it, because TextArena has no types


def environment_id(game: str) -> str:
    """The id of a game's environment.

    >>> environment_id("world_on_fire")
    'kunitori/WorldOnFire-v0'
    """
    return f"kunitori/{game.title().replace('_', '')}-v0"


for _game in ("kunitori", "world_on_fire", "world_chaos", "moegahara"):
    if environment_id(_game) not in ENV_REGISTRY:
        register_with_versions(
            id=environment_id(_game),
            entry_point="kunitori.envs.textarena:TextArenaEnv",
            wrappers={"default": [GameBoardObservationWrapper]},
            game=_game,
        )
