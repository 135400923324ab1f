"""Pages for people: the built client where there is one, else the castle; and what bot writers may call."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.staticfiles import StaticFiles

from colditz.editions.registry import EDITIONS
from colditz.server.errors import Fault
from colditz.server.preview import with_preview

BUILT = Path(__file__).parent.parent / "web_dist"
FOREVER = "public, max-age=31536000, immutable"

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Colditz</title><link rel="icon" href="data:,">
<style>body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 17px/1.5 Georgia, serif; color: #2d2823;
background: #e9dfc7 }} code {{ font-size: .95em }} table {{ border-collapse: collapse }}
td, th {{ text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0 }} img {{ width: 100% }}</style>
<body>{body}</body></html>
"""

NOT_BUILT = f"""<h1>Colditz</h1>
<p>The server runs, but the pages to play on are not built. In a source tree, <code>make web</code> builds them.</p>
<p>Programs can play already: see <a href="/docs">what the server answers</a>.</p>
<img src="/api/board/{next(iter(EDITIONS))}.svg" alt="The castle">"""


def add_pages(app: FastAPI, built: Path = BUILT, home: str = "") -> None:
    """The client at every address that is not the server's own; what it is made of is kept by browsers for good."""
    app.add_api_route("/docs", _docs, include_in_schema=False, response_class=HTMLResponse)
    index = built / "index.html"
    own = {item.relative_to(built).as_posix() for item in built.rglob("*") if item.is_file()}
    if (built / "assets").is_dir():
        app.mount("/assets", ImmutableFiles(directory=built / "assets"), name="assets")

    def page(request: Request, path: str = "") -> Response:
        """The client, whatever page of it is asked for; files of its own by their names."""
        if path.startswith(("api/", "ws/")):
            raise Fault("unknown-page")
        if not index.is_file():
            return HTMLResponse(PLAIN.format(body=NOT_BUILT))
        if path in own:
            return FileResponse(built / path)
        told = with_preview(index.read_text(encoding="utf-8"), request, home)
        return HTMLResponse(told, headers={"Cache-Control": "no-cache"})

    app.add_api_route("/{path:path}", page, include_in_schema=False, response_model=None)


class ImmutableFiles(StaticFiles):
    """Files whose names change with what is in them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:  # noqa: ANN401 - the library's signature
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = FOREVER
        return response


# --- the page for bot writers: from the OpenAPI description, without scripts from elsewhere


def _docs(request: Request) -> HTMLResponse:
    """What the server answers over HTTP, readable without any script."""
    description = request.app.openapi()
    rows = [
        _row(path, method, call)
        for path, calls in description["paths"].items()
        for method, call in calls.items()
        if isinstance(call, dict)
    ]
    body = f"""<h1>{escape(description["info"]["title"])} {escape(description["info"]["version"])}</h1>
<p>{escape(description["info"]["description"])}</p>
<p>For programs: <a href="/openapi.json">OpenAPI</a> of what is below,
<a href="/api/protocol">JSON schema</a> of the socket <code>/ws/games/{{id}}</code>.</p>
<table><tr><th>request<th>what it does<th>with</tr>{"".join(rows)}</table>"""
    return HTMLResponse(PLAIN.format(body=body))


def _row(path: str, method: str, call: dict[str, Any]) -> str:
    names = [parameter["name"] for parameter in call.get("parameters", ())]
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    model = content.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
    given = ", ".join([*names, *([f"a {model}"] if model else [])])
    return (
        f"<tr><td><code>{method.upper()} {escape(path)}</code>"
        f"<td>{escape(call.get('description', ''))}<td>{escape(given)}</tr>"
    )
