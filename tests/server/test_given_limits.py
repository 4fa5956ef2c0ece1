"""Limits that a host sets: every one is documented with its default, and a wrong one is named before the start."""

import contextlib
import re
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.cli.main import main
from branchline.core.errors import BadOption
from branchline.server.bounds.given_limits import GivenLimits, read_limits
from branchline.server.settings import Settings
from kits.limits import defaults

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_a_network_that_is_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('[reminders]\nnetworks = ["10.0.0.0/8", "home"]\n[mail]\nhost = "smtp.example.org"\n')
    with pytest.raises(BadOption) as refused:
        read_limits(file, [])
    assert "home" in str(refused.value.reason.args["detail"])
    file.write_text('[reminders]\nnetworks = ["10.0.0.0/8"]\npauses = [1, 2]\n')
    assert read_limits(file, []).reminders.pauses == (1, 2)


def test_every_limit_is_documented_with_its_default_and_no_other() -> None:
    rows = re.findall(r"^\| `(\w+\.\w+)` \| ([^|]*?) \|", HOSTING, re.MULTILINE)
    assert dict(rows) == defaults()


def test_a_file_and_the_command_line_set_limits(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("[rates]\nchats = [20, 1.5]\nhints = [1, 0]\n")
    given = read_limits(file, ["rates.hints=7,0.25"])
    assert (given.rates.chats, given.rates.hints) == ((20, 1.5), (7, 0.25))
    assert given.rates.tables == GivenLimits().rates.tables


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("rates.chat=1,1", "chat"),
        ("chats=1,1", "chats"),
        ("rates.chats=1", "$.rates.chats"),
        ("rates.chats=0,1", "$.rates.chats"),
        ("rates.chats=1,-1", "$.rates.chats"),
        ("rates.chats=many", "rates.chats=many"),
        ("rates.chats", "rates.chats"),
        ("bounds.entries=10001", "$.bounds.entries"),
        ("bounds.taken_back=1001", "$.bounds.taken_back"),
        ("bounds.planned=61", "$.bounds.planned"),
        ("bounds.list_bytes=65537", "$.bounds.list_bytes"),
        ("bounds.score_bytes=65537", "$.bounds.score_bytes"),
        ("bounds.score_parts=151", "$.bounds.score_parts"),
        ("bounds.name_letters=41", "$.bounds.name_letters"),
        ("bounds.line_letters=501", "$.bounds.line_letters"),
        ("bounds.least_password=7", "$.bounds.least_password"),
        ("bounds.most_password=201", "$.bounds.most_password"),
        ("times.store_seconds=0", "$.times.store_seconds"),
    ],
)
def test_a_wrong_limit_is_named(word: str, named: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_limits(None, [word])
    assert any(named in str(value) for value in refused.value.reason.args.values())


def test_limits_that_no_password_could_meet_are_named() -> None:
    with pytest.raises(BadOption) as refused:
        read_limits(None, ["bounds.least_password=20", "bounds.most_password=10"])
    assert refused.value.reason.args["where"] == "bounds.most_password=10"
    assert "bounds.least_password" in str(refused.value.reason.args["detail"])


@pytest.mark.parametrize("text", ["[rates]\nchat = [1, 1]", "[rats]", "[rates", "rates = 1"])
def test_a_wrong_file_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadOption) as refused:
        read_limits(file, [])
    assert refused.value.reason.args["where"] == str(file)


def test_a_server_with_a_wrong_limit_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--data", str(tmp_path / "a"), "--limit", "rates.chat=1,1"])
    assert "chat" in capsys.readouterr().err
    monkeypatch.setenv("BRANCHLINE_LIMITS", str(tmp_path / "nowhere.toml"))
    with pytest.raises(SystemExit):
        main(["serve", "--data", str(tmp_path / "a")])
    assert "nowhere.toml" in capsys.readouterr().err
    assert not (tmp_path / "a").exists()


def test_every_limit_that_is_given_reaches_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each section of the file, one number of each changed."""
    words = {
        "rates": "rates.chats=20,1.5",
        "crowds": "crowds.live=7,9",
        "bounds": "bounds.codes=3",
        "times": "times.stop_seconds=7.0",
        "judges": "judges.workers=7",
        "bots": "bots.ready=0",
        "study": "study.playouts=77",
        "tidy": "tidy.guest_days=9.0",
        "backups": "backups.keep=2",
        "reminders": "reminders.at_once=3",
        "mail": "mail.port=99",
    }
    started: list[Any] = []
    monkeypatch.setattr("branchline.server.run.serve", lambda settings, *_: started.append(settings))
    monkeypatch.setattr("branchline.bots.warming.warming_up", contextlib.nullcontext)
    main(["serve", "--data", str(tmp_path), *(part for word in words.values() for part in ("--limit", word))])
    assert set(words) == set(GivenLimits.__struct_fields__)
    given = read_limits(None, words.values())
    for section in words:
        assert getattr(started[0], section) == getattr(given, section) != getattr(GivenLimits(), section)


def test_there_is_no_setting_that_nothing_asks_for() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(branchline.__file__).parent.rglob("*.py"))
    names = {*Settings.__struct_fields__, *(name.partition(".")[2] for name in defaults())}
    assert not [name for name in names if not re.search(rf'\.{name}\b|"{name}"', source)]
