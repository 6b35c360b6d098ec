"""The public names of the library, for the reference and its tests."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

MODULES = (
    "kunitori",
    "kunitori.game",
    "kunitori.cards",
    "kunitori.cards.corrections",
    "kunitori.cards.mixes",
    "kunitori.cards.text",
    "kunitori.cards.schema",
    "kunitori.decisions",
    "kunitori.decisions.handles",
    "kunitori.rulebook",
    "kunitori.errors",
    "kunitori.i18n",
    "kunitori.bots",
    "kunitori.bots.table",
    "kunitori.bots.guard",
    "kunitori.bots.outside",
    "kunitori.telling.coach",
    "kunitori.review",
    "kunitori.arena",
    "kunitori.arena.shares",
    "kunitori.arena.wager",
    "kunitori.exploits",
    "kunitori.lab.games",
    "kunitori.lab.rulesets",
    "kunitori.envs.words",
    "kunitori.benchmark",
    "kunitori.minds",
    "kunitori.training",
    "kunitori.envs",
    "kunitori.envs.many",
    "kunitori.tables",
    "kunitori.store",
)
"""The public modules, in the order of docs/reference/index.rst."""


@cache
def public_names() -> dict[str, tuple[str, ...]]:
    """The public names by module. A name that several modules export belongs to the first of them."""
    seen: set[object] = set()
    found: dict[str, tuple[str, ...]] = {}
    for module in MODULES:
        home = import_module(module)
        own = []
        for name in home.__all__:
            value = getattr(home, name)
            key = value if callable(value) and hasattr(value, "__qualname__") else (name, id(value))
            if key not in seen:
                seen.add(key)
                own.append(name)
        found[module] = tuple(own)
    return found


@cache
def description(module: str, name: str) -> str:
    """The docstring of a public name; that of a constant is the string below it, in the module that defines it."""
    value = getattr(import_module(module), name)
    if hasattr(value, "__qualname__") and getattr(value, "__module__", "").startswith("kunitori"):
        return inspect.getdoc(value) or ""
    for home in sorted((home for home in sys.modules if home.startswith("kunitori")), key=lambda home: home != module):
        if vars(sys.modules[home]).get(name) is value and (found := _constants(home).get(name)):
            return found
    return ""


@cache
def _constants(module: str) -> dict[str, str]:
    file = sys.modules[module].__file__
    if file is None or not file.endswith(".py"):
        return {}
    found: dict[str, str] = {}
    body = ast.parse(Path(file).read_text(encoding="utf-8")).body
    for statement, below in pairwise(body):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name):
                    found[target.id] = inspect.cleandoc(below.value.value)
    return found
