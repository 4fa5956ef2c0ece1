"""Counters for Prometheus, in its text format."""

from collections.abc import Iterator
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.values: dict[str, int] = {}
        ALL.append(self)

    def add(self, value: str = "", by: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + by

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        for value, count in sorted((self.values or {"": 0}).items()):
            labels = f'{{{self.label}="{value}"}}' if self.label and value else ""
            yield f"{self.name}{labels} {count}"


class Histogram:
    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0
        ALL.append(self)

    def observe(self, seconds: float) -> None:
        self.total += seconds
        place = next((place for place, bound in enumerate(_BOUNDS) if seconds <= bound), len(_BOUNDS))
        self.counts[place] += 1

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        seen = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self.counts, strict=True):
            seen += count
            yield f'{self.name}_bucket{{le="{bound}"}} {seen}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {seen}"


ALL: list[Counter | Histogram] = []
REQUESTS = Counter("branchline_requests_total", "HTTP requests by status.", "status")
MESSAGES = Counter("branchline_live_messages_total", "Messages received on live connections.")
CUT = Counter("branchline_connections_cut_total", "Connections that were turned away or cut, by why.", "why")
READS = Counter("branchline_reads_total", "Questions to the database: for somebody, or the server's own.", "whose")
ENTRIES = Counter("branchline_entries_total", "Entries stored.")
REFUSALS = Counter("branchline_refusals_total", "Actions refused.")
BACKUPS = Counter("branchline_backups_total", "Backups by themselves: made, or failed.", "result")
REMINDERS = Counter(
    "branchline_reminders_total", "Messages that it is somebody's turn, by what became of them.", "result"
)
BOT_FALLBACKS = Counter("branchline_bot_fallbacks_total", "Bots that gave no answer in time.")
SUBMIT_SECONDS = Histogram("branchline_submit_seconds", "From an action's arrival until it is stored and shown.")


def gauges(values: dict[str, tuple[str, float]]) -> Iterator[str]:
    for name, (about, value) in values.items():
        yield f"# HELP {name} {about}"
        yield f"# TYPE {name} gauge"
        yield f"{name} {value:.15g}"


def text(values: dict[str, tuple[str, float]]) -> str:
    lines = [line for metric in ALL for line in metric.lines()]
    return "\n".join([*lines, *gauges(values)]) + "\n"
