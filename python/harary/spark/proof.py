# SPDX-License-Identifier: MIT
"""One question on many machines: Spark's workers solve the parts of a game, each by itself, in rounds
(``harary.parts``)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from harary import _harary
from harary.catalogue import option_texts
from harary.parts import ProofAnswer, RoundListener, in_rounds, part_solver

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def proof(
    spark: SparkSession,
    name: str,
    *,
    plies: int = 2,
    question: str = "outcome",
    slots: int | None = None,
    file: str | os.PathLike[str] | None = None,
    spending: Mapping[str, Any] | None = None,
    told: RoundListener = lambda number, asked, left: None,
    **options: Any,
) -> ProofAnswer:
    """Who wins, by the parts ``plies`` moves into the game that Spark's workers solve; ``slots`` of
    them a round (twice the cluster's cores if not said). ``file``: keeps what is solved, on the
    driver's machine, and the same call goes on from it; ``harary split --join`` reads it.
    ``spending``: what one part may use (``memory``, ``time``)."""
    texts = option_texts(options)
    game = _harary.make_game(name, texts)
    context = spark.sparkContext
    solver = part_solver(name, tuple(sorted(texts.items())), question, spending or {})

    def solve(positions: Sequence[str]) -> Iterable[str]:
        lines: list[str] = context.parallelize(positions, len(positions)).map(solver).collect()
        return lines

    return in_rounds(
        game,
        solve,
        slots or 2 * context.defaultParallelism,
        plies=plies,
        question=question,
        file=file,
        told=told,
    )


__all__ = ["ProofAnswer", "proof"]
