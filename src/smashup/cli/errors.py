"""The one error of the command line: a sentence for the person who typed the command."""


class UsageError(Exception):
    """Something a person can put right; printed as one line, the exit code is 2."""
