"""The MCP server, through the official client: in this process, and as a command on standard input and output."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import pytest

pytest.importorskip("mcp", reason="MCP is not installed (pip install -e '.[mcp]')")

import anyio
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from kunitori.cards import Corrections
from kunitori.envs.mcp import TOOLS, new_server
from kunitori.game import loads
from kunitori.i18n import LANGUAGES


def with_client(play: Callable[[Any], Awaitable[None]], server: Any, mode: str = "auto") -> None:
    async def run() -> None:
        async with Client(server, mode=mode) as client:
            await play(client)

    anyio.run(run)


async def said(client: Any, tool: str, arguments: Mapping[str, Any] | None = None, *, refused: bool = False) -> str:
    result = await client.call_tool(tool, dict(arguments or {}))
    assert bool(result.is_error) is refused, result
    (content,) = result.content
    return str(content.text)


def first_words(moves: str) -> Iterator[str]:
    return (line.partition(" – ")[0] for line in moves.splitlines())


def test_a_game_from_the_first_question_to_the_record() -> None:
    async def play(client: Any) -> None:
        told = await said(client, "new_game", {"game": "kunitori", "bots": ["money"], "seed": 7})
        assert "The cards, each with its id:" in told and "What do you buy?" in told
        for _ in range(400):
            moves = [*first_words(await said(client, "moves"))]
            if "win" in moves[0]:
                break
            buys = [move for move in moves if move.startswith("buy")]
            told = await said(client, "play", {"move": (buys or moves)[-1]})
        assert "wins with" in told
        assert "The game is over" in await said(client, "play", {"move": "end"}, refused=True)
        assert loads(await said(client, "record")).is_over

    with_client(play, new_server())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tools_are_described_in_every_language(language: str) -> None:
    async def play(client: Any) -> None:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [*TOOLS]
        for tool in tools:
            assert tool.description
            assert [*tool.input_schema["properties"]] == [argument.name for argument in TOOLS[tool.name]]
            assert all(each["description"] for each in tool.input_schema["properties"].values())

    with_client(play, new_server(language))


def test_looking_and_asking_change_nothing() -> None:
    async def play(client: Any) -> None:
        assert "There is no game yet" in await said(client, "look", refused=True)
        await said(client, "new_game", {"game": "kunitori", "seed": "7"})
        before = await said(client, "look")
        assert "Gold costs 6" in await said(client, "why_not", {"move": "buy gold"})
        assert await said(client, "why_not", {"move": "end"}) == "This move can be played now."
        assert "C5.6" in await said(client, "rules", {"what": "C5.6"})
        assert "Cavalry" in await said(client, "cards", {"card": "cavalry"})
        assert "Secret" not in await said(client, "record")
        assert await said(client, "look") == before

    with_client(play, new_server())


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("sing", {}, "There is no tool “sing”."),
        ("play", {}, "“play” needs “move”."),
        ("play", {"move": 7}, "“move” must be a text, not 7."),
        ("play", {"move": "buy gold"}, "Gold costs 6"),
        ("new_game", {"players": "two"}, "“players” must be a whole number, not two."),
        ("new_game", {"players": True}, "“players” must be a whole number, not True."),
        ("new_game", {"bots": "money"}, "“bots” must be a list of texts, not money."),
        ("new_game", {"bots": [1]}, "“bots” must be a list of texts"),
        ("new_game", {"bots": ["exec:sh"]}, "There is no bot “exec:sh” here."),
        ("new_game", {"colour": "red"}, "“new_game” has no argument “colour”."),
        ("new_game", {"game": "custom"}, "A custom game needs a mix"),
        ("rules", {"what": "Z9"}, ""),
        ("cards", {"card": "excalibur"}, "There is no card “excalibur”"),
    ],
)
def test_bad_input_gets_a_sentence(tool: str, arguments: dict[str, Any], sentence: str) -> None:
    async def play(client: Any) -> None:
        await said(client, "new_game", {"game": "kunitori", "seed": "7"})
        before = await said(client, "look")
        told = await said(client, tool, arguments, refused=True)
        assert sentence in told and told.endswith((".", ")", "?"))
        assert await said(client, "look") == before

    with_client(play, new_server())


def test_a_mix_of_cards_is_played() -> None:
    async def play(client: Any) -> None:
        told = await said(client, "new_game", {"game": "custom", "mix": "world_chaos,-trap,market", "seed": 7})
        assert "  market: " in told and "  trap: " not in told and "  land_destroyer: " in told
        drawn = [await said(client, "new_game", {"game": "custom", "mix": "random", "seed": 7}) for _ in range(2)]
        assert drawn[0] == drawn[1]
        assert "rule X5" in await said(client, "new_game", {"game": "kunitori", "mix": "market"}, refused=True)

    with_client(play, new_server())


def test_owners_numbers_count() -> None:
    async def play(client: Any) -> None:
        told = await said(client, "new_game", {"game": "kunitori", "seed": 7})
        assert "buy farmers – Buy Farmers for 1" in told

    with_client(play, new_server(corrections=Corrections.of({"kunitori": {"farmers": {"cost": 1}}})))


def test_calls_at_once_are_answered_one_after_the_other() -> None:
    async def play(client: Any) -> None:
        await said(client, "new_game", {"game": "kunitori", "seed": 7, "bots": ["captain"]})
        async with anyio.create_task_group() as group:
            for _ in range(4):
                group.start_soon(said, client, "play", {"move": "end"})
        assert (await said(client, "record")).count("\nend") >= 4

    with_client(play, new_server())


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_the_command_speaks_both_ages_of_the_protocol_and_hides_moves(mode: str) -> None:
    async def play(client: Any) -> None:
        assert "moves" not in {tool.name for tool in (await client.list_tools()).tools}
        told = await said(client, "new_game", {"game": "moegahara", "players": 4, "seed": 7})
        assert "Diese Spielzüge sind offen" not in told and "play KARTE" in told

    words = ["-m", "kunitori", "mcp", "--no-moves", "--lang", "de"]
    server = StdioServerParameters(command=sys.executable, args=words, env=dict(os.environ))
    with_client(play, stdio_client(server), mode)
