"""`branchline admin doctor`: a set-up that is well has no findings, one that is wrong has that one, and looking changes
nothing."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from branchline.cli.main import main
from branchline.core import record
from branchline.core.match import start
from branchline.games import find_game
from branchline.server import admin
from branchline.server.health.doctor import SetUp, findings
from branchline.server.settings import MailRules
from branchline.server.store.engine import FILE, folder_of, open_engine
from branchline.server.store.locks import hold_folder
from branchline.server.store.migrate import migrate
from branchline.server.store.whole import mark_open
from branchline.words import LANGUAGES
from kits.databases import brought
from kits.server import serving
from kits.telling import taking_mail

HOUR = 3600.0


def made(data: str) -> str:
    """A database as a server leaves it: closed, and private."""
    before = os.umask(0o077)
    try:
        migrate(data)
    finally:
        os.umask(before)
    return data


def found(data: str, **more: Any) -> list[str]:
    return [finding.message for finding in findings(SetUp(data=data, **more))]


def change(data: str, statement: str) -> None:
    engine = open_engine(data, writes=True)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    """What anybody could tell apart: names, modes and bytes."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith("-shm"))
    return {path.name: (path.stat().st_mode, path.read_bytes()) for path in files}


def test_a_set_up_that_is_well_has_no_findings_beside_its_server_and_without_it(data: str) -> None:
    assert found(made(data)) == []
    with serving(data=data):
        assert found(data) == []
    assert found(data) == []


def test_a_full_disk_is_found(folder: str) -> None:
    assert found(made(folder), least_free=2**62) == ["doctor-disk"]


def unwritable(folder: Path) -> Path:
    """For root there is hardly one: where the kernel shows a process, nobody makes files."""
    if os.geteuid() == 0:
        return Path("/proc/self")
    folder.chmod(0o500)
    return folder


def test_a_folder_that_cannot_be_written_is_found(tmp_path: Path) -> None:
    assert "doctor-unwritable" in found(str(unwritable(tmp_path)))
    tmp_path.chmod(0o700)


def test_what_others_can_read_is_found_and_left_to_its_host(tmp_path: Path) -> None:
    data = made(str(tmp_path))
    (tmp_path / "backups").mkdir(mode=0o700)
    (tmp_path / "backups" / "all.gz").touch(mode=0o600)
    assert found(data) == []
    opened = [tmp_path / FILE, tmp_path / "backups" / "all.gz"]
    for path in opened:
        path.chmod(0o644)
    before = contents(tmp_path)
    told = findings(SetUp(data=data))
    assert {finding.message for finding in told} == {"doctor-open"}
    assert {finding.args["file"] for finding in told} == set(map(str, opened))
    assert contents(tmp_path) == before


def test_a_file_with_the_password_that_others_can_read_is_found(folder: str, tmp_path_factory: Any) -> None:
    file = tmp_path_factory.mktemp("etc") / "database"
    file.touch(mode=0o600)
    assert found(made(folder), data_file=file) == []
    file.chmod(0o640)
    assert found(folder, data_file=file) == ["doctor-open"]


def test_what_somebody_else_left_in_the_folder_is_found(tmp_path: Path) -> None:
    data = made(str(tmp_path))
    if os.geteuid() != 0:
        pytest.skip("NO OTHER OWNER: a file is given away by root alone")
    os.chown(tmp_path / FILE, 65534, -1)
    assert found(data) == ["doctor-owner"]


def test_half_a_copy_is_found_however_often_one_looks(tmp_path: Path) -> None:
    data = made(str(tmp_path))
    mark_open(tmp_path / FILE)
    before = contents(tmp_path)
    for _ in range(2):
        assert found(data) == ["doctor-half-a-copy"]
    assert contents(tmp_path) == before


def test_a_wal_that_a_crash_left_is_found_and_left_where_it_is(tmp_path: Path) -> None:
    data, crashed = Path(made(str(tmp_path / "data"))), tmp_path / "crashed"
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as connection:
        connection.execute("INSERT INTO facts (name, value) VALUES ('newest', '')")
        shutil.copytree(data, crashed, ignore=shutil.ignore_patterns("*-shm"))
    before = contents(crashed)
    assert f"{FILE}-wal" in before
    with closing(hold_folder(crashed)):
        assert found(str(crashed)) == [], "a server has it open"
    assert found(str(crashed)) == ["doctor-wal-left"]
    assert contents(crashed) == before


def test_no_database_is_found_and_none_is_made(data: str, tmp_path: Path) -> None:
    assert found(data) == ["doctor-no-database"]
    assert found(str(tmp_path / "nowhere")) == ["doctor-no-database"]
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_gives_no_answer_is_found_without_its_password() -> None:
    told = findings(SetUp(data="postgresql://anna:horse@127.0.0.1:1/tables"))
    assert [finding.message for finding in told] == ["doctor-away"]
    assert "horse" not in str(told)


@pytest.mark.parametrize(("revision", "message"), [("0001", "doctor-older"), ("9999", "doctor-newer")])
def test_a_database_of_another_version_is_found_and_stays_one(data: str, revision: str, message: str) -> None:
    change(made(data), f"UPDATE alembic_version SET version_num = '{revision}'")
    for _ in range(2):
        assert found(data) == [message]


