"""A word to the compiler that cannot be left out: from which compiled classes those that are not may derive."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:  # Only the compiler needs the package.

    def mypyc_attr(**attributes: bool):
        return lambda definition: definition
