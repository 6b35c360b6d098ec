"""Every kind of decision the games ask for, one row each: the source for engine, notation, positions, table and docs.

`tools/write_consts.py` writes the engine's constants and groups and the table in docs/notation.md from here.
docs/architecture.md shows how to add a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

__all__ = ["CHOICES", "KINDS_BY_NAME", "TABLE", "Answers", "DecisionKind", "Group"]


class Answers(StrEnum):
    """What the answers of a decision are. `kunitori.values.answers` has the two functions for each."""

    KIND = "kind"  # a card kind
    SEAT = "seat"
    NUMBER = "number"  # how many of the card asked about
    SPOT = "spot"  # a position in a line
    ORDER = "order"  # one of the orders of a line
    WORD = "word"  # bit n is the n-th of the row's words, each a move of its own
    # One decision each
    ASSIGNED = "assigned"  # leaders, troops: how many attack the seat asked about
    BOUGHT = "bought"  # buy: a card of the pool, or treasure from the hand
    CHOICE = "choice"  # choose: one of the two things a card's text offers
    DEPLOYED = "deployed"  # deploy: a unit, or a strategy card
    FALLEN = "fallen"  # fall: a troop and where it lies
    FETCHED = "fetched"  # take: a general and where it lies
    LAND = "land"  # land: a Land, of either side
    PRIZE = "prize"  # prize: take it or not
    RECEIVER = "receiver"  # pass_on: a seat, or nobody
    TRAPPED = "trapped"  # trap_seat, trap_card: a seat and its deployed card
    USE = "use"  # horo: one of the three uses of Horo Musha


class Group(StrEnum):
    """Which part of the engine takes the answer."""

    PHASE = "phase"  # the turn's own questions: play, buy, stay, keep
    ATTACK = "attack"  # battles up to the defence, and joint battles
    DEFENCE = "defence"
    AFTERMATH = "aftermath"  # what a battle costs and brings
    EFFECT = "effect"  # what a card's text asks
    FIELD = "field"  # Moegahara's deploy phase


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """One kind of decision.

    >>> KINDS_BY_NAME["exchange"].number, KINDS_BY_NAME["exchange"].none
    (40, 'none')
    """

    number: int
    name: str
    group: Group
    answers: Answers
    rule: str
    verbs: tuple[str, ...] = ()
    """The words a move may begin with if this is its first question."""
    verb: str = ""
    """The word of an answer that names something; by default the first of the verbs."""
    words: tuple[str, ...] = ()
    """With `Answers.WORD` and `Answers.USE`: the word of each bit."""
    none: str = ""
    """The word for bit 63: ``end``, ``decline`` or ``none``; empty if there is no such answer."""
    place: str = ""
    """Where an answer lies on the table: a pattern of `kunitori.telling.places`, or the name of a function there."""
    by_pointing: bool = False
    """Whether the answer is given by pointing at the table; the list of answers is then one click away."""
    step: str = "first"
    """``first``, ``later`` or ``either``: whether a move begins with it."""
    goes_on: bool = False
    """Whether an answer may leave the move unfinished, so that another step is asked."""
    secret_from: int | None = None
    """A single answer is still asked for if the player holds this many cards: skipping it would betray them."""
    asked_alone: bool = False
    """Whether the phase asks even if there is one answer."""
    effects: tuple[str, ...] = ()
    """The card texts that ask it."""
    is_frame: bool = False
    """Whether it can wait on the stack of effects."""
    moegahara: bool = False
    """Whether only Moegahara asks it."""
    rule_elsewhere: str = ""
    """The rule where the same question is asked in a second place."""
    player: str = "active player"
    """Who is asked, for docs/notation.md."""
    card: str = ""
    """What `Decision.card` is, for docs/notation.md; empty if there is none."""
    seat: str = ""
    """What `Decision.other` is, for docs/notation.md; empty if there is none."""
    bits: str = ""
    """What the bits mean, for docs/notation.md."""

    @property
    def answer_verb(self) -> str:
        """The word of an answer that names something."""
        return self.verb or (self.verbs[0] if self.verbs else "")

    @property
    def counts_cards(self) -> bool:
        """Whether each step asks how many of one card."""
        return self.answers in (Answers.NUMBER, Answers.ASSIGNED)


CHOICES: Mapping[str, tuple[str, str]] = {
    "draw_or_trash": ("draw", "trash"),
    "actions_or_joint_battle": ("actions", "joint"),
    "money_or_trash": ("money", "trash"),
    "draw_or_action": ("draw", "action"),
    "may_gain_spear": ("gain", "none"),
}
"""The two words of a card's choice, by its text."""

