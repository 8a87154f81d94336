# SPDX-License-Identifier: MIT
"""Tablebases: the values of all positions of a game on one board."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Unpack

import numpy as np
import numpy.typing as npt

from harary import _harary
from harary.answers import Layers, Probe, StrongAnswer, Value, make
from harary.labelling import NUMBERS, Labelling
from harary.positions import Position, library_text
from harary.spending import Spending, budget, listener


@dataclass(frozen=True, eq=False)
class TableLayer:
    """All positions after a number of moves, in increasing order of their packed keys."""

    layer: int
    names: tuple[str, ...]
    """Of the values, in the order of the columns of ``codes``."""
    keys: npt.NDArray[np.uint64]
    """A row (high half, low half) for each position."""
    codes: npt.NDArray[np.int16]
    """A row for each position; larger is better for the first player. `Tablebase.meaning` says
    what a row means."""

    def __len__(self) -> int:
        return len(self.keys)


class Tablebase:
    """A finished tablebase in a folder, written by `strong` or by the command line.

    >>> import harary, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = harary.strong("clique", folder, board="K4")
    ...     len(table), table.start["clique"].outcome, len(table.layer(2))
    (21, (2, 2), 2)
    """

    def __init__(
        self,
        folder: str | os.PathLike[str],
        answer: StrongAnswer | None = None,
        labelling: Labelling = NUMBERS,
    ) -> None:
        self.folder = os.fspath(folder)
        self.labelling = labelling
        """Of the board that `strong` was given; a tablebase itself knows only numbers."""
        self.answer = answer
        """Of the run that wrote the tablebase, where this is known."""
        self._table = _harary.Tablebase(self.folder)
        manifest = json.loads(self._table.manifest)
        self.game: str = manifest["game"]
        self.instance: dict[str, str] = manifest["instance"]
        self.values: tuple[str, ...] = tuple(manifest["values"])
        self.sizes: tuple[int, ...] = tuple(layer["positions"] for layer in manifest["layers"])
        """Positions by layer."""

    def __len__(self) -> int:
        return sum(self.sizes)

    def __repr__(self) -> str:
        return f"Tablebase({self.folder!r})"

    def probe(self, position: str | Position = "") -> Probe:
        """The values of a position (the start, if none is given). The labels of a position are kept
        also where the tablebase knows only numbers."""
        labelling = self.labelling
        if isinstance(position, Position) and labelling == NUMBERS:
            labelling = position.labelling
        with labelling.errors():
            text = library_text(position, labelling)
            return make(Probe, self._table.probe(text), labelling)

    @property
    def start(self) -> Mapping[str, Value]:
        """The values of the start."""
        return self.probe().values

    def layer(self, number: int) -> TableLayer:
        """A whole layer as arrays."""
        keys, codes = self._table.layer(number)
        return TableLayer(number, self.values, keys, codes)

    def meaning(self, layer: TableLayer, row: int) -> dict[str, Value]:
        """What the codes of one position of a layer mean."""
        kernel = _harary.make_game(self.game, self.instance).kernel()
        text = kernel.values(layer.keys[row : row + 1], layer.codes[row : row + 1])
        return {name: Value.from_json(value) for name, value in json.loads(text).items()}

    def layers(self, **spending: Unpack[Spending]) -> Layers:
        """Positions by ply and by winner, counted in the tablebase."""
        with listener(spending) as told:
            return make(Layers, self._table.layers(budget(spending), told))


def probe(folder: str | os.PathLike[str], position: str | Position = "") -> Probe:
    """Looks a position up in a tablebase."""
    return Tablebase(folder).probe(position)
