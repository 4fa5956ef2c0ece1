"""What `/metrics` has is what docs/hosting.md lists, and no more."""

import re
from pathlib import Path

import httpx

from branchline.server.health.metrics import gauges
from kits.server import PATIENCE, Server

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_metric_is_listed_and_the_writer_the_disk_and_the_workers_are_among_them(server: Server) -> None:
    text = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    listed = set(re.findall(r"^\| `((?:branchline|process)_\w+)` \|", HOSTING, re.MULTILINE))
    is_postgres = server.settings.data.startswith("postgres")
    absent = {"branchline_backup_age_seconds", *(["branchline_disk_free_bytes"] if is_postgres else [])}
    assert set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE)) == listed - absent
    values = dict(re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE))
    assert values["branchline_writer_alive"] == "1"
    assert is_postgres or float(values["branchline_disk_free_bytes"]) > 0


def test_a_large_number_is_told_to_its_last_digit() -> None:
    assert list(gauges({"free": ("Room.", 123_456_789_012.0)}))[-1] == "free 123456789012"
