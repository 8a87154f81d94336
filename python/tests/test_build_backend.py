# SPDX-License-Identifier: MIT
"""What `pip install .` shows while it builds."""

from __future__ import annotations

import io
import os
import re
import threading
from typing import Any

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
    # What comes within half a second of another step may be left out, but not the last.
    assert lines[-1] == "harary: building: step 40 of 40"
    assert all(re.fullmatch(r"harary: building: step \d+ of 40", line) for line in lines)
    for end in (source, copied):
        os.close(end)


def test_the_time_left_supposes_that_steps_are_alike() -> None:
    assert build_backend.line_of(1, 100, 60) == "harary: building: step 1 of 100"
    assert build_backend.line_of(50, 100, 60) == "harary: building: step 50 of 100, about 60 s left"
    # Too early to tell: before a twentieth of the steps, or before ten seconds.
    assert build_backend.line_of(5, 100, 30) == "harary: building: step 5 of 100, about 570 s left"
    assert build_backend.line_of(4, 100, 30) == "harary: building: step 4 of 100"
    assert build_backend.line_of(50, 100, 9.9) == "harary: building: step 50 of 100"


class Terminal(io.StringIO):
    """Can still be read after it was closed."""

    def close(self) -> None:
        self.shown = self.getvalue()
        super().close()


STEPS = b"[1/2] Building a\n[2/2] Linking\n"


def built(hook: str, monkeypatch: pytest.MonkeyPatch, terminal: Terminal | None) -> Any:
    """What a hook returns where the compiler prints STEPS; it asks for this terminal."""

    def open_terminal(path: str, mode: str) -> Terminal:
        assert (path, mode) == ("/dev/tty", "w")
        if terminal is None:
            raise OSError("there is none")
        return terminal

    def build(*arguments: object, **options: object) -> tuple[object, ...]:
        os.write(1, STEPS)
        return "built", arguments, options

    with monkeypatch.context() as changed:
        changed.setattr(build_backend.backend, hook, build)
        changed.setattr("builtins.open", open_terminal)
        return getattr(build_backend, hook)("folder", config_settings={"a": "b"})


@pytest.mark.parametrize("hook", ["build_wheel", "build_editable"])
@pytest.mark.parametrize("seen", [True, False])
def test_a_build_returns_and_prints_what_it_does_without_us(
    hook: str, seen: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal() if seen else None
    before = os.fstat(1)
    assert built(hook, monkeypatch, terminal) == ("built", ("folder",), {"config_settings": {"a": "b"}})
    assert os.fstat(1).st_ino == before.st_ino
    assert capfd.readouterr().out == STEPS.decode()
    if terminal is not None:
        assert terminal.closed
        assert terminal.shown.startswith("\nharary: building: step ")
        assert terminal.shown.endswith("harary: building: step 2 of 2\n")


def test_a_build_that_fails_leaves_the_output_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def build(*_: object) -> None:
        os.write(1, b"error: no\n")
        raise RuntimeError("ninja failed")

    terminal = Terminal()
    monkeypatch.setattr(build_backend.backend, "build_wheel", build)
    monkeypatch.setattr("builtins.open", lambda *_: terminal)
    before = os.fstat(1)
    with pytest.raises(RuntimeError, match="^ninja failed$"):
        build_backend.build_wheel("folder")
    monkeypatch.undo()
    assert os.fstat(1).st_ino == before.st_ino
    assert capfd.readouterr().out == "error: no\n"
    assert terminal.shown == ""  # there was no step


def test_the_other_hooks_are_those_of_scikit_build_core() -> None:
    for hook in (
        "build_sdist", "get_requires_for_build_wheel", "get_requires_for_build_sdist",
        "get_requires_for_build_editable", "prepare_metadata_for_build_wheel",
    ):  # fmt: skip
        assert getattr(build_backend, hook) is getattr(build_backend.backend, hook), hook
