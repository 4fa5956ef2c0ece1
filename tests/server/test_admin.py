"""`branchline admin`, backups, migrations up and down with data in them, verify, and matches whose rules changed."""

import errno
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from branchline.cli.main import main
from branchline.core import record
from branchline.core.match import play, start
from branchline.games import find_game
from branchline.server import admin
from branchline.server.run import lan_address
from branchline.server.store.backup import BadBackup, back_up, restore
from branchline.server.store.engine import open_engine
from branchline.server.store.locks import FolderTaken
from branchline.server.store.migrate import HEAD, NewerDatabase, migrate, revision_of, run_migrations
from branchline.server.store.private import write_own
from branchline.server.store.schema import META, seats
from branchline.server.store.store import Store
from kits.databases import brought, dump, filled, shown, write
from kits.games import find_any_game
from kits.playing import HIDE, PASS
from kits.real_games import REAL
from kits.server import PATIENCE, Document, Person, Server, serving, wait_until


def put_entry(connection: Any, table: str, seq: int, entry: Any) -> None:
    """Changes what is stored behind everybody's back, as changed rules would change what it means."""
    statement = text("UPDATE entries SET entry = :entry WHERE match = :table AND seq = :seq")
    connection.execute(statement, {"entry": json.dumps(entry), "table": table, "seq": seq})


def test_a_backup_restores_to_the_same_on_either_engine(data: str, new_data: Any, tmp_path: Path) -> None:
    facts = filled(data)
    rows = back_up(data, tmp_path / "all.gz")
    for engine in ("sqlite", "postgres"):
        other = new_data(engine)
        assert restore(tmp_path / "all.gz", other) == rows
        assert dump(other) == dump(data)
    with serving(data=other) as server:
        again = Person(server, token=facts["token"])
        assert shown(again, facts["running"]) == facts["view"]
        assert again.act(facts["running"], PASS, seat=0)
    with pytest.raises(BadBackup, match="backup-not-empty"):
        restore(tmp_path / "all.gz", other)
    (tmp_path / "bad.gz").write_bytes((tmp_path / "all.gz").read_bytes()[:-40])
    with pytest.raises(BadBackup, match="backup-unreadable"):
        restore(tmp_path / "bad.gz", new_data("sqlite"))


def test_migrations_go_down_and_up_with_data_in_them(data: str) -> None:
    filled(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:  # what was measured is forgotten with its columns
        connection.execute(text("UPDATE entries SET spent = NULL"))
        connection.execute(text("UPDATE matches SET measured_by = NULL, measured_at = NULL"))
    before = [line for line in dump(data) if not line.startswith("attempts ")]  # counts, forgotten with their table
    run_migrations(engine, "0001", down=True)
    assert revision_of(engine) == "0001"
    backup = migrate(data)
    assert backup is not None
    assert backup.is_file(), "the database is backed up before a migration"
    assert dump(data) == before
    run_migrations(engine, "base", down=True)
    run_migrations(engine, HEAD)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM matches")).scalar() == 0
    engine.dispose()
    backup.unlink()


def test_the_shape_in_the_code_is_the_shape_the_migrations_make(data: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    migrate(data)
    engine = open_engine(data)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), META)
    engine.dispose()
    assert [difference for difference in found if not is_default(difference)] == []


def is_default(difference: Any) -> bool:
    return isinstance(difference, list) and difference[0][0] == "modify_default"


def test_a_newer_database_is_left_alone(data: str) -> None:
    migrate(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase):
        migrate(data)


