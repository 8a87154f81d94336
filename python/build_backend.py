# SPDX-License-Identifier: MIT
"""What `pip install .` builds with: scikit-build-core, and a line that says how far the compiler is. pip shows
nothing of a build before it fails, so the line goes straight to the terminal, if there is one."""

from __future__ import annotations

import os
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from scikit_build_core import build as backend
from scikit_build_core.build import *  # noqa: F403  (what a frontend asks for)

_STEP = re.compile(rb"^\[(\d+)/(\d+)\] ")


def line_of(step: int, total: int, seconds: float) -> str:
    """How far the build is. The time left supposes that steps to come take as long as those done."""
    left = ""
    if step * 20 >= total and seconds >= 10:
        left = f", about {round(seconds * (total - step) / step)} s left"
    return f"harary: building: step {step} of {total}{left}"


def _pass_on(source: int, target: int, terminal: IO[str]) -> None:
    """Copies what the build prints, and tells the terminal about its steps."""
    begin = time.monotonic()
    shown = -1.0
    rest = b""
    while data := os.read(source, 65536):
        os.write(target, data)
        *lines, rest = (rest + data).split(b"\n")
        steps = [found for found in map(_STEP.match, lines) if found is not None]
        now = time.monotonic() - begin
        if steps and (now - shown >= 0.5 or steps[-1][1] == steps[-1][2]):
            terminal.write(("\n" if shown < 0 else "\r\033[K") + line_of(int(steps[-1][1]), int(steps[-1][2]), now))
            terminal.flush()
            shown = now
    if shown >= 0:
        terminal.write("\n")
        terminal.flush()


@contextmanager
def progress() -> Iterator[None]:
    """While this is open, steps of the build are shown on the terminal."""
    try:
        terminal = open("/dev/tty", "w")  # noqa: SIM115
    except OSError:  # there is none
        yield
        return
    sys.stdout.flush()
    before = os.dup(1)
    source, sink = os.pipe()
    os.dup2(sink, 1)
    os.close(sink)
    copier = threading.Thread(target=_pass_on, args=(source, before, terminal))
    copier.start()
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(before, 1)
        copier.join()
        os.close(source)
        os.close(before)
        terminal.close()


def build_wheel(*arguments: Any, **options: Any) -> str:
    with progress():
        return backend.build_wheel(*arguments, **options)


def build_editable(*arguments: Any, **options: Any) -> str:
    with progress():
        return backend.build_editable(*arguments, **options)
