"""The documentation as a site: the pages of the repository as they are, and the API reference.

The source folder is the repository itself, so that a link which works while reading the files
works on the site too. What a site needs besides (its contents list) is added here, not in pages
that people read elsewhere. Built by `make docs`; nothing is loaded from the network.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

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
    "docs/*.md",
    "docs/envs/*.md",
    "docs/rules/*.md",
    "docs/neighbours/*.md",
    "docs/site/reference/*.rst",
    "benchmarks/*.md",
    "deploy/*.md",
]
# Nothing to be read there: a fifth of the work was to look for it.
exclude_patterns = [".*", "build", "dist", "kernel", "src", "tests", "web", "weights"]

# Every page, in the order of the contents list: a caption and what stands under it.
CONTENTS = {
    "Playing": [
        *("docs/table", "docs/play", "docs/rules/README"),
        *("docs/rules/tock6", "docs/rules/super-tock", "docs/rules/toc"),
        *("docs/rules/dog", "docs/rules/dog-compact", "docs/rules/dog-swiss"),
        *("docs/rules/dog-royal-basic", "docs/rules/dog-royal", "docs/rules/dog-kids"),
        *("docs/neighbours/README", "docs/neighbours/tock-jokers", "docs/neighbours/keezen"),
        *("docs/neighbours/jackaroo", "docs/neighbours/jackaroo-complex"),
        *("docs/neighbours/pegs-and-jokers", "docs/neighbours/tac"),
        *("docs/own-games", "docs/knobs", "docs/skill", "docs/facts"),
        *("docs/review", "docs/fairness"),
    ],
    "Hosting": ["docs/hosting", "deploy/README", "docs/sizing", "docs/http", "docs/wire"],
    "Programming": [
        *("docs/api", "docs/positions", "docs/records", "docs/cli", "docs/bots", "docs/arena"),
        "docs/site/reference/index",
    ],
    "Research": [
        *("docs/envs/README", "docs/envs/pettingzoo", "docs/envs/gymnasium", "docs/envs/openspiel"),
        *("docs/envs/batch", "docs/envs/observation", "docs/learning"),
        *("benchmarks/README", "benchmarks/RESULTS"),
    ],
    "Taking part": ["docs/contributing", "docs/README", "CHANGELOG"],
}

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
    for caption, pages in CONTENTS.items():
        listed = "\n".join(pages)
        text[0] += f"\n\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n"


def add_index(app: Sphinx, failed: Exception | None) -> None:
    """A static host opens index.html."""
    if failed is None and app.builder.name == "html":
        copyfile(Path(app.outdir, f"{root_doc}.html"), Path(app.outdir, "index.html"))


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_contents)
    app.connect("build-finished", add_index)
