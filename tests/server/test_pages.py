"""The client's files: a shell for every page, assets under their version, and a policy that allows nothing else."""

import gzip
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from branchline.server.errors import Unknown
from branchline.server.http.lean import lean
from branchline.server.http.pages import Pages, page_routes
from kits.server import PATIENCE, Server

SHELL = """<!doctype html><script type="importmap">{"imports": {"app": "/assets/{version}/app.js"}}</script>
<script type="module" src="/assets/{version}/app.js"></script>"""


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    for name, text in {
        "web/index.html": SHELL,
        "web/app.js": "export const a = 1;\n" * 100,
        "web/worker.js": "const version = '{version}';",
        "web/icons/icon.svg": "<svg/>",
        "words/en/server.ftl": "stale = Stale\n",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Pages({"web": tmp_path / "web", "words": tmp_path / "words", "rules": tmp_path / "none"})


def test_the_import_map_is_allowed_by_its_hash_and_no_other_script(pages: Pages) -> None:
    shell = pages.shell("")
    found = re.search('<script type="importmap">(.*?)</script>', shell.content.decode())
    assert found is not None
    assert pages.version in found[1]
    policy = shell.headers["content-security-policy"]
    assert f"'sha256-{b64encode(sha256(found[1].encode()).digest()).decode()}'" in policy
    assert "unsafe-inline" not in policy
    assert "default-src 'none'" in policy
    assert shell.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_under_their_version(pages: Pages) -> None:
    asset = pages.asset("app.js", "gzip, br")
    assert "immutable" in asset.headers["cache-control"]
    assert gzip.decompress(asset.content).startswith(b"export")
    assert pages.asset("words/en/server.ftl", "").content == b"stale = Stale\n"
    with pytest.raises(Unknown):
        pages.asset("../secret", "")


def test_lines_that_are_only_comments_are_sent_empty_and_no_other_changes() -> None:
    script = b"/**\n * Why. @param {string} a\n */\nlet a = 'b' // kept\n  // gone\nlet c = /** @type {any} */ (a)\n"
    assert lean("lib/some.js", script) == b"\n\n\nlet a = 'b' // kept\n\nlet c = /** @type {any} */ (a)\n"
    assert lean("vendor/some.js", script) == script
    assert lean("css/some.css", b"/* Why,\n   and why not. */\na { b: c }\n") == b"\n\na { b: c }\n"
    assert lean("words/en/some.ftl", b"# Why\na = b\n  # of b\n") == b"\na = b\n  # of b\n"


def test_what_opens_as_a_page_is_guarded_whole_and_what_a_page_loads_by_what_matters_for_it(pages: Pages) -> None:
    for whole in (pages.shell(""), pages.root_file("worker.js", ""), pages.asset("icons/icon.svg", "")):
        assert whole.headers["x-frame-options"] == "DENY"
        assert "default-src 'none'" in whole.headers["content-security-policy"]
    part = pages.asset("app.js", "")
    assert part.headers["x-content-type-options"] == "nosniff"
    assert part.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in part.headers


def test_every_other_path_is_a_page_of_the_client(pages: Pages) -> None:
    with TestClient(Litestar(page_routes(pages), openapi_config=None)) as client:
        for path in ("/", "/table/abc", "/join/abc.1.xyz", "/replay/abc/12"):
            assert client.get(path).status_code == 200
        assert client.get("/worker.js").text == f"const version = '{pages.version}';"
        assert client.get(f"/assets/{pages.version}/icons/icon.svg").headers["content-type"].startswith("image/svg")
        assert client.get("/assets/old/app.js").status_code >= 400


def test_parts_made_while_the_server_runs_are_another_version_and_the_one_before_stays(
    pages: Pages, tmp_path: Path
) -> None:
    with TestClient(Litestar(page_routes(pages), openapi_config=None)) as client:
        assert pages.version in client.get("/").text
        parts = tmp_path / "web" / "pocket" / "parts"
        parts.mkdir(parents=True)
        (parts / "parts.json").write_text("{}")
        shell = client.get("/settings").text
        assert pages.version not in shell
        version = client.get("/worker.js").text.split("'")[1]
        assert version in shell
        assert client.get(f"/assets/{version}/pocket/parts/parts.json").text == "{}"
        for each in (version, pages.version):
            assert client.get(f"/assets/{each}/icons/icon.svg").status_code == 200
        assert client.get(f"/assets/{pages.version}/pocket/parts/parts.json").status_code >= 400


def test_without_a_client_the_api_still_answers(server: Server) -> None:
    assert httpx.get(server.url + "/api/me", timeout=PATIENCE).status_code == 200
    assert httpx.get(server.url + "/no/such.file", timeout=PATIENCE).status_code == 404
