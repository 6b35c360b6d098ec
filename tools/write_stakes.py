"""Measure what each number that we do not know for certain changes, for the gallery and docs/costs.md.

    python tools/write_stakes.py [GAMES [JOBS]]
    python tools/write_stakes.py page

GAMES is the number of games for each value; the same number gives the same files, on any number of JOBS. The sentences
in the gallery come from src/kunitori/cards/stakes.json. “page” only writes the page again, from that file.
`kunitori lab costs` shows one game with plots.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from kunitori.arena import Crew
from kunitori.bots.frozen import LORD_V1
from kunitori.bots.strategy import GAMES
from kunitori.cards import card_set
from kunitori.cards.facts import Facts, game_name, number_name
from kunitori.cards.stakes import BOUGHT, DECIDES, FIRST, LENGTH, Shift, TriedValue, stake_sentence, tried_values
from kunitori.i18n import texts
from kunitori.lab.costs import Effect, play_values
from kunitori.lab.order import Order
from kunitori.lab.rulesets import Ruleset
from kunitori.lab.study import Study

ROOT = Path(__file__).parents[1]
DATA, PAGE = ROOT / "src" / "kunitori" / "cards" / "stakes.json", ROOT / "docs" / "costs.md"
SIZES, SEED, TRIED = (2, 4), "2026", 1500
DIGITS = 4

HEAD = """# What the unknown numbers change

Some printed numbers are in no source that we know. They are [reconstructed](cards-and-corrections.md), most of them
with a range that we consider plausible; for a few, two sources disagree. How much does that matter? Every other value
was played in {games:,} games, with two players and with four, and compared with the same deals under our value. In
every seat sat `{bot}`, the [lord of the first version](bots.md#minds-search-and-character), so no difference between
bots is in these figures. `kunitori lab costs` asks the present lord.

`python tools/write_stakes.py` plays all of it again and writes the figures into `src/kunitori/cards/stakes.json`.
`kunitori lab costs` shows one game with plots and CSV files, [as the Lab does](lab.md). The gallery and
`kunitori cards NAME` say at each number what is at stake, in the reader's language. If you own a printed game,
[correct](cards-and-corrections.md) the numbers that matter first.

A number

- *decides* how its card is played if one of the two values leaves at most {decides:.0%} of the purchases of the other;
- *changes how long games last* if they get {length:.0%} longer or shorter;
- *changes what it is worth to begin* if the side that begins wins {first} percentage points more or less;
- *changes how often it is bought* if it leaves at most {bought:.0%} of them;
- *makes little difference* if none of this is so beyond chance, corrected for all comparisons of a table (Holm), and
  the 95% intervals of length and beginning leave no room for twice their limits.

The first of these that is true is told, for the value that shows it most clearly.

The bots do not learn the game anew for another number, and a person would adapt. So a number that makes little
difference here may still make some, most of all at a card that these bots rarely buy. With equal bots nothing here says
which *player* gains.

In Kunitori!, where hardly a number is printed in a public source, reconstructed numbers without another plausible value
were tried with one less and one more, with two players. So were those of Moegahara.
"""


def rows(study: Study, effects: list[Effect]) -> Iterator[list[object]]:
    base = study.gauges
    here = {
        "rounds": sum(one.rounds for one in base) / len(base),
        "first": sum(one.sides[0] for one in base) / len(base),
    }
    for effect in sorted(effects, key=lambda each: (each.doubt.card.id, each.doubt.field, each.doubt.value)):
        doubt = effect.doubt
        copies = [dict(one.bought).get(doubt.card.id, 0.0) for one in base]
        numbers = {**here, "bought": sum(copies) / len(copies)}
        shifts = []
        for name, number in numbers.items():
            gap = effect.gaps[name]
            figures = number, gap.value, gap.low, gap.high, (effect.sure or {})[name]
            shifts.append([float(f"{each:.{DIGITS}g}") for each in figures])
        yield [study.ruleset.game, study.players, doubt.card.id, doubt.field, doubt.played, doubt.value, *shifts]


def measure(games: int, jobs: int) -> None:
    found: list[list[object]] = []
    with Crew(jobs) as crew:
        for game in GAMES:
            for players in SIZES:
                order = Order(Ruleset.of(game), players, (LORD_V1,), games, SEED, "")
                is_every = players == SIZES[0] and game != "world_chaos"  # its cards are those of the other two
                study, effects = play_values(order, crew, is_every=is_every)
                found += rows(study, effects)
                print(f"{game}, {players} players: {len(effects)} values", flush=True)
    head = json.dumps({"bot": "lord", "games": games, "seed": SEED})[:-1]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in found)
    DATA.write_text(f'{head}, "rows": [\n{lines}\n]}}\n', encoding="utf-8")


def page() -> Iterator[str]:
    study = json.loads(DATA.read_text(encoding="utf-8"))
    yield HEAD.format(
        games=study["games"], bot=LORD_V1, decides=DECIDES, length=LENGTH, first=round(100 * FIRST), bought=BOUGHT
    )
    say = texts("en")
    for game in GAMES:
        cards = card_set(game).by_id
        mine = [tried for tried in tried_values() if tried.game == game]
        yield f"## {say(game_name(game))}\n"
        if game != "world_chaos":
            yield from sentences(mine, cards)
        for players in SIZES:
            yield from table([tried for tried in mine if tried.players == players], cards, players)


def sentences(tried: list[TriedValue], cards: dict[str, Facts]) -> Iterator[str]:
    """What the gallery says, without the numbers that make little difference."""
    numbers = dict.fromkeys((each.card, each.field) for each in tried)
    little = 0
    for card, field in numbers:
        sentence = stake_sentence(cards[card], field)
        if sentence is None or sentence.id == "stake-little":
            little += 1
        else:
            yield f"- **{name(cards[card], field)}.** {texts('en')(sentence)}"
    yield f"\nOf {len(numbers)} numbers, {little} make little difference.\n"


def table(tried: list[TriedValue], cards: dict[str, Facts], players: int) -> Iterator[str]:
    if not tried:
        return
    begin = tried[0]
    yield f"With our numbers and {players} players, games last {begin.rounds.here:.1f} rounds, and the side that begins"
    yield f"wins {100 * begin.first.here:.1f}%.\n"
    yield "| number | ours | tried | rounds | begins, % points | copies bought | verdict |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | --- |"
    for each in tried:
        copies = f"{each.bought.here:.2f} → {max(0.0, each.bought.there):.2f}"
        yield (
            f"| {name(cards[each.card], each.field)} | {each.played} | {each.value} | {change(each.rounds, 1)} |"
            f" {change(each.first, 100)} | {copies} | {each.verdict} |"
        )
    yield ""


def name(card: Facts, field: str) -> str:
    say = texts("en")
    return f"{say(card.name)}, {say(number_name(field))}"


def change(shift: Shift, factor: int) -> str:
    """A change with its interval, in bold if it stands out from chance."""
    mark = "**" if shift.is_sure else ""
    value, low, high = (factor * each for each in (shift.gap, shift.low, shift.high))
    return f"{mark}{value:+.1f}{mark} ({low:+.1f} to {high:+.1f})".replace("-", "−")


def main(*words: str) -> None:
    if words[:1] != ("page",):
        measure(int(words[0]) if words else TRIED, int(words[1]) if words[1:] else 1)
        tried_values.cache_clear()
    PAGE.write_text("\n".join(page()), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
