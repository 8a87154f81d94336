# SPDX-License-Identifier: MIT
"""Finds names of games in the code of interfaces and of src/app, which must decide nothing by them.

    tests/game_names.py HARARY ROOT
    tests/game_names.py --self-test

What an interface says or does about a game comes from the catalogue, so that a new game is on the page, in Python and
on the command line without another edit. A name that stands alone in a string literal is a hit: comments, docstrings
and longer texts may contain them. src/papers may ask games by name. The catalogue's
list of families names the games of each. HARARY is the program, which lists the names. Exit status 1 if there is a
hit, or if something is allowed below that does not occur. The self-test plants names in a folder of its own.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Iterator

FOLDERS = ("cli", "python/harary", "server", "src/app", "wasm", "web/src")
ENDINGS = {".cpp", ".hpp", ".py", ".ts", ".tsx"}
# Not a decision by a game: "letters" is also how positions are drawn, and how players are called;
# "path" is what leads to a file, "col" the scope of a column's heading, "colouring" an argument of `critical`.
COMMON_WORDS = {"col", "colouring", "letters", "path"}
# File: names, and why they may stand there.
ALLOWED = {
    "cli/commands/ramsey_table.cpp": ({"achievement", "avoidance", "saturation"}, "headings and keys of a table"),
    "cli/commands/check.cpp": ({"chooser-picker"}, "the name of a check"),
    "python/harary/__init__.py": ({"flood", "honeybee"}, "convenience functions"),
    "python/harary/questions.py": ({"flood", "honeybee"}, "convenience functions"),
    "python/harary/env.py": ({"sim"}, "what env() makes if it is told nothing"),
    "python/harary/signatures.py": ({"connected"}, "an option of saturation"),
    "python/harary/atlas.py": (
        {"clique", "star", "capture", "colex", "avoidance", "misere-avoidance", "achievement", "saturation", "connected"},
        "columns of the atlas",
    ),
    "src/app/certify/flood_certificate.cpp": ({"flood"}, "the game of that kind of certificate"),
    "src/app/export_tatham.cpp": ({"flood"}, "the game of that kind of file"),
    "src/app/export_written.cpp": (
        {
            "achievement", "achievement-no-draw", "avoidance", "avoidance+", "avoider-enforcer", "builder", "connect",
            "connected", "domination", "flood", "honeybee", "kayles", "maker-breaker", "marking", "misere-avoidance",
            "one-colour-achievement", "pos-cnf", "pos-dnf", "qbf", "saturation", "sim", "sim+", "sima", "snort",
        },
        "how each game of the catalogue is said in the language of written games, and why others cannot be",
    ),
    "src/app/other_names.cpp": (
        {
            "achievement", "builder", "domination", "flood", "honeybee", "kayles", "maker-breaker", "marking", "qbf",
            "saturation",
        },
        "what else people call a game, and the question that plays it here",
    ),
    "src/app/reductions.cpp": (
        {
            "pos-cnf", "pos-dnf", "qbf", "flood", "honeybee", "avoidance", "avoidance+", "misere-avoidance",
            "achievement", "achievement-no-draw", "maker-breaker",
        },
        "what theorems reduce, and to what",
    ),
}  # fmt: skip

# Types for type checkers, which python/tests/test_names.py compares with the catalogue.
COMPARED = {"python/harary/names.py"}

COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
LITERALS = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`([^`$]*)`")


def texts_of_python(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def texts_of_others(source: str) -> Iterator[tuple[int, str]]:
    def blank(comment: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", comment.group())

    # Slashes inside literals, as in addresses, are no comments: literals are taken first.
    both = re.compile(f"{LITERALS.pattern}|(?P<comment>{COMMENTS.pattern})", re.DOTALL)
    bare = both.sub(lambda found: blank(found) if found["comment"] else found.group(), source)
    for literal in LITERALS.finditer(bare):
        yield bare.count("\n", 0, literal.start()) + 1, next(t for t in literal.groups() if t is not None)


def hits(file: Path, names: set[str]) -> Iterator[tuple[int, str]]:
    source = file.read_text(encoding="utf-8")
    texts = texts_of_python(source) if file.suffix == ".py" else texts_of_others(source)
    for line, text in texts:
        if text in names:
            yield line, text


def is_test(file: Path) -> bool:
    return file.stem.endswith("_test") or ".test." in file.name


def complaints(root: Path, names: set[str], allowances: dict[str, tuple[set[str], str]]) -> Iterator[str]:
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in ENDINGS or is_test(file):
                continue
            place = file.relative_to(root).as_posix()
            if place in COMPARED:
                continue
            allowed = allowances.get(place, (set[str](), ""))[0]
            unused = set(allowed)
            for line, name in hits(file, names):
                unused.discard(name)
                if name not in allowed:
                    yield f"{place}:{line}: {name!r}: take what is meant from the catalogue"
            for name in sorted(unused):
                yield f"{place}: {name!r} is allowed in tests/game_names.py, but does not occur"


def self_test() -> int:
    """A name that decides; the same in a comment, a longer text and a test; one that is allowed, and one in vain."""
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder) / "src/app/certify"
        app.mkdir(parents=True)
        (app / "planted.cpp").write_text('// "sim"\nsay("a game of sim");\nreturn game == "sim";\n')
        (app / "planted_test.cpp").write_text('solve("sim");\n')
        (app / "allowed.cpp").write_text('read("flood");\n')
        allowances = {"src/app/certify/allowed.cpp": ({"flood", "sim"}, "planted")}
        found = list(complaints(Path(folder), {"flood", "sim"}, allowances))
    expected = [
        "src/app/certify/allowed.cpp: 'sim' is allowed in tests/game_names.py, but does not occur",
        "src/app/certify/planted.cpp:3: 'sim': take what is meant from the catalogue",
    ]
    if found != expected:
        print("\n".join(found))
        return 1
    print("a planted name is found")
    return 0


def main() -> int:
    if "--self-test" in sys.argv[1:]:
        return self_test()
    program, root = sys.argv[1], Path(sys.argv[2])
    listed = subprocess.run([program, "games", "--json"], check=True, capture_output=True, text=True)
    games = [json.loads(line)["game"] for line in listed.stdout.splitlines()]
    names = set(games) - COMMON_WORDS
    catalogue = (root / "src/app/catalogue.def").read_text(encoding="utf-8")
    behind = [name for found in re.findall(r"^HARARY_.*\)  // (.*)$", catalogue, re.MULTILINE) for name in found.split()]
    failed = behind != games
    if failed:
        print(f"src/app/catalogue.def: behind the families stand {behind}, and the games are {games}")
    for complaint in complaints(root, names, ALLOWED):
        failed = True
        print(complaint)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
