"""The words for the engine's small numbers, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from kunitori.engine import consts
from kunitori.engine.state import State
from kunitori.i18n import texts


def _words(prefix: str) -> dict[int, str]:
    return {value: name.removeprefix(prefix) for name, value in vars(consts).items() if name.startswith(prefix)}


DECISIONS: dict[int, str] = {number: word.lower() for number, word in _words("D_").items()}
"""Kind of decision by number: "play", "buy", "battle" …"""
EVENTS: dict[int, str] = {number: word.lower() for number, word in _words("V_").items()}
FRAMES: dict[int, str] = DECISIONS | {number: word.lower() for number, word in _words("F_").items()}
PLACES: dict[int, str] = {number: word.lower() for number, word in _words("P_").items()}
RULES: dict[int, str] = {
    number: word.replace("RULING_", "ruling ").replace("_", ".") for number, word in _words("R_").items()
}
"""Rule number by engine number: "C5.6", "W7.2", "ruling 11"."""
PHASES = ("action", "battle", "buy", "redraw", "redraw", "deploy")
COLOURS = ("", "yellow", "blue", "red")
TEAM_EVENTS = ("win_land", "bury", "reorder")
"""Events whose other side is a team, not a seat."""

RULE_OF_DECISION: dict[int, str] = {
    consts.D_DEPLOYED: "C3.2",
    consts.D_PLAY: "C3.3",
    consts.D_BATTLE: "C5.1",
    consts.D_LEADERS: "C5.2",
    consts.D_TROOPS: "C5.2",
    consts.D_JOINT_TARGET: "W5.8",
    consts.D_ASK: "W5.8",
    consts.D_JOIN: "W5.8",
    consts.D_DEFEND: "C5.4",
    consts.D_AMBUSH: "C5.4",
    consts.D_FALL: "ruling 11",
    consts.D_NAME: "ruling 11",
    consts.D_PRIZE: "C5.6",
    consts.D_JOINT_PRIZE: "W5.8",
    consts.D_ORDER: "C5.7",
    consts.D_BUY: "C6.2",
    consts.D_STAY: "C7.1",
    consts.D_KEEP: "W7.2",
    consts.D_CHOOSE: "C3.7",
    consts.D_TRASH: "C3.7",
    consts.D_GAIN: "C4.3",
    consts.D_TRAP_SEAT: "C3.7",
    consts.D_TRAP_CARD: "C3.7",
    consts.D_TARGET: "C3.7",
    consts.D_SHOW: "C3.7",
    consts.D_PICK: "C3.7",
    consts.D_TAKE: "C3.7",
    consts.D_PASS_ON: "C4.3",
    consts.D_DEPLOY: "M5.1",
    consts.D_HORO: "M5.4",
    consts.D_LAND: "M5.1",
    consts.D_SPOT: "M5.4",
    consts.D_WHOSE: "M5.5",
    consts.D_REORDER: "M5.4",
    consts.D_GIVE: "M5.4",
    consts.D_MATE: "M5.4",
    consts.D_STRIKE: "M5.3",
    consts.D_REARRANGE: "M5.3",
    consts.D_MARKER: "M6.4",
    consts.D_EXCHANGE: "C3.7",
}

RULES_ELSEWHERE: dict[int, str] = {consts.D_KEEP: "M7.1", consts.D_ORDER: "C3.7", consts.D_LAND: "M5.4"}
"""The rule of decisions that are asked in a second place too."""

VERBS: dict[int, tuple[str, ...]] = {
    consts.D_DEPLOYED: ("play",),
    consts.D_PLAY: ("play", "end"),
    consts.D_BATTLE: ("peace", "attack", "joint"),
    consts.D_LEADERS: (),
    consts.D_TROOPS: (),
    consts.D_JOINT_TARGET: (),
    consts.D_ASK: ("ask",),
    consts.D_JOIN: ("join", "refuse"),
    consts.D_DEFEND: ("ambush", "reinforcements"),
    consts.D_AMBUSH: (),
    consts.D_FALL: ("fall",),
    consts.D_NAME: ("name",),
    consts.D_PRIZE: ("take", "decline"),
    consts.D_JOINT_PRIZE: ("take", "decline"),
    consts.D_ORDER: ("top",),
    consts.D_BUY: ("play", "buy", "end"),
    consts.D_STAY: ("stay",),
    consts.D_KEEP: ("keep",),
    consts.D_CHOOSE: ("choose",),
    consts.D_TRASH: ("trash",),
    consts.D_GAIN: ("gain",),
    consts.D_TRAP_SEAT: ("trap",),
    consts.D_TRAP_CARD: ("trap",),
    consts.D_TARGET: ("target",),
    consts.D_SHOW: ("show",),
    consts.D_PICK: ("pick",),
    consts.D_TAKE: ("fetch",),
    consts.D_PASS_ON: ("pass",),
    consts.D_DEPLOY: ("deploy", "horo", "trap", "end"),
    consts.D_HORO: (),
    consts.D_LAND: (),
    consts.D_SPOT: (),
    consts.D_WHOSE: (),
    consts.D_REORDER: (),
    consts.D_GIVE: (),
    consts.D_MATE: (),
    consts.D_STRIKE: ("strike",),
    consts.D_REARRANGE: ("reorder",),
    consts.D_MARKER: ("marker",),
    consts.D_EXCHANGE: ("exchange",),
}
"""The words a move may begin with, by the decision it answers."""


def phase_name(phase: int, in_teams: bool) -> str:
    """The phase in the words of the rules; Moegahara's last is the end phase (M0)."""
    return "end" if in_teams and PHASES[phase] == "redraw" else PHASES[phase]


def rule_of_decision(g: State) -> str:
    """The rule that the pending decision rests on."""
    is_elsewhere = {
        consts.D_KEEP: g.rules.moegahara != 0,
        consts.D_ORDER: g.phase == consts.ACTION,  # put back after a ninja, not after a battle
        consts.D_LAND: g.a in (consts.HORO, consts.FIELD_TRAP),
    }.get(g.kind, False)
    return RULES_ELSEWHERE[g.kind] if is_elsewhere else RULE_OF_DECISION[g.kind]


def is_player_name(name: object) -> bool:
    """Whether a player may be called so: printable, not blank, at most 40 characters."""
    return isinstance(name, str) and len(name) <= 40 and name.isprintable() and bool(name.strip())


def shared_name(names: Sequence[str]) -> str | None:
    """A name that two players have, which nobody could tell apart in the chronicle; None if there is none."""
    return next((name for place, name in enumerate(names) if name in names[:place]), None)


def default_names(players: int, language: str = "en") -> tuple[str, ...]:
    """What players are called who gave no names.

    >>> default_names(2), default_names(1, "de")
    (('Player 1', 'Player 2'), ('Spieler 1',))
    """
    say = texts(language)
    return tuple(say("player-default", number=seat) for seat in range(1, players + 1))


def card(kinds: Sequence[str], kind: int) -> str | None:
    """The id of a kind in its family's numbering, or None for -1."""
    return kinds[kind] if kind >= 0 else None


def cards_of(row: Sequence[int], kinds: Sequence[str]) -> dict[str, int]:
    """A row of counts as {id: how many}, in kind order."""
    return dict(compress(zip(kinds, row, strict=False), row)) if any(row) else {}
