# SPDX-License-Identifier: MIT
"""An atlas: every graph of an order with what perfect play makes of the games on it.

    python -m harary.atlas --order 7 --out atlas.parquet
    python -m harary.atlas --order 7 --least 1 --connected --out atlas.csv

The ending of the file says what it becomes: Parquet, which needs ``pip install 'harary[atlas]'``, or CSV. Rows that are
done are kept in FILE.partial until the file is whole, so the same command resumes after an interruption.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, Unpack

from harary import _harary
from harary.answers import Answer, make
from harary.arguments import path, truth, whole
from harary.boards import Board
from harary.game import Game
from harary.kept_lines import KeptLines
from harary.one_line import Parser, Refused
from harary.names import GameName
from harary.questions import solve
from harary.signatures import spelled_out
from harary.spending import Spending, budget

LARGEST = 9
"""The largest order whose graphs the library lists."""
_MOST_EDGES = LARGEST * (LARGEST - 1) // 2


@dataclass(frozen=True)
class AtlasRow:
    """A graph and the outcomes on it. None: not settled within the time or memory limit, or a game with
    triangles on fewer than three vertices.

    >>> row = row_of(Board.of("K4"))
    >>> row.graph6, row.star_alice, row.star_bob, row.avoidance, row.achievement, row.nimber
    ('C~', 2, 2, 'second', 'tie', 0)
    """

    graph6: str
    """The graph, as graph6."""
    order: int
    """How many vertices it has."""
    edges: int
    """How many edges."""
    connected: bool
    """Whether it is connected."""
    regular: bool
    """Whether all degrees are the same."""
    edge_transitive: bool
    """Whether each edge goes to each other one by some symmetry."""
    clique_number: int
    """The order of its largest clique."""
    clique_alice: int | None = None
    """Alice's points in ``clique``; she wins if she has more than Bob."""
    clique_bob: int | None = None
    """Bob's points in ``clique``."""
    star_alice: int | None = None
    """Alice's points in ``star``."""
    star_bob: int | None = None
    """Bob's points in ``star``."""
    capture_alice: int | None = None
    """Alice's points in ``capture``."""
    capture_bob: int | None = None
    """Bob's points in ``capture``."""
    colex_alice: int | None = None
    """Alice's points in ``colex``."""
    colex_bob: int | None = None
    """Bob's points in ``colex``."""
    avoidance: str | None = None
    """Who wins ``avoidance`` of triangles: ``"first"`` or ``"second"``."""
    misere_avoidance: str | None = None
    """Who wins ``misere-avoidance`` of triangles: ``"first"``, ``"second"`` or ``"tie"``."""
    achievement: str | None = None
    """Who wins ``achievement`` of triangles: ``"first"`` or ``"tie"``."""
    saturation: str | None = None
    """Who wins ``saturation`` with triangles."""
    nimber: int | None = None
    """The nimber of ``saturation`` with triangles."""


COLUMNS = tuple(field.name for field in fields(AtlasRow))
Told: TypeAlias = Callable[[int, int], None]
"""Hears how many graphs are done, and how many there are."""


def all_graphs(order: int, *, connected: bool = False) -> Iterator[Board]:
    """All graphs with 1 to 9 vertices up to isomorphism, by increasing number of edges.

    >>> [len(list(all_graphs(order))) for order in range(1, 7)]
    [1, 2, 4, 11, 34, 156]
    >>> [len(list(all_graphs(order, connected=True))) for order in range(1, 7)]
    [1, 1, 2, 6, 21, 112]
    """
    truth("connected", connected)
    for text in _harary.all_graphs(whole("order", order, 1, LARGEST)):
        board = Board.of(text)
        if not connected or _is_connected(board):
            yield board


def _is_connected(board: Board) -> bool:
    reached = {0}
    for _ in range(board.order):
        reached |= {v for edge in board.edges if reached & set(edge) for v in edge}
    return len(reached) == board.order


_OF_TRIANGLES: tuple[GameName, ...] = ("avoidance", "misere-avoidance", "achievement")
_SCORING: tuple[GameName, ...] = ("clique", "star", "capture", "colex")


