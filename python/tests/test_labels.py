# SPDX-License-Identifier: MIT
"""What the vertices of a graph are called, they are called in every answer, picture and move."""

from __future__ import annotations

import copy
import pickle
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Hashable
from pathlib import Path

import networkx as nx
import numpy as np
import pytest

import harary
from harary import Board
from harary.labelling import Labelling


def captions(svg: str | None) -> list[str]:
    """What is written at the vertices."""
    assert svg is not None
    texts = ElementTree.fromstring(svg).findall(".//{http://www.w3.org/2000/svg}text")
    return [text.text or "" for text in texts]


def square() -> nx.Graph:
    """A cycle on the vertices 3, 4, 1, 2, in this order."""
    graph = nx.Graph()
    graph.add_nodes_from([3, 4, 1, 2])
    graph.add_edges_from([(3, 4), (4, 1), (1, 2), (2, 3)])
    return graph


GRAPHS = [
    pytest.param(square(), id="numbers"),
    pytest.param(nx.relabel_nodes(square(), {1: "one", 2: "t-w,o", 3: "th=r;ee", 4: ""}), id="words"),
    pytest.param(nx.relabel_nodes(square(), {1: -1, 2: -2, 3: 0, 4: 7}), id="negative"),
    pytest.param(nx.grid_2d_graph(2, 2), id="pairs"),
    pytest.param(nx.relabel_nodes(square(), {1: 1, 2: "1", 3: "'1'", 4: "2-1"}), id="quoted"),
    pytest.param(nx.relabel_nodes(square(), {1: True, 2: ("a", 1), 3: frozenset(), 4: "x"}), id="mixed"),
    pytest.param(nx.relabel_nodes(square(), {v: np.int64(v + 10) for v in range(1, 5)}), id="numpy"),
]


def edges_of(graph: nx.Graph) -> set[frozenset[Hashable]]:
    return {frozenset(edge) for edge in graph.edges}


@pytest.mark.parametrize("graph", GRAPHS)
def test_a_vertex_that_is_taken_is_called_by_its_label(graph: nx.Graph) -> None:
    board = Board.of(graph)
    last = board.vertices[3]
    game = harary.game("connected", board=graph, red=[last])
    plain = harary.game("connected", board=board.text, red="3")
    assert dict(game.instance) == dict(plain.instance)
    texts = board.labelling.texts
    position, numbered = game.position(), plain.position()
    assert position.text == f"red={texts[3]};green="
    assert game.position(position.text) == position
    while not position.finished:
        assert [move.vertex for move in position.moves] == [
            board.vertices[int(move)] for move in numbered.moves
        ]
        best = [move.move.vertex for move in game.analyse(position).moves if move.best]
        assert best == [
            board.vertices[int(move.move)] for move in plain.analyse(numbered).moves if move.best
        ]
        move = position.legal_moves[-1]
        played = position.play(move)
        assert position.play(move.text) == played
        position, numbered = played, numbered.play(numbered.legal_moves[-1])
        assert pickle.loads(pickle.dumps(position)) == position
    assert str(position.value) == str(numbered.value)


def test_a_text_about_no_vertex_is_refused() -> None:
    game = harary.game("connected", board=square())
    for text in ("red=5;green=", "red=3-4;green=", "rot"):
        with pytest.raises(harary.InputError):
            game.position(text)
    with pytest.raises(harary.InputError, match="no vertex 5"):
        harary.game("connected", board=square(), red=[5])
    assert game.position().play(4).text == "red=4;green="


def test_the_edge_is_called_by_its_vertices() -> None:
    answer = harary.solve("clique", board=square())
    assert isinstance(answer, harary.Answer)
    assert answer.best == ("3-4",)
    assert answer.json["best"] == ["0-1"]  # as on the command line
    assert harary.game("clique", board=square()).position().play((1, 2)).text == "red=1-2;green="


@pytest.mark.parametrize("graph", GRAPHS)
def test_boards_come_back_with_their_labels(graph: nx.Graph) -> None:
    board = Board.of(graph)
    assert board.vertices == tuple(graph.nodes)
    assert nx.utils.graphs_equal(board.networkx(), graph)


@pytest.mark.parametrize("graph", GRAPHS)
def test_every_play_is_in_labels_and_back(graph: nx.Graph) -> None:
    game = harary.game("star", board=graph)
    plain = harary.game("star", board=Board.of(graph).text)
    labelling = Board.of(graph).labelling
    position, numbered = game.position(), plain.position()
    for taken, (u, v) in enumerate(graph.edges):
        one, other = (labelling.texts[labelling.number(end, "")] for end in (u, v))
        word, backwards = f"{one}-{other}", f"{other}-{one}"
        assert (word in position.moves) != (backwards in position.moves)
        assert len(position.moves) == len(graph.edges) - taken
        analysis, expected = game.analyse(position), plain.analyse(numbered)
        assert [move.move for move in analysis.moves] == list(position.moves)
        assert [labelling.numbered(move.move, "move") for move in analysis.moves] == [
            move.move for move in expected.moves
        ]
        assert [move.best for move in analysis.moves] == [move.best for move in expected.moves]
        assert analysis.position == position.text
        after = position.play((u, v))
        assert after == position.play(word) == position.play(backwards)
        numbered = numbered.play(labelling.edge((v, u), ""))
        assert labelling.numbered(after.text, "position") == numbered.text
        assert game.position(after.text) == after
        position = after
    assert position.finished


