"""The text of a card, made from its facts: names and sentences in four languages, with corrected numbers.

>>> from kunitori.cards.loader import game_cards
>>> print(card_page(game_cards("world_on_fire")["moat"]))
Moat Construction — Politics, World on Fire
Cost 3° · 8 copies
In the redraw phase of the turn you play it, you may leave it in your army area. In your next redraw phase it is \
discarded, and you draw 1 extra card. It does not count as deployed.
<BLANKLINE>
From a rulebook: copies, cards in the text and the text.
° Reconstructed, in no source we know: cost (2–4 plausible).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kunitori.cards.composed_text import composed
from kunitori.cards.composition import Text
from kunitori.cards.facts import EFFECTS, Facts, Provenance, card_name, game_name, number_fields, number_name
from kunitori.cards.kinds import KINDS
from kunitori.cards.other_names import other_names
from kunitori.i18n import LANGUAGES, Arg, Message, in_own_words, message, texts

__all__ = ["card_page", "effect_text", "find_cards", "printed", "provenance_mark", "provenance_notes"]

_VALUES = ("vp", "attack", "defence")
_BONUSES = ("cards", "actions", "money", "buys")  # in the order in which they happen (C3.4)


def provenance_mark(provenance: Provenance) -> Message | str:
    """The mark of a number that is reconstructed, disputed or corrected; empty for a certain one."""
    if provenance.source == "O":
        return message("mark-corrected")
    if provenance.source == "R":
        return message("mark-reconstructed")
    return message("mark-disputed") if provenance.also else ""


def _mark(facts: Facts, field: str, is_marked: bool) -> Message | str:
    return provenance_mark(facts.source(field)) if is_marked else ""


def _shown(facts: Facts, field: str, is_marked: bool = True) -> Message:
    return message(f"print-{field}", number=facts.number(field), mark=_mark(facts, field, is_marked))


def printed(facts: Facts, is_marked: bool = True) -> tuple[Message, ...]:
    """The short parts of a card in order: points, values, flags, bonuses; without marks where people play.

    >>> say = texts("fr")
    >>> from kunitori.cards.loader import game_cards
    >>> [say(line) for line in printed(game_cards("world_on_fire")["cavalry"])]
    ['Attaque 2', 'Déployable', '+2 actions']
    >>> [say(line) for line in printed(game_cards("moegahara")["cavalry"])]
    ['Force 5', 'Marqueur bleu', '+2 actions']
    """
    found = [_shown(facts, field, is_marked) for field in _VALUES if facts.number(field)]
    if facts.game == "moegahara" and facts.category in ("general", "troop"):  # M6.2
        found.append(message("print-strength", number=facts.cost, mark=_mark(facts, "cost", is_marked)))
    found += [message(f"side-{facts.side}")] * bool(facts.side)
    found += [message(f"marker-{facts.marker}")] * bool(facts.marker)
    if facts.deployable:
        found.append(message("print-deployable", mark=_mark(facts, "deployable", is_marked)))
    if facts.ninja:
        found.append(message("print-ninja"))
    found += [_shown(facts, field, is_marked) for field in _BONUSES if facts.number(field)]
    return tuple(found)


def effect_text(facts: Facts) -> Message | None:
    """The sentence on the card, with its numbers; None if there is none.

    An own card says what its author wrote, and in the other languages what its text is composed of.
    """
    if facts.wording:
        return in_own_words(_in_every_language(facts))
    if facts.text:
        return _composed(facts)
    if not facts.effect:
        return None
    numbers: dict[str, Arg] = dict(zip(EFFECTS[facts.effect], facts.numbers, strict=True))
    return message("effect-" + facts.effect.replace("_", "-"), **numbers)


def _in_every_language(facts: Facts) -> tuple[tuple[str, str], ...]:
    if not facts.text:
        return facts.wording
    sentences, written = _composed(facts), dict(facts.wording)
    return tuple((language, written.get(language) or texts(language)(sentences)) for language in LANGUAGES)


def _composed(facts: Facts) -> Message:
    own = {facts.id: facts.names, **dict(facts.mentions)}

    def name_of(id: str) -> Message:
        if id in KINDS:
            return card_name(id)
        return in_own_words(own.get(id, (("en", id.replace("_", " ").capitalize()),)))

    return composed(facts.text or Text(), name_of)


def provenance_notes(facts: Facts) -> tuple[Message, ...]:
    """The sources of everything on the card, with ranges and other readings; of an author's own card, the author."""
    if facts.names:
        return (message("note-author", author=facts.author),) if facts.author else ()
    found: list[Message] = []
    on_card = [name for name in number_fields(facts) if facts.number(name) or facts.source(name).source == "O"]
    on_card = [name for name in on_card if name not in ("leader", "ninja")] + ["effect"] * bool(facts.effect)
    for source, note in (
        ("S", "note-rulebook"),
        ("P", "note-public"),
        ("R", "note-reconstructed"),
        ("O", "note-corrected"),
    ):
        names = tuple(_ranged(name, facts.source(name)) for name in on_card if facts.source(name).source == source)
        if names:
            found.append(message(note, numbers=names))
    for name, provenance in facts.provenance:
        if provenance.ruled_out is not None:
            found.append(message("note-ruled-out-public", number=number_name(name), value=provenance.ruled_out))
        if provenance.also:
            other = provenance.also[1]
            if name == "deployable":
                end = "yes" if other else "no"
                found.append(message(f"note-disputed-rulebook-{end}", number=number_name(name)))
            else:
                found.append(message("note-disputed-rulebook", number=number_name(name), value=other))
    return tuple(found)


