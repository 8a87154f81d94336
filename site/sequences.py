#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/sequences: integer sequences of the games, in the form of OEIS's b-files, and their index page.

    site/sequences.py HARARY

HARARY is the program. Each sequence has a command; for the terms from `offset` to `last` the program is asked, which
takes some minutes. Terms beyond `last` come from where `recorded` says.
"""

from __future__ import annotations

import functools
import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/sequences"

Json = dict[str, Any]
Run = Callable[[str], Json]
"""A command line of the program without its name to the JSON object that it prints."""

WINNERS = {"tie": 0, "first": 1, "second": 2}


def winner(answer: Json, _: int) -> int:
    return WINNERS[answer["winner"]]


def difference(answer: Json, _: int) -> int:
    return int(answer["value"])


def points_of_alice(answer: Json, _: int) -> int:
    return int(answer["outcome"][0])


def nimber(answer: Json, _: int) -> int:
    return int(answer["nimber"])


def count(answer: Json, _: int) -> int:
    return int(answer["count"])


def all_positions(answer: Json, _: int) -> int:
    return sum(ply["open"] + ply["finished"] for ply in answer["plies"])


def previous_wins(line: Json, _: int) -> int:
    return sum(int(layer["P"]) for layer in line["layers"])


def of_ply(*kinds: str) -> Callable[[Json, int], int]:
    return lambda answer, n: sum(answer["plies"][n][kind] for kind in kinds)


def of_column(column: str) -> Callable[[Json, int], int]:
    return lambda line, _: int(line[column])


def of_colex(column: str, player: int) -> Callable[[Json, int], int]:
    return lambda line, _: int(line[column][player])


@dataclass(frozen=True)
class Recorded:
    """Terms that are not computed again here."""

    source: str
    terms: dict[int, int]


@dataclass(frozen=True)
class Sequence:
    file: str
    name: str
    offset: int
    command: str
    """With {n}, where each term has a command of its own."""
    term: Callable[[Json, int], int]
    quick: int
    """Up to this one the test computes the terms again."""
    last: int
    """The last one that this script computes."""
    recorded: tuple[Recorded, ...] = field(default=())

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.file}.txt"

    def line(self, n: int) -> str:
        return self.command.format(n=n)

    def computed(self, run: Run, last: int) -> Iterator[tuple[int, int]]:
        for n in range(self.offset, last + 1):
            yield n, self.term(run(self.line(n)), n)


RESULTS = "[results](../results.md)"
PAPER = "published (Gordinowicz and Prałat)"
COLEX = "paper-table colex --min {n} --max {n}"
SATURATION = "solve saturation --order {n}"

SEQUENCES = (
    Sequence(
        "balanced-colourings",
        "Colourings of some edges of K_n in red and green, with as many red edges as green ones or one more, up to "
        "permutations of the vertices",
        1, "count --order {n}", count, 8, 22,
    ),
    Sequence(
        "balanced-colourings-in-three-colours",
        "The same in three colours that take turns",
        1, "count --order {n} --colours 3", count, 7, 12,
    ),
    Sequence(
        "sim-positions",
        "Sim: positions after n moves that play can reach, up to isomorphism, those just finished included",
        0, "layers sim", of_ply("open", "finished"), 15, 15,
    ),
    Sequence(
        "sim-open-positions",
        "Sim: the same, only those where the game is not over",
        0, "layers sim", of_ply("open"), 14, 14,
    ),
    Sequence(
        "sim-finished-positions",
        "Sim: the same, only those where the last move completed a triangle",
        5, "layers sim", of_ply("finished"), 15, 15,
    ),
    Sequence(
        "sim-positions-on-complete-graphs",
        "Sim on K_n instead of K_6: all positions that play can reach, up to isomorphism",
        3, "layers misere-avoidance --order {n} --target K3", all_positions, 6, 7,
    ),
    Sequence(
        "sim-winners",
        "Sim on K_n: 1 the first player wins, 2 the second, 0 a tie",
        3, "solve misere-avoidance --order {n} --target K3 --question winner", winner, 7, 8,
        (Recorded(RESULTS, {9: 2, 10: 2}),),
    ),
    Sequence(
        "sim-winners-without-ties",
        "Sim on K_n where a player who cannot move without completing a triangle loses: 1 the first player wins, "
        "2 the second",
        3, "solve avoidance --order {n} --target K3 --question winner", winner, 7, 8,
        (Recorded(RESULTS, {9: 2, 10: 2}),),
    ),
    Sequence(
        "colex-alice", "The game colex on the Colex board with n edges: Alice's points under best play",
        1, COLEX, of_colex("colex", 0), 9, 22,
        (Recorded(RESULTS, {23: 5, 24: 5, 25: 5, 26: 5, 27: 5, 28: 5, 29: 5}),),
    ),
    Sequence(
        "colex-bob", "The same: Bob's points",
        1, COLEX, of_colex("colex", 1), 9, 22,
        (Recorded(RESULTS, {23: 5, 24: 5, 25: 5, 26: 5, 27: 5, 28: 5, 29: 5}),),
    ),
    Sequence(
        "star-on-colex-alice", "The game star on the Colex board with n edges: Alice's points under best play",
        1, COLEX, of_colex("star", 0), 9, 22,
        (Recorded(RESULTS, {23: 4, 24: 4, 25: 4, 26: 5, 27: 5, 28: 5, 29: 5}),),
    ),
    Sequence(
        "star-on-colex-bob", "The same: Bob's points",
        1, COLEX, of_colex("star", 1), 9, 22,
        (Recorded(RESULTS, {23: 4, 24: 4, 25: 4, 26: 5, 27: 5, 28: 5, 29: 5}),),
    ),
    Sequence(
        "capture-on-colex-alice", "The game capture on the Colex board with n edges: Alice's points under best play",
        1, COLEX, of_colex("capture_outcome", 0), 9, 22,
        (Recorded(RESULTS, {23: 3, 24: 3, 25: 3, 26: 4, 27: 4, 28: 4, 29: 5}),),
    ),
    Sequence(
        "capture-on-colex-bob", "The same: Bob's points",
        1, COLEX, of_colex("capture_outcome", 1), 9, 22,
        (Recorded(RESULTS, {23: 2, 24: 3, 25: 2, 26: 4, 27: 4, 28: 4, 29: 4}),),
    ),
    Sequence(
        "clique-alice", "The game clique on K_n: Alice's points under best play",
        1, "solve clique --order {n}", points_of_alice, 6, 9,
    ),
    Sequence(
        "clique-difference", "The game clique on K_n: Alice's points minus Bob's under best play",
        1, "solve clique --order {n}", difference, 6, 9,
    ),
    Sequence(
        "star-alice", "The game star on K_n: Alice's points under best play",
        2, "solve star --order {n}", points_of_alice, 6, 8,
    ),
    Sequence(
        "star-difference", "The game star on K_n: Alice's points minus Bob's under best play",
        2, "solve star --order {n}", difference, 6, 8,
        (Recorded(f"{RESULTS}: the second player wins, and the first never does worse than a tie", {9: 0}),),
    ),
    Sequence(
        "capture-alice", "The game capture on K_n: Alice's points under best play",
        2, "solve capture --order {n}", points_of_alice, 6, 8,
    ),
    Sequence(
        "capture-difference", "The game capture on K_n: Alice's points minus Bob's under best play",
        2, "solve capture --order {n}", difference, 6, 8,
        (Recorded(RESULTS, {9: 0}),),
    ),
    Sequence(
        "saturation-winners",
        "Triangle saturation on n vertices: 1 the first player wins, 2 the second",
        3, SATURATION, winner, 10, 12,
        (Recorded(RESULTS, {13: 1, 14: 1, 16: 1}), Recorded(PAPER, {15: 1})),
    ),
    Sequence(
        "saturation-nimbers",
        "Triangle saturation on n vertices: the nimber of the graph without edges",
        3, SATURATION + " --question nimber", nimber, 9, 12,
    ),
    Sequence(
        "saturation-misere-winners",
        "Triangle saturation on n vertices where the player who cannot move wins: 1 the first player wins, 2 the second",
        3, SATURATION + " --misere", winner, 8, 11,
    ),
    Sequence(
        "saturation-connected-winners",
        "Triangle saturation on n vertices where each edge after the first meets an earlier one: 1 the first player "
        "wins, 2 the second",
        3, SATURATION + " --connected", winner, 8, 9,
    ),
    Sequence(
        "saturation-previous-wins",
        "Triangle-free graphs on n vertices, up to isomorphism, from which the player who just moved wins triangle "
        "saturation",
        3, "paper-table saturation --min {n} --max {n}", previous_wins, 8, 11,
    ),
    Sequence(
        "saturation-score",
        "Edges with which triangle saturation on n vertices ends if the first player wants many and the second few",
        3, "solve saturation --order {n} --score", points_of_alice, 9, 12,
    ),
    Sequence(
        "saturation-score-min-starts",
        "The same if the player who wants few edges starts",
        3, "solve saturation --order {n} --score --first green", points_of_alice, 9, 12,
    ),
    Sequence(
        "one-colour-triangle-winners",
        "Edges of K_n are drawn, and the player who completes a triangle wins: 1 the first player, 2 the second",
        3, "solve one-colour-achievement --order {n} --question winner", winner, 8, 10,
    ),
    Sequence(
        "online-ramsey-paths",
        "Online size Ramsey numbers of two paths on n vertices",
        3, "paper-table online-ramsey --min {n} --max {n}", of_column("Pn,Pn"), 5, 7,
    ),
)  # fmt: skip


def recorded(sequence: Sequence) -> dict[int, int]:
    return {n: value for part in sequence.recorded for n, value in part.terms.items()}


def file_text(terms: dict[int, int]) -> str:
    return "".join(f"{n} {terms[n]}\n" for n in sorted(terms))


def read_file(sequence: Sequence) -> dict[int, int]:
    """The terms of a shipped file."""
    lines = sequence.path.read_text().splitlines()
    return {int(n): int(value) for n, value in (line.split(" ") for line in lines)}


def provenance(sequence: Sequence) -> str:
    """Where the terms come from that the command was not asked for here."""
    parts = [
        f"n = {', '.join(str(n) for n in part.terms)}: {part.source}." for part in sequence.recorded
    ]
    return " " + " ".join(parts) if parts else ""


MOST_SHOWN = 64
"""Characters of a sequence's terms on the page."""


