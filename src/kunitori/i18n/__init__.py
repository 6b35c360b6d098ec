"""Everything a person reads, in four languages.

The sentences are in Fluent catalogues, ``catalogues/<language>/<topic>.ftl``. The program passes `Message` values
around and turns them into sentences only where somebody reads them.

>>> say = texts("en")
>>> say("card-trap")
'Trap'
>>> message("card-trap")
Message(id='card-trap', args=())
>>> say.listed((message("card-trap"), message("card-moat"), message("card-beauty")))
'Trap, Moat Construction and A Beauty to Topple Kingdoms'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Union

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Arg", "Message", "Texts", "UnknownLanguage", "in_own_words", "message", "texts"]

LANGUAGES = ("en", "de", "fr", "ja")
"""The languages that have catalogues."""

Arg = Union[str, int, "Message", tuple["Arg", ...]]
"""An argument of a message: text, a number, another message, or a tuple of these."""

_OWN_WORDS = ""  # the id of a text that is in no catalogue
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*(?:\n|$)", re.MULTILINE)
_HYPHEN = re.compile(r"-(?=\d)")  # before a negative number; people read a minus sign
_OWN_WORDS = ""  # in the place of an id
_REFERENCE = re.compile(r"\{[ \n]*(-?[A-Za-z][A-Za-z0-9_-]*)")


@dataclass(frozen=True, slots=True)
class Message:
    """A text in no language yet: the id of a catalogue entry and its arguments.

    Without an id the arguments are the text itself in every language (`in_own_words`).
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def message(id: str, /, **args: Arg) -> Message:
    """A `Message` with sorted arguments, so that their order makes no difference.

    >>> message("list-last", last="b", first="a") == message("list-last", first="a", last="b")
    True
    """
    return Message(id, tuple(sorted(args.items())))


def in_own_words(words: tuple[tuple[str, str], ...]) -> Message:
    """What an author wrote in one or more languages; the other languages say what the first of them says.

    >>> name = in_own_words((("de", "Flussboot"), ("en", "River Boat")))
    >>> texts("en")(name), texts("fr")(name)
    ('River Boat', 'Flussboot')
    """
    given = dict(words)
    return Message(_OWN_WORDS, tuple((language, given.get(language, words[0][1])) for language in LANGUAGES))


class UnknownLanguage(ValueError):
    """There are no catalogues for this language."""

    def __init__(self, language: str) -> None:
        self.message: Message = message("error-language", language=language, languages=LANGUAGES)
        self.rule: str | None = None
        super().__init__(language)

    def sentence(self, language: str = "en") -> str:
        return texts(language)(self.message)

    def __str__(self) -> str:
        return self.sentence()


class Texts:
    """The catalogues of one language; call it with a `Message`, or with an id and its arguments."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        folder = resources.files(__name__).joinpath("catalogues", language)
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._sources.update(entries(file.read_text(encoding="utf-8")))
        self._unread = dict(self._sources)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._say = lru_cache(maxsize=8192)(self._format)

    def __call__(self, id: str | Message, /, **args: Arg) -> str:
        """The text, e.g. ``say("card-trap")``; ``"id.attribute"`` addresses an attribute.

        An unknown id or a missing argument is a bug in the program and raises `LookupError`.
        """
        if isinstance(id, Message):
            return self._say(id.id, id.args)
        return self._say(id, tuple(args.items()))

    def has(self, id: str) -> bool:
        """Whether the catalogues have this message or attribute."""
        name, _, attribute = id.partition(".")
        if name not in self._sources or name.startswith("-"):
            return False
        self._read(name)
        entry = self._bundle.get_message(name)
        return attribute in entry.attributes if attribute else entry.value is not None

    def listed(self, items: tuple[Arg, ...]) -> str:
        """Several things as one phrase, "A, B and C"; the word for nothing if there are none."""
        words = [self._argument(item) for item in items]
        if not words:
            return self("list-none")
        phrase = str(words[0])
        for word in words[1:-1]:
            phrase = self("list-more", first=phrase, next=word)
        return self("list-last", first=phrase, last=words[-1]) if len(words) > 1 else phrase

    def _argument(self, value: Arg) -> str | int:
        if isinstance(value, Message):
            return self(value)
        return self.listed(value) if isinstance(value, tuple) else value

    def _read(self, name: str) -> None:
        # Parsing whole catalogues is slow; a sentence needs only its own entry and those it refers to.
        source = self._unread.get(name)
        if source is None:
            return
        for reference in _REFERENCE.findall(source):
            self._read(reference)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(name, None)  # last, because another thread may be asking for it

    def _format(self, id: str, args: tuple[tuple[str, Arg], ...]) -> str:
        if id == _OWN_WORDS:
            return str(dict(args)[self.language])
        if not self.has(id):
            raise LookupError(f"{self.language}: {id}")
        name, _, attribute = id.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, {key: self._argument(value) for key, value in args})
        if problems:
            raise LookupError(f"{self.language}: {id}: {problems[0]}")
        is_negative = any(isinstance(value, int) and value < 0 for _, value in args)
        return _HYPHEN.sub("−", str(text)) if is_negative else str(text)


def entries(source: str) -> dict[str, str]:
    """The entries of a catalogue file: id -> its Fluent source. Terms keep their leading dash."""
    source = _COMMENT.sub("\n", source)
    starts = [*_ENTRY.finditer(source)]
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start.group(1): source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def texts(language: str) -> Texts:
    """The texts of a language, loaded once; `UnknownLanguage` (a ValueError) if there are none.

    >>> texts("ja")("card-trap")
    '調略'
    >>> texts("tlh")
    Traceback (most recent call last):
    ...
    kunitori.i18n.UnknownLanguage: There is no language “tlh” here. Choose one of en, de, fr and ja.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Texts(language)
