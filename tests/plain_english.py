# SPDX-License-Identifier: MIT
"""Finds retired phrases in the project's texts.

    tests/plain_english.py [--count] [ROOT]

The phrases and their plain alternatives are in plain_english.txt. The test reads the tracked files that match
CHECKED. --count prints the number of hits a folder. Exit status 1 if there is a hit, 77 if ROOT is not a git
checkout.
"""

from __future__ import annotations

import argparse
import bisect
import collections
import fnmatch
import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator, NamedTuple

LIST = "tests/plain_english.txt"
# These quote the phrases.
UNCHECKED = {LIST, "tests/plain_english.py"}

# Which tracked files the test reads, as patterns of paths: all texts of the project.
CHECKED = [
    "*.md", "*.hpp", "*.cpp", "*.in", "*.def", "*.py", "*.ts", "*.tsx", "*.cmake", "*CMakeLists.txt",
    "*.txt", "*.sh", "run", "test",
]  # fmt: skip

COMMENT_MARK = re.compile(r"^\s*(?:///?|#+|\*|>)?\s*")


class Phrase(NamedTuple):
    pattern: re.Pattern[str]
    needed: list[str]  # small letters; every hit has some of them, and a file that lacks all is not searched
    alternative: str


class Hit(NamedTuple):
    line: int
    words: str
    alternative: str


def needed_letters(pattern: str) -> list[str]:
    """Of each alternative the longest run of letters and blanks that no choice, class, escape or repetition touches."""
    plain = re.sub(r"\\[^.]|\[[^]]*\]", "\0", pattern)
    before = ""
    while plain != before:  # groups, from the innermost
        before, plain = plain, re.sub(r"\([^()]*\)[?*]?", "\0", plain)
    plain = re.sub(r".[?*{]", "\0", plain.lower())
    return [max(re.findall(r"[a-z ]+", one), key=len, default="") for one in plain.split("|")]


def read_phrases(text: str) -> list[Phrase]:
    """One phrase a line; a line without an alternative is an error."""
    phrases = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("# "):
            continue
        pattern, arrow, alternative = line.partition(" => ")
        if not arrow or not alternative.strip():
            raise SystemExit(f"{LIST}:{number}: write PATTERN => ALTERNATIVE")
        try:
            phrases.append(Phrase(re.compile(pattern, re.IGNORECASE), needed_letters(pattern), alternative.strip()))
        except re.error as error:
            raise SystemExit(f"{LIST}:{number}: {error}") from None
    return phrases


def flowing(text: str) -> tuple[str, list[int]]:
    """The text with the lines of a paragraph joined by spaces, without comment marks; and where each line starts."""
    parts: list[str] = []
    starts: list[int] = []
    length = 0
    for line in text.splitlines():
        words = COMMENT_MARK.sub("", line).rstrip()
        part = words + " " if words else "\n"
        starts.append(length)
        parts.append(part)
        length += len(part)
    # String literals that continue on the next line; the same length, so that the starts hold.
    joined = re.sub(r'"( ) *"(?=\S)', "   ", "".join(parts))
    return joined, starts


def find(text: str, phrases: list[Phrase]) -> Iterator[Hit]:
    words, starts = flowing(text)
    small = words.lower()
    for pattern, needed, alternative in phrases:
        if not any(letters in small for letters in needed):
            continue
        for match in pattern.finditer(words):
            yield Hit(bisect.bisect_right(starts, match.start()), match[0], alternative)


def check_itself(phrases: list[Phrase]) -> None:
    """The list catches what it is for, across a line break too, and accepts the plain version."""
    odd = "// A run that was ended, by\n// whatever, goes on where it was.\n"
    lines = {hit.line for hit in find(odd, phrases)}
    assert lines == {1, 2}, lines
    assert not list(find("// An interrupted run resumes where it stopped.\n", phrases))
    assert needed_letters(r"\bas (?:a|the) rule[sd]?\b") == [" rule"]
    assert needed_letters(r"one?|two words|(?:six|ten)\s") == ["on", "two words", ""]
    assert not list(find("It was stopped by\n\nWhatever.\n", phrases)), "paragraphs must not be joined"


def tracked(root: Path, patterns: list[str]) -> list[str]:
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "-z"], capture_output=True, text=True)
    if listed.returncode != 0:
        print(f"{root} is not a git checkout: nothing is checked")
        raise SystemExit(77)
    return [
        path
        for path in listed.stdout.split("\0")
        if path and path not in UNCHECKED and any(fnmatch.fnmatch(path, pattern) for pattern in patterns)
    ]


def main() -> int:
    arguments = argparse.ArgumentParser(description="find retired phrases")
    arguments.add_argument("--count", action="store_true", help="print the number of hits a folder")
    arguments.add_argument("root", nargs="?", type=Path, default=Path(__file__).resolve().parents[1])
    given = arguments.parse_args()

    phrases = read_phrases((given.root / LIST).read_text(encoding="utf-8"))
    check_itself(phrases)
    paths = tracked(given.root, CHECKED)
    if len(paths) < 10:
        raise SystemExit(f"only {len(paths)} files were found under {given.root}")

    counts: collections.Counter[str] = collections.Counter()
    for path in paths:
        source = given.root / path
        if not source.is_file():
            continue  # deleted, but not yet committed
        for hit in find(source.read_text(encoding="utf-8"), phrases):
            counts["/".join(path.split("/")[:2]) if path.startswith("src/") else path.split("/")[0]] += 1
            if not given.count:
                print(f'{path}:{hit.line}: "{hit.words}" => {hit.alternative}')
    for folder, count in sorted(counts.items()):
        if given.count:
            print(f"{count:6} {folder}")
    print(f"{len(paths)} files, {len(phrases)} phrases, {counts.total()} hits")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
