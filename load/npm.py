"""Programs from npm, installed under ``build`` for measurements. Our program never needs Node or npm."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from kunitori.errors import KunitoriError

__all__ = ["NoNode", "npm_folder", "program"]

_BUILD = Path(__file__).parents[1] / "build"
_INSTALL_SECONDS = 300.0
_INSTALL = ("install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


class NoNode(KunitoriError):
    """Node, npm or a package of theirs cannot be had here."""


def program(name: str) -> str:
    """The path of a program."""
    found = shutil.which(name)
    if found is None:
        raise NoNode("error-no-node", program=name)
    return found


def npm_folder(package: Path, folder: Path | None = None) -> Path:
    """The folder with everything that a ``package.json`` wants, installed there if it is not there yet."""
    folder = folder or _BUILD / package.parent.name
    program("node")
    npm, wanted = program("npm"), package.read_text(encoding="utf-8")
    listed, finished = folder / "package.json", folder / "node_modules" / ".package-lock.json"
    if finished.exists() and listed.read_text(encoding="utf-8") == wanted:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed.write_text(wanted, encoding="utf-8")
    run = [npm, *_INSTALL, "--prefix", str(folder)]
    try:
        made = subprocess.run(run, capture_output=True, text=True, timeout=_INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired as slow:
        raise NoNode("error-no-packages", reason=str(slow)) from slow
    if made.returncode:
        raise NoNode("error-no-packages", reason=" ".join(made.stderr.split())[:300])
    return folder
