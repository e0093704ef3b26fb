# Two commands: `make play` and `make test`. Both set up everything they need, in .venv and web/node_modules.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTHON_HERE := $(VENV)/bin/python
PIP_HERE := $(VENV)/bin/pip
READY := $(VENV)/.ready
LIBRARIES := $(VENV)/.libraries
TOOLS := $(VENV)/.tools
PY := src tests benchmarks examples docs tools kernel/wasm packages
CPP = $(filter %.cpp %.hpp,$(KERNEL)) kernel/gpu/games.cu
KERNEL := $(shell find kernel -name '*.cpp' -o -name '*.hpp' -o -name CMakeLists.txt)
# What this machine lacks (a C++20 compiler, Node) is taken from the package registry into .venv/toolchain.
export PATH := $(CURDIR)/$(VENV)/toolchain:$(PATH)
TOOLCHAIN := $(BIN)/python tools/toolchain.py
ifeq ($(origin CXX),default)
export CC := cc
export CXX := c++
endif
# Compiled once and kept: a test starts hundreds of Pythons, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# Exact versions for whatever pip installs, and for what it builds with.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The browser table: what builds it and what tests it too, what it is made of, and the page that comes out.
BUILDERS := web/node_modules/.ready
TESTERS := web/node_modules/.tested
MODULES := $(BUILDERS)
WEB := $(shell find web/src web/public packages/engine/src src/tockwork/locale -type f ! -name '*.test.ts' ! -name messages.ts ! -name kernel.wasm ! -name '*.py' ! -name '*.pyc') \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json pyproject.toml \
	src/tockwork/review/luck_shares.json src/tockwork/review/known_players.json
# Types, of which nothing is left in the page: it need not wait until Python can write them.
MESSAGES := web/src/wire/messages.ts
PAGE := src/tockwork/server/static/index.html
# The kernel for the browser, by Zig's compiler.
WASM := packages/engine/src/kernel.wasm

.PHONY: play watch test test-all quick check-tests check-kernel check-python check-web chromium postgresql redis sanitizers setup tools format dist site engine release-check pictures bench bench-server docs fixtures fuzz audit clean help

help:
	@echo "make play    play in the browser, against bots or with friends (PORT=8000; HOST=0.0.0.0 for all devices at home)"
	@echo "make watch   watch a game in the terminal (RULES=dog PLAYERS=4 SEED=1)"
	@echo "make test    run every check and test"
	@echo "make test-all  the same, and in full what make test samples (an hour)"
	@echo "make quick   the tests of the rules, the Python API and the command line alone"
	@echo "make format  format the sources (C++, Python, TypeScript)"
	@echo "make dist    write a wheel and an sdist, page and kernel inside, and the full weights as a wheel of their own, into dist/"
	@echo "make site    the table without a server, for any host of files, into build/site"
	@echo "make engine  the npm package tockwork-engine, as a tarball in dist/"
	@echo "make release-check  what is missing for a release (BUILD=1: build and try everything)"
	@echo "make pictures  take the pictures of docs/pictures anew"
	@echo "make bench   measure speed against OpenSpiel and pgx (installs them)"
	@echo "make bench-server  measure the server beside boardgame.io (installs it)"
	@echo "make docs    the documentation as a site, in build/docs"
	@echo "make fixtures  write perft, goldens, kernel tables and generated pages anew"
	@echo "make audit   known flaws in what the server and the page are made of (asks the registries)"
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

test: sanitizers tools chromium postgresql redis
	@$(MAKE) --no-print-directory -j2 check-tests check-kernel check-python check-web

# What `make test` samples in full, and with other seeds each time.
test-all:
	TOCKWORK_FULL=1 $(MAKE) test

# One worker more than cores: a browser or a server is often waited for.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
check-tests:
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=10

check-kernel:
	$(BIN)/clang-format --dry-run --Werror $(CPP)

check-python:
	$(BIN)/ruff check $(PY)
	$(BIN)/ruff format --check $(PY)
	$(BIN)/mypy

check-web:
	cd web && npm run --silent check
	cd web && npm run --silent test

# What could be different with another Python: make quick PYTHON=python3.13 VENV=build/newest
quick: $(READY) $(LIBRARIES)
	$(PIP) pytest pytest-xdist hypothesis httpx
	$(BIN)/python -m pytest -n auto tests/api tests/cli tests/records tests/rules tests/laws/test_replay.py

# The page is tested in Chromium, most of it in the one without a screen where that can be had; root
# gets both from the packages, others are told their names.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,chromium); } || \
		{ echo "The tests need Chromium (on Debian: apt install chromium chromium-headless-shell)."; exit 1; }
	@command -v chromium-headless-shell >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,chromium-headless-shell) 2>&1; } || true

# The server is tested on PostgreSQL too; root gets it from the package, others are told its name.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,postgresql); } || \
		{ echo "The tests need PostgreSQL (on Debian: apt install postgresql)."; exit 1; }

# And with several processes, which tell one another through Redis what is new.
redis:
	@command -v redis-server >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,redis-server); } || \
		{ echo "The tests need Redis (on Debian: apt install redis-server)."; exit 1; }

# The kernel is tested under sanitizers, which Zig does not have.
sanitizers:
	@command -v g++ >/dev/null || command -v clang++ >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && $(call apt,g++); } || \
		{ echo "The tests need a C++20 compiler with sanitizers (on Debian: apt install g++)."; exit 1; }

