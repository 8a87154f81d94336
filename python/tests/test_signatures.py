# SPDX-License-Identifier: MIT
"""Functions spell out their keywords, and refuse others in Python's words."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import harary
from harary import winning_sets
from harary.catalogue import GameOptions
from harary.spending import Spending

TABLE = {option.name.replace("-", "_") for game in harary.games() for option in game.option_specs}
GAME = TABLE | set(winning_sets.OPTIONS)
SPENDING = set(Spending.__annotations__)


def keywords(function: Callable[..., Any]) -> set[str]:
    parameters = inspect.signature(function).parameters.values()
    assert not any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)
    return {parameter.name for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY}


def test_the_keywords_are_those_of_the_table_of_options() -> None:
    assert set(GameOptions.__annotations__) == GAME
    for function in (harary.solve, harary.analyse, harary.layers, harary.tablebase):
        assert keywords(function) >= GAME | SPENDING
    assert keywords(harary.game) == keywords(harary.Game) == GAME
    for function in (
        harary.Game.solve, harary.Game.analyse, harary.Game.layers, harary.Game.tablebase,
        harary.Game.principal_line, harary.Game.strategy, harary.Tablebase.layers, harary.flood,
        harary.honeybee, harary.count, harary.estimate, harary.arrows,
    ):  # fmt: skip
        assert keywords(function) >= SPENDING, function


def test_no_public_function_hides_its_keywords() -> None:
    for name in harary.__all__:
        thing = getattr(harary, name)
        found = [thing, *vars(thing).values()] if inspect.isclass(thing) else [thing]
        for function in found:
            # What `awaited` is told goes to the function that it asks.
            if inspect.isfunction(function) and not function.__name__.startswith("_") and function is not harary.awaited:
                keywords(function)


def test_help_shows_types_and_defaults() -> None:
    parameters = inspect.signature(harary.solve).parameters
    assert "BoardLike" in str(parameters["board"].annotation)
    assert parameters["board"].default is None
    assert parameters["misere"].default is False
    assert parameters["threads"].default == 0
    assert "Who wins" in (harary.solve.__doc__ or "")
    # The defaults change nothing.
    defaults = {
        name: parameter.default
        for name, parameter in parameters.items()
        if parameter.kind is parameter.KEYWORD_ONLY
    }
    assert harary.solve("clique", **{**defaults, "board": "K5"}) == harary.solve("clique", board="K5")


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: harary.solve("sim", bord="K5"), r"solve\(\) got .*'bord'. Did you mean 'board'"),  # type: ignore[call-arg]
        (lambda: harary.game("sim", colour=2), r"game\(\) got .*'colour'. Did you mean 'colours'"),  # type: ignore[call-arg]
        (lambda: harary.Game("sim").solve(tmie=1), r"solve\(\) got .*'tmie'. Did you mean 'time'"),  # type: ignore[call-arg]
        (lambda: harary.Game("sim").layers(board="K5"), r"layers\(\) got .*'board'"),  # type: ignore[call-overload]
        (lambda: harary.count(6, zzz=1), r"count\(\) got an unexpected keyword argument 'zzz'$"),  # type: ignore[call-arg]
    ],
)
def test_a_keyword_that_there_is_not_is_a_type_error(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        ask()


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: harary.solve("clique", "K5"), r"^solve\(\) takes 1 positional .* 2 were given; write board='K5'$"),  # type: ignore[call-overload]
        (lambda: harary.solve("clique", 5), r"write order=5$"),  # type: ignore[call-overload]
        (lambda: harary.game("clique", [("a", "b")]), r"^game\(\) takes 1 .* write board=\[\('a', 'b'\)\]$"),  # type: ignore[call-arg]
        (lambda: harary.Game("clique", "K5"), r"^Game\(\) takes 1 positional .* write board='K5'$"),  # type: ignore[call-arg]
        (lambda: harary.analyse("clique", "", "K5"), r"^analyse\(\) takes 2 positional arguments but 3 .* board='K5'$"),  # type: ignore[call-arg]
        (lambda: harary.Game("sim").solve("winner"), r"^solve\(\) takes 0 positional .* 1 were given; .* question=$"),  # type: ignore[call-arg]
        (lambda: harary.game(), r"name"),  # type: ignore[call-arg]
    ],
)
def test_what_needs_a_keyword_says_which(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        ask()
