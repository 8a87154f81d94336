# SPDX-License-Identifier: MIT
"""Positions counted by ply, as arrays."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harary.answers import Json
from harary.showing import Brief

Numbers: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Ply:
    """The positions after a number of moves, up to isomorphism."""

    ply: int
    """The number of moves."""
    open: int
    """Positions in which the game is not over."""
    finished: int
    """Positions in which it is over."""
    next_wins: int | None = None
    """Positions won by the player to move (N)."""
    previous_wins: int | None = None
    """Positions won by the player who has just moved (P)."""
    ties: int | None = None
    """Positions that are ties."""


def _column(plies: list[Json], name: str) -> Numbers:
    return np.array([ply.get(name, -1) for ply in plies], dtype=np.int64)


def _of_layers(json: Json) -> dict[str, Any]:
    """The fields that layers have with values and without."""
    return {
        "game": json["game"],
        "instance": json["instance"],
        "ply": _column(json["plies"], "ply"),
        "open": _column(json["plies"], "open"),
        "finished": _column(json["plies"], "finished"),
        "positions": json["positions"],
        "complete": json["complete"],
        "seconds": json["seconds"],
        "stopped": json.get("stopped"),
        "json": json,
    }


@dataclass(frozen=True, eq=False, repr=False)
class Layers(Brief):
    """Positions up to isomorphism by ply, as arrays of one entry a ply. ``next_wins`` (N),
    ``previous_wins`` (P) and ``ties`` are there where values were asked for.

    >>> import harary
    >>> layers = harary.layers("clique", board="K4")
    >>> layers.open.dtype, layers.open.tolist(), layers.finished.tolist()
    (dtype('int64'), [1, 1, 2, 4, 6, 4, 0], [0, 0, 0, 0, 0, 0, 3])
    """

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    ply: Numbers
    """The numbers of moves, from 0 on. This and the arrays below: int64, shape (plies,)."""
    open: Numbers
    """Positions in which the game is not over."""
    finished: Numbers
    """Positions in which it is over."""
    next_wins: Numbers | None
    """Positions won by the player to move; None without values."""
    previous_wins: Numbers | None
    """Positions won by the player who has just moved; None without values."""
    ties: Numbers | None
    """Positions that are ties; None without values."""
    positions: int
    """All of them together."""
    complete: bool
    """Are these all layers? False where the time or memory limit was reached first."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    stopped: str | None
    """Why layers are missing."""
    json: Json = field(repr=False)
    """What the command line prints with ``--json``."""

    @staticmethod
    def from_json(json: Json) -> Layers:
        """From what the command line prints with ``--json``."""
        plies = json["plies"]
        with_values = all("N" in ply for ply in plies) and bool(plies)
        return Layers(
            **_of_layers(json),
            next_wins=_column(plies, "N") if with_values else None,
            previous_wins=_column(plies, "P") if with_values else None,
            ties=_column(plies, "ties") if with_values else None,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layers):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[Hashable, ...]:
        return self.game, tuple(sorted(self.instance.items())), tuple(self), self.complete

    def __len__(self) -> int:
        return len(self.ply)

    def __iter__(self) -> Iterator[Ply]:
        for ply in self.json["plies"]:
            yield Ply(
                ply["ply"], ply["open"], ply["finished"], ply.get("N"), ply.get("P"), ply.get("ties")
            )


@dataclass(frozen=True, eq=False, repr=False)
class ValuedLayers(Layers):
    """Layers for which values were asked: ``next_wins``, ``previous_wins`` and ``ties`` are there, with -1
    where the time or memory limit was reached first."""

    next_wins: Numbers
    """Positions won by the player to move. This and the arrays below: int64, shape (plies,)."""
    previous_wins: Numbers
    """Positions won by the player who has just moved."""
    ties: Numbers
    """Positions that are ties."""

    @staticmethod
    def from_json(json: Json) -> ValuedLayers:
        """From what the command line prints with ``--json``."""
        plies = json["plies"]
        return ValuedLayers(
            **_of_layers(json),
            next_wins=_column(plies, "N"),
            previous_wins=_column(plies, "P"),
            ties=_column(plies, "ties"),
        )
