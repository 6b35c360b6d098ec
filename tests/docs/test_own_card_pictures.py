"""docs/own-card-pictures.md says what the code does."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from types import ModuleType

from tests.docs.pages import DOCS, ROOT, blocks

from kunitori.cards import safe_svg
from kunitori.cards.picture import COLOURS, FIGURES, MOST_THINGS, SCENES, SKIES, THINGS, read_picture
from kunitori.pictures.parts import THING_PARTS

FILE = DOCS / "own-card-pictures.md"
PAGE = FILE.read_text(encoding="utf-8")
WHERE = {"in the sky": "sky", "far away": "far", "beside the figure": "tall", "in front": "near"}


def tool() -> ModuleType:
    """tools/write_own_pictures.py."""
    spec = importlib.util.spec_from_file_location("write_own_pictures", ROOT / "tools" / "write_own_pictures.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["write_own_pictures"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def section(heading: str) -> str:
    return re.split(r"^#", PAGE.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([\w:-]+)`", text))


def first_column(heading: str) -> tuple[str, ...]:
    return tuple(re.findall(r"^\| `(\w+)` \|", section(heading), re.MULTILINE))


def test_the_page_lists_every_word() -> None:
    assert first_column("Scenes") == SCENES and first_column("Figures") == FIGURES
    skies, colours = re.findall(r"^The (?:skies|colours) are (.*)$", PAGE, re.MULTILINE)
    assert words(skies) == SKIES and words(colours) == COLOURS
    assert f"up to {MOST_THINGS} things" in PAGE
    rows = dict(re.findall(r"^\| ([a-z ]+) \| (`.*`) \|$", section("Things"), re.MULTILINE))
    for row, place in WHERE.items():
        assert words(rows[row]) == tuple(thing for thing in THINGS if THING_PARTS[thing].where == place)


def test_the_page_lists_every_element_and_attribute() -> None:
    own = dict(re.findall(r"^\| `(\w+)` \|(.*)\|$", section("As an SVG"), re.MULTILINE))
    assert {element: words(attributes) for element, attributes in own.items()} == safe_svg.ELEMENTS
    painting = re.search(r"in `style` as well: (.*?)\.\n", PAGE, re.DOTALL)
    assert painting and words(painting[1]) == safe_svg.PAINTING
    limits = (safe_svg.MOST_BYTES // 1024, safe_svg._MOST_ELEMENTS, safe_svg._MOST_DEPTH, safe_svg._MOST_DRAWN)
    sentence = re.search(r"A drawing has at most (.*?)\n- ", PAGE, re.DOTALL)
    assert sentence and [*map(int, re.findall(r"\d+", sentence[1]))] == [*limits]


def test_every_example_can_be_drawn() -> None:
    found = [read_picture(tomllib.loads(block.text)["picture"]) for block in blocks(FILE)]
    assert len(found) == 4 and found[-1].svg and not any(picture.svg for picture in found[:-1])


def test_the_pictures_on_the_page_are_what_the_code_draws() -> None:
    for file, content in tool().drawn().items():
        assert file.read_text(encoding="utf-8") == content, "python tools/write_own_pictures.py"
        assert f"images/{file.name}" in PAGE