_NINJAS = ("skilled_ninja", "ninja_clan")

_ROWS = (
    DecisionKind(
        1, "deployed", Group.PHASE, Answers.KIND, "C3.2", verbs=("play",),
        place="army/{active}/{card}", by_pointing=True,
        bits="`kind` of the deployed card played next",
    ),
    DecisionKind(
        2, "play", Group.PHASE, Answers.KIND, "C3.3", verbs=("play", "end"), none="end",
        place="hand/{card}", by_pointing=True, asked_alone=True,
        bits="`kind` played from hand",
    ),
    DecisionKind(
        3, "battle", Group.ATTACK, Answers.WORD, "C5.1", verbs=("peace", "attack", "joint"),
        words=("peace", "attack", "joint"), place="attacked", goes_on=True,
    ),
    DecisionKind(
        4, "leaders", Group.ATTACK, Answers.ASSIGNED, "C5.2", verb="attack",
        place="army/{active}/{about}", step="later", goes_on=True,
        card="kind of leader", seat="its target", bits="`number` of them that attack this player",
    ),
    DecisionKind(
        5, "troops", Group.ATTACK, Answers.ASSIGNED, "C5.2", verb="attack",
        place="army/{active}/{about}", step="later", goes_on=True,
        card="kind of troop", seat="their target", bits="`number` of them that attack this player",
    ),
    DecisionKind(
        6, "joint_target", Group.ATTACK, Answers.SEAT, "W5.8", verb="joint", place="seat/{seat}", step="later",
        bits="`seat` that is attacked",
    ),
    DecisionKind(
        7, "ask", Group.ATTACK, Answers.SEAT, "W5.8", verbs=("ask",), place="seat/{seat}", is_frame=True,
        bits="`seat` that is asked to join",
    ),
    DecisionKind(
        8, "join", Group.ATTACK, Answers.WORD, "W5.8", verbs=("join", "refuse"), words=("refuse", "join"),
        is_frame=True, player="player asked",
    ),
    DecisionKind(
        9, "defend", Group.DEFENCE, Answers.WORD, "C5.4", verbs=("ambush", "reinforcements"),
        words=("ambush", "reinforcements"), goes_on=True, is_frame=True, player="defender",
    ),
    DecisionKind(
        10, "ambush", Group.DEFENCE, Answers.NUMBER, "C5.4", verb="ambush", place="hand/{about}", step="later",
        goes_on=True, player="defender", card="kind in hand", bits="`number` of them that lie in ambush",
    ),
    DecisionKind(
        11, "fall", Group.AFTERMATH, Answers.FALLEN, "ruling 11", verbs=("fall",), place="fallen", is_frame=True,
        player="owner of the troop, or the opponent (house rule)", seat="the owner, if the opponent is asked, or none",
        bits="`10 * place + kind - 22`, place 0 army area, 1 ambush, 2 reinforcements",
    ),
    DecisionKind(
        12, "name", Group.AFTERMATH, Answers.SEAT, "ruling 11", verbs=("name",), place="seat/{seat}", is_frame=True,
        player="defender", bits="`seat` of the attacker who loses a troop",
    ),
    DecisionKind(
        13, "prize", Group.AFTERMATH, Answers.PRIZE, "C5.6", verbs=("take", "decline"), place="pool/{about}",
        is_frame=True, player="defender", card="the prize", bits="`0` decline; `1` take",
    ),
    DecisionKind(
        14, "joint_prize", Group.AFTERMATH, Answers.KIND, "W5.8", verbs=("take", "decline"), none="decline",
        place="pool/{card}", is_frame=True, player="defender", bits="`kind` taken",
    ),
    DecisionKind(
        15, "order", Group.AFTERMATH, Answers.KIND, "C5.7", rule_elsewhere="C3.7", verbs=("top",),
        place="revealed/{player}/{card}", is_frame=True, player="owner of the deck",
        bits="`kind` that lies on top",
    ),
    DecisionKind(
        16, "buy", Group.PHASE, Answers.BOUGHT, "C6.2", verbs=("play", "buy", "end"), verb="buy", none="end",
        place="bought", by_pointing=True, asked_alone=True,
        bits="`kind` bought; `56 + kind` of the treasure played",
    ),
    DecisionKind(
        17, "stay", Group.PHASE, Answers.NUMBER, "C7.1", verbs=("stay",), place="army/{active}/{about}", step="either",
        goes_on=True, card="kind in the army area", bits="`number` of them that stay",
    ),
    DecisionKind(
        18, "keep", Group.PHASE, Answers.NUMBER, "W7.2", rule_elsewhere="M7.1", verbs=("keep",), place="hand/{about}",
        step="either", goes_on=True, asked_alone=True,
        card="kind in hand, or none", bits="`number` of them that are kept",
    ),
    DecisionKind(
        19, "choose", Group.EFFECT, Answers.CHOICE, "C3.7", verbs=("choose",), goes_on=True,
        effects=tuple(CHOICES), is_frame=True, card="card that asks",
        bits="`0` draw, actions, money or gain; `1` trash, joint, action or none",
    ),
    DecisionKind(
        20, "trash", Group.EFFECT, Answers.KIND, "C3.7", verbs=("trash",), place="hand/{card}", by_pointing=True,
        step="either", secret_from=2, effects=("upgrade_treasure", "market"), is_frame=True,
        card="card that asks", bits="`kind` trashed from hand",
    ),
    DecisionKind(
        21, "gain", Group.EFFECT, Answers.KIND, "C4.3", verbs=("gain",), place="pool/{card}", by_pointing=True,
        effects=("market",), is_frame=True, card="card that asks", bits="`kind` gained",
    ),
    DecisionKind(
        22, "trap_seat", Group.EFFECT, Answers.TRAPPED, "C3.7", verbs=("trap",), place="trapped", by_pointing=True,
        goes_on=True, effects=("trap",), is_frame=True, card="card that asks", bits="`seat` whose deployed card falls",
    ),
    DecisionKind(
        23, "trap_card", Group.EFFECT, Answers.TRAPPED, "C3.7", verbs=("trap",), place="trapped", by_pointing=True,
        step="either", card="card that asks", seat="that seat", bits="`kind` of the deployed card",
    ),
    DecisionKind(
        24, "target", Group.EFFECT, Answers.SEAT, "C3.7", verbs=("target",), place="seat/{seat}", effects=_NINJAS,
        is_frame=True, card="card that asks", bits="`seat` that is spied on",
    ),
    DecisionKind(
        25, "show", Group.EFFECT, Answers.KIND, "C3.7", verbs=("show",), none="none", place="hand/{card}",
        secret_from=1, effects=_NINJAS, is_frame=True,
        player="target", card="card that asks", bits="`kind` shown from hand",
    ),
    DecisionKind(
        26, "pick", Group.EFFECT, Answers.KIND, "C3.7", verbs=("pick",), place="revealed/{other}/{card}",
        effects=_NINJAS, is_frame=True, card="card that asks", seat="whose deck", bits="`kind` of the revealed card",
    ),
    DecisionKind(
        27, "take", Group.EFFECT, Answers.FETCHED, "C3.7", verbs=("fetch",), place="fetched", secret_from=0,
        effects=("take_back",), is_frame=True, card="card that asks",
        bits="`kind` of a general in the discard pile; `kind + 16` in the deck",
    ),
    DecisionKind(
        28, "pass_on", Group.EFFECT, Answers.RECEIVER, "C4.3", verbs=("pass",), place="seat/{seat}",
        effects=("pass_on",), is_frame=True, player="player who gained it", card="the card",
        bits="`seat` that gets it, or the player's own to keep it",
    ),
    DecisionKind(
        29, "deploy", Group.FIELD, Answers.DEPLOYED, "M5.1", verbs=("deploy", "horo", "trap", "end"), none="end",
        place="used", by_pointing=True, goes_on=True, asked_alone=True, moegahara=True,
        bits="`kind` of the unit deployed; `32` horo; `33` trap",
    ),
    DecisionKind(
        30, "horo", Group.FIELD, Answers.USE, "M5.4", verb="horo", words=("dismiss", "reorder", "give"), step="later",
        goes_on=True, moegahara=True, card="Horo Musha",
    ),
    DecisionKind(
        31, "land", Group.FIELD, Answers.LAND, "M5.1", rule_elsewhere="M5.4", place="land", by_pointing=True,
        step="later", goes_on=True, moegahara=True, card="card deployed or used",
        bits="`land` of the player's own line; `10 + land` of the enemy's",
    ),
    DecisionKind(
        32, "spot", Group.FIELD, Answers.SPOT, "M5.4", place="line/{team}/{land}/{spot}", step="later", goes_on=True,
        moegahara=True, card="card used", bits="`spot` of the card that goes",
    ),
    DecisionKind(
        33, "whose", Group.FIELD, Answers.SEAT, "M5.5", place="seat/{seat}", step="later", moegahara=True,
        card="card used, or that strikes", bits="`seat` whose discard pile gets the card",
    ),
    DecisionKind(
        34, "reorder", Group.FIELD, Answers.ORDER, "M5.4", step="later", moegahara=True,
        card="Horo Musha", bits="`order` of the line",
    ),
    DecisionKind(
        35, "give", Group.FIELD, Answers.KIND, "M5.4", place="discard/{active}/{card}", step="later", goes_on=True,
        secret_from=0, moegahara=True, card="Horo Musha", bits="`kind` in the player's own discard pile",
    ),
    DecisionKind(
        36, "mate", Group.FIELD, Answers.SEAT, "M5.4", place="seat/{seat}", step="later", moegahara=True,
        card="Horo Musha", bits="`seat` of the team mate who gets it",
    ),
    DecisionKind(
        37, "strike", Group.FIELD, Answers.SPOT, "M5.3", verbs=("strike",), none="none",
        place="line/{team}/{land}/{spot}", goes_on=True, effects=("strikes",), is_frame=True, moegahara=True,
        card="card that asks", bits="`spot` of the enemy card that goes",
    ),
    DecisionKind(
        38, "rearrange", Group.FIELD, Answers.ORDER, "M5.3", verbs=("reorder",), none="none",
        effects=("reorders",), is_frame=True, moegahara=True, card="card that asks", bits="`order` of the line",
    ),
    DecisionKind(
        39, "marker", Group.AFTERMATH, Answers.SEAT, "M6.4", verbs=("marker",), place="seat/{seat}", is_frame=True,
        moegahara=True, player="active or next player", bits="`seat` that gives a marker back",
    ),
    DecisionKind(
        40, "exchange", Group.EFFECT, Answers.KIND, "C3.7", verbs=("exchange",), none="none", place="hand/{card}",
        by_pointing=True, secret_from=1, effects=("exchange",), is_frame=True, moegahara=True,
        card="card that asks", bits="`kind` of the treasure given",
    ),
    DecisionKind(
        41, "discard", Group.EFFECT, Answers.KIND, "C3.7", verbs=("discard",), place="hand/{card}", by_pointing=True,
        secret_from=2, is_frame=True, card="card that asks", bits="`kind` discarded from hand",
    ),
)  # fmt: skip

TABLE: Mapping[int, DecisionKind] = {row.number: row for row in _ROWS}
"""Every kind of decision by its number."""

KINDS_BY_NAME: Mapping[str, DecisionKind] = {row.name: row for row in _ROWS}
