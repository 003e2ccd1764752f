"""`smashup` as ever, but every table gets the same seed, so that a test meets the same game each time it runs."""

import sys

from smashup.cli import main
from smashup.server import making

SEED = 6

if __name__ == "__main__":
    making.new_seed = lambda: SEED
    sys.exit(main())
