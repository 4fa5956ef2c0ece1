"""The API as a page to read: plain HTML, no script, nothing from outside."""

from html import escape
from typing import Any

import msgspec


def schema_page(document: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Branchline API</title><body><h1>Branchline API</h1>"
    ]
    parts.append("<p>The same as JSON: <a href=/schema>/schema</a> (OpenAPI 3.1).</p>")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2>Types</h2>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3>{_schema(schema)}")
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h3>{method.upper()} {escape(path)}</h3><p>{escape(operation['description'])}</p>"]
    for parameter in operation["parameters"]:
        lines.append(f"<p>{parameter['in']} <b>{escape(parameter['name'])}</b></p>{_schema(parameter['schema'])}")
    if "requestBody" in operation:
        lines.append("<p>Body:</p>" + _content(operation["requestBody"]))
    for status, response in operation["responses"].items():
        lines.append(f"<p>{status}: {escape(response['description'])}</p>")
        lines += [_content(response)] if status.startswith("2") else []
    return "\n".join(lines)


def _content(holder: dict[str, Any]) -> str:
    return "".join(_schema(content["schema"]) for content in holder["content"].values())


def _schema(schema: dict[str, Any]) -> str:
    if set(schema) == {"$ref"}:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"<p><a href='#{escape(name)}'>{escape(name)}</a></p>"
    return f"<pre>{escape(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode())}</pre>"
