"""The container files and the systemd unit could not be run here; what they name must at least exist."""

import re
import shlex
from argparse import ArgumentParser
from configparser import ConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import yaml

from branchline.cli.main import main
from branchline.cli.serve import add_serve
from branchline.server.run import SPARE_FILES
from branchline.server.settings import Settings
from branchline.words import in_language

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE: Any = yaml.safe_load((ROOT / "compose.yaml").read_text())


def test_everything_the_image_copies_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [
        word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE) for word in line.split()
    ]
    assert copied
    for name in copied:
        assert (ROOT / name).exists()
        assert name in kept


def test_the_image_is_small_not_root_and_checks_its_health() -> None:
    assert "slim" in DOCKERFILE
    assert re.search(r"^USER branchline$", DOCKERFILE, re.MULTILINE)
    assert "HEALTHCHECK" in DOCKERFILE
    assert "--require-hashes" in DOCKERFILE


def test_the_compose_file_has_postgres_and_two_processes() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"database", "one", "two", "front"}
    for name in ("one", "two"):
        assert services[name]["depends_on"]["database"]["condition"] == "service_healthy"
        assert services[name]["environment"]["BRANCHLINE_DATA"].startswith("postgresql://")
    assert "healthcheck" in services["database"]


def test_the_options_they_use_exist(capsys: Any) -> None:
    try:
        main(["serve", "--help"])
    except SystemExit:
        shown = capsys.readouterr().out
    command = COMPOSE["x-branchline"]["command"]
    used = set(re.findall(r"--(?:host|port|url|data|proxies)", " ".join(command) + DOCKERFILE))
    assert used == {"--host", "--port", "--url", "--data", "--proxies"}
    assert all(option in shown for option in used)


def test_the_front_alone_is_believed_about_addresses_and_no_password_is_on_a_command_line() -> None:
    command = " ".join(COMPOSE["x-branchline"]["command"])
    front = COMPOSE["services"]["front"]["networks"]["inside"]["ipv4_address"]
    assert f"--proxies={front}" in command
    assert ip_address(front) in ip_network(COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    assert "POSTGRES_PASSWORD" not in command


def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(ROOT / "branchline.service")
    return found


def test_the_unit_starts_a_server_that_can_write_to_its_own_folders_alone() -> None:
    service = unit()["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert (Path(program).name, command) == ("branchline", "serve")
    parser = ArgumentParser()
    add_serve(parser, in_language("en"))
    options = parser.parse_args(words)
    assert options.data == f"/var/lib/{service['StateDirectory']}"
    assert f"BRANCHLINE_CACHE=/var/cache/{service['CacheDirectory']}" in service["Environment"].split()
    assert (service["User"], service["ProtectSystem"], service["UMask"]) == ("branchline", "strict", "0077")
    assert "MemoryDenyWriteExecute" not in service, "numba compiles"


def test_the_unit_gives_the_server_the_time_and_the_files_it_may_need() -> None:
    service, settings = unit()["Service"], Settings(data="")
    assert float(service["TimeoutStopSec"]) > settings.times.stop_seconds
    assert int(service["LimitNOFILE"]) >= settings.crowds.connections[1] + SPARE_FILES
