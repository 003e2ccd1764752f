"""Write the tables of docs/rl.md anew, after cards or the layout have changed: python docs/make_rl_tables.py"""

from pathlib import Path

from smashup.env.actions import actions_table
from smashup.env.layout import layout_table

DOCUMENT = Path(__file__).with_name("rl.md")


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, table in (("observation", layout_table()), ("actions", actions_table())):
        before, mark, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("\n<!-- end -->")
        text = before + mark + table + end + after
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
