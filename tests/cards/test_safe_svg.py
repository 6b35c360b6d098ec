"""An SVG that a stranger wrote becomes safe or is refused by the name of what is wrong."""

from __future__ import annotations

import re
import time
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kunitori.cards.safe_svg import ELEMENTS, MOST_BYTES, PAINTING, sanitised
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES

SVG = "http://www.w3.org/2000/svg"
LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'


def picture(inside: str, extra: str = "") -> str:
    return f'<svg xmlns="{SVG}" viewBox="0 0 150 104"{extra and " " + extra}>{inside}</svg>'


HOSTILE = {
    "<script>": picture("<script>alert(1)</script>"),
    "<s:script>": picture(f'<s:script xmlns:s="{SVG}">alert(1)</s:script>'),
    "<h:script>": picture('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    "<ScRiPt>": picture("<ScRiPt>alert(1)</ScRiPt>"),
    "<foreignObject>": picture("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"),
    "<style>": picture("<style>*{background:url(http://evil.test/)}</style>"),
    "<image>": picture('<image href="http://evil.test/a.png"/>'),
    "<a>": picture('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'),
    "<animate>": picture('<path d="M0 0h9"><animate attributeName="href" to="javascript:alert(1)"/></path>'),
    "<set>": picture('<path d="M0 0h9"><set attributeName="onclick" to="alert(1)"/></path>'),
    "<handler>": picture("<handler>alert(1)</handler>"),
    "<text>": picture("<text>A</text>"),
    "<filter>": picture('<filter id="f"/>'),
    "<mask>": picture('<mask id="m"/>'),
    "<pattern>": picture('<pattern id="p"/>'),
    "<symbol>": picture('<symbol id="s"/>'),
    "<metadata>": picture("<metadata/>"),
    "<i:page>": picture('<i:page xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>'),
    "<path>": f'<svg xmlns="{SVG}"><path xmlns="" d="M0 0"/></svg>',
    "“onload”": picture("", 'onload="alert(1)"'),
    "“ONCLICK”": picture('<path d="M0 0h9" ONCLICK="alert(1)"/>'),
    "“class”": picture('<g class="card"/>'),
    "“xml:base”": picture("", 'xml:base="http://evil.test/"'),
    "“data-do”": picture('<g data-do="end"/>'),
    "“tabindex”": picture('<g tabindex="0"/>'),
    "“filter”": picture('<g filter="url(#f)"/>'),
    "“mask”": picture('<g mask="url(http://evil.test/#m)"/>'),
    "“font-family”": picture('<g font-family="evil"/>'),
    "“cursor”": picture('<g style="cursor:url(http://evil.test/)"/>'),
    "“background”": picture('<g style="fill:red;background:url(//evil.test)"/>'),
    "“behavior”": picture('<g style="behavior:url(#x)"/>'),
    "“s:onload”": picture("", f'xmlns:s="{SVG}" s:onload="alert(1)"'),
    "“href” leads out": picture('<use href="http://evil.test/a.svg#a"/>'),
    "leads out of the picture: “javascript:": picture(f'<use {LINK} xlink:href="javascript:alert(1)"/>'),
    "leads out of the picture: “data:": picture('<use href="data:image/svg+xml,&lt;svg/&gt;#a"/>'),
    "leads out of the picture: “//evil": picture('<use href="//evil.test/#a"/>'),
    "“fill” leads out": picture('<path fill="url(http://evil.test/#a)"/>'),
    "“stroke” leads out": picture('<path stroke="url(&#x6a;avascript:alert(1))"/>'),
    "“clip-path” leads out": picture('<g clip-path="url(//evil.test/a.svg#c)"/>'),
    "“fill” cannot be “expression(alert(1))”": picture('<g style="fill:expression(alert(1))"/>'),
    "“fill” cannot be “u\\72l(//evil.test)”": picture('<g style="fill:u\\72l(//evil.test)"/>'),
    "“fill” cannot be “red/**/}”": picture('<g style="fill:red/**/}"/>'),
    "“fill” cannot be “var(--s1)”": picture('<g fill="var(--s1)"/>'),
    "“id” cannot be": picture('<g id="a&quot;&gt;&lt;script&gt;"/>'),
    "“d” cannot be": picture('<path d="M0 0&quot;/&gt;"/>'),
    "“transform” cannot be": picture('<g transform="rotate(9);alert(1)"/>'),
    "“width” cannot be": picture('<rect width="calc(1px * 9)"/>'),
    "“stroke-dasharray” cannot be": picture('<path d="M0 0h9999" stroke="red" stroke-dasharray=".0001"/>'),
    "<!DOCTYPE>": '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + picture("<title>&b;</title>"),
    "<!DOCTYPE>, ": f'<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="{SVG}"/>',
    "<?xml-stylesheet?>": '<?xml-stylesheet href="http://evil.test/a.css"?>' + picture(""),
    "<?php?>": picture("<?php evil ?>"),
    "must begin with <svg": '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
    "must begin": "<svg/>",
    "not valid SVG: look at line 1": "<svg",
    "not valid SVG": picture("&nbsp;"),
    "not valid": picture("<g></svg>"),
    "not valid SVG: ": picture("\x00"),
    "not valid SVG: look": picture("\ud800"),
    "too large": picture(f"<title>{'a' * MOST_BYTES}</title>"),
    "too many elements": picture("<g/>" * 500),
    "nested too deeply": picture("<g>" * 60 + "</g>" * 60),
    "A number in the picture": picture(f'<path d="M0 {"1" * 400}"/>'),
    "A number in": picture('<rect width="1e99"/>'),
    "the text “alert(1)”": picture("<g>alert(1)</g>"),
    "text in <title>": picture(f"<title>{'a' * 300}</title>"),
    "inside <path>": picture("<path><g/></path>"),
    "inside <title>": picture("<title><desc/></title>"),
    "<svg> cannot stand inside <g>": picture("<g><svg/></g>"),
    "leads back to itself": picture('<g id="a"><use href="#a"/></g>'),
    "“b” leads back": picture('<g id="b"><use href="#c"/></g><g id="c"><use href="#b"/></g>'),
    "leads back": picture('<clipPath id="c" clip-path="url(#c)"/><g clip-path="url(#c)"/>'),
    "“r” leads back": picture('<linearGradient id="r" href="#r"/>'),
    "no element of the picture has this id": picture('<use href="#nothing"/>'),
    "which does not fit": picture('<g id="a"/><path fill="url(#a)"/>'),
    "which does not": picture('<linearGradient id="a"/><use href="#a"/>'),
    "have the id “a”": picture('<g id="a"/><g id="a"/>'),
}


@pytest.mark.parametrize("why", HOSTILE)
def test_a_hostile_picture_is_refused_by_the_name_of_what_is_wrong(why: str) -> None:
    with pytest.raises(BadCards) as problem:
        sanitised(HOSTILE[why])
    assert why in str(problem.value)
    for language in LANGUAGES:
        assert problem.value.sentence(language)


def doubling(levels: int, refer: str) -> str:
    parts = "".join(f'<g id="a{i}">{refer.format(i - 1) * 2}</g>' for i in range(1, levels))
    return picture(f'<defs><path id="a0" d="M0 0h9"/>{parts}</defs>{refer.format(levels - 1)}')


def test_few_elements_that_draw_millions_are_refused_at_once() -> None:
    start = time.perf_counter()
    with pytest.raises(BadCards, match="repeats its elements too often"):
        sanitised(doubling(80, '<use href="#a{}"/>'))
    rings = "".join(
        f'<clipPath id="c{i}">' + f'<path d="M0 0h9" clip-path="url(#c{i - 1})"/>' * 3 + "</clipPath>"
        for i in range(1, 40)
    )
    with pytest.raises(BadCards, match="repeats its elements too often"):
        sanitised(picture(f'<clipPath id="c0"/>{rings}<g clip-path="url(#c39)"/>'))
    assert time.perf_counter() - start < 1


def test_repeating_a_little_is_allowed() -> None:
    assert sanitised(doubling(5, '<use href="#a{}"/>')).count("<use ") == 9


def test_what_a_designer_draws_stays() -> None:
    drawn = picture(
        '<title>Moon &amp; sea</title><defs><linearGradient id="sky"><stop offset="0" stop-color="#122645"/>'
        '<stop offset="100%" style="stop-color:rgb(10, 20, 30);stop-opacity:.5"/></linearGradient>'
        '<clipPath id="frame"><rect width="150" height="104" rx="9"/></clipPath></defs>'
        '<g clip-path="url(#frame)" transform="translate(1 2) scale(.5)"><rect width="100%" height="80px"'
        " fill=\"url('#sky')\"/><circle id=\"moon\" cx='75' cy='40' r='20' fill='#f3e6bf'/></g>"
        f'<use {LINK} xlink:href="#moon" x="9"/><!-- a remark -->\n'
        '<path d="M0,90 q10-6 20 0 t20,0z" stroke="currentColor" stroke-dasharray="2 1" fill-rule="evenodd"/>',
        'width="150mm" height="104mm" version="1.1" xml:space="preserve"',
    )
    found = sanitised(drawn)
    prefix = re.search(r'id="(p[0-9a-f]{8}-)0"', found)
    assert prefix
    assert found.replace(prefix[1], "") == (
        f'<svg xmlns="{SVG}" viewBox="0 0 150 104" preserveAspectRatio="xMidYMid slice"><title>Moon &amp; sea</title>'
        '<defs><linearGradient id="0"><stop offset="0" stop-color="#122645"/>'
        '<stop offset="100%" stop-color="rgb(10, 20, 30)" stop-opacity=".5"/></linearGradient>'
        '<clipPath id="1"><rect height="104" rx="9" width="150"/></clipPath></defs>'
        '<g clip-path="url(#1)" transform="translate(1 2) scale(.5)"><rect fill="url(#0)" height="80" width="100%"/>'
        '<circle cx="75" cy="40" fill="#f3e6bf" id="2" r="20"/></g><use href="#2" x="9"/>'
        '<path d="M0,90 q10-6 20 0 t20,0z" fill-rule="evenodd" stroke="currentColor" stroke-dasharray="2 1"/></svg>'
    )


def test_another_box_is_scaled_to_cover_ours() -> None:
    found = sanitised(f'<svg xmlns="{SVG}" viewBox="-10 0 300 300"><path d="M0 0h9"/></svg>')
    assert '<g transform="scale(0.5) translate(10 -46)"><path d="M0 0h9"/></g>' in found
    by_size = sanitised(f'<svg xmlns="{SVG}" width="300" height="208px"><path d="M0 0h9"/></svg>')
    assert '<g transform="scale(0.5) translate(0 0)">' in by_size
    assert "<g" not in sanitised(f'<svg xmlns="{SVG}" width="100%"><path d="M0 0h9"/></svg>')


@pytest.mark.parametrize("box", ["0 0 150 104", "0 0 9 9"])
def test_what_just_fits_comes_through_again_in_our_box(box: str) -> None:
    def comes_through(inside: str) -> bool:
        try:
            found = sanitised(f'<svg xmlns="{SVG}" viewBox="{box}">{inside}</svg>')
        except BadCards:
            return False
        assert sanitised(found) == found
        return True

    for inside in ([f"{'<g>' * n}{'</g>' * n}" for n in range(30)], ["<g/>" * n for n in range(390, 410)]):
        fits = [comes_through(one) for one in inside]
        assert 5 < sum(fits) < len(inside) and fits == sorted(fits, reverse=True)
    sizes = [comes_through(f'<path d="M{"0 " * n}"/>') for n in range(8080, 8140)]
    assert True in sizes and False in sizes


def test_the_names_of_two_pictures_do_not_clash() -> None:
    one, other = (
        sanitised(picture(f'<g id="a"/><use href="#a"/><path d="M0 0h{wide}"/>')) for wide in (8, 9)
    )  # fmt: skip
    ids = [set(re.findall(r' id="([^"]+)"', svg)) for svg in (one, other)]
    assert ids[0] and ids[1] and not ids[0] & ids[1]


NUMBERS = st.floats(-300, 300).map(lambda number: f"{number:.3g}")
COLOURS = st.sampled_from(["red", "#c73e2c", "none", "rgb(1 2 3 / 50%)", "currentColor"])
FITTING = {
    "clip-path": st.just("url(#c)"),
    "d": st.lists(st.sampled_from(["L", "q", "A", " ", ","]) | NUMBERS).map(lambda parts: "M" + " ".join(parts)),
    "href": st.just("#a"),
    "points": st.lists(NUMBERS).map(" ".join),
    "stroke-dasharray": st.sampled_from(["1 2", "none"]),
    "style": st.sampled_from(["fill:red", " stroke : #fff ;; opacity:.5", "clip-path:url(#c)"]),
    **dict.fromkeys(("fill", "stroke"), COLOURS | st.just("url(#b)")),
    **dict.fromkeys(("color", "stop-color"), COLOURS),
    **dict.fromkeys(("transform", "gradientTransform"), NUMBERS.map("rotate({}) scale(.5,2)".format)),
    **dict.fromkeys(("gradientUnits", "clipPathUnits"), st.just("userSpaceOnUse")),
    **dict.fromkeys(("fill-rule", "clip-rule"), st.just("evenodd")),
    **{name: st.nothing() for name in ("spreadMethod", "display", "visibility", "vector-effect", "version")},
    **{name: st.nothing() for name in ("stroke-linecap", "stroke-linejoin")},
}
WILD = st.text("ajvscript:url(#)/\\\"'<>&;-% \n", max_size=12)
SHAPES = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"]
CHILDREN = {"g": [*SHAPES, "clipPath", "linearGradient"], "clipPath": ["path", "use"], "linearGradient": ["stop"]}
DEFINED = '<defs><g id="a"/><radialGradient id="b"/><clipPath id="c"><path d="M0 0h9"/></clipPath></defs>'


def quote(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


@st.composite
def trees(draw: st.DrawFn, among: list[str] = CHILDREN["g"], depth: int = 4) -> str:
    """Mostly what is allowed; here and there a name or a value that is not."""
    is_wild = draw(st.integers(0, 60)) == 0
    name = draw(st.sampled_from([*ELEMENTS, "script"] if is_wild else among))
    known = [*ELEMENTS.get(name, ()), *PAINTING, "style"] + ["onload"] * is_wild
    if not is_wild:
        known = [key for key in known if key not in FITTING or not FITTING[key].is_empty]
    keys = draw(st.lists(st.sampled_from(known), max_size=4, unique=True))
    if "Gradient" in name:
        keys = [key for key in keys if key != "href"]
    given = "".join(f' {key}="{quote(draw(WILD if is_wild else FITTING.get(key, NUMBERS)))}"' for key in keys)
    inside = "".join(draw(st.lists(trees(CHILDREN[name], depth - 1), max_size=4))) if depth and name in CHILDREN else ""
    return f"<{name}{given}>{inside}</{name}>"


@settings(max_examples=300, deadline=None)
@given(st.lists(trees(), max_size=4), st.sampled_from(["0 0 150 104", "0 0 99 7", "-3 4 2000 1e3"]))
def test_whatever_comes_through_has_only_what_is_listed_and_comes_through_again(parts: list[str], box: str) -> None:
    try:
        found = sanitised(f'<svg xmlns="{SVG}" viewBox="{box}">{DEFINED}{"".join(parts)}</svg>')
    except BadCards as problem:
        assert str(problem)
        return
    assert sanitised(found) == found
    ids, used = set(), set()
    for element in ElementTree.fromstring(found).iter():
        space, _, name = element.tag[1:].partition("}")
        assert space == SVG and name in ELEMENTS
        for attribute, value in element.attrib.items():
            assert attribute in (*ELEMENTS[name], *PAINTING, "id")
            assert not re.search(r"script|:|//|\\|<|&", value)
            used |= set(re.findall(r"#(p\w{8}-\d+)", value))
        ids |= {element.attrib["id"]} if "id" in element.attrib else set()
    assert ids == used


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    for svg in (
        text,
        picture(text),
        picture("", text),
        picture(f'<path d="{text}"/>'),
        picture(f"<title>{text}</title>"),
    ):
        try:
            found = sanitised(svg)
        except BadCards as problem:
            assert str(problem)
        else:
            assert sanitised(found) == found
