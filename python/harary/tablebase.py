# SPDX-License-Identifier: MIT
"""Tablebases: the values of all positions of a game on one board."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from harary import _harary
from harary.answers import Value, make
from harary.arguments import missing_file, shown
from harary.labelling import NUMBERS, Labelling
from harary.plies import ValuedLayers
from harary.positions import Play, Position, PositionLike, library_text
from harary.probes import Probe, StrongAnswer
from harary.signatures import spelled_out
from harary.spending import Spending, budget, listener
from harary.verifying import Verification, verify


@dataclass(frozen=True, eq=False)
class TableLayer:
    """All positions after a number of moves, in increasing order of their packed keys."""

    layer: int
    """The number of the layer."""
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
    """A finished tablebase in a folder, written by `tablebase()` or by the command line.

    >>> import harary, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = harary.tablebase("clique", folder, board="K4")
    ...     len(table), table.start["clique"].outcome, len(table.layer(2))
    (21, (2, 2), 2)

    It is a mapping from positions to their values by name:

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = harary.tablebase("clique", folder, board="K4")
    ...     value = table["red=0-1;green=2-3"]["star"].winner
    ...     first = [position.text for position in table][:2]
    >>> value, first
    ('second', ['red=;green=', 'red=2-3;green='])
    """

    def __init__(
        self,
        folder: str | os.PathLike[str],
        answer: StrongAnswer | None = None,
        labelling: Labelling = NUMBERS,
    ) -> None:
        self.folder = os.fspath(folder)
        self.labelling = labelling
        """Of the board that `tablebase()` was given; a tablebase itself knows only numbers."""
        self.answer = answer
        """Of the run that wrote the tablebase, where this is known."""
        if not os.path.exists(self.folder):
            raise missing_file("folder", self.folder, "the folder of a tablebase")
        self._table = _harary.Tablebase(self.folder)
        manifest = json.loads(self._table.manifest)
        self.game: str = manifest["game"]
        self.instance: dict[str, str] = manifest["instance"]
        self.values: tuple[str, ...] = tuple(manifest["values"])
        self.sizes: tuple[int, ...] = tuple(layer["positions"] for layer in manifest["layers"])
        """Positions by layer."""

    @cached_property
    def _game(self) -> _harary.Game:
        return _harary.make_game(self.game, self.instance)

    @cached_property
    def _kernel(self) -> _harary.Kernel:
        return self._game.kernel()

    def __len__(self) -> int:
        return sum(self.sizes)

    def __repr__(self) -> str:
        return f"Tablebase({self.folder!r})"

    @property
    def made(self) -> _harary.Tablebase:
        """The library's tablebase."""
        return self._table

    def probe(self, position: PositionLike = "") -> Probe:
        """The values of a position (the start, if none is given). The labels of a position are kept
        also where the tablebase knows only numbers."""
        labelling = self.labelling
        if isinstance(position, Play):
            position = position.position
        if isinstance(position, Position) and labelling == NUMBERS:
            labelling = position.labelling
        with labelling.errors():
            text = library_text(position, labelling)
            return make(Probe, self._table.probe(text), labelling)

    @property
    def start(self) -> Mapping[str, Value]:
        """The values of the start."""
        return self.probe().values

    @spelled_out(Spending)
    def check(self, **spending: Unpack[Spending]) -> Verification:
        """Checks every value against those of its successors, by the plain rules; see `verify`.

        >>> import harary, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     harary.tablebase("clique", folder, board="K4").check().holds
        True
        """
        return verify(self.folder, **spending)

    def layer(self, number: int) -> TableLayer:
        """A whole layer as arrays."""
        keys, codes = self._table.layer(number)
        return TableLayer(number, self.values, keys, codes)

    def meaning(self, layer: TableLayer, row: int) -> dict[str, Value]:
        """What the codes of one position of a layer mean."""
        text = self._kernel.values(layer.keys[row : row + 1], layer.codes[row : row + 1])
        return {name: Value.from_json(value) for name, value in json.loads(text).items()}

    def __getitem__(self, position: PositionLike) -> Mapping[str, Value]:
        """The values of a position; a KeyError where it does not belong to this game."""
        try:
            return self.probe(position).values
        except _harary.InputError as error:
            raise KeyError(str(error)) from None

    def __contains__(self, position: object) -> bool:
        """Is this a position of the game?"""
        if not isinstance(position, (str, Position, Play)):
            return False
        try:
            self.probe(position)
        except _harary.InputError:
            return False
        return True

    def __iter__(self) -> Iterator[Position]:
        """All positions up to isomorphism, layer by layer."""
        return (position for position, _ in self.items())

    def items(self) -> Iterator[tuple[Position, dict[str, Value]]]:
        """All positions up to isomorphism with their values, layer by layer. This makes objects, some
        ten thousand a second; `layer` has arrays."""
        kernel = self._kernel
        for number in range(len(self.sizes)):
            layer = self.layer(number)
            for row in range(len(layer)):
                key = layer.keys[row : row + 1]
                values = json.loads(kernel.values(key, layer.codes[row : row + 1]))
                yield (
                    Position.from_numbered(self._game, kernel.text(key), self.labelling),
                    {name: Value.from_json(value) for name, value in values.items()},
                )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tablebase):
            return NotImplemented
        return (self.folder, self.labelling) == (other.folder, other.labelling)

    def __hash__(self) -> int:
        return hash((self.folder, self.labelling))

    def __reduce__(self) -> tuple[Any, ...]:
        return Tablebase, (self.folder, self.answer, self.labelling)

    @spelled_out(Spending)
    def layers(self, **spending: Unpack[Spending]) -> ValuedLayers:
        """Positions by ply and by winner, counted in the tablebase."""
        with listener(spending) as told:
            return make(ValuedLayers, self._table.layers(budget(spending), told))


def probe(folder: str | os.PathLike[str], position: PositionLike = "") -> Probe:
    """Looks a position up in a tablebase; an OSError where there is none.

    >>> import harary, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = harary.tablebase("clique", folder, board="K4")
    ...     probe(folder, "red=0-1").mover
    'green'
    """
    if isinstance(position, str) and os.path.isdir(position) and not os.path.isdir(folder):
        raise TypeError(f"probe: the folder comes first; write probe({shown(position)}, {shown(folder)})")
    return Tablebase(folder).probe(position)
