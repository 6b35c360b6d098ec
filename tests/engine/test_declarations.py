"""The engine's .py files define exactly what their .pxd files declare."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kunitori.engine import _stamp, consts

ENGINE = Path(__file__).parents[2] / "src" / "kunitori" / "engine"
HEADED = sorted(pxd.with_suffix(".py") for pxd in ENGINE.rglob("*.pxd") if pxd.with_suffix(".py").is_file())
CLASS = re.compile(r"^cdef class (\w+)")
FUNCTION = re.compile(r"^( *)cp?def\s+(inline\s+)?[^()=:]*?\b(\w+)\(([^)]*)\)")


def defined(file: Path) -> dict[str, int]:
    """Functions and methods of a module with their number of parameters, without dunder methods."""
    found: dict[str, int] = {}

    def visit(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and not prefix:
                visit(node.body, f"{node.name}.")
            elif isinstance(node, ast.FunctionDef) and not node.name.startswith("__") and not node.decorator_list:
                found[prefix + node.name] = len(node.args.args)

    visit(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return found


def declared(file: Path) -> dict[str, int]:
    """The same from the .pxd, without the inline functions of a compiled module."""
    found: dict[str, int] = {}
    owner, external = "", False
    for line in file.with_suffix(".pxd").read_text(encoding="utf-8").splitlines():
        if line[:1].strip():
            owner = f"{match[1]}." if (match := CLASS.match(line)) else ""
            external = line.startswith("cdef extern")
        if (match := FUNCTION.match(line)) and not external and (not match[2] or file.stem in _stamp.HEADERS):
            found[(owner if match[1] else "") + match[3]] = sum(bool(part.strip()) for part in match[4].split(","))
    return found


@pytest.mark.parametrize("file", HEADED, ids=lambda file: file.stem)
def test_every_function_is_declared(file: Path) -> None:
    assert defined(file) == declared(file)


def enums(text: str) -> dict[str, int]:
    """Names and values of all enums, counting from the last value as C does."""
    values: dict[str, int] = {}
    for block in re.findall(r"^cdef enum:\n((?:    .*\n|\n)+)", text, re.MULTILINE):
        last = -1
        for item in re.split(r"[,\n]", re.sub(r"#.*", "", block)):
            if item.strip():
                name, _, value = (part.strip() for part in item.partition("="))
                last = values[name] = int(value, 0) if value else last + 1
    return values


def test_constants_agree() -> None:
    in_pxd = enums((ENGINE / "consts.pxd").read_text(encoding="utf-8"))
    in_py = {name: value for name, value in vars(consts).items() if name.isupper() and type(value) is int}
    assert in_pxd == in_py
