"""It's Your Fault!"""

NAME = "It's Your Fault!"
ORDER = 3
