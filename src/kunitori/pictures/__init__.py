"""Games, views and cards as pictures: text for `print`, HTML and SVG for notebooks.

Each function takes a value and a language. `Game`, `View` and the cards call them, so few programs need this package.
"""

from __future__ import annotations

from kunitori.pictures.cards import card_text
from kunitori.pictures.drawings import card_svg
from kunitori.pictures.tables import table_html
from kunitori.pictures.text import table_text

__all__ = ["card_svg", "card_text", "table_html", "table_text"]
