"""Kernels are equal to the rules they mirror, compiled and as plain Python, on a fixed sample of positions. `./run fuzz
--kernels 100000` looks at as many."""

import pytest

from branchline.kernels import IS_COMPILED
from kits.game_kit import Variant
from kits.games import KITS
from kits.kernels import CHECKS, check_match, clauses_of, counted, never_ran

CASES = [(name, variant, "random") for name in CHECKS for variant in KITS[name].variants]
CASES += [(name, variant, "greedy") for name in CHECKS for variant in KITS[name].variants[1::3]]
CASES += [("railways", variant, "signaller") for variant in KITS["railways"].variants]


@pytest.mark.parametrize(("name", "variant", "level"), CASES, ids=lambda case: str(case))
def test_a_kernel_is_equal_to_the_rules(name: str, variant: Variant, level: str) -> None:
    assert check_match(name, variant, f"sample {level}", level, 5)["positions"] > 5


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("name", CHECKS)
def test_with_an_owners_list_too(name: str, level: str) -> None:
    for variant in KITS[name].variants[::4]:
        assert check_match(name, variant, f"owner {level}", level, 5, is_owners=True)["positions"] > 5


@pytest.mark.parametrize("name", CHECKS)
def test_as_plain_python_it_is_the_same_and_every_clause_is_reached(name: str) -> None:
    ran = counted(name, 11, len(KITS[name].variants), ("random",))
    assert not never_ran(name, ran)


def test_kernels_are_compiled_where_they_are_tested() -> None:
    """Otherwise the sample above says nothing of compiled code."""
    assert IS_COMPILED


def test_a_docstring_names_its_clauses() -> None:
    assert clauses_of("RT-P5 to RT-P7, RT-1: so") == {"RT-P5", "RT-P6", "RT-P7", "RT-1"}
