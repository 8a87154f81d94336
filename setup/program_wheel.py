# SPDX-License-Identifier: MIT
"""The wheel of the extra `program`: the programs alone, which it puts into the folder of the package `harary`, where
`harary.commands.program` finds them.

    setup/program_wheel.py VERSION RELEASE FOLDER

RELEASE is an unpacked release (setup/release.sh), with its programs in bin. The wheel is written into FOLDER; auditwheel then
says which Linux it is for.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import sys
import time
import zipfile
from pathlib import Path

METADATA = """\
Metadata-Version: 2.4
Name: harary-program
Version: {version}
Summary: The program harary, for the Python package of the same version
License-Expression: MIT
License-File: copyright
Requires-Python: >=3.11

The program `harary`, an exact solver and analyser of colouring games on graphs, as `pip install harary[program]` gets
it. It has no Python of its own and does nothing without the package `harary`.
"""

WHEEL = """\
Wheel-Version: 1.0
Generator: setup/program_wheel.py
Root-Is-Purelib: false
Tag: py3-none-linux_{machine}
"""


def write(version: str, release: Path, folder: Path) -> Path:
    machine = platform.machine()
    info = f"harary_program-{version}.dist-info"
    files = {
        **{f"harary/bin/{program.name}": program.read_bytes() for program in sorted((release / "bin").iterdir())},
        f"{info}/licenses/copyright": (release / "share/doc/harary/copyright").read_bytes(),
        f"{info}/METADATA": METADATA.format(version=version).encode(),
        f"{info}/WHEEL": WHEEL.format(machine=machine).encode(),
    }
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"harary_program-{version}-py3-none-linux_{machine}.whl"
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if name.startswith("harary/bin/") else 0o100644) << 16
            archive.writestr(entry, data)
    return wheel


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    print(write(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
