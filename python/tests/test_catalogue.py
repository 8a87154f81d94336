# SPDX-License-Identifier: MIT
"""Python says what the command line says, of every game of the catalogue."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import BINARY, CommandLine, run_refused

import harary
from harary import winning_sets
from harary._harary import in_python_words
from harary.catalogue import GameOptions

# What differs between two runs of one question.
CLOCKS = ("seconds", "microseconds")


def without_clocks(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name not in CLOCKS}


def options_of(description: harary.GameDescription) -> tuple[str, dict[str, Any]]:
    """The catalogue's example as words and as keywords: "--board K5" is board="K5"."""
    words = shlex.split(description.example)[3:]
    options: dict[str, Any] = {
        name.replace("-", "_"): text for name, text in description.example_options.items()
    }
    if "letters" in options:
        options["letters"] = [int(word) for word in options["letters"].split()]
    return shlex.join(words), options


GAMES = [pytest.param(game, id=game.game) for game in harary.games()]


@pytest.fixture(scope="module")
def listed() -> dict[str, dict[str, Any]]:
    """What `harary games --json` says of each game."""
    lines = subprocess.run([BINARY, "games", "--json"], capture_output=True, text=True, check=True)
    return {line["game"]: line for line in map(json.loads, lines.stdout.splitlines())}


def test_the_catalogue_is_that_of_the_command_line(listed: dict[str, dict[str, Any]]) -> None:
    assert [game.game for game in harary.games()] == list(listed)


def in_the_middle(game: harary.Game) -> harary.Position:
    """Two moves into the game, where there is something to ask."""
    position = game.position()
    for _ in range(2):
        if not position.finished:
            position = position.play(position.moves[-1])
    return position


def refused_alike(ask: Callable[[], object], line: str) -> None:
    """Python's error is the command line's, with arguments in the place of options."""
    with pytest.raises(harary.InputError) as error:
        ask()
    status, words = run_refused(line)
    assert status == 2
    assert in_python_words(words.removeprefix("harary: ")) == str(error.value)


@pytest.mark.parametrize("description", GAMES)
def test_solve_equals_the_command_line(
    description: harary.GameDescription, command_line: CommandLine
) -> None:
    words, options = options_of(description)
    expected = command_line(f"solve {description.game} {words}")
    answer = harary.solve(description.game, threads=1, **options)
    assert without_clocks(answer.json) == without_clocks(expected)
    assert answer.method == expected["method"]
    assert dict(answer.instance) == expected["instance"]
    assert answer.winner == expected.get("winner")
    assert answer.value == expected.get("value")
    assert answer.outcome == (tuple(expected["outcome"]) if "outcome" in expected else None)
    assert list(answer.best) == expected["best"]
    assert answer.proved
    assert answer.calls == expected.get("calls")
    assert answer.length == expected.get("length")
    assert description.solitaire == (answer.calls is not None) == (answer.winner is None)
    if answer.calls is not None:
        assert len(answer.calls) == answer.length == answer.lower
        assert answer.optimal


@pytest.mark.parametrize("description", GAMES)
def test_analyse_equals_the_command_line(
    description: harary.GameDescription, command_line: CommandLine
) -> None:
    words, options = options_of(description)
    game = harary.game(description.game, **options)
    position = in_the_middle(game)
    expected = command_line(
        f"analyse {description.game} {words} --position {shlex.quote(position.text)}"
    )
    analysis = game.analyse(position, threads=1)
    assert without_clocks(analysis.json) == without_clocks(expected)
    assert [move.move for move in analysis.moves] == [move["move"] for move in expected["moves"]]
    assert [move.best for move in analysis.moves] == [move["best"] for move in expected["moves"]]
    assert analysis.winner == expected.get("winner")
    assert analysis.remoteness == expected["remoteness"]
    assert position.mover == expected["mover"]
    assert analysis._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("description", GAMES)
def test_layers_equal_the_command_line_or_are_refused_alike(
    description: harary.GameDescription, command_line: CommandLine, listed: dict[str, dict[str, Any]]
) -> None:
    words, options = options_of(description)
    game = harary.game(description.game, **options)
    line = f"layers {description.game} {words} --values"
    if not listed[description.game]["layers"]:
        refused_alike(lambda: game.layers(values=True), line)
        return
    layers = game.layers(values=True, threads=1)
    expected = command_line(line)
    assert without_clocks(layers.json) == without_clocks(expected)
    assert layers.open.tolist() == [ply["open"] for ply in expected["plies"]]
    assert (layers.finished - layers.open).tolist() == [
        ply["finished"] - ply["open"] for ply in expected["plies"]
    ]
    assert layers.next_wins is not None
    assert layers.next_wins.tolist() == [ply["N"] for ply in expected["plies"]]
    assert [ply.finished for ply in layers] == [ply["finished"] for ply in expected["plies"]]


@pytest.mark.parametrize(
    ("line", "ask"),
    [
        (
            "flood --board petersen --vertex-colours 0,1,2,0,1,2,0,1,2,0 --start 3",
            lambda: harary.flood("petersen", vertex_colours=[0, 1, 2] * 3 + [0], start=3),
        ),
        (
            "flood --board square:8x8:3 --start 2:5 --method heuristic",
            lambda: harary.flood("square:8x8:3", start="2:5", method="heuristic"),
        ),
        (
            "honeybee --board petersen --vertex-colours 0,1,2,0,1,2,0,1,2,0 --starts 1,8",
            lambda: harary.honeybee(
                "petersen", vertex_colours=[0, 1, 2] * 3 + [0], starts=(1, 8)
            ),
        ),
        (
            "honeybee --board hex:5x4:2 --question winner",
            lambda: harary.honeybee("hex:5x4:2", question="winner"),
        ),
    ],
)
def test_coloured_boards_equal_the_command_line(
    line: str, ask: Callable[[], harary.Answer], command_line: CommandLine
) -> None:
    assert without_clocks(ask().json) == without_clocks(command_line("solve " + line))


