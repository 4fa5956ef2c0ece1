"""What a kernel looks up in a content and never changes."""

from collections.abc import Callable
from typing import Any

from branchline.kernels.compiling import Vector, compile_all


def tables_of(content: Any, write: Callable[[Any], Vector]) -> Vector:
    """Worked out once for a content, and kept beside it. Nothing is done without them, so the kernel is ready now."""
    kept = content.__dict__
    if "kernel_tables" not in kept:
        compile_all()
        kept["kernel_tables"] = write(content)
    found: Vector = kept["kernel_tables"]
    return found
