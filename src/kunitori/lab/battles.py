"""Battles and prizes (C5): how many, how strong, how defended, and who wins what."""

from __future__ import annotations

from collections import Counter

from kunitori.i18n import Message, message
from kunitori.lab.charts import (
    NUMBER,
    PERCENT,
    Bars,
    Cell,
    Columns,
    DataTable,
    Dots,
    DotsRow,
    EstimateMark,
    LabFigure,
    Section,
    Shown,
)
from kunitori.lab.games import BattleFought
from kunitori.lab.statistics import Estimate, mean, rate
from kunitori.lab.study import Study

__all__ = ["battles_per_game", "battles_section"]

_PRIZES = ("village", "town", "land")
_MOST_AHEAD = 12  # larger differences in strength share a column
_MOST_SHOWN = 3
_LEAST_CASES = 20  # games in a round, or battles per kind of defence; with fewer, their share is not drawn

_Found = tuple[int, BattleFought]
"""A battle and the number of its deal."""


def battles_per_game(study: Study) -> Estimate | None:
    """The mean number of battles per game."""
    return mean([len(game.battles) for game in study.observations], study.deal_numbers)


def battles_section(study: Study) -> Section:
    """The section about battles."""
    found = [(number, battle) for number, games in enumerate(study.games) for game in games for battle in game.battles]
    figures = [_often(study)]
    if found:
        figures += [_strengths(found), _prizes(study, found), _defences(found)]
    text = message("lab-battles-text") if found else message("lab-battles-none")
    return Section("battles", message("lab-battles"), (text,), tuple(figures), (_bots_table(study),))


