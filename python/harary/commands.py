# SPDX-License-Identifier: MIT
"""Questions that the command line answers and the package has no function of its own for: tables of the papers,
checks, reductions, files for other programs, chances, parts. They run the program ``harary`` and read what it
prints with ``--json``."""

from __future__ import annotations

import json as json_module
import os
import shutil
import signal
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Unpack, cast

from harary import _harary
from harary.answers import Json
from harary.arguments import missing_file, refuse_swapped, shown, text
from harary.boards import Board, BoardLike
from harary.names import GameName
from harary.options import divided, read_options
from harary.program_options import (
    AskedChances,
    AskedCheck,
    AskedExport,
    AskedReduction,
    AskedSplit,
    AskedTable,
    ChancesOptions,
    CheckOptions,
    ExportOptions,
    ReduceOptions,
    SplitOptions,
    TableOptions,
)
from harary.signatures import spelled_out
from harary.spending import Spending, command_line

_BAD_INPUT = 2
_BUDGET_ENDED = 3


def program() -> str:
    """The program ``harary``: that of the environment variable ``HARARY_BINARY``, the one that came with the package,
    or the one on the path. A `FileError` where there is none."""
    named = os.environ.get("HARARY_BINARY")
    if named:
        return named
    packed = Path(__file__).parent / "bin" / "harary"
    if packed.is_file():
        return str(packed)
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        found = shutil.which("harary", path=folder) if folder else None
        if found is not None and _is_executable_file(found):
            return found
    raise _harary.FileError(
        "harary: the program is not installed: pip install 'harary[program]', or name it by the environment variable HARARY_BINARY"
    )


def _is_executable_file(path: str) -> bool:
    """Is it a program of the machine, and no script that would come back here?"""
    try:
        with open(path, "rb") as file:
            return file.read(4) == b"\x7fELF"
    except OSError:
        return False


def _words(options: Mapping[str, Any]) -> list[str]:
    """Keywords as options of the command line: ``green_target="K4"`` is ``--green-target K4``."""
    words: list[str] = []
    for name, value in options.items():
        option = "--" + name.rstrip("_").replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            words.append(option)
        elif isinstance(value, (list, tuple)):
            words += [word for one in value for word in (option, str(one))]
        elif isinstance(value, (str, int, float, os.PathLike)):
            words += [option, os.fspath(value) if isinstance(value, os.PathLike) else str(value)]
        else:
            raise TypeError(f"{name}: {shown(value)} is not a text, a number or a path")
    return words


def _output(words: list[str], spending: Spending, given: str | None = None) -> str:
    """What the program prints; ``given`` is its standard input. Ctrl-C and a cancelled token end it as they end a question."""
    token = spending.get("cancel")
    command = [program(), *words, *command_line(spending)]
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL if given is None else subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        while True:
            try:
                out, err = running.communicate(given, timeout=0.05 if token is not None else None)
                break
            except subprocess.TimeoutExpired:
                if token is not None and token.cancelled:
                    running.send_signal(signal.SIGINT)
                    token = None
            except KeyboardInterrupt:
                running.send_signal(signal.SIGINT)
                running.wait()
                raise
    if running.returncode == 0 or (running.returncode == _BUDGET_ENDED and out):
        return out
    message = err.strip().rpartition("\n")[2].removeprefix("harary: ") or f"it ended with {running.returncode}"
    if running.returncode == _BAD_INPUT:
        raise _harary.InputError(_harary.in_python_words(message))
    if running.returncode in (_BUDGET_ENDED, 130):
        raise _harary.BudgetEnded(message)
    if out and running.returncode == 1 and not err:
        return out  # a check that does not hold
    raise _harary.FileError(message)


def _answers(words: list[str], spending: Spending) -> list[Json]:
    """One object for each line."""
    out = _output([*words, "--json"], spending)
    return [json_module.loads(line) for line in out.splitlines() if line]


def _own_words(
    given: Mapping[str, Any], options: Mapping[str, Any] | None, own: type[Any]
) -> tuple[list[str], dict[str, Any]]:
    """The keywords of this TypedDict as words of the command line, and the others."""
    named = {name: value for name, value in given.items() if name in own.__annotations__}
    others = {name: value for name, value in given.items() if name not in named}
    return _words({**(options or {}), **named}), others


def _parted(
    given: Mapping[str, Any], options: Mapping[str, Any] | None, own: type[Any]
) -> tuple[list[str], Spending]:
    """The same of a question that is about no game."""
    words, others = _own_words(given, options, own)
    return words, cast(Spending, others)


def _existing(argument: str, path: str | os.PathLike[str]) -> str:
    """The path of a file that the program reads. A FileNotFoundError where there is none."""
    name = os.fspath(path).removeprefix("@")
    if not os.path.exists(name):
        raise missing_file(argument, name)
    return name


def _game_words(name: str, options: Mapping[str, Any]) -> list[str]:
    """A game and its options as words of the command line."""
    words = [text("name", name)]
    for option, value in read_options(name, options).texts:
        words += [f"--{option}"] if value == "true" else [f"--{option}", value]
    return words


