# SPDX-License-Identifier: MIT
"""What notebooks show is SVG. What a reader sees of it is read back: which edges have a colour, what stands in a
cell."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ElementTree
from collections import defaultdict

import pytest

import harary

SVG = "{http://www.w3.org/2000/svg}"
RED, GREEN, WINS, OPEN = "#c0392b", "#117a65", "#1f4e79", "#d5d8dc"


def root(svg: str | None) -> ElementTree.Element:
    assert svg is not None
    element = ElementTree.fromstring(svg)
    assert element.tag == SVG + "svg"
    return element


def edges(picture: ElementTree.Element) -> dict[str, set[str]]:
    """The edges of each colour, by the captions of the circles that the lines join."""
    texts = {(t.get("x"), t.get("y")): t.text or "" for t in picture.iter(SVG + "text")}
    circles = [(c.get("cx"), c.get("cy")) for c in picture.iter(SVG + "circle")]
    name = {place: texts[place] for place in circles}
    found = defaultdict(set)
    for line in picture.iter(SVG + "line"):
        ends = [name[line.get("x" + end), line.get("y" + end)] for end in "12"]
        edge = "-".join(sorted(ends, key=int))
        assert edge not in found[line.get("stroke") or ""]
        found[line.get("stroke") or ""].add(edge)
    return dict(found)


def edges_of(text: str) -> dict[str, set[str]]:
    """The same of a position's text."""
    fields = dict(field.split("=") for field in text.split(";"))
    pens = {"red": RED, "green": GREEN}
    return {pens[name]: set(words.split(",")) for name, words in fields.items() if words}


def cells(picture: ElementTree.Element) -> list[tuple[str | None, str]]:
    """The colour of each cell, and what stands in it."""
    found: list[tuple[str | None, str]] = []
    for element in picture:
        if element.tag in (SVG + "polygon", SVG + "rect"):
            found.append((element.get("fill"), ""))
        elif element.tag == SVG + "text" and found and found[-1][1] == "":
            found[-1] = (found[-1][0], element.text or "")
    return found


def test_a_board_has_its_vertices_and_edges() -> None:
    board = harary.Board.of("petersen")
    picture = root(board._repr_svg_())
    assert [c.text for c in picture.iter(SVG + "text")] == [str(v) for v in range(10)]
    assert edges(picture) == {WINS: {f"{u}-{v}" for u, v in board.edges}}
    assert len(board.edges) == 15


def test_a_position_has_the_colours_of_its_edges() -> None:
    position = harary.game("sim").position("red=0-1,0-2;green=1-2")
    picture = root(position._repr_svg_())
    drawn = edges(picture)
    assert drawn[RED] == {"0-1", "0-2"}
    assert drawn[GREEN] == {"1-2"}
    all_edges = {f"{u}-{v}" for u, v in itertools.combinations(range(6), 2)}
    assert drawn == {RED: drawn[RED], GREEN: drawn[GREEN], OPEN: all_edges - drawn[RED] - drawn[GREEN]}
    # Who cannot tell red from green sees that green lines are dashed.
    dashed = {line.get("stroke") for line in picture.iter(SVG + "line") if line.get("stroke-dasharray")}
    assert dashed == {GREEN}


def test_an_analysis_marks_moves_that_win() -> None:
    analysis = harary.analyse("sim", "red=0-1,0-2;green=1-2,3-4")
    picture = root(analysis._repr_svg_())
    wins = {move.move for move in analysis.moves if move.winner == "first"}
    assert 0 < len(wins) < len(analysis.moves)
    drawn = edges(picture)
    assert drawn[WINS] == wins
    assert (drawn[RED], drawn[GREEN]) == ({"0-1", "0-2"}, {"1-2", "3-4"})
    assert [*picture.iter(SVG + "text")][-1].text == "Red to move: Red wins"


def test_a_line_has_a_picture_of_each_position() -> None:
    line = harary.game("clique", board="K4").principal_line()
    assert len(line.moves) == 6
    assert line.positions[-1].finished
    assert line.winner == "second"
    assert line.positions[-1].value is not None
    assert line.positions[-1].value.outcome == line.value.outcome == (2, 2)
    pictures = [*root(line._repr_svg_()).iter(SVG + "g")]
    assert len(pictures) == len(line.positions) == 7
    for picture, position in zip(pictures, line.positions):
        drawn = edges(picture)
        assert {pen: drawn[pen] for pen in (RED, GREEN) if pen in drawn} == edges_of(position.text)


def test_a_strategy_wins_against_every_play() -> None:
    for name, board, more in (
        ("star", "K4", {}),
        ("sim", "K5", {"first": "green"}),
        ("connect", "K5", {}),
    ):
        game = harary.game(name, board=board, **more)  # type: ignore[arg-type]
        strategy = game.strategy(moves=20)
        winner = game.solve().winner
        assert strategy.value.winner == winner
        assert strategy.ends
        for position in strategy.ends:
            assert position.finished and position.value is not None
            assert position.value.winner in (strategy.side, winner)
        # From the start, every move of the other side leads to an answer or to an end.
        known = {position.text for position in [*strategy.answers, *strategy.ends]}
        waiting = [game.position()]
        while waiting:
            position = waiting.pop()
            if position.finished:
                assert position.text in known
            elif position in strategy.answers:
                waiting.append(position.play(strategy.answers[position]))
            else:
                assert position.mover in (
                    ("red", "first") if strategy.side == "second" else ("green", "second")
                )
                waiting += [position.play(move) for move in position.moves]


