# SPDX-License-Identifier: MIT
"""Harary on Apache Spark: what one machine cannot hold.

``strong`` is retrograde analysis with Spark as the engine that partitions, shuffles, spills, sorts and
tries again, and the library's kernel as the map between two layers. ``proof`` distributes the
positions after the first moves. ``to_tablebase`` and ``from_tablebase`` go between Parquet layers and
the files that the command line reads.

On the command line: ``python -m harary.spark --help``.
"""

from importlib.util import find_spec

for _needed in ("pyarrow", "pyspark"):
    if find_spec(_needed) is None:
        raise ImportError(f"harary.spark needs {_needed}: pip install 'harary[spark]'")

from harary.spark.convert import from_tablebase, to_tablebase
from harary.spark.proof import ProofAnswer, proof
from harary.spark.strong import SparkStrongAnswer, strong

__all__ = [
    "ProofAnswer",
    "SparkStrongAnswer",
    "from_tablebase",
    "proof",
    "strong",
    "to_tablebase",
]
