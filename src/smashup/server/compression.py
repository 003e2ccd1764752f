"""Smaller answers for clients that take them."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

KEPT = 64
"""Answers that stay compressed in memory."""


def best_encoding(request: Request, offered: Sequence[str]) -> str | None:
    """Which of the encodings the client likes best; None: as it is. Equally liked: the one that is offered first."""
    liked: dict[str, float] = {}
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        quality = next((value[2:] for value in parameters if value.startswith("q=")), "1")
        try:
            liked[name] = float(quality)
        except ValueError:
            liked[name] = 0.0
    ranked = [(liked.get(name, liked.get("*", 0.0)), -place, name) for place, name in enumerate(offered)]
    best = max(ranked, default=(0.0, 0, ""))
    return best[2] if best[0] > 0 else None


def packed(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """An answer that is given again and again, so that it is compressed once. Nothing secret: its length tells."""
    headers = headers | {"Vary": "Accept-Encoding"}
    if best_encoding(request, ["gzip"]) is None:
        return Response(body, media_type=media_type, headers=headers)
    return Response(_gzipped(body), media_type=media_type, headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(KEPT)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
