"""The environments are an extra: the package does without, and says what to install."""

import subprocess
import sys


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)


def test_the_package_itself_imports_nothing_of_the_extra() -> None:
    done = run(
        "import smashup, smashup.bots, sys; print([m for m in ('numpy', 'gymnasium', 'torch') if m in sys.modules])"
    )
    assert done.stdout == "[]\n"


def test_a_missing_extra_is_named_in_one_line() -> None:
    done = run("import sys; sys.modules['pettingzoo'] = None; import smashup.env")
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: smashup.env needs pettingzoo, which is not installed; try: pip install 'smashup[rl]'"
    )


def test_the_environment_does_not_need_torch() -> None:
    done = run("import smashup.env, sys; print('torch' in sys.modules)")
    assert done.stdout == "False\n"
