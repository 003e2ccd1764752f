"""The one error of a load test."""


class LoadTestError(Exception):
    """The load test cannot go on; one sentence says why."""
