"""The settings of the documentation site. `make docs` builds it."""

from __future__ import annotations

import builtins
import re
import shutil
import sys
from pathlib import Path

from docutils import nodes
from docutils.transforms import Transform
from pygments.lexers.special import TextLexer
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.ext.autosummary import autosummary_toc
from sphinx.util.nodes import make_refnode

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs")]

from public_names import description, public_names  # noqa: E402

project = "Kunitori"
author = "the Kunitori project"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
root_doc = "index"
# README.md is the index on GitHub; read_files_above puts it into index.md.
exclude_patterns = ["README.md", "_templates"]
templates_path = ["_templates"]

myst_heading_anchors = 4
highlight_language = "none"
default_role = "py:obj"

autosummary_context = {"public_names": public_names()}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100

# The notebooks are stored with their outputs, and a test runs them again.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

html_theme = "furo"
html_title = "Kunitori"
html_show_search_summary = False  # a page in a folder cannot fetch others
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_show_sourcelink = False


ABOVE = {"contributing": "CONTRIBUTING.md", "changes": "CHANGELOG.md", "security": "SECURITY.md"}
"""Pages that stand for files of the project's folder."""


def read_files_above(app: Sphinx, docname: str, source: list[str]) -> None:
    """Show such a file in place of its page, and let links to it lead to that page."""
    if docname in ABOVE:
        file = ROOT / ABOVE[docname]
        app.env.note_dependency(file)
        source[0] = re.sub(r"\]\((?!https?:|#)(?:docs/)?", "](", file.read_text(encoding="utf-8"))
        source[0] = source[0].replace("](LICENCE)", "](../LICENCE)").replace("](README.md)", "](index.md)")
    if docname == "index":
        file = ROOT / "docs" / "README.md"
        app.env.note_dependency(file)
        source[0] = file.read_text(encoding="utf-8") + source[0]
    for page, above in ABOVE.items():
        source[0] = source[0].replace(f"](../{above}", f"]({page}.md")


class HtmlAnchors(Transform):
    """Lets links find the rulebook's anchors, which are HTML so that GitHub finds them, too."""

    default_priority = 870  # before MyST resolves links

    def apply(self, **options: object) -> None:
        """Note every anchor; one in a heading becomes an id of its section."""
        slugs = dict(getattr(self.document, "myst_slugs", {}))
        for raw in list(self.document.findall(nodes.raw)):
            if anchor := re.fullmatch(r'<a id="([^"]+)">', raw.astext()):
                slugs[anchor[1]] = (None, anchor[1], "")
                if isinstance(title := raw.parent, nodes.title):
                    title.parent["ids"].append(anchor[1])
                    title.remove(raw)
        if slugs:
            self.document.myst_slugs = slugs
            environment = self.document.settings.env
            environment.metadata[environment.docname]["myst_slugs"] = slugs


class NoLinksToBuiltins(Transform):
    """Keeps ``bytes`` in a signature from linking to an attribute of that name."""

    default_priority = 500

    def apply(self, **options: object) -> None:
        """Replace such a link by its text."""
        for link in list(self.document.findall(pending_xref)):
            if link.get("refdomain") == "py" and link["reftype"] == "class" and hasattr(builtins, link["reftarget"]):
                link.replace_self(link.children)


class ShortSidebar(Transform):
    """Leaves the pages of single names out of the sidebar, which every page repeats; their modules link to them."""

    default_priority = 10

    def apply(self, **options: object) -> None:
        """Remove the table of contents that autosummary adds to a module."""
        if "/names/" in self.document.settings.env.docname:
            for contents in list(self.document.findall(autosummary_toc)):
                contents.parent.remove(contents)


def describe(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """A constant is described where it is defined, not by the docstring of its type. Pages become links."""
    if what == "data":
        lines[:] = description(*name.rsplit(".", 1)).splitlines()
    lines[:] = [re.sub(r"\bdocs/([\w-]+)\.md\b", r":doc:`/\1`", line) for line in lines]


def find_by_short_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, text: nodes.TextElement
) -> nodes.Element | None:
    """Resolve `View` and `View.sample` from everywhere, and the names of private modules in annotations."""
    if node.get("refdomain") != "py" or not (target := re.search(r"(?:\w+\.)?\w+$", node["reftarget"])):
        return None
    parts = target[0].split(".")
    short = {name: f"{module}.{name}" for module, names in reversed(public_names().items()) for name in names}
    objects = env.domains.python_domain.objects
    for found in (".".join([short.get(parts[0], ""), *parts[1:]]), short.get(parts[-1], "")):
        if found in objects:
            entry = objects[found]
            return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, text, found)
    return None


def setup(app: Sphinx) -> None:
    """Remove pages of names that are gone, and connect the functions above."""
    shutil.rmtree(Path(__file__).parent / "reference" / "names", ignore_errors=True)
    app.add_transform(ShortSidebar)
    app.add_transform(NoLinksToBuiltins)
    app.add_transform(HtmlAnchors)
    for language in ("ebnf", "fluent"):  # our grammars are not Pygments' dialect, and it does not know Fluent
        app.add_lexer(language, TextLexer)
    app.connect("source-read", read_files_above)
    app.connect("autodoc-process-docstring", describe)
    app.connect("missing-reference", find_by_short_name)
