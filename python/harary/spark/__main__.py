# SPDX-License-Identifier: MIT
"""python -m harary.spark: the strong solution and proofs on a cluster, and conversion.

    python -m harary.spark strong clique --board K7 --out hdfs:///k7 --master spark://host:7077
    python -m harary.spark proof clique --board K8 --question winner
    python -m harary.spark share star --board K8 --time 1m
    python -m harary.spark to-tablebase file:///data/k7 k7
    python -m harary.spark from-tablebase k7 /data/k7

Without --master, and without spark-submit, Spark runs on the processors of this machine.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import shutil
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Any

import harary
from harary.one_line import Parser, Refused
from harary.spark.convert import from_tablebase, to_tablebase
from harary.spark.layers import MOST
from harary.spark.proof import proof, shared
from harary.spark.strong import strong

# A folder of a cluster has room for some; more of either is a slip of the finger.
_MOST_PARTITIONS = 1_000_000
_MOST_PLIES = 64
_MOST_SMALL = 1 << 30
_MASTER = re.compile(r"local(\[(\*|[1-9][0-9]{0,5})(,[0-9]+)?\])?|spark://.*|yarn|(k8s|mesos)://.+")


def _whole(most: int, least: int = 1) -> Callable[[str], int]:
    """Reads whole numbers from `least` to `most`."""

    def read(word: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", word) or not least <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from {least} to {most}")
        return int(word)

    return read


def _setting(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{word!r} is not NAME=VALUE")
    return name, value


def _require_master(master: str) -> None:
    """Spark asks a standalone master for a minute before it gives up, and then says so in three
    tracebacks; this asks first."""
    if not _MASTER.fullmatch(master):
        raise Refused(
            f"--master: {master!r} is not a master; write spark://HOST:PORT, local[N], yarn or k8s://URL"
        )
    if not master.startswith("spark://"):
        return
    places = [place.rpartition(":") for place in master.removeprefix("spark://").split(",")]
    for host, colon, port in places:
        if not host or not colon or not port.isdecimal() or not 1 <= int(port) <= 65535:
            raise Refused(f"--master: {master!r} is not spark://HOST:PORT")
    reason = ""
    for host, _, port in places:
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
            return
        except OSError as error:
            reason = str(error)
    raise Refused(f"--master: nothing answers at {master}: {reason}")


def _words_of(error: BaseException) -> str:
    """The first line of what Spark says, without Java's names around it."""
    java = getattr(error, "java_exception", None)
    while java is not None and java.getCause() is not None:
        java = java.getCause()
    words = str(java.getMessage() or java.toString()) if java is not None else str(error)
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__


def _session(arguments: argparse.Namespace) -> Any:
    from py4j.protocol import Py4JError
    from pyspark.errors import PySparkException
    from pyspark.sql import SparkSession

    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        raise Refused("Spark needs Java 17, and there is no program java")
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("harary")
    if arguments.master:
        _require_master(arguments.master)
        builder = builder.master(arguments.master)
    # What goes wrong comes back as an exception, of which the user gets one line.
    settings = {"spark.sql.execution.arrow.maxRecordsPerBatch": "65536", "spark.log.level": "FATAL"}
    if arguments.partitions:
        settings["spark.sql.shuffle.partitions"] = str(arguments.partitions)
    settings.update(arguments.conf)
    for name, value in settings.items():
        builder = builder.config(name, value)
    try:
        return builder.getOrCreate()
    except (Py4JError, PySparkException, ValueError) as error:
        where = f"at {arguments.master}" if arguments.master else "here"
        raise Refused(f"--master: Spark does not start {where}: {_words_of(error)}") from None


