# SPDX-License-Identifier: MIT
"""The atlas: all graphs, their rows, files that resume."""

from __future__ import annotations

import functools
import shutil
import subprocess
import threading
from collections import Counter
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import networkx as nx
import pytest
from conftest import ROOT, CommandLine, script

import harary
from harary.atlas import AtlasRow, Worker, all_graphs, atlas, main, read_atlas, row_of

SHIPPED = ROOT / "docs/atlas/atlas-7.csv"
PARQUET = pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs pyarrow")


def test_there_are_as_many_graphs_as_nauty_counts() -> None:
    counts = [len(list(all_graphs(order))) for order in range(1, 8)]
    assert counts == [1, 2, 4, 11, 34, 156, 1044]
    connected = [len(list(all_graphs(order, connected=True))) for order in range(1, 8)]
    assert connected == [1, 1, 2, 6, 21, 112, 853]


def test_properties_are_those_of_networkx() -> None:
    for board in all_graphs(5):
        graph, row = board.networkx(), row_of(board, threads=1)
        assert row.connected == nx.is_connected(graph)
        assert row.regular == (len({degree for _, degree in graph.degree()}) == 1)
        assert row.clique_number == max(map(len, nx.find_cliques(graph)))
        assert nx.is_isomorphic(graph, nx.from_graph6_bytes(row.graph6.encode()))


def test_a_row_is_what_the_command_line_says(command_line: CommandLine) -> None:
    row = row_of(harary.Board.of("W5"), threads=1)
    for game in ("clique", "star", "capture", "colex"):
        outcome = command_line(f"solve {game} --board W5")["outcome"]
        assert outcome == [getattr(row, f"{game}_alice"), getattr(row, f"{game}_bob")]
    for game in ("avoidance", "misere-avoidance", "achievement", "saturation"):
        winner = command_line(f"solve {game} --board W5 --target K3")["winner"]
        assert winner == getattr(row, game.replace("-", "_"))


def test_an_interrupted_run_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, expected = tmp_path / "atlas.csv", atlas(tmp_path / "whole.csv", 4, least=1)
    asked: list[str] = []

    def counted(worker: Worker, board: harary.Board) -> AtlasRow:
        asked.append(board.graph6)
        if len(asked) == 8:
            raise KeyboardInterrupt
        return row_of(board, threads=1)

    monkeypatch.setattr(Worker, "row", counted)
    with pytest.raises(KeyboardInterrupt):
        atlas(out, 4, least=1, threads=1)
    partial = tmp_path / "atlas.csv.partial"
    kept = partial.read_text()
    assert kept.count("\n") == 7 and not out.exists()
    partial.write_text(kept + '{"graph6": "C')  # killed in the middle of a line
    assert atlas(out, 4, least=1, threads=1) == expected == read_atlas(out)
    assert len(set(asked)) == 18 and not partial.exists()


def test_what_other_graphs_left_changes_no_row(tmp_path: Path) -> None:
    rows = atlas(tmp_path / "atlas.csv", 6, least=5, threads=2)
    assert len(rows) == 34 + 156
    assert rows[::7] == [row_of(harary.Board.from_graph6(row.graph6)) for row in rows[::7]]


def test_graphs_with_few_edges_come_alone(tmp_path: Path) -> None:
    out = str(tmp_path / "atlas.csv")
    assert main(["--order", "6", "--most-edges", "4", "--out", out]) == 0
    assert Counter(row.edges for row in read_atlas(out)) == {0: 1, 1: 1, 2: 2, 3: 5, 4: 9}


@pytest.mark.parametrize("foreign", ["not a row", "[1]", '{"graph": "C~"}'])
def test_a_foreign_partial_file_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], foreign: str
) -> None:
    partial = tmp_path / "atlas.csv.partial"
    partial.write_text(foreign + "\n")
    assert main(["--order", "3", "--out", str(tmp_path / "atlas.csv")]) == 2
    assert f"{partial}:1: is not a row" in capsys.readouterr().err
    assert partial.read_text() == foreign + "\n"


