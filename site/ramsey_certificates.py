#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Proves the first two columns of docs/ramsey-games.md, cell by cell, and records the proofs.

    site/ramsey_certificates.py HARARY

HARARY is the program. For each target and each of `achievement` and `maker-breaker`, the least board on which the first
player wins and the board before it are solved with a certificate, or K8 where there is no such board up to K8;
`verify` checks the certificate. docs/ramsey-games-certificates.jsonl gets a line for each cell. Cells that it has
already are not solved again; without the file it takes half an hour of one core and 4 GB of memory.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "docs/ramsey-games.jsonl"
FILE = ROOT / "docs/ramsey-games-certificates.jsonl"
LARGEST = 8

Json = dict[str, Any]


def read_lines(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def cells() -> Iterator[Json]:
    """The cells that need a proof, the smaller boards first."""
    found = []
    for row in read_lines(TABLE):
        for game in ("maker-breaker", "achievement"):
            least = row[game.replace("-", "_")].get("least")
            for n in (least - 1, least) if least else (LARGEST,):
                if n >= row["order"]:
                    found.append({"name": row["name"], "target": row["target"], "game": game, "n": n})
    yield from sorted(found, key=lambda cell: (cell["game"], cell["n"]))


def question(cell: Json) -> list[str]:
    return [
        "solve", cell["game"], "--order", str(cell["n"]), "--target", cell["target"],
        "--question", "winner", "--threads", "1", "--memory", "4G",
    ]  # fmt: skip


def proved(harary: str, cell: Json) -> Json:
    """The cell with its winner and what certifies that. Raises CalledProcessError if it is not proved."""

    def ask(*words: str) -> Json:
        answer: Json = json.loads(subprocess.run([harary, *words, "--json"], check=True, capture_output=True).stdout)
        return answer

    with tempfile.TemporaryDirectory() as folder:
        certificate = folder + "/cell.cert"
        solved = ask(*question(cell), "--certificate", certificate)
        checked = ask("verify", certificate)
    if checked["winner"] != solved["winner"]:
        raise ValueError(f"{cell}: solved {solved['winner']}, verified {checked['winner']}")
    return cell | {
        "winner": checked["winner"],
        "positions": solved["positions"],
        "certificate_positions": checked["positions"],
        "bytes": checked["bytes"],
        "checksum": checked["checksum"],
    }


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: site/ramsey_certificates.py HARARY", file=sys.stderr)
        return 2
    have = {(line["target"], line["game"], line["n"]) for line in read_lines(FILE)}
    for cell in cells():
        if (cell["target"], cell["game"], cell["n"]) in have:
            continue
        line = proved(sys.argv[1], cell)
        with FILE.open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(f"{cell['game']} {cell['name']} on K{cell['n']}: {line['winner']}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
