# SPDX-License-Identifier: MIT
"""A Spark cluster on this machine: a master and workers, each a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import harary

LOOPBACK = "127.0.0.1"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


class Cluster:
    """With `held`, each worker and its executor keep to one core of the machine, as one of their own.
    A worker that is told to use one core takes more where there are more: what Java compiles and
    collects, and its Python, run beside the task."""

    def __init__(self, folder: Path, workers: int, *, held: bool = False) -> None:
        import pyspark

        self.folder = folder
        self.home = Path(pyspark.__file__).parent
        self.port = _free_port()
        self.url = f"spark://{LOOPBACK}:{self.port}"
        self.environment = {
            **os.environ,
            "SPARK_HOME": str(self.home),
            "SPARK_LOCAL_IP": LOOPBACK,
            "PYSPARK_PYTHON": sys.executable,
            "PYTHONPATH": str(Path(harary.__file__).resolve().parents[1]),
        }
        self.master = self._start(
            "master", "org.apache.spark.deploy.master.Master",
            "--host", LOOPBACK, "--port", str(self.port), "--webui-port", "0",
        )
        self._wait("master", "Starting Spark master")
        self.workers = [self._start_worker(number, held) for number in range(workers)]

    def _start(self, name: str, main: str, *words: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{name}.log").open("wb") as log:
            return subprocess.Popen(
                [str(self.home / "bin/spark-class"), main, *words],
                stdout=log,
                stderr=log,
                env=self.environment,
                start_new_session=True,
            )

    def _start_worker(self, number: int, held: bool) -> subprocess.Popen[bytes]:
        process = self._start(
            f"worker{number}", "org.apache.spark.deploy.worker.Worker",
            "--host", LOOPBACK, "--webui-port", "0", "--cores", "1", "--memory", "1g",
            "--work-dir", str(self.folder / f"work{number}"), self.url,
        )
        if held:
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(process.pid, {cores[number % len(cores)]})
        self._wait(f"worker{number}", "Successfully registered")
        return process

    def _wait(self, name: str, words: str) -> None:
        log = self.folder / f"{name}.log"
        deadline = time.monotonic() + 60
        while words not in log.read_text(errors="replace"):
            if time.monotonic() > deadline:
                raise AssertionError(f"no {words!r} in {log}:\n{log.read_text(errors='replace')}")
            time.sleep(0.2)

    def kill_worker(self, number: int) -> None:
        """The worker and its executor, without a word."""
        os.killpg(self.workers[number].pid, signal.SIGKILL)
        self.workers[number].wait()

    def command(self, *words: str) -> subprocess.Popen[str]:
        """python -m harary.spark WORDS on this cluster."""
        return subprocess.Popen(
            [
                sys.executable, "-m", "harary.spark", *words, "--master", self.url,
                "--partitions", "8", "--conf", f"spark.driver.host={LOOPBACK}",
                "--conf", "spark.ui.enabled=false", "--conf", "spark.executor.memory=900m",
                "--conf", f"spark.local.dir={self.folder}", "--json",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            start_new_session=True,
        )

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in [*self.workers, self.master]:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