@spelled_out(Spending)
def row_of(board: Board, **spending: Unpack[Spending]) -> AtlasRow:
    """The row of one graph. What is spent is for each of its eight questions.

    >>> row_of(Board.of("petersen")).clique_alice
    2
    """
    return _row(board, spending, None)


def _row(board: Board, spending: Spending, kept: _harary.KeptCores | None) -> AtlasRow:
    """``kept``: what the graphs before this one left, which saves half of the work and more."""
    found: dict[str, Any] = {}
    for game in _SCORING:
        if kept is None:
            outcome = solve(game, board=board, **spending).outcome
        else:
            made = Game(game, board=board).made
            outcome = make(Answer, made.solve_next("outcome", kept, budget(spending), None)).outcome
        found[f"{game}_alice"], found[f"{game}_bob"] = outcome or (None, None)
    if board.order >= 3:
        for game in _OF_TRIANGLES:
            answer = solve(game, board=board, target="K3", question="winner", **spending)
            found[game.replace("-", "_")] = answer.winner
        answer = solve("saturation", board=board, target="K3", question="nimber", **spending)
        found["saturation"], found["nimber"] = answer.winner, answer.nimber
    regular, edge_transitive, clique_number = _harary.graph_properties(board.text)
    return AtlasRow(
        graph6=board.graph6,
        order=board.order,
        edges=len(board.edges),
        connected=_is_connected(board),
        regular=regular,
        edge_transitive=edge_transitive,
        clique_number=clique_number,
        **found,
    )


class Worker(threading.local):
    """Makes rows. Each thread has searches of its own, and keeps them from one graph to the next."""

    def __init__(self, each: Spending) -> None:
        """``each``: what a question may spend."""
        self._each = each
        # A quarter is for the search of the moment that is not kept.
        self._kept = _harary.KeptCores(budget(each), 0.75 / len(_SCORING))

    def row(self, board: Board) -> AtlasRow:
        """The row of one graph."""
        return _row(board, self._each, self._kept)


@spelled_out(Spending)
def atlas(
    out: str | os.PathLike[str],
    order: int,
    *,
    least: int | None = None,
    connected: bool = False,
    most_edges: int | None = None,
    told: Told | None = None,
    **spending: Unpack[Spending],
) -> list[AtlasRow]:
    """Writes the atlas of all graphs with ``least`` (the same as ``order``, if not given) to ``order`` vertices and, if
    given, at most ``most_edges`` edges, and returns its rows. ``threads`` graphs are looked at side by side; the memory
    is for each of them, the time for each question about it. What the games with points learn of a graph helps with
    the next ones, so those with few edges come first.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     len(atlas(folder + "/atlas.csv", 4, least=1)), len(read_atlas(folder + "/atlas.csv"))
    (18, 18)
    """
    file = Path(path("out", out))
    write = _writer(file)
    last = whole("order", order, 1, LARGEST)
    first = last if least is None else whole("least", least, 1, last)
    edges = _MOST_EDGES if most_edges is None else whole("most_edges", most_edges, 0, _MOST_EDGES)
    threads = whole("threads", spending.get("threads") or os.cpu_count() or 1, 1, 1024)
    each: Spending = {**spending, "threads": 1, "progress": False}
    worker = Worker(each)
    boards = [
        board
        for n in range(first, last + 1)
        for board in all_graphs(n, connected=connected)
        if len(board.edges) <= edges
    ]
    partial = file.with_name(file.name + ".partial")
    kept = KeptLines(partial)
    rows = {row.graph6: row for row in (_of_kept(line, place) for line, place in kept.read())}
    missing = [board for board in boards if board.graph6 not in rows]
    pool = ThreadPoolExecutor(threads)
    try:
        kept.add(())  # fails at once where nothing can be written
        for row in pool.map(worker.row, missing):
            rows[row.graph6] = row
            kept.add([json.dumps(asdict(row))])
            if told is not None:
                told(len(rows), len(boards))
    finally:
        pool.shutdown(cancel_futures=True)
    found = [rows[board.graph6] for board in boards]
    write(found, file)
    partial.unlink()
    return found


