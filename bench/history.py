#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds a line to bench/history.jsonl: how fast a commit is, beside an earlier one.

    harary bench --compare OLD --json > FILE
    bench/history.py FILE --against COMMIT --step TEXT --machine TEXT [--commit COMMIT]

FILE is what `bench --compare OLD --json` printed ("-": standard input), COMMIT after --against the commit of the
program OLD. The line is about the commit that is checked out, unless --commit names another one. Its signature is the
one that tests/signature_test.cpp pins. A ratio below 1 says that the commit is faster than the earlier one; ratios do
not depend on the machine as seconds do, so lines of different machines may be read one below the other.
"""
from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ROOT / "bench" / "history.jsonl"
SIGNATURE_TEST = ROOT / "tests" / "signature_test.cpp"

# The fields of a line, in this order. Those of MEASURED are null in a line that nothing was compared with.
MEASURED = ("against", "ratio_geometric_mean", "interval", "worst", "best")
FIELDS = ("commit", "date", "step", "signature", *MEASURED, "machine")
COMMIT = re.compile(r"[0-9a-f]{8}")


def pinned_signature(source: str) -> int:
    found = re.search(r"kSignature = (\d+);", source)
    if not found:
        raise ValueError(f"no kSignature in {SIGNATURE_TEST}")
    return int(found[1])


def measured(printed: str) -> dict[str, Any]:
    """The fields of MEASURED but `against`, out of what `bench --compare OLD --json` printed."""
    lines = [json.loads(line) for line in printed.splitlines() if line.strip()]
    if not lines or "geometric_mean" not in lines[-1]:
        raise ValueError("the last line has no geometric_mean: the comparison did not reach its end")
    *questions, totals = lines
    if totals["without_answer"] or totals["geometric_mean"] is None:
        raise ValueError("a question has no answer")
    if totals["other_answers"]:
        raise ValueError("the programs answer differently")
    ratios = {one["question"]: round(one["ratio"]["median"], 4) for one in questions}
    worst = max(ratios, key=ratios.__getitem__)
    best = min(ratios, key=ratios.__getitem__)
    return {
        "ratio_geometric_mean": round(totals["geometric_mean"], 4),
        "interval": totals["interval"] and [round(end, 4) for end in totals["interval"]],
        "worst": {"question": worst, "ratio": ratios[worst]},
        "best": {"question": best, "ratio": ratios[best]},
    }


def mistakes(text: str) -> list[str]:
    """What is wrong with a history, one text a mistake."""
    found = []
    commits: set[str] = set()
    last_date = ""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            entry = json.loads(line)
            wrong = mistakes_of_line(entry, commits, last_date)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            found.append(f"line {number}: {error}")
            continue
        found += [f"line {number}: {mistake}" for mistake in wrong]
        commits.add(entry["commit"])
        last_date = entry["date"]
    return found


def mistakes_of_line(entry: dict[str, Any], commits: set[str], last_date: str) -> list[str]:
    if tuple(entry) != FIELDS:
        raise ValueError(f"the fields must be {', '.join(FIELDS)}")
    found = []
    if not COMMIT.fullmatch(entry["commit"]):
        found.append("commit: eight hexadecimal digits")
    if entry["commit"] in commits:
        found.append(f"commit: {entry['commit']} is listed twice")
    if date.fromisoformat(entry["date"]).isoformat() < last_date:
        found.append("date: before that of the line above")
    if not entry["step"].strip() or not entry["machine"].strip():
        found.append("step, machine: must not be empty")
    if not isinstance(entry["signature"], int) or entry["signature"] <= 0:
        found.append("signature: a positive number")
    if all(entry[name] is None for name in MEASURED):
        return found
    if not COMMIT.fullmatch(entry["against"]):
        found.append("against: eight hexadecimal digits")
    if not 0 < entry["best"]["ratio"] <= entry["ratio_geometric_mean"] <= entry["worst"]["ratio"]:
        found.append("the mean must be between the best and the worst ratio")
    if entry["interval"] and not entry["interval"][0] <= entry["interval"][1]:
        found.append("interval: the lower end comes first")
    return found


def git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("compared", metavar="FILE")
    arguments.add_argument("--against", required=True)
    arguments.add_argument("--step", required=True)
    arguments.add_argument("--machine", required=True)
    arguments.add_argument("--commit", default="HEAD")
    given = arguments.parse_args()
    try:
        printed = sys.stdin.read() if given.compared == "-" else Path(given.compared).read_text(encoding="utf-8")
        entry = {
            "commit": git("rev-parse", given.commit)[:8],
            "date": git("show", "-s", "--format=%cs", given.commit),
            "step": given.step,
            "signature": pinned_signature(git("show", f"{given.commit}:{SIGNATURE_TEST.relative_to(ROOT)}")),
            "against": git("rev-parse", given.against)[:8],
            **measured(printed),
            "machine": given.machine,
        }
        line = json.dumps(entry, ensure_ascii=False) + "\n"
        text = HISTORY.read_text(encoding="utf-8") + line
        if wrong := mistakes(text):
            raise ValueError("; ".join(wrong))
    except subprocess.CalledProcessError as error:
        print(f"history: {error.stderr.splitlines()[0]}", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(f"history: {error}", file=sys.stderr)
        return 2
    HISTORY.write_text(text, encoding="utf-8")
    print(line, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
