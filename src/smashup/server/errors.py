"""A refusal: the one way in which the server says no to a client."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818 (it is an answer, not a failure)
    """The request is refused and nothing has changed. `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        """What REST answers."""


class ServerError(Exception):
    """The server cannot start or go on; one sentence says why."""
