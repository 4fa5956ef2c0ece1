"""Compiled mirrors of the hot rules, for bots and study. The rules stay the one authority: tests hold the two equal.

A kernel works on flat vectors of integers, by named places in them. With numba its functions are compiled; without it
the very same functions run as plain Python, with the same results, some hundred times slower.
"""

from branchline.kernels.compiling import IS_COMPILED

__all__ = ["IS_COMPILED"]
