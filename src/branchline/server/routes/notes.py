"""What somebody writes down at a table, for themselves alone."""

from branchline.server.errors import Conflict, Denied
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.routes.seating import seats_of, table_of
from branchline.server.store.connection import Connection
from branchline.server.store.notes import TooManyNotes, keeping_note, note_of
from branchline.tables.play_messages import NewNote, Note, NoteKept

NOTES = Endpoints("play")


async def _own_table(call: Call) -> tuple[Table, str]:
    table, player = await table_of(call), call.somebody().id
    if not seats_of(table, player):
        raise Denied("not-your-table")
    return table, player


@NOTES.add("GET", "/api/tables/{table}/note", Note, refuses=(404,))
async def read_note(call: Call) -> Note:
    """One's own note on a table at which one sits. Nobody else ever gets it."""
    table, player = await _own_table(call)
    found = await call.services.store.read(note_of(table.id, player))
    return Note(text=found[0], at=found[1]) if found is not None else Note()


@NOTES.add("PUT", "/api/tables/{table}/note", NoteKept, body=NewNote, refuses=(404, 409))
async def keep_note(call: Call) -> NoteKept:
    """In place of one's note before; an empty one is none."""
    table, player = await _own_table(call)
    most = call.services.settings.bounds.notes
    keeps = keeping_note(table.id, player, call.body.text, most)

    def job(connection: Connection) -> NoteKept:
        try:
            return NoteKept(at=keeps(connection))
        except TooManyNotes:
            raise Conflict("too-many-notes", most=most) from None

    kept: NoteKept = await call.services.store.write(call.keeping(job, lambda kept: kept))
    return kept
