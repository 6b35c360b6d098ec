"""A class name means one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "kunitori"


def test_no_two_modules_define_a_class_of_the_same_name() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(file.relative_to(PACKAGE).as_posix())
    assert not {name: files for name, files in homes.items() if len(files) > 1}
