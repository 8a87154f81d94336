#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Mutated lemmas: each of mutants.toml is put into a copy of the sources, and a test must fail.

    python3 tests/mutants/run.py [--only WORD] [--from NUMBER] [--again] [--jobs N]

A mutant replaces one text of one file, which stands there once. Its programs of tests are built, and the tests of its
expression run. It is killed if a test fails, and survives if all pass. One that does not compile, or whose tests do not exist,
is an error. Exit status 1 if one survives or is an error. The copy lies in build/mutants and is kept: what is built there
is built once. Mutants that were killed are listed in build/mutants.done, each with a checksum of the mutant and of the file
that it changes: a run that was stopped resumes after them, and asks them again when either has changed, or with --again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "mutants"
DONE = ROOT / "build" / "mutants.done"
LIMIT = 900  # seconds that the tests of a mutant may take; one that makes them endless is killed


def copy_sources() -> None:
    """The tracked files, written only where they differ, so that little is built again."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        source, copy = ROOT / name, COPY / name
        if not name or not source.is_file():
            continue
        text = source.read_bytes()
        if copy.is_file() and copy.read_bytes() == text:
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(text)
        shutil.copymode(source, copy)
    page = ROOT / "web" / "dist"
    if page.is_dir():
        shutil.copytree(page, COPY / "web" / "dist", dirs_exist_ok=True)


def quiet(command: list[str], limit: float | None = None) -> tuple[int, str]:
    """Exit status and output; -1 if the time was over."""
    try:
        done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return -1, ""
    return done.returncode, done.stdout + done.stderr


class Trouble(Exception):
    pass


def build(programs: list[str], jobs: int) -> None:
    status, said = quiet(["cmake", "--build", "build/release", "-j", str(jobs), "--target", *programs])
    if status != 0:
        raise Trouble("does not compile:\n" + "\n".join(said.splitlines()[-15:]))


def tests_fail(expression: str, jobs: int) -> bool:
    status, said = quiet(
        ["ctest", "--test-dir", "build/release", "-j", str(jobs), "--no-tests=error", "--stop-on-failure", "-LE", "long",
         "-R", expression], LIMIT
    )
    if "No tests were found" in said:
        raise Trouble(f"no test is called {expression}")
    return status != 0


def outcome(mutant: dict, jobs: int) -> str:
    path = COPY / mutant["file"]
    text = path.read_text()
    if text.count(mutant["was"]) != 1:
        raise Trouble(f"{mutant['file']} holds {text.count(mutant['was'])} times {mutant['was']!r}")
    try:
        path.write_text(text.replace(mutant["was"], mutant["becomes"]))
        build(mutant["programs"], jobs)
        return "killed" if tests_fail(mutant["tests"], jobs) else "SURVIVES"
    finally:
        path.write_text(text)


def checksum(mutant: dict) -> str:
    parts = [*(str(mutant[key]) for key in sorted(mutant)), (ROOT / mutant["file"]).read_text()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def done_before() -> set[str]:
    """The checksums of the mutants that were killed."""
    return {line.split()[0] for line in DONE.read_text().splitlines() if line.strip()} if DONE.is_file() else set()


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutated lemmas, each of which a test must find.")
    parser.add_argument("--only", default="", metavar="WORD", help="mutants with this word in lemma or file")
    parser.add_argument("--from", type=int, default=1, metavar="NUMBER", dest="first", help="mutants from this one on")
    parser.add_argument("--again", action="store_true", help="ask those again that were killed before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    listed = tomllib.loads((Path(__file__).parent / "mutants.toml").read_text())["mutant"]
    mutants = [
        (number, one)
        for number, one in enumerate(listed, start=1)
        if number >= given.first and (given.only in one["lemma"] or given.only in one["file"])
    ]
    sums = {number: checksum(one) for number, one in mutants}
    killed_before = set() if given.again else done_before() & set(sums.values())
    todo = [(number, one) for number, one in mutants if sums[number] not in killed_before]
    copy_sources()
    status, said = quiet(["cmake", "--preset", "release"])
    if status != 0:
        print(said)
        return 1
    # What fails without a mutant would kill them all. Programs of mutants that do not run now are built too: an expression
    # finds tests of theirs, and an earlier run left them with its mutants.
    programs = sorted({program for one in listed for program in one["programs"]})
    build(programs, given.jobs)
    for expression in sorted({one["tests"] for _, one in todo}):
        if tests_fail(expression, given.jobs):
            print(f"the tests {expression} fail without a mutant")
            return 1
    counts = {"killed": len(mutants) - len(todo), "SURVIVES": 0, "error": 0}
    for number, one in mutants:
        if sums[number] in killed_before:
            print(f"killed    {number:3}  before  {one['lemma']} ({one['file']})")
    for number, one in todo:
        begun = time.monotonic()
        try:
            found = outcome(one, given.jobs)
        except Trouble as trouble:
            found = "error"
            print(trouble)
        counts[found] += 1
        if found == "killed":
            with DONE.open("a") as done:
                done.write(f"{sums[number]}  {one['lemma']}\n")
        print(f"{found:8}  {number:3}  {time.monotonic() - begun:5.0f} s  {one['lemma']} ({one['file']})", flush=True)
    failed = counts["SURVIVES"] + counts["error"]
    print(f"{len(mutants)} mutants: {counts['killed']} killed, {counts['SURVIVES']} survive, {counts['error']} errors")
    return 1 if failed or not mutants else 0


if __name__ == "__main__":
    sys.exit(main())
