"""Why a move is better or worse than another, in statements that were all counted or compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet
from kunitori.engine.battlefield import strength
from kunitori.engine.consts import (
    COPPER,
    D_AMBUSH,
    D_BUY,
    D_DEFEND,
    D_JOIN,
    GOLD,
    LAND,
    LINE,
    TEAMS,
    VILLAGE,
    K,
)
from kunitori.engine.state import State
from kunitori.engine.turn import foreign_generals, owned
from kunitori.game.trial import DEALS, OWN_TURNS, Playthrough, Trial, TrialBattle
from kunitori.i18n import Message, message
from kunitori.i18n.numbers import decimal

__all__ = ["Case", "reasons"]

_FEW = 2  # with fewer reasons, slower ones are counted too
_DOUBT = 0.4
_LEAST = 10  # deals in a hundred by which two moves must differ
_MOSTLY = 90
_HAND = 4
_SCARCE = 3


@dataclass(frozen=True, slots=True)
class WeightedReason:
    """A statement, its weight, and whether it speaks for the move."""

    weight: int
    is_good: bool
    message: Message


@dataclass(frozen=True, slots=True)
class Case:
    """A move and the one it is compared with, in the same deals."""

    known: State
    players: Sequence[str]
    one: Trial
    other: Trial
    gap: float
    """The difference of their chances in the search."""

    @property
    def me(self) -> int:
        return self.one.me

    @property
    def is_own_turn(self) -> bool:
        return self.known.cur == self.me

    def counts(self, holds: Callable[[Playthrough], object]) -> tuple[int, int]:
        """The number of deals in which something holds, for both moves."""
        return self.one.count(holds), self.other.count(holds)

    def is_believable(self, count: int, against: int) -> bool:
        """Whether counted wins or losses agree with the search, which sees more."""
        return abs((count - against) / DEALS - self.gap) <= _DOUBT

    def named(self, kinds: Sequence[int]) -> tuple[Message, ...]:
        cards = self.known.rules.cards
        return tuple(cards.name(cards.kinds[kind]) for kind in kinds)


def reasons(case: Case, *, only_good: bool, most: int = 4) -> tuple[Message, ...]:
    """The statements about a move, the weightiest first.

    Those against it come first, unless only good ones are wanted.
    """
    found = [reason for find in _ALL for reason in find(case) if reason.is_good or not only_good]
    if len(found) < _FEW:  # slower to count
        found += [reason for reason in _growth(case) if reason.is_good or not only_good]
    found.sort(key=lambda reason: (reason.is_good, -reason.weight))
    return tuple(dict.fromkeys(reason.message for reason in found))[:most]


def _is_clear(count: int, against: int) -> bool:
    """Whether two counts differ by more than two standard errors."""
    share = (count + against) / (2 * DEALS)
    return abs(count - against) >= max(_LEAST, 2 * sqrt(2 * DEALS * share * (1 - share)))


# ---- the end of the game
def _end(case: Case) -> Iterator[WeightedReason]:
    one, other = case.one, case.other
    if one.always(lambda course: course.is_won):
        yield WeightedReason(100, True, message("reason-wins"))
        return
    count, against = case.counts(lambda course: course.wins_this_turn)
    if case.is_own_turn and _is_clear(count, against) and case.is_believable(count, against):
        text = message("reason-wins-turn", count=count, deals=DEALS, move=other.move, other=against)
        yield WeightedReason(95, count > against, text)
    else:
        count, against = case.counts(lambda course: course.wins_soon)
        if _is_clear(count, against) and case.is_believable(count, against):
            text = message("reason-wins-soon", count=count, deals=DEALS, move=other.move, other=against)
            yield WeightedReason(94, count > against, text)
    count, against = case.counts(lambda course: course.loses_soon)
    if _is_clear(count, against) and case.is_believable(against, count):
        text = message("reason-loses-soon", count=count, deals=DEALS, move=other.move, other=against)
        yield WeightedReason(93, count < against, text)
    if one.always(lambda course: course.begins_last_round) and one.is_same(lambda course: course.lead):
        lead = one.first.lead
        if lead > 0:
            yield WeightedReason(85, True, message("reason-last-round", points=lead))
        elif lead < 0:
            yield WeightedReason(85, False, message("reason-last-round-behind", points=-lead))
    elif other.always(lambda course: course.begins_last_round) and other.is_same(lambda course: course.lead):
        lead = other.first.lead
        if lead < 0:
            yield WeightedReason(85, True, message("reason-not-yet", move=other.move, points=-lead))


# ---- battles
def _battles(case: Case) -> Iterator[WeightedReason]:
    attacker = case.me if case.is_own_turn else case.known.cur
    if not case.is_own_turn and case.known.kind != D_JOIN:
        return
    for foe in range(case.known.seats):
        if foe in (attacker, case.me):
            continue

        def fought(course: Playthrough, foe: int = foe) -> TrialBattle | None:
            return next((b for b in course.battles if (b.attacker, b.foe) == (attacker, foe)), None)

        def won(course: Playthrough, fought: Callable[[Playthrough], TrialBattle | None] = fought) -> bool:
            battle = fought(course)
            return battle is not None and battle.is_won

        fights, other_fights = (number >= _MOSTLY for number in case.counts(fought))
        count, against = case.counts(won)
        player = case.players[foe]
        if fights and other_fights:
            if _is_clear(count, against):
                text = message(
                    "reason-battle-more", player=player, count=count, deals=DEALS, move=case.other.move, other=against
                )
                yield WeightedReason(80, count > against, text)
        elif fights and not case.other.count(fought):
            text = message("reason-battle", player=player, count=count, deals=DEALS)
            yield WeightedReason(80, 2 * count >= DEALS, text)
        elif other_fights and not case.one.count(fought):
            text = message("reason-no-battle", move=case.other.move, player=player, count=against, deals=DEALS)
            yield WeightedReason(80, 2 * against < DEALS, text)


def _defence(case: Case) -> Iterator[WeightedReason]:
    if case.known.kind not in (D_DEFEND, D_AMBUSH):
        return

    def attack(course: Playthrough) -> TrialBattle:
        return next(battle for battle in course.battles if battle.foe == case.me)

    count, against = case.counts(lambda course: not attack(course).is_won)
    if count != against:
        text = message(
            "reason-holds", player=case.players[case.known.cur], strength=attack(case.one.first).attack,
            count=count, deals=DEALS, move=case.other.move, other=against,
        )  # fmt: skip
        yield WeightedReason(80, count > against, text)


def _safety(case: Case) -> Iterator[WeightedReason]:
    count, against = case.counts(lambda course: any(battle.is_won for battle in course.attacks))
    if _is_clear(count, against):
        text = message("reason-safe", count=count, deals=DEALS, move=case.other.move, other=against)
        yield WeightedReason(55, count < against, text)


# ---- points and money
def _points(case: Case) -> Iterator[WeightedReason]:
    one, other = case.one, case.other
    if case.known.rules.cards.teams or not one.is_same(lambda course: course.points):
        return
    for seat, points in enumerate(one.first.points):
        if not points or other.always(lambda course, seat=seat, points=points: course.points[seat] == points):  # type: ignore[misc]
            continue
        if seat == case.me and points > 0:
            yield WeightedReason(70, True, message("reason-points", points=points))
        elif seat == case.me:
            yield WeightedReason(70, False, message("reason-points-lost", points=-points))
        elif points < 0:
            yield WeightedReason(65, True, message("reason-rival-points", player=case.players[seat], points=-points))


def _lead(case: Case) -> Iterator[WeightedReason]:
    if case.known.rules.cards.teams:
        return
    leads = [[course.lead_soon for course in trial.courses] for trial in (case.one, case.other)]
    lead, against = (sum(numbers) / DEALS for numbers in leads)
    if _differ(leads[0], leads[1], 0.5):
        text = message(
            "reason-lead", lead=decimal(lead, is_signed=True), move=case.other.move,
            other=decimal(against, is_signed=True),
        )  # fmt: skip
        yield WeightedReason(20, lead > against, text)


def _growth(case: Case) -> Iterator[WeightedReason]:
    """The effect of the move on the money of later turns."""
    money, against = (sum(trial.growth) / DEALS for trial in (case.one, case.other))
    if _differ(case.one.growth, case.other.growth, 0.2):
        text = message(
            "reason-growth", turns=OWN_TURNS, money=decimal(money), move=case.other.move, other=decimal(against)
        )
        yield WeightedReason(25, money > against, text)


def _differ(ones: Sequence[float], others: Sequence[float], least: float) -> bool:
    """Whether the averages over the same deals differ by this much and by more than two standard errors."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    gap = sum(gaps) / DEALS
    error = sqrt(sum((each - gap) ** 2 for each in gaps) / (DEALS - 1) / DEALS)
    return abs(gap) >= max(least, 2 * error)


