"""Programs written for 0.1 find the modules they import by their names of then."""

import importlib
import subprocess
import sys

import pytest

from smashup.moved import MOVED


@pytest.mark.parametrize("name", MOVED)
def test_a_module_is_found_by_its_old_name_with_a_warning(name):
    with pytest.warns(DeprecationWarning, match=f"{name} is called {MOVED[name]} now"):
        old = importlib.import_module(name)
    new = importlib.import_module(MOVED[name])
    public = [word for word in vars(new) if not word.startswith("_")]
    assert public
    assert all(getattr(old, word) is getattr(new, word) for word in public)


def test_what_never_was_there_is_still_not_found():
    with pytest.raises(ModuleNotFoundError, match=r"smashup\.nothing"):
        importlib.import_module("smashup.nothing")


def test_importing_smashup_imports_nothing_but_the_standard_library():
    program = (
        "import sys; before = set(sys.modules); import smashup, smashup.scenario;"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["smashup"]
