# SPDX-License-Identifier: MIT
"""Pictures that are asked for: a `Drawing` shows itself in notebooks and is saved as SVG or PNG."""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from harary import _harary, layouts, png, svg
from harary.arguments import collected
from harary.labelling import Labelling

LayoutLike: TypeAlias = (
    "str | Mapping[Any, Sequence[float]] | Sequence[Sequence[float]] | Callable[[Any], Any]"
)
EdgePairs: TypeAlias = "Iterable[tuple[Hashable, Hashable] | str]"


class Drawing:
    """A picture.

    >>> import harary
    >>> drawing = harary.Board.of("petersen").draw(size=300, highlight=[(0, 1)])
    >>> drawing.svg[:41]
    '<svg xmlns="http://www.w3.org/2000/svg" w'
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg
        """The picture as a text of SVG."""

    def save(self, path: str | os.PathLike[str], *, scale: float = 2) -> None:
        """Writes the picture: as SVG, or as PNG, by the ending of the name. PNG needs Pillow
        (``pip install 'harary[pictures]'``), and has ``scale`` pixels for each unit of the size."""
        target = Path(path)
        ending = target.suffix.lower()
        if ending == ".svg":
            target.write_text(self.svg)
        elif ending == ".png":
            target.write_bytes(png.of_svg(self.svg, scale))
        else:
            raise _harary.InputError(f"path: {target.name!r} ends neither in .svg nor in .png")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Drawing of {len(self.svg)} characters of SVG>"


class Drawn:
    """What draws itself."""

    @abstractmethod
    def _picture(self, look: svg.Look) -> str | None:
        """SVG; None for what has no picture."""

    @property
    @abstractmethod
    def _vertices(self) -> Labelling:
        """What the vertices are called, and where they are drawn."""

    def _graph(self) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        """Order and edges of the graph that is drawn, if it is one."""
        return None

    def draw(
        self,
        *,
        layout: LayoutLike | None = None,
        size: float | None = None,
        highlight: EdgePairs = (),
        arrows: Iterable[tuple[Hashable, Hashable]] = (),
    ) -> Drawing:
        """A picture of this, for a notebook or a file.

        - ``layout``: where the vertices of a graph are: ``"auto"`` (as in textbooks, or by forces),
          ``"circle"``, ``"force"``, ``"bipartite"`` (two rows) or ``"shell"`` (circles around vertex
          0); a mapping from vertices to points, as the layouts of networkx are, or a list of
          points; or a function that makes one from a networkx graph, such as
          ``networkx.planar_layout``. Without it the graph's own layout is taken, if it has one (the
          node attribute ``pos`` of networkx), or else ``"auto"``.
        - ``size``: width in pixels; without it 220 for a graph.
        - ``highlight``: edges that get a bright border.
        - ``arrows``: pairs of vertices, from the first to the second.

        An InputError where there is no picture, as in games of letters.
        """
        labelling = self._vertices
        if size is not None and (isinstance(size, bool) or not 20 <= size <= 20_000):
            raise _harary.InputError(f"size: {size!r} is not a number of pixels from 20 to 20000")
        look = svg.Look(
            layout=self._layout(layout),
            size=size,
            highlight=tuple(
                _pair(edge, labelling, "highlight") for edge in collected("highlight", highlight)
            ),
            arrows=tuple(_ends(edge, labelling, "arrows") for edge in collected("arrows", arrows)),
        )
        picture = self._picture(look)
        if picture is None:
            raise _harary.InputError(f"draw: there is no picture of {self!r}")
        return Drawing(picture)

    def save(self, path: str | os.PathLike[str], **options: Any) -> None:
        """Draws this into a file, SVG or PNG by its ending; ``options`` are those of `draw`.

        >>> import harary, pathlib, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     harary.game("sim").position("red=0-1").save(folder + "/x.svg", size=300)
        ...     pathlib.Path(folder, "x.svg").read_text()[:4]
        '<svg'
        """
        self.draw(**options).save(path)

    def _repr_svg_(self) -> str | None:
        return self._picture(svg.Look(layout=self._layout(None)))

    def _layout(self, layout: LayoutLike | None) -> str | layouts.Places:
        labelling = self._vertices
        if layout is None:
            return labelling.places or "auto"
        if isinstance(layout, str):
            if layout not in layouts.NAMES:
                known = ", ".join(map(repr, layouts.NAMES))
                raise _harary.InputError(f"layout: {layout!r} must be one of {known}")
            graph = self._graph()
            try:
                return layouts.places(layout, *graph) if graph is not None else layout
            except ValueError as error:
                raise _harary.InputError(str(error)) from None
        graph = self._graph()
        if graph is None:
            raise _harary.InputError("layout: only pictures of graphs have layouts")
        order, edges = graph
        names: Sequence[Hashable] = labelling.names or range(order)
        if callable(layout):
            import networkx as nx

            made: nx.Graph[Any] = nx.Graph()
            made.add_nodes_from(names)
            made.add_edges_from((names[u], names[v]) for u, v in edges)
            layout = layout(made)
        return layouts.fitted(read_points(layout, names, "layout"))


def read_points(
    given: Any, names: Sequence[Hashable], argument: str
) -> tuple[layouts.Point, ...]:
    """A point for each vertex, from a mapping or a list; y grows upwards, as in networkx."""
    if isinstance(given, Mapping):
        missing = [name for name in names if name not in given]
        if missing:
            raise _harary.InputError(f"{argument}: the vertex {missing[0]!r} has no place")
        given = [given[name] for name in names]
    try:
        points = np.array(given, dtype=float)
    except (TypeError, ValueError):
        raise TypeError(f"{argument}: {given!r} is not a point for each vertex") from None
    if points.shape != (len(names), 2) or not np.isfinite(points).all():
        raise _harary.InputError(
            f"{argument}: a point (x, y) is needed for each of the {len(names)} vertices"
        )
    return tuple((float(x), -float(y)) for x, y in points)


def _ends(edge: Any, labelling: Labelling, argument: str) -> layouts.Edge:
    u, v = labelling.ends(edge, argument)
    return u, v


def _pair(edge: Any, labelling: Labelling, argument: str) -> layouts.Edge:
    if isinstance(edge, str):
        numbers = labelling.numbered(edge, argument).split("-")
        if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
            raise _harary.InputError(f"{argument}: {edge!r} is not an edge")
        return int(numbers[0]), int(numbers[1])
    return _ends(edge, labelling, argument)