def _game_parser(commands: Any, name: str, help_text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_text)
    parser.add_argument("game", metavar="GAME")
    known = {option for game in harary.games() for option in game.options}
    specs = {spec.name: spec for game in harary.games() for spec in game.option_specs}
    for option in sorted(known):
        if option in specs and specs[option].type == "flag":
            parser.add_argument("--" + option, action="store_true")
        else:
            names = ["--green", "--blue"] if option == "green" else ["--" + option]
            parser.add_argument(*names)
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m harary.spark",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = _game_parser(commands, "strong", "the value of every position, as Parquet layers")
    one.add_argument("--out", required=True, help="a folder in any Hadoop file system")
    one.add_argument(
        "--small", type=_whole(_MOST_SMALL, 0), default=MOST, metavar="N",
        help=f"what follows from a layer of at most N positions is computed by the driver (default {MOST})",
    )
    one = _game_parser(commands, "proof", "who wins, by the parts that harary split makes")
    one.add_argument(
        "--plies", type=_whole(_MOST_PLIES), default=2, help="number of moves before the split (default 2)"
    )
    one.add_argument("--question", default="outcome", help="outcome or winner")
    one.add_argument("--slots", type=_whole(_MOST_PARTITIONS), help="parts a round (twice the cores)")
    one.add_argument("--file", help="keeps solved parts; the same command resumes from it")
    one.add_argument("--memory", help="what a part may use, such as 4G")
    one.add_argument("--time", help="how long a part may take, such as 30m")
    one = _game_parser(commands, "share", "who wins, by positions that are divided when they take too long")
    one.add_argument(
        "--plies", type=_whole(_MOST_PLIES), default=1, help="number of moves before the first positions (default 1)"
    )
    one.add_argument("--question", default="outcome", help="outcome or winner")
    one.add_argument("--slots", type=_whole(_MOST_PARTITIONS), help="positions at a time (the cores)")
    one.add_argument("--file", help="keeps what is known; the same command resumes from it")
    one.add_argument("--memory", help="what a position may use, such as 4G")
    one.add_argument("--time", default="1m", help="how long a position may take before it is divided (1m)")
    one.add_argument(
        "--news-from",
        type=int,
        help="positions a proof must take to be told to other workers (half of the slots; 0: nothing is told)",
    )
    one = commands.add_parser("to-tablebase", help="Parquet layers to a tablebase")
    one.add_argument("source")
    one.add_argument("target")
    one.add_argument(
        "--small", type=_whole(_MOST_SMALL, 0), default=MOST, metavar="N",
        help=f"layers of at most N positions are encoded by the driver (default {MOST})",
    )
    one = commands.add_parser("from-tablebase", help="a tablebase to Parquet layers")
    one.add_argument("source")
    one.add_argument("target")
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object on stdout")
        command.add_argument("--master", help="the cluster, such as spark://host:7077")
        command.add_argument("--partitions", type=_whole(_MOST_PARTITIONS), help="of every shuffle")
        command.add_argument(
            "--conf", action="append", type=_setting, default=[], metavar="NAME=VALUE"
        )
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

    options = _options(arguments)
    harary.Game(arguments.game, **options).kernel()  # refused before Spark starts
    spark = _session(arguments)
    answer = strong(spark, arguments.game, arguments.out, told=told, small=arguments.small, **options)
    return answer.json()


def _divided(arguments: argparse.Namespace) -> dict[str, Any]:
    """What ``proof`` and ``share`` are given alike; refused before Spark starts."""
    options = _options(arguments)
    harary.Game(arguments.game, **options)
    spending = {"memory": arguments.memory, "time": arguments.time}
    return {
        "plies": arguments.plies,
        "question": arguments.question,
        "slots": arguments.slots,
        "file": arguments.file,
        "spending": {name: text for name, text in spending.items() if text},
        **options,
    }


def _proof(arguments: argparse.Namespace) -> dict[str, Any]:
    def told(number: int, asked: int, left: int) -> None:
        print(f"round {number}: {asked} of {left} open parts", file=sys.stderr)

    given = _divided(arguments)
    return dataclasses.asdict(proof(_session(arguments), arguments.game, told=told, **given))


def _share(arguments: argparse.Namespace) -> dict[str, Any]:
    given = {**_divided(arguments), "news_from": arguments.news_from}
    return dataclasses.asdict(shared(_session(arguments), arguments.game, **given))


def _in_options(message: str) -> str:
    """Messages of the package name arguments; here they are options."""
    known = {option for game in harary.games() for option in game.options} | {"plies", "question", "news_from"}
    words = "|".join(sorted((name.replace("-", "_") for name in known), key=len, reverse=True))
    message = re.sub(
        rf"^({words})(?=:)|\b({words})=(?![\w-])",
        lambda found: "--" + (found[1] or found[2]).replace("_", "-"),
        message,
    )
    return re.sub(r"(--[a-z-]+)'([^']*)'", r"\1 \2", message)


def _answer(arguments: argparse.Namespace) -> dict[str, Any]:
    if arguments.command == "strong":
        return _strong(arguments)
    if arguments.command == "proof":
        return _proof(arguments)
    if arguments.command == "share":
        return _share(arguments)
    if arguments.command == "to-tablebase":
        table = to_tablebase(_session(arguments), arguments.source, arguments.target, small=arguments.small)
        return {"folder": table.folder, "positions": len(table)}
    from_tablebase(arguments.source, arguments.target)
    return {"folder": arguments.target}


def main(words: Sequence[str] | None = None) -> int:
    from py4j.protocol import Py4JError
    from pyspark.errors import PySparkException

    try:
        arguments = _parser().parse_args(words)
        answer = _answer(arguments)
    except harary.BudgetEnded as error:
        print(f"harary.spark: {error}", file=sys.stderr)
        return 3
    except (Refused, harary.InputError, harary.LimitError, OSError) as error:
        print(f"harary.spark: {_in_options(str(error))}", file=sys.stderr)
        return 2
    except (Py4JError, PySparkException) as error:
        print(f"harary.spark: Spark failed: {_words_of(error)}", file=sys.stderr)
        return 1
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
