# SPDX-License-Identifier: MIT
"""Files of graphs: what other programs write is read, in every format, with the names of vertices; what is damaged
is refused with its place."""

from __future__ import annotations

import gzip
import io
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

import harary
from harary import Board

igraph = pytest.importorskip("igraph")


def named(graph: nx.Graph[Any]) -> set[frozenset[str]]:
    return {frozenset(map(str, edge)) for edge in graph.edges}


def edges_of(board: Board) -> set[frozenset[str]]:
    return {frozenset((str(board.vertices[u]), str(board.vertices[v]))) for u, v in board.edges}


def with_names(graph: nx.Graph[Any]) -> nx.Graph[Any]:
    names = {v: f"{'xyz'[v % 3]} {v}" if v % 2 else f"n{v}" for v in graph}
    return nx.relabel_nodes(graph, names)


GRAPHS = [nx.path_graph(2), nx.petersen_graph(), nx.complete_graph(6), nx.cycle_graph(9), nx.star_graph(5)]
GRAPHS += [nx.gnp_random_graph(n, 0.4, seed=n) for n in range(5, 30, 4)]


def as_bytes(write: Callable[[Any], None]) -> bytes:
    file = io.BytesIO()
    write(file)
    return file.getvalue()


BY_NETWORKX: dict[str, Callable[[nx.Graph[Any]], bytes]] = {
    "x.g6": lambda g: nx.to_graph6_bytes(g),
    "plain.g6": lambda g: nx.to_graph6_bytes(g, header=False),
    "x.s6": lambda g: nx.to_sparse6_bytes(g),
    "x.gml": lambda g: as_bytes(lambda f: nx.write_gml(g, f)),
    "x.graphml": lambda g: as_bytes(lambda f: nx.write_graphml(g, f)),
    "x.gexf": lambda g: as_bytes(lambda f: nx.write_gexf(g, f)),
    "x.net": lambda g: as_bytes(lambda f: nx.write_pajek(g, f)),
    "x.json": lambda g: json.dumps(nx.node_link_data(g)).encode(),
    "x.pairs": lambda g: repr(list(g.edges)).encode(),
    "x.adjlist": lambda g: as_bytes(lambda f: nx.write_adjlist(g, f)),
    "x.edges": lambda g: as_bytes(lambda f: nx.write_edgelist(g, f)),
    "bare.edges": lambda g: as_bytes(lambda f: nx.write_edgelist(g, f, data=False)),
    "comma.edges": lambda g: as_bytes(lambda f: nx.write_edgelist(g, f, delimiter=",", data=False)),
    "weighted.edges": lambda g: as_bytes(
        lambda f: nx.write_weighted_edgelist(nx.Graph((u, v, {"weight": 1.5}) for u, v in g.edges), f)
    ),
}


@pytest.mark.parametrize("name", BY_NETWORKX)
@pytest.mark.parametrize("number", range(len(GRAPHS)))
def test_what_networkx_writes_is_read(name: str, number: int, tmp_path: Path) -> None:
    graph = GRAPHS[number]
    if "edges" in name:  # vertices without edges are not there
        graph = graph.subgraph([v for v in graph if graph.degree(v)])
    path = tmp_path / name
    path.write_bytes(BY_NETWORKX[name](graph))
    assert edges_of(Board.read(path)) == named(graph)
    assert Board.of(path) == Board.read(path) == Board.of(f"@{path}")
    packed = tmp_path / (name + ".gz")
    packed.write_bytes(gzip.compress(path.read_bytes()))
    assert Board.read(packed) == Board.read(path)
    # The content says what it is, whatever the file is called.
    if name not in ("x.adjlist", "comma.edges"):
        other = tmp_path / "file"
        other.write_bytes(path.read_bytes())
        assert edges_of(Board.read(other)) == named(graph)


@pytest.mark.parametrize("name", ["x.gml", "x.graphml", "x.gexf", "x.net", "x.json"])
def test_names_are_kept(name: str, tmp_path: Path) -> None:
    for number, graph in enumerate(map(with_names, GRAPHS)):
        path = tmp_path / f"{number}{name}"
        path.write_bytes(BY_NETWORKX[name](graph))
        board = Board.read(path)
        assert board.vertices == tuple(graph.nodes)
        assert edges_of(board) == named(graph)


BY_IGRAPH = ["dimacs", "gml", "graphml", "leda", "dot", "edgelist", "lgl", "ncol"]


