"""A table of bots for a language model, over the Model Context Protocol (docs/language-models.md).

Needs the extra ``mcp``. `kunitori mcp` serves it on standard input and output.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import anyio
import mcp_types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from kunitori.cards.corrections import Corrections
from kunitori.envs.words.bot_table import BotTable
from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import Texts, texts

__all__ = ["TOOLS", "ToolArgument", "new_server", "serve_on_stdio"]

_SCHEMAS: Mapping[type, Mapping[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    list: {"type": "array", "items": {"type": "string"}},
}


@dataclass(frozen=True, slots=True)
class ToolArgument:
    """An argument of a tool."""

    name: str
    kind: type = str
    """``str``, ``int`` or ``list``, of texts."""
    is_needed: bool = False


TOOLS: Mapping[str, tuple[ToolArgument, ...]] = {
    "new_game": (
        ToolArgument("game"), ToolArgument("players", int), ToolArgument("bots", list), ToolArgument("seed"),
        ToolArgument("mix"),
    ),
    "look": (),
    "moves": (),
    "why_not": (ToolArgument("move", is_needed=True),),
    "play": (ToolArgument("move", is_needed=True),),
    "rules": (ToolArgument("what"),),
    "cards": (ToolArgument("card"), ToolArgument("game")),
    "record": (),
}  # fmt: skip
"""The tools with their arguments. Their names are those of the methods of `BotTable`."""


def new_server(
    language: str = "en", *, lists_moves: bool = True, corrections: Corrections | None = None
) -> Server[Any]:
    """A server with one table; every connection to it plays the same game."""
    say = texts(language)
    table, one_at_a_time = BotTable(language, lists_moves=lists_moves, corrections=corrections), anyio.Lock()
    offered = {name: arguments for name, arguments in TOOLS.items() if lists_moves or name != "moves"}

    async def list_tools(_: Any, __: Any) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_described(name, given, say) for name, given in offered.items()])

    async def call_tool(_: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            checked = _checked(params.name, params.arguments or {}, offered)
            tool: Callable[..., str] = getattr(table, params.name)
            async with one_at_a_time:
                return _result(await anyio.to_thread.run_sync(lambda: tool(**checked)))
        except KunitoriError as problem:
            return _result(problem.sentence(language), is_error=True)

    return Server(
        "kunitori",
        version=version("kunitori"),
        instructions=say("mcp-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def serve_on_stdio(language: str = "en", *, lists_moves: bool = True, corrections: Corrections | None = None) -> None:
    """Serve a table on standard input and output until the input ends."""
    logging.getLogger("mcp").setLevel(logging.ERROR)  # standard error is for our own sentences
    server = new_server(language, lists_moves=lists_moves, corrections=corrections)

    async def run() -> None:
        async with stdio_server() as (read, write):
            await server.run(read, write, server.create_initialization_options())

    anyio.run(run)


def _described(name: str, arguments: tuple[ToolArgument, ...], say: Texts) -> types.Tool:
    hyphened = name.replace("_", "-")
    properties = {
        each.name: {**_SCHEMAS[each.kind], "description": say(f"mcp-{hyphened}-{each.name}")} for each in arguments
    }
    needed = [each.name for each in arguments if each.is_needed]
    schema: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    return types.Tool(
        name=name,
        description=say(f"mcp-{hyphened}"),
        input_schema={**schema, "required": needed} if needed else schema,
    )


def _checked(tool: str, given: Mapping[str, Any], offered: Mapping[str, tuple[ToolArgument, ...]]) -> dict[str, Any]:
    """The arguments of a call, each of its kind; a `KunitoriError` says what is wrong. A null counts as left out."""
    if tool not in offered:
        raise KunitoriError("mcp-error-tool", tool=quoted(tool), tools=tuple(offered))
    arguments = {each.name: each for each in offered[tool]}
    found = {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        if name not in arguments:
            raise KunitoriError("mcp-error-argument", argument=quoted(name), tool=tool, arguments=tuple(arguments))
        if not _is_of_kind(value, arguments[name]):
            raise KunitoriError(f"mcp-error-{arguments[name].kind.__name__}", argument=name, value=quoted(value))
    for each in arguments.values():
        if each.is_needed and each.name not in found:
            raise KunitoriError("mcp-error-missing", tool=tool, argument=each.name)
    return found


def _is_of_kind(value: Any, argument: ToolArgument) -> bool:
    if argument.kind is list:
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    is_number_for_seed = argument.name == "seed" and type(value) is int  # a seed is a word or a number
    return type(value) is argument.kind or is_number_for_seed


def _result(text: str, *, is_error: bool = False) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=is_error)
