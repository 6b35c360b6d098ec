"""Whether a text can be played: by whom it is asked, who may know what, and what the rules have room for.

A question that has one answer is asked all the same if skipping it would betray a hand; which questions these are
stands in the table of decisions (`secret_from`, docs/decisions/0004). A text is refused if that cannot be decided for
it, or if it needs more than the game can remember: two known cards on a deck, one kind that stays lying.
"""

from __future__ import annotations

from kunitori.cards.composition import Clause, Text
from kunitori.errors import BadCards

__all__ = ["check_text"]

_PLAYED = ("general", "troop", "tactics", "politics")
_WHEN_GAINED = ("draw", "gain")
_RIVALS = ("draw", "gain", "discard")


def check_text(text: Text, category: str, is_deployable: bool, where: str) -> None:
    """`BadCards` if a card of this category cannot have this text."""
    if text.play and category not in _PLAYED:
        raise BadCards("expansion-error-never-played", rule="C3.3", where=f"{where}.play")
    if text.stays is not None and (is_deployable or category not in ("tactics", "politics")):
        raise BadCards("expansion-error-stays", rule="W7.3", where=f"{where}.stays")
    if (text.falls or text.destroys) and category != "troop":
        raise BadCards("expansion-error-troops-only", rule="ruling 11", where=where)
    for name in ("each", "empty"):
        if sum(bool(getattr(points, name)) for points in text.points) > 1:
            raise BadCards("expansion-error-points-once", where=f"{where}.points", name=name)
    if category == "general" and any(clause.word == "return" for clause in text.clauses):
        raise BadCards("expansion-error-general-returns", rule="C1.2", where=f"{where}.play")
    _check_own_fate(text, is_deployable, where)
    _check_spying(text, where)
    for n, clause in enumerate(text.play, start=1):
        _check_clause(clause, f"{where}.play[{n}]")
    if sum(clause.word == "choose" for clause in text.play) > 1:
        raise BadCards("expansion-error-one-choice", where=f"{where}.play")
    for name in ("gained", "fought"):
        for n, clause in enumerate(getattr(text, name), start=1):
            if clause.word not in _WHEN_GAINED or clause.what == "any":
                raise BadCards(f"expansion-error-{name}", where=f"{where}.{name}[{n}]", words=_WHEN_GAINED)
    if text.fought and category not in ("general", "troop"):
        raise BadCards("expansion-error-never-fights", rule="C5.2", where=f"{where}.fought")
    if sum(clause.to == "deck" for clause in text.clauses) > 1:
        raise BadCards("expansion-error-two-on-deck", rule="C9.3", where=where)


def _check_own_fate(text: Text, is_deployable: bool, where: str) -> None:
    """A card can leave once, and only a card that was played from the hand."""
    paths = [text.play]
    for clause in text.play:
        if clause.word == "choose":
            rest = tuple(other for other in text.play if other is not clause)
            paths = [(*rest, *side) for side in clause.sides]
    for path in paths:
        leaving = sum(clause.what == "this" for clause in path)
        if leaving > 1:
            raise BadCards("expansion-error-leaves-twice", where=f"{where}.play")
        if leaving and is_deployable:
            raise BadCards("expansion-error-deployed-leaves", rule="C3.2", where=f"{where}.play")


def _check_spying(text: Text, where: str) -> None:
    if sum(clause.word == "spy" for clause in text.clauses) > 1:
        raise BadCards("expansion-error-two-spies", rule="C9.3", where=f"{where}.play")


def _check_clause(clause: Clause, where: str) -> None:
    if clause.gain == "next_treasure" and not {*clause.only} <= {"copper", "silver"}:
        raise BadCards("expansion-error-next-treasure", where=f"{where}.only")
    if clause.gain == "next_treasure" and not clause.only:
        raise BadCards("expansion-error-next-treasure", where=where)
    if clause.word == "exchange":
        raise BadCards("expansion-error-moegahara", rule="X6", where=where)
    if clause.word == "rivals":
        (inner,) = clause.sides[0] if len(clause.sides[0]) == 1 else (None,)
        if inner is None or inner.word not in _RIVALS or inner.what in ("any", "deployed") or inner.only:
            raise BadCards("expansion-error-rivals", where=f"{where}.rivals", words=_RIVALS)
    if clause.word != "choose":
        return
    for n, side in enumerate(clause.sides, start=1):
        there = f"{where}.choose[{n}]"
        for m, inner in enumerate(side, start=1):
            if inner.word == "choose":
                raise BadCards("expansion-error-nested", where=f"{there}[{m}]")
            _check_clause(inner, f"{there}[{m}]")
        if side and (side[0].trashes_from_hand or side[0].discards_from_hand) and side[0].only:
            # Whether the side can be taken would depend on the hand, so that taking or leaving it would betray it.
            raise BadCards("expansion-error-secret-side", rule="C9.2", where=f"{there}[1].only")
    if sum(bool(side) and side[0].trashes_from_hand for side in clause.sides) > 1:
        raise BadCards("expansion-error-two-trashing", where=f"{where}.choose")
