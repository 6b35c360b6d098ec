"""Creating a table: at once from the front page, or with all options."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.bots import LEVELS, STRATEGIES, bots_for
from kunitori.cards import PLAYABLE_GAMES, READINGS, CardSet, Facts, Reading, card_set, game_cards, parse_corrections
from kunitori.cards.kinds import MIXABLE_GAMES
from kunitori.cards.mixes import WORLD_CHAOS, random_mix
from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import LANGUAGES, Texts
from kunitori.tables import Settings, checked_name
from kunitori.web.agreed import CHOICES, absence_label
from kunitori.web.bot_pace import PACES
from kunitori.web.context import context_of, current_guest, language_of, remember, say_for
from kunitori.web.forms import Form, form_of
from kunitori.web.guests import Guest, crest_of, guest_name
from kunitori.web.pages.common import go, show
from kunitori.web.refusals import Refusal, TooLarge, status_of
from kunitori.web.security import who_of
from kunitori.web.workshop import table_settings

__all__ = ["LEVEL_NAMES", "made", "router", "seated"]

router: APIRouter = APIRouter(include_in_schema=False)

LEVEL_NAMES = tuple(level.name for level in LEVELS)
CLOCKS = ((2, 5), (5, 10), (15, 20), (60, 60))
"""Minutes for the game, and extra seconds for each turn."""
_SEATS = range(1, 7)
_PEOPLE = ("me", "friend", "screen")
_CATEGORIES = ("troop", "tactics", "politics")
_MIX_ACTIONS = ("check", "roll", "preset", "none")
_MOST_SHOWN_AGAIN = 60_000  # characters of a file of own cards; a longer one must be chosen again


@dataclass(frozen=True, slots=True)
class _Place:
    """One seat of the form."""

    who: str
    name: str


@router.get("/new")
async def ask(request: Request) -> Response:
    """The form with its defaults."""
    guest = current_guest(request)
    query = request.query_params
    game = query.get("game", "")
    if game not in PLAYABLE_GAMES:
        game = guest.settings.get("game", "") if guest.settings.get("game") in PLAYABLE_GAMES else "world_on_fire"
    other = "friend" if query.get("with") == "friends" else guest.settings.get("level", "retainer")
    fields = {"game": [game], "seat1": ["me"], "seat2": [other], "mixing": ["random"], "card": [*_chaos()]}
    return _form(request, Form(fields), asks_name=other == "friend" and not guest.name)


@router.post("/new")
async def make(request: Request) -> Response:
    """Create a table, or show the form again with the reason why not."""
    form = await form_of(request, 4 * context_of(request).options.limits.record)
    cards = form.one("expansion")
    if sum(map(len, chain(*form.fields.values()))) - len(cards) > context_of(request).options.limits.body:
        raise TooLarge("form-error-long")  # only the cards are read in a helper
    if "quick" in form:
        return await _quick(request, form)
    if form.one("action") in _MIX_ACTIONS:
        return _form(request, _mixed(form))
    try:
        places = _places(form)
        data = _settings(form, places, request)
        if cards:
            scribe = context_of(request).scribes.for_record(cards)
            settings = await scribe.ask(table_settings, cards, data)
        else:
            settings = Settings.read(data)
        guest = _named(form, places, current_guest(request))
    except KunitoriError as problem:
        return _form(request, form, [problem.sentence(language_of(request))], status_of(problem))
    if not guest.name and any(place.who == "friend" for place in places):
        return _form(request, form, asks_name=True)
    remember(request, guest)
    id = await made(request, settings)
    here = [(seat, place.name) for seat, place in enumerate(places) if place.who in ("me", "screen")]
    await seated(request, id, here, form.one("part") or None)
    remember(request, guest.with_settings(game=settings.game))
    return go(f"/t/{id}")


async def _quick(request: Request, form: Form) -> Response:
    """Start a game against bots of one level."""
    game = form.choice("quick", PLAYABLE_GAMES, "world_on_fire")
    level = form.choice("level", LEVEL_NAMES, "retainer")
    opponents = form.number("opponents", "front-opponents", 1, 5) or 1
    if game == "moegahara":
        opponents += 1 - opponents % 2  # two teams of the same size (M1.1)
    guest = current_guest(request)
    settings = Settings.read(
        {
            "game": game,
            "mix": "random" if game == "custom" else None,
            "seats": ["person", *[level] * opponents],
            "language": language_of(request),
        }
    )
    id = await made(request, settings)
    await seated(request, id, [(0, "")])
    remember(request, guest.with_settings(game=game, level=level, opponents=str(opponents)))
    return go(f"/t/{id}")


async def made(request: Request, settings: Settings) -> str:
    """Create a table, unless the guest creates too many."""
    context = context_of(request)
    context.paces.tables.check(who_of(request))
    return await context.hub.create(settings)


async def seated(request: Request, id: str, seats: list[tuple[int, str]], part: str | None = None) -> None:
    """Seat the guest, and those who share the screen; the game starts if the table is full."""
    hub, guest, say = context_of(request).hub, current_guest(request), say_for(request)
    remember(request, guest)
    for place, (seat, name) in enumerate(seats):
        crest = crest_of(guest if not place else replace(guest, crest="", id=f"{guest.id} {seat}"))
        await hub.sit(id, guest, name or guest_name(guest, say), crest, seat, part)
    if not seats:
        await hub.start_if_full(id)


# ---- what the form says


def _places(form: Form) -> list[_Place]:
    places = [_Place(form.one(f"seat{n}"), form.one(f"name{n}")) for n in _SEATS]
    places = [place for place in places if place.who]
    for place in places:
        if place.who not in _PEOPLE and not _is_bot_name(place.who):
            raise Refusal("new-error-choice", value=quoted(place.who))
    people = [place.who for place in places if place.who in _PEOPLE]
    if len(places) < 2:
        raise Refusal("new-error-seats")
    if people and not {"me", "screen"} & {*people}:
        raise Refusal("new-error-people")
    if people.count("me") > 1:
        raise Refusal("new-error-me")
    if "screen" in people and "friend" in people:
        raise Refusal("new-error-screen")
    return places


def _named(form: Form, places: list[_Place], guest: Guest) -> Guest:
    """The guest with the name that the form gives, if it gives one."""
    own = next((place.name for place in places if place.who == "me"), "")
    name = form.one("name") or own
    return replace(guest, name=checked_name(name)) if name and not guest.name else guest


def _is_bot_name(text: str) -> bool:
    kind = text.partition("/")[0]
    return kind in LEVEL_NAMES or kind in STRATEGIES or kind == "random"


def _settings(form: Form, places: list[_Place], request: Request) -> dict[str, Any]:
    game = form.choice("game", PLAYABLE_GAMES, "world_on_fire")
    start = form.number("start", "new-start", 1, len(places))
    rounds = form.number("rounds", "new-rounds", 1, 1000)
    corrections = parse_corrections(form.one("corrections")) if form.one("corrections") else None
    cards = card_set(game, _mix_text(form), form.one("seed") or secrets.token_hex(8)) if game == "custom" else None
    return {
        "game": game,
        "mix": cards.mix if cards else None,
        "rules": _rules(form, cards or card_set(game)),
        "seats": ["person" if place.who in _PEOPLE else place.who for place in places],
        "hot_seat": any(place.who == "screen" for place in places),
        "corrections": corrections or context_of(request).options.corrections,
        "seed": form.one("seed") or None,
        "max_rounds": rounds or 0,
        "start": None if start is None else start - 1,
        "clock": _clock(form),
        "absence": _absence(form),
        "pace": PACES[form.choice("pace", tuple(PACES), "steady")],
        "title": form.one("title"),
        "language": form.choice("language", LANGUAGES, language_of(request)),
    }


def _clock(form: Form) -> dict[str, int] | None:
    choice = form.choice("clock", ("", *(f"{minutes}+{seconds}" for minutes, seconds in CLOCKS)), "")
    if not choice:
        return None
    minutes, seconds = map(int, choice.split("+"))
    return {"bank": 60 * minutes, "increment": seconds}


def _absence(form: Form) -> dict[str, int] | None:
    choices = {f"{choice.stand_in}+{choice.concede}": choice for choice in CHOICES}
    found = choices.get(form.choice("absence", ("", *choices), ""))
    return None if found is None else {"stand_in": found.stand_in, "concede": found.concede}


# ---- house rules


def _rules(form: Form, cards: CardSet) -> str:
    """The readings that the form chooses, of those that matter with these cards."""
    chosen = []
    for reading in cards.readings:
        law, other = reading.law(cards.game), reading.other(cards.game)
        if form.choice(_field(reading, law), ("", other), ""):
            chosen.append(f"{reading.name}={other}")
    return ",".join(chosen)


def _field(reading: Reading, law: str) -> str:
    """The field for a reading; games with another law have a field of their own."""
    return f"rule-{reading.name}-{law}"


@cache
def _readings() -> tuple[tuple[str, Reading, str, str, int, tuple[str, ...]], ...]:
    """What the form offers: field, reading, law, the other reading, the ruling, and the games with that law."""
    found = []
    for reading in READINGS.values():
        for law in dict.fromkeys(reading.law(game) for game in reading.games):
            kinds = {game: card_set(game).by_id if game != "custom" else (reading.card,) for game in reading.games}
            games = tuple(
                game for game in reading.games if reading.law(game) == law and reading.matters(game, kinds[game])
            )
            first = games[0]
            found.append((_field(reading, law), reading, law, reading.other(first), reading.ruling(first), games))
    return tuple(found)


# ---- the mix


def _chaos() -> list[str]:
    return [id if id in game_cards("world_on_fire") else f"kunitori/{id}" for id in WORLD_CHAOS]


def _mix_options(form: Form) -> list[str]:
    generals = form.choice("generals", ("both", *MIXABLE_GAMES), "both")
    treasury = form.choice("treasury", MIXABLE_GAMES, "world_on_fire")
    return [f"generals={generals}", f"treasury={treasury}"]


def _mix_text(form: Form) -> str:
    words = ["random"] if form.choice("mixing", ("random", "own"), "random") == "random" else [*form.all("card")]
    return ",".join([*words, *_mix_options(form)]) if words else ""


def _mixed(form: Form) -> Form:
    """The form after one of the buttons of the mix."""
    action = form.one("action")
    if action == "check":
        return form
    cards: list[str] = []
    if action == "preset":
        cards = _chaos()
    elif action == "roll":
        drawn = random_mix(form.one("seed") or secrets.token_hex(8))
        cards = [_word(game, id) for game, id in drawn.kinds]
    return Form({**form.fields, "card": cards, "mixing": ["own"]})


def _word(game: str, id: str) -> str:
    """A card's value in the form; if both games have it, World on Fire's has the bare id (X6)."""
    return id if game == "world_on_fire" else f"kunitori/{id}"


def _mix_says(form: Form, say: Texts) -> tuple[list[str], bool]:
    """Remarks on the mix: what is wrong with it, or what X2 recommends; and whether it can be played."""
    if form.one("mixing") != "own":
        return [], True
    try:
        cards: CardSet = card_set("custom", ",".join([*form.all("card"), *_mix_options(form)]))
    except KunitoriError as problem:
        return [problem.sentence(say.language)], False
    return [say(warning) for warning in cards.warnings], True


def _action_cards() -> list[tuple[str, list[tuple[str, Facts]]]]:
    """The cards that can be mixed, by category and price."""
    found = [
        (_word(game, card.id), card)
        for game in MIXABLE_GAMES
        for card in game_cards(game).values()
        if card.category in _CATEGORIES
    ]
    found.sort(key=lambda row: (row[1].cost, row[1].id, row[1].game))
    return [(category, [row for row in found if row[1].category == category]) for category in _CATEGORIES]


# ---- the page


def _form(
    request: Request, form: Form, problems: list[str] | None = None, status: int = 200, asks_name: bool = False
) -> Response:
    say, guest = say_for(request), current_guest(request)
    try:
        says, is_sound = _mix_says(form, say)
    except KunitoriError as problem:
        says, is_sound = [problem.sentence(say.language)], False
    return show(
        request, "new.html", status, form=form, problems=problems or [], games=PLAYABLE_GAMES, levels=LEVEL_NAMES,
        plans=_suited(), places=_SEATS, paces=tuple(PACES), clocks=CLOCKS, sorts=_action_cards(), mixable=MIXABLE_GAMES,
        says=says, is_sound=is_sound, my_name=guest_name(guest, say), absences=_absences(say),
        asks_name=asks_name or "name" in form, readings=_readings(),
        has_rules=any(form.one(field) for field, *_ in _readings()), most_shown=_MOST_SHOWN_AGAIN,
    )  # fmt: skip


def _absences(say: Texts) -> list[tuple[str, str]]:
    """What the form offers for people who are away: values and labels."""
    some = [(f"{choice.stand_in}+{choice.concede}", absence_label(choice, say)) for choice in CHOICES]
    return [("", absence_label(None, say)), *some]


@cache
def _suited() -> dict[str, tuple[str, ...]]:
    """The games that each strategy can play."""
    sets = {game: card_set(game, "random" if game == "custom" else None, 1) for game in PLAYABLE_GAMES}
    here = {game: {*bots_for(cards, 2), *bots_for(cards, 4)} for game, cards in sets.items()}
    return {bot: tuple(game for game in PLAYABLE_GAMES if bot in here[game]) for bot in (*STRATEGIES, "random")}
