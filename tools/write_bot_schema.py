"""Write docs/outside-bots.schema.json.

python tools/write_bot_schema.py
"""

from __future__ import annotations

import json
from pathlib import Path

from kunitori.bots.outside.schema import protocol_schema

FILE = Path(__file__).parents[1] / "docs" / "outside-bots.schema.json"


def written() -> dict[Path, str]:
    """What the file says when it is fresh."""
    return {FILE: json.dumps(protocol_schema(), indent=2) + "\n"}


if __name__ == "__main__":
    for file, text in written().items():
        file.write_text(text, encoding="utf-8")
