"""A compiled engine is used only if it matches the sources."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from kunitori import engine
from kunitori.engine import _stamp
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES

SHIPPED = [
    "*.py", "*.pxd", "*.json", "*.toml", "*.ftl", "*.txt", "*.html", "*.css", "*.js", "*.svg", "*.png", "*.woff2",
    "py.typed",
]  # fmt: skip
UNTRACKED = (
    ".git", ".venv", ".envrc", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "*.so", "*.pyd", "*.stamp",
    "names",  # the reference pages that the documentation site makes
)  # fmt: skip
SOURCE_FOLDERS = (".ci/", "docs/", "examples/", "load/", "src/kunitori/", "tests/", "tools/")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """An engine of one module, compiled and stamped."""
    (tmp_path / "battle.py").write_text("def fight(): ...\n")
    (tmp_path / "battle.pxd").write_text("cdef void fight()\n")
    (tmp_path / f"battle{_stamp.suffix()}").touch()
    made = _stamp.Stamp(_stamp.sources_hash(tmp_path), "", ("kunitori.engine.battle",))
    _stamp.write(tmp_path / _stamp.file_name(), made)
    return tmp_path


def refusal(checkout: Path, wish: str = "") -> str:
    with pytest.raises(KunitoriError) as error:
        engine._choose(checkout, wish)
    sentences = {error.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("\n" not in sentence for sentence in sentences)
    return str(error.value)


def test_a_fresh_build_is_used_unless_python_is_asked_for(checkout: Path) -> None:
    assert engine._choose(checkout, "")
    assert engine._choose(checkout, "compiled")
    assert not engine._choose(checkout, "python")


def test_a_changed_source_makes_the_build_stale(checkout: Path) -> None:
    (checkout / "battle.pxd").write_text("cdef int fight()\n")
    assert "make build" in refusal(checkout)
    assert not engine._choose(checkout, "python")


def test_compiled_modules_without_a_stamp_are_stale(checkout: Path) -> None:
    (checkout / _stamp.file_name()).unlink()
    assert "make build" in refusal(checkout)


def test_a_missing_or_additional_module_is_refused(checkout: Path) -> None:
    (checkout / f"turn{_stamp.suffix()}").touch()
    assert "make build" in refusal(checkout)
    (checkout / f"turn{_stamp.suffix()}").unlink()
    (checkout / f"battle{_stamp.suffix()}").unlink()
    assert "make build" in refusal(checkout)


def test_compiled_is_refused_where_nothing_is_compiled(tmp_path: Path) -> None:
    assert not engine._choose(tmp_path, "")
    assert "KUNITORI_ENGINE" in refusal(tmp_path, "compiled")


def test_an_unknown_wish_is_refused(checkout: Path) -> None:
    assert "fortran" in refusal(checkout, "fortran")


def where_rules_come_from(path: Path, choice: str, cwd: Path) -> str:
    """Whether a new Python with the package in this folder runs the compiled rules, and from which file."""
    code = "import kunitori.engine as e, kunitori.engine.rules as r; print(e.COMPILED, r.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(path), "KUNITORI_ENGINE": choice}
    return subprocess.check_output([sys.executable, "-c", code], env=environment, cwd=cwd, text=True).strip()


def test_python_can_be_chosen_beside_compiled_modules(tmp_path: Path) -> None:
    assert where_rules_come_from(ROOT / "src", "python", tmp_path) == f"False {ROOT / 'src/kunitori/engine/rules.py'}"


def stub(source: str) -> str:
    """What setup.py tells type checkers about a compiled module."""
    spec = importlib.util.spec_from_file_location("setup", "setup.py")
    assert spec and spec.loader
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    text: str = setup.stub(source)
    return text


def test_a_stub_keeps_the_attributes_that_a_constructor_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    source = """
class Army:
    leader: str

    def __init__(self, size: int) -> None:
        self.leader = "Sanada"
        self.size = size
        self.moats = 0
        self.strength: float = 1.5
        if size:
            self.units: list[int] = [0] * size
"""
    (army,) = ast.parse(stub(source)).body
    assert isinstance(army, ast.ClassDef)
    assert [ast.unparse(part) for part in army.body if isinstance(part, ast.AnnAssign)] == [
        "size: int", "moats: int", "strength: float", "units: list[int]", "leader: str",
    ]  # fmt: skip


def test_the_stubs_of_the_engine_miss_no_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for _, file in _stamp.compiled_modules(ROOT / "src"):
        source = file.read_text("utf-8")
        attributes = set(re.findall(r"^ +self\.(\w+)(?:: [^=]+)? = ", source, re.MULTILINE))
        declared = set(re.findall(r"^    (\w+): ", stub(source), re.MULTILINE))
        assert attributes <= declared, file


@pytest.mark.slow
def test_the_wheel_has_all_it_needs(tmp_path: Path) -> None:
    """The wheel has compiled modules and their stamp, sources, card data, catalogues and the licence."""
    project = tmp_path / "project"
    ours = shutil.ignore_patterns(*UNTRACKED)
    shutil.copytree(ROOT, project, ignore=lambda folder, names: ours(folder, names) | ({"build", "dist"} & {*names}))
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(project)]
    environment = {**os.environ, "KUNITORI_ENGINE": "", "KUNITORI_STRICT": "1"}
    subprocess.run(build, check=True, env=environment, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        packed.extractall(tmp_path / "installed")
    sources = {
        file.relative_to(ROOT / "src").as_posix()
        for ending in SHIPPED
        for file in (ROOT / "src" / "kunitori").rglob(ending)
    }
    compiled = {file.relative_to(ROOT / "src") for _, file in _stamp.compiled_modules(ROOT / "src")}
    for suffix in (_stamp.suffix(), ".pyi"):
        assert names >= sources | {file.with_suffix("").as_posix() + suffix for file in compiled}
    assert any(name.endswith("licenses/NOTICE") for name in names)
    modules = {name for name in names if name.endswith(".py")}
    assert modules == {source for source in sources if source.endswith(".py")}  # no tests, no tools
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed_source:
        packed_files = {name.partition("/")[2] for name in packed_source.getnames()}
    tracked = {
        file.relative_to(project).as_posix()
        for file in project.rglob("*")
        if file.is_file() and file.parent.name != "__pycache__"
    }
    assert {name for name in tracked if name.startswith(SOURCE_FOLDERS)} <= packed_files  # it can run its own tests
    assert {"Makefile", "README.md", "pyproject.toml", "setup.py"} <= packed_files
    installed = tmp_path / "installed"
    module = installed / "kunitori" / "engine" / f"rules{_stamp.suffix()}"
    assert where_rules_come_from(installed, "compiled", tmp_path) == f"True {module}"

    # Type checkers read the stub of the compiled module.
    caller = tmp_path / "caller.py"
    caller.write_text("from kunitori.engine import moves, rules\nreveal_type((rules.EFFECTS, moves.step))\n")
    check = [sys.executable, "-m", "mypy", "--follow-imports=silent", "--cache-dir", os.devnull, str(caller)]
    environment = {**os.environ, "MYPYPATH": str(installed)}
    types = subprocess.check_output(check, env=environment, cwd=tmp_path, text=True)
    assert "tuple[" in types and "Any" not in types
