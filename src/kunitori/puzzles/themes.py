"""What a puzzle is about, by the question it asks and the reasons for its answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping

__all__ = ["ASKED", "THEMES", "theme_of"]

THEMES = ("buying", "actions", "battle", "defence", "tactics", "lands", "ending")
"""All themes, in the order in which pages list them."""

_BY_KIND: Mapping[str, tuple[str, ...]] = {
    "buying": ("buy", "gain", "prize", "joint_prize", "pass_on", "exchange"),
    "actions": ("play", "choose", "trash", "discard", "take"),
    "battle": ("battle", "joint_target", "ask", "join", "fall", "name"),
    "defence": ("defend", "ambush", "stay", "keep"),
    "tactics": ("trap_seat", "trap_card", "target", "show", "pick"),
    "lands": ("deploy", "horo", "land", "spot", "give", "strike", "marker"),
}
ASKED: Mapping[str, str] = {kind: theme for theme, kinds in _BY_KIND.items() for kind in kinds}
"""The theme of each question that can become a puzzle; the others are steps that say little by themselves."""

_ENDINGS = {"reason-wins", "reason-wins-turn", "reason-last-round", "reason-last-round-behind", "reason-not-yet"}


def theme_of(kind: str, reasons: Collection[str], *, is_last_round: bool) -> str:
    """The theme of a question: the ending, if the last round has begun or the best reason is about it.

    >>> theme_of("buy", ("reason-growth",), is_last_round=False), theme_of("buy", ("reason-wins",), is_last_round=False)
    ('buying', 'ending')
    """
    return "ending" if is_last_round or _ENDINGS & {*reasons} else ASKED[kind]
