# SPDX-License-Identifier: MIT
"""Completes the folder of the page that needs no server: what makes it work offline and installable.

    site/play.py FOLDER

FOLDER holds what Vite built, with the tablebases in FOLDER/tablebases. The service worker is told all
files, and which version they are.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent / "play"
WORKER = "service-worker.js"


def list_tablebases(folder: Path) -> None:
    """tablebases/index.json: the files of each, since a static server lists no folders."""
    names = {}
    for tablebase in sorted(folder.iterdir()):
        if tablebase.is_dir():
            names[tablebase.name] = sorted(file.name for file in tablebase.iterdir())
    (folder / "index.json").write_text(json.dumps(names, indent=1) + "\n")


def complete(folder: Path) -> None:
    shutil.copy(HERE / "manifest.webmanifest", folder)
    if (folder / "tablebases").is_dir():
        list_tablebases(folder / "tablebases")
    index = folder / "index.html"
    page = index.read_text()
    link = '<link rel="manifest" href="./manifest.webmanifest" />'
    if link not in page:
        index.write_text(page.replace("</head>", f"  {link}\n  </head>"))

    # The page that others may show in a frame: the same, under its own name.
    shutil.copy(index, folder / "embed.html")

    files = sorted(
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file() and file.name != WORKER
    )
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (folder / file).read_bytes())
    kept = ["./", *(f"./{file}" for file in files)]
    worker = (HERE / WORKER).read_text()
    worker = worker.replace("'VERSION'", json.dumps(digest.hexdigest()[:16]))
    (folder / WORKER).write_text(worker.replace("FILES", json.dumps(kept), 1))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    complete(Path(sys.argv[1]))
