"""The answers of the command line as Python's own values."""

import os
from collections.abc import Iterable
from numbers import Integral
from typing import Any, Literal, cast

from . import _oos
from ._arguments import cores_of, file_of, text_of
from ._order import order_text
from ._said import python_words, warn
from ._table import Table
from ._types import Result

Axis = str | tuple[str, float, float, float] | tuple[str, Iterable[str | float]]
"""``"ta=0:60:1"`` or ``("ta", 0, 60, 1)``: from 0 to 60 in steps of 1; 60 is included if 0 plus whole steps reaches it; ``"ta=0,10,40"`` or
``("ta", [0, 10, 40])``: these numbers; ``"delay=constant,exponential"`` or ``("delay", ["constant", "exponential"])``: named values."""


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
    result, messages = _oos.measures(text_of("link", link), text_of("against", against), cores_of(cores))
    warn(messages)
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
        a parameter and its values, in the unit that ``params(lab)`` names. As a text: ``"ta=0:60:1"`` (FROM:TO:STEP; TO is included
        if FROM plus whole steps reaches it), ``"ta=0,10,40"`` or ``"delay=constant,exponential"``. As a tuple the same:
        ``("ta", 0, 60, 1)``, ``("ta", [0, 10, 40])`` or ``("delay", ["constant", "exponential"])``. Without ``x`` the axis and family
        of the link's own figure.
    ``against``
        another scenario of the same laboratory: at each point the measures are the paired differences from it at the same point.
        What it has itself for the parameters of ``x`` and ``y`` is not used; if that is another value than the scenario's, a
        ``ReadWarning`` says so.
    ``cores``
        how many are used; all of them by default. The results are the same.

    Columns: the parameters, each measure (``gain``) and the half-width of its 95% interval (``gain_ci95``), the scenario and the seed of
    each row. If some runs have no value of a measure, a column ``..._runs_with_value`` says how many have one. Raises ``ValueError`` for a
    link that cannot be run, a parameter that the laboratory does not have, values out of its range, or more points than a sweep may have.
    """
    with python_words():
        columns, messages = _oos.points(
            text_of("link", link), _axis("x", x), _axis("y", y), text_of("against", against), cores_of(cores)
        )
    warn(messages)
    scenario, _ = _oos.canonical(link)
    seeds: list[int | None] = next((column["values"] for column in columns if column["name"] == "seed"), [])
    seed = seeds[0] if seeds and all(one == seeds[0] for one in seeds) else None
    return Table(columns, scenario=scenario, lab=lab_of(scenario), seed=seed, version=_oos.VERSION, model=_oos.MODEL)


def figure(link: str, table: str | None = None) -> Table:
    """The data that the figure of a link shows, in the page's own columns and units.

    ``table``
        what the figure shows of another kind, such as ``"events"`` of a queue trace (``"#/red?fig=queue"``); ``"stated"``: numbers
        that the paper states and the figure draws. A name that it does not have is a ``ValueError`` that lists those it has.
    """
    result, messages = _oos.columns(text_of("link", link), text_of("table", table))
    warn(messages)
    return Table(result.pop("columns"), **result)


def metrics(order: str | Iterable[float | None], dt: int | None = None) -> dict[str, Any]:
    """The measures of an arrival order: RFC 4737, RFC 5236, mean displacement and entropy (Torres-Jr and Ribeiro).

    ``order``
        sequence numbers as they arrive: a text such as ``"1 2 x 5 4 6-9"``, or numbers, such as a list, an array or a column of a
        frame. None (``x`` in a text; NaN or NA in a column) means: the number after the previous one was lost. ``[1, 2, None, 4]``
        says that 3 was lost; if that number arrives anywhere, it is not, and there is a ``ReadWarning``. A repeat is a duplicate.
    ``dt``
        displacement threshold in packets: a packet displaced further counts as lost (RFC 5236).

    Each measure has ``mean`` (its value: there is one run) and ``unit``; the densities ``rd``, ``rbd`` and ``rbd_neglecting_losses`` are
    lists of ``[number, share]``. Raises ``ValueError`` for an empty order or one with fractions, ``TypeError`` for what is no order.
    """
    result, messages = _oos.order(order_text(order), None if dt is None else str(dt))
    warn(messages)
    return result


def trace(
    path: str | os.PathLike[str],
    *others: str | os.PathLike[str],
    by: Literal["auto", "rtp", "tcp", "icmp", "ipid", "iperf"] | None = None,
    order: Literal["auto", "file", "clock"] | None = None,
    flow: int | None = None,
    dt: int | None = None,
    stretch: Literal["worst"] | float | None = None,
    packets: int | None = None,
    pair: bool = False,
) -> Any:
    """The flows of a capture (pcap, pcapng), a table (CSV) or the output of ping, and the measures of each.

    ``by``
        the number that is taken for the packets' sequence; without it, what fits.
    ``order``
        whose order of arrival is taken, the file's or its clock's; without it, the one that finds less wrong.
    ``flow``
        only this flow, counted from 0.
    ``dt``
        displacement threshold in packets: a packet displaced further counts as lost (RFC 5236).
    ``stretch``, ``packets``
        a part of each flow as an arrival order, with the links that open it: ``"worst"``, where most packets are reordered, or what
        follows this time, in ms since the first packet; of so many packets, 2 to 300 (60).
    ``pair``
        ``trace(sender, receiver, pair=True)`` compares two captures of the same packets: what was lost and reordered is counted.

    Of several files without ``pair`` there is a list. Times are in ms, sizes in bytes. Of a damaged file there is what could be read, and
    ``error``. Raises ``FileNotFoundError``, or another ``OSError``, for a file that cannot be read.
    """
    files = [file_of(each) for each in (path, *others)]
    if any(file in ("", "-") for file in files):
        raise ValueError("the name of a file is needed")
    for file in files:
        os.stat(file)
    if packets is not None and stretch is None:
        raise ValueError('packets is the length of a stretch: give stretch too, such as stretch="worst"')
    if packets is not None and not isinstance(packets, Integral):
        raise TypeError(f"packets is a whole number, not {packets!r}")
    given = {"by": by, "order": order, "flow": flow, "dt": dt, "stretch": stretch, "packets": packets}
    # a number behind --packets stands apart
    arguments = [word for name, value in given.items() if value is not None for word in (f"--{name}", str(value))]
    with python_words():
        return _oos.flows([*arguments, *(["--pair"] if pair else []), "--", *files])


def params(lab: str | None = None) -> dict[str, Any]:
    """The tables of parameters and measures, of one laboratory or of all.

    ``params("alf")["alf"]`` lists the parameters (id, symbol, unit, range, default, meaning, source), ``params("alf")["measures"]["alf"]``
    the measures (id, name, unit, meaning, source); ``"ledgers"`` names the laboratories whose paper's statements are checked against
    the models. ``ValueError`` for a name of no laboratory.
    """
    return _oos.tables(text_of("lab", lab))


def canonical(link: str) -> str:
    """A link in its shortest form, as the page's address has it."""
    text, messages = _oos.canonical(text_of("link", link))
    warn(messages)
    return text


def lab_of(scenario: str) -> str:
    """The laboratory that a canonical link names."""
    return scenario.removeprefix("#/").split("?")[0]


def _axis(argument: str, axis: object) -> str | None:
    if axis is None or isinstance(axis, str):
        return axis
    if not isinstance(axis, tuple | list) or len(axis) not in (2, 4) or not isinstance(axis[0], str):
        raise TypeError(f'{argument} takes a text such as "ta=0:60:1", or ("ta", 0, 60, 1) or ("ta", [0, 10, 40]), not {axis!r}')
    name, *values = axis
    if len(values) == 1:
        listed = values[0]
        if isinstance(listed, str) or not isinstance(listed, Iterable):
            listed = [listed]
        return f"{name}={','.join(str(value) for value in listed)}"
    return f"{name}={':'.join(str(value) for value in values)}"
