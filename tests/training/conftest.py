from tests.cli.conftest import smashup

__all__ = ["smashup"]
