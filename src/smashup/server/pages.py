"""The web page: the built client's files, and the same page for every address a browser may be at."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

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


class Pages:
    """Answers everything that is not the interface for programs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        await self._answer(scope["method"], scope["path"])(scope, receive, send)

    def _answer(self, method: str, path: str) -> Response:
        if method not in ("GET", "HEAD"):
            return _refusal(405, "not_allowed", "expected GET")
        if path.startswith("/api/") or "\0" in path:
            return _refusal(404, "not_found", "there is nothing at this address")
        file = self._file(path)
        if file is not None:
            # Built files have a hash of what is in them in their names.
            lasting = FOREVER if path.startswith("/assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": lasting})
        if "." in path.rsplit("/", 1)[-1]:
            return _refusal(404, "not_found", "there is no such file")
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200 if path == "/" else 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        file = (self._folder / path.lstrip("/")).resolve()
        try:
            return file if path != "/" and file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:  # No file can have such a name.
            return None


def _refusal(status: int, code: str, message: str) -> Response:
    return JSONResponse({"code": code, "message": message}, status)