def test_a_second_server_on_one_sqlite_file_is_refused(folder: str) -> None:
    with serving(data=folder):
        with pytest.raises(FolderTaken):
            Store(folder)
        words = [sys.executable, "-m", "branchline.cli", "serve", "--data", folder, "--port", "0", "--language", "en"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "Another server" in done.stderr


def hidden(seat: int, number: int) -> Any:
    return {"type": "played", "seat": seat, "action": {"type": "hide", "number": number}}


@pytest.mark.parametrize(
    ("which", "seq", "entry", "detail"),
    [
        ("over", 1, hidden(0, 2), ("entry 4 leads elsewhere than it did", "another outcome")),
        ("running", 2, hidden(1, 7), "entry 2 is refused"),
        ("running", 3, hidden(0, 1), "entry 3 is refused"),
    ],
)
def test_verify_replays_every_match_and_reports_the_first_difference(
    which: str, seq: int, entry: Any, detail: str | tuple[str, ...], data: str
) -> None:
    facts = filled(data)
    assert list(admin.verify(data, find_any_game)) == [None, None]
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        put_entry(connection, facts[which], seq, entry)
    engine.dispose()
    found = [one for one in admin.verify(data, find_any_game) if one is not None]
    assert [one.table for one in found] == [facts[which]]
    assert found[0].detail.startswith(detail)


def test_the_command_verify_ends_at_the_first_difference_and_names_it(folder: str) -> None:
    migrate(folder)
    match = start(find_game("railways"), 1, "verify")
    for _ in range(3):
        match = play(match, 0, match.legal_actions(0)[0])
    table = admin.import_record(folder, brought(record.export(match, ("Ada",))), None).table
    done = command("verify", "--data", folder)
    assert done.returncode == 0
    engine = open_engine(folder, writes=True)
    with engine.begin() as connection:
        put_entry(connection, table, 2, {"type": "played", "seat": 0, "action": {"type": "clean_up"}})
    engine.dispose()
    done = command("verify", "--data", folder)
    assert done.returncode == 1
    assert table in done.stdout + done.stderr
    assert "entry 2" in done.stdout + done.stderr


def test_a_match_that_no_longer_replays_is_frozen_and_only_the_host_can_export_it(data: str) -> None:
    facts = filled(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        wrong = {"type": "played", "seat": 1, "action": {"type": "hide", "number": 7}}
        put_entry(connection, facts["running"], 2, wrong)
    engine.dispose()
    with serving(data=data) as server:
        anna = Person(server, Document(server.url), token=facts["token"])
        update = anna.update(facts["running"], seat=0)
        assert update["position"]["frozen"]
        assert update["position"]["view"]["points"] == facts["view"][0]["position"]["view"]["points"]
        assert anna.get(f"/api/tables/{facts['running']}")["state"] == "frozen"
        seen = anna.get(f"/api/tables/{facts['running']}/glance")
        assert seen["board"]["points"] == update["position"]["view"]["points"], "in a list as it last stood"
        body = {"seq": update["seq"], "action": PASS, "seat": 0}
        path = f"/api/tables/{facts['running']}/actions"
        assert anna.refused("POST", path, body, expect=409) == "table-frozen"
        record_path = f"/api/tables/{facts['running']}/record"
        assert anna.refused("GET", record_path, expect=409) == "table-frozen", "it holds the seed, and others' choices"
        assert "seed" not in anna.get(f"/api/tables/{facts['running']}")
        exported = json.loads(admin.export_table(data, facts["running"], find_any_game).content)
        assert len(exported["entries"]) == 5
        notes = [
            line.get("note", {}).get("message") for line in anna.get(f"/api/tables/{facts['running']}/lines")["lines"]
        ]
        assert notes == [None, "table-frozen"]


def test_a_finished_match_of_other_rules_is_exported_like_any_finished_one(data: str) -> None:
    facts = filled(data)
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        put_entry(connection, facts["over"], 2, hidden(1, 7))
    engine.dispose()
    with serving(data=data) as server:
        stranger = Person(server, Document(server.url))
        table = f"/api/tables/{facts['over']}"
        assert stranger.get(f"{table}/record")["seed"] == stranger.get(table)["seed"]


def test_tables_that_came_back_to_life_before_are_over_and_count_for_nothing(data: str) -> None:
    facts = filled(data)
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0003", down=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE matches SET started_at = NULL"))
    migrate(data)
    engine.dispose()
    with serving(data=data) as server:
        anna = Person(server, Document(server.url), token=facts["token"])
        for which in ("running", "over"):
            table = f"/api/tables/{facts[which]}"
            assert "seed-known" in anna.get(table)["no_record"]
            assert anna.get(table)["seed"]
            body = {"seq": 5, "action": PASS, "seat": 0}
            assert anna.refused("POST", f"{table}/actions", body, expect=409) in ("table-frozen", "match-over")
        assert len(anna.get("/api/tables/" + facts["over"] + "/replay")["entries"]) == 4


