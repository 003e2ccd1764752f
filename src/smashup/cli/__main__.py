"""`python -m smashup.cli` is the same as `smashup`."""

import sys

from smashup.cli import main

sys.exit(main())
