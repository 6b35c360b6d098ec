"""What a store guarantees, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError
from tests.store.evenings import ALONE, NOON, TWO, catch_up, do, insist, set_table, sql

from kunitori.bots import new_bot
from kunitori.errors import KunitoriError
from kunitori.folders import data_folder
from kunitori.i18n import LANGUAGES
from kunitori.puzzles import puzzles_of
from kunitori.puzzles.rating import NEWCOMER
from kunitori.store import EVERYTHING, VARIABLE, NoSuchTable, Store, Taken, open_store
from kunitori.store import store as store_module
from kunitori.store.pen import Append
from kunitori.tables import Draft, MoveInProgress, Settings, Table, seen_by


def with_store(database: str, doing: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await doing(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_comes_back_the_same(database: str) -> None:
    async def evening(store: Store) -> None:
        table = await set_table(store, "a")
        await do(store, table, table.say(0, "", "Grüße, 信長! 'quoted' \\ %s"))
        await do(store, table, table.move(0, "play copper"))
        settings, created, log = await store.load("a")
        assert (settings, created, len(log)) == (TWO, NOON, table.seq)
        twin = Table.of("a", settings, created, log)
        assert [seen_by(twin, seat, NOON) for seat in (0, 1, None)] == [seen_by(table, s, NOON) for s in (0, 1, None)]
        assert [entry.seq for entry in await store.entries("a", 3)] == [4, 5]
        assert await store.entries("nowhere") == []

    async def next_morning(store: Store) -> None:
        table = await store.table("a")
        assert table.game is not None and table.game.moves == ("play copper",)
        await do(store, table, table.move(0, "end"))

    with_store(database, evening)
    with_store(database, next_morning)


def test_a_number_is_given_once(database: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a", begun=False)
        chat = Draft("chat", None, {"name": "Eve", "text": "hello"})
        both = await asyncio.gather(
            *(store.append("a", 3, chat, NOON) for _ in range(2)), return_exceptions=True
        )  # fmt: skip
        assert [type(found).__name__ for found in both] == ["Entry", "Taken"]
        with pytest.raises(Taken):
            await store.append("a", 1, chat, NOON)
        with pytest.raises(KunitoriError) as problem:
            await store.create("a", TWO, NOON)
        assert problem.value.message.id == "error-store-exists"

    with_store(database, evening)


def test_a_first_try_at_a_puzzle_counts_once_however_often_it_is_sent(database: str) -> None:
    puzzle = next(iter(puzzles_of("kunitori").values()))

    async def evening(store: Store) -> None:
        answers = (store.solving.keep("ann", puzzle, 0, is_right=True, is_heard=True, at=NOON) for _ in range(12))
        kept = await asyncio.gather(*answers)
        mine, its = await store.solving.standing("ann"), await store.solving.standing_of(puzzle)
        assert len({*kept}) == 1 and (mine.tried, mine.solved, its.tried) == (1, 1, 1)
        assert mine.rating.value == pytest.approx(NEWCOMER.value + kept[0].gain)

        others = [*puzzles_of("kunitori").values()][1:13]
        answers = (store.solving.keep("ben", each, 0, is_right=True, is_heard=True, at=NOON) for each in others)
        gained = sum(each.gain for each in await asyncio.gather(*answers))
        ben = await store.solving.standing("ben")
        assert ben.tried == 12 and ben.rating.value == pytest.approx(NEWCOMER.value + gained)

    with_store(database, evening)


def test_one_that_cannot_be_written_does_not_take_the_others_with_it(database: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a", begun=False)
        chat = Draft("chat", None, {"name": "Eve", "text": "hello"})
        found = await asyncio.gather(
            store.append("a", 3, chat, NOON),
            store.append("nowhere", 1, chat, NOON),
            store.append("a", 4, chat, NOON),
            return_exceptions=True,
        )
        assert isinstance(found[1], NoSuchTable) and [entry.seq for entry in await store.entries("a", 2)] == [3, 4]
        with pytest.raises(NoSuchTable):
            await store.load("nowhere")

    with_store(database, evening)


def test_what_waits_together_is_written_together(database: str) -> None:
    async def evening(store: Store) -> None:
        for id in range(20):
            await store.create(str(id), TWO, NOON)
        batches: list[int] = []
        pen: Any = store._driver.pen
        add = pen._add

        def counted(batch: Sequence[Append]) -> Any:
            batches.append(len(batch))
            return add(batch)

        pen._add = counted
        chat = Draft("chat", None, {"name": "Eve", "text": "hello"})
        await asyncio.gather(*(store.append(str(id), seq, chat, NOON) for seq in (1, 2, 3) for id in range(20)))
        assert sum(batches) == 60 and len(batches) <= 12  # SQLite's thread does not wait for more
        given_up = asyncio.create_task(store.append("1", 4, chat, NOON))
        await asyncio.sleep(0)
        given_up.cancel()  # the caller is gone, but the entry is written anyway
        await store.append("2", 4, chat, NOON)
        assert len(await store.entries("1")) == 4

    with_store(database, evening)


def test_a_writer_who_gives_up_does_not_stop_the_others(database: str) -> None:
    """A task that is cancelled while its job waits or runs takes nobody else's with it."""

    async def evening(store: Store) -> None:
        for _ in range(20):
            lost = [asyncio.create_task(store.leases.take("driver", "ann", 5.0)) for _ in range(4)]
            await asyncio.sleep(0)
            for task in lost:
                task.cancel()
            await asyncio.gather(*lost, return_exceptions=True)
            async with asyncio.timeout(20):
                assert await store.leases.take("driver", "ann", 5.0)

    with_store(database, evening)


