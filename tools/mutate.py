"""Breaks every function that implements a clause, in turn and on a copy, and expects a test of the clause to fail.

A function is broken by taking its body away. With --deep each comparison, constant, condition and sum in it is also
bent in turn; what survives that is listed, for a person to look at.
"""

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
INDEX = ROOT / "docs" / "rules" / "index.toml"
Function = ast.FunctionDef | ast.AsyncFunctionDef
PATIENCE = 180  # seconds


class Mutant(NamedTuple):
    clause: str
    path: str
    what: str
    source: str
    tests: tuple[str, ...]

    @property
    def module(self) -> Path:
        return Path("src", *self.path.partition(":")[0].split(".")).with_suffix(".py")

    def __str__(self) -> str:
        return f"{self.clause}: {self.path.partition(':')[2]} in {self.module.name}, {self.what}"


def find_function(tree: ast.Module, name: str) -> Function:
    node: ast.AST = tree
    for part in name.split("."):
        body: list[ast.stmt] = getattr(node, "body", [])
        node = next(child for child in body if getattr(child, "name", None) == part)
    if isinstance(node, ast.ClassDef):  # a class stands for what it does when it is made
        node = next(child for child in node.body if isinstance(child, ast.FunctionDef))
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    return node


def emptied(function: Function) -> None:
    """The body taken away; a caller finds out when it calls."""
    function.body = ast.parse('raise NotImplementedError("taken away")').body


SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


def bends(function: Function) -> Iterator[tuple[str, Function]]:
    """Every small bend of the function, each in a copy of its own."""
    count = len(list(ast.walk(function)))
    for place in range(count):
        bent = copy.deepcopy(function)
        what = bend(list(ast.walk(bent))[place])
        if what:
            yield what, bent


def bend(node: ast.AST) -> str | None:
    line = getattr(node, "lineno", 0)
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        new = SWAPS[type(node.ops[0])]
        what = f"line {line}: {type(node.ops[0]).__name__} became {new.__name__}"
        node.ops[0] = new()
        return what
    if isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS:
        new = SWAPS[type(node.op)]
        what = f"line {line}: {type(node.op).__name__} became {new.__name__}"
        node.op = new()
        return what
    if isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
        return f"line {line}: {node.value - 1} became {node.value}"
    if isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
        return f"line {line}: the condition was turned round"
    return None


def mutants(clauses: list[str], deep: bool) -> Iterator[Mutant]:
    index = tomllib.loads(INDEX.read_text(encoding="utf-8"))
    for clause in clauses or index:
        row = index[clause]
        tests = tuple(dict.fromkeys(_test_file(test) for test in row["tests"]))
        for path in row.get("functions", []):
            yield from _of_function(clause, path, tests, deep)


def _test_file(test: str) -> str:
    file = test.partition("::")[0]
    return "tests/scenarios/test_scenarios.py" if file.endswith(".toml") else file


def _of_function(clause: str, path: str, tests: tuple[str, ...], deep: bool) -> Iterator[Mutant]:
    module, _, name = path.partition(":")
    source = Path(ROOT, "src", *module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    function = find_function(tree, name)
    kept = copy.deepcopy(function)
    emptied(function)
    yield Mutant(clause, path, "taken away", ast.unparse(tree), tests)
    if not deep:
        return
    for what, bent in bends(kept):
        function.body, function.args = bent.body, bent.args
        yield Mutant(clause, path, what, ast.unparse(tree), tests)


def survives(mutant: Mutant) -> bool:
    """Runs the clause's tests against a copy of the source in which this one function is broken."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=shutil.ignore_patterns("__pycache__"))
        (Path(folder) / mutant.module).write_text(mutant.source, encoding="utf-8")
        environment = os.environ | {"PYTHONPATH": f"{folder}/src", "PYTHONDONTWRITEBYTECODE": "1"}
        words = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--clause", mutant.clause, *mutant.tests]
        try:
            done = subprocess.run(
                [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return False  # a loop that never ends is noticed too
    if done.returncode == 5:
        raise SystemExit(f"no test carries {mutant.clause}")
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "clause", nargs="*", help="only these clauses, such as RT-P5; a prefix such as RT- stands for all"
    )
    parser.add_argument("--deep", action="store_true", help="also bend each comparison, constant and condition")
    options = parser.parse_args()
    index = tomllib.loads(INDEX.read_text(encoding="utf-8"))
    wanted = [
        clause
        for clause in index
        if any(clause == c or (c[-1] == "-" and clause.startswith(c)) for c in options.clause)
    ]
    jobs = list(mutants(wanted, options.deep))
    begin, survivors = time.monotonic(), []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for done, (mutant, alive) in enumerate(zip(jobs, pool.map(survives, jobs), strict=True), 1):
            if alive:
                survivors.append(mutant)
                sys.stdout.write(f"\nSURVIVED {mutant}\n")
            sys.stdout.write(f"\r{done} of {len(jobs)}, {len(survivors)} survived, {time.monotonic() - begin:.0f} s")
            sys.stdout.flush()
    sys.stdout.write("\n")
    if any(mutant.what == "taken away" for mutant in survivors):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
