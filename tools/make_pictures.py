"""Take the pictures of the README: the table, a replay with its curve, the report. `make pictures` runs this.

The games are the same each time.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from websockets.sync.client import connect

from smashup import Game
from smashup.bots import make_bot, play
from smashup.game.save import SavedSeat, write_save
from tests.machine import chromium
from tests.server.processes import ServeProcess

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FACTIONS = [["dinosaurs", "pirates"], ["wizards", "ninjas"], ["mythic_greeks", "zombies"]]
NAMES = ["Ann", "Ben", "Cleo"]
SEED = 20
TURN_AT_THE_TABLE = 11
"""It is one of the person's."""
REPLAYED_TO = 0.6
"""This part of the replay has passed."""
DESK: ViewportSize = {"width": 1280, "height": 800}
TALL: ViewportSize = {"width": 1280, "height": 3000}


def main(results: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        take_report(browser, results, Path(folder) / "report.html")
        server = ServeProcess("--database", str(Path(folder) / "tables.sqlite3"), "--no-limits")
        try:
            take_table(browser, server.url)
            take_replay(browser, server.url)
        finally:
            server.kill()


def take_report(browser: Browser, results: str, file: Path) -> None:
    subprocess.run([sys.executable, "-m", "smashup.cli", "lab", "report", results, "-o", str(file)], check=True)
    page = _page(browser, file.as_uri(), "light")
    page.set_viewport_size(TALL)  # So that nothing has to scroll under the page's head.
    page.locator("#strength figure").first.screenshot(path=PICTURES / "balance.png")
    print("docs/pictures/balance.png", flush=True)


def take_table(browser: Browser, url: str) -> None:
    """A person at a table with two bots, who follows the server's hints up to that turn."""
    kinds = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    seats = [{**kind, "factions": pair} for kind, pair in zip(kinds, FACTIONS, strict=True)]
    settings = {"seats": seats, "setup": "given", "speed": "instant"}
    made = _post(f"{url}/api/tables", {"name": NAMES[0], "seed": SEED, "settings": settings})
    with connect(url.replace("http", "ws", 1) + "/ws", max_size=None) as socket:

        def say(**message: Any) -> None:
            socket.send(json.dumps({"request": 1, **message}))

        socket.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
        for message in map(json.loads, socket):
            if message["type"] == "hint":
                say(type="choose", decision=message["decision"], key=message["suggestions"][0]["key"])
            elif message["type"] in ("snapshot", "news"):
                state = message["state"]
                if "options" in state.get("decision", {}):
                    game = state["game"]
                    if game["turn"] == TURN_AT_THE_TABLE and game["phase"] == "Play Cards":
                        break
                    say(type="hint")
    page = _page(browser, f"{url}/t/{made['table']}#{made['token']}", "light")
    page.get_by_test_id("prompt").wait_for()
    _take(page, "table")


def take_replay(browser: Browser, url: str) -> None:
    """A game between bots, brought in and analysed."""
    game = Game.new(FACTIONS, SEED)
    play(game, [make_bot("greedy", seat) for seat in range(len(FACTIONS))])
    save = write_save(game.save(), [SavedSeat("greedy", name) for name in NAMES])
    made = json.load(urlopen(Request(f"{url}/api/replays", save.encode(), {"Content-Type": "text/plain"})))
    step = round(REPLAYED_TO * len(game.choices))
    page = _page(browser, f"{url}/replay/{made['replay']}?step={step}&as=all", "dark")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse").click()
    page.get_by_text("The analysis is done.").wait_for(state="attached", timeout=900_000)
    _take(page, "replay")


def _post(address: str, body: dict[str, Any]) -> Any:
    return json.load(urlopen(Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})))


def _page(browser: Browser, address: str, theme: Literal["light", "dark"]) -> Page:
    page = browser.new_page(viewport=DESK, color_scheme=theme, reduced_motion="reduce")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


def _take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
