"""boardgame.io in a process of its own."""

from __future__ import annotations

from pathlib import Path

from load.npm import npm_folder, program
from load.server_process import ServerProcess

__all__ = ["PeerProcess", "installed"]

_HERE = Path(__file__).parent


def installed(folder: Path | None = None) -> Path:
    """The folder with boardgame.io, installed there if it is not there yet."""
    return npm_folder(_HERE / "package.json", folder)


class PeerProcess(ServerProcess):
    """boardgame.io with our table; the matches stay in memory, or its FlatFile keeps them in a folder."""

    health = "/games"

    def __init__(self, folder: Path, store: Path | None = None, core: int | None = None) -> None:
        super().__init__("" if store is None else str(store), core=core)
        self._folder = folder

    def command(self) -> list[str]:
        """Node, and the server of ours that starts it."""
        run = [program("node"), str(_HERE / "server.js"), str(self._folder), str(self.port)]
        return [*run, self.database] if self.database else run
