"""What everybody sees of a table at one moment in one language. It is drawn once, however many look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from weakref import ref

from markupsafe import Markup

from kunitori.cards.kinds import CATEGORIES
from kunitori.game import View
from kunitori.i18n import texts
from kunitori.tables.view import TableView
from kunitori.web.render import seats
from kunitori.web.render.army_zones import zone
from kunitori.web.render.asking import NOT_ASKED
from kunitori.web.render.battles import Battle, battle_of
from kunitori.web.render.chronicle import tops
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import Deck, clock, macros, pile

__all__ = ["PublicScene", "scene_of"]

_PHASES = (("action", "行"), ("battle", "戦"), ("buy", "市"), ("redraw", "休"))
_FIELD_PHASES = (("action", "行"), ("buy", "市"), ("deploy", "陣"), ("end", "休"))


def scene_of(seen: TableView, view: View, language: str, cache: FragmentCache) -> PublicScene:
    """The scene of a moment: all who look at the same moment share it."""
    shown = seen.public or view
    return cache.once((shown, seen.seats), lambda: PublicScene(seen, shown, language, cache))


class PublicScene:
    """The public parts of a table, each drawn when somebody looks at it first.

    They are drawn from a spectator's view. A view that stands alone, as in the middle of a move, is a scene of its own.
    """

    def __init__(self, seen: TableView, view: View, language: str, cache: FragmentCache) -> None:
        self._seen, self._view, self._language = seen, view, language
        self._kept_in = ref(cache)  # the cache keeps the scene, and a circle would outlive the table
        self.deck: Deck = Deck(view.cards)
        self._rivals: dict[tuple[int, bool], Mapping[str, str]] = {}

    @property
    def _cache(self) -> FragmentCache:
        found = self._kept_in()
        assert found is not None
        return found

    @cached_property
    def pool(self) -> Mapping[str, str]:
        """The piles of the pool."""
        return _pool(self._view, self.deck, self._language, self._cache)

    @cached_property
    def clocks(self) -> Mapping[str, str]:
        """The clocks of those who have one."""
        found: dict[str, str] = {}
        for info in self._seen.seats:
            if info.remaining is not None:
                left = round(info.remaining, 1) if info.clock_runs else round(info.remaining)
                found[f"clock-{info.seat}"] = clock(self._language, info.seat, left, info.clock_runs)
        return found

    @cached_property
    def phases(self) -> str:
        """The phases of the turn."""
        return _phases(self._language, bool(self._view.lands), self._view.phase)

    @cached_property
    def numbers(self) -> str:
        """What is left to the active player."""
        return _numbers(self._view, self._language)

    @cached_property
    def fought(self) -> Battle | None:
        """The battle of this turn."""
        return battle_of(self._view)

    @cached_property
    def tops(self) -> list[str | None]:
        """The tops of the discard piles."""
        return tops(self._view, self._cache)

    @cached_property
    def army(self) -> Markup:
        """The army area of the active player, as others see it."""
        active = self._view.active
        return zone(self._seen, self._view, self.deck, NOT_ASKED, self._language, active, self._cache, is_mine=False)

    def rival(self, seat: int, is_enemy: bool = False) -> Mapping[str, str]:
        """A player's seat, as a stranger sees it, or somebody of the other team."""
        found = self._rivals.get((seat, is_enemy))
        if found is None:
            info, top = self._seen.seats[seat], self.tops[seat]
            found = seats.rival(self._view, self.deck, info, top, self._language, self._cache, is_enemy=is_enemy)
            self._rivals[seat, is_enemy] = found
        return found


@lru_cache(maxsize=256)
def _order(deck: Deck, in_teams: bool) -> tuple[tuple[str, str | None], ...]:
    """The piles in order: the id of each, and its card; the generals are one pile (C1.2), whose card changes."""
    by_category = sorted(deck.cards.facts, key=lambda card: CATEGORIES.index(card.category))
    found: dict[str, str | None] = {}
    for card in by_category:
        is_one_pile = card.category == "general" and not in_teams
        found["general" if is_one_pile else card.id] = None if is_one_pile else card.id
    return tuple(found.items())


def _pool(view: View, deck: Deck, language: str, cache: FragmentCache) -> Mapping[str, str]:
    def make() -> dict[str, str]:
        found: dict[str, str] = {}
        for id, card in _order(deck, bool(view.lands)):
            name, n = (card, view.pool.get(card, 0)) if card else (view.top_general, view.generals_left)
            price = view.price(name) if name else 0
            found[f"pile-{id.replace('_', '-')}"] = pile(language, deck, id, name, n, price)
        return found

    return cache.draw("pool", (view.pool, view.top_general, view.generals_left, view.discount), make)


@lru_cache(maxsize=64)
def _phases(language: str, in_teams: bool, phase: str) -> str:
    phases = _FIELD_PHASES if in_teams else _PHASES
    names = [name for name, _ in phases]
    return str(macros(language).phases(phases, names.index(phase) if phase in names else len(names) - 1))


def _numbers(view: View, language: str) -> str:
    force = -1 if view.lands else view.army_attack(view.active)
    return _numbers_html(
        language, view.actions, view.money, view.buys, force, view.discount, view.round, view.is_last_round
    )


@lru_cache(maxsize=8192)
def _numbers_html(
    language: str, actions: int, money: int, buys: int, force: int, discount: int, round: int, is_last: bool
) -> str:
    say = texts(language)
    numbers = [(say("table-actions"), actions), (say("table-money"), money), (say("table-buys"), buys)]
    has_force = force >= 0
    numbers.append((say("table-strength"), force) if has_force else (say("table-round"), round))
    notes = [say("screen-round", round=round)] if has_force else []
    if is_last:
        notes.append(say("screen-last-round"))
    if discount:
        notes.append(say("screen-discount", number=discount))
    return str(macros(language).numbers(numbers, " · ".join(notes)))
