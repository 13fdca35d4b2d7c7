"""An arrival order that Python has, as the text that the models read."""

from collections.abc import Iterable, Mapping, Set
from numbers import Integral, Real
from typing import Any

LOST = "x"


def order_text(order: str | Iterable[Any]) -> str:
    """Numbers as text; None, and the NaN or NA that pandas has in its place, is a loss."""
    if isinstance(order, str):
        return order
    if isinstance(order, bytes | bytearray):
        raise TypeError("an arrival order is a text or numbers, not bytes: decode them first")
    if hasattr(order, "columns"):
        raise TypeError("an arrival order is one column: give it alone, such as frame['seq']")
    if isinstance(order, Mapping):
        raise TypeError("an arrival order is numbers as they arrive, not a dict: give its values, such as list(d.values())")
    if isinstance(order, Set):
        raise TypeError("an arrival order is numbers as they arrive, and a set has no order: give a list")
    if not isinstance(order, Iterable):
        raise TypeError(f"an arrival order is a text or numbers, not {type(order).__name__}")
    return " ".join(_word(at, value) for at, value in enumerate(order))


def _word(at: int, value: object) -> str:
    # pandas need not be there
    if value is None or type(value).__name__ == "NAType":
        return LOST
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, Real):
        raise TypeError(f"an arrival order has whole numbers, and None for a loss: entry {at} is of the type {type(value).__name__}")
    if isinstance(value, Integral):
        return str(int(value))
    number = float(value)
    if number != number:
        return LOST
    if not number.is_integer():
        raise ValueError(f"an arrival order has whole numbers, and None for a loss: entry {at} is {number}")
    return str(int(number))
