"""An SVG that a stranger wrote, made safe: read, checked, and written anew from a short list.

What is not on the list is refused by its name, never dropped, because a designer wants to know. The result runs
nothing, loads nothing, and costs little to draw.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from xml.parsers import expat

from kunitori.errors import BadCards, quoted

__all__ = ["ELEMENTS", "MOST_BYTES", "PAINTING", "sanitised"]

MOST_BYTES = 16 * 1024
_MOST_ELEMENTS = 400
_MOST_DEPTH = 16
_MOST_DRAWN = 2000
"""Elements, each counted again wherever `use` repeats it or `clip-path` cuts with it."""
_MOST_SIGNS = 16
_LARGEST = 20_000.0
_LONGEST_TEXT = 200
_WIDE, _HIGH = 150, 104
"""The box of our own pictures."""

_SVG = "http://www.w3.org/2000/svg"
_BETWEEN = "\x01"
"""What the parser puts between a namespace, a name and a prefix; it cannot stand in a document."""
_XLINK_HREF = ("http://www.w3.org/1999/xlink", "href")
_XML_SPACE = ("http://www.w3.org/XML/1998/namespace", "space")

ELEMENTS: dict[str, tuple[str, ...]] = {
    "svg": ("viewBox", "width", "height", "preserveAspectRatio", "version", "xml:space"),
    "g": ("transform",),
    "defs": (),
    "path": ("d", "transform"),
    "rect": ("x", "y", "width", "height", "rx", "ry", "transform"),
    "circle": ("cx", "cy", "r", "transform"),
    "ellipse": ("cx", "cy", "rx", "ry", "transform"),
    "line": ("x1", "y1", "x2", "y2", "transform"),
    "polyline": ("points", "transform"),
    "polygon": ("points", "transform"),
    "use": ("href", "x", "y", "transform"),
    "linearGradient": ("x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform", "spreadMethod", "href"),
    "radialGradient": ("cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform", "spreadMethod", "href"),
    "stop": ("offset",),
    "clipPath": ("clipPathUnits", "transform"),
    "title": (),
    "desc": (),
}
"""The elements that a picture may have, each with the attributes of its own."""

PAINTING = (
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "opacity", "stop-color",
    "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "vector-effect", "visibility",
)  # fmt: skip
"""What every drawn element may have, also inside ``style``."""

_ONLY_TEXT = ("title", "desc")
_GRADIENTS = ("linearGradient", "radialGradient")
_SHAPES = ("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use")
_INSIDE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_GRADIENTS, ("stop", *_ONLY_TEXT)),
    **dict.fromkeys(("svg", "g", "defs"), (*_SHAPES, "defs", "clipPath", *_GRADIENTS, *_ONLY_TEXT)),
    "clipPath": (*(name for name in _SHAPES if name != "g"), *_ONLY_TEXT),
}
"""What an element may contain; the others only a title and a description."""
_LEADS_TO: dict[str, tuple[str, ...]] = {"use": _SHAPES, **dict.fromkeys(_GRADIENTS, _GRADIENTS)}
"""What the ``href`` of an element may lead to."""
_BY_URL: dict[str, tuple[str, ...]] = {"fill": _GRADIENTS, "stroke": _GRADIENTS, "clip-path": ("clipPath",)}
"""What the ``url(#…)`` of an attribute may lead to."""

_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,2})?", re.ASCII)
_SEPARATORS = re.compile(r"[\s,]*")
_COMMANDS = re.compile(r"[MmZzLlHhVvCcSsQqTtAa\s,]*")
_FUNCTION = re.compile(r"(?:matrix|translate|scale|rotate|skewX|skewY) ?\(([^()]*)\)")
_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{3,24}")
_MIXED_COLOUR = re.compile(r"(?:rgb|hsl)a?\([0-9.,%/ +-]{5,60}\)")
_NAME = r"[A-Za-z_][\w.-]{0,63}"
_LOCAL = re.compile(rf"#({_NAME})", re.ASCII)
_URL = re.compile(rf"""url\( ?(["']?)#({_NAME})\1 ?\)""", re.ASCII)
_SIZES = ("width", "height")
_RATIO = re.compile(r"none|x(?:Min|Mid|Max)Y(?:Min|Mid|Max)(?: (?:meet|slice))?")
_SPEAKS_OF_OUTSIDE = re.compile(r"url\(|:", re.IGNORECASE)

