"""The web page: the built client's files, and the same page for every address a browser may be at."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

from smashup.server.compression import best_encoding, packed
from smashup.server.link_texts import LinkText, link_text

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Smash Up</title>
<h1>The server runs, but the page is not built</h1>
<p>In a checkout of the project: run <code>make web</code>, then reload. An installed package has the page with it.</p>
<p>Programs can play right now: see docs/protocol.md, and <a href="/api/openapi.json">the REST interface</a>.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""What the build has beside a file, the smaller one first, by the word of Accept-Encoding."""
TITLE = "<title>Smash Up</title>"
PICTURE = "share.png"
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages:
    """Answers everything that is not the interface for programs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.scope["path"]
        if request.method not in ("GET", "HEAD"):
            return _refusal(405, "not_allowed", "expected GET")
        if path.startswith("/api/") or "\0" in path:
            return _refusal(404, "not_found", "there is nothing at this address")
        file = self._found(path)
        if file is not None:
            # Built files have a hash of what is in them in their names.
            return _file(file, FOREVER if path.startswith("/assets/") else "no-cache", request)
        if "." in path.rsplit("/", 1)[-1] and path != "/index.html":
            return _refusal(404, "not_found", "there is no such file")
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200 if path == "/" else 404)
        return _page(index, request)

    def _found(self, path: str) -> Path | None:
        file = (self._folder / path.lstrip("/")).resolve()
        try:
            return (
                file
                if path not in ("/", "/index.html") and file.is_relative_to(self._folder) and file.is_file()
                else None
            )
        except OSError:  # No file can have such a name.
            return None


def _file(file: Path, lasting: str, request: Request) -> Response:
    """A file, compressed if the build has it so and the client takes it."""
    there = {word: file.with_name(file.name + suffix) for word, suffix in COMPRESSED.items()}
    there = {word: beside for word, beside in there.items() if beside.is_file()}
    headers = {"Cache-Control": lasting}
    if not there:
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    encoding = best_encoding(request, list(there))
    if encoding is None:
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(there[encoding], headers=headers | {"Content-Encoding": encoding}, media_type=kind)


def _page(index: Path, request: Request) -> Response:
    """The page, saying what its address is about to programs that show a link."""
    text = link_text(request.scope["path"], request.app.state)
    picture = f"{request.url.scheme}://{request.url.netloc}/{PICTURE}"
    page = index.read_text(encoding="utf-8").replace(TITLE, _about(text, picture), 1)
    headers = {"Cache-Control": "no-cache", "ETag": f'W/"{sha256(page.encode()).hexdigest()[:24]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return packed(request, page.encode(), "text/html", headers)


def _about(text: LinkText, picture: str) -> str:
    """Tags for programs that show what a link leads to. Names of players are in them, so everything is escaped."""
    title, about, shown = (escape(one) for one in (text.title, text.about, picture))
    tags = {
        "og:type": "website",
        "og:site_name": "Smash Up",
        "og:title": title,
        "og:description": about,
        "og:image": shown,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": "A fan of cards of two factions, and the name Smash Up",
    }
    lines = [
        f"<title>{title}</title>",
        *(f'<meta property="{name}" content="{value}" />' for name, value in tags.items()),
    ]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)


def _refusal(status: int, code: str, message: str) -> Response:
    return JSONResponse({"code": code, "message": message}, status)
