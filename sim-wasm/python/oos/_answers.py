"""The answers of the command line as Python's own values."""

import os
import warnings
from collections.abc import Iterable
from typing import Any, cast

from . import _oos
from ._table import Table
from ._types import Result

Axis = str | tuple[str, float, float, float] | tuple[str, Iterable[str | float]]
"""``"ta=0:60:1"`` or ``("ta", 0, 60, 1)``: from 0 to 60 in steps of 1, 60 included because a step falls on it; ``"ta=0,10,40"`` or
``("ta", [0, 10, 40])``: these numbers; ``"delay=constant,exponential"`` or ``("delay", ["constant", "exponential"])``: named values."""


class ReadWarning(UserWarning):
    """What is given and could not be taken as it stands: what is unknown in a link is left out, what is out of range is clamped, and of
    numbers that contradict each other it is said what is computed instead."""


def _warn(messages: list[str]) -> None:
    for message in messages:
        warnings.warn(message, ReadWarning, stacklevel=3)


def run(link: str, against: str | None = None, *, cores: int | None = None) -> Result:
    """The measures of a scenario, or what sets it apart from another.

    ``link``
        the scenario, such as ``"#/alf?w=8"``.
    ``against``
        another scenario of the same laboratory: each measure is then the paired difference, run by run, over the runs that both
        have. The word ``"kept"`` stands for the scenario that the link itself keeps.
    ``cores``
        how many are used; all of them by default. The results are the same.

    Each measure has its mean over the runs, the half-width of the 95% confidence interval (Student's t) and its unit;
    ``params(lab)`` says what it means and which paper or RFC defines it. Raises ``ValueError`` for a link that cannot be run.
    """
    result, messages = _oos.measures(link, against, _cores(cores))
    _warn(messages)
    return cast(Result, result)


def sweep(
    link: str,
    x: Axis | None = None,
    y: Axis | None = None,
    against: str | None = None,
    *,
    cores: int | None = None,
) -> Table:
    """The measures of a scenario along one or two of its parameters, a row for each point, ``x`` changing fastest.

    ``x``, ``y``
        the parameters, in the units that ``params(lab)`` names; without ``x`` the axis and family of the link's own figure.
    ``against``
        at each point the paired differences from this scenario at the same point.

    Columns: the parameters, each measure (``gain``) and the half-width of its 95% interval (``gain_ci95``), of a measure that a run may have
    no value of how many runs have one (``loss_interval_mean_runs_with_value``), the scenario and the seed of each row.
    """
    columns, messages = _oos.points(link, _axis(x), _axis(y), against, _cores(cores))
    _warn(messages)
    scenario, _ = _oos.canonical(link)
    seeds: list[int | None] = next((column["values"] for column in columns if column["name"] == "seed"), [])
    seed = seeds[0] if seeds and all(one == seeds[0] for one in seeds) else None
    lab = scenario.removeprefix("#/").split("?")[0]
    return Table(columns, scenario=scenario, lab=lab, seed=seed, version=_oos.VERSION, model=_oos.MODEL)


def figure(link: str, table: str | None = None) -> Table:
    """The data that the figure of a link shows, in the page's own columns and units.

    ``table``
        what the figure shows of another kind, such as ``"events"`` of a queue trace (``"#/red?fig=queue"``); ``"stated"``: numbers
        that the paper states and the figure draws.
    """
    result, messages = _oos.columns(link, table)
    _warn(messages)
    return Table(result.pop("columns"), **result)


def metrics(order: str | Iterable[int | None], dt: int | None = None) -> dict[str, Any]:
    """The measures of an arrival order: RFC 4737, RFC 5236, mean displacement and entropy (Torres-Jr and Ribeiro).

    ``order``
        sequence numbers as they arrive: a text such as ``"1 2 x 5 4 6-9"``, or numbers. ``x``, or None, is the loss of the number
        behind the last one, here of 3; a number that arrives anywhere is not lost, and a loss of it is a ``ReadWarning``. A repeat
        is a duplicate.
    ``dt``
        displacement threshold in packets: a packet displaced further counts as lost (RFC 5236).
    """
    text = order if isinstance(order, str) else " ".join("x" if number is None else str(number) for number in order)
    result, messages = _oos.order(text, None if dt is None else str(dt))
    _warn(messages)
    return result


def trace(path: str | os.PathLike[str], *others: str | os.PathLike[str], **options: object) -> Any:
    """The flows of a capture (pcap, pcapng), a table (CSV) or the output of ping, and the measures of each.

    The options are those of ``oos trace``: ``by="rtp"``, ``order="clock"``, ``flow=0``, ``dt=50`` (packets), ``stretch="worst"``,
    ``packets=40``; ``trace(sender, receiver, pair=True)`` compares two captures of the same packets, and of several files without it
    there is a list. Times are in ms, sizes in bytes. Of a damaged file there is what could be read, and ``error``. Raises ``OSError``
    for a file that cannot be read.
    """
    files = [os.fspath(each) for each in (path, *others)]
    if any(file in ("", "-") for file in files):
        raise ValueError("the name of a file is needed")
    given = {f"--{name.replace('_', '-')}": value for name, value in options.items() if value not in (None, False)}
    arguments = [name if value is True else f"{name}={value}" for name, value in given.items()]
    return _oos.flows([*arguments, "--", *files])


def params(lab: str | None = None) -> dict[str, Any]:
    """The tables of parameters (id, symbol, unit, range, default, meaning, source) and of measures; of one laboratory, or of all."""
    return _oos.tables(lab)


def canonical(link: str) -> str:
    """A link in its shortest form, as the page's address has it."""
    text, messages = _oos.canonical(link)
    _warn(messages)
    return text


def _axis(axis: Axis | None) -> str | None:
    if axis is None or isinstance(axis, str):
        return axis
    name, *values = axis
    if len(values) == 1:
        listed = values[0]
        if isinstance(listed, str) or not isinstance(listed, Iterable):
            listed = [cast(str | float, listed)]
        return f"{name}={','.join(str(value) for value in listed)}"
    return f"{name}={':'.join(str(value) for value in values)}"


def _cores(cores: int | None) -> int | None:
    if cores is not None and cores < 1:
        raise ValueError(f"cores takes a whole number from 1, or None for all, not {cores}")
    return cores
