"""How kernels are compiled, where what was compiled is kept, and what they are when nothing compiles them."""

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])
Vector = list[int]
"""A flat run of whole numbers: where kernels are compiled an array, otherwise indeed a list."""

KERNELS = Path(__file__).parent
READY = "ready"
"""The file that says of a folder: everything is compiled. It is as old as its last use."""
MOST_KEPT = 32
"""Folders with something compiled that are kept: those of a few versions of the sources."""
DAY = 24 * 60 * 60


@cache
def cache_folder(sources: Path) -> Path:
    """Where what was compiled of this folder's sources lies: never in the package, which may be read-only. A change in
    them, in the game's kernel that they call or in what all kernels share is a new folder, since numba itself sees only
    changes in the file of the function that was called."""
    folders = [KERNELS, KERNELS / sources.name, sources]
    texts = [path.read_bytes() for folder in folders for path in sorted(folder.glob("*.py"))]
    texts += [str(folders).encode(), sys.version.encode()]
    return _own_folder(hashlib.sha256(b"\0".join(texts)).hexdigest()[:16])


def _own_folder(name: str) -> Path:
    """One that may be written to, and that is there the next time if that is possible at all."""
    import platformdirs  # where nothing is compiled, nothing is kept, and it may not even be there

    named = os.environ.get("BRANCHLINE_CACHE")
    usual = Path(named) if named else platformdirs.user_cache_path("branchline", appauthor=False)
    own = f"branchline-{os.getuid() if hasattr(os, 'getuid') else 'kernels'}"
    for folder in (usual, Path(tempfile.gettempdir()) / own):
        kept = folder / "kernels" / name
        try:
            kept.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(kept, os.W_OK):
            return kept
    return Path(tempfile.mkdtemp())


def forget_old(kept: Path) -> None:
    """What was compiled of sources that are no more: all but the folders used last go. Those of today stay too, since
    somebody may be loading them."""
    used = {folder: _last_used(folder) for folder in kept.iterdir() if folder.is_dir()}
    for folder in sorted(used, key=lambda each: -used[each])[MOST_KEPT:]:
        if time.time() - used[folder] > DAY:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    """Whoever loads what is in it leaves a mark; one that nobody has finished yet is as old as what lies in it."""
    for mark in (folder / READY, folder):
        with contextlib.suppress(OSError):
            return mark.stat().st_mtime
    return 0.0


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time compiles; those that waited load what it made."""
    with (folder / "compiling").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _zeros(length: int) -> list[int]:
    return [0] * length


def _plain(function: Function) -> Function:
    return function


compiled: Callable[[Function], Function]
"""Marks a function of a kernel: whole numbers and vectors in, at most a whole number out, as its types say."""
vector: Callable[[int], Vector]
"""A vector of zeros."""
_marked: dict[Any, Any] = {}
"""The functions marked that are not compiled yet, with their types."""

try:
    if os.environ.get("BRANCHLINE_PLAIN"):
        raise ImportError("asked to do without")
    numba: Any = import_module("numba")
    numpy: Any = import_module("numpy")
    types = numba.types
    _TYPES = {Vector: types.int64[::1], int: types.int64, bool: types.boolean, None: types.void}

    def _mark(function: Function) -> Function:
        hints = dict(function.__annotations__)
        result = _TYPES[hints.pop("return")]
        numba.config.CACHE_DIR = str(cache_folder(_source(function)))
        fast = numba.njit(cache=True, boundscheck=False, error_model="numpy", no_cfunc_wrapper=True)(function)
        _marked[fast] = result(*(_TYPES[hint] for hint in hints.values()))
        return cast(Function, fast)

    def _array(length: int) -> Vector:
        return cast(Vector, numpy.zeros(length, numpy.int64))

    IS_COMPILED = True
    compiled, vector = _mark, _array
except ImportError:
    IS_COMPILED = False
    compiled, vector = _plain, _zeros


def _source(function: Any) -> Path:
    """The folder that a function stands in."""
    return Path(function.__code__.co_filename).parent


def is_ready() -> bool:
    """Whether everything marked can be had without compiling, which takes a while."""
    return all((folder / READY).exists() for folder in _folders())


def _folders() -> set[Path]:
    return {cache_folder(_source(function.py_func)) for function in _marked}


def compile_all() -> None:
    """Compiles what was marked since the last time, or loads it where it was compiled before. Each function once, for
    its own types, after those that it calls: left to itself numba makes another version for every constant passed."""
    with contextlib.ExitStack() as turns:
        folders = sorted(_folders())
        for folder in folders:
            turns.enter_context(_alone(folder))
        is_new = not is_ready()
        while _marked:
            _compile(next(iter(_marked)))
        for folder in folders:
            (folder / READY).touch()
    if is_new:
        for kept in {folder.parent for folder in folders}:
            forget_old(kept)


def _compile(function: Any) -> None:
    signature = _marked.pop(function)
    for name in function.py_func.__code__.co_names:
        called = function.py_func.__globals__.get(name)
        if called in _marked:
            _compile(called)
    function.compile(signature)
    function.disable_compile()
