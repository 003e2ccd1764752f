"""Science Fiction Double Feature."""

NAME = "Science Fiction Double Feature"
ORDER = 4
