"""Which sources the compiled engine was built from. The build uses this file without the package."""

import hashlib
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

#: Modules whose .pxd is a header for the others: inline functions and enums. They are never compiled themselves.
HEADERS = frozenset({"bits", "consts", "groups"})


class Stamp(NamedTuple):
    """What a build records about itself."""

    sources: str
    recipe: str
    modules: tuple[str, ...]


def suffix() -> str:
    """The suffix of extension modules for this Python, such as .cpython-311-x86_64-linux-gnu.so."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def file_name() -> str:
    """The name of the stamp file; each Python version has its own."""
    return f"_build{Path(suffix()).with_suffix('')}.stamp"


def compiled_modules(root: Path) -> Iterator[tuple[str, Path]]:
    """The name and file of each module to compile: those with a .pxd that is not only a header."""
    for pxd in sorted((root / "kunitori" / "engine").rglob("*.pxd")):
        file = pxd.with_suffix(".py")
        if file.is_file() and file.stem not in HEADERS | {"__init__"}:
            yield ".".join(file.relative_to(root).with_suffix("").parts), file


def sources_hash(engine: Path) -> str:
    """A hash of every .pxd and its module."""
    digest = hashlib.sha256()
    pxds = list(engine.rglob("*.pxd"))
    for file in sorted(pxds + [pxd.with_suffix(".py") for pxd in pxds]):
        if file.is_file():
            text = file.read_bytes()
            digest.update(f"{file.relative_to(engine).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def write(file: Path, stamp: Stamp) -> None:
    """Write the hash of the sources, the hash of the recipe, and the modules, a line each."""
    file.write_text("\n".join((stamp.sources, stamp.recipe, *stamp.modules)) + "\n", encoding="ascii")


def read(file: Path) -> Stamp:
    """The stamp in a file; anything else reads as a stamp that fits nothing."""
    sources, recipe, *modules = [*file.read_text(encoding="ascii", errors="replace").splitlines(), "", ""]
    return Stamp(sources, recipe, tuple(name for name in modules if name))
