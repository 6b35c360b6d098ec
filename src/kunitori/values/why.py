"""Why a move is not open, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards.facts import card_name
from kunitori.cards.kinds import KINDS
from kunitori.engine.consts import (
    ACTION,
    BATTLE,
    BUY,
    D_BATTLE,
    D_BUY,
    D_CHOOSE,
    D_DEFEND,
    D_DEPLOYED,
    D_FALL,
    D_GAIN,
    D_JOINT_PRIZE,
    D_KEEP,
    D_PLAY,
    D_SHOW,
    D_STAY,
    D_TAKE,
    D_TRASH,
    GOLD,
    LAND,
    VILLAGE,
)  # fmt: skip
from kunitori.engine.state import State
from kunitori.engine.turn import price
from kunitori.i18n import Message, message
from kunitori.values.decision import Reason
from kunitori.values.notation import Wish
from kunitori.values.vocabulary import DECISIONS, RULE_OF_DECISION, VERBS


def reason(g: State, wish: Wish, names: Sequence[str]) -> Reason:
    """Why this wish, which is not open, is not; the first reason that a person would name."""
    if g.over:
        return Reason(message("why-over"), "C8.1")
    for k in wish.cards:
        if KINDS[k] not in g.rules.cards:
            return Reason(message("why-not-in-game", card=_name(k)), "C1.2")
    if wish.verb == "play":
        return _play_reason(g, wish.card, names)
    if wish.verb == "buy":
        return _buy_reason(g, wish.card, names)
    if wish.verb in ("attack", "joint"):
        return _battle_reason(g, wish, names)
    if wish.verb == "end" and g.kind == D_DEPLOYED:
        return _deployed_first(g)
    if wish.verb not in VERBS[g.kind]:
        return asked(g, names)
    return _answer_reason(g, wish, names)


def asked(g: State, names: Sequence[str]) -> Reason:
    """Something else is asked, or somebody else."""
    question = Message(f"ask-{DECISIONS[g.kind].replace('_', '-')}")
    return Reason(message("why-asked", player=names[g.who], question=question), RULE_OF_DECISION[g.kind])


def _name(k: int) -> Message:
    return card_name(KINDS[k])


def _in_hand(g: State, k: int) -> bool:
    return bool(g.export()["hand"][g.who][k])


def _deployed_first(g: State) -> Reason:
    waiting = tuple(_name(k) for k, n in enumerate(g.export()["unplayed"]) if n)
    return Reason(message("why-deployed-first", cards=waiting), "C3.2")


def _play_reason(g: State, k: int, names: Sequence[str]) -> Reason:
    name = _name(k)
    if g.kind == D_DEPLOYED:
        return _deployed_first(g)
    if g.kind not in (D_PLAY, D_BUY):
        return asked(g, names)
    if k <= GOLD and g.kind == D_PLAY:
        return Reason(message("why-treasure-later", card=name), "C6.1")
    if GOLD < k <= LAND:
        return Reason(message("why-never-played", card=name), "C3.3")
    if k > GOLD and g.kind == D_BUY:
        return Reason(message("why-action-over", card=name), "C3.3")
    return Reason(message("why-not-in-hand", card=name), "C6.1" if g.kind == D_BUY else "C3.3")


def _buy_reason(g: State, k: int, names: Sequence[str]) -> Reason:
    name = _name(k)
    if g.kind != D_BUY:
        return Reason(message("why-buy-later"), "C2") if g.phase in (ACTION, BATTLE) else asked(g, names)
    pool = g.export()["pool"]
    if not pool[k]:
        return Reason(message("why-pile-empty", card=name), "C4.3")
    if g.rules.generals >> k & 1 and k != g.top_general:
        return Reason(message("why-not-top-general", card=name, top=_name(g.top_general)), "C6.2")
    return Reason(message("why-too-dear", card=name, cost=price(g, k), money=g.money), "C6.2")


def _battle_reason(g: State, wish: Wish, names: Sequence[str]) -> Reason:
    if g.kind != D_BATTLE:
        if g.phase == ACTION and g.kind == D_PLAY:
            return Reason(message("why-battle-later"), "C2")
        if g.phase == BUY and g.kind == D_BUY:
            return Reason(message("why-battle-over"), "C5.1")
        return asked(g, names)
    if wish.verb == "joint":
        if not g.mask >> 2 & 1:
            return Reason(message("why-no-joint"), "W5.8")
        return Reason(message("why-target", player=names[wish.seat]), "W5.8")
    if not g.mask >> 1 & 1:
        return Reason(message("why-no-leader"), "C5.1")
    if g.cur in wish.armies:
        return Reason(message("why-target", player=names[g.cur]), "C5.2")
    for seat, army in wish.armies.items():
        if not any(g.rules.leaders >> k & 1 for k in army):
            return Reason(message("why-no-leader-there", player=names[seat]), "C5.2")
    return Reason(message("why-all-units"), "C5.2")


def _answer_reason(g: State, wish: Wish, names: Sequence[str]) -> Reason:
    """The question is answered with the right word, but not with an open answer."""
    rule = RULE_OF_DECISION[g.kind]
    k = wish.card
    if g.kind in (D_STAY, D_KEEP, D_DEFEND):
        return Reason(Message(f"why-{DECISIONS[g.kind]}"), rule)
    if g.kind == D_CHOOSE and wish.cards and not _in_hand(g, k):
        return Reason(message("why-not-in-hand", card=_name(k)), rule)
    if g.kind in (D_TRASH, D_SHOW) and k >= 0:
        if not _in_hand(g, k):
            return Reason(message("why-not-in-hand", card=_name(k)), rule)
        return Reason(message("why-wrong-card", card=_name(k)), rule)
    if g.kind == D_GAIN:
        pool = g.export()["pool"]
        if not pool[k]:
            return Reason(message("why-pile-empty", card=_name(k)), "C4.3")
        if g.rules.generals >> k & 1 and k != g.top_general:
            return Reason(message("why-not-top-general", card=_name(k), top=_name(g.top_general)), "C6.2")
        cost = g.rules.cards.by_id[KINDS[k]].cost
        return Reason(message("why-above-limit", card=_name(k), cost=cost, limit=g.b), rule)
    if g.kind == D_JOINT_PRIZE and k >= 0:
        if VILLAGE <= k <= LAND:
            return Reason(message("why-pile-empty", card=_name(k)), "C4.3")
        return Reason(message("why-wrong-card", card=_name(k)), rule)
    if wish.seat >= 0:
        return Reason(message("why-target", player=names[wish.seat]), rule)
    if k >= 0 and g.kind in (D_FALL, D_TAKE):
        return Reason(message("why-wrong-card", card=_name(k)), rule)
    return asked(g, names)
