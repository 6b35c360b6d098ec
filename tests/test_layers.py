"""A layer imports only layers that come before it (docs/decisions/0002-layers-order.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "kunitori"
GROUPS = {
    "core": [
        "drawn", "i18n", "errors", "extras", "cards", "rulebook", "handbook", "decisions", "engine", "minds", "values",
        "game",
    ],
    "play": ["bots", "telling", "pictures", "tables"],
    "measure": ["arena", "lab", "training", "exploits", "review", "puzzles", "envs", "benchmark", "bench"],
    "serve": ["folders", "store", "web", "cli"],
}  # fmt: skip
LAYERS = [layer for group in GROUPS.values() for layer in group]
CIMPORT = re.compile(r"^\s*(?:from\s+(kunitori[\w.]*)\s+)?cimport\s+([\w., ]+)", re.MULTILINE)
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(file: Path) -> str:
    parts = ["kunitori", *file.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    place = PACKAGE.joinpath(*name.split(".")[1:])
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def imports(file: Path) -> Iterator[str]:
    """Every module of ours that a file imports, wherever in the file, its .pxd included."""
    package = name_of(file) if file.stem == "__init__" else name_of(file).rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "kunitori")
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            if module.split(".")[0] == "kunitori":
                for alias in node.names:
                    yield f"{module}.{alias.name}" if is_module(f"{module}.{alias.name}") else module
    pxd = file.with_suffix(".pxd")
    if pxd.is_file():
        for module, names in CIMPORT.findall(pxd.read_text(encoding="utf-8")):
            for name in names.replace(" ", "").split(","):
                full = f"{module}.{name}" if module else name
                if full.startswith("kunitori"):
                    yield full if is_module(full) else module


def layer(module: str) -> str:
    return module.split(".")[1] if "." in module else "kunitori"


def test_the_architecture_page_lists_the_same_layers() -> None:
    page = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    table = page.partition("## Layers")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (?:\*\*(\w+)\*\*|`(\w+)`) \|", table, re.MULTILINE)
    assert [group or layer for group, layer in rows] == [
        name for group, layers in GROUPS.items() for name in (group, *layers)
    ]


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(name_of(file)) for file in MODULES} <= {*LAYERS, "kunitori", "__main__"}


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_a_layer_imports_only_earlier_layers(file: Path) -> None:
    here = layer(name_of(file))
    order = [*LAYERS[:-1], "kunitori", "cli", "__main__"]
    later = [name for name in imports(file) if order.index(layer(name)) > order.index(here)]
    assert not later, f"{name_of(file)} imports what stands after it"


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def packages_of(module: str) -> list[str]:
    """A module and the packages it stands in, which are loaded with it."""
    parts = module.split(".")
    return [".".join(parts[:end]) for end in range(2, len(parts) + 1)]


PACKAGES = [layer for layer in LAYERS if (PACKAGE / layer).is_dir() and layer != "game"]
"""Games, views and analyses make one another, so their modules import one another inside functions."""


@pytest.mark.parametrize("package", PACKAGES)
def test_modules_do_not_import_one_another_in_a_circle(package: str) -> None:
    inside = [file for file in MODULES if within(name_of(file), f"kunitori.{package}")]
    graph = {
        name_of(file): {
            loaded
            for name in imports(file)
            if within(name, f"kunitori.{package}")
            for loaded in packages_of(name)
            if not within(name_of(file), loaded)
        }
        for file in inside
    }
    assert len([*TopologicalSorter(graph).static_order()]) == len(inside)