def test_the_command_line_ends_exports_imports_and_resets_beside_a_running_server(data: str) -> None:
    with serving(data=data, tend_seconds=0.1) as server:
        anna = Person(server, Document(server.url))
        anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
        table = anna.new_table("me", "me")["id"]
        anna.act(table, HIDE, seat=0)
        exported = admin.export_table(data, table, find_any_game).content
        assert record.replay(record.read(exported), find_any_game).seq == 1
        live = anna.live(table, seat=0, seq=1)
        live.until("changed")
        admin.end_table(data, table, find_any_game)
        while live.position["to_act"]:
            live.until("changed")
        assert live.entries[-1]["type"] == "ended"
        live.close()
        again = admin.import_record(data, brought(exported), "anna").table
        assert anna.act(again, HIDE, seat=1) == 2
        assert [one.id for one in admin.list_tables(data, "playing", 10)] == [again]
        admin.reset_password(data, "ANNA", "battery staple")
        wait_until(lambda: anna.http.get("/api/me").json()["kind"] == "nobody")
        anna.post("/api/session", {"name": "Anna", "password": "battery staple"})


def test_an_exported_match_is_for_its_owner_alone(new_data: Callable[[str], str], tmp_path: Path) -> None:
    """One that goes on has its seed in it. A file that was there before, and longer, is closed first."""
    folder = new_data("sqlite")
    with serving(data=folder, **REAL) as server:
        wish = {"game": "railways", "seats": [{"type": "me"}]}
        table = Person(server).post("/api/tables", wish, expect=201)["id"]
    new, old = tmp_path / "new.json", tmp_path / "old.json"
    old.write_bytes(b"x" * 100_000)
    old.chmod(0o666)
    before = os.umask(0)
    try:
        for file in (new, old):
            main(["admin", "export", table, str(file), "--data", folder])
    finally:
        os.umask(before)
    assert [stat.S_IMODE(file.stat().st_mode) for file in (new, old)] == [0o600, 0o600]
    assert new.read_bytes() == old.read_bytes() == admin.export_table(folder, table, find_game).content
    said = command("export", table, "/dev/stdout", "--data", folder)
    assert said.stdout.encode().startswith(new.read_bytes()), "what is no file is written as it is"


def test_a_file_that_cannot_be_closed_to_others_is_named_and_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's, or on a disk without rights. One that is closed already needs none."""

    def may_not(_descriptor: int, _mode: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fchmod", may_not)
    theirs, mine = tmp_path / "theirs.json", tmp_path / "mine.json"
    theirs.write_bytes(b"before")
    theirs.chmod(0o666)
    with pytest.raises(PermissionError) as refused:
        write_own(theirs, b"secret")
    assert refused.value.filename == str(theirs)
    assert theirs.read_bytes() == b"before"
    write_own(mine, b"secret")
    assert mine.read_bytes() == b"secret"


CYRILLIC = "\u0410nna"
"""Her first letter is not an A."""


def test_a_record_of_the_command_line_calls_nobody_like_an_account(folder: str) -> None:
    """As one that somebody brings: the seat has no name, and it is said. The account's own record may name it."""
    with serving(data=folder) as server:
        Person(server).post("/api/accounts", {"name": "Anna", "password": "correct horse"}, expect=201)
    read = brought(record.export(start(find_any_game("tiny"), 2, "brought"), (CYRILLIC, "Ben")))
    assert seat_names(folder, admin.import_record(folder, read, "anna").table) == [CYRILLIC, "Ben"]
    made = admin.import_record(folder, read, None)
    assert seat_names(folder, made.table) == ["", "Ben"]
    assert [(one.message, one.args["seat"]) for one in made.warnings] == [("record-name-dropped", 0)]


def seat_names(data: str, table: str) -> list[str]:
    query = select(seats.c.name).where(seats.c.match == table).order_by(seats.c.seat)
    found: list[str] = write(data, lambda connection: list(connection.execute(query).scalars()))
    return found


def command(*words: str, give: str = "") -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "branchline.cli", "admin", *words]
    return subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, input=give)


