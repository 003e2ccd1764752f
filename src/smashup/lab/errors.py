"""What can go wrong in the laboratory."""

from smashup.engine.errors import SmashUpError


class LabError(SmashUpError):
    """A run that cannot be made or continued as asked, or results that do not answer."""
