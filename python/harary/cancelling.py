# SPDX-License-Identifier: MIT
"""Questions in programs that use asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from harary.spending import CancelToken

_Result = TypeVar("_Result")


async def awaited(function: Callable[..., _Result], *args: Any, **options: Any) -> _Result:
    """Asks a question in a thread, for programs that use asyncio. Where the waiting task is cancelled, the question
    ends, too.

    >>> import asyncio, harary
    >>> asyncio.run(awaited(harary.solve, "clique", board="K5")).winner
    'second'
    """
    token = options.setdefault("cancel", CancelToken())
    work = asyncio.ensure_future(asyncio.to_thread(function, *args, **options))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        token.cancel()
        await asyncio.wait([work])  # the thread ends at once; nothing of it is left behind
        if not work.cancelled():
            work.exception()  # heard
        raise
