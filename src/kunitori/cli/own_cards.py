"""Own cards at the command line: `--cards`, `kunitori cards new` and `kunitori cards check`."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from kunitori.cards import CardSet, Corrections, Expansion, card_set, load_expansion
from kunitori.cards.expansion import default_expansions_folder
from kunitori.cards.facts import game_name
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.outclassed import outclasses
from kunitori.cards.own_cards import OWN
from kunitori.cli import files, look_up
from kunitori.cli.arguments import Request
from kunitori.cli.colours import NOTICE
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES, Message, Texts, message, texts

__all__ = ["check", "named_expansion", "new_file"]

_GAMES = ("kunitori", "world_on_fire", "world_chaos")


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
        ]
    )


def check(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Show the cards of a file and where they fit, and return the exit code; a bad file is refused."""
    say = terminal.say
    expansion = load_expansion(request.words[0])
    sets = [*_sets(request, expansion, corrections)]
    terminal.print(look_up.pages_of(expansion.cards, say))
    terminal.print()
    if fits := tuple(name for name, fit in sets if isinstance(fit, CardSet)):
        terminal.print(Text(say("own-cards-fit", cards=len(expansion.cards), games=fits)))
    for name, refusal in sets:
        if isinstance(refusal, BadCards):
            line = say("own-cards-no-fit", game=name, reason=refusal.sentence(say.language))
            terminal.print(Text(line, style=NOTICE))
    for remark in _remarks([cards for _, cards in sets if isinstance(cards, CardSet)]):
        terminal.print(Text(say(remark), style=NOTICE))
    return OK


def _sets(
    request: Request, expansion: Expansion, corrections: Corrections
) -> Iterator[tuple[Message, CardSet | BadCards]]:
    """The games that the cards could join, each with the cards or with the reason why not."""
    game, mix, rules = (request.values.get(name) for name in ("game", "mix", "rules"))
    if game is not None or mix is not None or rules is not None:
        game = game or ("custom" if mix is not None else "world_on_fire")
        seed = request.values.get("seed")
        yield game_name(game), card_set(game, mix, seed, corrections, rules, expansion)
        return
    for game in _GAMES:
        try:
            yield game_name(game), card_set(game, corrections=corrections, expansion=expansion)
        except BadCards as problem:
            yield game_name(game), problem


def _remarks(sets: list[CardSet]) -> dict[Message, None]:
    """The cards that are better or worse than another of their game in every respect, each pair once."""
    found: dict[Message, None] = {}
    for cards in sets:
        for own in (card for card in cards.facts if card.game == OWN):
            for other in cards.facts:
                if outclasses(own, other):
                    found[message("own-cards-better", card=own.name, other=other.name)] = None
                elif outclasses(other, own):
                    found[message("own-cards-worse", card=own.name, other=other.name)] = None
    return found
