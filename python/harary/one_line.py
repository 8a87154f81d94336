# SPDX-License-Identifier: MIT
"""Command lines of the package: what is wrong is said in one line."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Refused(Exception):
    """What was asked for cannot be; one line for the user."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Refused(message.removeprefix("argument "))
