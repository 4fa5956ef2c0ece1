"""docs/rules/index.toml maps every clause to the functions that implement it and to its tests. Nothing may lag."""

import importlib
import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from branchline.words import LANGUAGES
from kits import scenario

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
INDEX: dict[str, dict[str, list[str]]] = tomllib.loads((RULES / "index.toml").read_text(encoding="utf-8"))
BOOKS = sorted(path.name for path in (RULES / "en").glob("*.md"))
LAST_PART = re.compile(r"^## (?:\d+ )?Worked examples$(.*)", re.MULTILINE | re.DOTALL)


def clauses_of(language: str, book: str) -> list[str]:
    text = (RULES / language / book).read_text(encoding="utf-8")
    return clauses_in(text)


def clauses_in(text: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\*", text, flags=re.MULTILINE)


def examples_of(book: str) -> list[str]:
    """The clauses of a book's last part: they show what others say."""
    last = LAST_PART.search((RULES / "en" / book).read_text(encoding="utf-8"))
    assert last is not None, f"{book} has no worked examples"
    return clauses_in(last[1])


ALL = [clause for book in BOOKS for clause in clauses_of("en", book)]
EXAMPLES = {clause for book in BOOKS for clause in examples_of(book)}


@pytest.mark.parametrize("book", BOOKS)
def test_the_clauses_of_a_book_bear_its_sign_and_no_other_does(book: str) -> None:
    signs = {clause.split("-")[0] for clause in clauses_of("en", book)}
    others = {clause.split("-")[0] for other in BOOKS if other != book for clause in clauses_of("en", other)}
    assert len(signs) == 1
    assert not signs & others
    assert examples_of(book)


@pytest.mark.parametrize("book", BOOKS)
def test_all_languages_have_equal_clauses(book: str) -> None:
    english = clauses_of("en", book)
    assert len(english) == len(set(english)) > 0
    for language in LANGUAGES:
        assert clauses_of(language, book) == english, language


def test_the_index_has_every_clause_and_no_other() -> None:
    assert sorted(INDEX) == sorted(ALL)


def find(path: str) -> Any:
    module, _, name = path.partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return getattr(found, "func", getattr(found, "fget", found))  # what a property wraps, cached or not


@pytest.mark.parametrize("clause", ALL)
def test_a_clause_has_a_function_that_names_it(clause: str) -> None:
    functions = INDEX[clause].get("functions", [])
    assert functions or clause in EXAMPLES, "no function implements it"
    for path in functions:
        source = inspect.getsource(find(path))
        assert re.search(rf"{clause}\b", source), f"{path} does not name {clause}"


@pytest.mark.parametrize("clause", ALL)
def test_a_clause_has_tests_that_carry_it(clause: str) -> None:
    tests = INDEX[clause]["tests"]
    assert tests
    for test in tests:
        file, _, name = test.partition("::")
        path = ROOT / file
        if path.suffix == ".toml":
            assert clause in scenario.load(path)["clauses"], f"{file} does not carry {clause}"
        else:
            marked = re.search(rf"((?:^@.*\n)+)def {name}\(", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert marked and f'"{clause}"' in marked.group(1), f"{test} does not carry {clause}"
