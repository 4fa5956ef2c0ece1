"""Notes on a table are their author's alone, bounded, and in the database until their author takes them out."""

from branchline.server.settings import Bounds
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from kits.playing import HIDE, two
from kits.server import Document, Person, serving

SECRET = "the north column\nthen the tunnel"


def test_nobody_but_its_author_is_ever_told_of_a_note(data: str) -> None:
    with serving(data=data, bounds=Bounds(notes=1)) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document))
        stranger, path = Person(server, document), f"/api/tables/{table}/note"
        stranger.ask("PUT", "/api/me/name", {"name": "stranger"})
        assert anna.get(path) == {"text": "", "at": None}
        live = ben.live(table, seq=0)
        anna.ask("PUT", path, {"text": SECRET})
        anna.ask("PUT", path, {"text": SECRET})
        anna.act(table, HIDE)
        live.until("changed")
        assert anna.get(path)["text"] == SECRET
        ben.act(table, HIDE)
        told = [live.entries, live.position, ben.get("/api/me/data"), ben.get(path), ben.update(table, since=0)]
        told += [who.get(f"/api/tables/{table}{more}") for who in (ben, stranger) for more in ("", "/lines", "/replay")]
        assert "tunnel" not in str(told)
        live.close()
        assert stranger.refused("GET", path, expect=403) == "not-your-table"
        assert stranger.refused("PUT", path, {"text": "x"}, expect=403) == "not-your-table"
        assert anna.refused("PUT", path, {"text": "x" * 4001}, expect=400) == "bad-body"
        other = f"/api/tables/{anna.new_table('me', 'me')['id']}/note"
        assert anna.refused("PUT", other, {"text": "one more"}, expect=409) == "too-many-notes"
        anna.ask("PUT", path, {"text": ""})
        anna.ask("PUT", other, {"text": "one more"})
        assert anna.get(path)["text"] == ""
        server.kill()
    with serving(data=data) as server:
        assert anna.at(server).get(other)["text"] == "one more"
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0019", down=True)
    engine.dispose()
    migrate(data)
    with serving(data=data) as server:
        anna.at(server).ask("PUT", path, {"text": "kept by a database of before"})