def test_a_strategy_is_drawn_by_its_answers() -> None:
    strategy = harary.game("sim").strategy()
    assert strategy.side == "second"
    assert len(strategy.answers) == 15  # one to each first edge
    pictures = [edges(picture) for picture in root(strategy._repr_svg_()).iter(SVG + "g")]
    shown = {min(drawn[RED]): min(drawn[WINS]) for drawn in pictures}
    assert all(len(drawn[RED]) == len(drawn[WINS]) == 1 for drawn in pictures)
    answers = {position.text: answer for position, answer in strategy.answers.items()}
    assert {f"red={edge};green=": answer for edge, answer in shown.items()} == answers
    two = harary.game("sim").strategy(side="first", moves=2)
    assert len(two.answers) == 15  # his first edge, and one to each of 14 replies
    assert harary.game("letters", letters="0 0 0 5").strategy()._repr_svg_() is None
    with pytest.raises(harary.InputError, match="two players"):
        harary.game("flood", board="square:3x2=012210").strategy()


def test_territory_is_drawn_by_cells_with_its_owners() -> None:
    blue, vermilion, yellow = "#56b4e9", "#d55e00", "#f0e442"
    #  0  1  2  3     colours  1 5 2 4
    #    4  5  6  7             3 5 5 3
    #  8  9 10 11              1 2 1 3
    position = harary.game("honeybee", board="hex:4x3:1").position()
    start = cells(root(position._repr_svg_()))
    assert start[0] == (blue, "a")
    assert [i for i, (_, owner) in enumerate(start) if owner == "b"] == [7, 11]
    for call, a, b, colours in (
        ("5", {0, 1, 5, 6}, {7, 11}, (vermilion, yellow)),
        ("1", {0, 1, 5, 6}, {7, 10, 11}, (vermilion, blue)),
        ("2", {0, 1, 2, 5, 6, 9}, {7, 10, 11}, ("#009e73", blue)),
    ):
        position = position.play(call)
        drawn = cells(root(position._repr_svg_()))
        for cell, before in enumerate(start):
            owned = (colours[0], "a") if cell in a else (colours[1], "b") if cell in b else before
            assert drawn[cell] == owned


def test_flood_shows_what_is_conquered_in_the_colour_called_last() -> None:
    game = harary.game("flood", board="square:3x2=012210", start="1:3")
    colour = ("#e69f00", "#56b4e9", "#009e73")
    # 0 1 2   the start is the last cell of the first row
    # 2 1 0
    start = cells(root(game.position()._repr_svg_()))
    assert start == [(colour[c], "•" if i == 2 else "") for i, c in enumerate((0, 1, 2, 2, 1, 0))]
    later = cells(root(game.position("calls=1")._repr_svg_()))
    assert later == [
        (colour[0], ""), (colour[1], "•"), (colour[1], "•"),
        (colour[2], ""), (colour[1], "•"), (colour[0], ""),
    ]  # fmt: skip
    assert "You to move: 3 to the end" in game.analyse()._repr_svg_()
    line = game.principal_line()
    assert line.moves[0] == "1"
    assert line.positions[-1].finished
    assert line.value.remoteness == len(line.moves) == 3
    last = [*root(line._repr_svg_()).iter(SVG + "g")]
    assert len(last) == 4
    assert [owned for _, owned in cells(last[-1])] == ["•"] * 6


def test_a_witness_of_arrowing_is_drawn() -> None:
    drawn = edges(root(harary.arrows("K5", "K3")._repr_svg_()))
    assert set(drawn) == {RED, GREEN}
    assert drawn[RED] | drawn[GREEN] == {f"{u}-{v}" for u, v in itertools.combinations(range(5), 2)}
    assert not drawn[RED] & drawn[GREEN]
    for triangle in itertools.combinations(range(5), 3):
        sides = {f"{u}-{v}" for u, v in itertools.combinations(triangle, 2)}
        assert sides & drawn[RED] and sides & drawn[GREEN], "no triangle has one colour"
    assert harary.arrows("K6", "K3")._repr_svg_() is None


def test_games_of_letters_have_no_picture() -> None:
    game = harary.game("letters", letters="0 0 0 5")
    assert game.position()._repr_svg_() is None
    assert game.principal_line()._repr_svg_() is None
    analysis = root(game.analyse()._repr_svg_())  # but words
    assert [text.text for text in analysis.iter(SVG + "text")] == ["Red to move: Green wins"]
    assert not edges(analysis)


def test_flood_without_a_start_shows_the_colours_after_the_moves() -> None:
    game = harary.game("flood", board="0110/2012", start="free")
    colour = ("#e69f00", "#56b4e9", "#009e73")
    later = cells(root(game.position("moves=1:0,4:0")._repr_svg_()))
    assert later == [(colour[c], "") for c in (0, 0, 0, 0, 0, 0, 0, 2)]
    line = game.principal_line()
    assert line.value.remoteness == len(line.moves) == 2
    assert len({drawn for drawn, _ in cells([*root(line._repr_svg_()).iter(SVG + "g")][-1])}) == 1
