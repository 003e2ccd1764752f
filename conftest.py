"""Games that are known by heart stay the same when factions are added; see tests/first_factions.py.

Where the engine was compiled in place, examples are not looked for in what was compiled: it has none.
"""

import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

import smashup
from tests.first_factions import only_first_factions
from tools.compile_engine import MODULES, SOURCE, path_of

# Tests run beside each other, and threads of PyTorch and NumPy wait for each other by looking again and again: with one
# a fit takes a third of the processor's time. Processes that the tests start have this from here.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# What runs in the background of a shell ignores Ctrl-C, and so would every process that is sent one by a test.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

collect_ignore = [str(SOURCE / path_of(module)) for module in MODULES] if smashup.compiled else []


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Modules without examples are not imported to look for some: each process would load PyTorch for it."""
    found = yield
    if file_path.suffix == ".py" and ">>> " not in file_path.read_text(encoding="utf-8"):
        return [one for one in found if not isinstance(one, DoctestModule)]
    return found


@pytest.fixture
def first_factions() -> Iterator[None]:
    """For a test that is about one particular game."""
    with only_first_factions():
        yield


@pytest.fixture(autouse=True)
def first_factions_in_examples(request: pytest.FixtureRequest) -> Iterator[None]:
    """For the examples of documents and docstrings."""
    if isinstance(request.node, pytest.DoctestItem):
        with only_first_factions():
            yield
    else:
        yield