@pytest.mark.parametrize("kind", ["dimacs.col", "gml.gml", "graphml.graphml", "leda.gw", "dot.dot", "edgelist.edges"])
def test_what_igraph_writes_is_read(kind: str, tmp_path: Path) -> None:
    writer, _, ending = kind.partition(".")
    for number, graph in enumerate(GRAPHS):
        path = tmp_path / f"{number}.{ending}"
        made = igraph.Graph(len(graph), list(graph.edges))
        if writer == "dimacs":
            made.es["capacity"] = 1
            path.write_text(
                f"p edge {len(graph)} {graph.size()}\n" + "".join(f"e {u + 1} {v + 1}\n" for u, v in graph.edges)
            )
        else:
            getattr(made, f"write_{writer}")(str(path))
        board = Board.read(path)
        assert nx.is_isomorphic(board.networkx(), nx.Graph(graph.edges) if writer == "edgelist" else graph)
        assert len(board.edges) == graph.size()


def test_every_format_is_written_and_read_back(tmp_path: Path) -> None:
    for form in Board.formats():
        for number, graph in enumerate(GRAPHS):
            board = Board.of(graph)
            path = tmp_path / f"{number}.{form}"
            path.write_text(board.export(form))
            assert Board.read(path, form) == board
            # Without its name a file is the same graph, or what fits is named: never another graph.
            try:
                assert Board.of(path.read_bytes()).canonical() == board.canonical()
            except harary.InputError as error:
                assert form in ("counted", "pairs", "lists") and "can be read as" in str(error), (form, error)
    with pytest.raises(harary.InputError, match="format: 'png' is not a format; write graph6"):
        Board.of("K3").export("png")


def test_writing_names_its_format(tmp_path: Path) -> None:
    board = Board.of([("a", "b"), ("b", "c d")])
    for name in ("x.dot", "x.gml", "x.graphml", "x.adjlist", "x.edges", "x.gw", "x.mat"):
        board.write(tmp_path / name)
        assert Board.read(tmp_path / name) == board
    board.write(tmp_path / "x", "dot")
    assert Board.read(tmp_path / "x") == board
    with pytest.raises(harary.InputError, match="path: .*does not say a format"):
        board.write(tmp_path / "x")


def test_networkx_reads_what_is_written(tmp_path: Path) -> None:
    board = Board.of([("a", "b"), ("b", "é & \"c\"")])
    board.write(tmp_path / "x.gml")
    assert named(nx.read_gml(tmp_path / "x.gml")) == edges_of(board)
    board.write(tmp_path / "x.graphml")
    assert named(nx.read_graphml(tmp_path / "x.graphml")) == edges_of(board)
    for graph in GRAPHS:
        plain = Board.of(graph)
        assert named(nx.from_graph6_bytes(plain.export("graph6").strip().encode())) == named(graph)
        assert named(nx.from_sparse6_bytes(plain.export("sparse6").strip().encode())) == named(graph)


def test_games_speak_in_the_names_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.dot"
    path.write_text("graph { Ann -- Bob -- Cleo -- Ann }")
    assert harary.solve("sim", board=path).best == ("Ann-Bob",)
    assert harary.solve("sim", board=f"@{path}").best == ("Ann-Bob",)
    assert harary.game("sim", board=path).position(red=[("Ann", "Bob")]).red == (("Ann", "Bob"),)


