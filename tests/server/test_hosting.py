"""What docs/hosting.md says of the bounds of each request and live message is what the code has."""

import re
from pathlib import Path
from typing import get_args

from branchline.server.app import all_endpoints
from branchline.tables import live_messages as wire_live
from kits.limits import defaults

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def rows(columns: int) -> dict[str, list[str]]:
    """The rows of one table: what stands first, and the cells behind it."""
    row = re.compile(r"^\| `([^`]+)` \|" + r" ?([^|]*?) ?\|" * (columns - 1) + "$", re.MULTILINE)
    return {found[1]: [*found.groups()[1:]] for found in row.finditer(HOSTING.partition("### What bounds each")[2])}


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w.]+)`", cell)


def test_every_request_has_a_row_with_its_rate_and_its_size() -> None:
    told = rows(4)
    endpoints = {f"{endpoint.method} {endpoint.path}": endpoint for endpoint in all_endpoints()}
    assert list(told) == list(endpoints)
    for name, endpoint in endpoints.items():
        rates, body, _ = told[name]
        assert named(rates)[:1] == ([] if endpoint.method == "GET" else [endpoint.spends]), name
        assert named(body) == ([] if endpoint.body is None else [endpoint.most]), name


def test_every_live_message_has_a_row() -> None:
    assert list(rows(3)) == [message.__struct_config__.tag for message in get_args(wire_live.Said)]


def test_every_bound_that_is_named_there_is_one() -> None:
    known = set(defaults())
    for name, (rates, body, more) in rows(4).items():
        assert {f"rates.{rate}" for rate in named(rates)} <= known, name
        assert {f"bounds.{bound}" for bound in named(body)} <= known, name
        assert set(named(more)) <= known | {"wait"}, name
    for name, (rates, more) in rows(3).items():
        assert {f"rates.{rate}" for rate in named(rates)} | set(named(more)) <= known, name