@pytest.mark.parametrize("graph", GRAPHS)
def test_lines_and_strategies_are_in_labels(graph: nx.Graph) -> None:
    game = harary.game("star", board=graph)
    names = set(Board.of(graph).labelling.texts)
    line = game.principal_line()
    position = game.position()
    for move, after in zip(line.moves, line.positions[1:], strict=True):
        position = position.play(move)
        assert position == after
    strategy = game.strategy()
    for position, move in strategy.answers.items():
        assert move in position.moves
    for picture in (
        game._repr_svg_(), position._repr_svg_(), game.analyse()._repr_svg_(), line._repr_svg_(),
        strategy._repr_svg_(), Board.of(graph)._repr_svg_(),
    ):  # fmt: skip
        assert names <= set(captions(picture))


def test_colours_from_the_start_are_in_labels() -> None:
    graph = nx.Graph([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")])
    numbered = harary.solve("clique", board=Board.of(graph).text, red="0-1", first="green")
    for red in ([("a", "b")], [("b", "a")], "a-b", nx.Graph([("a", "b")]).edges):
        named = harary.solve("clique", board=graph, red=red, first="green")
        assert isinstance(named, harary.Answer) and isinstance(numbered, harary.Answer)
        assert named.outcome == numbered.outcome
        assert named.instance["red"] == "0-1"  # beside the board's word, in the command line's


def test_what_is_no_vertex_or_edge_is_refused_in_labels() -> None:
    graph = nx.relabel_nodes(nx.cycle_graph(4), lambda v: v + 1)  # 1 to 4
    game = harary.game("clique", board=graph)
    with pytest.raises(harary.InputError, match="^red: the board has no vertex 0; it has 1, 2, 3, 4$"):
        harary.solve("clique", board=graph, red=[(0, 1)])
    with pytest.raises(harary.InputError, match="^move: '0-1' is not an edge between vertices"):
        game.position().play("0-1")
    with pytest.raises(harary.InputError, match="^position: '0-1' is not an edge between vertices"):
        game.analyse("red=0-1;green=")
    with pytest.raises(harary.InputError, match="1-3") as error:
        game.position().play((1, 3))
    assert "0-2" not in str(error.value)
    with pytest.raises(harary.InputError, match="1-2") as error:
        game.position().play("1-2").play("1-2")
    assert "0-1" not in str(error.value)
    with pytest.raises(TypeError, match=r"^move: \(1, 2, 3\) is not a pair of vertices"):
        game.position().play((1, 2, 3))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="^red: a list of edges is needed, not 7$"):
        harary.solve("clique", board=graph, red=7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="^red: 1 is not a pair of vertices"):
        harary.solve("clique", board=graph, red=[1, 2])  # type: ignore[list-item]


LETTERS = nx.relabel_nodes(nx.cycle_graph(4), "wxyz".__getitem__)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: harary.game("sim", board=LETTERS, red=[("w", "y")]), "^red: w-y is not an edge of the board$"),
        (lambda: harary.game("sim", board=LETTERS, red="w-x", green="x-w"), "^green: the edge w-x is in red= as well"),
        (lambda: harary.game("star", board=LETTERS, red=[("w", "x"), ("x", "w")]), "^red: the edge w-x is listed twice"),
        (lambda: harary.game("star", board=LETTERS).position("red=x-y,x-y"), "^position: red: the edge x-y is listed"),
        (lambda: harary.game("connected", board=LETTERS, red=["y", "y"]), "^red: the vertex y is listed twice$"),
        (lambda: harary.game("connected", board=LETTERS).position("red=y;green=y"), "the vertex y is both red and green$"),
        (lambda: harary.game("connected", board=LETTERS).position().play("z").play("z"), "the vertex z is already"),
        (
            lambda: harary.flood(nx.Graph([("a", "b"), ("c", "d")]), vertex_colours=[0, 1, 0, 1]),
            "vertex c cannot be reached from vertex a",
        ),
        (
            lambda: harary.honeybee(LETTERS, vertex_colours=[0, 1, 0, 1], starts=("x", "x")),
            r"^starts: the two starts are equal \(vertex x\)$",
        ),
        (
            lambda: harary.honeybee(LETTERS, vertex_colours=[0, 1, 2, 2], starts=("y", "z")),
            "^starts: vertices y and z lie in one region",
        ),
        (lambda: harary.arrows(LETTERS, "K3", red=[("w", "y")]), "^red: w-y is not an edge"),
    ],
)
def test_messages_speak_of_labels(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(harary.InputError, match=says) as error:
        ask()
    assert not re.search(r"\b\d+-\d+\b|vert(ex|ices) \d|:\d", str(error.value)), error.value


def test_boards_without_labels_are_as_before() -> None:
    assert Board.of(nx.complete_graph(4)).labels is None
    shuffled = nx.Graph()
    shuffled.add_nodes_from([2, 0, 1])
    shuffled.add_edges_from([(2, 0), (0, 1)])
    assert Board.of(shuffled).labels is None
    assert Board.of(shuffled).edges == ((0, 1), (0, 2))
    start = harary.game("sim").position()
    assert start.play((0, 1)) == start.play("0-1")
    with pytest.raises(TypeError, match="'a' is not a vertex"):
        start.play(("a", "b"))


def test_two_vertices_that_are_written_alike_are_refused() -> None:
    class Anonymous:
        def __repr__(self) -> str:
            return "vertex"

    with pytest.raises(harary.InputError, match="two vertices are both written vertex"):
        harary.game("sim", board=[(Anonymous(), Anonymous())])


def test_other_labels_are_another_board() -> None:
    letters, words = Board.of([("a", "b")]), Board.of([("x", "y")])
    assert letters.text == words.text
    assert letters != words
    assert len({letters, words, Board.of([("a", "b")])}) == 2
    position = harary.game("star", board=letters).position()
    assert position != harary.game("star", board=words).position()


def test_boards_and_answers_are_pickled_and_copied() -> None:
    board = Board.of(square())
    answer = harary.solve("clique", board=board)
    for thing in (board, answer, harary.game("clique", board=board).analyse()):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing


def test_tablebases_are_probed_in_labels(tmp_path: Path) -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), "wxyz".__getitem__)
    table = harary.tablebase("clique", tmp_path, board=graph)
    probe = table.probe("red=w-x;green=y-z")
    assert probe.position == "red=w-x;green=y-z"
    assert probe.values == harary.probe(tmp_path, "red=0-1;green=2-3").values
    position = harary.game("clique", board=graph).position().play("w-z")
    assert table.probe(position).position == "red=w-z;green="
    assert harary.probe(tmp_path, position) == table.probe(position)


