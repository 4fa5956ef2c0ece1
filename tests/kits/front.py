"""A front before a real server: the same pages under another version, and a server that can go away and come back."""

import re
import threading
from base64 import b64encode
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx

from kits.server import PATIENCE

VERSIONED = ("text/html", "text/javascript", "application/manifest+json")
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


class Front:
    """Passes on what it is asked, on one port for as long as it lives; `version` is what the browser takes it for."""

    def __init__(self, url: str) -> None:
        self.target = url
        self.true_version = re.findall(r"/assets/(\w+)/app\.js", httpx.get(url, timeout=PATIENCE).text)[0]
        self.version = self.true_version
        self.asked: list[str] = []
        self._server: ThreadingHTTPServer | None = None
        self.port = 0
        self.come_back()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def come_back(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), self._handler())
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def go_away(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def answer(self, method: str, path: str, headers: dict[str, str], body: bytes) -> httpx.Response:
        self.asked.append(path)
        kept = {
            key: value for key, value in headers.items() if key.lower() in ("cookie", "content-type", "x-branchline")
        }
        true_path = path.replace(self.version, self.true_version)
        return httpx.request(method, self.target + true_path, headers=kept, content=body, timeout=PATIENCE)

    def worded(self, answer: httpx.Response) -> tuple[bytes, dict[str, str]]:
        """What the server said, with the version it shall seem to have."""
        kept = {
            key: answer.headers[key] for key in ("content-type", "cache-control", "set-cookie") if key in answer.headers
        }
        policy = answer.headers.get("content-security-policy", "")
        body = answer.content
        if answer.headers["content-type"].startswith(VERSIONED):
            text = answer.text.replace(self.true_version, self.version)
            policy = policy.replace(map_hash(answer.text), map_hash(text))
            body = text.encode()
        return body, {**kept, "content-security-policy": policy}

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        front = self

        class Handler(BaseHTTPRequestHandler):
            def pass_on(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                answer = front.answer(self.command, self.path, dict(self.headers), self.rfile.read(length))
                body, headers = front.worded(answer)
                self.send_response(answer.status_code)
                for key, value in {**headers, "content-length": str(len(body))}.items():
                    self.send_header(key, value)
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = do_PUT = do_DELETE = pass_on  # noqa: N815

            def log_message(self, *_words: object) -> None:
                """Says nothing."""

        return Handler


def map_hash(shell: str) -> str:
    found = IMPORT_MAP.search(shell)
    return b64encode(sha256(found[1].encode()).digest()).decode() if found else "-"
