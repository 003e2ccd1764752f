"""Every card: a folder for each set, a file for each faction. Importing this package registers them all."""

# isort: off
# In the order the sets came out: it is the order of FACTIONS.
from smashup.cards import core
from smashup.cards import awesome_level_9000
from smashup.cards import its_your_fault
from smashup.cards import science_fiction_double_feature
from smashup.cards import culture_shock

__all__ = ["core", "awesome_level_9000", "its_your_fault", "science_fiction_double_feature", "culture_shock"]  # noqa: RUF022
