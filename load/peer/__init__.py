"""boardgame.io as a server beside ours: installed with npm under ``build``, for `load.peers` only."""

from load.peer.process import PeerProcess, installed
from load.peer.table import PeerTable, open_move

__all__ = ["PeerProcess", "PeerTable", "installed", "open_move"]
