"""Compiles the engine if there is a C compiler; otherwise the same modules run as plain Python.

KUNITORI_ENGINE=python skips the compiler. KUNITORI_SANITIZE=bounds makes the compiled engine stop at the first array
index out of bounds. KUNITORI_STRICT=1 makes a missing compiler an error. See docs/decisions/0001-compiled-engine.md.
"""

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
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
    "binding": False,  # plain built-in functions: a step from Python is a tenth cheaper
}
SANITIZERS = {"": [], "bounds": ["-fsanitize=bounds", "-fno-sanitize-recover=all"]}
WORKERS = min(2, os.cpu_count() or 1)

# The engine checks the stamp with this same module; here it is loaded without the package.
spec = importlib.util.spec_from_file_location("stamp", ENGINE / "_stamp.py")
assert spec is not None and spec.loader is not None
stamp = importlib.util.module_from_spec(spec)
spec.loader.exec_module(stamp)


class BuildEngine(build_ext):
    """Builds all engine modules or none, and writes a stamp with the hash of their sources."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or WORKERS
        self.sanitize = os.environ.get("KUNITORI_SANITIZE", "")
        if self.sanitize not in SANITIZERS:
            raise SystemExit(f"KUNITORI_SANITIZE={self.sanitize}: only KUNITORI_SANITIZE=bounds is known")

    def run(self) -> None:
        built = Path(self.build_lib, "kunitori", "engine")
        places = [built, ENGINE] if self.inplace else [built]
        modules = {ext.name: self.get_ext_filename(ext.name) for ext in self.extensions}
        # Hashed before the compiler reads the sources, so that an edit during the build makes it stale.
        made = stamp.Stamp(stamp.sources_hash(ENGINE), self.recipe(), tuple(sorted(modules)))
        last = built / stamp.file_name()
        self.force = self.force or not last.is_file() or stamp.read(last).recipe != made.recipe
        self.complete = False
        super().run()
        for place in places:
            wanted = {place.parents[1] / file for file in modules.values()} if self.complete else set()
            for file in set(place.rglob("*" + stamp.suffix())) - wanted:
                file.unlink()
            if self.complete:
                stamp.write(place / stamp.file_name(), made)
            else:
                (place / stamp.file_name()).unlink(missing_ok=True)

    def recipe(self) -> str:
        """How the modules are built; a different recipe rebuilds all of them."""
        cython = importlib.metadata.version("Cython") if self.extensions else ""
        return hashlib.sha256(Path(__file__).read_bytes() + f"{cython} {self.sanitize}".encode()).hexdigest()

    def build_extensions(self) -> None:
        strict = bool(os.environ.get("KUNITORI_STRICT"))
        for ext in self.extensions:
            ext.optional = not strict
        if trouble := self.compiler_trouble():
            if strict:
                raise SystemExit(f"kunitori: {trouble}")
            print(f"kunitori: {trouble}; the engine runs as plain Python, many times slower")
            return
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError as CythonError

        try:
            translated = cythonize(
                self.extensions,
                build_dir="build/cython",
                compiler_directives=DIRECTIVES,
                nthreads=WORKERS,
                force=self.force,
                quiet=True,
            )
        except CythonError as error:  # Cython has already shown the place
            raise SystemExit(f"kunitori: cannot be compiled: {error}") from None
        optimise = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3", "-g0", "-ffp-contract=off"]
        for ext, c in zip(self.extensions, translated, strict=True):
            ext.sources = c.sources
            ext.extra_compile_args = optimise + SANITIZERS[self.sanitize]
            ext.extra_link_args = SANITIZERS[self.sanitize]
        self.complete = True
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except BaseException:
            self.complete = False
            raise

    def compiler_trouble(self) -> str:
        """Why this machine cannot compile, or an empty text."""
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch, "probe.c")
            source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
            with silence():
                try:
                    self.compiler.compile([str(source)], output_dir=scratch, include_dirs=self.include_dirs)
                except (CompileError, LinkError, PlatformError, OSError):
                    return "no working C compiler with the Python headers was found"
        return ""


class BuildStubs(build_py):
    """Adds stubs for the compiled modules to a wheel; in a checkout type checkers read the sources."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for name, file in stamp.compiled_modules(SRC):
                Path(self.build_lib, *name.split(".")).with_suffix(".pyi").write_text(stub(Path(file).read_text()))


def stub(source: str) -> str:
    """The names and signatures of a module, for type checkers."""
    kept: list[ast.stmt] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            body = [part for part in node.body if not isinstance(part, ast.Expr)]
            node.body = [*attributes(body), *(silent(part) for part in body)]
        elif isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
            continue
        if not isinstance(node, ast.Try):
            kept.append(silent(node))
    return ast.unparse(ast.Module(kept, [])) + "\n"


def attributes(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What the constructor of a class sets and the class does not declare, with the type that the source shows."""
    known = {part.target.id for part in body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)}
    for init in body:
        if not isinstance(init, ast.FunctionDef) or init.name != "__init__":
            continue
        given = {argument.arg: argument.annotation for argument in init.args.args}
        for node in ast.walk(init):
            if isinstance(node, ast.AnnAssign):
                target, kind = node.target, node.annotation
            elif isinstance(node, ast.Assign):
                target, kind = node.targets[0], shown_type(node.value, given)
            else:
                continue
            is_own = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
            if kind and is_own and target.attr not in known:
                known.add(target.attr)
                yield ast.AnnAssign(ast.Name(target.attr), kind, None, 1)


def shown_type(value: ast.expr, given: dict[str, ast.expr | None]) -> ast.expr | None:
    """The type of a constant or of an argument."""
    if isinstance(value, ast.Constant) and value.value is not None:
        return ast.Name(type(value.value).__name__)
    return given.get(value.id) if isinstance(value, ast.Name) else None


def silent(node: ast.stmt) -> ast.stmt:
    if isinstance(node, ast.FunctionDef):
        node.body = [ast.Expr(ast.Constant(...))]
    return node


@contextmanager
def silence() -> Iterator[None]:
    """Hide the output of a failing compiler, which bypasses sys.stderr."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def long_description() -> str:
    """README.md with absolute links and pictures, which package indexes need."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    source, tag = project["urls"]["Source"], f"v{project['version']}"
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r'(!\[[^]]*\]\(|<img src=")(?!https?:)', rf"\1{source}/raw/{tag}/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\1{source}/blob/{tag}/", text)


def extensions() -> list[Extension]:
    """One for each engine module with a .pxd file."""
    if os.environ.get("KUNITORI_ENGINE") == "python":
        return []
    return [Extension(name, [str(file)]) for name, file in stamp.compiled_modules(SRC)]


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildEngine, "build_py": BuildStubs},
        long_description=long_description(),
        long_description_content_type="text/markdown",
    )
