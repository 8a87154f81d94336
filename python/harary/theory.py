# SPDX-License-Identifier: MIT
"""Counting, estimating and arrowing."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Sequence
from typing import Unpack

from harary import _harary
from harary.answers import Arrowing, Count, Estimate, make
from harary.boards import Board, BoardLike, edges_text
from harary.progress import Spending, budget, listener


def count(
    order: int,
    edges: Sequence[int] | None = None,
    *,
    colours: int = 2,
    **spending: Unpack[Spending],
) -> Count:
    """Edge colourings of K_n up to isomorphism, by Pólya's theorem: with so many ``edges`` of each
    colour, or, without them, all that ``colours`` taking turns can make.

    >>> count(6).count
    5903
    >>> count(18, [76, 77]).count % 1000
    401
    """
    with listener(spending) as told:
        if edges is None:
            return make(Count, _harary.count_turns(order, colours, budget(spending), told))
        return make(Count, _harary.count_class(order, list(edges), budget(spending), told))


def estimate(
    order: int,
    target: BoardLike = "K3",
    *,
    method: str = "orbit",
    samples: int = 1000,
    **spending: Unpack[Spending],
) -> Estimate:
    """Positions of Sim on K_n in which no colour contains the target, by sampling. ``method``:
    ``"orbit"`` or ``"ratio"``.

    >>> found = estimate(6, samples=200)
    >>> found.interval[0] <= 2250 <= found.interval[1]
    True
    """
    word = target if isinstance(target, str) else Board.of(target).text
    with listener(spending) as told:
        return make(
            Estimate, _harary.estimate(order, word, method, samples, budget(spending), told)
        )


def arrows(
    board: BoardLike,
    *targets: BoardLike,
    colours: int | None = None,
    red: str | Iterable[tuple[Hashable, Hashable]] | None = None,
    green: str | Iterable[tuple[Hashable, Hashable]] | None = None,
    proof: str | os.PathLike[str] | None = None,
    symmetry: str = "auto",
    **spending: Unpack[Spending],
) -> Arrowing:
    """Does every colouring of the board's edges contain a target in its colour? One target for all
    colours, or one for each.

    >>> arrows("K6", "K3").arrows, arrows("K5", "K3").arrows
    (True, False)
    """
    on = Board.of(board)
    words = [target if isinstance(target, str) else Board.of(target).text for target in targets]
    with listener(spending) as told:
        text = _harary.arrows(
            on.text,
            words,
            colours,
            None if red is None else edges_text(red, on),
            None if green is None else edges_text(green, on),
            None if proof is None else os.fspath(proof),
            symmetry,
            budget(spending),
            told,
        )
    return make(Arrowing, text)
