"""The pieces of a measurement in the workshop. They run in a helper process, which keeps nothing from one to the next.

What a piece has played goes to the server packed and comes back packed: only the helper ever opens it.
"""

from __future__ import annotations

import json
import pickle
import time
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kunitori.cards import Corrections, parse_expansion
from kunitori.cards.facts import game_name
from kunitori.i18n import LANGUAGES, texts
from kunitori.lab.answering import answers, figures
from kunitori.lab.deals import Deal, deals, watch
from kunitori.lab.measuring import concluded, measure_order, planned_trials, trial
from kunitori.lab.order import Order
from kunitori.lab.rulesets import Ruleset
from kunitori.lab.study import Study
from kunitori.web.measured import MeasureFound, PlannedDeals, PlayedPiece

__all__ = ["conclude", "plan", "plan_more", "play_more"]

_PIECE_SECONDS = 0.4


def plan(text: str, game: str, mix: str | None, games: int, corrections: Corrections) -> PlannedDeals:
    """Check a file and plan its measurement: the deals with the cards, and then the same without them."""
    expansion = parse_expansion(text)
    order, without = measure_order(expansion, game, mix, corrections, games=games)
    main = [*_main(order), *_main(replace(order, ruleset=without))]
    return PlannedDeals(_packed((game, order, without)), len(main), len(expansion.cards))


def _main(order: Order) -> list[Deal]:
    return deals(order.ruleset, order.players, order.bots, order.games, order.seed)


def play_more(planned: bytes, begin: int, is_trial: bool) -> PlayedPiece:
    """Play on from a deal, for less than half a second if no single deal takes longer."""
    started = time.process_time()
    if is_trial:
        todo: list[Deal] = _opened(planned)
    else:
        _, order, without = _opened(planned)
        todo = [*_main(order), *_main(replace(order, ruleset=without))]
    found: list[Any] = []
    for deal in todo[begin:]:
        found.append(trial(deal) if is_trial else watch(deal))
        if time.process_time() - started > _PIECE_SECONDS:
            break
    return PlayedPiece(_packed(found), len(found), time.process_time() - started)


def plan_more(planned: bytes, played: Sequence[bytes]) -> PlannedDeals:
    """The deals of the experiments, which depend on what the bots buy."""
    order, study, base = _studies(planned, played)
    todo = planned_trials(study, base, order)
    return PlannedDeals(_packed(todo), len(todo))


def conclude(planned: bytes, played: Sequence[bytes], trials_planned: bytes, trials: Sequence[bytes]) -> MeasureFound:
    """What all the games say."""
    game, order, _ = _opened(planned)
    _, study, base = _studies(planned, played)
    found = concluded(study, base, _opened(trials_planned), [each for packed in trials for each in _opened(packed)])
    name = game_name(game)
    told = {language: answers(found, order, name, texts(language)) for language in LANGUAGES}
    data = {language: {"game": game, **figures(found, order, texts(language))} for language in LANGUAGES}
    written = {language: json.dumps(each, indent=1, ensure_ascii=False).encode() for language, each in data.items()}
    written = {language: zlib.compress(each) for language, each in written.items()}
    return MeasureFound(told, written)


def _studies(planned: bytes, played: Sequence[bytes]) -> tuple[Order, Study, Study]:
    order: Order
    without: Ruleset
    _, order, without = _opened(planned)
    games = [each for packed in played for each in _opened(packed)]
    with_cards = _main(order)
    base_order = replace(order, ruleset=without)
    half = len(with_cards)
    study = Study(order.ruleset, order.players, order.bots, tuple(with_cards), tuple(games[:half]))
    base = Study(without, order.players, order.bots, tuple(_main(base_order)), tuple(games[half:]))
    return order, study, base


def _packed(what: object) -> bytes:
    return zlib.compress(pickle.dumps(what), 1)


def _opened(packed: bytes) -> Any:
    return pickle.loads(zlib.decompress(packed))
