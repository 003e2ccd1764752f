"""World Tour: Culture Shock."""

NAME = "World Tour: Culture Shock"
ORDER = 5
