"""For all tests: the line about what a machine lacks."""

from tests.machine import pytest_runtest_logreport, pytest_sessionfinish, pytest_unconfigure

__all__ = ["pytest_runtest_logreport", "pytest_sessionfinish", "pytest_unconfigure"]
