"""Tables with everybody seated, at any position."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256

from kunitori import Game
from kunitori.store import Store, open_store
from kunitori.tables import Settings, Table
from kunitori.tables.crests import CRESTS
from kunitori.web.tokens import hashed

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
BORN = float(int(time.time()) - 20 * 86_400)
"""Long ago, but not so long that a server lets an empty table go before anybody sits there."""


def id_of(name: str) -> str:
    """A table's id, known before the table exists."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in sha256(name.encode()).digest()[:12])


def token_of(seat: int) -> str:
    return f"seat-token-{seat}-for-tests"


async def set_table(
    store: Store, id: str, game: Game, bots: Sequence[str | None] = (), language: str = "en"
) -> None:
    """Store a table with everybody seated, at this state of a game. `bots` names the bot of each seat, or None."""
    plan = [*bots, *[None] * (len(game.players) - len(bots))]
    seats = [bot or "person" for bot in plan]
    settings = Settings.read({"record": game.record().to_text(), "seats": seats, "language": language})
    table = Table(id, settings, BORN)
    await store.create(id, settings, BORN)
    for seat, name in enumerate(game.players):
        if plan[seat] is not None:
            continue
        draft = table.sit(f"{id}-{seat}", name, CRESTS[seat % len(CRESTS)], hashed(token_of(seat)), seat)
        table.add(await store.append(id, table.seq + 1, draft, BORN + seat))
    table.add(await store.append(id, table.seq + 1, table.start(), BORN + 10))


async def set_table_in(
    database: str, id: str, game: Game, bots: Sequence[str | None] = (), language: str = "en"
) -> None:
    """The same in a database that a server is using."""
    store = await open_store(database)
    try:
        await set_table(store, id, game, bots, language)
    finally:
        await store.close()
