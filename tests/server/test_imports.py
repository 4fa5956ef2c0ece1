"""What the server process loads: nothing that compiles, no other database's driver, and none of the terminal."""

import subprocess
import sys

CODE = """
import sys
from branchline.server.run import serve
from branchline.server.workers.bot_choice import lineup
from branchline.games import NAMES, find_game
for name in NAMES:
    lineup(name)
    find_game(name)
heavy = ("numba", "llvmlite", "numpy", "psycopg", "alembic", "sqlalchemy.dialects.postgresql", "branchline.cli")
print([name for name in heavy if name in sys.modules])
"""


def test_the_server_process_never_imports_numba() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "[]", done.stderr
