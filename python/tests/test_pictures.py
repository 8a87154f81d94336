# SPDX-License-Identifier: MIT
"""What notebooks show is SVG, with an element for each thing."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import harary

SVG = "{http://www.w3.org/2000/svg}"


def count(svg: str | None, tag: str) -> int:
    assert svg is not None
    root = ElementTree.fromstring(svg)
    assert root.tag == SVG + "svg"
    return len(root.findall(f".//{SVG}{tag}"))


def test_a_board_has_its_vertices_and_edges() -> None:
    svg = harary.Board.of("petersen")._repr_svg_()
    assert count(svg, "circle") == 10
    assert count(svg, "line") == 15


def test_a_position_has_the_colours_of_its_edges() -> None:
    position = harary.game("sim").position("red=0-1,0-2;green=1-2")
    svg = position._repr_svg_()
    assert count(svg, "line") == 15
    assert svg is not None
    assert svg.count("#c0392b") == 2  # red
    assert svg.count("#117a65") == 1  # green
    assert svg.count("8 4") == 1  # and dashed


def test_an_analysis_marks_moves_that_win() -> None:
    analysis = harary.analyse("sim", "red=0-1,0-2;green=1-2,3-4")
    svg = analysis._repr_svg_()
    wins = sum(move.winner == "first" for move in analysis.moves)
    assert 0 < wins < len(analysis.moves)
    assert svg.count("#1f4e79") == wins
    assert "red to move" in svg


def test_a_line_has_a_picture_of_each_position() -> None:
    line = harary.game("clique", board="K4").principal_line()
    assert len(line.moves) == 6
    assert line.positions[-1].finished
    assert line.winner == "second"
    assert line.positions[-1].value is not None
    assert line.positions[-1].value.outcome == line.value.outcome
    assert count(line._repr_svg_(), "g") == 7


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
    svg = strategy._repr_svg_()
    assert count(svg, "g") == 15
    assert svg is not None
    assert svg.count("#1f4e79") == 15
    two = harary.game("sim").strategy(side="first", moves=2)
    assert len(two.answers) == 15  # his first edge, and one to each of 14 replies
    assert harary.game("letters", letters="0 0 0 5").strategy()._repr_svg_() is None
    with pytest.raises(harary.InputError, match="two players"):
        harary.game("flood", board="square:3x2=012210").strategy()


def test_territory_is_drawn_by_cells_with_its_owners() -> None:
    game = harary.game("honeybee", board="hex:4x3:1")
    start = game.position()
    svg = start._repr_svg_()
    assert count(svg, "polygon") == 12
    assert svg is not None
    assert svg.count(">a</text>") >= 1
    assert svg.count(">b</text>") >= 1
    later = start.play(start.moves[0])._repr_svg_()
    assert later is not None
    assert later.count(">a</text>") > svg.count(">a</text>")


def test_flood_shows_what_is_conquered_in_the_colour_called_last() -> None:
    game = harary.game("flood", board="square:3x2=012210", start="1:3")
    start = game.position()._repr_svg_()
    assert start is not None
    # 0 1 2   the start is the last cell of the first row
    # 2 1 0
    assert start.count("•") == 1
    later = game.position("calls=1")._repr_svg_()
    assert later is not None
    assert later.count("•") == 3
    assert later.count("#56b4e9") == 3  # colour 1
    svg = game.analyse()._repr_svg_()
    assert "you to move: 3 to the end" in svg
    line = game.principal_line()
    assert line.moves[0] == "1"
    assert line.positions[-1].finished
    assert line.value.remoteness == len(line.moves) == 3
    assert count(line._repr_svg_(), "g") == 4


def test_a_witness_of_arrowing_is_drawn() -> None:
    arrowing = harary.arrows("K5", "K3")
    svg = arrowing._repr_svg_()
    assert svg is not None
    assert svg.count("#c0392b") + svg.count("#117a65") == 10
    assert harary.arrows("K6", "K3")._repr_svg_() is None


def test_games_of_letters_have_no_picture() -> None:
    assert harary.game("letters", letters="0 0 0 5").position()._repr_svg_() is None
