"""Writes the protocol's TypeScript types: `python -m smashup.server.typescript [FILE]`.

Without a file: web/src/lib/protocol/types.ts. A test fails when that file and the models differ.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from smashup.server.protocol import FROM_CLIENT, FROM_SERVER, REST_BODIES
from smashup.server.protocol.common import Phase, Setup, Speed

DESTINATION = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol" / "types.ts"
LINE = 120
HEADER = "// Made by `python -m smashup.server.typescript` from src/smashup/server/protocol. Do not edit.\n"
_SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types of the protocol as one TypeScript module."""
    definitions = _definitions()
    unions = {
        "ClientMessage": FROM_CLIENT.json_schema(),
        "Entry": definitions["News"]["properties"]["entry"],
        "Phase": TypeAdapter(Phase).json_schema(),
        "ServerMessage": FROM_SERVER.json_schema(),
        "Setup": TypeAdapter(Setup).json_schema(),
        "Speed": TypeAdapter(Speed).json_schema(),
    }
    interfaces = [_interface(name, schema) for name, schema in definitions.items()]
    return "\n".join([HEADER, *interfaces, *[_union(name, _type(schema)) for name, schema in unions.items()]])


def _definitions() -> dict[str, Any]:
    """The schema of every model, by name."""
    _, bodies = models_json_schema([(model, "validation") for model in REST_BODIES])
    return dict(
        sorted((bodies["$defs"] | FROM_SERVER.json_schema()["$defs"] | FROM_CLIENT.json_schema()["$defs"]).items())
    )


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, described in schema.get("properties", {}).items():
        lines += _comment(described, "  ")
        kind = _type(described)
        # What is None is left out. A default does not make a field optional: the server always writes it.
        missing = field not in schema.get("required", ()) and "default" not in described
        optional = "?" if missing or kind.endswith(" | null") else ""
        lines.append(f"  {field}{optional}: {kind.removesuffix(' | null')};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, kinds: str) -> str:
    """One line, or where that is too long one line for each kind, as the formatter of web/ likes it."""
    line = f"export type {name} = {kinds};"
    if len(line) > LINE:
        line = "\n  | ".join([f"export type {name} =", *kinds.split(" | ")]) + ";"
    return f"{line}\n"


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    text = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[key]))
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return _SIMPLE[schema["type"]]


def main(argv: list[str]) -> int:
    destination = Path(argv[0]) if argv else DESTINATION
    destination.parent.mkdir(parents=True, exist_ok=True)
    destination.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
