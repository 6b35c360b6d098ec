"""Draw the icons of the app and the picture of shared links: ``python tools/write_icons.py``. Needs chromium."""

from __future__ import annotations

import io
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from load.server_process import ServerProcess, temporary_database  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.people import ARGS, CHROMIUM  # noqa: E402

from kunitori.web.statics import FOLDER  # noqa: E402

ICONS = FOLDER / "app"
SHARED = (1200, 630)
FAVICONS = (16, 32, 48)
GROUND = "#10223b"
SHOW = """.top,.foot,.how,.halves,.mixing,.says,.set,.resume,.skip{display:none!important}
.house main{width:1100px;padding:0;align-content:center;height:630px;gap:34px}
.hero{padding:0;justify-items:center;text-align:center}.hero h1{justify-content:center;font-size:64px}
.hero .word{font-size:150px}
.hero p{max-width:none;font-size:28px;text-wrap:balance}.print .plate{font-size:25px}.print .art{height:200px}"""


def drawn(browser: Browser, size: int, margin: int = 0, is_round: bool = True) -> Image.Image:
    """The crest as an icon; with a margin for phones that cut off corners."""
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    if not is_round:
        svg = svg.replace('rx="22"', 'rx="0"')
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if is_round else GROUND
    page.set_content(
        f"<style>html,body{{margin:0;background:{ground}}}svg{{display:block;margin:{margin}px;"
        f"width:{size - 2 * margin}px;height:{size - 2 * margin}px}}</style>{svg}"
    )
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=is_round)))
    page.close()
    return picture


def png(picture: Image.Image, colours: int = 64) -> bytes:
    """A small file: few colours are enough for prints."""
    file = io.BytesIO()
    picture.quantize(colours, method=Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()


def ico(pictures: list[Image.Image]) -> bytes:
    """Several sizes in one file."""
    files = [png(picture, 32) for picture in pictures]
    head, at = struct.pack("<HHH", 0, 1, len(files)), 6 + 16 * len(files)
    for picture, file in zip(pictures, files, strict=True):
        head += struct.pack("<BBBBHHII", picture.width, picture.height, 0, 0, 1, 32, len(file), at)
        at += len(file)
    return head + b"".join(files)


def shared(browser: Browser) -> Image.Image:
    """The front page without its forms."""
    with temporary_database() as database, ServerProcess(database, "--log", "quiet") as server:
        context = browser.new_context(viewport={"width": SHARED[0], "height": SHARED[1]}, locale="en", bypass_csp=True)
        page = context.new_page()
        page.goto(server.address)
        page.add_style_tag(content=SHOW)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        picture = Image.open(io.BytesIO(page.screenshot()))
        context.close()
    return picture.convert("RGB")


def write() -> None:
    """Draw all of them."""
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        files = {
            "192.png": png(drawn(browser, 192)),
            "512.png": png(drawn(browser, 512)),
            "maskable.png": png(drawn(browser, 512, 52, is_round=False)),
            "touch.png": png(drawn(browser, 180, 12, is_round=False)),
            "favicon.ico": ico([drawn(browser, size) for size in FAVICONS]),
            "share.png": png(shared(browser), 200),
        }
        browser.close()
    for name, content in files.items():
        (ICONS / name).write_bytes(content)
        print(name, len(content))


if __name__ == "__main__":
    write()
