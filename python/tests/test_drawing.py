# SPDX-License-Identifier: MIT
"""Pictures that are asked for: layouts, sizes, marks, files."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from PIL import Image

import harary
from harary import Board, layouts

SVG = "{http://www.w3.org/2000/svg}"


def places(svg: str | None) -> list[tuple[float, float]]:
    assert svg is not None
    circles = ElementTree.fromstring(svg).findall(f".//{SVG}circle")
    return [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in circles]


def crossings(board: Board, layout: str) -> int:
    found = layouts.places(layout, board.order, board.edges)
    edges = board.edges
    return sum(layouts._cross(found, e, f) for i, e in enumerate(edges) for f in edges[i + 1 :])


def test_textbook_drawings() -> None:
    for name in ("K6", "C7"):
        radii = [np.hypot(x - 110, y - 110) for x, y in places(Board.of(name).draw().svg)]
        assert max(radii) - min(radii) < 0.2
    shuffled = Board.of([(0, 2), (2, 4), (4, 1), (1, 3), (3, 0)])  # a cycle, whatever its numbers
    assert crossings(shuffled, "auto") == 0
    rows = {y for _, y in places(Board.of("K3,4").draw().svg)}
    assert len(rows) == 2
    petersen = places(Board.of("petersen").draw().svg)
    radii = sorted(np.hypot(x - 110, y - 110) for x, y in petersen)
    assert radii[4] < 60 < radii[5]  # a star inside a pentagon
    assert crossings(Board.of("petersen"), "auto") == 5
    assert crossings(Board.of("Q3"), "force") <= 2
    tree = Board.of(nx.balanced_tree(2, 3))
    assert crossings(tree, "auto") == 0
    assert crossings(tree, "shell") == 0


def test_vertices_never_share_a_place() -> None:
    for seed in range(6):
        board = Board.of(nx.gnp_random_graph(4 + 2 * seed, 0.4, seed=seed))
        for name in ("auto", "circle", "force", "shell"):
            found = layouts.places(name, board.order, board.edges)
            assert len({(round(x, 3), round(y, 3)) for x, y in found}) == board.order
            assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in found)


def test_layouts_are_passed_through() -> None:
    graph = nx.Graph([("a", "b"), ("b", "c")])
    by_name = {"a": (0.0, 0.0), "b": (1.0, 1.0), "c": (2.0, 0.0)}
    drawn = places(Board.of(graph).draw(layout=by_name).svg)
    assert drawn[0][0] < drawn[1][0] < drawn[2][0]
    assert drawn[1][1] < drawn[0][1] == drawn[2][1]  # y grows upwards
    for other in ([by_name[name] for name in "abc"], np.array([by_name[name] for name in "abc"]), lambda _: by_name):
        assert places(Board.of(graph).draw(layout=other).svg) == drawn
    # What the graph says itself holds for everything that is drawn on it.
    nx.set_node_attributes(graph, by_name, "pos")
    game = harary.game("star", board=graph)
    pictures = [game.board, game, game.position(), game.play("a-b"), game.analyse()]
    for picture in pictures:
        assert places(picture._repr_svg_()) == drawn
    assert places(game.draw(layout="circle").svg) != drawn
    line = game.principal_line()
    assert places(line._repr_svg_()) == drawn * len(line.positions)
    numbered = nx.path_graph(3)
    nx.set_node_attributes(numbered, dict(enumerate(by_name.values())), "pos")
    assert places(harary.game("star", board=numbered).analyse()._repr_svg_()) == drawn
    assert Board.of(graph) == Board.of([("a", "b"), ("b", "c")])  # a drawing makes no other board
    planar = Board.of(nx.cube_graph() if hasattr(nx, "cube_graph") else "Q3").draw(layout=nx.planar_layout)
    assert len(planar.svg) > 0


@pytest.mark.parametrize(
    ("options", "error", "says"),
    [
        ({"layout": "sprnig"}, ValueError, "^layout: 'sprnig' must be one of 'auto'"),
        ({"layout": {"a": (0, 0)}}, ValueError, "^layout: the vertex 'b' has no place"),
        ({"layout": [(0, 0)]}, ValueError, "^layout: a point .* for each of the 3 vertices"),
        ({"layout": 7}, ValueError, "^layout: a point"),
        ({"layout": ["x", "y", "z"]}, TypeError, "^layout: .* is not a point"),
        ({"layout": "bipartite"}, ValueError, "^layout: the graph is not bipartite"),
        ({"size": 0}, ValueError, "^size: 0 is not"),
        ({"highlight": [("a", "z")]}, ValueError, "^highlight: the board has no vertex 'z'"),
        ({"arrows": ["ab"]}, TypeError, "^arrows: 'ab' is not a pair"),
        ({"sise": 5}, TypeError, "sise"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    options: dict[str, object], error: type[Exception], says: str
) -> None:
    board = Board.of([("a", "b"), ("b", "c"), ("c", "a")])
    with pytest.raises(error, match=says):
        board.draw(**options)  # type: ignore[arg-type]


def test_sizes_marks_and_arrows() -> None:
    position = harary.game("sim").position("red=0-1;green=2-3")
    root = ElementTree.fromstring(position.draw(size=500).svg)
    assert (root.attrib["width"], root.attrib["height"]) == ("500", "500")
    svg = position.draw(highlight=[(0, 1), "2-3", position.moves[0]], arrows=[(4, 5)]).svg
    assert svg.count("#f4d03f") == 3
    assert svg.count("<polygon") == 1
    assert ElementTree.fromstring(harary.game("sim").analyse(position).draw(size=440).svg).attrib["width"] == "440"
    with pytest.raises(harary.InputError, match="no picture"):
        harary.game("letters", letters=[0, 0, 0, 5]).draw()


def test_pictures_are_saved_as_svg_and_png(tmp_path: Path) -> None:
    game = harary.game("clique", board=nx.complete_graph(4))
    things = [
        game, game.board, game.position("red=0-1;green=2-3"), game.analyse(), game.principal_line(),
        game.strategy(), harary.arrows("K5", "K3"), harary.game("honeybee", board="hex:4x3:1"),
        harary.game("flood", board="square:3x2=012210"),
    ]  # fmt: skip
    for i, thing in enumerate(things):
        thing.save(tmp_path / f"{i}.svg")
        assert (tmp_path / f"{i}.svg").read_text() == thing._repr_svg_()
        thing.save(tmp_path / f"{i}.png")
        image = Image.open(tmp_path / f"{i}.png")
        assert len(image.convert("RGB").getcolors(1 << 20) or ()) > 10, i
    position = things[2]
    assert isinstance(position, harary.Position)
    position.save(tmp_path / "red.png", layout={0: (0, 0), 1: (0, 1), 2: (1, 0), 3: (1, 1)}, size=200)
    image = Image.open(tmp_path / "red.png").convert("RGB")
    assert image.size == (400, 400)
    assert image.getpixel((32, 200)) == (0xC0, 0x39, 0x2B)  # the red edge, on the left
    drawing = position.draw()
    drawing.save(tmp_path / "small.png", scale=0.5)
    assert Image.open(tmp_path / "small.png").size == (110, 110)
    with pytest.raises(harary.InputError, match=r"^path: 'x.pdf' ends neither in .svg nor in .png"):
        drawing.save(tmp_path / "x.pdf")
    with pytest.raises(harary.InputError, match="^scale: .* too large"):
        drawing.save(tmp_path / "large.png", scale=1000)


def test_png_draws_every_element_of_svg() -> None:
    from harary import png

    source = Path(str(harary.svg.__file__)).read_text() + Path(str(harary.drawing.__file__)).read_text()
    elements = set(re.findall(r"<([a-z]+) ", source)) - {"svg", "g"}
    assert elements == {"line", "text", "circle", "polygon", "rect"}
    for element in elements:
        assert hasattr(png._Painter, "_" + element)
    assert io.BytesIO(png.of_svg(Board.of("K4").draw().svg, 1)).read(4) == b"\x89PNG"
