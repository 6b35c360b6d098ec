"""Bots at a table: the loop that plays a game to its end, with every bot guarded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from kunitori.bots.guard import Fault, Guarded
from kunitori.bots.protocol import Bot
from kunitori.game import Game

__all__ = ["Told", "leave", "move", "play_out"]

Told = Callable[[Sequence[Fault]], None]
"""Called after every turn with the moves that bots lost in it."""


def move(game: Game, bot: Guarded) -> Fault | None:
    """Let a bot answer its pending decision; a move it loses is noted in the record.

    >>> from kunitori.bots import new_bot
    >>> from kunitori.game import new_game
    >>> game = new_game("kunitori", seed=7)
    >>> move(game, Guarded(new_bot("money")))
    >>> game.moves
    ('play copper',)
    """
    decision = game.decision
    assert decision is not None
    option = bot.decide(game.view(decision.player), decision)
    fault = None
    if bot.trouble:
        fault = Fault(decision.player, len(game.moves) + 1, bot.trouble, bot.is_given_up, bot.why)
        game.comment(fault.note(game.players))
    game.apply(option)
    return fault


def play_out(game: Game, bots: Sequence[Bot], *, told: Told | None = None) -> tuple[Fault, ...]:
    """Play a game to its end with a bot in every seat; return the moves that bots lost.

    A bot that fails loses its move (`Guarded`). When no bot is asked any more, they agree to end the game (ruling 16).

    >>> from kunitori.bots import new_bot
    >>> from kunitori.game import new_game
    >>> game = new_game("kunitori", seed=7)
    >>> play_out(game, [new_bot("money"), new_bot("money")]), game.is_over
    ((), True)
    """
    seated = [bot if isinstance(bot, Guarded) else Guarded(bot) for bot in bots]
    faults: list[Fault] = []
    known, turn = 0, game.turn
    try:
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if all(bot.is_given_up for bot in seated):
                game.agree_to_end()
            elif fault := move(game, seated[decision.player]):
                faults.append(fault)
            if told and (game.turn != turn or game.is_over):
                told(faults[known:])
                known, turn = len(faults), game.turn
    finally:
        leave(game, enumerate(seated))
    return tuple(faults)


def leave(game: Game, bots: Iterable[tuple[int, Guarded]]) -> None:
    """Tell the bots in these seats that the game is over or was aborted."""
    for seat, bot in bots:
        bot.leave(game.view(seat) if game.is_over else None)
