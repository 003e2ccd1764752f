"""The page: its files, compressed ahead, and what it says about itself to programs that show links."""

from __future__ import annotations

import gzip
import re
from html import unescape

import pytest
from starlette.requests import Request

from smashup.server.app import create_app
from smashup.server.compression import best_encoding
from smashup.server.pages import Pages
from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer

SCRIPT = "console.log(1);" * 50


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A server with a page."""
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Smash Up</title>")
    (static / "assets" / "index-abc123.js").write_text(SCRIPT)
    (static / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (static / "assets" / "index-abc123.js.br").write_bytes(b"not really brotli")
    (static / "assets" / "font-abc123.woff2").write_bytes(b"a font")
    (static / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")
    server = RunningServer(Settings(database=str(folder / "games.sqlite3"), workers=1, static=static))
    yield Api(server.url)
    server.stop()


def about(answer) -> tuple[str, str]:
    """The title and the sentence of a page."""
    tags = dict(re.findall(r'<meta property="og:(\w+)" content="(.*?)" />', answer.text))
    return unescape(tags["title"]), unescape(tags["description"])


def test_the_page_is_served_at_every_address_a_player_may_be_at(built):
    for path in ("/", "/index.html", "/new", "/t/k3v9x2mq7d", "/cards/aliens"):
        answer = built.http.get(path)
        assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
        again = built.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    script = built.http.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert built.http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert built.http.get("/assets/gone-123.js").status_code == 404
    for outside in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        assert "secret" not in built.http.get(outside).text
        assert "root:" not in built.http.get(outside).text


def asked(built, path: str, accepted: str):
    """The answer as it comes over the wire, and its encoding."""
    with built.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("vary", "") == ("" if path.endswith("woff2") else "Accept-Encoding")
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw()), answer.headers["content-type"]


def test_a_file_comes_compressed_as_the_client_likes_it(built):
    script = "/assets/index-abc123.js"
    encoding, sent, kind = asked(built, script, "gzip, deflate, br, zstd")
    assert (encoding, sent) == ("br", b"not really brotli")
    assert kind.startswith("text/javascript")
    encoding, sent, _ = asked(built, script, "gzip")
    assert (encoding, gzip.decompress(sent).decode()) == ("gzip", SCRIPT)
    for nothing in ("identity", "br;q=0, gzip;q=0", ""):
        assert asked(built, script, nothing)[:2] == (None, SCRIPT.encode())
    assert asked(built, "/assets/font-abc123.woff2", "br, gzip")[:2] == (None, b"a font")


def test_what_the_pages_read_comes_compressed(built):
    for path in ("/", "/api/catalogue", "/api/rulings", "/api/puzzles", "/api/statistics"):
        encoding, sent, _ = asked(built, path, "br, gzip")
        assert encoding == "gzip"
        assert gzip.decompress(sent) == asked(built, path, "identity")[1]


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("br;q=0.5, gzip;q=0.9", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("gzip;q=nonsense", None),
        ("zstd", None),
    ],
)
def test_which_encoding_is_taken(accepted, expected):
    request = Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]})
    assert best_encoding(request, ["br", "gzip"]) == expected


# What a link is about.


def test_a_link_to_a_table_says_who_plays_there(built):
    made = built.make("person", "person", "random", name="Ann", open=True)
    link = f"/t/{made['table']}"
    assert about(built.http.get(link)) == ("Ann and Random bot invite you to Smash Up", "1 free seat of 3.")
    built.join(made["table"], "Bo")
    title, sentence = about(built.http.get(link))
    assert title == "Ann, Bo and Random bot play Smash Up"
    assert re.fullmatch(r"Turn \d+, 0 to 0 to 0 VP\. Watch the game\.", sentence)


def test_a_link_to_a_game_that_is_over_says_who_won(built):
    made = built.make("person", "random", name="Ann")
    with built.at(made["table"], made["token"]) as ann:
        ann.do("concede")
    assert about(built.http.get(f"/replay/{made['table']}")) == (
        "Ann and Random bot · A replay of Smash Up",
        "Random bot won, 0 to 0 VP.",
    )
    assert about(built.http.get("/replay/nosuchreplay"))[0] == "A replay · Smash Up"
    assert about(built.http.get("/t/nosuchtable"))[0] == "A table of Smash Up"


def test_a_link_to_a_card_a_faction_or_a_puzzle_says_what_it_is(built):
    assert about(built.http.get("/cards/aliens/scout")) == (
        "Scout (Aliens) · Smash Up",
        "Special: After this base scores, you may place this minion into its owner's hand instead of the discard pile.",
    )
    assert about(built.http.get("/cards/ghosts/seance"))[0] == "Séance (Ghosts) · Smash Up"
    assert about(built.http.get("/cards/aliens"))[0] == "Aliens · Smash Up"
    assert about(built.http.get("/cards/aliens/nothing"))[0] == "Cards · Smash Up"
    puzzle = built.get("/api/puzzles")["puzzles"][0]
    title, sentence = about(built.http.get(f"/puzzles/{puzzle['key']}"))
    assert title == f"{puzzle['title']} · A puzzle of Smash Up"
    assert sentence == f"{puzzle['goal']} One turn, no luck."
    assert about(built.http.get("/"))[0] == "Smash Up"


def test_a_hostile_name_stays_text(built):
    made = built.make("person", "person", name='<b>"&x')
    text = built.http.get(f"/t/{made['table']}").text
    assert "&lt;b&gt;&quot;&amp;x invites you" in text
    assert "<b>" not in text


def test_the_picture_of_a_link_has_the_servers_own_address(built):
    assert f'<meta property="og:image" content="{built.url}/share.png" />' in built.http.get("/").text


def test_without_a_page_the_server_says_how_to_build_it(tmp_path):
    pages = Pages(tmp_path)

    def answer(method: str):
        return pages._answer(Request({"type": "http", "method": method, "path": "/", "headers": [], "app": create_app}))

    assert answer("GET").status_code == 200
    assert re.search(rb"run <code>make web</code>", answer("GET").body)
    assert answer("POST").status_code == 405
