"""Randomness of the kernels' own: two small generators put together, in a vector of two numbers.

P. L'Ecuyer, Efficient and portable combined random number generators (1988). It needs no more than 63 bits, so plain
Python and compiled code draw the same.
"""

from branchline.kernels.compiling import Vector, compiled, vector

ONE, OTHER = 2147483563, 2147483399


def luck(seed: int) -> Vector:
    """A generator for each seed."""
    r = vector(2)
    sow(r, seed)
    return r


@compiled
def sow(r: Vector, seed: int) -> None:
    r[0] = 1 + seed % (ONE - 1)
    r[1] = 1 + (seed // 7919 + seed * 31) % (OTHER - 1)
    for _ in range(4):
        below(r, 2)


@compiled
def below(r: Vector, bound: int) -> int:
    """A number from 0 to bound - 1."""
    r[0] = r[0] * 40014 % ONE
    r[1] = r[1] * 40692 % OTHER
    return (r[0] - r[1]) % (ONE - 1) * bound // (ONE - 1)
