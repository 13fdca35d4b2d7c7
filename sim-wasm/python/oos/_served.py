"""A page on this machine's disk, served to this machine."""

import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


LOCAL = "http://127.0.0.1:"


class _Quiet(SimpleHTTPRequestHandler):
    # what a notebook's machine says of a module may be anything
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".wasm": "application/wasm"}

    def __init__(self, *args: object, name: str, **others: object) -> None:
        self.name = name
        super().__init__(*args, **others)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        # of a file's folder, that file alone
        if self.name and path != f"/{self.name}":
            self.send_error(404)
        else:
            super().do_GET()

    do_HEAD = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


@cache
def _serving(page: Path) -> str:
    folder, name = (page, "") if page.is_dir() else (page.parent, page.name)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, name=name, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"{LOCAL}{server.server_port}/{name}"


def served(page: Path) -> str:
    """The address of a file, or of a folder with an ``index.html``; it is there as long as this interpreter is."""
    if not page.exists():
        raise FileNotFoundError(f"there is no page {page}")
    if page.is_dir() and not (page / "index.html").is_file():
        raise FileNotFoundError(f"the folder {page} has no index.html: the page's folder is dist/")
    return _serving(page.resolve())
