"""Write what follows from the table of decisions: the engine's constants and groups, and the table in docs/notation.md.

The source is src/kunitori/decisions/table.py; consts.pxd also holds the constants that consts.py has by hand. A test
compares the written files with their source.
"""

from __future__ import annotations

import importlib.util
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kunitori.decisions.table import DecisionKind

ROOT = Path(__file__).parents[1]


def load_table() -> ModuleType:
    """The table alone: the package may not import while the engine's constants are stale."""
    spec = importlib.util.spec_from_file_location("table", ROOT / "src" / "kunitori" / "decisions" / "table.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["table"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


table = load_table()
TABLE: dict[int, DecisionKind] = table.TABLE
ENGINE = ROOT / "src" / "kunitori" / "engine"
NOTATION = ROOT / "docs" / "notation.md"
BEGIN, END = "# ---- written by tools/write_consts.py", "# ---- end of what is written"
NEVER = 255
PREDICATES: dict[str, tuple[str, Callable[[DecisionKind], bool]]] = {
    **{
        f"in_{group}": (f"Whether it belongs to the group {group}.", lambda row, group=group: row.group is group)
        for group in table.Group
        if group is not table.Group.PHASE
    },
    "is_moegaharas": ("Whether only Moegahara asks it.", lambda row: row.moegahara),
    "is_later_step": ("Whether a move may ask it after its first question.", lambda row: row.step != "first"),
    "names_a_seat": ("Whether it is about a seat.", lambda row: bool(row.seat)),
    "answers_seats": ("Whether its answers are seats.", lambda row: row.bits.startswith("`seat`")),
}


def consts_py() -> str:
    """consts.py with the decisions' numbers anew."""
    source = (ENGINE / "consts.py").read_text(encoding="utf-8")
    before, _, rest = source.partition(f"{BEGIN}\n")
    after = rest.partition(f"{END}\n")[2]
    rows = "".join(f"D_{row.name.upper()} = {row.number}\n" for row in TABLE.values())
    last = f"LAST_DECISION = {max(TABLE)}\n"
    return f"{before}{BEGIN}\nD_NONE = 0\n{rows}{last}{END}\n{after}"


def consts_pxd() -> str:
    """The names of consts.py for the C compiler."""
    constants = {name: value for name, value in runpy.run_path(str(ENGINE / "consts.py")).items() if name.isupper()}
    lines = ["# The names of consts.py for the C compiler; tools/write_consts.py writes this file.", "cdef enum:"]
    return "\n".join([*lines, *(f"    {name} = {value}" for name, value in constants.items())]) + "\n"


def groups_py() -> str:
    """The groups of decisions as functions, for the uncompiled run."""
    parts = ['"""Groups of decisions, as groups.pxd has them in inline C; tools/write_consts.py writes both."""\n']
    for name, (says, holds) in PREDICATES.items():
        numbers = ", ".join(str(row.number) for row in TABLE.values() if holds(row))
        parts.append(f'def {name}(kind: int) -> bool:\n    """{says}"""\n    return kind in ({numbers})\n')
    from_hand = "\n".join(f"    if kind == {number}:\n        return {least}" for number, least in hands())
    says = f'    """The hand from which a single answer is asked for all the same; {NEVER}: never."""\n'
    parts.append(f"def secret_from(kind: int) -> int:\n{says}{from_hand}\n    return {NEVER}\n")
    return "\n\n".join(parts)


def groups_pxd() -> str:
    """The same as inline C."""
    lines = ["# Groups of decisions as inline C; groups.py is the same for the uncompiled run.", ""]
    for name, (_, holds) in PREDICATES.items():
        tests = " or ".join(f"kind == {row.number}" for row in TABLE.values() if holds(row))
        lines += [f"cdef inline bint {name}(int kind) noexcept nogil:", f"    return {tests}", ""]
    lines.append("cdef inline int secret_from(int kind) noexcept nogil:")
    for number, least in hands():
        lines += [f"    if kind == {number}:", f"        return {least}"]
    return "\n".join([*lines, f"    return {NEVER}"]) + "\n"


def hands() -> Iterator[tuple[int, int]]:
    """Decisions whose single answer may be a secret, and how many cards in hand make it one."""
    for row in TABLE.values():
        if row.secret_from is not None:
            yield row.number, row.secret_from


def notation_md() -> str:
    """docs/notation.md with the table of decisions anew."""
    lines = NOTATION.read_text(encoding="utf-8").splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("| no. | kind |")) + 2
    last = next(place for place in range(first, len(lines)) if not lines[place].startswith("|"))
    return "\n".join([*lines[:first], *map(notation_row, TABLE.values()), *lines[last:]]) + "\n"


def notation_row(row: DecisionKind) -> str:
    """One row of the table in docs/notation.md."""
    bits = [row.bits] if row.bits else []
    if row.answers in (table.Answers.WORD, table.Answers.USE):
        bits = [f"`{number}` {word}" for number, word in enumerate(row.words)]
    if row.none:
        bits.append(f"`63` {row.none}")
    single = "asked" if row.asked_alone or row.secret_from is not None else "skipped"
    rules = ", ".join(filter(None, (row.rule, row.rule_elsewhere)))
    cells = (
        str(row.number), row.name, row.player, row.card or "–", row.seat or "–", "; ".join(bits),
        ", ".join(row.verbs) or "–", row.step, single, rules,
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


WRITTEN: dict[Path, Callable[[], str]] = {
    ENGINE / "consts.py": consts_py,
    ENGINE / "consts.pxd": consts_pxd,
    ENGINE / "groups.py": groups_py,
    ENGINE / "groups.pxd": groups_pxd,
    NOTATION: notation_md,
}
"""Every file that is written, in this order: consts.pxd follows consts.py."""


def main() -> None:
    for file, text in WRITTEN.items():
        file.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
