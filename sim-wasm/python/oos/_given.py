"""What ``oos.show`` is given, and what is set of it later, as the page takes it."""

from collections.abc import Iterable
from numbers import Integral

from ._answers import params
from ._said import warn

SLIDERS_AT_MOST = 2


def height_of(height: object) -> int:
    """CSS pixels."""
    if isinstance(height, bool) or not isinstance(height, Integral):
        raise TypeError(f"height takes a whole number of CSS pixels, not {height!r}")
    if height <= 0:
        raise ValueError(f"height takes CSS pixels above 0, not {height}")
    return int(height)


def theme_of(theme: object) -> str:
    """Empty for what the system wishes."""
    if theme is not None and theme not in ("", "light", "dark"):
        raise ValueError(f'theme takes "light" or "dark", or None for what the system wishes, not {theme!r}')
    return str(theme or "")


def sliders_of(sliders: object, lab: str) -> str:
    """Ids behind each other; warns of those that there are none of, and of too many."""
    names = sliders.split(",") if isinstance(sliders, str) else sliders
    if not isinstance(names, Iterable):
        raise TypeError(f'sliders takes parameters, such as "ta,w" or ["ta", "w"], not {sliders!r}')
    names = [str(name).strip() for name in names]
    names = [name for name in names if name]
    known = {param["id"] for param in params(lab)[lab]}
    unknown = [name for name in names if name not in known]
    warn(f"sliders: {lab} has no parameter {name}; oos.params({lab!r}) lists them." for name in unknown)
    if len(names) - len(unknown) > SLIDERS_AT_MOST:
        warn([f"sliders: {SLIDERS_AT_MOST} fit below the figure; the first ones are taken."])
    return ",".join(names)
