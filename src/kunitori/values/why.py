"""Why a move is not legal, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.decisions.move import Move
from kunitori.decisions.table import TABLE
from kunitori.engine.battle import targets
from kunitori.engine.battlefield import goal, lands, points
from kunitori.engine.consts import (
    ACTION,
    BATTLE,
    BUY,
    CASTLE,
    D_BATTLE,
    D_BUY,
    D_CHOOSE,
    D_DEFEND,
    D_DEPLOY,
    D_DEPLOYED,
    D_DISCARD,
    D_EXCHANGE,
    D_FALL,
    D_GAIN,
    D_JOINT_PRIZE,
    D_KEEP,
    D_PLAY,
    D_REARRANGE,
    D_SHOW,
    D_STAY,
    D_STRIKE,
    D_TAKE,
    D_TRASH,
    FIELD_TRAP,
    HORO,
    LAND,
    LIMITS,
    MILITIA,
    TEAMS,
    VILLAGE,
)  # fmt: skip
from kunitori.engine.state import State
from kunitori.engine.turn import foreign_generals, price
from kunitori.i18n import Message, message
from kunitori.values.answers import choice_words
from kunitori.values.decision import Reason
from kunitori.values.vocabulary import DECISIONS, rule_of_decision


def reason(g: State, move: Move, names: Sequence[str]) -> Reason:
    """The first reason that a person would give for why a move is not legal."""
    if g.over:
        return over(g)
    for card, _ in (*move.cards, *move.units):
        if card not in g.rules.cards:
            unknown = message("why-not-in-game", card=g.rules.cards.name(card))
            return Reason(unknown, "M1.3" if g.rules.moegahara else "C1.2")
    if move.verb == "play":
        return _play_reason(g, _kind(g, move), names)
    if move.verb == "buy":
        return _buy_reason(g, _kind(g, move), names)
    if move.verb in ("attack", "joint"):
        return _battle_reason(g, move, names)
    if move.verb == "end" and g.kind == D_DEPLOYED:
        return _deployed_first(g)
    if move.verb not in TABLE[g.kind].verbs:
        return asked(g, names)
    if g.kind == D_DEPLOY:
        return _field_reason(g, move, names)
    return _answer_reason(g, move, names)


def _kind(g: State, move: Move) -> int:
    """The kind of the only card that a move names, or -1."""
    return g.rules.cards.kind_number[move.card] if move.card else -1


def over(g: State) -> Reason:
    """The game is over, by its rules or by ruling 16: a limit on rounds, or agreement."""
    if g.rules.moegahara:
        is_won = any(points(g, team) >= goal(g) for team in range(TEAMS))
        return Reason(message("why-over"), "M8.2" if is_won else "ruling 16")
    return Reason(message("why-over"), "C8.1" if 0 <= g.last_turn < g.turn else "ruling 16")


def asked(g: State, names: Sequence[str]) -> Reason:
    """Another question is open, or another player is asked."""
    question = Message(f"ask-{DECISIONS[g.kind].replace('_', '-')}")
    return Reason(message("why-asked", player=names[g.who], question=question), rule_of_decision(g))


def _name(g: State, k: int) -> Message:
    return g.rules.cards.name(g.rules.cards.kinds[k])


def _in_hand(g: State, k: int) -> bool:
    return bool(g.export()["hand"][g.who][k])


def _deployed_first(g: State) -> Reason:
    waiting = tuple(_name(g, k) for k, n in enumerate(g.export()["unplayed"]) if n)
    return Reason(message("why-deployed-first", cards=waiting), "C3.2")


def _nothing_named(verb: str) -> Reason:
    return Reason(message("error-move-shape", verb=verb))


def _play_reason(g: State, k: int, names: Sequence[str]) -> Reason:
    if g.kind == D_DEPLOYED:
        return _deployed_first(g)
    if g.kind not in (D_PLAY, D_BUY):
        return asked(g, names)
    if k < 0:
        return _nothing_named("play")
    name = _name(g, k)
    if g.rules.treasures >> k & 1 and g.kind == D_PLAY:
        return Reason(message("why-treasure-later", card=name), "C6.1")
    if g.rules.victory >> k & 1:
        return Reason(message("why-never-played", card=name), "C3.3")
    if not g.rules.treasures >> k & 1 and g.kind == D_BUY:
        return Reason(message("why-action-over", card=name), "C3.3")
    return Reason(message("why-not-in-hand", card=name), "C6.1" if g.kind == D_BUY else "C3.3")


def _buy_reason(g: State, k: int, names: Sequence[str]) -> Reason:
    if g.kind != D_BUY:
        if g.phase in (ACTION, BATTLE):
            return Reason(message("why-buy-later"), "M2" if g.rules.moegahara else "C2")
        return asked(g, names)
    if k < 0:
        return _nothing_named("buy")
    name = _name(g, k)
    pool = g.export()["pool"]
    if not pool[k]:
        return Reason(message("why-pile-empty", card=name), "C4.3")
    if g.rules.moegahara:
        if foreign_generals(g, g.cur) >> k & 1:
            return Reason(message("why-other-side", card=name), "M4.2")
        if k == CASTLE and g.seats == 2 and g.castles >> g.cur & 1:
            return Reason(message("why-second-castle", card=name), "M1.5")
        if g.buys == 0 and k != MILITIA:
            return Reason(message("why-free-militia"), "M1.5")
    elif g.rules.generals >> k & 1 and k != g.top_general:
        return Reason(message("why-not-top-general", card=name, top=_name(g, g.top_general)), "C6.2")
    return Reason(message("why-too-dear", card=name, cost=price(g, k), money=g.money), "C6.2")


def _battle_reason(g: State, move: Move, names: Sequence[str]) -> Reason:
    if g.kind != D_BATTLE:
        if g.rules.moegahara:
            return asked(g, names)
        if g.phase == ACTION and g.kind == D_PLAY:
            return Reason(message("why-battle-later"), "C2")
        if g.phase == BUY and g.kind == D_BUY:
            return Reason(message("why-battle-over" if g.leader else "why-no-leader"), "C5.1")
        return asked(g, names)
    if move.verb == "joint":
        if not g.mask >> 2 & 1:
            needs_leader = g.joint and not g.joint_spent  # a house rule (ruling 24)
            return Reason(message("why-joint-needs-leader" if needs_leader else "why-no-joint"), "W5.8")
        return Reason(message("why-target", player=names[move.seat or 0]), "W5.8")
    if not g.mask >> 1 & 1:
        return Reason(message("why-no-leader"), "C5.1")
    armies = dict(move.armies)
    if g.cur in armies:
        return Reason(message("why-target", player=names[g.cur]), "C5.2")
    for seat, army in armies.items():
        if not any(targets(g, g.rules.cards.kind_number[card], 0) for card, _ in army):  # only leaders go anywhere
            return Reason(message("why-no-leader-there", player=names[seat]), "C5.2")
    return Reason(message("why-all-units-several" if g.rules.several_targets else "why-all-units"), "C5.2")


def _field_reason(g: State, move: Move, names: Sequence[str]) -> Reason:
    """Moegahara's deploy phase (M5)."""
    data = g.export()
    team = g.cur & 1
    if move.verb == "end":
        return Reason(message("why-deploy-first"), "M5.1")
    land, spot = move.land or 0, move.spot or 0
    if move.verb == "deploy":
        k = _kind(g, move)
        if k < 0:
            return _nothing_named("deploy")
        if not data["played"][k] or not g.rules.units >> k & 1:
            return Reason(message("why-not-played", card=_name(g, k)), "M5.1")
        return _land_reason(g, land, "M5.1") or Reason(message("why-line-full", land=land + 1), "M5.1")
    card = HORO if move.verb == "horo" else FIELD_TRAP
    if not data["played"][card]:
        return Reason(message("why-not-played", card=_name(g, card)), "M5.4")
    if move.word == "give":
        if g.seats == 2:
            return Reason(message("why-no-mate"), "M5.4")
        return Reason(message("why-give"), "M5.4")
    wrong = _land_reason(g, land, "M5.4")
    if wrong:
        return wrong
    line = data["line"][1 - team if move.word == "enemy" else team][land]
    if move.word == "reorder":
        return Reason(message("why-order"), "M5.4")
    if spot >= len(line):
        return Reason(message("why-no-card-there", land=land + 1, spot=spot + 1), "M5.4")
    if card == FIELD_TRAP and g.rules.trap_proof >> line[spot] & 1:
        return Reason(message("why-trap-proof", card=_name(g, line[spot])), "M5.4")
    return Reason(message("why-receiver"), "M5.5")


