"""Awesome Level 9000."""

NAME = "Awesome Level 9000"
ORDER = 2