_UNITS = ("userSpaceOnUse", "objectBoundingBox")
_WORDS: dict[str, tuple[str, ...]] = {
    "clip-rule": ("nonzero", "evenodd"),
    "clipPathUnits": _UNITS,
    "display": ("inline", "none"),
    "fill-rule": ("nonzero", "evenodd"),
    "gradientUnits": _UNITS,
    "spreadMethod": ("pad", "reflect", "repeat"),
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "vector-effect": ("none", "non-scaling-stroke"),
    "version": ("1.0", "1.1", "1.2", "2", "2.0"),
    "visibility": ("visible", "hidden"),
}


@dataclass(slots=True)
class _SvgElement:
    name: str
    attributes: dict[str, str]
    children: list[_SvgElement] = field(default_factory=list)
    text: str = ""

    def all(self) -> Iterator[_SvgElement]:
        yield self
        for child in self.children:
            yield from child.all()

    def depth(self) -> int:
        return 1 + max((child.depth() for child in self.children), default=0)


def sanitised(svg: str) -> str:
    """A safe SVG that shows the same picture in the box of our own ones; `BadCards` for what is not allowed.

    The same picture is always written the same way, so ``sanitised(sanitised(svg)) == sanitised(svg)``.

    >>> sanitised('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9" style="fill: red"/></svg>')[-32:]
    '<circle fill="red" r="9"/></svg>'
    >>> sanitised('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    Traceback (most recent call last):
    kunitori.errors.BadCards: “onload” may not stand on <svg> ...
    """
    root = _in_our_box(_read(svg))
    elements = [*root.all()]
    _check_size(len(elements), root.depth())
    by_id = _by_id(elements)
    _check_references(elements, by_id)
    if _drawn(root, by_id, {}, set()) > _MOST_DRAWN:
        raise BadCards("own-picture-much", most=_MOST_DRAWN)
    _name_anew(elements, "")
    mark = sha256(_written(root).encode()).hexdigest()[:8]
    _name_anew(elements, f"p{mark}-")
    found = _written(root)
    _check_length(found)
    return found


def _check_size(elements: int, depth: int) -> None:
    if elements > _MOST_ELEMENTS:
        raise BadCards("own-picture-elements", most=_MOST_ELEMENTS)
    if depth > _MOST_DEPTH:
        raise BadCards("own-picture-deep", most=_MOST_DEPTH)


