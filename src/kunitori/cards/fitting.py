r"""What the checker says of cards that are sound: which games they can join, and what they make superfluous.

>>> from kunitori.cards.expansion import parse_expansion
>>> from kunitori.i18n import texts
>>> pearl = parse_expansion('[cards.pearl]\ncategory = "treasure"\ncopies = 9\ncost = 2\nmoney = 2')
>>> for sentence in checked(pearl, games_for(pearl), texts("en")):
...     print(sentence)
The card can be added to Kunitori!, World on Fire and World Chaos.
Pearl is better than Silver in every respect: it has the same text, and it gives more or costs less.
"""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards.corrections import Corrections
from kunitori.cards.expansion import Expansion
from kunitori.cards.facts import game_name
from kunitori.cards.kinds import OWN
from kunitori.cards.outclassed import outclasses
from kunitori.cards.sets import CardSet, card_set
from kunitori.errors import BadCards
from kunitori.i18n import Message, Texts, message

__all__ = ["Fit", "checked", "games_for"]

_GAMES = ("kunitori", "world_on_fire", "world_chaos")

Fit = tuple[Message, CardSet | BadCards]
"""A game, and the cards that it is played with or the reason why they do not go together."""


def games_for(expansion: Expansion, corrections: Corrections | None = None) -> tuple[Fit, ...]:
    """The games that cards could join."""
    return tuple((game_name(game), _fit(game, expansion, corrections)) for game in _GAMES)


def _fit(game: str, expansion: Expansion, corrections: Corrections | None) -> CardSet | BadCards:
    try:
        return card_set(game, corrections=corrections, expansion=expansion)
    except BadCards as problem:
        return problem


def checked(expansion: Expansion, fits: Sequence[Fit], say: Texts, about: str = "") -> tuple[str, ...]:
    """The sentences of the checker; those that compare cards only about the card with an id if one is given."""
    told = []
    if games := tuple(name for name, fit in fits if isinstance(fit, CardSet)):
        told.append(say("own-cards-fit", cards=len(expansion.cards), games=games))
    for name, refusal in fits:
        if isinstance(refusal, BadCards):
            told.append(say("own-cards-no-fit", game=name, reason=refusal.sentence(say.language)))
    remarks = _remarks([fit for _, fit in fits if isinstance(fit, CardSet)], about)
    return (*told, *(say(remark) for remark in remarks))


def _remarks(sets: Sequence[CardSet], about: str) -> dict[Message, None]:
    """The cards that are better or worse than another of their game in every respect, each pair once."""
    found: dict[Message, None] = {}
    for cards in sets:
        for own in (card for card in cards.facts if card.game == OWN and about in ("", card.id)):
            for other in cards.facts:
                if outclasses(own, other):
                    found[message("own-cards-better", card=own.name, other=other.name)] = None
                elif outclasses(other, own):
                    found[message("own-cards-worse", card=own.name, other=other.name)] = None
    return found
