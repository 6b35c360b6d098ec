"""The outcome of a contest for programs: all of it as JSON, or one row per seat and game as CSV or Parquet.

A file is written completely or not at all, and never replaces a file of another kind.
"""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kunitori.arena.outcome import Outcome, Standing
from kunitori.arena.shares import Interval
from kunitori.engine import COMPILED
from kunitori.errors import KunitoriError, unwritable
from kunitori.i18n import texts
from kunitori.values.record import REVISION, rules_hash

__all__ = ["FORMATS", "check_places", "to_csv", "to_data", "to_json", "to_parquet", "write_files"]

COLUMNS = (
    "game", "seed", "lineup", "start", "rounds", "is_cut",
    "seat", "bot", "won", "place", "points", "decisions", "faults",
)  # fmt: skip


def to_data(outcome: Outcome) -> dict[str, Any]:
    """Everything that follows from the contest and its seed. Seats count from 0; a game's seed deals it again."""
    contest, answer = outcome.contest, outcome.answer
    return {
        "arena": 1,
        "kunitori": version("kunitori"),
        "game": contest.cards.game,
        "mix": contest.cards.mix if contest.cards.game == "custom" else None,
        **({"expansion": contest.cards.expansion.to_data()} if contest.cards.expansion else {}),
        "rules": {"revision": REVISION, "hash": rules_hash(contest.cards)},
        **({"house_rules": str(contest.cards.house)} if contest.cards.house else {}),
        "bots": list(contest.bots),
        "players": contest.players,
        "seed": contest.seed,
        "max_rounds": contest.max_rounds,
        "asked": {"games": contest.games, "sure": contest.sure, "share": contest.share},
        "ended": outcome.ended.value,
        "answer": answer
        and {
            "share": answer.share,
            "sure": answer.sure,
            "side": answer.side,
            "interval": _ends(answer.interval),
        },
        "standings": [
            {
                "bot": standing.bot,
                "games": standing.games,
                "seats": standing.seats,
                "wins": standing.wins,
                "share": _rounded(standing.share),
                "interval": _ends(standing.interval),
                "plain_interval": _ends(standing.plain),
                "even": _rounded(standing.even),
                "points": _rounded(standing.points),
                "rating": {"mean": _rounded(standing.rating.mean), "deviation": _rounded(standing.rating.deviation)},
                "decisions": standing.decisions,
                "faults": standing.faults,
            }
            for standing in (outcome.standings if outcome.games else ())
        ],
        "pairs": [
            {
                "bot": pair.bot,
                "other": pair.other,
                "games": pair.games,
                "share": _rounded(pair.share),
                "interval": _ends(pair.interval),
            }
            for pair in outcome.pairs
        ],
        "games": [
            {
                "seed": f"{contest.seed} {game.deal}",
                "lineup": game.lineup,
                "seats": [contest.labels[bot] for bot in game.seats],
                "start": game.start,
                "winners": list(game.winners),
                "points": list(game.points),
                "turns": game.turns,
                "is_cut": game.is_cut,
                "decisions": list(game.decisions),
                "faults": list(game.faults),
            }
            for game in outcome.games
        ],
    }


def _rounded(number: float) -> float:
    return round(number, 6)


def _ends(interval: Interval) -> list[float]:
    return [_rounded(interval.low), _rounded(interval.high)]


def to_json(outcome: Outcome, around: Mapping[str, Any] | None = None) -> str:
    """Everything, one game per line; the command, the crew and the times stand at the end."""
    data = to_data(outcome)
    if around is not None:
        standings = outcome.standings if outcome.games else ()
        seconds = {standing.bot: standing.seconds_per_decision for standing in standings}
        failures = {standing.bot: _failures(standing) for standing in standings if standing.why}
        data["around"] = {
            **around,
            "engine": "compiled" if COMPILED else "python",
            "seconds_per_decision": {bot: each and float(f"{each:.3g}") for bot, each in seconds.items()},
            **({"failures": failures} if failures else {}),
        }
    lists = {key: data[key] for key in ("standings", "pairs", "games")}
    text = json.dumps({**data, **dict.fromkeys(lists)}, ensure_ascii=False, indent=1)
    for key, rows in lists.items():
        lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
        text = text.replace(f'\n "{key}": null', f'\n "{key}": [\n  {lines}\n ]' if rows else f'\n "{key}": []', 1)
    return text + "\n"


