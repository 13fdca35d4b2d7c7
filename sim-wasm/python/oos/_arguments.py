"""Arguments of the wrong type, refused by name: the compiled part does not know what they are called here."""

import os
from numbers import Integral
from typing import overload

# what the compiled part can hold; no machine has so many
CORES_AT_MOST = 1 << 31


@overload
def text_of(argument: str, value: str) -> str: ...
@overload
def text_of(argument: str, value: str | None) -> str | None: ...
def text_of(argument: str, value: object) -> str | None:
    """A text, or None where the argument may be left out."""
    if value is None and argument != "link":
        return None
    if not isinstance(value, str):
        example = ', such as "#/alf?w=8"' if argument == "link" else ""
        raise TypeError(f"{argument} takes a text{example}, not {value!r}")
    return value


def cores_of(cores: object) -> int | None:
    """How many cores; None for all."""
    if cores is None:
        return None
    if isinstance(cores, bool) or not isinstance(cores, Integral):
        raise TypeError(f"cores takes a whole number from 1, or None for all, not {cores!r}")
    if cores < 1:
        raise ValueError(f"cores takes a whole number from 1, or None for all, not {cores}")
    return min(int(cores), CORES_AT_MOST)


def file_of(path: object) -> str:
    """The name of a file."""
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"path takes the name of a file, as a text or a path, not {path!r}")
    return os.fsdecode(path)
