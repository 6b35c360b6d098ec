"""The schema of the API (OpenAPI 3.1), and the page that shows it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from kunitori.game.game import VERSION
from kunitori.i18n import texts
from kunitori.web.api import lists, records, tables
from kunitori.web.context import base_url, language_of, page, say_for

__all__ = ["PARTS", "ROOT", "bare_schema", "pages", "schema", "v1"]

ROOT = "/api/v1"
PARTS = (tables, records, lists)



async def spoken(
    lang: Annotated[
        Literal["en", "de", "fr", "ja"] | None,
        Query(description="The language of sentences; otherwise `Accept-Language` decides"),
    ] = None,
) -> None:
    """The parameters that every operation takes; `language_of` reads them."""


v1: APIRouter = APIRouter(prefix=ROOT, dependencies=[Depends(spoken)])
for _part in PARTS:
    v1.include_router(_part.router)

pages: APIRouter = APIRouter(include_in_schema=False)

_METHODS = ("get", "post", "put", "patch", "delete")


@cache
def bare_schema() -> Mapping[str, Any]:
    """What the schema is in all languages, without titles and summaries."""
    found = get_openapi(title="", version=VERSION, routes=v1.routes)
    for operation in _each_operation(found):
        operation["responses"] |= {
            status: _problem(answer) for status, answer in operation["responses"].items() if status > "3"
        }
    return found


@cache
def schema(language: str) -> Mapping[str, Any]:
    """The whole schema; summaries in the given language, everything else in English."""
    say, found = texts(language), deepcopy(dict(bare_schema()))
    found["info"] |= {"title": say("api-title"), "description": say("api-about")}
    found["tags"] = [{"name": name, "description": say(f"api-tag-{name}")} for name in ("tables", "records", "lists")]
    for operation in _each_operation(found):
        operation["summary"] = say("api-op-" + operation["operationId"].replace("_", "-"))
    return found


def _each_operation(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for path in found["paths"].values():
        yield from (path[method] for method in _METHODS if method in path)


def _problem(answer: dict[str, Any]) -> dict[str, Any]:
    """Make refusals JSON even where the answer is not."""
    told = answer["content"]
    refusal = {"schema": {"$ref": "#/components/schemas/Problem"}, "example": told["application/json"]["example"]}
    return {**answer, "content": {"application/json": refusal}}


@pages.get("/api/openapi.json")
async def openapi(request: Request) -> JSONResponse:
    """The schema for programs."""
    return JSONResponse(schema(language_of(request)))


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter of an operation."""

    name: str
    place: str
    kind: str
    is_required: bool


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation, as the page shows it."""

    id: str
    method: str
    path: str
    summary: str
    security: tuple[str, ...]
    fields: tuple[Field, ...]
    body: str
    answer: str
    statuses: tuple[str, ...]


@pages.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    """The documentation page of the API."""
    say = say_for(request)
    found = schema(say.language)
    groups = [(tag["name"], tag["description"], tuple(operations(found, tag["name"]))) for tag in found["tags"]]
    return page(request, "api/docs.html", groups=groups, base=base_url(request))


def operations(found: Mapping[str, Any], tag: str) -> Iterator[Operation]:
    """The operations of one group, in the order of the schema."""
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            if tag in operation["tags"]:
                yield _operation(found, path, method, operation)


def _operation(found: Mapping[str, Any], path: str, method: str, operation: Mapping[str, Any]) -> Operation:
    good = next(status for status in operation["responses"] if status.startswith("2"))
    model = _body(found, operation)
    return Operation(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        summary=operation["summary"],
        security=tuple(name for scheme in operation.get("security", ()) for name in scheme),
        fields=tuple(_fields(found, operation)),
        body=json.dumps(model["examples"][0], ensure_ascii=False) if model else "",
        answer=_type(next(iter(operation["responses"][good]["content"].values()))["schema"]),
        statuses=tuple(operation["responses"]),
    )


def _fields(found: Mapping[str, Any], operation: Mapping[str, Any]) -> Iterator[Field]:
    for field in operation["parameters"]:
        yield Field(field["name"], field["in"], _type(field["schema"]), field["required"])
    if model := _body(found, operation):
        for name, kind in model["properties"].items():
            yield Field(name, "body", _type(kind), name in model.get("required", ()))


def _body(found: Mapping[str, Any], operation: Mapping[str, Any]) -> Mapping[str, Any] | None:
    content = operation.get("requestBody", {}).get("content", {})
    return found["components"]["schemas"][_type(next(iter(content.values()))["schema"])] if content else None


def _type(kind: Mapping[str, Any]) -> str:
    """A type in a word or two.

    >>> _type({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    'integer'
    >>> _type({"type": "array", "items": {"$ref": "#/components/schemas/CardSeen"}})
    '[CardSeen]'
    """
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(_type(each) for each in kind["anyOf"] if each.get("type") != "null")
    if "enum" in kind:
        return " | ".join(str(each) for each in kind["enum"])
    if kind.get("type") == "array":
        return f"[{_type(kind['items'])}]"
    return str(kind.get("type", "object"))
