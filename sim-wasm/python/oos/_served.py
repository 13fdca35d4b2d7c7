"""A page on this machine's disk, served to this machine."""

import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

LOCAL = "http://127.0.0.1:"
TITLE = b"<title>Out of Sequence</title>"
# what the build puts into the page, and into the page as one file (scripts/single)
BUILT = b'http-equiv="Content-Security-Policy"'
ONE_FILE = b'<script type="application/json" id="given">'
AS_FOLDER = "the page's folder is dist/, which npm run build makes"
AS_FILE = "dist/single/out-of-sequence.html after npm run build, or what the page saves by Export, Whole laboratory as a file"


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
    if page.is_dir():
        _check_folder(page)
    elif ONE_FILE not in _bytes(page):
        wanted = f"give its folder, {page.parent}" if page.name == "index.html" and BUILT in _bytes(page) else f"that is {AS_FILE}"
        raise FileNotFoundError(f"{page} is not the page as one file: {wanted}")
    return _serving(page.resolve())


def _check_folder(folder: Path) -> None:
    index = folder / "index.html"
    if not index.is_file():
        raise FileNotFoundError(f"the folder {folder} has no index.html: {AS_FOLDER}")
    text = _bytes(index)
    if TITLE not in text or BUILT not in text:
        raise FileNotFoundError(f"index.html of the folder {folder} is not the page as it is built: {AS_FOLDER}")


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else b""