def _land_reason(g: State, land: int, rule: str) -> Reason | None:
    if land >= lands(g):
        return Reason(message("why-no-land", land=land + 1, lands=lands(g)), "M1.2")
    if g.export()["won"][land]:
        return Reason(message("why-land-won", land=land + 1), rule)
    return None


def _answer_reason(g: State, move: Move, names: Sequence[str]) -> Reason:
    """The verb fits the question, but the answer is not open."""
    rule = rule_of_decision(g)
    k = _kind(g, move)
    if g.kind == D_REARRANGE:
        return Reason(message("why-order"), rule)
    if g.kind == D_STRIKE:
        spot = move.spot or 0
        if spot >= len(g.export()["line"][1 - g.cur % 2][g.b]):
            return Reason(message("why-no-card-there", land=g.b + 1, spot=spot + 1), rule)
        return Reason(message("why-receiver"), "M5.5")
    if g.kind in (D_STAY, D_KEEP, D_DEFEND):
        return Reason(Message(f"why-{DECISIONS[g.kind]}"), rule)
    if g.kind == D_CHOOSE and move.cards and not _in_hand(g, k):
        return Reason(message("why-not-in-hand", card=_name(g, k)), rule)
    if g.kind == D_CHOOSE and move.word in choice_words(g, g.a):
        return Reason(message("why-wrong-card", card=_name(g, k)) if move.cards else message("why-which-card"), rule)
    if g.kind in (D_TRASH, D_DISCARD, D_SHOW, D_EXCHANGE) and k >= 0:
        if not _in_hand(g, k):
            return Reason(message("why-not-in-hand", card=_name(g, k)), rule)
        return Reason(message("why-wrong-card", card=_name(g, k)), rule)
    if g.kind == D_GAIN:
        if k < 0:
            return _nothing_named("gain")
        pool = g.export()["pool"]
        if not pool[k]:
            return Reason(message("why-pile-empty", card=_name(g, k)), "C4.3")
        if g.rules.generals >> k & 1 and k != g.top_general:
            return Reason(message("why-not-top-general", card=_name(g, k), top=_name(g, g.top_general)), "C6.2")
        cost = g.rules.cards.by_id[g.rules.cards.kinds[k]].cost
        return Reason(message("why-above-limit", card=_name(g, k), cost=cost, limit=g.b % LIMITS), rule)
    if g.kind == D_JOINT_PRIZE and k >= 0:
        if VILLAGE <= k <= LAND:
            return Reason(message("why-pile-empty", card=_name(g, k)), "C4.3")
        return Reason(message("why-wrong-card", card=_name(g, k)), rule)
    if move.seat is not None:
        return Reason(message("why-target", player=names[move.seat]), rule)
    if k >= 0 and g.kind in (D_FALL, D_TAKE):
        return Reason(message("why-wrong-card", card=_name(g, k)), rule)
    return asked(g, names)
