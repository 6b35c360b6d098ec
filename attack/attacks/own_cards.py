"""Somebody writes own cards and pictures that the server, or another player's browser, should choke on."""

from __future__ import annotations

import re

from attack.target import Attack, Claim, Target
from attack.wire import Reply

__all__ = ["HostileCards"]

_GOOD = """title = "The coast"
author = "Eve"
[cards.river_boat]
category = "politics"
names = { en = "River boat", ja = "川船" }
copies = 8
cost = 4
play = [{ draw = 2 }, { choose = [[{ actions = 1 }], [{ money = 1 }]] }]
[cards.pearl]
category = "treasure"
copies = 10
cost = 5
money = 2
"""
_BOX = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 150 104'>"
_PICTURES = (
    "<script>alert(1)</script>", "<image href='http://evil.example/a.png'/>", "<g onload='alert(1)'/>",
    "<use href='data:image/svg+xml,%3Csvg/%3E#a'/>", "<style>*{background:url(//evil.example)}</style>",
    "<g id='a'><use href='#a'/></g>", "<path stroke-dasharray='0.0001' d='M0 0h20000'/>", "<g>" * 300,
    "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'>x</body></foreignObject>",
    "".join(f"<g id='a{n}'>" + f"<use href='#a{n + 1}'/>" * 9 + "</g>" for n in range(9)) + "<path id='a9' d='M0 0'/>",
)  # fmt: skip
_FILES = (
    _GOOD, "x = " + "[" * 50_000, '{"cards":' * 5_000, "a." * 150_000 + "a = 1", "# " + "x" * 380_000,
    _GOOD.replace("= 5", "= " + "9" * 4_000), _GOOD.replace("River boat", "<script>alert(1)</script>"),
    _GOOD.replace("[cards.pearl]", '[cards."<img src=x onerror=alert(1)>"]'), _GOOD.replace("draw = 2", "draw = 1e400"),
    _GOOD.replace("[[{ actions = 1 }]", "[" * 400 + "{ actions = 1 }"), _GOOD.replace("\n", "\r\n") + "\x00\ud7ff",
    "".join(_GOOD[_GOOD.index("[cards.pearl") :].replace("pearl", f"pearl_{n}") for n in range(200)),
    *(f'{_GOOD}picture = "{_BOX}{inside}</svg>"\n' for inside in _PICTURES),
)  # fmt: skip
_DANGEROUS = re.compile(r"<script>alert|<img src=x|<foreignObject|<[^<>]*(?:\sonload=|evil\.example)")
"""In a tag; as a text, with its signs written otherwise, it is harmless."""


class HostileCards(Attack):
    """Guests send hostile files of own cards and pictures to the workshop, to a new table and to the API."""

    name = "own-cards"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """The guests arrive."""
        self.guests = [await target.guest() for _ in range(6)]

    async def strike(self, target: Target) -> None:
        """Send each file everywhere; some of them with a few letters changed."""

        async def ask(number: int) -> Reply:
            guest, text = self.guests[number], self._file(target)
            path = target.chance.choice(("/workshop", "/workshop/preview", "/workshop/play", "/new", "/api/v1/tables"))
            if path.startswith("/api/"):
                wish = {"game": "kunitori", "seats": ["person", "captain"], "sit": {"name": "Eve"}, "expansion": text}
                return await guest.ask("POST", path, wish)
            fields = {"game": "kunitori", "seat1": "me", "seat2": "captain", "card": "pearl", "name": "Eve"}
            words = {"expansion" if path == "/new" else "text": text, "alone": text if path[-1] == "w" else ""}
            reply = await guest.send_form(path, {**fields, **words})
            shown = reply.text if "html" in reply.header("content-type") else ""
            if "preview" in path and reply.status == 200:
                shown = reply.data().get("face", "")
            target.breach(bool(_DANGEROUS.search(shown)), f"{path}: {_DANGEROUS.findall(shown)[:3]}")
            return reply

        await target.flood(len(self.guests), ask)

    def _file(self, target: Target) -> str:
        chance, text = target.chance, target.chance.choice(_FILES)
        if chance.random() < 0.5:
            return text
        letters = [*(_GOOD if chance.random() < 0.8 else text)]
        for _ in range(chance.randrange(1, 4)):
            letters[chance.randrange(len(letters))] = chance.choice('{}[]"=\n#.,-9 x<\\\u202e')
        return "".join(letters)

    async def judge(self, target: Target) -> list[Claim]:
        """That the files were looked at."""
        looked_at = sum(target.statuses[status] for status in (200, 201, 303, 400))
        return [Claim("refusals", target.statuses[400], least=1), Claim("answered", looked_at, least=1)]
