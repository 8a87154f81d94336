# SPDX-License-Identifier: MIT
"""`./run wheel` makes a wheel that needs nothing of this machine: in a fresh environment it runs the package's
tests and the tutorial."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import BINARY, ROOT

pytestmark = pytest.mark.long

NEWEST_GLIBC = 36  # Debian 12 has 2.36


@pytest.fixture(scope="module")
def built() -> Path:
    """The folder with the wheel and the source archive."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([str(ROOT / "run"), "wheel"], check=True, env=environment)
    return ROOT / "build" / "wheel"


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("harary-*.whl")
    return found


def test_the_tag_says_what_the_wheel_runs_on(wheel: Path) -> None:
    tag = re.fullmatch(r"harary-[\d.]+-(\w+)-(\w+)-.*manylinux_2_(\d+)_x86_64.*\.whl", wheel.name)
    assert tag is not None, wheel.name
    if sys.version_info >= (3, 12):
        assert (tag[1], tag[2]) == ("cp312", "abi3")
    else:
        version = f"cp{sys.version_info.major}{sys.version_info.minor}"
        assert (tag[1], tag[2]) == (version, version)
    assert int(tag[3]) <= NEWEST_GLIBC


def test_the_wheel_contains_its_libraries_and_its_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    libraries = {Path(name).name.split("-")[0].split(".")[0] for name in names if ".libs/" in name}
    assert libraries >= {"libfmt", "libgmp", "libnauty", "libzstd", "libxxhash"}
    assert not libraries & {"libstdc++", "libc", "libm", "libgcc_s"}
    for name in ("harary/py.typed", "harary/_harary.pyi", "harary/env.py", "harary/spark/strong.py"):
        assert name in names
    # The program is a wheel of its own (setup/program_wheel.py).
    assert not any("tests" in name or "/bin/" in name for name in names)
    assert wheel.stat().st_size < 12_000_000


def test_the_source_archive_has_what_a_build_needs(built: Path) -> None:
    (archive,) = built.glob("harary-*.tar.gz")
    names = {name.partition("/")[2] for name in tarfile.open(archive).getnames()}
    for name in (
        "pyproject.toml", "CMakeLists.txt", "python/build_backend.py", "python/CMakeLists.txt",
        "python/module/module.cpp", "python/harary/__init__.py", "src/app/catalogue.def", "LICENSE",
        "README.md",
    ):  # fmt: skip
        assert name in names
    assert not any(name.startswith(("web/", "build/")) for name in names)


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The Python of an environment with the wheel, installed where there is no compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv/bin/python"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [python, "-m", "pip", "install", "-q", f"{wheel}[graphs,progress,pictures,agents]"],
        check=True,
        cwd=folder,
        env={"PATH": "/nowhere", "HOME": os.environ.get("HOME", "/")},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 20
    yield python


def test_the_wheel_runs_the_tutorial(fresh: Path, tmp_path: Path) -> None:
    program = f"""
import doctest, harary, pathlib
assert pathlib.Path({str(fresh)!r}).parents[1] in pathlib.Path(harary.__file__).parents, harary.__file__
result = doctest.testfile({str(ROOT / "docs/tutorial.md")!r}, module_relative=False)
assert result.attempted > 20 and result.failed == 0
"""
    # Without the PYTHONPATH of the build.
    subprocess.run([fresh, "-c", program], check=True, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"})


def test_the_wheel_passes_the_tests_of_the_package(fresh: Path, tmp_path: Path) -> None:
    # The pinned versions; the package itself stays that of the wheel.
    words = [fresh, "-m", "pip", "install", "-q", "-r", str(ROOT / "setup/python-packages.txt")]
    subprocess.run(words, check=True, cwd=tmp_path)
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    environment["HARARY_BINARY"] = BINARY
    done = subprocess.run(
        [fresh, "-m", "pytest", "-q", "-m", "not long", "--rootdir", str(ROOT), str(ROOT / "python/tests")],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert re.search(r"\d{3} passed", done.stdout)
