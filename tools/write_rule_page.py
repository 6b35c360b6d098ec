"""Write docs/rules-to-tests.md: which code implements which rule, and which scenarios show it.

Code is found by the rule numbers it cites in comments, docstrings and names; scenarios by what they claim. --check only
says whether the page is up to date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.scenarios.claims import Claim, claims  # noqa: E402

from kunitori.rulebook import Rule, Ruling, rules, rulings  # noqa: E402

PAGE = ROOT / "docs" / "rules-to-tests.md"
PACKAGE = ROOT / "src" / "kunitori"
DRAWINGS = PACKAGE / "web" / "art"  # a path may hold a curve C62
LISTS = {"rulebook.py", "engine/consts.py"}  # they list the rules but implement none
CITED = re.compile(r"\b(?:R_)?(?:((?:[CKWX]\d{1,2}|M\d)(?:[._]\d+)?)|(?i:ruling)[ _](\d+))\b")

Places = dict[str, dict[str, list[str]]]  # rule -> file -> functions


def cited() -> Places:
    """Where the code cites which rule."""
    places: Places = defaultdict(lambda: defaultdict(list))
    for path in sorted((*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"))):
        if DRAWINGS in path.parents:
            continue
        file = path.relative_to(PACKAGE).as_posix()
        if file in LISTS:
            continue
        source = path.read_text(encoding="utf-8")
        names = _names(ast.parse(source)) if path.suffix == ".py" else {}
        for line, text in _lines(source):
            for number, ruling in CITED.findall(text):
                rule = number.replace("_", ".") or f"ruling {ruling}"
                found = places[rule][file]
                if names.get(line, "") not in found:
                    found.append(names.get(line, ""))
    return places


def _lines(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a source file without the examples in its docstrings."""
    is_example = False
    for number, line in enumerate(source.splitlines(), 1):
        text = line.strip()
        is_example = text.startswith(">>>") or (is_example and bool(text) and '"""' not in text)
        if not is_example:
            yield number, line


def _names(module: ast.Module) -> dict[int, str]:
    """The top-level function, class or constant, or the method, that each line belongs to."""
    names: dict[int, str] = {}
    for node in module.body:
        name = ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        if name:
            names.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), name))
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    lines = range(part.lineno, (part.end_lineno or part.lineno) + 1)
                    names.update(dict.fromkeys(lines, f"{name}.{part.name}"))
    return names


def page(places: Places) -> str:
    """The whole page."""
    shown: dict[str, list[Claim]] = defaultdict(list)
    for claim in claims():
        if claim.kind == "rules":
            shown[claim.what].append(claim)
    lines = [
        f"<!-- {Path(__file__).name} writes this page from the sources: change those. -->",
        "# Which code carries out which rule, and which test shows it",
        "Every rule of the [rulebook](rulebook/en.md) with the places in `src/kunitori` that cite its number and the "
        "scenarios that show it in play. A test sees to it that none is missing.",
    ]
    for entry in rules():
        if entry.heading:
            lines.append(f"{'##' if entry.above is None else '###'} {entry.number} {entry.title()}")
        if entry.text() or entry.number in places or entry.number in shown:
            lines.append(_entry(entry, entry.number, places, shown))
    lines.append("## Rulings")
    lines += [_entry(entry, f"ruling {entry.number}", places, shown) for entry in rulings()]
    return "\n\n".join(lines) + "\n"


def _entry(entry: Rule | Ruling, number: str, places: Places, shown: dict[str, list[Claim]]) -> str:
    anchor = number.replace(" ", "-")
    first = entry.text().splitlines()[0] if entry.text() else ""
    if isinstance(entry, Ruling):
        first = f"{entry.title()}: {first}"
    points = [f"**[{number}](rulebook/en.md#{anchor})** {first}".rstrip()]
    if code := [_place(file, names) for file, names in places.get(number, {}).items()]:
        points.append(f"- code: {'; '.join(code)}")
    elif isinstance(entry, Ruling):
        points.append(f"- code: that of {', '.join(entry.rules)}")
    for file, group in groupby(shown[number], key=lambda claim: claim.file):
        scenarios = "; ".join(dict.fromkeys(claim.words for claim in group))
        points.append(f"- [{file}](../tests/scenarios/{file}): {scenarios}")
    return "\n".join([points[0], "", *points[1:]]) if len(points) > 1 else points[0]


def _place(file: str, names: list[str]) -> str:
    functions = ", ".join(f"`{name}`" for name in sorted(names) if name)
    return f"[{file}](../src/kunitori/{file})" + (f" ({functions})" if functions else "")


def main(arguments: list[str]) -> int:
    places = cited()
    text = page(places)
    problems = []
    if homeless := [entry.number for entry in rules() if entry.text() and entry.number not in places]:
        problems.append(f"No code cites {', '.join(homeless)}: name the rule where it is carried out.")
    known = {entry.number for entry in rules()} | {f"ruling {entry.number}" for entry in rulings()}
    if strange := [f"{number} ({', '.join(places[number])})" for number in places if number not in known]:
        problems.append(f"The code cites rules that are not in the book: {', '.join(strange)}.")
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        if "--check" in arguments:
            problems.append(f"{PAGE.relative_to(ROOT)} is out of date. Run: python tools/{Path(__file__).name}")
        else:
            PAGE.write_text(text, encoding="utf-8")
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
