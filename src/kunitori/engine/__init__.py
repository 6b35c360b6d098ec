"""The rules of the game, as plain Python modules that Cython compiles to C.

Compiled modules are used if they are there; ``KUNITORI_ENGINE=python`` or ``KUNITORI_ENGINE=compiled``
forces one or the other. Both play the same games, move for move.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from kunitori.engine import _stamp
from kunitori.errors import KunitoriError

__all__ = ["COMPILED"]


class _SourcesOnly(MetaPathFinder):
    """Finds the engine's .py files even if compiled modules are beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith(f"{__name__}."):
            for folder in path or ():
                if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname):
                    return spec
        return None


def _choose(engine: Path, wish: str) -> bool:
    """Whether to use the compiled modules; refuses stale or mixed ones."""
    if wish not in ("", "python", "compiled"):
        raise KunitoriError("error-engine-choice", choice=wish)
    if wish == "python":
        return False
    found = {str(file.relative_to(engine)) for file in engine.rglob(f"*{_stamp.suffix()}")}
    stamp = engine / _stamp.file_name()
    if not found and not stamp.is_file():
        if wish == "compiled":
            raise KunitoriError("error-engine-missing")
        return False
    build = _stamp.read(stamp) if stamp.is_file() else _stamp.Stamp("", "", ())
    if build.sources != _stamp.sources_hash(engine):
        raise KunitoriError("error-engine-stale")
    if found != {str(Path(*name.split(".")[2:])) + _stamp.suffix() for name in build.modules}:
        raise KunitoriError("error-engine-mixed")
    return True


COMPILED: bool = _choose(Path(__file__).parent, os.environ.get("KUNITORI_ENGINE", ""))
"""Whether the engine runs as C or as plain Python."""

if not COMPILED:
    sys.meta_path.insert(0, _SourcesOnly())
