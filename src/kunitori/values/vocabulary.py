"""The words for the engine's numbers, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from kunitori.decisions.table import TABLE
from kunitori.engine import consts
from kunitori.engine.state import State
from kunitori.i18n import texts


def _words(prefix: str) -> dict[int, str]:
    return {value: name.removeprefix(prefix) for name, value in vars(consts).items() if name.startswith(prefix)}


DECISIONS: dict[int, str] = {number: row.name for number, row in TABLE.items()}
"""Kind of decision by number: "play", "buy", "battle" …"""
EVENTS: dict[int, str] = {number: word.lower() for number, word in _words("V_").items()}
"""Kind of event by number. What an event means is its sentence in the chronicle: `log-<event>` in `log.ftl`."""
FRAMES: dict[int, str] = DECISIONS | {number: word.lower() for number, word in _words("F_").items()}
PLACES: dict[int, str] = {number: word.lower() for number, word in _words("P_").items()}
RULES: dict[int, str] = {
    number: word.replace("RULING_", "ruling ").replace("_", ".") for number, word in _words("R_").items()
}
"""Rule number by engine number: "C5.6", "W7.2", "ruling 11"."""
PHASES = ("action", "battle", "buy", "redraw", "redraw", "deploy")
COLOURS = ("", "yellow", "blue", "red")
TEAM_EVENTS = ("win_land", "bury", "reorder")
"""Events whose ``other`` is a team, not a seat."""

def phase_name(phase: int, in_teams: bool) -> str:
    """The name of the phase; Moegahara's last is the end phase (M0)."""
    return "end" if in_teams and PHASES[phase] == "redraw" else PHASES[phase]


def rule_of_decision(g: State) -> str:
    """The rule behind the pending decision."""
    row = TABLE[g.kind]
    if row.rule_elsewhere and _is_elsewhere(g):
        return row.rule_elsewhere
    return row.rule


def _is_elsewhere(g: State) -> bool:
    if g.kind == consts.D_KEEP:
        return g.rules.moegahara != 0
    if g.kind == consts.D_ORDER:
        return g.phase == consts.ACTION  # returned after a ninja, not after a battle
    return g.a in (consts.HORO, consts.FIELD_TRAP)


def is_player_name(name: object) -> bool:
    """Whether a player's name is valid: printable, not blank, at most 40 characters."""
    return isinstance(name, str) and len(name) <= 40 and name.isprintable() and bool(name.strip())


def shared_name(names: Sequence[str]) -> str | None:
    """A name that two players share, or None."""
    return next((name for place, name in enumerate(names) if name in names[:place]), None)


def default_names(players: int, language: str = "en") -> tuple[str, ...]:
    """The names of players who gave none.

    >>> default_names(2), default_names(1, "de")
    (('Player 1', 'Player 2'), ('Spieler 1',))
    """
    say = texts(language)
    return tuple(say("player-default", number=seat) for seat in range(1, players + 1))


def card(kinds: Sequence[str], kind: int) -> str | None:
    """The id of a kind, or None for -1."""
    return kinds[kind] if kind >= 0 else None


def cards_of(row: Sequence[int], kinds: Sequence[str]) -> dict[str, int]:
    """A row of counts as {id: number}, in kind order."""
    return dict(compress(zip(kinds, row, strict=False), row)) if any(row) else {}
