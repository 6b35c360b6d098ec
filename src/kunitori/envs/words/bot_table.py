"""A guest at a table of bots: one seat in words, our bots on all others.

>>> table = BotTable()
>>> print(table.new_game("kunitori", bots=["money"], seed=7).splitlines()[0])
Kunitori!
>>> table.why_not("buy gold")
'Gold costs 6. With all the treasure in your hand you have 2. (rule C6.2)'
>>> table.play("buy farmers").splitlines()[0]
'Played: play copper, play copper and buy farmers.'
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from kunitori.bots import bots_for, check_bot, new_bot
from kunitori.bots.guard import Guarded
from kunitori.bots.names import personal_names
from kunitori.bots.table import leave, move
from kunitori.bots.unknown import unknown_bot
from kunitori.cards.corrections import Corrections
from kunitori.cards.facts import game_name
from kunitori.cards.sets import CardSet, card_set
from kunitori.envs.words.books import card_text, rule_text
from kunitori.envs.words.conversation import Conversation
from kunitori.errors import BadOptions, KunitoriError
from kunitori.game import Game
from kunitori.i18n import texts
from kunitori.pictures.text import result
from kunitori.tables.seat_comment import PERSON, seat_comment

__all__ = ["BotTable"]

_SEAT = 0
_BOT = "captain"
_MAX_ROUNDS = 200  # ruling 16


class BotTable:
    """One game at a time, with the guest on the first seat; who begins is random, as always (C1.5).

    Wrong moves are refused as often as it takes. Everything is said in one language; a wrong wish is a `KunitoriError`.
    ``corrections`` are an owner's numbers for the cards.
    """

    def __init__(
        self, language: str = "en", *, lists_moves: bool = True, corrections: Corrections | None = None
    ) -> None:
        self.lists_moves = lists_moves
        self._corrections = corrections
        self._say = texts(language)
        self._talk: Conversation | None = None
        self._bots: dict[int, Guarded] = {}

    def new_game(
        self,
        game: str = "world_on_fire",
        players: int = 2,
        bots: Sequence[str] = (),
        seed: str | int | None = None,
        mix: str | None = None,
    ) -> str:
        """Begin a game and give up the one that is running; the rules, the cards, and the first question.

        ``bots`` take the seats after the guest's; the last of them takes those that are left. ``mix`` names the cards
        of a custom game.
        """
        cards = card_set(game, mix, None if mix is None else seed, self._corrections)
        cards.check_players(players)
        named = self._named(cards, players, bots)
        word = secrets.token_hex(8) if seed is None else str(seed)
        guest = self._say("words-guest")
        names = [guest, *personal_names(len(named), word, self._say, lambda name: name != guest)]
        started = Game(cards, names, word, max_rounds=_MAX_ROUNDS)
        seated = {seat: Guarded(new_bot(bot, f"{word} {seat}")) for seat, bot in enumerate(named, 1)}
        started.comment(seat_comment([PERSON, *(bot.name for bot in seated.values())]))
        if self._talk is not None:
            leave(self._talk.game, self._bots.items())
        self._talk = Conversation(started, self._say.language, lists_moves=self.lists_moves)
        self._bots = seated
        self._let_bots_play()
        return f"{self._talk.briefing(_SEAT)}\n\n{self._board()}"

    def _named(self, cards: CardSet, players: int, bots: Sequence[str]) -> list[str]:
        """A bot for every seat but the guest's, by plain names only: a guest must not start programs or name files."""
        seats = players - 1
        named = [*(bots or [_BOT])]
        if len(named) > seats:
            raise BadOptions("words-error-bots", seats=seats)
        for bot in named:
            if ":" in bot:
                raise unknown_bot(bot, bots_for(cards, players))
            check_bot(bot, cards, players)
        return [*named, *[named[-1]] * (seats - len(named))]

    def look(self) -> str:
        """The table as the guest may know it, and what is asked."""
        return self._running().look(_SEAT)

    def moves(self) -> str:
        """The moves that are open to the guest."""
        talk = self._running()
        return talk.moves(_SEAT) or self._over(talk)

    def why_not(self, move: str) -> str:
        """Why a move cannot be played now, with its rule, or that it can be."""
        return self._running().why_not(_SEAT, move) or self._say("words-is-open")

    def play(self, move: str) -> str:
        """Play a move, and let the bots play until the guest is asked again or the game is over."""
        talk = self._running()
        moves = talk.play(_SEAT, move)
        self._let_bots_play()
        return f"{self._say('words-played', moves=moves)}\n\n{self._board()}"

    def rules(self, what: str = "") -> str:
        """The rules with a number or a word, or the headings of the rulebook."""
        return rule_text(what, self._say)

    def cards(self, card: str = "", game: str = "") -> str:
        """The page of a card, or all cards in one line each; of the running game, unless another is named."""
        if game or self._talk is None:
            found = card_set(game or "world_on_fire", corrections=self._corrections)
        else:
            found = self._talk.game.cards
        return f"{self._say(game_name(found.game))}\n\n{card_text(card, found, self._say)}"

    def record(self) -> str:
        """The record of the game; the secret of the shuffles is in it when the game is over."""
        game = self._running().game
        record = game.record()
        return (record if game.is_over else record.without_secret()).to_text()

    # ---- running a game
    def _running(self) -> Conversation:
        if self._talk is None:
            raise KunitoriError("words-no-game")
        return self._talk

    def _let_bots_play(self) -> None:
        game = self._running().game
        while game.asked is not None and game.asked != _SEAT:
            move(game, self._bots[game.asked])
        if game.is_over:
            leave(game, self._bots.items())

    def _board(self) -> str:
        return self._running().board(_SEAT)

    def _over(self, talk: Conversation) -> str:
        return self._say(result(talk.game.view(_SEAT)))
