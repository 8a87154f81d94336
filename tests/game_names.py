# SPDX-License-Identifier: MIT
"""Finds names of games in the code of interfaces, which must decide nothing by them.

    tests/game_names.py HARARY ROOT

What an interface says or does about a game comes from the catalogue, so that a new game is on the page, in Python and
on the command line without another edit. A name that stands alone in a string literal is a hit: comments, docstrings
and longer texts may contain them. The catalogue's list of families names the games of each. HARARY is the program, which lists the names. Exit status 1 if there is a hit, or
if something is allowed below that does not occur.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator

FOLDERS = ("cli", "python/harary", "server", "wasm", "web/src")
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
}  # fmt: skip

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


def main() -> int:
    program, root = sys.argv[1], Path(sys.argv[2])
    listed = subprocess.run([program, "games", "--json"], check=True, capture_output=True, text=True)
    games = [json.loads(line)["game"] for line in listed.stdout.splitlines()]
    names = set(games) - COMMON_WORDS
    catalogue = (root / "src/app/catalogue.def").read_text(encoding="utf-8")
    behind = [name for found in re.findall(r"^HARARY_.*\)  // (.*)$", catalogue, re.MULTILINE) for name in found.split()]
    failed = behind != games
    if failed:
        print(f"src/app/catalogue.def: behind the families stand {behind}, and the games are {games}")
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in ENDINGS or is_test(file):
                continue
            place = file.relative_to(root).as_posix()
            allowed = ALLOWED.get(place, (set[str](), ""))[0]
            unused = set(allowed)
            for line, name in hits(file, names):
                unused.discard(name)
                if name not in allowed:
                    failed = True
                    print(f"{place}:{line}: {name!r}: take what is meant from the catalogue")
            for name in sorted(unused):
                failed = True
                print(f"{place}: {name!r} is allowed in tests/game_names.py, but does not occur")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
