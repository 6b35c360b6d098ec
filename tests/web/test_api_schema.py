"""Fuzzes the API with requests that fit its schema or nearly do: every answer is one the schema allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.web.api_people import Client, Player, gathered, wired
from tests.web.conftest import Server
from tests.web.test_api import play_out

from kunitori.web.api.schema import schema

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    response_headers_conformance,
]  # fmt: skip
TOO_LONG = 431
OPERATIONS = {
    operation["operationId"]: (path, method)
    for path, methods in schema("en")["paths"].items()
    for method, operation in methods.items()
}


@dataclass(frozen=True)
class House:
    """A server with four tables: one in the lobby, one in play, one with a bot, and one that is over."""

    address: str
    tables: tuple[str, ...]
    tokens: tuple[str, ...]
    wire: requests.Session
    operations: Any


@pytest.fixture(scope="module")
def house(server: Server) -> Iterator[House]:
    with wired(server.address) as address, requests.Session() as wire:
        host = Client(address)
        over = gathered(address, "Ann Ben", game="kunitori", max_rounds=1, seed="1")
        play_out(over, 1)
        waiting = host.do("/tables", {"seats": ["person", "person"], "sit": {"name": "Ann"}})
        alone = host.do("/tables", {"seats": ["person", "random"], "start": 0, "sit": {"name": "Ann"}})
        people: list[Player] = [
            *over, *gathered(address, "Ann Ben Chloe Dai", game="moegahara"), host.sits(waiting["seat"]),
            host.sits(alone["seat"]),
        ]  # fmt: skip
        tables = tuple({player.table.rpartition("/")[2] for player in people})
        yield House(
            address, tables, tuple(player.token or "" for player in people), wire,
            schemathesis.openapi.from_dict(dict(schema("en"))),
        )  # fmt: skip


def throw(house: House, name: str, examples: int, mode: GenerationMode) -> None:
    """Send requests that fit the schema or nearly do, mostly about existing tables and from people who sit there."""
    path, method = OPERATIONS[name]
    operation = house.operations[path][method.upper()]
    checks = [*CHECKS, negative_data_rejection] if mode is GenerationMode.NEGATIVE else CHECKS

    @seed(7)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate], print_blob=False,
        suppress_health_check=[*HealthCheck],
    )  # fmt: skip
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from((*house.tables, None)),
        token=st.sampled_from((*house.tokens, None)),
    )
    def one(case: Any, table: str | None, token: str | None) -> None:
        if table and mode is GenerationMode.POSITIVE and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if isinstance(case.query, dict) and "wait" in case.query and mode is GenerationMode.POSITIVE:
            case.query["wait"] = 0
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = case.call(base_url=house.address, session=house.wire, headers=headers)
        if answer.status_code != TOO_LONG:  # such an address is refused before anybody knows what it asks for
            case.validate_response(answer, checks=checks)

    one()


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_fits_the_schema_is_answered_by_it(house: House, name: str) -> None:
    throw(house, name, 4, GenerationMode.POSITIVE)


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_does_not_fit_is_refused_by_it(house: House, name: str) -> None:
    throw(house, name, 3, GenerationMode.NEGATIVE)


@pytest.mark.slow
@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("name", OPERATIONS)
def test_much_more_of_it(house: House, name: str, mode: GenerationMode) -> None:
    throw(house, name, 20, mode)
