"""Sets up a table from the options of the command line, and asks for what they leave open."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from kunitori.bots import BOTS, bots_for, check_bot, new_bot
from kunitori.bots.names import OUTSIDE, bot_badge, is_visitor
from kunitori.cards import PLAYABLE_GAMES, CardSet, Corrections, Expansion, card_set, load_expansion, parse_expansion
from kunitori.cards.expansion import find_expansion
from kunitori.cards.facts import game_name
from kunitori.cli import files
from kunitori.cli.arguments import Request
from kunitori.cli.files import TableSetup
from kunitori.cli.own_cards import named_expansion
from kunitori.cli.seats import (
    is_bot,
    listed_bots,
    read_seats,
    with_stand_ins,
    with_styles,
    write_seats,
)
from kunitori.cli.terminal import Terminal
from kunitori.cli.typed import read_number
from kunitori.errors import BadOptions, KunitoriError
from kunitori.game import Game, loads
from kunitori.i18n import LANGUAGES, Message, Texts, message, texts
from kunitori.tables.names import names_of_bots
from kunitori.tables.seat_comment import PERSON
from kunitori.values.vocabulary import default_names, is_player_name, shared_name

__all__ = ["ReadyGame", "load_game", "named_bots", "set_up_auto_table", "set_up_table"]

_T = TypeVar("_T")
_MAX_PLAYERS = 6
_AUTO_MAX_ROUNDS = 200  # ruling 16


@dataclass(frozen=True, slots=True)
class ReadyGame:
    """A game ready to be played, who sits where, and the setup it came from."""

    game: Game
    seats: list[str]
    table: TableSetup
    seed: str | None = None
    file: str | None = None
    """The file it was loaded from."""
    notes: tuple[Message, ...] = ()
    """Messages for the people before they begin."""


def load_game(path: str, say: Texts, bots: Sequence[str] | None = None, table: TableSetup | None = None) -> ReadyGame:
    """Load a saved game. The given bots take the bots' seats in order.

    Without them, bots come from the record, and outside bots from the remembered table.
    """
    game = loads(files.read_text(path))
    seats = read_seats(game)
    places = [place for place, seat in enumerate(seats) if seat != PERSON]
    if bots is not None and len(bots) != len(places):
        raise BadOptions("error-load-bots", seats=len(places), bots=len(bots))
    if bots is None and table is not None and len(table.bots) == len(places):
        remembered = zip(places, table.bots, strict=True)
        bots = [bot if seats[place] == OUTSIDE else seats[place] for place, bot in remembered]
    for bot in bots or ():
        check_bot(bot, game.cards, len(seats))
    for place, bot in zip(places, bots or (), strict=False):
        seats[place] = with_styles([bot])[0]
    write_seats(game, seats)
    seats, notes = with_stand_ins(game, seats, say)
    return ReadyGame(game, seats, table or _setup_of(game, seats), file=path, notes=notes)


def _setup_of(game: Game, seats: list[str]) -> TableSetup:
    people = tuple(name for name, seat in zip(game.players, seats, strict=True) if seat == PERSON)
    mix = game.cards.mix if game.cards.game == "custom" else None
    bots = tuple(seat for seat in seats if seat != PERSON)
    own = game.cards.expansion
    rules = str(game.cards.house) or None
    return TableSetup(game.cards.game, mix, rules, people, bots, cards=own.to_text() if own else None)


def named_bots(request: Request) -> list[str] | None:
    """The bots on the command line, or None."""
    return listed_bots(request.values["bots"]) if request.listed("bots") else None


def set_up_auto_table(request: Request, corrections: Corrections, say: Texts) -> ReadyGame:
    """A table of bots only, from the options."""
    if "players" in request.values:
        raise KunitoriError("command-error-auto-players")
    bots = named_bots(request) or ["captain", "retainer"]
    rounds = request.number("max-rounds", 1)
    game = request.values.get("game", "custom" if "mix" in request.values else "world_on_fire")
    rounds = _AUTO_MAX_ROUNDS if rounds is None else rounds
    mix, rules, own = (request.values.get(name) for name in ("mix", "rules", "cards"))
    table = TableSetup(game, mix, rules, (), tuple(bots), rounds, cards=own)
    return _new_game(table, request.values.get("seed"), corrections, say)


def set_up_table(request: Request, corrections: Corrections, terminal: Terminal) -> ReadyGame:
    """A table from the options. Offers the last table again, and asks for what is missing."""
    seed = request.values.get("seed")
    rounds = request.number("max-rounds", 1)
    try:
        last = files.read_table()
    except KunitoriError as problem:
        terminal.print(problem.sentence(terminal.say.language))
        last = None
    is_open = not {"game", "mix", "cards", "rules", "players", "bots"} & request.values.keys()
    if last and is_open:
        if last.language in LANGUAGES and "lang" not in request.values and not os.environ.get("KUNITORI_LANG"):
            terminal.say = texts(last.language)
        again = _offer_last(last, request, corrections, terminal)
        if again:
            return again
    if is_open:
        _choose_language(request, terminal)
    table = _ask_setup(request, corrections, terminal)
    if is_open and seed is None:
        seed = terminal.ask_or_leave(terminal.say("setup-seed") + " ") or None
    return _new_game(replace(table, max_rounds=rounds), seed, corrections, terminal.say)


def _offer_last(last: TableSetup, request: Request, corrections: Corrections, terminal: Terminal) -> ReadyGame | None:
    """The unfinished game or the same table again, or None if the people want neither."""
    say = terminal.say
    if last.unfinished and Path(last.unfinished).is_file():
        terminal.print(Text(say("offer-unfinished", table=_described(last, say))))
        if terminal.agrees(say("offer-go-on"), by_default=True):
            try:
                setting = load_game(last.unfinished, say, table=last)
                if not setting.game.is_over:
                    return setting
            except KunitoriError as problem:
                terminal.print(problem.sentence(say.language))
    if not last.people and not last.bots:
        return None
    terminal.print(Text(say("offer-last", table=_described(last, say))))
    if not terminal.agrees(say("offer-again"), by_default=True):
        return None
    rounds = request.number("max-rounds", 1)
    try:
        return _new_game(replace(last, max_rounds=rounds), request.values.get("seed"), corrections, say)
    except KunitoriError as problem:
        terminal.print(problem.sentence(say.language))
        return None


def _described(table: TableSetup, say: Texts) -> str:
    names = (*table.people, *(bot_badge(bot, say) for bot in table.bots if is_bot(bot)))
    game = game_name(table.game) if table.game in PLAYABLE_GAMES else table.game
    if table.cards:
        game = message("table-own-cards", game=game, cards=_title(table.cards))
    return say("table-line", game=game, players=names)


def _title(cards: str) -> str | Message:
    """What to call own cards: the name of their file, or only that."""
    return message("table-own-cards-some") if cards.startswith("{") else Path(cards).stem


def _choose_language(request: Request, terminal: Terminal) -> None:
    if "lang" in request.values:
        return
    names = [texts(language)("rulebook-language") for language in LANGUAGES]
    here = LANGUAGES.index(terminal.say.language)
    chosen = _choice(terminal, "setup-language", names, here)
    terminal.say = texts(LANGUAGES[chosen])


def _choice(terminal: Terminal, question: str, labels: list[str], default: int) -> int:
    """The index of one of the labels, chosen by number; an empty line takes the default."""
    say = terminal.say
    terminal.print(Text(say(question)))
    for number, label in enumerate(labels, 1):
        terminal.print(Text(f"  {number}  {label}"))
    while True:
        line = terminal.ask_or_leave(say("setup-number", default=default + 1) + " ").casefold()
        if not line:
            return default
        if chosen := read_number(line, 1, len(labels)):
            return chosen - 1
        terminal.print(say("choose-number", least=1, most=len(labels)))


def _ask_setup(request: Request, corrections: Corrections, terminal: Terminal) -> TableSetup:
    say = terminal.say
    people, bots = request.listed("players"), named_bots(request)
    for bot in bots or ():
        new_bot(bot)
    if people is not None:
        people = _checked_people(people, say, bots)
    game, mix = request.values.get("game"), request.values.get("mix")
    own = named_expansion(request)
    if game is None:
        if mix is not None:
            game = "custom"
        else:
            games = [name for name in PLAYABLE_GAMES if not own or name != "moegahara"]
            names = [say(f"offer-{name.replace('_', '-')}", game=game_name(name)) for name in games]
            game = games[_choice(terminal, "setup-game", names, 1)]
    if game == "custom" and mix is None:
        read_mix = partial(_checked_mix, request=request, corrections=corrections, own=own)
        mix = _ask_until_valid(terminal, "setup-mix", read_mix)
    rules = request.values.get("rules")
    cards = _cards(game, mix, request.values.get("seed"), corrections, rules, own)
    if people is None:
        whole = None if bots is None else cards
        question = "setup-people-teams" if cards.teams else "setup-people"
        people = _ask_until_valid(
            terminal, question, lambda line: _checked_people(_split_names(line), say, bots, whole)
        )
        is_open = bots is None
    else:
        is_open = bots is None and len(people) == 1
    if is_open:
        seated = len(people)
        offer = _bots_on_offer(cards, seated, say)
        read = partial(_checked_bots, people=seated, cards=cards)
        bots = _ask_until_valid(terminal, "setup-bots", lambda line: read(listed_bots(line)), offer)
    return TableSetup(game, mix, rules, tuple(people), tuple(bots or ()), cards=request.values.get("cards"))


def _bots_on_offer(cards: CardSet, people: int, say: Texts) -> RichTable:
    """The bots that can join this many people: option, name at the table, and description."""
    here = {bot for players in range(people + 1, _MAX_PLAYERS + 1) for bot in bots_for(cards, players)}
    offer = RichTable.grid(padding=(0, 2, 0, 0))
    offer.add_column(no_wrap=True)
    offer.add_column(no_wrap=True)
    offer.add_column(ratio=1, overflow="fold")
    for bot in (*(bot for bot in BOTS if bot in here), OUTSIDE):
        id = f"bot-{bot.replace('_', '-')}"
        offer.add_row(f"  {bot}" if bot != OUTSIDE else "  exec: python: mind: list:", say(f"{id}.name"), say(id))
    return offer


def _ask_until_valid(
    terminal: Terminal, question: str, read: Callable[[str], _T], offer: RenderableType | None = None
) -> _T:
    """Ask until the answer is valid."""
    say = terminal.say
    terminal.print(Text(say(question)))
    if offer:
        terminal.print(offer)
    while True:
        try:
            return read(terminal.ask_or_leave(say(f"{question}.prompt", number=1) + " "))
        except KunitoriError as problem:
            terminal.print(problem.sentence(say.language))


def _checked_mix(line: str, request: Request, corrections: Corrections, own: Expansion | None) -> str:
    line = line or "random"
    _cards("custom", line, request.values.get("seed"), corrections, own=own)
    return line


def _split_names(line: str) -> list[str]:
    return [part.strip() for part in line.replace("、", ",").split(",") if part.strip()]


def _checked_people(
    people: list[str], say: Texts, bots: list[str] | None = None, cards: CardSet | None = None
) -> list[str]:
    """The names of the people, checked; with ``cards``, they and the bots are the whole table."""
    people = people or [*default_names(1, say.language)]
    players = len(people) + len(bots or ())
    if cards:
        cards.check_players(players)
    if players > _MAX_PLAYERS:
        raise BadOptions("error-players", rule="C1.1", players=players)
    if not all(is_player_name(name) for name in people):
        raise BadOptions("error-names")
    if name := shared_name(people):
        raise BadOptions("error-same-name", name=name)
    return people


def _checked_bots(bots: list[str], people: int, cards: CardSet) -> list[str]:
    bots = [bot if is_visitor(bot) else bot.casefold() for bot in bots]
    if not bots and people == 1:
        bots = ["retainer"]
    for bot in bots:
        new_bot(bot)
    cards.check_players(people + len(bots))
    for bot in bots:
        check_bot(bot, cards, people + len(bots))
    return bots


def _cards(
    game: str,
    mix: str | None,
    seed: str | None,
    corrections: Corrections,
    rules: str | None = None,
    own: Expansion | None = None,
) -> CardSet:
    # Without a seed the shuffles stay secret, so a random mix gets a seed of its own.
    seed = seed if seed is not None or mix is None else secrets.token_hex(8)
    return card_set(game, mix, seed, corrections, rules, own)


def _own_cards(table: TableSetup) -> Expansion | None:
    if table.cards is None:
        return None
    return parse_expansion(table.cards) if table.cards.startswith("{") else load_expansion(table.cards)


def _new_game(table: TableSetup, seed: str | None, corrections: Corrections, say: Texts) -> ReadyGame:
    bots = with_styles(table.bots, len(table.people), seed)
    called = names_of_bots(len(bots), seed or secrets.token_hex(8), say.language, table.people)
    names = [*table.people, *called]
    cards = _cards(table.game, table.mix, seed, corrections, table.rules, _own_cards(table))
    cards.check_players(len(names))
    for bot in bots:
        check_bot(bot, cards, len(names))
    game = Game(cards, names, seed, max_rounds=table.max_rounds or 0)
    seats = [PERSON] * len(table.people) + bots
    write_seats(game, seats)
    return ReadyGame(game, seats, replace(table, unfinished=None, cards=_lasting(table.cards)), seed)


def _lasting(cards: str | None) -> str | None:
    """The same own cards from any folder: a file by its whole path."""
    return cards if cards is None or cards.startswith("{") else str(find_expansion(cards).resolve())
