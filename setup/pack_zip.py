# SPDX-License-Identifier: MIT
"""A folder as a .zip whose bytes depend on the files' names and contents alone.

    setup/pack_zip.py FOLDER FILE

Every file has the date SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import os
import sys
import time
import zipfile
from pathlib import Path


def pack(folder: Path, target: Path) -> None:
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(target, "w") as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{target.stem}/{file.relative_to(folder).as_posix()}", date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, file.read_bytes(), compresslevel=9)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
