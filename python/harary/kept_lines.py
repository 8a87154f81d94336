# SPDX-License-Identifier: MIT
"""Results of long work, a line each, in a file that outlives the run."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path


class KeptLines:
    """The lines of a file; without a path nothing is kept."""

    def __init__(self, path: str | os.PathLike[str] | None) -> None:
        self._path = None if path is None else Path(path)

    def read(self) -> Iterator[tuple[str, str]]:
        """Each line with its place. A run that was killed may have left half a line, what follows the last
        line feed; it is removed."""
        if self._path is None or not self._path.exists():
            return
        text = self._path.read_text()
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._path.write_text(whole)
        for number, line in enumerate(whole.splitlines(), 1):
            yield line, f"{self._path}:{number}"

    def add(self, lines: Iterable[str]) -> None:
        """Appends lines."""
        if self._path is not None:
            with self._path.open("a") as file:
                file.writelines(line + "\n" for line in lines)
