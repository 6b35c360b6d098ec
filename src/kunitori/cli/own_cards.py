"""Own cards at the command line: `--cards`, `kunitori cards new` and `kunitori cards check`."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

from rich.text import Text

from kunitori.cards import CardSet, Corrections, Expansion, card_set, load_expansion
from kunitori.cards.composed_text import composed
from kunitori.cards.composition import Text as Composition
from kunitori.cards.expansion import default_expansions_folder
from kunitori.cards.facts import card_name, game_name
from kunitori.cards.fitting import Fit, checked, games_for
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.own_cards import corrected_own_card
from kunitori.cards.vocabulary import WORDS
from kunitori.cli import files, look_up
from kunitori.cli.arguments import Request
from kunitori.cli.colours import NOTICE
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.i18n import LANGUAGES, Texts, texts

__all__ = ["check", "named_expansion", "new_file"]

_EXAMPLES = tuple(word.example for word in WORDS.values() if word.name != "exchange")  # that is Moegahara's


def named_expansion(request: Request) -> Expansion | None:
    """The own cards of ``--cards``, or None."""
    name = request.values.get("cards")
    return None if name is None else load_expansion(name)


def new_file(name: str, terminal: Terminal) -> int:
    """Write a file with one card to begin with, and return the exit code; no file is overwritten."""
    say = terminal.say
    path = Path(name)
    if not path.suffix and path.name == name:  # a word alone is a name in the user's folder
        path = default_expansions_folder() / f"{name}.toml"
    files.write_new(path, _beginning(say))
    terminal.print(Text(say("own-cards-written", path=files.shown(path))))
    for word in ("check", "play", "measure"):
        terminal.print_command(f"kunitori cards {word} {shlex.quote(name)}")
    return OK


def _beginning(say: Texts) -> str:
    names = ", ".join(f'{language} = "{texts(language)("own-cards-ferry")}"' for language in LANGUAGES)
    comments = {word: f"# {say(f'own-cards-comment-{word}')}" for word in ("file", "id", "category", "numbers", "text")}
    return "\n".join(
        [
            comments["file"],
            'title = ""',
            'author = ""',
            f'language = "{say.language}"',
            "",
            comments["id"],
            "[cards.ferry]",
            f"{comments['category']} {', '.join(CATEGORIES)}",
            'category = "politics"',
            f"names = {{ {names} }}",
            comments["numbers"],
            "copies = 8",
            "cost = 4",
            "cards = 1",
            "actions = 1",
            comments["text"],
            'play = [{ choose = [[{ money = 2 }], [{ trash = "hand" }]] }]',
            "",
            f"# {say('own-cards-comment-words')}",
            *(f"#   {example}  # {_said(example, say)}" for example in _EXAMPLES),
            "",
        ]
    )


def _said(clause: str, say: Texts) -> str:
    return say(composed(Composition.read(tomllib.loads(f"play = [{clause}]")), card_name))


def check(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Show the cards of a file and where they fit, and return the exit code; a bad file is refused."""
    say = terminal.say
    expansion = load_expansion(request.words[0])
    fits = _fits(request, expansion, corrections)
    shown = tuple(corrected_own_card(card, corrections) for card in expansion.cards)
    terminal.print(look_up.pages_of(shown, say))
    terminal.print()
    fitting = any(isinstance(fit, CardSet) for _, fit in fits)
    for place, sentence in enumerate(checked(expansion, fits, say)):
        terminal.print(Text(sentence, style="" if fitting and place == 0 else NOTICE))
    return OK


def _fits(request: Request, expansion: Expansion, corrections: Corrections) -> tuple[Fit, ...]:
    """The games that the cards could join; if the command line names one, only that, and it must have room for them."""
    game, mix, rules = (request.values.get(name) for name in ("game", "mix", "rules"))
    if game is None and mix is None and rules is None:
        return games_for(expansion, corrections)
    game = game or ("custom" if mix is not None else "world_on_fire")
    cards = card_set(game, mix, request.values.get("seed"), corrections, rules, expansion)
    return ((game_name(game), cards),)
