"""The engine's typed dictionaries, made ready for pydantic: one shape for the engine, the network and the page."""

from __future__ import annotations

import ast
import inspect
import re
from itertools import pairwise
from typing import Annotated, Any, ForwardRef, NotRequired

import typing_extensions
from pydantic import ConfigDict, Field

_TYPED_DICT: Any = typing_extensions.TypedDict


def described(shape: type, module: str) -> Any:
    """The same typed dictionary with its fields' docstrings as descriptions, checked as strictly as a `Message`.

    The engine needs nothing but the standard library, whose TypedDict pydantic does not take before Python 3.12. The
    annotations stay text, which pydantic looks up in `module`: other shapes are to be found there under their names.
    """
    words = _docstrings(shape)
    made = _TYPED_DICT(
        shape.__name__, {name: _field(hint, words.get(name)) for name, hint in shape.__annotations__.items()}
    )
    made.__doc__ = shape.__doc__
    made.__module__ = module
    made.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    return made


def _field(hint: str | ForwardRef, words: str | None) -> Any:
    """A field's annotation. What may be None may be missing, too: on its way through the network it is."""
    text = hint if isinstance(hint, str) else hint.__forward_arg__
    optional = re.fullmatch(r"NotRequired\[(.*)\]", text)
    kind: Any = Annotated[optional[1] if optional else text, Field(description=words)]
    return NotRequired[kind] if optional or text.endswith("| None") else kind


def _docstrings(shape: type) -> dict[str, str]:
    """The strings that stand under the fields; none where the source was not installed."""
    try:
        source = inspect.getsource(shape)
    except OSError:
        return {}
    (defined,) = ast.parse(source).body
    assert isinstance(defined, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(words.value.value)
        for field, words in pairwise(defined.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(words, ast.Expr)
        and isinstance(words.value, ast.Constant)
        and isinstance(words.value.value, str)
    }
