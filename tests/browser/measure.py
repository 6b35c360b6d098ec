"""``python -m tests.browser.measure``: the time from a click to its result, and the size of a table's first load."""

from __future__ import annotations

import random
from statistics import median

from load.crowd import quantile
from load.server_process import ServerProcess, temporary_database
from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import ARGS, CHROMIUM, click, someone, table_for

from kunitori.i18n import LANGUAGES

# A click is answered when the frame with the new revision has been painted.
WATCH = """() => {
  window.times = []; let clicked = 0;
  document.addEventListener('click', event => { clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const from = clicked; clicked = 0;
    requestAnimationFrame(() => { const after = new MessageChannel();
      after.port1.onmessage = () => window.times.push(performance.now() - from); after.port2.postMessage(0); });
  }).observe(document.body, { attributes: true, attributeFilter: ['data-rev'] });
}"""


def clicks(browser: Browser, server: ServerProcess, game: str, acts: int) -> list[float]:
    """Milliseconds from each click to the frame that shows its result."""
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, game, (None, "beginner"), max_rounds=40))
        ann.page.evaluate(WATCH)
        ann.play(random.Random(game), click, acts)
        times: list[float] = ann.page.evaluate("window.times")
        return times


def first_load(browser: Browser, server: ServerProcess, language: str) -> float:
    """Bytes sent until a table is shown in a browser with an empty cache."""
    with someone(browser, server, language=language) as ann:
        wire, sizes = ann.page.context.new_cdp_session(ann.page), list[float]()
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        ann.sit_down(table_for(server, "world_on_fire"))
        ann.page.wait_for_load_state("networkidle")
        return sum(sizes)


def main() -> None:
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        for game in ("world_on_fire", "moegahara"):
            times = clicks(browser, server, game, 80)
            print(f"{game}: click to result {median(times):.0f} ms, 95 %: {quantile(times, 0.95):.0f} ms")
        for language in LANGUAGES:
            print(f"{language}: first load {first_load(browser, server, language) / 1000:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
