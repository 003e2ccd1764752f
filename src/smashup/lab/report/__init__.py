"""The report on results: ratings, pictures and tables, as a page, JSON, CSV, Markdown and SVG files.

From outside: `compute` makes the numbers of a report, and `write_page`, `write_json`, `write_csv`, `write_pictures`,
`write_markdown` and `write_statistics` write them. Needs the extra `lab`.
"""

from smashup.lab.report.export import (
    write_csv,
    write_json,
    write_markdown,
    write_page,
    write_pictures,
    write_statistics,
)
from smashup.lab.report.findings import Numbers, compute

__all__ = [
    "Numbers",
    "compute",
    "write_csv",
    "write_json",
    "write_markdown",
    "write_page",
    "write_pictures",
    "write_statistics",
]
