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
from typing import Any, Unpack

from harary import _harary
from harary.answers import Json
from harary.arguments import shown, text
from harary.boards import Board, BoardLike
from harary.options import AskedGame, divided, read_options
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
            words += [option, ",".join(map(str, value))]
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


def _game_words(name: str, options: Mapping[str, Any]) -> list[str]:
    """A game and its options as words of the command line."""
    words = [text("name", name)]
    for option, value in read_options(name, options).texts:
        words += [f"--{option}"] if value == "true" else [f"--{option}", value]
    return words


@spelled_out(Spending)
def paper_table(
    name: str, *, options: Mapping[str, Any] | None = None, **spending: Unpack[Spending]
) -> list[Json]:
    """A table of the papers, a row for each of its cells: ``harary paper-table``.

    ``options``: those of the command line by their names, such as ``{"max": 10}``.

    >>> [row["colex"] for row in paper_table("colex", options={"max": 3})][-1]
    [2, 1]
    """
    return _answers(["paper-table", text("name", name), *_words(options or {})], spending)


table = paper_table  # its former name


@spelled_out(Spending)
def check(
    name: str,
    graphs: str | os.PathLike[str] | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    **spending: Unpack[Spending],
) -> list[Json]:
    """A computer check of a paper, a line for each graph and the verdict last: ``harary check``.

    >>> check("conjecture-6", options={"max": 3})[-1]["holds"]
    True
    """
    given = [] if graphs is None else ["--graphs", "@" + os.fspath(graphs).removeprefix("@")]
    return _answers(["check", text("name", name), *given, *_words(options or {})], spending)


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
    words = ["strategy", os.fspath(certificate), "--format", text("format", format)]
    return _output(words + ([] if depth is None else ["--depth", str(depth)]), spending)


@spelled_out(Spending)
def reduce(
    source: str,
    to: str,
    instance: str | os.PathLike[str],
    *,
    options: Mapping[str, Any] | None = None,
    **spending: Unpack[Spending],
) -> Json:
    """An instance of a problem (``"pos-cnf"``, ``"fvs"``, …) that becomes one of a game: ``harary reduce``.
    ``instance``: a path, or the lines themselves.

    >>> reduce("pos-dnf", "maker-breaker", "p dnf 3 2\\n1 2 0\\n2 3 0\\n")["to"]
    'maker-breaker'
    """
    words = ["reduce", text("source", source), text("to", to)]
    given = instance if isinstance(instance, str) and "\n" in instance else None
    words += ["-" if given is not None else os.fspath(instance), *_words(options or {}), "--json"]
    return _last(_output(words, spending, given))


def _last(out: str) -> Json:
    found: Json = json_module.loads(out.splitlines()[-1])
    return found


@spelled_out(AskedGame)
def chances(
    name: str, *, options: Mapping[str, Any] | None = None, **given: Unpack[AskedGame]
) -> list[Json]:
    """How often a side wins against opponents who make mistakes: ``harary chances``. ``options``: those of this
    question, beside those of the game.

    >>> chances("clique", board="K3")[0]["side"]
    'first'
    """
    of_game, spending = divided(given)
    return _answers(["chances", *_game_words(name, of_game), *_words(options or {})], spending)


@spelled_out(AskedGame)
def split(
    name: str, *, options: Mapping[str, Any] | None = None, **given: Unpack[AskedGame]
) -> list[Json]:
    """The parts of a game, or the answer about one of them: ``harary split``. `harary.sharing` solves all of
    them with workers.

    >>> len(split("clique", board="K4", options={"plies": 1}))
    1
    """
    of_game, spending = divided(given)
    return _answers(["split", *_game_words(name, of_game), *_words(options or {})], spending)


@spelled_out(AskedGame)
def export(
    format: str,
    name: str | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    **given: Unpack[AskedGame],
) -> str:
    """A graph in one of `Board.formats`, or a game with a target as winning sets (``"pg"``) or as a quantified formula
    (``"qdimacs"``), as the text of a file.

    >>> export("edges", board="P3")
    'n 3\\n0 1\\n1 2\\n'
    >>> export("pg", "achievement", board="K3", target="K3").splitlines()[0]
    '#version'
    """
    of_game, spending = divided(given)
    if name is None:
        board: BoardLike | None = of_game.get("board")
        if board is None and of_game.get("order") is not None:
            board = f"K{of_game['order']}"
        if board is None:
            raise TypeError("export: a board is missing; give board=")
        return Board.of(board).export(format)
    return _output(["export", format, *_game_words(name, of_game), *_words(options or {})], spending)


def run(words: Iterable[str]) -> None:
    """Becomes the program with these words."""
    path = program()
    os.execv(path, [path, *words])
