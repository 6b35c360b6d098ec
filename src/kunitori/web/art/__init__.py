"""How cards look on a page: faces, thumbnails, backs, crests and pictures, as markup.

`kunitori.web.art.drawings` draws the pictures and crests into ``static/sprite.svg``. The classes of the markup are in
``static/kit.css``.

>>> from kunitori.cards import card_set
>>> from kunitori.i18n import texts
>>> spoken(card_set("kunitori")["fortress"], texts("en"))
'Fortress, Politics, Cost 3. Defence 2 · +1 card · +1 action'
"""

from kunitori.web.art.faces import (
    back,
    badges,
    breakable,
    card_scene,
    crest,
    face,
    full_face,
    land_scene,
    scene,
    sign,
    spoken,
    thumb,
)
from kunitori.web.art.sprite import sprite, sprite_url

__all__ = [
    "back", "badges", "breakable", "card_scene", "crest", "face", "full_face", "land_scene", "scene", "sign", "spoken",
    "sprite", "sprite_url", "thumb",
]  # fmt: skip
