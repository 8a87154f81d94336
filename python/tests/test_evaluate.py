# SPDX-License-Identifier: MIT
"""Many positions at once."""

from __future__ import annotations

import itertools

import networkx as nx
import numpy as np
import pytest

import harary


def all_positions(game: harary.Game, most: int) -> list[harary.Position]:
    found = dict.fromkeys([game.position()])
    for position in list(itertools.islice(iter(list(found)), most)):
        waiting = [position]
        while waiting and len(found) < most:
            now = waiting.pop(0)
            for move in now.moves:
                after = now.play(move)
                if after not in found:
                    found[after] = None
                    waiting.append(after)
    return list(found)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("clique", {"board": "K4"}),
        ("sim", {"board": "K5"}),
        ("achievement", {"board": "K4", "target": "P3"}),
        ("saturation", {"order": 5}),
        ("letters", {"letters": [0, 0, 0, 5]}),
    ],
)
@pytest.mark.parametrize("threads", [1, 3])
def test_arrays_have_what_analysis_says(name: str, options: dict[str, object], threads: int) -> None:
    game = harary.game(name, **options)  # type: ignore[arg-type]
    positions = all_positions(game, 40)
    found = game.evaluate(positions, threads=threads)
    assert (len(found), found.winner.dtype, found.value.dtype) == (len(positions), np.int8, np.int32)
    assert found.proved.all()
    sign = {"first": 1, "second": -1, "tie": 0}
    for position, winner, value in zip(positions, found.winner, found.value, strict=True):
        analysis = game.analyse(position)
        assert winner == sign[str(analysis.winner)]
        if analysis.value is not None:
            assert value == analysis.value


def test_positions_as_arrays() -> None:
    graph = nx.relabel_nodes(nx.complete_graph(4), "wxyz".__getitem__)
    game = harary.game("clique", board=graph)
    texts = ["", "red=0-1;green=2-3", "red=0-1,0-2;green=2-3"]
    edges = game.board.edges
    array = np.zeros((3, 6), dtype=np.int8)
    array[1:, edges.index((0, 1))] = 1
    array[2, edges.index((0, 2))] = 1
    array[1:, edges.index((2, 3))] = 2
    plain = harary.game("clique", board="K4").evaluate(texts)
    for kind in (np.int8, np.int64, np.uint8):
        assert (game.evaluate(array.astype(kind)).value == plain.value).all()
    drawn = harary.game("saturation", order=4).evaluate(np.array([[1, 1, 0, 0, 0, 0]], dtype=bool))
    assert drawn.value.tolist() == harary.game("saturation", order=4).evaluate(["edges=0-1,0-2"]).value.tolist()
    assert len(game.evaluate([])) == 0
    assert len(game.evaluate(np.zeros((0, 6), dtype=int))) == 0


def test_what_cannot_be_evaluated_is_said() -> None:
    game = harary.game("clique", board="K4")
    for array in (np.zeros((2, 5), int), np.zeros(6, int), np.zeros((1, 6))):
        with pytest.raises(ValueError, match="^positions: an array of whole numbers with 6 columns"):
            game.evaluate(array)
    with pytest.raises(ValueError, match="^positions: an entry is not from 0 to 2"):
        game.evaluate(np.full((1, 6), 3))
    with pytest.raises(ValueError, match="position"):
        game.evaluate(np.full((1, 6), 1))  # six red edges
    with pytest.raises(ValueError, match="has no arrays"):
        harary.game("letters", letters=[0, 0, 0, 5]).evaluate(np.zeros((1, 4), int))
    with pytest.raises(TypeError, match="not one position"):
        game.evaluate("red=0-1")
    with pytest.raises(ValueError, match=r"^positions\[1\]: "):
        game.evaluate(["", "red=4-5"])


def test_the_budget_may_end_first() -> None:
    game = harary.game("capture", board="K9")
    found = game.evaluate(["", "red=0-1;green="], time=0.3, memory="128M", threads=2)
    assert not found.proved.any()
    assert found.winner.tolist() == [0, 0]
