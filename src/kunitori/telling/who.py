"""Who sits where, as a page, a list or the terminal names them: "You" to the reader, a name, the level of a bot."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kunitori.bots.names import bot_badge
from kunitori.i18n import Texts, message
from kunitori.values.decision import Reason

__all__ = ["badge", "called", "calls", "told_to_you"]


def badge(bot: str | None, say: Texts) -> str:
    """The level of a bot; empty for a person.

    >>> from kunitori.i18n import texts
    >>> badge("retainer/warrior", texts("en")), badge(None, texts("en")), badge("", texts("en"))
    ('Retainer', '', '')
    """
    return bot_badge(bot, say) if bot else ""


def called(name: str, say: Texts, *, bot: str | None = None, is_you: bool = False) -> str:
    """A player in a list or a heading; with ``bot`` the level follows the name.

    >>> from kunitori.i18n import texts
    >>> say = texts("en")
    >>> called("Ann", say), called("Ann", say, is_you=True), called("Saizo", say, bot="captain")
    ('Ann', 'You', 'Saizo (Captain)')
    """
    if is_you:
        return say("who-you")
    return say("who-badge", player=name, badge=bot_badge(bot, say)) if bot else name


def calls(
    names: Sequence[str], say: Texts, *, bots: Sequence[str | None] = (), you: Collection[int] = ()
) -> tuple[str, ...]:
    """All players by seat; ``you`` are the reader's seats.

    On a shared screen nobody is "you": several seats keep their names.

    >>> from kunitori.i18n import texts
    >>> calls(["Ann", "Saizo"], texts("en"), bots=[None, "captain"], you=[0])
    ('You', 'Saizo (Captain)')
    """
    mine = {*you} if len(you) == 1 else set()
    levels = bots or [None] * len(names)
    return tuple(
        called(name, say, bot=bot, is_you=seat in mine)
        for seat, (name, bot) in enumerate(zip(names, levels, strict=True))
    )


def told_to_you(why: Reason, name: str) -> Reason:
    """A reason that says what a player has to do first, said to that player.

    >>> from kunitori.i18n import Message, message
    >>> why = Reason(message("why-asked", player="Ann", question=Message("ask-keep")), "W7.2")
    >>> told_to_you(why, "Ann").sentence()
    'You have another decision to make first: Which tactics cards are kept? (rule W7.2)'
    """
    args = dict(why.message.args)
    if why.message.id != "why-asked" or args["player"] != name:
        return why
    return Reason(message("why-asked-you", question=args["question"]), why.rule)
