"""Draw all crests, signs and pictures into the sprite that browsers load: ``python tools/write_sprite.py``."""

from __future__ import annotations

from kunitori.web.art.drawings import draw
from kunitori.web.statics import FOLDER

if __name__ == "__main__":
    (FOLDER / "sprite.svg").write_text(draw(), encoding="utf-8")