def _money(case: Case) -> Iterator[WeightedReason]:
    if case.is_own_turn and case.known.kind != D_BUY:
        yield from _enough(case, "reason-money", 60, lambda course: course.money)
    yield from _enough(case, "reason-money-next", 50, lambda course: course.money_next)


def _enough(case: Case, id: str, weight: int, money: Callable[[Playthrough], int]) -> Iterator[WeightedReason]:
    """The most expensive card that becomes affordable clearly more or less often."""
    for card in _for_sale(case.known, case.me):
        cost = card.cost
        counts = case.counts(lambda course, cost=cost: money(course) >= cost)  # type: ignore[misc]
        if _is_clear(*counts):
            count, against = counts
            text = Message(id, (
                ("card", card.name), ("cost", cost), ("count", count), ("deals", DEALS),
                ("move", case.other.move), ("other", against),
            ))  # fmt: skip
            yield WeightedReason(weight, count > against, text)
            return


def _for_sale(g: State, seat: int) -> list[Facts]:
    """One card of each price that the seat could buy, the most expensive first."""
    cards, pool = g.rules.cards, g.export()["pool"]
    # The next general is unknown; only in Moegahara can a player choose one, of the team's side (M4.1).
    closed = foreign_generals(g, seat) if cards.teams else g.rules.generals
    found: dict[int, Facts] = {}
    for card in cards.facts:
        k = cards.kind_number[card.id]
        if pool[k] and not closed >> k & 1:
            best = found.get(card.cost)
            if best is None or (card.category == "victory" and best.category != "victory"):
                found[card.cost] = card
    return [found[cost] for cost in sorted(found, reverse=True)]


