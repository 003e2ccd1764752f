"""A bot in thirty lines: it takes a seat at a table and plays. Usage: protocol_bot.py SERVER [TABLE [INVITATION]]"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address: str, body: object) -> Any:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urlopen(request))


def main(server: str, table: str | None = None, invitation: str | None = None) -> None:
    if table is None:  # A table of its own, with one of the server's bots.
        seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
        seat = post(f"{server}/api/tables", {"name": "Foreign bot", "settings": {"seats": seats, "speed": "instant"}})
    else:
        seat = post(f"{server}/api/tables/{table}/join", {"name": "Foreign bot", "invitation": invitation})
    with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
        for message in map(json.loads, socket):
            if message["type"] in ("snapshot", "news"):
                state = message["state"]
                if "result" in state:
                    print("Won!" if seat["seat"] in state["result"]["winners"] else "Lost.")
                    return
                decision = state.get("decision", {})
                if "options" in decision:  # Only the player who is to decide sees them.
                    key = decision["options"][0]["key"]
                    choice = {"type": "choose", "request": 1, "decision": decision["number"], "key": key}
                    socket.send(json.dumps(choice))


if __name__ == "__main__":
    main(*sys.argv[1:])