def shown(terms: dict[int, int]) -> str:
    text = ""
    for n in sorted(terms):
        more = f"{', ' if text else ''}{terms[n]}"
        if text and len(text) + len(more) > MOST_SHOWN:
            return text + ", …"
        text += more
    return text


INTRODUCTION = """# Sequences

Integer sequences that the program computes. Each file has a line `n a(n)` for each term, from the offset on: the form
of the b-files of the On-Line Encyclopedia of Integer Sequences. A command gives one term, or those of all n where it
has none; write `./run` before it. `site/sequences.py` makes this page and the files from the commands, and says in
`SEQUENCES` what of each answer is the term.

Up to isomorphism means up to permutations of the vertices, colours not exchanged. For the games and their points see
[what the values mean](../values.md). A Colex board with n edges is K_k and, unless that has n edges, one more vertex
joined to some of the others.

The numbers of triangle-free graphs, which `paper-table saturation` prints under h, are A006785 of the encyclopedia. Whether it
has the sequences below was not looked up, so that none of them has a number here. Corrections of published terms are
among the [errata](../errata.md).

| sequence | offset | terms | command | file |
|---|---:|---|---|---|
"""


def page(terms: Callable[[Sequence], dict[int, int]]) -> str:
    lines = []
    for sequence in SEQUENCES:
        known = terms(sequence)
        lines.append(
            f"| {sequence.name}.{provenance(sequence)} | {sequence.offset} | {shown(known)} "
            f"| `{sequence.command.replace('{n}', 'n')}` "
            f"| [{len(known)} terms]({sequence.file}.txt) |\n"
        )
    return INTRODUCTION + "".join(lines)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: site/sequences.py HARARY", file=sys.stderr)
        return 2

    @functools.cache  # several sequences come from one command
    def run(line: str) -> Json:
        words = [sys.argv[1], *shlex.split(line), "--json", "--memory", "3G"]
        answer: Json = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
        return answer

    FOLDER.mkdir(exist_ok=True)
    for sequence in SEQUENCES:
        terms = dict(sequence.computed(run, sequence.last))
        sequence.path.write_text(file_text(terms | recorded(sequence)))
        print(f"{sequence.path.name}: {shown(terms)}", flush=True)
    (FOLDER / "index.md").write_text(page(read_file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
