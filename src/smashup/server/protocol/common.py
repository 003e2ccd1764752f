"""What all messages have in common, and the small types they are made of."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict


class Message(BaseModel):
    """Anything that travels. Unknown fields are refused; a field that is missing means "none"."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True)


@with_config(ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True))
class Shape(TypedDict):
    """A part of a message that is made many times a second: plain data, which needs no checking on its way out."""


NAME_LENGTH = 24
CHAT_LENGTH = 300
NOTE_LENGTH = 1000
BIGGEST = 2**53 - 1
"""The largest whole number every client can represent."""

_JOINERS = "\u200c\u200d"
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Letters and signs by their kind that show nothing."""


def plain_text(text: str) -> str:
    """The text in its normal form without spaces around it; characters that cannot be seen are refused."""
    text = unicodedata.normalize("NFC", text).strip()
    for character in text:
        hidden = unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        if (hidden and character not in _JOINERS) or character in _BLANK:
            raise ValueError(f"expected visible characters, not U+{ord(character):04X}")
    if not text.strip(_JOINERS):
        raise ValueError("expected at least one visible character")
    return text


def looks_of(name: str) -> str:
    """What is equal for names that look alike: without capitals, wide letters, and what joins letters unseen.

    >>> looks_of("\u200cAnn") == looks_of("\uff21nn\u200d") == "ann"
    True
    """
    seen = "".join(one for one in unicodedata.normalize("NFKC", name) if not _is_unseen(one))
    return " ".join(seen.casefold().split())


def _is_unseen(character: str) -> bool:
    return character in _JOINERS or character in _BLANK or "\ufe00" <= character <= "\ufe0f"


Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(plain_text)]
ChatText = Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH), AfterValidator(plain_text)]
Secret = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
RequestId = Annotated[int, Field(ge=0, le=BIGGEST)]
CardId = Annotated[int, Field(ge=0, le=BIGGEST)]
FactionKey = Annotated[str, Field(max_length=40)]

Speed = Literal["paused", "slow", "normal", "fast", "instant"]
"""How fast bots move for people who watch."""
PassedUntil = Literal["turn", "base"]
"""turn: the end of the turn; base: the base that is scoring is gone."""
Phase = Literal["waiting", "playing", "over"]
Setup = Literal["given", "random", "choose", "draft", "tournament"]
