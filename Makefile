# make play: set everything up and play.   make test: set everything up and check everything.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint coverage soak bench clean

play: $(VENV)/play
	@$(BIN)/smashup play

test: lint
	$(BIN)/pytest -n auto

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

coverage: $(VENV)/dev
	$(BIN)/python -m tests.coverage

soak: $(VENV)/dev
	$(BIN)/python -m tests.soak

bench: $(VENV)/dev
	$(BIN)/smashup bench --peers

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable ".[cli]"
	@touch $@

$(VENV)/dev: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@ $(VENV)/play

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
