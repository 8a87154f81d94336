# SPDX-License-Identifier: MIT
"""Values of short games: the class Form, the question ``form``, and its judge, the plain program for short games."""

from __future__ import annotations

import copy
import json
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


@pytest.mark.parametrize("name", ["col", "snort"])
def test_the_shipped_table_of_small_graphs_is_what_the_library_says(name: str) -> None:
    rows = [json.loads(line) for line in (ROOT / "docs" / f"forms-{name}.jsonl").read_text().splitlines()]
    assert [sum(row["order"] == order for row in rows) for order in range(1, 8)] == [1, 1, 2, 6, 21, 112, 853]
    for row in random.Random(name).sample(rows, 60):
        answer = harary.solve(name, board=row["board"], question="form", threads=1)
        # The order of options in a text depends on what was valued before.
        assert answer.form == Form(row["form"]), row["board"]
        assert answer.json["temperature"] == row["temperature"], row["board"]
        order = row["order"]
        if name == "snort" and order > 3:
            # What docs/combinatorial-values.md says of the hottest ones.
            temperature = Fraction(row["temperature"])
            assert temperature == order - 1 or temperature <= order - Fraction(5, 2)


def test_sums_are_asked_with_forms_and_boards() -> None:
    found = harary.sum("snort P3", Form("{1|-1}"), "*", threads=1)
    assert (found.if_left, found.if_right, found.outcome_class) == ("left", "right", "first")
    assert found.form == Form("±{3*|1*}") and found.temperature == 2
    assert [(move.component, move.move, move.role) for move in found.moves] == [(0, "1", "left"), (0, "1", "right")]
    right = harary.sum("1", "*3", first="right")
    assert right.if_left is None and right.if_right == "left"
    for wrong in (("chess P5",), ("{1|",), (), ("col P5 misere=true",)):
        with pytest.raises(harary.InputError):
            harary.sum(*wrong)
    with pytest.raises(harary.InputError):
        harary.sum("1", first="red")


def test_misere_quotients_have_published_orders() -> None:
    kayles = harary.misere_quotient(octal="0.77", most=27)
    assert (kayles.order, len(kayles.p_portion), len(kayles.generators)) == (40, 9, 7)
    assert harary.misere_quotient("kayles", most=3).relations == ("a^2 = 1", "b^3 = b")
    few = harary.misere_quotient(octal="0.77", most=5, most_elements=3)
    assert few.order is None and few.at_least == 3 and few.stopped == "elements"
    for wrong in ({"octal": "0.8"}, {"game": "sim"}, {}, {"game": "kayles", "octal": "0.77"}):
        with pytest.raises(harary.InputError):
            harary.misere_quotient(most=3, **wrong)
