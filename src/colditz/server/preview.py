"""What others show of a link that is sent to them: a title, a sentence and a picture (Open Graph)."""

from __future__ import annotations

from html import escape

from fastapi import Request

from colditz.model.words import sentence
from colditz.server.errors import spoken_by

PICTURE = "/preview.jpg"
SUBJECTS = {"join": "join", "game": "join", "replay": "replay"}  # by the first part of an address


def with_preview(page: str, request: Request, home: str) -> str:
    """The client's page with what says to others what is behind this address."""
    language = spoken_by(request.headers.get("accept-language", ""))
    subject = SUBJECTS.get(request.url.path.strip("/").partition("/")[0], "home")
    path = "/" if subject == "home" else request.url.path
    base = home or f"{request.url.scheme}://{request.url.netloc}"
    title, text = sentence("preview-title", language), sentence(f"preview-{subject}", language)
    told = {
        "og:type": "website",
        "og:site_name": "Colditz",
        "og:title": title,
        "og:description": text,
        "og:url": base + path,
        "og:image": base + PICTURE,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    tags += [f'<meta name="description" content="{escape(text)}" />']
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    return page.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>", 1)