def test_positions_of_other_labels_are_not_taken_by_their_texts(tmp_path: Path) -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), lambda v: v + 1)  # 1 to 4
    labelled, plain = harary.game("clique", board=graph), harary.game("clique", board="K4")
    position = labelled.position().play("1-2")
    assert position.text == "red=1-2;green="  # which is another edge of the plain board
    with pytest.raises(harary.InputError, match="other labels"):
        plain.analyse(position)
    with pytest.raises(harary.InputError, match="other labels"):
        labelled.analyse(plain.position().play("1-2"))
    assert labelled.position(position) == position
    plain.tablebase(tmp_path)
    assert harary.probe(tmp_path, position).json["position"] == "red=0-1;green="
    with pytest.raises(TypeError, match="^position: a Position or its text is needed, not 7"):
        plain.analyse(7)  # type: ignore[arg-type]


def test_a_witness_of_arrowing_is_in_labels() -> None:
    graph = nx.relabel_nodes(nx.complete_graph(5), "vwxyz".__getitem__)
    found = harary.arrows(graph, "K3", red=[("v", "w")])
    assert found.witness is not None
    colours = {
        colour: nx.Graph([edge.split("-") for edge in text.split(",")])
        for colour, text in found.witness.items()
    }
    assert edges_of(graph) == set.union(*map(edges_of, colours.values()))
    assert colours["red"].has_edge("v", "w")
    assert not any(nx.triangles(colour)[v] for colour in colours.values() for v in colour)
    assert set("vwxyz") <= set(captions(found._repr_svg_()))


def test_territory_begins_at_labels() -> None:
    graph = nx.relabel_nodes(nx.petersen_graph(), "abcdefghij".__getitem__)
    colours = [0, 1, 2] * 3 + [0]
    named = harary.honeybee(graph, vertex_colours=colours, starts=("b", "i"))
    numbered = harary.honeybee("petersen", vertex_colours=colours, starts=(1, 8))
    assert named.value == numbered.value
    assert named.instance == numbered.instance
    flood = harary.flood(graph, vertex_colours=colours, start="d")
    assert flood.calls == harary.flood("petersen", vertex_colours=colours, start=3).calls
    with pytest.raises(harary.InputError, match="^start: the board has no vertex 3"):
        harary.flood(graph, vertex_colours=colours, start=3)
    with pytest.raises(harary.InputError, match="^starts: give a pair of vertices"):
        harary.honeybee(graph, vertex_colours=colours, starts="1,8")


def test_text_around_edges_stays() -> None:
    labelling = Labelling(("a", "b", "c"))
    assert labelling.shown("red=0-1,1-2;green=;turn=red") == "red=a-b,b-c;green=;turn=red"
    assert labelling.numbered("red=a-b b=c-a;turn=red", "position") == "red=0-1 b=2-0;turn=red"
    assert labelling.shown("7-8") == "7-8"
    assert labelling.numbered("", "position") == ""
