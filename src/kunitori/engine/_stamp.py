"""From which sources the compiled engine was made. The build uses this file too, without the package."""

import hashlib
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

#: Modules whose .pxd is a header for the others: inline functions and enums. They are never compiled themselves.
HEADERS = frozenset({"bits", "consts", "groups"})


class Stamp(NamedTuple):
    """What a build says of itself."""

    sources: str
    recipe: str
    modules: tuple[str, ...]


def suffix() -> str:
    """The ending of extension modules of this very Python, such as .cpython-311-x86_64-linux-gnu.so."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def file_name() -> str:
    """Every Python that compiles the same checkout has a stamp of its own."""
    return f"_build{Path(suffix()).with_suffix('')}.stamp"


def compiled_modules(root: Path) -> Iterator[tuple[str, Path]]:
    """Name and file of each module to compile: those with a .pxd beside them that is not only a header."""
    for pxd in sorted((root / "kunitori" / "engine").rglob("*.pxd")):
        file = pxd.with_suffix(".py")
        if file.is_file() and file.stem not in HEADERS | {"__init__"}:
            yield ".".join(file.relative_to(root).with_suffix("").parts), file


def sources_hash(engine: Path) -> str:
    """One hash of every .pxd and of the modules they belong to."""
    digest = hashlib.sha256()
    pxds = list(engine.rglob("*.pxd"))
    for file in sorted(pxds + [pxd.with_suffix(".py") for pxd in pxds]):
        if file.is_file():
            text = file.read_bytes()
            digest.update(f"{file.relative_to(engine).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def write(file: Path, stamp: Stamp) -> None:
    """Three and more lines: the hash of the sources, the hash of the recipe, the modules."""
    file.write_text("\n".join((stamp.sources, stamp.recipe, *stamp.modules)) + "\n", encoding="ascii")


def read(file: Path) -> Stamp:
    """The stamp as it was written; a file that is none reads as a stamp that fits nothing."""
    sources, recipe, *modules = [*file.read_text(encoding="ascii", errors="replace").splitlines(), "", ""]
    return Stamp(sources, recipe, tuple(name for name in modules if name))
