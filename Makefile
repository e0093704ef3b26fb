# Two commands: `make play` and `make test`. Both set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
KERNEL := $(shell find kernel -name '*.cpp' -o -name '*.hpp' -o -name CMakeLists.txt)

.PHONY: play test postgresql setup bench docs fuzz clean help

help:
	@echo "make play    watch a game in the terminal (RULES=dog PLAYERS=4 SEED=1)"
	@echo "make test    run every check and test"
	@echo "make bench   measure speed against OpenSpiel (installs it)"
	@echo "make docs    write the generated parts of docs/ anew"
	@echo "make fuzz    ten minutes of nonsense for documents and records"

RULES ?= dog
PLAYERS ?= 4
SEED ?= 1

play: setup
	$(BIN)/tockwork watch --rules $(RULES) --players $(PLAYERS) --seed $(SEED)

test: setup postgresql
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto

# The server is tested on PostgreSQL too; root gets it from the package, others are told its name.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get install -qq -y postgresql >/dev/null; } || \
		{ echo "The tests need PostgreSQL (on Debian: apt install postgresql)."; exit 1; }

setup: $(READY)

$(READY): pyproject.toml constraints.txt CMakeLists.txt $(KERNEL)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tockwork needs Python 3.11 or newer; $(PYTHON) is older. Set PYTHON=…"; exit 1; }
	@command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || \
		{ echo "Tockwork needs a C++20 compiler (g++ or clang++); none was found."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
		{ echo "Tockwork needs Python's venv module (on Debian: apt install python3-venv)."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up (a minute or two the first time) …"
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,server]'
	@touch $@

bench: setup
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[benchmark]'
	$(BIN)/python benchmarks/playouts.py

docs: setup
	$(BIN)/python docs/make.py

fuzz: setup
	$(BIN)/python tests/fuzz/fuzz.py --minutes 10

clean:
	rm -rf build $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
