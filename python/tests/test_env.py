# SPDX-License-Identifier: MIT
"""Every game of two players is an environment of PettingZoo."""

from __future__ import annotations

import copy
import os
from typing import Any

import numpy as np
import pytest
from test_objects import example

import harary

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test  # noqa: E402

from harary.env import HararyEnv, env, raw_env  # noqa: E402

GAMES = [pytest.param(game, id=game.game) for game in harary.games() if not game.solitaire]


@pytest.mark.parametrize("description", GAMES)
def test_a_game_passes_the_api_test_of_pettingzoo(
    description: harary.GameDescription, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(example(description)), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("description", GAMES)
def test_actions_are_the_legal_moves(description: harary.GameDescription) -> None:
    game = example(description)
    made = HararyEnv(game)
    random = np.random.default_rng(5)
    for _ in range(3):
        made.reset()
        while made.agents and not made.terminations[made.agent_selection]:
            mask = made.observe(made.agent_selection)["action_mask"]
            if not made.encoding.several:
                numbered = {game.labelling.numbered(m.text, "move") for m in made.position.moves}
                legal = {made.actions[i] for i in np.flatnonzero(mask)}
                assert legal == numbered
            assert not made.observe("first" if made.agent_selection == "second" else "second")[
                "action_mask"
            ].any()
            made.step(int(random.choice(np.flatnonzero(mask))))
        winner = made.position.winner
        assert made.rewards["first"] == {"first": 1, "second": -1, "tie": 0}[str(winner)]
        assert made.rewards["first"] == -made.rewards["second"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("sim", {"board": "K5"}),
        ("clique", {"board": "K4"}),
        ("clique", {"board": "K4", "bias": (1, 2)}),
        ("sim+", {"board": "K4"}),
        ("saturation", {"order": 5}),
        ("letters", {"letters": [0, 0, 0, 5]}),
        ("pos-cnf", {"formula": "1,2/2,3/1,3"}),
        ("kayles", {"board": "P5"}),
        ("domination", {"board": "C5"}),
        ("marking", {"board": "C5"}),
        ("colouring", {"board": "C4", "colours": 2}),
        ("colouring", {"board": "P4", "colours": 2, "elements": "edges"}),
        ("builder", {"target": "P3", "edges": 3}),
        ("qbf", {"formula": "e1,a2,e3:1,2/-2,3/-1,-3"}),
        ("honeybee", {"board": "hex:3x3:1"}),
        ("achievement", {"sets": [("a", "b"), ("b", "c")]}),
    ],
)
def test_who_follows_the_oracle_gets_what_it_promises(name: str, options: dict[str, Any]) -> None:
    made = raw_env(name, oracle=True, **options)
    made.reset()
    promised = made.infos[made.agent_selection]["winner"]
    begins = made.agent_selection
    while not made.terminations[made.agent_selection]:
        info = made.infos[made.agent_selection]
        mask = made.observe(made.agent_selection)["action_mask"]
        assert (np.isnan(info["action_values"]) == (mask == 0)).all()
        assert np.nanmax(info["action_values"]) == info["value"]
        made.step(int(np.nanargmax(info["action_values"])))
    assert made.rewards[begins] == promised


def test_an_environment_with_an_oracle_is_copied_and_closed() -> None:
    made = raw_env("sim", board="K5", oracle=True)
    made.reset()
    made.step(0)
    other = copy.deepcopy(made)
    for one in (made, other):
        one.step(1)
        one.step(5)
    for agent in ("first", "second"):
        values = [one.infos[agent].get("action_values", np.zeros(0)) for one in (made, other)]
        np.testing.assert_array_equal(*values)
    child = os.fork()
    if child == 0:
        made.step(7)
        os._exit(0 if made.infos[made.agent_selection]["value"] is not None else 1)
    assert os.waitpid(child, 0)[1] == 0
    made.close()
    made.step(7)
    assert "value" in made.infos[made.agent_selection]


