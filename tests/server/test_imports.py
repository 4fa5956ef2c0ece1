"""What the server process loads: nothing that compiles, no other database's driver, and none of the terminal. And who
writes SQL: the store alone."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import branchline

PACKAGE = Path(branchline.__file__).parent
STORE = PACKAGE / "server" / "store"

CODE = """
import sys
from branchline.server.run import serve
from branchline.bots import lineup
from branchline.games import NAMES, find_game
for name in NAMES:
    lineup(name)
    find_game(name)
heavy = ("numba", "llvmlite", "numpy", "psycopg", "alembic", "sqlalchemy.dialects.postgresql", "branchline.cli")
print([name for name in heavy if name in sys.modules])
"""


def test_the_server_process_never_imports_numba() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=600)
    assert done.stdout.strip() == "[]", done.stderr


def imported(source: str) -> Iterator[str]:
    """Every module that is named by an import, wherever it stands; of `from a import b` also `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_sql(module: str) -> bool:
    return module.split(".")[0] == "sqlalchemy" or f"{module}.".startswith("branchline.server.store.schema.")


def test_sql_lives_in_the_store_alone() -> None:
    told = {
        str(path.relative_to(PACKAGE)): sorted({name for name in imported(path.read_text("utf-8")) if is_sql(name)})
        for path in PACKAGE.rglob("*.py")
    }
    outside = {path: names for path, names in told.items() if names and not (PACKAGE / path).is_relative_to(STORE)}
    assert not outside
    assert any(told.values()), "the store itself imports it: the test would notice"
