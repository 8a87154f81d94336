# SPDX-License-Identifier: MIT
"""The command line beside the package: HARARY_BINARY, or the release build. Programs in an interpreter of their
own."""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

BINARY = os.environ.get("HARARY_BINARY", str(ROOT / "build/release/harary"))

CommandLine = Callable[[str], dict[str, Any]]


def _run(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [BINARY, *shlex.split(line), "--json", "--threads", "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def run_refused(line: str) -> tuple[int, str]:
    """The exit status of `harary LINE`, and its one line on standard error."""
    done = _run(line)
    return done.returncode, done.stderr.strip()


def run_command(line: str) -> dict[str, Any]:
    """What `harary LINE --json` prints."""
    done = _run(line)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def shell(commands: str, folder: Path) -> str:
    """What commands of the documentation print in a folder, where `harary` is the program."""
    programs = folder / "bin"
    if not programs.exists():
        programs.mkdir()
        (programs / "harary").symlink_to(BINARY)
    done = subprocess.run(
        ["bash", "-ec", commands],
        cwd=folder, env={**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def script(path: str) -> ModuleType:
    """A Python file of the project that is in no package, as a module; `path` from the project's root."""
    folder = str((ROOT / path).parent)  # scripts import those beside them
    if folder not in sys.path:
        sys.path.append(folder)
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def python(program: str) -> subprocess.Popen[str]:
    """A program that runs in an interpreter of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def command_line() -> CommandLine:
    return run_command