def test_an_observation_has_ones_own_edges_first() -> None:
    made = raw_env("clique", board=[("a", "b"), ("b", "c"), ("c", "a")])
    made.reset(options={"position": "red=a-b;green=b-c"})
    edges = [made.actions.index(edge) for edge in ("0-1", "1-2", "0-2")]
    first = made.observe("first")["observation"][edges]
    assert first.tolist() == [[1, 0], [0, 1], [0, 0]]
    assert (made.observe("second")["observation"][edges] == first[:, ::-1]).all()
    assert first.dtype == np.int8
    assert made.actions == tuple(f"{u}-{v}" for u, v in harary.Board.of("K3").edges)


@pytest.mark.parametrize(
    ("name", "options", "position", "planes"),
    [
        ("kayles", {"board": "P4"}, "vertices=1", [[0], [1], [0], [0]]),
        ("domination", {"board": "P4"}, "vertices=0,2", [[1], [0], [1], [0]]),
        ("marking", {"board": "P3"}, "vertices=2", [[0], [0], [1]]),
        ("col", {"board": "P3"}, "red=0;green=2", [[1, 0], [0, 0], [0, 1]]),
        ("colouring", {"board": "P3", "colours": 2}, "2=0", [[0, 1], [0, 0], [0, 0]]),
    ],
)
def test_what_is_taken_on_vertices_is_in_the_observation(
    name: str, options: dict[str, Any], position: str, planes: list[list[int]]
) -> None:
    made = raw_env(name, **options)
    made.reset(options={"position": position})
    assert made.observe("first")["observation"].tolist() == planes
    ways = len(made.actions) // len(planes)
    assert len(made.actions) == ways * len(planes)  # a taken vertex has an action, too


def test_what_an_environment_refuses() -> None:
    with pytest.raises(ValueError, match="not a game of two players"):
        env("flood", board="square:3x2=012210")
    with pytest.raises(ValueError, match="not a game of two players"):
        env("avoidance", board="K5", target="K3", colours=3)
    with pytest.raises(ValueError, match="^render_mode: 'human'"):
        env("sim", render_mode="human")
    with pytest.raises(TypeError, match="bord"):
        env("sim", bord="K5")  # type: ignore[call-arg]
    made = raw_env("clique", board="K4")
    made.reset()
    made.step(0)
    with pytest.raises(ValueError, match=r"^action: 0 \(0-1\) is not legal"):
        made.step(0)
    with pytest.raises(ValueError, match="^action: 6 is not from 0 to 5"):
        made.step(6)


def test_rendering() -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        made = raw_env("sim", render_mode=mode)
        made.reset()
        made.step(0)
        picture = made.render()
        if mode == "ansi":
            assert picture == "red=0-1;green="
        elif mode == "svg":
            assert isinstance(picture, str)
            assert picture.count("#c0392b") == 1
        else:
            assert isinstance(picture, np.ndarray)
            assert picture.shape == (440, 440, 3)
    made = raw_env("sim")
    made.reset()
    assert made.render() is None


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clique", {"board": "E3"}), ("saturation", {"board": "E3"}), ("sim+", {"board": "E3"}),
        ("connect", {"board": "K1"}), ("path", {"board": "K1"}),
    ],
)  # fmt: skip
def test_a_board_without_moves_is_refused(game: str, options: dict[str, Any]) -> None:
    for make in (env, raw_env):
        with pytest.raises(harary.InputError, match="^env: .* has no moves on this board"):
            make(game, **options)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clique", {"board": "K2", "red": "0-1"}),
        ("clique", {"board": "K3", "red": "0-1,1-2", "green": "0-2"}),
        ("connected", {"board": "K2", "red": "0", "green": "1"}),
        ("letters", {"letters": [0, 0, 0, 1]}),
        ("sim", {"board": "K3", "target": "K2", "red": "0-1"}),
    ],
)
def test_a_game_that_is_over_from_the_start_ends_at_once(game: str, options: dict[str, Any]) -> None:
    try:
        over = env(game, oracle=True, **options)
    except harary.InputError:
        return  # a start that the rules refuse
    over.reset()
    assert over.terminations == {"first": True, "second": True}
    for _ in over.agent_iter():
        over.step(None)
