# SPDX-License-Identifier: MIT
"""Winning sets as objects, from other packages and by name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import networkx as nx
import numpy as np
import pytest

import harary
from harary import WinningSets

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def matrix() -> np.ndarray:
    return np.array([[int(point in line) for line in LINES] for point in range(9)])


def bipartite() -> nx.Graph:
    graph = nx.Graph()
    graph.add_nodes_from(range(9), bipartite=0)
    graph.add_nodes_from((f"line {i}" for i in range(8)), bipartite=1)
    graph.add_edges_from((point, f"line {i}") for i, line in enumerate(LINES) for point in line)
    return graph


def test_lists_and_matrices_are_the_same_sets() -> None:
    sets = WinningSets(LINES)
    assert sets.points == (0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert WinningSets.of(LINES) == WinningSets.of({i: line for i, line in enumerate(LINES)}) == sets
    assert WinningSets.of(matrix()) == WinningSets.of(matrix().tolist()) == sets
    assert WinningSets.of(matrix().astype(bool)) == sets
    assert WinningSets.of(bipartite()) == sets
    assert sets.solve("achievement").winner == "tie"
    assert sets.solve("maker-breaker").winner == "first"
    assert harary.solve("maker-breaker", sets=sets).winner == "first"


def test_sparse_matrices() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    assert WinningSets.of(sparse.csr_matrix(matrix())) == WinningSets(LINES)


def test_hypernetx() -> None:
    hnx = pytest.importorskip("hypernetx")
    assert {*map(frozenset, WinningSets.of(hnx.Hypergraph(dict(enumerate(LINES)))))} == {*map(frozenset, LINES)}


def test_xgi() -> None:
    xgi = pytest.importorskip("xgi")
    assert {*map(frozenset, WinningSets.of(xgi.Hypergraph(LINES)))} == {*map(frozenset, LINES)}


def test_objects_that_look_like_hypergraphs() -> None:
    """As far as the two packages are used, whether they are installed or not."""
    like_hypernetx = SimpleNamespace(incidence_dict={"e": ["a", "b"], "f": ["b", "c"]}, nodes=["a", "b", "c", "d"])
    assert WinningSets.of(like_hypernetx).sets == (("a", "b"), ("b", "c"))
    assert WinningSets.of(like_hypernetx).points == ("a", "b", "c", "d")
    like_xgi = SimpleNamespace(edges=SimpleNamespace(members=lambda: [{"a", "b"}, {"c"}]), nodes=["a", "b", "c"])
    assert WinningSets.of(like_xgi).sets == (("a", "b"), ("c",))


def test_families_may_differ() -> None:
    sets = WinningSets([("a", "b")], green_sets=[("c",)], points="abc")
    assert sets.game("achievement", first="green").solve().winner == "second"
    assert sets.options()["green_sets"] == (("c",),)


@pytest.mark.parametrize(
    ("sets", "game", "options", "winner"),
    [
        (harary.grid(3, 3).line(3), "achievement", {}, "tie"),
        (harary.grid(5, 5).animal("T4"), "maker-breaker", {}, "first"),
        (harary.grid(5, 5).animal("xxx/.x."), "maker-breaker", {}, "first"),
        (harary.cube(3, 3, 3).line(3), "achievement", {}, "first"),
        (harary.torus(5, 5).line(5), "maker-breaker", {}, "second"),
        (harary.rhombus(4, 4).path("left", "right"), "maker-breaker", {"first": "green"}, "second"),
        (harary.rhombus(4, 4).path("left", "right"), "maker-breaker", {"first": "green", "red": "b2,c3"}, "first"),
        (harary.hexagon(3).line(3), "achievement", {}, "first"),
        (harary.triangle(4).line(3), "achievement", {}, "first"),
        (harary.grid(4, 4).line(4) | harary.grid(4, 4).animal("L4"), "maker-breaker", {}, "first"),
    ],
)  # fmt: skip
def test_sets_by_name(sets: Any, game: str, options: dict[str, Any], winner: str) -> None:
    assert sets.solve(game, question="winner", **options).winner == winner


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(harary.InputError, match="needs the attribute bipartite"):
        WinningSets.of(nx.path_graph(3))
    wrong = bipartite()
    wrong.add_edge(0, 1)
    with pytest.raises(harary.InputError, match="does not join a point and a set"):
        WinningSets.of(wrong)
    with pytest.raises(harary.InputError, match="is not an animal"):
        harary.grid(5, 5).animal("Q7").solve("maker-breaker")
    with pytest.raises(harary.InputError, match="boards"):
        harary.grid(5, 5).line(3) | harary.grid(4, 4).line(3)
    with pytest.raises(ValueError, match="size"):
        harary.grid(0, 3)
    with pytest.raises(TypeError, match="sets"):
        WinningSets(7)  # type: ignore[arg-type]
