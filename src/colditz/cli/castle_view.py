"""`colditz play`, for now: the castle in the browser, by day and by night, until the game can be played."""

from __future__ import annotations

import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Annotated

import typer

from colditz.draw.castle import castle_svg
from colditz.draw.words import LANGUAGES, Words

LOOPBACK = "127.0.0.1"

NOTICE = Words(
    "This is the castle only: the game cannot be played yet.",
    "Esto es solo el castillo: todavía no se puede jugar.",
    "Questo è solo il castello: ancora non si può giocare.",
)
LIGHT = Words("Day / night", "Día / noche", "Giorno / notte")

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Colditz</title>
<link rel="icon" href="data:,">
<style>
body {{ margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #e9dfc7; color: #2d2823;
  font: 16px/1.4 "Special Elite", "Courier Prime", "American Typewriter", "Courier New", monospace }}
body.dark {{ background: #0b1017; color: #e9dfc6 }}
header {{ display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1rem }}
p {{ margin: 0; flex: 1 1 20rem; font-weight: bold }}
button {{ font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 3px; padding: .25rem .7rem;
  cursor: pointer }}
button[aria-pressed=true] {{ text-decoration: underline }}
main {{ flex: 1; min-height: 0; overflow: auto }}
svg {{ display: block; width: 100%; max-height: calc(100vh - 4rem); min-width: 60rem }}
[data-words] {{ display: none }}
{shown} {{ display: inline }}
</style>
<header>
<p role="status">{notice}</p>
<button id="light">{light}</button>
{buttons}
</header>
<main>{castle}</main>
<script>
const root = document.documentElement, castle = document.querySelector('svg');
document.getElementById('light').onclick = () => {{
  for (const light of ['day', 'night']) castle.classList.toggle(light);
  document.body.classList.toggle('dark', castle.classList.contains('night'));
}};
const speak = language => {{
  root.lang = castle.lang = language;
  for (const button of document.querySelectorAll('[data-language]')) {{
    const chosen = button.dataset.language === language;
    button.setAttribute('aria-pressed', chosen);
    castle.classList.toggle('speaks-' + button.dataset.language, chosen);
  }}
}};
for (const button of document.querySelectorAll('[data-language]'))
  button.onclick = () => speak(button.dataset.language);
speak('en');
</script>
</html>
"""


def play(
    *,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    port: Annotated[int, typer.Option(help="Where to listen; 0 takes any free port.")] = 0,
) -> None:
    """Show the castle in the browser (the game itself cannot be played yet)."""
    try:
        server = ThreadingHTTPServer((LOOPBACK, port), handler(page()))
    except OSError as error:
        typer.echo(f"colditz play: cannot listen on port {port} ({error.strerror})", err=True)
        raise typer.Exit(1) from error
    address = f"http://{LOOPBACK}:{server.server_port}/"
    typer.echo(f"The castle stands at {address}\n{NOTICE.en} Ctrl+C closes it.")
    if browser:
        webbrowser.open(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            typer.echo()


def page() -> str:
    """The page with the drawing in it, its two lights and three languages."""
    return PAGE.format(
        shown=", ".join(f"html[lang={language}] [data-words={language}]" for language in LANGUAGES),
        notice=_spoken(NOTICE),
        light=_spoken(LIGHT),
        buttons="\n".join(f'<button data-language="{name}">{name.upper()}</button>' for name in LANGUAGES),
        castle=castle_svg(),
    )


def _spoken(words: Words) -> str:
    spans = zip(LANGUAGES, words, strict=True)
    return "".join(f'<span data-words="{language}" lang="{language}">{text}</span>' for language, text in spans)


def handler(text: str) -> type[BaseHTTPRequestHandler]:
    """A handler that knows one page."""
    body = text.encode()

    class Castle(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            """Send the castle, whatever is asked for at the door."""
            found = self.path.split("?", 1)[0] == "/"
            self.send_response(HTTPStatus.OK if found else HTTPStatus.NOT_FOUND)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body) if found else 0))
            self.end_headers()
            if found:
                self.wfile.write(body)

        def log_message(self, format: str, *values: object) -> None:  # noqa: A002, the library's name
            """Keep the terminal quiet."""

    return Castle
