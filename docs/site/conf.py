"""The documentation as a site: the pages of the repository as they are, and the API reference.

The source folder is the repository itself, so that a link which works while reading the files
works on the site too. The contents list of the site is added here, not in pages
that people read elsewhere. Built by `make docs`; nothing is loaded from the network.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from shutil import copyfile
from typing import Any

from sphinx.application import Sphinx

import tockwork

project = "Tockwork"
author = "the Tockwork authors"
copyright = "the Tockwork authors, Apache-2.0"
release = version = tockwork.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "SECURITY.md",
    "docs/*.md",
    "docs/envs/*.md",
    "docs/rules/*.md",
    "docs/related/*.md",
    "docs/site/reference/*.rst",
    "benchmarks/*.md",
    "deploy/*.md",
    "packages/*/*.md",
]
# Nothing to be read there: a fifth of the work was to look for it.
exclude_patterns = [".*", "build", "dist", "kernel", "src", "tests", "web", "weights"]

# The contents list is that of docs/README.md: its headings, and the pages linked under each.
ROOT = Path(__file__).parents[2]


def contents() -> dict[str, list[str]]:
    sections = (ROOT / "docs" / "README.md").read_text("utf-8").split("\n## ")[1:]
    listed: dict[str, list[str]] = {}
    seen = {"README"}
    for section in sections:
        caption, text = section.split("\n", 1)
        links = re.findall(r"\]\(([^)#]+)\.(?:md|rst)", text)
        pages = [os.path.normpath(f"docs/{link}") for link in links]
        listed[caption] = [page for page in dict.fromkeys(pages) if page not in seen]
        seen.update(pages)
    listed["Project"].append("docs/README")
    return listed


myst_heading_anchors = 4

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_type_aliases = {"Event": "tockwork.game.Event", "Use": "tockwork.rulebooks.Use"}
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["run.css"]
html_title = "Tockwork"
html_favicon = "../../web/public/icon.svg"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#23594a", "color-brand-content": "#23594a"},
    "dark_css_variables": {"color-brand-primary": "#8fcdb6", "color-brand-content": "#8fcdb6"},
}


def add_contents(_app: Sphinx, page: str, text: list[str]) -> None:
    """The first page gets the contents list, hidden: the theme shows it beside every page."""
    if page != root_doc:
        return
    for caption, pages in contents().items():
        listed = "\n".join(pages)
        text[0] += f"\n\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n"


def run_examples(app: Sphinx, page: str, _template: str, _context: Any, _doctree: Any) -> None:
    """The examples of one page run in the browser; the engine is built beside it by `make docs`."""
    if page == "docs/try":
        app.add_js_file("run.js", type="module")


def add_index(app: Sphinx, failed: Exception | None) -> None:
    """A static host opens index.html."""
    if failed is None and app.builder.name == "html":
        copyfile(Path(app.outdir, f"{app.config.root_doc}.html"), Path(app.outdir, "index.html"))


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_contents)
    app.connect("html-page-context", run_examples)
    app.connect("build-finished", add_index)
