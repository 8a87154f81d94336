# SPDX-License-Identifier: MIT
"""Tablebases as arrays, and the kernel that clusters use."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import harary
from harary import _harary

Keys = npt.NDArray[np.uint64]
Codes = npt.NDArray[np.int16]


def test_layers_are_sorted_arrays_of_the_sizes_that_the_manifest_says(tmp_path: Path) -> None:
    table = harary.tablebase("clique", tmp_path, board="K5")
    for number, size in enumerate(table.sizes):
        layer = table.layer(number)
        assert layer.keys.shape == (size, 2)
        assert layer.codes.shape == (size, len(table.values))
        assert layer.codes.dtype == np.int16
        assert (np.diff(layer.keys[:, 1].astype(np.int64)) > 0).all()
    assert table.values == ("clique", "star", "capture")
    with pytest.raises(harary.InputError, match="no layer 99"):
        table.layer(99)


def test_the_meaning_of_the_start_is_what_probe_says(tmp_path: Path) -> None:
    table = harary.tablebase("clique", tmp_path, board="K5")
    assert table.meaning(table.layer(0), 0) == dict(table.start)


def test_winners_counted_in_the_arrays_are_those_of_layers(tmp_path: Path) -> None:
    table = harary.tablebase("saturation", tmp_path, order=6)
    layers = table.layers()
    assert layers.next_wins is not None
    for number in range(len(table.sizes)):
        layer = table.layer(number)
        values = [table.meaning(layer, row)[table.values[0]] for row in range(len(layer))]
        mover = "first" if number % 2 == 0 else "second"
        assert sum(v.winner == mover for v in values) == layers.next_wins[number]


# All but nine edges of K9 coloured from the start: few positions, but keys of more than 64 bits.
K9_EDGES = [(u, v) for v in range(9) for u in range(v)]
WIDE = {"board": "K9", "red": K9_EDGES[0:27:2], "green": K9_EDGES[1:27:2], "first": "green"}


class PlainEngine:
    """Retrograde analysis in NumPy: what a cluster does, on one machine."""

    def __init__(self, kernel: _harary.Kernel, batch: int) -> None:
        self.kernel = kernel
        self.batch = batch

    def batches(self, rows: int) -> list[slice]:
        return [slice(i, i + self.batch) for i in range(0, rows, self.batch)]

    def forward(self) -> list[Keys]:
        layers = [self.kernel.start()]
        while True:
            parts = [
                self.kernel.successors(np.ascontiguousarray(layers[-1][part]))
                for part in self.batches(len(layers[-1]))
            ]
            found = np.unique(np.concatenate(parts), axis=0)
            if len(found) == 0:
                return layers
            layers.append(found)

    def reduce(self, largest: bool, keys: Keys, codes: Codes) -> tuple[Keys, Codes]:
        names, where = np.unique(keys, axis=0, return_inverse=True)
        best = np.full((len(names), codes.shape[1]), -32768 if largest else 32767, np.int16)
        (np.maximum if largest else np.minimum).at(best, where.reshape(-1), codes)
        return names, best

    def backward(self, layer: int, keys: Keys, codes: Codes, reachable: Keys | None) -> tuple[Keys, Codes]:
        parts = [
            self.kernel.predecessors(
                layer, np.ascontiguousarray(keys[part]), np.ascontiguousarray(codes[part])
            )
            for part in self.batches(len(keys))
        ]
        names = np.concatenate([part[0] for part in parts])
        best = np.concatenate([part[1] for part in parts])
        if reachable is not None:
            allowed = {tuple(key) for key in reachable.tolist()}
            keep = np.array([tuple(key) in allowed for key in names.tolist()], dtype=bool)
            names, best = names[keep], best[keep]
            ended, values = self.kernel.finished(reachable)
            names, best = np.concatenate([names, ended]), np.concatenate([best, values])
        return self.reduce(self.kernel.largest(layer), names, best)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("clique", {"board": "K5"}),
        ("clique", {"board": "K5", "red": "0-1", "first": "green"}),
        ("clique", WIDE),
        ("saturation", {"order": 6}),
        ("sim", {}),
        ("achievement", {"board": "K5", "target": "K3"}),
        ("maker-breaker", {"board": "K5", "target": "K3"}),
    ],
)
@pytest.mark.parametrize("batch", [7, 4096])
def test_an_engine_on_the_kernel_writes_the_same_bytes(
    name: str, options: dict[str, object], batch: int, tmp_path: Path
) -> None:
    game = harary.game(name, **options)  # type: ignore[arg-type]
    game.tablebase(tmp_path / "embedded")
    kernel = game.kernel()
    engine = PlainEngine(kernel, batch)
    reachable: list[Keys] | None = None
    if kernel.backward_complete:
        last = kernel.last_layer
        keys, codes = kernel.last()
    else:
        reachable = engine.forward()
        last = len(reachable) - 1
        keys, codes = kernel.finished(reachable[last])
    maker = _harary.TablebaseMaker(kernel, str(tmp_path / "plain"))
    for layer in range(last, -1, -1):
        if layer < last:
            keys, codes = engine.backward(
                layer, keys, codes, reachable[layer] if reachable is not None else None
            )
        maker.begin(layer)
        maker.add(keys, codes)
        maker.finish_layer()
    maker.finish()
    names = sorted(path.name for path in (tmp_path / "embedded").iterdir())
    assert names == sorted(path.name for path in (tmp_path / "plain").iterdir())
    for one in names:
        expected = (tmp_path / "embedded" / one).read_bytes()
        assert (tmp_path / "plain" / one).read_bytes() == expected, one


def test_keys_beyond_64_bits_have_a_high_half() -> None:
    kernel = harary.game("clique", **WIDE).kernel()  # type: ignore[arg-type]
    assert kernel.key_bits == 128
    assert kernel.successors(kernel.start())[:, 0].any()


def test_keys_out_of_order_are_refused(tmp_path: Path) -> None:
    kernel = harary.game("clique", board="K4").kernel()
    maker = _harary.TablebaseMaker(kernel, str(tmp_path))
    maker.begin(0)
    keys = np.array([[0, 2], [0, 1]], dtype=np.uint64)
    with pytest.raises(harary.InputError, match="strictly increase"):
        maker.add(keys, np.zeros((2, 3), np.int16))
    with pytest.raises(harary.InputError, match="^tablebase: letters has no tablebases$"):
        harary.game("letters", letters="0 0 0 5").kernel()
