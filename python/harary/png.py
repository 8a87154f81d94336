# SPDX-License-Identifier: MIT
"""Pictures as PNG, by Pillow: the few elements of SVG that this package draws."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from math import hypot
from typing import TYPE_CHECKING, Any

from harary import _harary
from harary.layouts import Point

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_FINE = 3  # pictures are drawn this much larger, then reduced: lines become smooth
_MOST_PIXELS = 40_000_000
_NAMESPACE = "{http://www.w3.org/2000/svg}"


def of_svg(svg: str, scale: float) -> bytes:
    """The PNG file of a picture of this package."""
    if find_spec("PIL") is None:
        raise ImportError("a picture in PNG needs Pillow: pip install 'harary[pictures]'")
    from PIL import Image, ImageDraw

    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    pixels = round(width * scale), round(height * scale)
    if not 0 < pixels[0] * pixels[1] * _FINE**2 <= _MOST_PIXELS * _FINE**2:
        raise _harary.InputError(f"scale: a picture of {pixels[0]} x {pixels[1]} pixels is too large")
    unit = width * scale * _FINE / float(root.attrib["viewBox"].split()[2])
    image = Image.new("RGB", (pixels[0] * _FINE, pixels[1] * _FINE), "white")
    _Painter(ImageDraw.Draw(image), unit).children(root, (0.0, 0.0))
    file = io.BytesIO()
    image.resize(pixels, Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


class _Painter:
    def __init__(self, canvas: ImageDraw, unit: float) -> None:
        self._canvas = canvas
        self._unit = unit

    def children(self, parent: ElementTree.Element, origin: Point) -> None:
        for element in parent:
            kind = element.tag.removeprefix(_NAMESPACE)
            if kind == "g":
                found = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib["transform"])
                assert found is not None
                moved = (origin[0] + float(found[1]), origin[1] + float(found[2]))
                self.children(element, moved)
            elif kind != "title":
                getattr(self, "_" + kind)(element.attrib, origin, element.text or "")

    def _at(self, origin: Point, x: float | str, y: float | str) -> Point:
        return (origin[0] + float(x)) * self._unit, (origin[1] + float(y)) * self._unit

    def _line(self, of: dict[str, str], origin: Point, _: str) -> None:
        a = self._at(origin, of["x1"], of["y1"])
        b = self._at(origin, of["x2"], of["y2"])
        width = max(1, round(float(of["stroke-width"]) * self._unit))
        dashes = [float(n) * self._unit for n in of.get("stroke-dasharray", "").split()]
        for begin, end in _dashed(a, b, dashes):
            self._canvas.line([begin, end], fill=of["stroke"], width=width)

    def _circle(self, of: dict[str, str], origin: Point, _: str) -> None:
        x, y = self._at(origin, of["cx"], of["cy"])
        r = float(of["r"]) * self._unit
        self._canvas.ellipse(
            [x - r, y - r, x + r, y + r], of["fill"], of.get("stroke"), round(self._unit)
        )

    def _rect(self, of: dict[str, str], origin: Point, _: str) -> None:
        x, y = self._at(origin, of["x"], of["y"])
        width, height = float(of["width"]) * self._unit, float(of["height"]) * self._unit
        self._canvas.rectangle(
            [x, y, x + width, y + height], of["fill"], of.get("stroke"), round(self._unit)
        )

    def _polygon(self, of: dict[str, str], origin: Point, _: str) -> None:
        corners = [self._at(origin, *pair.split(",")) for pair in of["points"].split()]
        self._canvas.polygon(corners, of["fill"], of.get("stroke"), round(self._unit))

    def _text(self, of: dict[str, str], origin: Point, words: str) -> None:
        from PIL import ImageFont

        font: Any = ImageFont.load_default(float(of["font-size"]) * self._unit)
        self._canvas.text(self._at(origin, of["x"], of["y"]), words, "black", font, "mm")


def _dashed(a: Point, b: Point, dashes: list[float]) -> list[tuple[Point, Point]]:
    """The drawn pieces of a line; ``dashes``: lengths drawn and left out in turn, or none."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    if not dashes or length == 0:
        return [(a, b)]

    def at(distance: float) -> Point:
        t = min(distance / length, 1.0)
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    pieces: list[tuple[Point, Point]] = []
    done, number = 0.0, 0
    while done < length:
        step = dashes[number % len(dashes)]
        if number % 2 == 0:
            pieces.append((at(done), at(done + step)))
        done, number = done + step, number + 1
    return pieces
