"""The version of the program, which every save says: it stands here and nowhere else."""

__version__ = "0.2.0.dev0"
