"""What people, bots and the server may do at a table."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from kunitori.bots import new_bot
from kunitori.decisions.move import AGREEMENT, MORE
from kunitori.decisions.reading import MAX_MOVE_CHARACTERS
from kunitori.errors import BadOptions, IllegalMove, quoted
from kunitori.game import Game
from kunitori.tables.absence import Absence
from kunitori.tables.crests import free_crest
from kunitori.tables.deal import checked_part
from kunitori.tables.entries import Draft
from kunitori.tables.folding import FoldedTable
from kunitori.tables.names import (
    MAX_NOTE_CHARACTERS,
    checked_crest,
    checked_name,
    checked_words,
    free_name,
)
from kunitori.tables.resigning import who_resigned
from kunitori.tables.seat import Seat
from kunitori.tables.seat_comment import PERSON, STAND_IN, seat_comment
from kunitori.tables.settings import MAX_MOVES, MAX_PACE_MILLISECONDS

__all__ = ["Table"]

BOTS_ROUNDS = 100
"""A game that bots play among themselves ends after this many rounds, unless its settings say when (ruling 16)."""
BOTS_MOVES = MAX_MOVES
"""The same for a game that began otherwise: it ends after this many moves."""


class Table(FoldedTable):
    """A table after the entries of its log.

    `sit`, `move`, `undo` and the like change nothing: they return a `Draft` that may be appended to the log, or raise a
    `KunitoriError`. Only `add` changes a table.
    """

    __slots__ = ()

    # ---- sitting down
    def sit(
        self, guest: str, name: str, crest: str, token_hash: str, seat: int | None = None, part: str | None = None
    ) -> Draft:
        """A guest takes a seat, by default the first free one.

        ``part`` commits to a number for the shuffles; a table that takes none ignores it.
        """
        self._check_gathering()
        name, crest, part = checked_name(name), checked_crest(crest), checked_part(part)
        if self.seats_of(guest) and not self.settings.hot_seat:
            raise IllegalMove("error-table-sits-already")
        free = [number for number, there in enumerate(self.seats) if not there.is_taken]
        if not free:
            raise IllegalMove("error-table-full")
        if seat is not None and not self._seat(seat).is_taken:
            free = [seat]
        elif seat is not None:
            raise IllegalMove("error-table-taken", seat=seat + 1)
        name = free_name(name, [there.name for there in self.seats if there.is_person])
        crest = free_crest(crest, [there.crest for there in self.seats if there.guest])
        data = {"guest": guest, "name": name, "crest": crest, "token": token_hash}
        if part is not None and self.settings.takes_parts:
            data["part"] = part
        return Draft("sit", free[0], data)

    def leave(self, seat: int) -> Draft:
        """A person leaves a seat before the game begins."""
        self._check_gathering()
        if self.is_dealing:  # a second deal would be a second try
            raise IllegalMove("error-table-begun")
        self._person(seat)
        return Draft("leave", seat)

    def rename(self, seat: int, name: str | None = None, crest: str | None = None) -> Draft:
        """A person changes their crest, or before the game their name."""
        there = self._person(seat)
        data: dict[str, Any] = {}
        if name is not None and (name := checked_name(name)) != there.name:
            self._check_gathering()
            others = [other.name for other in self.seats if other is not there and other.is_person]
            data["name"] = free_name(name, others)
        if crest is not None:
            data["crest"] = checked_crest(crest)
        return Draft("name", seat, data)

    def draw_secret(self) -> Draft:
        """The server commits to its secret; after that the players open their numbers."""
        self._check_gathering()
        if not self.is_full:
            raise IllegalMove("error-table-not-full")
        if self.is_dealing or not self.has_parts:
            raise IllegalMove("error-table-begun")
        return Draft("commit", None, self._deal.draw())

    def take_secret(self, secret: str, salt: str) -> Draft:
        """The server commits to the secret that all tables of a daily challenge share."""
        self._check_gathering()
        if self.settings.daily is None or self.is_dealing:
            raise IllegalMove("error-table-begun")
        return Draft("commit", None, {"secret": secret, "salt": salt})

    def open_number(self, seat: int, number: str) -> Draft:
        """A player opens the number that the part committed to."""
        self._person(seat)
        self._check_gathering()
        self._deal.check_number(seat, number)
        return Draft("open", seat, {"number": number})

    def start(self) -> Draft:
        """Deal the cards; the draft holds a whole record with its secret."""
        self._check_gathering()
        source = self.settings.source()
        is_finished = source is not None and self.settings.is_finished(source)
        if not self.is_full and not is_finished:
            raise IllegalMove("error-table-not-full")
        bots = self._settled_bots()
        if source is not None and is_finished:
            game = source
        else:
            names = self.names
            game = _renamed(source, names) if source else self._dealt(names)
            game.comment(seat_comment([bot or PERSON for bot in bots]))
        record = game.record()
        data: dict[str, Any] = {"record": record.to_text(), "rules": record.rules, "bots": bots}
        if is_finished and (resigned := who_resigned(record)):
            data["resigned"] = [*resigned]
        return Draft("start", None, data)

    def _settled_bots(self) -> list[str | None]:
        """The bots by seat, each with its style, so that a restart keeps the styles."""
        seed = self.settings.seed or secrets.token_hex(8)
        plans = enumerate(self.settings.seats)
        return [None if plan.bot is None else new_bot(plan.bot, f"{seed} {number}").name for number, plan in plans]

    def _dealt(self, names: tuple[str, ...]) -> Game:
        here, deal = self.settings, self._deal
        is_played = any(plan.is_person for plan in here.seats)
        rounds = here.max_rounds or (0 if is_played else BOTS_ROUNDS)
        return Game(
            here.cards(), names, here.seed, start=here.start, max_rounds=rounds, secret=deal.secret, salt=deal.salt,
            parts=deal.parts if deal.is_drawn and deal.is_mixed else (),
        )  # fmt: skip

    # ---- playing
    def move(self, seat: int, text: str, *, by_bot: bool = False, joined: bool = False) -> Draft:
        """A whole move of the seat that has to decide.

        A ``joined`` one belongs to the choice before it, and undo takes them back together.
        """
        game = self._running_game()
        there = self._seat(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        if there.is_person and there.stand_in and not by_bot:
            self._check_still_playing(there)
            raise IllegalMove("error-table-stood-in")
        if seat != self.asked:
            assert self.asked is not None
            raise IllegalMove("error-table-turn", player=self.names[self.asked])
        if by_bot != (there.player is not None) or (by_bot and self.undo_request):
            raise IllegalMove("error-table-not-asked")
        if not isinstance(text, str) or len(text) > MAX_MOVE_CHARACTERS or MORE in text:
            raise IllegalMove("error-move-partial", move=quoted(text))
        if why := game.why_not(text):
            raise IllegalMove(why.message.id, rule=why.rule, **dict(why.message.args))
        if game.read(text) == AGREEMENT:
            raise IllegalMove("error-table-agree-together")
        data: dict[str, Any] = {"move": " ".join(text.split()), "by": "bot" if by_bot else PERSON}
        return Draft("move", seat, {**data, "joined": True} if joined else data)

    def undo(self, seat: int, moves: int) -> Draft:
        """Undo moves, or ask those who have to agree."""
        self._running_game()
        self._check_playing(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        if isinstance(moves, bool) or not isinstance(moves, int) or not 1 <= moves <= self.moves_here:
            raise BadOptions("error-undo", moves=self.moves_here)
        if self.undo_request:
            raise IllegalMove("error-table-undo-asked", player=self.names[self.undo_request.by])
        if self._is_undo_barred(seat, moves):
            raise IllegalMove("daily-error-undo")
        waits_for = self.undo_asks(seat, moves)
        if not waits_for:
            return Draft("undo", seat, {"moves": moves})
        return Draft("ask_undo", seat, {"moves": moves, "waits_for": sorted(waits_for)})

    def answer_undo(self, seat: int, agrees: bool) -> Draft:
        """Agree to an undo or refuse it; the person who asked may withdraw it.

        Those who have agreed may still refuse, so that nobody waits for the answer of somebody who is away.
        """
        self._running_game()
        self._check_playing(seat)
        asked = self.undo_request
        if asked is None or (agrees and seat not in asked.waits_for):
            raise IllegalMove("error-table-undo-nothing")
        return Draft("answer_undo", seat, {"agrees": bool(agrees)})

    def agree(self, seat: int, agrees: bool = True) -> Draft:
        """Agree to end and score the game here, or withdraw that (ruling 16); it ends when all people agree."""
        self._running_game()
        self._check_playing(seat)
        if self.settings.daily is not None:
            raise IllegalMove("daily-error-agree", rule="ruling 16")
        if bool(agrees) == (seat in self.agreed):
            raise IllegalMove("error-table-agreed" if agrees else "error-table-not-agreed", rule="ruling 16")
        return Draft("agree", seat, {"agrees": bool(agrees)})

    def resign(self, seat: int) -> Draft:
        """Resign the game."""
        self._running_game()
        self._check_still_playing(self._person(seat))
        return Draft("resign", seat, {"bot": STAND_IN})

    def stand_in(self, by: int, seat: int, since: float, now: float) -> Draft:
        """Somebody who waits lets a bot play for a person who has been away since then; the person keeps their say."""
        absence, since = self._check_away(by, seat, since)
        if self.seats[seat].stand_in:
            raise IllegalMove("error-table-stands-in", player=self.names[seat])
        if seat != self.asked or now - since < absence.stand_in:
            raise IllegalMove("error-table-not-away", player=self.names[seat])
        return Draft("stand_in", seat, {"bot": STAND_IN, "by": by, "since": since})

    def concede(self, by: int, seat: int, since: float, now: float) -> Draft:
        """Somebody who waits decides without a person who has been away since then, until the person is back."""
        absence, since = self._check_away(by, seat, since)
        if now - since < absence.concede:
            raise IllegalMove("error-table-not-away", player=self.names[seat])
        return Draft("concede", seat, {"bot": STAND_IN, "by": by, "since": since})

    def _check_away(self, by: int, seat: int, since: float) -> tuple[Absence, float]:
        """What was agreed about absence, and since when it counts for a person: not before the table waits for them."""
        self._running_game()
        self._check_playing(by)
        there = self._person(seat)
        if there.has_resigned or there.is_out_of_time:
            raise IllegalMove("error-table-stands-in", player=self.names[seat])
        if there.has_conceded:
            raise IllegalMove("error-table-conceded", player=self.names[seat])
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        if self.settings.absence is None:
            raise IllegalMove("error-table-clock-decides")
        if there.awaited_since is None or self._is_same_guest(by, seat):
            raise IllegalMove("error-table-not-away", player=self.names[seat])
        return self.settings.absence, max(since, there.awaited_since)

    def hand_back(self, seat: int) -> Draft:
        """A person who was away plays again."""
        self._running_game()
        there = self._person(seat)
        self._check_still_playing(there)
        if not there.stand_in:
            raise IllegalMove("error-table-no-stand-in")
        return Draft("hand_back", seat)

    def time_up(self, seat: int, now: float) -> Draft:
        """A clock has run out; a bot plays from now on."""
        self._running_game()
        self._check_still_playing(self._person(seat))
        if seat != self._clock_seat or self.remaining(seat, now):
            raise IllegalMove("error-table-time-left", player=self.names[seat])
        return Draft("time_up", seat, {"bot": STAND_IN})

    def is_too_long(self) -> bool:
        """Whether only bots play, and have played for so long that the game ends here."""
        game = self.game
        return game is not None and self.stage == "playing" and not self.people and game.move_count >= BOTS_MOVES

    def expire(self) -> Draft:
        """End and score a game that only bots play and that is too long (ruling 16)."""
        self._running_game()
        if not self.is_too_long():
            raise IllegalMove("error-table-not-over")
        return Draft("expire", None)

    def outage(self, seconds: float) -> Draft:
        """No clock ran for this long, because no server did; negative if the time was set back."""
        self._running_game()
        if self._clock_seat is None:
            raise IllegalMove("error-table-no-clock")
        return Draft("outage", None, {"seconds": round(seconds, 3)})

    def pause(self, seat: int) -> Draft:
        """Pause the game: clocks stop and bots wait."""
        self._running_game()
        self._check_playing(seat)
        if self.is_paused:
            raise IllegalMove("error-table-paused")
        return Draft("pause", seat)

    def resume(self, seat: int, now: float) -> Draft:
        """Resume a paused game; where clocks run and somebody else is not ready, ask for it."""
        self._running_game()
        self._check_playing(seat)
        if not self.is_paused:
            raise IllegalMove("error-table-not-paused")
        ready = self.ready | {seat}
        if now >= self.resume_from(ready, now):
            return Draft("resume", seat)
        if seat in self.ready:
            players = tuple(self.names[other] for other in self.waited_for(ready))
            raise IllegalMove("error-table-not-ready", players=players, count=len(players))
        return Draft("ask_resume", seat)

    def change_pace(self, seat: int, pace: int) -> Draft:
        """A person who plays here changes the pace of the bots; it is for everybody, and the last wish counts."""
        self._running_game()
        self._check_playing(seat)
        if isinstance(pace, bool) or not isinstance(pace, int) or not 0 <= pace <= MAX_PACE_MILLISECONDS:
            raise BadOptions("error-table-number", name="pace", value=quoted(pace), low=0, high=MAX_PACE_MILLISECONDS)
        if pace == self.pace:
            raise IllegalMove("error-table-pace")
        return Draft("pace", seat, {"pace": pace})

    # ---- around the game
    def say(self, seat: int | None, name: str, text: str, team: bool = False) -> Draft:
        """Say something to all or to the team; a spectator (no seat) gives a name."""
        if seat is None:
            name = free_name(checked_name(name), [there.name for there in self.seats])
        else:
            name = self._person(seat).name
        data: dict[str, Any] = {"name": name, "text": checked_words(text)}
        if team:
            if seat is None or not self.teams or len(self.seats) == 2:  # alone, a team has nobody to talk to
                raise IllegalMove("error-table-no-team", rule="M1.1")
            data["team"] = seat % 2
        return Draft("chat", seat, data)

    def rematch(self, seat: int, id: str) -> Draft:
        """A new table has been set up for the same people."""
        self._person(seat)
        if self.stage != "over":
            raise IllegalMove("error-table-not-over")
        if self.next_table:
            raise IllegalMove("error-table-rematch")
        return Draft("rematch", seat, {"table": id})

    def report(self, seat: int, note: str) -> Draft:
        """Somebody who sits here reports a problem with the game."""
        self._person(seat)
        return Draft("problem", seat, {"note": checked_words(note, MAX_NOTE_CHARACTERS)})

    # ---- checks
    def _person(self, seat: int) -> Seat:
        """The seat, if a person sits there."""
        there = self._seat(seat)
        if there.guest is None:
            raise IllegalMove("error-table-nobody", seat=seat + 1)
        return there

    def _check_playing(self, seat: int) -> Seat:
        """The seat, if a person plays there now."""
        there = self._person(seat)
        self._check_still_playing(there)
        if there.stand_in:
            raise IllegalMove("error-table-stood-in")
        return there

    def _check_still_playing(self, seat: Seat) -> None:
        if seat.has_resigned:
            raise IllegalMove("error-table-resigned")
        if seat.is_out_of_time:
            raise IllegalMove("error-table-out-of-time")

    def _check_gathering(self) -> None:
        if self.stage != "gathering":
            raise IllegalMove("error-table-begun")

    def _running_game(self) -> Game:
        game = self._game()
        if self.result:
            raise IllegalMove("error-table-over")
        return game


def _renamed(source: Game, names: tuple[str, ...]) -> Game:
    """The same game with other names, in its moves too."""
    game = Game.from_record(replace(source.record(), players=names, lines=(), result=None))
    for _, given in source.replay():
        for x in given:
            game.answer(x)
    return game
