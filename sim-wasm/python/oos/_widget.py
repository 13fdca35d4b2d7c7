"""The widget; imported when something is shown, for anywidget is optional."""

from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ._answers import canonical, lab_of
from ._given import height_of, sliders_of, theme_of
from ._served import LOCAL


class Show(anywidget.AnyWidget):
    """The embedded page. ``scenario`` is the link as it stands after the reader's moves; set it to move the figure."""

    _esm = Path(__file__).parent / "show.js"
    _is_told = False

    address = traitlets.Unicode().tag(sync=True)
    """Where the page is."""
    scenario = traitlets.Unicode().tag(sync=True)
    """The link that is shown."""
    measures = traitlets.Dict().tag(sync=True)
    """Its measures as the page has them: ``{"gain": {"mean": ..., "ci95": ..., "unit": ...}}``; empty until the page has answered."""
    sliders: Any = traitlets.TraitType("").tag(sync=True)
    height: Any = traitlets.TraitType(480).tag(sync=True)
    theme: Any = traitlets.TraitType("").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.on_msg(self._answer)

    def _answer(self, _: Any, content: Any, buffers: Any) -> None:
        # whoever gets no page wants to know whether this interpreter is there
        if content == {"ask": "alive"}:
            self.send({"alive": True})

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """What the page tells."""
        self._is_told = True
        try:
            super().set_state(sync_data)
        finally:
            self._is_told = False

    @traitlets.validate("scenario")
    def _read(self, proposal: Any) -> str:
        # the page may show what is no scenario, such as a lesson
        return proposal["value"] if self._is_told else canonical(proposal["value"])

    @traitlets.validate("sliders")
    def _read_sliders(self, proposal: Any) -> str:
        return sliders_of(proposal["value"], lab_of(self.scenario))

    @traitlets.validate("height")
    def _read_height(self, proposal: Any) -> int:
        return height_of(proposal["value"])

    @traitlets.validate("theme")
    def _read_theme(self, proposal: Any) -> str:
        return theme_of(proposal["value"])

    @traitlets.observe("scenario")
    def _forget(self, _: Any) -> None:
        # those of the scenario before
        if not self._is_told:
            self.measures = {}

    def _repr_mimebundle_(self, **others: Any) -> Any:
        """The widget, and beside it what a saved notebook, or a page made of it, shows where there is no widget."""
        bundle = super()._repr_mimebundle_(**others)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        if data is None:
            return bundle
        # an address of this machine ends with its interpreter
        is_lasting = not self.address.startswith(LOCAL)
        there = self.address.split("#")[0] + self.scenario
        words = "Out of Sequence, the figure of"
        link = f'<a href="{escape(there)}">{escape(self.scenario)}</a>' if is_lasting else f"<code>{escape(self.scenario)}</code>"
        plain = there if is_lasting else self.scenario
        return {**data, "text/plain": f"{words} {plain}", "text/html": f"<p>{words} {link}</p>"}, metadata
