#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the tables of docs/results.md from docs/results.json, where every result is kept.

    site/results.py [--check]

Only what stands between the marks of the page is written; the text around them is edited by hand. --check writes
nothing, and the exit status is 1 if the page is not what would be written. docs/results.schema.json says what the file
holds. A row of the table has the game, the board, the answer, and how that was checked; the rest is in its fold.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "docs/results.json"
PAGE = ROOT / "docs/results.md"

Json = dict[str, Any]

# How the table names what an answer was checked by.
CHECKED = {
    "harary verify": "`harary verify`",
    "harary-check": "`harary-check`",
    "kernel": "the kernel of Coq",
    "tablebase": "a tablebase",
    "second run": "a second run",
    "literature": "the literature",
}
# What the fold of a row says: a title, and the field.
FOLD = {
    "Command": "command", "Positions": "positions", "Seconds": "seconds", "Memory": "memory",
    "Certificate": "certificate", "Verified": "verified", "New": "new",
}  # fmt: skip


def cell(text: str) -> str:
    """Markdown that may stand in a cell: a bar in code would end the cell on some readers of Markdown."""

    def code(found: re.Match[str]) -> str:
        plain = found[1].replace("&", "&amp;").replace("<", "&lt;").replace("|", "&#124;")
        return f"<code>{plain}</code>" if "|" in found[1] else found[0]

    return re.sub(r"`([^`]*)`", code, text)


def mark(row: Json) -> str:
    """What the answer's cell says of its being new; that it is not, or may not be, is left to the fold."""
    new: str = row["new"]
    if new in ("no", "unknown"):
        return ""
    if new in row["games"]:
        return f" · *new for* `{new}`"
    short = {"yes": "new"}.get(new) or new.split(",")[0]
    return f" · *{short}*"


def ordered(results: list[Json]) -> list[Json]:
    """The finest first; of equal weight in the order of the file."""
    return sorted(results, key=lambda row: -row.get("weight", 10 if row["new"] == "yes" else 1))


def results_table(results: list[Json]) -> str:
    lines = ["| game | board | answer | checked by |", "|---|---|---|---|"]
    for row in ordered(results):
        checked = ", ".join(CHECKED[one] for one in row["checked"])
        fold = "".join(f"<br>**{title}:** {row[field]}" for title, field in FOLD.items())
        answer = row["answer"] + mark(row)
        last = f'<details class="result"><summary>{checked}</summary><div>{fold.removeprefix("<br>")}</div></details>'
        lines.append("| " + " | ".join(map(cell, (row["game"], row["board"], answer, last))) + " |")
    return "\n".join(lines)


def begun_list(begun: list[Json]) -> str:
    return "\n\n".join(
        f"- {row['question']}\n\n    So far: {row['so_far']}.\n\n    Estimate: {row['estimate']}." for row in begun
    )


def written(page: str, data: Json) -> str:
    """The page with the tables of the data. Raises ValueError if a mark is missing."""
    for name, text in (
        ("results", results_table(data["results"])),
        ("begun", begun_list(data["begun"])),
    ):
        begins = f"<!-- {name}: made by site/results.py from results.json -->\n"
        ends = f"<!-- end of {name} -->"
        if page.count(begins) != 1 or page.count(ends) != 1:
            raise ValueError(f"docs/results.md: the marks of {name} must stand there once each:\n{begins}{ends}")
        before, rest = page.split(begins)
        page = f"{before}{begins}\n{text}\n\n{ends}{rest.split(ends)[1]}"
    return page


def main() -> int:
    if sys.argv[1:] not in ([], ["--check"]):
        print("usage: site/results.py [--check]", file=sys.stderr)
        return 2
    old = PAGE.read_text()
    new = written(old, json.loads(DATA.read_text()))
    if sys.argv[1:]:
        if new != old:
            print("docs/results.md is not what docs/results.json says; run site/results.py", file=sys.stderr)
        return int(new != old)
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
