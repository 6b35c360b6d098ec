"""Tables at which everybody has sat down already and any position lies."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori import Game
from kunitori.store import Store, open_store
from kunitori.tables import Settings, Table
from kunitori.tables.crests import CRESTS
from kunitori.web.tokens import hashed

BORN = 1_700_000_000.0


def token_of(seat: int) -> str:
    return f"seat-token-{seat}-for-tests"


async def set_table(store: Store, id: str, game: Game, bots: Sequence[str | None] = ()) -> None:
    """A table at which everybody has sat down and the game stands as it was given; bots have the seats named."""
    plan = [*bots, *[None] * (len(game.players) - len(bots))]
    settings = Settings.read({"record": game.record().to_text(), "seats": [bot or "person" for bot in plan]})
    table = Table(id, settings, BORN)
    await store.create(id, settings, BORN)
    for seat, name in enumerate(game.players):
        if plan[seat] is not None:
            continue
        draft = table.sit(f"guest-{seat}", name, CRESTS[seat % len(CRESTS)], hashed(token_of(seat)), seat)
        table.add(await store.append(id, table.seq + 1, draft, BORN + seat))
    table.add(await store.append(id, table.seq + 1, table.start(), BORN + 10))


async def set_table_in(database: str, id: str, game: Game, bots: Sequence[str | None] = ()) -> None:
    """The same in a store that a server uses meanwhile."""
    store = await open_store(database)
    try:
        await set_table(store, id, game, bots)
    finally:
        await store.close()
