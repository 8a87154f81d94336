#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Advice that a command does not take: wrong command lines of every command and game are typed, and what their refusals
advise is typed as well.

    python3 tests/advice.py build/release/harary [--every N]

A refusal is one line of standard error. What it says of options (--red), of values of an option (--method search) and of
whole commands (`harary games`) must be known to the command that refused. Exit status 1 if something is not.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

# Values that some options refuse: texts, numbers out of range, edges that are nowhere, files that do not exist.
WRONG = ("", "x", "0", "99", "0-1,0-1", "0-63", "K65", "@nowhere")
# Options that are fine alone and not together, or not with every game.
TOGETHER = (
    ["--board", "K5", "--order", "5"],
    ["--colours", "3", "--red", "0-1"],
    ["--colours", "3", "--bias", "1:2"],
    ["--colours", "3", "--first", "green"],
    ["--colours", "3", "--green-target", "P3"],
    ["--instance", "text:x", "--board", "K5"],
    ["--order", "100", "--red", "0-100"],
    ["--order", "100", "--red", "0"],
    ["--method", "theorem"],
    ["--method", "heuristic"],
    ["--question", "nimber"],
    ["--question", "x"],
    ["--method", "x"],
    ["--certificate-of", "x"],
    ["--method", "theorem", "--certificate", "/nowhere/x"],
    ["--keep-tables"],
    ["--boards", "K5"],
    ["--boards", "-", "--order", "5"],
    ["--boards", "-", "--certificate", "x"],
    ["--time-total", "5s"],
    ["--time", "x"],
    ["--memory", "x"],
    ["--memory", "1K"],
    ["--position", "x"],
    ["--position", "red=0-1,1-2"],
    ["--position", "edges=0-9"],
    ["--opponent", "x"],
    ["--opponent", "greedy"],
    ["K5"],
    ["5"],
)
PLAYED = ("solve", "analyse", "play", "layers", "split", "chances", "export pg", "export qdimacs", "tablebase")
OTHERS = (
    "count", "count --order x", "count --edges 3 --red 1 --order 5", "estimate --order 5", "estimate --order 99 --target K3",
    "arrows", "arrows K6", "arrows K6 K3 K3 --colours 3", "ramsey", "ramsey K3 --first x", "critical x", "check x", "paper-table x",
    "paper-table colex --max 0", "reduce x y z", "reduce pos-cnf avoidance /nowhere", "verify /nowhere", "probe /nowhere --position x",
    "serve --port x", "serve --data /dev/null/x --port 0", "bench --compare /nowhere", "manual x", "slove sim", "games x",
    "ramsey-table --max 0", "export x sim", "tablebase sim --out /dev/null/x", "paper-table colex --tablebase /dev/null/x",
    "layers sim --tablebase /nowhere",
)


class Program:
    def __init__(self, path: str, folder: str) -> None:
        self.path = os.path.abspath(path)
        self.folder = folder  # where it works, and may leave files

    def refusal(self, words: list[str]) -> str:
        """The line that refuses the words; empty if they are not refused."""
        try:
            done = subprocess.run(
                [self.path, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=20, check=False, cwd=self.folder
            )
        except subprocess.TimeoutExpired:
            return ""
        return done.stderr.decode(errors="replace").strip() if done.returncode == 2 else ""


def lines(program: Program, folder: str) -> Iterator[tuple[list[str], list[str]]]:
    """Wrong command lines: the command with its game, and what follows."""
    found = subprocess.run([program.path, "games", "--json"], capture_output=True, check=True).stdout
    games = {game["game"]: game for game in map(json.loads, found.splitlines())}
    names = sorted({option["name"] for game in games.values() for option in game["option_specs"]})
    for command in PLAYED:
        for game, about in games.items():
            begin = [*command.split(), game]
            end = ["--out", folder + "/t"] if command == "tablebase" else []
            own = {option["name"] for option in about["option_specs"]}
            small = [word for name, text in about["example_options"].items() for word in (f"--{name}", text)]
            for name in names:
                # What the game does not have is refused alike; once for each command.
                values = WRONG if name in own else WRONG[1:2]
                rest = [word for key, text in about["example_options"].items() if key != name for word in (f"--{key}", text)]
                for value in values if command in ("solve", "analyse") else values[:3]:
                    yield begin, [*rest, f"--{name}", value, *end, "--time", "100ms"]
            for more in TOGETHER:
                yield begin, [*small, *more, *end, "--time", "100ms"]
    for line in OTHERS:
        words = line.split()
        yield words[:1], words[1:]


# What is wrong comes before the advice.
ADVICE = re.compile(r"(?:;|: (?=give|write|use|try)|, or |did you mean|only with|otherwise|see |instead|give |try |use |write )")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def unknown(program: Program, begin: list[str], said: str) -> Iterator[str]:
    """What the refusal advises and the command does not know."""
    start = ADVICE.search(said)
    advice = said[start.start():] if start else ""
    listed = re.sub(r"it has --.*", "", advice)  # a list of the options there are, which are read off the parser
    for option in set(OPTION.findall(listed)):
        answer = program.refusal([*begin, option, "1"])
        if "is not an option here" in answer or "has no such option" in answer:
            yield option
    for option, value in re.findall(r"(--[a-z-]+) ([a-z0-9]+)\b", listed):
        if option == "--method" and "--method" in program.refusal([*begin, option, value]) and "must be" in program.refusal(
            [*begin, option, value]
        ):
            yield f"{option} {value}"
    for command in re.findall(r"`harary ([^`]*)`", said) + re.findall(r"see harary ([a-z -]+)", said):
        words = command.split()
        if program.refusal([word for word in words if word.isascii() and word.upper() != word]):
            yield command


def main() -> int:
    parser = argparse.ArgumentParser(description="Types wrong command lines, and what their refusals advise.")
    parser.add_argument("program")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every N-th line")
    given = parser.parse_args()
    wrong: dict[str, str] = {}
    typed = refused = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        program = Program(given.program, folder)
        asked = list(lines(program, folder))[:: given.every]
        advised: dict[tuple[str, ...], tuple[list[str], list[str]]] = {}
        for (begin, rest), said in zip(asked, pool.map(lambda line: program.refusal([*line[0], *line[1]]), asked)):
            typed += 1
            if said == "":
                continue
            refused += 1
            if ADVICE.search(said) or "`" in said:
                advised.setdefault((begin[0], begin[-1], re.sub(r"'[^']*'", "''", said)), (begin, [said, *rest]))
        for begin, (said, *rest) in advised.values():
            for what in unknown(program, begin, said):
                wrong.setdefault(f"{begin[0]}: {said}", f"{' '.join([*begin, *rest])}\n    {said}\n    not taken: {what}")
    for text in wrong.values():
        print(text)
    print(f"{typed} lines, {refused} refused, {len(advised)} with advice, {len(wrong)} with advice that is not taken")
    return 1 if wrong or refused < 10000 // given.every else 0


if __name__ == "__main__":
    sys.exit(main())
