"""Full disks, read-only folders, torn files, databases that die: a sentence, nothing lost, and play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from load.client import Door, LiveTable, Refused, random_move
from load.private_postgres import NoPostgres, PostgresServer, private_server
from load.server_process import NoServer, ServerProcess
from tests.store.evenings import do, set_table
from tests.web.conftest import PATIENCE, Player, Server, database, quick
from tests.web.small_disk import SmallDisk, small_disk
from tests.web.test_hub import hub_on, seated

from kunitori.cli import main
from kunitori.cli.serve import _claim_database
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES, texts
from kunitori.store import StoreTrouble, open_store
from kunitori.tables import Draft, Entry, Table
from kunitori.web import hub as hub_module

READING = ("/", "/games", "/rules", "/cards", "/metrics", "/health/live")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "disk") as mounted:
        yield mounted


def until_ready(address: str, status: int = 200) -> None:
    """Wait until the server says that it is ready, or that it is not."""
    end = time.monotonic() + PATIENCE
    while httpx.get(f"{address}/health/ready").status_code != status:
        assert time.monotonic() < end, f"still not {status}"
        time.sleep(0.05)


def test_a_full_disk_stops_moves_and_nothing_else_and_play_goes_on_when_there_is_room(disk: SmallDisk) -> None:
    with Server(disk.database, quick()) as server:
        table = server.table("Ann", "Ben")
        alone = server.table("Cho", bots=("retainer",))
        with table.player(0, lang="de") as ann, table.player(1) as ben, alone.player(0) as cho, server.http() as guest:
            for player in (ann, ben, cho):
                player.hear()
            ann.act(do="play copper")
            ben.until_rev(ann.rev)
            disk.fill()
            assert ann.refused(do="play copper") == texts("de")("error-store-full")
            told = guest.get("/health/ready")
            assert (told.status_code, told.json()["why"]) == (503, texts("en")("error-store-full"))
            assert cho.refused(chat="Hello?") == texts("en")("error-store-full")
            headers = {"Authorization": f"Bearer {table.tokens[0]}"}
            answer = guest.post(f"/api/v1/tables/{table.id}/moves", json={"move": "end"}, headers=headers)
            assert (answer.status_code, answer.json()["id"]) == (503, "error-store-full")
            made = guest.post("/api/v1/tables", json={"game": "kunitori", "seats": ["person", "person"]})
            assert (made.status_code, made.json()["id"]) == (503, "error-store-full")
            for path in (*READING, f"/t/{table.id}"):
                assert guest.get(path).status_code == 200, path
            assert [*table.game.moves] == ["play copper"]
            disk.make_room()
            until_ready(server.address)
            ann.act(do="play copper")
            frame = ben.until(lambda frame: frame.get("rev", 0) >= ann.rev)
            assert frame["rev"] == ann.rev, "the refused move was shown"
            cho.say(do="end")
            cho.until(lambda frame: frame.get("rev", 0) > 4)
        assert [*table.game.moves] == ["play copper", "play copper"]
        assert server.errors == 0, "an accident is no mistake of the program"


@pytest.mark.slow
def test_no_move_is_lost_when_a_server_on_a_full_disk_is_killed(disk: SmallDisk, tmp_path: Path) -> None:
    chance = random.Random(11)
    with ServerProcess(disk.database, "--no-limits", "--log", "json") as server:
        door = Door(server.address)
        table = door.new_table("kunitori", 2, 5)
        for number in range(2):
            play(door, table, chance, 12)
            disk.fill()
            with pytest.raises(Refused, match="error-store-full"):
                play(door, table, chance, 2000)  # some still fit into what the log has
            until_ready(server.address, 503)
            copy = tmp_path / f"copy{number}.db"
            assert main(["backup", str(copy), "--database", disk.database]) == 0
            assert stored(copy, table.id) == list(table.mirror.moves)
            server.kill()
            door.close()
            try:
                server.start()
                assert stored(disk.folder / "tables.db", table.id) == list(table.mirror.moves)
            except NoServer as problem:  # nothing can be opened without any room, and it says so
                assert texts("en")("error-reason-full") in str(problem)
            disk.make_room()
            if not server.is_running:
                server.start()
            until_ready(server.address)
            assert stored(disk.folder / "tables.db", table.id) == list(table.mirror.moves)
        play(door, table, chance, 5)
        assert "Traceback" not in server.said()
        door.close()


def play(door: Door, table: LiveTable, chance: random.Random, moves: int) -> None:
    """Make moves over the API; each that is confirmed is kept in the mirror."""
    for _ in range(moves):
        assert table.mirror.decision is not None
        move = random_move(table.mirror, chance)
        token = table.tokens[table.mirror.decision.player]
        door.ask("POST", f"/tables/{table.id}/moves", {"move": move}, token=token)
        table.mirror.apply(move)


def stored(file: Path, id: str) -> list[str]:
    """The moves of a table that are in the file."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as opened:
        asked = "SELECT data FROM entries WHERE table_id = ? AND kind = 'move' ORDER BY seq"
        found = [json.loads(data)["move"] for (data,) in opened.execute(asked, (id,))]
    opened.close()
    return found


