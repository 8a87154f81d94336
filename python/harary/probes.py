# SPDX-License-Identifier: MIT
"""What tablebases say, and the values of many positions as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from harary.answers import Json, Value, hash_of_fields
from harary.labelling import NUMBERS, Labelling
from harary.showing import Brief


@dataclass(frozen=True, repr=False)
class Probe(Brief):
    """The values of a position in a tablebase, by name (``"clique"``, ``"star"``, …).

    >>> import harary, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     harary.tablebase("clique", folder, board="K4").probe("red=0-1").values["star"].winner
    'second'
    """

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    position: str
    """The text of the position."""
    mover: str
    """Whose turn it is."""
    values: Mapping[str, Value]
    """What the position is worth, by the name of the value."""
    microseconds: float = field(compare=False)
    """How long the look-up took."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""
    labelling: Labelling = field(default=NUMBERS, repr=False)
    """The labels of the board."""

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> Probe:
        """From what the command line prints with ``--json``."""
        return Probe(
            game=json["game"],
            instance=json["instance"],
            position=json["position"],
            mover=json["mover"],
            values={name: Value.from_json(value) for name, value in json["values"].items()},
            microseconds=json["microseconds"],
            json=json,
        )


@dataclass(frozen=True, repr=False)
class StrongAnswer(Brief):
    """A strong solution: what was written, and the values of the start."""

    game: str
    """The name of the game."""
    instance: Mapping[str, str]
    """What is played, as texts of the command line."""
    folder: str
    """The folder of the tablebase."""
    complete: bool
    """Is it finished?"""
    positions: int
    """Positions up to isomorphism in it."""
    bytes: int
    """Its size on disk."""
    layers: tuple[int, ...]
    """Positions by layer."""
    start: Mapping[str, Value]
    """What the start is worth, by the name of the value."""
    seconds: float = field(compare=False)
    """How long it took, by the clock."""
    stopped: str | None
    """Why it is not finished."""
    json: Json = field(repr=False, compare=False)
    """What the command line prints with ``--json``."""

    __hash__ = hash_of_fields

    @staticmethod
    def from_json(json: Json) -> StrongAnswer:
        """From what the command line prints with ``--json``."""
        return StrongAnswer(
            game=json["game"],
            instance=json["instance"],
            folder=json["folder"],
            complete=json["complete"],
            positions=json["positions"],
            bytes=json["bytes"],
            layers=tuple(json["layers"]),
            start={name: Value.from_json(value) for name, value in json["start"].items()},
            seconds=json["seconds"],
            stopped=json.get("stopped"),
            json=json,
        )


@dataclass(frozen=True, eq=False)
class Evaluations:
    """The values of many positions, as arrays of shape (positions,); see `Game.evaluate`."""

    winner: npt.NDArray[np.int8]
    """1: the first player wins, -1: the second, 0: a tie, or not proved."""
    value: npt.NDArray[np.int32]
    """For the first player: the difference of the scores, or else the winner."""
    proved: npt.NDArray[np.bool_]
    """False where the time or memory limit was reached first."""

    @staticmethod
    def of(rows: npt.NDArray[np.int32]) -> Evaluations:
        """From a row (winner, value) for each position, the least number where nothing is proved."""
        proved = rows[:, 0] != np.iinfo(np.int32).min
        known = np.where(proved[:, None], rows, 0)
        return Evaluations(known[:, 0].astype(np.int8), known[:, 1].copy(), proved)

    def __len__(self) -> int:
        return len(self.winner)
