"""Draw the pictures of docs/own-card-pictures.md: ``python tools/write_own_pictures.py``."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from kunitori.cards.picture import Picture, read_picture
from kunitori.pictures.samples import SHEETS, sheet

DOCS = Path(__file__).parents[1] / "docs"


def examples() -> dict[str, Picture]:
    """The pictures in words that the page shows, in order."""
    page = (DOCS / "own-card-pictures.md").read_text(encoding="utf-8")
    found = (tomllib.loads(block)["picture"] for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL))
    return {str(number): read_picture(value) for number, value in enumerate(found, 1) if isinstance(value, dict)}


def drawn() -> dict[Path, str]:
    """Each file with its content."""
    sheets = {**SHEETS, "examples": examples()}
    return {DOCS / "images" / f"own-pictures-{name}.svg": sheet(pictures) for name, pictures in sheets.items()}


if __name__ == "__main__":
    for file, content in drawn().items():
        file.write_text(content, encoding="utf-8")
