# SPDX-License-Identifier: MIT
"""A game in parts says what the game says, whatever solves the parts; here it is this process."""

from __future__ import annotations

import json
import multiprocessing
import shlex
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine, run_refused
from test_catalogue import GAMES, options_of

import harary
from harary.sharing import PartSolver, ProofAnswer, in_rounds

WITHOUT_PARTS = {"flood"}


def proof(
    name: str, options: dict[str, Any], slots: int = 3, memory: str = "64M", **asked: Any
) -> ProofAnswer:
    game = harary.game(name, **options)
    solver = PartSolver.of(game, asked.get("question", "outcome"), memory=memory)

    def solve(positions: Sequence[str]) -> Iterable[str]:
        return [solver(position) for position in reversed(positions)]

    return in_rounds(game, solve, slots, **asked)


@pytest.mark.parametrize("description", [game for game in GAMES if game.id not in WITHOUT_PARTS])
@pytest.mark.parametrize("plies", [1, 3])
def test_parts_say_what_the_game_says(description: harary.GameDescription, plies: int) -> None:
    _, options = options_of(description)
    expected = harary.solve(description.game, method="search", threads=1, **options)
    assert isinstance(expected, harary.Answer)
    answer = proof(description.game, options, plies=plies)
    assert answer.winner == expected.winner
    assert answer.value == expected.value
    assert answer.outcome == expected.outcome
    assert answer.instance == expected.instance
    assert answer.solved <= answer.parts
    assert (answer.rounds > 0) == (answer.solved > 0)
    assert (
        proof(description.game, options, plies=plies, question="winner").winner == expected.winner
    )


@pytest.mark.parametrize("description", [game for game in GAMES if game.id in WITHOUT_PARTS])
def test_other_games_are_refused_as_by_the_command_line(
    description: harary.GameDescription,
) -> None:
    words, options = options_of(description)
    with pytest.raises(harary.InputError) as error:
        proof(description.game, options)
    assert run_refused(f"split {description.game} {words}") == (2, f"harary: {error.value}")


def test_turns_of_several_edges_are_split_within_a_turn() -> None:
    options = {"board": "K5", "bias": "1:2"}
    expected = harary.solve("star", threads=1, **options)  # type: ignore[arg-type]
    assert isinstance(expected, harary.Answer)
    for plies in (1, 2, 3):
        assert proof("star", options, plies=plies).outcome == expected.outcome


def test_values_of_one_round_spare_the_next() -> None:
    asked: list[tuple[int, int, int]] = []
    answer = proof(
        "clique", {"board": "K6"}, slots=4, plies=4, told=lambda *round: asked.append(round)
    )
    assert answer.outcome == (3, 3)
    assert answer.parts == 25  # positions of K6 after four moves, up to isomorphism
    assert answer.solved < answer.parts
    assert answer.rounds == len(asked) > 1
    assert [number for number, _, _ in asked] == list(range(1, answer.rounds + 1))
    assert answer.solved == sum(some for _, some, _ in asked)
    still_open = [left for _, _, left in asked]
    assert still_open == sorted(still_open, reverse=True)


def test_a_file_keeps_what_is_solved_and_the_command_line_joins_it(
    tmp_path: Path, command_line: CommandLine
) -> None:
    options = {"board": "K6"}
    file = tmp_path / "parts.json"
    first = proof("star", options, plies=3, file=file)
    lines = file.read_text().splitlines()
    assert len(lines) == first.solved == len({json.loads(line)["position"] for line in lines})
    joined = command_line(f"split star --board K6 --plies 3 --join {shlex.quote(str(file))}")
    assert tuple(joined["outcome"]) == first.outcome
    # Killed while the third line was written.
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:30])
    again = proof("star", options, plies=3, file=file)
    assert again.outcome == first.outcome
    assert file.read_text().splitlines()[:2] == lines[:2]
    assert len(file.read_text().splitlines()) == again.solved
    assert proof("star", options, plies=3, file=file).rounds == 0


def test_a_file_about_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "parts.json"
    proof("clique", {"board": "K5"}, file=file, question="winner")
    with pytest.raises(harary.InputError, match="another game or board"):
        proof("star", {"board": "K5"}, file=file)
    with pytest.raises(harary.InputError, match="another game or board"):
        proof("clique", {"board": "K6"}, file=file)
    with pytest.raises(harary.InputError, match="only the winner"):
        proof("clique", {"board": "K5"}, file=file)
    assert proof("clique", {"board": "K5"}, file=file, question="winner").rounds == 0
    file.write_text("nonsense\n")
    with pytest.raises(harary.InputError, match=r"parts\.json:1"):
        proof("clique", {"board": "K5"}, file=file)


def test_a_part_whose_budget_ends_is_said_and_the_others_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "parts.json"
    game = harary.game("capture", board="K9")
    stopping = PartSolver.of(game, time=0.05)

    def solve(positions: Sequence[str]) -> Iterable[str]:
        first = {
            "game": "capture",
            "instance": {"board": "K9"},
            "position": positions[0],
            "proved_value": 0,
        }
        return [stopping(positions[1]), json.dumps(first)]

    with pytest.raises(harary.BudgetEnded, match="time"):
        in_rounds(game, solve, 2, file=file)
    assert [json.loads(line)["proved_value"] for line in file.read_text().splitlines()] == [0]


def test_other_processes_solve_parts() -> None:
    game = harary.game("star", board="K6")
    solver = PartSolver.of(game, memory="64M")
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        answer = in_rounds(game, lambda positions: pool.map(solver, positions), 4, plies=3)
    assert answer.outcome == (4, 4)


def test_the_cluster_says_what_it_needs() -> None:
    program = "import sys; sys.modules['pyarrow'] = None; import harary.spark"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert "pip install 'harary[spark]'" in done.stderr.splitlines()[-1]


def test_the_command_says_in_one_line_what_it_needs() -> None:
    program = """
import runpy, sys
sys.modules['pyarrow'] = None
sys.argv = ['-m', 'strong', 'clique']
runpy.run_module('harary.spark', run_name='__main__', alter_sys=True)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "harary.spark needs pyarrow: pip install 'harary[spark]'\n"


def test_bad_questions_are_refused() -> None:
    with pytest.raises(harary.InputError, match="^question must be "):
        proof("clique", {"board": "K5"}, question="nimber")
    with pytest.raises(harary.InputError, match="^plies: "):
        proof("clique", {"board": "K5"}, plies=-1)
