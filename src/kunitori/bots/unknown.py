"""The error for a bot that does not exist."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from kunitori.errors import BadOptions, quoted
from kunitori.i18n import LANGUAGES, texts

__all__ = ["unknown_bot"]


def unknown_bot(name: str, bots: Sequence[str]) -> BadOptions:
    """The error for an unknown bot: the one of these that is probably meant, or all of them.

    The bot may also be called as it is at the table, in any language.

    >>> print(unknown_bot("captan@500", ["captain", "money"]))
    There is no bot “captan@500” here. Did you mean “captain”?
    >>> print(unknown_bot("Kaufmann", ["captain", "money"]))
    There is no bot “Kaufmann” here. Did you mean “money”?
    >>> print(unknown_bot("merlin", ["captain", "money"]))
    There is no bot “merlin” here. Choose one of captain and money.
    """
    kind = name.partition("@")[0].partition("/")[0].strip().casefold()
    known = {bot: bot for bot in bots}
    for language in LANGUAGES:
        say = texts(language)
        for bot in bots:
            known.setdefault(say(f"bot-{bot.replace('_', '-')}.name").casefold(), bot)
    similar = difflib.get_close_matches(kind.replace("-", "_").replace(" ", "_"), bots, n=1)
    similar = similar or difflib.get_close_matches(kind, known, n=1, cutoff=0.75)
    if similar:
        return BadOptions("error-unknown-bot-similar", bot=quoted(name), similar=known[similar[0]])
    return BadOptions("error-unknown-bot", bot=quoted(name), bots=tuple(bots))
