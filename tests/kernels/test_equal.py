"""Kernels are equal to the rules they mirror, compiled and as plain Python, on a fixed sample of positions. `./run fuzz
--kernels 100000` looks at as many."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, combinations, islice, product
from typing import Any

import pytest

from branchline.kernels import IS_COMPILED
from kits import kernels
from kits.game_kit import Variant
from kits.games import KITS
from kits.kernels import CHECKS, LEVELS, check_match, clauses_of, compared_matches, counted, counting, never_ran

CASES = [(name, variant, "random") for name in CHECKS for variant in KITS[name].variants]
CASES += [(name, variant, "greedy") for name in CHECKS for variant in KITS[name].variants[1::3]]
CASES += [("railways", variant, "signaller") for variant in KITS["railways"].variants]
CASES += [(name, variant, "signaller") for name in CHECKS for variant in KITS[name].variants[3::2]]

MANY = 12_000
"""Matches of a campaign, or its variants: what is drawn by itself has met by then."""


@pytest.mark.parametrize(("name", "variant", "level"), CASES, ids=lambda case: str(case))
def test_a_kernel_is_equal_to_the_rules(name: str, variant: Variant, level: str) -> None:
    assert check_match(name, variant, f"sample {level}", level, 5)["positions"] > 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CHECKS)
def test_with_an_owners_list_too(name: str, level: str) -> None:
    for variant in KITS[name].variants[::4]:
        assert check_match(name, variant, f"owner {level}", level, 5, is_owners=True)["positions"] > 5


@pytest.mark.parametrize("name", CHECKS)
def test_as_plain_python_it_is_the_same_and_every_clause_is_reached(name: str) -> None:
    ran = counted(name, 11, len(KITS[name].variants), ("random",))
    assert not never_ran(name, ran)


def values_of(variant: Variant) -> dict[str, str]:
    """One word for all objectives that are named: there are many sets."""
    named = {key: "named" if isinstance(value, tuple) else str(value) for key, value in variant.options.items()}
    return {"seats": str(variant.seats), **named}


@pytest.mark.parametrize("name", CHECKS)
def test_a_campaign_lets_whoever_plays_meet_every_option_with_either_list(name: str) -> None:
    matches = list(islice(compared_matches(name, "meet"), MANY))
    met = {(*fact, each.level, each.is_owners) for each in matches for fact in values_of(each.variant).items()}
    options = {fact[:2] for fact in met}
    assert met == {(*option, level, is_owners) for option, level, is_owners in product(options, LEVELS, (False, True))}


@pytest.mark.parametrize("name", CHECKS)
def test_a_campaign_lets_every_two_options_meet(name: str) -> None:
    """At tables of as many: with others some options mean nothing."""
    variants = list(islice(KITS[name].every_variant(), MANY))
    for seats in {variant.seats for variant in variants}:
        found = [tuple(values_of(variant).items()) for variant in variants if variant.seats == seats]
        met = set(chain.from_iterable(combinations(facts, 2) for facts in found))
        options = sorted(set(chain.from_iterable(found)))
        order = {key: place for place, (key, _) in enumerate(found[0])}
        assert met == {(a, b) for a, b in product(options, repeat=2) if order[a[0]] < order[b[0]]}


def test_kernels_are_compiled_where_they_are_tested() -> None:
    """Otherwise the sample above says nothing of compiled code."""
    assert IS_COMPILED


def test_what_is_counted_is_compared_and_not_what_the_bot_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a clause could be reached in a search alone, and nothing would be held against the rules."""
    check, told = import_module(CHECKS["railways"]), list[str]()

    @contextmanager
    def watching() -> Iterator[None]:
        told.append("begin")
        yield
        told.append("end")

    def tells(place: str, of: Any, name: str) -> None:
        own = getattr(of, name)

        def telling(*words: Any, **more: Any) -> Any:
            told.append(place)
            return own(*words, **more)

        monkeypatch.setattr(of, name, telling)

    tells("played", kernels, "_chosen")
    tells("compared", check, "same_score")
    check_match("railways", Variant(1, {"plan": "as_dealt"}), "counted", "random", 7, watching=watching)
    text = " ".join(told)
    assert "begin compared end" in text and "played begin" in text
    assert not re.search(r"begin( compared)* played", text)


def test_a_clause_counts_once_in_a_comparison_however_often_its_function_runs() -> None:
    def function() -> Iterator[int]:
        yield from range(3)

    ran = Counter[str]()
    for _ in range(2):
        with counting({function.__code__: {"RT-1"}}, ran):
            assert [*function(), *function()]
    assert list(function())
    assert ran == {"RT-1": 2}


def test_a_docstring_names_its_clauses() -> None:
    assert clauses_of("RT-P5 to RT-P7, RT-1: so") == {"RT-P5", "RT-P6", "RT-P7", "RT-1"}
