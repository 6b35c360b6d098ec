"""``python -m tests.browser.measure``: the time from a click to its result, and the size of a table's first load."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from load.crowd import quantile
from load.server_process import ServerProcess, temporary_database
from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import ARGS, CHROMIUM, Person, click, someone, table_for

from kunitori.i18n import LANGUAGES

# A click is answered when the frame with the new revision has been painted. The wait is the way to the server and back.
# What was chosen is lifted before that.
WATCH = """() => {
  window.times = []; window.waits = []; window.lifts = []; let clicked = 0, sent = 0;
  const painted = then => requestAnimationFrame(() => { const after = new MessageChannel();
    after.port1.onmessage = then; after.port2.postMessage(0); });
  document.addEventListener('click', event => {
    clicked = event.timeStamp;
    painted(() => { if (document.querySelector('.sent')) window.lifts.push(performance.now() - event.timeStamp); });
  }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!this.watched) {
      this.watched = true;
      this.addEventListener('message', event => {
        if (!sent) return;
        window.waits.push(event.timeStamp - sent);
        performance.measure('server', { start: sent, end: event.timeStamp });
        sent = 0;
      });
    }
    sent = performance.now();
    send.call(this, text);
  };
  new MutationObserver(() => {
    if (!clicked) return;
    const from = clicked; clicked = 0;
    painted(() => { window.times.push(performance.now() - from); performance.measure('click', { start: from }); });
  }).observe(document.body, { attributes: true, attributeFilter: ['data-rev'] });
}"""

# Only pictures with letters stay drawings, and there is a print of every front and every back.
PRINTED = """() => { const all = kind => document.querySelectorAll(`#pool ${kind}.scene`).length;
  const cards = ['models', 'backs'].map(id => document.getElementById(id).content.children.length);
  const rules = document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules]).map(rule => rule.selectorText);
  const printed = rules.filter(selector => selector.startsWith('.flying-')).length;
  return all('span') > all('svg') && printed === cards[0] + cards[1]; }"""

# What the browser's own events belong to. Raster runs beside the page's thread.
PARTS = {
    "FunctionCall": "script", "EvaluateScript": "script", "RunMicrotasks": "script", "FireAnimationFrame": "script",
    "EventDispatch": "script",
    "UpdateLayoutTree": "style", "ParseHTML": "script", "Layout": "layout", "PrePaint": "paint", "Paint": "paint",
    "Layerize": "paint", "Commit": "paint", "RasterTask": "raster", "ImageDecodeTask": "raster",
}  # fmt: skip


@dataclass(frozen=True)
class Clicks:
    """Milliseconds from each click to the frame that shows its result."""

    times: list[float]
    waits: list[float]
    """From sending a move to the server's answer."""
    lifts: list[float]
    """From each click to the frame in which what was chosen is lifted."""


@dataclass(frozen=True)
class Work:
    """What a click costs, by part, in milliseconds."""

    processor: dict[str, float]
    """The browser's processor time for each click, until the next one."""
    way: dict[str, float]
    """The time from a click to its frame, at the median."""


@contextmanager
def player(browser: Browser, server: ServerProcess, game: str) -> Iterator[Person]:
    """Ann, at a table with a beginner; the pictures of the cards are printed."""
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, game, (None, "beginner"), max_rounds=40))
        ann.page.wait_for_function(PRINTED)
        yield ann


def clicks(browser: Browser, server: ServerProcess, game: str, acts: int) -> Clicks:
    """Play with the mouse, and take the time."""
    with player(browser, server, game) as ann:
        ann.page.evaluate(WATCH)
        ann.play(random.Random(game), click, acts)
        return Clicks(*ann.page.evaluate("[window.times, window.waits, window.lifts]"))


def work(browser: Browser, server: ServerProcess, game: str, acts: int) -> Work:
    """What a click costs. Tracing makes everything slower."""
    with player(browser, server, game) as ann:
        ann.page.evaluate(WATCH)
        browser.start_tracing(page=ann.page, categories=["devtools.timeline", "blink.user_timing"])
        done = ann.play(random.Random(game), click, acts)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    found: dict[str, float] = {}
    for part, ms in own_times(events, "tdur"):
        found[part] = found.get(part, 0.0) + ms
    ways = [*ways_to_frames(events)]
    return Work(
        {part: ms / done for part, ms in sorted(found.items())},
        {part: median(way.get(part, 0.0) for way in ways) for part in WAY},
    )


WAY = ("input", "server", "script", "style", "layout", "paint", "waiting")


def ways_to_frames(events: list[dict[str, Any]]) -> Iterator[dict[str, float]]:
    """How the time from each click to its frame was spent: on the way in, at the server, then by the page's thread."""
    spans: dict[str, list[tuple[float, float, tuple[int, int]]]] = {"click": [], "server": []}
    begun: dict[tuple[str, str], dict[str, Any]] = {}
    for event in events:
        if event["name"] in spans and event.get("ph") in ("b", "e"):
            key = event["name"], json.dumps(event.get("id2", event.get("id")))
            if event["ph"] == "b":
                begun[key] = event
            elif start := begun.pop(key, None):
                spans[event["name"]].append((start["ts"], event["ts"], (event["pid"], event["tid"])))
    for clicked, painted, thread in spans["click"]:
        answers = [span for span in spans["server"] if clicked <= span[0] and span[1] <= painted]
        if not answers:
            continue
        sent, answered, _ = answers[-1]
        way = {"input": (sent - clicked) / 1000, "server": (answered - sent) / 1000}
        inside = (cut(event, answered, painted) for event in events if (event["pid"], event["tid"]) == thread)
        for part, ms in own_times([event for event in inside if event], "dur"):
            way[part] = way.get(part, 0.0) + ms
        yield {**way, "waiting": (painted - clicked) / 1000 - sum(way.values())}


def cut(event: dict[str, Any], start: float, end: float) -> dict[str, Any] | None:
    """The part of an event between two moments."""
    if event.get("ph") != "X" or event["name"] not in PARTS:
        return None
    first, last = max(start, event["ts"]), min(end, event["ts"] + event.get("dur", 0))
    return {**event, "ts": first, "dur": last - first} if first < last else None


def own_times(events: list[dict[str, Any]], time: str) -> Iterator[tuple[str, float]]:
    """The part and the milliseconds of every event, without those of the events inside it: dur or, of a core, tdur."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in events:
        if event.get("ph") == "X" and event["name"] in PARTS and event.get(time):
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    for thread in threads.values():
        open_events: list[dict[str, Any]] = []
        for event in sorted(thread, key=lambda each: (each["ts"], -each["dur"])):
            while open_events and open_events[-1]["ts"] + open_events[-1]["dur"] <= event["ts"]:
                open_events.pop()
            if open_events:
                open_events[-1]["inside"] = open_events[-1].get("inside", 0) + event[time]
            open_events.append(event)
        for event in thread:
            yield PARTS[event["name"]], max(0, event[time] - event.get("inside", 0)) / 1000


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
            found = clicks(browser, server, game, 80)
            print(f"{game}: click to result {median(found.times):.0f} ms, 95%: {quantile(found.times, 0.95):.0f} ms")
            print(f"  lifted {median(found.lifts):.0f} ms, the server's answer {median(found.waits):.0f} ms")
            cost = work(browser, server, game, 40)
            for words, parts in (("from click to frame", cost.way), ("processor time for each click", cost.processor)):
                print(f"  {words}, traced, in ms: " + ", ".join(f"{part} {ms:.1f}" for part, ms in parts.items()))
        for language in LANGUAGES:
            print(f"{language}: first load {first_load(browser, server, language) / 1000:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