DAMAGED = {
    "x.gml": b"graph [ node [ id 1 ] edge [ source 1 target 2 ] ]",
    "x.graphml": b"<graphml><graph><node id='a'></graph></graphml>",
    "x.dot": b"graph { a -- b; a -- a }",
    "x.edges": b"0 1\n1 1\n",
    "x.adjlist": b"1: 2\n1: 3\n",
    "x.mat": b"0 1\n0 0\n",
    "x.metis": b"3 2\n2\n1 3\n\n",
    "x.mtx": b"%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 2\n3 2\n",
    "x.col": b"p edge 3 2\ne 1 2\ne 2 4\n",
    "x.gw": b"LEDA.GRAPH\nvoid\nvoid\n-2\n2\n|{}|\n|{}|\n1\n1 1 0 |{}|\n",
    "x.g6": b"DqK!\n",
    "x.s6": b":Fa@x^?\n",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_is_named_with_file_and_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(DAMAGED[name])
    with pytest.raises(harary.InputError, match=rf"^{path}:\d+:\d+: ."):
        Board.read(path)


def test_a_gzip_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    text = nx.to_graph6_bytes(nx.gnp_random_graph(60, 0.5, seed=1))
    packed = gzip.compress(b"".join(text for _ in range(30)))
    path = tmp_path / "x.g6.gz"
    path.write_bytes(packed)
    assert Board.read(path).order == 60
    for length in (3, 11, 20):
        path.write_bytes(packed[:length])
        with pytest.raises(harary.InputError, match="the gzip file is damaged: it is cut off"):
            Board.read(path)


def test_boards_come_from_whatever_holds_a_graph() -> None:
    triangle = Board.of("K3")
    assert Board.of({0: [1, 2], 1: [2], 2: []}) == triangle
    assert Board.of({0: [1, 2], 1: [0, 2], 2: [0, 1]}) == triangle
    assert Board.of(nx.to_dict_of_dicts(nx.complete_graph(3))) == triangle
    assert Board.of(nx.to_dict_of_lists(nx.path_graph(["a", "b", "c"]))).vertices == ("a", "b", "c")
    assert Board.of([(0, 1, {}), (1, 2, {"w": 1}), (2, 0, 1.5)]) == triangle
    assert Board.of(nx.complete_graph(3).edges(data=True)) == triangle
    assert Board.of("DqK") == Board.of("g6:DqK")
    assert Board.of(b"0 1\n1 2\n2 0\n") == triangle
    assert Board.of(b"graph { a -- b }").vertices == ("a", "b")
    with pytest.raises(harary.InputError, match="directed graphs"):
        Board.of({0: [1, 2], 1: [0], 2: []})
    with pytest.raises(harary.InputError, match="is a loop"):
        Board.of({0: [0]})
    with pytest.raises(TypeError, match="the neighbours of 0 are 3"):
        Board.of({0: 3})
    with pytest.raises(harary.InputError, match="K65"):
        Board.of("K65")


def test_canonical_forms_are_those_of_the_class() -> None:
    for graph in GRAPHS:
        board = Board.of(graph)
        for seed in range(3):
            order = list(graph)
            import random

            random.Random(seed).shuffle(order)
            moved = Board.of(nx.relabel_nodes(graph, dict(zip(graph, order, strict=True))))
            assert moved.canonical() == board.canonical()
            assert moved.is_isomorphic(board)
        assert nx.is_isomorphic(board.canonical().networkx(), graph)
    assert not Board.of("C6").is_isomorphic("2*K3")


def test_automorphisms_are_symmetries() -> None:
    group = Board.of("petersen").automorphisms
    assert group.order == 120
    assert len(group.orbits) == 1
    graph = nx.petersen_graph()
    for one in group.generators:
        assert all(graph.has_edge(one[u], one[v]) for u, v in graph.edges)
    star = Board.of([("a", "b"), ("a", "c")]).automorphisms
    assert star.order == 2
    assert set(map(frozenset, star.orbits)) == {frozenset("a"), frozenset("bc")}
    assert Board.of("K64").automorphisms.order is None


DISGUISES: dict[str, Callable[[bytes], bytes]] = {
    "as it is": bytes,
    "byte order mark": lambda content: b"\xef\xbb\xbf" + content,
    "CRLF": lambda content: content.replace(b"\n", b"\r\n"),
    "CR": lambda content: content.replace(b"\n", b"\r"),
    "UTF-16": lambda content: content.decode().encode("utf-16"),
    "gzip": gzip.compress,
    "no last line end": lambda content: content.rstrip(b"\n"),
    "blank lines": lambda content: b"\n" + content + b"\n\n",
    "blanks at line ends": lambda content: content.replace(b"\n", b"  \n"),
}
NAMES = ["a", "b", "Ann", "x y", "7", "12", "é", "n", "0-1", "edge", "-3", "c;d"]


@pytest.mark.parametrize("disguise", DISGUISES)
def test_no_file_is_read_as_another_graph(disguise: str, tmp_path: Path) -> None:
    """Each writer against all readers: the same graph, or a refusal."""
    draw = random.Random(disguise)
    path = tmp_path / "file"
    same = refused = 0
    for number in range(25):
        order = draw.randint(1, 7)
        graph = nx.gnp_random_graph(order, draw.choice([0.2, 0.5, 0.9]), seed=draw.randrange(1 << 30))
        if number % 2:
            graph = nx.relabel_nodes(graph, dict(enumerate(draw.sample(NAMES, order))))
        board = Board.of(graph)
        for form in Board.formats():
            try:
                content = board.export(form).encode()
            except harary.InputError:  # names that this format cannot hold
                continue
            path.write_bytes(DISGUISES[disguise](content))
            for named_format in (None, form):
                try:
                    found = Board.read(path, named_format)
                except harary.InputError:
                    refused += 1
                    continue
                assert found.canonical() == board.canonical(), (form, named_format, content)
                same += 1
    if disguise == "UTF-16":  # is refused by its name
        assert refused and not same
    else:
        assert same > refused
