# SPDX-License-Identifier: MIT
"""What `./run packages` gives away: one version everywhere, bytes that depend on contents alone, a wheel with the program
that the package finds, and a list of what is inside. The files are made up; setup/try-packages tries the real ones."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from conftest import ROOT, script

import harary


def version_of_the_build() -> str:
    found = re.search(r"project\(harary VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert found is not None
    return found[1]


def test_every_file_has_the_version_of_the_build() -> None:
    expected = version_of_the_build()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert extras["program"] == [f"harary-program=={expected}"]
    for name in ("packages/harary/package.json", "web/package.json", "web/package-lock.json"):
        assert json.loads((ROOT / name).read_text())["version"] == expected, name
    for name, line in {
        "CITATION.cff": f"version: {expected}",
        "packages/conda/recipe.yaml": f'  version: "{expected}"',
        "packages/homebrew/harary.rb": f'  version "{expected}"',
    }.items():
        assert line in (ROOT / name).read_text().splitlines(), name
    news = (ROOT / "CHANGELOG.md").read_text()
    assert f"## Unreleased ({expected})" in news or f"## {expected}" in news


@pytest.fixture
def dated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")


def made_up_release(folder: Path) -> Path:
    (folder / "bin").mkdir(parents=True)
    for name in ("harary", "another"):
        (folder / "bin" / name).write_bytes(b"\x7fELF, said the program")
    (folder / "share/doc/harary").mkdir(parents=True)
    (folder / "share/doc/harary/copyright").write_text("Files: *\n")
    return folder


@pytest.mark.usefixtures("dated")
def test_the_wheel_of_the_program_puts_it_where_the_package_looks(tmp_path: Path) -> None:
    release = made_up_release(tmp_path / "release")
    write = script("setup/program_wheel.py").write
    wheel = write("1.2.3", release, tmp_path / "one")
    os.utime(release / "bin/harary", (1, 1))
    assert wheel.read_bytes() == write("1.2.3", release, tmp_path / "two").read_bytes()
    target = tmp_path / "installed"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", target, wheel],
        check=True,
    )
    for name in ("harary", "another"):
        found = target / Path(harary.__file__).parent.name / "bin" / name
        assert found.read_bytes() == (release / "bin" / name).read_bytes()
        assert found.stat().st_mode & stat.S_IXUSR
    # Where harary.commands.program() looks, beside its own file.
    assert 'Path(__file__).parent / "bin" / "harary"' in (ROOT / "python/harary/commands.py").read_text()


@pytest.mark.usefixtures("dated")
def test_a_packed_folder_depends_on_names_and_contents_alone(tmp_path: Path) -> None:
    pack = script("setup/pack_zip.py").pack
    packed = []
    for order in ((0, 1), (1, 0)):
        folder = tmp_path / f"folder-{order[0]}"
        for i in order:
            (folder / f"sub{i}").mkdir(parents=True)
            (folder / f"sub{i}/file").write_text(str(i))
            os.utime(folder / f"sub{i}/file", (order[0] + 5, order[0] + 5))
        (tmp_path / str(order[0])).mkdir()
        pack(folder, tmp_path / str(order[0]) / "site.zip")
        packed.append((tmp_path / str(order[0]) / "site.zip").read_bytes())
    assert packed[0] == packed[1]
    assert zipfile.ZipFile(tmp_path / "0/site.zip").namelist() == ["site/sub0/file", "site/sub1/file"]


@pytest.mark.usefixtures("dated")
@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="versions come from Debian's package database")
def test_the_list_of_what_is_inside_names_every_library(tmp_path: Path) -> None:
    describe = script("setup/sbom.py").describe
    archive, library = "harary-1.2.3-linux-x86_64.tar.zst", "libharary0.2_1.2.3_amd64.deb"
    wheel = "harary-1.2.3-cp311-cp311-manylinux_2_35_x86_64.whl"
    for name in (archive, library, "SHA256SUMS"):
        (tmp_path / name).write_text(name)
    with zipfile.ZipFile(tmp_path / wheel, "w") as made:
        made.writestr("harary.libs/libgmpxx-0a.so.4", "")
        made.writestr("harary.libs/libzstd-0b.so.1", "")
    listed = describe(ROOT, tmp_path, "1.2.3")
    assert listed == describe(ROOT, tmp_path, "1.2.3")
    names = {package["SPDXID"]: package["name"] for package in listed["packages"]}
    assert len(names) == len(listed["packages"])
    inside: dict[str, set[str]] = {}
    for relation in listed["relationships"]:
        if relation["relationshipType"] == "CONTAINS":
            inside.setdefault(names[relation["spdxElementId"]], set()).add(names[relation["relatedSpdxElement"]])
    assert {"debian-libgmp-dev", "debian-libsqlite3-dev", "pynauty", "preact"} <= inside[archive]
    assert "debian-libgmp-dev" not in inside[library]
    assert {"debian-libgmp-dev", "debian-libzstd-dev", "nanobind", "pynauty"} <= inside[wheel]
    (tmp_path / "unknown.exe").write_text("")
    with pytest.raises(SystemExit, match=r"what is in unknown\.exe\?"):
        describe(ROOT, tmp_path, "1.2.3")
