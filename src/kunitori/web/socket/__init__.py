"""One socket for everybody at a table: what they do comes in, what they may see goes out."""

from kunitori.web.socket.connection import Connection
from kunitori.web.socket.route import router

__all__ = ["Connection", "router"]
