# SPDX-License-Identifier: MIT
"""What is inside the files of a release (SPDX 2.3): each file, and the libraries of others that it contains.

    setup/sbom.py ROOT DIST VERSION

Versions come from where the build took them: the package database of Debian, the sums of source archives in
cmake/, web/package-lock.json and setup/python-packages.txt. The date is SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

# Debian's packages whose headers or archives are compiled in: the name of a library, its licence, a file of the package.
DEBIAN = {
    "boost": ("BSL-1.0", "/usr/include/boost/version.hpp"),
    "cadical": ("MIT", "/usr/include/cadical.hpp"),
    "cli11": ("BSD-3-Clause", "/usr/include/CLI/CLI.hpp"),
    "fmt": ("MIT", "/usr/include/fmt/format.h"),
    "gmp": ("LGPL-3.0-or-later OR GPL-2.0-or-later", "/usr/include/gmpxx.h"),
    "libstdc++": ("GPL-3.0-or-later WITH GCC-exception-3.1", "libstdc++.a"),
    "nlohmann-json": ("MIT", "/usr/include/nlohmann/json.hpp"),
    "tomlplusplus": ("MIT", "/usr/include/toml++/toml.h"),
    "sqlite3": ("blessing", "/usr/include/sqlite3.h"),
    "xxhash": ("BSD-2-Clause", "/usr/include/xxhash.h"),
    "zlib": ("Zlib", "/usr/include/zlib.h"),
    "zstd": ("BSD-3-Clause", "/usr/include/zstd.h"),
}
# Source archives: what they are called in cmake/, and what of them is compiled.
ARCHIVES = {
    "pynauty": ("nauty", "Apache-2.0", "pypi"),
    "zstandard": ("zstd", "BSD-3-Clause", "pypi"),
    "better-sqlite3": ("sqlite", "blessing", "npm"),
}
PYTHON = {"nanobind": "BSD-3-Clause", "mkdocs-material": "MIT", "mkdocs": "BSD-2-Clause"}
FONTS = {"Fraunces": "OFL-1.1", "Instrument Sans": "OFL-1.1"}

PAGE = ["npm:preact", "npm:honeycomb-grid", *(f"font:{name}" for name in FONTS)]
LIBRARY = ["deb:fmt", "deb:nlohmann-json", "deb:tomlplusplus", "deb:xxhash", "deb:cadical", "archive:pynauty"]
PROGRAM = [
    *LIBRARY, *(f"deb:{name}" for name in ("boost", "cli11", "gmp", "libstdc++", "sqlite3", "zlib", "zstd")), *PAGE,
]  # fmt: skip
ENGINE = ["deb:fmt", "deb:nlohmann-json", "deb:tomlplusplus", "deb:xxhash", *(f"archive:{name}" for name in ARCHIVES), "emscripten"]
SITE = [*ENGINE, *PAGE, "python:mkdocs", "python:mkdocs-material"]
# The first pattern that fits a file says what it contains.
CONTENTS: list[tuple[str, list[str]]] = [
    (r"harary-[\d.]+-linux-.*\.tar\.zst", PROGRAM),
    (r"harary_program-.*\.whl", PROGRAM),
    (r"harary_[\d.]+_.*\.deb", PROGRAM),
    (r"libharary.*\.deb", LIBRARY),
    (r"harary-.*\.whl", [*LIBRARY, "python:nanobind"]),
    (r"harary-[\d.]+\.tgz", ENGINE),
    (r"harary-site-.*\.zip", SITE),
    (r"harary-[\d.]+\.tar\.gz", []),
]


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def identifier(text: str) -> str:
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", text)


def package(name: str, version: str, licence: str, purl: str = "", **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = {
        "name": name,
        "SPDXID": identifier(f"{name}-{version}"),
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        **more,
    }
    if purl:
        reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
        made["externalRefs"] = [reference]
    return made


def from_debian(name: str) -> dict[str, Any]:
    licence, file = DEBIAN[name]
    if not file.startswith("/"):
        file = os.path.realpath(output("c++", f"-print-file-name={file}"))
    owner = output("dpkg-query", "-S", file).partition(":")[0]
    version, architecture = output("dpkg-query", "-W", "-f", "${Version} ${Architecture}", owner).split()
    purl = f"pkg:deb/debian/{owner}@{version.replace(':', '%3A').replace('+', '%2B')}?arch={architecture}"
    return package(f"debian-{owner}", version, licence, purl, summary=f"{name}, from Debian's package {owner}")


def from_archive(root: Path, name: str) -> dict[str, Any]:
    what, licence, registry = ARCHIVES[name]
    text = "".join(file.read_text() for file in sorted((root / "cmake").glob("*.cmake")))
    found = re.search(rf"unpack\({re.escape(name)}-([\d.]+)\.(?:tar\.gz|tgz) ([0-9a-f]{{64}})", text)
    if found is None:
        raise SystemExit(f"sbom: no sum of {name} in cmake/")
    checksums = [{"algorithm": "SHA256", "checksumValue": found[2]}]
    purl = f"pkg:{registry}/{name}@{found[1]}"
    return package(name, found[1], licence, purl, summary=f"{what}, from the source archive of {name}", checksums=checksums)


def component(root: Path, name: str) -> dict[str, Any]:
    kind, _, what = name.partition(":")
    if kind == "deb":
        return from_debian(what)
    if kind == "archive":
        return from_archive(root, what)
    if kind == "npm":
        locked = json.loads((root / "web/package-lock.json").read_text())["packages"][f"node_modules/{what}"]
        return package(what, locked["version"], locked["license"], f"pkg:npm/{what}@{locked['version']}")
    if kind == "python":
        pinned = re.search(rf"^{what}==(.*)$", (root / "setup/python-packages.txt").read_text(), re.MULTILINE)
        if pinned is None:
            raise SystemExit(f"sbom: {what} is not in setup/python-packages.txt")
        return package(what, pinned[1], PYTHON[what], f"pkg:pypi/{what}@{pinned[1]}")
    if kind == "font":
        return package(f"font-{what}", "as in web/src/style/fonts", FONTS[what])
    version = output("em++", "--version").partition("(Emscripten")[2].split(") ")[1].split()[0]
    return package("emscripten", version, "MIT OR NCSA", summary="runtime and C library of Emscripten")


def taken_in(wheel: Path) -> Iterable[dict[str, Any]]:
    """The shared objects that auditwheel put into a wheel."""
    for name in sorted(zipfile.ZipFile(wheel).namelist()):
        found = re.search(r"\.libs/lib([a-z]+)", name)
        if found is not None:
            yield from_debian("gmp" if found[1].startswith("gmp") else found[1])


def describe(root: Path, dist: Path, version: str) -> dict[str, Any]:
    packages: dict[str, dict[str, Any]] = {}
    relationships = []

    def relate(one: str, how: str, other: str) -> None:
        entry = {"spdxElementId": one, "relationshipType": how, "relatedSpdxElement": other}
        if entry not in relationships:
            relationships.append(entry)

    sums = ""
    for file in sorted(dist.iterdir()):
        if file.name == "SHA256SUMS" or file.name.endswith(".spdx.json"):
            continue
        contents = next((names for pattern, names in CONTENTS if re.fullmatch(pattern, file.name)), None)
        if contents is None:
            raise SystemExit(f"sbom: what is in {file.name}?")
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        sums += digest
        made = package(file.name, version, "MIT", checksums=[{"algorithm": "SHA256", "checksumValue": digest}])
        made |= {"SPDXID": identifier(file.name), "packageFileName": file.name}
        packages[made["SPDXID"]] = made
        relate("SPDXRef-DOCUMENT", "DESCRIBES", made["SPDXID"])
        inside = [component(root, name) for name in contents]
        if file.name.endswith(".whl"):
            inside += taken_in(file)
        for part in inside:
            packages[part["SPDXID"]] = part
            relate(made["SPDXID"], "CONTAINS", part["SPDXID"])
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"])))
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"harary-{version}",
        "documentNamespace": f"https://harary.invalid/spdx/{version}/{hashlib.sha256(sums.encode()).hexdigest()}",
        "creationInfo": {"created": created, "creators": ["Tool: harary-setup-sbom"]},
        "packages": list(packages.values()),
        "relationships": relationships,
    }


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    document = describe(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
    (Path(sys.argv[2]) / f"harary-{sys.argv[3]}.spdx.json").write_text(json.dumps(document, indent=1) + "\n")
