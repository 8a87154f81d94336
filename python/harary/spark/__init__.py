# SPDX-License-Identifier: MIT
"""Harary on Apache Spark: what one machine cannot hold.

``strong`` is retrograde analysis with Spark as the engine that partitions, shuffles, spills, sorts and
tries again, and the library's kernel as the map between two layers. ``proof`` distributes the
positions after the first moves, ``shared`` divides those that take too long. ``to_tablebase`` and ``from_tablebase`` go between Parquet layers and
the files that the command line reads.

On the command line: ``python -m harary.spark --help``.
"""

import sys
from importlib.util import find_spec

for _needed in ("pyarrow", "pyspark"):
    if find_spec(_needed) is None:
        _words = f"harary.spark needs {_needed}: pip install 'harary[spark]'"
        if sys.argv[:1] == ["-m"]:  # `python -m harary.spark` is a command, and says so in one line
            print(_words, file=sys.stderr)
            raise SystemExit(2)
        raise ImportError(_words)

from harary.spark.convert import from_tablebase, to_tablebase
from harary.spark.proof import ProofAnswer, SharedAnswer, proof, shared
from harary.spark.strong import SparkStrongAnswer, strong

__all__ = [
    "ProofAnswer",
    "SharedAnswer",
    "SparkStrongAnswer",
    "from_tablebase",
    "proof",
    "shared",
    "strong",
    "to_tablebase",
]
