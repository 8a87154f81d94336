#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The questions of .pg files in a folder, by harary, by a plain search (plain_sets.py), and by DepQBF where it is
installed, on the formula that `harary export qdimacs` writes. Prints a table with a line for each folder of files.

    bench/positional.py FOLDER --program build/release/harary --seconds 10
    bench/positional.py FOLDER --each          also a line for each file

Seconds are processor time, of the formula without the export. Answers that differ end the run with status 1.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass
class Ended:
    black_wins: bool
    seconds: float
    positions: int = 0


def run(words: list[str], seconds: float, text: str = "") -> tuple[int, str, float]:
    """Status, what was printed, processor time; a negative status where the time was over."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))

    with tempfile.TemporaryFile("w+") as given, tempfile.TemporaryFile("w+") as printed:
        given.write(text)
        given.seek(0)
        child = subprocess.Popen(words, stdin=given, stdout=printed, stderr=subprocess.DEVNULL, preexec_fn=limit)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        printed.seek(0)
        return child.returncode, printed.read(), used.ru_utime + used.ru_stime


class Bench:
    def __init__(self, program: str, seconds: float) -> None:
        self.program = program
        self.seconds = seconds
        self.depqbf = shutil.which("depqbf")

    def harary(self, file: Path) -> Ended | None:
        words = [self.program, "solve", "--instance", str(file), "--question", "winner", "--json", "--threads", "1"]
        status, text, seconds = run(words, self.seconds)
        if status != 0:
            return None
        found = json.loads(text)
        return Ended(found["black_wins"], seconds, found["positions"])

    def exported(self, form: str, file: Path, game: str) -> str:
        """Without the hint of a first move, which a formula does not know."""
        kept, skipped = [], False
        for line in file.read_text().splitlines():
            if line.lstrip().startswith("#"):
                skipped = line.split()[0] == "#firstmoves"
            if not skipped:
                kept.append(line)
        words = [self.program, "export", form, game, "--instance", "-"]
        done = subprocess.run(words, input="\n".join(kept), capture_output=True, text=True, check=False)
        return done.stdout if done.returncode == 0 else ""

    def plain(self, file: Path, game: str) -> Ended | None:
        text = self.exported("pg", file, game)
        if not text:
            return None
        status, printed, seconds = run([sys.executable, str(HERE / "plain_sets.py")], self.seconds, text)
        if status != 0:
            return None
        word, positions = printed.split()
        return Ended(word == "yes", seconds, int(positions))

    def formula(self, file: Path, game: str) -> Ended | None:
        text = self.exported("qdimacs", file, game) if self.depqbf else ""
        if not text:
            return None
        status, _, seconds = run([str(self.depqbf)], self.seconds, text)
        return Ended(status == 10, seconds) if status in (10, 20) else None


def game_of(file: Path) -> str:
    sections = {line.split()[0] for line in file.read_text().splitlines() if line.lstrip().startswith("#")}
    return "achievement-no-draw" if "#whitewins" in sections else "maker-breaker"


def geometric_mean(ratios: list[float]) -> str:
    return f"{math.exp(sum(map(math.log, ratios)) / len(ratios)):.3g}" if ratios else "-"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--program", default="build/release/harary")
    parser.add_argument("--seconds", type=float, default=10, help="processor time for each file and program")
    parser.add_argument("--without", action="append", default=[], choices=["plain", "depqbf"])
    parser.add_argument("--each", action="store_true", help="also a line for each file")
    arguments = parser.parse_args()
    bench = Bench(arguments.program, arguments.seconds)
    folders: dict[str, list[dict[str, Ended | None]]] = defaultdict(list)
    differences = 0
    for file in sorted(arguments.folder.rglob("*.pg")):
        game = game_of(file)
        found = {"harary": bench.harary(file)}
        if "plain" not in arguments.without:
            found["plain"] = bench.plain(file, game)
        if "depqbf" not in arguments.without:
            found["depqbf"] = bench.formula(file, game)
        answers = {one.black_wins for one in found.values() if one}
        if len(answers) > 1:
            differences += 1
            print(f"{file}: the answers differ", flush=True)
        folders[str(file.parent.relative_to(arguments.folder))].append(found)
        if arguments.each:
            words = [f"{name} {one.seconds:.2f} s {one.positions}" if one else f"{name} -" for name, one in found.items()]
            print(file.name, *answers, "; ".join(words), flush=True)
    print("| files | harary | s | positions | plain | s | positions | DepQBF | s | DepQBF / harary |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for folder, rows in folders.items():
        cells = [f"`{folder}`: {len(rows)}"]
        for name in ("harary", "plain", "depqbf"):
            ended = [one for row in rows if (one := row.get(name))]
            cells += [str(len(ended)), f"{sum(one.seconds for one in ended):.1f}"]
            if name != "depqbf":
                cells.append(str(sum(one.positions for one in ended)))
        both = [(row["harary"], row["depqbf"]) for row in rows if row.get("depqbf") and row["harary"]]
        cells.append(geometric_mean([b.seconds / max(a.seconds, 0.001) for a, b in both if a and b]))
        print("| " + " | ".join(cells) + " |")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
