"""Try an installed Kunitori: ``python tools/smoke.py [library] [play] [arena] [lab] [web] [server]``, by default all.

It imports nothing of this folder, so that it can test a wheel, and prints one line for each part that works.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path

PATIENCE = 60.0


def library(folder: Path) -> None:
    import kunitori

    game = kunitori.new_game("world_on_fire", players=["Ann", "Ben"], seed=7, max_rounds=4)
    while not game.is_over:
        game.apply(game.decision.options[-1])
    text = kunitori.dumps(game)
    assert kunitori.loads(text) == game and kunitori.verify(text).is_good
    (folder / "game.txt").write_text(text, encoding="utf-8")


def run(folder: Path, line: str) -> str:
    """The output of a command that must succeed."""
    command = [sys.executable, "-m", "kunitori", *line.split(), "--lang", "en"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=10 * PATIENCE)
    assert done.returncode == 0, f"kunitori {line}: {done.stderr}"
    return done.stdout


def play(folder: Path) -> None:
    library(folder)
    assert "Moat" in run(folder, "cards moat")
    run(folder, "verify game.txt")
    run(folder, "replay game.txt")
    run(folder, "play --auto --game kunitori --bots random,money --seed 7 --max-rounds 5")


def arena(folder: Path) -> None:
    line = "arena --game kunitori --bots money,random --games 8 --seed 1 --jobs 2 --csv games.csv"
    assert "money" in run(folder, line)


def lab(folder: Path) -> None:
    run(folder, "lab report --game kunitori --bots money,random --games 8 --jobs 2 --out page.html")
    assert "<svg" in (folder / "page.html").read_text(encoding="utf-8")
    run(folder, "arena --game kunitori --bots money,random --games 8 --seed 1 --jobs 1 --parquet games.parquet")


def web(folder: Path) -> None:
    """Start the table, look at its pages, watch two bots through a socket, and make a backup."""
    from websockets.sync.client import connect

    database = f"sqlite:///{folder}/tables.db"
    command = [sys.executable, "-m", "kunitori", "serve", "--no-browser", "--port", "0", "--log", "quiet"]
    command += ["--database", database, "--lang", "en"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the table does not start"
            address = found[0]
            for page in ("/", "/cards", "/api/openapi.json", "/health/ready"):
                with urllib.request.urlopen(address + page, timeout=PATIENCE) as answer:
                    assert answer.status == 200 and answer.read()
            wish = {"game": "kunitori", "seats": ["captain", "retainer"], "pace": 0, "max_rounds": 2}
            asking = urllib.request.Request(
                f"{address}/api/v1/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(asking, timeout=PATIENCE) as answer:
                table = json.load(answer)["id"]
            with connect(f"{address.replace('http', 'ws')}/ws/t/{table}") as watching:
                watching.send('{"have": ""}')
                while f"/replay/{table}" not in str(watching.recv(PATIENCE)):
                    pass  # until the two bots have finished
        finally:
            server.terminate()
    run(folder, f"backup {folder}/backup.db --database {database}")


def server(folder: Path) -> None:
    """Without a PostgreSQL server only the driver can be made."""
    from sqlalchemy import make_url

    from kunitori.store.drivers import driver_for

    driver_for(make_url("postgresql+asyncpg://somebody@127.0.0.1/nowhere"))


PARTS: Mapping[str, Callable[[Path], None]] = {
    "library": library, "play": play, "arena": arena, "lab": lab, "web": web, "server": server,
}  # fmt: skip


def main() -> None:
    for name in sys.argv[1:] or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            os.environ |= {"XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
            PARTS[name](Path(folder))
        print(f"{name} works", flush=True)


if __name__ == "__main__":
    main()