def _treasure(case: Case) -> Iterator[WeightedReason]:
    """The worth of four cards of the deck, if the move certainly changes it."""
    one, other = case.one, case.other
    if not (one.is_same(lambda course: course.owned) and other.is_same(lambda course: course.owned)):
        return
    cards = case.known.rules.cards
    now, there = (_hand_money(trial.first.owned, cards) for trial in (one, other))
    before = _hand_money([owned(case.known, case.me, k) for k in range(K)], cards)
    if abs(now - before) >= 0.05 and abs(now - there) >= 0.05 and (now > before) == (now > there):
        yield WeightedReason(35, now > before, message("reason-treasure", now=decimal(now), before=decimal(before)))


def _hand_money(cards_owned: Sequence[int], cards: CardSet) -> float:
    money = sum(cards_owned[k] * cards[cards.kinds[k]].money for k in range(COPPER, GOLD + 1))
    return _HAND * money / max(1, sum(cards_owned))


# ---- cards
def _action_phase(case: Case) -> Iterator[WeightedReason]:
    one, other = case.one, case.other
    first = one.first
    if not case.is_own_turn or first.after.turn != case.known.turn:
        return
    is_plain = one.is_same(lambda course: (course.actions, course.playable))
    if is_plain and first.playable and first.actions > max(case.known.actions, other.first.actions):
        kinds = [k for k in range(K) if first.playable >> k & 1]
        yield WeightedReason(45, True, message("reason-actions", number=first.actions, cards=case.named(kinds)))
    if one.is_same(lambda course: course.drawn) and other.always(lambda course: course.drawn < first.drawn):
        yield WeightedReason(40, True, message("reason-draws", number=first.drawn))


