"""What is told to whoever calls, in Python's words."""

import re
import sys
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

# between a caller's line and a warning
OURS = {"oos", "contextlib", "traitlets", "ipywidgets", "anywidget"}


class ReadWarning(UserWarning):
    """What is given and could not be taken as it stands: what is unknown in a link is left out, what is out of range is clamped. If
    numbers contradict each other, the warning says what is computed instead."""


def warn(messages: Iterable[str]) -> None:
    """Warns of each at the line that called the package."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and str(frame.f_globals.get("__name__", "")).split(".")[0] in OURS:
        level, frame = level + 1, frame.f_back
    for message in messages:
        warnings.warn(message, ReadWarning, stacklevel=level)


@contextmanager
def python_words() -> Iterator[None]:
    """An error names an argument as it is written here: ``x="ID=..."``, where the command line has ``--x ID=...``."""
    try:
        yield
    except ValueError as error:
        words = re.sub(r"(?<!\S)--([xy]) (ID=[A-Z:,]+)", r'\1="\2"', str(error))
        raise ValueError(re.sub(r"(?<!\S)--(?=[a-z])", "", words)) from None