def test_every_admin_command_says_what_it_did(folder: str, tmp_path: Path) -> None:
    data = ["--data", folder]
    assert command("list", *data).returncode == 2
    migrate(folder)
    english = ["--language", "en"]
    assert (
        "no such tables"
        in subprocess.run(
            [sys.executable, "-m", "branchline.cli", "admin", *english, "list", *data], capture_output=True, text=True
        ).stdout
    )
    assert command("password", "Nobody", *data, give="battery staple\n").returncode == 2
    assert command("password", "Nobody", *data, give="short\n").returncode == 2
    assert command("export", "nowhere", str(tmp_path / "x.json"), *data).returncode == 2
    assert command("end", "nowhere", *data).returncode == 2
    assert command("import", str(tmp_path / "none.json"), *data).returncode == 2
    assert command("verify", *data).returncode == 0
    assert command("backup", str(tmp_path / "all.gz"), *data).returncode == 0
    assert command("restore", str(tmp_path / "all.gz"), "--data", str(tmp_path / "new")).returncode == 0
    assert command("restore", str(tmp_path / "all.gz"), *data).returncode == 0, "there is nothing in it to lose"


def is_up(url: str) -> bool:
    try:
        return bool(httpx.get(url + "/health", timeout=PATIENCE).json()["status"] == "ok")
    except httpx.TransportError:
        return False


def test_serve_takes_the_next_port_says_where_it_is_and_stops_gracefully(folder: str, server: Server) -> None:
    port = httpx.URL(server.url).port
    words = [sys.executable, "-m", "branchline.cli", "serve", "--language", "en", "--data", folder, "--port", str(port)]
    plain = {**os.environ, "BRANCHLINE_PLAIN": "1"}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=plain)
    assert process.stdout is not None
    line = process.stdout.readline()
    url = line.split(" at ")[1].split(" ")[0]
    assert httpx.URL(url).port != port
    assert "Signaller, Driver, Stationmaster play weaker" in process.stdout.readline()
    wait_until(lambda: is_up(url))
    assert "branchline_requests_total" in httpx.get(url + "/metrics", timeout=PATIENCE).text
    games = {game["name"]: game for game in httpx.get(url + "/api/games", timeout=PATIENCE).json()["games"]}
    assert games["railroad-tiles"]["weaker"] == ["signaller", "driver", "stationmaster"]
    process.terminate()
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert all(json.loads(one)["level"] == "info" for one in errors.splitlines())


def test_play_on_the_local_network_prints_where_to_find_it(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "branchline.cli", "play", "--lan", "--language", "en"]
    environment = {**os.environ, "BRANCHLINE_DATA": str(tmp_path)}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Branchline is at http://127.0.0.1:")
    process.terminate()
    rest = process.stdout.read()  # not communicate(): it would miss what readline() has fetched beyond its line
    assert process.wait(timeout=PATIENCE) == 0
    address = lan_address()
    assert (f"http://{address}:" in rest) == (address is not None)
