"""Positions as plain, readable data for puzzles, tests, teaching and saving.

What is left out is filled in: the pool gets all other cards, and the phase is the start of a turn.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from kunitori.cards.printed_texts import text_of
from kunitori.cards.sets import CardSet, card_set
from kunitori.decisions.table import TABLE
from kunitori.engine.consts import (
    BATTLE,
    CASTLE,
    D_CHOOSE,
    D_DISCARD,
    D_FALL,
    D_GAIN,
    D_MARKER,
    D_NAME,
    D_ORDER,
    D_PICK,
    D_PRIZE,
    D_REARRANGE,
    D_STRIKE,
    D_TRASH,
    DEPLOY,
    F_AFTER,
    F_ASK,
    F_BATTLES,
    F_BUY,
    F_CHECK,
    F_DESTROY,
    F_NINJA,
    F_PRIZE,
    F_TEXT,
    FRAMES,
    LAND,
    LANDS,
    LIMITS,
    LINE,
    MAX_PLAYERS,
    SIDES,
    STREAMS,
    TEAMS,
    VILLAGE,
    K,
)  # fmt: skip
from kunitori.engine.deal import is_open_to
from kunitori.engine.moves import advance, apply, reset_move
from kunitori.engine.program import Places, program_of
from kunitori.engine.rng import rekey
from kunitori.engine.rules import Rules
from kunitori.engine.state import State, revive
from kunitori.errors import BadPosition, KunitoriError, quoted
from kunitori.values import vocabulary
from kunitori.values.vocabulary import COLOURS, cards_of, default_names, is_player_name, shared_name

FORMAT = 1
_PHASES = ("action", "battle", "buy", "redraw", "keep", "deploy")
_TOP_KNOWN = ("nobody", "everybody", "unordered")
_SEAT_CARDS = {"hand": "hand", "known": "seen", "deck": "deck", "discard": "pile", "unseen": "hidden"}
_SEAT_CARDS |= {"deployed": "deployed", "ambush": "ambush", "attackers": "against"}
_SEAT_KEYS = {*_SEAT_CARDS, "markers", "top", "top_known", "revealed", "moats", "promised", "gained_land"}
_NUMBERS = {
    "turn": "turn", "actions": "actions", "money": "money", "buys": "buys", "discount": "discount", "leader": "leader",
    "joint": "joint", "joint_spent": "joint_spent", "last_turn": "last_turn", "over": "over", "max_turns": "max_turns",
    "ask_all": "ask_all",
}  # fmt: skip
_CONTEXT = {  # numbers of pending effects: name -> smallest and largest
    "foe": (0, 5), "ally": (-1, 5), "target": (0, 5), "asked": (0, 63), "foes": (0, 63), "attack_sum": (0, 10_000),
    "defence_sum": (0, 10_000), "extra": (0, 1000), "cause": (-1, K - 1), "drawn_open": (0, 1), "learned": (0, 63),
    "stage": (0, 1), "offset": (0, 6),
}  # fmt: skip
_FIELD_NUMBERS = {"east_team": (-1, 1), "free_militia": (0, 60), "castles": (0, 63)}
_KEYS = {
    *_NUMBERS, "format", "game", "rules", "cards", "players", "active", "start", "phase", "seats", "pool", "trash",
    "top_general", "lines", "won", "buried", *_FIELD_NUMBERS, "played", "unplayed", "effects", "answered", "chance",
    "seed",
}  # fmt: skip
_FRAME_NUMBERS = {word: number for number, word in vocabulary.FRAMES.items()}
_WAITING_EFFECTS = {F_PRIZE, F_AFTER, F_ASK, F_BUY, F_NINJA, F_TEXT}  # effects that are valid in any position
_RULES = {  # the rule that an impossible entry breaks; a plain mistake breaks none
    "players": "C1.1", "active": "C2", "start": "C1.5", "phase": "C2", "turn": "C2", "actions": "C3.1", "buys": "C6.1",
    "discount": "C6.2", "leader": "C5.1", "joint": "W5.8", "joint_spent": "W5.8", "last_turn": "C8.1", "over": "C8.1",
    "max_turns": "ruling 16", "top_general": "C1.2", "lines": "M1.2", "won": "M1.2", "buried": "M6.4",
    "east_team": "M4.1", "free_militia": "M1.5", "castles": "M1.5", "markers": "M5.2", "unplayed": "C3.2",
    "deployed": "C7.1", "ambush": "C5.4", "attackers": "C5.2", "revealed": "C5.4", "top": "C9.3", "top_known": "C9.3",
    "known": "C9.3", "moats": "W7.3", "promised": "W7.3", "gained_land": "C4.3",
}  # fmt: skip
_IN_TEAMS = {  # Moegahara's rule instead, or none (M0)
    "C1.1": "M1.1", "C1.2": "M1.3", "C2": "M2", "C3.1": "M3.1", "C3.2": "M3.2", "C5.1": "M0", "C5.2": "M0",
    "C5.4": "M0", "C7.1": "M3.2", "C8.1": "M8.2", "W5.8": "M0", "W7.3": "M0",
}  # fmt: skip
_ROW_CARDS = ("pool", "trash", "played", "unplayed")
_MOST = 2**31 - 1


# ---- writing
def write_position(g: State, players: Sequence[str], answered: Sequence[int] = ()) -> dict[str, Any]:
    """The position as data, with the answers so far of an unfinished move; `read_position` is the inverse."""
    g = g.clone()
    reset_move(g)
    data = g.export()
    cards = g.rules.cards
    position: dict[str, Any] = {"format": FORMAT, "game": cards.game, "rules": cards.hash, "players": list(players)}
    if cards.game == "custom" or cards != card_set(cards.game):
        position["cards"] = cards.to_text().splitlines()
    position |= {"active": g.cur, "start": g.start, "phase": _PHASES[g.phase]}
    position |= {key: data[name] for key, name in _NUMBERS.items()}
    if cards.teams:
        position |= _write_field(data, cards)
    position["top_general"] = vocabulary.card(cards.kinds, g.top_general)
    position |= {key: cards_of(data[key], cards.kinds) for key in _ROW_CARDS}
    position["seats"] = [_write_seat(data, p, cards) for p in range(g.seats)]
    position["effects"] = {key: data[key] for key in _CONTEXT}
    position["effects"]["frames"] = [[vocabulary.FRAMES[op], *rest] for op, *rest in data["stack"]]
    position["chance"] = {
        "secret": g.key0.to_bytes(8, "little").hex() + g.key1.to_bytes(8, "little").hex(),
        "streams": [
            [f"{data['stream'][i]:x}", f"{data['gamma'][i]:x}", data["shuffles"][i]] for i in range(STREAMS)
        ],
    }  # fmt: skip
    if answered:
        position["answered"] = list(answered)
    return position


def write_rest(known: State) -> dict[str, Any]:
    """The entries of a position that a view does not show but needs for its samples and its next question."""
    g = known.clone()
    reset_move(g)
    data, cards = g.export(), g.rules.cards
    rest: dict[str, Any] = {"start": g.start, "phase": _PHASES[g.phase]}
    rest |= {key: data[key] for key in ("leader", "joint", "joint_spent", "last_turn", "max_turns", "ask_all")}
    if cards.teams:
        rest |= {key: data[key] for key in ("free_militia", "castles")}
    effects = {key: data[key] for key in _CONTEXT if data[key] != (-1 if key in ("ally", "cause") else 0)}
    rest["effects"] = effects | {"frames": [[vocabulary.FRAMES[op], *more] for op, *more in data["stack"]]}
    rest["seats"] = [_write_hidden(data, p, cards) for p in range(g.seats)]
    return rest


def _write_hidden(data: Mapping[str, Any], p: int, cards: CardSet) -> dict[str, Any]:
    """Which cards of a hand and discard pile others know, who knows the top of the deck, and Moats already played."""
    seat: dict[str, Any] = {key: cards_of(data[_SEAT_CARDS[key]][p], cards.kinds) for key in ("known", "unseen")}
    if data["top_open"][p]:
        seat["top_known"] = _TOP_KNOWN[data["top_open"][p]]
    seat["promised"] = data["promised"][p]
    return {key: value for key, value in seat.items() if value}


def _write_field(data: Mapping[str, Any], cards: CardSet) -> dict[str, Any]:
    """Moegahara's battlefield: the lines of each team by Land, and the owner of each Land."""
    count = _lands(data["seats"])
    lines = [[[cards.kinds[k] for k in line] for line in team[:count]] for team in data["line"]]
    field = {"lines": lines, "won": data["won"][:count], "buried": cards_of(data["buried"], cards.kinds)}
    return field | {key: data[key] for key in _FIELD_NUMBERS}


