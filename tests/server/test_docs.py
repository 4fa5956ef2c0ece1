"""docs/api.md names every endpoint and every live message, and no others."""

import re
from pathlib import Path

from branchline.server.app import all_endpoints
from branchline.server.wire_live import Said, Told

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def shown_paths() -> set[str]:
    """Paths as the text writes them; `…` stands for a table."""
    found = re.findall(r"(/(?:api|health|metrics|schema)[\w/{}…]*|…/[\w/{}]+)", TEXT)
    return {re.sub(r"\{(\w+)\}", "{}", path.replace("…", "/api/tables/{table}", 1)) for path in found}


def test_the_text_names_every_endpoint_and_no_other() -> None:
    endpoints = {re.sub(r"\{(\w+)\}", "{}", endpoint.path) for endpoint in all_endpoints()}
    shown = shown_paths() - {"/api/tables/{}/live"}
    assert endpoints - shown == set()
    assert shown - endpoints == set()


def test_the_text_names_every_live_message() -> None:
    for kind in (*Said.__args__, *Told.__args__):
        assert f"`{kind.__struct_config__.tag}`" in TEXT
