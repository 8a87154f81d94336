# SPDX-License-Identifier: MIT
"""What a question may spend, and progress bars by tqdm where it is installed."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from importlib.util import find_spec
from math import inf
from numbers import Integral, Real
from typing import Any, TypeAlias, TypedDict, cast

from harary import _harary
from harary.arguments import path, shown, whole

Listener: TypeAlias = Callable[[str, int, int, str, float], None]
Duration: TypeAlias = "float | str | timedelta"


class CancelToken:
    """Ends the questions that were asked with it, from any thread.

    >>> import harary
    >>> token = CancelToken()
    >>> token.cancel()
    >>> harary.solve("clique", board="K5", cancel=token)
    Traceback (most recent call last):
        ...
    harary.BudgetEnded: the question was cancelled
    """

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        """Ends them; each notices within a fraction of a second while it searches."""
        self._event.set()

    @property
    def cancelled(self) -> bool:
        """Was it asked to end them?"""
        return self._event.is_set()

    def check(self) -> None:
        """Raises `BudgetEnded` if it was."""
        if self.cancelled:
            raise _harary.BudgetEnded("the question was cancelled")


class Spending(TypedDict, total=False):
    """What one question may spend, as on the command line.

    - ``time``: seconds, ``"10m"`` or a ``timedelta``; without it, or with ``math.inf``, there is no limit.
    - ``memory``: bytes, or ``"8G"``; without it half of what the process may have.
    - ``threads``: at most 1024; without it, or with 0, all processors.
    - ``seed``: of everything that is random.
    - ``checkpoint``: a file from which a long search resumes.
    - ``checkpoint_every``: how often that file is written, as ``time``, a second at least; without it every
      ten minutes.
    - ``checkpoint_of``: what it holds: ``"table"``, all that the search knows; ``"work"``, only the positions that
      cost most, in at most 4 MB, so that it can travel; ``"work:N"``, those that cost N positions or more.
    - ``fingerprints``: tables hold 8 bytes a position, three times as many positions, of games that split into sums
      (saturation): the certificate is verified at once or, without one, the start is solved twice and the level is
      ``"fingerprints"``.
    - ``progress``: True, False, or a function of (phase, done, total, unit, seconds); without it a
      bar is shown in terminals and notebooks when the work takes longer than half a second.
    - ``cancel``: a `CancelToken`, which ends the question from another thread; `BudgetEnded` is then raised.
    """

    time: Duration | None
    memory: float | str | None
    threads: int | None
    seed: int | None
    checkpoint: str | os.PathLike[str] | None
    checkpoint_every: Duration | None
    checkpoint_of: str | None
    fingerprints: bool | None
    progress: bool | Listener | None
    cancel: CancelToken | None


class SessionSpending(TypedDict, total=False):
    """What a session may spend for all its questions: ``memory`` and ``threads``, as in `Spending`."""

    memory: float | str | None
    threads: int | None


class QuestionSpending(TypedDict, total=False):
    """What one question of a session may spend: ``time``, ``seed``, ``progress`` and ``cancel``, as in
    `Spending`."""

    time: Duration | None
    seed: int | None
    progress: bool | Listener | None
    cancel: CancelToken | None


# As on the command line.
_MOST_THREADS = 1024
SPENDING = frozenset(Spending.__annotations__)


def parted(spending: Spending) -> tuple[SessionSpending, QuestionSpending]:
    """What a session keeps to, and what is for each of its questions."""
    kept: dict[str, Any] = {k: v for k, v in spending.items() if k in SessionSpending.__annotations__}
    asked: dict[str, Any] = {k: v for k, v in spending.items() if k in QuestionSpending.__annotations__}
    return cast(SessionSpending, kept), cast(QuestionSpending, asked)


def _whole(spending: Spending, name: str, least: int, most: int, default: int) -> int:
    """A whole number of `Spending` in its range."""
    given: Any = spending.get(name)
    return default if given is None else whole(name, given, least, most)


# Three centuries.
_MOST_SECONDS = 10**10


def _duration(name: str, given: Duration | None) -> str:
    """A time as the command line writes it; an empty text for no limit."""
    if given is None or isinstance(given, str):
        return given or ""
    if isinstance(given, timedelta):
        given = given.total_seconds()
    if isinstance(given, bool) or not isinstance(given, Real):
        raise TypeError(
            f"{name}: seconds, a timedelta or a text such as '10m' are needed, not {shown(given)}"
        )
    if given == inf:
        return ""
    if not 0 <= given <= _MOST_SECONDS:  # refuses NaN as well
        raise _harary.InputError(
            f"{name}: {shown(given)} is not a number of seconds from 0 to 10^10; None is no limit"
        )
    return f"{round(given * 1000)}ms"


def seconds_of(name: str, given: Duration | None) -> float:
    """A time in seconds; negative for no limit. A text is one of the command line."""
    text = _duration(name, given)
    if not text:
        return -1.0
    for unit, worth in (("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)):
        number = text.removesuffix(unit)
        if number != text and number.replace(".", "", 1).isdecimal():
            return float(number) * worth
    raise _harary.InputError(f"{name}: {shown(text)} is not a time such as 90s, 10m or 2h")


def _interval(given: Duration | None) -> str:
    """The same between two checkpoints; for ``inf`` there are none but the last."""
    return f"{_MOST_SECONDS}s" if given == inf else _duration("checkpoint_every", given)


def _memory(memory: float | str | None) -> str:
    if memory is None or isinstance(memory, str):
        return memory or ""
    if isinstance(memory, float) and memory.is_integer():  # such as 8e9
        memory = int(memory)
    if isinstance(memory, bool) or not isinstance(memory, Integral):
        raise TypeError(f"memory: bytes or a text such as '8G' are needed, not {shown(memory)}")
    return str(whole("memory", memory, 0, 2**63 - 1))


def budget(spending: Spending, *, own_game: bool = False) -> _harary.Budget:
    """What a question may spend, for the library. Of a game of one's own: one thread at a time calls Python,
    and half of the memory is for Python's positions."""
    return _harary.Budget.of(
        time=_duration("time", spending.get("time")),
        memory=_memory(spending.get("memory")),
        threads=_whole(spending, "threads", 0, _MOST_THREADS, 0),
        seed=_whole(spending, "seed", 0, 2**64 - 1, 1),
        checkpoint=path("checkpoint", spending.get("checkpoint") or ""),
        checkpoint_every=_interval(spending.get("checkpoint_every")),
        checkpoint_of=spending.get("checkpoint_of") or "",
        fingerprints=bool(spending.get("fingerprints")),
        own_game=own_game,
    )


