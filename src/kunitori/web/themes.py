"""How bright pages are: as the device wishes, light, dark, or with strong contrast."""

from __future__ import annotations

from collections.abc import Mapping

from kunitori.web.guests import Guest

__all__ = ["CONTRAST_MEDIA", "SCHEMES", "SYSTEM", "THEMES", "theme_of"]

SYSTEM = "system"
THEMES = (SYSTEM, "light", "dark", "contrast")

SCHEMES: Mapping[str, str] = {SYSTEM: "light dark", "light": "light", "dark": "dark", "contrast": "light"}
"""What each theme means for scroll bars and fields, which browsers draw themselves."""

CONTRAST_MEDIA: Mapping[str, str] = {
    SYSTEM: "(prefers-contrast:more)", "light": "not all", "dark": "not all", "contrast": "all"
}  # fmt: skip
"""When the style sheet of strong contrast applies."""


def theme_of(guest: Guest) -> str:
    """The theme of a guest; by default the device's."""
    theme = guest.settings.get("theme", SYSTEM)
    return theme if theme in THEMES else SYSTEM
