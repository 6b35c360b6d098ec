"""What the printed books have beside their rules: a summary, pictures, advice, answers, words and the story.

The texts are in the catalogues (``handbook.ftl``). This module has the chapters and their order.

>>> [chapter.id for chapter in chapters()][:3]
['summary', 'setup', 'cards']
>>> chapter("questions").title("de")
'Fragen und Antworten'
>>> chapter("questions").entries[0].title()
'What does “gain” mean?'
>>> [entry.id for entry in find("tie", "en")]
['questions-tie']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import texts
from kunitori.rulebook import fold

__all__ = ["Chapter", "HandbookEntry", "chapter", "chapters", "find"]

_CHAPTERS: dict[str, tuple[str, ...]] = {
    "summary": ("goal", "turn", "action", "battle", "buy", "redraw", "end", "points", "moegahara"),
    "setup": ("seats", "pool", "start", "mix", "field", "armies"),
    "cards": ("name", "cost", "values", "gains", "text", "kind", "printed"),
    "examples": (),
    "plans": ("military", "market", "draw", "dash", "measured"),
    "questions": (
        "gain", "shuffle", "save", "deployed", "alone", "hold-back", "refuse", "empty-pile", "ambush", "return",
        "points", "discount", "look", "tie", "must-deploy", "buried", "talk",
    ),
    "words": (
        "action", "action-card", "active-player", "ambush", "army-area", "attack", "buy", "defence", "deploy", "gain",
        "joint-battle", "leader", "line", "marker", "pool", "position", "prize", "redraw", "reinforcements", "reveal",
        "strength", "territory", "trash",
    ),
    "names": (),
    "story": ("lords", "fire", "moegahara"),
}  # fmt: skip
_LONGEST = 100  # characters of a search


@dataclass(frozen=True, slots=True)
class HandbookEntry:
    """One entry of a chapter: a phase, a question, a word, a plan."""

    id: str
    """The chapter and the entry, as in ``questions-tie``."""

    @property
    def chapter(self) -> str:
        """The chapter it stands in."""
        return self.id.partition("-")[0]

    def title(self, language: str = "en") -> str:
        """Its title: the question, the word."""
        return texts(language)(f"handbook-{self.id}.title")

    def text(self, language: str = "en") -> str:
        """Its text, one line for each point."""
        return texts(language)(f"handbook-{self.id}")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; ``examples`` and ``names`` have no entries of their own."""

    id: str
    entries: tuple[HandbookEntry, ...]

    def title(self, language: str = "en") -> str:
        """Its title."""
        return texts(language)(f"handbook-{self.id}")

    def lead(self, language: str = "en") -> str:
        """The sentence before its first entry; empty if it has none."""
        say = texts(language)
        return say(f"handbook-{self.id}-lead") if say.has(f"handbook-{self.id}-lead") else ""


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in order."""
    return tuple(
        Chapter(id, tuple(HandbookEntry(f"{id}-{entry}") for entry in entries)) for id, entries in _CHAPTERS.items()
    )


def chapter(id: str) -> Chapter:
    """A chapter by its id; `KunitoriError` if there is none."""
    for found in chapters():
        if found.id == id:
            return found
    raise KunitoriError("error-not-in-rules", word=quoted(id))


def find(words: str, language: str = "en") -> tuple[HandbookEntry, ...]:
    """The entries that contain all the given words, in any order; case and accents make no difference."""
    sought = fold(words[:_LONGEST]).split()
    return tuple(
        entry
        for chapter in chapters()
        for entry in chapter.entries
        if sought and all(word in _folded(entry, language) for word in sought)
    )


@cache
def _folded(entry: HandbookEntry, language: str) -> str:
    return fold(f"{entry.title(language)}\n{entry.text(language)}")
