"""Who sits where: people and bots around a game, written into its record so that a saved game finds its bots again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kunitori.bots import BOTS, Bot, new_bot
from kunitori.game import Game
from kunitori.i18n import Texts

__all__ = ["bot_names", "read_seats", "seat_bots", "write_seats"]

_PERSON = "person"
_COMMENT = "seats"


def bot_names(bots: Sequence[str], say: Texts, taken: Sequence[str] = ()) -> list[str]:
    """A name for each bot, different from one another and from the people's.

    >>> from kunitori.i18n import texts
    >>> bot_names(["money", "money", "random"], texts("en"))
    ['Merchant', 'Merchant 2', 'Ronin']
    """
    names: list[str] = []
    often: Counter[str] = Counter()
    for bot in bots:
        while True:
            often[bot] += 1
            name = say(f"bot-{bot}.name")
            name = name if often[bot] == 1 else f"{name} {often[bot]}"
            if name not in taken:
                break
        names.append(name)
    return names


def write_seats(game: Game, seats: Sequence[str]) -> None:
    """Note in the record who sits where: ``person`` or the name of a bot, for each seat."""
    game.comment(" ".join([_COMMENT, *seats]))


def read_seats(game: Game) -> list[str]:
    """Who sits where by the record; people only, if it does not say."""
    for line in game.record().lines:
        words = line.removeprefix("#").split()
        seats = words[1:]
        if line.startswith("#") and words[:1] == [_COMMENT] and len(seats) == len(game.players):
            return [seat if seat in BOTS else _PERSON for seat in seats]
    return [_PERSON] * len(game.players)


def seat_bots(seats: Sequence[str], seed: int | str | None = None) -> dict[int, Bot]:
    """The bots of these seats, each with a random stream of its own."""
    return {
        seat: new_bot(name, None if seed is None else f"{seed} {seat}")
        for seat, name in enumerate(seats)
        if name != _PERSON
    }
