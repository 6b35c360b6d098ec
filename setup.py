"""Compiles the engine when a C compiler is there; otherwise the same modules run as plain Python.

KUNITORI_ENGINE=python skips the compiler; KUNITORI_SANITIZE=bounds lets the compiled engine stop at the first array
index out of bounds; KUNITORI_STRICT=1 makes a missing compiler an error. See docs/decisions/0001-compiled-engine.md.
"""

import importlib.util
import os
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

SRC = Path("src")
ENGINE = SRC / "kunitori" / "engine"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "auto_pickle": False,
}
SANITIZERS = {"": [], "bounds": ["-fsanitize=bounds", "-fno-sanitize-recover=all"]}
WORKERS = min(2, os.cpu_count() or 1)

# The engine itself checks the stamp with this module; it must be loaded without importing the package.
spec = importlib.util.spec_from_file_location("stamp", ENGINE / "_stamp.py")
assert spec is not None and spec.loader is not None
stamp = importlib.util.module_from_spec(spec)
spec.loader.exec_module(stamp)


class BuildEngine(build_ext):
    """All engine modules or none, and a stamp beside them that says from which sources they were made."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or WORKERS
        self.sanitize = os.environ.get("KUNITORI_SANITIZE", "")
        if self.sanitize not in SANITIZERS:
            raise SystemExit(f"KUNITORI_SANITIZE={self.sanitize}: only KUNITORI_SANITIZE=bounds is known")
        place = ENGINE if self.inplace else Path(self.build_lib, "kunitori", "engine")
        self.stamp = place / stamp.file_name()

    def run(self) -> None:
        if self.stamp.is_file():
            self.force = self.force or stamp.read(self.stamp).flags != self.sanitize
            self.stamp.unlink()
        else:
            self.force = True
        super().run()
        # Where the package is built into a wheel the modules stand in build_lib, in a checkout beside the sources.
        files = {ext.name: self.stamp.parents[2] / self.get_ext_filename(ext.name) for ext in self.extensions}
        complete = bool(files) and all(file.is_file() for file in files.values())
        for file in self.stamp.parent.rglob("*" + stamp.suffix()):
            if not complete or file not in files.values():
                file.unlink()
        if complete:
            stamp.write(self.stamp, stamp.Stamp(stamp.sources_hash(ENGINE), self.sanitize, tuple(sorted(files))))

    def build_extensions(self) -> None:
        if not self.extensions:
            return
        if trouble := self.compiler_trouble():
            if os.environ.get("KUNITORI_STRICT"):
                raise SystemExit(f"kunitori: {trouble}")
            print(f"kunitori: {trouble}; the engine runs as plain Python, about 50 times slower")
            self.discard()
            return
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError as CythonError

        try:
            translated = cythonize(
                self.extensions,
                build_dir="build/cython",
                compiler_directives=DIRECTIVES,
                nthreads=WORKERS,
                quiet=True,
            )
        except CythonError as error:  # Cython has already shown the place
            raise SystemExit(f"kunitori: cannot be compiled: {error}") from None
        optimise = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3", "-g0"]
        for ext, c in zip(self.extensions, translated, strict=True):
            ext.sources = c.sources
            ext.extra_compile_args = optimise + SANITIZERS[self.sanitize]
            ext.extra_link_args = SANITIZERS[self.sanitize]
            ext.optional = not os.environ.get("KUNITORI_STRICT")
        super().build_extensions()

    def discard(self) -> None:
        """Leaves nothing of an earlier build behind: half an engine is worse than none."""
        for ext in self.extensions:
            ext.optional = True
            Path(self.build_lib, self.get_ext_filename(ext.name)).unlink(missing_ok=True)

    def compiler_trouble(self) -> str:
        """What keeps this machine from compiling, or nothing."""
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch, "probe.c")
            source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
            with _silence():
                try:
                    self.compiler.compile([str(source)], output_dir=scratch, include_dirs=self.include_dirs)
                except (CompileError, LinkError, PlatformError, OSError):
                    return "no working C compiler with the Python headers was found"
        return ""


class _silence:  # noqa: N801
    """A compiler that fails talks past sys.stderr."""

    def __enter__(self) -> None:
        self.kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)

    def __exit__(self, *_: object) -> None:
        os.dup2(self.kept, 2)
        os.close(self.kept)


def extensions() -> list[Extension]:
    """One for each engine module that has its C types beside it."""
    if os.environ.get("KUNITORI_ENGINE") == "python":
        return []
    return [Extension(name, [str(file)]) for name, file in stamp.compiled_modules(SRC)]


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
