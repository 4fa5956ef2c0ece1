"""An owner's list is looked over before it is read: what no list needs is refused, with its line, at once."""

import tomllib
from typing import Any

import pytest

from branchline.core import owners_list
from branchline.core.errors import MOST_CHARACTERS, BadContent
from branchline.games import NAMES, find_game

HOSTILE: dict[str, tuple[str, str]] = {
    "one key of 64 KB": (".".join(["a"] * 32_000) + " = 1", "content-too-many-parts"),
    "its parts in quotes": (" . ".join(['"a"'] * 10_000) + " = 1", "content-too-many-parts"),
    "a header with dots": ("[" + ".".join(["a"] * 30_000) + "]", "content-too-many-parts"),
    "deep arrays": ("a = " + "[" * 30_000, "content-too-deep"),
    "deep tables": ("a = " + "{a=" * 20_000, "content-too-deep"),
    "5,000 digits": ("a = " + "9" * 5_000, "content-word-too-long"),
    "many rows": ("[[tile]]\n" * 5_000, "content-too-many-tables"),
    "many tables in a line": ("a = [" + "{}," * 20_000 + "]", "content-too-many-tables"),
    "too long": ("# " + "c" * owners_list.MOST_BYTES, "content-too-large"),
    "too many bytes in few characters": ('a = "' + "€" * 30_000 + '"', "content-too-large"),
}
READ_AND_REFUSED: dict[str, tuple[str, str]] = {
    "a number of 62 digits": ("[a]\nb = [[" + "9" * 62 + "]]", "content-number"),
    "a hexadecimal one": ("a = 0x" + "f" * 60, "content-number"),
    "a string without end": ('a = "' + "\\" * 60_000, "content-not-toml"),
    "many strings without end": ('a = """' + '"' * 60_000, "content-not-toml"),
    "quotes and nothing else": ("'" * 65_000, "content-not-toml"),
    "half a character": ('a = "\ud800"', "content-not-toml"),
    "nothing": ("\0", "content-not-toml"),
}


def reason(text: str) -> Any:
    with pytest.raises(BadContent) as refused:
        owners_list.read(text)
    return refused.value.reason


@pytest.mark.parametrize("name", HOSTILE)
def test_it_is_refused_before_it_is_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, message = HOSTILE[name]
    monkeypatch.setattr(tomllib, "loads", lambda _text: pytest.fail("it was read"))
    found = reason(text)
    assert found.message == message
    assert found.args["most"]


@pytest.mark.parametrize("name", READ_AND_REFUSED)
def test_it_is_refused_when_it_is_read(name: str) -> None:
    text, message = READ_AND_REFUSED[name]
    found = reason(text)
    assert found.message == message
    assert all(len(str(value)) <= MOST_CHARACTERS + 1 for value in found.args.values())


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("name", [*HOSTILE, *READ_AND_REFUSED])
def test_every_game_reads_an_owners_list_like_this(game: str, name: str) -> None:
    text, message = (HOSTILE | READ_AND_REFUSED)[name]
    with pytest.raises(BadContent) as refused:
        find_game(game).with_content(text)
    assert refused.value.reason.message == message


@pytest.mark.parametrize("name", [*HOSTILE, *READ_AND_REFUSED])
def test_the_look_takes_every_character_once(name: str) -> None:
    text, _ = (HOSTILE | READ_AND_REFUSED)[name]
    assert sum(len(token.group()) for token in owners_list._TOKEN.finditer(text)) == len(text)


def test_the_line_is_named() -> None:
    assert reason("a = 1\n# [[[[[[[[[[\nb = '''\n[[[[[[[[[\n'''\nc = [[[[[[[1]]]]]]]\n").args["line"] == 6
    assert reason("a = 1\n" + "[[tile]]\n" * 1_001).args["line"] == 1_002


HARMLESS = '''
"a key [[[[[[[ of its own" = "[[[[[[[[ {{{{{{{{ # \\" [[[[[[[" # [[[[[[[[[[ "
a.b.c.d = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5]
long = \'a.b.c.d.e.f.g.h.[[[[[[[[\'
longer = """a.b.c.d.e.f "" [[[[[[[[
more [[[[[[[[ \\""" and so on""""
when = 1979-05-27T07:32:00.999999-07:00
other = \'\'\'it's [[[[[[[[ ''\'\'\'
[deep]
rows = [[[[[1]]]], {x = {y = 1}}]
'''


def test_what_stands_in_strings_and_comments_is_not_counted() -> None:
    assert owners_list.read(HARMLESS) == tomllib.loads(HARMLESS)


def test_the_largest_list_is_read() -> None:
    rows = "".join(f'[[tile]]\nname = "{number}"\n' for number in range(owners_list.MOST_TABLES))
    text = rows + "#" * (owners_list.MOST_BYTES - len(rows))
    assert len(owners_list.read(text)["tile"]) == owners_list.MOST_TABLES
    assert reason(text + "#").args == {"bytes": owners_list.MOST_BYTES + 1, "most": owners_list.MOST_BYTES}
    assert owners_list.read(f"a = [{owners_list.MOST}, {-owners_list.MOST}, true]")["a"][0] == owners_list.MOST


def test_a_refusal_repeats_no_more_than_is_needed() -> None:
    with pytest.raises(BadContent) as refused:
        find_game("railroad-tiles").with_content('"' + "k" * 60_000 + '" = 1')
    assert len(str(refused.value.reason.args["detail"])) == MOST_CHARACTERS + 1
    assert len(str(refused.value)) < 2 * MOST_CHARACTERS
