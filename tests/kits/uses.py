"""Which messages the browser client says: its scripts are read, nothing of them runs.

A message is said by `t('web-home')`, by a choice of two, or by a template: `t(`level-${level}`)`. A game may have a
sayer of its own, `const named = (id) => t(`railroad-tiles-${id}`)`: what is said through it carries that beginning.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

Scripts = Mapping[PurePosixPath, str]
SAYER = re.compile(r"const (\w+) = \(id[^)]*\) =>\s*t\(`([a-z-]+)\$\{id[^}]*\}`")
HELD = re.compile(r"\bmessage: '([a-z0-9-]+)'")
WEB = re.compile(r"'((?:[a-z]+-)*web-[a-z0-9-]+)'")
TEMPLATE = re.compile(r"`(?:[a-z]+-)*web-")
OPEN, CLOSE = "([{", ")]}"


@dataclass
class Uses:
    whole: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    """`level-*`: what stands for the star is known when the page runs."""


def uses(scripts: Scripts) -> Uses:
    found = Uses()
    for path, text in scripts.items():
        plain = SAYER.sub("", text)
        found.whole |= set(HELD.findall(plain)) | set(WEB.findall(plain))
        for start in TEMPLATE.finditer(plain):
            add(found, filled(plain[start.start() + 1 : end_of_string(plain, start.start()) - 1]))
        for name, beginning in sayers(scripts, path).items():
            for call in re.finditer(rf"(?<![\w.$]){name}\(", plain):
                said = list(sayings(first_argument(plain, call.end()))) or ["*"]
                add(found, (beginning + each.replace("_", "-") if beginning else each for each in said))
    return found


def add(found: Uses, messages: Iterable[str]) -> None:
    """A message that is not even begun here is somebody else's to name."""
    for message in messages:
        if message and not message.startswith("*"):
            (found.patterns if "*" in message else found.whole).add(message)


def sayers(scripts: Scripts, path: PurePosixPath) -> dict[str, str]:
    """The functions that say a message in this file, with what they put before it."""
    found = {"t": "", "knows": ""}
    for other, text in scripts.items():
        for name, beginning in SAYER.findall(text):
            brought = rf"import \{{[^}}]*\b{name}\b[^}}]*\}} from '[^']*/{other.name}'"
            if other == path or re.search(brought, scripts[path]):
                found[name] = beginning
    return found


def first_argument(text: str, start: int) -> str:
    """What stands between the bracket and the comma or bracket that ends the first argument."""
    depth, at = 0, start
    while at < len(text):
        char = text[at]
        if char in "'\"`":
            at = end_of_string(text, at)
            continue
        if depth == 0 and char in ",)":
            break
        depth += (char in OPEN) - (char in CLOSE)
        at += 1
    return text[start:at].strip()


def end_of_string(text: str, start: int) -> int:
    """Behind the closing quote; the holes of a template may hold strings of their own."""
    quote, at = text[start], start + 1
    while text[at] != quote:
        if quote == "`" and text.startswith("${", at):
            at = end_of_hole(text, at + 2)
            continue
        at += 2 if text[at] == "\\" else 1
    return at + 1


def end_of_hole(text: str, at: int) -> int:
    depth = 1
    while depth:
        if text[at] in "'\"`":
            at = end_of_string(text, at)
            continue
        depth += (text[at] == "{") - (text[at] == "}")
        at += 1
    return at


def sayings(argument: str) -> Iterator[str]:
    """Every string the expression can be: not what it is compared with, nor what it hands to a call or a list."""
    at, calls = 0, 0
    while at < len(argument):
        char = argument[at]
        if char in "'`":
            end = end_of_string(argument, at)
            is_compared = re.search(r"[=!]==\s*$", argument[:at]) or re.match(r"\s*[=!]==", argument[end:])
            if not calls and not is_compared:
                yield from ([argument[at + 1 : end - 1]] if char == "'" else filled(argument[at + 1 : end - 1]))
            at = end
            continue
        is_call = char == "[" or (char == "(" and re.search(r"[\w$\])]$", argument[:at]) is not None)
        calls += 1 if calls and char in OPEN else int(is_call)
        calls -= 1 if calls and char in CLOSE else 0
        at += 1


def filled(template: str) -> Iterator[str]:
    """The template with every hole as what it can be: the words of a choice, or a star."""
    start = template.find("${")
    if start < 0:
        yield template
        return
    end = end_of_hole(template, start + 2)
    for rest in filled(template[end:]):
        for choice in choices(template[start + 2 : end - 1]):
            yield template[:start] + choice + rest


def choices(hole: str) -> list[str]:
    """`a ? 'this' : 'that'` is one of two words; anything else can be anything."""
    _, is_choice, branches = hole.partition(" ? ")
    words = [re.fullmatch(r"\s*'([^']*)'\s*", branch) for branch in re.split(r" : | \? ", branches)[-2:]]
    if not is_choice or not any(words):
        return ["*"]
    nested = re.findall(r"[?:]\s'([^']*)'", hole)
    return list(dict.fromkeys([*nested, *([] if all(words) else ["*"])]))


def matches(pattern: str, message: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", "[a-z0-9-]+"), message) is not None
