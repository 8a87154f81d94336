# SPDX-License-Identifier: MIT
"""Lists of terms and what they mean, as HTML: a term may be as long as it likes and is never cut."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape


def in_html(text: str) -> str:
    """Text with code between backquotes."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))


def definition_list(entries: Iterable[tuple[str, str]], kind: str) -> str:
    """Of terms, in code, and their descriptions; an empty one is left out. ``kind``: the class for the look.

    >>> definition_list([("--json", "one object")], "options")
    '<dl class="options"><dt><code>--json</code></dt><dd>one object</dd></dl>'
    """
    parts = []
    for term, text in entries:
        parts.append(f"<dt><code>{escape(term, quote=False)}</code></dt>")
        if text:
            parts.append(f"<dd>{in_html(text)}</dd>")
    return f'<dl class="{kind}">{"".join(parts)}</dl>'
