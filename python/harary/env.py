# SPDX-License-Identifier: MIT
"""Games as environments of PettingZoo, with exact values as an oracle.

>>> from harary.env import env
>>> sim = env("sim", oracle=True)
>>> sim.reset(seed=1)
>>> sim.agent_selection, sim.action_space("first"), sim.infos["first"]["winner"]
('first', Discrete(15), -1)
>>> sim.observe("first")["observation"].shape, sim.observe("first")["action_mask"].tolist()
((15, 2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Unpack

for _needed in ("pettingzoo", "gymnasium"):
    if find_spec(_needed) is None:
        raise ImportError(f"harary.env needs {_needed}: pip install 'harary[agents]'")

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from harary import _harary, png
from harary.answers import Analysis, side_of, sign_of
from harary.catalogue import GameOptions
from harary.encoding import Encoding, encoding_of
from harary.game import Game
from harary.names import GameName
from harary.positions import Position, PositionLike
from harary.sessions import Session
from harary.signatures import spelled_out

AGENTS = ("first", "second")


class HararyEnv(AECEnv):  # type: ignore[misc]
    """A game of two players as an AEC environment, without the wrappers of `env`.

    - Agents are ``"first"`` (Red, player 1) and ``"second"``. With a bias an agent moves several times
      in a row.
    - An action is a number, an index of ``actions``: an edge of the board in the order of
      ``Board.edges``, an element, a variable, a colour or a move with letters. In ``sim+`` and
      ``avoidance+`` a move is several edges, named one by one, and the last action, ``end``.
    - An observation is a dict: ``"observation"``, integers of the shape ``encoding.shape``: in games on
      edges a row for each edge, 1 in the first column if it is one's own, in the second if it is the
      other's; and ``"action_mask"``, int8, 1 for legal actions.
    - The reward at the end is 1 for the winner and -1 for the loser, 0 for both in a tie; before, 0.
    - With ``oracle=True`` the info of the agent to move has what perfect play makes of the position:
      ``"winner"`` (the reward that it will get), ``"value"`` (an int, the difference of the scores or
      else the reward) and ``"action_values"`` (float64, such a value for each action, NaN for
      illegal ones), all for that agent; larger is better. Every step then takes an analysis, in a
      session that keeps what it learns (1 GiB), so boards should be small.

    ``reset(options={"position": p})`` begins in a position. Rendering: ``"ansi"`` (the position's text),
    ``"svg"`` or ``"rgb_array"`` (uint8, needs Pillow).
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "svg", "rgb_array"],
        "name": "harary_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }
    """What PettingZoo asks of every environment: its name and how it can be rendered."""

    def __init__(
        self, game: Game, *, oracle: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise _harary.InputError(f"render_mode: {render_mode!r} is not one of ansi, svg, rgb_array")
        self.game = game
        self.encoding: Encoding = encoding_of(game)
        self.actions: tuple[str, ...] = self.encoding.actions
        self.oracle = oracle
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0, self.encoding.highest, self.encoding.shape, self._kind()
                    ),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in AGENTS
        }
        self._actions = {agent: spaces.Discrete(len(self.actions)) for agent in AGENTS}
        self.position: Position = game.position()
        self._pending: frozenset[str] = frozenset()
        self._session: Session | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies have no session of their own until they need one."""
        return {**self.__dict__, "_session": None}

    def _analyse(self) -> Analysis:
        if self._session is None or self._session.closed:
            self._session = self.game.session(memory="1G")
        return self._session.analyse(self.position)

    def _kind(self) -> type[Any]:
        return np.int8 if self.encoding.highest < 128 else np.int32

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, PositionLike] | None = None) -> None:
        """Begins a new play. There is no chance in these games, so ``seed`` changes nothing."""
        self.agents = list(AGENTS)
        self.position = self.game.position((options or {}).get("position", ""))
        self._pending = frozenset()
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is, and what the oracle says."""
        self.agent_selection = side_of(self.position.mover)
        self.infos = {agent: {} for agent in AGENTS}
        if self.position.finished:
            sign = float(sign_of(self.position.winner))
            self.rewards = {"first": sign, "second": -sign}
            self.terminations = dict.fromkeys(AGENTS, True)
        elif self.oracle:
            self.infos[self.agent_selection] = self._oracle(self._analyse())

    def _oracle(self, analysis: Analysis) -> dict[str, Any]:
        sign = 1 if self.agent_selection == "first" else -1
        worth = {
            frozenset(move["move"].split(",")): sign * _value(move)
            for move in analysis.json["moves"]
        }
        values = np.full(len(self.actions), np.nan)
        for i, action in enumerate(self.actions):
            if not self.encoding.several:
                values[i] = worth.get(frozenset([action]), np.nan)
                continue
            last = i == len(self.actions) - 1
            named = self._pending if last else self._pending | {action}
            found = [v for move, v in worth.items() if (move == named if last else named <= move)]
            if found and (last or action not in self._pending):
                values[i] = max(found)
        winner = sign * sign_of(analysis.winner)
        return {"winner": winner, "value": sign * _value(analysis.json), "action_values": values}

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees; only the agent to move has legal actions."""
        moves = agent == self.agent_selection and not self.position.finished
        return {
            "observation": self.encoding.observation(self.position, agent == "first"),
            "action_mask": self.encoding.mask(self.position, self._pending)
            if moves
            else np.zeros(len(self.actions), dtype=np.int8),
        }

    def step(self, action: int | None) -> None:
        """Makes a move of the agent whose turn it is; a ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.actions):
            raise _harary.InputError(f"action: {action!r} is not from 0 to {len(self.actions) - 1}")
        if not self.encoding.mask(self.position, self._pending)[action]:
            raise _harary.InputError(f"action: {action} ({self.actions[action]}) is not legal here")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._make(self.actions[action], action == len(self.actions) - 1)
        self._turn()
        self._accumulate_rewards()

    def _make(self, atom: str, last: bool) -> None:
        position = self.position
        if not self.encoding.several:
            self.position = position.play(position.labelling.shown(atom))
        elif not last:
            self._pending |= {atom}
        else:
            legal = {frozenset(_words(position, move)): move for move in position.moves}
            self.position = position.play(legal[self._pending])
            self._pending = frozenset()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The position in the chosen mode."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.position.text
        svg = self.position.draw().svg
        if self.render_mode == "svg":
            return svg
        import io

        from PIL import Image

        return np.asarray(Image.open(io.BytesIO(png.of_svg(svg, 2))))

    def close(self) -> None:
        """Gives the oracle's memory back."""
        if self._session is not None:
            self._session.close()
            self._session = None


def _words(position: Position, move: str) -> list[str]:
    return position.labelling.numbered(str(move), "move").split(",")


def _value(json: dict[str, Any]) -> int:
    """For the first player."""
    if json.get("value") is not None:
        return int(json["value"])
    return sign_of(json.get("winner"))


@spelled_out(GameOptions)
def raw_env(
    game: GameName | Game = "sim",
    *,
    oracle: bool = False,
    render_mode: str | None = None,
    **options: Unpack[GameOptions],
) -> HararyEnv:
    """The environment of a game, by its name and options, without wrappers."""
    made = game if isinstance(game, Game) else Game(game, **options)
    return HararyEnv(made, oracle=oracle, render_mode=render_mode)


@spelled_out(GameOptions)
def env(
    game: GameName | Game = "sim",
    *,
    oracle: bool = False,
    render_mode: str | None = None,
    **options: Unpack[GameOptions],
) -> AECEnv:
    """The environment of a game, by its name and options (``env("clique", board="K5")``), in the wrappers
    that PettingZoo recommends: an illegal action ends the play with reward -1, an action out of range
    and steps before ``reset`` are errors."""
    found = raw_env(game, oracle=oracle, render_mode=render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
