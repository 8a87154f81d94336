# SPDX-License-Identifier: MIT
"""One question in parts: the library splits a game into the positions after the first moves, up to
isomorphism, and joins their values (src/app/split.hpp). The parts can be
solved on any machines; ``harary.spark.proof`` does it on a cluster.

The work proceeds in rounds: the values of solved parts bound the values of the positions above them,
and parts outside these bounds can no longer matter and are never solved (alpha-beta on the first
moves). The library returns the open parts in the order in which to solve them: those below the first
moves first, their siblings later (Feldmann).
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, Unpack, cast

from harary import _harary
from harary.game import Game
from harary.catalogue import OptionTexts
from harary.kept_lines import KeptLines
from harary.signatures import spelled_out
from harary.spending import Spending, budget

RoundListener: TypeAlias = Callable[[int, int, int], None]


@dataclass(frozen=True)
class ProofAnswer:
    """What the rounds proved."""

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    winner: str
    """``"first"``, ``"second"`` or ``"tie"``."""
    value: int | None
    """For the first player; None if only the winner was asked for."""
    outcome: tuple[int, int] | None
    """The scores of both, in games that have them."""
    parts: int
    """How many positions there are after the first moves."""
    solved: int
    """Parts with a value; the others could not matter."""
    rounds: int
    """Of this run: what a file knew before took none."""
    positions: int
    """That the searches of all solved parts visited."""
    seconds: float
    """How long it took, by the clock."""


class _Kept(threading.local):
    """The solver of a worker's last position: the next one is most often of the same game, and the solver's table
    saves most of its work."""

    of: PartSolver | None = None
    solver: _harary.PositionSolver | None = None


_kept = _Kept()


@dataclass(frozen=True)
class PartSolver:
    """What a worker does with a part: from its position to a line of JSON, that of
    ``harary split --part``. Can be sent to other processes."""

    name: str
    """The name of the game."""
    options: OptionTexts
    """Its options, as texts of the command line."""
    question: str
    """``"outcome"`` or ``"winner"``."""
    spending: tuple[tuple[str, Any], ...]
    """What one part may use."""
    news_from: int | None = None
    """What takes at least this number of positions to prove is told to other workers (`harary.news`)."""

    @staticmethod
    @spelled_out(Spending)
    def of(game: Game, question: str = "outcome", **spending: Unpack[Spending]) -> PartSolver:
        """For the parts of a game; ``spending`` is what one part may use, by default one thread."""
        allowed = {"threads": 1, **spending}
        return PartSolver(game.name, game.options, question, tuple(allowed.items()))

    def __call__(self, position: str) -> str:
        return self.solve(position, self.solver())

    def solve(self, position: str, solver: _harary.PositionSolver) -> str:
        """The line of a position, by one of its solvers."""
        return solver.solve(position, self._budget(), None)

    def solver(self) -> _harary.PositionSolver:
        """This thread's, with all that it knows from earlier positions."""
        if _kept.of != self or _kept.solver is None:
            _kept.of, _kept.solver = None, None  # frees its table first
            _kept.solver = self.new_solver()
            _kept.of = self
        return _kept.solver

    def new_solver(self) -> _harary.PositionSolver:
        """One that knows nothing yet."""
        game = _harary.make_game(self.name, dict(self.options))
        return game.position_solver(self.question, self._budget(), self.news_from)

    def _budget(self) -> _harary.Budget:
        return budget(cast(Spending, dict(self.spending)))


def require_question(question: str) -> None:
    """Refuses what cannot be asked of parts."""
    if question not in ("outcome", "winner"):
        raise _harary.InputError(f"question must be 'outcome' or 'winner', not {question!r}")


class _KnownParts:
    """Solved parts by their positions, kept in a file if there is one: the lines that
    ``harary split --join`` reads."""

    def __init__(
        self, game: _harary.Game, question: str, path: str | os.PathLike[str] | None
    ) -> None:
        self._game = game
        self._question = question
        self._kept = KeptLines(path)
        self.values: dict[str, int] = {}
        self._positions: dict[str, int] = {}
        for line, place in self._kept.read():
            self._read(line, place)

    def _read(self, line: str, place: str) -> None:
        position, value, positions = self._game.read_part(self._question, line, place)
        self.values[position] = value
        self._positions[position] = positions

    def add(self, lines: Iterable[str]) -> None:
        """Keeps what was proved; raises BudgetEnded if there is a line that proves nothing."""
        stopped: str | None = None
        proved = []
        for line in lines:
            found = json.loads(line)
            if "proved_value" in found:
                self._read(line, "a solved part")
                proved.append(line)
            else:
                stopped = found["stopped"]
        self._kept.add(proved)
        if stopped is not None:
            raise _harary.BudgetEnded(f"a part reached its {stopped} limit")

    def positions_of(self, parts: Iterable[str]) -> list[int]:
        """How many positions each of these parts took, of those that are known."""
        return [self._positions[part] for part in parts if part in self._positions]


def in_rounds(
    game: Game,
    solve: Callable[[Sequence[str]], Iterable[str]],
    slots: int,
    *,
    plies: int = 2,
    question: str = "outcome",
    file: str | os.PathLike[str] | None = None,
    told: RoundListener = lambda number, asked, left: None,
) -> ProofAnswer:
    """Has the parts that can still matter solved, ``slots`` of them at a time, until the start is
    settled. ``solve``: from positions to the lines of a `PartSolver`, in any order. ``file``: keeps
    what is solved, and the same call resumes from it; ``harary split --join`` reads it. ``told`` is
    called for every round: its number, the parts asked, and how many could still matter.

    >>> sim = Game("sim")
    >>> solver = PartSolver.of(sim)
    >>> in_rounds(sim, lambda positions: map(solver, positions), slots=4).winner
    'second'
    """
    begin = time.monotonic()
    require_question(question)
    free = budget({})
    made = game.made
    parts = made.split(plies, free, None)
    known = _KnownParts(made, question, file)
    rounds = 0
    while True:
        joined = json.loads(made.join(plies, question, known.values, free, None))
        if joined["winner"] is not None:
            break
        asked = joined["open"][:slots]
        rounds += 1
        told(rounds, len(asked), len(joined["open"]))
        known.add(solve(asked))
    counts = known.positions_of(parts)
    return ProofAnswer(
        game=game.name,
        instance=game.instance,
        winner=joined["winner"],
        value=joined.get("value"),
        outcome=tuple(joined["outcome"]) if "outcome" in joined else None,
        parts=len(parts),
        solved=len(counts),
        rounds=rounds,
        positions=sum(counts),
        seconds=time.monotonic() - begin,
    )