@spelled_out(AskedTable)
def paper_table(
    name: str, *, options: Mapping[str, Any] | None = None, **given: Unpack[AskedTable]
) -> list[Json]:
    """A table of the papers, a row for each of its cells: ``harary paper-table``. ``options``: keywords as a mapping.

    >>> [row["colex"] for row in paper_table("colex", max=3)][-1]
    [2, 1]
    """
    words, spending = _parted(given, options, TableOptions)
    return _answers(["paper-table", text("name", name), *words], spending)


table = paper_table  # its former name


@spelled_out(AskedCheck)
def check(
    name: str,
    graphs: str | os.PathLike[str] | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    **given: Unpack[AskedCheck],
) -> list[Json]:
    """A computer check of a paper, a line for each graph and the verdict last: ``harary check``. ``options``: keywords
    as a mapping.

    >>> check("conjecture-6", max=3)[-1]["holds"]
    True
    """
    if isinstance(name, str) and name.startswith("@") and graphs is not None:
        raise TypeError(f"check: the check comes first; write check({shown(graphs)}, graphs)")
    words, spending = _parted(given, options, CheckOptions)
    if graphs is not None:
        words += ["--graphs", "@" + _existing("graphs", graphs)]
    return _answers(["check", text("name", name), *words], spending)


@spelled_out(Spending)
def strategy(
    certificate: str | os.PathLike[str],
    *,
    format: str = "text",
    depth: int | None = None,
    **spending: Unpack[Spending],
) -> str:
    """The strategy in a certificate, the answer to each move of the opponent, as an indented tree (``"text"``), a
    document (``"latex"``) or a graph for Graphviz (``"dot"``): ``harary strategy``. ``depth``: only the first moves
    of the opponent.

    >>> import tempfile
    >>> import harary
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     solved = harary.solve("sim", board="K4", certificate=folder + "/k4.cert")
    ...     tree = strategy(folder + "/k4.cert", depth=1)
    >>> tree.splitlines()[0]
    'sim on K4, target K3'
    """
    words = ["strategy", _existing("certificate", certificate), "--format", text("format", format)]
    return _output(words + ([] if depth is None else ["--depth", str(depth)]), spending)


@spelled_out(AskedReduction)
def reduce(
    source: str,
    to: str,
    instance: str | os.PathLike[str],
    *,
    options: Mapping[str, Any] | None = None,
    **given: Unpack[AskedReduction],
) -> Json:
    """An instance of a problem (``"pos-cnf"``, ``"fvs"``, …) that becomes one of a game: ``harary reduce``.
    ``instance``: a path, or the lines themselves. ``options``: keywords as a mapping.

    >>> reduce("pos-dnf", "maker-breaker", "p dnf 3 2\\n1 2 0\\n2 3 0\\n")["to"]
    'maker-breaker'
    """
    words, spending = _parted(given, options, ReduceOptions)
    lines = instance if isinstance(instance, str) and "\n" in instance else None
    asked = ["reduce", text("source", source), text("to", to)]
    asked += ["-" if lines is not None else _existing("instance", instance), *words, "--json"]
    return _last(_output(asked, spending, lines))


def _last(out: str) -> Json:
    found: Json = json_module.loads(out.splitlines()[-1])
    return found


@spelled_out(AskedChances)
def chances(
    name: GameName, *, options: Mapping[str, Any] | None = None, **given: Unpack[AskedChances]
) -> list[Json]:
    """How often a side wins against opponents who make mistakes: ``harary chances``. ``options``: its own keywords as a
    mapping.

    >>> chances("clique", board="K3")[0]["side"]
    'first'
    """
    words, others = _own_words(given, options, ChancesOptions)
    of_game, spending = divided(others)
    return _answers(["chances", *_game_words(name, of_game), *words], spending)


@spelled_out(AskedSplit)
def split(
    name: GameName, *, options: Mapping[str, Any] | None = None, **given: Unpack[AskedSplit]
) -> list[Json]:
    """The parts of a game, or the answer about one of them: ``harary split``. `harary.sharing` solves all of
    them with workers. ``options``: its own keywords as a mapping.

    >>> len(split("clique", board="K4", plies=1))
    1
    """
    words, others = _own_words(given, options, SplitOptions)
    of_game, spending = divided(others)
    return _answers(["split", *_game_words(name, of_game), *words], spending)


@spelled_out(AskedExport)
def export(
    format: str,
    name: GameName | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    **given: Unpack[AskedExport],
) -> str:
    """A graph in one of `Board.formats`, or a game with a target as winning sets (``"pg"``) or as a quantified formula
    (``"qdimacs"``), as the text of a file.

    >>> export("edges", board="P3")
    'n 3\\n0 1\\n1 2\\n'
    >>> export("pg", "achievement", board="K3", target="K3").splitlines()[0]
    '#version'
    """
    refuse_swapped("export", ("format", format), ("game", name), (*Board.formats(), "pg", "qdimacs", "tatham"))
    words, others = _own_words(given, options, ExportOptions)
    of_game, spending = divided(others)
    if name is None:
        board: BoardLike | None = of_game.get("board")
        if board is None and of_game.get("order") is not None:
            board = f"K{of_game['order']}"
        if board is None:
            raise TypeError("export: a board is missing; give board=")
        return Board.of(board).export(format)
    return _output(["export", format, *_game_words(name, of_game), *words], spending)


def run(words: Iterable[str]) -> None:
    """Becomes the program with these words."""
    path = program()
    os.execv(path, [path, *words])
