# SPDX-License-Identifier: MIT
"""What `pip install .` shows while it builds."""

from __future__ import annotations

import io
import os
import re
import threading

import pytest
from conftest import script

pytest.importorskip("scikit_build_core")
build_backend = script("python/build_backend.py")


def test_steps_are_shown_and_all_is_passed_on() -> None:
    output = b"-- Configuring\n[1/40] Building a\n[2/40] Building b\nwarning: [3/x]\n[40/40] Linking\ndone"
    source, sink = os.pipe()
    copied, copy = os.pipe()
    terminal = io.StringIO()
    thread = threading.Thread(target=build_backend._pass_on, args=(source, copy, terminal))
    thread.start()
    for i in range(0, len(output), 7):  # lines come in pieces
        os.write(sink, output[i : i + 7])
    os.close(sink)
    thread.join()
    os.close(copy)
    assert os.read(copied, 65536) == output
    lines = terminal.getvalue().replace("\r\033[K", "\n").strip().splitlines()
    assert all(re.fullmatch(r"harary: building: step \d+ of 40", line) for line in lines)
    assert lines[-1] == "harary: building: step 40 of 40"
    for end in (source, copied):
        os.close(end)


def test_the_time_left_supposes_that_steps_are_alike() -> None:
    assert build_backend.line_of(1, 100, 60) == "harary: building: step 1 of 100"
    assert build_backend.line_of(50, 100, 60) == "harary: building: step 50 of 100, about 60 s left"


def test_a_frontend_finds_what_it_asks_for() -> None:
    for hook in (
        "build_wheel", "build_sdist", "build_editable", "get_requires_for_build_wheel",
        "get_requires_for_build_sdist", "prepare_metadata_for_build_wheel",
    ):  # fmt: skip
        assert callable(getattr(build_backend, hook)), hook


def test_without_a_terminal_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_terminal(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("builtins.open", no_terminal)
    before = os.fstat(1)
    with build_backend.progress():
        assert os.fstat(1).st_ino == before.st_ino
