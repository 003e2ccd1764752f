"""The Core Set."""

NAME = "Core Set"
ORDER = 1
