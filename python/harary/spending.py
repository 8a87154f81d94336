# SPDX-License-Identifier: MIT
"""What a question may spend, and progress bars by tqdm where it is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, TypeAlias, TypedDict

from harary import _harary

Listener: TypeAlias = Callable[[str, int, int, str, float], None]


class Spending(TypedDict, total=False):
    """What one question may spend, as on the command line.

    - ``time``: seconds, or ``"10m"``; without it there is no limit.
    - ``memory``: bytes, or ``"8G"``; without it half of the machine's.
    - ``threads``: without it, all processors.
    - ``seed``: of everything that is random.
    - ``checkpoint``: a file that a long search can go on from.
    - ``progress``: True, False, or a function of (phase, done, total, unit, seconds); without it a
      bar is shown where somebody watches and the work takes longer than half a second.
    """

    time: float | str
    memory: int | str
    threads: int
    seed: int
    checkpoint: str
    progress: bool | Listener


SPENDING = frozenset(Spending.__annotations__)


def budget(spending: Spending) -> _harary.Budget:
    time = spending.get("time")
    memory = spending.get("memory")
    return _harary.Budget.of(
        time="" if time is None else time if isinstance(time, str) else f"{round(time * 1000)}ms",
        memory="" if memory is None else str(memory),
        threads=spending.get("threads") or 0,
        seed=spending.get("seed", 1),
        checkpoint=str(spending.get("checkpoint") or ""),
    )


def _somebody_watches() -> bool:
    ipython = sys.modules.get("IPython")
    in_notebook = "ipykernel" in sys.modules and ipython is not None and ipython.get_ipython()
    return sys.stderr.isatty() or bool(in_notebook)


def _tqdm() -> Any:
    """The class for bars, as widgets in notebooks that can show them."""
    if find_spec("ipywidgets") is not None:
        from tqdm.auto import tqdm
    else:
        from tqdm import tqdm
    return tqdm


class _Bar:
    """One tqdm bar a phase."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._phase = ""

    def __call__(self, phase: str, done: int, total: int, unit: str, seconds: float) -> None:
        if seconds < 0.5:
            return
        if self._bar is None or phase != self._phase:
            self.close()
            self._phase = phase
            self._bar = _tqdm()(
                desc=phase, total=total or None, unit=" " + unit, unit_scale=True, leave=False
            )
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()
        self._bar = None


@contextmanager
def listener(spending: Spending) -> Iterator[Listener | None]:
    """Who is told how far the work is."""
    wanted = spending.get("progress")
    if callable(wanted):
        yield wanted
        return
    if wanted is False or (wanted is None and not _somebody_watches()):
        yield None
        return
    if find_spec("tqdm") is None:
        yield None
        return
    bar = _Bar()
    try:
        yield bar
    finally:
        bar.close()
