"""The signs of the categories, for players who cannot tell the colours apart; in a box of 24 by 24."""

from __future__ import annotations

__all__ = ["SIGNS"]

SIGNS: dict[str, str] = {
    "treasure": '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 .01 0ZM8.5 8.5h7v7h-7Z"/>',
    "victory": '<path d="M2 21V18H4V14H2L5 9H19L22 14H20V18H22V21ZM7 8V6H5L8 3H16L19 6H17V8Z"/>',
    "general": '<path d="M4 16C3 9 7 6 12 6s9 3 8 10l3 4-6-1c-1-3-9-3-10 0l-6 1ZM12 11C7 10 5 6 6 1c2 4 4 6 6 6s4-2 6-6'
    'c1 5-1 9-6 10Z"/>',
    "troop": '<path d="M11 8V23H13V8L15 5 12 0 9 5ZM3 11l3-5 3 5-2 2v10H5V13ZM15 11l3-5 3 5-2 2v10h-2V13Z"/>',
    "tactics": '<path fill-rule="evenodd" d="M12 1C19 1 21 5 19 8.5C21 12 19 16 13.5 16V23H10.5V16C5 16 3 12 5 8.5'
    'C3 5 5 1 12 1ZM12 5a3.5 3.5 0 1 0 .01 0Z"/>',
    "politics": '<path d="M2 2h4v20H2ZM18 2h4v20h-4ZM7 4h4v16H7ZM13 4h4v16h-4Z"/>',
}
