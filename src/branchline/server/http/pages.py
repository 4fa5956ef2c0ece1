"""The pages of the browser client, served from the package: one shell, and assets under a path with their version."""

import asyncio
import gzip
import json
import mimetypes
import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from branchline.server.errors import Unknown
from branchline.server.http.lean import lean
from branchline.server.http.security import HEADERS, WORKER_POLICY, page_policy

VERSION: Final = "{version}"
"""Stands in index.html, the manifest and the worker where the version of the assets belongs."""
LANGUAGES: Final = "{languages}"
"""Stands in index.html where the client is told which languages there are words in."""
UNLISTED: Final = ("index.html", "worker.js", "manifest.webmanifest", "pocket/parts/made_of")
"""What is no part of a page under its version."""
_UNSERVED: Final = (".py", ".pyc", ".d.ts")
"""What nobody asks a server for."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_PACKED: Final = (".packed", ".zip", ".whl")
"""Files that no packing makes smaller."""
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".toml": "text/plain",
}
_WORKERS: Final = ("pocket/worker.js", "pocket/thinker.js")
"""The scripts that may run WebAssembly: Python in the browser."""
FILES: Final = "files.json"
"""All the files and what each is known by, for who keeps them to be without a server."""
PARTS: Final = "pocket/parts/parts.json"
"""What the host in the browser is made of, where it was set up."""
_FOR_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
_IMPORT_MAP: Final = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


def _folders() -> dict[str, Path]:
    """What is served, by the first part of its path: the client, the words, the rules."""
    package = Path(str(files("branchline")))
    rules = package / "docs" / "rules"
    if not rules.is_dir():  # in the source tree they stand beside the package
        rules = package.parent.parent / "docs" / "rules"
    return {"web": package / "web", "words": package / "words", "rules": rules}


def import_map_hashes(shell: str) -> list[str]:
    """Of the one script that stands in the page itself."""
    return [b64encode(sha256(found.encode()).digest()).decode() for found in _IMPORT_MAP.findall(shell)]


def known_by(files: Mapping[str, bytes]) -> dict[str, Any]:
    """What a page checks files by (`Known` in web/lib/http_transport.js)."""
    return {name: {"bytes": len(data), "sha256": sha256(data).hexdigest()} for name, data in sorted(files.items())}


class Pages:
    """Empty where the client is not part of the package."""

    def __init__(self, folders: dict[str, Path] | None = None) -> None:
        self._files: dict[str, bytes] = {}
        self.folders = folders or _folders()
        for prefix, folder in self.folders.items():
            for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
                if file.is_file() and not file.name.endswith(_UNSERVED) and "__pycache__" not in file.parts:
                    name = "/".join(([] if prefix == "web" else [prefix]) + list(file.relative_to(folder).parts))
                    self._files[name] = lean(name, file.read_bytes())
        twins = [name for name in self._files if name.endswith(".gz")]
        self._packed = {f"{name.removesuffix('.gz')} {_FOREVER}": self._files.pop(name) for name in twins}
        if "index.html" in self._files:
            listed = known_by({name: data for name, data in self._files.items() if name not in UNLISTED})
            self._files[FILES] = json.dumps(listed).encode()
        parts = [name.encode() + b"\0" + data for name, data in sorted(self._files.items())]
        self.version = sha256(b"\0".join(parts)).hexdigest()[:12]
        languages = sorted({name.split("/")[1] for name in self._files if name.startswith("words/")})
        shell = self._files.get("index.html", b"").decode()
        self._shell = shell.replace(VERSION, self.version).replace(LANGUAGES, " ".join(languages))
        self._policy = page_policy(import_map_hashes(self._shell))

    @property
    def are_there(self) -> bool:
        return bool(self._shell)

    @property
    def files(self) -> Mapping[str, bytes]:
        """All that is served, by its path under the version."""
        return self._files

    @property
    def shell_text(self) -> str:
        return self._shell

    def asset(self, name: str, accepts: str) -> Response[bytes]:
        """A file under the version path: it never changes, so a browser may keep it for ever."""
        if name not in self._files:
            raise Unknown("unknown-page")
        return self._answer(name, self._files[name], accepts, _FOREVER)

    def shell(self, accepts: str) -> Response[bytes]:
        return self._answer("index.html", self._shell.encode(), accepts, "no-cache")

    def root_file(self, name: str, accepts: str) -> Response[bytes]:
        """A file that must stand at the root (the worker, the manifest, icons): looked up again each time."""
        data = self._files[name].replace(VERSION.encode(), self.version.encode())
        return self._answer(name, data, accepts, "no-cache")

    def is_root_file(self, name: str) -> bool:
        return "/" not in name and name in self._files

    def _answer(self, name: str, data: bytes, accepts: str, keep: str) -> Response[bytes]:
        suffix = Path(name).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {**self._guards(kind, keep), "cache-control": keep, "vary": "accept-encoding"}
        can_pack = len(data) > 500 and suffix not in _PACKED
        if "gzip" in accepts and can_pack and not kind.startswith(("image/png", "image/webp", "font/woff")):
            key = f"{name} {keep}"  # as a part it is another text than at the root
            if key not in self._packed:
                self._packed[key] = gzip.compress(data, 9)
            data = self._packed[key]
            headers["content-encoding"] = "gzip"
        if name in _WORKERS:
            headers["content-security-policy"] = WORKER_POLICY
        charset = "; charset=utf-8" if kind.startswith(("application/json", "image/svg")) else ""  # text/ gets its own
        return Response(data, media_type=kind + charset, headers=headers)

    def _guards(self, kind: str, keep: str) -> dict[str, str]:
        """A page, the worker, and a picture that a browser would open as a page get every guard; what is only ever
        loaded by a page gets those that matter for it: there are dozens of them, and their headers would be a fifth of
        the first load."""
        if keep == _FOREVER and not kind.startswith("image/svg"):
            return {name: HEADERS[name] for name in _FOR_PARTS}
        return {**HEADERS, "content-security-policy": self._policy}


class Shelf:
    """The pages of now. The parts of the host in the browser may come while the server runs: that is another version,
    and whoever has the one before it open goes on with it."""

    def __init__(self, pages: Pages) -> None:
        self.now = pages
        self._known = {pages.version: pages}

    async def look(self) -> None:
        """Whether the parts have come since."""
        here = self.now
        if here.are_there and PARTS not in here.files and (here.folders["web"] / PARTS).is_file():
            self.now = await asyncio.to_thread(Pages, here.folders)
            self._known[self.now.version] = self.now

    def of(self, version: str) -> Pages:
        if version not in self._known:
            raise Unknown("unknown-page")
        return self._known[version]


def page_routes(first: Pages) -> list[HTTPRouteHandler]:
    shelf = Shelf(first)

    @get("/assets/{version:str}/{name:path}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
        pages = shelf.of(request.path_params["version"])
        return pages.asset(str(request.path_params["name"]).lstrip("/"), request.headers.get("accept-encoding", ""))

    @get(["/", "/{name:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Every other path is a page of the client, which draws it; unknown ones it words itself."""
        path, accepts = str(request.path_params.get("name", "")).strip("/"), request.headers.get("accept-encoding", "")
        await shelf.look()
        pages = shelf.now
        if pages.is_root_file(path):
            return pages.root_file(path, accepts)
        is_file = "." in path.rsplit("/", 1)[-1] and not path.startswith(
            ("join/", "people/")
        )  # links and names have dots
        if not pages.are_there or is_file or path.split("/")[0] in ("api", "schema", "assets"):
            raise Unknown("unknown-page")
        return pages.shell(accepts)

    return [asset, page]