def _on_the_field(facts: Facts) -> tuple[Message, ...]:
    """Rules printed on several cards of Moegahara (M5.2, M6.2), or for two players only (M1.5)."""
    found = [message("print-marker")] * bool(facts.marker)
    found += [message("print-general-behind")] * (facts.category == "troop")
    if facts.id in ("farmer_militia", "castle_town"):
        found.append(message(f"print-two-players-{facts.id.replace('_', '-')}"))
    return tuple(found)


def _ranged(name: str, provenance: Provenance) -> Message:
    plausible, number = provenance.plausible, number_name(name)
    if len(plausible) < 2:
        return number
    if provenance.is_range:
        return message("number-with-range", number=number, low=plausible[0], high=plausible[-1])
    return message("number-with-choice", number=number, plausible=plausible)


def card_page(facts: Facts, language: str = "en") -> str:
    """A card in several lines, with the sources of its numbers at the end."""
    say = texts(language)
    category = message(f"category-{facts.category}")
    mark = message("mark-reconstructed") if language in facts.coined else ""
    lines = [say("print-heading", name=facts.name, mark=mark, category=category, game=game_name(facts.game))]
    values = [_shown(facts, "cost"), _shown(facts, "copies"), *printed(facts)]
    lines.append(" · ".join(map(say, values)))
    if facts.leader and facts.category != "general":
        lines.append(say("print-leader"))
    if text := effect_text(facts):
        lines.append(say(text))
    if facts.game == "moegahara":
        lines += [say(line) for line in _on_the_field(facts)]
    notes = [say(note) for note in provenance_notes(facts)]
    if language in facts.coined:
        notes.append(say("note-name-coined"))
    if say.has(f"{facts.name.id}.note"):
        notes.append(say(f"{facts.name.id}.note"))
    return "\n".join([*lines, "", *notes] if notes else lines)


def find_cards(word: str, cards: Iterable[Facts]) -> tuple[Facts, ...]:
    """The cards whose id or name in any language is this word, or else those that contain it.

    Names from other rulebooks count as well.

    >>> from kunitori.cards.loader import game_cards
    >>> [card.id for card in find_cards("Wandermönch", game_cards("world_on_fire").values())]
    ['travelling_monk']
    >>> [card.id for card in find_cards("ninja", game_cards("kunitori").values())]
    ['ninja_clan']
    >>> [card.id for card in find_cards("Country Destroyer", game_cards("world_on_fire").values())]
    ['land_destroyer']
    """
    sought = _plain(word)
    pool = [(card, [_plain(name) for name in _names(card)]) for card in cards]
    exact = tuple(card for card, names in pool if sought in names)
    return exact or tuple(card for card, names in pool if sought and any(sought in name for name in names))


def _names(card: Facts) -> Iterator[str]:
    yield card.id
    for language in LANGUAGES:
        yield texts(language)(card.name)
        yield from () if card.names else other_names(card.id).get(language, ())


def _plain(name: str) -> str:
    return name.casefold().replace("_", " ").replace("-", " ").replace("’", "'").strip()