def test_a_full_disk_is_a_sentence_and_the_log_goes_on_when_there_is_room(sqlite: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a", begun=False)
        pages = (await sql(store, "PRAGMA page_count"))[0][0]
        long = Draft("chat", None, {"name": "Eve", "text": "x" * 200_000})
        short = Draft("chat", None, {"name": "Eve", "text": "hello"})
        await sql(store, f"PRAGMA max_page_count={pages + 2}")
        found = await asyncio.gather(
            store.append("a", 3, short, NOON), store.append("a", 4, long, NOON), return_exceptions=True
        )
        assert isinstance(found[1], KunitoriError) and found[1].message.id == "error-store-full"
        assert [entry.seq for entry in await store.entries("a", 2)] == [3]
        await sql(store, "PRAGMA max_page_count=1073741823")
        assert (await store.append("a", 4, long, NOON)).seq == 4

    with_store(sqlite, evening)


def test_a_lost_connection_costs_no_entry(postgres: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a", begun=False)
        chat = Draft("chat", None, {"name": "Eve", "text": "hello"})
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        for seq in (3, 5):
            assert (await sql(store, cut + " AND datname = current_database()"))[0][0] >= 1
            found = await asyncio.gather(*(store.append("a", each, chat, NOON) for each in (seq, seq + 1)))
            assert [entry.seq for entry in found] == [seq, seq + 1]
        assert len(await store.entries("a")) == 6

    with_store(postgres, evening)


def test_nothing_in_a_log_can_be_changed(database: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a")
        acts = [f"{act} {table}" for table in ("entries", "tables") for act in ("DELETE FROM", "UPDATE")]
        acts = [
            act + (" SET settings = ''" if "tables" in act else " SET at = 0") * act.startswith("U") for act in acts
        ]
        for act in [*acts, *(["TRUNCATE entries"] if store.is_shared else [])]:
            with pytest.raises(DBAPIError, match="never changed"):
                await sql(store, act)
        assert len(await store.entries("a")) == 3

    with_store(database, evening)


def test_a_lease_has_one_holder_until_it_ends(database: str) -> None:
    async def evening(store: Store) -> None:
        assert await store.leases.take("bots", "first", 0.3)
        assert not await store.leases.take("bots", "second", 0.3) and await store.leases.take("clocks", "second", 0.3)
        assert await store.leases.take("bots", "first", 0.3)  # renewed
        assert await store.leases.held("b") == {"bots": "first"}
        await asyncio.sleep(0.4)
        assert await store.leases.held("bots") == {}
        racers = [f"racer {number}" for number in range(8)]
        won = await asyncio.gather(*(store.leases.take("bots", racer, 60.0) for racer in racers))
        assert sum(won) == 1
        holder = racers[won.index(True)]
        await store.leases.release("bots", "somebody else")
        assert await store.leases.held("bots") == {"bots": holder}
        await store.leases.release("bots", holder)
        assert await store.leases.take("bots", "second", 60.0)
        assert await sql(store, "SELECT term FROM leases WHERE name = 'bots'") == [(3,)]  # it changed hands twice

    with_store(database, evening)


def test_the_signing_key_is_made_once(database: str) -> None:
    found: list[bytes] = []

    async def evening(store: Store) -> None:
        found.extend(await asyncio.gather(*(store.key() for _ in range(3))))

    with_store(database, evening)
    with_store(database, evening)
    assert len({*found}) == 1 and len(found[0]) == 32


def test_my_games_and_the_games_that_wait_for_a_bot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "_NOTE_SECONDS", 0.2)

    async def evening(store: Store) -> None:
        waits_for_people = await set_table(store, "two")
        waits_for_a_bot = await set_table(store, "alone", ALONE)
        await do(store, waits_for_a_bot, waits_for_a_bot.move(0, "end"))
        await set_table(store, "gathering", begun=False)
        await store.note_guest("guest 7", "two", NOON)
        assert sorted(await store.tables_of("guest 0")) == ["alone", "gathering", "two"]
        assert await store.tables_of("guest 7") == ["two"] and await store.tables_of("nobody") == []
        assert await store.waiting() == {"alone": None, "two": None}  # nobody waits for anything yet

        found = await store.summaries(["two", "nowhere", "alone", "gathering"])
        assert [(summary.id, summary.stage) for summary in found] == [
            ("two", "playing"), ("alone", "playing"), ("gathering", "gathering"),
        ]  # fmt: skip
        await waits_until(lambda: is_noted(store, 3))
        assert await store.waiting() == {"alone": 0.0}

        await do(store, waits_for_people, waits_for_people.resign(0))
        assert await store.waiting() == {"alone": 0.0, "two": None}  # the summary is older than the log
        store.note(waits_for_people)
        assert (await store.summaries(["two"]))[0].stage == "over"

    async def next_morning(store: Store) -> None:
        assert await store.waiting() == {"alone": 0.0}
        await sql(store, "UPDATE summaries SET data = :data", data='{"form": "of another version"}')
        assert [summary.stage for summary in await store.summaries(["two", "alone"])] == ["over", "playing"]

    with_store(database, evening)
    with_store(database, next_morning)


async def waits_until(is_so: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(100):
        if await is_so():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it never came")


async def is_noted(store: Store, tables: int) -> bool:
    return await sql(store, "SELECT count(*) FROM summaries WHERE seq > 0") == [(tables,)]


def test_a_table_that_cannot_be_read_stands_alone(database: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "good")
        newer = json.dumps({"version": 99, "game": "kunitori", "seats": ["person", "person"]})
        await sql(store, "INSERT INTO tables VALUES ('newer', 0, :data)", data=newer)
        with pytest.raises(KunitoriError) as problem:
            await store.load("newer")
        assert problem.value.message.id == "error-table-version"
        assert [summary.id for summary in await store.summaries(["newer", "good"])] == ["good"]

    with_store(database, evening)


def test_how_much_there_is(database: str) -> None:
    async def evening(store: Store) -> None:
        await set_table(store, "a")
        size = await store.size()
        assert (size.tables, size.entries) == (1, 3) and size.bytes > 10_000
        assert await store.trouble() is None and "@" not in store.name.replace("kunitori@", "")

    with_store(database, evening)


def test_closing_writes_what_waits_and_then_nothing_more(database: str) -> None:
    chat = Draft("chat", None, {"name": "Eve", "text": "hello"})

    async def run() -> None:
        store = await open_store(database)
        table = await set_table(store, "a", begun=False)
        store.note(table)
        waiting = asyncio.create_task(store.append("a", 3, chat, NOON))
        await asyncio.sleep(0)
        await store.close()
        assert (await waiting).seq == 3
        for late in (store.append("a", 4, chat, NOON), store.leases.take("bots", "x", 1.0)):
            with pytest.raises(KunitoriError) as problem:
                await late
            assert problem.value.message.id == "error-store-write"

    async def next_morning(store: Store) -> None:
        assert len(await store.entries("a")) == 3 and await is_noted(store, 1)

    asyncio.run(run())
    with_store(database, next_morning)


def test_two_stores_on_one_postgres_race_and_stay_equal(postgres: str) -> None:
    async def run() -> None:
        stores = [await open_store(postgres) for _ in range(2)]
        tables = [await set_table(stores[0], "a"), await stores[1].table("a")]
        await catch_up(stores[1], tables[1])
        news = stores[1].changes()
        heard = asyncio.ensure_future(anext(news))

        async def talk(which: int) -> int:
            return sum([await insist(stores[which], tables[which], f"{which} {n}") for n in range(100)])

        late = await asyncio.gather(talk(0), talk(1))
        for store, table in zip(stores, tables, strict=True):
            await catch_up(store, table)
        assert tables[0].seq == tables[1].seq == 3 + 200 and sum(late) > 0
        assert seen_by(tables[0], 0, NOON) == seen_by(tables[1], 0, NOON)
        said = [entry.data["text"] for entry in await stores[0].entries("a", 3)]
        assert sorted(said) == sorted(f"{which} {n}" for which in range(2) for n in range(100))
        told = await asyncio.wait_for(heard, 10)
        assert told[0] == "a" and told[1] > 3
        await news.aclose()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_two_who_drive_the_same_bots_do_no_harm(database: str) -> None:
    """There may be two drivers for a moment when a lease changes hands."""
    settings = Settings.read({"game": "world_on_fire", "seats": ["captain", "beginner"], "max_rounds": 5})

    async def drive(store: Store, table: Table) -> int:
        late = 0
        while to_move := table.bot_to_move():
            seat, name = to_move
            assert table.game is not None
            in_progress, bot = MoveInProgress(table.game, seat), new_bot(name, 1)
            while in_progress.finished is None:
                assert in_progress.decision is not None
                in_progress.answer(bot.decide(in_progress.view(), in_progress.decision))
            try:
                await do(store, table, table.move(seat, in_progress.finished, by_bot=True))
            except Taken:
                late += 1
                await catch_up(store, table)
        return late

    async def run() -> None:
        stores = [await open_store(database) for _ in range(2)]
        await set_table(stores[0], "a", settings)
        tables = [await store.table("a") for store in stores]
        late = await asyncio.gather(*(drive(store, table) for store, table in zip(stores, tables, strict=True)))
        assert sum(late) > 0 and {table.stage for table in tables} == {"over"}
        assert seen_by(tables[0], None, NOON) == seen_by(tables[1], None, NOON)
        assert tables[0].record() == tables[1].record()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_news_reach_the_other_server_also_after_all_its_connections_broke(postgres: str) -> None:
    async def run() -> None:
        here, there = await open_store(postgres), await open_store(postgres)
        table = await set_table(here, "a")
        heard: set[tuple[str, int]] = set()

        async def listen() -> None:
            async for news in there.changes():
                heard.add(news)

        listening = asyncio.create_task(listen())

        async def is_told(news: tuple[str, int]) -> bool:
            if news[0] != EVERYTHING:
                await do(here, table, table.say(0, "", "hello?"))
                return ("a", table.seq) in heard or ("a", table.seq - 1) in heard
            return news in heard

        await waits_until(lambda: is_told(("a", 0)))
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        assert await sql(here, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        await waits_until(lambda: is_told((EVERYTHING, 0)))
        assert await there.trouble() is None and (await there.table("a")).seq == table.seq
        heard.clear()
        await waits_until(lambda: is_told(("a", 0)))
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await here.close()
        await there.close()

    asyncio.run(run())


def test_a_backup_is_a_whole_store_and_overwrites_nothing(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def evening(store: Store) -> None:
        table = await set_table(store, "a")
        await store.backup(copy)
        await do(store, table, table.say(0, "", "after the backup"))
        for path, reason in ((copy, "error-store-backup-there"), (tmp_path / "no" / "folder", "error-store-backup")):
            with pytest.raises(KunitoriError) as problem:
                await store.backup(path)
            assert problem.value.message.id == reason

    async def restored(store: Store) -> None:
        assert len(await store.entries("a")) == 3

    with_store(sqlite, evening)
    with_store(f"sqlite:///{copy}", restored)
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".part"] == []
    assert copy.stat().st_mode & 0o077 == 0 and (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


def test_postgres_has_a_tool_of_its_own_for_backups(postgres: str, tmp_path: Path) -> None:
    async def evening(store: Store) -> None:
        with pytest.raises(KunitoriError, match="pg_dump"):
            await store.backup(tmp_path / "copy")

    with_store(postgres, evening)


def test_a_store_that_cannot_be_opened_says_why_and_keeps_the_password(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"not a database, just some words" * 100)
    for url, reason in [
        (f"sqlite:///{garbage}", "error-store-open"),
        (f"sqlite:///{tmp_path}", "error-store-open"),
        (f"sqlite:///{garbage}/inside.db", "error-store-open"),
        ("postgresql://me:hush@127.0.0.1:1/x", "error-store-open"),
        ("mysql://me:hush@localhost/x", "error-store-url"),
        ("sqlite://", "error-store-url"),
        ("sqlite:///:memory:", "error-store-url"),
        ("tables.db", "error-store-url"),
    ]:
        with pytest.raises(KunitoriError) as problem:
            asyncio.run(open_store(url))
        assert problem.value.message.id == reason, url
        for language in LANGUAGES:
            sentence = problem.value.sentence(language)
            assert "hush" not in sentence and "\n" not in sentence


def test_without_an_address_it_is_the_environments_or_a_file_of_the_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(VARIABLE, raising=False)

    async def run() -> None:
        await (await open_store()).close()

    asyncio.run(run())
    assert (data_folder() / "tables.db").is_file() and data_folder().is_relative_to(tmp_path)
    monkeypatch.setenv(VARIABLE, f"sqlite:///{tmp_path / 'elsewhere.db'}")
    asyncio.run(run())
    assert (tmp_path / "elsewhere.db").is_file()
