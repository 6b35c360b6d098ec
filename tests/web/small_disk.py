"""A disk of a few megabytes that can be filled, emptied and made read-only; only root can mount one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_MEGABYTES = 8


class SmallDisk:
    """A folder on a disk of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder}/tables.db"

    def fill(self) -> None:
        """Leave no byte."""
        file = os.open(self._ballast, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            for size in (2**16, 2**12, 1):
                with suppress(OSError):
                    while True:
                        os.write(file, b"x" * size)
        finally:
            os.close(file)

    def make_room(self) -> None:
        self._ballast.unlink()

    def remount(self, how: str) -> None:
        """Make it read-only (``ro``) or writable (``rw``) while no file is open."""
        subprocess.run(["mount", "-o", f"remount,{how}", str(self.folder)], check=True, capture_output=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Mount it; a test without the right to do so is skipped."""
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_MEGABYTES}m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