def command_line(spending: Spending) -> list[str]:
    """What a question may spend, as options of the program."""
    words: list[str] = []
    texts = {
        "time": _duration("time", spending.get("time")),
        "memory": _memory(spending.get("memory")),
        "threads": str(_whole(spending, "threads", 0, _MOST_THREADS, 0) or ""),
        "seed": str(spending["seed"]) if spending.get("seed") is not None else "",
        "checkpoint": path("checkpoint", spending.get("checkpoint") or ""),
        "checkpoint-every": _interval(spending.get("checkpoint_every")),
        "checkpoint-of": spending.get("checkpoint_of") or "",
    }
    for name, text in texts.items():
        if text:
            words += [f"--{name}", text]
    if spending.get("fingerprints"):
        words.append("--fingerprints")
    return [*words, "--progress", "off"]


def _is_shown() -> bool:
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
    """One tqdm bar a question: what is done so far, how fast, and for how long. Its words change with the
    phase of the work."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._phase = ""

    def __call__(self, phase: str, done: int, total: int, unit: str, seconds: float) -> None:
        if seconds < 0.5:
            return
        if self._bar is None:
            self._bar = _tqdm()(total=total or None, unit=" " + unit, unit_scale=True, leave=False)
            self._bar.start_t -= seconds  # the question began before its bar
        bar = self._bar
        if phase != self._phase:
            self._phase = phase
            bar.set_description_str(phase, refresh=False)  # tqdm adds the colon
            bar.unit = " " + unit
        # Not update(): between two reports it may wait for more progress than there is.
        bar.total = total or None
        bar.n = done
        bar.refresh()

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()
        self._bar = None


@contextmanager
def listener(spending: Spending | QuestionSpending) -> Iterator[Listener | None]:
    """The callback that receives progress. It is also where a token ends the question."""
    token = spending.get("cancel")
    if token is not None and not isinstance(token, CancelToken):
        raise TypeError(f"cancel: a CancelToken is needed, not {shown(token)}")
    with _progress(spending) as told:
        if token is None:
            yield told
            return
        token.check()
        watched = token

        def heard(phase: str, done: int, total: int, unit: str, seconds: float) -> None:
            watched.check()
            if told is not None:
                told(phase, done, total, unit, seconds)

        yield heard


@contextmanager
def _progress(spending: Spending | QuestionSpending) -> Iterator[Listener | None]:
    """The callback that receives progress."""
    wanted = spending.get("progress")
    if callable(wanted):
        yield wanted
        return
    if wanted is False or (wanted is None and not _is_shown()):
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
