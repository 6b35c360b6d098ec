"""The whole game as plain numbers in one object, pending effects included."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from . import _nocython as cython

from .rules import Rules
from .script import DrawScript

if not cython.compiled:
    from .consts import *

    def copy_block(to: State, g: State) -> None:
        """Lists in place of the C arrays of state.pxd."""
        for name in NUMBERS:
            setattr(to, name, getattr(g, name))
        for name in (*STREAM_ROWS, *SEAT_ROWS, *KIND_ROWS, "won"):
            setattr(to, name, getattr(g, name)[:])
        for name in (*SEAT_KIND_ROWS, "top", "shown", "stack", "line_n", "markers"):
            setattr(to, name, [row[:] for row in getattr(g, name)])
        to.line = [[line[:] for line in lines] for lines in g.line]

NUMBERS = (
    "seats", "start", "cur", "turn", "phase", "actions", "money", "buys", "discount", "leader", "joint", "joint_spent",
    "last_turn", "over", "max_turns", "ask_all", "cause", "learned", "land_gained", "kind", "who", "a", "b", "step",
    "stage", "offset", "foe", "ally", "target", "asked", "foes", "attack_sum", "defence_sum", "top_general",
    "generals_n", "sp", "drawn_open", "extra", "viewer", "east_team",
    "free_militia", "castles", "field_land", "field_spot", "mask", "pool_m", "played_m", "unplayed_m", "key0", "key1",
)
STREAM_ROWS = ("stream", "gamma", "shuffles")
SEAT_ROWS = (
    "hand_m", "deck_m", "pile_m", "deployed_m", "ambush_m", "hand_n", "deck_n", "pile_n", "hidden_n", "top_n",
    "top_open", "lying", "promised", "shown_n", "actions_owned", "tactics_owned", "have_m", "have_n",
)
KIND_ROWS = ("pool", "trash", "played", "unplayed", "pick", "buried")
SEAT_KIND_ROWS = ("hand", "seen", "deck", "pile", "hidden", "deployed", "ambush", "against", "have")  # fmt: skip


class Log:
    """What happened, as rows of small numbers: what, who, kind, number, other, place, rule, cause."""

    rows: list[list[int]]

    def __init__(self) -> None:
        self.n: int = 0
        if not cython.compiled:
            self.rows = [[0] * LOG_FIELDS for _ in range(LOG_ROWS)]

    def take(self) -> list[tuple[int, ...]]:
        """Return all rows and clear them."""
        taken = [tuple([self.rows[i][j] for j in range(LOG_FIELDS)]) for i in range(self.n)]
        self.n = 0
        return taken


class State:
    """The state of a game: data only, which the functions of this package read and change."""

    rules: Rules
    log: Log
    script: DrawScript | None  # where chance comes from, if not from the streams; never copied
    # Turn: the active player and what is left to them
    seats: int
    start: int
    cur: int
    turn: int
    phase: int
    actions: int
    money: int
    buys: int
    discount: int
    leader: int  # a leader was played this turn (C5.1)
    joint: int  # a Travelling Monk was played for a joint battle (W5.8)
    joint_spent: int
    last_turn: int  # C8.1, or -1
    over: int
    max_turns: int  # ruling 16, or 0
    ask_all: int  # ask even questions with one public answer
    listening: int
    cause: int  # the kind whose text is being carried out, or -1
    learned: int  # mask of seats that have learnt something new
    land_gained: int  # mask of seats that have gained a Land
    # The one pending decision
    kind: int
    who: int
    a: int
    b: int
    step: int  # steps of the current move already answered
    mask: int
    # Battle
    stage: int
    offset: int
    foe: int
    ally: int
    target: int
    asked: int
    foes: int
    attack_sum: int
    defence_sum: int
    # Pool
    top_general: int
    generals_n: int
    pool_m: int
    pool: list[int]
    trash: list[int]
    played: list[int]  # by the active player, from hand, this turn
    played_m: int
    unplayed: list[int]  # deployed cards that must still be played (C3.2)
    unplayed_m: int
    pick: list[int]  # answers of the current move so far
    # Chance
    key0: int
    key1: int
    stream: list[int]
    gamma: list[int]
    shuffles: list[int]
    drawn_open: int  # the last card drawn was known to all
    extra: int  # cards that Moats add to the next draw (W7.3)
    # Pending effects
    sp: int
    stack: list[list[int]]
    viewer: int  # -1: the truth; else what this seat may know (deal.py)
    # Moegahara
    east_team: int  # the team bound to the East (M4.1), or -1
    free_militia: int  # Farmer Militia that can be bought without a buy (M1.5)
    castles: int  # mask of seats that have bought a Castle Town (M1.5)
    field_land: int  # answers of the current move so far
    field_spot: int
    won: list[int]  # [Land] -> 0, or the winning team + 1
    line: list[list[list[int]]]  # [team][Land][position] -> kind
    line_n: list[list[int]]
    buried: list[int]  # cards under won Lands, out of the game (M6.4)
    markers: list[list[int]]  # [seat][colour] -> how many
    # Seats
    hand: list[list[int]]  # [seat][kind] -> how many
    seen: list[list[int]]  # the cards in hand that everybody knows
    deck: list[list[int]]  # unordered, without the known cards on top
    pile: list[list[int]]  # discarded cards that everybody saw
    hidden: list[list[int]]  # the rest of the discard pile
    deployed: list[list[int]]
    ambush: list[list[int]]
    against: list[list[int]]  # the active player's units, by the seat they attack
    hand_m: list[int]
    deck_m: list[int]
    pile_m: list[int]
    deployed_m: list[int]
    ambush_m: list[int]
    hand_n: list[int]
    deck_n: list[int]
    pile_n: list[int]  # both parts
    hidden_n: list[int]
    top: list[list[int]]  # known to the owner, the next card first
    top_n: list[int]
    top_open: list[int]
    shown: list[list[int]]  # cards revealed from the deck
    shown_n: list[int]
    lying: list[int]  # Moats left from the last turn
    promised: list[int]  # Moats played in the last turn, if each brings a card wherever it lies (ruling 12)
    have: list[list[int]]  # all cards that a seat owns
    have_m: list[int]
    have_n: list[int]
    actions_owned: list[int]
    tactics_owned: list[int]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.script = None
        if not cython.compiled:
            for name in NUMBERS:
                setattr(self, name, 0)
            self.listening = 0
            for name in STREAM_ROWS:
                setattr(self, name, [0] * STREAMS)
            for name in SEAT_ROWS:
                setattr(self, name, [0] * MAX_PLAYERS)
            for name in KIND_ROWS:
                setattr(self, name, [0] * K)
            for name in SEAT_KIND_ROWS:
                setattr(self, name, [[0] * K for _ in range(MAX_PLAYERS)])
            self.top = [[0, 0] for _ in range(MAX_PLAYERS)]
            self.shown = [[0, 0] for _ in range(MAX_PLAYERS)]
            self.stack = [[0] * 4 for _ in range(FRAMES)]
            self.won = [0] * LANDS
            self.line_n = [[0] * LANDS for _ in range(TEAMS)]
            self.line = [[[0] * LINE for _ in range(LANDS)] for _ in range(TEAMS)]
            self.markers = [[0] * (COLOURS + 1) for _ in range(MAX_PLAYERS)]
        self.viewer = self.last_turn = self.cause = self.top_general = self.ally = self.east_team = -1

    def listen(self) -> None:
        """Record events from now on."""
        self.log = Log()
        self.listening = 1

    def clone(self) -> State:
        """An independent copy that shares the rules and records no events."""
        g = State.__new__(State)
        g.rules = self.rules
        g.script = None
        g.copy_from(self)
        g.listening = 0
        return g

    def copy_from(self, g: State) -> None:
        """Copy everything from a state with the same rules."""
        copy_block(self, g)

    def export(self) -> dict[str, Any]:
        """Every number of the state as plain data, without unused seats."""
        n = self.seats
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        data["stream"] = [self.stream[i] for i in range(STREAMS)]
        data["gamma"] = [self.gamma[i] for i in range(STREAMS)]
        data["shuffles"] = [self.shuffles[i] for i in range(STREAMS)]
        data["hand_m"] = [self.hand_m[p] for p in range(n)]
        data["deck_m"] = [self.deck_m[p] for p in range(n)]
        data["pile_m"] = [self.pile_m[p] for p in range(n)]
        data["deployed_m"] = [self.deployed_m[p] for p in range(n)]
        data["ambush_m"] = [self.ambush_m[p] for p in range(n)]
        data["hand_n"] = [self.hand_n[p] for p in range(n)]
        data["deck_n"] = [self.deck_n[p] for p in range(n)]
        data["pile_n"] = [self.pile_n[p] for p in range(n)]
        data["hidden_n"] = [self.hidden_n[p] for p in range(n)]
        data["top_n"] = [self.top_n[p] for p in range(n)]
        data["top_open"] = [self.top_open[p] for p in range(n)]
        data["lying"] = [self.lying[p] for p in range(n)]
        data["promised"] = [self.promised[p] for p in range(n)]
        data["shown_n"] = [self.shown_n[p] for p in range(n)]
        data["actions_owned"] = [self.actions_owned[p] for p in range(n)]
        data["tactics_owned"] = [self.tactics_owned[p] for p in range(n)]
        data["have_m"] = [self.have_m[p] for p in range(n)]
        data["have_n"] = [self.have_n[p] for p in range(n)]
        data["pool"] = [self.pool[k] for k in range(K)]
        data["trash"] = [self.trash[k] for k in range(K)]
        data["played"] = [self.played[k] for k in range(K)]
        data["unplayed"] = [self.unplayed[k] for k in range(K)]
        data["pick"] = [self.pick[k] for k in range(K)]
        data["buried"] = [self.buried[k] for k in range(K)]
        data["won"] = [self.won[i] for i in range(LANDS)]
        data["line"] = [
            [[self.line[t][i][j] for j in range(self.line_n[t][i])] for i in range(LANDS)] for t in range(TEAMS)
        ]
        data["markers"] = [[self.markers[p][c] for c in range(COLOURS + 1)] for p in range(n)]
        data["hand"] = [[self.hand[p][k] for k in range(K)] for p in range(n)]
        data["seen"] = [[self.seen[p][k] for k in range(K)] for p in range(n)]
        data["deck"] = [[self.deck[p][k] for k in range(K)] for p in range(n)]
        data["pile"] = [[self.pile[p][k] for k in range(K)] for p in range(n)]
        data["hidden"] = [[self.hidden[p][k] for k in range(K)] for p in range(n)]
        data["deployed"] = [[self.deployed[p][k] for k in range(K)] for p in range(n)]
        data["ambush"] = [[self.ambush[p][k] for k in range(K)] for p in range(n)]
        data["against"] = [[self.against[p][k] for k in range(K)] for p in range(n)]
        data["have"] = [[self.have[p][k] for k in range(K)] for p in range(n)]
        data["top"] = [[self.top[p][i] for i in range(self.top_n[p])] for p in range(n)]
        data["shown"] = [[self.shown[p][i] for i in range(self.shown_n[p])] for p in range(n)]
        data["stack"] = [[self.stack[i][j] for j in range(4)] for i in range(self.sp)]
        return data

    def common_rows(self) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """Pool, trash, cards played and still to be played, and buried cards."""
        return (
            bytes(self.pool[:K]),
            bytes(self.trash[:K]),
            bytes(self.played[:K]),
            bytes(self.unplayed[:K]),
            bytes(self.buried[:K]),
        )

    def seat_rows(self, p: int) -> tuple[Any, ...]:
        """Everything at a seat, in a form that is cheap to make and to compare."""
        return (
            bytes(self.hand[p][:K]),
            bytes(self.deck[p][:K]),
            bytes(self.pile[p][:K]),
            bytes(self.hidden[p][:K]),
            bytes(self.deployed[p][:K]),
            bytes(self.ambush[p][:K]),
            bytes(self.have[p][:K]),
            bytes(self.top[p][: self.top_n[p]]),
            bytes(self.shown[p][: self.shown_n[p]]),
            bytes(self.markers[p][: COLOURS + 1]),
            self.hand_n[p],
            self.deck_n[p],
            self.pile_n[p],
            self.top_open[p],
            self.lying[p],
        )

    def attack_row(self, p: int) -> bytes:
        """The units that attack a seat."""
        return bytes(self.against[p][:K])

    def land_rows(self) -> tuple[tuple[int, bytes, bytes], ...]:
        """For every Land, 0 or the winning team + 1, and the lines of both teams."""
        return tuple(
            [
                (
                    self.won[i],
                    bytes(self.line[0][i][: self.line_n[0][i]]),
                    bytes(self.line[1][i][: self.line_n[1][i]]),
                )
                for i in range(LANDS)
            ]
        )

    def restore(self, data: dict[str, Any]) -> None:
        """Restore the numbers that `export` gives."""
        for name in NUMBERS:
            setattr(self, name, data[name])
        n = self.seats
        for i in range(STREAMS):
            self.stream[i] = data["stream"][i]
            self.gamma[i] = data["gamma"][i]
            self.shuffles[i] = data["shuffles"][i]
        for k in range(K):
            self.pool[k] = data["pool"][k]
            self.trash[k] = data["trash"][k]
            self.played[k] = data["played"][k]
            self.unplayed[k] = data["unplayed"][k]
            self.pick[k] = data["pick"][k]
            self.buried[k] = data["buried"][k]
        for i in range(LANDS):
            self.won[i] = data["won"][i]
            for t in range(TEAMS):
                self.line_n[t][i] = len(data["line"][t][i])
                for j in range(self.line_n[t][i]):
                    self.line[t][i][j] = data["line"][t][i][j]
        for p in range(n):
            self.hand_m[p] = data["hand_m"][p]
            self.deck_m[p] = data["deck_m"][p]
            self.pile_m[p] = data["pile_m"][p]
            self.deployed_m[p] = data["deployed_m"][p]
            self.ambush_m[p] = data["ambush_m"][p]
            self.hand_n[p] = data["hand_n"][p]
            self.deck_n[p] = data["deck_n"][p]
            self.pile_n[p] = data["pile_n"][p]
            self.hidden_n[p] = data["hidden_n"][p]
            self.top_n[p] = data["top_n"][p]
            self.top_open[p] = data["top_open"][p]
            self.lying[p] = data["lying"][p]
            self.promised[p] = data["promised"][p]
            self.shown_n[p] = data["shown_n"][p]
            self.actions_owned[p] = data["actions_owned"][p]
            self.tactics_owned[p] = data["tactics_owned"][p]
            self.have_m[p] = data["have_m"][p]
            self.have_n[p] = data["have_n"][p]
            for k in range(K):
                self.hand[p][k] = data["hand"][p][k]
                self.seen[p][k] = data["seen"][p][k]
                self.deck[p][k] = data["deck"][p][k]
                self.pile[p][k] = data["pile"][p][k]
                self.hidden[p][k] = data["hidden"][p][k]
                self.deployed[p][k] = data["deployed"][p][k]
                self.ambush[p][k] = data["ambush"][p][k]
                self.against[p][k] = data["against"][p][k]
                self.have[p][k] = data["have"][p][k]
            for c in range(COLOURS + 1):
                self.markers[p][c] = data["markers"][p][c]
            for i in range(self.top_n[p]):
                self.top[p][i] = data["top"][p][i]
            for i in range(self.shown_n[p]):
                self.shown[p][i] = data["shown"][p][i]
        for i in range(self.sp):
            for j in range(4):
                self.stack[i][j] = data["stack"][i][j]

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.rules, self.export())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.rules.cards == other.rules.cards and self.export() == other.export()

    def __hash__(self) -> int:
        return hash((self.turn, self.kind, self.mask, self.key0, self.key1, self.sp, self.money))


def revive(rules: Rules, data: dict[str, Any]) -> State:
    """A state from its rules and its exported numbers."""
    g = State(rules)
    g.restore(data)
    return g
