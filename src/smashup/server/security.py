"""What every answer carries, what every request must not exceed, and from where it may come."""

from __future__ import annotations

import contextlib
import json
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from smashup.server.limits import LARGEST_BODY, LARGEST_POSITION, LARGEST_SAVE
from smashup.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_SAFE = ("GET", "HEAD", "OPTIONS")
_LARGER = {"/api/replays": LARGEST_SAVE, "/api/positions": LARGEST_POSITION}
"""Where a body may be larger than elsewhere."""


def same_origin(headers: Headers, settings: Settings) -> bool:
    """May a page of this origin speak for its user? Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = headers.get("host")
    return urlsplit(origin).netloc == host and (_is_local(host) or not _is_private(headers, settings))


def _is_private(headers: Headers, settings: Settings) -> bool:
    """Is the server for this machine alone? Then a name that is not this machine's was made to lead here."""
    host, inside = settings.host, False
    with contextlib.suppress(ValueError):
        inside = ip_address(host).is_loopback
    return (inside or host == "localhost") and "x-forwarded-for" not in headers


def _is_local(host: str | None) -> bool:
    """Is it an address, or a name that every machine has for itself?"""
    name = urlsplit(f"//{host}").hostname or ""
    with contextlib.suppress(ValueError):
        return bool(ip_address(name))
    return name == "localhost" or name.endswith(".localhost")


class Guard:
    """Around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    found.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    found.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        if scope["method"] not in _SAFE and not same_origin(headers, self._settings):
            await _refuse(send_with_headers, 403, "wrong_origin", "this page may not speak to this server")
            return
        largest = _LARGER.get(scope["path"], LARGEST_BODY)
        body = await _body(headers, receive, largest)
        if body is None:
            await _refuse(send_with_headers, 413, "too_large", f"expected a body of at most {largest} bytes")
            return
        await self._app(scope, _once(body, receive), send_with_headers)


async def _body(headers: Headers, receive: Receive, largest: int) -> bytes | None:
    """The whole body; None if it is too large, whatever its length is said to be."""
    length = headers.get("content-length", "0")
    if length.isdecimal() and int(length) > largest:
        return None
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += bytes(message.get("body", b""))
        if len(body) > largest:
            return None
        if not message.get("more_body", False):
            return body


def _once(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read already, then whatever comes."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = json.dumps({"code": code, "message": message}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
