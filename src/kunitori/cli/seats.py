"""Who sits where. It is written into the record, so that a saved game finds its bots again."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.bots import new_bot
from kunitori.bots.guard import Guarded, LostMove
from kunitori.bots.names import OUTSIDE, is_visitor
from kunitori.bots.outside import OutsideBot, start_refused
from kunitori.errors import BadOptions
from kunitori.game import Game
from kunitori.i18n import Message, Texts, message
from kunitori.tables.seat_comment import PERSON, STAND_IN, read_seat_comment, seat_comment

__all__ = [
    "is_bot", "listed_bots", "read_seats", "seat_bots", "with_stand_ins", "with_styles", "write_seats",
]  # fmt: skip


def listed_bots(text: str) -> list[str]:
    """The bots of a comma-separated list; a quoted comma belongs to a command.

    >>> listed_bots("money, exec:./my_bot --ask 'one, two',random")
    ['money', "exec:./my_bot --ask 'one, two'", 'random']
    """
    parts, quote = [""], ""
    for character in text:
        if character in ",、" and not quote:
            parts.append("")
            continue
        if quote:
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
        parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def is_bot(name: str) -> bool:
    """Whether a bot of this name exists."""
    try:
        new_bot(name)
    except BadOptions:
        return False
    return True


def with_styles(bots: Sequence[str], first: int = 0, seed: int | str | None = None) -> list[str]:
    """The bots from seat ``first`` on, each with its style, so that a saved game keeps the styles.

    >>> with_styles(["captain", "beginner", "beginner/merchant"], seed=7)
    ['captain', 'beginner/warrior', 'beginner/merchant']
    """
    seats = enumerate(bots, first)
    return [bot if is_visitor(bot) else new_bot(bot, _seed_at(seat, seed)).name for seat, bot in seats]


def _seed_at(seat: int, seed: int | str | None) -> str | None:
    """The seed of a seat's own random stream."""
    return None if seed is None else f"{seed} {seat}"


def write_seats(game: Game, seats: Sequence[str]) -> None:
    """Note in the record who sits where: ``person``, the name of a bot, or ``outside``."""
    said = [OUTSIDE if is_visitor(seat) else seat for seat in seats]
    if said != read_seats(game):
        game.comment(seat_comment(said))


def read_seats(game: Game) -> list[str]:
    """Who sits where according to the last note in the record; people if there is none."""
    return [_read_seat(seat) for seat in read_seat_comment(game.record())]


def _read_seat(word: str) -> str:
    if word == OUTSIDE or is_visitor(word):
        return OUTSIDE
    return word if is_bot(word) else PERSON


def with_stand_ins(game: Game, seats: Sequence[str], say: Texts) -> tuple[list[str], tuple[Message, ...]]:
    """The seats with a stand-in for each outside bot, since a record never starts programs, and messages about it."""
    players = tuple(name for name, seat in zip(game.players, seats, strict=True) if seat == OUTSIDE)
    bot = say(f"bot-{STAND_IN}.name")
    notes = (message("seats-stand-in", players=players, bot=bot),) if players else ()
    return [STAND_IN if seat == OUTSIDE else seat for seat in seats], notes


def seat_bots(seats: Sequence[str], seed: int | str | None = None) -> dict[int, Guarded]:
    """The bots of these seats, each with its own random stream; outside bots are started and must answer."""
    bots = {seat: new_bot(name, _seed_at(seat, seed)) for seat, name in enumerate(seats) if name != PERSON}
    for bot in bots.values():
        if isinstance(bot, OutsideBot):
            try:
                bot.greet()
            except LostMove as lost:
                raise start_refused(bot.name, lost) from None
    return {seat: Guarded(bot) for seat, bot in bots.items()}