def _lands(seats: int) -> int:
    """The number of Lands (M1.2, M1.5)."""
    return 8 if seats == 2 else LANDS


def _write_seat(data: Mapping[str, Any], p: int, cards: CardSet) -> dict[str, Any]:
    kinds = cards.kinds
    seat: dict[str, Any] = {key: cards_of(data[name][p], kinds) for key, name in _SEAT_CARDS.items()}
    seat["markers"] = {COLOURS[c]: n for c, n in enumerate(data["markers"][p]) if n}
    seat["top"] = [kinds[k] for k in data["top"][p]]
    seat["top_known"] = _TOP_KNOWN[data["top_open"][p]]
    seat["revealed"] = [kinds[k] for k in data["shown"][p]]
    seat["moats"] = data["lying"][p]
    seat["promised"] = data["promised"][p]
    seat["gained_land"] = bool(data["land_gained"] >> p & 1)
    return {key: value for key, value in seat.items() if value or key in ("hand", "deck", "discard", "gained_land")}


# ---- reading
def parse_position(position: object) -> Mapping[str, Any]:
    """A position from JSON or TOML; a mapping is returned unchanged."""
    if isinstance(position, Mapping):
        return position
    if not isinstance(position, str):
        raise BadPosition("error-position-shape", value=quoted(position))
    try:
        data: dict[str, Any] = json.loads(position) if position.lstrip()[:1] == "{" else tomllib.loads(position)
    except (ValueError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadPosition("error-position-text", line=int(found[1]) if found else position.count("\n") + 1) from None
    return data


def read_position(
    position: Mapping[str, Any], cards: CardSet | None = None
) -> tuple[State, tuple[str, ...], tuple[int, ...]]:
    """The state of a position, the players' names, and the answers so far of an unfinished move.

    The state has not asked its first question yet; `advance` plays on to it.
    """
    for key in position:
        if key not in _KEYS:
            raise BadPosition("error-position-key", key=quoted(key))
    if position.get("format", FORMAT) != FORMAT:
        raise _bad("format", position["format"])
    cards = cards or read_cards(position)
    try:
        return _read(position, cards)
    except BadPosition as problem:
        if not cards.teams or problem.rule not in _IN_TEAMS:
            raise
        said = dict(problem.message.args)
        raise BadPosition(problem.message.id, rule=_IN_TEAMS[problem.rule], **said) from None


def _read(position: Mapping[str, Any], cards: CardSet) -> tuple[State, tuple[str, ...], tuple[int, ...]]:
    data, names = _read_data(position, cards)
    if "actions" not in position and position.get("phase", "action") == "action":
        data["actions"] += sum(data["markers"][data["cur"]])  # M3.1
    g = revive(Rules(cards), data)
    _finish(g, position)
    asking = g.clone()
    advance(asking)
    if not asking.over and not asking.mask:
        raise _bad("effects", position.get("effects"))
    return g, names, _read_answers(asking, position.get("answered", []))


def _read_data(position: Mapping[str, Any], cards: CardSet) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The engine's numbers for a position, and the players' names."""
    seats = _read_seats(position)
    names = tuple(position.get("players") or default_names(len(seats)))
    if len(names) != len(seats):
        raise _bad("players", len(names))
    cards.check_players(len(seats))
    g = State(Rules(cards))
    g.seats = len(seats)
    data = g.export()
    _set_numbers(data, position)
    _set_field(data, position, cards)
    for p, seat in enumerate(seats):
        _set_seat(data, p, seat, cards)
    _set_pool(data, position, cards)
    _count(data, cards)
    _fill_in(data, position, cards)
    _set_chance(data, position)
    _set_effects(data, position, cards)
    _check(data, cards)
    return data, names


def read_masked(
    position: Mapping[str, Any], cards: CardSet, sizes: Sequence[tuple[object, object, object]], viewer: object
) -> tuple[State, tuple[str, ...]]:
    """What a viewer knows, from a position whose decks hold every card that the viewer does not know.

    ``sizes`` are the cards in each seat's hand, deck and discard pile. The state has not asked its question yet.
    """
    data, names = _read_data(position, cards)
    seats = len(names)
    data["viewer"] = MAX_PLAYERS if viewer is None else _number(viewer, "seat", 0, seats - 1)
    data["who"] = data["a"] = data["b"] = -1
    g = revive(Rules(cards), data)
    for p, (hand, deck, pile) in enumerate(sizes):
        hand_n, pile_n = _number(hand, "hand_size"), _number(pile, "discard_size")
        deck_n = _number(deck, "deck_size") - data["top_n"][p]
        hidden_n = pile_n - sum(data["pile"][p])
        unknown = hand_n - data["hand_n"][p] + deck_n + hidden_n - data["hidden_n"][p] - data["deck_n"][p]
        if unknown or min(deck_n, hidden_n, hand_n - data["hand_n"][p]) < 0:
            raise _bad("deck_size", deck)
        if is_open_to(g, p, data["viewer"]) and (hand_n, pile_n) != (data["hand_n"][p], data["pile_n"][p]):
            raise _bad("hand_size", hand)
        data["hand_n"][p], data["deck_n"][p] = hand_n, deck_n
        data["pile_n"][p], data["hidden_n"][p] = pile_n, hidden_n
    g.restore(data)
    return g, names


def _bad(key: str, value: object, rule: str | None = None) -> BadPosition:
    return BadPosition("error-position-value", rule=rule or _RULES.get(key), key=key, value=quoted(value))


def read_cards(position: Mapping[str, Any]) -> CardSet:
    """The cards of a position: those it lists, or those of its game."""
    lines = position.get("cards")
    if lines is None:
        game = position.get("game", "world_on_fire")
        if not isinstance(game, str):
            raise _bad("game", game)
        return card_set(game)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise _bad("cards", lines)
    return CardSet.from_text("\n".join(lines) + "\n")


def _read_seats(position: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    names = position.get("players", [])
    if not isinstance(names, list) or not all(is_player_name(name) for name in names):
        raise BadPosition("error-names")
    if name := shared_name(names):
        raise BadPosition("error-same-name", name=name)
    seats = position.get("seats", [{} for _ in names or range(2)])
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats) or not 2 <= len(seats) <= 6:
        raise BadPosition("error-players", rule="C1.1", players=len(seats) if isinstance(seats, list) else 0)
    return seats


def _number(value: object, key: str, low: int = 0, high: int = _MOST) -> int:
    if isinstance(value, bool):
        value = int(value)
    if not isinstance(value, int) or not low <= value <= high:
        raise _bad(key, value)
    return value


def _row(value: object, key: str, cards: CardSet) -> list[int]:
    """{id: how many} as a row of counts."""
    if not isinstance(value, dict):
        raise _bad(key, value)
    row = [0] * K
    for name, n in value.items():
        if name not in cards:
            raise BadPosition("error-position-card", rule="C1.2", card=quoted(name))
        row[cards.kind_number[name]] = _number(n, key, 0, 250)
    return row


def _list(value: object, key: str, cards: CardSet) -> list[int]:
    if not isinstance(value, list) or len(value) > 2:
        raise _bad(key, value)
    for name in value:
        if not isinstance(name, str) or name not in cards:
            raise BadPosition("error-position-card", rule="C1.2", card=quoted(name))
    return [cards.kind_number[name] for name in value]


def _set_numbers(data: dict[str, Any], position: Mapping[str, Any]) -> None:
    data |= {"actions": 1, "buys": 1, "last_turn": -1}
    for key, name in _NUMBERS.items():
        if key in position:
            data[name] = _number(position[key], key, -1 if key == "last_turn" else 0, 1_000_000)
    if data["discount"] > 3:
        raise _bad("discount", data["discount"])
    seats = data["seats"]
    first = _number(position.get("start", 0), "start", 0, seats - 1)
    active = (first + data["turn"]) % seats if "start" in position else 0
    data["cur"] = _number(position.get("active", active), "active", 0, seats - 1)
    data["start"] = first if "start" in position else (data["cur"] - data["turn"]) % seats
    phase = position.get("phase", "action")
    if phase not in _PHASES:
        raise _bad("phase", phase)
    data["phase"] = _PHASES.index(phase)
    data["cause"] = data["ally"] = data["viewer"] = -1


def _set_field(data: dict[str, Any], position: Mapping[str, Any], cards: CardSet) -> None:
    for key in ("lines", "won", "buried", *_FIELD_NUMBERS):
        if key in position and not cards.teams:
            raise BadPosition("error-position-key", key=key)
    for key, (low, high) in _FIELD_NUMBERS.items():
        data[key] = _number(position.get(key, -1 if key == "east_team" else 0), key, low, high)
    data["buried"] = _row(position.get("buried", {}), "buried", cards)
    won = position.get("won", [0] * LANDS)
    lines = position.get("lines", [[], []])
    count = _lands(data["seats"])
    if not isinstance(won, list) or not isinstance(lines, list) or len(won) > LANDS or len(lines) != TEAMS:
        raise _bad("lines", lines)
    data["won"] = [_number(team, "won", 0, TEAMS) for team in won] + [0] * (LANDS - len(won))
    for t, team in enumerate(lines):
        if not isinstance(team, list) or len(team) > LANDS:
            raise _bad("lines", team)
        for i, line in enumerate(team):
            if line and (i >= count or data["won"][i]):
                raise _bad("lines", line)
            data["line"][t][i] = _line(line, cards)
    if any(data["won"][count:]):
        raise _bad("won", won)


def _line(value: object, cards: CardSet) -> list[int]:
    if not isinstance(value, list) or len(value) > LINE:
        raise _bad("lines", value)
    for name in value:
        if not isinstance(name, str) or name not in cards or cards[name].category not in ("general", "troop"):
            raise BadPosition("error-position-card", rule="M5.1", card=quoted(name))
    return [cards.kind_number[name] for name in value]


def _set_markers(data: dict[str, Any], p: int, seat: Mapping[str, Any]) -> None:
    markers = seat.get("markers", {})
    if not isinstance(markers, dict) or not set(markers) <= set(COLOURS[1:]):
        raise _bad("markers", markers)
    data["markers"][p] = [_number(markers.get(colour, 0), "markers", 0, 10) for colour in COLOURS]


def _set_seat(data: dict[str, Any], p: int, seat: Mapping[str, Any], cards: CardSet) -> None:
    for key in seat:
        if key not in _SEAT_KEYS:
            raise BadPosition("error-position-key", key=quoted(key))
    _set_markers(data, p, seat)
    for key, name in _SEAT_CARDS.items():
        data[name][p] = _row(seat.get(key, {}), key, cards)
    for key, name in (("top", "top"), ("revealed", "shown")):
        data[name][p] = _list(seat.get(key, []), key, cards)
        data[f"{name}_n"][p] = len(data[name][p])
    known = seat.get("top_known", "everybody" if len(data["top"][p]) else "nobody")
    if known not in _TOP_KNOWN or (known == "unordered" and len(data["top"][p]) != 2):
        raise _bad("top_known", known)
    data["top_open"][p] = _TOP_KNOWN.index(known)
    data["lying"][p] = _number(seat.get("moats", 0), "moats", 0, 60)
    if data["lying"][p] and not cards.moat:
        raise BadPosition("error-position-card", rule="C1.2", card="moat")
    data["promised"][p] = _number(seat.get("promised", 0), "promised", 0, 60 if cards.reads("moat", "played") else 0)
    if any(seen > held for seen, held in zip(data["seen"][p], data["hand"][p], strict=True)):
        raise _bad("known", seat.get("known"))
    if "gained_land" in seat and _number(seat["gained_land"], "gained_land", 0, 1):
        data["land_gained"] |= 1 << p


def _placed(data: Mapping[str, Any], k: int, cards: CardSet) -> int:
    zones = ("hand", "deck", "pile", "hidden", "deployed", "ambush")
    n: int = data["played"][k] + sum(data[zone][p][k] for zone in zones for p in range(data["seats"]))
    n += sum(data[zone][p].count(k) for zone in ("top", "shown") for p in range(data["seats"]))
    n += data["buried"][k] + sum(line.count(k) for lines in data["line"] for line in lines)
    return n + (sum(data["lying"]) if cards.kinds[k] == cards.moat else 0)


def _set_pool(data: dict[str, Any], position: Mapping[str, Any], cards: CardSet) -> None:
    for key in ("played", "unplayed"):
        data[key] = _row(position.get(key, {}), key, cards)
    pool = _row(position.get("pool", {}), "pool", cards)
    trash = _row(position.get("trash", {}), "trash", cards)
    for facts in cards.facts:
        k = cards.kind_number[facts.id]
        is_given = facts.id in position.get("pool", {})
        copies = facts.copies
        if cards.teams and k == CASTLE and data["seats"] == 2:
            copies = min(copies, 2)  # M1.5
        placed = _placed(data, k, cards)
        rest = copies - placed - trash[k]
        if not is_given:
            pool[k] = rest
        elif facts.id not in position.get("trash", {}):
            trash[k] = rest - pool[k]
        if min(pool[k], trash[k]) < 0 or copies != placed + pool[k] + trash[k]:
            count = placed + max(pool[k], 0) + max(trash[k], 0)
            raise BadPosition("error-position-cards", rule="C1.2", card=facts.name, count=count, copies=copies)
    data["pool"], data["trash"] = pool, trash
    top = position.get("top_general")
    if top is not None and (not isinstance(top, str) or top not in cards or not _is_general(cards, top)):
        raise _bad("top_general", top)
    if top is not None and not pool[cards.kind_number[top]]:
        raise _bad("top_general", top)
    data["top_general"] = cards.kind_number[top] if top is not None else -1


def _is_general(cards: CardSet, name: str) -> bool:
    return cards[name].category == "general"


def _mask(row: Sequence[int]) -> int:
    return sum(1 << k for k, n in enumerate(row) if n)


def _count(data: dict[str, Any], cards: CardSet) -> None:
    """Fill in everything that follows from where the cards are."""
    numbers = {card.id: cards.kind_number[card.id] for card in cards.facts}
    generals = [numbers[card.id] for card in cards.facts if card.category == "general" and not cards.teams]
    data["generals_n"] = sum(data["pool"][k] for k in generals)
    data["pool_m"] = _mask(data["pool"]) & ~sum(1 << k for k in generals)
    if data["top_general"] >= 0:
        data["pool_m"] |= 1 << data["top_general"]
    data["played_m"] = _mask(data["played"])
    data["unplayed_m"] = _mask(data["unplayed"])
    action = [numbers[card.id] for card in cards.facts if card.category not in ("treasure", "victory")]
    for p in range(data["seats"]):
        data["hand_n"][p] = sum(data["hand"][p])
        data["deck_n"][p] = sum(data["deck"][p])
        data["hidden_n"][p] = sum(data["hidden"][p])
        data["pile_n"][p] = sum(data["pile"][p]) + data["hidden_n"][p]
        data["hand_m"][p] = _mask(data["hand"][p])
        data["deck_m"][p] = _mask(data["deck"][p])
        data["pile_m"][p] = _mask(data["pile"][p]) | _mask(data["hidden"][p])
        data["deployed_m"][p] = _mask(data["deployed"][p])
        data["ambush_m"][p] = _mask(data["ambush"][p])
        data["have"][p] = have = [_owned(data, p, k, cards) for k in range(len(data["pool"]))]
        data["have_m"][p], data["have_n"][p] = _mask(have), sum(have)
        data["actions_owned"][p] = sum(have[k] for k in action)
        data["tactics_owned"][p] = sum(have[k] for k in action if cards[cards.kinds[k]].category == "tactics")


def _fill_in(data: dict[str, Any], position: Mapping[str, Any], cards: CardSet) -> None:
    """Fill in from the cards which team is the East (M4.1) and who has gained a Land."""
    for team in range(TEAMS if cards.teams and "east_team" not in position else 0):
        for side in _sides_of(data, team, cards):
            data["east_team"] = team if side == "east" else 1 - team
    for p, seat in enumerate(position.get("seats", [])):
        if data["have"][p][LAND] and "gained_land" not in seat and not cards.teams:
            data["land_gained"] |= 1 << p


def _owned(data: Mapping[str, Any], p: int, k: int, cards: CardSet) -> int:
    n: int = sum(data[zone][p][k] for zone in ("hand", "deck", "pile", "hidden", "deployed", "ambush"))
    n += data["top"][p].count(k) + data["shown"][p].count(k)
    n += data["lying"][p] if cards.kinds[k] == cards.moat else 0
    return n + (data["played"][k] if p == data["cur"] else 0)


def _set_chance(data: dict[str, Any], position: Mapping[str, Any]) -> None:
    chance = position.get("chance")
    if chance is None:
        return
    try:
        secret = bytes.fromhex(chance["secret"])
        if len(secret) != 16 or len(chance["streams"]) != STREAMS:
            raise ValueError
        data["key0"] = int.from_bytes(secret[:8], "little")
        data["key1"] = int.from_bytes(secret[8:], "little")
        for i, (stream, gamma, shuffles) in enumerate(chance["streams"]):
            data["stream"][i] = int(stream, 16) & (2**64 - 1)
            data["gamma"][i] = int(gamma, 16) & (2**64 - 1)
            data["shuffles"][i] = _number(shuffles, "chance")
    except (TypeError, ValueError, KeyError) as error:
        if isinstance(error, KunitoriError):
            raise
        raise _bad("chance", chance) from None


def _set_effects(data: dict[str, Any], position: Mapping[str, Any], cards: CardSet) -> None:
    effects = position.get("effects")
    if effects is None:
        return
    if not isinstance(effects, dict) or not isinstance(effects.get("frames", []), list):
        raise _bad("effects", effects)
    for key, (low, high) in _CONTEXT.items():
        data[key] = _number(effects.get(key, data[key]), key, low, high)
    if max(data["foe"], data["ally"], data["target"]) >= data["seats"]:
        raise _bad("effects", effects)
    data["stack"] = [_read_frame(frame, data, cards) for frame in effects.get("frames", [])]
    data["sp"] = len(data["stack"])
    if data["sp"] > FRAMES - 8:
        raise _bad("frames", data["sp"])


def _read_frame(frame: object, data: Mapping[str, Any], cards: CardSet) -> list[int]:
    """A pending effect, if the engine could have left it there."""
    if not isinstance(frame, list) or len(frame) != 4 or not isinstance(frame[0], str):
        raise _bad("frames", frame)
    op = _FRAME_NUMBERS.get(frame[0], -1)
    who = _number(frame[1], "frames", 0, data["seats"] - 1)
    a = _number(frame[2], "frames", -1, 63)
    b = _number(frame[3], "frames", -1, LIMITS * LIMITS - 1)
    row = TABLE.get(op)
    if (op in (F_NINJA, F_TEXT) or (row and row.effects)) and not _is_asked_by(op, a, b, cards):
        raise _bad("frames", frame)
    if op != D_CHOOSE and cards.teams != (op == F_CHECK or (row is not None and row.moegahara)):
        raise _bad("frames", frame)
    on_field = 0 <= b < _lands(data["seats"])
    is_sound = {
        D_PICK: 0 <= b < data["seats"] and data["shown_n"][b] > 0,
        D_ORDER: data["shown_n"][who] == 2,
        D_NAME: data["ally"] >= 0,
        D_FALL: b < data["seats"] and (b >= 0) == cards.reads("destroyer", "owner") and b != who,
        D_PRIZE: VILLAGE <= a <= LAND,
        D_GAIN: b >= 0,
        F_BATTLES: 1 <= a <= data["seats"],
        F_DESTROY: a >= 1,
        F_CHECK: 0 <= a < LANDS,
        D_STRIKE: on_field and len(data["line"][1 - who % 2][b]) > 0,
        D_REARRANGE: on_field and len(data["line"][who % 2][b]) > 1,
        D_MARKER: 0 <= a < TEAMS and 1 <= b < len(COLOURS),
    }.get(op, op in _WAITING_EFFECTS or (row is not None and row.is_frame))
    if not is_sound:
        raise _bad("frames", frame)
    return [op, who, a, b]


def _is_asked_by(op: int, k: int, b: int, cards: CardSet) -> bool:
    """Whether the text of a kind can leave such an effect."""
    if not 0 <= k < K or cards.kinds[k] not in cards:
        return False
    card = cards[cards.kinds[k]]
    places = program_of(cards).places.get(k, Places())
    if op == F_NINJA:
        return any(clause.word == "spy" and clause.what == "trash" for clause in text_of(card).clauses)
    if op == F_TEXT:
        return b in places.behind
    row = TABLE[op]
    if op == D_CHOOSE:
        return b // SIDES in places.choices and 0 < b % SIDES < 1 << len(text_of(card).choice_words)
    if op == D_TRASH:
        return max(b, 0) in places.trashing
    if op == D_DISCARD:
        return b in places.discarding
    if op == D_GAIN:
        return b >= 0 and b // LIMITS in places.gaining
    return card.effect in row.effects or row.name in text_of(card).asks


def _check(data: Mapping[str, Any], cards: CardSet) -> None:
    """Refuse what no play could have led to."""
    if data["cur"] != (data["start"] + data["turn"]) % data["seats"] and not data["over"]:
        raise _bad("active", data["cur"])
    if (data["phase"] == DEPLOY and not cards.teams) or (data["phase"] == BATTLE and cards.teams):
        raise _bad("phase", _PHASES[data["phase"]])
    if data["joint"] and data["seats"] < 3:
        raise _bad("joint", 1)
    if not data["stack"] and not data["over"] and any(map(any, data["ambush"])):
        raise _bad("ambush", _PHASES[data["phase"]])
    for p in range(data["seats"]):
        for name in cards_of(data["deployed"][p], cards.kinds):
            if not cards[name].deployable:
                raise _bad("deployed", name)
    for p in range(data["seats"]):
        if data["top_n"][p] and data["shown_n"][p]:
            raise _bad("revealed", p)
        if data["have"][p][LAND] and not data["land_gained"] >> p & 1 and not cards.teams:
            raise _bad("gained_land", "false")
    _check_markers(data, cards)
    if cards.teams:
        _check_sides(data, cards)
        _check_lands(data, cards)
    leaders = {cards.kind_number[card.id] for card in cards.facts if card.leader}
    for k in range(K):
        army = data["played"][k] + data["deployed"][data["cur"]][k]
        sent = [data["against"][p][k] for p in range(data["seats"])]
        is_shared = cards.reads("targets", "several") and k in leaders  # a leader may attack several players
        if (max(sent) if is_shared else sum(sent)) > army:
            raise _bad("attackers", cards.kinds[k])
        if data["unplayed"][k] > data["deployed"][data["cur"]][k]:
            raise _bad("unplayed", cards.kinds[k])


def _check_sides(data: Mapping[str, Any], cards: CardSet) -> None:
    """Each team has only generals of its side (M4.2), and a side once it has a general (M4.1)."""
    for team in range(TEAMS):
        for side in _sides_of(data, team, cards):
            if data["east_team"] < 0:
                raise _bad("east_team", data["east_team"])
            if (side == "east") != (team == data["east_team"]):
                raise _bad("east_team", data["east_team"], "M4.2")


def _sides_of(data: Mapping[str, Any], team: int, cards: CardSet) -> set[str]:
    """The sides of a team's generals, in its lines and in its players' cards."""
    lines = [k for line in data["line"][team] for k in line]
    owned = [k for p in range(team, data["seats"], TEAMS) for k, n in enumerate(data["have"][p]) if n]
    return {cards[cards.kinds[k]].side for k in (*lines, *owned)} - {""}


def _check_lands(data: Mapping[str, Any], cards: CardSet) -> None:
    """Three cards against none have won their Land (M6.3), unless it is still to be checked (M5.7)."""
    looked_at = {a for op, _, a, _ in data["stack"] if op == F_CHECK}
    for land in {*range(LANDS)} - looked_at:
        lines = [team[land] for team in data["line"]]
        if {len(line) for line in lines} == {0, LINE} and not data["over"]:
            raise _bad("lines", " ".join(cards.kinds[k] for line in lines for k in line), "M6.3")


def _check_markers(data: Mapping[str, Any], cards: CardSet) -> None:
    """A team has as many markers of a colour as troops of that colour on the field (M5.2)."""
    for t in range(TEAMS):
        for c, colour in enumerate(COLOURS[1:], 1):
            held = sum(data["markers"][p][c] for p in range(t, data["seats"], 2))
            troops = sum(cards[cards.kinds[k]].marker == colour for line in data["line"][t] for k in line)
            owed = sum(frame[0] == D_MARKER and frame[2:] == [t, c] for frame in data["stack"])
            if held != troops + owed and not data["over"]:
                raise _bad("markers", f"{colour} {held}")


def _finish(g: State, position: Mapping[str, Any]) -> None:
    """Fill in randomness and what else the position leaves out."""
    if "chance" not in position:
        g.key0 = _number(position.get("seed", 0), "seed", 0, 2**63)
        for i in range(STREAMS):
            rekey(g, i)
    data = g.export()
    if g.top_general < 0 and g.generals_n and not g.rules.moegahara:
        first = next(k for k in range(K) if g.rules.generals >> k & 1 and data["pool"][k])
        data["top_general"] = first
        data["pool_m"] |= 1 << first
    if "unplayed" not in position and g.phase == 0 and "played" not in position:
        data["unplayed"] = data["deployed"][g.cur]
        data["unplayed_m"] = data["deployed_m"][g.cur]
    if "last_turn" not in position and not g.rules.moegahara and g.rules.victory & ~data["pool_m"]:
        data["last_turn"] = g.turn + g.seats - 1  # C8.1
    if "leader" not in position:
        data["leader"] = int(bool(data["played_m"] & g.rules.leaders))
    g.restore(data)


def _read_answers(c: State, answered: object) -> tuple[int, ...]:
    if not isinstance(answered, list) or len(answered) > 500:
        raise _bad("answered", answered)
    for i, x in enumerate(answered):
        if not isinstance(x, int) or not 0 <= x < 64 or not c.mask >> x & 1 or (i > 0 and not c.step):
            raise _bad("answered", answered)
        apply(c, x)
    if answered and not c.step:
        raise _bad("answered", answered)
    return tuple(answered)
