"""Out of Sequence: laboratories for packets that arrive out of order, computed in the models of the page.

A scenario is a link as the page has it, or its part from ``#/``: ``"#/alf?w=8"``. Equal links give equal numbers here, on the
page and on the command line (``oos``), to the bit. Everything computes on all cores, without the interpreter's lock, and ends
at Ctrl-C. ``params(lab)`` lists every parameter and measure with its unit, meaning and source.
"""

from ._answers import canonical, figure, metrics, params, run, sweep, trace
from ._oos import MODEL, VERSION
from ._said import ReadWarning
from ._show import show
from ._table import Table
from ._types import Estimate, Result

__version__ = VERSION

__all__ = [
    "MODEL",
    "Estimate",
    "ReadWarning",
    "Result",
    "Table",
    "__version__",
    "canonical",
    "figure",
    "metrics",
    "params",
    "run",
    "show",
    "sweep",
    "trace",
]