def test_a_table_that_is_missing_is_found(data: str) -> None:
    change(made(data), "DROP TABLE feats")
    (told,) = findings(SetUp(data=data))
    assert (told.message, told.args["detail"]) == ("doctor-damaged", "feats")


@pytest.mark.parametrize("begin", [0, 4096 * 3], ids=["its head", "its pages"])
def test_a_file_that_is_damaged_is_found(tmp_path: Path, begin: int) -> None:
    data = made(str(tmp_path))
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(begin)
        file.write(b"\xff" * 4096 * 4)
    assert found(data) == ["doctor-damaged"]


def test_a_clock_that_is_behind_what_is_stored_is_found(data: str) -> None:
    match = start(find_game("railways"), 1, "clocks")
    admin.import_record(made(data), brought(record.export(match, ("Ada",))), None)
    folder = folder_of(data)
    assert found(data) == []
    if folder is not None:  # the file's own time is a witness, too
        assert found(data, now=time.time() - HOUR) == ["doctor-clock-behind"]
        os.utime(folder / FILE, (0.0, 0.0))
        assert found(data, now=time.time() - HOUR) == ["doctor-clock-behind"]
    else:
        assert found(data, now=time.time() - HOUR) == ["doctor-clocks-apart", "doctor-clock-behind"]
        assert found(data, now=time.time() + HOUR) == ["doctor-clocks-apart"]


def told(capsys: pytest.CaptureFixture[str], data: str, *more: str, language: str = "en") -> tuple[int, list[str]]:
    try:
        main(["admin", "--language", language, "doctor", "--data", data, *more])
        status = 0
    except SystemExit as end:
        status = int(end.code or 0)
    return status, capsys.readouterr().out.splitlines()


def test_the_command_says_one_line_a_finding_in_each_language(
    folder: str, tmp_path_factory: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = str(tmp_path_factory.mktemp("empty"))
    assert told(capsys, made(folder)) == (0, ["All is well."])
    first = {language: told(capsys, empty, language=language) for language in LANGUAGES}
    assert {status for status, _ in first.values()} == {1}
    assert {line.split()[0] for _, (line,) in first.values()} == {"Database:", "Base"}
    assert all(empty in line for _, (line,) in first.values())


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--proxies", "*"], "“*”"),
        (["--proxies", "127.0.0.1,nowhere"], "“nowhere”"),
        (["--proxies", "0.0.0.0/1,128.0.0.0/1"], "0.0.0.0/1"),
        (["--proxies", "2000::/3"], "2000::/3"),
        (["--url", "tables.example.org"], "“tables.example.org”"),
        (["--url", "https://tables.example.org/play"], "/play"),
        (["--url", "https://tables.example.org:port"], ":port"),
        (["--limit", "rates.chat=1,1"], "rates.chat=1,1"),
        (["--limits", "nowhere.toml"], "nowhere.toml"),
    ],
    ids=lambda given: given[-1] if isinstance(given, list) else "",
)
def test_what_a_server_should_not_be_started_with_is_found(
    folder: str, capsys: pytest.CaptureFixture[str], words: list[str], named: str
) -> None:
    status, lines = told(capsys, made(folder), *words)
    assert status == 1
    assert named in lines[0]


def test_what_a_server_can_be_started_with_is_well(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    limits = Path(folder).parent / "limits.toml"
    limits.write_text("[rates]\nchats = [20, 1]\n")
    words = ["--proxies", "10.0.0.0/8,2400:cb00::/32", "--url", "https://tables.example.org", "--limits", str(limits)]
    assert told(capsys, made(folder), *words)[0] == 0
    limits.unlink()


def test_mail_that_is_not_taken_is_found_without_sending_any(folder: str) -> None:
    data = made(folder)
    with taking_mail() as mails:
        rules = MailRules(host="127.0.0.1", port=mails.port, security="none", user="u", sender="a@example.org")
        assert found(data, mail=rules, url="https://tables.example.org") == []
        assert found(data, mail=replace(rules, sender="")) == ["doctor-mail-sender", "doctor-mail-url"]
        assert mails.signed_in
        assert mails.mails == []
    assert found(data, mail=rules, url="https://tables.example.org") == ["doctor-mail"]


def test_pushes_without_their_key_or_without_tls_are_found(folder: str) -> None:
    data = made(folder)
    change(data, "INSERT INTO players (id, name, created_at) VALUES ('p', '', 0)")
    columns = "id, player, kind, form, address, label, language, is_on, is_confirmed, created_at"
    values = "'c', 'p', 'push', '', 'https://push.example.org/', '', 'en', true, true, 0"
    change(data, f"INSERT INTO channels ({columns}) VALUES ({values})")
    assert found(data) == ["doctor-push-key"]
    change(data, "INSERT INTO facts (name, value) VALUES ('vapid', 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')")
    assert found(data) == []
    assert found(data, url="http://tables.example.org") == ["doctor-push-url"]
