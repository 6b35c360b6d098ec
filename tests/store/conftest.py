"""Databases for tests: a SQLite file, or a private PostgreSQL that is empty for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from load.private_postgres import NoPostgres, private_postgres
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    try:
        server = private_postgres()
        address = server.__enter__()
    except NoPostgres as problem:
        pytest.skip(str(problem))
    try:
        yield address
    finally:
        server.__exit__(None, None, None)


async def _empty(address: str) -> None:
    engine = create_async_engine(make_url(address).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
def postgres(cluster: str) -> str:
    asyncio.run(_empty(cluster))
    return cluster


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))
