# SPDX-License-Identifier: MIT
"""One question on many machines: Spark's workers solve the parts of a game, each by itself, in rounds
(``harary.parts``)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack, cast

from harary.catalogue import GameOptions
from harary.game import Game
from harary.parts import PartSolver, ProofAnswer, RoundListener, in_rounds
from harary.signatures import spelled_out
from harary.spending import Spending

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


@spelled_out(GameOptions)
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
    **options: Unpack[GameOptions],
) -> ProofAnswer:
    """Who wins, by the parts ``plies`` moves into the game that Spark's workers solve; ``slots`` of
    them a round (by default twice the cluster's cores). ``file``: keeps what is solved, on the
    driver's machine, and the same call resumes from it; ``harary split --join`` reads it.
    ``spending``: what one part may use (``memory``, ``time``)."""
    game = Game(name, **options)
    solver = PartSolver.of(game, question, **cast(Spending, spending or {}))
    context = spark.sparkContext

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