def test_limits_leave_gaps_and_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "atlas.csv")
    assert main(["--order", "6", "--connected", "--out", out, "--time", "0"]) == 3
    assert "112 graphs" in capsys.readouterr().out
    assert any(row.star_alice is None for row in read_atlas(out))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--order", "10", "--out", "a.csv"], "order: 10 is not from 1 to 9"),
        (["--order", "3", "--least", "4", "--out", "a.csv"], "least: 4 is not from 1 to 3"),
        (["--order", "3", "--most-edges", "-1", "--out", "a.csv"], "most_edges: -1 is not from 0 to 36"),
        (["--order", "3", "--out", "a.txt"], "must end in .parquet or .csv"),
        (["--order", "x", "--out", "a.csv"], "--order: invalid int value: 'x'"),
        (["--order", "3"], "the following arguments are required: --out"),
        (["--order", "3", "--out", "/nowhere/a.csv"], "/nowhere/a.csv"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert error.startswith("harary.atlas: ") and says in error and error.count("\n") == 1


def test_the_shipped_atlas_is_whole() -> None:
    rows = read_atlas(SHIPPED)
    assert Counter(row.order for row in rows) == {1: 1, 2: 2, 3: 4, 4: 11, 5: 34, 6: 156, 7: 1044}
    for row in rows[::97]:
        assert row == row_of(harary.Board.from_graph6(row.graph6), threads=1)


@PARQUET
def test_the_shipped_graphs_with_eight_vertices_are_whole() -> None:
    rows = read_atlas(SHIPPED.with_name("atlas-8.parquet"))
    assert [row.graph6 for row in rows] == [board.graph6 for board in all_graphs(8)] and len(rows) == 12346
    for row in rows[:5000:499]:
        assert row == row_of(harary.Board.from_graph6(row.graph6), threads=1)
    alice_wins = script("site/atlas.py").FIRST_WINS["clique"]
    wins = Counter(row.edges for row in rows if alice_wins(row))
    listed = (ROOT / "docs/atlas/alice-wins-clique-8.g6").read_text().split()
    assert wins == Counter(len(harary.Board.from_graph6(graph6).edges) for graph6 in listed)


@PARQUET
def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    rows = atlas(tmp_path / "atlas.parquet", 4)
    assert rows == read_atlas(tmp_path / "atlas.parquet")
    assert read_atlas(SHIPPED.with_suffix(".parquet")) == read_atlas(SHIPPED)


@PARQUET
@pytest.mark.parametrize("order", [7, 8])
def test_the_page_has_the_figures_and_the_plot_of_the_shipped_atlas(order: int) -> None:
    figures = script("site/atlas.py")
    rows = read_atlas(figures.FILES[order])
    assert "\n".join(figures.figures(rows)) in (ROOT / "docs/atlas.md").read_text()
    assert (SHIPPED.parent / f"first-player-wins-{order}.svg").read_text() == figures.plot(rows, order)


@pytest.mark.long
@pytest.mark.skipif(shutil.which("chromium") is None, reason="needs chromium")
@pytest.mark.parametrize(
    ("search", "count"),
    [
        ("", "1252 graphs"),
        ("#clique=first&order=7&clique_number=4", "81 graphs"),
        ("#graph6=DQc", "1 graph"),  # the path on five vertices, in another numbering than in the file
        ("#graph6=nothing", "0 graphs"),
    ],
)
def test_the_page_finds_and_draws_graphs(search: str, count: str) -> None:
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(SHIPPED.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/search.html{search}"
        words = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom"]
        done = subprocess.run(["chromium", *words, address], capture_output=True, text=True, check=True)
        server.shutdown()
    assert f'role="status">{count}</p>' in done.stdout
    assert done.stdout.count("<svg") == min(int(count.split()[0]), 24)


def test_the_listed_graphs_are_won_by_alice() -> None:
    words = (SHIPPED.parent / "alice-wins-clique-8.g6").read_text().split()
    assert len(words) == len(set(words)) == 1158
    for word in words[::100]:
        board = harary.Board.from_graph6(word)
        assert harary.solve("clique", board=board, question="winner", threads=1).winner == "first"
