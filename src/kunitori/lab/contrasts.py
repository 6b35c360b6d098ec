"""What differs between two runs of the same deals: every measure with its interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kunitori.i18n import Message, message
from kunitori.lab.charts import CHANGE, POINTS
from kunitori.lab.deals import Gauge
from kunitori.lab.statistics import Estimate, difference, holm, mean
from kunitori.lab.study import Study, side_name

__all__ = ["Contrast", "Measure", "contrasts"]


@dataclass(frozen=True, slots=True)
class Measure:
    """Something measured in every deal; None where it does not occur."""

    group: str
    name: Message | str
    unit: str
    of: Callable[[Gauge], float | None]


@dataclass(frozen=True, slots=True)
class Contrast:
    """One measure under both sets of rules."""

    measure: Measure
    one: Estimate
    other: Estimate
    gap: Estimate
    """The second minus the first."""
    sure: float = 1.0

    @property
    def size(self) -> float:
        """The difference in standard errors."""
        return abs(self.gap.value) / self.gap.error if self.gap.error else 0.0


def contrasts(one: Study, other: Study) -> list[Contrast]:
    """All measures that both have, the clearest difference first."""
    found = []
    for measure in _measures(one, other):
        pairs = [(measure.of(a), measure.of(b)) for a, b in zip(one.gauges, other.gauges, strict=False)]
        numbers = [(a, b) for a, b in pairs if a is not None and b is not None]
        if len(numbers) < 2:
            continue
        first, second = [a for a, _ in numbers], [b for _, b in numbers]
        gap = difference(second, first, (-1, 1) if measure.unit == POINTS else None)
        means = mean(first, range(len(first))), mean(second, range(len(second)))
        assert gap and means[0] and means[1]
        found.append(Contrast(measure, means[0], means[1], gap))
    chances = holm([contrast.gap.p for contrast in found])
    found = [replace(contrast, sure=chance) for contrast, chance in zip(found, chances, strict=True)]
    return sorted(found, key=lambda contrast: -contrast.size)


def _measures(one: Study, other: Study) -> list[Measure]:
    found = [
        Measure("game", message("lab-rounds"), CHANGE, lambda gauge: gauge.rounds),
        Measure("game", message("lab-winner-points"), CHANGE, lambda gauge: gauge.points),
    ]
    if not one.cards.teams and not other.cards.teams:
        found.append(Measure("game", message("lab-tile-battles"), CHANGE, lambda gauge: gauge.battles))
    in_teams = one.cards.teams and other.cards.teams
    sides = min(one.sides, other.sides)
    # With two sides, one says it all: the other wins the rest.
    told = range(sides if sides > 2 else 1)
    found += [Measure("wins", side_name(side, in_teams), POINTS, _side(side)) for side in told]
    found += [Measure("wins", bot, POINTS, _bot(bot)) for bot in one.bots if bot in other.bots]
    shared = [facts for facts in one.cards.facts if facts.id in other.cards]
    return found + [Measure("bought", facts.name, CHANGE, _bought(facts.id)) for facts in shared]


def _side(side: int) -> Callable[[Gauge], float | None]:
    return lambda gauge: gauge.sides[side]


def _bot(bot: str) -> Callable[[Gauge], float | None]:
    return lambda gauge: dict(gauge.bots).get(bot)


def _bought(card: str) -> Callable[[Gauge], float | None]:
    return lambda gauge: dict(gauge.bought).get(card, 0.0)
