"""The page in a notebook."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit
from urllib.request import url2pathname

from ._answers import canonical
from ._given import height_of, theme_of

if TYPE_CHECKING:
    from ._widget import Show

PAGE = "OOS_PAGE"


def show(
    link: str,
    *,
    page: str | os.PathLike[str] | None = None,
    sliders: str | list[str] = "",
    height: int = 480,
    theme: Literal["light", "dark"] | None = None,
) -> "Show":
    """The figure of a link with its sliders, in a notebook. Needs anywidget (``pip install anywidget``).

    Of what is returned, ``.scenario`` is the link as it stands after the reader's moves; set it to move the figure. ``.measures`` are
    filled in by the page after the cell has ended, and empty until then: within one cell, in a script and with *Run All*,
    ``oos.run(s.scenario)`` has them.

    ``page``
        where the page is: an address such as ``"https://example.org/reordering/"``; or the page as one file, or its folder
        (``dist/``), which is then served from this machine, to this machine alone. By default what the environment variable
        ``OOS_PAGE`` names.
    ``sliders``
        the parameters that can be moved, at most two, such as ``"ta,w"`` or ``["ta", "w"]``.
    ``height``
        in CSS pixels.
    ``theme``
        ``"light"`` or ``"dark"``; without it, as the reader's system wishes.

    ``sliders``, ``height`` and ``theme`` can be set of what is returned too.

    Raises ``ValueError`` for a link that cannot be read, ``FileNotFoundError`` where there is no page, or another file or folder in its
    place; what is unknown or out of range is a ``ReadWarning``.
    """
    where = _named(page)
    height_of(height)
    theme_of(theme)
    try:
        from ._widget import Show
    except ImportError as error:
        raise ImportError("oos.show needs anywidget: pip install anywidget") from error

    scenario = canonical(link)
    return Show(address=_address(where), scenario=scenario, sliders=sliders, height=height, theme=theme)


def _named(page: object) -> str:
    if page is not None and not isinstance(page, str | os.PathLike):
        raise TypeError(f"page takes an address, the page as one file, or its folder, not {page!r}")
    where = os.fsdecode(page) if page is not None else os.environ.get(PAGE, "")
    if where == "":
        raise ValueError(f"say where the page is, by page=... or the variable {PAGE}: an address, the page as one file, or its folder")
    return where


def _address(where: str) -> str:
    scheme, is_address, rest = where.partition("://")
    scheme = scheme.lower()
    if is_address and scheme in ("http", "https"):
        return f"{scheme}://{rest}"
    from ._served import served

    if is_address and scheme == "file":
        return served(Path(url2pathname(urlsplit(where).path)))
    return served(Path(where).expanduser())
