"""The protocol itself: the types made from it, and the bot of its documentation."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from smashup.server.protocol import FROM_SERVER, REST_BODIES, tables
from smashup.server.typescript import DESTINATION, main, typescript
from tests.server.clients import WAIT

ROOT = Path(__file__).parents[2]
BOT = ROOT / "docs" / "protocol_bot.py"


def test_the_web_page_has_the_types_of_the_protocol():
    assert DESTINATION.read_text(encoding="utf-8") == typescript(), "run: python -m smashup.server.typescript"


def test_the_types_are_written_to_the_file_that_is_named(tmp_path):
    assert main([str(tmp_path / "types.ts")]) == 0
    written = (tmp_path / "types.ts").read_text(encoding="utf-8")
    assert 'export type Speed = "paused" | "slow" | "normal" | "fast" | "instant";' in written
    assert "  /** The option's key. */\n  key: string;\n" in written


def test_every_rest_body_is_among_the_types():
    written = DESTINATION.read_text(encoding="utf-8")
    for body in REST_BODIES:
        assert f"export interface {body.__name__} {{" in written
    assert tables.TableMade in REST_BODIES


def test_what_the_server_says_is_what_the_models_say(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as client:
        client.play(4)
        client.do("explain_power", card=client.state["game"]["bases"][0]["id"], player=0)
        for message in client.heard:
            FROM_SERVER.validate_python(message)
    assert {message["type"] for message in client.heard} >= {"snapshot", "news", "done", "power"}


def run_bot(*arguments):
    return subprocess.run(
        [sys.executable, str(BOT), *arguments], capture_output=True, text=True, timeout=2 * WAIT, check=False
    )


def test_the_documented_bot_plays_a_whole_game(running):
    done = run_bot(running.url)
    assert done.returncode == 0, done.stderr
    assert done.stdout in ("Won!\n", "Lost.\n")


def test_the_documented_bot_plays_against_somebody_who_invited_it(api, running):
    made = api.make("person", "person", variants={"target_vp": 3})
    bot = subprocess.Popen(
        [sys.executable, str(BOT), running.url, made["table"], made["invitation"]], stdout=subprocess.PIPE, text=True
    )
    with api.at(made["table"], made["token"]) as ann:
        ann.until(lambda state: state["phase"] == "playing")
        assert ann.state["seats"][1]["name"] == "Foreign bot"
        while ann.until_asked():
            ann.choose(2)
        told, _ = bot.communicate(timeout=WAIT)
    assert told == ("Won!\n" if ann.state["result"]["winners"] == [1] else "Lost.\n")


def test_the_documentation_shows_the_bot_that_these_tests_run():
    code = BOT.read_text(encoding="utf-8")
    assert f"```python\n{code}```\n" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 30


def test_every_code_of_a_refusal_is_documented():
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "smashup" / "server").rglob("*.py"))
    codes = set(re.findall(r'(?:Refused|_refusal|_refuse|super\(\).__init__)\([^"()]*"([a-z_]+)"', source))
    assert len(codes) > 30
    documented = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert sorted(code for code in codes if f"`{code}`" not in documented) == []
