"""Lists: games, mixes, cards, bots, crests, rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request

from kunitori import rulebook
from kunitori.bots import BOTS, LEVELS, bots_for
from kunitori.bots.levels import styles_of
from kunitori.cards import EFFECTS, GAMES, KINDS, PLAYABLE_GAMES, Facts, Reading, card_set, game_cards, readings_for
from kunitori.cards.facts import game_name
from kunitori.cards.loader import unknown_card
from kunitori.cards.mixes import WORLD_CHAOS
from kunitori.cards.text import effect_text, find_cards, printed, provenance_notes
from kunitori.errors import KunitoriError
from kunitori.i18n import Texts, message
from kunitori.tables.crests import CRESTS
from kunitori.tables.settings import NOT_AT_TABLES
from kunitori.web.api.errors import Answering, problems
from kunitori.web.api.models import BotSeen, CardSeen, GameSeen, MixSeen, ReadingSeen, RuleSeen, RulingSeen
from kunitori.web.api.numbers import Whole
from kunitori.web.context import context_of, say_for
from kunitori.web.refusals import NotFound

router: APIRouter = APIRouter(tags=["lists"], route_class=Answering)

GameId = Annotated[str, Path(max_length=20, examples=["kunitori"])]
Seed = Annotated[str | None, Query(max_length=100, description="For the word `random`")]


@router.get("/games", operation_id="games", responses=problems())
async def games(request: Request) -> list[GameSeen]:
    """The games, with their cards as this server plays them."""
    say, corrections = say_for(request), context_of(request).options.corrections
    found: list[GameSeen] = []
    for game in PLAYABLE_GAMES:
        is_mix = game == "custom"
        cards = () if is_mix else tuple(card.id for card in card_set(game, corrections=corrections).facts)
        found.append(
            GameSeen(
                id=game, name=say(game_name(game)), players=list(_players(game)), teams=game == "moegahara",
                wants_mix=is_mix, cards=list(cards), readings=[_reading(game, each, say) for each in _readings(game)],
            )
        )  # fmt: skip
    return found


def _readings(game: str) -> Sequence[Reading]:
    kinds = KINDS if game == "custom" else card_set(game).by_id
    return readings_for(game, kinds)


def _reading(game: str, reading: Reading, say: Texts) -> ReadingSeen:
    return ReadingSeen(
        name=reading.name, title=say(reading.title), ruling=reading.ruling(game), law=reading.law(game),
        values={value: say(reading.text(value)) for value in reading.values},
    )  # fmt: skip


@router.get("/mixes", operation_id="mixes", responses=problems())
async def mixes(request: Request) -> list[MixSeen]:
    """Mixes to start from: World Chaos, all cards, and a random one (X2, X3)."""
    say = say_for(request)
    every = ",".join(game for game in GAMES if game != "moegahara")
    named = (
        (say(game_name("world_chaos")), ",".join(WORLD_CHAOS)),
        (say("api-mix-everything"), every),
        (say("api-mix-random"), "random"),
    )
    return [_mix(request, name, text, "1") for name, text in named]


@router.get("/mixes/read", operation_id="read_mix", responses=problems(400))
async def read_mix(
    request: Request,
    mix: Annotated[str, Query(max_length=2000, examples=["world_chaos,-trap,market"])],
    seed: Seed = None,
) -> MixSeen:
    """The cards of a mix, and what X2 recommends for it."""
    return _mix(request, say_for(request)(game_name("custom")), mix, seed)


def _mix(request: Request, name: str, text: str, seed: str | None) -> MixSeen:
    say = say_for(request)
    cards = card_set("custom", text, seed, context_of(request).options.corrections)
    shown = text if text == "random" else cards.mix
    ids = [card.id for card in cards.facts]
    return MixSeen(name=name, mix=shown, cards=ids, warnings=[say(warning) for warning in cards.warnings])


@router.get("/cards", operation_id="cards", responses=problems(400))
async def cards(
    request: Request,
    game: Annotated[str | None, Query(max_length=20, description="One game's cards only")] = None,
    mix: Annotated[str | None, Query(max_length=2000, description="The cards of a mix, with `game=custom`")] = None,
    seed: Seed = None,
    q: Annotated[str | None, Query(max_length=100, description="A name in any language, or part of one")] = None,
) -> list[CardSeen]:
    """All cards, or those of one game or mix, in the caller's language."""
    say, corrections = say_for(request), context_of(request).options.corrections
    wanted = GAMES if game is None else (game,)
    facts = [card for name in wanted for card in card_set(name, mix, seed, corrections).facts]
    return [card_seen(card, say) for card in (facts if q is None else find_cards(q, facts))]


@router.get("/cards/{game}/{card}", operation_id="card", responses=problems(404))
async def card(
    request: Request, game: GameId, card: Annotated[str, Path(max_length=60, examples=["castle"])]
) -> CardSeen:
    """One card of one game."""
    if game not in GAMES:
        raise NotFound("api-error-game", games=GAMES)
    if card not in game_cards(game):
        problem = unknown_card(card, game_cards(game))
        raise NotFound(problem.message.id, rule=problem.rule, **dict(problem.message.args))
    facts = context_of(request).options.corrections.apply(game_cards(game)[card])
    return card_seen(facts, say_for(request))


