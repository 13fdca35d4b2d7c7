"""The page in a notebook."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ._answers import canonical

if TYPE_CHECKING:
    from ._widget import Show

PAGE = "OOS_PAGE"


def show(
    link: str,
    *,
    page: str | os.PathLike[str] | None = None,
    sliders: str | list[str] = "",
    height: int = 480,
) -> "Show":
    """The figure of a link with its sliders, in a notebook; ``.scenario`` of what is returned is the link as the reader has moved it,
    ``.measures`` its measures by their ids. Needs anywidget (``pip install 'out-of-sequence[notebook]'``).

    ``page``
        where the page is: an address such as ``"https://example.org/reordering/"``; or the page as one file, or its folder
        (``dist/``), which is then served from this machine, to this machine alone. By default what the environment variable
        ``OOS_PAGE`` names.
    ``sliders``
        the parameters that can be moved, at most two, such as ``"ta,w"`` or ``["ta", "w"]``.
    ``height``
        in CSS pixels.
    """
    where = os.fspath(page) if page is not None else os.environ.get(PAGE, "")
    if where == "":
        raise ValueError(f"say where the page is, by page=... or the variable {PAGE}: an address, the page as one file, or its folder")
    from ._widget import Show

    names = sliders if isinstance(sliders, str) else ",".join(sliders)
    return Show(address=_address(where), scenario=canonical(link), sliders=names, height=height)


def _address(where: str) -> str:
    if where.startswith(("http://", "https://")):
        return where
    from ._served import served

    return served(Path(where))
