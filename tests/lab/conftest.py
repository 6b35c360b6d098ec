"""The Lab's tests need its extra; in CI it has to be there."""

from __future__ import annotations

import importlib.util

from tests.conftest import STRICT

collect_ignore_glob: list[str] = []
if not STRICT and any(importlib.util.find_spec(name) is None for name in ("matplotlib", "numpy")):
    collect_ignore_glob.append("test_*.py")
