"""Why a match counts for nothing: neither solo result nor best. On the wire that is `no_record`."""

from typing import Any, Protocol


class Facts(Protocol):
    """What a host keeps of a table and that decides it."""

    @property
    def is_seed_known(self) -> bool: ...

    @property
    def is_undone_past(self) -> bool: ...

    @property
    def is_hinted(self) -> bool: ...

    @property
    def is_imported(self) -> bool: ...

    @property
    def begins(self) -> Any: ...

    @property
    def along(self) -> Any: ...


def why_not_counted(kept: Facts) -> list[str]:
    facts = {
        "seed-known": kept.is_seed_known,
        "undo-past-barrier": kept.is_undone_past,
        "hint": kept.is_hinted,
        "imported": kept.is_imported,
        "begun": kept.begins is not None,
        "taken-along": kept.along is not None,
    }
    return [reason for reason, holds in facts.items() if holds]
