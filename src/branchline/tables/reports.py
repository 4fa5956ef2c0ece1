"""Reports: somebody tells the admins of a line or a name that should not stand there."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.tables.profiles import PersonName
from branchline.tables.wire import SeatNumber, TableId

Why = Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
LineNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
ReportDone = Literal["nothing", "removed", "renamed", "closed"]
"""What came of a report: nothing was wrong, the line was removed, its author renamed, or their account closed."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    reason: Why = ""


class ReportLine(Report, frozen=True, tag="line"):
    """Something that somebody said at a table."""

    table: TableId
    line: LineNumber


class ReportSeat(Report, frozen=True, tag="seat"):
    """What somebody is called at a table."""

    table: TableId
    seat: SeatNumber


class ReportPerson(Report, frozen=True, tag="person"):
    """What an account is called that shows its profile."""

    name: PersonName


AnyReport = ReportLine | ReportSeat | ReportPerson
