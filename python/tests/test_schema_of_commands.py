# SPDX-License-Identifier: MIT
"""Whatever any command prints with --json is in docs/answers.schema.json: each command by the part of the schema that has its
name, and all commands that the documentation shows."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import BINARY, ROOT

jsonschema = pytest.importorskip("jsonschema")
pytestmark = pytest.mark.skipif(not os.environ.get("HARARY_BINARY"), reason="HARARY_BINARY names the program")

SCHEMA: dict[str, Any] = json.loads((ROOT / "docs" / "answers.schema.json").read_text())
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# They print no JSON: a script, a page of the manual, a dialogue, a server, or what `./run` itself does.
WITHOUT = {"completion", "manual", "play", "serve", "bench", "demo", "help", "site", "docs", "packages", "wheel", "build-time", "formal"}
ANY = "every command"


def refused(line: dict[str, Any], part: str = ANY) -> list[str]:
    """What is wrong with a line by the parts of the schema with that title."""
    schema = SCHEMA
    if part != ANY:
        named = [name for name, one in SCHEMA["$defs"].items() if one.get("title") == part]
        assert named, part
        schema = {**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named]}
    return [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(line)]


def asked(command: str, folder: Path, *limits: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [BINARY, *shlex.split(command), "--json", *limits], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode in (0, 1, 3), (command, done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


# In this order in one folder: the title of the part, and the command.
COMMANDS = [
    ("solve", "solve clique --board K4 --certificate c"),
    ("verify", "verify c"),
    ("strategy", "strategy c --depth 1"),
    ("analyse", "analyse sim --board K4"),
    ("layers", "layers sim --board K4"),
    ("layers", "layers sim --board K4 --values"),
    ("layers", "layers avoidance --board K4 --colours 3 --values"),
    ("tablebase", "tablebase clique --board K4 --out t"),
    ("probe", "probe t --position red=0-1"),
    ("verify", "verify t"),
    ("arrows", "arrows K5 K3"),
    ("arrows", "arrows K6 K3 --red 0-1"),
    ("ramsey", "ramsey K3 K3"),
    ("critical", "critical k17"),
    ("sum", "sum 'col P5' 'snort C4' '*2' '{1|-1}'"),
    ("sum", "sum 'snort P6' '-1/2' --first right"),
    ("misere-quotient", "misere-quotient kayles --max 9"),
    ("misere-quotient", "misere-quotient --octal 0.77 --max 9 --most-elements 10"),
    ("count", "count --order 5 --layers"),
    ("count", "count --order 5 --red 2 --green 2"),
    ("estimate", "estimate --order 8 --target K3 --samples 20"),
    ("estimate", "estimate --order 8 --target K3 --samples 20 --layers"),
    ("chances", "chances clique --board K3"),
    ("split", "split clique --board K4 --plies 1"),
    ("games", "games"),
    ("export", "export edges --board P3"),
    ("export", "export pg achievement --board K4 --target K3"),
    ("reduce", "reduce pos-dnf maker-breaker f.dnf --solve --explain --out f.game"),
    ("paper-table colex", "paper-table colex --max 4"),
    ("paper-table saturation", "paper-table saturation --max 4"),
    ("paper-table clutters", "paper-table clutters --max 4"),
    ("paper-table polyominoes", "paper-table polyominoes --max 4"),
    ("paper-table polyominoes", "paper-table polyominoes-rectangles --max 3"),
    ("paper-table polyominoes", "paper-table polyominoes-tori --max 3"),
    ("paper-table thresholds", "paper-table thresholds --max 4"),
    ("paper-table fewest-moves", "paper-table fewest-moves --max 4"),
    ("paper-table saturation-score", "paper-table saturation-score --max 4"),
    ("paper-table online-ramsey", "paper-table online-ramsey --max 3"),
    ("paper-table kayles", "paper-table kayles --max 4"),
    ("paper-table domination", "paper-table domination --max 4"),
    ("paper-table classes", "paper-table classes --max 3"),
    ("paper-table forms", "paper-table forms --game snort --max 4"),
    ("paper-table ramsey-games", "paper-table ramsey-games --max 5 --target K3"),
]


def test_every_command_prints_what_its_part_of_the_schema_says(tmp_path: Path) -> None:
    (tmp_path / "f.dnf").write_text("p dnf 3 2\n1 2 0\n2 3 0\n")
    for part, command in COMMANDS:
        lines = asked(command, tmp_path, "--threads", "1")
        assert lines, command
        for line in lines:
            assert refused(line, part) == [], (command, line)
            assert refused(line) == [], (command, line)


def test_parts_are_joined_and_followed_in_the_schema(tmp_path: Path) -> None:
    part = asked("split clique --board K4 --plies 1 --part 0", tmp_path)
    assert [refused(line, "solve") for line in part] == [[]]
    (tmp_path / "parts").write_text("".join(json.dumps(line) + "\n" for line in part))
    (joined,) = asked("split clique --board K4 --plies 1 --join parts", tmp_path)
    assert refused(joined, "split --join") == []
    *news, end = asked("analyse sim --board K4 --follow", tmp_path, "--time", "5s")
    assert news
    for line in news:
        assert refused(line, "analyse --follow") == [], line
    assert refused(end) == [], end


def test_checks_print_lines_and_a_verdict(tmp_path: Path) -> None:
    for check in ("conjecture-6 --max 3", "conjecture-4 --max 4", "mirror --max 3", "zhu --max 3", "chooser-picker --max 4"):
        *lines, verdict = asked(f"check {check}", tmp_path)
        for line in lines:
            assert refused(line, "check") == [], line
        assert refused(verdict, "check, last line") == [], verdict


def test_other_shapes_are_refused(tmp_path: Path) -> None:
    (count,) = asked("count --order 5", tmp_path)
    assert refused(count, "count") == []
    for change in ({"count": 210}, {"order": "5"}, {"extra": 1}):
        assert refused({**count, **change}, "count"), change
        assert refused({**count, **change}), change
    assert refused({}) and refused({"game": "sim"})


def shown(page: Path) -> list[str]:
    """The commands of a page, without `harary`, in lines of their own; pipes and what has a file of one's own are left out."""
    found = re.findall(r"^(?:    |\$ )(?:\./run|harary) ([a-z].*)$", page.read_text(), re.MULTILINE)
    return [re.sub(r" {2,}\S.*$|\s#.*$|\[.*\]", "", line).strip() for line in found]


SHOWN = sorted(
    {
        command
        for page in PAGES
        for command in shown(page)
        if command.split()[0] not in WITHOUT and not re.search(r"[|<>…$\\]|--boards|--json|NAME|FILE|GAME|BOARD", command)
    }
)


def test_the_documentation_shows_many_commands() -> None:
    assert len(SHOWN) > 60
    assert len({command.split()[0] for command in SHOWN}) > 8


@pytest.mark.parametrize("command", SHOWN)
def test_what_the_documentation_shows_prints_what_the_schema_says(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    limits = [
        word
        for option, value in (("--threads", "1"), ("--memory", "256M"), ("--time", "500ms"))
        if option not in words
        for word in (option, value)
    ]
    done = subprocess.run(
        [BINARY, *words, "--json", *limits], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    if done.returncode == 2:
        # A file that an earlier command of the page writes.
        assert re.search(r"cannot be (opened|read)|is not there|No such file", done.stderr), done.stderr
        return
    for line in done.stdout.splitlines():
        assert refused(json.loads(line)) == [], line
