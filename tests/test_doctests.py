"""Examples in docstrings run, compiled modules included."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import kunitori

MODULES = ["kunitori", *(found.name for found in pkgutil.walk_packages(kunitori.__path__, "kunitori."))]

EXTRAS = {
    "kunitori.envs.camera": ("render", "PIL"),
    "kunitori.envs.mcp": ("mcp", "mcp"),
    "kunitori.envs.pettingzoo": ("pettingzoo", "pettingzoo"),
    "kunitori.envs.sb3": ("sb3", "stable_baselines3"),
    "kunitori.envs.spiel": ("openspiel", "pyspiel"),
    "kunitori.envs.textarena": ("textarena", "textarena"),
}
"""The extra that a module needs, and what it imports."""


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("__main__")])
def test_docstrings(name: str) -> None:
    if name.startswith("kunitori.lab"):
        pytest.importorskip("matplotlib", reason="the Lab needs the extra “lab”")
    if name in EXTRAS:
        extra, module = EXTRAS[name]
        pytest.importorskip(module, reason=f"it needs the extra “{extra}”")
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
