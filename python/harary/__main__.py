# SPDX-License-Identifier: MIT
"""python -m harary: the program ``harary``, with its words.

    python -m harary solve clique --board K6
"""

from __future__ import annotations

import sys

from harary import FileError
from harary.commands import run


def main() -> None:
    """Becomes the program; says in one line where it is missing."""
    try:
        run(sys.argv[1:])
    except FileError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