# The kernel for Python, the kernel for the browser, libraries and the page's tools come side by side, then the page.
TOGETHER = $(MAKE) --no-print-directory -j4
setup:
	@$(TOGETHER) $(READY) $(LIBRARIES) $(PAGE)
	@$(MAKE) --no-print-directory $(MESSAGES)

tools:
	@$(TOGETHER) $(TOOLS) $(PAGE) MODULES=$(TESTERS)
	@$(MAKE) --no-print-directory $(MESSAGES)

SOURCES := pyproject.toml constraints.txt CMakeLists.txt $(KERNEL)

# In a checkout that is tested, warnings of the compiler are errors, and a change compiles one file. Who only plays
# compiles once: many files together, with little more than half of the work.
TESTED := TOCK_WERROR=ON;TOCK_TOGETHER=OFF
$(READY): $(SOURCES) | $(PIP_HERE)
	$(call install,--no-deps -e .,$(if $(wildcard $(TOOLS)),$(TESTED),TOCK_WERROR=OFF))
	@touch $@

# What the server needs while it runs. pip alone would get it only before and after the kernel is compiled.
NEEDED = import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*p["dependencies"], *p["optional-dependencies"]["server"], sep="\n")
$(LIBRARIES): pyproject.toml constraints.txt | $(PIP_HERE)
	@$(BIN)/python -c '$(NEEDED)' | $(PIP) -r /dev/stdin
	@touch $@

$(TOOLS): $(SOURCES) | $(PIP_HERE)
	$(call install,-e '.[server$(,)test]',$(TESTED))
	@touch $(READY) $(LIBRARIES) $@

, := ,
# Many compilers at once, which give way: the page waits for Zig, for the kernel and for npm, one after the other.
define install
	@$(TOOLCHAIN) compiler
	@SKBUILD_CMAKE_DEFINE='$(2)' nice $(PIP) $(1)
endef

$(PYTHON_HERE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tockwork needs Python 3.11 or newer; $(PYTHON) is older. Set PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
		{ echo "Tockwork needs Python's venv module (on Debian: apt install python3-venv)."; exit 1; }
	@echo "Setting up (a minute or two the first time) …"
	@$(PYTHON) -m venv --without-pip $(VENV)

$(PIP_HERE): | $(PYTHON_HERE)
	@$(BIN)/python -Im ensurepip --upgrade --default-pip >/dev/null

# npm, where a machine has it, need not wait until pip is there.
NPM := $(if $(wildcard $(BUILDERS)),,$(shell $(PYTHON) tools/toolchain.py lacks node 2>/dev/null && echo $(PIP_HERE)))

$(BUILDERS): web/package-lock.json | $(PYTHON_HERE) $(NPM)
	$(call modules,--omit=dev)
	@touch $@

$(TESTERS): web/package-lock.json | $(PYTHON_HERE) $(NPM)
	$(call modules)
	@touch $(BUILDERS) $@

define modules
	@$(TOOLCHAIN) node
	cd web && npm ci $(1) --loglevel error
endef

# The types of the messages are those of the server's models, and what is said of a game is in its rulebook.
$(MESSAGES): tools/typescript.py src/tockwork/locale/__init__.py $(wildcard src/tockwork/server/wire/*.py src/tockwork/server/wire/bodies/*.py src/tockwork/rulebooks/*.py)
	$(BIN)/python tools/typescript.py

$(WASM): $(KERNEL) kernel/wasm/build.py | $(PIP_HERE)
	@$(TOOLCHAIN) zig
	$(BIN)/python kernel/wasm/build.py $@

$(PAGE): $(MODULES) $(WASM) $(WEB)
	@$(TOOLCHAIN) node
	cd web && npm run --silent build -- --logLevel error
	@touch $@

format: tools
	$(BIN)/ruff format $(PY)
	$(BIN)/clang-format -i $(CPP)
	cd web && npm run --silent format

# Built from the sdist, so that the sdist is known to suffice. Needs no Node where it is installed.
dist: setup
	$(PIP) build
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(BIN)/python -m build --wheel --outdir dist weights
	@ls -l dist

# A site without a server: any host of files can serve the folder.
site: setup
	$(BIN)/tockwork site build/site

# The kernel for programs in JavaScript: what npm publishes.
engine: tools
	$(BIN)/python packages/engine/build.py build/engine
	mkdir -p dist && cd build/engine && npm pack --silent --pack-destination ../../dist

# What is still missing for a release, and with BUILD=1 whether all of it builds and works here.
release-check:
	@$(PYTHON) tools/release_check.py $(if $(TAG),--tag $(TAG)) $(if $(BUILD),--build)

pictures: tools chromium
	$(BIN)/python docs/pictures/make.py

bench: tools
	$(PIP) -e '.[benchmark]'
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
	$(BIN)/python packages/engine/build.py $(SITE)/_static/engine
	@echo "The documentation is in $(SITE)/index.html."

# Everything that is made from the code. A count or a game that changes is a rule that has changed: look before you commit.
fixtures: tools
	$(BIN)/python tests/kernel/dump_tables.py
	$(BIN)/python -m tests.perft.make
	$(BIN)/python -m tests.views.make
	$(BIN)/python tools/typescript.py
	$(BIN)/python tools/fingerprints.py --write
	$(BIN)/python docs/make.py

fuzz: tools
	$(BIN)/python tests/fuzz/fuzz.py --minutes 10

# Needs registries that know of flaws; one that does not answer is a failure, never a clean result.
audit: tools
	$(PIP) pip-audit
	@$(BIN)/python tools/audit.py

clean:
	rm -rf build dist $(VENV) web/node_modules src/tockwork/server/static $(WASM) test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis web/.svelte-check