def _check_length(svg: str) -> bytes:
    try:
        data = svg.encode()
    except UnicodeEncodeError:
        raise BadCards("own-picture-xml", line=1) from None
    if len(data) > MOST_BYTES:
        raise BadCards("own-picture-long", most=MOST_BYTES // 1024)
    return data


class _SvgReader:
    """Builds the tree while the parser reads, so that a bad document is left at its first fault."""

    def __init__(self) -> None:
        self.root: _SvgElement | None = None
        self._count = 0
        self._open: list[_SvgElement] = []

    def begin(self, full_name: str, attributes: list[str]) -> None:
        space, name, shown = _split(full_name)
        inside = self._open[-1].name if self._open else ""
        if not inside and (space, name) != (_SVG, "svg"):
            raise BadCards("own-picture-root")
        if space != _SVG or name not in ELEMENTS:
            raise BadCards("own-picture-element", element=quoted(shown), elements=(*ELEMENTS,))
        if inside and name not in _INSIDE.get(inside, _ONLY_TEXT if inside not in _ONLY_TEXT else ()):
            raise BadCards("own-picture-inside", element=name, outer=inside)
        self._count += 1
        _check_size(self._count, len(self._open) + 1)
        element = _SvgElement(name, dict(_attributes(name, attributes)))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def end(self, _: str) -> None:
        element = self._open.pop()
        element.text = " ".join(element.text.split())
        if element.name not in _ONLY_TEXT and element.text:
            raise BadCards("own-picture-text", text=quoted(element.text))
        if len(element.text) > _LONGEST_TEXT:
            raise BadCards("own-picture-title", most=_LONGEST_TEXT)

    def say(self, text: str) -> None:
        self._open[-1].text += text


def _read(svg: str) -> _SvgElement:
    data = _check_length(svg.strip())
    reader = _SvgReader()
    parser = expat.ParserCreate("utf-8", _BETWEEN)
    parser.namespace_prefixes = True
    parser.ordered_attributes = True
    parser.buffer_text = True
    parser.StartElementHandler = reader.begin
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.say
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.ProcessingInstructionHandler = _refuse_instruction
    try:
        parser.Parse(data, True)
    except expat.ExpatError as problem:
        raise BadCards("own-picture-xml", line=problem.lineno) from None
    assert reader.root is not None
    return reader.root


def _refuse_doctype(*_: object) -> None:
    raise BadCards("own-picture-doctype")


def _refuse_instruction(target: str, _: str) -> None:
    raise BadCards("own-picture-instruction", instruction=quoted(target))


def _split(full_name: str) -> tuple[str, str, str]:
    """The namespace of a name, the name in it, and the name as its author wrote it."""
    *space, name = full_name.split(_BETWEEN)[:2]
    prefix = full_name.split(_BETWEEN)[2:]
    return "".join(space), name, ":".join([*prefix, name])


def _attributes(element: str, listed: list[str]) -> Iterator[tuple[str, str]]:
    """The checked attributes of an element; ``style`` becomes attributes, and what it says comes last."""
    styled: dict[str, str] = {}
    for full_name, value in zip(listed[::2], listed[1::2], strict=True):
        space, plain, shown = _split(full_name)
        name = "href" if (space, plain) == _XLINK_HREF else shown
        value = " ".join(value.split())
        if name == "style" and element not in _ONLY_TEXT:
            for declaration in filter(None, map(str.strip, value.split(";"))):
                property, _, what = (part.strip() for part in declaration.partition(":"))
                if property not in PAINTING:
                    raise _not_allowed(element, property)
                styled[property] = _checked(property, what)
        elif name == "id":
            if not re.fullmatch(_NAME, value, re.ASCII):
                raise BadCards("own-picture-value", attribute=name, value=quoted(value))
            yield name, value
        elif element == "svg" and name in _SIZES:
            yield name, _size(value)
        elif element == "svg" and (space, plain) == _XML_SPACE:
            continue
        elif name in ELEMENTS[element] or (name in PAINTING and element not in _ONLY_TEXT):
            yield name, _checked(name, value)
        else:
            raise _not_allowed(element, name)
    yield from styled.items()


def _size(value: str) -> str:
    """A width or height of the whole; empty if it says nothing about the coordinates."""
    number = value.removesuffix("px")
    return number if _NUMBER.fullmatch(number) and _numbers(number) else ""


def _not_allowed(element: str, attribute: str) -> BadCards:
    own = ("id", "style", *ELEMENTS[element], *PAINTING) if element not in _ONLY_TEXT else ("id",)
    return BadCards("own-picture-attribute", element=element, attribute=quoted(attribute), attributes=own)


def _checked(attribute: str, value: str) -> str:
    """A value that fits its attribute, as we write it."""
    try:
        return _CHECKS.get(attribute, _length)(value) if attribute not in _WORDS else _word(value, _WORDS[attribute])
    except ValueError as problem:
        if isinstance(problem, BadCards):
            raise
        is_outside = attribute == "href" or _SPEAKS_OF_OUTSIDE.search(value)
        id = "own-picture-outside" if is_outside else "own-picture-value"
        raise BadCards(id, attribute=attribute, value=quoted(value)) from None


def _word(value: str, words: tuple[str, ...]) -> str:
    if value not in words:
        raise ValueError(value)
    return value


def _numbers(value: str, between: re.Pattern[str] = _SEPARATORS) -> list[float]:
    """The numbers in a value that has nothing else but signs between them."""
    if not between.fullmatch(_NUMBER.sub(" ", value)):
        raise ValueError(value)
    found = _NUMBER.findall(value)
    numbers = [*map(float, found)]
    if any(len(number) > _MOST_SIGNS for number in found) or any(abs(number) > _LARGEST for number in numbers):
        raise BadCards("own-picture-number", signs=_MOST_SIGNS, largest=int(_LARGEST))
    return numbers


def _length(value: str) -> str:
    number = value.removesuffix("px").removesuffix("%")
    if len(_numbers(number)) != 1 or number.strip(" ,") != number:
        raise ValueError(value)
    return number if value.endswith("px") else value


def _path(value: str) -> str:
    if value[:1] not in ("M", "m", ""):
        raise ValueError(value)
    _numbers(value, _COMMANDS)
    return value


def _points(value: str) -> str:
    _numbers(value)
    return value


def _dashes(value: str) -> str:
    if value == "none":
        return value
    numbers = _numbers(value)
    # Dashes too small to see would be drawn by the million.
    if not numbers or min(numbers) < 0 or sum(numbers) < 0.5 or len(numbers) > 12:
        raise ValueError(value)
    return value


def _transform(value: str) -> str:
    if _FUNCTION.sub("", value).strip(" ,"):
        raise ValueError(value)
    for numbers in _FUNCTION.findall(value):
        _numbers(numbers)
    return value


def _colour(value: str) -> str:
    if not _COLOUR.fullmatch(value) and not _MIXED_COLOUR.fullmatch(value):
        raise ValueError(value)
    return value


def _paint(value: str) -> str:
    return _by_url(value) if value.startswith("url") else _colour(value)


def _clip(value: str) -> str:
    return value if value == "none" else _by_url(value)


def _by_url(value: str) -> str:
    found = _URL.fullmatch(value)
    if not found:
        raise ValueError(value)
    return f"url(#{found[2]})"


def _href(value: str) -> str:
    if not _LOCAL.fullmatch(value):
        raise ValueError(value)
    return value


def _view_box(value: str) -> str:
    numbers = _numbers(value)
    if len(numbers) != 4 or min(numbers[2:]) <= 0:
        raise ValueError(value)
    return value


def _ratio(value: str) -> str:
    if not _RATIO.fullmatch(value):
        raise ValueError(value)
    return value


_CHECKS: dict[str, Callable[[str], str]] = {
    "clip-path": _clip,
    "color": _colour,
    "d": _path,
    "fill": _paint,
    "gradientTransform": _transform,
    "href": _href,
    "points": _points,
    "preserveAspectRatio": _ratio,
    "stop-color": _colour,
    "stroke": _paint,
    "stroke-dasharray": _dashes,
    "transform": _transform,
    "viewBox": _view_box,
}
"""How to check each attribute; the others are lengths or words."""


def _in_our_box(root: _SvgElement) -> _SvgElement:
    """The picture in our box, which it covers."""
    given = root.attributes
    across, down = given.pop("width", ""), given.pop("height", "")
    size = f"{across} {down}" if across and down else f"{_WIDE} {_HIGH}"
    box = _numbers(_checked("viewBox", given.pop("viewBox", f"0 0 {size}")))
    for unused in ("preserveAspectRatio", "version"):
        given.pop(unused, None)
    x, y, wide, high = box
    if box != [0, 0, _WIDE, _HIGH]:
        scale = max(_WIDE / wide, _HIGH / high)
        left, up = (_WIDE / scale - wide) / 2 - x, (_HIGH / scale - high) / 2 - y
        fitted = f"scale({scale:.6g}) translate({left:.6g} {up:.6g})"
        root.children = [_SvgElement("g", {"transform": _checked("transform", fitted)}, root.children)]
    return root


def _by_id(elements: list[_SvgElement]) -> dict[str, _SvgElement]:
    found: dict[str, _SvgElement] = {}
    for element in elements:
        id = element.attributes.get("id")
        if id in found:
            raise BadCards("own-picture-twice", name=id)
        if id:
            found[id] = element
    return found


def _references(element: _SvgElement) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Each attribute of an element that leads to another one: its name, the id, and what may be there."""
    for attribute, value in element.attributes.items():
        if attribute == "href":
            yield attribute, value[1:], _LEADS_TO[element.name]
        elif attribute in _BY_URL and value.startswith("url"):
            yield attribute, value[5:-1], _BY_URL[attribute]


def _check_references(elements: list[_SvgElement], by_id: dict[str, _SvgElement]) -> None:
    for element in elements:
        for attribute, id, kinds in _references(element):
            if id not in by_id:
                raise BadCards("own-picture-missing", attribute=attribute, name=id)
            if by_id[id].name not in kinds:
                raise BadCards("own-picture-leads", attribute=attribute, name=id, elements=kinds)


def _drawn(element: _SvgElement, by_id: dict[str, _SvgElement], known: dict[int, int], above: set[int]) -> int:
    """How many elements a browser draws for this one, with all that it refers to."""
    if id(element) in known:
        return known[id(element)]
    if id(element) in above:
        raise BadCards("own-picture-circle", name=element.attributes.get("id", element.name))
    above.add(id(element))
    count = 1
    for child in element.children:
        count += _drawn(child, by_id, known, above)
    for _, name, _ in _references(element):
        count += _drawn(by_id[name], by_id, known, above)
    above.remove(id(element))
    known[id(element)] = count
    return count


def _name_anew(elements: list[_SvgElement], prefix: str) -> None:
    """Give the ids that something refers to new names, so that two pictures on a page do not clash."""
    used = {id for element in elements for _, id, _ in _references(element)}
    ids = [id for element in elements if (id := element.attributes.get("id")) in used and id]
    names = {id: f"{prefix}{number}" for number, id in enumerate(ids)}
    for element in elements:
        for attribute, id, _ in [*_references(element)]:
            element.attributes[attribute] = f"#{names[id]}" if attribute == "href" else f"url(#{names[id]})"
        own = element.attributes.pop("id", "")
        if own in names:
            element.attributes["id"] = names[own]


def _written(element: _SvgElement) -> str:
    given = "".join(f' {name}="{escape(value)}"' for name, value in sorted(element.attributes.items()))
    if element.name == "svg":
        given = f' xmlns="{_SVG}" viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="xMidYMid slice"{given}'
    inside = escape(element.text, quote=False) + "".join(map(_written, element.children))
    return f"<{element.name}{given}>{inside}</{element.name}>" if inside else f"<{element.name}{given}/>"
