"""The widget; imported when something is shown, for anywidget is optional."""

from pathlib import Path

import anywidget
import traitlets


class Show(anywidget.AnyWidget):
    """The embedded page. Setting ``scenario`` moves it there."""

    _esm = Path(__file__).parent / "show.js"

    address = traitlets.Unicode().tag(sync=True)
    """Where the page is."""
    scenario = traitlets.Unicode().tag(sync=True)
    """The link that is shown."""
    measures = traitlets.Dict().tag(sync=True)
    """Its measures as the page has them, once they are computed: ``{"gain": {"mean": ..., "ci95": ..., "unit": ...}}``."""
    sliders = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(480).tag(sync=True)
