"""`smashup` alone: what there is."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    args.parser.print_help()
    return 0
