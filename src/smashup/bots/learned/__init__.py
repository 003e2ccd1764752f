"""The learned evaluation and policy: features, the net, its weights. They need numpy, which the package does not."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.util import find_spec


@cache
def is_there() -> bool:
    """Can the net play here? Says once if not, and what would help."""
    if find_spec("numpy") is not None:
        return True
    warnings.warn(
        "the bots play by hand-made rules of thumb: pip install numpy for what they have learnt", stacklevel=2
    )
    return False
