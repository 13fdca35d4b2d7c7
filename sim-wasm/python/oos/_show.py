"""The page in a notebook."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ._answers import canonical, lab_of, params
from ._said import warn

if TYPE_CHECKING:
    from ._widget import Show

PAGE = "OOS_PAGE"
SLIDERS_AT_MOST = 2


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

    Raises ``ValueError`` for a link that cannot be read, ``FileNotFoundError`` where there is no page; what is unknown or out of range is
    a ``ReadWarning``.
    """
    where = os.fspath(page) if page is not None else os.environ.get(PAGE, "")
    if where == "":
        raise ValueError(f"say where the page is, by page=... or the variable {PAGE}: an address, the page as one file, or its folder")
    if height <= 0:
        raise ValueError(f"height takes CSS pixels above 0, not {height}")
    if theme not in (None, "light", "dark"):
        raise ValueError(f'theme takes "light" or "dark", or None for what the system wishes, not {theme!r}')
    try:
        from ._widget import Show
    except ImportError as error:
        raise ImportError("oos.show needs anywidget: pip install anywidget") from error

    scenario = canonical(link)
    names = [name.strip() for name in (sliders.split(",") if isinstance(sliders, str) else sliders)]
    names = [name for name in names if name]
    warn(_said_of_sliders(names, lab_of(scenario)))
    return Show(address=_address(where), scenario=scenario, sliders=",".join(names), height=height, theme=theme or "")


def _said_of_sliders(names: list[str], lab: str) -> list[str]:
    known = {param["id"] for param in params(lab)[lab]}
    unknown = [name for name in names if name not in known]
    said = [f"sliders: {lab} has no parameter {name}; oos.params({lab!r}) lists them." for name in unknown]
    if len(names) - len(unknown) > SLIDERS_AT_MOST:
        said.append(f"sliders: {SLIDERS_AT_MOST} fit below the figure; the first ones are taken.")
    return said


def _address(where: str) -> str:
    if where.startswith(("http://", "https://")):
        return where
    from ._served import served

    return served(Path(where))