# ---- torn files

Accident = Callable[[Path], None]


def overwrite(ending: str, begin: float, size: int, what: bytes | None = None) -> Accident:
    """Rubbish over some bytes, from a share of the file on."""

    def happen(file: Path) -> None:
        hit = Path(f"{file}{ending}")
        content = bytearray(hit.read_bytes())
        at = int(begin * len(content))
        content[at : at + size] = what if what is not None else random.Random(size).randbytes(size)
        hit.write_bytes(content)

    return happen


def cut(ending: str, share: float) -> Accident:
    def happen(file: Path) -> None:
        hit = Path(f"{file}{ending}")
        content = hit.read_bytes()
        hit.write_bytes(content[: int(share * len(content))])

    return happen


ACCIDENTS: dict[str, tuple[str, Accident]] = {
    "cut in half": ("broken", cut("", 0.5)),
    "cut in its head": ("broken", cut("", 0.0001)),
    "empty": ("emptied", cut("", 0)),
    "rubbish": ("broken", overwrite("", 0, 10_000)),
    "log cut": ("log", cut("-wal", 0.9)),
    "log cut within its first entry": ("log", cut("-wal", 0.001)),
    "log with rubbish": ("log", overwrite("-wal", 0.5, 100)),
    "log of rubbish": ("log", overwrite("-wal", 0, 2**14)),
}


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a server that was killed, as its disk had them: a database, its log, and what its threads share."""
    folder, copy = tmp_path_factory.mktemp("played"), tmp_path_factory.mktemp("killed")

    async def evening() -> None:
        store = await open_store(f"sqlite:///{folder}/tables.db")
        for number in range(40):
            await set_table(store, f"early {number}")
        await store.close()
        store = await open_store(f"sqlite:///{folder}/tables.db")
        for number in range(20):
            table = await set_table(store, f"late {number}")
            await do(store, table, table.move(0, "play copper"))
        for file in folder.iterdir():
            shutil.copy(file, copy)
        await store.close()

    asyncio.run(evening())
    assert {file.name for file in copy.iterdir()} == {"tables.db", "tables.db-wal", "tables.db-shm"}
    return copy


@pytest.fixture
def torn(killed: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(killed, tmp_path / "torn")) / "tables.db"


def test_the_files_of_a_killed_server_are_whole(torn: Path) -> None:
    async def morning() -> None:
        store = await open_store(f"sqlite:///{torn}")
        assert (await store.table("early 39")).stage == "playing"
        late = await store.table("late 19")
        assert late.game is not None and late.game.moves == ("play copper",)
        await store.close()

    asyncio.run(morning())


@pytest.mark.parametrize("accident", ACCIDENTS)
def test_a_torn_file_is_left_as_it_is_and_the_operator_told_what_to_do(
    torn: Path, accident: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kind, happen = ACCIDENTS[accident]
    happen(torn)
    before = {file.name: file.read_bytes() for file in torn.parent.iterdir() if not file.name.endswith("-shm")}
    url = f"sqlite:///{torn}"
    with pytest.raises(KunitoriError) as problem:
        asyncio.run(open_store(url))
    for language in LANGUAGES:
        say = texts(language)
        expected = say("error-store-open", url=url, reason=say(f"error-reason-{kind}"))
        assert problem.value.sentence(language) == expected
    assert main(["serve", "--no-browser", "--port", "0", "--database", url, "--lang", "ja"]) == 2
    assert capsys.readouterr().err == f"kunitori: {expected}\n"
    (torn.parent / "tables.db.server").unlink()
    after = {file.name: file.read_bytes() for file in torn.parent.iterdir() if not file.name.endswith("-shm")}
    assert after == before


def test_a_file_that_was_emptied_after_a_server_had_used_it_is_not_taken_for_a_new_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = tmp_path / "tables.db", f"sqlite:///{tmp_path}/tables.db"
    with _claim_database(url) as claim:
        claim.note("http://127.0.0.1:8000")
    file.write_bytes(b"")
    assert main(["serve", "--no-browser", "--port", "0", "--lang", "en", "--database", url]) == 2
    assert texts("en")("error-reason-emptied") in capsys.readouterr().err
    file.unlink()  # as the sentence says
    with _claim_database(url):
        asyncio.run(_make(url))


def test_rubbish_in_the_middle_is_a_sentence_for_those_games_alone(torn: Path, tmp_path: Path) -> None:
    whole = Path(shutil.copytree(torn.parent, tmp_path / "whole")) / "tables.db"
    ids = [f"{when} {number}" for when, many in (("early", 40), ("late", 20)) for number in range(many)]

    async def read(file: Path) -> int:
        store = await open_store(f"sqlite:///{file}")
        damaged = 0
        for id in ids:
            try:
                assert isinstance(await store.table(id), Table)
            except StoreTrouble as problem:
                assert problem.message.id == "error-store-broken"
                damaged += 1
        await store.summaries(ids)
        await store.close()
        return damaged

    assert asyncio.run(read(whole)) == 0
    pages = whole.stat().st_size // 4096
    found: list[int] = []
    for page in range(2, pages, 7):
        hit = tmp_path / f"page{page}.db"
        shutil.copy(whole, hit)
        overwrite("", page / pages, 4096)(hit)
        try:
            found.append(asyncio.run(read(hit)))
        except KunitoriError as problem:
            assert problem.message.id in ("error-store-open", "error-store-broken")
    assert any(0 < damaged < len(ids) for damaged in found), found


def test_the_database_of_another_program_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bookmarks.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
    other.close()
    before = file.read_bytes()
    for command in (["serve", "--no-browser", "--port", "0"], ["backup", str(tmp_path / "copy")]):
        assert main([*command, "--database", f"sqlite:///{file}", "--lang", "en"]) == 2
        assert texts("en")("error-reason-not-ours") in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_file_that_is_taken_away_gets_no_more_moves_until_it_is_back(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick()) as server:
        table = server.table("Ann", "Ben")
        with table.player(0) as ann:
            ann.hear()
            ann.act(do="play copper")
            (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
            until_ready(server.address, 503)
            assert ann.refused(do="play copper") == texts("en")("error-store-gone")
            assert httpx.get(f"{server.address}/t/{table.id}").status_code == 200
            (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
            until_ready(server.address)
            ann.act(do="play copper")
        assert [*table.game.moves] == ["play copper", "play copper"]
        assert server.errors == 0


# ---- places where nothing can be written


def test_a_read_only_folder_is_a_sentence_until_it_can_be_written(
    disk: SmallDisk, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_make(disk.database))
    disk.remount("ro")
    for command in (["serve", "--no-browser", "--port", "0"], ["backup", str(disk.folder / "copy")]):
        assert main([*command, "--lang", "fr", "--database", disk.database]) == 2
        assert texts("fr")("error-reason-forbidden") in capsys.readouterr().err
    disk.remount("rw")
    with Server(disk.database, quick()) as server:
        assert server.do(server.context.store.table("a")).stage == "playing"
        assert server.do(server.context.store.trouble()) is None


def test_a_full_disk_is_named_by_every_command_that_writes(
    disk: SmallDisk, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    asyncio.run(_make(f"sqlite:///{tmp_path}/games.db"))
    disk.fill()
    place = str(disk.folder / "file")
    for command in (
        f"play --auto --bots money,random --max-rounds 1 --seed 1 --record {place}",
        f"arena --bots money,random --games 2 --jobs 1 --max-rounds 1 --json {place}",
        f"backup {place} --database sqlite:///{tmp_path}/games.db",
        f"serve --no-browser --port 0 --database {disk.database}",
    ):
        assert main([*command.split(), "--lang", "ja"]) == 2, command
        said = capsys.readouterr().err
        assert "ディスクがいっぱい" in said and said.count("\n") == 1, command
    assert not Path(place).exists()


async def _make(url: str) -> None:
    store = await open_store(url)
    await set_table(store, "a")
    await store.close()


def test_a_game_whose_start_could_not_be_written_starts_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "OPENING_SECONDS", 0.05)

    async def story() -> None:
        async with hub_on(database(tmp_path)) as hub:
            append = hub.store.append

            async def full(id: str, seq: int, draft: Draft, at: float) -> Entry:
                if draft.kind == "start":
                    raise StoreTrouble("error-store-full")
                return await append(id, seq, draft, at)

            monkeypatch.setattr(hub.store, "append", full)
            with pytest.raises(StoreTrouble):
                await seated(hub, "person", "person")
            (live,) = hub._tables.values()
            assert live.table.is_full and live.table.stage == "gathering"
            monkeypatch.setattr(hub.store, "append", append)
            async with asyncio.timeout(PATIENCE):
                while live.table.stage != "playing":
                    await asyncio.sleep(0.01)
            assert not hub.metrics.counted("errors")

    asyncio.run(story())


# ---- a database server that dies


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    try:
        with private_server() as server:
            yield server
    except NoPostgres as problem:
        pytest.skip(str(problem))


@pytest.mark.slow
def test_a_database_server_that_is_killed_in_mid_play_and_comes_back(postgres: PostgresServer) -> None:
    with Server(postgres.url, quick()) as here, Server(postgres.url, quick()) as there:
        table = here.table("Ann", "Ben")
        with table.player(0) as ann, server_player(there, table.id, table.tokens[1]) as ben:
            for player in (ann, ben):
                player.hear()
            ann.act(do="play copper")
            ben.until_rev(ann.rev)
            postgres.kill()
            assert ann.refused(do="play copper") == texts("en")("error-store-write")
            told = httpx.get(f"{here.address}/health/ready")
            assert (told.status_code, told.json()["why"]) == (503, texts("en")("error-store-write"))
            assert httpx.get(f"{here.address}/t/{table.id}").status_code == 200
            postgres.start()
            for server in (here, there):
                until_ready(server.address)
            ann.act(do="play copper")
            ben.until_rev(ann.rev)
        assert table.game.moves == ("play copper",) * 2
        assert here.errors == there.errors == 0


def server_player(server: Server, id: str, token: str) -> Player:
    return Player(f"ws://127.0.0.1:{server.port}/ws/t/{id}?token={token}")
