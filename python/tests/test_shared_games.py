# SPDX-License-Identifier: MIT
"""Games on vertices, on winning sets and for the longest path are split and shared as all others are; what has no
parts or no tablebases says why."""

from __future__ import annotations

import gzip
import json
import pickle
import shlex
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine, run_refused

import harary
from harary.sharing import PartSolver, SharedSearch, in_rounds
from harary.winning_sets import instance_of

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
TIC_TAC_TOE = {"board": "grid:3x3", "target": "line:3"}

QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("connected", {"board": "grid:3x3"}),
    ("connected", {"board": "P6", "bias": "1:2", "red": "0"}),
    ("col", {"board": "grid:3x3"}),
    ("col", {"board": "P7", "red": "0", "green": "3", "first": "green"}),
    ("snort", {"board": "grid:3x2"}),
    ("kayles", {"board": "C7", "red": "2"}),
    ("domination", {"board": "grid:3x3"}),
    ("domination", {"board": "C7", "total": True}),
    ("colouring", {"board": "grid:3x2"}),
    ("colouring", {"board": "C5", "colours": 2, "elements": "edges"}),
    ("maker-breaker", {"sets": LINES}),
    ("maker-breaker", {"sets": LINES, "turns": "1,2"}),
    ("maker-breaker", TIC_TAC_TOE),
    ("maker-breaker", {"board": "grid:3x3", "target": "simple-path:0-8"}),
    ("maker-breaker", {"board": "K4", "target": "spanning-trees"}),
    ("achievement", {"sets": LINES}),
    ("achievement", TIC_TAC_TOE),
    ("achievement", {**TIC_TAC_TOE, "bias": "1:2"}),
    ("achievement-no-draw", {"sets": LINES}),
    ("misere-avoidance", {"sets": LINES}),
    ("avoider-enforcer", {"sets": LINES, "monotone": True}),
    ("waiter-client", {"sets": LINES[:4]}),
    ("path", {"board": "K4", "bias": "1:2"}),
    ("path", {"board": "grid:3x2"}),
]


class ShortOfTime:
    """Solves at once; what takes more than twenty positions is not solved."""

    def __init__(self, solver: PartSolver) -> None:
        self.solver = solver
        self.started: list[str] = []

    def start(self, position: str) -> None:
        self.started.append(position)

    def next(self) -> tuple[str, str]:
        position = self.started.pop()
        line = self.solver(position)
        if json.loads(line)["positions"] > 20:
            line = json.dumps({"position": position, "stopped": "time"})
        return position, line


@pytest.mark.parametrize("question", ["outcome", "winner"])
@pytest.mark.parametrize(("name", "options"), QUESTIONS)
def test_rounds_and_shared_searches_say_what_one_search_says(
    name: str, options: dict[str, Any], question: str
) -> None:
    game = harary.game(name, **options)
    expected = game.solve(question=question, threads=1)
    solver = PartSolver.of(game, question, memory="16M")
    solver = pickle.loads(pickle.dumps(solver))
    for plies, slots in ((1, 2), (3, 4)):
        answer = in_rounds(game, lambda parts: map(solver, parts), slots, plies=plies, question=question)
        assert answer.winner == expected.winner
        if question == "outcome":
            assert (answer.value, answer.outcome) == (expected.value, expected.outcome)
    search = SharedSearch(game, question, 1)
    search.spread(3)
    assert search.run(ShortOfTime(solver), 3)[0] == expected.winner


@pytest.mark.parametrize("packed", [False, True])
def test_workers_need_no_files_of_the_driver(
    packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command_line: CommandLine
) -> None:
    text = instance_of({"sets": LINES}).removeprefix("text:").encode()
    monkeypatch.chdir(tmp_path)
    Path("game.pg").write_bytes(gzip.compress(text) if packed else text)
    Path("five.edges").write_text("0 1\n1 2\n2 3\n3 4\n4 0\n")
    Path("elsewhere").mkdir()
    asked: list[dict[str, Any]] = [
        {"name": "achievement", "instance": "game.pg"},
        {"name": "star", "board": "@five.edges"},
        {"name": "col", "board": Path("five.edges")},
    ]
    for one in asked:
        game = harary.game(**one)
        solver = PartSolver.of(game, memory="16M")

        def solve(parts: Any, solver: PartSolver = solver) -> list[str]:
            with monkeypatch.context() as other:
                other.chdir("elsewhere")
                return [solver(part) for part in parts]

        file = tmp_path / f"{one['name']}.parts"
        expected = game.solve(threads=1)
        assert in_rounds(game, solve, 4, file=file).winner == expected.winner
        words = [word for name, value in list(one.items())[1:] for word in (f"--{name}", str(value))]
        if one["name"] == "col":
            words[1] = "@five.edges"
        joined = command_line(shlex.join(["split", one["name"], *words, "--join", str(file)]))
        assert joined["winner"] == expected.winner


def test_lines_about_other_sets_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, sets in (("one", LINES), ("other", LINES[:7])):
        Path(name).write_text(instance_of({"sets": sets}).removeprefix("text:"))
    solver = PartSolver.of(harary.game("achievement", instance="one"), memory="16M")
    file = tmp_path / "parts"
    in_rounds(harary.game("achievement", instance="one"), lambda parts: map(solver, parts), 4, file=file)
    with pytest.raises(harary.InputError, match="parts:1: this part is of another game or board"):
        in_rounds(harary.game("achievement", instance="other"), lambda parts: map(solver, parts), 4, file=file)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("achievement --board K5 --target spanning-trees", "there are none of games on winning sets, nor with --turns or --moves"),
        ("maker-breaker --board grid:3x3 --target line:3", "there are none of games on winning sets, nor with --turns or --moves"),
        ("achievement --board K5 --turns 1,2", "there are none of games on winning sets, nor with --turns or --moves"),
        ("avoidance --board K5 --colours 3", "there are none for more than two players"),
        ("achievement --board K5 --moves 3", "there are none of games on winning sets, nor with --turns or --moves"),
        ("achievement --board K13", "a move must colour one edge, and the board may have at most 64 edges"),
    ],
)
def test_a_game_without_tablebases_says_why(words: str, why: str, tmp_path: Path) -> None:
    status, line = run_refused(f"tablebase {words} --out {shlex.quote(str(tmp_path))}/table")
    assert status == 2
    game = words.split()[0]
    assert line.startswith(f"harary: tablebase: {game} has no tablebases of this instance; {why}")
    assert not (tmp_path / "table").exists()


@pytest.mark.parametrize(
    ("words", "players"),
    [("avoidance --board K5 --colours 3", "3 players"), ("flood --board square:3x2=012210", "one player")],
)
def test_a_game_without_parts_says_why(words: str, players: str) -> None:
    game = words.split()[0]
    expected = f"harary: split: {game} cannot be split into parts, because it has {players}"
    assert run_refused(f"split {words}") == (2, expected)