def _trash(case: Case) -> Iterator[WeightedReason]:
    one = case.one
    trashed = one.first.trashed
    is_new = not case.other.always(lambda course: course.trashed == trashed)
    if trashed and is_new and one.is_same(lambda course: course.trashed):
        yield WeightedReason(40, True, message("reason-thins", count=len(trashed), cards=case.named(trashed)))


def _pile(case: Case) -> Iterator[WeightedReason]:
    """A victory point pile that the move makes scarce."""
    one = case.one
    if case.known.rules.cards.teams or not one.is_same(lambda course: course.owned):
        return
    for kind in range(VILLAGE, LAND + 1):
        if one.first.owned[kind] > owned(case.known, case.me, kind):
            left = one.first.after.export()["pool"][kind]
            if 0 < left <= _SCARCE:
                (card,) = case.named([kind])
                yield WeightedReason(30, True, message("reason-pile", card=card, number=left))


# ---- the battlefield
def _lands(case: Case) -> Iterator[WeightedReason]:
    if not case.known.rules.cards.teams:
        return
    own = case.me % TEAMS
    one = case.one
    won_now = [land for land, team in one.first.lands if team == own]
    if won_now and one.is_same(lambda course: course.lands):
        points = one.first.points[case.me]
        if points > len(won_now):
            yield WeightedReason(92, True, message("reason-row", land=won_now[0] + 1, points=points))
        else:
            yield WeightedReason(90, True, message("reason-land", land=won_now[0] + 1))
    elif not won_now:
        count, against = case.counts(lambda course: any(team == own for _, team in course.lands_soon))
        if _is_clear(count, against):
            text = message("reason-land-soon", count=count, deals=DEALS, move=case.other.move, other=against)
            yield WeightedReason(60, count > against, text)
    count, against = case.counts(lambda course: any(team != own for _, team in course.lands_soon))
    if _is_clear(count, against):
        text = message("reason-enemy-land", count=count, deals=DEALS, move=case.other.move, other=against)
        yield WeightedReason(65, count < against, text)


def _line(case: Case) -> Iterator[WeightedReason]:
    """What the unit just deployed does in its line (M6.1, M6.3)."""
    one = case.one
    if not one.is_same(lambda course: course.deployed):
        return
    own, after = case.me % TEAMS, one.first.after
    lines = after.export()["line"]
    for kind, land in one.first.deployed:
        ours, theirs = lines[own][land], lines[1 - own][land]
        if not ours or ours[-1] != kind:
            continue
        spot = len(ours) - 1
        if spot < len(theirs):
            mine, his = strength(after, own, land, spot), strength(after, 1 - own, land, spot)
            if mine != his:
                card, foe = case.named([kind, theirs[spot]])
                text = Message("reason-fight" if mine > his else "reason-fight-lost", (
                    ("against", his), ("card", card), ("foe", foe), ("land", land + 1), ("strength", mine),
                ))  # fmt: skip
                yield WeightedReason(62, mine > his, text)
        if len(ours) == LINE - 1 and not theirs:
            yield WeightedReason(58, True, message("reason-two", land=land + 1))
        if len(ours) == 1 and len(theirs) == LINE - 1:
            yield WeightedReason(58, True, message("reason-stops", land=land + 1))
    if one.first.markers and not case.other.first.markers and one.is_same(lambda course: course.markers):
        yield WeightedReason(35, True, message("reason-marker"))


_ALL = (
    _end, _lands, _battles, _defence, _points, _line, _money, _safety, _action_phase, _trash, _treasure, _pile, _lead,
)  # fmt: skip