def card_seen(card: Facts, say: Texts) -> CardSeen:
    """A card in a language."""
    text = effect_text(card)
    names = EFFECTS.get(card.effect, ())
    return CardSeen(
        id=card.id, game=card.game, name=say(card.name), category=card.category, copies=card.copies, cost=card.cost,
        attack=card.attack, defence=card.defence, cards=card.cards, actions=card.actions, money=card.money,
        buys=card.buys, vp=card.vp, deployable=card.deployable, leader=card.leader, ninja=card.ninja,
        effect=card.effect or None, numbers=dict(zip(names, card.numbers, strict=True)), side=card.side or None,
        marker=card.marker or None, printed=[say(line) for line in printed(card)], text=say(text) if text else None,
        sources=[say(note) for note in provenance_notes(card)],
        rulings=[entry.number for entry in rulebook.rulings() if card.id in entry.cards],
    )  # fmt: skip


@router.get("/bots", operation_id="bots", responses=problems(400))
async def bots(
    request: Request,
    game: Annotated[str | None, Query(max_length=20, description="Only bots that can play this game")] = None,
    players: Annotated[Whole, Query(ge=2, le=6, description="The number of players at the table")] = 2,
) -> list[BotSeen]:
    """The bots that can take a seat: first the levels, from weakest to strongest."""
    say = say_for(request)
    able = _able(players)
    if game is not None:
        card_set(game, "world_chaos" if game == "custom" else None)
    levels = {level.name for level in LEVELS}
    found: list[BotSeen] = []
    for name in [bot for bot in BOTS if bot not in NOT_AT_TABLES]:
        homes = [home for home, bots in able.items() if name in bots]
        if game in (None, "custom", *homes):
            id = "bot-" + name.replace("_", "-")
            found.append(
                BotSeen(
                    id=name, name=say(f"{id}.name"), idea=say(message(id)), styles=list(styles_of(name)),
                    is_level=name in levels, games=homes,
                )
            )  # fmt: skip
    return found


@cache
def _able(players: int) -> dict[str, tuple[str, ...]]:
    """Whether a bot can play a game with this many seats."""
    games = [game for game in PLAYABLE_GAMES if players in _players(game) and game != "custom"]
    return {game: bots_for(card_set(game), players) for game in games}


def _players(game: str) -> tuple[int, ...]:
    return (2, 4, 6) if game == "moegahara" else (2, 3, 4, 5, 6)  # M1.1, C1.1


@router.get("/crests", operation_id="crests", responses=problems())
async def crests() -> list[str]:
    """The crests that players can choose."""
    return list(CRESTS)


@router.get("/rules", operation_id="rules", responses=problems())
async def rules(
    request: Request, q: Annotated[str | None, Query(max_length=100, description="Words to look for")] = None
) -> list[RuleSeen]:
    """The rulebook in the caller's language: all of it, or the rules that contain the words."""
    language = say_for(request).language
    found = rulebook.rules() if q is None else rulebook.find(q, language)
    return [rule_seen(entry, language) for entry in found if isinstance(entry, rulebook.Rule)]


@router.get("/rules/{number}", operation_id="rule", responses=problems(404))
async def rule(request: Request, number: Annotated[str, Path(max_length=20, examples=["C5.6"])]) -> RuleSeen:
    """One rule."""
    try:
        entry = rulebook.rule(number)
    except KunitoriError as problem:
        raise NotFound(problem.message.id, rule=problem.rule, **dict(problem.message.args)) from None
    return rule_seen(entry, say_for(request).language)


@router.get("/rulings", operation_id="rulings", responses=problems())
async def rulings(
    request: Request, q: Annotated[str | None, Query(max_length=100, description="Words to look for")] = None
) -> list[RulingSeen]:
    """The rulings: what holds where the printed rulebooks differ or are silent."""
    language = say_for(request).language
    found = rulebook.rulings() if q is None else rulebook.find(q, language)
    return [ruling_seen(entry, language) for entry in found if isinstance(entry, rulebook.Ruling)]


@router.get("/rulings/{number}", operation_id="ruling", responses=problems(404))
async def ruling(request: Request, number: Annotated[int, Path(ge=1, le=10_000, examples=[11])]) -> RulingSeen:
    """One ruling."""
    try:
        entry = rulebook.ruling(number)
    except KunitoriError as problem:
        raise NotFound(problem.message.id, rule=problem.rule, **dict(problem.message.args)) from None
    return ruling_seen(entry, say_for(request).language)


def rule_seen(entry: rulebook.Rule, language: str) -> RuleSeen:
    """A rule in a language."""
    return RuleSeen(
        number=entry.number, title=entry.title(language), text=entry.text(language), is_heading=entry.heading,
        above=entry.above, rulings=list(entry.rulings),
    )  # fmt: skip


def ruling_seen(entry: rulebook.Ruling, language: str) -> RulingSeen:
    """A ruling in a language."""
    return RulingSeen(
        number=entry.number, name=entry.name(language), title=entry.title(language), text=entry.text(language),
        why=entry.why(language), rules=list(entry.rules), cards=list(entry.cards),
    )  # fmt: skip
