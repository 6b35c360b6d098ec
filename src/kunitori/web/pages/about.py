"""Credits, licences and versions."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.cards import GAMES, card_set
from kunitori.engine import COMPILED
from kunitori.game.game import VERSION
from kunitori.values.record import REVISION, rules_hash
from kunitori.web.context import context_of
from kunitori.web.pages.common import show

__all__ = ["CREDITS", "FONTS", "router"]

router: APIRouter = APIRouter(include_in_schema=False)

CREDITS: dict[str, tuple[tuple[str, str], ...]] = {
    "kunitori": (
        ("design", "Gin'ichiro Suzuki, Yukio Kawamura"),
        ("assistant-design", "Yoshinori Yanagida"),
        ("developers", "Atsuo Yoshizawa, Tomohide Iijima, Naoki Kubouchi (Arclight)"),
        ("assistant-developers", "Takatoyo Katoh (Hobby Station), Youhei Morizono, Jun-ichi Itoh, Yosito Furuta"),
        ("direction", "Kazuna Shizukuishi (Arclight)"),
        ("graphics", "Jun-ichi Narusawa (Media desk N)"),
        ("cover", "CARNELIAN"),
        (
            "illustrations",
            "Akiho Miina, Adumi Tohru, CARNELIAN, Kinoshita Ichi, Kusaka Souji, ko~cha, Tanaka Toshihisa, "
            "Tokumi Yuiko, Nishida, Hayase Akira, Fujii Rino, Minase Rin, Miyashita Miki, Yamadori Ofu",
        ),
        ("translation", "Simon Lundstrom"),
    ),
    "world_on_fire": (
        ("design", "Gin'ichiro Suzuki, Yukio Kawamura"),
        ("assistant-design", "Yoshinori Yanagida, Motoki Kimura"),
        ("developers", "Atsuo Yoshizawa, Tomohide Iijima, Naoki Kubouchi (Arclight)"),
        ("assistant-developers", "Takatoyo Katoh (Hobby Station), Youhei Morisono, Jun-ichi Itoh, Yosito Huruta"),
        ("direction", "Kazuna Shizukuishi (Arclight)"),
        ("graphics", "Jun-ichi Narusawa (Media desk N)"),
        ("cover", "CARNELIAN"),
        (
            "illustrations",
            "Akiho Miina, F.S, CARNELIAN, Kusaka Souji, Enomoto Natsu, Samba-sou, Tategawa Mako, Tanaka Toshihi, "
            "Yuiko Bami, Matoki Misa, Miyashita Miki, Yasuyuki, refeia",
        ),
        ("translation", "Simon Lundstrom"),
    ),
    "moegahara": (
        ("design", "Ginichiro Suzuki, Yukio Kawamura"),
        ("assistant-design", "Yoshinori Yanagida, Motoki Kimura, Makoto Hanawa, Yuudai Fukuhara"),
        ("developers", "Atsuo Yoshizawa, Tomohide Iijima, Naoki Kubouchi"),
        ("assistant-developers", "Nekomaru, Junichi Ito, Yoshikazu Furuta"),
        ("direction", "Kazuna Shizukuishi"),
        ("graphics", "Junichi Narusawa (Media desk N)"),
        ("cover", "Miki Miyashita"),
        (
            "illustrations",
            "Miina Akiho, Hiroki Ozaki, Souji Kusaka, COMTA, Misa Matoki, Miki Miyashita, Ofuu Yamadori, F.S, Kazu "
            "Kinoshita, Kaya Kuramoto, Toshihisa Tanaka, Rin Minase, Jeita Yamada, Kazuno Yuikawa",
        ),
        ("translation", "Philip Lindemer"),
    ),
}
"""The credits of NOTICE: for each game, the work and who did it."""

FONTS = {"Alegreya": "alegreya", "Shippori Mincho": "shippori-mincho", "Yuji Syuku": "yuji-syuku"}
"""The fonts we ship, and their licence files."""


@router.get("/about")
async def about(request: Request) -> Response:
    """The page."""
    corrections = context_of(request).options.corrections
    hashes = {game: rules_hash(card_set(game, corrections=corrections)) for game in (*GAMES, "world_chaos")}
    return show(
        request, "about.html", credits=CREDITS, fonts=FONTS, version=VERSION, revision=REVISION,
        hashes=hashes, is_compiled=COMPILED,
    )  # fmt: skip
