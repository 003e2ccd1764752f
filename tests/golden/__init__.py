"""Whole games as readable text, one for each set: a change of behaviour shows as a change of these files."""