def read_atlas(file: str | os.PathLike[str]) -> list[AtlasRow]:
    """The rows of an atlas, Parquet or CSV.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     rows = atlas(folder + "/atlas.csv", 3)
    ...     read_atlas(folder + "/atlas.csv") == rows
    True
    """
    source = Path(path("file", file))
    if source.suffix != ".csv":
        _writer(source)
        import pyarrow.parquet as pq

        return [AtlasRow(**row) for row in pq.read_table(source).to_pylist()]
    with source.open(newline="", encoding="utf-8") as lines:
        return [_of_words(words) for words in csv.DictReader(lines)]


_TEXTS = frozenset({"graph6", "avoidance", "misere_avoidance", "achievement", "saturation"})
_FLAGS = frozenset({"connected", "regular", "edge_transitive"})


def _of_words(words: dict[str, str]) -> AtlasRow:
    def value(name: str) -> Any:
        word = words[name]
        if word == "":
            return None
        if name in _FLAGS:
            return word == "True"
        return word if name in _TEXTS else int(word)

    return AtlasRow(**{name: value(name) for name in COLUMNS})


def _of_kept(line: str, place: str) -> AtlasRow:
    try:
        return AtlasRow(**json.loads(line))
    except (TypeError, ValueError):
        raise _harary.InputError(f"{place}: is not a row of an interrupted atlas") from None


def _writer(file: Path) -> Callable[[Sequence[AtlasRow], Path], None]:
    """By the file's ending; says at once what is missing."""
    if file.suffix == ".csv":
        return _write_csv
    if file.suffix != ".parquet":
        raise _harary.InputError(f"out: {str(file)!r} must end in .parquet or .csv")
    if find_spec("pyarrow") is None:
        raise ImportError("Parquet needs pyarrow: pip install 'harary[atlas]'; CSV needs nothing")
    return _write_parquet


def _write_csv(rows: Sequence[AtlasRow], file: Path) -> None:
    new = file.with_name(file.name + ".new")
    with new.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)
    new.replace(file)


def _write_parquet(rows: Sequence[AtlasRow], file: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    def kind(name: str) -> Any:
        return pa.string() if name in _TEXTS else pa.bool_() if name in _FLAGS else pa.int8()

    schema = pa.schema([pa.field(name, kind(name)) for name in COLUMNS])
    new = file.with_name(file.name + ".new")
    table = pa.Table.from_pylist([asdict(row) for row in rows], schema=schema)
    pq.write_table(table, new, compression="zstd")
    new.replace(file)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m harary.atlas",
        description="every graph of an order with the outcomes of the games on it",
    )
    parser.add_argument("--order", type=int, required=True, help="of the graphs, 1 to 9")
    parser.add_argument("--least", type=int, help="the smallest order (default: that of --order)")
    parser.add_argument("--most-edges", type=int, help="only graphs with at most this number of edges")
    parser.add_argument("--connected", action="store_true", help="only connected graphs")
    parser.add_argument("--out", required=True, help="the file: FILE.parquet or FILE.csv")
    parser.add_argument("--threads", type=int, default=0, help="graphs side by side (default: all processors)")
    parser.add_argument("--memory", default="1G", help="for each graph at a time (default 1G)")
    parser.add_argument("--time", default="", help="for each question about a graph (default: no limit)")
    return parser


def _show(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {total} graphs", end="\n" if done == total else "", file=sys.stderr)


def main(words: Sequence[str] | None = None) -> int:
    """The command; returns its exit status."""
    try:
        given = _parser().parse_args(words)
        rows = atlas(
            given.out,
            given.order,
            least=given.least,
            most_edges=given.most_edges,
            connected=given.connected,
            told=_show,
            threads=given.threads,
            memory=given.memory,
            time=given.time,
        )
    except (Refused, _harary.InputError, _harary.LimitError, ImportError, OSError) as error:
        print(f"harary.atlas: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("harary.atlas: interrupted; the same command resumes", file=sys.stderr)
        return 130
    unsettled = sum(None in (row.clique_alice, row.star_alice, row.capture_alice, row.colex_alice) for row in rows)
    print(f"{len(rows)} graphs, {unsettled} of them with a game that is not settled")
    return 3 if unsettled else 0


if __name__ == "__main__":
    sys.exit(main())
