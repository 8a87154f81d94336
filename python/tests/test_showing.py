# SPDX-License-Identifier: MIT
"""How answers show themselves: a short line in the interpreter, a picture and a table in notebooks."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from test_objects import example

import harary

SHORT = 220


def parsed(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{html}</div>".replace("&nbsp;", " "))


def test_answers_are_one_short_line() -> None:
    sim = harary.game("sim")
    things = [
        sim.solve(), sim.analyse("red=0-1,0-2;green=1-2,3-4"), sim.layers(), harary.solve("flood", board="010/121"),
        harary.solve("avoidance", board="K5", colours=3),
    ]  # fmt: skip
    for thing in things:
        words = repr(thing)
        assert "\n" not in words and len(words) <= SHORT, words
        assert "None" not in words, words
        assert words.startswith(f"{type(thing).__name__}("), words
    assert "winner='second'" in repr(things[0]) and "board='K6'" in repr(things[0])
    assert "mover='red'" in repr(things[1])


def test_a_session_says_of_what_it_is_and_whether_it_is_open() -> None:
    with harary.game("sim").session() as session:
        assert repr(session) == "<Session of sim on K6: open>"
    assert repr(session) == "<Session of sim on K6: closed>"


@pytest.mark.parametrize("description", harary.games(), ids=lambda game: game.game)
def test_answers_and_analyses_of_every_game_show_themselves(description: harary.GameDescription) -> None:
    game = example(description)
    for found in (game.solve(time=5), game.analyse(time=5)):
        html = found._repr_html_()
        page = parsed(re.sub(r' xmlns="[^"]*"', "", html))
        (table,) = page.findall("table")
        assert len(list(table.iter("tr"))) >= 2, html
        drawn = page.find("svg")
        if description.drawing in ("graph", "vertices", "cells") and "board" in game.instance:
            assert drawn is not None and len(list(drawn.iter())) > 3, html


def test_what_is_taken_and_what_may_be_is_drawn_at_vertices() -> None:
    analysis = harary.analyse("col", "red=0;green=2", board="P5")
    picture = analysis.draw().svg
    taken = re.findall(r'fill="(#[0-9a-f]+)" fill-opacity', picture)
    assert sorted(taken) == ["#117a65", "#c0392b"]
    rings = picture.count('r="13"')
    assert rings == len({move.move.vertex for move in analysis.moves})
    start = harary.game("kayles", board="C6").position("vertices=0")
    assert start.draw().svg.count("fill-opacity") == 1


def test_the_table_of_an_analysis_has_its_moves_the_best_first() -> None:
    analysis = harary.analyse("sim", "red=0-1,0-2;green=1-2,3-4")
    rows = re.findall(r"<tr><td>([^<]*)</td>", analysis._repr_html_())
    assert rows[:3] == [move.text for move in analysis.best]
    assert len(rows) == len(analysis.moves)


def test_markup_in_labels_is_text() -> None:
    board = [("<b>", "x&y"), ("x&y", "z"), ("z", "<b>")]
    html = harary.solve("sim", board=board)._repr_html_() + harary.analyse("sim", board=board)._repr_html_()
    assert "<b>" not in html and "&lt;b&gt;" in html
    parsed(html)
