"""The Lab's tests need its extra."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from tests.skips import SkippedFile


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> SkippedFile | None:
    if all(map(importlib.util.find_spec, ("matplotlib", "numpy"))):
        return None
    return SkippedFile.from_parent(parent, path=module_path, reason="the Lab needs the extra “lab”")
