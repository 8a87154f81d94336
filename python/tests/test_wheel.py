# SPDX-License-Identifier: MIT
"""A wheel of the project in a fresh environment runs the tutorial."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from conftest import ROOT

pytestmark = pytest.mark.long


def test_a_fresh_environment_installs_the_wheel_and_runs_the_tutorial(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(ROOT)]
    environment = dict(os.environ)
    if shutil.which("ccache"):
        # The same flags as those of the release build, and the compiler by the same name (pip would
        # take it by that which Python was built with), so that its objects serve.
        words += ["-C", "cmake.define.HARARY_WERROR=ON"]
        environment.setdefault("CXX", "c++")
        environment["CMAKE_CXX_COMPILER_LAUNCHER"] = "ccache"
    subprocess.run(words, check=True, cwd=tmp_path, env=environment)
    (wheel,) = tmp_path.glob("harary-*.whl")
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv/bin/python")
    subprocess.run(
        [python, "-m", "pip", "install", "-q", f"{wheel}[graphs,progress]"], check=True, cwd=tmp_path
    )
    program = f"""
import doctest, harary, pathlib
assert str(pathlib.Path({str(tmp_path)!r}) / "venv") in harary.__file__, harary.__file__
result = doctest.testfile({str(ROOT / "docs/tutorial.md")!r}, module_relative=False)
assert result.attempted > 20 and result.failed == 0
import harary._harary as extension
assert (pathlib.Path(extension.__file__).parent / "_harary.pyi").exists()
assert (pathlib.Path(extension.__file__).parent / "py.typed").exists()
"""
    # Without the PYTHONPATH of the build.
    subprocess.run([python, "-c", program], check=True, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"})