def _failures(standing: Standing) -> list[dict[str, Any]]:
    """Why a bot lost the first move of a game, in English, and how often."""
    say = texts("en")
    return [{"why": say(why), "games": count} for why, count in standing.why]


def rows(outcome: Outcome) -> Iterator[tuple[Any, ...]]:
    """One row per seat and game, in the order of `COLUMNS`."""
    contest = outcome.contest
    for number, game in enumerate(outcome.games):
        common = (number, f"{contest.seed} {game.deal}", game.lineup, game.start, game.rounds, game.is_cut)
        places = game.places
        for seat, bot in enumerate(game.seats):
            won = seat in game.winners
            mine = (contest.labels[bot], won, places[seat], game.points[seat], game.decisions[seat], game.faults[seat])
            yield (*common, seat, *mine)


def to_csv(outcome: Outcome) -> str:
    """Every seat of every game as comma-separated values."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows(outcome):
        writer.writerow([int(cell) if isinstance(cell, bool) else cell for cell in row])
    return text.getvalue()


def to_parquet(outcome: Outcome) -> bytes:
    """The same as a Parquet file; needs the extra ``lab``."""
    import pyarrow
    import pyarrow.parquet

    whole, word, truth = pyarrow.int32(), pyarrow.string(), pyarrow.bool_()
    kinds = {"seed": word, "bot": word, "is_cut": truth, "won": truth}
    schema = pyarrow.schema([(name, kinds.get(name, whole)) for name in COLUMNS])
    columns = zip(*rows(outcome), strict=True) if outcome.games else [()] * len(COLUMNS)
    arrays = [pyarrow.array(column, kind) for column, kind in zip(columns, schema.types, strict=True)]
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(pyarrow.table(arrays, schema=schema), sink)
    content: bytes = sink.getvalue().to_pybytes()
    return content


FORMATS: Mapping[str, bytes] = {
    "json": b'{\n "arena": ',
    "csv": ",".join(COLUMNS).encode(),
    "parquet": b"PAR1",
}
"""The first bytes of a file of each format."""


def check_places(places: Mapping[str, str]) -> None:
    """Raise `KunitoriError` if one of these files, by format, could not be written after the contest."""
    if "parquet" in places and find_spec("pyarrow") is None:
        raise KunitoriError("arena-error-parquet")
    taken: dict[Path, str] = {}
    for format, place in places.items():
        try:
            file = Path(place).expanduser().resolve()
            if file in taken:
                raise KunitoriError("arena-error-same-file", option=format, other=taken[file])
            taken[file] = format
            if not _begins_like(file, FORMATS[format]):
                raise KunitoriError("arena-error-taken", path=place)
            _write(file, None)
        except (OSError, RuntimeError, ValueError) as problem:
            raise unwritable(place, problem) from None


def _begins_like(file: Path, start: bytes) -> bool:
    """Whether a file is ours, empty or missing; `OSError` if it is not a file."""
    if not file.exists():
        return True
    if not file.is_file():
        raise OSError
    with file.open("rb") as there:
        return there.read(len(start)) in (start, b"")


def _write(file: Path, content: bytes | None) -> None:
    """Write a file; without content, only check that it can be written."""
    if file.exists() and not os.access(file, os.W_OK):
        raise OSError
    if not file.parent.is_dir():  # probably a typing mistake
        raise KunitoriError("file-no-folder", folder=str(file.parent))
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(content or b"")
        if content is not None:
            draft.replace(file)
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def write_files(outcome: Outcome, places: Mapping[str, str], around: Mapping[str, Any] | None = None) -> None:
    """Write the outcome to files, by format."""
    contents: Mapping[str, Callable[[], bytes]] = {
        "json": lambda: to_json(outcome, around).encode(),
        "csv": lambda: to_csv(outcome).encode(),
        "parquet": lambda: to_parquet(outcome),
    }
    for format, place in places.items():
        try:
            _write(Path(place).expanduser().resolve(), contents[format]())
        except OSError as problem:
            raise unwritable(place, problem) from None
