"""The Nu checker on all kinds of pages, Lighthouse on those for crawlers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from load.npm import NoNode, npm_folder, program
from load.server_process import ServerProcess, temporary_database
from tests.browser.people import ARGS, CHROMIUM
from tests.browser.positions import positions, set_games
from tests.browser.test_looks import OTHER_PAGES, PAGES, TABLES
from tests.web.set_tables import id_of, token_of

CRAWLED = ("/", "/rules", "/cards", "/puzzles/k1", "/daily")
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
RUNS = 5
REPORT = Path("build/page-audit.json")
_SECONDS = 180


def html_of(server: ServerProcess) -> Iterator[tuple[str, str]]:
    """Every kind of page by its path or the name of its table, as the server sends it."""
    html = {"Accept": "text/html"}
    with httpx.Client(base_url=server.address, follow_redirects=True, headers=html, timeout=_SECONDS) as guest:
        for path in (*PAGES, *OTHER_PAGES):
            yield path, guest.get(path.replace("ENDED", id_of("ended"))).text
        for name in TABLES:
            yield name, guest.get(f"/seat/{id_of(name)}/{token_of(0)}").raise_for_status().text


def nu_findings(server: ServerProcess, tools: Path) -> list[str]:
    """What the Nu checker says of all pages, warnings included."""
    checker = [program("java"), "-jar", str(tools / "node_modules/vnu-jar/build/dist/vnu.jar"), "--format", "json"]
    with tempfile.TemporaryDirectory() as folder:
        for path, html in html_of(server):
            (Path(folder) / f"{re.sub(r'[^a-zA-Z0-9]+', '-', path) or 'front'}.html").write_text(html, encoding="utf-8")
        pages = [str(file) for file in sorted(Path(folder).iterdir())]
        told = subprocess.run([*checker, *pages], capture_output=True, text=True, timeout=_SECONDS, check=False).stderr
    return [
        f"{Path(found['url']).stem}:{found.get('lastLine', 0)}: {found['message']}"
        for found in json.loads(told)["messages"]
    ]


def scores(server: ServerProcess, tools: Path, path: str) -> dict[str, int]:
    """The median of Lighthouse's scores for a page, on its phone."""
    run = [
        str(tools / "node_modules/.bin/lighthouse"), server.address + path, "--quiet", "--output=json",
        "--output-path=stdout", f"--chrome-flags={ARGS}", f"--only-categories={','.join(LEAST)}",
    ]  # fmt: skip
    found: list[Mapping[str, Any]] = []
    for _ in range(RUNS):
        told = subprocess.run(
            run, capture_output=True, text=True, timeout=_SECONDS, check=True,
            env={**os.environ, "CHROME_PATH": CHROMIUM or ""},
        )  # fmt: skip
        found.append(json.loads(told.stdout)["categories"])
    return {name: round(median(100 * each[name]["score"] for each in found)) for name in LEAST}


def main() -> int:
    parser = ArgumentParser("tests.browser.page_audit", description=__doc__)
    parser.add_argument("--only", choices=("nu", "lighthouse"))
    wanted = parser.parse_args().only
    try:
        tools = npm_folder(Path(__file__).parent / "package.json")
        program("java")
    except NoNode as missing:
        print(missing.sentence("en"))
        return 0
    findings: list[str] = []
    figures: dict[str, dict[str, int]] = {}
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        set_games(server, positions())
        if wanted != "lighthouse":
            findings = nu_findings(server, tools)
            pages = len(PAGES + OTHER_PAGES + TABLES)
            print(*findings, f"Nu checker: {len(findings)} findings on {pages} pages", sep="\n")
        if wanted != "nu":
            for path in CRAWLED:
                figures[path] = scores(server, tools, path)
                print(path, *(f"{name} {score}" for name, score in figures[path].items()), sep="  ")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps({"nu": findings, "lighthouse": figures}, indent=1) + "\n", encoding="utf-8")
    missed = any(score < LEAST[name] for each in figures.values() for name, score in each.items())
    return int(missed or bool(findings))
