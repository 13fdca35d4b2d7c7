"""What the answers look like."""

from typing import Any, NotRequired, TypedDict


class Estimate(TypedDict):
    """A measure over the runs of a scenario."""

    mean: float | None
    """The mean of the runs, in ``unit``; None where there is none."""
    ci95: float | None
    """Half-width of the 95% confidence interval (Student's t over the runs); None for a single run."""
    runs_with_value: NotRequired[int]
    """Of a measure that a run may have no value of (``loss_interval_mean``): runs that have one. The mean is over these."""
    unit: str
    """Such as ``ms``; empty for a pure number, ``share`` for 0 to 1."""
    of: NotRequired[dict[str, float | None]]
    """Of a comparison: mean and interval of the scenario itself; ``mean`` is then the paired difference."""
    against: NotRequired[dict[str, float | None]]
    """Of a comparison: mean and interval of the scenario that it is compared with."""


class Result(TypedDict):
    """The measures of a scenario."""

    scenario: str
    """The link in its canonical form."""
    lab: str
    seed: int | None
    version: str
    """Of the program."""
    model: int
    """Version of the models: results of equal scenarios may differ where it does."""
    measures: dict[str, Any]
    """An ``Estimate`` for each measure by its id. Distributions are lists of ``[number, share]`` instead: ``cwnd``, ``lag`` and
    ``loss_interval`` of ``red``, ``rd`` of ``tcp``; ``rd``, ``rbd`` and ``rbd_neglecting_losses`` of ``metrics``."""
    against: NotRequired[str]
    """Of a comparison: the other scenario."""
    runs: NotRequired[int]
    """Of a comparison: runs that both have."""
