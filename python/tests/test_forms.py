# SPDX-License-Identifier: MIT
"""Values of short games: the class Form, the question ``form``, and its judge, the plain program for short games."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from collections.abc import Iterator
from fractions import Fraction
from types import ModuleType

import pytest
from conftest import ROOT

import harary
from harary import Form


@pytest.fixture(name="compare")
def _compare() -> Iterator[ModuleType]:
    folder = str(ROOT / "tests" / "reference")
    sys.path.insert(0, folder)
    try:
        yield pytest.importorskip("compare_forms")
    finally:
        sys.path.remove(folder)


@pytest.mark.parametrize("name", ["col", "snort", "kayles"])
def test_random_boards_have_the_values_of_the_plain_program(name: str, compare: ModuleType) -> None:
    source = random.Random(f"{name} forms")
    found = [line for _ in range(60) for line in compare.differences(name, source, 5)]
    assert found == []


def test_forms_are_calculated_with() -> None:
    one, up, star = Form(1), Form("^"), Form("*")
    assert Form("{1|-1}") + Form("±1") == 0
    assert 2 - one == 1 and one + Fraction(1, 2) == Fraction(3, 2) and "1" + one == Form(2)
    assert up > 0 and star.confused_with(0) and up.confused_with(star) and not up <= 0
    assert -up == Form("v") and 3 * up == Form("^3") and -2 * up == Form("v2") and up * 0 == 0
    assert Form.of([0], [star]) == up
    assert up.left == (Form(0),) and up.right == (star,)
    with pytest.raises(AttributeError):
        up.number = 1  # type: ignore[attr-defined]


def test_forms_say_what_is_known_of_them() -> None:
    hot = Form("{2|-1}")
    assert (hot.mean, hot.temperature, hot.stops, hot.birthday) == (Fraction(1, 2), Fraction(3, 2), (2, -1), 3)
    assert hot.outcome == "first" and Form(-1).outcome == "right" and Form("^").outcome == "left"
    assert Form("±(1*)").reduced == Form("±1")
    assert Form("^2*").atomic_weight == 2 and Form("1").atomic_weight is None
    graph = hot.thermograph()
    assert graph.left == ((-1, 3), (Fraction(3, 2), Fraction(1, 2)))
    assert graph.right == ((-1, -2), (Fraction(3, 2), Fraction(1, 2)))
    assert "mean 1/2, temperature 3/2" in hot._repr_svg_() and graph.draw().svg.startswith("<svg")


def test_forms_are_values() -> None:
    form = Form("{3|1||0,*|-2}")
    assert Form(str(form)) == form and hash(Form(str(form))) == hash(form)
    assert pickle.loads(pickle.dumps(form)) == form and copy.deepcopy(form) == form
    assert len({Form("{1|-1}"), Form("±1"), Form("{0,1|-1}")}) == 1
    assert hash(Form("3/2")) == hash(Fraction(3, 2)) and Form("*").number is None and Form("^") != "^"
    assert repr(Form("+-1")) == "Form('±1')"


def test_what_is_no_form_is_refused() -> None:
    for text, message in (("{1|2", r"form:1:5: a } is missing"), ("{1|", r"form:1:4: a value is missing"), ("1/3", "power of two"), ("on", "loopy")):
        with pytest.raises(harary.InputError, match=message):
            Form(text)
    with pytest.raises(TypeError, match="a form is a text"):
        Form(0.5)  # type: ignore[arg-type]


def test_the_question_has_an_answer_for_boards() -> None:
    answer = harary.solve("snort", board="P5", question="form")
    assert answer.form == Form("±(1,{3|0})") and answer.outcome_class == "first" and answer.winner is None
    assert harary.solve("col", board="P2", red=[0], question="form").form == -1
    assert harary.solve("kayles", board="P5", question="form").form == Form("*3")
    assert harary.solve("snort", board="P5", question="class").form is None
    with pytest.raises(harary.InputError, match="have no values of this kind"):
        harary.solve("domination", board="K4", question="form")