def _often(study: Study) -> LabFigure:
    """How often battle is declared in each round."""
    turns, attacks = Counter[int](), Counter[int]()
    for game in study.observations:
        turns.update(turn // game.players + 1 for turn in range(game.turns))
        attacks.update(turn // game.players + 1 for turn in {battle.turn for battle in game.battles})
    places = tuple(r for r in sorted(turns) if turns[r] >= _LEAST_CASES * study.players or r == 1)
    shares = tuple(attacks[place] / turns[place] for place in places)
    chart = Columns(places, (shares,), PERCENT, message("lab-round"), message("lab-battles-declared"))
    table = DataTable(
        (message("lab-round"), message("lab-turns"), message("lab-battles-turns"), message("lab-share")),
        tuple((place, turns[place], attacks[place], Shown(attacks[place] / turns[place], PERCENT)) for place in places),
    )
    caption = message("lab-battles-often-caption")
    return LabFigure("battles-often", message("lab-battles-often"), caption, chart, (_summary(study), table))


def _summary(study: Study) -> DataTable:
    """The number of battles, and how many of the possible ones were fought."""
    games = [*zip(study.observations, study.deal_numbers, strict=True)]
    taken = [(was, deal) for game, deal in games for was in (*[True] * game.attacks, *[False] * game.peaces)]
    joint = [(battle.is_joint, deal) for game, deal in games for battle in game.battles]
    rates = [rate([is_so for is_so, _ in cases], [deal for _, deal in cases]) for cases in (taken, joint)]
    return DataTable(
        (message("lab-battles-each"), message("lab-battles-taken"), message("lab-battles-joint")),
        ((Shown(battles_per_game(study), NUMBER), *(Shown(each, PERCENT) for each in rates)),),
        message("lab-mean"),
    )


def _strengths(found: list[_Found]) -> LabFigure:
    ahead = Counter(max(-_MOST_AHEAD, min(_MOST_AHEAD, battle.attack - battle.defence)) for _, battle in found)
    places = tuple(range(min(ahead), max(ahead) + 1))
    total = len(found)
    heights = tuple(
        tuple(ahead[n] / total if (n > 0) - (n < 0) == sign else 0.0 for n in places) for sign in (1, 0, -1)
    )
    series = (message("lab-battles-attacker"), message("lab-battles-even"), message("lab-battles-defender"))
    chart = Columns(places, heights, PERCENT, message("lab-battles-ahead"), message("lab-share"), series, True)
    sums = [
        mean([float(number(battle)) for _, battle in found], [deal for deal, _ in found])
        for number in (_attack, _defence)
    ]
    table = DataTable(
        (message("lab-battles-ahead"), message("lab-battles-count"), message("lab-share")),
        tuple((Shown(n, "count"), ahead[n], Shown(ahead[n] / total, PERCENT)) for n in places),
    )
    means = DataTable(
        (message("lab-battles-attack"), message("lab-battles-defence")),
        ((Shown(sums[0], NUMBER), Shown(sums[1], NUMBER)),),
        message("lab-mean"),
    )
    caption = message("lab-battles-strengths-caption")
    return LabFigure("battles-strengths", message("lab-battles-strengths"), caption, chart, (means, table))


def _attack(battle: BattleFought) -> int:
    return battle.attack


def _defence(battle: BattleFought) -> int:
    return battle.defence


def _winner(battle: BattleFought) -> str:
    if battle.attack > battle.defence:
        return "attacker"
    return "defender" if battle.attack < battle.defence else "even"


def _prizes(study: Study, found: list[_Found]) -> LabFigure:
    won = Counter((_winner(battle), battle.prize) for _, battle in found)
    rows: list[tuple[Message, tuple[float, ...]]] = []
    cells: list[tuple[Cell, ...]] = []
    for side in ("attacker", "defender"):
        numbers = [won[side, prize] for prize in (*_PRIZES, "")]
        rows.append((message(f"lab-battles-{side}"), tuple(n / len(found) for n in numbers)))
        cells.append((message(f"lab-battles-{side}"), sum(numbers), *numbers))
    names = (*(study.cards.name(prize) for prize in _PRIZES), message("lab-battles-no-prize"))
    chart = Bars(tuple(rows), PERCENT, message("lab-battles-of-all"), names)
    table = DataTable((message("lab-battles-winner"), message("lab-battles-count"), *names), tuple(cells))
    caption = message("lab-battles-prizes-caption")
    return LabFigure("battles-prizes", message("lab-battles-prizes"), caption, chart, (table,))


def _defences(found: list[_Found]) -> LabFigure:
    """How defenders do with an ambush or with reinforcements."""
    groups: dict[Message, list[_Found]] = {}
    for deal, battle in found:
        if not battle.is_ambush:
            name = message("lab-battles-reinforcements")
        elif battle.shown < _MOST_SHOWN:
            name = message("lab-battles-ambush", cards=battle.shown)
        else:
            name = message("lab-battles-ambush-more", cards=_MOST_SHOWN)
        groups.setdefault(name, []).append((deal, battle))
    rows = []
    for name in sorted(groups, key=lambda name: (name.id, name.args)):
        mine = groups[name]
        held = rate([battle.attack <= battle.defence for _, battle in mine], [deal for deal, _ in mine])
        prize = rate([_winner(battle) == "defender" for _, battle in mine], [deal for deal, _ in mine])
        rows.append((name, len(mine), held, prize))
    least = min(_LEAST_CASES, max(n for _, n, _, _ in rows))
    chart = Dots(
        tuple(DotsRow(name, (EstimateMark(held) if held else None,)) for name, n, held, _ in rows if n >= least),
        PERCENT,
        message("lab-battles-held"),
    )
    head = ("lab-battles-defence-way", "lab-battles-count", "lab-share", "lab-battles-held", "lab-battles-turned")
    table = DataTable(
        tuple(message(id) for id in head),
        tuple(
            (name, n, Shown(n / len(found), PERCENT), Shown(held, PERCENT), Shown(prize, PERCENT))
            for name, n, held, prize in rows
        ),
    )
    caption = message("lab-battles-defences-caption")
    return LabFigure("battles-defences", message("lab-battles-defences"), caption, chart, (table,))


def _bots_table(study: Study) -> DataTable:
    """How often each bot attacks, and how successfully."""
    games, attacks = Counter[str](), Counter[str]()
    won, prizes = Counter[str](), Counter[tuple[str, str]]()
    for entry in study.entries:
        games[entry.bot] += 1
        for battle in entry.game.battles:
            if battle.attacker == entry.seat:
                attacks[entry.bot] += 1
                won[entry.bot] += battle.attack > battle.defence
                if battle.attack > battle.defence:
                    prizes[entry.bot, battle.prize] += 1
    names = tuple(study.cards.name(prize) for prize in _PRIZES)
    head = (message("lab-bot"), message("lab-battles-each"), message("lab-battles-won"), *names)
    return DataTable(
        head,
        tuple(
            (
                bot,
                Shown(attacks[bot] / max(1, games[bot]), NUMBER),
                Shown(won[bot] / attacks[bot] if attacks[bot] else None, PERCENT),
                *(prizes[bot, prize] for prize in _PRIZES),
            )
            for bot in study.bots
        ),
        message("lab-battles-bots"),
    )
