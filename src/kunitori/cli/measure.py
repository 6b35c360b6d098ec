"""`kunitori cards measure`: lets bots play with own cards and without them, and prints what changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.arena.crew import Crew
from kunitori.bots.names import bot_badge
from kunitori.cards import Corrections, Expansion, card_set, load_expansion
from kunitori.cards.facts import game_name
from kunitori.cards.loader import unknown_card
from kunitori.cards.text import find_cards
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import jobs_for, progress_bar, report_width
from kunitori.i18n import Message, Texts
from kunitori.lab.charts import CHANGE, NUMBER, PERCENT, POINTS, Shown
from kunitori.lab.measuring import BOTS, GAMES, Measured, MeasuredCard, measure
from kunitori.lab.pool import check_bots
from kunitori.lab.report import Order
from kunitori.lab.rulesets import Ruleset
from kunitori.lab.statistics import Estimate
from kunitori.lab.words import Words

__all__ = ["measure_command"]

_DEFAULT_PLAYERS, _DEFAULT_SEED = 2, "1"


def measure_command(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Measure the cards of a file, or one of them, print the answers, and return the exit code."""
    say = terminal.say
    expansion = _undrawn(load_expansion(request.words[0]))
    game = request.values.get("game", "custom" if "mix" in request.values else "world_on_fire")
    order, without = _orders(request, expansion, game, corrections)
    with Crew(jobs_for(request), request.values.get("cluster")) as crew, progress_bar(say("lab-playing")) as told:
        found = measure(order, without, crew, told)
    options = terminal.console.options.update(width=report_width(terminal))
    for part in _report(found, order, game_name(game), say):
        terminal.draw(terminal.console.render_lines(part, options, pad=False))
    return OK


def _undrawn(expansion: Expansion) -> Expansion:
    """The cards without their pictures, which would go to every worker again and again."""
    return replace(expansion, cards=tuple(replace(card, picture=None) for card in expansion.cards))


def _orders(request: Request, expansion: Expansion, game: str, corrections: Corrections) -> tuple[Order, Ruleset]:
    """The games with the cards, and the rules without those that are measured."""
    seed = request.values.get("seed", _DEFAULT_SEED)
    mix = card_set(game, request.values.get("mix"), seed, corrections, expansion=expansion).mix
    # With own cards, every game is a mix. Without them it has to stay one, or it would have other rules and bots.
    ruleset = Ruleset.of("custom", mix, None, corrections, expansion=expansion)
    left = _left(expansion, request.values["card"]) if "card" in request.values else None
    without = Ruleset.of("custom", mix, None, corrections, expansion=left)
    players = request.number("players", 1) or _DEFAULT_PLAYERS
    ruleset.cards.check_players(players)
    bots = tuple(dict.fromkeys(request.listed("bots") or BOTS))
    check_bots(bots, ruleset, players)
    games = request.number("games", players + 1) or GAMES  # two deals, to estimate an error
    return Order(ruleset, players, bots, games, seed, ""), without


def _left(expansion: Expansion, word: str) -> Expansion | None:
    """The expansion without the card that a word means; None if no other is left."""
    found = find_cards(word, expansion.cards)
    if len(found) != 1:
        raise unknown_card(word, [card.id for card in expansion.cards])
    left = tuple(card for card in expansion.cards if card != found[0])
    return replace(expansion, cards=left) if left else None


def _report(found: Measured, order: Order, game: Message, say: Texts) -> Iterator[RenderableType]:
    words = Words(say)
    yield Text(
        say(
            "own-measure-head",
            game=game,
            players=order.players,
            bots=tuple(bot_badge(bot, say) for bot in order.bots),
            cards=len(found.cards),
            games=len(found.study.observations),
            seed=order.seed,
        )
    )
    for card in found.cards:
        yield Padding(Text(_verdict(card, found.study.share, words)), (1, 0, 0, 0))
    yield Padding(Text(say("own-measure-buyers")), (1, 0, 0, 0))
    yield _buyers(found, words)
    if found.purchases:
        yield Text(say("own-measure-purchases"))
        yield _purchases(found, words)
    else:
        yield Text(say("own-measure-purchases-none"))
    rounds = found.rounds
    numbers = {"with": rounds.other, "without": rounds.one}
    shown = {name: words.number(each.value, NUMBER) for name, each in numbers.items()}
    yield Text(say("own-measure-length", cards=len(found.cards), **shown, gap=words.shown(Shown(rounds.gap, CHANGE))))
    yield Padding(Text(say("own-measure-note"), style="dim"), (1, 0, 0, 0))


def _verdict(measured: MeasuredCard, share: float, words: Words) -> str:
    """What the experiment says about a card, in sentences."""
    say, lost, points = words.say, measured.loss, measured.points
    if lost is None or points is None:
        return say("own-measure-rare", card=measured.card.name)
    verdict = "open" if measured.sure >= 0.05 else "good" if lost.value > 0 else "bad"
    if measured.is_mixed:
        verdict = "mixed"
    wins = Estimate(share - lost.value, max(0.0, share - lost.high), min(1.0, share - lost.low), lost.cases)
    numbers = {"wins": words.shown(Shown(wins, PERCENT)), "even": words.number(share, PERCENT)}
    direction = "more" if points.value > 0 else "less"
    others = say("own-measure-points", direction=direction, points=words.size(points, CHANGE))
    return say("own-measure-verdict", verdict=verdict, card=measured.card.name, **numbers, points=others)


def _table(heads: tuple[str, ...], first: int, say: Texts) -> Table:
    """A table whose first columns hold words and whose others hold numbers."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for place, head in enumerate(heads):
        name = say(f"own-measure-column-{head}")
        table.add_column(name, justify="left" if place < first else "right", vertical="bottom", overflow="fold")
    return table


def _buyers(found: Measured, words: Words) -> Table:
    say = words.say
    table = _table(("card", "bot", "share", "copies", "plays", "first", "loss"), 2, say)
    for measured in found.cards:
        for place, buying in enumerate(measured.buying):
            is_bought = buying.first is not None
            table.add_row(
                Text(say(measured.card.name) if not place else ""),
                Text(bot_badge(buying.bot, say)),
                words.shown(Shown(buying.share, PERCENT)),
                words.shown(Shown(buying.copies if is_bought else None, NUMBER)),
                words.shown(Shown(buying.plays if is_bought else None, NUMBER)),
                words.shown(Shown(buying.first, NUMBER)),
                words.shown(Shown(buying.loss, POINTS)),
            )
    return table


def _purchases(found: Measured, words: Words) -> Table:
    table = _table(("card", "without", "with", "change"), 1, words.say)
    for change in found.purchases:
        table.add_row(
            Text(words.say(change.measure.name)),
            words.number(change.one.value, NUMBER),
            words.number(change.other.value, NUMBER),
            words.shown(Shown(change.gap, CHANGE)),
        )
    return table