# How an option of a type is written in Python.
ANNOTATIONS = {
    "graph": "BoardLike",
    "coloured board": "BoardLike",
    "edges": "EdgesLike",
    "vertices": "VerticesLike",
    "number": "int",
    "numbers": "str | Sequence[int]",
    "numbers of vertices": "ColoursLike",
    "choice": "str",
    "flag": "bool",
    "bias": "str | tuple[int, ...]",
    "cell": "Hashable",
    "cells": "str | tuple[Hashable, Hashable]",
    "text": "str",
    "file": "str | os.PathLike[str]",
}
# Choices whose words have a name of their own (harary.names).
NAMED_CHOICES = {"first": "Role", "ties": "TieRule"}


def test_the_keyword_arguments_are_those_of_the_catalogue() -> None:
    types: dict[str, set[str]] = {}
    for game in harary.games():
        for option in game.option_specs:
            of_vertices = option.type == "numbers" and option.name.startswith("vertex-")
            kind = NAMED_CHOICES.get(option.name) or ANNOTATIONS["numbers of vertices" if of_vertices else option.type]
            types.setdefault(option.name.replace("-", "_"), set()).add(kind)
    # None is the same as nothing.
    expected = {
        name: " | ".join([*sorted(found), "None"])
        for name, found in types.items()
        if name not in winning_sets.OPTIONS  # a word, or what Python alone takes
    }
    written = {
        name: getattr(annotation, "__forward_arg__", annotation)
        for name, annotation in GameOptions.__annotations__.items()
        if name not in winning_sets.OPTIONS  # of Python alone
    }
    assert written == expected


def test_the_catalogue_describes_every_option() -> None:
    for game in harary.games():
        assert tuple(option.name for option in game.option_specs) == game.options
        assert set(game.example_options) <= set(game.options)
        for option in game.option_specs:
            assert option.help
            assert option.type != "choice" or option.default in option.values


def test_a_game_of_one_player_is_asked_for_its_length_alone() -> None:
    flood = harary.game("flood", board="square:3x2=012210")
    answer = flood.solve()
    assert (answer.length, answer.calls, answer.winner) == (3, "102", None)
    assert flood.solve(method="heuristic").method == "heuristic"
    with pytest.raises(harary.InputError, match="^question: "):
        flood.solve(question="winner")
    with pytest.raises(harary.InputError, match="^method: "):
        harary.solve("sim", method="heuristic")


def test_the_catalogue_has_the_games_of_the_readme() -> None:
    names = {game.game for game in harary.games()}
    assert {"sim", "clique", "colex", "saturation", "connect", "letters", "flood"} <= names
    assert len(names) >= 18


@pytest.mark.parametrize("line", ["6", "18", "7"])
def test_count_equals_the_command_line(line: str, command_line: CommandLine) -> None:
    expected = command_line(f"count --order {line} --layers")
    found = harary.count(int(line))
    assert str(found.count) == expected["count"]
    assert [str(ply) for ply in found.plies] == [ply["count"] for ply in expected["plies"]]
    expected = command_line(f"count --order {line} --red 3 --green 2")
    assert str(harary.count(int(line), [3, 2]).count) == expected["count"]


def test_estimate_equals_the_command_line(command_line: CommandLine) -> None:
    expected = command_line("estimate --order 7 --target K3 --samples 100 --seed 5 --layers")
    found = harary.estimate(7, "K3", samples=100, seed=5)
    assert without_clocks(found.json) == without_clocks(expected)
    assert found.estimate == expected["estimate"]
    assert found.interval == tuple(expected["interval"])


@pytest.mark.parametrize("words", [("K6", "K3"), ("K5", "K3"), ("K8", "K3", "K4"), ("C5", "P3")])
def test_arrows_equals_the_command_line(words: tuple[str, ...], command_line: CommandLine) -> None:
    expected = command_line("arrows " + " ".join(words))
    found = harary.arrows(*words)
    assert without_clocks(found.json) == without_clocks(expected)
    assert found.arrows is expected["arrows"]
    assert found.witness == expected.get("witness")


@pytest.mark.parametrize("description", GAMES)
def test_tablebase_and_probe_equal_the_command_line_or_are_refused_alike(
    description: harary.GameDescription,
    tmp_path: Path,
    command_line: CommandLine,
    listed: dict[str, dict[str, Any]],
) -> None:
    words, options = options_of(description)
    game = harary.game(description.game, **options)
    line = f"tablebase {description.game} {words} --out {tmp_path / 'cli'}"
    if not listed[description.game]["tablebases"]:
        refused_alike(lambda: game.tablebase(tmp_path / "python"), line)
        return
    table = game.tablebase(tmp_path / "python")
    expected = command_line(line)
    assert table.answer is not None
    assert table.answer.layers == tuple(expected["layers"]) == table.sizes
    assert table.answer.json["start"] == expected["start"]
    for one in (tmp_path / "cli").iterdir():
        assert (tmp_path / "python" / one.name).read_bytes() == one.read_bytes(), one.name
    position = in_the_middle(game)
    line = f"probe {tmp_path / 'cli'} --position {shlex.quote(position.text)}"
    found = harary.probe(tmp_path / "python", position)
    assert without_clocks(found.json) == without_clocks(command_line(line))
    analysis = game.analyse(position)
    name = description.game if description.game in found.values else table.values[0]
    assert found.values[name].winner == analysis.winner
    assert found.values[name].outcome == analysis.outcome
