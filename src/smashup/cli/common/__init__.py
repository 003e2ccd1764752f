"""What several commands share, without drawing anything: arguments, names that were typed, files, progress, a server.

`UsageError` (in `arguments`) is how any of it says what a person can put right.
"""
