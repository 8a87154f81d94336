# SPDX-License-Identifier: MIT
"""python -m harary.spark: the strong solution and proofs on a cluster, and conversion.

    python -m harary.spark strong clique --board K7 --out hdfs:///k7 --master spark://host:7077
    python -m harary.spark proof clique --board K8 --question winner
    python -m harary.spark to-tablebase file:///data/k7 k7
    python -m harary.spark from-tablebase k7 /data/k7

Without --master, and without spark-submit, Spark runs on the processors of this machine.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import harary
from harary.spark.convert import from_tablebase, to_tablebase
from harary.spark.proof import proof
from harary.spark.strong import strong

# Of the command line; flags take no text.
FLAGS = frozenset({"misere", "connected"})


def _session(arguments: argparse.Namespace) -> Any:
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("harary")
    if arguments.master:
        builder = builder.master(arguments.master)
    settings = {"spark.sql.execution.arrow.maxRecordsPerBatch": "65536"}
    if arguments.partitions:
        settings["spark.sql.shuffle.partitions"] = str(arguments.partitions)
    for word in arguments.conf:
        name, _, value = word.partition("=")
        settings[name] = value
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


def _game_parser(commands: Any, name: str, help_text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_text)
    parser.add_argument("game", metavar="GAME")
    known = {option for game in harary.games() for option in game.options}
    for option in sorted(known):
        if option in FLAGS:
            parser.add_argument("--" + option, action="store_true")
        else:
            names = ["--green", "--blue"] if option == "green" else ["--" + option]
            parser.add_argument(*names)
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m harary.spark",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = _game_parser(commands, "strong", "the value of every position, as Parquet layers")
    one.add_argument("--out", required=True, help="a folder in any Hadoop file system")
    one = _game_parser(commands, "proof", "who wins, by the parts that harary split makes")
    one.add_argument("--plies", type=int, default=2, help="how many moves are made first (2)")
    one.add_argument("--question", default="outcome", help="outcome or winner")
    one.add_argument("--slots", type=int, help="parts a round (twice the cores)")
    one.add_argument("--file", help="keeps what is solved; the same command goes on from it")
    one.add_argument("--memory", help="what a part may use, such as 4G")
    one.add_argument("--time", help="how long a part may take, such as 30m")
    one = commands.add_parser("to-tablebase", help="Parquet layers to a tablebase")
    one.add_argument("source")
    one.add_argument("target")
    one = commands.add_parser("from-tablebase", help="a tablebase to Parquet layers")
    one.add_argument("source")
    one.add_argument("target")
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object on stdout")
        command.add_argument("--master", help="the cluster, such as spark://host:7077")
        command.add_argument("--partitions", type=int, help="of every shuffle")
        command.add_argument("--conf", action="append", default=[], metavar="NAME=VALUE")
    return parser


def _options(arguments: argparse.Namespace) -> dict[str, Any]:
    known = {option.replace("-", "_") for game in harary.games() for option in game.options}
    return {
        name: value
        for name, value in vars(arguments).items()
        if name in known and value not in (None, False)
    }


def _strong(arguments: argparse.Namespace) -> dict[str, Any]:
    def told(kind: str, layer: int, rows: int, seconds: float) -> None:
        print(f"{kind} of layer {layer}: {rows} positions, {seconds:.1f} s", file=sys.stderr)

    spark = _session(arguments)
    return strong(spark, arguments.game, arguments.out, told=told, **_options(arguments)).json()


def _proof(arguments: argparse.Namespace) -> dict[str, Any]:
    def told(number: int, asked: int, left: int) -> None:
        print(f"round {number}: {asked} of {left} open parts", file=sys.stderr)

    given = {"memory": arguments.memory, "time": arguments.time}
    answer = proof(
        _session(arguments),
        arguments.game,
        plies=arguments.plies,
        question=arguments.question,
        slots=arguments.slots,
        file=arguments.file,
        spending={name: text for name, text in given.items() if text},
        told=told,
        **_options(arguments),
    )
    return dataclasses.asdict(answer)


def main(words: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(words)
    try:
        if arguments.command == "strong":
            answer = _strong(arguments)
        elif arguments.command == "proof":
            answer = _proof(arguments)
        elif arguments.command == "to-tablebase":
            table = to_tablebase(_session(arguments), arguments.source, arguments.target)
            answer = {"folder": table.folder, "positions": len(table)}
        else:
            from_tablebase(arguments.source, arguments.target)
            answer = {"folder": arguments.target}
    except (harary.InputError, harary.LimitError, OSError) as error:
        print(f"harary.spark: {error}", file=sys.stderr)
        return 2
    except harary.BudgetEnded as error:
        print(f"harary.spark: {error}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130
    if arguments.json:
        print(json.dumps(answer))
    else:
        for name, value in answer.items():
            print(f"{name}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
