# Two commands: `make play` and `make test`. Both set up everything they need, in .venv and web/node_modules.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
KERNEL := $(shell find kernel -name '*.cpp' -o -name '*.hpp' -o -name CMakeLists.txt)
# The browser table: its tools, what it is made of, and the page that comes out.
MODULES := web/node_modules/.ready
WEB := $(shell find web/src web/public src/tockwork/locale -type f ! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc') \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
PAGE := src/tockwork/server/static/index.html

.PHONY: play watch test chromium postgresql setup tools pictures bench bench-server docs fuzz clean help

help:
	@echo "make play    play in the browser, against bots or with friends (PORT=8000; HOST=0.0.0.0 for all devices at home)"
	@echo "make watch   watch a game in the terminal (RULES=dog PLAYERS=4 SEED=1)"
	@echo "make test    run every check and test"
	@echo "make pictures  take the pictures of docs/pictures anew"
	@echo "make bench   measure speed against OpenSpiel and pgx (installs them)"
	@echo "make bench-server  measure the server beside boardgame.io (installs it)"
	@echo "make docs    the documentation as a site, in build/docs"
	@echo "make fuzz    ten minutes of nonsense for documents and records"

apt = (apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install $(1)) >/dev/null
RULES ?= dog
PLAYERS ?= 4
SEED ?= 1

# 8000 if nobody else is there, so that the browser remembers what was set; else any free port.
FREE_PORT = import socket; s = socket.socket(); print(0 if s.connect_ex(("127.0.0.1", 8000)) == 0 else 8000)

play: setup
	@$(BIN)/tockwork serve --open --log-level warning --host $(or $(HOST),127.0.0.1) --port $(or $(PORT),$$($(BIN)/python -c '$(FREE_PORT)'))

watch: setup
	$(BIN)/tockwork watch --rules $(RULES) --players $(PLAYERS) --seed $(SEED)

test: tools chromium postgresql
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/mypy
	cd web && npm run --silent check
	cd web && npm run --silent test
	$(BIN)/python -m pytest -n auto --dist worksteal

# The page is tested in Chromium; root gets it from the package, others are told its name.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,chromium); } || \
		{ echo "The tests need Chromium (on Debian: apt install chromium)."; exit 1; }

# The server is tested on PostgreSQL too; root gets it from the package, others are told its name.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,postgresql); } || \
		{ echo "The tests need PostgreSQL (on Debian: apt install postgresql)."; exit 1; }

setup: $(READY) $(PAGE)

tools: $(TOOLS) $(PAGE)

SOURCES := pyproject.toml constraints.txt CMakeLists.txt $(KERNEL)

$(READY): $(SOURCES)
	$(call install,[server])
	@touch $@

$(TOOLS): $(SOURCES)
	$(call install,[server$(,)test])
	@touch $(READY) $@

, := ,
define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tockwork needs Python 3.11 or newer; $(PYTHON) is older. Set PYTHON=…"; exit 1; }
	@command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || \
		{ echo "Tockwork needs a C++20 compiler (g++ or clang++); none was found."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
		{ echo "Tockwork needs Python's venv module (on Debian: apt install python3-venv)."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up (some minutes the first time) …"
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.$(1)'
endef

$(MODULES): web/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || \
		{ echo "The table in the browser needs Node 20.19 or newer with npm (on Debian: apt install nodejs npm)."; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' || \
		{ echo "The table in the browser needs Node 20.19 or newer; this is $$(node --version)."; exit 1; }
	cd web && npm ci --loglevel error
	@touch $@

$(PAGE): $(MODULES) $(WEB)
	cd web && npm run --silent build -- --logLevel error
	@touch $@

pictures: tools chromium
	$(BIN)/python docs/pictures/make.py

bench: tools
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[benchmark]'
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/batch.py

# The server beside boardgame.io, which is measured and nowhere used.
bench-server: tools
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[benchmark]'
	cd benchmarks/boardgame.io && npm ci --loglevel error
	$(BIN)/python benchmarks/server.py

# The documentation as a site; a broken link or anchor is an error.
SITE := build/docs
docs: tools
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -c docs/site . $(SITE)
	@echo "The documentation is in $(SITE)/index.html."

fuzz: tools
	$(BIN)/python tests/fuzz/fuzz.py --minutes 10

clean:
	rm -rf build $(VENV) web/node_modules src/tockwork/server/static test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
