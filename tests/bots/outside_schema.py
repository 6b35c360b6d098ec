"""The published schema of outside bots as a check of messages and answers: no field may be missing from it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

SCHEMA = Path(__file__).parents[2] / "docs" / "outside-bots.schema.json"


def check_message(message: Any) -> None:
    """A message that we send: the schema knows every field of it."""
    problems = [*_validator("message", True).iter_errors(json.loads(json.dumps(message)))]
    assert not problems, problems[0]


def check_answer(answer: Any) -> None:
    """An answer that a bot may give."""
    problems = [*_validator("answer", False).iter_errors(answer)]
    assert not problems, problems[0]


def is_answer(answer: Any) -> bool:
    """Whether the schema takes something for an answer."""
    return bool(_validator("answer", False).is_valid(answer))


@cache
def _validator(kind: str, is_strict: bool) -> Draft202012Validator:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    definitions = {name: _closed(each) if is_strict else each for name, each in schema["$defs"].items()}
    return Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": definitions})


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    """The same without fields that it does not name."""
    return {"additionalProperties": False, **schema} if "properties" in schema else schema
